"""No page has a serious fault of accessibility: axe looks at each, by day and by night, on a desktop and on a phone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.site.browser.conftest import Visitors
from tests.site.browser.sites import DESKTOP, PHONE, Screen, running_site
from tests.site.browser.staging import VERA, Tables, set_up
from tests.site.browser.test_screenshots import NEW_GUEST, SCENES

AXE = Path(__file__).resolve().parents[3] / "build" / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = """async () => {
    const found = await axe.run(document, {resultTypes: ['violations'], rules: {'color-contrast': {enabled: true}}});
    const told = nodes => nodes.map(node => node.html);
    return found.violations.map(({id, impact, help, nodes}) => ({id, impact, help, nodes: told(nodes)}));
}"""

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def tables(data: Path) -> Tables:
    return set_up(data)


@pytest.fixture(scope="module")
def site(data: Path, tables: Tables) -> Iterator[str]:
    with running_site(data) as address:
        yield address


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(
    site: str, data: Path, tables: Tables, visits: Visitors, screen: Screen, theme: str
) -> None:
    visit = visits(site, screen=screen, theme=theme, motion="reduce")
    visit.expected += ["status 400", "status 404", "Failed to load resource"]  # pages of failures are looked at too
    visit.as_person(VERA, data)
    told: list[str] = []
    for name, scene in SCENES.items():
        if name in NEW_GUEST:
            visit.context.clear_cookies()
        scene(visit.page, tables)
        visit.page.evaluate(AXE.read_text(encoding="utf-8"))  # never part of a page
        told += [f"{name}: {_told(fault)}" for fault in visit.page.evaluate(RUN) if fault["impact"] in GRAVE]
    assert told == []


def test_axe_is_awake(site: str, visits: Visitors) -> None:
    """A field without a name and pale words on pale ground are found."""
    visit = visits(site)
    visit.page.goto("/credits")
    visit.page.evaluate(
        """() => document.getElementById('main').insertAdjacentHTML('beforeend',
            '<input type="text"><p style="color: #ccc; background: #fff">pale</p>')"""
    )
    visit.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert {"label", "color-contrast"} <= {fault["id"] for fault in visit.page.evaluate(RUN)}


def _told(fault: dict[str, Any]) -> str:
    return f"{fault['impact']}, {fault['id']}: {fault['help']}: {' | '.join(node[:160] for node in fault['nodes'][:4])}"
