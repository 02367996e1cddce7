"""Blight: where it comes from, what it destroys, how it spreads."""

from nemeton.kernel import PUBLIC, Ask, Rule, show

from .acting import Act
from .choices import ChooseLand, asks
from .invader_facts import BLIGHTED
from .island import marks_on, neighbours, owner
from .presence import wither
from .scenarios import scenario_of
from .state import Island, Loss

asks("spirit_island.cascade", plain=ChooseLand)


def add_blight(act: Act, land: str = "", *, gently: bool = False) -> Rule[bool]:
    """Add a blight to a land, which destroys presence and may spread (`gently`: it does neither). Was it added?"""
    land = land or act.land
    state, game = act.state, act.game
    here = state.lands[land]
    if marks_on(state, land).keeps_blight_off:
        game.tell("spirit_island.kept_off", land=land, law="power.infinite_vitality")
        return False
    if state.blight == 0:  # the last one has lost the game: none is left that could fall
        return False
    spreads = here.blight > 0 and not gently
    take_from_card(game)
    here.blight += 1
    game.tell("spirit_island.blight", land=land, law="blight")
    if not gently:
        for seat, there in enumerate(here.presence):
            if there and (seat == act.seat or not act.dreams):  # who only dreams destroys no presence but its own
                wither(game, seat, land, "blight")
    if spreads:
        yield from spread(act, land)
    return True


def spread(act: Act, land: str) -> Rule[None]:
    """A land that had blight passes one on to a neighbour: where, says who uses the power, or whose board it is."""
    ends = neighbours(act.state, land)
    seat = act.seat if act.power else owner(act.state, land)
    end = yield Ask(seat, "spirit_island.cascade", ends, about={"land": land}, law="blight.spread")
    act.game.tell("spirit_island.cascaded", start=land, end=end, law="blight.spread")
    yield from add_blight(act, end)


def take_from_card(game: Island) -> None:
    """One blight leaves the card. The last one turns it over, or loses the game when the action is complete."""
    state = game.state
    state.blight -= 1
    if state.blight:
        return
    if state.is_blighted or not state.blight_card:
        state.loss = state.loss or Loss("blight")
        return
    state.is_blighted = True
    (card,) = state.blight_card
    show(card, PUBLIC)
    game.shown()
    state.blight = (BLIGHTED[card.card] + scenario_of(state).blighted_blight) * len(state.spirits)
    game.tell("spirit_island.island_blighted", blight_card=card.card, law="blight.card")


def remove_blight(act: Act, land: str = "", amount: int = 1) -> None:
    """Take blight off a land, back onto the card."""
    land = land or act.land
    here = act.state.lands[land]
    for _ in range(min(amount, here.blight)):
        here.blight -= 1
        act.state.blight += 1
        act.game.tell("spirit_island.healed", land=land, law="blight.removing")
