"""What stands beside Inis's island: how near each seat is to winning, what it holds, the reader's hand, pictures."""

from functools import cache

from nemeton.drawing.svg import label
from nemeton.drawing.woodcut import num
from nemeton.kernel import Phrase
from nemeton.kernel.beside import Beside

from .ahead import outlook
from .draw.clash import close_up
from .draw.emblems import icon
from .draw.gauges import rings, tokens, would_win
from .draw.ink import put
from .draw.signs import clan, crown, of
from .draw.telling import TELLING
from .draw.words import hand_sizes, known, would_be_king
from .faces import face, signs
from .phrases import VOCABULARY
from .state import InisState, conditions


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
    """The three conditions as rings of six, a crown for who would win now, the tokens of the seat, the cards in its
    hand and its reserve; the tokens once more by themselves, for a screen without room for the rest."""
    drawn = "".join(_svg(f"gauge {of(seat)}", "-29 -32 58 64", ring) for ring in rings(view, seat))
    held = "".join(
        put(card_count(kind, count), 23 * at, 0) for at, (kind, count) in enumerate(hand_sizes(view, seat).items())
    )
    reserve = put(clan(seat), 74, 13, 0.55) + label(str(view.reserve[seat]), "gauge-count left", 84, 7)
    if would_win(view, seat):
        drawn += _svg("gauge-crown", "-15 -12 30 22", put(crown(), 0, 0, 1.15))
    marks, room = tokens(view, seat)
    rest = put(held + reserve, 0, -17) + put(marks, 0, 17)
    drawn += _svg(f"gauge-rest {of(seat)}", "-11 -32 118 64", rest)
    return drawn + (_svg(f"gauge-tokens {of(seat)}", f"-15 -16 {num(room)} 32", marks) if marks else "")


def _svg(css: str, box: str, body: str) -> str:
    return f'<svg class="inis {css}" viewBox="{box}" aria-hidden="true" focusable="false">{body}</svg>'


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


BESIDE = Beside(
    figures=figures,
    seat_picture=seat_picture,
    topic_picture=icon,
    gauges=gauges,
    hand=hand,
    card_of=VOCABULARY.card_of,
    seat_of=VOCABULARY.seat_of,
    close_up=close_up,
    face=face,
    signs=signs,
    telling=TELLING,
    outlook=outlook,
)
