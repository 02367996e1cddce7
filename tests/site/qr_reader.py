"""Reads a QR code from its modules: a reader of its own, from the standard, that shares nothing with the writer."""

import re

SIZES = {21: (16, 10), 25: (28, 16), 29: (44, 26), 33: (80, 20), 37: (108, 26)}  # bytes of data and of correction
MASK_BITS = ((8, 2), (8, 3), (8, 4))  # of the format, where the number of the mask stands


def modules_in(svg: str) -> list[list[bool]]:
    """The dark and light modules of a picture, without the paper around it."""
    viewed = re.search(r'viewBox="0 0 (\d+) \1"', svg)
    assert viewed
    size = int(viewed[1]) - 8
    dark = {(int(row) - 4, int(column) - 4) for column, row in re.findall(r"M(\d+) (\d+)h1v1h-1z", svg)}
    return [[(row, column) in dark for column in range(size)] for row in range(size)]


def text_in(code: list[list[bool]]) -> str:
    """The text of a code; its bytes of correction must hold."""
    size = len(code)
    data, check = SIZES[size]
    mask = sum(code[row][column] << (2 - at) for at, (row, column) in enumerate(MASK_BITS)) ^ 0b101
    bits = [code[row][column] ^ _masks(mask, row, column) for row, column in _places(size)]
    found = [sum(bit << (7 - at) for at, bit in enumerate(bits[start : start + 8])) for start in range(0, len(bits), 8)]
    found = found[: data + check]
    assert not any(_syndrome(found, power) for power in range(check)), "the bytes of correction do not hold"
    plain = "".join(f"{byte:08b}" for byte in found)
    assert plain[:4] == "0100", "not a text of bytes"
    length = int(plain[4:12], 2)
    return bytes(int(plain[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def _places(size: int) -> list[tuple[int, int]]:
    found, up, right = [], True, size - 1
    while right > 0:
        right -= right == 6
        for row in range(size - 1, -1, -1) if up else range(size):
            found += [(row, column) for column in (right, right - 1) if not _is_fixed(size, row, column)]
        up, right = not up, right - 2
    return found


def _is_fixed(size: int, row: int, column: int) -> bool:
    near, far = 9, size - 8
    if row == 6 or column == 6 or (row < near and column < near):
        return True
    if (row < near and column >= far) or (row >= far and column < near):
        return True
    return size > 21 and abs(row - (size - 7)) <= 2 and abs(column - (size - 7)) <= 2


def _masks(mask: int, i: int, j: int) -> bool:
    return (
        (i + j) % 2,
        i % 2,
        j % 3,
        (i + j) % 3,
        (i // 2 + j // 3) % 2,
        (i * j) % 2 + (i * j) % 3,
        ((i * j) % 2 + (i * j) % 3) % 2,
        ((i + j) % 2 + (i * j) % 3) % 2,
    )[mask] == 0


def _syndrome(found: list[int], power: int) -> int:
    """The polynomial at a power of two: Horner's rule in the field of 256 elements."""
    root = 1
    for _ in range(power):
        root = _times(root, 2)
    value = 0
    for byte in found:
        value = _times(value, root) ^ byte
    return value


def _times(one: int, other: int) -> int:
    product = 0
    while other:
        product ^= one if other & 1 else 0
        one = (one << 1) ^ (0x11D if one & 128 else 0)
        other >>= 1
    return product
