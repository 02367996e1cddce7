"""The rules of Inis in own words: complete, the same in every language, true to the words and to the game."""

import json
import re
import typing
from collections import Counter
from functools import cache
from xml.etree.ElementTree import fromstring

import pytest

from nemeton.games.inis import GAME
from nemeton.games.inis.cards import CARDS
from nemeton.games.inis.draw_words import would_be_king
from nemeton.games.inis.state import InisOptions, InisState, chieftain, exposed, present
from nemeton.games.inis.territories import TERRITORIES
from nemeton.games.rules import PICTURES, Markdown, Picture, Scene, Section, read_rules, rules_folder
from nemeton.kernel import LANGUAGES, Phrase
from tests.games.inis.test_words import LAWS
from tests.games.spelling import FOREIGN

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
LINK = re.compile(r"\[([^]]+)\]\(#([^)]+)\)")

# Sections that explain what nobody cites.
MORE_SECTIONS = {
    "rules", "goal", "components", "example", "advice", "options", "cards.actions", "cards.advantages", "territories",
}  # fmt: skip
FOR_CARDS = {f"card.{card}" for card in CARDS}
FOR_TILES = {f"tile.{where}" for where in TERRITORIES}


@cache
def page(language: str) -> tuple[Section, ...]:
    return read_rules(GAME, language)


def text_of(section: Section) -> str:
    """All words of a section but its title."""
    return "\n".join(block.text if isinstance(block, Markdown) else block.caption for block in section.blocks)


def flowing(text: str) -> str:
    """The text without the ends of its lines."""
    return " ".join(text.split())


def say(language: str, kind: str, attribute: str = "") -> str:
    return GAME.words(language).say(Phrase(kind, {}, attribute))


def name_of(language: str, anchor: str) -> str:
    """What the words call the card or the territory of a section."""
    return say(language, anchor.replace("card.", "inis.card.").replace("tile.", "inis.territory."))


# Sections, laws, words


def test_every_law_has_its_section_and_every_section_its_reason():
    options = {f"options.{name}" for name in InisOptions.__struct_fields__}
    assert {part.anchor for part in page("en")} == LAWS | MORE_SECTIONS | FOR_CARDS | FOR_TILES | options


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_the_names_that_the_journal_and_the_table_use(language: str):
    for part in page(language):
        if part.anchor in FOR_CARDS | FOR_TILES:
            assert part.title == name_of(language, part.anchor)
        elif part.anchor in LAWS:
            assert part.title == say(language, f"inis.law.{part.anchor}")
        elif part.anchor.startswith("options."):
            assert part.title == say(language, f"inis.{part.anchor}")
        assert part.blocks, part.anchor


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_territories_stand_in_the_order_of_the_game_with_the_texts_of_the_words(language: str):
    found = [part for part in page(language) if part.anchor in FOR_CARDS | FOR_TILES]
    assert [part.anchor for part in found] == [*(f"card.{card}" for card in CARDS), *(f"tile.{w}" for w in TERRITORIES)]
    for part in found:
        kind = part.anchor.replace("card.", "inis.card.").replace("tile.", "inis.territory.")
        text = flowing(text_of(part))
        assert text.startswith(f"**{say(language, kind, 'text')}**"), part.anchor
        if part.anchor in FOR_CARDS:
            assert text.endswith(say(language, kind, "more")), part.anchor


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_is_explained(language: str):
    for name, hint in typing.get_type_hints(InisOptions).items():
        part = next(part for part in page(language) if part.anchor == f"options.{name}")
        bold = [found.lower() for found in re.findall(r"\*\*([^*]+)\*\*", text_of(part))]
        assert bold == [say(language, f"inis.options.{name}.{value}") for value in typing.get_args(hint)]


# The languages say the same


def outline(language: str) -> list[tuple[str, int, list[str]]]:
    """Anchors, levels, and of what blocks each section is made."""
    return [
        (part.anchor, part.level, [block.name if isinstance(block, Picture) else "text" for block in part.blocks])
        for part in page(language)
    ]


