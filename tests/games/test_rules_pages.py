"""The rules in own words: complete, the same in every language, true to the words and to the game, and readable."""

import json
import re
import typing
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

import nemeton
from nemeton.games import GAMES
from nemeton.games.cairn import GAME
from nemeton.games.cairn.field import SPACES
from nemeton.games.cairn.megaliths import MEGALITHS
from nemeton.games.cairn.state import CairnOptions, CairnState
from nemeton.games.rules import (
    PICTURES,
    BadRulesPage,
    Markdown,
    Picture,
    Scene,
    Section,
    read_rules,
    read_scenes,
    rules_folder,
)
from nemeton.kernel import LANGUAGES, BadWords, Phrase
from tests.kernel.messages import PACKAGE, calls, keyword_texts, literals, messages

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
FOLDER = PACKAGE / "games" / "cairn"
SOURCES = sorted(FOLDER.glob("*.py"))

# Sections that explain what no line of the journal points at.
MORE_SECTIONS = {"rules", "goal", "components", "setup.first_games", "example", "advice", "megaliths", "options"}
RULINGS = {"exit_by_ability": 1, "corner_exit": 2, "moving_stone": 6, "transformation": 9, "repetition": 17}
USUAL = {"en": "usual", "ru": "обычно", "uk": "зазвичай"}

PLACE = re.compile(r"\b[a-e][1-5]\b")
LINK = re.compile(r"\[([^]]+)\]\(#([^)]+)\)")
FOREIGN = {"en": "[а-яёіїєґ]", "ru": "[іїєґ]", "uk": "[ыэъё]"}


@cache
def page(language: str) -> tuple[Section, ...]:
    return read_rules(GAME, language)


def section(language: str, anchor: str) -> Section:
    return next(section for section in page(language) if section.anchor == anchor)


def text_of(section: Section) -> str:
    """All words of a section but its title."""
    return "\n".join(block.text if isinstance(block, Markdown) else block.caption for block in section.blocks)


def pictures(language: str) -> dict[str, Picture]:
    return {block.name: block for part in page(language) for block in part.blocks if isinstance(block, Picture)}


def say(language: str, kind: str, **values: object) -> str:
    return GAME.words(language).say(Phrase(kind, values))


# Sections and the laws of the code


@cache
def laws() -> set[str]:
    """Every section of the rules that the code names; `{}` in an f-string is a megalith."""
    refused = {law for refusal in calls(SOURCES, "Refusal") for law in literals(refusal.args[2])}
    named = refused | keyword_texts(SOURCES, "law")
    return {law for law in named if not law.startswith("megalith.")} - {""} | {f"megalith.{name}" for name in MEGALITHS}


def test_every_law_has_its_section_and_every_section_its_reason():
    options = {f"options.{name}" for name in CairnOptions.__struct_fields__}
    assert {part.anchor for part in page("en")} == laws() | MORE_SECTIONS | options


def test_the_laws_are_those_that_the_words_name():
    named = {name.removeprefix("cairn-law-") for name in messages(FOLDER / "words" / "en.ftl") if "-law-" in name}
    assert {law.replace(".", "-") for law in laws() if not law.startswith("megalith.")} == named - {"megalith"}


