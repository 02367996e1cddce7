"""Cairn's words: every language says all that can be asked, offered, refused, told or wrong, and nothing else."""

import typing
from collections.abc import Iterator
from typing import Any

import pytest

from nemeton.games.cairn import GAME
from nemeton.games.cairn.actions import jumped
from nemeton.games.cairn.coaching import GROUPS, OWN
from nemeton.games.cairn.field import FACES, TRIBES
from nemeton.games.cairn.megaliths import MEGALITHS
from nemeton.games.cairn.phrases import VOCABULARY
from nemeton.kernel import LANGUAGES, Game, Result
from nemeton.kernel.records import start
from nemeton.kernel.words import message_id
from tests.games.cairn.spoken import CAIRN
from tests.games.speech import told_in
from tests.kernel.messages import (
    PACKAGE,
    Said,
    calls,
    keyword_texts,
    literals,
    parts,
    said,
    texts,
    variables,
)

WITHOUT_CHOICE = {"pillars_of_spring", "tumulus_of_shadows"}
ENDINGS = ("points", "blocked", "repetition", "unfinished", "agreed", "resigned")


def laws() -> set[str]:
    """Every section of the rules that the code names; those of the megaliths are called after the stones."""
    refused = {law for refusal in calls(CAIRN.sources, "Refusal") for law in literals(refusal.args[2])}
    return {law for law in refused | keyword_texts(CAIRN.sources, "law") if not law.startswith("megalith.")} - {""}


# What an f-string may put in where the code has one.
FILLINGS: dict[str, typing.Iterable[str]] = {
    "cairn.coach.{}": [*GROUPS[OWN]],
    "cairn.{}": set(MEGALITHS) - WITHOUT_CHOICE,
    "cairn.seat.{}": TRIBES,
    "cairn.megalith.{}": MEGALITHS,
    "cairn.token.{}": FACES,
    "cairn.face.{}": [face for faces in FACES.values() for face in faces],
    "cairn.law.{}": laws(),
    "cairn.option.{}": ("stop", "decline"),
    "cairn.option.move{}": ("", "_off"),
    "cairn.option.jump{}": ("", "_off"),
    "cairn.refused.token_{}": FACES["move"],
    "cairn.refused.jump_{}": FACES["jump"],
    "cairn.chronicle.{}": ("turns", "added", "moved", "banished", "transformed", "activated"),
    "cairn.chronicle.source.{}": ("began", "leaving", "transformation"),
    "cairn.why.{}": ("points", "blocked"),
    "cairn.draw.{}": [*FACES, *(face for faces in FACES.values() for face in faces)],
}


def expanded(kind: str) -> list[str]:
    """The kinds that a text of the code may mean."""
    if "{}" not in kind:
        return [kind]
    assert kind in FILLINGS, f"say in FILLINGS what {kind!r} may become"
    return [kind.replace("{}", filling) for filling in FILLINGS[kind]]


def spoken_kinds() -> set[str]:
    """Every kind that the code may say; those for the terminal have files of their own."""
    found = texts(CAIRN.sources, r"cairn\.[a-z_.{}]*[a-z_}]") - {"cairn.css"}
    own = {kind for text in found if not text.startswith("cairn.text.") for kind in expanded(text)}
    return own | CAIRN.of_the_table(ENDINGS) | set(VOCABULARY.messages())


def spoken_calls() -> Iterator[Said]:
    """What is said with values that can be read from the code, one kind at a time."""
    for call in said(CAIRN.sources):
        if call.values is not None and call.kind.startswith("cairn.") and not call.kind.startswith("cairn.text."):
            yield from (call._replace(kind=kind) for kind in expanded(call.kind))
    for kind, values in VOCABULARY.messages().items():
        yield Said(kind, values, "a choice")


# Messages and code


def test_everything_that_is_said_has_a_message_and_every_message_is_said():
    assert set(CAIRN.files["en"]) == {message_id(kind) for kind in spoken_kinds()}


def test_kinds_carry_the_name_of_the_game():
    for kind, _, place in said(CAIRN.sources):
        assert kind.startswith(("cairn.", "error/")), f"{place}: {kind}"


