"""Cards: every card, stone and power of a game, to browse and to search."""

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler
from markupsafe import Markup

import nemeton
from nemeton.kernel import Rulebook, Topic, Words
from nemeton.kernel.words import KERNEL_WORDS

from ..base.errors import NotThere
from ..base.limits import spend
from ..view.faces import topic_of
from ..view.parts import TopicView
from ..view.render import rendered
from ..view.viewpoint import Viewpoint
from ..visitors.visitor import Visitor
from ..words.speech import speech_of
from .dependencies import TheHouse, TheVisitor
from .responses import page
from .rules import anchors_of

LONGEST_SEARCH = 100


class CardEntry(NamedTuple):
    """One thing that a player may ask about."""

    id: str
    name: str
    text: str
    picture: Markup
    law: str  # the section of the rules that is about it, if there is one


@get("/cards", include_in_schema=False)
async def all_cards(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """The games that have cards."""
    return page(request, house, visitor, "shelf.html", shelf="cards", names=_games_with_cards())


@get("/cards/{game:str}", include_in_schema=False)
async def cards_page(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, game: FromPath[str]
) -> Response[str]:
    """The cards of a game; ?q=… finds those that a word stands in."""
    if game not in nemeton.rulebooks():
        raise NotThere("site/no_game", game=game[:40])
    query = request.query_params.get("q", "")[:LONGEST_SEARCH]
    if query:
        spend("searches")
    every = await asyncio.to_thread(cards_of, game, visitor.language)
    found = [card for card in every if matches(card, query)]
    context: dict[str, Any] = {"cards": found, "every": len(every), "query": query, "game": game}
    headers = {"vary": "hx-request", "cache-control": "no-cache"}
    if request.headers.get("hx-request") == "true" and request.headers.get("hx-history-restore-request") != "true":
        return Response(rendered("cards_found.html", visitor, **context), media_type=MediaType.HTML, headers=headers)
    whole = page(request, house, visitor, "cards.html", names=_games_with_cards(), **context)
    whole.headers.update(headers)
    return whole


@get("/cards/{game:str}/{topic:str}", include_in_schema=False)
async def one_card(visitor: TheVisitor, game: FromPath[str], topic: FromPath[str]) -> Response[str]:
    """A card in large, as a page puts it in."""
    if game not in nemeton.rulebooks():
        raise NotThere("site/no_game", game=game[:40])
    speech = speech_of(nemeton.rulebooks()[game], visitor.language, ())
    return _large(visitor, game, topic_of(speech, topic))


@get("/tables/{table_id:str}/cards/{topic:str}", include_in_schema=False)
async def table_card(
    house: TheHouse, visitor: TheVisitor, table_id: FromPath[str], topic: FromPath[str]
) -> Response[str]:
    """The same at a table: with what the reader has towards its levels now."""
    table = await house.tables.look(table_id)
    viewpoint = Viewpoint(table, table.seat_of(visitor.id), visitor.language)
    return _large(visitor, table.row.game, viewpoint.card(topic))


def _large(visitor: Visitor, game: str, topic: TopicView | None) -> Response[str]:
    if topic is None:
        raise NotThere("site/no_page")
    law = law_of(game, topic.ident, visitor.language)
    told = rendered("large_card_body.html", visitor, topic=topic, game=game, law=law)
    return Response(told, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@cache
def law_of(game: str, topic: str, language: str) -> str:
    """The section of the rules that is about a card, if there is one."""
    return next((anchor for anchor in sorted(anchors_of(game, language)) if anchor.split(".")[-1] == topic), "")


@cache
def cards_of(game: str, language: str) -> tuple[CardEntry, ...]:
    """All cards of a game, by name."""
    book = nemeton.rulebooks()[game]
    folders = (KERNEL_WORDS, book.words_folder, *((book.text.words_folder,) if book.text else ()))
    words = Words(language, folders, book.naming)
    cards = [
        CardEntry(
            topic_id,
            words.say(topic.name),
            words.say(topic.text),
            Markup(book.beside.topic_picture(topic_id)),
            law_of(game, topic_id, language),
        )
        for topic_id, topic in _topics(book).items()
    ]
    return tuple(sorted(cards, key=lambda card: alphabetical(card.name)))


def _games_with_cards() -> list[str]:
    return [name for name, book in nemeton.rulebooks().items() if _topics(book)]


def _topics(book: Rulebook[Any]) -> Mapping[str, Topic]:
    return book.text.topics if book.text else {}


def matches(card: CardEntry, query: str) -> bool:
    """Does every word of the search stand in the card's name or text?"""
    told = plain(f"{card.name} {card.text}")
    return all(word in told for word in plain(query).split())


LETTERS = "абвгґдеєжзиіїйклмнопрстуфхцчшщъыьэюя"  # of Russian and Ukrainian, in the order of both
ORDER = str.maketrans({letter: chr(ord("а") + place) for place, letter in enumerate(LETTERS)})


def alphabetical(name: str) -> str:
    """A name as it is sorted: letters such as і and ґ have their place in the alphabet, not behind я.

    >>> sorted(["Яр", "Йти", "Іній", "Її", "Гора", "Ґанок", "Ель", "Єва"], key=alphabetical)
    ['Гора', 'Ґанок', 'Ель', 'Єва', 'Іній', 'Її', 'Йти', 'Яр']
    """
    return plain(name).translate(ORDER)


def plain(text: str) -> str:
    """Letters as people type them in a hurry.

    >>> plain("Ещё ОДИН Камень’s")
    "еще один камень's"
    """
    return text.casefold().replace("ё", "е").replace("’", "'").replace("ʼ", "'")


HANDLERS: list[ControllerRouterHandler] = [all_cards, cards_page, one_card, table_card]
