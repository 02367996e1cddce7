"""How Cairn's values are written out: names of stones, tribes, tokens; and all that is asked."""

from typing import Any

from nemeton.kernel import Naming, Phrase, Vocabulary

from . import abilities, building, turn
from .choices import is_off
from .field import TRIBES


def seat_name(seat: Any) -> Phrase | Any:
    """The tribe of a seat; None is nobody. A name that is written out already stays as it is."""
    if seat is None:
        return Phrase("cairn.seat.nobody")
    return Phrase(f"cairn.seat.{TRIBES[seat]}") if isinstance(seat, int) and seat in range(len(TRIBES)) else seat


def megalith_name(megalith: str) -> Phrase:
    """The name of a stone."""
    return Phrase(f"cairn.megalith.{megalith}")


def place_name(place: str) -> Phrase | str:
    """A space as players write it; beyond the field in words."""
    return Phrase("cairn.off", {"direction": place[4:]}) if is_off(place) else place


def law_name(law: str) -> Phrase | str:
    """A section of the rules; each megalith's is called after the stone."""
    if law.startswith("megalith."):
        return Phrase("cairn.law.megalith", {"megalith": law.removeprefix("megalith.")})
    return Phrase(f"cairn.law.{law}") if law else law


NAMING: Naming = {
    "game": lambda game: Phrase("cairn.name") if game == "cairn" else game,
    "seat": seat_name,
    "asked": seat_name,
    "whom": seat_name,
    "megalith": megalith_name,
    "token": lambda token: Phrase(f"cairn.token.{token}"),
    "face": lambda face: Phrase(f"cairn.face.{face}"),
    "space": place_name,
    "origin": place_name,
    "to": place_name,
    "law": law_name,
}

VOCABULARY = Vocabulary("cairn", {**turn.ASKED, **building.ASKED, **abilities.ASKED})
