"""The board of the Hundreds as it is set up by hand: the warlord on the map, his mood, and the hoard."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Tool

from ...draw.ink import use
from ..bench import Board, FactionBench
from .board import MOODS, SLOTS, STUBBORN, WARLORD, track_of


class HundredsBench(FactionBench):
    """The warlord is put where he stands; items go into the hoard, each on its track."""

    lasting = ("warlord", "mood", "command", "prowess", "from_ruins")
    own_tools = (WARLORD,)
    holds_items = True

    def complete(self, board: Board) -> None:
        """No items, and stubborn."""
        board.setdefault("command", [])
        board.setdefault("prowess", [])
        board.setdefault("mood", STUBBORN)
        board.setdefault("warlord", 0)

    def tools(self) -> Sequence[Tool]:
        """The warlord."""
        tag = '<svg class="root icon" viewBox="-36 -40 72 76" aria-hidden="true" focusable="false">'
        return (Tool(WARLORD, Phrase("root.piece.warlord"), f"{tag}{use('m-warlord')}</svg>"),)

    def place(self, board: Board, spot: str, by: int) -> None:
        """He comes to a clearing from wherever he was, or goes."""
        if spot.isdecimal():
            board["warlord"] = int(spot) if by > 0 else 0

    def item(self, board: Board, item: str, by: int) -> None:
        """An item comes on its track if there is room, or goes."""
        track = board[track_of(item)]
        if by < 0 and item in track:
            track.remove(item)
            board["from_ruins"] = [one for one in board.get("from_ruins", []) if one != item]
        elif by > 0 and len(track) < SLOTS:
            track.append(item)

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """The mood."""
        moods = tuple((mood, Phrase(f"root.mood.{mood}")) for mood in MOODS)
        return [Dial("mood", Phrase("root.bench.mood"), board["mood"], moods)]

    def turn(self, board: Board, dial: str, value: str) -> None:
        """He feels otherwise."""
        board["mood"] = value


BENCH = HundredsBench()
