"""The rules of Spirit Island in own words: complete, the same in every language, true to the words and to the game."""

import re
import typing

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.adversaries import ADVERSARIES
from nemeton.games.spirit_island.draw.outlook import coming
from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.games.spirit_island.invader_facts import HEALTH, STRENGTH
from nemeton.games.spirit_island.phrases import law_name
from nemeton.games.spirit_island.powers.card import CARDS, ELEMENTS, Needs
from nemeton.games.spirit_island.powers.decks import PROGRESSIONS
from nemeton.games.spirit_island.rules.blight import BLIGHT_CARDS
from nemeton.games.spirit_island.rules.gaining_cards import Keep
from nemeton.games.spirit_island.scenarios import SCENARIOS
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.games.spirit_island.state import IslandOptions
from nemeton.kernel import LANGUAGES, Phrase
from nemeton.kernel.records import start
from tests.games.rules_page import RulesPage, assert_translated, assert_well_set, cited_in, text_of
from tests.games.spelling import TRANSLATIONS
from tests.games.spirit_island.spoken import INNATES, SPIRIT_ISLAND, without_none
from tests.kernel.messages import keyword_texts

LATIN = r"[A-D]\d?|(NW|NE|W|E)\d+|N|I{1,3}"  # lands and boards, a number, stages and levels
RULES = RulesPage(GAME)


# Sections and laws


def test_every_law_that_the_code_cites_has_its_section():
    cited = {law for law in keyword_texts(SPIRIT_ISLAND.sources, "law") if law and "{}" not in law}
    assert len(cited) > 20
    assert cited <= RULES.anchors


def test_every_power_spirit_card_adversary_and_scenario_has_its_section():
    wanted = {f"power.{name}" for name in (*CARDS, *INNATES)} | {f"spirit.{name}" for name in PANELS}
    wanted |= {f"fear_card.{name}" for name in FEAR_CARDS} | {f"blight.{name}" for name in BLIGHT_CARDS}
    wanted |= {f"adversary.{name}" for name in without_none(ADVERSARIES)}
    wanted |= {f"scenario.{name}" for name in without_none(SCENARIOS)}
    assert wanted <= RULES.anchors
    assert len(wanted) > 130


@pytest.mark.parametrize("number", range(len(GAME.configurations)))
def test_whatever_a_game_cites_can_be_read(number: int):
    configuration = GAME.configurations[number]
    game = start(GAME, configuration.players, configuration.options, number)
    cited = cited_in(game, number, most=120)
    assert cited <= RULES.anchors
    assert len(cited) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_the_names_that_the_words_use(language: str):
    words = GAME.words(language)
    named = 0
    for part in RULES.sections(language):
        kind, _, name = part.anchor.partition(".")
        phrase = law_name(part.anchor)
        assert isinstance(phrase, Phrase)
        if kind == "options" and name in IslandOptions.__struct_fields__:
            phrase = Phrase(f"spirit_island.{part.anchor}")
        if words.knows(phrase.kind):
            assert part.title == words.say(phrase)
            named += 1
        assert part.blocks, part.anchor
    assert named > 150


# What the pages say is what the words and the facts say


@pytest.mark.parametrize("language", LANGUAGES)
def test_powers_are_told_as_their_cards_tell_them(language: str):
    for name, card in CARDS.items():
        told = RULES.flowing(language, f"power.{name}")
        assert RULES.say(language, f"power.{name}", "text") in told
        assert ": ." not in told, "a card without elements says so"
        assert re.search(rf" {card.cost}, ", told)
        assert RULES.say(language, f"topic.{'fast' if card.fast else 'slow'}") in told
        assert all(RULES.say(language, f"element.{element}") in told for element in card.elements)
        if card.threshold:
            assert RULES.say(language, f"power.{name}", "threshold") in told
            assert needs(language, card.threshold) in told
    for name, innate in INNATES.items():
        for at, level in enumerate(innate.levels, 1):
            assert RULES.say(language, f"power.{name}", f"level{at}") in RULES.flowing(language, f"power.{name}")
            assert needs(language, level.needs) in RULES.flowing(language, f"power.{name}")


