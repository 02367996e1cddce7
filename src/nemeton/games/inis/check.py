"""Invariants: what must be true of every position, played or written by hand."""

from collections import Counter
from collections.abc import Iterator, Sized

from nemeton.kernel import Problem

from . import rulings
from .cards import ACTION, ADVANTAGE, ANY_TIME, TALE, action_deck
from .check_agenda import IN_A_CLASH, is_told
from .decks import CARDS, TALES
from .effects import place_of
from .hexes import neighbours
from .state import (
    CITADELS,
    CLANS,
    NOBODY,
    PLAYED,
    SANCTUARIES,
    InisState,
    citadel_may_stand,
    citadels_in,
    seats,
)
from .steps import (
    Act,
    AgendaStep,
    Assembly,
    AssignBrenn,
    BeginSeason,
    CathbadSwap,
    CheckVictory,
    DealActions,
    DealAdvantages,
    DealPackets,
    Draft,
    EndDraft,
    EndSeason,
    Keep,
    NextTurn,
    PlaceCapital,
    PlaceFirstClan,
    PlayDone,
    RemovalDone,
    TossCrows,
    Turn,
    TurnEnd,
)
from .territories import TERRITORIES

MOST_KEPT = 3  # Epic Tales of one draw
MOST_LOST = 100  # clans of one player in one clash, some of them again and again

# What carries each phase on. In a season it is a single step; what else waits has been put before it.
ASSEMBLY_ORDER = (
    AssignBrenn,
    CheckVictory,
    DealAdvantages,
    TossCrows,
    DealActions,
    DealPackets,
    Draft,
    EndDraft,
    CathbadSwap,
    BeginSeason,
)
SEASON_STEPS = (Turn, Act, TurnEnd, NextTurn, EndSeason, Assembly)
PHASES = {"setup": (PlaceCapital, PlaceFirstClan, Assembly), "assembly": ASSEMBLY_ORDER, "season": SEASON_STEPS}
CARRYING = {*ASSEMBLY_ORDER, *SEASON_STEPS, PlaceCapital, PlaceFirstClan}


def check(state: InisState) -> Iterator[Problem]:
    """Whatever is wrong with a position, first things first."""
    problems = list(_seats(state)) or list(_island(state))
    yield from problems
    if problems:
        return  # what follows would stumble over it
    yield from _pieces(state)
    yield from _cards(state)
    yield from _table(state)
    yield from _agenda(state)


# Seats and the island


def _seats(state: InisState) -> Iterator[Problem]:
    players = len(state.reserve)
    by_seat: list[Sized] = [state.deeds, state.pretenders, state.actions, state.tales, state.drafting, state.locked]
    by_seat += [state.rumours, *(tile.clans for tile in state.tiles.values())]
    if players not in (2, 3, 4) or any(len(numbers) != players for numbers in by_seat):
        yield Problem("inis.check.seats", {"count": players})
        return
    if not _is_seat(state, state.brenn):
        yield Problem("inis.check.brenn")
    for seat in (state.active, state.follows, state.resumes, state.cathbad):
        if seat != NOBODY and not _is_seat(state, seat):
            yield Problem("inis.check.seat", {"number": str(seat)})
    if state.direction not in (1, -1):
        yield Problem("inis.check.direction")


def _is_seat(state: InisState, seat: int) -> bool:
    return seat in seats(state)


def _island(state: InisState) -> Iterator[Problem]:
    named = Counter([*state.tiles, *(tile.card for tile in state.pile)])
    for where in TERRITORIES:
        if named[where] != 1:
            yield Problem("inis.check.tile_twice" if named[where] else "inis.check.tile_missing", {"where": where})
    for where in named:
        if where not in TERRITORIES:
            yield Problem("inis.check.tile_unknown", {"name": where})
    spots: dict[tuple[int, int], str] = {}
    for where, tile in state.tiles.items():
        if tile.at in spots:
            yield Problem("inis.check.spot", {"where": where, "other": spots[tile.at]})
        spots[tile.at] = where
    if len(state.tiles) < 2:
        yield Problem("inis.check.tiles", {"count": len(state.tiles)})
    for where, tile in state.tiles.items():
        beside = sorted(spots[spot] for spot in neighbours(tile.at) if spot in spots)
        if len(beside) < min(2, len(state.tiles) - 1):
            yield Problem("inis.check.neighbours", {"where": where, "count": len(beside)})
        elif tile.borders != beside:
            yield Problem("inis.check.borders", {"where": where})
    if not _is_connected(state):
        yield Problem("inis.check.connected")


