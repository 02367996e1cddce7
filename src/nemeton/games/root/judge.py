"""How well each seat stands, from 0 (lost) to 1 (won): for bots and the win chart.

A seat's worth is counted in points: those it has, and what its pieces, cards and engine promise over the rounds still
to come. Each faction has its own engine, one function each. The chance to win is the seat's share of the sum of all
exp(sharpness * worth), and a point tells the more the nearer the end is. Who plays for dominance has no points, and who
has joined another stands as that one does. The weights are those of players who know the game, tried in matches.

A state that is concealed may be judged too: of blank cards only the number counts.
"""

from collections.abc import Callable
from math import exp
from typing import NamedTuple

from .cards import AMBUSHES, BIRD, BOOT, CARDS, HAMMER, SWORD, TEA, TORCH, suit_of
from .factions.alliance.board import AllianceBoard
from .factions.alliance.rules import POINTS as SYMPATHY_POINTS
from .factions.alliance.rules import SYMPATHIES
from .factions.eyrie.board import BATTLE, BUILD, MOVE, RECRUIT, VIZIER, EyrieBoard
from .factions.eyrie.rules import EVENING_POINTS, ROOSTS
from .factions.marquise.board import MarquiseBoard
from .factions.marquise.rules import BUILDINGS
from .factions.marquise.rules import POINTS as BUILDING_POINTS
from .factions.vagabond.board import ALLIED, HOSTILE, VagabondBoard
from .rules.rule import ruler
from .state import HAND_LIMIT, NOBODY, TO_WIN, RootState, map_of
from .steps import DrawCards, FactionStep, Phase

DULL, SHARP = 0.14, 0.3  # what a point tells at the start, and at the end
POINTS_A_ROUND, MOST_ROUNDS = 5.0, 5.0

CARD, SURPLUS_CARD, AMBUSH_CARD, CRAFTED, BOXED = 0.4, 0.1, 0.5, 0.9, 0.2
WARRIOR, RULED, EXPOSED = 0.14, 0.3, 0.4
DOMINANCE_WORTH = (27.0, 19.0, 14.0, 12.0)  # by how many clearings are missing


# A turn is long: where the next action begins, the last one may be judged.
PAUSES = frozenset({
    "root.craft", "root.discard", "root.interlude", "root.move", "root.marquise.action", "root.eyrie.add",
    "root.eyrie.recruit", "root.eyrie.move", "root.eyrie.battle", "root.eyrie.build",
    "root.alliance.revolt", "root.alliance.spread", "root.alliance.day", "root.alliance.operation",
    "root.vagabond.refresh", "root.vagabond.slip", "root.vagabond.day",
})  # fmt: skip


class Woods(NamedTuple):
    """One look at the map, for all seats."""

    ruled: list[list[int]]  # by seat, the clearings
    warriors: list[int]
    exposed: list[float]  # buildings and tokens that stronger enemies stand beside
    pieces: list[dict[str, int]]  # by seat, buildings and tokens by kind
    rounds: float  # about so many are still to come


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
    leads = [seat if state.partner[seat] == NOBODY else state.partner[seat] for seat in range(count)]
    strengths = [exp(sharpness * worth(state, seat, woods)) if leads[seat] == seat else 0.0 for seat in range(count)]
    whole = sum(strengths)
    return tuple([strengths[lead] / whole for lead in leads])


def furthest(state: RootState) -> int:
    """The points of whoever is nearest to thirty; who plays for dominance has none."""
    return max([0 if card else points for points, card in zip(state.points, state.dominance, strict=True)])


