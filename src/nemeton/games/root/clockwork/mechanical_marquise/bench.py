"""The board of the Mechanical Marquise as it is set up by hand: all of it is seen on the map."""

from ...factions.bench import FactionBench

BENCH = FactionBench()
