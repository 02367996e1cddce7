"""The face of a card as data: its kind, its facts with signs and words, what it does, and what more with what.

A game tells the facts; whoever shows the card lays them out, in any size. A card is any topic of the game's text that
has something on its face: a power, a stone, a territory, a faction.
"""

from typing import NamedTuple

from .words import Phrase


class Sign(NamedTuple):
    """A small drawing that stands beside a word: what the SVG shows, in which box, and whose style it has."""

    box: str
    body: str
    css: str = ""


class Fact(NamedTuple):
    """Something that is printed on a card: a few words, with the names of its signs. `sort` says what it is about."""

    sort: str
    told: Phrase
    signs: tuple[str, ...] = ()


class Need(NamedTuple):
    """So many of something that a level asks for. `name` is the name of its sign too."""

    name: str
    word: Phrase
    amount: int


class Level(NamedTuple):
    """What a card does besides, or instead: with what, or under which title."""

    text: Phrase
    needs: tuple[Need, ...] = ()
    title: Phrase | None = None


class Tag(NamedTuple):
    """What a card can be found by: a group (kind, suit, speed), the name in it, and its word."""

    group: str
    name: str
    word: Phrase


class Face(NamedTuple):
    """All that is printed on a card besides its name and picture.

    `elements` are what it brings to whoever plays it, named as the `needs` of levels are. `more` is what matters in
    play and is not printed on a small face. `css` are names for the style sheet.
    """

    kind: Phrase
    text: Phrase | None = None
    cost: int | None = None
    facts: tuple[Fact, ...] = ()
    elements: tuple[Fact, ...] = ()
    levels: tuple[Level, ...] = ()
    more: Phrase | None = None
    tags: tuple[Tag, ...] = ()
    css: str = ""


class Held(NamedTuple):
    """What somebody has of what levels need, by name; `if_played` counts what the card itself would bring."""

    counts: tuple[tuple[str, int], ...]
    if_played: bool = False

    def of(self, name: str) -> int:
        """So many of one thing.

        >>> Held((("fire", 2),)).of("fire"), Held(()).of("fire")
        (2, 0)
        """
        return dict(self.counts).get(name, 0)

    def reaches(self, level: Level) -> bool:
        """Is it enough for a level?"""
        return all(self.of(need.name) >= need.amount for need in level.needs)
