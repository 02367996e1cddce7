"""Inis' words: every language says all that can be asked, offered, refused, told or wrong, and nothing else."""

import typing
from collections.abc import Iterator
from typing import Any

import pytest

from nemeton.games.inis import GAME, chronicle, workbench
from nemeton.games.inis.cards import ANSWERS, ANY_TIME, CARDS, KINDS, REMOVED, REMOVED_IN_CLASH
from nemeton.games.inis.choices import Cards
from nemeton.games.inis.coaching import COUNTED
from nemeton.games.inis.phrases import SEATS, VOCABULARY
from nemeton.games.inis.territories import TERRITORIES
from nemeton.kernel import LANGUAGES, Game, Result
from nemeton.kernel.records import start
from nemeton.kernel.words import message_id
from tests.games.inis.spoken import HALVES, INIS, LAWS
from tests.games.speech import told_in
from tests.games.spelling import (
    TRANSLATIONS,
)
from tests.kernel.messages import (
    PACKAGE,
    Said,
    calls,
    keyword_texts,
    literals,
    parts,
    references,
    said,
    texts,
)

ENDINGS = ("king", "unfinished", "agreed", "resigned")
PARTS = {"inis-at", "inis-inside", "inis-to", "inis-from", "inis-clans"}  # said within other messages only


# What an f-string may put in where the code has one.
FILLINGS: dict[str, typing.Iterable[str]] = {
    "inis.coach.{}": (*COUNTED,),
    "inis.seat.{}": SEATS,
    "inis.card.{}": CARDS,
    "inis.territory.{}": TERRITORIES,
    "inis.kind.{}": KINDS,
    "inis.half.{}": HALVES,
    "inis.law.{}": LAWS,
    "inis.option.{}": {kind.words for kind in VOCABULARY.types if issubclass(kind, Cards)},
    "inis.{}_peace": ("offers", "refuses"),
    "inis.check.{}": ("sanctuaries", "citadels"),
    "inis.draw.{}": ("setup", "assembly", "season"),
    "inis.chronicle.condition.{}": chronicle.NAMES,
    "inis.chronicle.{}": [
        *("cards", "placed", "moved", "clashes", "attacks", "attacked", "lost", "peace", "deeds", "pretended"),
    ],
    "inis.why.{}": chronicle.NAMES,
    "inis.why.{}_deeds": chronicle.NAMES,
    "inis.bench.{}": [
        *(*workbench.BUILDINGS, workbench.CAPITAL, workbench.FESTIVAL, *workbench.OPEN_PILES),
        *("clockwise", "counterclockwise"),
    ],
    "inis.bench.hand_{}": (workbench.ACTIONS, workbench.TALES),
    "inis.beside.{}": ("brenn", "pretender", "king"),
}


def expanded(kind: str) -> list[str]:
    """The kinds that a text of the code may mean."""
    if "{}" not in kind:
        return [kind]
    assert kind in FILLINGS, f"say in FILLINGS what {kind!r} may become"
    return [kind.replace("{}", filling) for filling in FILLINGS[kind]]


def spoken_kinds() -> set[str]:
    """Every kind that the code may say; those for the terminal have files of their own."""
    found = texts(INIS.sources, r"inis\.[a-z_.{}]*[a-z_}]") - {"inis.css"}
    own = {kind for text in found if not text.startswith("inis.text.") for kind in expanded(text)}
    return own | INIS.of_the_table(ENDINGS, INIS.asked) | set(VOCABULARY.messages())


def spoken_calls() -> Iterator[Said]:
    """What is said with values that can be read from the code, one kind at a time."""
    for call in said(INIS.sources):
        if call.values is not None and call.kind.startswith("inis.") and not call.kind.startswith("inis.text."):
            yield from (call._replace(kind=kind) for kind in expanded(call.kind))
    for kind, values in VOCABULARY.messages().items():
        yield Said(kind, values, "a choice")


# Messages and code


def test_everything_that_is_said_has_a_message_and_every_message_is_said():
    spoken = {message_id(kind) for kind in spoken_kinds()}
    assert spoken - set(INIS.files["en"]) == set()
    assert set(INIS.files["en"]) - spoken == PARTS


def test_parts_of_sentences_are_used_in_every_language():
    for language in LANGUAGES:
        used = set().union(*(references(message) for message in INIS.files[language].values()))
        assert used >= PARTS, language


def test_every_value_that_a_message_needs_is_given():
    checked = set()
    for kind, values, place in spoken_calls():
        for language in LANGUAGES:
            missing = INIS.needed(language, message_id(kind)) - (values or set())
            assert not missing, f"{place}: {kind} without {missing} in {language}"
        checked.add(kind)
    assert len(checked) > 150


def test_every_way_to_end_a_game_has_a_message():
    sources = [*INIS.sources, *sorted((PACKAGE / "kernel").glob("*.py"))]
    found = {how for result in calls(sources, "Result") if result.args for how in literals(result.args[0])}
    assert found == set(ENDINGS) - {"agreed", "resigned"}  # these two come from the table


