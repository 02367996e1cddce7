"""What stands beside Inis's island: how near each seat is to winning, what it holds, the reader's hand, pictures."""

import math
from functools import cache

from nemeton.drawing.svg import label
from nemeton.drawing.woodcut import num
from nemeton.kernel import Option, Phrase
from nemeton.kernel.beside import Beside

from .cards import CARDS
from .draw_ink import put
from .draw_signs import brenn, clan, condition, crown, deed, of, pretender
from .draw_words import hand_sizes, known, would_be_king
from .emblems import icon
from .state import TO_WIN, InisState, conditions
from .territories import TERRITORIES

TILE_ASK = "inis.tile"


def figures(view: InisState, seat: int) -> list[Phrase]:
    """Behind the number of conditions met: each condition in words, the cards, who is Brenn, who would win."""
    led, holy, lands = conditions(view, seat)
    told = [
        Phrase("inis.beside.met"),
        Phrase("inis.beside.conditions", {"lands": lands, "led": led, "holy": holy}),
    ]
    if view.deeds[seat]:
        told.append(Phrase("inis.beside.deeds", {"count": view.deeds[seat]}))
    told.append(Phrase("inis.beside.hand", hand_sizes(view, seat)))
    told.append(Phrase("inis.beside.reserve", {"count": view.reserve[seat]}))
    if view.brenn == seat:
        told.append(Phrase("inis.beside.brenn"))
    if view.pretenders[seat]:
        told.append(Phrase("inis.beside.pretender"))
    if view.result is None and would_be_king(view) == seat:
        told.append(Phrase("inis.beside.king"))
    return told


# Gauges


def gauges(view: InisState, seat: int) -> str:
    """The three conditions as rings of six, Deeds, the tokens of the seat, the cards in its hand and its reserve."""
    led, holy, lands = conditions(view, seat)
    deeds = view.deeds[seat]
    rings = "".join(
        _svg(f"gauge {of(seat)}", "-29 -32 58 64", ring(kind, value, deeds))
        for kind, value in (("lands", lands), ("led", led), ("holy", holy))
    )
    held = "".join(
        put(card_count(kind, count), 23 * at, 0) for at, (kind, count) in enumerate(hand_sizes(view, seat).items())
    )
    reserve = put(clan(seat), 72, 14, 0.6) + label(str(view.reserve[seat]), "gauge-count left", 83, 7)
    rest = put(held + reserve, 0, -17) + put(tokens(view, seat), 0, 17)
    return rings + _svg(f"gauge-rest {of(seat)}", "-11 -32 116 64", rest)


def tokens(view: InisState, seat: int) -> str:
    """Deeds, the Brenn, the Pretender token, and a crown for who would win if the Assembly came now."""
    marks = []
    if deeds := view.deeds[seat]:
        marks.append(put(deed(), 0, 0, 0.95) + label(str(deeds), "gauge-count left", 14, 7))
    marks += [put(brenn(10.5), 0, 1)] * (view.brenn == seat) + [pretender(seat)] * view.pretenders[seat]
    if view.result is None and would_be_king(view) == seat:
        marks.append(put(crown(), 0, 0, 1.1))
    return "".join(put(mark, 29 * at, 0) for at, mark in enumerate(marks))


def _svg(css: str, box: str, body: str) -> str:
    return f'<svg class="inis {css}" viewBox="{box}" aria-hidden="true" focusable="false">{body}</svg>'


@cache
def ring(kind: str, value: int, deeds: int) -> str:
    """Six arcs around the number: thick for what is reached, a gem for what a Deed could add, thin for the rest."""
    drawn = ""
    if value >= TO_WIN:
        drawn += '<circle class="reached" r="28"/>'
    elif value + deeds >= TO_WIN:
        drawn += '<circle class="in-reach" r="28"/>'
    for at in range(TO_WIN):
        first, last = math.radians(60 * at - 85), math.radians(60 * at - 35)
        x, y = 22 * math.cos(first), 22 * math.sin(first)
        d = f"M{num(x)} {num(y)}A22 22 0 0 1 {num(22 * math.cos(last))} {num(22 * math.sin(last))}"
        if at < value:
            drawn += f'<path class="arc-edge" d="{d}"/><path class="arc" d="{d}"/>'
        elif at < value + deeds:
            middle = (first + last) / 2
            gem = f'<circle class="gem" cx="{num(22 * math.cos(middle))}" cy="{num(22 * math.sin(middle))}" r="4"/>'
            drawn += f'<path class="arc-thin" d="{d}"/>{gem}'
        else:
            drawn += f'<path class="arc-thin" d="{d}"/>'
    return (
        drawn
        + label(str(value), "gauge-value", 0, 5)
        + f'<g class="gauge-sign">{put(condition(kind), 0, 13.5, 0.5)}</g>'
    )


def card_count(kind: str, count: int) -> str:
    """A small card of a kind with how many of it are held."""
    card = '<rect class="pen" x="-9" y="-12" width="18" height="24" rx="3"/>'
    return f'<g class="held-{kind}">{card}{label(str(count), "gauge-held", 0, 6)}</g>'


# Seats, hands, cards


@cache
def seat_picture(seat: int) -> str:
    """A clan of the seat."""
    return _svg(f"icon {of(seat)}", "-24 -60 48 66", clan(seat))


def hand(view: InisState, seat: int) -> list[str]:
    """Action cards, those laid aside in a draft for two, Epic Tales, Advantage cards."""
    return [
        *known([*view.actions[seat], *view.locked[seat]]),
        *known(view.tales[seat]),
        *(f"adv_{where}" for where, tile in view.tiles.items() if tile.advantage == seat),
    ]


def card_of(kind: str, option: Option) -> str:
    """The card that an option plays, keeps, gives or throws away; a territory where one is chosen from the pile."""
    if isinstance(option, tuple) and len(option) == 3 and option[0] == "play":
        return str(option[1])
    if isinstance(option, tuple) and len(option) == 1:
        option = option[0]
    if kind == TILE_ASK:
        return option if option in TERRITORIES else ""
    return option if isinstance(option, str) and option in CARDS else ""


BESIDE = Beside(
    figures=figures, seat_picture=seat_picture, topic_picture=icon, gauges=gauges, hand=hand, card_of=card_of
)
