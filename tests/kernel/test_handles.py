"""Rules hold a play, players hold a game, and neither has what only the other needs."""

import ast
import inspect
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nemeton.games import GAMES
from nemeton.kernel import Game, Play, play_of
from nemeton.kernel.records import start
from tests.kernel.parlour.book import PARLOUR

FOR_RULES = ("push", "roll", "shuffle", "end", "tell", "begin_turn", "draw_one", "shown")
FOR_PLAYERS = ("asks", "ask", "answer", "fork", "imagined", "undo", "settle", "record", "position", "seen_by")
SOURCES = Path(inspect.getfile(Game)).parent.parent


def test_each_handle_has_its_own_verbs():
    for own, other, verbs in ((Play, Game, FOR_RULES), (Game, Play, FOR_PLAYERS)):
        for verb in verbs:
            assert hasattr(own, verb), verb
            assert not hasattr(other, verb), verb


@pytest.mark.parametrize("name", ["parlour", *GAMES])
def test_set_up_steps_and_standing_asks_get_the_play(name: str):
    book: Any = PARLOUR if name == "parlour" else GAMES[name]
    held: set[type] = set()

    def watched(rule: Any) -> Any:
        def rule_that_tells(handle: Any, *rest: Any) -> Any:
            held.add(type(handle))
            return rule(handle, *rest)

        return rule_that_tells

    known = book.setup, book.steps, book.standing
    try:
        book.setup, book.standing = watched(book.setup), watched(book.standing) if book.standing else None
        book.steps = {step: watched(rule) for step, rule in book.steps.items()}
        game, rng = start(book, book.players[0], {}, 1), Random(1)
        for _ in range(30):
            ask = game.asks[0]
            game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)
    finally:
        book.setup, book.steps, book.standing = known
    assert held == {Play}


def test_a_game_and_its_play_show_the_same():
    game = start(PARLOUR, 2, {}, 1)
    play = play_of(game)
    for name in ("state", "journal", "reveals", "chance", "simulated", "turn_limit"):
        assert getattr(game, name) is getattr(play, name)
    assert not hasattr(game, "__dict__")


def test_nobody_outside_the_kernel_reads_private_names_of_a_game():
    private = {name for name in vars(Game) if name.startswith("_") and not name.startswith("__")} - {"_repr_svg_"}
    assert {"_loop", "_play"} <= private
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in private and path.name != "game.py":
                assert ast.unparse(node.value) == "self", f"{path}:{node.lineno}"
