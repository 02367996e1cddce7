"""The second Vagabond (Law 9.7). What two of them share stands where the first one's law does: each brings a set of
items under the ruins (`fill_ruins`), they choose among two of them (`explore`), have no relationship (`met`), give no
aid, and share the quests."""

from __future__ import annotations

from ..vagabond.rules import Vagabond
from .board import SecondVagabondBoard


class SecondVagabond(Vagabond):
    """Another pawn between all others."""

    name = "vagabond_2"
    reach = 2
    promise = 1.0
    second_of = "vagabond"

    def board(self) -> SecondVagabondBoard:
        return SecondVagabondBoard()


FACTION = SecondVagabond()
