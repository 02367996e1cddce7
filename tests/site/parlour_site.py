"""A site where Parlour is played, the kernel's small game of hidden cards; and faults that would give cards away.

`app` is what a server process starts. All tables that are opened there get the same seed, so that two of them, one with
the truth and one with an imagined twin of it, go on with the same shuffles.
"""

import logging
import os
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Litestar

import nemeton.site.live.stream
import nemeton.site.pages.replay
import nemeton.site.pages.table
import nemeton.site.view.api_shapes
import nemeton.site.web.api
from nemeton.games import GAMES
from nemeton.kernel import ALL, Entry, Game, IllegalAnswer, Sealed
from nemeton.kernel import loop as kernel_loop
from nemeton.site.archive.replays import full_record
from nemeton.site.archive.stories import TableStory
from nemeton.site.base.settings import Settings, settings_from
from nemeton.site.tables.service import TableService
from nemeton.site.view.reader import Reader
from nemeton.site.view.replay import ReplayQuery, replay_page
from nemeton.site.web.app import create_app
from tests.kernel.parlour.book import PARLOUR, draw, parlour

SEED = bytes(range(32))
Patch = Callable[[Any, str, Any], None]


def register(patch: Patch) -> None:
    """Put Parlour on the shelf, and let all tables have one seed."""
    patch(Sealed, "fresh", staticmethod(lambda: Sealed(SEED)))
    GAMES["parlour"] = PARLOUR


def known(settings: Settings) -> Settings:
    """The settings of a site whose workers know Parlour."""
    return msgspec.structs.replace(settings, loaded=("tests.site.parlour_shelf",))


def app() -> Litestar:
    """The site of a server process; with a fault, if the environment names one."""
    register(setattr)
    settings = known(settings_from(os.environ | {"NEMETON_LIMITS": "0"}))
    if fault := os.environ.get("NEMETON_FAULT"):
        FAULTS[fault](setattr)
    return create_app(settings)


# Faults: each gives away, by one way only, what a seat may not see.


def _deck(game: Game[Any] | None) -> str:
    """Something that nobody may see."""
    return " ".join(held.card for held in game.state.deck) if game else ""


def _spied_decks(patch: Patch) -> list[str]:
    """The deck of each table of which a fragment was made, the latest last."""
    fragment, decks = nemeton.site.live.stream.LiveTables.fragment, list[str]()

    async def spying(live: Any, table: Any, *told: Any, **known: Any) -> Any:
        decks.append(_deck(table.game))
        return await fragment(live, table, *told, **known)

    patch(nemeton.site.live.stream.LiveTables, "fragment", spying)
    return decks


def in_the_picture(patch: Patch) -> None:
    """The drawing gets the truth."""
    truth: list[Any] = []
    seen_by = Game.seen_by

    def spying(game: Game[Any], seat: int) -> Any:
        truth[:] = [game.state]
        return seen_by(game, seat)

    def leaky(view: Any, **drawn: Any) -> str:
        return draw(view, **drawn).replace("</svg>", f"<!-- {[held.card for held in truth[0].deck]} --></svg>")

    patch(Game, "seen_by", spying)
    GAMES["parlour"] = parlour(draw=leaky)


def on_the_page(patch: Patch) -> None:
    """The page of a table carries more than its fragment."""
    page, decks = vars(nemeton.site.pages.table)["page"], _spied_decks(patch)

    def leaky(request: Any, house: Any, visitor: Any, template: str, **context: Any) -> Any:
        answer = page(request, house, visitor, template, **context)
        if template == "table.html":
            answer.content += decks[-1]
        return answer

    patch(nemeton.site.pages.table, "page", leaky)


def in_the_fragment(patch: Patch) -> None:
    """What is swapped into a page carries more than it should."""
    show = vars(nemeton.site.live.stream)["table_view"]

    def leaky(table: Any, *told: Any, **known: Any) -> Any:
        shown = show(table, *told, **known)
        layers = (*shown.laid.layers, f"<i hidden>{_deck(table.game)}</i>")
        return shown._replace(laid=shown.laid._replace(layers=layers))

    patch(nemeton.site.live.stream, "table_view", leaky)


