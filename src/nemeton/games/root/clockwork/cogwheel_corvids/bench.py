"""The board of the Cogwheel Corvids as it is set up by hand: all of it is seen on the map."""

from ...factions.bench import Board, FactionBench


class CogwheelCorvidsBench(FactionBench):
    """Which plot lies face down where is left to chance."""

    lasting = ()

    def complete(self, board: Board) -> None:
        """Nothing is named."""
        board.pop("plots", None)


BENCH = CogwheelCorvidsBench()
