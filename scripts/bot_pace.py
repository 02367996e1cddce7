"""How long bots at the site take for an answer and for a turn, as people at the table wait for it.

    python scripts/bot_pace.py root --minutes 3 --busy 2

opens a table of bots in a house of its own (a database, worker processes, everything but the web), lets them play for
some minutes and prints the longest and the mean waits. `--option landmarks=two` is an option of the game, as often as
wanted. An answer is measured from the moment when the bot is asked
until its answer is shown; a turn is the sum over a seat's answers in it. `--busy` starts processes that do nothing but
count, so that the cores are never free.
"""

import argparse
import asyncio
import multiprocessing
import os
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import nemeton
from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.storage import Person
from nemeton.site.tables.bot_levels import HIGHEST, LEVELS
from nemeton.site.tables.wishes import SeatWish, TableWish
from nemeton.site.view.shelf import quick_players

NOBODY = Person(id="0" * 32, name="Nobody", preferences={})


async def measured(
    house: House, game: str, level: str, players: int, minutes: float, options: dict[str, Any]
) -> tuple[list[float], list[float]]:
    """The seconds of each answer and of each turn, with a choice in it."""
    await house.open()
    seats = [SeatWish("bot", level)] * players
    answers: list[float] = []
    turns: dict[tuple[str, int, int], float] = defaultdict(float)
    ends = time.monotonic() + 60 * minutes
    while time.monotonic() < ends:
        table_id = await house.tables.open(NOBODY, TableWish(game=game, seats=seats, options=options))
        async with house.bell.listening(table_id) as heard:
            house.bots.wake(table_id)
            table, began = await house.tables.look(table_id), time.monotonic()
            while table.row.stage == "playing" and time.monotonic() < ends:
                heard.clear()
                before = table
                table = await house.tables.look(table_id)
                if table.row.number == before.row.number:
                    await heard.wait()
                    continue
                took, began = time.monotonic() - began, time.monotonic()
                assert before.game is not None
                asked = {ask.seat: len(ask.options) for ask in before.game.asks}
                if len(asked) == 1:  # else nobody can tell who was waited for
                    seat, choices = next(iter(asked.items()))
                    turns[table_id, seat, before.game.state.turn] += took
                    if choices > 1:
                        answers.append(took)
    await house.close()
    return answers, list(turns.values())


def count() -> None:
    """Keep a core busy."""
    while True:
        pass


def told(what: str, seconds: list[float]) -> str:
    """The figures of one kind of wait."""
    seconds = sorted(seconds)
    late = seconds[int(0.95 * (len(seconds) - 1))]
    mean = sum(seconds) / len(seconds)
    return f"{what}: {len(seconds)}, mean {mean:.2f} s, 95 % within {late:.2f} s, longest {seconds[-1]:.2f} s"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(nemeton.rulebooks()))
    parser.add_argument("--level", choices=LEVELS, default=HIGHEST)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--busy", type=int, default=0)
    asked = parser.parse_args()
    players = asked.players or quick_players(asked.game)
    options = dict(option.split("=", 1) for option in asked.option)
    others = [multiprocessing.Process(target=count, daemon=True) for _ in range(asked.busy)]
    for other in others:
        other.start()
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_from({"NEMETON_LIMITS": "0", "NEMETON_WINDOWS": "0"}, Path(folder))
        house = House(settings)
        load = os.getloadavg()[0]
        answers, turns = asyncio.run(measured(house, asked.game, asked.level, players, asked.minutes, options))
    for other in others:
        other.kill()
    print(
        f"{asked.game}, {players} {asked.level} bots, {asked.minutes:g} minutes, {asked.busy} busy processes,",
        end=" ",
    )
    print(*asked.option, f"{os.cpu_count()} cores, load {load:.1f} to {os.getloadavg()[0]:.1f}")
    print(told("answers with a choice", answers))
    print(told("turns", turns))


if __name__ == "__main__":
    main()
