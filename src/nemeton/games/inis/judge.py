"""How well each seat stands, from 0 (lost) to 1 (won): for bots and the win chart.

A seat is a list of traits: how much it lacks of each victory condition when its Deeds are spread in the best way, and
by which kind it meets one or would by a card in its hand (reach.py); its Pretender token, whether it would be king if
the Assembly came now, and who may still outbid it; its clans and lands, the Brenn, its cards. Each trait has a weight,
which depends on the number of players; the weights add up to the seat's strength, and the chance to win is its share of
the sum of all seats' exp(strength). The weights were fitted by scripts/calibrate_inis.py, which tells how.

A state that is concealed may be judged too: of blank cards only the number counts.
"""

from math import exp

from nemeton.kernel import BLANK

from .decks import CARDS
from .reach import FAR, within_reach
from .state import CLANS, NOBODY, TO_WIN, InisState
from .territories import TERRITORIES
from .weights import WEIGHTS

LACKS = range(TO_WIN + 1)
MOST_LANDS, MOST_CARDS, MOST_THREATS, MOST_EXPOSED = 8, 6, 8, 4
CONDITIONS = ("leading", "sanctuaries", "territories")
FRESH, WANING, ENDING = STAGES = ("fresh", "waning", "ending")  # the last pass is next, and Action cards are lost

# The traits' names, and so their order.
NAMES = (
    *(f"{which} lacks {count}" for which in ("first", "second", "third") for count in LACKS),
    *(f"met by {which}" for which in CONDITIONS),
    *(f"may meet {which} by a card" for which in CONDITIONS),
    *(f"pretender of {count}" for count in range(4)),
    *(f"may pretend to {count}" for count in range(4)),
    *(f"king against {count} cards" for count in range(MOST_THREATS + 1)),
    "king may be outbid",
    "may outbid the king",
    *(f"clans {count}" for count in range(CLANS + 1)),
    *(f"leads {count}" for count in range(MOST_LANDS + 1)),
    *(f"leads by one {count}" for count in range(MOST_LANDS + 1)),
    *(f"alone among others {count}" for count in range(MOST_LANDS + 1)),
    *(f"{kind} {count}" for kind in ("tales", "drafting") for count in range(MOST_CARDS + 1)),
    *(f"actions in {stage} season {count}" for stage in STAGES for count in range(MOST_CARDS + 1)),
    *(f"king in {stage} season" for stage in STAGES),
    *(f"exposed {count}" for count in range(MOST_EXPOSED + 1)),
    "brenn",
    "capital",
    "to move",
    "citadel",
    "deed",
    f"card {BLANK}",
    *(f"card {card}" for card in CARDS),
)
_NUMBER = {name: number for number, name in enumerate(NAMES)}
_WEIGHT = {
    players: tuple(WEIGHTS[name][players - 2] if name in WEIGHTS else 0.0 for name in NAMES) for players in (2, 3, 4)
}


def _numbers(name: str, count: int) -> list[int]:
    return [_NUMBER[f"{name} {number}"] for number in range(count)]


