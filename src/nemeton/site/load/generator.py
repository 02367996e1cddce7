"""The load generator, a process of its own: so many tables, each of which answers once in a while.

It prints one line of JSON when all tables are open, and one with what it measured at the end. Answers are due at fixed
times, whatever the server does: one that comes late because the one before it took too long is counted.
"""

import asyncio
import contextlib
import gc
import json
import sys
import time
from typing import Any

import msgspec

from nemeton.kernel import LANGUAGES

from .guests import Guest, GuestClick, Onlooker, Pair

ARRIVING = 8  # tables that are opened at a time
SETTLING = 2.0  # seconds until everybody who looks on has been told of all the others


class Order(msgspec.Struct):
    """What the generator shall do. With `idle`, one guest looks at each table and nobody plays; with `onlookers`, so
    many look on at one table where `tables` is the number of answers."""

    host: str
    port: int
    tables: int
    seconds: float
    every: float = 1.0
    warm: float = 3.0
    idle: bool = False
    onlookers: int | None = None
    game: str = "cairn"


class LoadTally:
    """What happened."""

    def __init__(self) -> None:
        self.clicks: list[GuestClick] = []
        self.played = 0  # answers, those of the first seconds too
        self.errors: list[str] = []
        self.due = 0
        self.late = 0
        self.reopened = 0


async def answer_on_time(pair: Pair, order: Order, tally: LoadTally, begin: float, phase: float) -> None:
    """Answer at fixed times until the time is over."""
    number = 0
    while (due := phase + number * order.every) < order.warm + order.seconds:
        counts = due >= order.warm
        tally.due += counts
        await asyncio.sleep(max(0.0, begin + due - time.perf_counter()))
        if counts and time.perf_counter() - begin - due > order.every:
            tally.late += 1
        try:
            click = await pair.click(due)
        except Exception as error:
            tally.errors.append(f"{type(error).__name__}: {error}")
            await asyncio.sleep(order.every)
            with contextlib.suppress(Exception):  # the next click says what is wrong
                await pair.open()
        else:
            tally.reopened += click is None
            tally.played += click is not None
            if click is not None and counts:
                tally.clicks.append(click)
        number += 1


async def load_site(order: Order) -> dict[str, Any]:
    """Open all tables, then play."""
    pairs = [Pair(order.host, order.port, number, order.game) for number in range(order.tables)]
    gate, tally = asyncio.Semaphore(ARRIVING), LoadTally()

    async def arrive(pair: Pair) -> None:
        async with gate:
            await pair.arrive()

    await asyncio.gather(*map(arrive, pairs))
    gc.freeze()
    print(json.dumps({"open": len(pairs)}), flush=True)
    begin, used = time.perf_counter(), time.process_time()
    phases = [order.every * number / len(pairs) for number in range(len(pairs))]
    playing = (answer_on_time(pair, order, tally, begin, phase) for pair, phase in zip(pairs, phases, strict=True))
    await asyncio.gather(*playing)
    spent, took = time.process_time() - used, time.perf_counter() - begin
    for pair in pairs:
        pair.close()
    return {
        "due": tally.due,
        "late": tally.late,
        "reopened": tally.reopened,
        "errors": tally.errors[:20],
        "error_count": len(tally.errors),
        "seen": [click.seen for click in tally.clicks],
        "acknowledged": [click.acknowledged for click in tally.clicks],
        "cpu": spent / took,
        "seconds": took,
        "played": tally.played,
    }


async def watch(order: Order) -> dict[str, Any]:
    """Live tables at which nothing happens, with one viewer each."""
    pairs = [Pair(order.host, order.port, number) for number in range(order.tables)]
    for pair in pairs:
        await pair.arrive()
        absent: Guest = pair.guests[1]
        absent.leave()
        absent.client.close()
        pair.guests[0].client.close()
    print(json.dumps({"open": len(pairs)}), flush=True)
    await asyncio.sleep(order.seconds)
    return {"idle": len(pairs)}


async def play_watched(order: Order) -> dict[str, Any]:
    """One table where so many look on: an answer follows when everybody has seen the one before. The second line is
    printed when all have settled down, so that the cost of their arrival is not counted."""
    pair = Pair(order.host, order.port, 0, order.game)
    await pair.arrive()
    watched, played = pair.table, 0
    onlookers = [
        Onlooker(order.host, order.port, watched, LANGUAGES[at % len(LANGUAGES)]) for at in range(order.onlookers or 0)
    ]
    for onlooker in onlookers:
        await onlooker.look()
    print(json.dumps({"open": len(onlookers)}), flush=True)
    await asyncio.sleep(SETTLING)
    for onlooker in onlookers:
        await onlooker.until(pair.guests[0].version)
    print(json.dumps({"settled": len(onlookers)}), flush=True)
    while played < order.tables and await pair.click(0.0) is not None and pair.table == watched:
        for onlooker in onlookers:
            await onlooker.until(pair.guests[0].version)
        played += 1
    print(json.dumps({"played": played}), flush=True)
    for onlooker in onlookers:
        onlooker.leave()
    pair.close()
    return {}


def main() -> None:
    """Do what the first argument orders, as JSON."""
    order = msgspec.json.decode(sys.argv[1], type=Order)
    job = watch if order.idle else load_site if order.onlookers is None else play_watched
    print(json.dumps(asyncio.run(job(order))), flush=True)


if __name__ == "__main__":
    main()
