"""Time passes: played cards are discarded, damage heals, everything that lasts for a turn ends."""

from nemeton.kernel import Ask, Rule

from .state import Happened, Island
from .steps import Rescue, TimePasses, Turn


def time_passes(game: Island, _step: TimePasses) -> None:
    """First whoever may rescues cards, then the turn ends."""
    rescues = [Rescue(seat) for seat, spirit in enumerate(game.state.spirits) for _ in range(spirit.rescues)]
    for spirit in game.state.spirits:
        spirit.rescues = 0
    if rescues:
        game.push(*rescues, TimePasses())
        return
    clean_up(game)
    game.push(Turn())


def rescue(game: Island, step: Rescue) -> Rule[None]:
    """Gift of Constancy: one of the cards in play may return to hand instead of being discarded."""
    spirit = game.state.spirits[step.seat]
    if not spirit.played:
        return
    law = "power.gift_of_constancy"
    options = [*(("rescue", card) for card in sorted(spirit.played)), "stop"]
    answer = yield Ask(step.seat, "spirit_island.rescue", options, law=law)
    if answer != "stop":
        spirit.played.remove(answer[1])
        spirit.hand.append(answer[1])
        game.tell("spirit_island.rescued", seat=step.seat, card=answer[1], law=law)


def clean_up(game: Island) -> None:
    """Discard, heal, forget what lasts for a turn."""
    state = game.state
    for here in state.lands.values():
        here.towns = [0] * len(here.towns)
        here.cities = [0] * len(here.cities)
        here.dahan = [0] * len(here.dahan)
    for spirit in state.spirits:
        spirit.discard += spirit.played
        spirit.played, spirit.used, spirit.just_used, spirit.repeated = [], [], [], []
        spirit.elements, spirit.paid = {}, {}
        spirit.repeats, spirit.shares, spirit.passed_up = [], [], {}
        spirit.plays = spirit.any_chosen = spirit.hurried = spirit.haste = spirit.reach = 0
    state.marks, state.forbidden, state.wards = {}, [], []
    state.happened = Happened()