def _is_connected(state: InisState) -> bool:
    reached: set[str] = set()
    waiting = list(state.tiles)[:1]
    while waiting:
        where = waiting.pop()
        if where not in reached:
            reached.add(where)
            waiting += [other for other in state.tiles[where].borders if other in state.tiles]
    return len(reached) == len(state.tiles)


# Clans, buildings, tokens


def _pieces(state: InisState) -> Iterator[Problem]:
    tiles, clash = state.tiles, state.clash
    for where, tile in tiles.items():
        if min(*tile.clans, tile.sanctuaries, tile.citadels) < 0:
            yield Problem("inis.check.negative", {"where": where})
        if not PLAYED <= tile.advantage < len(state.reserve):
            yield Problem("inis.check.advantage", {"where": where})
        if not citadel_may_stand(where) and (tile.citadels or where == state.capital):
            yield Problem("inis.check.no_citadel_here", {"where": where})
    for seat in seats(state):
        out = sum(tile.clans[seat] for tile in tiles.values())
        out += clash.in_cauldron if clash is not None and clash.cauldron == seat else 0
        if state.reserve[seat] != CLANS - out or out > CLANS:
            count = out if out > CLANS else out + state.reserve[seat]
            yield Problem("inis.check.clans", {"seat": seat, "count": count, "most": CLANS})
    for kind, most in (("sanctuaries", SANCTUARIES), ("citadels", CITADELS)):
        count = sum(getattr(tile, kind) for tile in tiles.values())
        if count > most:
            yield Problem(f"inis.check.{kind}", {"count": count, "most": most})
    if state.capital not in tiles and (state.capital or state.phase != "setup"):
        yield Problem("inis.check.capital")
    if state.festival and state.festival not in tiles:
        yield Problem("inis.check.festival", {"name": state.festival})
    if min(state.deeds) < 0 or sum(state.deeds) > rulings.DEEDS:
        yield Problem("inis.check.deeds", {"count": sum(state.deeds), "most": rulings.DEEDS})


# Cards


def action_cards(state: InisState) -> Iterator[str]:
    """Every Action card, wherever it lies; one that lies in two places comes twice."""
    zones = (*state.actions, *state.drafting, *state.locked, state.deck, state.aside, state.discard)
    for cards in zones:
        yield from (card.card for card in cards)
    yield from (play.card for play in state.plays if not play.gone and _kind(play.card) == ACTION)


def tale_cards(state: InisState) -> Iterator[str]:
    """Every Epic Tale, wherever it lies."""
    for cards in (*state.tales, *(drawing.cards for drawing in state.draws), state.tale_deck):
        yield from (card.card for card in cards)
    yield from state.tale_discard
    for play in state.plays:
        if not play.gone and _kind(play.card) == TALE:
            yield play.card
        if play.card == "deirdres_beauty":
            yield from play.told  # what the rivals have revealed lies beside it
    if state.clash is not None and state.clash.cauldron != NOBODY:
        yield "dagdas_cauldron"


def _kind(card: str) -> str:
    return CARDS[card].kind if card in CARDS else ""


def _cards(state: InisState) -> Iterator[Problem]:
    for named, deck in ((action_cards(state), action_deck(len(state.reserve))), (tale_cards(state), TALES)):
        counts = Counter(named)
        for card, count in counts.items():
            if card not in CARDS:
                yield Problem("inis.check.card_unknown", {"name": card})
            elif card not in deck:
                yield Problem("inis.check.card_astray", {"card": card})
            elif count > 1:
                yield Problem("inis.check.card_twice", {"card": card})
        for card in deck:
            if not counts[card]:
                yield Problem("inis.check.card_missing", {"card": card})
    for seat in seats(state):
        own = (state.actions[seat], state.tales[seat], state.drafting[seat], state.locked[seat])
        for unknown in (one for cards in own for one in cards if not one.is_known_to(seat)):
            yield Problem("inis.check.own_card", {"seat": seat, "card": unknown.card})
    if state.phase != "assembly" and any([*state.drafting, *state.locked]):
        yield Problem("inis.check.drafting")
    yield from _rumours(state)


def _rumours(state: InisState) -> Iterator[Problem]:
    zones = (*state.actions, *state.drafting, *state.locked, state.deck, state.aside, state.discard)
    for cards in zones:
        here = place_of(state, cards)
        for card in cards:
            for seat, rumours in enumerate(state.rumours):
                if card.card in rumours and (card.is_known_to(seat) or not rumours[card.card] & here):
                    yield Problem("inis.check.rumour", {"seat": seat, "card": card.card})


