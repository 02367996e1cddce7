"""Spirit Island's words: every language says all that can be asked, offered, refused, told or wrong, and nothing else.

Words of the picture (`spirit_island-draw-…`) are looked at with the picture.
"""

import re
import typing
from functools import cache
from random import Random
from typing import Any

import pytest

from nemeton.games.spirit_island import GAME, workbench
from nemeton.games.spirit_island.adversaries import ADVERSARIES
from nemeton.games.spirit_island.boards import BALANCED, THEMATIC
from nemeton.games.spirit_island.check import check
from nemeton.games.spirit_island.coaching import GROUPS as WHY
from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.games.spirit_island.invader_facts import INVADER_CARDS
from nemeton.games.spirit_island.phrases import VOCABULARY, law_name
from nemeton.games.spirit_island.powers.card import CARDS, ELEMENTS
from nemeton.games.spirit_island.rules.blight import BLIGHT_CARDS
from nemeton.games.spirit_island.rules.spirit_phase import Done
from nemeton.games.spirit_island.scenarios import SCENARIOS
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.kernel import LANGUAGES, Ask, Phrase
from nemeton.kernel.records import start
from nemeton.kernel.words import message_id
from tests.games.speech import told_in
from tests.games.spelling import (
    TRANSLATIONS,
)
from tests.games.spirit_island.shore import shore
from tests.games.spirit_island.spoken import INNATES, PHASES, SPIRIT_ISLAND, without_none
from tests.kernel.messages import (
    keyword_texts,
    letters,
    parts,
    references,
    texts,
)

PARTS = {"at", "out", "from", "to", "into"}  # said within other messages only
EITHERS = ("call_of_the_dahan_ways", "natures_resilience", "purifying_flame", "steam_vents", "thundering_destruction",
           "ocean_breaks_the_shore", "call_to_bloodshed", "call_to_isolation", "call_to_tend", "delusions_of_danger",
           "enticing_splendor", "quicken_the_earths_struggles", "veil_the_nights_hunt", "voracious_growth",
           "crops_wither_and_fade", "fields_choked_with_growth", "overgrow_in_a_night", "voice_of_thunder",
           "call_on_midnights_dream", "dreams_of_the_dahan")  # fmt: skip
ENDINGS = {
    "terror_1",
    "terror_2",
    "terror_3",
    "fear",
    "insurrection_won",
    "sacrifice",
    "blight",
    "spirit_destroyed",
    "time",
    "capital",
    "heart",
    "dahan",
    "insurrection",
    "unfinished",
    "agreed",
    "resigned",
}


def growths() -> list[str]:
    return [f"{spirit}-{at}" for spirit, panel in PANELS.items() for at in range(1, len(panel.growth) + 1)]


@cache
def plain_kinds() -> set[str]:
    """Whatever the code names in full."""
    found = texts(SPIRIT_ISLAND.sources, r"spirit_island\.[a-z_.]*[a-z_]") - {"spirit_island.css"}
    return {kind for kind in found if not kind.startswith(("spirit_island.text.", "spirit_island.draw."))}


def asked_kinds() -> set[str]:
    """Every question."""
    return {kind.removeprefix("spirit_island.") for kind in VOCABULARY.asks}


def offered_kinds() -> set[str]:
    """Every message of an option: those that choices say by themselves, and those that stand in the code."""
    spelled = {kind for kind in plain_kinds() if kind.startswith("spirit_island.option.")}
    return {kind.removeprefix("spirit_island.option.") for kind in spelled | set(VOCABULARY.messages())}


# What the messages of each group are called.
GROUPS: dict[str, typing.Iterable[str]] = {
    "seat": [*PANELS, "number"],
    "spirit": PANELS,
    "terrain": ("jungle", "mountain", "sands", "wetland"),
    "piece": ("explorer", "town", "city", "dahan", "blight"),
    "element": ELEMENTS,
    "deck": ("minor", "major"),
    "source": ("energy", "plays", "destroyed"),
    "action": ("ravage", "build", "explore"),
    "phase": PHASES,
    "how": ENDINGS,
    "invader_card": INVADER_CARDS,
    "growth": growths(),
    "power": [*CARDS, *INNATES],
    "fear_card": FEAR_CARDS,
    "blight_card": BLIGHT_CARDS,
    "adversary": without_none(ADVERSARIES),
    "scenario": without_none(SCENARIOS),
    "either": [f"{power}-{at}" for power in EITHERS for at in (1, 2)],
    "hint": asked_kinds(),
    "option": offered_kinds(),
    "coach": {*WHY, "won", "still"},
    "why": ENDINGS - {"unfinished", "agreed", "resigned"},
    "bench": [
        *("pieces", "presence", "blight", "fear", "energy", "open_energy", "open_plays"),
        *(*workbench.PANEL_PILES, *workbench.POWER_PILES, *workbench.INVADER_PILES, *workbench.FEAR_PILES),
    ],
    "chronicle": [
        *("chart", "shares", "cards", "powers", "presence", "withered", "energy", "learnt", "fear", "fear_cards"),
        *(f"fallen_{piece}" for piece in ("explorer", "town", "city", "dahan")),
        *("ravages", "blight"),
        *(f"line-{name}" for name in ("invaders", "blight", "dahan", "fear")),
        *(f"source-{name}" for name in ("won", "difficulty", "cards_left", "cards_out", "dahan", "blight")),
    ],
    "options": {kind.split(".", 2)[2].replace(".", "-") for kind in SPIRIT_ISLAND.option_kinds},
}


