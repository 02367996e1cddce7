"""How the values of Inis are written out: names of clans, cards and territories; and all that is asked."""

from typing import Any

from nemeton.kernel import Naming, Phrase, Vocabulary

from . import (
    assembly,
    clash,
    decks,
    moving,
    season,
    setup,
    tale_draws,
    windows,
)

SEATS = ("boar", "salmon", "stag", "crane")


def seat_name(seat: Any) -> Phrase | Any:
    """The clan of a seat; None and -1 are nobody. A name that is written out already stays as it is."""
    if seat is None or seat == -1:
        return Phrase("inis.seat.nobody")
    return Phrase(f"inis.seat.{SEATS[seat]}") if isinstance(seat, int) and seat in range(len(SEATS)) else seat


def card_name(card: str) -> Phrase | str:
    """The name of a card; where a question is about none, nothing."""
    return Phrase(f"inis.card.{card}") if card else card


def tile_name(where: str) -> Phrase | str:
    """The name of a territory; where a question is about none, nothing."""
    return Phrase(f"inis.territory.{where}") if where else where


def law_name(law: str) -> Phrase | str:
    """A section of the rules; those of cards and territories are called after them."""
    kind, _, name = law.partition(".")
    if kind == "card":
        return Phrase("inis.law.card", {"card": name})
    if kind == "tile":
        return Phrase("inis.law.tile", {"where": name})
    return Phrase(f"inis.law.{law}") if law else law


NAMING: Naming = {
    "game": lambda game: Phrase("inis.name") if game == "inis" else game,
    "seat": seat_name,
    "asked": seat_name,
    "whom": seat_name,
    "player": seat_name,
    "by": seat_name,
    "to": seat_name,
    "card": card_name,
    "cards": lambda card: Phrase("inis.listed", {"card": card}),
    "kind": lambda kind: Phrase(f"inis.kind.{kind}"),
    "half": lambda half: Phrase(f"inis.half.{half}"),
    "where": tile_name,
    "origin": tile_name,
    "other": tile_name,
    "places": tile_name,
    "law": law_name,
}

VOCABULARY = Vocabulary(
    "inis",
    setup.ASKED
    | assembly.ASKED
    | season.ASKED
    | windows.ASKED
    | moving.ASKED
    | clash.ASKED
    | tale_draws.ASKED
    | decks.ASKED,
)
