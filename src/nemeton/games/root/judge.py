"""How well each seat stands, from 0 (lost) to 1 (won): for bots and the win chart.

A seat's worth is counted in points: those it has, and what its pieces, cards and engine promise over the rounds still
to come. Each faction has its own engine. The chance to win is the seat's share of the sum of all
exp(sharpness * worth), and a point tells the more the nearer the end is. Who plays for dominance has no points, and who
has joined another stands as that one does. The weights are those of players who know the game, tried in matches.

A state that is concealed may be judged too: of blank cards only the number counts.
"""

from math import exp
from typing import NamedTuple

from .cards import AMBUSHES, BIRD, DOMINANCES, suit_of
from .factions.enlisted import FACTIONS
from .places import has_suit
from .rules.effects import evening_draw
from .rules.hirelings import hireling
from .rules.land import LANDMARKS, land_of
from .rules.rule import lenders, lent_to, ruler
from .state import HAND_LIMIT, NOBODY, TO_WIN, RootState, bands_of, map_of
from .steps import DrawCards, FactionStep, Phase, TurnEnd

DULL, SHARP = 0.11, 0.26  # what a point tells at the start, and at the end
POINTS_A_ROUND, MOST_ROUNDS = 5.0, 5.0

CARD, SURPLUS_CARD, AMBUSH_CARD, CRAFTED, BOXED = 0.4, 0.1, 0.5, 0.9, 0.2
DOMINANCE_CARD = 0.08  # so much less than other cards, or they would be taken for nothing
WARRIOR, RULED, EXPOSED = 0.14, 0.3, 0.4
BORROWED = 0.06  # a clearing that is ruled with hired warriors: only for this turn
DOOMED = 2.5  # how much more that counts where a mob is about to raze it (Law 14.4.1)
UNGUARDED = 0.35  # how much of that counts where nobody stands guard and no enemy is there yet
DEAR_SLOT = 0.15  # a building whose loss scores one more
BEGINNING = 0.08  # how much what stands on the map weighs while factions are chosen (Law A.8)
TOWER = 0.55  # the tower, a round (Law V.3.4)
MARK = 1.2  # a hireling marker that was reached: a band comes at the end of the turn
DOMINANCE_WORTH = (27.0, 19.0, 14.0, 12.0)  # by how many clearings are missing


# A turn is long: where the next action begins, the last one may be judged.
PAUSES = frozenset(
    {
        *("root.craft", "root.discard", "root.interlude", "root.move"),
        *(kind for faction in FACTIONS.values() for kind in faction.pauses),
    }
)
# How much a piece that stronger enemies stand beside weighs, where that is not 1.
EXPOSURE = {piece: weight for faction in FACTIONS.values() for piece, weight in faction.exposure.items()}
THREATS = frozenset(piece for faction in FACTIONS.values() for piece in faction.threats)


class Woods(NamedTuple):
    """One look at the map, for all seats."""

    ruled: list[list[int]]  # by seat, the clearings
    warriors: list[int]
    exposed: list[float]  # buildings and tokens that stronger enemies stand beside
    pieces: list[dict[str, int]]  # by seat, buildings and tokens by kind
    rounds: float  # about so many are still to come
    lent: dict[int, int]  # clearings whose rule a seat has lent to who is on turn, or has borrowed, below zero
    tower: int = NOBODY  # who rules the clearing with the tower


def judge(state: RootState, seat: int) -> float:
    """The chance that the seat wins."""
    return standings(state)[seat]


def standings(state: RootState) -> tuple[float, ...]:
    """The chance that each seat wins; partners win together."""
    result, count = state.result, len(state.factions)
    if result is not None:
        winners = result.winners
        return tuple([float(seat in winners) if winners else 1 / count for seat in range(count)])
    woods = survey(state)
    progress = furthest(state) / TO_WIN
    sharpness = DULL + (SHARP - DULL) * progress * progress
    leads = [leader_of(state, seat) for seat in range(count)]
    strengths = [exp(sharpness * worth(state, seat, woods)) if leads[seat] == seat else 0.0 for seat in range(count)]
    whole = sum(strengths)
    return tuple([strengths[lead] / whole for lead in leads])


def leader_of(state: RootState, seat: int) -> int:
    """As whom a seat stands: itself, or whom it has joined, who may have joined somebody else (Law 9.2.8, 9.7)."""
    friend = state.partner[seat]
    if friend == NOBODY:
        return seat
    return friend if state.partner[friend] == NOBODY else state.partner[friend]


def furthest(state: RootState) -> int:
    """The points of whoever is nearest to thirty; who plays for dominance has none."""
    return max([0 if card else points for points, card in zip(state.points, state.dominance, strict=True)])


