"""How colours are told apart: contrast of writing (WCAG), and distance (CIELAB) for eyes that see fewer hues."""

EYES = {
    "all hues": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def linear(colour: str) -> list[float]:
    """Red, green and blue as light."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def contrast(one: str, other: str) -> float:
    """From 1 to 21.

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    bright, dark = sorted(
        (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other))), reverse=True
    )
    return (bright + 0.05) / (dark + 0.05)


def lab(light: list[float]) -> tuple[float, float, float]:
    """Lightness and two hues."""
    r, g, b = (min(1.0, max(0.0, part)) for part in light)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, eyes: str) -> float:
    """How far apart two colours are."""
    seen = [
        lab([sum(m * p for m, p in zip(row, linear(colour), strict=True)) for row in EYES[eyes]])
        for colour in (one, other)
    ]
    return float(sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5)
