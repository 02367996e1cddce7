"""The pages, one file each; HANDLERS is all that the application serves."""

from litestar.types import ControllerRouterHandler

from . import api_docs, cards, credits, home, me, missing, new_table, positions, replay, rules, table, verify

HANDLERS: list[ControllerRouterHandler] = [
    *home.HANDLERS,
    *new_table.HANDLERS,
    *me.HANDLERS,
    *credits.HANDLERS,
    *missing.HANDLERS,
    *table.HANDLERS,
    *replay.HANDLERS,
    *positions.HANDLERS,
    *verify.HANDLERS,
    *rules.HANDLERS,
    *cards.HANDLERS,
    *api_docs.HANDLERS,
]
