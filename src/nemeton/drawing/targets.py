"""Places of a picture that can be clicked, and what may be chosen there now: lit, and ready for the pointer.

A target carries the answer as JSON in `data-answer`, what must be chosen first in `data-from`. Of a place with several
answers only its discs are clicked. How a place, its light and its discs look is the game's own.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, Protocol, TypeVar

from .svg import attributes, piece, translate
from .woodcut import num


class Spot(NamedTuple):
    """A place that can be clicked: the part of the picture that holds it, its middle, half its breadth and height."""

    part: str
    x: float
    y: float
    wide: float
    high: float
    shape: str = "box"  # or "disc", or a shape of the game's own


class Spots:
    """All places of a picture by name; things that are alike share one."""

    def __init__(self) -> None:
        self.known: dict[str, list[Spot]] = {}

    def add(self, name: str, spot: Spot) -> None:
        """One more place."""
        self.known.setdefault(name, []).append(spot)

    def box(self, name: str, part: str, x: float, y: float, width: float, height: float) -> None:
        """A rectangle, given by its upper left corner and its size."""
        self.add(name, Spot(part, x + width / 2, y + height / 2, width / 2, height / 2))

    def add_all(self, others: "Spots") -> None:
        """The places of another part."""
        for name, spots in others.known.items():
            self.known.setdefault(name, []).extend(spots)

    def copy(self) -> "Spots":
        """The same places, to which more may be added."""
        own = Spots()
        own.known = {name: [*spots] for name, spots in self.known.items()}
        return own

    def inside(self, part: str, name: str) -> Iterator[tuple[int, Spot]]:
        """The spots of a place in a part of the picture, numbered."""
        return ((at, spot) for at, spot in enumerate(self.known[name]) if spot.part == part)


class Click(Protocol):
    """One way to click an option: the place that answers, and what must be chosen first."""

    @property
    def place(self) -> str: ...
    @property
    def start(self) -> str: ...


Way = TypeVar("Way", bound=Click)


class Lights(Generic[Way]):
    """Everything that can be clicked in a picture. A game says how it looks: `light`, `grip`, `hit` and `discs`."""

    under: Collection[str] = ()  # the shapes that lie under everything else

    def __init__(self, found: Iterable[Way], spots: Spots) -> None:
        self._spots = spots
        known = spots.known
        self._choices = [one for one in found if one.place in known and (not one.start or one.start in known)]
        self._together: dict[tuple[str, str], list[Way]] = {}
        for one in self._choices:
            self._together.setdefault((one.place, one.start), []).append(one)

    def light(self, place: str, spot: Spot) -> str:
        """How a place is lit."""
        raise NotImplementedError

    def grip(self, spot: Spot) -> str:
        """What is chosen first, drawn around nothing: it is moved to its place."""
        raise NotImplementedError

    def hit(self, choice: Way, spot: Spot) -> str:
        """An area that answers."""
        raise NotImplementedError

    def discs(self, together: Sequence[Way], spot: Spot) -> list[str]:
        """What is clicked where a place has several answers."""
        raise NotImplementedError

    def glow(self, part: str, *, wide: bool = False) -> str:
        """Lit places, those that lie under everything (`wide`) or the others; softly lit where something must be
        chosen first."""
        open_now = {one.place for one in self._choices if not one.start}
        drawn = ""
        for place in dict.fromkeys(one.place for one in self._choices):
            css = "target" if place in open_now else "target is-soft"
            for at, spot in self._spots.inside(part, place):
                if (spot.shape in self.under) == wide:
                    ident = numbered(f"target-{place}", at)
                    drawn += f'<g id="{ident}" class="{css} lit-{spot.shape}">{self.light(place, spot)}</g>'
        return drawn

    def starts(self, part: str) -> str:
        """What is chosen first."""
        drawn = ""
        for start in dict.fromkeys(one.start for one in self._choices if one.start):
            for at, spot in self._spots.inside(part, start):
                ident, place = numbered(f"start-{start}", at), translate((spot.x, spot.y))
                drawn += piece(ident, "start", place, self.grip(spot), data={"data-from": start})
        return drawn

    def hits(self, part: str) -> str:
        """Places first, small ones above large ones, then discs."""
        areas: list[tuple[float, str]] = []
        above = ""
        for (place, _), together in self._together.items():
            for _at, spot in self._spots.inside(part, place):
                if len(together) == 1:
                    areas.append((-spot.wide, self.hit(together[0], spot)))
                else:
                    above += "".join(self.discs(together, spot))
        return "".join(body for _, body in sorted(areas, key=lambda one: one[0])) + above


def numbered(name: str, at: int) -> str:
    """The first of its kind bears the plain name.

    >>> numbered("target-deck", 0), numbered("target-deck", 2)
    ('target-deck', 'target-deck-2')
    """
    return f"{name}-{at}" if at else name


def clicked(choice: Click, answer: str, css: str) -> str:
    """The attributes of what is clicked."""
    return _clicked(choice.start, choice.place, answer, css)


@lru_cache(20_000)
def _clicked(start: str, place: str, answer: str, css: str) -> str:
    """The same places answer the same turn after turn."""
    is_open = " is-open" * (not start)
    return attributes({"class": css + is_open, "data-from": start, "data-to": place, "data-answer": answer})


@lru_cache(20_000)
def outline(spot: Spot, more: float, corner: float) -> str:
    """A box around a spot.

    >>> outline(Spot("map", 10, 10, 5, 4), 1, 6)
    'x="4" y="5" width="12" height="10" rx="6"'
    """
    x, y = num(spot.x - spot.wide - more), num(spot.y - spot.high - more)
    width, height = num(2 * (spot.wide + more)), num(2 * (spot.high + more))
    return f'x="{x}" y="{y}" width="{width}" height="{height}" rx="{num(corner)}"'