def test_every_section_that_the_code_cites_has_a_name():
    cited = {law for refusal in calls(INIS.sources, "Refusal") for law in literals(refusal.args[2])}
    cited |= keyword_texts(INIS.sources, "law")
    assert {law for law in cited if law and not law.startswith(("card.", "tile."))} <= LAWS
    assert {law.removeprefix("tile.") for law in cited if law.startswith("tile.")} <= set(TERRITORIES)
    assert {law.removeprefix("card.") for law in cited if law.startswith("card.")} - {"{}"} <= set(CARDS)


def test_every_card_and_territory_has_its_texts():
    with_text = {name: set(parts(message)) for name, message in INIS.files["en"].items() if "text" in parts(message)}
    cards = {message_id(f"inis.card.{card}"): {"", "text", "more"} for card in CARDS}
    tiles = {message_id(f"inis.territory.{where}"): {"", "text"} for where in TERRITORIES}
    assert with_text == cards | tiles


TIMING = {"en": ("Season", "triskel"), "ru": ("Сезон", "трискель"), "uk": ("Пора року", "трискель")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_tells_when_each_of_its_halves_is_played(language: str):
    season, triskel = TIMING[language]
    for card in CARDS.values():
        text = INIS.say(language, f"inis.card.{card.id}", attribute="text")
        assert text.startswith(season) == bool(card.season), card.id
        assert text.lower().count(f"{triskel}, ") == len(card.triskel), card.id
        for half in card.triskel:
            assert INIS.say(language, f"inis.half.{half}") in text, card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_whether_one_answers_names_the_card_that_can_where_there_is_one(language: str):
    for event, cards in ANSWERS.items():
        if len(cards) == 1 and event not in (ANY_TIME, REMOVED_IN_CLASH, REMOVED):
            told = INIS.say(language, "inis.answer", seat=0, event=event, card="conquest", player=1, where="cove")
            assert INIS.say(language, f"inis.card.{cards[0].id}") in told, event


MOVED = {
    "en": ["a clan moves from the Cove to the Hills", "2 clans move", "5 clans move", "21 clans move"],
    "ru": ["1 клан переходит из Бухты на Холмы", "2 клана переходят", "5 кланов переходят", "21 клан переходит"],
    "uk": ["1 клан переходить з Бухти на Пагорби", "2 клани переходять", "5 кланів переходять", "21 клан переходить"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_and_cases(language: str):
    for number, moved in zip((1, 2, 5, 21), MOVED[language], strict=True):
        assert moved in INIS.say(language, "inis.moved", seat=0, origin="cove", where="hills", count=number)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_territory_has_its_own_cases(language: str):
    for case in ("at", "inside", "to", "from"):
        for where in TERRITORIES:
            told = INIS.say(language, f"inis.{case}", where=where, origin=where)
            assert "«" not in told, (case, where)
            stem = INIS.say(language, f"inis.territory.{where}").split()[0][0]
            assert stem in told, (case, where)


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different(language: str):
    named = {"card": [*CARDS], "territory": [*TERRITORIES], "seat": [*SEATS], "law": [*LAWS], "half": HALVES}
    for group, ids in named.items():
        names = {INIS.say(language, f"inis.{group}.{name}") for name in ids}
        assert len(names) == len(ids), group


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_territory_and_its_card_have_the_same_name(language: str):
    for where in TERRITORIES:
        assert INIS.say(language, f"inis.territory.{where}") == INIS.say(language, f"inis.card.adv_{where}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ENDINGS)
def test_how_a_game_ended_with_and_without_a_winner(language: str, how: str):
    won = GAME.words(language).say(GAME.ended(Result(how, (1,), (0, 3))))
    drawn = GAME.words(language).say(GAME.ended(Result(how)))
    assert INIS.say(language, "inis.seat.salmon") in won
    assert INIS.say(language, "inis.seat.salmon") not in drawn
    assert won.endswith(".")
    assert drawn.endswith(".")


def test_what_no_ask_offers_has_no_words():
    with pytest.raises(LookupError, match=r"inis\.unheard_of has no words for 'north'"):
        VOCABULARY.phrase("inis.unheard_of", "north")


# Whole games


def random_games(numbers: range) -> Iterator[Game[Any]]:
    """Games of all player counts and both scenarios, stopped after a while."""
    for number in numbers:
        yield start(GAME, 2 + number % 3, {"scenario": ("random", "first_game")[number % 2]}, number, turn_limit=150)


def test_random_games_are_told_in_every_language():
    kinds = set(told_in(random_games(range(3))))
    assert {"inis.answer", "inis.draft", "inis.maneuver", "inis.option.withdraw", "inis.refused.triskel"} <= kinds


@pytest.mark.slow
def test_more_random_games_are_told():
    assert "inis.option.attack" in told_in(random_games(range(50, 62)))


@pytest.mark.long
def test_a_hundred_random_games_ask_nearly_everything_and_all_of_it_can_be_said():
    unheard = INIS.asked - set(told_in(random_games(range(100, 200))))
    assert len(unheard) <= 3, unheard
