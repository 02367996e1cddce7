"""A picture read back: what the tests of every game look for in an SVG."""

import json
import re
from functools import cached_property
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring

from nemeton.kernel import Ask, Game
from nemeton.kernel.values import from_json

PLACE = re.compile(r"transform:translate\((-?[\d.]+)px,(-?[\d.]+)px\)( scale\([\d.]+\))?")


class Hit(NamedTuple):
    """Something to click: its answer, where it lies, what must be chosen first, and whether one click is enough."""

    answer: Any
    place: str
    start: str
    is_open: bool


class Picture:
    """An SVG that was parsed; a broken one fails here."""

    def __init__(self, svg: str) -> None:
        self.svg = svg
        self.root: Element = fromstring(svg)

    @property
    def told(self) -> str:
        """The description."""
        return next(element.text or "" for element in self.root if element.tag.endswith("}desc"))

    @property
    def writing(self) -> list[str]:
        """All that is written in the picture, or told to a pointer."""
        tags = ("}text", "}title")
        return [element.text or "" for element in self.root.iter() if element.tag.endswith(tags)]

    @cached_property
    def ids(self) -> dict[str, Element]:
        """Every element with an id; the same id twice fails."""
        found: dict[str, Element] = {}
        for element in self.root.iter():
            if ident := element.get("id"):
                assert ident not in found, f"two elements are {ident}"
                found[ident] = element
        return found

    def of(self, *classes: str) -> list[Element]:
        """Every element that has all these classes."""
        return [element for element in self.root.iter() if set(classes) <= classes_of(element)]

    def is_(self, ident: str, css: str) -> bool:
        """Has the thing this class?"""
        return css in classes_of(self.ids[ident])

    @property
    def classes(self) -> set[str]:
        """Every class in the picture."""
        return {css for element in self.root.iter() for css in classes_of(element)}

    @property
    def used(self) -> set[str]:
        """The names of all definitions that are referred to."""
        links = {element.get("href", "")[1:] for element in self.root.iter() if element.tag.endswith("}use")}
        return links | set(re.findall(r"url\(#([\w-]+)\)", self.svg))

    def place(self, ident: str) -> tuple[float, float]:
        """Where a piece stands."""
        found = PLACE.fullmatch(self.ids[ident].get("style", ""))
        assert found, f"{ident} has no place"
        return float(found[1]), float(found[2])

    def number(self, ident: str) -> str:
        """What is written on a thing."""
        texts = (element for element in self.ids[ident].iter() if element.tag.endswith("}text"))
        return "".join(element.text or "" for element in texts)

    @property
    def hits(self) -> list[Hit]:
        """What can be clicked."""
        return [
            Hit(
                from_json(json.loads(hit.attrib["data-answer"])),
                hit.attrib["data-to"],
                hit.get("data-from", ""),
                "is-open" in classes_of(hit),
            )
            for hit in self.of("hit")
        ]


def classes_of(element: Element) -> set[str]:
    """The classes of one element."""
    return set(element.get("class", "").split())


def on_a_page(
    game: Game[Any], seat: int, ask: Ask | None = None, language: str = "en", *, alone: bool = False
) -> Picture:
    """The picture that a seat sees, for a page that links the style sheets, or with its style inside."""
    journal = [entry for entry in game.journal if entry.is_for(seat)]
    words = game.book.words(language, game.state)
    return Picture(game.book.draw(game.seen_by(seat), seat=seat, ask=ask, journal=journal, words=words, style=alone))
