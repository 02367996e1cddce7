"""The rules of Root in own words: complete, the same in every language, true to the words and to the game."""

import json
import re
import typing
from collections import Counter
from functools import cache
from random import Random
from xml.etree.ElementTree import fromstring

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.boards import AllianceBoard
from nemeton.games.root.cards import CARDS
from nemeton.games.root.factions.alliance import COSTS
from nemeton.games.root.factions.alliance import POINTS as SYMPATHY_POINTS
from nemeton.games.root.factions.characters import CHARACTERS
from nemeton.games.root.factions.eyrie import DRAWS, EVENING_POINTS, LEADERS
from nemeton.games.root.factions.marquise import POINTS, WOOD_COST
from nemeton.games.root.ruling import FACTIONS, ruler
from nemeton.games.root.state import RootOptions, RootState
from nemeton.games.rules import PICTURES, Markdown, Picture, Scene, Section, read_rules, rules_folder
from nemeton.kernel import LANGUAGES, Phrase
from nemeton.kernel.records import start
from tests.games.root.test_words import SOURCES
from tests.games.spelling import FOREIGN
from tests.kernel.messages import calls, keyword_texts, literals, texts

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
LINK = re.compile(r"\[([^]]+)\]\(#([^)]+)\)")
LAW = r"\d\.\d+(\.\d+)*(\.[IVX]+)?(\.[A-D])?|G\.\d\.\d"
# Numbers in the code that are no laws of these four factions: the hooks of those to come, and what is explained beside.
NOT_HERE = {"11.2.6"}


@cache
def page(language: str) -> tuple[Section, ...]:
    return read_rules(GAME, language)


def anchors() -> set[str]:
    return {part.anchor for part in page("en")}


def text_of(section: Section) -> str:
    """All words of a section but its title."""
    return "\n".join(block.text if isinstance(block, Markdown) else block.caption for block in section.blocks)


def flowing(language: str, anchor: str) -> str:
    """The text of a section without the ends of its lines."""
    return " ".join(text_of(next(part for part in page(language) if part.anchor == anchor)).split())


def say(language: str, kind: str, attribute: str = "") -> str:
    return GAME.words(language).say(Phrase(kind, {}, attribute))


# Sections and laws


def test_every_law_that_the_code_cites_has_its_section():
    cited = texts(SOURCES, LAW) | texts(SOURCES, r"card\.[a-z_]+") | keyword_texts(SOURCES, "law")
    cited |= {
        law for refusal in calls(SOURCES, "Refusal") for argument in refusal.args[2:] for law in literals(argument)
    }
    cited |= {f"G.{number}.2" for number in range(1, len(CHARACTERS) + 1)}
    assert {law for law in cited if law and "{}" not in law} - NOT_HERE <= anchors()


def test_whatever_a_game_cites_can_be_read():
    cited = set()
    for number, configuration in enumerate(GAME.configurations[:3]):
        game = start(GAME, configuration.players, configuration.options, number, turn_limit=16)
        rng = Random(number)
        while game.ask is not None:
            cited |= {game.ask.law, *(refusal.law for refusal in game.ask.refused)}
            game.answer(rng.choice(game.ask.options))
        cited |= {entry.law for entry in game.journal}
    assert cited - {""} <= anchors()
    assert len(cited) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_carry_the_number_or_the_name_that_the_words_use(language: str):
    latin = str.maketrans("АБВГ", "ABCD") if language != "en" else {}
    for part in page(language):
        kind, _, name = part.anchor.partition(".")
        if kind == "card":
            assert part.title == say(language, f"root.card.{name}")
        elif part.anchor in {f"options.{option}" for option in RootOptions.__struct_fields__}:
            assert part.title == say(language, f"root.{part.anchor}")
        elif kind.isdigit():
            assert part.title.split()[0].rstrip(".").translate(latin) == part.anchor
        elif kind == "G" and name:
            character = list(CHARACTERS)[int(name.partition(".")[0]) - 1]
            assert part.title.endswith(say(language, f"root.character.{character}"))
        assert part.blocks, part.anchor


def test_every_lasting_card_leader_and_character_is_explained():
    assert {f"card.{card.id}" for card in CARDS.values() if card.kind == "persistent"} <= anchors()
    for number, leader in enumerate(LEADERS, 1):
        title = next(part.title for part in page("en") if part.anchor == f"7.8.{number}")
        assert title.endswith(say("en", f"root.leader.{leader}"))


