"""Figures that keep their numbers: whoever stays where it was is the same figure as before."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

Place = TypeVar("Place", bound=int | str)
Figures = Sequence[Mapping[Place, Sequence[int]]]  # by seat and place


def least_moves(pictures: Iterable[tuple[Figures[Place], int]]) -> int:
    """Look at one position after the other, each with how many pieces it has: of the figures no more may have gone
    elsewhere than the numbers tell. How many went in all?"""
    before: dict[tuple[int, int], Place] = {}
    moves = 0
    for figures, total in pictures:
        standing = {
            (seat, number): where
            for seat, places in enumerate(figures)
            for where, numbers in places.items()
            for number in numbers
        }
        assert len(standing) == total
        gone = [figure for figure in before if standing.get(figure) != before[figure]]
        least = sum(
            max(0, _count(before, seat, where) - _count(standing, seat, where))
            for seat in range(len(figures))
            for where in set(before.values())
        )
        assert len(gone) == least
        before, moves = standing, moves + least
    return moves


def _count(standing: Mapping[tuple[int, int], Place], seat: int, where: Place) -> int:
    return sum(owner == seat and place == where for (owner, _), place in standing.items())
