"""Small parts of a table that are the same whenever they are shown: made once, and looked up by all that they show."""

from functools import lru_cache
from typing import Any

import msgspec
from markupsafe import Markup

from nemeton.games.handbook import rules_folder
from nemeton.kernel import Option, Rulebook
from nemeton.kernel.values import to_json

from ..words.speech import Speech
from .parts import LawView


@lru_cache(20_000)
def answer_json(option: Option) -> str:
    """An option as buttons and pictures carry it."""
    return msgspec.json.encode(to_json(option)).decode()


@lru_cache(200)
def seat_picture(book: Rulebook[Any], seat: int) -> Markup:
    """What stands for a seat."""
    return Markup(book.beside.seat_picture(seat))


@lru_cache(1_000)
def sign_of(book: Rulebook[Any], name: str) -> Markup:
    """The sign of a game that is called so."""
    return Markup(book.beside.sign(name)) if name else Markup("")


@lru_cache(10_000)
def law_view(speech: Speech, law: str) -> LawView | None:
    """A section of the rules; none where the game has no page of them."""
    if not rules_folder(speech.book).is_dir():
        return None
    return LawView(speech.law(law), f"/rules/{speech.book.name}#{law}")
