"""The pages, one file each; HANDLERS is all that the application serves."""

from litestar.types import ControllerRouterHandler

from . import cards, credits, home, me, new_table, positions, replay, rules, verify

HANDLERS: list[ControllerRouterHandler] = [
    *home.HANDLERS,
    *new_table.HANDLERS,
    *me.HANDLERS,
    *credits.HANDLERS,
    *replay.HANDLERS,
    *positions.HANDLERS,
    *verify.HANDLERS,
    *rules.HANDLERS,
    *cards.HANDLERS,
]