def survey(state: RootState) -> Woods:
    """Look at every clearing once."""
    count = len(state.factions)
    ruled: list[list[int]] = [[] for _ in range(count)]
    warriors, exposed = [0] * count, [0.0] * count
    pieces: list[dict[str, int]] = [{} for _ in range(count)]
    for where, here in state.clearings.items():
        own = ruler(state, where)
        if own != NOBODY:
            ruled[own].append(where)
        crowd = sum(here.warriors)
        for seat, number in enumerate(here.warriors):
            warriors[seat] += number
        for owner, kind in (*here.buildings, *here.tokens):
            pieces[owner][kind] = pieces[owner].get(kind, 0) + 1
            if crowd > 2 * here.warriors[owner]:
                exposed[owner] += 0.3 if kind == "sympathy" else 1.0
    rounds = min(MOST_ROUNDS, 0.5 + (TO_WIN - furthest(state)) / POINTS_A_ROUND)
    return Woods(ruled, warriors, exposed, pieces, rounds)


def worth(state: RootState, seat: int, woods: Woods) -> float:
    """What a seat has and may hope for, in points."""
    found = (
        holdings(state, seat)
        + WARRIOR * woods.warriors[seat]
        + RULED * len(woods.ruled[seat])
        - EXPOSED * woods.exposed[seat]
    )
    card = state.dominance[seat]
    if card:
        return found + DOMINANCE_WORTH[missing_clearings(state, woods.ruled[seat], card)]
    engine = ENGINES.get(state.factions[seat])
    return found + state.points[seat] + (engine(state, seat, woods) if engine else 0.0)


def holdings(state: RootState, seat: int) -> float:
    """Cards in hand and to be drawn this evening, crafted cards, items."""
    hand = state.hands[seat]
    ambushes = sum([card.card in AMBUSHES for card in hand])
    cards = len(hand) + (state.active == seat and is_before_evening(state))
    return (
        CARD * (min(HAND_LIMIT, cards) - ambushes)
        + SURPLUS_CARD * max(0, cards - HAND_LIMIT)
        + AMBUSH_CARD * ambushes
        + CRAFTED * len(state.play_areas[seat])
        + BOXED * len(state.item_boxes[seat])
    )


def is_before_evening(state: RootState) -> bool:
    """Does the player on turn still wait for what the evening brings: a card, and the points of roosts?"""
    return any(
        isinstance(step, DrawCards)
        or (isinstance(step, Phase) and step.name == "evening")
        or (isinstance(step, FactionStep) and step.name == "draw")
        for step in state.agenda
    )


def missing_clearings(state: RootState, ruled: list[int], card: str) -> int:
    """How many clearings a dominance card still wants: three of its suit, or two corners that face each other."""
    if suit_of(card) == BIRD:
        return 2 - max((one in ruled) + (other in ruled) for one, other in map_of(state).opposite)
    return max(0, 3 - sum([state.clearings[where].suit == suit_of(card) for where in ruled]))


# The engines


def marquise(state: RootState, seat: int, woods: Woods) -> float:
    """Sawmills make wood, wood becomes buildings, and each building scores more than the one before."""
    board = state.boards[seat]
    assert isinstance(board, MarquiseBoard)
    pieces = woods.pieces[seat]
    built = {kind: BUILDINGS - int(getattr(board, kind)) for kind in BUILDING_POINTS}
    next_points = max(
        [points[built[kind]] for kind, points in BUILDING_POINTS.items() if built[kind] < BUILDINGS] or [0]
    )
    income = pieces.get("sawmill", 0) + 0.6 * pieces.get("recruiter", 0) + 0.5 * pieces.get("workshop", 0)
    return (
        0.28 * woods.rounds * income
        + 0.35 * pieces.get("wood", 0)
        + 0.12 * woods.rounds * next_points
        + (1.5 if board.keep == "map" else 0.0)
        + 0.15 * board.actions * (state.active == seat)
    )