def in_group(group: str, language: str = "en") -> set[str]:
    start = f"spirit_island-{group}-"
    return {name.removeprefix(start) for name in SPIRIT_ISLAND.told(language) if name.startswith(start)}


# Messages and code


@pytest.mark.parametrize("group", GROUPS)
def test_each_thing_has_its_name_and_no_name_is_left_over(group: str):
    assert in_group(group) == set(GROUPS[group])


def test_everything_that_is_said_has_a_message_and_every_message_is_said():
    said = {message_id(kind) for kind in plain_kinds()} | {f"spirit_island-{kind}" for kind in asked_kinds()}
    groups = (*GROUPS, "law", "topic")
    grouped = {f"spirit_island-{group}-{name}" for group in groups for name in in_group(group)}
    assert said - set(SPIRIT_ISLAND.told("en")) == set()
    assert set(SPIRIT_ISLAND.told("en")) - said - grouped == {f"spirit_island-{part}" for part in PARTS}


def test_every_question_that_the_code_asks_is_declared():
    assert SPIRIT_ISLAND.asked <= {*VOCABULARY.asks, "spirit_island.{}", "spirit_island.fear_{}"}


def test_a_choice_gives_its_message_every_value_and_no_more():
    for kind, values in VOCABULARY.messages().items():
        assert SPIRIT_ISLAND.needed("en", message_id(kind)) == values, kind


def test_parts_of_sentences_are_used_in_every_language():
    for language in LANGUAGES:
        used = set().union(*(references(message) for message in SPIRIT_ISLAND.told(language).values()))
        assert used >= {f"spirit_island-{part}" for part in PARTS}, language


def test_every_law_that_is_cited_has_a_name():
    cited = {law for law in keyword_texts(SPIRIT_ISLAND.sources, "law") if law and "{}" not in law}
    assert len(cited) > 20
    for law in (
        *cited,
        "phase.fast",
        "phase.slow",
        "powers.progression",
        "blight.downward_spiral",
        "fear_card.isolation",
    ):
        phrase = law_name(law)
        assert isinstance(phrase, Phrase)
        for language in LANGUAGES:
            assert SPIRIT_ISLAND.say(language, phrase.kind)


def test_what_a_card_does_is_told_as_often_as_its_facts_say():
    for name, card in CARDS.items():
        wanted = {"", "text"} | ({"threshold"} if card.threshold else set())
        assert set(parts(SPIRIT_ISLAND.told("en")[f"spirit_island-power-{name}"])) == wanted, name
    for name, innate in INNATES.items():
        wanted = {"", *(f"level{at}" for at in range(1, len(innate.levels) + 1))}
        assert set(parts(SPIRIT_ISLAND.told("en")[f"spirit_island-power-{name}"])) == wanted, name
    for name in FEAR_CARDS:
        assert set(parts(SPIRIT_ISLAND.told("en")[f"spirit_island-fear_card-{name}"])) == {
            "",
            "level1",
            "level2",
            "level3",
        }


# The languages


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_card_texts_have_the_same_numbers_as_in_english(language: str):
    """A translation that deals another damage is the worst kind of wrong."""
    for name, message in SPIRIT_ISLAND.told("en").items():
        if name.startswith(("spirit_island-power-", "spirit_island-fear_card-", "spirit_island-adversary-")):
            for attribute in set(parts(message)) - {""}:
                texts_of = [letters(parts(SPIRIT_ISLAND.told(one)[name])[attribute]) for one in ("en", language)]
                one, other = (sorted(re.findall(r"\d+", text)) for text in texts_of)
                assert one == other, f"{name}.{attribute}: {one} {other}"


