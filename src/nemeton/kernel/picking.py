"""Subsets: every way to pick some of several counted kinds, as a lazy sequence with a length and an index."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Any, overload

from .values import Option

FEW = 64  # so many picks of one size are listed at once, because that is faster than to find each by its index


class Subsets(Sequence[tuple[Option, ...]]):
    """All picks of `counts` with `least` to `most` members and at most `limits[group]` of a group, each a sorted tuple.

    Nothing is listed before it is asked for: the length is counted and a member is found by its index.

    >>> picks = Subsets({"fox": 2, "mouse": 1}, least=1, most=2)
    >>> len(picks), list(picks)
    (4, [('mouse',), ('fox',), ('fox', 'mouse'), ('fox', 'fox')])
    >>> ("mouse", "fox") in picks, picks.index(("fox", "fox"))
    (False, 3)
    >>> list(Subsets({"a": 1, "b": 1, "c": 1}, least=2, most=2, groups={"a": "x", "b": "x"}, limits={"x": 1}))
    [('b', 'c'), ('a', 'c')]
    """

    def __init__(
        self,
        counts: Mapping[Option, int],
        least: int,
        most: int,
        groups: Mapping[Option, Hashable] | None = None,
        limits: Mapping[Hashable, int] | None = None,
    ) -> None:
        groups, limits = groups or {}, limits or {}
        self.counts = {kind: count for kind, count in counts.items() if count > 0}
        self.least, self.most = least, most
        self._limits = limits
        self._listed: list[tuple[Option, ...]] | None = None
        is_plain = not groups and not limits and 0 <= least == most
        if is_plain and comb(sum(self.counts.values()), most) <= FEW:
            ordered = sorted(self.counts)
            self._rows: list[tuple[Option, int, Hashable]] = [(kind, self.counts[kind], None) for kind in ordered]
            members = [kind for kind in ordered for _ in range(self.counts[kind])]
            self._listed = list(dict.fromkeys(combinations(members, most)))[::-1]
            self._length = len(self._listed)
            return
        self._count(groups)

    def _count(self, groups: Mapping[Option, Hashable]) -> None:
        """Order the kinds, and count how many picks go on from where."""
        least, most = self.least, self.most
        places: dict[Hashable, int] = {}  # kinds of one group stand together
        for kind in sorted(self.counts):
            places.setdefault(groups.get(kind), len(places))
        ordered = sorted(self.counts, key=lambda kind: (places[groups.get(kind)], kind))
        rows = [(kind, self.counts[kind], groups.get(kind)) for kind in ordered]
        self._rows = rows

        @cache
        def ways(at: int, taken: int, of_group: int) -> int:
            """How many ways the rows from `at` on can complete a pick of `taken`, `of_group` of them in this group."""
            if at == len(rows):
                return 1 if least <= taken <= most else 0
            choices = self._choices(at, taken, of_group)
            return sum(ways(at + 1, taken + n, self._carried(at, of_group + n)) for n in choices)

        self._ways = ways
        self._length = ways(0, 0, 0)

    def _choices(self, at: int, taken: int, of_group: int) -> range:
        _, count, group = self._rows[at]
        room = min(count, self.most - taken)
        if group in self._limits:
            room = min(room, self._limits[group] - of_group)
        return range(room + 1)

    def _carried(self, at: int, of_group: int) -> int:
        """The members of the present group so far, for the next row: none when the next row begins another group."""
        same_group = at + 1 < len(self._rows) and self._rows[at + 1][2] == self._rows[at][2]
        return of_group if same_group else 0

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> tuple[Option, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> list[tuple[Option, ...]]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._length))]
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError(index)
        if self._listed is not None:
            return self._listed[index]
        picked: list[Option] = []
        of_group = 0
        for at, (kind, _, _) in enumerate(self._rows):
            for n in self._choices(at, len(picked), of_group):
                carried = self._carried(at, of_group + n)
                ways = self._ways(at + 1, len(picked) + n, carried)
                if index < ways:
                    picked += [kind] * n
                    of_group = carried
                    break
                index -= ways
        return tuple(sorted(picked))

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """Where a pick stands; ValueError if it is none."""
        place = self._place(value)
        if place is None or place < start or (stop is not None and place >= stop):
            raise ValueError(value)
        return place

    def __contains__(self, value: object) -> bool:
        return self._place(value) is not None

    def _place(self, value: object) -> int | None:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return None
        try:
            if any(kind not in self.counts for kind in value) or list(value) != sorted(value):
                return None
        except TypeError:  # an answer of any shape may come in, and lists are not hashable
            return None
        if self._listed is not None:
            return self._listed.index(value) if value in self._listed else None
        place = taken = of_group = 0
        for at, (kind, _, _) in enumerate(self._rows):
            wanted = value.count(kind)
            choices = self._choices(at, taken, of_group)
            if wanted not in choices:
                return None
            place += sum(self._ways(at + 1, taken + n, self._carried(at, of_group + n)) for n in choices[:wanted])
            taken, of_group = taken + wanted, self._carried(at, of_group + wanted)
        return place

    def __iter__(self) -> Iterator[tuple[Option, ...]]:
        return iter(self._listed) if self._listed is not None else (self[i] for i in range(self._length))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Subsets):
            mine, others = ((each._rows, each.least, each.most, each._limits) for each in (self, other))
            return mine == others
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash((tuple(self._rows), self.least, self.most))

    def __repr__(self) -> str:
        return f"Subsets({self.counts}, least={self.least}, most={self.most})"
