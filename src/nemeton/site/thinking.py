"""Bots think in worker processes, one move at a time; what they say is answered like anybody's answer.

A bot's worker gets the table's record, loads it, and hands the bot an imagined game: what is hidden from its seat is
hidden from it. Nothing is lost when a worker or the site dies: on its next start the site wakes
every table whose bot is asked.
"""

import asyncio
import contextlib
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import SystemRandom
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

import nemeton
from nemeton.bots import make as make_bot
from nemeton.bots.workers import begin_worker
from nemeton.kernel import IllegalAnswer
from nemeton.kernel.values import to_json

from .errors import TooLate
from .storage import TableRow
from .tables import Tables

SHORTEST_THOUGHT = 0.35  # seconds; a bot that answers faster than an eye can follow is no fun


def think(record: dict[str, Any], seat: int, bot: str, seed: int) -> tuple[str, Any]:
    """In a worker: what the bot answers, and to which ask."""
    from random import Random

    rng = Random(seed)
    game = nemeton.load(record)
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
        self._seeds = SystemRandom()

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
            bots = table.bots_asked
            if not bots or table.game is None:
                return
            place, loop = bots[0], asyncio.get_running_loop()
            pause = asyncio.create_task(asyncio.sleep(SHORTEST_THOUGHT))
            seed = self._seeds.getrandbits(64)
            ask_id, option = await loop.run_in_executor(
                self._pool, think, table.game.record(), place.seat, place.bot or "greedy", seed
            )
            await pause
            with contextlib.suppress(TooLate, IllegalAnswer):  # an undo or another answer came first: look again
                await self._tables.answer(table_id, place.seat, ask_id, option)

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)  # so that each gives its connection back
        self._pool.shutdown(wait=False, cancel_futures=True)
