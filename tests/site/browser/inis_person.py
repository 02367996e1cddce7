"""A person who plays Inis in a browser: whatever is asked is answered by clicking the island, a card in hand, a seat,
ticked cards or a button, as a person would. What lies on the island must be reachable there."""

import json
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Locator, expect

from tests.site.browser.inis_choosing import choose
from tests.site.browser.playing import STILL, has_read, point, press, version, wait_for_version
from tests.site.browser.sites import PATIENCE, Visit

# What is meant on the map or on a board beside it: all that gives this answer at once, or the pieces to begin with.
MEANT = """
    const found = from === null
        ? [...document.querySelectorAll('.drawn .hit.is-open')].filter(one => one.dataset.answer === answer)
        : [...document.querySelectorAll('.drawn .piece[data-from]')].filter(one => one.dataset.from === from);
"""
# A point of the stage where a click means this answer, or chooses this piece: that very thing must lie on top there.
# What may be clicked many times over (a player's clans) is clicked where it can be.
REACHED = (
    "([answer, from]) => {"
    + MEANT
    + """
    const chosen = document.querySelector('.drawn .piece.is-chosen');
    for (const thing of found) {
        thing.closest('.board-cards') && thing.scrollIntoView({ block: 'center', inline: 'center' });
        const stage = thing.closest('.stage, .board-cards').getBoundingClientRect();
        const box = thing.getBoundingClientRect();
        for (const [right, down] of [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.3, .3], [.7, .7]]) {
            const x = box.x + right * box.width, y = box.y + down * box.height;
            if (x < stage.left || x > stage.right || y < stage.top || y > stage.bottom) continue;
            const met = document.elementsFromPoint(x, y);
            if (!met[0]?.closest('.pan, .board-card')) continue; // something lies on the picture there
            const piece = met.map(one => one.closest('.drawn .piece[data-from]')).find(Boolean);
            const top = met.map(one => one.closest('.drawn [data-answer]')).find(Boolean);
            if (from === null ? top === thing && (chosen || !piece) : piece === thing) return [x, y];
        }
    }
    return null;
}"""
)
# Do all of these lie on boards that are not shown just now?
ASIDE = (
    "([answer, from]) => {"
    + MEANT
    + """
    return found.length > 0 && found.every(one => one.closest('#boards') && !one.checkVisibility());
}"""
)
# What opens the hand where it is a sheet.
HAND = "#rail [popovertarget=hand]"
# How an answer stands on the island: none of it there, at once, or behind the piece that must be chosen first.
ON_THE_ISLAND = """answer => {
    const hits = [...document.querySelectorAll('.drawn .hit')].filter(one => one.dataset.answer === answer);
    return hits.length ? hits.find(one => one.classList.contains('is-open')) ? '' : hits[0].dataset.from : null;
}"""


def written(option: Any) -> str:
    """An option as buttons and pictures carry it."""
    return json.dumps(option, ensure_ascii=False, separators=(",", ":"))


