"""Time passes: played cards are discarded, damage heals, everything that lasts for a turn ends."""

from nemeton.kernel import Ask, Rule, step

from ..choices import IslandChoice, asks
from ..fields import CardName
from ..state import Happened, Island
from ..steps import Rescue, TimePasses, Turn


class RescueCard(IslandChoice, tag="rescue"):
    """Take a card in play back to hand."""

    card: CardName


asks("spirit_island.rescue", RescueCard, words={"stop": "spirit_island.option.rescue_nothing"})


@step(TimePasses)
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


@step(Rescue)
def rescue(game: Island, step: Rescue) -> Rule[None]:
    """Gift of Constancy: one of the cards in play may return to hand instead of being discarded."""
    spirit = game.state.spirits[step.seat]
    if not spirit.played:
        return
    law = "power.gift_of_constancy"
    options = [*(RescueCard(card) for card in sorted(spirit.played)), "stop"]
    answer = yield Ask(step.seat, "spirit_island.rescue", options, law=law)
    if answer != "stop":
        spirit.played.remove(answer.card)
        spirit.hand.append(answer.card)
        game.tell("spirit_island.rescued", seat=step.seat, card=answer.card, law=law)


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
