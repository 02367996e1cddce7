"""Sight: hands, cards face down on boards, the deck, quests to come, what lies under ruins."""

import copy
from random import Random

from nemeton.kernel import Hidden, concealed, refill

from .cards import matches
from .factions.enlisted import FACTIONS
from .rules.rule import faction
from .state import Clearing, RootState, seats

# Zone -> who may look. Checked with canary cards by the tests.
ZONES = {
    "map, boards, items, points, play areas, discard, available dominance cards, open quests": "everybody",
    "hands": "their player, and whoever saw a card or the hand until cards are mixed",
    **{zone: who for own in FACTIONS.values() for zone, who in own.zones.items()},
    "cards beside the Black Market": "nobody, but who has left a card there knows it",
    "deck, quest deck": "nobody",
    "items under ruins": "nobody, but who has explored one knows what is left there",
}


def conceal(state: RootState, seat: int) -> RootState:
    """What a seat sees, begun with nothing."""
    return RootState(
        agenda=list(state.agenda),
        turn=state.turn,
        result=state.result,
        options=state.options,
        factions=list(state.factions),
        boards=[faction(state, owner).conceal_board(board, seat) for owner, board in enumerate(state.boards)],
        clearings={where: copied(here) for where, here in state.clearings.items()},
        ruins={where: concealed(items, seat) for where, items in state.ruins.items()},
        items=dict(state.items),
        supply=list(state.supply),
        hands=[concealed(cards, seat, ordered=False) for cards in state.hands],
        deck=concealed(state.deck, seat),
        discard=list(state.discard),
        available=list(state.available),
        play_areas=[list(cards) for cards in state.play_areas],
        item_boxes=[list(items) for items in state.item_boxes],
        points=list(state.points),
        dominance=list(state.dominance),
        partner=list(state.partner),
        quests=list(state.quests),
        quest_deck=concealed(state.quest_deck, seat),
        homes=list(state.homes),
        active=state.active,
        phase=state.phase,
        items_gone=list(state.items_gone),
        activated=dict(state.activated),
        used=list(state.used),
        bands=copy.deepcopy(state.bands),
        marks=dict(state.marks),
        closed_paths=list(state.closed_paths),
        ferry=state.ferry,
        landmarks=dict(state.landmarks),
        market=concealed(state.market, seat),
        treetop=state.treetop,
        on_cards={card: list(lying) for card, lying in state.on_cards.items()},
        exhausted={seat: list(items) for seat, items in state.exhausted.items()},
        battle=copy.deepcopy(state.battle),
        pledge=state.pledge,
        draft=copy.deepcopy(state.draft),
    )


def copied(clearing: Clearing) -> Clearing:
    """A clearing that stays as it is now."""
    return Clearing(
        clearing.suit, list(clearing.warriors), list(clearing.buildings), list(clearing.tokens), clearing.scorched
    )


def on_boards(state: RootState) -> list[list[Hidden]]:
    """The cards that lie face down on the boards."""
    return [faction(state, owner).hidden_cards(state.boards[owner]) for owner in seats(state)]


def pledged_cards(state: RootState, seat: int) -> list[Hidden]:
    """Cards on a board or in a hand that the seat does not know and that must match all the same, since they are about
    to be spent or shown."""
    if state.pledge is None or state.pledge.seat == seat:
        return []
    cards = (state.hands if state.pledge.in_hand else on_boards(state))[state.pledge.seat]
    seen = sum(card.is_known_to(seat) and matches(card.card, state.pledge.suit) for card in cards)
    return [card for card in cards if not card.is_known_to(seat)][: max(0, state.pledge.count - seen)]


def imagine(state: RootState, seat: int, rng: Random) -> None:
    """Deal anew what the seat cannot know: cards of hands, boards and deck; quests to come; items under ruins."""
    pledged = pledged_cards(state, seat)
    lying = [*state.hands, *on_boards(state)]
    if state.market:
        lying.append(state.market)
    if pledged:
        lying = [[card for card in cards if not any(card is one for one in pledged)] for cards in lying]
    suit = state.pledge.suit if state.pledge is not None else ""
    zones = [pledged, *lying, state.deck]
    refill(zones, seat, rng, (lambda zone, card: zone > 0 or matches(card, suit)) if pledged else None)
    refill([state.quest_deck], seat, rng)
    refill(list(state.ruins.values()), seat, rng)
    for owner in seats(state):
        faction(state, owner).imagine_board(state.boards[owner], seat, rng)
