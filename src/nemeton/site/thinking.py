"""Bots think in worker processes, one move at a time; what they say is answered like anybody's answer.

A bot's worker gets the table's last checkpoint and what happened since, makes the game of it, and hands the bot an
imagined one: what is hidden from its seat is hidden from it. In a window a bot without a choice takes as long as bots
of its kind do with one. Nothing is lost when a worker or the site dies: on its next start the site wakes every table
whose bot is asked. Here the house also passes for people who do not want to be asked without having a choice.
"""

import asyncio
import contextlib
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import SystemRandom
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

import nemeton
from nemeton.bots import make as make_bot
from nemeton.bots.workers import begin_worker
from nemeton.kernel import Ask, Game, IllegalAnswer
from nemeton.kernel.records import Origin
from nemeton.kernel.snapshots import Story, frozen, growth, thawed, unfrozen
from nemeton.kernel.values import to_json

from .errors import TooLate
from .storage import SeatRow, TableRow
from .tables import OpenTable, Tables

SHORTEST_THOUGHT = 0.35  # seconds; a bot that answers faster than an eye can follow is no fun
THOUGHTS_REMEMBERED = 20


def think(
    name: str, players: int, origin: Origin, checkpoint: bytes, told: bytes, seat: int, bot: str, seed: int
) -> tuple[str, Any]:
    """In a worker: what the bot answers, and to which ask."""
    from random import Random

    rng = Random(seed)
    story = Story()
    story.grow(told)
    game = thawed(nemeton.games()[name], players, origin, unfrozen(checkpoint), story)
    option = make_bot(bot, rng.getrandbits(32)).choose(game.imagined(seat, rng), seat)
    ask = next(ask for ask in game.asks if ask.seat == seat and ask.offered(option) is not None)
    return ask.id, to_json(option)


class Bots:
    """The bots of a site."""

    def __init__(self, tables: Tables, sessions: async_sessionmaker[AsyncSession], workers: int) -> None:
        self._tables = tables
        self._sessions = sessions
        self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=begin_worker)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._lots = SystemRandom()
        self._thoughts: dict[str, deque[float]] = {}  # how long bots of a kind took of late

    async def wake_all(self) -> None:
        """After a start: go on wherever a bot is asked."""
        async with self._sessions() as session:
            playing = list(await session.scalars(select(TableRow.id).where(TableRow.stage == "playing")))
        for table_id in playing:
            self.wake(table_id)

    def wake(self, table_id: str) -> None:
        """Let the bots of a table answer until a person is asked."""
        if table_id not in self._busy and self._tables.may_have_bots(table_id):
            task = asyncio.create_task(self._play(table_id))
            self._busy[table_id] = task
            task.add_done_callback(lambda _: self._busy.pop(table_id, None))

    async def _play(self, table_id: str) -> None:
        while True:
            table = await self._tables.look(table_id)
            bots, passed = table.bots_asked, table.passed_over
            if table.game is None or not (bots or passed):
                return
            await asyncio.gather(
                *(self._answer(table, table.game, place) for place in bots),
                *(self._say(table, place.seat, ask.id, to_json(ask.options[0])) for place, ask in passed),
            )

    async def _answer(self, table: OpenTable, game: Game[Any], place: SeatRow) -> None:
        """One bot answers."""
        bot = place.bot or "greedy"
        ask = next(ask for ask in game.asks if ask.seat == place.seat)
        if len(ask.options) == 1:
            await asyncio.sleep(self._pretended(ask, bot))
            await self._say(table, place.seat, ask.id, to_json(ask.options[0]))
            return
        began = time.monotonic()
        pause = asyncio.create_task(asyncio.sleep(SHORTEST_THOUGHT))
        known = game.book.name, game.players, game.origin, frozen(game), growth(None, game)
        ask_id, option = await asyncio.get_running_loop().run_in_executor(
            self._pool, think, *known, place.seat, bot, self._lots.getrandbits(64)
        )
        self._thoughts.setdefault(bot, deque(maxlen=THOUGHTS_REMEMBERED)).append(time.monotonic() - began)
        await pause
        await self._say(table, place.seat, ask_id, option)

    def _pretended(self, ask: Ask, bot: str) -> float:
        """How long a bot seems to think that has nothing to choose: in secret as long as it would with a choice."""
        thoughts = self._thoughts.get(bot)
        return self._lots.choice(thoughts) if ask.secret and thoughts else SHORTEST_THOUGHT

    async def _say(self, table: OpenTable, seat: int, ask_id: str, option: Any) -> None:
        """Answer, unless an undo or another answer came first: then the table is looked at again."""
        with contextlib.suppress(TooLate, IllegalAnswer):
            await self._tables.answer(table.row.id, seat, ask_id, option)

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)  # so that each gives its connection back
        self._pool.shutdown(wait=False, cancel_futures=True)
