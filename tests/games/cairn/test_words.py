"""Cairn's words: every language says all that can be asked, offered, refused, told or wrong, and nothing else."""

import typing
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

import nemeton
from nemeton.games.cairn import GAME
from nemeton.games.cairn.field import FACES, TRIBES
from nemeton.games.cairn.megaliths import MEGALITHS
from nemeton.games.cairn.phrases import NAMING, how_phrase, jumped
from nemeton.games.cairn.state import CairnOptions
from nemeton.kernel import LANGUAGES, Game, Phrase, Result
from nemeton.kernel.words import message_id, words
from tests.games.spelling import (
    TRANSLATIONS,
    assert_can_be_said,
    assert_own_letters,
    assert_translated,
    assert_well_set,
)
from tests.kernel.messages import (
    PACKAGE,
    Said,
    calls,
    keyword_texts,
    letters,
    literals,
    messages,
    parts,
    said,
    texts,
    variables,
)

FOLDER = PACKAGE / "games" / "cairn"
SOURCES = sorted(FOLDER.glob("*.py"))
FILES = {language: messages(FOLDER / "words" / f"{language}.ftl") for language in LANGUAGES}

# Latin letters that may stand in a translation: keys and values of positions, which are the same in every language.
LATIN = {"village", "moved", "deer_rock", "a1", "e5"} | {face for faces in FACES.values() for face in faces}

WITHOUT_CHOICE = {"pillars_of_spring", "tumulus_of_shadows"}
ENDINGS = ("points", "blocked", "repetition", "unfinished", "agreed", "resigned")


def laws() -> set[str]:
    """Every section of the rules that the code names; those of the megaliths are called after the stones."""
    refused = {law for refusal in calls(SOURCES, "Refusal") for law in literals(refusal.args[2])}
    return {law for law in refused | keyword_texts(SOURCES, "law") if not law.startswith("megalith.")} - {""}


# What an f-string may put in where the code has one.
FILLINGS: dict[str, typing.Iterable[str]] = {
    "cairn.{}": set(MEGALITHS) - WITHOUT_CHOICE,
    "cairn.seat.{}": TRIBES,
    "cairn.megalith.{}": MEGALITHS,
    "cairn.token.{}": FACES,
    "cairn.face.{}": [face for faces in FACES.values() for face in faces],
    "cairn.law.{}": laws(),
    "cairn.how.{}": ENDINGS,
    "cairn.option.{}": ("stop", "decline"),
    "cairn.option.move{}": ("", "_off"),
    "cairn.option.jump{}": ("", "_off"),
    "cairn.refused.token_{}": FACES["move"],
    "cairn.refused.jump_{}": FACES["jump"],
    "cairn.draw.{}": [*FACES, *(face for faces in FACES.values() for face in faces)],
}


def expanded(kind: str) -> list[str]:
    """The kinds that a text of the code may mean."""
    if "{}" not in kind:
        return [kind]
    assert kind in FILLINGS, f"say in FILLINGS what {kind!r} may become"
    return [kind.replace("{}", filling) for filling in FILLINGS[kind]]


def option_kinds() -> set[str]:
    """The table options and their values."""
    kinds: set[str] = set()
    for name, hint in typing.get_type_hints(CairnOptions).items():
        values = ("true", "false") if hint is bool else typing.get_args(hint)
        kinds |= {f"cairn.options.{name}", *(f"cairn.options.{name}.{value}" for value in values)}
    return kinds


def spoken_kinds() -> set[str]:
    """Every kind that the code may say; those for the terminal have files of their own."""
    found = texts(SOURCES, r"cairn\.[a-z_.{}]*[a-z_}]") - {"cairn.css"}
    return {kind for text in found if not text.startswith("cairn.text.") for kind in expanded(text)} | option_kinds()


def spoken_calls() -> Iterator[Said]:
    """What is said with values that can be read from the code, one kind at a time."""
    for call in said(SOURCES):
        if call.values is not None and call.kind.startswith("cairn.") and not call.kind.startswith("cairn.text."):
            yield from (call._replace(kind=kind) for kind in expanded(call.kind))


# Messages and code


def test_everything_that_is_said_has_a_message_and_every_message_is_said():
    assert set(FILES["en"]) == {message_id(kind) for kind in spoken_kinds()}


def test_kinds_carry_the_name_of_the_game():
    for kind, _, place in said(SOURCES):
        assert kind.startswith(("cairn.", "error/")), f"{place}: {kind}"


def test_every_value_that_a_message_needs_is_given():
    checked = set()
    for kind, values, place in spoken_calls():
        message = FILES["en"][message_id(kind)]
        assert message.value is not None
        missing = variables(message.value) - (values or set())
        assert not missing, f"{place}: {kind} without {missing}"
        checked.add(kind)
    assert len(checked) > 120


def test_every_way_to_end_a_game_has_a_message():
    sources = [*SOURCES, *sorted((PACKAGE / "kernel").glob("*.py"))]
    found = {how for result in calls(sources, "Result") if result.args for how in literals(result.args[0])}
    assert found == set(ENDINGS) - {"agreed", "resigned"}  # these two come from the table


def test_options_and_their_values_are_explained():
    for kind in option_kinds():
        assert set(parts(FILES["en"][message_id(kind)])) == {"", "help"}


def test_every_megalith_has_a_text_and_only_megaliths_have():
    with_text = {name for name, message in FILES["en"].items() if "text" in parts(message)}
    assert with_text == {message_id(f"cairn.megalith.{stone}") for stone in MEGALITHS}


