"""Spirit Island's words: every language says all that can be asked, offered, refused, told or wrong, and nothing else.

Words of the picture (`spirit_island-draw-…`) are looked at with the picture.
"""

import re
import typing
from functools import cache, partial
from random import Random

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.cards import CARDS, ELEMENTS
from nemeton.games.spirit_island.check import check
from nemeton.games.spirit_island.invaders import ADVERSARIES, BLIGHTED, FEAR_CARDS, INVADER_CARDS, SCENARIOS
from nemeton.games.spirit_island.phrases import NAMING, law_name
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.games.spirit_island.state import IslandOptions
from nemeton.kernel import LANGUAGES, Phrase
from nemeton.kernel.records import start
from nemeton.kernel.words import message_id, words
from tests.games.spelling import (
    TRANSLATIONS,
    assert_can_be_said,
    assert_own_letters,
    assert_translated,
    assert_well_set,
)
from tests.games.spirit_island.shore import shore
from tests.kernel.messages import (
    PACKAGE,
    calls,
    keyword_texts,
    letters,
    literals,
    messages,
    parts,
    references,
    texts,
    variables,
)

FOLDER = PACKAGE / "games" / "spirit_island"
SOURCES = sorted(FOLDER.glob("*.py"))
FILES = {
    language: {
        name: message
        for name, message in messages(FOLDER / "words" / f"{language}.ftl").items()
        if not name.startswith("spirit_island-draw-")
    }
    for language in LANGUAGES
}
LATIN = {"A", "B", "C", "D", "NE", "I", "II", "III", "thunderspeaker"}  # boards, stages, and how a position is written
PARTS = {"at", "out", "from", "to", "into"}  # said within other messages only
PHASES = ("setup", "spirit", "fast", "invader", "slow")
# Asks whose kind the code puts together.
FEARS = ("remove", "land", "enheartened", "move", "shrink")
MADE_UP = {"grow", "play", "fast", "slow", *(f"fear_{kind}" for kind in FEARS)}
INNATES = {name: innate for panel in PANELS.values() for name, innate in panel.innates.items()}
EITHERS = ("call_of_the_dahan_ways", "natures_resilience", "purifying_flame", "steam_vents", "thundering_destruction",
           "ocean_breaks_the_shore", "call_to_bloodshed", "call_to_isolation", "call_to_tend", "delusions_of_danger",
           "enticing_splendor", "quicken_the_earths_struggles", "veil_the_nights_hunt", "voracious_growth",
           "crops_wither_and_fade", "fields_choked_with_growth", "overgrow_in_a_night", "voice_of_thunder",
           "call_on_midnights_dream", "dreams_of_the_dahan")  # fmt: skip
ENDINGS = {
    "terror_1", "terror_2", "terror_3", "fear", "insurrection_won", "sacrifice", "blight", "spirit_destroyed", "time",
    "capital", "heart", "dahan", "insurrection", "unfinished", "agreed", "resigned",
}  # fmt: skip


def without_none(names: typing.Iterable[str]) -> list[str]:
    return [name for name in names if name != "none"]


def growths() -> list[str]:
    return [f"{spirit}-{at}" for spirit, panel in PANELS.items() for at in range(1, len(panel.growth) + 1)]


@cache
def plain_kinds() -> set[str]:
    """Whatever the code names in full."""
    found = texts(SOURCES, r"spirit_island\.[a-z_.]*[a-z_]") - {"spirit_island.css"}
    return {kind for kind in found if not kind.startswith(("spirit_island.text.", "spirit_island.draw."))}


def asked_kinds() -> set[str]:
    """Every question."""
    plain = {kind for name in ("Ask", "Standing") for call in calls(SOURCES, name) for kind in literals(call.args[1])}
    handed = {"destroy", "drown", "fly_piece", "hurt", "remove", "replace", "target_spirit"}  # given as arguments
    return {kind.removeprefix("spirit_island.") for kind in plain if "{}" not in kind} | MADE_UP | handed