# Numbers of the boards


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_boards_are_those_of_the_game(language: str):
    def row(numbers: typing.Iterable[int]) -> str:
        return ", ".join(map(str, numbers))

    for kind in ("sawmill", "workshop", "recruiter"):
        assert row(POINTS[kind][1:]) in flowing(language, "6.5.4.III")
    assert WOOD_COST == (0, 1, 2, 3, 3, 4)
    assert row(EVENING_POINTS) in flowing(language, "7.6.1")
    assert [place for place, drawn in enumerate(DRAWS, 1) if drawn] == [3, 6]
    assert row(SYMPATHY_POINTS) in flowing(language, "8.4.2.III")
    assert COSTS == (1,) * 3 + (2,) * 3 + (3,) * 4
    for faction in FACTIONS.values():
        assert f" {faction.reach}" in flowing(language, "5.2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_is_explained(language: str):
    for name, hint in typing.get_type_hints(RootOptions).items():
        if name.startswith("seat_"):
            assert "options.seats" in anchors()
            continue
        bold = [found.lower() for found in re.findall(r"\*\*([^*]+)\*\*", flowing(language, f"options.{name}"))]
        assert bold == [say(language, f"root.options.{name}.{value}") for value in typing.get_args(hint)]


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
    return links, len(re.findall(r"^- ", text, re.MULTILINE)), text.count("\n\n")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_have_the_same_sections_pictures_links_and_points(language: str):
    assert outline(language) == outline("en")
    for english, translated in zip(page("en"), page(language), strict=True):
        for one, other in zip(english.blocks, translated.blocks, strict=True):
            assert facts(one) == facts(other), english.anchor


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_typography_of_the_language(language: str):
    for part in page(language):
        title = re.sub(r"^[\d.IVXА-ГA-G]+\. ", "", part.title)
        text = title + "\n" + LINK.sub(r"\1", text_of(part))
        assert not re.search(FOREIGN[language], text.lower()), part.anchor
        assert not re.search(r"[\"'`]|\.\.", text), part.anchor
        assert not re.search("[«»]" if language == "en" else "[“”„A-Za-z]", text), part.anchor
        for block in part.blocks:
            assert isinstance(block, Markdown) or block.caption.endswith("."), part.anchor


# Pictures


def scene(name: str) -> tuple[Scene, RootState]:
    found = next(block for part in page("en") for block in part.blocks if getattr(block, "name", "") == name)
    assert isinstance(found, Picture)
    assert isinstance(found.scene.view, RootState)
    return found.scene, found.scene.view


@pytest.mark.slow
def test_every_picture_is_shown_once_and_can_be_drawn():
    names = [name for _, _, blocks in outline("en") for name in blocks if name != "text"]
    assert Counter(names) == Counter(json.loads((rules_folder(GAME) / PICTURES).read_text(encoding="utf-8")).keys())
    for part in page("ru"):
        for block in part.blocks:
            if isinstance(block, Picture):
                assert fromstring(block.svg(GAME, "ru")).get("lang") == "ru"


def test_the_pictures_show_what_their_captions_tell():
    _, view = scene("rule")
    assert (ruler(view, 5), ruler(view, 10)) == (0, 1)
    moving, view = scene("moving")
    assert moving.ask is not None
    assert {option[2] for option in moving.ask.options} == {1, 2}
    battle, view = scene("battle")
    assert view.battle is not None
    assert battle.ask is not None
    assert list(battle.ask.options) == ["let", "ambush_fox"]
    wood, view = scene("wood")
    assert wood.ask is not None
    assert {option[2] for option in wood.ask.options} == {2, 6}
    decree, view = scene("decree")
    assert decree.ask is not None
    assert len(decree.ask.options) == 3 * 4
    revolt, view = scene("revolt")
    assert revolt.ask is not None
    assert list(revolt.ask.options) == [("revolt", 5)]
    vagabond, _ = scene("vagabond")
    assert vagabond.ask is not None
    assert {option[0] for option in vagabond.ask.options} == {"explore", "move", "battle"}


def test_pictures_hide_what_a_player_may_not_see():
    for part in page("en"):
        for block in part.blocks:
            if isinstance(block, Picture):
                view = block.scene.view
                assert isinstance(view, RootState)
                for seat, hand in enumerate(view.hands):
                    assert seat == block.scene.seat or {card.card for card in hand} <= {""}, block.name
                for seat, board in enumerate(view.boards):
                    if isinstance(board, AllianceBoard) and seat != block.scene.seat:
                        assert {card.card for card in board.supporters} <= {""}, block.name
                assert {card.card for card in view.deck} <= {""}, block.name