def eyrie(state: RootState, seat: int, woods: Woods) -> float:
    """Roosts score every evening, the decree gives actions, and a decree that cannot be kept costs both."""
    board = state.boards[seat]
    assert isinstance(board, EyrieBoard)
    roosts = ROOSTS - board.roost
    income = EVENING_POINTS[roosts - 1] if roosts else 0
    found = 0.6 * woods.rounds * income + 0.5 * roosts
    if state.active == seat and state.phase != "evening":
        found += income
    able = openings(state, seat, woods)
    short = 0
    for column, gain in DECREE_WORTH.items():
        wanted: dict[str, int] = {}
        for card in board.decree[column]:
            suit = BIRD if card == VIZIER else CARDS[card].suit
            wanted[suit] = wanted.get(suit, 0) + 1
        for suit, count in wanted.items():
            often = able[column].get(suit, 0)
            found += gain * min(count, often)
            short += max(0, count - often)
    if short:
        birds = sum([card == VIZIER or CARDS[card].suit == BIRD for cards in board.decree.values() for card in cards])
        found -= 2.0 + 0.7 * birds
    return found


DECREE_WORTH = {RECRUIT: 0.5, MOVE: 0.45, BATTLE: 0.45, BUILD: 0.7}


def openings(state: RootState, seat: int, woods: Woods) -> dict[str, dict[str, int]]:
    """About how often a decree card can be carried out, by column and suit."""
    found: dict[str, dict[str, int]] = {column: {BIRD: 0} for column in DECREE_WORTH}
    sites, ruled, clearings = map_of(state).clearings, woods.ruled[seat], state.clearings
    for where, here in clearings.items():
        own = here.warriors[seat]
        is_roost = (seat, "roost") in here.buildings
        foes = sum(here.warriors) - own + len(here.buildings) - is_roost + len(here.tokens)
        if foes and not own and not any(clearings[beside].warriors[seat] > 1 for beside in sites[where].paths):
            foes = 0  # nobody is near
        here_able = {
            RECRUIT: 3 * is_roost,
            MOVE: own,
            BATTLE: foes,
            BUILD: not is_roost
            and where in ruled
            and sites[where].slots > len(here.buildings) + (where in state.ruins),
        }
        for column, often in here_able.items():
            if often:
                able = found[column]
                able[BIRD] += often
                able[here.suit] = able.get(here.suit, 0) + often
    for suit, often in found[RECRUIT].items():
        found[RECRUIT][suit] = min(often, state.supply[seat])
    return found


def alliance(state: RootState, seat: int, woods: Woods) -> float:
    """Supporters pay for sympathy, sympathy scores the more the more of it there is, bases and officers act."""
    board = state.boards[seat]
    assert isinstance(board, AllianceBoard)
    loyal = SYMPATHIES - board.sympathy
    following = SYMPATHY_POINTS[min(loyal, SYMPATHIES - 1)]
    bases = 3 - len(board.bases)
    return (
        0.4 * min(10, len(board.supporters))
        + 0.35 * woods.rounds * following
        + 0.25 * loyal
        + 1.3 * bases
        + 0.3 * woods.rounds * min(5, board.officers)
    )


ITEM_WORTH = {SWORD: 0.9, BOOT: 0.8, HAMMER: 0.8, TORCH: 0.7, TEA: 0.8}
OTHER_ITEM, EXHAUSTED, DAMAGED = 0.5, 0.75, 0.25


def vagabond(state: RootState, seat: int, woods: Woods) -> float:
    """Items are actions, exhausted ones come back and damaged ones hardly; friends are points to come."""
    board = state.boards[seat]
    assert isinstance(board, VagabondBoard)
    found = 0.0
    for item in board.items:
        use = DAMAGED if item.damaged else EXHAUSTED if item.exhausted else 1.0
        found += ITEM_WORTH.get(item.kind, OTHER_ITEM) * use
    for place in board.relations.values():
        found += 1.2 if place == ALLIED else -0.2 if place == HOSTILE else 0.4 * place
    kinds = {item.kind for item in board.items if not item.damaged}
    if TORCH in kinds and board.at in state.ruins:
        found += 0.4
    return found * (0.5 + 0.12 * woods.rounds)


ENGINES: dict[str, Callable[[RootState, int, Woods], float]] = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "vagabond": vagabond,
}