class Person:
    """Somebody at a table of Inis."""

    def __init__(self, visit: Visit, seed: int = 1) -> None:
        self.visit, self.page = visit, visit.page
        self.rng = Random(seed)
        self._token = ""
        self.ways: dict[str, int] = {}  # how often each way to answer was taken
        self.kinds: dict[str, int] = {}  # how often each question was answered

    # What the seat may know

    def table(self) -> dict[str, Any]:
        """The table as the API shows it to this person's seat."""
        ident = self.page.url.rpartition("/")[2]
        self._token = self._token or self.visit.token()
        told = httpx.get(f"{self.visit.address}/api/tables/{ident}", headers={"authorization": f"Bearer {self._token}"})
        told.raise_for_status()
        shown: dict[str, Any] = told.json()
        return shown

    @property
    def is_asked(self) -> bool:
        return self.page.locator("#prompt.is-mine").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator("#prompt.is-over").count() > 0

    def question(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The question that the page asks, and what the seat sees of the game. What the page shows may be a moment
        behind what the table tells; it is about to be swapped then."""
        asked, found = "", []
        for _ in range(PATIENCE // 100):
            asked, table = self.visit.ask.removeprefix("ask-"), self.table()
            found = table.get("asks", [])
            for ask in found:
                if ask["id"] == asked:
                    return ask, table["state"]
            self.page.wait_for_timeout(100)
        raise AssertionError(f"the page asks {asked}, the table {[ask['kind'] for ask in found]}")

    # Answering

    def answer(self) -> str:
        """Answer what is asked; the kind of the question."""
        ask, state = self.question()
        self.give(ask["kind"], choose(ask, state, self.rng))
        return str(ask["kind"])

    def give(self, kind: str, option: Any) -> None:
        """Answer with one option, by the way that a person would take."""
        before = self.visit.ask
        way = self._picked(option) if self.page.locator(".pick").count() else self._clicked(written(option))
        self.visit.wait_for_another_question(before)
        self.ways[way] = self.ways.get(way, 0) + 1
        self.kinds[kind] = self.kinds.get(kind, 0) + 1

    def _picked(self, cards: list[str]) -> str:
        for card in cards:
            self.visit.use(self.page.locator(f".pick label:has([data-answer='{written(card)}'])").first)
        has_read(self.visit)
        self.visit.use(self.page.locator(".decide [type=submit]"))
        return "pick"

    def _clicked(self, answer: str) -> str:
        start = self.page.evaluate(ON_THE_ISLAND, answer)
        if start is not None:
            if start:
                self._point_at(None, start)
                expect(self.page.locator(".drawn .piece.is-chosen").first).to_be_attached()  # its board may have closed
            self._point_at(answer, None)
            return "island"
        card = self.page.locator(f".hand > ul > li > .card[data-answer='{answer}']")
        if card.count() and self._may_hold(card.first) and self.rng.random() < 0.7:
            self._play(card.first)
            return "hand"
        seat = self.page.locator(f".seat[data-answer='{answer}']")
        if seat.count() and self.rng.random() < 0.7:
            has_read(self.visit)
            self.visit.use(seat)
            return "seat"
        press(self.visit, answer)
        return "button"

    def _point_at(self, answer: str | None, start: str | None) -> None:
        if self.page.evaluate(ASIDE, [answer, start]):
            has_read(self.visit)
            opener = self.page.locator(".tabs label:has(#tab-boards), [popovertarget=boards]")
            self.visit.use(opener.locator("visible=true"))
        place = self._place_of(answer, start)
        grip = self.page.locator("#grip")
        if place is None and grip.is_visible():
            self.visit.use(grip)  # cards to choose from lie over that place: they are lowered
            place = self._place_of(answer, start)
        assert place is not None, f"{answer or start} cannot be clicked on the island"
        point(self.visit, place)

    def _place_of(self, answer: str | None, start: str | None) -> list[float] | None:
        """Where a click means this answer or chooses this piece, once all is still; None if nothing is met."""
        self.page.wait_for_function(STILL)
        place: list[float] | None = self.page.evaluate(REACHED, [answer, start])
        return place

    def _may_hold(self, card: Locator) -> bool:
        """Can this card of the hand be touched, at once or in its sheet? What a desk asks whole cannot."""
        return card.is_visible() or self.page.locator(HAND).is_visible()

    def _play(self, card: Locator) -> None:
        """A card in hand is an answer; on a phone the hand is opened, and a finger opens the card whole first."""
        has_read(self.visit)
        if not card.is_visible():
            self.visit.use(self.page.locator(HAND))
        self.visit.use(card)
        if self.visit.screen.touch:
            self.page.locator("#large-deeds .option-button").first.tap()

    def is_seen(self, css: str) -> bool:
        """Is there such a thing on the page, to be seen?"""
        found = self.page.locator(css)
        return found.count() > 0 and found.first.is_visible()


def play_on(people: list[Person], most: int) -> int:
    """People answer, whoever is asked, until the game is over; how many answers it took."""
    given = idle = 0
    while given < most:
        latest = max(version(person.visit) for person in people)
        for person in people:
            wait_for_version(person.visit, latest)
        if people[0].is_over:
            return given
        asked = next((person for person in people if person.is_asked), None)
        if asked is not None:
            asked.answer()
            given, idle = given + 1, 0
        else:  # bots think; any of these people may be asked next
            assert idle < PATIENCE // 50, f"after {given} answers nobody is asked any more"
            idle += 1
            people[0].page.wait_for_timeout(50)
    raise AssertionError(f"after {most} answers the game still goes on")
