"""Rules: each game's rules in own words, with pictures, and an anchor at every section that journals link to."""

import asyncio
import re
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler
from markdown_it import MarkdownIt
from markupsafe import Markup

import nemeton
from nemeton.games.rules import Markdown, Picture, read_rules, rules_folder
from nemeton.kernel import LANGUAGES, Rulebook

from ..errors import NotThere
from ..handed import TheHouse, TheVisitor
from ..render import page

if TYPE_CHECKING:
    pass

# A picture that stands alone brings its own style; nothing else may be loaded by it.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
A_DAY = "public, max-age=86400"

_SIZE = re.compile(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"')
_MARKDOWN = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")


class Figure(NamedTuple):
    """A picture, its size, and what is written below it."""

    name: str
    caption: Markup
    width: int
    height: int


class Shown(NamedTuple):
    """One section as the page shows it: prose as HTML, pictures by name."""

    anchor: str
    title: str
    level: int
    blocks: tuple[Markup | Figure, ...]


class Rules(NamedTuple):
    """A game's rules in one language."""

    sections: tuple[Shown, ...]
    pictures: dict[str, str]


@get("/rules", include_in_schema=False)
async def all_rules(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """The games whose rules can be read here."""
    return page(
        request,
        house,
        visitor,
        "shelf.html",
        shelf="rules",
        names=[name for name in nemeton.games() if has_rules(name)],
    )


@get("/rules/{game:str}", include_in_schema=False)
async def rules_page(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, game: FromPath[str]
) -> Response[str]:
    """The rules of a game."""
    first, *sections = (await asyncio.to_thread(rules_of, game, visitor.language)).sections
    return page(
        request, house, visitor, "rules.html", game=game, first=first, sections=sections,
        version=nemeton.games()[game].rules_version,
    )  # fmt: skip


@get("/rules/{game:str}/pictures/{name:str}/{language:str}", include_in_schema=False)
async def rules_picture(game: FromPath[str], name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A picture of the rules, drawn as the table draws it, to stand alone: twenty boards in one page are too much."""
    if language not in LANGUAGES:
        raise NotThere("site/no_page")
    drawn = (await asyncio.to_thread(rules_of, game, language)).pictures.get(name)
    if drawn is None:
        raise NotThere("site/no_page")
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": A_DAY}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def has_rules(game: str) -> bool:
    """Are there rules to read?"""
    return game in nemeton.games() and (rules_folder(nemeton.games()[game]) / f"{LANGUAGES[0]}.md").is_file()


def anchors_of(game: str, language: str) -> frozenset[str]:
    """The anchors that links may lead to."""
    return (
        frozenset(section.anchor for section in rules_of(game, language).sections) if has_rules(game) else frozenset()
    )


def rules_of(game: str, language: str) -> Rules:
    """The rules of a game, ready to be shown."""
    if game not in nemeton.games():
        raise NotThere("site/no_game", game=game[:40])
    if not has_rules(game):
        raise NotThere("site/no_rules", game=game)
    return _rules(game, language)


@cache
def _rules(game: str, language: str) -> Rules:
    book = nemeton.games()[game]
    pictures: dict[str, str] = {}

    def shown(block: Markdown | Picture) -> Markup | Figure:
        if isinstance(block, Markdown):
            return Markup(_MARKDOWN.render(block.text))
        drawn = block.svg(book, language)
        pictures[block.name] = drawn
        size = _SIZE.search(drawn)
        width, height = (round(float(side)) for side in size.groups()) if size else (0, 0)
        return Figure(block.name, Markup(_MARKDOWN.renderInline(block.caption)), width, height)

    sections = tuple(
        Shown(section.anchor, section.title, section.level, tuple(shown(block) for block in section.blocks))
        for section in read_rules(book, _written_in(book, language))
    )
    return Rules(sections, pictures)


def _written_in(book: Rulebook[Any], language: str) -> str:
    """The language itself, or the first one while nobody has translated the rules yet."""
    return language if (rules_folder(book) / f"{language}.md").is_file() else LANGUAGES[0]


HANDLERS: list[ControllerRouterHandler] = [all_rules, rules_page, rules_picture]
