"""How well the spirits stand, for bots: what is on the island, what is about to happen, how the spirits have grown."""

from math import exp

from .cards import CARDS
from .fear import pool, terror
from .invaders import BLIGHTED
from .island import buildings, invaders, presence_lands
from .learning import card_plays, income, owned
from .outlook import NO_BLIGHT, NO_BUILD, NO_CASCADE, Outlook, crowd_weight
from .state import IslandState, Spirit

STEEPNESS = 0.085
START = 2.0  # what an even game is worth before anything is counted
FEAR_POINT = 0.42
TERROR = (0.0, 0.0, 5.0, 11.0)  # what a terror level is worth by itself
EMPTY_CARD = 26.0  # how bad it is that the blight card is empty
TIME = 0.55  # each turn that is left


def judge(state: IslandState, seat: int) -> float:
    """A finished game is won or lost; else the chance to win, the same for everybody."""
    if state.result is not None:
        return float(seat in state.result.winners)
    players = len(state.spirits)
    total = START + progress(state) / players - threats(state) / players - decay(state)
    total += sum(growth(state, spirit, each) for each, spirit in enumerate(state.spirits)) / players
    return 0.01 + 0.98 / (1 + exp(-STEEPNESS * total))


def progress(state: IslandState) -> float:
    """Fear so far, and how little the present terror level leaves to be done."""
    level = min(terror(state), 3)
    earned = sum(state.fear_groups) - len(state.fear_deck) if state.options.scenario != "rituals_of_terror" else 0
    made = earned * pool(state) + state.fear
    lands = state.lands.values()
    left = sum(len(here.cities) if level == 3 else buildings(here) if level == 2 else invaders(here) for here in lands)
    return FEAR_POINT * made + TERROR[level] * len(state.spirits) + max(0.0, 8.0 - 2.0 * left) * 0.5


def threats(state: IslandState) -> float:
    """Invaders, and what they will do next."""
    outlook = Outlook(state)
    total = 0.0
    for land, here in state.lands.items():
        crowd = invaders(here)
        if not crowd:
            continue
        total += crowd_weight(here)
        if outlook.harm_in(land) >= 2:
            total += NO_BLIGHT + (NO_CASCADE if here.blight else 0) + 0.4 * sum(here.presence)
        if land in outlook.built and "build" not in _skips(state, land):
            total += NO_BUILD
        total -= 0.35 * min(len(here.dahan), crowd)
    return total


def _skips(state: IslandState, land: str) -> list[str]:
    marks = state.marks.get(land)
    return marks.skips if marks is not None else []


def decay(state: IslandState) -> float:
    """How near blight, the loss of presence and the end of time are."""
    players = len(state.spirits)
    left = state.blight
    if state.blight_card and not state.is_blighted:
        card = state.blight_card[0].card
        left += BLIGHTED.get(card, 4) * players
    total = EMPTY_CARD / (left / players + 1) + (3.0 if state.is_blighted else 0.0)
    total -= TIME * len(state.invader_deck)
    for seat in range(players):
        there = sum(state.lands[land].presence[seat] for land in presence_lands(state, seat))
        total += 12.0 / (there + 0.5) / players
    return total


def growth(state: IslandState, spirit: Spirit, seat: int) -> float:
    """What a spirit can do: tracks, energy, cards, reach."""
    turns = min(8, 1 + len(state.invader_deck)) / 8
    tracks = 1.1 * income(spirit) + 1.9 * (card_plays(spirit) - spirit.plays)
    cards = sum(0.5 + 0.45 * CARDS[card].cost for card in owned(spirit))
    ready = 0.35 * len(spirit.hand)
    lands = presence_lands(state, seat)
    return turns * (tracks + 0.35 * cards + 0.3 * len(lands)) + 0.3 * min(spirit.energy, 8) + ready