def in_an_event(patch: Patch) -> None:
    """The stream carries more than the page."""
    event, decks = nemeton.site.live.stream.event, _spied_decks(patch)
    patch(nemeton.site.live.stream, "event", lambda ident, data: event(ident, f"{data}\n<!-- {decks[-1]} -->"))


def in_the_api(patch: Patch) -> None:
    """A program gets the whole state."""
    shown = nemeton.site.view.api_shapes.table_shown

    def leaky(table: Any, person: Any) -> Any:
        told = shown(table, person)
        told.state = msgspec.to_builtins(table.game.seen_by(ALL), str_keys=True) if table.game else None
        return told

    patch(nemeton.site.web.api, "table_shown", leaky)


def in_an_error(patch: Patch) -> None:
    """A refusal names what lies in the deck."""
    explain = vars(kernel_loop)["not_an_option"]

    def leaky(loop: Any, ask: Any, option: Any) -> IllegalAnswer:
        error: IllegalAnswer = explain(loop, ask, option)
        error.values["tried"] = " ".join(held.card for held in loop.play.state.deck)
        return error

    patch(kernel_loop, "not_an_option", leaky)


def in_the_log(patch: Patch) -> None:
    """Every answer is logged with the game."""
    change_game = TableService.change_game

    async def leaky(tables: TableService, table_id: str, change: Any, **given: Any) -> Any:
        table = await change_game(tables, table_id, change, **given)
        logging.getLogger("nemeton.site").warning("answered: %s", _deck(table.game))
        return table

    patch(TableService, "change_game", leaky)


# What workers do instead of what they should; they find it by its name.


def leaky_record(story: TableStory, seat: int) -> bytes:
    """All of a game, whoever asks."""
    return msgspec.json.encode(full_record(story.replay(seat)._replace(is_open=True)))


def leaky_replay(story: TableStory, seat: int, wanted: ReplayQuery, reader: Reader) -> str:
    """A game with everybody's eyes, whoever looks."""
    return replay_page(story.replay(seat)._replace(is_open=True), wanted._replace(eyes="all"), reader)


def in_the_record(patch: Patch) -> None:
    """Whoever downloads a running game gets all of it."""
    patch(nemeton.site.pages.replay, "record_of_table", leaky_record)


def in_the_replay(patch: Patch) -> None:
    """A running game can be looked at with everybody's eyes."""
    patch(nemeton.site.pages.replay, "table_page", leaky_replay)


def in_the_journal(patch: Patch) -> None:
    """Everybody reads what is for some seats only."""
    patch(Entry, "is_for", lambda entry, seat: True)


def by_who_could_act(patch: Patch) -> None:
    """Who holds a key is told, by saying who could play one."""
    shown = nemeton.site.view.api_shapes.table_shown

    def leaky(table: Any, person: Any) -> Any:
        told = shown(table, person)
        told.asked = sorted({ask.seat for ask in table.game.asks}) if table.game else []
        return told

    patch(nemeton.site.web.api, "table_shown", leaky)


def in_an_exception(patch: Patch) -> None:
    """Something breaks while a table is shown, and says on which card."""

    async def broken(live: Any, table: Any, *told: Any, **known: Any) -> Any:
        raise KeyError(_deck(table.game))

    patch(nemeton.site.live.stream.LiveTables, "fragment", broken)


FAULTS: dict[str, Callable[[Patch], None]] = {
    "picture": in_the_picture,
    "page": on_the_page,
    "fragment": in_the_fragment,
    "event": in_an_event,
    "api": in_the_api,
    "error": in_an_error,
    "log": in_the_log,
    "record": in_the_record,
    "replay": in_the_replay,
    "journal": in_the_journal,
    "asked": by_who_could_act,
    "exception": in_an_exception,
}
