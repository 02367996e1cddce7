"""A person whose finger cannot aim at what is small: parts of a picture come near before anything is chosen there."""

from tests.site.browser.inis_person import MEANT, Person
from tests.site.browser.playing import STILL, point

# The part of the picture that must come near before a finger can aim at this answer or piece, and where to touch it;
# nothing where it lies on the map, is near already, or is the second half of an answer.
FAR_PART = (
    "([answer, from]) => {"
    + MEANT
    + """
    const parts = found.map(one => one.closest('.in-corner'));
    if (!parts.length || parts.includes(null) || document.querySelector('.drawn .piece.is-chosen')) return null;
    if (parts.some(one => one.dataset.part === document.getElementById('main').dataset.near)) return null;
    const box = parts[0].getBoundingClientRect();
    for (const [right, down] of [[.5, .5], [.5, .1], [.5, .9], [.1, .5], [.9, .5]]) {
        const x = box.x + right * box.width, y = box.y + down * box.height;
        if (document.elementFromPoint(x, y)?.closest('[data-part]') === parts[0]) return [x, y];
    }
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
)
LENS = "document.getElementById('main').dataset.lens ?? ''"


class Finger(Person):
    """Somebody at a table whose picture has parts that come near; at a desk a mouse needs none of that."""

    def _point_at(self, answer: str | None, start: str | None) -> None:
        """A finger brings a panel near first; of the island, what was too small when it was touched is near then."""
        if not self.visit.screen.touch:
            super()._point_at(answer, start)
            return
        self.page.wait_for_function(STILL)  # a panel may be on its way back
        if place := self.page.evaluate(FAR_PART, [answer, start]):
            point(self.visit, place)
            self.page.wait_for_function(STILL)
        super()._point_at(answer, start)
        if self.page.evaluate(LENS):
            self.page.wait_for_function(STILL)
            super()._point_at(answer, start)
