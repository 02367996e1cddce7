"""Relics: where they lie, who may dig for them, and what it takes to keep a servant over it (Law 15.2, 15.5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import concealed

from ...places import clearings_beside, forests_beside, suits_of
from ...rules.rule import has_enemy_pieces, opponents_in, ruler
from .board import FACES, RELICS, KeepersBoard, Relic, kind_of, piece_of, upper_side

if TYPE_CHECKING:
    from ...state import RootState


def board_of(state: RootState, seat: int) -> KeepersBoard:
    """The board of the Keepers."""
    board = state.boards[seat]
    assert isinstance(board, KeepersBoard)
    return board


# In clearings


def relics_in(state: RootState, seat: int, where: int) -> list[str]:
    """The relics that lie in a clearing."""
    return [piece for owner, piece in state.clearings[where].tokens if owner == seat and piece in RELICS]


def faces_in(state: RootState, seat: int, where: int) -> list[str]:
    """The waystations in a clearing, as they lie."""
    return [piece for owner, piece in state.clearings[where].buildings if owner == seat and piece in FACES]


def camps(state: RootState, seat: int) -> list[int]:
    """The clearings with waystations, each as often as there are."""
    return [where for where in state.clearings for _ in faces_in(state, seat, where)]


def recoverable(state: RootState, seat: int, where: int) -> list[str]:
    """The relics there that a waystation beside them takes, each name once (15.5.2.III.A)."""
    kinds = {upper_side(face) for face in faces_in(state, seat, where)}
    return sorted({piece for piece in relics_in(state, seat, where) if kind_of(piece) in kinds}) if kinds else []


def is_on_map(state: RootState, seat: int) -> bool:
    """Have they a warrior or a waystation on the map (15.4.1)?"""
    return any(here.warriors[seat] or faces_in(state, seat, where) for where, here in state.clearings.items())


# In forests


def diggable(state: RootState, seat: int, where: int) -> list[tuple[str, str]]:
    """The relics of the forests beside a clearing: which forest, and what is seen of the relic; each once."""
    forests = board_of(state, seat).forests
    return [
        (forest, piece)
        for forest in forests_beside(state, where)
        for piece in sorted({piece_of(relic) for relic in forests.get(forest, ())})
    ]


def may_dig(state: RootState, seat: int, where: int) -> bool:
    """Do they rule the clearing, with a warrior there (15.5.2.II)?"""
    return bool(state.clearings[where].warriors[seat]) and ruler(state, where) == seat


def take_from_forest(board: KeepersBoard, forest: str, piece: str) -> Relic:
    """A relic leaves a forest; of some that look alike nobody can tell which."""
    lying = board.forests[forest]
    relic = next(relic for relic in lying if piece_of(relic) == piece)
    lying.remove(relic)
    if not lying:
        del board.forests[forest]
    return relic


def lay_in_forest(board: KeepersBoard, forest: str, relic: Relic) -> None:
    """A relic comes to a forest. What lies there has no order that would tell of values."""
    lying = board.forests.setdefault(forest, [])
    lying.append(relic)
    lying.sort(key=piece_of)
    board.forests = dict(sorted(board.forests.items(), key=lambda one: (len(one[0]), one[0])))


def seen_relic(relic: Relic, viewer: int) -> Relic:
    """A relic as a seat sees it."""
    return Relic(relic.kind, concealed([relic.value], viewer)[0])


# Rule


def foes_in(state: RootState, seat: int, where: int) -> list[int]:
    """Enemies with pieces there; warriors that the Keepers count as their own are no enemy's (Law Zh.1.11)."""
    return [foe for foe in opponents_in(state, seat, where) if has_enemy_pieces(state, seat, foe, where)]


def ruled_around(state: RootState, seat: int, forest: str) -> int:
    """How many of the clearings beside a forest they rule (15.5.2.II.B)."""
    return sum(ruler(state, where) == seat for where in clearings_beside(state, forest))


def ruled_alike(state: RootState, seat: int, where: int) -> int:
    """How many clearings that match this one they rule, itself among them (15.5.2.III.C). One of every suit matches
    all others."""
    suits = set(suits_of(state, where))
    return sum(ruler(state, other) == seat for other in state.clearings if suits & set(suits_of(state, other)))
