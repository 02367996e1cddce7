"""A seat without a faction has nothing to be set by hand."""

from ..bench import FactionBench

BENCH = FactionBench()
