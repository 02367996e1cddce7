"""Power cards in the picture: small ones on a panel, and whole ones to read."""

from nemeton.drawing.svg import label, title
from nemeton.kernel import Words

from ..powers.card import CARDS, Card
from ..rules.resources import cost
from ..state import IslandState
from .emblems import face
from .ink import box, circle, put, use
from .words import said

MINI_WIDE, MINI_HIGH = 34.0, 46.0
CARD_WIDE, CARD_HIGH = 200.0, 292.0


def mini(view: IslandState, card: str, x: float, y: float, css: str, words: Words) -> str:
    """A card small enough for a panel: its picture, its cost, its elements."""
    here = CARDS[card]
    speed = "is-fast" if here.fast else "is-slow"
    drawn = box(0, 0, MINI_WIDE, MINI_HIGH, f"mini {speed}", 5) + use(f"art-{card}", 17, 17, 0.4)
    step = min(8.5, 30 / max(1, len(here.elements)))
    first = 17 - step * (len(here.elements) - 1) / 2
    drawn += "".join(use(f"e-{name}", first + at * step, 40, 0.19) for at, name in enumerate(here.elements))
    drawn += use("g-cost", 5, 5, 0.34) + label(str(cost(view, card)), "mini-cost", 5, 9)
    if css == "is-used":
        drawn += use("g-tick", 25, 24, 0.4, "used-sign")
    told = title(f"{said(words, f'power.{card}')}. {said(words, f'power.{card}', 'text')}")
    return f'<g id="card-{card}" class="small-card {css}" data-card="{card}">{told}{put(drawn, x, y)}</g>'


# Whole cards


THIN, BROAD = " .,:;iljt'’I1іїІЇ", "MWжмфшщъыюЖМФШЩЫЮ"


def letters(text: str) -> float:
    """How broad a text is at a size of one, rather more than less: as measured in the pages' own letters."""
    return sum(0.3 if c in THIN else 0.74 if c in BROAD else 0.6 if c.isupper() or c in "mw" else 0.54 for c in text)


def wrapped(text: str, size: float, width: float) -> list[str]:
    """Lines that fit into a width."""
    lines, line = [], ""
    for word in text.split():
        trial = f"{line} {word}".strip()
        if letters(trial) * size > width and line:
            lines.append(line)
            line = word
        else:
            line = trial
    return [*lines, line]


def sized(text: str, width: float, high: float, sizes: tuple[float, ...]) -> tuple[float, list[str]]:
    """The largest size at which a text fits."""
    for size in sizes:
        lines = wrapped(text, size, width)
        if len(lines) * size * 1.18 <= high and all(letters(line) * size <= width for line in lines):
            return size, lines
    return sizes[-1], wrapped(text, sizes[-1], width)


def written(lines: list[str], css: str, x: float, y: float, size: float) -> str:
    """Lines of text."""
    body = "".join(label(line, css, x, y + at * size * 1.18) for at, line in enumerate(lines))
    return f'<g style="font-size:{size:g}px">{body}</g>'


def aim(here: Card, words: Words) -> str:
    """What a card may aim at."""
    if here.reach.terrains:
        return ", ".join(said(words, f"terrain.{name}") for name in here.reach.terrains)
    if here.reach.from_terrain:
        return said(words, "draw.from_terrain", terrain=said(words, f"terrain.{here.reach.from_terrain}"))
    return said(words, f"draw.aim_{here.reach.filter}")


def whole_card(view: IslandState, card: str, words: Words) -> str:
    """A card to read: cost, name, elements, speed, range, target, what it does."""
    here = CARDS[card]
    speed = "fast" if here.fast else "slow"
    drawn = box(0, 0, CARD_WIDE, CARD_HIGH, f"card-face is-{speed}", 13)
    size, lines = sized(said(words, f"power.{card}"), 148, 42, (18, 16, 14))
    drawn += written(lines, "card-name", 44, 32 if len(lines) == 1 else 22, size)
    drawn += use("g-cost", 24, 27, 0.8) + label(str(cost(view, card)), "card-cost", 24, 35)
    for at, name in enumerate(here.elements):
        drawn += circle(24, 66 + at * 33, 15, "card-element") + use(f"e-{name}", 24, 66 + at * 33, 0.48)
    drawn += put(face(card, linked=True), 118, 96, 1.12)
    drawn += box(44, 142, 148, 26, "card-aim", 7) + use(f"g-{speed}", 58, 155, 0.4)
    if not here.reach.is_spirit:
        drawn += use("g-range", 82, 155, 0.36) + label(str(here.reach.range), "card-range", 98, 161)
        drawn += use("g-sacred", 116, 155, 0.34) if here.reach.source == "sacred_site" else ""
    target = aim(here, words)
    drawn += written([target], "card-target", 188, 160, min(13.5, 66 / max(0.1, letters(target))))
    text = said(words, f"power.{card}", "text")
    if here.threshold is not None:
        needs = [(name, count) for name, count in here.threshold._asdict().items() if count]
        drawn += "".join(
            label(str(count), "card-need", 50 + at * 36, 282) + use(f"e-{name}", 66 + at * 36, 276, 0.34)
            for at, (name, count) in enumerate(needs)
        )
        text += " " + said(words, "draw.threshold", text=said(words, f"power.{card}", "threshold"))
    size, lines = sized(text, 182, 90 if here.threshold else 112, (16, 15, 14, 13, 12, 11, 10, 9, 8))
    return drawn + written(lines, "card-text", 10, 186, size)
