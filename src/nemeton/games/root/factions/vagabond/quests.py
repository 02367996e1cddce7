"""The Vagabond's quests (Law 9.5.5)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Rule

from ...cards import QUESTS
from ...places import has_suit
from ...rules.effects import draw_cards, score
from .choices import DoQuest, Improvise
from .items import board_of, exhaust, ready

if TYPE_CHECKING:
    from ...state import Root, RootState

QUESTS_OPEN, QUEST_CARDS = 3, 2


def quest_options(state: RootState, seat: int) -> list[DoQuest | Improvise]:
    """Quests of the clearing's suit whose items are ready; the Adventurer may let one item stand in (G.7.2)."""
    board = board_of(state, seat)
    have = Counter(item.kind for item in ready(board))
    options: list[DoQuest | Improvise] = []
    for name in state.quests:
        quest = QUESTS[name]
        if not has_suit(state, board.at, quest.suit):
            continue
        if not Counter(quest.items) - have:
            options.append(DoQuest(name))
        if board.character == "adventurer" and "improvise" not in state.used:
            for stand_in in quest.items:
                rest = Counter(quest.items) - Counter([stand_in])
                left = have - rest
                if not rest - have:
                    options += [Improvise(name, stand_in, kind) for kind in sorted(left) if kind != stand_in]
    return list(dict.fromkeys(options))


def do_quest(game: Root, seat: int, choice: DoQuest | Improvise) -> Rule[None]:
    """Exhaust the items; points for quests of that suit, or two cards."""
    state = game.state
    board = board_of(state, seat)
    name = choice.quest
    wanted = list(QUESTS[name].items)
    if isinstance(choice, Improvise):
        state.used.append("improvise")
        wanted.remove(choice.item)
        stand_in = ready(board, choice.stand_in)[0]
        stand_in.exhausted = stand_in.damaged = True
    exhaust(board, *wanted)
    state.quests.remove(name)
    board.quests.append(name)
    open_quest(game)
    done = sum(QUESTS[quest].suit == QUESTS[name].suit for quest in board.quests)
    game.tell("root.quest", seat=seat, quest=name, law="9.5.5")
    reward = yield Ask(seat, "root.vagabond.reward", ["points", "cards"], about={"points": done}, law="9.5.5")
    if reward == "points":
        score(game, seat, done, "9.5.5")
    else:
        draw_cards(game, seat, QUEST_CARDS, "9.5.5")


def open_quest(game: Root) -> None:
    """The next quest is turned up, if there is one."""
    state = game.state
    if state.quest_deck:
        state.quests.append(state.quest_deck.pop().card)
        game.shown()
