"""The rules of Spirit Island in own words: complete, the same in every language, true to the words and to the game."""

import json
import re
import typing
from collections import Counter
from functools import cache
from random import Random
from xml.etree.ElementTree import fromstring

import pytest

from nemeton.games.rules import PICTURES, Markdown, Picture, Section, read_rules, rules_folder
from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.cards import CARDS, ELEMENTS, PROGRESSIONS, Needs
from nemeton.games.spirit_island.draw_outlook import coming
from nemeton.games.spirit_island.invaders import ADVERSARIES, BLIGHTED, FEAR_CARDS, HEALTH, SCENARIOS, STRENGTH
from nemeton.games.spirit_island.phrases import law_name
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.games.spirit_island.state import IslandOptions, IslandState
from nemeton.kernel import LANGUAGES, Phrase
from nemeton.kernel.records import start
from tests.games.spelling import FOREIGN
from tests.games.spirit_island.test_words import INNATES, SOURCES, without_none
from tests.kernel.messages import keyword_texts

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
LINK = re.compile(r"\[([^]]+)\]\(#([^)]+)\)")
LATIN = r"[A-D]\d?|N|I{1,3}"  # lands and boards, a number, stages and levels


@cache
def page(language: str) -> tuple[Section, ...]:
    return read_rules(GAME, language)


def anchors() -> set[str]:
    return {part.anchor for part in page("en")}


def text_of(section: Section) -> str:
    """All words of a section but its title."""
    return "\n".join(block.text if isinstance(block, Markdown) else block.caption for block in section.blocks)


@cache
def flowing(language: str, anchor: str) -> str:
    """The text of a section without the ends of its lines."""
    return " ".join(text_of(next(part for part in page(language) if part.anchor == anchor)).split())


def say(language: str, kind: str, attribute: str = "") -> str:
    return GAME.words(language).say(Phrase(f"spirit_island.{kind}", {}, attribute))


# Sections and laws


def test_every_law_that_the_code_cites_has_its_section():
    cited = {law for law in keyword_texts(SOURCES, "law") if law and "{}" not in law}
    assert len(cited) > 20
    assert cited <= anchors()


def test_every_power_spirit_card_adversary_and_scenario_has_its_section():
    wanted = {f"power.{name}" for name in (*CARDS, *INNATES)} | {f"spirit.{name}" for name in PANELS}
    wanted |= {f"fear_card.{name}" for name in FEAR_CARDS} | {f"blight.{name}" for name in BLIGHTED}
    wanted |= {f"adversary.{name}" for name in without_none(ADVERSARIES)}
    wanted |= {f"scenario.{name}" for name in without_none(SCENARIOS)}
    assert wanted <= anchors()
    assert len(wanted) > 130


@pytest.mark.parametrize("number", range(len(GAME.configurations)))
def test_whatever_a_game_cites_can_be_read(number: int):
    configuration = GAME.configurations[number]
    game = start(GAME, configuration.players, configuration.options, number)
    rng = Random(number)
    cited = set()
    for _ in range(120):
        if game.over:
            break
        cited |= {ask.law for ask in game.asks} | {refusal.law for ask in game.asks for refusal in ask.refused}
        ask = rng.choice(game.asks)
        game.answer(rng.choice(list(ask.options)), ask.seat, to=ask.kind)
    cited |= {entry.law for entry in game.journal}
    assert cited - {""} <= anchors()
    assert len(cited) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_the_names_that_the_words_use(language: str):
    words = GAME.words(language)
    named = 0
    for part in page(language):
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
        told = flowing(language, f"power.{name}")
        assert say(language, f"power.{name}", "text") in told
        assert re.search(rf" {card.cost}, ", told)
        assert say(language, f"topic.{'fast' if card.fast else 'slow'}") in told
        assert all(say(language, f"element.{element}") in told for element in card.elements)
        if card.threshold:
            assert say(language, f"power.{name}", "threshold") in told
            assert needs(language, card.threshold) in told
    for name, innate in INNATES.items():
        for at, level in enumerate(innate.levels, 1):
            assert say(language, f"power.{name}", f"level{at}") in flowing(language, f"power.{name}")
            assert needs(language, level.needs) in flowing(language, f"power.{name}")


