"""The board of the Vagabond as people write it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ...rules.rule import FACTIONS
from ...written import ITEMS, NOTATION, Numbers, Text
from ..base import Faction
from .board import Item, VagabondBoard
from .characters import CHARACTERS

if TYPE_CHECKING:
    from ...positions import Page
    from ...state import RootState


class WrittenVagabond(Faction):
    """Items in words (`boot torch- sword! bag*`: exhausted, damaged, from under a ruin), relationships by faction."""

    board_keys = ("character", "at", "forest", "items", "relations", "aids", "quests", "refreshing", "tea_paid")

    def write_board(self, state: RootState, seat: int) -> dict[str, Any]:
        """Others are called after their factions."""
        board = state.boards[seat]
        assert isinstance(board, VagabondBoard)
        named = {
            key: {state.factions[whom]: value for whom, value in by_seat.items()}
            for key, by_seat in (("relations", board.relations), ("aids", board.aids))
        }
        return {"items": " ".join(word_of(item) for item in board.items), **named}

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Whoever has been set up is somebody, stands somewhere, and knows everybody."""
        read: dict[str, Any] = {"items": [item_of(word) for word in NOTATION.part(own, "items", Text, "").split()]}
        for key in ("relations", "aids"):
            known = NOTATION.part(own, key, Numbers, {})
            read[key] = {str(page.seat_of(name)): value for name, value in known.items()}
        if not fresh:
            read["character"] = own.get("character", "thief")
            NOTATION.names([str(read["character"])], CHARACTERS)
            if not own.get("at"):
                read["forest"] = own.get("forest", next(iter(page.forests)))
            others = [
                str(other)
                for other, name in enumerate(page.factions)
                if not isinstance(FACTIONS[name], WrittenVagabond)
            ]
            if page.data.get("draft"):
                others = []  # until all have chosen a faction
            read["relations"] = dict.fromkeys(others, 0) | read["relations"]
        return read


def word_of(item: Item) -> str:
    """An item in a word."""
    return f"{item.kind}{'-' * item.exhausted}{'!' * item.damaged}{'*' * item.from_ruin}"


def item_of(word: str) -> list[Any]:
    """The item of a word."""
    kind = word.rstrip("-!*")
    NOTATION.names([kind], ITEMS)
    return [kind, "-" in word, "!" in word, "*" in word]
