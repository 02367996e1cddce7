"""Tables of Spirit Island for browser tests: set up in the form or from a position, alone or for two; and who is asked
what."""

import re
from collections.abc import Mapping, Sequence

from playwright.sync_api import expect

from nemeton.games.spirit_island.state import IslandGame
from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import keep_up, write_position
from tests.site.browser.sites import PATIENCE, PHONE, Screen, Visit
from tests.site.browser.spirit_island_person import Spirit


def new_table(
    visit: Visit, spirits: Sequence[str], *, seed: int = 1, options: Mapping[str, str] | None = None, guests: int = 0
) -> Spirit:
    """A table that is set up in the form: the first spirit is the visitor's own, the next ones wait for guests, the
    others are bots."""
    page = visit.page
    page.goto("/tables/new?game=spirit_island")
    page.locator("#players").select_option(str(len(spirits)))
    expect(page.locator("select[name^=seat-]")).to_have_count(len(spirits))
    expect(page.locator("select[name^=option-seat_]")).to_have_count(len(spirits))
    for seat in range(1, guests + 1):
        page.locator(f"select[name=seat-{seat}]").select_option("open")
    for number, spirit in enumerate(spirits, 1):
        page.locator(f"select[name=option-seat_{number}]").select_option(spirit)
    for name, value in (options or {}).items():
        if value == "yes":
            page.locator(f"input[name=option-{name}]").check()
        else:
            page.locator(f"select[name=option-{name}]").select_option(value)
    visit.use(page.locator("button[name=open]"))
    page.wait_for_url(re.compile(r"/tables/(?!new)"))
    return Spirit(visit, seed)


def alone_at(game: IslandGame, site: str, visits: Visitors, *, language: str = "en", **wishes: Screen) -> Spirit:
    """Somebody who sets a table up from a position and plays all of it: its first seat, the others are bots."""
    visit = visits(site, language=language, **wishes)
    open_position(visit, game)
    expect(visit.page.locator(".pan > svg")).to_be_visible(timeout=PATIENCE)
    return Spirit(visit)


def two_at(game: IslandGame, site: str, visits: Visitors) -> tuple[Spirit, Spirit]:
    """A host at a desk who plays the first seat, and a guest who reads Russian on a phone and plays the second one."""
    host, guest = visits(site), visits(site, language="ru", screen=PHONE)
    open_position(host, game, guests=1)
    return Spirit(host), sit_down(host, guest)


def sit_down(host: Visit, guest: Visit) -> Spirit:
    """A guest follows the host's link and takes the open seat."""
    guest.page.goto(host.page.url)
    guest.page.locator("input[name=name]").fill("Ровена")
    guest.use(guest.page.locator(".room-seat button.main"))
    for visit in (host, guest):
        expect(visit.page.locator(".pan > svg")).to_be_visible(timeout=PATIENCE)
    return Spirit(guest, seed=2)


def open_position(visit: Visit, game: IslandGame, guests: int = 0) -> None:
    """The host writes the position down, looks at its picture, and opens the table."""
    page, players = visit.page, len(game.state.spirits)
    page.goto("/positions/new?game=spirit_island")
    write_position(visit, game.position())
    expect(page.locator("#position-stage svg.isle").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator("select[name^=seat-]")).to_have_count(players, timeout=PATIENCE)
    page.locator("select[name=seat-0]").select_option("me")
    for seat in range(1, players):
        page.locator(f"select[name=seat-{seat}]").select_option("open" if seat <= guests else "level:3")
    visit.use(page.locator("button[name=do][value=open]"))
    page.wait_for_url(re.compile(r"/tables/(?!new)"))


def together(*people: Spirit) -> None:
    """Until all pages show the same."""
    keep_up(*(person.visit for person in people))


def journal(person: Spirit) -> str:
    """The story of the present turn and of those before it, as the page tells it."""
    return re.sub(r"\s+", " ", person.page.locator("#journal").text_content() or "")
