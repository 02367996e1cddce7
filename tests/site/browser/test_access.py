"""No page has a serious fault of accessibility: axe looks at each, by day and by night, on a desktop and on a phone, in
every language."""

from pathlib import Path

import pytest

from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import SCREENS, axe_faults, grave_faults
from tests.site.browser.scenes import in_every_look
from tests.site.browser.staging import VERA, Tables, set_up
from tests.site.browser.test_screenshots import NEW_GUEST, SCENES

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def tables(data: Path) -> Tables:
    return set_up(data)


@in_every_look
def test_axe_finds_nothing_serious(
    site: str, data: Path, tables: Tables, visits: Visitors, screen: str, theme: str, language: str
) -> None:
    visit = visits(site, language=language, screen=SCREENS[screen], theme=theme, motion="reduce")
    visit.expected += ["status 400", "status 404", "Failed to load resource"]  # pages of failures are looked at too
    visit.as_person(VERA, data)
    told: list[str] = []
    for name, scene in SCENES.items():
        if name in NEW_GUEST:
            visit.context.clear_cookies()
        scene(visit.page, tables)
        told += [f"{name}: {fault}" for fault in grave_faults(visit.page)]
    assert told == []


def test_axe_is_awake(site: str, visits: Visitors) -> None:
    """A field without a name and pale words on pale ground are found."""
    visit = visits(site)
    visit.page.goto("/credits")
    visit.page.evaluate(
        """() => document.getElementById('main').insertAdjacentHTML('beforeend',
            '<input type="text"><p style="color: #ccc; background: #fff">pale</p>')"""
    )
    assert {"label", "color-contrast"} <= {fault["id"] for fault in axe_faults(visit.page)}
