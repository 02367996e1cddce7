"""A QR code of an address, as one path of SVG (ISO/IEC 18004: bytes, one block of error correction, versions 1 to 5).

An address of a table is short, so this much of the standard is enough; a longer one than 106 bytes has no code.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import groupby, pairwise
from typing import NamedTuple

Grid = list[list[bool]]
QUIET = 4  # modules of paper around the code


class Version(NamedTuple):
    """How large a code is: modules on a side, bytes of data and of correction, and the bits that name its level."""

    size: int
    data: int
    check: int
    level: int


MEDIUM, LOW = 0b00, 0b01
VERSIONS = (
    Version(21, 16, 10, MEDIUM),
    Version(25, 28, 16, MEDIUM),
    Version(29, 44, 26, MEDIUM),
    Version(33, 80, 20, LOW),
    Version(37, 108, 26, LOW),
)
HEAD = 2  # bytes that the kind, the length and the end of the text take
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, _: row % 2 == 0,
    lambda _, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)


def _powers() -> tuple[list[int], list[int]]:
    """The powers of two in the field of 256 elements, and which power each element is."""
    powers, which = [1] * 512, [0] * 256
    for at in range(1, 255):
        doubled = powers[at - 1] << 1
        powers[at] = doubled ^ 0x11D if doubled & 256 else doubled
    for at in range(255):
        which[powers[at]] = at
        powers[at + 255] = powers[at]
    return powers, which


POWERS, WHICH = _powers()


@lru_cache(200)
def qr_path(text: str) -> tuple[str, int] | None:
    """The dark modules as a path, and how many stand on a side with the paper around; None for too long a text."""
    found = modules(text)
    if found is None:
        return None
    dark = ((row, column) for row, line in enumerate(found) for column, is_dark in enumerate(line) if is_dark)
    path = "".join(f"M{column + QUIET} {row + QUIET}h1v1h-1z" for row, column in dark)
    return path, len(found) + 2 * QUIET


def modules(text: str) -> Grid | None:
    """The code, row by row, True where it is dark; of the eight masks the one that is read best."""
    raw = text.encode()
    version = next((version for version in VERSIONS if len(raw) + HEAD <= version.data), None)
    if version is None:
        return None
    data = _data(raw, version)
    stream = [byte >> bit & 1 == 1 for byte in [*data, *_check(data, version.check)] for bit in range(7, -1, -1)]
    return min((_masked(version, stream, mask) for mask in range(len(MASKS))), key=_penalty)


def _data(raw: bytes, version: Version) -> list[int]:
    """The text behind its kind and length, filled up with what the standard names."""
    bits = f"0100{len(raw):08b}" + "".join(f"{byte:08b}" for byte in raw) + "0000"
    data = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    return data + [(0xEC, 0x11)[at % 2] for at in range(version.data - len(data))]


def _check(data: list[int], count: int) -> list[int]:
    """The bytes of correction (Reed and Solomon)."""
    generator = [1]
    for power in range(count):
        grown = [*generator, 0]
        for at, value in enumerate(generator):
            grown[at + 1] ^= POWERS[WHICH[value] + power] if value else 0
        generator = grown
    rest = data + [0] * count
    for at in range(len(data)):
        factor = rest[at]
        for other, value in enumerate(generator if factor else ()):
            rest[at + other] ^= POWERS[WHICH[value] + WHICH[factor]]
    return rest[len(data) :]


def _masked(version: Version, stream: list[bool], mask: int) -> Grid:
    """The code under one of the masks."""
    fixed = _fixed(version) | _format(version, mask)
    size, bits = version.size, iter(stream)
    grid = [[fixed.get((row, column), False) for column in range(size)] for row in range(size)]
    for row, column in _way(size):
        if (row, column) not in fixed:
            grid[row][column] = next(bits, False) ^ MASKS[mask](row, column)
    return grid


def _way(size: int) -> Iterator[tuple[int, int]]:
    """How the data goes through a code: up and down by two columns, from the right, past the dotted column."""
    rows = range(size - 1, -1, -1)
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for row in rows:
            yield from ((row, right), (row, right - 1))
        rows = rows[::-1]


def _fixed(version: Version) -> dict[tuple[int, int], bool]:
    """What is the same in every code of a size: the three eyes, the fourth one, the dotted lines."""
    size, fixed = version.size, dict[tuple[int, int], bool]()
    for at in range(size):
        fixed[6, at] = fixed[at, 6] = at % 2 == 0
    if size > VERSIONS[0].size:
        for row in range(-2, 3):
            for column in range(-2, 3):
                fixed[size - 7 + row, size - 7 + column] = max(abs(row), abs(column)) != 1
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for row in range(max(0, top - 1), min(size, top + 8)):
            for column in range(max(0, left - 1), min(size, left + 8)):
                ring = max(abs(row - top - 3), abs(column - left - 3))
                fixed[row, column] = ring in (0, 1, 3)
    fixed[size - 8, 8] = True
    return fixed


def _format(version: Version, mask: int) -> dict[tuple[int, int], bool]:
    """Level and mask, with a check of their own, twice."""
    told = version.level << 3 | mask
    rest = told << 10
    for at in range(14, 9, -1):
        if rest >> at & 1:
            rest ^= 0b10100110111 << (at - 10)
    code = (told << 10 | rest) ^ 0b101010000010010
    bits, size = [code >> at & 1 == 1 for at in range(14, -1, -1)], version.size
    first = [*((8, at) for at in (0, 1, 2, 3, 4, 5, 7, 8)), *((at, 8) for at in (7, 5, 4, 3, 2, 1, 0))]
    second = [*((size - 1 - at, 8) for at in range(7)), *((8, size - 8 + at) for at in range(8))]
    return dict(zip([*first, *second], bits * 2, strict=True))


def _penalty(grid: Grid) -> int:
    """How hard a code is to read: long runs, blocks, what looks like an eye, and more dark than light or less."""
    size, columns = len(grid), [list(column) for column in zip(*grid, strict=True)]
    found = 0
    for line in (*grid, *columns):
        runs = (len(list(run)) for _, run in groupby(line))
        found += sum(run - 2 for run in runs if run >= 5)
        found += 40 * _eyes("".join("1" if is_dark else "0" for is_dark in line))
    for above, below in pairwise(grid):
        found += 3 * sum(above[at] == above[at + 1] == below[at] == below[at + 1] for at in range(size - 1))
    dark = sum(map(sum, grid)) * 100 / size**2
    return found + 10 * int(abs(dark - 50) // 5)


def _eyes(line: str) -> int:
    """How often a line looks like one through an eye."""
    return sum(line.startswith(look, at) for look in ("10111010000", "00001011101") for at in range(len(line) - 10))