def survey(state: RootState) -> Woods:
    """Look at every clearing once."""
    count = len(state.factions)
    ruled: list[list[int]] = [[] for _ in range(count)]
    warriors, exposed = [0] * count, [0.0] * count
    pieces: list[dict[str, int]] = [{} for _ in range(count)]
    may_borrow, lent = bool(lenders(state)), dict[int, int]()
    for where, here in state.clearings.items():
        own = ruler(state, where)
        if own != NOBODY and own < count:
            ruled[own].append(where)
            if may_borrow and own == state.active:
                for lender in lent_to(state, own, where):
                    lent[own], lent[lender] = lent.get(own, 0) - 1, lent.get(lender, 0) + 1
        crowd = sum(here.warriors)
        for seat in range(count):
            warriors[seat] += here.warriors[seat]
        threats = [owner for owner, kind in here.tokens if kind in THREATS]
        for owner, kind in (*here.buildings, *here.tokens):
            if owner >= count:
                continue
            pieces[owner][kind] = pieces[owner].get(kind, 0) + 1
            if threats and owner not in threats:
                exposed[owner] += DOOMED * EXPOSURE.get(kind, 1.0)
            elif crowd > 2 * here.warriors[owner]:
                exposed[owner] += EXPOSURE.get(kind, 1.0)
            elif not here.warriors[owner]:
                exposed[owner] += UNGUARDED * EXPOSURE.get(kind, 1.0)
    rounds = min(MOST_ROUNDS, 0.5 + (TO_WIN - furthest(state)) / POINTS_A_ROUND)
    land = land_of(state)
    tower = land.watchtower(state) if land is not None else 0
    holder = next((seat for seat in range(count) if tower in ruled[seat]), NOBODY) if tower else NOBODY
    return Woods(ruled, warriors, exposed, pieces, rounds, lent, holder)


def worth(state: RootState, seat: int, woods: Woods) -> float:
    """What a seat has and may hope for, in points; while factions are chosen, above all what its faction promises."""
    if state.draft is None:
        return standing_worth(state, seat, woods)
    return FACTIONS[state.factions[seat]].promise + BEGINNING * standing_worth(state, seat, woods)


def standing_worth(state: RootState, seat: int, woods: Woods) -> float:
    """What a seat has on the table and may hope for from there."""
    found = (
        holdings(state, seat)
        + WARRIOR * woods.warriors[seat]
        + RULED * len(woods.ruled[seat])
        - EXPOSED * woods.exposed[seat]
    )
    if woods.lent:
        found += (RULED - BORROWED) * woods.lent.get(seat, 0)
    card = state.dominance[seat]
    if card:
        return found + DOMINANCE_WORTH[missing_clearings(state, woods.ruled[seat], card)]
    if woods.tower == seat:
        found += watch(state, seat, woods)
    if state.landmarks:
        found += landmarks(state, seat, woods)
    if state.bands:
        found += hired_worth(state, seat, woods)
    return found + state.points[seat] + engine(state, seat, woods)


def engine(state: RootState, seat: int, woods: Woods) -> float:
    """What its faction may hope for, and what its turns bring beyond that: the map alone does not tell who is ahead."""
    own = FACTIONS[state.factions[seat]]
    return own.hopes(state, seat, woods) + own.growth * woods.rounds


def watch(state: RootState, seat: int, woods: Woods) -> float:
    """What the tower promises who rules there; the point of this evening is safe, and no reason to end the day."""
    is_sure = state.active == seat and any(isinstance(step, TurnEnd) for step in state.agenda)
    return TOWER * woods.rounds + is_sure


def landmarks(state: RootState, seat: int, woods: Woods) -> float:
    """What it is worth to be where landmarks are, and to rule there; a building in a dear slot may be lost."""
    own, found = FACTIONS[state.factions[seat]], 0.0
    for name, where in state.landmarks.items():
        if where and own.is_there(state, seat, where):
            found += LANDMARKS[name].worth * woods.rounds * (1.5 if where in woods.ruled[seat] else 1.0)
    return found - (DEAR_SLOT if state.treetop is not None and state.treetop[0] == seat else 0.0)


def hired_worth(state: RootState, seat: int, woods: Woods) -> float:
    """What the bands promise that a seat controls, as long as it will; and markers that it has reached (Law D.1)."""
    found = MARK * sum(owner == seat for owner in state.marks.values())
    return found + sum(hireling(state, side).hopes(state, side, woods) for side in bands_of(state, seat))


def holdings(state: RootState, seat: int) -> float:
    """Cards in hand and to be drawn this evening, crafted cards, items."""
    hand = state.hands[seat]
    ambushes = sum([card.card in AMBUSHES for card in hand])
    dominances = sum([card.card in DOMINANCES for card in hand])
    cards = len(hand) + (cards_to_come(state, seat) if state.active == seat else 0)
    return (
        CARD * (min(HAND_LIMIT, cards) - ambushes)
        + SURPLUS_CARD * max(0, cards - HAND_LIMIT)
        + AMBUSH_CARD * ambushes
        - DOMINANCE_CARD * dominances
        + CRAFTED * len(state.play_areas[seat])
        + BOXED * len(state.item_boxes[seat])
    )


def cards_to_come(state: RootState, seat: int) -> int:
    """What the player on turn still draws this evening: who ends the day gains nothing by that."""
    for step in state.agenda:
        if isinstance(step, DrawCards):
            return step.count
        if (isinstance(step, Phase) and step.name == "evening") or (
            isinstance(step, FactionStep) and step.name == "draw"
        ):
            return evening_draw(state, seat)
    return 0


def missing_clearings(state: RootState, ruled: list[int], card: str) -> int:
    """How many clearings a dominance card still wants: three of its suit, or two corners that face each other."""
    if suit_of(card) == BIRD:
        return 2 - max((one in ruled) + (other in ruled) for one, other in map_of(state).opposite)
    return max(0, 3 - sum([has_suit(state, where, suit_of(card)) for where in ruled]))