def facts(block: Markdown | Picture) -> tuple[Counter[str], int, int]:
    """What a translation keeps: the sections it leads to, its points and paragraphs."""
    text = block.text if isinstance(block, Markdown) else block.caption
    links = Counter(anchor for _, anchor in LINK.findall(text))
    return links, len(re.findall(r"^(?:-|\d\.) ", text, re.MULTILINE)), text.count("\n\n")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_have_the_same_sections_pictures_links_and_points(language: str):
    assert outline(language) == outline("en")
    for english, translated in zip(page("en"), page(language), strict=True):
        for one, other in zip(english.blocks, translated.blocks, strict=True):
            assert facts(one) == facts(other), english.anchor


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_typography_of_the_language(language: str):
    for part in page(language):
        text = part.title + "\n" + LINK.sub(r"\1", text_of(part))
        assert not re.search(FOREIGN[language], text.lower()), part.anchor
        assert not re.search(r"[\"'`]|\.\.|PICTURE", text), part.anchor
        assert not re.search("[«»]" if language == "en" else "[“”„A-Za-z]", text), part.anchor
        for block in part.blocks:
            assert isinstance(block, Markdown) or block.caption.endswith("."), part.anchor


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_to_cards_and_territories_carry_their_names(language: str):
    linked = [found for part in page(language) for found in LINK.findall(text_of(part))]
    named = [(name, anchor) for name, anchor in linked if anchor in FOR_CARDS | FOR_TILES]
    assert len(named) > 30
    for name, anchor in named:
        assert name == name_of(language, anchor)


# Pictures


def scene(name: str) -> tuple[Scene, InisState]:
    found = next(block for part in page("en") for block in part.blocks if getattr(block, "name", "") == name)
    assert isinstance(found, Picture)
    assert isinstance(found.scene.view, InisState)
    return found.scene, found.scene.view


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_once_and_can_be_drawn(language: str):
    shown = [block for part in page(language) for block in part.blocks if isinstance(block, Picture)]
    written = json.loads((rules_folder(GAME) / PICTURES).read_text(encoding="utf-8"))
    assert Counter(picture.name for picture in shown) == Counter(written.keys())
    for picture in shown:
        assert fromstring(picture.svg(GAME, language)).get("lang") == language


def test_pictures_show_what_their_captions_tell():
    _, start = scene("setup")
    assert (start.capital, start.tiles["valley"].sanctuaries) == ("valley", 1)
    assert [12 - reserve for reserve in start.reserve] == [2, 2, 2]
    spots, _ = scene("new_territory")
    assert spots.ask is not None
    assert (spots.ask.kind, len(spots.ask.options)) == ("inis.spot", 4)
    _, led = scene("chieftain")
    assert (led.tiles["plains"].clans, chieftain(led, "plains")) == ([3, 2, 1], 0)
    assert (led.tiles["hills"].clans, chieftain(led, "hills")) == ([0, 2, 2], -1)
    moves, _ = scene("migration")
    assert moves.ask is not None
    assert {option[0] for option in moves.ask.options} == {"cove"}
    _, crown = scene("victory")
    assert (len(crown.tiles), len(present(crown, 0)), would_be_king(crown)) == (7, 6, 0)


def test_pictures_of_a_clash_show_what_their_captions_tell():
    before, hills = scene("shelter")
    assert before.ask is not None
    assert (before.seat, before.ask.kind, list(before.ask.options)) == (1, "inis.shelter", ["shelter"])
    assert (hills.tiles["hills"].citadels, hills.tiles["hills"].clans) == (2, [2, 3])
    now, fight = scene("maneuver")
    assert now.ask is not None
    assert {(option[0], option[1]) for option in now.ask.options} == {("attack", 1), ("withdraw", "plains")}
    assert chieftain(fight, "plains") == 0
    assert [exposed(fight, seat) for seat in (0, 1)] == [2, 2]
