"""Cards: every card, stone and power of a game, to browse and to search."""

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

import nemeton
from nemeton.kernel import Rulebook, Topic

from ..base.errors import NotThere
from ..base.limits import spend
from ..view.faces import TagView, face_of, topic_of
from ..view.parts import TopicView
from ..view.render import rendered
from ..view.viewpoint import Viewpoint
from ..visitors.visitor import Visitor
from ..words.speech import speech_of
from .dependencies import TheHouse, TheVisitor
from .responses import page
from .rules import anchors_of, plain, search_words

LONGEST_SEARCH = 100
# What cards may be sorted out by, in this order.
GROUPS = ("kind", "owner", "deck", "suit", "side", "speed", "mark", "element")
TOGETHER = ("element",)  # a card has several of these: whoever names two wants both
MOST_CHOSEN = 30

Chosen = Mapping[str, frozenset[str]]
NOTHING_CHOSEN: Chosen = {}


class CardEntry(NamedTuple):
    """One thing that a player may ask about."""

    id: str
    name: str
    topic: TopicView
    law: str  # the section of the rules that is about it, if there is one
    told: str  # all of its words, as they are searched


class FilterView(NamedTuple):
    """A group of tags, with those that are chosen."""

    group: str
    tags: tuple[tuple[str, str, bool], ...]


@get("/cards", include_in_schema=False)
async def all_cards(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """The games that have cards."""
    return page(request, house, visitor, "shelf.html", shelf="cards", names=_games_with_cards())


@get("/cards/{game:str}", include_in_schema=False)
async def cards_page(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, game: FromPath[str]
) -> Response[str]:
    """The cards of a game; ?q=… finds those that a word stands in, ?suit=fox those of a suit."""
    if game not in nemeton.rulebooks():
        raise NotThere("site/no_game", game=game[:40])
    query = request.query_params.get("q", "")[:LONGEST_SEARCH]
    every = await asyncio.to_thread(cards_of, game, visitor.language)
    chosen = chosen_of(request, game, visitor.language)
    if query or chosen:
        await spend("searches")
    found = [card for card in every if matches(card, query, chosen)]
    filters = filters_of(game, visitor.language, chosen)
    is_sifted = bool(query.strip() or chosen)
    context: dict[str, Any] = {"cards": found, "every": len(every), "query": query, "game": game, "sifted": is_sifted}
    headers = {"vary": "hx-request", "cache-control": "no-cache"}
    if request.headers.get("hx-request") == "true" and request.headers.get("hx-history-restore-request") != "true":
        return Response(rendered("cards_found.html", visitor, **context), media_type=MediaType.HTML, headers=headers)
    whole = page(request, house, visitor, "cards.html", names=_games_with_cards(), filters=filters, **context)
    whole.headers.update(headers)
    return whole


def chosen_of(request: Request[Any, Any, Any], game: str, language: str) -> Chosen:
    """The tags that an address names; those that no card has are left out."""
    known = {(tag.group, tag.name) for tag in tags_of(game, language)}
    wanted = list(request.query_params.multi_items())[:MOST_CHOSEN]
    found = [(group, str(name)) for group, name in wanted if (group, str(name)) in known]
    return {group: frozenset(name for each, name in found if each == group) for group in {group for group, _ in found}}


@cache
def tags_of(game: str, language: str) -> tuple[TagView, ...]:
    """All tags of a game's cards, by group, in the order in which they come up."""
    met: dict[tuple[str, str], TagView] = {}
    book = nemeton.rulebooks()[game]
    speech = speech_of(book, language, ())
    for topic in _topics(book):
        face = face_of(speech, topic)
        for tag in face.tags if face else ():
            met.setdefault((tag.group, tag.name), tag)
    return tuple(sorted(met.values(), key=lambda tag: GROUPS.index(tag.group)))


def filters_of(game: str, language: str, chosen: Chosen) -> tuple[FilterView, ...]:
    """What the cards of a game can be sorted out by."""
    tags = tags_of(game, language)
    groups = (
        FilterView(
            group,
            tuple((tag.name, tag.word, tag.name in chosen.get(group, ())) for tag in tags if tag.group == group),
        )
        for group in GROUPS
    )
    return tuple(group for group in groups if len(group.tags) > 1)


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
    speech = speech_of(book, language, ())
    topics = (topic_of(speech, ident) for ident in _topics(book))
    cards = (
        CardEntry(topic.ident, topic.name, topic, law_of(game, topic.ident, language), _words_on(topic))
        for topic in topics
        if topic is not None
    )
    return tuple(sorted(cards, key=lambda card: alphabetical(card.name)))


def _words_on(topic: TopicView) -> str:
    """Every word of a card: its name and text, and all that stands beside signs."""
    face = topic.face
    found = [topic.name, topic.text]
    if face is not None:
        found += [face.kind, face.text, face.more, *(fact.word for fact in (*face.facts, *face.elements))]
        found += [tag.word for tag in face.tags]
        for level in face.levels:
            found += [level.title, level.text, *(need.word for need in level.needs)]
    return plain(" ".join(found))


def _games_with_cards() -> list[str]:
    return [name for name, book in nemeton.rulebooks().items() if _topics(book)]


def _topics(book: Rulebook[Any]) -> Mapping[str, Topic]:
    return book.text.topics if book.text else {}


def matches(card: CardEntry, query: str, chosen: Chosen = NOTHING_CHOSEN) -> bool:
    """Does every word of the search stand on the card, and has it what was chosen in every group?"""
    if not all(word in card.told for word in search_words(query)):
        return False
    return all(_has(card, group, names) for group, names in chosen.items())


def _has(card: CardEntry, group: str, names: frozenset[str]) -> bool:
    tags = card.topic.face.tags if card.topic.face else ()
    own = {tag.name for tag in tags if tag.group == group}
    return names <= own if group in TOGETHER else not names.isdisjoint(own)


LETTERS = "абвгґдеєжзиіїйклмнопрстуфхцчшщъыьэюя"  # of Russian and Ukrainian, in the order of both
ORDER = str.maketrans({letter: chr(ord("а") + place) for place, letter in enumerate(LETTERS)})


def alphabetical(name: str) -> str:
    """A name as it is sorted: letters such as і and ґ have their place in the alphabet, not behind я.

    >>> sorted(["Яр", "Йти", "Іній", "Її", "Гора", "Ґанок", "Ель", "Єва"], key=alphabetical)
    ['Гора', 'Ґанок', 'Ель', 'Єва', 'Іній', 'Її', 'Йти', 'Яр']
    """
    return plain(name).translate(ORDER)


HANDLERS: list[ControllerRouterHandler] = [all_cards, cards_page, one_card, table_card]
