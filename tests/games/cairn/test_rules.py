"""The rules of Cairn in own words: complete, the same in every language, true to the words and to the game."""

import re
import typing
from functools import cache
from xml.etree.ElementTree import fromstring

import pytest

from nemeton.games.cairn import GAME
from nemeton.games.cairn.field import SPACES
from nemeton.games.cairn.megaliths import MEGALITHS
from nemeton.games.cairn.state import CairnOptions
from nemeton.kernel import LANGUAGES
from nemeton.kernel.values import written
from tests.games.rules_page import LINK, RulesPage, assert_translated, assert_well_set, cited_in_whole_games, text_of
from tests.games.spelling import TRANSLATIONS
from tests.kernel.messages import PACKAGE, calls, keyword_texts, literals, messages

RULES = RulesPage(GAME)
FOLDER = PACKAGE / "games" / "cairn"
SOURCES = sorted(FOLDER.glob("*.py"))

# Sections that explain what no line of the journal points at.
MORE_SECTIONS = {"rules", "goal", "components", "setup.first_games", "example", "advice", "megaliths", "options"}
RULINGS = {"exit_by_ability": 1, "corner_exit": 2, "moving_stone": 6, "transformation": 9, "repetition": 17}
USUAL = {"en": "usual", "ru": "обычно", "uk": "зазвичай"}
PLACE = r"\b[a-e][1-5]\b"
LATIN = r"[a-e][1-5]?|R\d+"  # spaces, the columns a to e, and the numbers of rulings


# Sections and the laws of the code


@cache
def laws() -> set[str]:
    """Every section of the rules that the code names; `{}` in an f-string is a megalith."""
    refused = {law for refusal in calls(SOURCES, "Refusal") for law in literals(refusal.args[2])}
    named = refused | keyword_texts(SOURCES, "law")
    return {law for law in named if not law.startswith("megalith.")} - {""} | {f"megalith.{name}" for name in MEGALITHS}


def test_every_law_has_its_section_and_every_section_its_reason():
    options = {f"options.{name}" for name in CairnOptions.__struct_fields__}
    assert RULES.anchors == laws() | MORE_SECTIONS | options


def test_the_laws_are_those_that_the_words_name():
    named = {name.removeprefix("cairn-law-") for name in messages(FOLDER / "words" / "en.ftl") if "-law-" in name}
    assert {law.replace(".", "-") for law in laws() if not law.startswith("megalith.")} == named - {"megalith"}


