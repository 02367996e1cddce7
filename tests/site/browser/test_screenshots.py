"""A picture of every page: on a desktop, a laptop, a tablet and a phone, by day and by night, in every language. They
are left in `build/screenshots/`, to be looked at; the test itself sees to it that nothing is cut off or wider than the
screen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import SCREENS, take_picture, too_wide
from tests.site.browser.staging import VERA, Tables, set_up

LOOKS = [
    ("desktop", "light", "en"),
    ("desktop", "dark", "en"),
    ("phone", "light", "en"),
    ("phone", "dark", "en"),
    ("desktop", "light", "ru"),
    ("phone", "light", "ru"),
    ("desktop", "dark", "ru"),
    ("phone", "dark", "ru"),
    ("desktop", "light", "uk"),
    ("phone", "dark", "uk"),
    ("laptop", "light", "ru"),
    ("tablet", "light", "ru"),
]


@pytest.fixture(scope="module")
def tables(data: Path) -> Tables:
    return set_up(data)


Scene = Callable[[Page, Tables], object]


def at(path: str, status: int = 200) -> Scene:
    """A page as it comes. One that is not there is not taken for another."""

    def go(page: Page, tables: Tables) -> None:
        answer = page.goto(path.format(**tables._asdict()))
        assert answer is not None, path
        assert answer.status == status, path

    return go


def sheet(path: str, name: str) -> Scene:
    """A table with one of its sheets or tabs open."""

    def open_it(page: Page, tables: Tables) -> None:
        at(path)(page, tables)
        opener = page.locator(f"#rail button[popovertarget={name}]")
        (opener if opener.is_visible() else page.locator(f".tabs label:has(#tab-{name})")).click()

    return open_it


def bad_record(page: Page, _tables: Tables) -> None:
    page.goto("/replay")
    page.locator("textarea").fill('{"nemeton": 1, "game": "go"}')
    page.locator("main button[type=submit]").click()


def bad_position(page: Page, _tables: Tables) -> None:
    page.goto("/positions/new?game=cairn")
    page.locator("#text").fill(page.locator("#text").input_value().replace('"a1"', '"z9"', 1) + " ")
    page.locator("#position-problem").wait_for()


def continuing(page: Page, tables: Tables) -> None:
    at("/tables/{over}/replay?at=12")(page, tables)
    page.locator("#continue summary").click()


def chosen(page: Page, tables: Tables) -> None:
    at("/tables/{middle}")(page, tables)
    piece = page.locator(".stage .piece.is-movable .figure").first
    if piece.count():
        piece.click()


SCENES: dict[str, Scene] = {
    "home": at("/"), "new-table": at("/tables/new?game=cairn"), "room": at("/tables/{waiting}"),
    "table-begun": at("/tables/{begun}"), "table-middle": at("/tables/{middle}"), "table-chosen": chosen,
    "table-late": at("/tables/{late}"), "table-over": at("/tables/{over}"),
    "table-chat": sheet("/tables/{middle}", "chat"),
    "table-journal": sheet("/tables/{late}", "journal"), "table-stones": sheet("/tables/{middle}", "stones"),
    "table-more": sheet("/tables/{middle}", "more"), "journal": at("/tables/{late}/journal"),
    "replay": at("/tables/{over}/replay?at=24"), "replay-end": at("/tables/{over}/replay"), "continue": continuing,
    "rules": at("/rules/cairn"), "cards": at("/cards/cairn"), "cards-none": at("/cards/cairn?q=zzz"), "me": at("/me"),
    "verify": at("/verify"), "verified": at("/verify?table={over}"), "upload": at("/replay"), "upload-bad": bad_record,
    "position": at("/positions/new?game=cairn"), "position-bad": bad_position, "credits": at("/credits"),
    "bots": at("/bots"), "learn": at("/learn"), "learn-game": at("/learn/root"), "lesson": at("/learn/cairn/moving"),
    "sandbox": at("/sandbox"), "sandbox-root": at("/sandbox/root"), "explorer": at("/explorer/cairn"),
    "explorer-far": at("/explorer/cairn?deal=7&go=0.1.0"), "ending": at("/tables/{over}/end"),
    "analysis": at("/tables/{over}/analysis"), "rules-root": at("/rules/root"),
    "cards-island": at("/cards/spirit_island?q=flood"), "api": at("/api/docs"),
    "missing": at("/nowhere", 404), "no-table": at("/tables/nosuchtable", 404), "home-empty": at("/"),
    "room-guest": at("/tables/{waiting}"),
}  # fmt: skip
NEW_GUEST = ("home-empty", "room-guest")


@pytest.mark.long
@pytest.mark.parametrize(("screen", "theme", "language"), LOOKS)
def test_every_page_has_its_picture(
    site: str, data: Path, tables: Tables, visits: Visitors, screen: str, theme: str, language: str
) -> None:
    visit = visits(site, language=language, screen=SCREENS[screen], theme=theme, motion="reduce")
    visit.expected += ["status 400", "status 404", "Failed to load resource"]  # the pages that say so are looked at too
    visit.as_person(VERA, data)
    told: list[str] = []
    for name, scene in SCENES.items():
        if name in NEW_GUEST:
            visit.context.clear_cookies()
        scene(visit.page, tables)
        take_picture(visit.page, f"{name}-{screen}-{theme}-{language}", full_page=True)
        told += [f"{name}: {problem}" for problem in too_wide(visit.page)]
    assert told == []
