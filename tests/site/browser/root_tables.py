"""Tables of Root for browser tests: set up from a position by whoever hosts, others sit down; and who is asked what."""

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from nemeton.games.root.state import RootGame
from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import keep_up, write_position
from tests.site.browser.root_person import Wanderer
from tests.site.browser.sites import PATIENCE, PHONE, Screen, Visit


def new_table(visit: Visit, factions: Sequence[str], bots: str = "", **options: str) -> Wanderer:
    """A table against bots, of that level if one is named: the first faction is the visitor's own."""
    page = visit.page
    page.goto("/tables/new?game=root")
    page.locator("#players").select_option(str(len(factions)))
    expect(page.locator("select[name^=seat-]")).to_have_count(len(factions))
    for number, faction in enumerate(factions, 1):
        page.locator(f"select[name=option-seat_{number}]").select_option(faction)
    for name, value in options.items():
        page.locator(f"[name=option-{name}]").select_option(value)
    for seat in range(1, len(factions) if bots else 0):
        page.locator(f"select[name=seat-{seat}]").select_option(f"bot-{bots}")
    visit.use(page.locator("button[name=open]"))
    page.wait_for_url(re.compile(r"/tables/(?!new)"))
    return Wanderer(visit)


def alone_at(game: RootGame, site: str, visits: Visitors, *, language: str = "en", **wishes: Screen) -> Wanderer:
    """Somebody who sets a table up from a position and plays its first seat; the others are bots."""
    visit = visits(site, language=language, **wishes)
    open_position(visit, game)
    expect(visit.page.locator(".pan > svg")).to_be_visible()
    return Wanderer(visit)


def two_at(game: RootGame, site: str, visits: Visitors) -> tuple[Wanderer, Wanderer]:
    """A host at a desk who plays the first seat, and a guest who reads Russian on a phone and plays the second one."""
    host, guest = visits(site), visits(site, language="ru", screen=PHONE)
    open_position(host, game, guests=1)
    guest.page.goto(host.page.url)
    guest.page.locator("input[name=name]").fill("Ровена")
    guest.use(guest.page.locator(".room-seat button.main"))
    for visit in (host, guest):
        expect(visit.page.locator(".pan > svg")).to_be_visible()
    return Wanderer(host), Wanderer(guest)


def open_position(visit: Visit, game: RootGame, guests: int = 0) -> None:
    """The host writes the position down, looks at its picture, and opens the table."""
    page = visit.page
    page.goto("/positions/new?game=root")
    write_position(visit, game.position())
    expect(page.locator("#position-stage svg.root").first).to_be_visible()
    expect(page.locator("select[name^=seat-]")).to_have_count(len(game.state.factions))
    page.locator("select[name=seat-0]").select_option("me")
    for seat in range(1, len(game.state.factions)):
        page.locator(f"select[name=seat-{seat}]").select_option("open" if seat <= guests else "level:5")
    visit.use(page.locator("button[name=do][value=open]"))
    page.wait_for_url(re.compile(r"/tables/(?!new)"))


def until(people: Sequence[Wanderer], person: Wanderer, kind: str) -> None:
    """Until this person is asked that; somebody else who is asked something by then is a flaw."""
    for _ in range(PATIENCE // 50):
        keep_up(*(one.visit for one in people))
        asked = [(one, one.question()[0]["kind"]) for one in people if one.is_asked]
        if (person, kind) in asked:
            return
        assert not [told for _, told in asked], asked
        person.page.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked {kind}")


def journal(person: Wanderer) -> str:
    """The story of the present turn and of those before it, as the page tells it."""
    return re.sub(r"\s+", " ", person.page.locator("#journal").text_content() or "")
