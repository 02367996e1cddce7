"""How the values of Spirit Island are written out: names of spirits, lands, pieces and cards; and all that is asked."""

from typing import Any

from nemeton.kernel import Naming, Phrase, Vocabulary

from .choices import ASKED
from .island import board_of, is_ocean
from .pieces import kind_and_hurt
from .state import IslandState


def seat_names(state: IslandState) -> tuple[str, ...]:
    """Seats are called after their spirits."""
    return tuple(f"spirit_island.seat.{spirit.name}" for spirit in state.spirits)


def seat_name(seat: Any) -> Phrase | Any:
    """A seat of which nobody knows the spirit. A name that is written out stays as it is."""
    return Phrase("spirit_island.seat.number", {"number": seat + 1}) if isinstance(seat, int) else seat


def land_name(land: Any) -> Phrase | Any:
    """A land by board and number; an ocean by its board."""
    if not isinstance(land, str) or not land:
        return land
    if is_ocean(land):
        return Phrase("spirit_island.ocean", {"board": board_of(land)})
    return Phrase("spirit_island.land", {"name": land})


def piece_name(piece: Any) -> Phrase | Any:
    """A piece, hurt or not."""
    if not isinstance(piece, str) or not piece:
        return piece
    kind, hurt = kind_and_hurt(piece)
    if hurt:
        return Phrase("spirit_island.hurt_piece", {"kind": Phrase(f"spirit_island.piece.{kind}"), "hurt": hurt})
    return Phrase(f"spirit_island.piece.{kind}")


def named(group: str) -> Any:
    """The name of something; where there is none, nothing."""
    return lambda name: Phrase(f"spirit_island.{group}.{name}") if name else name


def law_name(law: str) -> Phrase | str:
    """A section of the rules: a power, a spirit, an adversary or a scenario is called by its name."""
    kind, _, rest = law.partition(".")
    if kind in ("power", "spirit", "adversary", "scenario", "fear_card"):
        return Phrase(f"spirit_island.{kind}.{rest}")
    return Phrase(f"spirit_island.law.{law}") if law else law


SOURCES = ("energy", "plays", "destroyed")

NAMING: Naming = {
    "game": lambda game: Phrase("spirit_island.name") if game == "spirit_island" else game,
    **dict.fromkeys(("seat", "asked", "target", "taker", "payer"), seat_name),
    **dict.fromkeys(("land", "start", "end", "lands"), land_name),
    **dict.fromkeys(("piece", "new"), piece_name),
    **dict.fromkeys(("card", "power"), named("power")),
    "cards": lambda card: Phrase("spirit_island.listed", {"card": card}),
    "fear_card": named("fear_card"),
    "blight_card": named("blight_card"),
    "invader_card": named("invader_card"),
    "element": named("element"),
    "deck": named("deck"),
    "source": lambda source: Phrase(f"spirit_island.source.{source}") if source in SOURCES else land_name(source),
    "action": named("action"),
    "phase": named("phase"),
    "growth": named("growth"),
    "spirit": named("spirit"),
    "law": law_name,
    "law_name": law_name,
}

VOCABULARY = Vocabulary("spirit_island", ASKED)
