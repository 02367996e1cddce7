"""A game of Cairn in which even a sole option is asked, so that tests see every decision.

The kernel answers a plain ask with one option by itself, and always asks a secret one. So the twin's rules are the very
rules of the game, with every ask marked secret on its way to the kernel.
"""

import copy
from collections.abc import Callable
from typing import Any

from nemeton.games.cairn import GAME
from nemeton.games.cairn.state import CairnState
from nemeton.kernel import Ask, Game, Rule, Rulebook, Step
from nemeton.kernel.records import read_position


def _secretly(rule: Rule[None]) -> Rule[None]:
    """The same rule, each of its asks marked secret."""
    answer: Any = None
    while True:
        try:
            question = rule.send(answer)
        except StopIteration:
            return
        assert isinstance(question, Ask)
        question.secret, question.is_public = True, False
        answer = yield question


def _asking(step_rule: Callable[..., Rule[None] | None]) -> Callable[..., Rule[None] | None]:
    def run(game: Game[Any], step: Step) -> Rule[None] | None:
        rule = step_rule(game, step)
        return None if rule is None else _secretly(rule)

    return run


def _asking_book() -> Rulebook[CairnState]:
    book = copy.copy(GAME)
    book.steps = {step: _asking(rule) for step, rule in GAME.steps.items()}
    return book


def asking_all(position: dict[str, Any], seed: int = 1) -> Game[CairnState]:
    """The game from a position, in which sole options are asked too."""
    return read_position(_asking_book(), position, seed)
