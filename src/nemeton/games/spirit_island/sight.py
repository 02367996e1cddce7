"""Sight: spirits hide nothing from each other; only decks lie face down."""

import copy
from random import Random

import msgspec

from nemeton.kernel import Hidden, concealed, refill

from .fear.deck import FEAR_CARDS
from .invader_facts import INVADER_CARDS
from .rules.blight import BLIGHT_CARDS
from .rules.setup import deck_order
from .state import IslandState

# Zone -> who may look. Checked with canary cards by the tests.
ZONES = {
    "island, panels, hands, played and discarded cards, energy, invader cards on their spaces": "everybody",
    "invader deck": "nobody",
    "fear deck": "nobody",
    "earned fear cards": "nobody",
    "the blight card": "nobody",
    "both power decks": "nobody",
    "cards left in the box": "nobody",
    "a fear card that a dream has turned up, a blight card that the table has chosen": "everybody",
}
FACE_DOWN = ("invader_deck", "fear_deck", "earned", "blight_card", "box", "minors", "majors")
WRITE, COPY = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(IslandState)  # a deep copy, ten times as fast


def conceal(state: IslandState, seat: int) -> IslandState:
    """What anybody sees: the same for all."""
    seen = copy.copy(state)
    for zone in FACE_DOWN:
        setattr(seen, zone, concealed(getattr(state, zone), seat))
    return COPY.decode(WRITE.encode(seen))


def imagine(state: IslandState, seat: int, rng: Random) -> None:
    """Deal anew what lies face down. The backs of invader cards show their stage."""
    for stage in (1, 2, 3):
        lying = [card for card in [*state.invader_deck, *state.box] if is_stage(card, stage)]
        refill([lying], seat, rng)
    fear = [card for card in state.box if card.card in FEAR_CARDS]
    refill([state.fear_deck, state.earned, fear], seat, rng)
    refill([state.blight_card, [card for card in state.box if card.card in BLIGHT_CARDS]], seat, rng)
    refill([state.minors], seat, rng)
    refill([state.majors], seat, rng)


def next_stage(state: IslandState) -> int:
    """The stage on the back of the next invader card, which everybody sees; 0 where no card is left.

    Cards leave the deck from the top only, so what is left is the end of the order in which it was stacked.
    """
    left = len(state.invader_deck)
    return int(deck_order(state.options)[-left]) if left else 0


def is_stage(card: Hidden, stage: int) -> bool:
    """Is it an invader card of this stage?"""
    return card.card in INVADER_CARDS and INVADER_CARDS[card.card].stage == stage