def needs(language: str, wanted: Needs) -> str:
    """The elements of a threshold as the page writes them."""
    counted = [(say(language, f"element.{name}"), count) for name, count in zip(ELEMENTS, wanted, strict=True)]
    return ", ".join(f"{name} {count}" for name, count in counted if count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spirits_fear_cards_adversaries_and_scenarios_are_told_in_full(language: str):
    for spirit, panel in PANELS.items():
        told = flowing(language, f"spirit.{spirit}")
        assert say(language, f"spirit.{spirit}", "rules") in told
        for at in range(1, len(panel.growth) + 1):
            assert say(language, f"growth.{spirit}.{at}").replace(" + ", "; ") in told
        assert all(say(language, f"power.{card}") in told for card in PROGRESSIONS.get(spirit, ()))
    for card in FEAR_CARDS:
        for at in (1, 2, 3):
            assert say(language, f"fear_card.{card}", f"level{at}") in flowing(language, f"fear_card.{card}")
    for name in without_none(ADVERSARIES):
        told = flowing(language, f"adversary.{name}")
        assert say(language, f"adversary.{name}", "escalation") in told
        for at, level in enumerate(ADVERSARIES[name]):
            assert f" {level.difficulty}, " in told
            assert "/".join(map(str, level.fear)) in told
            assert not at or say(language, f"adversary.{name}", f"level{at}") in told
    for name in without_none(SCENARIOS):
        assert say(language, f"scenario.{name}", "text") in flowing(language, f"scenario.{name}")
    for name, blight in BLIGHTED.items():
        assert say(language, f"blight_card.{name}", "text") in flowing(language, f"blight.{name}")
        assert str(blight) in flowing(language, f"blight.{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_health_and_damage_of_invaders_are_those_of_the_game(language: str):
    told = text_of(next(part for part in page(language) if part.anchor == "invaders"))
    lines = [line for line in told.splitlines() if line.startswith("- ")]
    for kind, line in zip(("explorer", "town", "city"), lines, strict=True):
        assert say(language, f"piece.{kind}") in line.lower()
        assert re.findall(r"\d", line)[:2] == [str(HEALTH[kind]), str(STRENGTH[kind])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_is_explained(language: str):
    for name, hint in typing.get_type_hints(IslandOptions).items():
        if name.startswith(("seat_", "board_")):
            assert f"options.{name[:-2]}s" in anchors()
            continue
        bold = re.findall(r"\*\*([^*]+)\*\*", flowing(language, f"options.{name}"))
        assert bold == [say(language, f"options.{name}.{value}") for value in typing.get_args(hint)]


# The languages say the same


def outline(language: str) -> list[tuple[str, int, list[str]]]:
    """Anchors, levels, and of what blocks each section is made."""
    return [
        (part.anchor, part.level, [block.name if isinstance(block, Picture) else "text" for block in part.blocks])
        for part in page(language)
    ]


def facts(block: Markdown | Picture) -> tuple[Counter[str], int, int, Counter[str]]:
    """What a translation keeps: the sections it leads to, its points and paragraphs, its numbers."""
    text = block.text if isinstance(block, Markdown) else block.caption
    links = Counter(anchor for _, anchor in LINK.findall(text))
    numbers = Counter(re.findall(r"\d+", LINK.sub(r"\1", text)))
    return links, len(re.findall(r"^(?:- |\d\. )", text, re.MULTILINE)), text.count("\n\n"), numbers


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_have_the_same_sections_pictures_links_points_and_numbers(language: str):
    assert outline(language) == outline("en")
    for english, translated in zip(page("en"), page(language), strict=True):
        for one, other in zip(english.blocks, translated.blocks, strict=True):
            assert facts(one) == facts(other), english.anchor


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_typography_of_the_language(language: str):
    for part in page(language):
        text = part.title + "\n" + LINK.sub(r"\1", text_of(part))
        assert not re.search(FOREIGN[language], text.lower()), part.anchor
        assert not re.search(r"[\"'`]|\.\.", text), part.anchor
        assert not re.search("[«»]" if language == "en" else "[“”„]", text), part.anchor
        if language != "en":
            assert not {one for one in re.findall(r"[A-Za-z]\w*", text) if not re.fullmatch(LATIN, one)}, part.anchor
        assert not re.search(r"^ +(\d+\.|[-+*]) ", text, re.MULTILINE), f"{part.anchor}: a list within a list"


# Pictures


def view_of(name: str) -> tuple[Picture, IslandState]:
    found = next(block for part in page("en") for block in part.blocks if getattr(block, "name", "") == name)
    assert isinstance(found, Picture)
    assert isinstance(found.scene.view, IslandState)
    return found, found.scene.view


def test_every_picture_is_shown_once():
    names = [name for _, _, blocks in outline("en") for name in blocks if name != "text"]
    assert Counter(names) == Counter(json.loads((rules_folder(GAME) / PICTURES).read_text(encoding="utf-8")).keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_can_be_drawn(language: str):
    for part in page(language):
        for block in part.blocks:
            if isinstance(block, Picture):
                assert fromstring(block.svg(GAME, language)).get("lang") == language


def test_the_pictures_show_what_their_captions_tell():
    _, view = view_of("start")
    assert view.lands["A5"].presence == [1]
    assert view.turn == 1
    _, view = view_of("ravage")
    (ravage,) = coming(view)["A5"]
    assert (ravage.action, ravage.what, ravage.blights) == ("ravage", "3", True)
    assert len(view.lands["A5"].dahan) == 2
    _, view = view_of("build")
    assert [(land, action.what) for land, actions in coming(view).items() for action in actions] == [
        ("A3", "city"),
        ("A8", "town"),
    ]
    gaining, _ = view_of("gaining")
    assert gaining.scene.ask is not None
    assert [option[0] for option in gaining.scene.ask.options] == ["keep"] * 4


def test_pictures_hide_what_lies_face_down():
    for part in page("en"):
        for block in part.blocks:
            if isinstance(block, Picture):
                view = block.scene.view
                assert isinstance(view, IslandState)
                for zone in (view.invader_deck, view.fear_deck, view.minors, view.majors):
                    assert {card.card for card in zone} <= {""}, block.name