# Cards on the table, removals, draws, the clash


def _table(state: InisState) -> Iterator[Problem]:
    for play in state.plays:
        is_good = play.card in CARDS and play.half in CARDS[play.card].halves and _is_seat(state, play.seat)
        if is_good and CARDS[play.card].kind == ADVANTAGE:
            is_good = CARDS[play.card].territory in state.tiles
        if (
            not is_good
            or (play.where and play.where not in state.tiles)
            or not NOBODY <= play.whom < len(state.reserve)
            or not is_told(state, play)
        ):
            yield Problem("inis.check.play", {"name": play.card})
    for removal in state.removals:
        if not _is_seat(state, removal.owner) or removal.where not in state.tiles:
            yield Problem("inis.check.removal", {"name": removal.where})
    for drawing in state.draws:
        if not _is_seat(state, drawing.seat) or not 1 <= drawing.keep <= MOST_KEPT:
            yield Problem("inis.check.drawing")
    yield from _clash(state)
    if not 0 <= state.passes <= len(state.reserve):
        yield Problem("inis.check.passes", {"count": state.passes})
    if state.result is not None and not set(state.result.winners) <= set(seats(state)):
        yield Problem("inis.check.result")


def _clash(state: InisState) -> Iterator[Problem]:
    clash = state.clash
    if clash is None:
        return
    numbers = (clash.sheltered, clash.lost, clash.removed)
    fighters = [clash.instigator]
    if clash.attack is not None:
        fighters += [clash.attack.attacker, clash.attack.defender]
    maybe = [seat for seat in (clash.maneuvering, clash.next_seat, clash.cauldron) if seat != NOBODY]
    if (
        clash.where not in state.tiles
        or any(len(count) != len(state.reserve) for count in numbers)
        or not all(_is_seat(state, seat) for seat in (*fighters, *maybe))
        or not 0 <= clash.in_cauldron <= (CLANS if clash.cauldron != NOBODY else 0)
        or not all(0 <= count <= MOST_LOST for count in (*clash.lost, *clash.removed))
    ):
        yield Problem("inis.check.clash", {"name": clash.where})
        return
    for seat, sheltered in enumerate(clash.sheltered):
        if not 0 <= sheltered <= state.tiles[clash.where].clans[seat]:
            yield Problem("inis.check.sheltered", {"seat": seat, "where": clash.where})
    if sum(clash.sheltered) > citadels_in(state, clash.where):
        yield Problem("inis.check.citadels_full", {"where": clash.where, "count": sum(clash.sheltered)})


# The agenda


def _agenda(state: InisState) -> Iterator[Problem]:
    if state.result is not None:
        fits = not state.agenda
    else:
        fits = _carries_on(state) and _stacks_fit(state)
    if not fits:
        yield Problem("inis.check.agenda", {"phase": state.phase})


def _carries_on(state: InisState) -> bool:
    """Does the agenda lead through the phase, and through one phase only?"""
    carrying = [step for step in state.agenda if type(step) in CARRYING]
    allowed = PHASES[state.phase]
    if any(type(step) not in allowed for step in carrying):
        return False
    match state.phase:
        case "season":
            if not carrying and state.plays and state.plays[0].half == ANY_TIME:
                return True  # the Moor has interrupted a turn, which then is no step any more
            return len(carrying) <= 1 and state.agenda[:1] == carrying
        case "assembly":
            order = [_rank(step) for step in carrying]
            return order == sorted(order, reverse=True) and state.agenda[:1] == [BeginSeason()]
    return state.agenda[:1] == [Assembly()] and carrying.count(Assembly()) == 1


def _rank(step: AgendaStep) -> int:
    """How late in the Assembly a step comes; with two players packets and drafts alternate."""
    return ASSEMBLY_ORDER.index(DealPackets if isinstance(step, Draft) else type(step))


def _stacks_fit(state: InisState) -> bool:
    """Does something wait to finish each card on the table, each removal, each draw? While a player chooses which cards
    to keep, that step has left the agenda."""
    waiting = Counter(type(step) for step in state.agenda)
    return (
        waiting[PlayDone] == len(state.plays)
        and waiting[RemovalDone] == len(state.removals)
        and len(state.draws) - 1 <= waiting[Keep] <= len(state.draws)
        and (state.clash is not None or not any(isinstance(step, IN_A_CLASH) for step in state.agenda))
    )
