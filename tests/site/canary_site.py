"""A site in which everything breaks that nobody waits for, and each time names a card that nobody may see."""

import asyncio
import gc
import logging
import os
from typing import Any

from litestar import Litestar

from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.tables.bots import BotService
from nemeton.site.web.app import create_app

CANARY = "rose-7-in-the-hand-of-vera"
log = logging.getLogger("nemeton.site.tables.service")


async def broken() -> None:
    """Something that nobody waits for."""
    raise KeyError(CANARY)


async def broken_bot(_bots: Any, *_given: Any) -> bool:
    """A bot that names a card when it breaks."""
    raise ValueError(f"no such card: {CANARY}")


def break_everything() -> None:
    """A task that is lost, a callback that fails, a logger that is handed an exception, a task of the house."""
    lost = [asyncio.create_task(broken())]
    lost.clear()
    asyncio.get_running_loop().call_soon(lambda: dict[str, str]()[CANARY])
    try:
        raise LookupError(CANARY)
    except LookupError:
        log.exception("something of a table cannot be read")


def app() -> Litestar:
    """The site of a server process."""
    opened = House.open

    async def open_and_break(house: House) -> None:
        await opened(house)
        break_everything()
        house.background.start(broken(), "something of the house")
        await asyncio.sleep(0.2)
        gc.collect()

    for owner, name, broken_part in ((House, "open", open_and_break), (BotService, "_answer", broken_bot)):
        setattr(owner, name, broken_part)
    return create_app(settings_from(os.environ | {"NEMETON_LIMITS": "0"}))
