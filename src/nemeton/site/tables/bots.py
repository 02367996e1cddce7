"""Bots think in worker processes, one move at a time; what they say is answered like anybody's answer.

A bot's worker gets the table's last checkpoint and what happened since, makes the game of it, and hands the bot an
imagined one: what is hidden from its seat is hidden from it. In a window a bot without a choice takes as long as bots
of its kind do with one. Nothing is lost when a worker or the site dies: on its next start the site wakes every table
whose bot is asked. Here the house also passes for people who do not want to be asked without having a choice.

Tables are served in turns, and every thought has its time (bot_pace.py). When a worker dies or its time is long over,
the bot thinks again; then a simpler one answers in its place; and when that fails too, the table is told.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random, SystemRandom
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

import nemeton
from nemeton.bots.kept import Kept
from nemeton.bots.levels import LevelBot, number_of
from nemeton.bots.pace import LEAST
from nemeton.kernel import Ask, Game, IllegalAnswer
from nemeton.kernel.records import Origin
from nemeton.kernel.snapshots import Story, frozen, growth, thawed, unfrozen
from nemeton.kernel.values import to_json

from ..base.background import BackgroundTasks
from ..base.errors import NotThere, TooLate
from ..base.safe_logs import code_places
from ..base.settings import Settings
from ..base.workers import JobFailed, WorkerPool
from ..storage import Alone, Company, SeatRow, TableRow, now
from .ahead import Given, due, still_held
from .bot_levels import nearest, simpler
from .bot_pace import BotPace, BotTurn
from .service import TableService
from .sole_answers import is_alone
from .table import OpenTable
from .windows import LONGEST, SHORTEST

log = logging.getLogger(__name__)

MEGABYTES = 1024  # that a bot may use
THOUGHTS_REMEMBERED = 20
GRACE = 6.0  # seconds after its time that a thought is waited for; a machine may be busy
AGAIN = 1.0  # seconds to think when the first thought was lost
MOST_REFUSED = 3  # answers in a row that the game refuses; no bot gives even one


CLAIM = "bots "  # how the claim on the bots of a table begins
LATELY = timedelta(minutes=5)  # a dead process may have left tables that moved since then


KEPT: Kept[LevelBot] = Kept()  # in a worker


class BotBriefing(NamedTuple):
    """What a worker needs to make the game of a table."""

    name: str
    players: int
    origin: Origin
    checkpoint: bytes
    told: bytes


def think(known: BotBriefing, seat: int, bot: str, seed: int, until: float, place: str = "") -> tuple[str, Any]:
    """In a worker: what the bot answers, and to which ask. It thinks until a time of the system's own clock. Where the
    worker has thought in this place before, the same bot goes on, with its tree or its plan as far as that fits."""
    rng = Random(seed)
    story = Story()
    story.grow(known.told)
    book = nemeton.rulebooks()[known.name]
    game = thawed(book, known.players, known.origin, unfrozen(known.checkpoint), story)
    imagined = game.imagined(seat, rng)
    name = f"{place} {seat} {bot}"
    thinker = KEPT.take(name) or LevelBot(number_of(bot), rng.getrandbits(32))
    thinker.at_most = max(LEAST, until - time.monotonic())
    option = thinker.choose(imagined, seat)
    KEPT.keep(name, thinker)
    ask = next(ask for ask in game.asks if ask.seat == seat and ask.offered(option) is not None)
    return ask.id, to_json(option)


class BotService:
    """The bots of a site."""

    def __init__(
        self,
        tables: TableService,
        sessions: async_sessionmaker[AsyncSession],
        settings: Settings,
        ready: Sequence[str] = (),
        company: Alone | Company | None = None,
    ) -> None:
        self._tables = tables
        self._sessions = sessions
        self._background = BackgroundTasks()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._once_more: set[str] = set()  # of those that are busy
        self._lots = SystemRandom()
        self._pace = BotPace()
        self._house_pace = settings.window_pace
        self._thoughts: dict[str, deque[float]] = {}  # how long bots of a kind took of late
        self._company = company or Alone()
        self.thoughts = self.in_vain = 0  # that were thought, and that came too late to be an answer
        self.workers = WorkerPool(settings.bot_workers, megabytes=MEGABYTES, ready=ready, loaded=settings.loaded)

    async def wake_all(self, since: datetime | None = None) -> None:
        """After a start: go on wherever a bot is asked; only where something has happened since then, if it is said."""
        chosen = select(TableRow.id).where(TableRow.stage == "playing")
        async with self._sessions() as session:
            playing = list(await session.scalars(chosen if since is None else chosen.where(TableRow.moved_at > since)))
        for table_id in playing:
            self.wake(table_id)

    def take_over(self, claims: Sequence[str]) -> None:
        """Go on with what dead processes had begun: with their tables, and with those that they had not come to yet."""
        for claim in claims:
            if claim.startswith(CLAIM):
                self.wake(claim.removeprefix(CLAIM))
        self._background.start(self.wake_all(now() - LATELY), "waking the bots of dead processes")

    def wake(self, table_id: str) -> None:
        """Let the bots of a table answer until a person is asked. Who is at work there looks once more: it may have
        looked for the last time before something happened, and not be done yet."""
        if table_id in self._busy:
            self._once_more.add(table_id)
        elif self._tables.may_have_bots(table_id):
            task = self._background.start(self._play(table_id), f"the bots of table {table_id}")
            self._busy[table_id] = task
            task.add_done_callback(lambda done: self._rest(table_id, is_over=done.cancelled()))

    def _rest(self, table_id: str, *, is_over: bool) -> None:
        """The bots of a table are done; whoever was woken meanwhile begins again, unless all is over."""
        self._busy.pop(table_id, None)
        if table_id in self._once_more:
            self._once_more.remove(table_id)
            if not is_over:
                self.wake(table_id)

    @property
    def busy(self) -> int:
        """At how many tables bots answer now."""
        return len(self._busy)

    def silent(self, table_id: str) -> frozenset[int]:
        """The bots of a table that could not answer, as far as is known. Whoever wakes the table lets them try
        again."""
        known = self._tables.known.get(table_id)
        return frozenset(known.row.silent or ()) if known is not None else frozenset()

    async def answer_by_lot(self, table_id: str) -> None:
        """Let chance answer once for each bot that could not."""
        table = await self._tables.look(table_id)
        silent = table.row.silent
        if not silent:
            raise TooLate("site/no_silent_bot")
        for seat in silent:
            ask = next((ask for ask in table.game.asks if ask.seat == seat), None) if table.game else None
            if ask is not None:
                await self._say(table, seat, ask.id, to_json(self._lots.choice(ask.options)))
        await self._tell(table, ())

    async def _play(self, table_id: str) -> None:
        """Let the bots of a table answer, if no other process does. Whoever leaves the table to others looks once more:
        what happened before that was left to this process. A table that is removed or closed needs no
        bots."""
        with contextlib.suppress(NotThere, TooLate):
            while await self._company.claim(CLAIM + table_id):
                try:
                    await self._play_on(table_id)
                finally:
                    await self._company.release(CLAIM + table_id)
                if self._company.is_alone or not _is_due(await self._tables.look(table_id)):
                    return

    async def _play_on(self, table_id: str) -> None:
        refused = 0
        while True:
            table = await self._tables.look(table_id)
            if table.is_closed:
                return
            await self._drop_overtaken(table)
            bots, passed = table.bots_asked, table.passed_over
            given = due(table.game, table.seats) if table.game is not None else []
            if table.game is None or not (bots or passed or given):
                await self._tell(table, ())
                return
            answered = await asyncio.gather(*(self._answered(table, table.game, place) for place in bots))
            silent = [place.seat for place, has_answered in zip(bots, answered, strict=True) if not has_answered]
            await self._answer_for_people(table, passed, given)
            after = await self._tables.look(table_id)
            refused = refused + 1 if after.row.number == table.row.number else 0
            if silent or refused >= MOST_REFUSED:
                await self._tell(after, silent or [place.seat for place in bots])
                return

    async def _answer_for_people(
        self, table: OpenTable, passed: Sequence[tuple[SeatRow, Ask]], given: Sequence[Given]
    ) -> None:
        """Answer for people who have no choice, or have answered in advance. Among several people it takes a moment, as
        if somebody had looked."""
        if not is_alone(table.seats) and (passed or given):
            await asyncio.sleep(self._house_pace * self._lots.uniform(SHORTEST, LONGEST))
        for place, ask in passed:
            await self._say(table, place.seat, ask.id, to_json(ask.options[0]))
        for one in given:
            if not one.is_standing:
                left = [kept for kept in one.place.ahead if kept["name"] != one.name]
                await self._tables.keep_ahead(table.row.id, one.place.seat, left)
            await self._say(table, one.place.seat, one.ask.id, to_json(one.option))

    async def _drop_overtaken(self, table: OpenTable) -> None:
        """Forget what people have answered in advance and what can be no more."""
        for place in table.seats:
            if place.ahead and table.game is not None:
                held = still_held(table.game, place) if place.kind == "person" else []
                if held != place.ahead:
                    await self._tables.keep_ahead(table.row.id, place.seat, held)

    async def _tell(self, table: OpenTable, silent: Sequence[int]) -> None:
        """Tell the table which bots cannot answer."""
        if sorted(silent) != sorted(table.row.silent or ()):
            async with self._tables.changing(table.row.id) as (_, now_there):
                now_there.row.silent = sorted(silent) or None

    async def _answered(self, table: OpenTable, game: Game[Any], place: SeatRow) -> bool:
        """One bot answers; False if it cannot. Whatever goes wrong is logged, and stops no other bot."""
        try:
            return await self._answer(table, game, place)
        except Exception as error:
            log.error("table %s: the bot on seat %d failed\n%s", table.row.id, place.seat, code_places(error))
            return False

    async def _answer(self, table: OpenTable, game: Game[Any], place: SeatRow) -> bool:
        """One bot answers; False if it cannot."""
        bot, began = nearest(place.bot, game.book.name), time.monotonic()
        turn = self._pace.turn(table.row.id, place.seat, game.state.turn)
        ask = next(ask for ask in game.asks if ask.seat == place.seat)
        if len(ask.options) == 1:
            await asyncio.sleep(self._pretended(ask, bot, turn))
            await self._say(table, place.seat, ask.id, to_json(ask.options[0]))
            turn.spend(time.monotonic() - began)
            return True
        pause = asyncio.create_task(asyncio.sleep(turn.pause))
        try:
            thought = await self._thought(table.row.id, game, place.seat, bot, began + turn.seconds())
            if thought is None:
                return False
            self._thoughts.setdefault(bot, deque(maxlen=THOUGHTS_REMEMBERED)).append(time.monotonic() - began)
            await pause
        finally:
            pause.cancel()
        self.thoughts += 1
        self.in_vain += not await self._say(table, place.seat, *thought)
        turn.spend(time.monotonic() - began)
        return True

    async def _thought(
        self, table_id: str, game: Game[Any], seat: int, bot: str, until: float
    ) -> tuple[str, Any] | None:
        """What a bot answers and to which ask, if need be at the second try or in the words of a simpler one."""
        known = BotBriefing(game.book.name, game.players, game.origin, frozen(game), growth(None, game))
        for number, thinker in enumerate((bot, bot, simpler(bot, game.book.name)), 1):
            seed, left = self._lots.getrandbits(64), max(0.0, until - time.monotonic())
            try:
                return await self.workers.do(table_id, left + GRACE, think, known, seat, thinker, seed, until, table_id)
            except JobFailed as error:
                log.error(
                    "table %s: %s gave no answer, try %d (%s)\n%s",
                    table_id,
                    thinker,
                    number,
                    type(error).__name__,
                    error,
                )
            until = time.monotonic() + AGAIN
        return None

    def _pretended(self, ask: Ask, bot: str, turn: BotTurn) -> float:
        """How long a bot seems to think that has nothing to choose: in secret as long as it would with a choice."""
        thoughts = self._thoughts.get(bot)
        return (
            max(turn.pause, min(turn.seconds(), self._lots.choice(thoughts))) if ask.secret and thoughts else turn.pause
        )

    async def _say(self, table: OpenTable, seat: int, ask_id: str, option: Any) -> bool:
        """Answer, unless an undo or another answer came first: then the table is looked at again. Was it taken?"""
        try:
            await self._tables.answer(table.row.id, seat, ask_id, option)
        except (TooLate, IllegalAnswer):
            return False
        return True

    async def close(self) -> None:
        """Stop thinking. What was being thought about is taken over, or begun again at the next start."""
        await self._background.close()  # so that each gives its connection back
        self.workers.close()


def _is_due(table: OpenTable) -> bool:
    """Must the house answer at this table, for a bot that can or for a person?"""
    if table.game is None or table.row.silent or table.is_closed:
        return False
    return bool(table.bots_asked or table.passed_over or due(table.game, table.seats))
