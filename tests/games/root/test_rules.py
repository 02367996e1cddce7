"""The rules of Root in own words: complete, the same in every language, true to the words and to the game."""

import re
import typing

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.cards import CARDS
from nemeton.games.root.factions.alliance.board import COSTS, AllianceBoard
from nemeton.games.root.factions.alliance.board import POINTS as SYMPATHY_POINTS
from nemeton.games.root.factions.alliance.choices import Revolt
from nemeton.games.root.factions.eyrie.board import DRAWS, EVENING_POINTS, LEADERS
from nemeton.games.root.factions.marquise.board import POINTS, WOOD_COST
from nemeton.games.root.factions.vagabond.characters import CHARACTERS
from nemeton.games.root.rules.rule import FACTIONS, ruler
from nemeton.games.root.state import RootOptions
from nemeton.kernel import LANGUAGES
from nemeton.kernel.values import written
from tests.games.root.spoken import ROOT
from tests.games.rules_page import RulesPage, assert_translated, assert_well_set, cited_in_whole_games
from tests.games.spelling import TRANSLATIONS
from tests.kernel.messages import calls, keyword_texts, literals, texts

LAW = r"\d\.\d+(\.\d+)*(\.[IVX]+)?(\.[A-D])?|G\.\d\.\d"
# Numbers in the code that are no laws of these four factions: the hooks of those to come, and what is explained beside.
NOT_HERE: set[str] = set()
NUMBER = re.compile(r"^[\d.IVXА-ГA-G]+\. ")  # at the beginning of a title
RULES = RulesPage(GAME)


# Sections and laws


def test_every_law_that_the_code_cites_has_its_section():
    cited = texts(ROOT.sources, LAW) | texts(ROOT.sources, r"card\.[a-z_]+") | keyword_texts(ROOT.sources, "law")
    cited |= {
        law for refusal in calls(ROOT.sources, "Refusal") for argument in refusal.args[2:] for law in literals(argument)
    }
    cited |= {f"G.{number}.2" for number in range(1, len(CHARACTERS) + 1)}
    assert {law for law in cited if law and "{}" not in law} - NOT_HERE <= RULES.anchors


def test_whatever_a_game_cites_can_be_read():
    cited = cited_in_whole_games(GAME, GAME.configurations[:3], turn_limit=16)
    assert cited <= RULES.anchors
    assert len(cited) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_carry_the_number_or_the_name_that_the_words_use(language: str):
    latin = str.maketrans("АБВГ", "ABCD") if language != "en" else {}
    for part in RULES.sections(language):
        kind, _, name = part.anchor.partition(".")
        if kind in ("card", "landmark"):
            assert part.title == RULES.say(language, f"{kind}.{name}")
        elif part.anchor in {f"options.{option}" for option in RootOptions.__struct_fields__}:
            assert part.title == RULES.say(language, part.anchor)
        elif kind.isdigit():
            assert part.title.split()[0].rstrip(".").translate(latin) == part.anchor
        elif kind == "G" and name:
            character = list(CHARACTERS)[int(name.partition(".")[0]) - 1]
            assert part.title.endswith(RULES.say(language, f"character.{character}"))
        assert part.blocks, part.anchor


def test_every_lasting_card_leader_and_character_is_explained():
    assert {f"card.{card.id}" for card in CARDS.values() if card.kind == "persistent"} <= RULES.anchors
    for number, leader in enumerate(LEADERS, 1):
        title = RULES.section("en", f"7.8.{number}").title
        assert title.endswith(RULES.say("en", f"leader.{leader}"))