def needs(language: str, wanted: Needs) -> str:
    """The elements of a threshold as the page writes them."""
    counted = [(RULES.say(language, f"element.{name}"), count) for name, count in zip(ELEMENTS, wanted, strict=True)]
    return ", ".join(f"{name} {count}" for name, count in counted if count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spirits_fear_cards_adversaries_and_scenarios_are_told_in_full(language: str):
    for spirit, panel in PANELS.items():
        told = RULES.flowing(language, f"spirit.{spirit}")
        assert RULES.say(language, f"spirit.{spirit}", "rules") in told
        for at in range(1, len(panel.growth) + 1):
            assert RULES.say(language, f"growth.{spirit}.{at}").replace(" + ", "; ") in told
        assert all(RULES.say(language, f"power.{card}") in told for card in PROGRESSIONS.get(spirit, ()))
    for card in FEAR_CARDS:
        for at in (1, 2, 3):
            assert RULES.say(language, f"fear_card.{card}", f"level{at}") in RULES.flowing(
                language, f"fear_card.{card}"
            )
    for name in without_none(ADVERSARIES):
        told = RULES.flowing(language, f"adversary.{name}")
        assert RULES.say(language, f"adversary.{name}", "escalation") in told
        for at, level in enumerate(ADVERSARIES[name].levels):
            assert f" {level.difficulty}, " in told
            assert "/".join(map(str, level.fear)) in told
            assert not at or RULES.say(language, f"adversary.{name}", f"level{at}") in told
    for name in without_none(SCENARIOS):
        assert RULES.say(language, f"scenario.{name}", "text") in RULES.flowing(language, f"scenario.{name}")
    for name, other_side in BLIGHT_CARDS.items():
        assert RULES.say(language, f"blight_card.{name}", "text") in RULES.flowing(language, f"blight.{name}")
        assert str(other_side.blight) in RULES.flowing(language, f"blight.{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_health_and_damage_of_invaders_are_those_of_the_game(language: str):
    told = text_of(RULES.section(language, "invaders"))
    lines = [line for line in told.splitlines() if line.startswith("- ")]
    for kind, line in zip(("explorer", "town", "city"), lines, strict=True):
        assert RULES.say(language, f"piece.{kind}") in line.lower()
        assert re.findall(r"\d", line)[:2] == [str(HEALTH[kind]), str(STRENGTH[kind])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_is_explained(language: str):
    for name, hint in typing.get_type_hints(IslandOptions).items():
        if name.startswith(("seat_", "board_")):
            assert f"options.{name[:-2]}s" in RULES.anchors
            continue
        bold = RULES.bold(language, f"options.{name}")
        assert bold == [RULES.say(language, f"options.{name}.{value}") for value in typing.get_args(hint)]


# The languages say the same


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_have_the_same_sections_pictures_links_points_and_numbers(language: str):
    assert RULES.outline(language) == RULES.outline("en")
    assert RULES.facts(language) == RULES.facts("en")
    assert RULES.named(r"\d+", language) == RULES.named(r"\d+", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_typography_of_the_language(language: str):
    for part in RULES.sections(language):
        assert_translated(part, language, latin=LATIN)
        assert_well_set(part, language)
        assert not re.search(r"^ +(\d+\.|[-+*]) ", text_of(part), re.MULTILINE), f"{part.anchor}: a list within a list"


# Pictures


def test_every_picture_is_shown_once():
    assert RULES.shown_pictures("en") == RULES.written_pictures()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_can_be_drawn(language: str):
    RULES.assert_drawn(language)


def test_the_pictures_show_what_their_captions_tell():
    _, view = RULES.scene("start")
    assert view.lands["A5"].presence == [1]
    assert view.turn == 1
    _, view = RULES.scene("ravage")
    (ravage,) = coming(view)["A5"]
    assert (ravage.action, ravage.what, ravage.blights) == ("ravage", "3", True)
    assert len(view.lands["A5"].dahan) == 2
    _, view = RULES.scene("build")
    assert [(land, action.what) for land, actions in coming(view).items() for action in actions] == [
        ("A3", "city"),
        ("A8", "town"),
    ]
    gaining, _ = RULES.scene("gaining")
    assert gaining.ask is not None
    assert [type(option) for option in gaining.ask.options] == [Keep] * 4


def test_pictures_hide_what_lies_face_down():
    for picture in RULES.pictures("en"):
        view = RULES.view_of(picture.scene)
        for zone in (view.invader_deck, view.fear_deck, view.minors, view.majors):
            assert {card.card for card in zone} <= {""}, picture.name