_LACKS = [_numbers(f"{which} lacks", TO_WIN + 1) for which in ("first", "second", "third")]
_MET_BY = [_NUMBER[f"met by {which}"] for which in CONDITIONS]
_MAY_MEET = [_NUMBER[f"may meet {which} by a card"] for which in CONDITIONS]
_OUTBID, _OUTBIDS = _NUMBER["king may be outbid"], _NUMBER["may outbid the king"]
_PRETENDER, _MAY_PRETEND = _numbers("pretender of", 4), _numbers("may pretend to", 4)
_KING = [_NUMBER[f"king against {count} cards"] for count in range(MOST_THREATS + 1)]
_CLANS = _numbers("clans", CLANS + 1)
_LEADS, _BY_ONE, _ALONE = (_numbers(name, MOST_LANDS + 1) for name in ("leads", "leads by one", "alone among others"))
_TALES, _DRAFTING = (_numbers(name, MOST_CARDS + 1) for name in ("tales", "drafting"))
_ACTIONS = {stage: _numbers(f"actions in {stage} season", MOST_CARDS + 1) for stage in STAGES}
_KING_IN = {stage: _NUMBER[f"king in {stage} season"] for stage in STAGES}
_EXPOSED = _numbers("exposed", MOST_EXPOSED + 1)
_CARD = {card: _NUMBER[f"card {card}"] for card in (BLANK, *CARDS)}
_ADVANTAGE = {where: _NUMBER[f"card adv_{where}"] for where in TERRITORIES}
_BRENN, _CAPITAL, _TO_MOVE = _NUMBER["brenn"], _NUMBER["capital"], _NUMBER["to move"]
_CITADEL, _DEED = _NUMBER["citadel"], _NUMBER["deed"]


def weights_for(players: int) -> tuple[float, ...]:
    """The weights of all traits, at a table of so many."""
    return _WEIGHT[players]


def judge(state: InisState, seat: int) -> float:
    """The chance that the seat wins."""
    return standings(state)[seat]


def standings(state: InisState) -> tuple[float, ...]:
    """The chance that each seat wins."""
    result, count = state.result, len(state.reserve)
    if result is not None:
        winners = result.winners
        return tuple([float(seat in winners) if winners else 1 / count for seat in range(count)])
    weight = _WEIGHT[count]
    strengths = [exp(sum([weight[trait] for trait in found])) for found in traits(state)]
    whole = sum(strengths)
    return tuple([strength / whole for strength in strengths])


def traits(state: InisState) -> list[list[int]]:
    """The traits of every seat, as numbers of names."""
    count = len(state.reserve)
    found, island = survey(state, count)
    reached = [spread(island, seat, state.deeds[seat], found[seat]) for seat in range(count)]
    if state.phase == "season":
        for seat in range(count):
            if not reached[seat]:
                reach(state, seat, island, found[seat])
    stage = stage_of(state, count)
    claims(state, reached, found, stage)
    for seat in range(count):
        hold(state, seat, found[seat], stage)
    clash = state.clash
    if clash is not None and clash.stage != "over":
        clans = state.tiles[clash.where].clans
        for seat in range(count):
            found[seat].append(_EXPOSED[min(MOST_EXPOSED, clans[seat] - clash.sheltered[seat])])
    if state.active != NOBODY:
        found[state.active].append(_TO_MOVE)
    return found


Island = tuple[list[int], list[int], list[int]]


def survey(state: InisState, count: int) -> tuple[list[list[int]], Island]:
    """What the island tells: by seat, traits of lands and clans; and clans led, sanctuaries, territories."""
    led, holy, lands = [0] * count, [0] * count, [0] * count
    leads, by_one, alone = [0] * count, [0] * count, [0] * count
    found: list[list[int]] = [[] for _ in range(count)]
    for where, tile in state.tiles.items():
        clans = tile.clans
        whole = sum(clans)
        if whole:
            most = max(clans)
            second = 0
            leader = NOBODY
            for seat, own in enumerate(clans):
                if own:
                    lands[seat] += 1
                    holy[seat] += tile.sanctuaries
                    if own == 1 and whole > 1:
                        alone[seat] += 1
                    if own == most and leader == NOBODY:
                        leader = seat
                    elif own > second:
                        second = own
            if most > second:
                leads[leader] += 1
                led[leader] += whole - most
                if second and most == second + 1:
                    by_one[leader] += 1
                if where == state.capital:
                    found[leader].append(_CAPITAL)
                if tile.citadels:
                    found[leader].append(_CITADEL)
        if tile.advantage >= 0:
            found[tile.advantage].append(_ADVANTAGE[where])
    for seat, own_traits in enumerate(found):
        own_traits += (
            _CLANS[CLANS - state.reserve[seat]],
            _LEADS[min(MOST_LANDS, leads[seat])],
            _BY_ONE[min(MOST_LANDS, by_one[seat])],
            _ALONE[min(MOST_LANDS, alone[seat])],
        )
    return found, (led, holy, lands)


