"""What automata buy (Law of Rootbotics 9.7), whoever sells, people or automata: cards with an item to craft, and
mercenaries to fight or to build with; and what the cards of advanced services add, where the table uses them. What is
for sale, to whom and for how much, the seller says."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from ..factions.base import Faction
    from ..state import Root, RootState
    from .targets import Chosen

T = TypeVar("T")


def is_advanced(state: RootState, seat: int) -> bool:
    """Does an automaton follow its card of advanced services? The table says so (ruling A19)."""
    return state.factions[seat] in state.options.services


def sellers(state: RootState, seat: int) -> list[tuple[int, Faction]]:
    """Of whom an automaton may buy on its turn; nobody buys of oneself."""
    return [(other, own) for other, own in state.company["sells"] if other != seat == state.active]


def better_card(game: Root, seat: int) -> str:
    """A card with an item that is there is bought to be crafted; "" if none is."""
    bought = (own.sells_card(game, other, seat) for other, own in sellers(game.state, seat))
    return next((card for card in bought if card), "")


def any_card(game: Root, seat: int, is_wanted: Callable[[str], bool], *, even_behind: bool = False) -> str:
    """A card that it wants is bought, of several one at random; "" if none is. Some buy `even_behind` who sells."""
    for other, own in sellers(game.state, seat):
        wanted = [card for card in own.goods(game.state, other) if is_wanted(card)]
        bought = own.sells_one(game, other, seat, wanted, even_behind=even_behind)
        if bought:
            return bought
    return ""


def as_if_carried(state: RootState, seat: int, find: Callable[[], T]) -> T:
    """What it would do if it had boats, where it may buy some."""
    for other, own in sellers(state, seat):
        if is_advanced(state, seat) and own.would_carry(state, other, seat):
            return own.lent_boats(state, other, find)
    return find()


def board_boats(game: Root, seat: int) -> None:
    """It buys boats, for there is no other way."""
    for other, own in sellers(game.state, seat):
        own.carries(game, other, seat)


def hire_to_fight(game: Root, seat: int, where: int, whom: int) -> None:
    """Before a battle against somebody it may hire whoever stands there."""
    for other, own in sellers(game.state, seat):
        own.hired_to_fight(game, other, seat, where, whom)


def hire_to_build(game: Root, seat: int, site: Callable[[], Chosen | None]) -> Chosen | None:
    """Where a building can be placed; who finds no place hires mercenaries, if there is one with them."""
    found = site()
    if found is None:
        for other, own in sellers(game.state, seat):
            if own.hired_for(game, other, seat, lambda: site() is not None):
                return site()
    return found


def rules_with_hired(game: Root, seat: int, rules: Callable[[], bool]) -> bool:
    """Does it rule where it wants to build, if need be with mercenaries that it hires for that?"""
    return rules() or any(own.hired_for(game, other, seat, rules) for other, own in sellers(game.state, seat))
