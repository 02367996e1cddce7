"""What stands beside Root's map: the way to thirty, cards, warriors, the reader's hand, a battle from near, figures."""

from functools import cache

from nemeton.drawing.svg import label
from nemeton.drawing.woodcut import num
from nemeton.kernel import Option, Phrase
from nemeton.kernel.beside import Beside

from .closed_verbs import closed
from .draw.battle import close_up
from .draw.draft import row_of_cards
from .draw.emblems import icon
from .draw.ink import use
from .draw.near import NEAR
from .draw.panel import lying_item
from .draw.telling import TELLING
from .draw.words import known
from .faces import face, printed, signs
from .factions.look import LOOKS
from .outlook import outlook
from .phrases import VOCABULARY
from .rules.rule import FACTIONS, faction
from .state import NOBODY, TO_WIN, RootState
from .text import TOPICS


def figures(view: RootState, seat: int) -> list[Phrase]:
    """Behind the points: cards, warriors left, how else the seat wants to win."""
    told = [Phrase("root.beside.points"), Phrase("root.beside.hand", {"count": len(view.hands[seat])})]
    if faction(view, seat).warriors:
        told.append(Phrase("root.beside.supply", {"count": view.supply[seat]}))
    if view.partner[seat] != NOBODY:
        told.append(Phrase("root.beside.partner", {"whom": view.partner[seat]}))
    elif view.dominance[seat]:
        told.append(Phrase("root.beside.dominance", {"card": view.dominance[seat]}))
    return told


# Gauges

STEP = 42  # from one sign to the next


def gauges(view: RootState, seat: int) -> str:
    """Signs with numbers, cards first, then what the faction lives on; below them the way to thirty with a mark at ten,
    where dominance begins. Numbers come first: where many sit in a row they must still be read."""
    name, found = view.factions[seat], marks(view, seat)
    wide = STEP * max(3, len(found))
    far = max((wide - 4) * min(TO_WIN, view.points[seat]) / TO_WIN, 4)
    drawn = f'<rect class="way" x="1" y="22" width="{wide - 2}" height="5" rx="2.5"/>'
    drawn += f'<rect class="gone" x="2" y="22.5" width="{num(far)}" height="4" rx="2"/>'
    drawn += f'<path class="ten" d="M{num(wide / 3)} 20v8"/>'
    if view.dominance[seat]:
        drawn += use("ui-crown", wide - 9, 22.5, 0.5)
    for at, (sign, size, count) in enumerate(found):
        x = 10 + at * STEP
        drawn += use(sign, x, 10, size) + label(str(count), "gauge-count", x + 12, 16)
    return (
        f'<svg class="root gauge of-{name}" viewBox="0 0 {wide} 28" preserveAspectRatio="xMinYMid" aria-hidden="true"'
        f' focusable="false"><g class="of-{name}">{drawn}</g></svg>'
    )


def marks(view: RootState, seat: int) -> list[tuple[str, float, int]]:
    """Signs with numbers: cards in hand, warriors in the supply, and one thing of the faction's own."""
    name, board = view.factions[seat], view.boards[seat]
    found = [] if FACTIONS[name].plays_itself else [("ui-card", 0.8, len(view.hands[seat]))]
    if FACTIONS[name].warriors:
        found.append((f"w-{name}", 0.4, view.supply[seat]))
    return [*found, *LOOKS[name].marks(board)]


# Seats, hands, cards


@cache
def seat_picture(seat: int) -> str:
    """The figure of the faction that the seat plays. The style sheet shows one of four: it sees on the board which; as
    long as there is none, a leaf."""
    drawn = "".join(f'<g class="fig fig-{name}">{use(f"w-{name}")}</g>' for name in FACTIONS)
    leaf = '<path class="leaf" d="M0-26Q20-14 18 6Q12 20 0 22Q-12 20-18 6Q-20-14 0-26ZM0 30V-12"/>'
    return (
        f'<svg class="root icon who who-{seat + 1}" viewBox="-26 -36 52 66" aria-hidden="true" focusable="false">'
        f"{leaf}{drawn}</svg>"
    )


@cache
def sign(name: str) -> str:
    """A sign beside a verb: what it builds, the item that it takes. The board of the page has them all."""
    if " " in name:
        return lying_sign(*name.split())
    is_figure = name.startswith("w-") or name in [look.pawn_sign for look in LOOKS.values()]
    box = "-24 -36 48 66" if is_figure else "-18 -18 36 36"
    drawn = f'<g class="of-{name[2:]}">{use(name)}</g>' if name.startswith("w-") else use(name)
    return f'<svg class="root icon" viewBox="{box}" aria-hidden="true" focusable="false">{drawn}</svg>'


def lying_sign(name: str, lies: str) -> str:
    """An item as it lies on a board: exhausted, damaged, or both."""
    drawn = lying_item(name.removeprefix("item-"), 1, 1, 24, exhausted=lies[0] == "1", damaged=lies[1] == "1")
    return f'<svg class="root icon" viewBox="0 0 26 26" aria-hidden="true" focusable="false">{drawn}</svg>'


def hand(view: RootState, seat: int) -> list[str]:
    """The cards of a seat that can be seen."""
    return list(known(view.hands[seat]))


def card_of(kind: str, option: Option) -> str:
    """The card that an option plays, spends or takes; a quest, leader or character where one is chosen."""
    card = VOCABULARY.card_of(kind, option)
    return card if card in TOPICS else ""


BESIDE = Beside(
    figures=figures,
    seat_picture=seat_picture,
    topic_picture=icon,
    gauges=gauges,
    hand=hand,
    card_of=card_of,
    seat_of=VOCABULARY.seat_of,
    close_up=close_up,
    sign=sign,
    face=face,
    signs=signs,
    printed=printed,
    telling=TELLING,
    outlook=outlook,
    nearby=NEAR,
    closed=closed,
    spread=row_of_cards,
)