# Numbers of the boards


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_boards_are_those_of_the_game(language: str):
    def row(numbers: typing.Iterable[int]) -> str:
        return ", ".join(map(str, numbers))

    for kind in ("sawmill", "workshop", "recruiter"):
        assert row(POINTS[kind][1:]) in RULES.flowing(language, "6.5.4.III")
    assert WOOD_COST == (0, 1, 2, 3, 3, 4)
    assert row(EVENING_POINTS) in RULES.flowing(language, "7.6.1")
    assert [place for place, drawn in enumerate(DRAWS, 1) if drawn] == [3, 6]
    assert row(SYMPATHY_POINTS) in RULES.flowing(language, "8.4.2.III")
    assert COSTS == (1,) * 3 + (2,) * 3 + (3,) * 4
    for faction in FACTIONS.values():
        assert f" {faction.reach}" in RULES.flowing(language, "5.2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_is_explained(language: str):
    for name, hint in typing.get_type_hints(RootOptions).items():
        if name.startswith("seat_"):
            assert "options.seats" in RULES.anchors
            continue
        if name.startswith("hireling_"):
            assert "options.hirelings" in RULES.anchors
            continue
        kind = name.rpartition("_")[0] if name[-1].isdigit() else name
        values = typing.get_args(hint)
        if typing.get_origin(hint) is tuple:  # some of a list
            values = typing.get_args(values[0])
        bold = [found.lower() for found in RULES.bold(language, f"options.{kind}")]
        assert bold == [RULES.say(language, f"options.{kind}.{value}").lower() for value in values]


# The languages say the same


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_have_the_same_sections_pictures_links_and_points(language: str):
    assert RULES.outline(language) == RULES.outline("en")
    assert RULES.facts(language) == RULES.facts("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_typography_of_the_language(language: str):
    for part in RULES.sections(language):
        unnumbered = part._replace(title=NUMBER.sub("", part.title))
        assert_translated(unnumbered, language)
        assert_well_set(unnumbered, language)


# Pictures


@pytest.mark.slow
def test_every_picture_is_shown_once_and_can_be_drawn():
    assert RULES.shown_pictures("en") == RULES.written_pictures()
    RULES.assert_drawn("ru")


def test_the_pictures_show_what_their_captions_tell():
    _, view = RULES.scene("rule")
    assert (ruler(view, 5), ruler(view, 10)) == (0, 1)
    moving, view = RULES.scene("moving")
    assert moving.ask is not None
    assert {written(option)[2] for option in moving.ask.options} == {1, 2}
    battle, view = RULES.scene("battle")
    assert view.battle is not None
    assert battle.ask is not None
    assert list(battle.ask.options) == ["let", "ambush_fox"]
    wood, view = RULES.scene("wood")
    assert wood.ask is not None
    assert {written(option)[2] for option in wood.ask.options} == {2, 6}
    decree, view = RULES.scene("decree")
    assert decree.ask is not None
    assert len(decree.ask.options) == 3 * 4
    revolt, view = RULES.scene("revolt")
    assert revolt.ask is not None
    assert list(revolt.ask.options) == [Revolt(5)]
    market, view = RULES.scene("market")
    assert market.ask is not None
    assert {written(option)[0] for option in market.ask.options if option != "stop"} == {
        "buy_card",
        "buy_boats",
        "hire",
    }
    vagabond, _ = RULES.scene("vagabond")
    assert vagabond.ask is not None
    assert {written(option)[0] for option in vagabond.ask.options} == {"explore", "move", "battle"}
    ministers, _ = RULES.scene("ministers")
    assert ministers.ask is not None
    assert [option.minister for option in ministers.ask.options] == ["captain", "brigadier", "banker", "mayor"]


def test_pictures_hide_what_a_player_may_not_see():
    for picture in RULES.pictures("en"):
        view, own = RULES.view_of(picture.scene), picture.scene.seat
        for seat, hand in enumerate(view.hands):
            is_open = seat == own or FACTIONS[view.factions[seat]].has_open_hand
            assert is_open or {card.card for card in hand} <= {""}, picture.name
        for seat, board in enumerate(view.boards):
            if isinstance(board, AllianceBoard) and seat != own:
                assert {card.card for card in board.supporters} <= {""}, picture.name
        assert {card.card for card in view.deck} <= {""}, picture.name
