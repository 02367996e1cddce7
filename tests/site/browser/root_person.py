"""A person who plays Root in a browser: whatever is asked is answered on the map, on a board, with a card, a seat,
ticked cards or a button, as a person would. What lies in the picture must be reachable there."""

from random import Random
from typing import Any

from tests.site.browser.inis_person import MEANT, Person, written
from tests.site.browser.playing import point
from tests.site.browser.root_choosing import choose
from tests.site.browser.sites import Visit

# The part of the picture that must come near before a finger can aim at this answer or piece, and where to touch it;
# nothing where it lies on the map, is near already, or is the second half of an answer.
FAR_PART = (
    "([answer, from]) => {"
    + MEANT
    + """
    const parts = found.map(one => one.closest('[data-part]'));
    if (!parts.length || parts.includes(null) || document.querySelector('.stage .piece.is-chosen')) return null;
    if (parts.some(one => one.dataset.part === document.getElementById('main').dataset.near)) return null;
    const box = parts[0].getBoundingClientRect();
    for (const [right, down] of [[.5, .5], [.5, .1], [.5, .9], [.1, .5], [.9, .5]]) {
        const x = box.x + right * box.width, y = box.y + down * box.height;
        if (document.elementFromPoint(x, y)?.closest('[data-part]') === parts[0]) return [x, y];
    }
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
)
GLIDE = 350  # milliseconds until a part has come near, or is back


class Wanderer(Person):
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
        self._moved += isinstance(option, list) and "move" in option[:2]
        self.give(ask["kind"], option)
        return str(ask["kind"])

    def _point_at(self, answer: str | None, start: str | None) -> None:
        """A finger brings a board near first: it could not aim at the small things there."""
        if self.visit.screen.touch:
            self.page.wait_for_timeout(GLIDE)  # a board may be on its way back
            if place := self.page.evaluate(FAR_PART, [answer, start]):
                point(self.visit, place)
                self.page.wait_for_timeout(GLIDE)
        super()._point_at(answer, start)

    def _picked(self, things: list[Any]) -> str:
        """Two boots are two boxes."""
        for at, thing in enumerate(things):
            alike = self.page.locator(f".pick label:has([data-answer='{written(thing)}'])")
            alike.nth(things[:at].count(thing)).click()
        self.page.locator(".pick [type=submit]").click()
        return "pick"