# The languages


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str):
    assert_translated(FILES[language], LATIN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_another_language(language: str):
    assert_own_letters(FILES[language], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str):
    """Quotation marks of the language, real apostrophes; sentences end in a full stop, options and reasons do not."""
    assert_well_set(FILES[language], language)
    for stone in MEGALITHS:
        assert say(language, f"cairn.megalith.{stone}", attribute="text").endswith(".")
    for name, message in FILES[language].items():
        if name.startswith(("cairn-option-", "cairn-refused-")):
            assert message.value is not None
            first = letters(message.value).strip()
            assert first[0].islower(), name
            assert not first.endswith("."), name
            assert name.startswith("cairn-refused-") or "," not in first, name


def say(language: str, kind: str, attribute: str = "", **values: object) -> str:
    return GAME.words(language).say(Phrase(kind, values, attribute))


SAMPLES: dict[str, list[object]] = {
    "seat": [0, 1, None],
    "megalith": [*MEGALITHS],
    "token": [*FACES],
    "face": ["white", "end"],
    "space": ["c3", "off:N"],
    "to": ["b2", "off:SW"],
    "direction": ["N", "NE", "E", "SE", "S", "SW", "W", "NW"],
    "score": [0, 1, 2, 3, 5, 21],
    "count": [0, 1, 2, 5, 21],
    "most": [3],
    "name": ["x"],
    "names": [("add", "move")],
    **{name: ["a1"] for name in ("origin", "over", "own", "enemy", "one", "other")},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_value(language: str):
    for name, message in FILES[language].items():
        if name.startswith("cairn-draw-"):
            continue  # the tests of the drawing say these
        for attribute, pattern in parts(message).items():
            assert_can_be_said(name, attribute, variables(pattern), SAMPLES, partial(say, language))


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
        assert scored in say(language, "cairn.scored", seat=0, score=number)
        assert upcoming in say(language, "cairn.check.upcoming", count=number)


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different(language: str):
    for group, ids in {"megalith": MEGALITHS, "seat": TRIBES, "token": FACES, "law": laws()}.items():
        names = {say(language, f"cairn.{group}.{name}") for name in ids}
        assert len(names) == len(ids), group


def test_a_seat_may_have_a_players_name():
    """Journal and prompts stay whole sentences when a nickname takes the tribe's place."""
    named = {**NAMING, "seat": lambda seat: f"player {seat}"}
    for language in LANGUAGES:
        speak = words(language, GAME.words_folder, named).say
        assert "player 1" in speak(Phrase("cairn.added", {"seat": 1, "space": "b1"}))
        for name, message in FILES[language].items():
            if not name.startswith("cairn-draw-") and message.value is not None and "seat" in variables(message.value):
                values = {value: SAMPLES[value][0] for value in variables(message.value)}
                assert "player" in speak(Phrase(name, values)), f"{name} hides the player's name in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ENDINGS)
def test_how_a_game_ended_with_and_without_a_winner(language: str, how: str):
    won = GAME.words(language).say(how_phrase(Result(how, (1,), (0, 3))))
    drawn = GAME.words(language).say(how_phrase(Result(how)))
    assert say(language, "cairn.seat.forest") in won
    assert say(language, "cairn.seat.forest") not in drawn
    assert won.endswith(".")
    assert drawn.endswith(".")


def test_the_space_that_a_jump_crosses():
    assert [jumped("e1", "c3"), jumped("b4", "off:NW"), jumped("d2", "off:S")] == ["d2", "a5", "d1"]
    with pytest.raises(AssertionError, match="no jump leads from a1 to b3"):
        jumped("a1", "b3")


# Whole games


def phrases_of(game: Game[typing.Any], rng: Random) -> Iterator[list[Phrase]]:
    """Play at random: for each ask the prompt, its options, what is refused and why; at last the journal."""
    while game.ask is not None:
        ask = game.ask
        yield [Phrase(ask.kind, {**ask.about, "seat": ask.seat})]
        yield [GAME.option_phrase(ask.kind, option) for option in ask.options]
        for refusal in ask.refused:
            yield [GAME.option_phrase(ask.kind, refusal.option)]
            yield [Phrase(refusal.reason)]
            yield [Phrase("kernel.law", {"law": refusal.law or ask.law})]
        game.answer(rng.choice(ask.options))
    yield from ([Phrase(entry.kind, entry.values)] for entry in game.journal)
    yield from ([Phrase("kernel.law", {"law": entry.law})] for entry in game.journal if entry.law)
    assert game.result is not None
    yield [how_phrase(game.result)]


def key(phrase: Phrase) -> tuple[str, str]:
    return phrase.kind, repr(phrase.values)


def test_random_games_are_told_in_every_language():
    told: dict[tuple[str, str], list[str]] = {}
    for number in range(12):
        configuration = GAME.configurations[number % len(GAME.configurations)]
        game = nemeton.start("cairn", seed=number, options=configuration.options, turn_limit=150)
        for phrases in phrases_of(game, Random(number)):
            for phrase in phrases:
                if key(phrase) not in told:
                    told[key(phrase)] = [GAME.words(language).say(phrase) for language in LANGUAGES]
            for at, language in enumerate(LANGUAGES):
                spoken = [told[key(phrase)][at] for phrase in phrases]
                assert len(set(spoken)) == len(spoken), f"two options read alike in {language}: {sorted(spoken)}"
    kinds = {kind for kind, _ in told}
    assert len(kinds & {f"cairn.{stone}" for stone in MEGALITHS}) > 8
    assert {"cairn.option.jump_off", "cairn.option.move_off", "cairn.refused.landing", "cairn.scored"} <= kinds
    assert all(len(set(texts)) > 1 for texts in told.values())