def test_every_value_that_a_message_needs_is_given():
    checked = set()
    for kind, values, place in spoken_calls():
        message = CAIRN.files["en"][message_id(kind)]
        assert message.value is not None
        missing = variables(message.value) - (values or set())
        assert not missing, f"{place}: {kind} without {missing}"
        checked.add(kind)
    assert len(checked) > 120


def test_every_way_to_end_a_game_has_a_message():
    sources = [*CAIRN.sources, *sorted((PACKAGE / "kernel").glob("*.py"))]
    found = {how for result in calls(sources, "Result") if result.args for how in literals(result.args[0])}
    assert found == set(ENDINGS) - {"agreed", "resigned"}  # these two come from the table


def test_every_megalith_has_a_text_and_only_megaliths_have():
    with_text = {name for name, message in CAIRN.files["en"].items() if "text" in parts(message)}
    assert with_text == {message_id(f"cairn.megalith.{stone}") for stone in MEGALITHS}


SCORED = {
    "en": ["Sea has built one megalith of 3.", "Sea has built 2 megaliths of 3.", "5 megaliths", "21 megaliths"],
    "ru": ["1 мегалит из 3.", "2 мегалита из 3.", "5 мегалитов из 3.", "21 мегалит из 3."],
    "uk": ["1 мегаліт з 3.", "2 мегаліти з 3.", "5 мегалітів з 3.", "21 мегаліт з 3."],
}
UPCOMING = {
    "en": [
        "One megalith is upcoming;",
        "2 megaliths are upcoming;",
        "5 megaliths are upcoming;",
        "21 megaliths are upcoming;",
    ],
    "ru": ["1 предстоящий мегалит,", "2 предстоящих мегалита,", "5 предстоящих мегалитов,", "21 предстоящий мегалит,"],
    "uk": ["1 майбутній мегаліт,", "2 майбутні мегаліти,", "5 майбутніх мегалітів,", "21 майбутній мегаліт,"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms(language: str):
    for number, scored, upcoming in zip((1, 2, 5, 21), SCORED[language], UPCOMING[language], strict=True):
        assert scored in CAIRN.say(language, "cairn.scored", seat=0, score=number)
        assert upcoming in CAIRN.say(language, "cairn.check.upcoming", count=number)


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different(language: str):
    for group, ids in {"megalith": MEGALITHS, "seat": TRIBES, "token": FACES, "law": laws()}.items():
        names = {CAIRN.say(language, f"cairn.{group}.{name}") for name in ids}
        assert len(names) == len(ids), group


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ENDINGS)
def test_how_a_game_ended_with_and_without_a_winner(language: str, how: str):
    won = GAME.words(language).say(GAME.ended(Result(how, (1,), (0, 3))))
    drawn = GAME.words(language).say(GAME.ended(Result(how)))
    assert CAIRN.say(language, "cairn.seat.forest") in won
    assert CAIRN.say(language, "cairn.seat.forest") not in drawn
    assert won.endswith(".")
    assert drawn.endswith(".")


def test_the_space_that_a_jump_crosses():
    assert [jumped("e1", "c3"), jumped("b4", "off:NW"), jumped("d2", "off:S")] == ["d2", "a5", "d1"]
    with pytest.raises(AssertionError, match="no jump leads from a1 to b3"):
        jumped("a1", "b3")


# Whole games


def random_games() -> Iterator[Game[Any]]:
    """Games of all configurations, stopped after a while."""
    for number in range(12):
        configuration = GAME.configurations[number % len(GAME.configurations)]
        yield start(GAME, 2, configuration.options, number, turn_limit=150)


def test_random_games_are_told_in_every_language():
    told = told_in(random_games())
    assert len(told.keys() & {f"cairn.{stone}" for stone in MEGALITHS}) > 8
    assert {"cairn.option.jump_off", "cairn.option.move_off", "cairn.refused.landing", "cairn.scored"} <= told.keys()
    assert all(len(set(sentences)) > 1 for times in told.values() for sentences in times)