def option_names() -> set[str]:
    """The table options and their values."""
    found: set[str] = set()
    for name, hint in typing.get_type_hints(IslandOptions).items():
        found |= {name, *(f"{name}-{value}" for value in typing.get_args(hint))}
    return found


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
    "blight_card": BLIGHTED,
    "adversary": without_none(ADVERSARIES),
    "scenario": without_none(SCENARIOS),
    "either": [f"{power}-{at}" for power in EITHERS for at in (1, 2)],
    "hint": asked_kinds(),
    "options": option_names(),
}


def in_group(group: str, language: str = "en") -> set[str]:
    start = f"spirit_island-{group}-"
    return {name.removeprefix(start) for name in FILES[language] if name.startswith(start)}


def needed(language: str, name: str, attribute: str = "") -> set[str]:
    """The values that a message uses, those of the messages within it included."""
    pattern = parts(FILES[language][name])[attribute]
    return variables(pattern).union(*(needed(language, inner) for inner in references(pattern)))


def say(language: str, message: str, attribute: str = "", **values: object) -> str:
    return GAME.words(language).say(Phrase(message, values, attribute))


# Messages and code


@pytest.mark.parametrize("group", GROUPS)
def test_each_thing_has_its_name_and_no_name_is_left_over(group: str):
    assert in_group(group) == set(GROUPS[group])


def test_everything_that_is_said_has_a_message_and_every_message_is_said():
    said = {message_id(kind) for kind in plain_kinds()} | {f"spirit_island-{kind}" for kind in asked_kinds()}
    groups = (*GROUPS, "law", "option", "topic")
    grouped = {f"spirit_island-{group}-{name}" for group in groups for name in in_group(group)}
    assert said - set(FILES["en"]) == set()
    assert set(FILES["en"]) - said - grouped == {f"spirit_island-{part}" for part in PARTS}


def test_parts_of_sentences_are_used_in_every_language():
    for language in LANGUAGES:
        used = set().union(*(references(message) for message in FILES[language].values()))
        assert used >= {f"spirit_island-{part}" for part in PARTS}, language


def test_every_law_that_is_cited_has_a_name():
    cited = {law for law in keyword_texts(SOURCES, "law") if law and "{}" not in law}
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
            assert say(language, phrase.kind)


def test_what_a_card_does_is_told_as_often_as_its_facts_say():
    for name, card in CARDS.items():
        wanted = {"", "text"} | ({"threshold"} if card.threshold else set())
        assert set(parts(FILES["en"][f"spirit_island-power-{name}"])) == wanted, name
    for name, innate in INNATES.items():
        wanted = {"", *(f"level{at}" for at in range(1, len(innate.levels) + 1))}
        assert set(parts(FILES["en"][f"spirit_island-power-{name}"])) == wanted, name
    for name in FEAR_CARDS:
        assert set(parts(FILES["en"][f"spirit_island-fear_card-{name}"])) == {"", "level1", "level2", "level3"}


def test_options_and_their_values_are_explained():
    for name in option_names():
        assert set(parts(FILES["en"][f"spirit_island-options-{name}"])) == {"", "help"}


# The languages


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str):
    assert_translated(FILES[language], LATIN)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_card_texts_have_the_same_numbers_as_in_english(language: str):
    """A translation that deals another damage is the worst kind of wrong."""
    for name, message in FILES["en"].items():
        if name.startswith(("spirit_island-power-", "spirit_island-fear_card-", "spirit_island-adversary-")):
            for attribute in set(parts(message)) - {""}:
                texts_of = [letters(parts(FILES[one][name])[attribute]) for one in ("en", language)]
                one, other = (sorted(re.findall(r"\d+", text)) for text in texts_of)
                assert one == other, f"{name}.{attribute}: {one} {other}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_another_language(language: str):
    assert_own_letters(FILES[language], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str):
    """Quotation marks of the language, real apostrophes; sentences end in a full stop, options and reasons do not."""
    assert_well_set(FILES[language], language)
    for name, message in FILES[language].items():
        for attribute, pattern in parts(message).items():
            if attribute:
                assert letters(pattern).strip().endswith("."), f"{name}.{attribute}"
        if name.startswith("spirit_island-hint-"):
            assert say(language, name)[-1] in ".?", name
        if name.startswith(("spirit_island-option-", "spirit_island-either-")):
            assert message.value is not None
            told = letters(message.value).strip()
            assert not told.endswith("."), name
            assert "," not in told, name


