"""The board of the Marquise as it is set up by hand: all of it is seen on the map."""

from ..bench import FactionBench

BENCH = FactionBench()
