"""Pages of rules: a game's rules in own words, in Markdown, with an anchor at every heading and pictures by name.

A game keeps them in its folder `rules`: one file for each language, and `pictures.json`, the positions that all of
them show, so that translations cannot drift. How to write one stands in docs/rules-pages.md. Whatever is wrong with a
page is said when it is read: its file, its line, and what should stand there.
"""

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from nemeton.kernel import LANGUAGES, Ask, BadWords, Entry, NemetonError, Option, Rulebook, State
from nemeton.kernel.records import read_position
from nemeton.kernel.values import from_json, written

PICTURES = "pictures.json"
FENCE = "```"

_HEADING = re.compile(r"(#{1,4}) (\S.*) \{#([A-Za-z0-9_.]+)\}")
_LINK = re.compile(r"\]\(([^)]*)\)")
_HTML = re.compile(r"<[A-Za-z/!?]|&#?\w+;")


class BadRulesPage(ValueError):
    """A page of rules, or its pictures, that cannot be shown as written."""


class Scene(NamedTuple):
    """What a picture shows, the same in every language: what a seat sees, what it may choose, what just happened."""

    view: State
    seat: int
    ask: Ask | None
    journal: tuple[Entry, ...]


class Markdown(NamedTuple):
    """Some paragraphs or lists of a section."""

    text: str


class Picture(NamedTuple):
    """A position to be drawn, with its caption."""

    name: str
    caption: str
    scene: Scene

    def svg(self, book: Rulebook[Any], language: str, *, style: bool = True) -> str:
        """The drawing; with `style` it stands alone, for an <img>, where its ids cannot meet those of another one."""
        view, seat, ask, journal = self.scene
        return book.draw(view, seat=seat, ask=ask, journal=journal, words=book.words(language, view), style=style)


class Section(NamedTuple):
    """One heading, and what stands below it until the next. The first one, of level 1, is the page's title."""

    anchor: str
    title: str
    level: int
    blocks: tuple[Markdown | Picture, ...]


def rules_folder(book: Rulebook[Any]) -> Path:
    """Where a game keeps its rules."""
    return Path(__file__).parent / book.name / "handbook"


@cache
def section_titles(book: Rulebook[Any], language: str) -> dict[str, str]:
    """What the sections of a game's rules are called, by their anchors. Their pictures are not read for that."""
    page = (rules_folder(book) / f"{language}.md").read_text(encoding="utf-8")
    found = (_HEADING.fullmatch(line) for line in page.splitlines())
    return {heading[3]: heading[2] for heading in found if heading}


def read_rules(book: Rulebook[Any], language: str, folder: Path | None = None) -> tuple[Section, ...]:
    """The rules of a game in a language, section by section."""
    if language not in LANGUAGES:
        raise BadWords("words/unknown_language", language=str(language), known=LANGUAGES)
    folder = folder or rules_folder(book)
    page = Page(folder / f"{language}.md", read_scenes(book, folder / PICTURES))
    return page.sections()


def read_anchors(path: Path) -> list[str]:
    """The anchors of a page, in their order, without reading anything else of it."""
    headings = map(_HEADING.fullmatch, path.read_text(encoding="utf-8").splitlines())
    return [heading[3] for heading in headings if heading]


