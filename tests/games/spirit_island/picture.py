"""A picture of Spirit Island, read back: what tests look for in the SVG."""

import json
import re
from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.phrases import seat_names
from nemeton.games.spirit_island.state import Island
from nemeton.kernel import Ask, Words
from nemeton.kernel.records import start
from nemeton.kernel.values import from_json

PLACE = re.compile(r"transform:translate\((-?[\d.]+)px,(-?[\d.]+)px\)")


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

    def of(self, css: str) -> list[Element]:
        """Every element of a class."""
        return [element for element in self.root.iter() if css in element.get("class", "").split()]

    @property
    def classes(self) -> set[str]:
        """Every class in the picture."""
        return {css for element in self.root.iter() for css in element.get("class", "").split()}

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
                "is-open" in hit.attrib["class"].split(),
            )
            for hit in self.of("hit")
        ]


def words_of(game: Island, language: str = "en") -> Words:
    """The words of a game, whose seats are called after their spirits."""
    return GAME.words(language).with_seats(seat_names(game.state))


def on_a_page(game: Island, seat: int, ask: Ask | None = None, language: str = "en", *, alone: bool = False) -> Picture:
    """The picture that a seat sees, for a page that links the style sheets, or with its style inside."""
    journal = [entry for entry in game.journal if entry.is_for(seat)]
    words = words_of(game, language)
    return Picture(GAME.draw(game.seen_by(seat), seat=seat, ask=ask, journal=journal, words=words, style=alone))


def random_play(players: int, seed: int, answers: int, **options: Any) -> Iterator[Island]:
    """The game before each of so many answers given at random; nobody is done soon."""
    game = start(GAME, players, options, seed)
    rng = Random(seed)
    for _ in range(answers):
        if game.over:
            return
        yield game
        ask = rng.choice(game.asks)
        option = ask.options[rng.randrange(len(ask.options))]
        if option == ("done",) and rng.random() < 0.8:
            option = ask.options[0]
        game.answer(option, ask.seat, to=ask.kind)
