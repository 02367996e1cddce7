"""A battle as it is fought: both sides, dice, extra hits. On a map it lies far from the clearing that it is about."""

import math
from collections.abc import Sequence

from nemeton.drawing.svg import label, title
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel import Entry, Words

from .draw_geometry import HEIGHT, WIDTH
from .draw_ink import box, put, use
from .draw_layout import Layout
from .draw_words import battle_told, extra_hits
from .emblems import face
from .ruling import faction
from .state import NOBODY, Battle, RootState

WIDE, HIGH = 330.0, 190.0
CORNERS: tuple[Point, ...] = (
    (6, 6),
    (WIDTH - WIDE - 6, 6),
    (6, HEIGHT - HIGH - 6),
    (WIDTH - WIDE - 6, HEIGHT - HIGH - 6),
)


def on_map(view: RootState, layout: Layout, journal: Sequence[Entry], words: Words) -> str:
    """The battle on a map that stands alone, in the corner farthest from it."""
    if view.battle is None:
        return ""
    here = layout.wood.spots[view.battle.where]
    x, y = max(CORNERS, key=lambda corner: math.dist(here, (corner[0] + WIDE / 2, corner[1] + HIGH / 2)))
    return put(scene(view, view.battle, journal, words), x, y)


def close_up(view: RootState, journal: Sequence[Entry], words: Words) -> str:
    """The battle as a picture of its own, above the question."""
    if view.battle is None:
        return ""
    box = f"0 0 {num(WIDE)} {num(HIGH)}"
    return f'<svg class="root close-up" viewBox="{box}" role="img">{scene(view, view.battle, journal, words)}</svg>'


def scene(view: RootState, battle: Battle, journal: Sequence[Entry], words: Words) -> str:
    """Attacker at the left, defender at the right; what was rolled and added between them."""
    drawn = box(2, 2, WIDE - 4, HIGH - 4, "paper battle-paper", 14)
    drawn += use("ui-battle", WIDE / 2, 30, 1.5) + use(
        f"suit-{view.clearings[battle.where].suit}", WIDE / 2 - 12, 164, 1.1
    )
    drawn += label(str(battle.where), "battle-where", WIDE / 2 + 8, 172)
    ambushes = played(journal)
    for side, seat in enumerate((battle.attacker, battle.defender)):
        drawn += fighter(view, battle, side, seat, ambushes.get(seat, ()))
    if battle.dice:
        high = faction(view, battle.defender).takes_high_die(view, battle.defender)
        low, top = sorted(battle.dice)
        for side, value in enumerate((low, top) if high else (top, low)):
            name = view.factions[(battle.attacker, battle.defender)[side]]
            drawn += put(die(value, name), WIDE / 2 + (-34, 34)[side], 88)
    told = " ".join(battle_told(view, words))
    return f'<g class="battle-scene">{title(told)}{drawn}</g>'


def fighter(view: RootState, battle: Battle, side: int, seat: int, ambushes: Sequence[str]) -> str:
    """One side: its figure, how many fight, the most that its die may deal, its hits, an ambush that it played."""
    x = 52 if side == 0 else WIDE - 52
    name = view.factions[seat]
    count = view.clearings[battle.where].warriors[seat]
    drawn = f'<ellipse class="arena" cx="{x}" cy="106" rx="42" ry="13"/>{use(f"w-{name}", x, 78, 1.25)}'
    drawn += label(str(count), "count", x + 2, 106) if count > 1 else ""
    if side == 0 and battle.ally != NOBODY:
        drawn += use(f"w-{view.factions[battle.ally]}", x + 26, 90, 0.7)
    most = faction(view, seat).most_rolled(view, seat, battle) + battle.bonus[side]
    drawn += label(f"≤ {most}", "battle-most", x, 24)
    hits = battle.rolled[side] if battle.dice else 0
    extra = extra_hits(view, side)
    step = min(22.0, 96 / max(1, hits + extra))
    first = x - step * (hits + extra - 1) / 2
    for at in range(hits + extra):
        css = "hit-sign" if at < hits else "hit-sign is-extra"
        drawn += f'<g class="{css}">{use("ui-hit", first + at * step, 140, 0.8)}</g>'
    for at, card in enumerate(ambushes):
        drawn += put(face(card), x + (44 - at * 14) * (1 if side == 0 else -1), 50, 0.4)
    return drawn


def played(journal: Sequence[Entry]) -> dict[int, list[str]]:
    """Ambushes of this battle, by who played them."""
    cards: dict[int, list[str]] = {}
    for entry in reversed(journal):
        if entry.kind == "root.battle":
            break
        if entry.kind == "root.ambushes":
            cards.setdefault(entry.values["seat"], []).append(entry.values["card"])
    return cards


def die(value: int, name: str) -> str:
    """A twelve-sided die seen on one face."""

    def ring(count: int, radius: float) -> list[Point]:
        turns = (math.tau * i / count - math.pi / 2 for i in range(count))
        return [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]

    outer, inner = ring(10, 31), ring(5, 19)
    edge, face = ("M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z" for points in (outer, inner))
    spokes = "".join(
        f"M{num(inner[i][0])} {num(inner[i][1])}L{num(outer[2 * i][0])} {num(outer[2 * i][1])}" for i in range(5)
    )
    body = (
        f'<path class="die-body" d="{edge}"/><path class="die-face" d="{face}"/><path class="die-line" d="{spokes}"/>'
    )
    return f'<g class="die of-{name}">{body}{label(str(value), "die-number", 0, 9)}</g>'
