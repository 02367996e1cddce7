"""Who may see what in Parlour."""

from random import Random

from nemeton.kernel import Hidden, concealed, refill

from .state import ParlourState

# Zone -> who may look, apart from those who have seen a card before it came there.
ZONES = {"deck": "nobody", "cellar": "who laid the card", "packets": "the holder", "hands": "the owner"}


def zones(state: ParlourState) -> list[list[Hidden]]:
    """Every zone of hidden cards."""
    return [state.deck, state.cellar, *state.packets, *state.hands]


def conceal(state: ParlourState, seat: int) -> ParlourState:
    """What a seat sees: cards that it knows, blanks for the rest."""
    return ParlourState(
        agenda=list(state.agenda),
        turn=state.turn,
        result=state.result,
        options=state.options,
        house=state.house,
        deck=concealed(state.deck, seat),
        packets=[concealed(packet, seat, ordered=False) for packet in state.packets],
        hands=[concealed(hand, seat, ordered=False) for hand in state.hands],
        cellar=concealed(state.cellar, seat, ordered=False),
        discard=list(state.discard),
        market=dict(state.market),
        tokens=[list(tokens) for tokens in state.tokens],
        coins=dict(state.coins),
        done=list(state.done),
        spent=list(state.spent),
        dice=list(state.dice),
    )


def imagine(state: ParlourState, seat: int, rng: Random) -> None:
    """Deal what the seat does not know anew over deck, cellar, packets and hands."""
    refill(zones(state), seat, rng)
