"""What stands beside the island: figures and gauges of the spirits, cards, the last invader phase from near."""

from functools import cache

from nemeton.drawing.svg import label
from nemeton.drawing.woodcut import num
from nemeton.kernel import Phrase
from nemeton.kernel.beside import Beside

from .ahead import outlook
from .draw.close import close_up
from .draw.emblems import icon
from .draw.ink import box, use
from .draw.pins import PINNING
from .draw.telling import TELLING
from .faces import face, held, printed, signs
from .phrases import VOCABULARY
from .powers.card import ELEMENTS
from .rules.resources import elements
from .rules.victory import difficulties
from .spirits import SPIRITS
from .state import IslandOptions, IslandState


def figures(view: IslandState, seat: int) -> list[Phrase]:
    """Behind the score of the table: cards in hand, presence on the island."""
    there = sum(here.presence[seat] for here in view.lands.values())
    return [
        Phrase("spirit_island.draw.figure_score" if view.result is None else "spirit_island.draw.figure_final"),
        Phrase("spirit_island.draw.figure_cards", {"count": len(view.spirits[seat].hand)}),
        Phrase("spirit_island.draw.figure_presence", {"count": there}),
    ]


def gauges(view: IslandState, seat: int) -> str:
    """Energy, cards in hand, and the elements of this turn."""
    spirit = view.spirits[seat]
    marks = [("g-energy", spirit.energy), ("g-card", len(spirit.hand))]
    marks += [(f"e-{name}", count) for name, count in zip(ELEMENTS, elements(spirit), strict=True) if count]
    step = min(38.0, 272 / len(marks))
    wide = max(120.0, len(marks) * step + 8)  # no broader than it must be: on a phone it is small enough
    drawn = box(1, 1, wide - 2, 28, "gauge-face", 8)
    for at, (sign, count) in enumerate(marks):
        x = 14 + at * step
        drawn += use(sign, x, 15, 0.42) + label(str(count), "gauge-count", x + 10, 20.5)
    return f'<svg class="isle gauge" viewBox="0 0 {num(wide)} 30" aria-hidden="true" focusable="false">{drawn}</svg>'


@cache
def seat_picture(seat: int) -> str:
    """The disc of the spirit that the seat plays. The style sheet shows one of eight: it sees on the board which; as
    long as there is none, a star."""
    drawn = "".join(f'<g class="fig fig-{name}">{use(f"s-{name}")}</g>' for name in SPIRITS)
    star = '<path class="star" d="M0-22L6-6L22 0L6 6L0 22L-6 6L-22 0L-6-6Z"/>'
    return (
        f'<svg class="isle icon who who-{seat + 1}" viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">'
        f"{star}{drawn}</svg>"
    )


@cache
def sign(name: str) -> str:
    """A sign beside a verb, on a dark disc: it is made for the sea. The board of the page has them all."""
    drawn = f'<circle class="sign-disc" r="27"/>{use(name)}'
    return f'<svg class="isle icon" viewBox="-27 -27 54 54" aria-hidden="true" focusable="false">{drawn}</svg>'


def hand(view: IslandState, seat: int) -> list[str]:
    """The cards of a seat: those that it may still use in this turn, then those in hand."""
    spirit = view.spirits[seat]
    ready = [card for card in spirit.played if card not in spirit.used] if view.phase in ("fast", "slow") else []
    return [*ready, *spirit.hand]


def table_note(_players: int, options: IslandOptions) -> Phrase:
    """How difficult a table with these options is, and by what."""
    adversary, scenario, board = difficulties(options)
    values = {"count": adversary + scenario + board, "adversary": adversary, "scenario": scenario, "board": board}
    return Phrase("spirit_island.difficulty", values)


BESIDE = Beside(
    figures=figures,
    seat_picture=seat_picture,
    topic_picture=icon,
    gauges=gauges,
    hand=hand,
    card_of=VOCABULARY.card_of,
    seat_of=VOCABULARY.seat_of,
    close_up=close_up,
    sign=sign,
    outlook=outlook,
    table_note=table_note,
    pinning=PINNING,
    face=face,
    signs=signs,
    held=held,
    printed=printed,
    telling=TELLING,
)
