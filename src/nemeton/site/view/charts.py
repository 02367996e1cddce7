"""Charts as SVG, made here: lines over the turns with a shape for each, and bands of the judge's estimates.

Nothing in them depends on colour alone, and whoever uses them puts a table beside them.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from markupsafe import Markup, escape

from nemeton.kernel.chronicle import Chart

from .icons import SIGILS

WIDE, NARROW, HIGH, LEFT, RIGHT, TOP, BASE = 720.0, 400.0, 262.0, 36.0, 46.0, 34.0, 230.0
AREA = 112.0
GRID, TICKS, DOTS, NEAR = 4, 9, 9, 17.0
Place: TypeAlias = Callable[[float], float]


class Flag(NamedTuple):
    """A key moment: its number, the turn when it was over, and where it leads."""

    number: int
    turn: int
    address: str
    label: str


def tone(chart: Chart, at: int) -> str:
    """The class of a line: its seat's, or a colour of the chart's own."""
    seat = chart.lines[at].seat
    return f"of-{seat + 1}" if seat >= 0 else f"tone-{at + 1}"


def sign(chart: Chart, at: int) -> Markup:
    """The shape of a line, for the legend."""
    seat = chart.lines[at].seat
    path = SIGILS[(at if seat < 0 else seat) % len(SIGILS)]
    return Markup(
        f'<svg class="sigil" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d="{path}"/></svg>'
    )


def line_charts(chart: Chart, label: str, goal: str, flags: Sequence[Flag]) -> Markup:
    """The chart twice: on a phone the style sheet shows the narrow one, all of it in sight."""
    return line_chart(chart, label, goal, flags) + line_chart(chart, label, goal, flags, NARROW)


def line_chart(chart: Chart, label: str, goal: str, flags: Sequence[Flag], wide: float = WIDE) -> Markup:
    """Lines over the turns, the goal, and numbered flags that lead to key moments."""
    top = max((value for line in chart.lines for value in line.values), default=1)
    most = _even(max(top, chart.goal or 0, 1))
    last = max(1, len(chart.turns) - 1)

    def x(at: float) -> float:
        return LEFT + (wide - LEFT - RIGHT) * at / last

    def y(value: float) -> float:
        return BASE - (BASE - TOP) * max(0.0, value) / most

    drawn = _grid(chart.turns, most, x, y, wide)
    if chart.goal is not None:
        drawn += (
            f'<path class="goal" d="M{LEFT:g} {y(chart.goal):.1f}H{wide - RIGHT:g}"/>'
            f'<text class="axis goal-name" x="{LEFT + 6:g}" y="{y(chart.goal) - 6:.1f}">{escape(goal)}</text>'
        )
    drawn += _flags(chart.turns, flags, x)
    places = _apart([y(line.values[-1]) + 5 for line in chart.lines])
    for at, line in enumerate(chart.lines):
        points = " ".join(f"{x(turn):.1f},{y(value):.1f}" for turn, value in enumerate(line.values))
        step = max(1, -(-len(line.values) // DOTS))
        dots = "".join(
            _shape(at if line.seat < 0 else line.seat, x(turn), y(value))
            for turn, value in enumerate(line.values)
            if (turn + at) % step == 0 or turn == len(line.values) - 1
        )
        name = f'<text class="line-name" x="{wide - RIGHT + 12:g}" y="{places[at]:.1f}">{line.values[-1]:g}</text>'
        drawn += f'<g class="chart-line {tone(chart, at)}"><polyline points="{points}"/>{dots}{name}</g>'
    told = f'role="group" aria-label="{escape(label)}"'
    css = "turn-chart" if wide == WIDE else "turn-chart is-narrow"
    return Markup(f'<svg class="{css}" viewBox="0 0 {wide:g} {HIGH:g}" {told}>{drawn}</svg>')


def _even(top: float) -> int:
    """The next number that can be divided into even steps.

    >>> [_even(top) for top in (1, 3, 6, 7, 30, 31)]
    [4, 4, 8, 8, 32, 32]
    """
    return GRID * -(-int(top) // GRID)


def _grid(turns: Sequence[int], most: int, x: Place, y: Place, wide: float) -> str:
    lines = "".join(
        f'<path class="grid" d="M{LEFT:g} {y(value):.1f}H{wide - RIGHT:g}"/>'
        f'<text class="axis" x="{LEFT - 7:g}" y="{y(value) + 5:.1f}" text-anchor="end">{value}</text>'
        for value in range(0, most + 1, most // GRID)
    )
    step = max(1, -(-len(turns) // TICKS))
    return lines + "".join(
        f'<text class="axis" x="{x(at):.1f}" y="{BASE + 21:g}" text-anchor="middle">{turn}</text>'
        for at, turn in enumerate(turns)
        if at % step == 0
    )


def _flags(turns: Sequence[int], flags: Sequence[Flag], x: Place) -> str:
    """Numbers above the chart, side by side where they would cover each other; each is a link."""
    drawn, free = "", 0.0
    for flag in flags:
        at = x(max(0, min(len(turns) - 1, flag.turn - turns[0])))
        place = max(at, free)
        free = place + 2 * NEAR - 8
        drawn += (
            f'<path class="flag-line" d="M{place:.1f} 24L{at:.1f} {TOP:g}V{BASE:g}"/>'
            f'<a class="flag" href="{escape(flag.address)}" aria-label="{escape(flag.label)}">'
            f'<circle cx="{place:.1f}" cy="13" r="12"/>'
            f'<text x="{place:.1f}" y="18" text-anchor="middle">{flag.number}</text></a>'
        )
    return drawn


def _shape(number: int, x: float, y: float) -> str:
    where = f"translate({x - 6:.1f} {y - 6:.1f}) scale(.75)"
    return f'<path class="dot" d="{SIGILS[number % len(SIGILS)]}" transform="{where}"/>'


def _apart(heights: list[float]) -> list[float]:
    """The same heights, far enough from each other to be read; the lowest stays."""
    placed, low = [0.0] * len(heights), 1e9
    for at in sorted(range(len(heights)), key=lambda one: -heights[one]):
        low = placed[at] = min(heights[at], low - NEAR)
    return placed


def band_chart(chances: Sequence[Sequence[float]], turns: Sequence[int], label: str, at: int | None = None) -> Markup:
    """The judge's estimates as bands that fill one; of a game that all play together, one line between two bands."""
    rows = [[*row, 1 - row[0]] if len(row) == 1 else list(row) for row in chances]
    last = max(1, len(rows) - 1)
    width = WIDE - LEFT
    drawn, base = "", [0.0] * len(rows)
    for seat in range(len(rows[0])):
        upper = [low + row[seat] for low, row in zip(base, rows, strict=True)]
        there = [f"{LEFT + width * one / last:.1f},{AREA * (1 - value):.1f}" for one, value in enumerate(upper)]
        back = [f"{LEFT + width * one / last:.1f},{AREA * (1 - value):.1f}" for one, value in enumerate(base)]
        css = f"of-{seat + 1}" if len(chances[0]) > 1 else ("tone-won", "tone-lost")[seat]
        drawn += f'<polygon class="band {css}" points="{" ".join([*there, *reversed(back)])}"/>'
        base = upper
    lines = "".join(
        f'<path class="grid" d="M{LEFT:g} {AREA * part:g}H{WIDE:g}"/>'
        f'<text class="axis" x="{LEFT - 6:g}" y="{AREA * part + 5:g}" text-anchor="end">{100 - 100 * part:.0f}</text>'
        for part in (0, 0.5, 1)
    )
    step = max(1, -(-len(turns) // TICKS))
    lines += "".join(
        f'<text class="axis" x="{LEFT + width * one / last:.1f}" y="{AREA + 20:g}"'
        f' text-anchor="{"end" if one == last else "middle"}">{turn}</text>'  # beyond the edge it would be cut
        for one, turn in enumerate(turns)
        if one % step == 0
    )
    now = "" if at is None else f'<path class="now" d="M{LEFT + width * at / last:.1f} -4V{AREA + 4:g}"/>'
    box = f"0 -8 {WIDE:g} {AREA + 36:g}"
    return Markup(
        f'<svg class="band-chart" viewBox="{box}" role="img" aria-label="{escape(label)}">{drawn}{lines}{now}</svg>'
    )


def answers_chart(moments: Sequence[int], chances: Sequence[Sequence[float]], now: int, label: str) -> Markup:
    """The judge's estimates after every answer, as bands that fill one, with a line where the moment is."""
    rows = [[*row, 1 - row[0]] if len(row) == 1 else list(row) for row in chances]
    last = max(1, moments[-1])
    drawn, base = "", [0.0] * len(rows)
    for seat in range(len(rows[0])):
        upper = [low + row[seat] for low, row in zip(base, rows, strict=True)]
        there = [f"{WIDE * at / last:.1f},{AREA * (1 - value):.1f}" for at, value in zip(moments, upper, strict=True)]
        back = [f"{WIDE * at / last:.1f},{AREA * (1 - value):.1f}" for at, value in zip(moments, base, strict=True)]
        css = f"of-{seat + 1}" if len(chances[0]) > 1 else ("tone-won", "tone-lost")[seat]
        drawn += f'<polygon class="band {css}" points="{" ".join([*there, *reversed(back)])}"/>'
        base = upper
    drawn += f'<path class="grid" d="M0 {AREA / 2:g}H{WIDE:g}"/>'
    line = f'<path class="now" d="M{WIDE * now / last:.1f} -4V{AREA + 4:g}"/>'
    box = f"0 -6 {WIDE:g} {AREA + 12:g}"
    return Markup(
        f'<svg class="answers-chart" viewBox="{box}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(label)}" data-last="{moments[-1]}">{drawn}{line}</svg>'
    )
