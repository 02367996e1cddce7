"""The handbook beside a game: pieces of the rules and cards of one game, for the drawer of a table (handbook.js)."""

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

import nemeton

from ..base.errors import NotThere
from ..base.limits import spend
from ..view.render import rendered
from .cards import LONGEST_SEARCH, cards_of, chosen_of, filters_of, matches
from .dependencies import TheVisitor
from .rules import SectionView, rules_of, search

MOST_CARDS = 24  # in the drawer at once: whoever looks for another one searches
LONGEST_ANCHOR = 100


@get("/handbook/{game:str}", include_in_schema=False)
async def handbook(request: Request[Any, Any, Any], visitor: TheVisitor, game: FromPath[str]) -> Response[str]:
    """Rules (?part=rules: contents, ?at=… a section, ?q=… a search), cards (?part=cards), or how a table works
    (?part=how; a search there looks into the rules)."""
    if game not in nemeton.rulebooks():
        raise NotThere("site/no_game", game=game[:40])
    part, is_search = request.query_params.get("part"), bool(request.query_params.get("q", "").strip())
    if part == "how" and not is_search:
        told = rendered("handbook_table.html", visitor)
    else:
        told = await (_cards if part == "cards" else _rules)(request, visitor, game)
    return Response(told, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


async def _rules(request: Request[Any, Any, Any], visitor: TheVisitor, game: str) -> str:
    sections = await asyncio.to_thread(rules_of, game, visitor.language)
    query = request.query_params.get("q", "")[:LONGEST_SEARCH]
    at = request.query_params.get("at", "")[:LONGEST_ANCHOR]
    found = await search(game, visitor.language, query)
    shown = _section(sections, at) if not query.strip() else ()
    context: dict[str, Any] = {"game": game, "query": query, "found": found, "sections": sections, "shown": shown}
    return rendered("handbook_rules.html", visitor, **context)


def _section(sections: tuple[SectionView, ...], at: str) -> tuple[SectionView, ...]:
    """A section and those below it."""
    start = next((number for number, section in enumerate(sections) if section.anchor == at), None)
    if start is None or not start:  # the whole book is a page of its own
        return ()
    end = start + 1
    while end < len(sections) and sections[end].level > sections[start].level:
        end += 1
    return sections[start:end]


async def _cards(request: Request[Any, Any, Any], visitor: TheVisitor, game: str) -> str:
    every = await asyncio.to_thread(cards_of, game, visitor.language)
    query = request.query_params.get("q", "")[:LONGEST_SEARCH]
    at = request.query_params.get("at", "")[:LONGEST_ANCHOR]
    chosen = chosen_of(request, game, visitor.language)
    if query or chosen:
        await spend("searches")
    found = [card for card in every if matches(card, query, chosen) and at in ("", card.id)]
    return rendered(
        "handbook_cards.html",
        visitor,
        game=game,
        cards=found[:MOST_CARDS],
        count=len(found),
        every=len(every),
        filters=filters_of(game, visitor.language, chosen),
        is_filtered=bool(chosen),
    )


HANDLERS: list[ControllerRouterHandler] = [handbook]