class Page:
    """One file on its way to sections, line by line; it knows where it is, to say what is wrong there."""

    def __init__(self, path: Path, scenes: dict[str, Scene]) -> None:
        self.path = path
        self.lines = path.read_text(encoding="utf-8").splitlines()
        self.at = 0  # the line that is read next
        self.scenes = scenes
        self.links: list[tuple[int, str]] = []

    def sections(self) -> tuple[Section, ...]:
        """All of the page."""
        found: list[Section] = []
        while self.at < len(self.lines):
            found.append(self._section(found))
        anchors = {section.anchor for section in found}
        for line, link in self.links:
            self.at = line
            if link.removeprefix("#") not in anchors or not link.startswith("#"):
                self._wrong(f"the link {link!r} leads to no section of this page")
        return tuple(found)

    def _section(self, before: Sequence[Section]) -> Section:
        heading = _HEADING.fullmatch(self._next())
        if not heading:
            self._wrong("a heading with an anchor must stand here, such as '## The turn {#turn}'")
        level, title, anchor = len(heading[1]), heading[2], heading[3]
        if anchor in {section.anchor for section in before}:
            self._wrong(f"the anchor {anchor!r} stands twice")
        deepest = before[-1].level + 1 if before else 1
        if level > deepest or (level == 1 and before):
            self._wrong("there is one title of level 1, and no heading skips a level")
        return Section(anchor, title, level, tuple(self._blocks()))

    def _blocks(self) -> Iterator[Markdown | Picture]:
        """Text and pictures up to the next heading."""
        text: list[str] = []
        while self.at < len(self.lines) and not self.lines[self.at].startswith("#"):
            if self.lines[self.at].startswith(FENCE):
                yield from _prose(text)
                text = []
                yield self._picture()
            else:
                text.append(self._text(self._next()))
        yield from _prose(text)

    def _text(self, line: str) -> str:
        if _HTML.search(line):
            self._wrong("a page holds no HTML")
        if FENCE in line:
            self._wrong("a fence begins its line")
        self.links += [(self.at, link) for link in _LINK.findall(line)]
        return line

    def _picture(self) -> Picture:
        """A fenced block with the name of a picture and its caption."""
        if self._next() != f"{FENCE}picture":
            self._wrong("the only fenced blocks are pictures")
        name, caption = self._entry("name"), self._text(self._entry("caption"))
        if name not in self.scenes:
            self._wrong(f"there is no picture {name!r} in {PICTURES}")
        if self._next() != FENCE:
            self._wrong(f"the picture {name!r} ends here with {FENCE}")
        return Picture(name, caption, self.scenes[name])

    def _entry(self, key: str) -> str:
        line = self._next()
        value = line.removeprefix(f"{key}: ").strip()
        if not line.startswith(f"{key}: ") or not value:
            self._wrong(f"'{key}: …' must stand here")
        return value

    def _next(self) -> str:
        self.at += 1
        return self.lines[self.at - 1] if self.at <= len(self.lines) else ""

    def _wrong(self, sentence: str) -> NoReturn:
        raise BadRulesPage(f"{self.path.name}, line {self.at}: {sentence}.")


def _prose(lines: list[str]) -> Iterator[Markdown]:
    text = "\n".join(lines).strip()
    if text:
        yield Markdown(text)


# Pictures


def read_scenes(book: Rulebook[Any], path: Path) -> dict[str, Scene]:
    """Every picture of a game by its name."""
    scenes: dict[str, Scene] = {}
    for name, data in json.loads(path.read_text(encoding="utf-8")).items():
        try:
            scenes[name] = read_scene(book, **data)
        except (NemetonError, BadRulesPage, TypeError) as error:
            raise BadRulesPage(f"{path.name}, {name!r}: {error}") from error
    return scenes


def read_scene(
    book: Rulebook[Any], *, state: Any, seat: int = 0, play: Sequence[Any] = (), lit: Sequence[Sequence[Any]] = ()
) -> Scene:
    """A position, played on by the answers in `play`, as a seat sees it.

    Of what that seat may then choose, options that begin as one of `lit` does are lit; an empty beginning lights all.
    """
    game = read_position(book, {"game": book.name, "state": state}, seed=1)
    for answer in play:
        game.answer(from_json(answer))
    ask = next((ask for ask in game.asks if ask.seat == seat), None)
    journal = tuple(entry for entry in game.journal if entry.is_for(seat))
    return Scene(game.seen_by(seat), seat, _lit(ask, [tuple(from_json(start)) for start in lit]), journal)


def _lit(ask: Ask | None, beginnings: list[tuple[Any, ...]]) -> Ask | None:
    """The ask with those options only that are to be lit."""
    if not beginnings:
        return None
    options = list(ask.options) if ask else []
    for start in beginnings:
        if not any(_begins(option, start) for option in options):
            raise BadRulesPage(f"nothing on offer begins as {start}; on offer: {options}")
    assert ask is not None
    chosen = [option for option in options if any(_begins(option, start) for start in beginnings)]
    return Ask(ask.seat, ask.kind, chosen, about=ask.about, law=ask.law)


def _begins(option: Option, start: tuple[Any, ...]) -> bool:
    plain = written(option)
    parts = plain if isinstance(plain, tuple) else (plain,)
    return parts[: len(start)] == start