def spread(island: Island, seat: int, deeds: int, found: list[int]) -> int:
    """The traits of the three conditions, the Deeds spread over them in the best way; and how many are met."""
    if deeds:
        found += [_DEED] * deeds
    lacks = [TO_WIN - column[seat] if column[seat] < TO_WIN else 0 for column in island]
    nearest = min(lacks)
    if nearest <= deeds:
        found += [_MET_BY[kind] for kind, lack in enumerate(lacks) if lack == nearest]
    lacks.sort()
    met = 0
    for place, lack in zip(_LACKS, lacks, strict=True):
        spent = min(deeds, lack)
        deeds -= spent
        found.append(place[lack - spent])
        met += lack == spent
    return met


def reach(state: InisState, seat: int, island: Island, found: list[int]) -> None:
    """Which condition a card in hand would meet, where none is met."""
    wanted = TO_WIN - state.deeds[seat]
    led, holy, lands = (wanted - column[seat] for column in island)
    if led < FAR or holy == 1 or lands == 1:
        found += [_MAY_MEET[kind] for kind in within_reach(state, seat, (led, holy, lands))]


def stage_of(state: InisState, count: int) -> str:
    """How near the season is to its end, told by who has passed one after the other."""
    return FRESH if not state.passes else ENDING if state.passes >= count - 1 else WANING


def claims(state: InisState, reached: list[int], found: list[list[int]], stage: str) -> None:
    """Who wants to be king, who may still say so, and who would be if the Assembly came now."""
    brenn = state.brenn
    clans = state.tiles[state.capital].clans if state.capital else [0]
    most = max(clans)
    if most and clans.count(most) == 1:
        brenn = clans.index(most)
    found[brenn].append(_BRENN)
    best, kings = 0, list[int]()
    for seat, pretends in enumerate(state.pretenders):
        met = reached[seat]
        if pretends:
            found[seat].append(_PRETENDER[met])
            if met > best:
                best, kings = met, [seat]
            elif met and met == best:
                kings.append(seat)
        elif state.phase == "season":
            found[seat].append(_MAY_PRETEND[met])
    king = kings[0] if len(kings) == 1 else brenn if brenn in kings else NOBODY
    if king != NOBODY:
        against = sum([len(hand) for hand in state.actions]) - len(state.actions[king])
        found[king] += (_KING[min(MOST_THREATS, against)], _KING_IN[stage])
        if state.phase == "season":
            outbid(state, reached, king, brenn, found)


def outbid(state: InisState, reached: list[int], king: int, brenn: int, found: list[list[int]]) -> None:
    """Who has yet to say that it wants to be king, and would be if it did, or would at least leave the throne empty."""
    best = reached[king]
    for seat, met in enumerate(reached):
        if met >= best and not state.pretenders[seat]:
            if met > best or seat == brenn:
                found[seat].append(_OUTBIDS)
            elif king == brenn:
                continue
            found[king].append(_OUTBID)


def hold(state: InisState, seat: int, found: list[int], stage: str) -> None:
    """What a seat holds: how many cards of each kind, and which; Action cards are lost with the end of the season."""
    actions, tales = state.actions[seat], state.tales[seat]
    drafting = state.drafting[seat] + state.locked[seat]
    found += (
        _ACTIONS[stage][min(MOST_CARDS, len(actions))],
        _TALES[min(MOST_CARDS, len(tales))],
        _DRAFTING[min(MOST_CARDS, len(drafting))],
    )
    found += [_CARD[card.card] for card in actions]
    found += [_CARD[card.card] for card in tales]
    found += [_CARD[card.card] for card in drafting]
