"""The nine characters of the Vagabond (Law G): starting items and what each does by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from nemeton.kernel import EVERYBODY, Ask, Hidden, Rule

from ...cards import BAG, BOOT, COINS, CROSSBOW, HAMMER, SWORD, TEA, TORCH
from ...places import fits
from ...rules.effects import can_be_robbed, join_hand, take_at_random
from ...rules.movement import came_in
from ...rules.removing import sweep
from ...rules.rule import faction, may_enter, may_leave, opponents_in
from ...rules.turn import end_daylight
from ...state import others, seats
from ...steps import StartBattle
from .board import VagabondBoard
from .choices import Glide, Hideout, Instigate, Labor, Mend, Scorch, Steal
from .items import damaged, exhaust, find, keys, ready

if TYPE_CHECKING:
    from ...choices import RootChoice
    from ...state import Root, RootState

HIDEOUT_REPAIRS = 3


class Character(NamedTuple):
    """A character: what it starts with, whether its special action costs a torch by day, whether it is in the base
    box."""

    id: str
    items: tuple[str, ...]
    acts_by_day: bool = True
    is_basic: bool = False


CHARACTERS = {
    character.id: character
    for character in (
        Character("thief", (BOOT, TORCH, TEA, SWORD), is_basic=True),
        Character("tinker", (BOOT, TORCH, BAG, HAMMER), is_basic=True),
        Character("ranger", (BOOT, TORCH, CROSSBOW, SWORD), is_basic=True),
        Character("vagrant", (COINS, TORCH, BOOT)),
        Character("arbiter", (BOOT, TORCH, SWORD, SWORD), acts_by_day=False),
        Character("scoundrel", (BOOT, BOOT, TORCH, CROSSBOW)),
        Character("adventurer", (BOOT, TORCH, HAMMER), acts_by_day=False),
        Character("ronin", (BOOT, BOOT, TORCH, SWORD), acts_by_day=False),
        Character("harrier", (COINS, TORCH, SWORD, CROSSBOW)),
    )
}


def special_options(state: RootState, seat: int, board: VagabondBoard) -> Sequence[RootChoice]:
    """The special action by day, for a torch (Law 9.5.9)."""
    character = CHARACTERS[board.character]
    if not character.acts_by_day or not ready(board, TORCH):
        return []
    at = board.at
    match character.id:
        case "thief" if at:
            return [
                Steal(other)
                for other in others(state, seat)
                if can_be_robbed(state, other) and faction(state, other).is_there(state, other, at)
            ]
        case "tinker" if at:
            return [Labor(card) for card in sorted(set(state.discard)) if fits(state, card, at)]
        case "ranger":
            return [Hideout()]
        case "vagrant" if at:
            return [
                Instigate(one, other)
                for one in seats(state)
                if faction(state, one).can_attack(state, one, at)
                for other in opponents_in(state, one, at)
            ]
        case "scoundrel" if at:
            return [Scorch()]
        case "harrier" if not at or may_leave(state, seat, at):
            return [Glide(where) for where in state.clearings if where != at and may_enter(state, seat, where)]
    return []


def special(game: Root, seat: int, board: VagabondBoard, choice: RootChoice) -> Rule[None]:
    """Exhaust a torch and act."""
    state = game.state
    exhaust(board, TORCH)
    game.tell(
        "root.special", seat=seat, character=board.character, law=f"G.{[*CHARACTERS].index(board.character) + 1}.2"
    )
    match choice:
        case Steal(whom):
            take_at_random(game, seat, whom)
        case Labor(card):
            state.discard.remove(card)
            join_hand(game, seat, Hidden(card, EVERYBODY))
        case Hideout():
            for _ in range(HIDEOUT_REPAIRS):
                if damaged(board):
                    options = [Mend(*item) for item in keys(damaged(board))]
                    chosen = yield Ask(seat, "root.vagabond.repair", options, law="G.3.2")
                    find(board, chosen.key).damaged = False
            end_daylight(game)
        case Instigate(attacker, defender):
            game.push(StartBattle(attacker, defender, board.at, director=seat))
        case Scorch():
            board.items.remove(next(item for item in board.items if item.kind == TORCH and item.exhausted))
            state.items_gone.append(TORCH)
            sweep(game, seat, [board.at])
            state.clearings[board.at].scorched = True
        case Glide(to):
            board.at, board.forest = to, ""
            game.tell("root.wanders", seat=seat, to=to, law="G.9.2")
            came_in(game, seat, to)
