"""Answers in advance: what a seat may say before it is asked."""

from collections.abc import Sequence
from typing import NamedTuple

from .values import Option
from .words import Phrase


class Ahead(NamedTuple):
    """Something that a seat may answer in advance, as far as it sees the game.

    `name` is its own, `said` its words, and `kinds` are the asks that it answers. With one option it is
    a standing answer: it is given whenever one of them is asked, or, if it is meant `once`, to the next of them. With
    several the seat chooses one of them, and it is given once, if it is still on offer then. Either is dropped as soon
    as nothing with the same name and the same `holds` may be said in advance any more.
    """

    name: str
    said: Phrase
    kinds: tuple[str, ...]
    options: Sequence[Option]
    holds: str = ""
    once: bool = False

    @property
    def is_standing(self) -> bool:
        """Is it given whenever it is asked?"""
        return len(self.options) == 1
