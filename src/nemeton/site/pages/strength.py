"""How strong the bots are: the eight levels, and what was measured of them in each game."""

from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

import nemeton
from nemeton.bots.strength import ENOUGH, Ladder, LevelStep, Rated, ladder_of

from ..base.errors import NotThere
from ..house import House
from ..tables.bot_levels import LEVELS
from ..view.fitting import fit_told
from ..visitors.visitor import Visitor
from .dependencies import TheHouse, TheVisitor
from .responses import page


class LevelRow(NamedTuple):
    """A level in a game's table: what was measured of it, if anything was."""

    bot: str
    step: LevelStep | None
    rating: Rated | None
    is_lowest: bool  # there is none below, so there is nothing to measure


class GameStrength(NamedTuple):
    """The levels of a game."""

    game: str
    is_cooperative: bool
    rows: tuple[LevelRow, ...]
    ladder: Ladder


@get("/bots", include_in_schema=False)
async def strength(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """The levels of the bots, and how strong each of them is."""
    return strength_page(request, house, visitor, {name: ladder_of(name) for name in nemeton.rulebooks()})


def strength_page(
    request: Request[Any, Any, Any], house: House, visitor: Visitor, ladders: dict[str, Ladder]
) -> Response[str]:
    """The page, of what is known of each game."""
    shown = [game_strength(name, ladder) for name, ladder in ladders.items()]
    return page(request, house, visitor, "strength.html", levels=LEVELS, shown=shown, enough=ENOUGH)


def game_strength(name: str, ladder: Ladder) -> GameStrength:
    """A row for every level of a game, measured or not."""
    together = nemeton.rulebooks()[name].is_cooperative
    steps = {step.upper: step for step in ladder.steps}
    ratings = {rated.level: rated for rated in ladder.ratings}
    rows = (
        LevelRow(bot, steps.get(number), ratings.get(number), number == 1 and not together)
        for number, bot in enumerate(LEVELS, 1)
    )
    return GameStrength(name, together, tuple(rows), ladder)


@get("/fit/{name:str}", include_in_schema=False)
async def fit(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, name: FromPath[str]
) -> Response[str]:
    """What fits a table of so many players, or of the usual number, for whoever drafts in the middle of a game."""
    book = nemeton.rulebooks().get(name)
    if book is None:
        raise NotThere("site/no_page")
    players = str(request.query_params.get("players", book.configurations[0].players))
    if players not in map(str, book.players):
        raise NotThere("site/no_page")
    found = fit_told(book, int(players), {}, visitor.language)
    if found is None:
        raise NotThere("site/no_page")
    return page(request, house, visitor, "fit_page.html", game=name, fit=found)


HANDLERS: list[ControllerRouterHandler] = [strength, fit]
