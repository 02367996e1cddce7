"""What the terminal says: every message in every language, with the same values, and short enough for its place."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import nemeton
from nemeton.games.cairn.megaliths import MEGALITHS
from nemeton.games.cairn.text import CELL, TEXT
from nemeton.kernel import LANGUAGES, PUBLIC, Phrase
from nemeton.kernel.values import written
from nemeton.terminal import own_words, words_of
from nemeton.terminal.speech import FOLDER
from nemeton.terminal.table import COMMANDS
from tests.cli.running import played

SOURCE = Path(nemeton.__file__).parent
BOOK = nemeton.rulebooks()["cairn"]


class Values(Visitor):
    """Collects the values that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with the values it takes."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert type(entry).__name__ != "Junk", f"{path.name}: {entry}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path}"
            values = Values()
            values.visit(entry)
            found[entry.id.name] = values.names
    return found


@pytest.mark.parametrize("folder", [FOLDER, TEXT.words_folder], ids=["terminal", "cairn"])
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_says_the_same(folder: Path, language: str):
    assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")
    assert len(messages(folder / "en.ftl")) > 40


def used_kinds() -> set[str]:
    """The terminal's messages that its code names."""
    found: set[str] = set()
    for path in [*(SOURCE / "terminal").glob("*.py"), *SOURCE.glob("cli*.py")]:
        text = path.read_text(encoding="utf-8")
        found |= {f"terminal.{name}" for name in re.findall(r"showing\.say\(\s*\"([\w.]+)\"", text)}
        found |= {f"terminal.{name}" for name in re.findall(r"self\.(?:say|text)\(\s*['\"]([\w.]+)['\"]", text)}
        found |= set(re.findall(r"Phrase\(\"(terminal\.[\w.]+)\"", text))
        found |= {f"error/{code}" for code in re.findall(r"BadCommand\(\"([\w/]+)\"", text)}
    return found | {f"terminal.{part}.{name}" for part in ("command", "help") for name in COMMANDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_code_names_no_message_that_is_missing(language: str):
    kinds = used_kinds()
    assert len(kinds) > 40
    assert [kind for kind in sorted(kinds) if not own_words(language).knows(kind)] == []


def test_no_message_is_left_over():
    used = {kind.replace(".", "-").replace("/", "-") for kind in used_kinds()}
    indirect = {"terminal-yes", "terminal-no", "terminal-refusals", "terminal-no_refusals", "terminal-help-number"}
    assert set(messages(FOLDER / "en.ftl")) - used - indirect == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_share_a_word(language: str):
    words = own_words(language)
    typed = [word for name in COMMANDS for word in words.say(Phrase(f"terminal.command.{name}")).split()]
    assert len(typed) == len(set(typed)) >= len(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_fit_into_a_space_and_differ(language: str):
    words = words_of(BOOK, language)
    names = [words.say(Phrase(f"cairn.text.short.{stone}")) for stone in MEGALITHS]
    assert max(map(len, names)) <= CELL
    assert len(set(names)) == len(MEGALITHS) == 17


def lines(game: nemeton.Game[Any], language: str, seat: int = PUBLIC) -> list[str]:
    """The board as plain text."""
    drawn = TEXT.board(
        game.seen_by(seat), seat=seat, ask=game.ask, journal=game.journal, words=words_of(BOOK, language)
    )
    return ["".join(span.letters for span in line) for line in drawn]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_into_80_columns_whatever_lies_on_it(language: str):
    for seed in range(6):
        game = nemeton.start("cairn", seed=seed)
        while not game.over:
            drawn = lines(game, language)
            assert max(map(len, drawn)) <= 80
            assert len(drawn) == 17
            assert game.ask is not None
            game.answer(game.ask.options[(seed * 7 + len(game.history)) % len(game.ask.options)])
            if len(game.history) > 150:
                break


def test_the_board_shows_who_stands_where():
    # given shamans of both tribes, one on a megalith and one on a totem
    position = {
        "game": "cairn",
        "state": {
            "sea": ["b3", "e2"],
            "forest": ["d5"],
            "megaliths": {"b3": "deer_rock", "c4": "stormwell"},
            "upcoming": ["moving_stone"],
            "score": {"sea": 2, "forest": 1},
            "to_move": "forest",
            "tokens": {"add": "black", "transform": "end"},
        },
    }
    drawn = lines(nemeton.from_position(position), "en")

    # then every space is found by its row and column, two lines high and eight wide
    def space(name: str) -> tuple[str, str]:
        row, column = 1 + 3 * (5 - int(name[1])), 4 + 8 * "abcde".index(name[0])
        return drawn[row][column : column + CELL].strip(), drawn[row + 1][column : column + CELL].strip()

    assert space("b3") == ("(S)", "Deer")
    assert space("c4") == ("", "Storm")
    assert space("e2") == ("(S)", "")
    assert space("d5") == ("[F] ●", "")
    assert space("b5") == ("○", "")
    assert space("a1") == ("", "")
    # and beside it the score, the villages, the tokens and whose turn it is
    told = "\n".join(line[46:] for line in drawn)
    assert "[F] Forest  built ■□□  village 4 ◄" in told
    assert "(S) Sea  built ■■□  village 3" in told
    assert "own, own, ENEMY" in told
    assert "black totem" in told
    assert "Moving Stone" in told


def test_what_has_just_changed_is_marked():
    game = nemeton.start("cairn", seed=7, options={"first_player": "sea"})
    assert not [line for line in lines(game, "en") if "*" in line]
    assert game.ask is not None
    move = next(option for option in game.ask.options if written(option)[0] == "move")
    game.answer(move)
    assert len([line for line in lines(game, "en") if "* (S)" in line]) == 1


def test_the_board_tells_nothing_of_the_order_of_the_stack():
    from random import Random

    game = played(answers=20)
    imagined = game.imagined(0, Random(1))
    assert [stone.card for stone in imagined.state.stack] != [stone.card for stone in game.state.stack]
    assert lines(imagined, "en", 0) == lines(game, "en", 0)
