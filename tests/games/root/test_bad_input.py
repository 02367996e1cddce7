"""What cannot be, given to Root as a table, a position or an answer: one plain sentence in every language, and nothing
is changed."""

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

import nemeton
from nemeton.games.root.steps import FactionStep, Phase
from nemeton.kernel import LANGUAGES, BadPosition, BadSetup, IllegalAnswer, NemetonError
from tests.games.root.woodland import asked, woodland

INNER = re.compile(r"[a-z]+_[a-z0-9_]+|/|\$|Invalid|None|\[|\{")  # what only programs say


def assert_one_sentence(error: NemetonError, **names: str) -> None:
    """It is told on one line, in words, and names what is wrong in each language."""
    for language in LANGUAGES:
        told = error.text(language)
        assert "\n" not in told
        assert told.endswith(".")
        assert not INNER.search(told), told
        assert re.search(names[language], told), told


# Tables

TABLES: dict[str, tuple[int, dict[str, str], dict[str, str]]] = {
    "seven players": (7, {}, dict.fromkeys(LANGUAGES, "7")),
    "two Cults": (3, {"seat_1": "cult", "seat_3": "cult"}, {"en": "Lizard Cult", "ru": "Культ", "uk": "Культ"}),
    "three Vagabonds": (
        4,
        {"seat_1": "vagabond", "seat_2": "vagabond", "seat_4": "vagabond"},
        {"en": "Vagabond .*3 .*2", "ru": "Бродяга.*3.*2", "uk": "Волоцюга.*3.*2"},
    ),
    "three Vagabonds, one of them the second": (
        4,
        {"seat_1": "vagabond_2", "seat_2": "vagabond", "seat_4": "vagabond_2"},
        {"en": "Vagabond .*3 .*2", "ru": "Бродяга.*3.*2", "uk": "Волоцюга.*3.*2"},
    ),
    "an unknown deck": (3, {"deck": "tarot"}, dict.fromkeys(LANGUAGES, "tarot.*base, exiles")),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_that_cannot_be(name: str):
    players, options, told = TABLES[name]
    before = dict(options)
    with pytest.raises(BadSetup) as refused:
        nemeton.start("root", players, 1, options)
    assert_one_sentence(refused.value, **told)
    assert options == before


# Positions


def written(*factions: str, **rest: Any) -> dict[str, Any]:
    return {"nemeton": 1, "game": "root", "players": len(factions), "state": {"factions": list(factions), **rest}}


SEVEN = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy")
RIVER, CROWS, SNAKES = (("marquise", name, "eyrie") for name in ("riverfolk", "corvids", "cult"))
TWICE = {"en": "Royal Claim .*2 .*1", "ru": "Царские владения.*2.*1", "uk": "Королівські володіння.*2.*1"}
CLEARINGS = dict.fromkeys(LANGUAGES, "f1.*1, 2, 3, .*12")
POSITIONS: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "seven players": (written(*SEVEN), dict.fromkeys(LANGUAGES, "7")),
    "two Cults": (
        written("cult", "eyrie", "cult"),
        {"en": "same faction", "ru": "одну фракцию", "uk": "одну фракцію"},
    ),
    "three Vagabonds": (
        written("vagabond", "vagabond_2", "vagabond", "cult"),
        {"en": "same faction", "ru": "одну фракцию", "uk": "одну фракцію"},
    ),
    "an unknown deck": (
        written("marquise", "eyrie", options={"deck": "tarot"}),
        dict.fromkeys(LANGUAGES, "tarot.*base, exiles"),
    ),
    "a plot in a forest": (written(*CROWS, clearings={"f1": "plot"}), CLEARINGS),
    "a plot in a forest, on the board": (written(*CROWS, boards={"corvids": {"plots": {"f1": "bomb"}}}), CLEARINGS),
    "a plot in a clearing where none lies": (
        written(*CROWS, clearings={"5": "2 crow"}, boards={"corvids": {"plots": {"5": "bomb"}}}),
        {"en": "clearing 5", "ru": "поляне 5", "uk": "галявині 5"},
    ),
    "negative funds": (
        written(*RIVER, boards={"riverfolk": {"funds": {"marquise": -1}}}),
        {"en": "Riverfolk: -1", "ru": "Братство.*-1", "uk": "Братство.*-1"},
    ),
    "a price of five": (
        written(*RIVER, boards={"riverfolk": {"prices": {"hand_card": 5}}}),
        {"en": "cannot cost 5.*one to four", "ru": "стоить 5", "uk": "коштувати 5"},
    ),
    "hirelings at a table without them": (
        written("alliance", "eyrie", options={"hirelings": "without"}, bands=[{"name": "sunward_expedition"}]),
        {"en": "Hirelings .*without", "ru": "Рекруты .*без них", "uk": "Рекрути .*без них"},
    ),
    "a card in two hands": (
        written(*RIVER, hands={"marquise": ["royal_claim"], "riverfolk": ["royal_claim"]}),
        TWICE,
    ),
    "a card in a hand and among lost souls": (
        written(*SNAKES, hands={"eyrie": ["royal_claim"]}, boards={"cult": {"lost_souls": ["royal_claim"]}}),
        TWICE,
    ),
    "a card that is crafted and discarded": (
        written(*SNAKES, play_areas={"eyrie": ["royal_claim"]}, discard=["royal_claim"]),
        TWICE,
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_that_cannot_be(name: str):
    position, told = POSITIONS[name]
    before = copy.deepcopy(position)
    with pytest.raises(BadPosition) as refused:
        nemeton.from_position(position)
    assert_one_sentence(refused.value, **told)
    assert position == before


# Answers


@pytest.mark.parametrize("wrong", [("price", "hand_card", 5), ("price", "hand_card", 0), ("price", "ferry", 2)])
def test_a_price_that_cannot_be_set(wrong: tuple[Any, ...]):
    game = woodland(RIVER, active="riverfolk", phase="evening", agenda=[FactionStep(1, "prices")])
    assert asked(game) == ("riverfolk", "riverfolk.prices")
    assert_refused(game, lambda: game.answer(wrong))


def test_a_plot_that_cannot_be_laid_in_a_forest():
    game = woodland(("corvids", "marquise"), {5: "crow crow"}, agenda=[Phase(0, "daylight")])
    assert_refused(game, lambda: game.answer(("plot", "bomb", "f1")))


def assert_refused(game: Any, deed: Callable[[], None]) -> None:
    before = game.book.encode(game.state), [ask.id for ask in game.asks], len(game.journal)
    with pytest.raises(IllegalAnswer) as refused:
        deed()
    assert all(refused.value.text(language).count("\n") == 0 for language in LANGUAGES)
    assert (game.book.encode(game.state), [ask.id for ask in game.asks], len(game.journal)) == before
