"""The pages, one file each, and how a form is read and a page answered; may import house, live, view, visitors,
tables, archive, storage, base, words."""

from litestar.types import ControllerRouterHandler

from . import (
    api_docs,
    cards,
    credits,
    ending,
    film,
    handbook,
    home,
    learn,
    lobby,
    me,
    missing,
    new_table,
    positions,
    replay,
    rules,
    static_files,
    table,
    verify,
    workbench,
)

HANDLERS: list[ControllerRouterHandler] = [
    *home.HANDLERS,
    *learn.HANDLERS,
    *new_table.HANDLERS,
    *me.HANDLERS,
    *credits.HANDLERS,
    *missing.HANDLERS,
    *lobby.HANDLERS,
    *table.HANDLERS,
    *ending.HANDLERS,
    *replay.HANDLERS,
    *film.HANDLERS,
    *positions.HANDLERS,
    *workbench.HANDLERS,
    *verify.HANDLERS,
    *rules.HANDLERS,
    *cards.HANDLERS,
    *handbook.HANDLERS,
    *api_docs.HANDLERS,
    *static_files.HANDLERS,
]
