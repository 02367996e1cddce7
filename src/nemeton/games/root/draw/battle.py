"""A battle as it is fought: both sides, dice, extra hits. On a map it lies far from the clearing that it is about."""

import math
from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

from nemeton.drawing.svg import label, title
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel import Entry, Words

from ..places import crafting_suit
from ..rules.modifiers import DEFENDER, HIGH_DIE, count
from ..rules.rule import owner_of
from ..state import NOBODY, Battle, RootState, side_names
from .emblems import face
from .geometry import HEIGHT, WIDTH
from .hired.table import colour_of, figure_of
from .ink import box, put, use
from .layout import Layout
from .signs import tables
from .words import battle_told, extra_hits, said

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
    """The battle as a picture of its own, above the question; for a while also one that has just been fought."""
    if view.battle is not None:
        return framed(scene(view, view.battle, journal, words), " ".join(battle_told(view, words)))
    past = fought(journal)
    return framed(aftermath(view, past), past.told(words), " is-past") if past is not None else ""


def framed(drawn: str, told: str, css: str = "") -> str:
    """A picture of its own, with its name."""
    box = f'viewBox="0 0 {num(WIDE)} {num(HIGH)}"'
    return f'<svg class="root close-up{css}" {box} role="img" aria-label="{escape(told)}">{drawn}</svg>'


def scene(view: RootState, battle: Battle, journal: Sequence[Entry], words: Words) -> str:
    """Attacker at the left, defender at the right; what was rolled and added between them."""
    drawn = field(view, battle.where)
    ambushes = played(journal)
    for side, seat in enumerate((battle.attacker, battle.defender)):
        drawn += fighter(view, battle, side, seat, ambushes.get(seat, ()))
    if battle.dice:
        drawn += dice(view, battle.attacker, battle.defender, battle.dice)
    told = " ".join(battle_told(view, words))
    return f'<g class="battle-scene">{title(told)}{drawn}</g>'


def field(view: RootState, where: int) -> str:
    """Paper, crossed swords, and the clearing that is fought in."""
    drawn = box(2, 2, WIDE - 4, HIGH - 4, "paper battle-paper", 14) + use("ui-battle", WIDE / 2, 30, 1.5)
    drawn += use(f"suit-{crafting_suit(view, where)}", WIDE / 2 - 12, 164, 1.1)
    return drawn + label(str(where), "battle-where", WIDE / 2 + 8, 172)


def dice(view: RootState, attacker: int, defender: int, rolled: Sequence[int]) -> str:
    """Both dice, each on the side that it counts for."""
    low, top = sorted(rolled)
    high = owner_of(view, defender).takes_high_die(view, defender)
    if view.battle is not None:
        high = bool(count(view, view.battle, HIGH_DIE, DEFENDER))
    drawn = ""
    for side, value in enumerate((low, top) if high else (top, low)):
        name = side_names(view)[(attacker, defender)[side]]
        drawn += put(die(value, name), WIDE / 2 + (-34, 34)[side], 88)
    return drawn


def arena(view: RootState, side: int, x: float) -> str:
    """The figure of a side on its ground."""
    figure = f'<g class="{colour_of(view, side)}">{use(figure_of(view, side), x, 78, 1.25)}</g>'
    return f'<ellipse class="arena" cx="{x}" cy="106" rx="42" ry="13"/>{figure}'


def fighter(view: RootState, battle: Battle, side: int, seat: int, ambushes: Sequence[str]) -> str:
    """One side: its figure, how many fight, the most that its die may deal, its hits, an ambush that it played."""
    x = 52 if side == 0 else WIDE - 52
    many = owner_of(view, seat).fighters(view, seat, battle.where)
    drawn = arena(view, seat, x)
    drawn += label(str(many), "count", x + 2, 106) if many > 1 else ""
    if side == 0 and battle.ally != NOBODY:
        drawn += use(f"w-{side_names(view)[battle.ally]}", x + 26, 90, 0.7)
    most = owner_of(view, seat).most_rolled(view, seat, battle) + battle.bonus[side]
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


# A battle that is over


class Fought(NamedTuple):
    """What the journal tells of a battle, from its beginning to its end."""

    entries: Sequence[Entry]

    def values(self, kind: str) -> dict[str, Any]:
        """The values of the entry of a kind; none if there is no such entry."""
        return next((entry.values for entry in self.entries if entry.kind == kind), {})

    def lost(self, seat: int) -> Counter[str]:
        """What a side has lost, by the sort of piece; damaged items are not told."""
        found: Counter[str] = Counter()
        for entry in self.entries:
            if entry.kind == "root.removed" and entry.values["seat"] == seat:
                found[entry.values["piece"]] += entry.values["number"]
        return found

    def told(self, words: Words) -> str:
        """The battle in the words of the journal."""
        return " ".join(said(words, entry.kind, **entry.values) for entry in self.entries if entry.kind in TOLD)


TOLD = ("root.battle", "root.ambushes", "root.rolled", "root.hits", "root.removed", "root.battle_over")
LATELY = 10  # so many lines later a battle is an old story


def fought(journal: Sequence[Entry]) -> Fought | None:
    """The battle that was fought last, if that was in this turn and not long ago."""
    last = len(journal)
    while last > max(0, len(journal) - LATELY) and journal[last - 1].turn == journal[-1].turn:
        last -= 1
        if journal[last].kind == "root.battle_over":
            first = last
            while first and journal[first].kind != "root.battle":
                first -= 1
            return Fought(journal[first : last + 1]) if journal[first].kind == "root.battle" else None
    return None


def aftermath(view: RootState, past: Fought) -> str:
    """Both sides with the hits that they dealt, the dice, and what each has lost."""
    begun, rolled, hits = past.values("root.battle"), past.values("root.rolled"), past.values("root.hits")
    sides = begun["seat"], begun["whom"]
    drawn = field(view, begun["where"])
    if rolled:
        drawn += dice(view, *sides, (rolled["high"], rolled["low"]))
    for side, seat in enumerate(sides):
        x = 52 if side == 0 else WIDE - 52
        drawn += arena(view, seat, x)
        dealt = hits.get(("count", "other")[side], 0)
        if dealt:
            drawn += use("ui-hit", x - 12, 22, 0.8) + label(str(dealt), "battle-dealt", x + 10, 29)
        drawn += losses(side_names(view)[seat], past.lost(seat), x)
    return f'<g class="battle-scene is-past">{drawn}</g>'


def losses(name: str, lost: Counter[str], x: float) -> str:
    """What a side has lost, in a row below it."""
    drawn = ""
    for at, (piece, number) in enumerate(lost.items()):
        middle = x + (at - (len(lost) - 1) / 2) * 46
        drawn += label(f"−{number}", "battle-lost", middle - 11, 156)
        drawn += use(*sign_of(piece, name, middle + 13))
    return drawn


def sign_of(piece: str, name: str, x: float) -> tuple[str, float, float, float]:
    """The sign of a lost piece: a warrior, a token or a building; where and how large it is drawn."""
    if piece == "warrior":
        return f"w-{name}", x, 150, 0.42
    if piece in tables()["m"]:  # a special warrior
        return f"m-{piece}", x, 150, 0.42
    return f"{'t' if piece in tables()['t'] else 'b'}-{piece}", x, 150, 0.7


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
