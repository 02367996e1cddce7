"""A picture of Cairn, read back: what tests look for in the SVG."""

import json
import re
from collections.abc import Iterator
from functools import cached_property
from typing import Any
from xml.etree.ElementTree import Element, fromstring

from nemeton.games.cairn.draw import draw
from nemeton.games.cairn.state import CairnState
from nemeton.kernel import Game
from nemeton.kernel.values import from_json

PLACE = re.compile(r"transform:translate\((-?[\d.]+)px,(-?[\d.]+)px\)")


class Picture:
    """An SVG that was parsed; a broken one fails here."""

    def __init__(self, svg: str) -> None:
        self.svg = svg
        self.root: Element = fromstring(svg)

    @property
    def told(self) -> str:
        """The description."""
        found = next(element for element in self.root if element.tag.endswith("}desc"))
        return found.text or ""

    @property
    def writing(self) -> list[str]:
        """All that is written in the picture."""
        return [element.text or "" for element in self.root.iter() if element.tag.endswith("}text")]

    def of(self, *classes: str) -> list[Element]:
        """Every element that has all these classes."""
        return [e for e in self.root.iter() if set(classes) <= set(e.get("class", "").split())]

    @cached_property
    def ids(self) -> dict[str, Element]:
        """Every element with an id; the same id twice fails."""
        found: dict[str, Element] = {}
        for element in self.root.iter():
            if ident := element.get("id"):
                assert ident not in found, f"two elements are {ident}"
                found[ident] = element
        return found

    def place(self, ident: str) -> tuple[float, float]:
        """Where a piece on the board stands."""
        found = PLACE.fullmatch(self.ids[ident].get("style", ""))
        assert found, f"{ident} lies in a dock"
        return float(found[1]), float(found[2])

    def is_(self, ident: str, css: str) -> bool:
        """Has the element this class?"""
        return css in self.ids[ident].get("class", "").split()

    @property
    def classes(self) -> set[str]:
        """Every class in the picture."""
        return {css for element in self.root.iter() for css in element.get("class", "").split()}

    @property
    def hits(self) -> Iterator[tuple[str | None, str, Any, bool]]:
        """What can be clicked: start, place, answer, and whether one click is enough."""
        for hit in self.of("hit"):
            answer = from_json(json.loads(hit.attrib["data-answer"]))
            yield hit.get("data-from"), hit.attrib["data-to"], answer, "is-open" in hit.attrib["class"].split()


def picture(game: Game[CairnState], seat: int = 0, language: str = "en") -> Picture:
    """The picture that a seat sees."""
    return Picture(game.svg(seat, language))


def on_a_page(game: Game[CairnState], seat: int = 0) -> Picture:
    """The same for a page that links the style sheets."""
    ask = next((ask for ask in game.asks if ask.seat == seat), None)
    words = game.book.words("en")
    return Picture(draw(game.seen_by(seat), seat=seat, ask=ask, journal=game.journal, words=words, style=False))