def test_whatever_a_game_cites_can_be_read():
    cited = cited_in_whole_games(GAME, [*GAME.configurations, GAME.configurations[0]], turn_limit=80)
    assert cited <= RULES.anchors
    assert len(cited) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_the_names_that_the_journal_and_the_table_use(language: str):
    for part in RULES.sections(language):
        kind, _, name = part.anchor.partition(".")
        if kind == "megalith":
            assert part.title == RULES.say(language, f"megalith.{name}")
        elif part.anchor in laws():
            assert part.title == RULES.say(language, f"law.{part.anchor}")
        elif kind == "options" and name:
            assert part.title == RULES.say(language, f"options.{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_megaliths_stand_in_the_order_of_the_game(language: str):
    found = [part.anchor for part in RULES.sections(language) if part.anchor.startswith("megalith.")]
    assert found == [f"megalith.{name}" for name in MEGALITHS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_section_is_empty_and_every_megalith_has_effect_hint_and_rulings(language: str):
    for part in RULES.sections(language):
        assert part.blocks, part.anchor
        if part.anchor.startswith("megalith."):
            effect, hint, *rulings = text_of(part).split("\n\n")
            assert effect.startswith("**"), part.anchor
            assert not hint.startswith(("*", "-")), part.anchor
            assert len(rulings) == 1, part.anchor
            assert rulings[0].startswith("- "), part.anchor


# The languages say the same


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_sections_and_pictures_in_the_same_order(language: str):
    assert RULES.outline(language) == RULES.outline("en")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_name_the_same_spaces_and_sections(language: str):
    assert RULES.facts(language) == RULES.facts("en")
    assert RULES.named(PLACE, language) == RULES.named(PLACE, "en")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str):
    for part in RULES.sections(language):
        assert_translated(part, language, latin=LATIN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_typography_of_the_language(language: str):
    for part in RULES.sections(language):
        assert_well_set(part, language)
        assert not re.search(r"\S  \S", text_of(part)), f"{part.anchor}: two spaces"


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_to_megaliths_carry_their_names(language: str):
    linked = [
        found for part in RULES.sections(language) for found in LINK.findall(text_of(part)) if "megalith." in found[1]
    ]
    assert len(linked) > 6
    for name, anchor in linked:
        assert name == RULES.say(language, anchor)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_is_explained_with_what_is_usual(language: str):
    for name, hint in typing.get_type_hints(CairnOptions).items():
        part = RULES.section(language, f"options.{name}")
        bold = [found.lower() for found in RULES.bold(language, part.anchor)]
        values = (True, False) if hint is bool else typing.get_args(hint)
        named = {value: RULES.say(language, f"options.{name}.{str(value).lower()}").lower() for value in values}
        assert set(bold) == set(named.values()), name
        usual = named[getattr(CairnOptions(), name)]
        assert bold[0] == usual, name
        if name in RULINGS:
            assert f"** ({USUAL[language]}):" in text_of(part), name
            assert re.findall(r"R\d+", text_of(part)) == [f"R{RULINGS[name]}"], name


# Pictures


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_once_and_can_be_drawn(language: str):
    assert RULES.shown_pictures(language) == RULES.written_pictures()
    for picture in RULES.pictures(language):
        alone, on_page = (fromstring(picture.svg(GAME, language, style=style)) for style in (True, False))
        assert alone.get("lang") == on_page.get("lang") == language
        assert alone.find("{*}style") is not None
        assert on_page.find("{*}style") is None


@pytest.mark.parametrize(
    ("name", "token", "face", "places"),
    [
        ("add_white", "add", "white", "d1"),
        ("add_black", "add", "black", "b1"),
        ("move_orthogonal", "move", "orthogonal", "b3 c2 d3"),
        ("move_diagonal", "move", "diagonal", "b2 b4 d2 d4"),
        ("jump_own", "jump", "own", "d2 d4"),
        ("jump_enemy", "jump", "enemy", "c4"),
        ("leave_by_move", "move", "diagonal", "off:NE off:NW"),
        ("leave_by_jump", "jump", "enemy", "off:N"),
        ("leave_over_corner", "jump", "enemy", "off:NW"),
    ],
)
def test_a_picture_of_an_action_lights_what_its_caption_says(name: str, token: str, face: str, places: str):
    found, view = RULES.scene(name)
    assert view.tokens[token] == face
    assert found.ask is not None
    offered = [written(option) for option in found.ask.options]
    assert {option[0] for option in offered} == {token}
    assert sorted(option[-1] for option in offered) == places.split()
    caption = next(picture.caption for picture in RULES.pictures("en") if picture.name == name)
    named = set(re.findall(PLACE, caption))
    assert {place for place in places.split() if place in SPACES} <= named


@pytest.mark.parametrize(
    ("name", "face", "target"),
    [("transform_middle", "middle", "c2"), ("transform_end", "end", "c3"), ("example_push", "middle", "c3")],
)
def test_a_picture_of_a_transformation_is_taken_before_the_banishing(name: str, face: str, target: str):
    found, view = RULES.scene(name)
    assert view.tokens["transform"] == face
    assert found.ask is not None
    assert (found.ask.kind, list(found.ask.options)) == ("cairn.transformation", [target])
    assert target in view.shamans[1]


def test_the_other_pictures_show_what_their_captions_tell():
    _, start = RULES.scene("setup")
    assert [row.count("village") for row in start.shamans] == [2, 2]
    assert (len(start.upcoming), len(start.stack)) == (2, 4)
    choice, before = RULES.scene("build_choice")
    assert choice.ask is not None
    assert list(choice.ask.options) == before.upcoming
    _, built = RULES.scene("build_done")
    assert (built.megaliths["c4"], built.score, built.active) == ("alley_of_dusk", [1, 0], 1)
    _, nothing = RULES.scene("nothing_built")
    assert (nothing.megaliths["d3"], nothing.score, nothing.tokens["transform"]) == ("cairn_of_dawn", [0, 0], "end")
    chain, _ = RULES.scene("chain")
    activated = [(entry.values["seat"], entry.values["space"]) for entry in chain.journal if "activated" in entry.kind]
    assert activated == [(0, "b3"), (1, "d3")]
    _, lost = RULES.scene("blocked")
    assert lost.result is not None
    assert (lost.result.how, lost.result.winners) == ("blocked", (1,))
    _, after = RULES.scene("example_after")
    assert (after.megaliths["c3"], after.score, after.active) == ("alley_of_dusk", [1, 0], 1)


def test_pictures_hide_what_a_player_may_not_see():
    for picture in RULES.pictures("en"):
        assert {stone.card for stone in RULES.view_of(picture.scene).stack} <= {""}, picture.name
