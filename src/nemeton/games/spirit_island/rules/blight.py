"""Blight: where it comes from, what it destroys, how it spreads; and the blighted island, as its card says."""

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from nemeton.kernel import PUBLIC, Ask, Option, Rule, show, step

from ..choices import ChooseLand, IslandChoice, asks
from ..fields import LandName
from ..island import marks_on, neighbours, owner, presence_lands
from ..scenarios import scenario_of
from ..state import Island, IslandState, Loss
from ..steps import Blighted
from .acting import Act
from .gaining_cards import Forget, forget
from .presence import wither
from .resources import owned
from .victory import begin_action


class Wither(IslandChoice):
    """Lose presence in a land, on the blighted island."""

    land: LandName
    words, heading = "wither", "spirit_island.text.wither"
    clicks: ClassVar = ("presence",)


asks("spirit_island.cascade", plain=ChooseLand)
asks("spirit_island.blighted", Forget, plain=Wither)


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
    state.blight = (BLIGHT_CARDS[card.card].blight + scenario_of(state).blighted_blight) * len(state.spirits)
    game.tell("spirit_island.island_blighted", blight_card=card.card, law="blight.card")


def remove_blight(act: Act, land: str = "", amount: int = 1) -> None:
    """Take blight off a land, back onto the card."""
    land = land or act.land
    here = act.state.lands[land]
    for _ in range(min(amount, here.blight)):
        here.blight -= 1
        act.state.blight += 1
        act.game.tell("spirit_island.healed", land=land, law="blight.removing")


# The blighted island


def presence(state: IslandState, seat: int) -> list[Option]:
    """A spirit loses presence."""
    return [*presence_lands(state, seat)]


def presence_or_card(state: IslandState, seat: int) -> list[Option]:
    """A spirit loses presence or forgets a card."""
    return [*presence(state, seat), *(Forget(card) for card in sorted(owned(state.spirits[seat])))]


class BlightCard(NamedTuple):
    """The other side of a blight card."""

    blight: int  # for each player
    price: Callable[[IslandState, int], list[Option]]  # one of which each spirit pays, every turn
    scene: tuple[str, str, str]  # signs of its picture: left, middle, right


BLIGHT_CARDS: dict[str, BlightCard] = {
    "downward_spiral": BlightCard(5, presence, ("p-blight", "g-turn", "g-spirit")),
    "memory_fades_to_dust": BlightCard(4, presence_or_card, ("p-blight", "g-card", "g-skull")),
}


@step(Blighted)
def blighted(game: Island, step: Blighted) -> Rule[None]:
    """What the blighted island costs a spirit."""
    state, seat = game.state, step.seat
    begin_action(state)
    if not state.blight_card:
        return
    card = state.blight_card[0].card
    law = f"blight.{card}"
    options = BLIGHT_CARDS[card].price(state, seat)
    if not options:
        return
    answer = yield Ask(seat, "spirit_island.blighted", options, law=law)
    if isinstance(answer, Forget):
        forget(game, seat, answer.card, law)
    else:
        wither(game, seat, answer, law)
