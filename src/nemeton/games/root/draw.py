"""The picture of a position."""

from collections.abc import Sequence

from nemeton.kernel import Ask, Entry, Words

from .state import RootState


def draw(
    view: RootState, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words, style: bool = True
) -> str:
    """What a seat sees."""
    return '<svg xmlns="http://www.w3.org/2000/svg"/>'
