"""The rules of Inis in own words: complete, the same in every language, true to the words and to the game."""

import typing

import pytest

from nemeton.games.inis import GAME
from nemeton.games.inis.cards import CARDS
from nemeton.games.inis.draw.words import would_be_king
from nemeton.games.inis.state import InisOptions, chieftain, exposed, present
from nemeton.games.inis.territories import TERRITORIES
from nemeton.kernel import LANGUAGES
from nemeton.kernel.values import written
from tests.games.inis.spoken import LAWS
from tests.games.rules_page import LINK, RulesPage, assert_translated, assert_well_set, text_of
from tests.games.spelling import TRANSLATIONS

# Sections that explain what nobody cites.
MORE_SECTIONS = {
    "rules",
    "goal",
    "components",
    "example",
    "advice",
    "options",
    "cards.actions",
    "cards.advantages",
    "territories",
}
FOR_CARDS = {f"card.{card}" for card in CARDS}
FOR_TILES = {f"tile.{where}" for where in TERRITORIES}

RULES = RulesPage(GAME)


def message(anchor: str) -> str:
    """The message that names the card or the territory of a section."""
    return anchor.replace("tile.", "territory.")


# Sections, laws, words


def test_every_law_has_its_section_and_every_section_its_reason():
    options = {f"options.{name}" for name in InisOptions.__struct_fields__}
    assert RULES.anchors == LAWS | MORE_SECTIONS | FOR_CARDS | FOR_TILES | options


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_the_names_that_the_journal_and_the_table_use(language: str):
    for part in RULES.sections(language):
        if part.anchor in FOR_CARDS | FOR_TILES:
            assert part.title == RULES.say(language, message(part.anchor))
        elif part.anchor in LAWS:
            assert part.title == RULES.say(language, f"law.{part.anchor}")
        elif part.anchor.startswith("options."):
            assert part.title == RULES.say(language, part.anchor)
        assert part.blocks, part.anchor


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_territories_stand_in_the_order_of_the_game_with_the_texts_of_the_words(language: str):
    found = [part for part in RULES.sections(language) if part.anchor in FOR_CARDS | FOR_TILES]
    assert [part.anchor for part in found] == [*(f"card.{card}" for card in CARDS), *(f"tile.{w}" for w in TERRITORIES)]
    for part in found:
        text = RULES.flowing(language, part.anchor)
        assert text.startswith(f"**{RULES.say(language, message(part.anchor), 'text')}**"), part.anchor
        if part.anchor in FOR_CARDS:
            assert text.endswith(RULES.say(language, message(part.anchor), "more")), part.anchor


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_is_explained(language: str):
    for name, hint in typing.get_type_hints(InisOptions).items():
        bold = [found.lower() for found in RULES.bold(language, f"options.{name}")]
        assert bold == [RULES.say(language, f"options.{name}.{value}") for value in typing.get_args(hint)]


# The languages say the same


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_have_the_same_sections_pictures_links_and_points(language: str):
    assert RULES.outline(language) == RULES.outline("en")
    assert RULES.facts(language) == RULES.facts("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_typography_of_the_language(language: str):
    for part in RULES.sections(language):
        assert_translated(part, language)
        assert_well_set(part, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_to_cards_and_territories_carry_their_names(language: str):
    linked = [found for part in RULES.sections(language) for found in LINK.findall(text_of(part))]
    named = [(name, anchor) for name, anchor in linked if anchor in FOR_CARDS | FOR_TILES]
    assert len(named) > 30
    for name, anchor in named:
        assert name == RULES.say(language, message(anchor))


# Pictures


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_once_and_can_be_drawn(language: str):
    assert RULES.shown_pictures(language) == RULES.written_pictures()
    RULES.assert_drawn(language)


def test_pictures_show_what_their_captions_tell():
    _, start = RULES.scene("setup")
    assert (start.capital, start.tiles["valley"].sanctuaries) == ("valley", 1)
    assert [12 - reserve for reserve in start.reserve] == [2, 2, 2]
    spots, _ = RULES.scene("new_territory")
    assert spots.ask is not None
    assert (spots.ask.kind, len(spots.ask.options)) == ("inis.spot", 4)
    _, led = RULES.scene("chieftain")
    assert (led.tiles["plains"].clans, chieftain(led, "plains")) == ([3, 2, 1], 0)
    assert (led.tiles["hills"].clans, chieftain(led, "hills")) == ([0, 2, 2], -1)
    moves, _ = RULES.scene("migration")
    assert moves.ask is not None
    assert {written(option)[0] for option in moves.ask.options} == {"cove"}
    _, crown = RULES.scene("victory")
    assert (len(crown.tiles), len(present(crown, 0)), would_be_king(crown)) == (7, 6, 0)


def test_pictures_of_a_clash_show_what_their_captions_tell():
    before, hills = RULES.scene("shelter")
    assert before.ask is not None
    assert (before.seat, before.ask.kind, list(before.ask.options)) == (1, "inis.shelter", ["shelter"])
    assert (hills.tiles["hills"].citadels, hills.tiles["hills"].clans) == (2, [2, 3])
    now, fight = RULES.scene("maneuver")
    assert now.ask is not None
    assert {written(option)[:2] for option in now.ask.options} == {("attack", 1), ("withdraw", "plains")}
    assert chieftain(fight, "plains") == 0
    assert [exposed(fight, seat) for seat in (0, 1)] == [2, 2]
