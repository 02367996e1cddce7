"""Resolving earned fear cards, one by one, each player in turn."""

from nemeton.kernel import PUBLIC, AnyOf, Ask, Rule, Taken, show, step

from ..rules.acting import Act
from ..rules.terror import terror
from ..rules.victory import begin_action
from ..state import Island
from ..steps import Aftermath, FearCards, FearPlayers
from .deck import FEAR_CARDS
from .effects import ForEach


@step(FearCards)
def fear_cards(game: Island, _step: FearCards) -> Rule[None]:
    """The next earned card is turned up and resolved at the present terror level."""
    state = game.state
    if not state.earned:
        return
    card = state.earned.pop(0)
    show(card, PUBLIC)
    game.shown()
    state.resolved += 1
    state.fear_discard.append(card.card)
    level = min(terror(state), 3)
    begin_action(state)
    game.tell("spirit_island.fear_card", fear_card=card.card, level=level, law=f"fear_card.{card.card}")
    game.push(Aftermath(), FearCards())
    effect = FEAR_CARDS[card.card].levels[level - 1]
    if isinstance(effect, ForEach):
        game.push(FearPlayers(card.card, level, tuple(range(len(state.spirits)))))
        return
    done = effect.do(Act(game, 0, law=f"fear_card.{card.card}"))
    if done is not None:
        yield from done


@step(FearPlayers)
def fear_players(game: Island, step: FearPlayers) -> Rule[None]:
    """One player after the other does what the card says, in the order that they like."""
    law = f"fear_card.{step.card}"
    effect = FEAR_CARDS[step.card].levels[step.level - 1]
    assert isinstance(effect, ForEach)
    asked = []
    for seat in step.seats:
        options = [
            option
            for option in effect.choices(Act(game, seat, law=law))
            if not (effect.different and option in step.lands)
        ]
        if any(option != "stop" for option in options):
            about = {"fear_card": step.card, "level": step.level}
            asked.append(Ask(seat, f"spirit_island.fear_{effect.kind}", options, about=about, law=law))
    if not asked:
        return
    if len(asked) == 1:
        taken = Taken(asked[0].seat, (yield asked[0]))
    else:
        taken = yield AnyOf(asked)
    rest = tuple(seat for seat in step.seats if seat != taken.seat)
    lands = (*step.lands, str(taken.option)) if effect.different and taken.option != "stop" else step.lands
    game.push(FearPlayers(step.card, step.level, rest, lands))
    if taken.option != "stop":
        yield from effect.do(Act(game, taken.seat, law=law), taken.option)