def test_whatever_a_game_cites_can_be_read():
    anchors = {part.anchor for part in page("en")}
    cited = set()
    for seed in range(6):
        game = nemeton.start("cairn", seed=seed, turn_limit=80, options=GAME.configurations[seed % 5].options)
        rng = Random(seed)
        while game.ask is not None:
            cited |= {game.ask.law, *(refusal.law for refusal in game.ask.refused)}
            game.answer(rng.choice(game.ask.options))
        cited |= {entry.law for entry in game.journal}
    assert cited - {""} <= anchors
    assert len(cited) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_the_names_that_the_journal_and_the_table_use(language: str):
    for part in page(language):
        kind, _, name = part.anchor.partition(".")
        if kind == "megalith":
            assert part.title == say(language, f"cairn.megalith.{name}")
        elif part.anchor in laws():
            assert part.title == say(language, f"cairn.law.{part.anchor}")
        elif kind == "options" and name:
            assert part.title == say(language, f"cairn.options.{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_megaliths_stand_in_the_order_of_the_game(language: str):
    found = [part.anchor for part in page(language) if part.anchor.startswith("megalith.")]
    assert found == [f"megalith.{name}" for name in MEGALITHS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_section_is_empty_and_every_megalith_has_effect_hint_and_rulings(language: str):
    for part in page(language):
        assert part.blocks, part.anchor
        if part.anchor.startswith("megalith."):
            effect, hint, *rulings = text_of(part).split("\n\n")
            assert effect.startswith("**"), part.anchor
            assert not hint.startswith(("*", "-")), part.anchor
            assert len(rulings) == 1, part.anchor
            assert rulings[0].startswith("- "), part.anchor


# The languages say the same


def outline(language: str) -> list[tuple[str, int, list[str]]]:
    """Anchors, levels, and of what blocks each section is made."""
    return [
        (part.anchor, part.level, [block.name if isinstance(block, Picture) else "text" for block in part.blocks])
        for part in page(language)
    ]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_sections_and_pictures_in_the_same_order(language: str):
    assert outline(language) == outline("en")


def facts(block: Markdown | Picture) -> tuple[Counter[str], Counter[str], int, int]:
    """What a translation keeps: the spaces it names, the sections it leads to, its points and paragraphs."""
    text = block.text if isinstance(block, Markdown) else block.caption
    links = Counter(anchor for _, anchor in LINK.findall(text))
    return Counter(PLACE.findall(text)), links, len(re.findall(r"^(?:-|\d\.) ", text, re.MULTILINE)), text.count("\n\n")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_name_the_same_spaces_and_sections(language: str):
    for english, translated in zip(page("en"), page(language), strict=True):
        for one, other in zip(english.blocks, translated.blocks, strict=True):
            assert facts(one) == facts(other), english.anchor


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str):
    """Latin letters are spaces, the columns a to e, and the numbers of rulings."""
    for part in page(language):
        words = re.findall(r"[A-Za-z]\w*", part.title + "\n" + LINK.sub(r"\1", text_of(part)))
        left = {word for word in words if not re.fullmatch(r"[a-e][1-5]?|R\d+", word)}
        assert not left, f"{part.anchor}: {left}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_typography_of_the_language(language: str):
    for part in page(language):
        text = part.title + "\n" + text_of(part)
        assert not re.search(FOREIGN[language], text.lower()), part.anchor
        assert not re.search(r"[\"'`]|\.\.|  \w", text.replace("\n  ", "\n").replace("\n ", "\n")), part.anchor
        assert not re.search("[«»]" if language == "en" else "[“”„]", text), part.anchor
        for block in part.blocks:
            if isinstance(block, Picture):
                assert block.caption.endswith("."), block.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_to_megaliths_carry_their_names(language: str):
    linked = [found for part in page(language) for found in LINK.findall(text_of(part)) if "megalith." in found[1]]
    assert len(linked) > 6
    for name, anchor in linked:
        assert name == say(language, f"cairn.{anchor}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_is_explained_with_what_is_usual(language: str):
    for name, hint in typing.get_type_hints(CairnOptions).items():
        part = section(language, f"options.{name}")
        bold = [found.lower() for found in re.findall(r"\*\*([^*]+)\*\*", text_of(part))]
        values = (True, False) if hint is bool else typing.get_args(hint)
        named = {value: say(language, f"cairn.options.{name}.{str(value).lower()}").lower() for value in values}
        assert set(bold) == set(named.values()), name
        usual = named[getattr(CairnOptions(), name)]
        assert bold[0] == usual, name
        if name in RULINGS:
            assert f"** ({USUAL[language]}):" in text_of(part), name
            assert re.findall(r"R\d+", text_of(part)) == [f"R{RULINGS[name]}"], name


# Pictures


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_once_and_can_be_drawn(language: str):
    names = [name for _, _, blocks in outline(language) for name in blocks if name != "text"]
    assert Counter(names) == Counter(json.loads((rules_folder(GAME) / PICTURES).read_text(encoding="utf-8")).keys())
    for picture in pictures(language).values():
        alone, on_page = (fromstring(picture.svg(GAME, language, style=style)) for style in (True, False))
        assert alone.get("lang") == on_page.get("lang") == language
        assert alone.find("{*}style") is not None
        assert on_page.find("{*}style") is None


def scene(name: str) -> tuple[Scene, CairnState]:
    found = pictures("en")[name].scene
    assert isinstance(found.view, CairnState)
    return found, found.view


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
    found, view = scene(name)
    assert view.tokens[token] == face
    assert found.ask is not None
    assert {option[0] for option in found.ask.options} == {token}
    assert sorted(option[-1] for option in found.ask.options) == places.split()
    named = set(PLACE.findall(pictures("en")[name].caption))
    assert {place for place in places.split() if place in SPACES} <= named


@pytest.mark.parametrize(
    ("name", "face", "target"),
    [("transform_middle", "middle", "c2"), ("transform_end", "end", "c3"), ("example_push", "middle", "c3")],
)
def test_a_picture_of_a_transformation_is_taken_before_the_banishing(name: str, face: str, target: str):
    found, view = scene(name)
    assert view.tokens["transform"] == face
    assert found.ask is not None
    assert (found.ask.kind, list(found.ask.options)) == ("cairn.transformation", [target])
    assert target in view.shamans[1]


def test_the_other_pictures_show_what_their_captions_tell():
    _, start = scene("setup")
    assert [row.count("village") for row in start.shamans] == [2, 2]
    assert (len(start.upcoming), len(start.stack)) == (2, 4)
    choice, before = scene("build_choice")
    assert choice.ask is not None
    assert list(choice.ask.options) == before.upcoming
    _, built = scene("build_done")
    assert (built.megaliths["c4"], built.score, built.active) == ("alley_of_dusk", [1, 0], 1)
    _, nothing = scene("nothing_built")
    assert (nothing.megaliths["d3"], nothing.score, nothing.tokens["transform"]) == ("cairn_of_dawn", [0, 0], "end")
    chain, _ = scene("chain")
    activated = [(entry.values["seat"], entry.values["space"]) for entry in chain.journal if "activated" in entry.kind]
    assert activated == [(0, "b3"), (1, "d3")]
    _, lost = scene("blocked")
    assert lost.result is not None
    assert (lost.result.how, lost.result.winners) == ("blocked", (1,))
    _, after = scene("example_after")
    assert (after.megaliths["c3"], after.score, after.active) == ("alley_of_dusk", [1, 0], 1)


def test_pictures_hide_what_a_player_may_not_see():
    for picture in pictures("en").values():
        view = picture.scene.view
        assert isinstance(view, CairnState)
        assert {stone.card for stone in view.stack} <= {""}, picture.name


# The reader


GOOD = """# Title {#title}

Read [this](#part).

## Part {#part}

```picture
name: start
caption: A caption.
```

- after the picture
"""
START = {"start": {"state": {"sea": ["c4"], "forest": ["a5"]}}}
PICTURE = "```picture\nname: start\ncaption: A caption.\n```"


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., tuple[Section, ...]]:
    """Write a page and its pictures, and read them."""

    def written(text: str = GOOD, **scenes: Any) -> tuple[Section, ...]:
        (tmp_path / "en.md").write_text(text, encoding="utf-8")
        (tmp_path / PICTURES).write_text(json.dumps(scenes or START), encoding="utf-8")
        return read_rules(GAME, "en", tmp_path)

    return written


def test_a_page_becomes_sections(write: Callable[..., tuple[Section, ...]]):
    title, part = write()
    assert title == Section("title", "Title", 1, (Markdown("Read [this](#part)."),))
    assert (part.anchor, part.title, part.level) == ("part", "Part", 2)
    picture, text = part.blocks
    assert isinstance(picture, Picture)
    assert (picture.name, picture.caption, text) == ("start", "A caption.", Markdown("- after the picture"))


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("# Title {#title}", "Title", 1, "a heading with an anchor"),
        ("## Part {#part}", "## Part", 5, "a heading with an anchor"),
        ("{#part}", "{#pa-rt}", 5, "a heading with an anchor"),
        ("{#part}", "{#title}", 5, "the anchor 'title' stands twice"),
        ("## Part", "### Part", 5, "no heading skips a level"),
        ("## Part", "# Part", 5, "one title of level 1"),
        ("(#part)", "(#path)", 3, "'#path' leads to no section"),
        ("(#part)", "(part)", 3, "'part' leads to no section"),
        ("(#part)", "(https://example.org)", 3, "leads to no section"),
        ("this", "<b>this</b>", 3, "no HTML"),
        ("this", "this&nbsp;one", 3, "no HTML"),
        ("A caption.", "A <i>caption</i>.", 9, "no HTML"),
        ("name: start", "name: end", 9, "no picture 'end'"),
        ("name: start\n", "", 8, "'name: …' must stand here"),
        ("caption: A caption.", "caption: ", 9, "'caption: …' must stand here"),
        ("caption.\n```", "caption.", 10, "ends here with ```"),
        ("```picture", "```python", 7, "the only fenced blocks are pictures"),
        (PICTURE, " " + PICTURE, 7, "a fence begins its line"),
    ],
)
def test_a_bad_page_says_where_and_what(
    write: Callable[..., tuple[Section, ...]], old: str, new: str, line: int, problem: str
):
    assert old in GOOD
    with pytest.raises(BadRulesPage, match=rf"^en\.md, line {line}: .*{re.escape(problem)}"):
        write(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"state": {"sea": ["c9"]}}, "There is no space “c9”"),
        ({"state": {"see": []}}, "unknown_key"),
        ({"state": {"sea": ["c4"]}, "play": [["move", "c4", "d5"]]}, "not_an_option"),
        ({"state": {"sea": ["c4"]}, "lit": [["jump"]]}, "nothing on offer begins as"),
        ({"state": {"sea": ["c4"]}, "seat": 1, "lit": [[]]}, "nothing on offer begins as"),
        ({"state": {"sea": ["c4"]}, "seat": 7}, "seat/unknown"),
        ({"state": {"sea": ["c4"]}, "light": []}, "light"),
        ({}, "state"),
    ],
)
def test_a_bad_picture_says_which_and_what(
    write: Callable[..., tuple[Section, ...]], data: dict[str, Any], problem: str
):
    with pytest.raises(BadRulesPage, match=rf"^pictures\.json, 'wrong': .*{re.escape(problem)}"):
        write(wrong=data)


def test_lit_options_are_those_that_begin_so(tmp_path: Path):
    start: dict[str, Any] = {"state": {"sea": ["c4", "b1"], "forest": ["a5"]}}
    lit = {"none": [], "all": [[]], "some": [["move", "b1"], ["add"]]}
    (tmp_path / PICTURES).write_text(json.dumps({name: start | {"lit": chosen} for name, chosen in lit.items()}))
    asks = {name: found.ask for name, found in read_scenes(GAME, tmp_path / PICTURES).items()}
    assert asks["none"] is None
    assert asks["all"] is not None
    assert asks["some"] is not None
    assert {option[:2] for option in asks["all"].options} == {("add", "d1"), ("move", "b1"), ("move", "c4")}
    assert {option[:2] for option in asks["some"].options} == {("add", "d1"), ("move", "b1")}


def test_an_unknown_language_is_refused():
    with pytest.raises(BadWords, match="There is no language “xx”"):
        read_rules(GAME, "xx")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", GAMES.values(), ids=GAMES)
def test_every_game_can_be_learnt_here(book: Any, language: str):
    assert read_rules(book, language)[0].level == 1
