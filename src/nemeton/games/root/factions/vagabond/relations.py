"""How the Vagabond stands with the others (Law 9.2.9): from indifferent over three steps to allied, or hostile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import rulings
from ...pieces import WARRIOR, Loss
from ...rules.effects import gain_points, score
from ...rules.rule import faction
from ...state import seats
from .board import ALLIED, HOSTILE, INDIFFERENT
from .items import board_of

if TYPE_CHECKING:
    from ...state import Battle, Root, RootState

RELATIONS = {HOSTILE: "hostile", INDIFFERENT: "indifferent", 1: "noticed", 2: "friendly", ALLIED: "allied"}
AIDS, AID_POINTS, ALLY_POINTS = (1, 2, 3), (1, 2, 2), 2


def improve(game: Root, seat: int, whom: int) -> None:
    """9.2.9.I So many aids in one turn move the marker on; each aid of an ally scores. Ruling: an aid counts towards
    one improvement only."""
    board = board_of(game.state, seat)
    place = board.relations[whom]
    if place == ALLIED:
        score(game, seat, ALLY_POINTS, "9.2.9.II.A")
    elif place != HOSTILE:
        board.aids[whom] = board.aids.get(whom, 0) + 1
        if board.aids[whom] >= AIDS[place]:
            board.aids[whom] = 0 if rulings.AID_COUNTS_ONCE else board.aids[whom]
            board.relations[whom] = place + 1
            game.tell("root.relation", seat=seat, whom=whom, place=place + 1, law="9.2.9.I")
            score(game, seat, AID_POINTS[place], "9.2.9.I")


def answer_for(game: Root, seat: int, losses: list[Loss], battle: Battle | None) -> None:
    """9.2.9.III Removing a warrior makes a faction hostile; in a battle on his turn each further piece scores."""
    state = game.state
    board = board_of(state, seat)
    infamous = battle is not None and state.active == seat
    for whom in seats(state):
        mine = [loss for loss in losses if blamed(battle, seat, loss.owner) == whom]
        if not mine or whom not in board.relations:
            continue
        pieces = sum(loss.number for loss in mine)
        if board.relations[whom] != HOSTILE:
            if not any(loss.sort == WARRIOR for loss in mine):
                continue
            turn_hostile(game, seat, whom)
            pieces -= 1
        if infamous:
            gain_points(game, seat, pieces, "9.2.9.III.A")


def blamed(battle: Battle | None, seat: int, owner: int) -> int:
    """Who turns hostile for a warrior that fell: its faction, or the enemy in a battle who had hired it
    (11.2.7.III.B)."""
    if battle is None or seat not in (battle.attacker, battle.defender):
        return owner
    enemy = battle.defender if seat == battle.attacker else battle.attacker
    return owner if owner in (seat, battle.ally) else enemy


def turn_hostile(game: Root, seat: int, whom: int) -> None:
    """A faction becomes hostile."""
    board_of(game.state, seat).relations[whom] = HOSTILE
    game.tell("root.hostile", seat=seat, whom=whom, law="9.2.9.III")


def hostile_warriors(state: RootState, seat: int, where: int) -> bool:
    """Are warriors of a hostile faction in a clearing (9.2.9.III.B)?"""
    relations = board_of(state, seat).relations
    return any(
        faction(state, other).fighters(state, other, where) for other, place in relations.items() if place == HOSTILE
    )
