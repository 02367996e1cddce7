"""The rules of a game in own words, read back: what tests of every game look for in all languages."""

import json
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar
from xml.etree.ElementTree import fromstring

from nemeton.games.handbook import PICTURES, Markdown, Picture, Scene, Section, read_rules, rules_folder
from nemeton.kernel import Configuration, Game, Phrase, Rulebook, State
from nemeton.kernel.records import start
from tests.games.random_play import random_answers
from tests.games.spelling import FOREIGN

S = TypeVar("S", bound=State)
LINK = re.compile(r"\[([^]]+)\]\(#([^)]+)\)")


class Facts(NamedTuple):
    """What a translation of a block keeps: the sections it leads to, its points and paragraphs."""

    anchor: str
    links: Counter[str]
    points: int
    paragraphs: int


class RulesPage(Generic[S]):
    """The page of one game, in whatever language is asked for."""

    def __init__(self, book: Rulebook[S]) -> None:
        self.book = book
        self.sections = cache(self._read)

    def _read(self, language: str) -> tuple[Section, ...]:
        return read_rules(self.book, language)

    @property
    def anchors(self) -> set[str]:
        """Every section that can be linked to."""
        return {part.anchor for part in self.sections("en")}

    def section(self, language: str, anchor: str) -> Section:
        return next(part for part in self.sections(language) if part.anchor == anchor)

    def flowing(self, language: str, anchor: str) -> str:
        """The text of a section without the ends of its lines."""
        return " ".join(text_of(self.section(language, anchor)).split())

    def bold(self, language: str, anchor: str) -> list[str]:
        """What stands out in a section."""
        return re.findall(r"\*\*([^*]+)\*\*", self.flowing(language, anchor))

    def say(self, language: str, kind: str, attribute: str = "") -> str:
        """What the game's words call it."""
        return self.book.words(language).say(Phrase(f"{self.book.name}.{kind}", {}, attribute))

    # What a translation keeps

    def outline(self, language: str) -> list[tuple[str, int, list[str]]]:
        """Anchors, levels, and of what blocks each section is made."""
        return [
            (part.anchor, part.level, [block.name if isinstance(block, Picture) else "text" for block in part.blocks])
            for part in self.sections(language)
        ]

    def facts(self, language: str) -> list[Facts]:
        """What must be the same in every language, block by block."""
        return [_facts(part.anchor, words_of(block)) for part in self.sections(language) for block in part.blocks]

    def named(self, pattern: str, language: str) -> list[tuple[str, Counter[str]]]:
        """What the blocks name of a kind that no language writes otherwise, such as numbers."""
        return [
            (part.anchor, Counter(re.findall(pattern, LINK.sub(r"\1", words_of(block)))))
            for part in self.sections(language)
            for block in part.blocks
        ]

    # Pictures

    def pictures(self, language: str) -> list[Picture]:
        """Every picture, as often as it is shown."""
        return [block for part in self.sections(language) for block in part.blocks if isinstance(block, Picture)]

    def shown_pictures(self, language: str) -> Counter[str]:
        """The names of all pictures on the page."""
        return Counter(picture.name for picture in self.pictures(language))

    def written_pictures(self) -> Counter[str]:
        """The names of all pictures that there are, each once."""
        return Counter(json.loads((rules_folder(self.book) / PICTURES).read_text(encoding="utf-8")).keys())

    def scene(self, name: str) -> tuple[Scene, S]:
        """What a picture shows: the scene, and the state in it."""
        found = next(picture.scene for picture in self.pictures("en") if picture.name == name)
        return found, self.view_of(found)

    def view_of(self, scene: Scene) -> S:
        assert isinstance(scene.view, self.book.state)
        return scene.view

    def assert_drawn(self, language: str) -> None:
        """Every picture becomes an SVG that says its language."""
        for picture in self.pictures(language):
            assert fromstring(picture.svg(self.book, language)).get("lang") == language, picture.name


def words_of(block: Markdown | Picture) -> str:
    """All words of a block."""
    return block.text if isinstance(block, Markdown) else block.caption


def text_of(section: Section) -> str:
    """All words of a section but its title."""
    return "\n".join(words_of(block) for block in section.blocks)


def _facts(anchor: str, text: str) -> Facts:
    links = Counter(anchor for _, anchor in LINK.findall(text))
    return Facts(anchor, links, len(re.findall(r"^(?:-|\d\.) ", text, re.MULTILINE)), text.count("\n\n"))


def flat(part: Section) -> str:
    """All words of a section; links are as they are read."""
    return part.title + "\n" + LINK.sub(r"\1", text_of(part))


def assert_translated(part: Section, language: str, *, latin: str = "") -> None:
    """Outside of English nothing stands in Latin letters but what is meant to."""
    if language != "en":
        left = {word for word in re.findall(r"[A-Za-z]\w*", flat(part)) if not re.fullmatch(latin, word)}
        assert not left, f"{part.anchor}: {left}"


def assert_well_set(part: Section, language: str) -> None:
    """Letters and quotation marks of the language, and captions that are sentences."""
    text = flat(part)
    assert not re.search(FOREIGN[language], text.lower()), part.anchor
    assert not re.search(r"[\"'`]|\.\.|PICTURE", text), part.anchor
    assert not re.search("[«»]" if language == "en" else "[“”„]", text), part.anchor
    for block in part.blocks:
        assert isinstance(block, Markdown) or block.caption.endswith("."), part.anchor


def cited_in_whole_games(book: Rulebook[Any], tables: Iterable[Configuration], turn_limit: int) -> set[str]:
    """The laws that games at these tables cite, played at random to their end."""
    cited = set()
    for seed, table in enumerate(tables):
        game = start(book, table.players, table.options, seed, turn_limit=turn_limit)
        cited |= cited_in(game, seed, most=10_000)
        assert game.over
    return cited


def cited_in(game: Game[Any], seed: int, most: int) -> set[str]:
    """The laws that questions, refusals and the journal cite while so many answers are given at random."""
    cited = set()
    for now in random_answers(game, seed, most):
        cited |= {law for ask in now.asks for law in (ask.law, *(refusal.law for refusal in ask.refused))}
    return (cited | {entry.law for entry in game.journal}) - {""}
