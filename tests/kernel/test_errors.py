"""Errors: one family, fixed codes, one JSON shape, words in every language: what was tried, why not, what is legal."""

import pickle
import re
from pathlib import Path

import pytest

from nemeton import kernel
from nemeton.kernel import LANGUAGES, BadSetup, IllegalAnswer, NemetonError
from nemeton.kernel.records import start
from tests.kernel.parlour.book import PARLOUR
from tests.kernel.parlour.state import Quarrel, Visit
from tests.kernel.parlour.table import table

KERNEL = Path(kernel.__file__).parent
CODE = re.compile(r'"((?:choice|setup|record|position|undo|seat|fork|words)/[a-z_]+)"')


def refused() -> IllegalAnswer:
    """A guest tries to buy what is too dear."""
    game = table([Visit()], market={1: "crown", 2: "harp"})
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(("buy", 1), 1)
    return caught.value


def test_every_error_is_of_the_family():
    errors = [value for value in vars(kernel).values() if isinstance(value, type) and issubclass(value, Exception)]
    assert len(errors) >= 8
    assert all(issubclass(error, NemetonError) for error in errors)


def test_a_refused_answer_says_what_was_tried_why_not_and_what_is_legal():
    error = refused()
    assert error.code == "choice/not_an_option"
    text = error.text()
    for part in ("guest 2", "buy token 1", "this is too dear", "4.1", "buy token 2", "gamble", "done"):
        assert part in text
    assert str(error).startswith("choice/not_an_option: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_has_one_json_shape_in_every_language(language):
    error = refused()
    assert error.json(language) == {"code": "choice/not_an_option", "message": error.text(language)}


def test_languages_differ():
    assert len({refused().text(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("answer", [None, 3.5, [], {}, object(), "x" * 5000, (("deep",),) * 50, b"bytes"])
def test_an_answer_of_any_shape_is_refused_in_words(answer):
    game = table([Quarrel(0)], hands=[["rose-1"], []])
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(answer)
    assert caught.value.text()
    assert game.history == []


def test_many_legal_options_are_not_all_listed():
    game = table([Quarrel(0)], players=4, hands=[[f"rose-{number}" for number in range(1, 9)]])
    with pytest.raises(IllegalAnswer) as caught:
        game.answer("dance")
    assert len(caught.value.text()) < 800


def test_errors_travel_between_processes():
    error = pickle.loads(pickle.dumps(refused()))
    assert error.code == "choice/not_an_option"
    assert "too dear" in error.text()
    plain = pickle.loads(pickle.dumps(NemetonError("fork/light")))
    assert plain.text() == NemetonError("fork/light").text()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"players": 7}, "setup/players"),
        ({"players": True}, "setup/players"),
        ({"players": "2"}, "setup/players"),
        ({"options": {"colour": "red"}}, "setup/unknown_option"),
        ({"options": {"packet": 99}}, "setup/bad_option"),
        ({"options": 3}, "setup/unknown_option"),
        ({"turn_limit": 0}, "setup/turn_limit"),
        ({"turn_limit": True}, "setup/turn_limit"),
    ],
)
def test_a_bad_set_up_says_what_is_wrong(arguments, code):
    settings = {"players": 2, "options": None, "seed": 1} | arguments
    with pytest.raises(BadSetup) as caught:
        start(PARLOUR, **settings)
    assert caught.value.code == code
    assert all(caught.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_kernel_has_words(language):
    codes = {code for path in KERNEL.glob("*.py") for code in CODE.findall(path.read_text(encoding="utf-8"))}
    assert len(codes) > 25
    words = kernel.words.words(language)
    assert [code for code in sorted(codes) if not words.knows(f"error/{code}")] == []