AT = {
    "en": ("River loses presence in A3.", "River loses presence in the ocean of A."),
    "ru": ("Река теряет присутствие в A3.", "Река теряет присутствие в океане A."),
    "uk": ("Річка втрачає присутність в A3.", "Річка втрачає присутність в океані A."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lands_and_oceans_stand_in_the_right_case(language: str):
    seated = GAME.words(language).with_seats(("spirit_island.seat.river_surges_in_sunlight",))
    told = tuple(seated.say(Phrase("spirit_island.withered", {"seat": 0, "land": land})) for land in ("A3", "A0"))
    assert told == AT[language]


MOVED = {  # of presence; where a power is used, and out of which land pieces go
    "en": ("from the ocean of {} to the ocean of {}.", "in the ocean of {}.", "the ocean of {}."),
    "ru": ("из океана {} в океан {}.", "в океане {}.", "океана {}."),
    "uk": ("з океану {} до океану {}.", "в океані {}.", "океану {}."),
}


@pytest.mark.parametrize("board", [*BALANCED, *THEMATIC])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ocean_of_every_board_stands_in_the_right_case(language: str, board: str):
    words, ocean = GAME.words(language), f"{board}0"
    moved, used, pushed = (form.format(board, board) for form in MOVED[language])
    shifted = Phrase("spirit_island.shifted", {"seat": 0, "start": ocean, "end": ocean})
    assert words.say(shifted).endswith(moved)
    values = {"seat": 0, "land": ocean, "power": "wash_away", "left": 2}
    assert words.say(Phrase("spirit_island.uses", values)).endswith(used)
    assert pushed in words.say(Phrase("spirit_island.push", values))
    gathered = {"en": "into the ocean of ", "ru": "в океан ", "uk": "в океан "}[language] + board
    assert gathered in words.say(Phrase("spirit_island.gather", values))


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different(language: str):
    for group in ("seat", "spirit", "power", "fear_card", "invader_card", "element", "terrain", "piece", "adversary"):
        names = {SPIRIT_ISLAND.say(language, f"spirit_island-{group}-{name}", number=1) for name in GROUPS[group]}
        assert len(names) == len(list(GROUPS[group])), group


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_terror_level_is_not_told_as_the_third(language: str):
    """The third ritual, or the last fear card, reaches a level of its own."""
    words = shore({"A5": "river"}).words(language)
    told = [words.say(Phrase("spirit_island.terror", {"level": level})) for level in (2, 3, 4)]
    assert len(set(told)) == 3


def test_a_seat_is_called_after_its_spirit():
    game = start_one("oceans_hungry_grasp")
    assert game.words("en").write("seat", 0) == "Ocean"
    assert game.words("ru").write("taker", 0) == "Океан"
    assert GAME.words("en").write("seat", 1) == "Seat 2"


def start_one(spirit: str) -> typing.Any:
    return start(GAME, 1, {"seat_1": spirit}, 1)


# Whole games


def eager(ask: Ask, rng: Random) -> Any:
    """Any option, but cards are played and used rather than left."""
    return rng.choice([option for option in ask.options if not isinstance(option, Done)] or list(ask.options))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(GAME.configurations)))
def test_whatever_a_game_asks_offers_refuses_and_tells_can_be_said_and_told_apart(number: int):
    configuration = GAME.configurations[number]
    told = told_in([start(GAME, configuration.players, configuration.options, number)], eager, 600)
    assert {"spirit_island.grow", "spirit_island.play", "spirit_island.fast"} <= told.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_position_names_what_nobody_knows(language: str):
    """A name that is no spirit and no card is told as it was written."""
    game = shore({"A5": "river"})
    game.state.spirits[0].hand[0] = "tea_party"
    game.state.build.append("s9_moon")
    said = [GAME.words(language).say(Phrase(problem.kind, problem.values)) for problem in check(game.state)]
    assert any("tea_party" in sentence for sentence in said)
    assert any("s9_moon" in sentence for sentence in said)
    game.state.spirits[0].name = "teapot"
    assert "teapot" in GAME.words(language).say(Phrase(*first(check(game.state))))


def first(problems: typing.Iterable[typing.Any]) -> tuple[str, typing.Any]:
    problem = next(iter(problems))
    return problem.kind, problem.values


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_each_title_of_a_list_has_its_quotes(language: str):
    """Titles hold commas, so a list of bare ones cannot be taken apart."""
    told = SPIRIT_ISLAND.say(language, "spirit_island.drew", seat=0, cards=("wash_away", "concealing_shadows"))
    assert told.count("«") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_lying_cards_are_counted_from_one(language: str):
    told = [GAME.option_text("spirit_island.reveal", at, language) for at in (0, 1)]
    assert [re.findall(r"\d+", text) for text in told] == [["1"], ["2"]]