SAMPLES: dict[str, list[object]] = {
    **{value: [0, 1] for value in ("seat", "target", "taker")},
    **{value: ["A3", "A0", "NE0", "D8"] for value in ("land", "start", "end")},
    **{value: ["explorer", "town/1", "city", "dahan"] for value in ("piece", "new")},
    **{value: ["wash_away", "night_terrors"] for value in ("card", "power")},
    "cards": [("wash_away",), ("wash_away", "drought")],
    "fear_card": [*FEAR_CARDS],
    "blight_card": [*BLIGHTED],
    "invader_card": [*INVADER_CARDS],
    "element": [*ELEMENTS],
    "deck": ["minor", "major"],
    "source": ["energy", "plays", "destroyed", "A3"],
    "action": ["ravage", "build", "explore"],
    "phase": [*PHASES],
    "growth": ["river_surges_in_sunlight.1"],
    "spirit": [*PANELS],
    "boards": [("A", "B")],
    **{value: [0, 1, 2, 5, 21] for value in ("count", "levels", "left")},
    **{
        value: [3]
        for value in ("number", "energy", "gained", "cost", "amount", "level", "damage", "earned", "hurt", "presence",
                      "blight", "fear", "range", "adversary", "scenario", "held")
    },
    **{
        value: ["x"]
        for value in ("name", "board", "kind", "speed", "elements", "reach", "text", "one", "other", "source_name",
                      "filter", "complexity", "first", "second", "third")
    },
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_value(language: str):
    for name, message in FILES[language].items():
        for attribute in parts(message):
            assert_can_be_said(name, attribute, needed(language, name, attribute), SAMPLES, partial(say, language))


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


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different(language: str):
    for group in ("seat", "spirit", "power", "fear_card", "invader_card", "element", "terrain", "piece", "adversary"):
        names = {say(language, f"spirit_island-{group}-{name}", number=1) for name in GROUPS[group]}
        assert len(names) == len(list(GROUPS[group])), group


def test_a_seat_is_called_after_its_spirit_or_its_player():
    """Journal and prompts stay whole sentences when nicknames take the spirits' place."""
    game = start_one("oceans_hungry_grasp")
    assert game.words("en").write("seat", 0) == "Ocean"
    assert game.words("ru").write("taker", 0) == "Океан"
    assert GAME.words("en").write("seat", 1) == "Seat 2"
    named = {**NAMING, **{name: lambda seat: f"player {seat}" for name in ("seat", "target", "taker")}}
    for language in LANGUAGES:
        speak = words(language, GAME.words_folder, named).say
        for name, message in FILES[language].items():
            if message.value is not None and "seat" in variables(message.value):
                values = {value: SAMPLES[value][0] for value in needed(language, name)}
                assert "player 0" in speak(Phrase(name, values)), f"{name} hides the player's name in {language}"


def start_one(spirit: str) -> typing.Any:
    return start(GAME, 1, {"seat_1": spirit}, 1)


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(GAME.configurations)))
def test_whatever_a_game_asks_offers_refuses_and_tells_can_be_said_and_told_apart(language: str, number: int):
    configuration = GAME.configurations[number]
    game = start(GAME, configuration.players, configuration.options, number)
    rng = Random(number)
    for _ in range(600):
        if game.over:
            break
        for ask in game.asks:
            assert GAME.prompt(ask, language)
            told = [GAME.option_text(ask.kind, option, language) for option in ask.options]
            assert len(set(told)) == len(told), (ask.kind, told)
            for refusal in ask.refused:
                assert say(language, refusal.reason)
        ask = rng.choice(game.asks)
        eager = [option for option in ask.options if option != ("done",)] or ask.options  # cards are played and used
        game.answer(rng.choice(list(eager)), ask.seat, to=ask.kind)
    said = game.words(language)
    for entry in game.journal:
        assert said.say(Phrase(entry.kind, entry.values))


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
