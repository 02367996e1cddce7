"""A person who plays Root in a browser: whatever is asked is answered on the map, on a board, with a card, a seat,
ticked cards or a button, as a person would. What lies in the picture must be reachable there."""

from random import Random
from typing import Any

from tests.site.browser.finger import Finger
from tests.site.browser.inis_person import written
from tests.site.browser.playing import has_read
from tests.site.browser.root_choosing import choose
from tests.site.browser.sites import Visit


class Wanderer(Finger):
    """Somebody at a table of Root."""

    def __init__(self, visit: Visit, seed: int = 1) -> None:
        super().__init__(visit, seed)
        self.lot = Random(seed)
        self._turn, self._moved = -1, 0

    def answer(self) -> str:
        """Answer what is asked; the kind of the question."""
        ask, state = self.question()
        if state["turn"] != self._turn:
            self._turn, self._moved = state["turn"], 0
        option = choose(ask, self.lot, self._moved)
        self._moved += isinstance(option, list) and not {"move", "passage"}.isdisjoint(map(str, option[:2]))
        self.give(ask["kind"], option)
        return str(ask["kind"])

    def _point_at(self, answer: str | None, start: str | None) -> None:
        """A finger cannot aim at one of a crowd: its clearing opens from near, and the line is touched."""
        super()._point_at(answer, start)
        if self.visit.screen.touch and self.page.evaluate("'closer' in document.getElementById('main').dataset"):
            wanted = f"[data-deed='{answer}']" if answer is not None else f"[data-start='{start}']"
            deed = self.page.locator(f"#near-card .near-deed{wanted}")
            deed.wait_for()
            has_read(self.visit)
            deed.tap()  # it scrolls there by itself, again if the lines were made anew meanwhile

    def _picked(self, things: list[Any]) -> str:
        """Two boots are two boxes."""
        for at, thing in enumerate(things):
            alike = self.page.locator(f".pick label:has([data-answer='{written(thing)}'])")
            self.visit.use(alike.nth(things[:at].count(thing)))
        has_read(self.visit)
        self.visit.use(self.page.locator(".decide [type=submit]"))
        return "pick"
