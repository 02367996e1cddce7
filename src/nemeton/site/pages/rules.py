"""Rules: each game's rules in own words, with pictures, and an anchor at every section that journals link to."""

import asyncio
import re
from functools import cache
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler
from markdown_it import MarkdownIt
from markupsafe import Markup

import nemeton
from nemeton.games.handbook import Markdown, Picture, Section, read_anchors, read_rules, rules_folder
from nemeton.kernel import LANGUAGES, Rulebook

from ..base.errors import NotThere
from ..base.limits import spend
from ..view.render import rendered
from .dependencies import TheHouse, TheVisitor
from .responses import page

# A picture that stands alone brings its own style; nothing else may be loaded by it.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
A_DAY = "public, max-age=86400"
LONGEST_SEARCH = 100
MOST_FOUND = 40
LONG_WORD = 4  # letters; what is shorter has hardly an ending
AROUND = 90  # letters of a section on each side of what was found

_SIZE = re.compile(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"')
_MARKDOWN = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")


class PictureView(NamedTuple):
    """A picture, its size, and what is written below it."""

    name: str
    caption: Markup
    width: int
    height: int


class SectionView(NamedTuple):
    """One section as the page shows it: prose as HTML, pictures by name."""

    anchor: str
    title: str
    level: int
    blocks: tuple[Markup | PictureView, ...]


class FoundView(NamedTuple):
    """A section that a search has found, with a piece of its text."""

    anchor: str
    title: str
    around: str


@get("/rules", include_in_schema=False)
async def all_rules(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """The games whose rules can be read here."""
    return page(request, house, visitor, "shelf.html", shelf="rules", names=games_with_rules())


@get("/rules/{game:str}", include_in_schema=False)
async def rules_page(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, game: FromPath[str]
) -> Response[str]:
    """The rules of a game; ?q=… lists the sections that a word stands in."""
    first, *sections = await asyncio.to_thread(rules_of, game, visitor.language)
    query = request.query_params.get("q", "")[:LONGEST_SEARCH]
    found = await search(game, visitor.language, query)
    if request.headers.get("hx-request") == "true" and request.headers.get("hx-history-restore-request") != "true":
        told = rendered("rules_found.html", visitor, game=game, found=found, query=query, at="#")
        return Response(told, media_type=MediaType.HTML, headers={"vary": "hx-request", "cache-control": "no-cache"})
    return page(
        request,
        house,
        visitor,
        "rules.html",
        game=game,
        first=first,
        sections=sections,
        names=games_with_rules(),
        query=query,
        found=found,
        version=nemeton.rulebooks()[game].rules_version,
    )


async def search(game: str, language: str, query: str) -> list[FoundView]:
    """The sections in which all words of a search stand; whoever searches spends a search."""
    words = search_words(query)
    if not words:
        return []
    await spend("searches")
    return found_in(game, language, words)


def found_in(game: str, language: str, words: list[str]) -> list[FoundView]:
    """Sections with all these words; those that have them in the title come first."""
    scored = []
    for anchor, title, told in _searchable(game, language):
        whole = plain(f"{title} {told}")
        if all(word in whole for word in words):
            scored.append(
                (not all(word in plain(title) for word in words), FoundView(anchor, title, _around(told, words)))
            )
    return [found for _, found in sorted(scored, key=lambda each: each[0])][:MOST_FOUND]


def _around(told: str, words: list[str]) -> str:
    """A piece of the text around the first word that was found."""
    at = min((place for word in words if (place := plain(told).find(word)) >= 0), default=0)
    start = max(0, told.rfind(" ", 0, max(0, at - AROUND)) + 1)
    end = told.find(" ", at + AROUND)
    end = len(told) if end < 0 else end
    return f"{'… ' if start else ''}{told[start:end]}{' …' if end < len(told) else ''}"


@cache
def _searchable(game: str, language: str) -> tuple[tuple[str, str, str], ...]:
    """Each section with its words alone."""
    return tuple((section.anchor, section.title, _prose(section)) for section in _read(game, language))


def _prose(section: Section) -> str:
    texts = (block.text if isinstance(block, Markdown) else block.caption for block in section.blocks)
    told = re.sub(r"\]\([^)]*\)|[*`\[\]|#]|^[-\d.]+ ", " ", " ".join(texts), flags=re.MULTILINE)
    return " ".join(told.split())


_ENDING = re.compile(
    "(ами|ями|ого|его|ому|ему|ими|ыми|іми|их|ых|ах|ях|ам|ям|ом|ем|им|ым|ій|ий|ый|ой|ей|ов|ев|ів|ою|ею|ую|юю|ая|яя|ое|ее|ые|ие|"
    "[аеиіїоуыьэюяй])$"
)


def search_words(query: str) -> list[str]:
    """The words of a search without their endings, so that every case of a Slavic word is found.

    >>> search_words("Красная ЦИТАДЕЛЬ two foxes рис")
    ['красн', 'цитадел', 'two', 'foxes', 'рис']
    """
    words = plain(query).split()
    return [_ENDING.sub("", word) if len(word) > LONG_WORD else word for word in words]


def plain(text: str) -> str:
    """Letters as people type them in a hurry.

    >>> plain("Ещё ОДИН Камень’s")
    "еще один камень's"
    """
    return text.casefold().replace("ё", "е").replace("’", "'").replace("ʼ", "'")


@get("/rules/{game:str}/pictures/{name:str}/{language:str}", include_in_schema=False)
async def rules_picture(game: FromPath[str], name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A picture of the rules, drawn as the table draws it, to stand alone: twenty boards in one page are too much."""
    if language not in LANGUAGES:
        raise NotThere("site/no_page")
    drawn = await asyncio.to_thread(picture_of, game, name, language)
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": A_DAY}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def has_rules(game: str) -> bool:
    """Are there rules to read?"""
    return game in nemeton.rulebooks() and (rules_folder(nemeton.rulebooks()[game]) / f"{LANGUAGES[0]}.md").is_file()


def games_with_rules() -> list[str]:
    """The games whose rules can be read here."""
    return [name for name in nemeton.rulebooks() if has_rules(name)]


@cache
def anchors_of(game: str, language: str) -> frozenset[str]:
    """The anchors that links may lead to."""
    if not has_rules(game):
        return frozenset()
    book = nemeton.rulebooks()[game]
    return frozenset(read_anchors(rules_folder(book) / f"{_written_in(book, language)}.md"))


def rules_of(game: str, language: str) -> tuple[SectionView, ...]:
    """The rules of a game, ready to be shown."""
    _check(game)
    return _rules(game, language)


def picture_of(game: str, name: str, language: str) -> str:
    """A picture of the rules, drawn when somebody first looks at it."""
    _check(game)
    if name not in _pictures(game, language):
        raise NotThere("site/no_page")
    return _drawn(game, name, language)


def _check(game: str) -> None:
    if game not in nemeton.rulebooks():
        raise NotThere("site/no_game", game=game[:40])
    if not has_rules(game):
        raise NotThere("site/no_rules", game=game)


@cache
def _rules(game: str, language: str) -> tuple[SectionView, ...]:
    def shown(block: Markdown | Picture) -> Markup | PictureView:
        if isinstance(block, Markdown):
            return Markup(_MARKDOWN.render(block.text))
        return PictureView(block.name, Markup(_MARKDOWN.renderInline(block.caption)), *_size(game, block.name))

    return tuple(
        SectionView(section.anchor, section.title, section.level, tuple(shown(block) for block in section.blocks))
        for section in _read(game, language)
    )


@cache
def _read(game: str, language: str) -> tuple[Section, ...]:
    book = nemeton.rulebooks()[game]
    return read_rules(book, _written_in(book, language))


@cache
def _pictures(game: str, language: str) -> dict[str, Picture]:
    blocks = (block for section in _read(game, language) for block in section.blocks)
    return {block.name: block for block in blocks if isinstance(block, Picture)}


@cache
def _drawn(game: str, name: str, language: str) -> str:
    return _pictures(game, language)[name].svg(nemeton.rulebooks()[game], language)


@cache
def _size(game: str, name: str) -> tuple[int, int]:
    """How large a picture is, the same in every language, so that the page keeps room for it."""
    size = _SIZE.search(_drawn(game, name, LANGUAGES[0]))
    return (round(float(size[1])), round(float(size[2]))) if size else (0, 0)


def _written_in(book: Rulebook[Any], language: str) -> str:
    """The language itself, or the first one while nobody has translated the rules yet."""
    return language if (rules_folder(book) / f"{language}.md").is_file() else LANGUAGES[0]


HANDLERS: list[ControllerRouterHandler] = [all_rules, rules_page, rules_picture]
