"""The lines of a turn as a page shows them: made here, each once, because there are many and a template makes all of
them again for every line that is new."""

from collections.abc import Iterator
from functools import lru_cache

from markupsafe import Markup, escape

from nemeton.kernel import Phrase

from ..words import site_words
from .parts import LineView, TurnView
from .pieces import Pieces, cut

OPENS: Pieces = ("\n<ol>",)
CLOSES: Pieces = ("\n</ol></details>",)


def lines_of(language: str, table: str, turn: TurnView) -> Iterator[Pieces]:
    """All lines of a turn; the head of the turn stands before them."""
    yield OPENS
    for line in turn.lines:
        yield _line(language, table, line.seat if line.seat is not None else turn.seat, line)
    yield _begins(language, turn.seat) if not turn.lines and turn.seat is not None else CLOSES


@lru_cache(30_000)
def _line(language: str, table: str, seat: int | None, line: LineView) -> Pieces:
    """One line: it leads to its moment of the replay, and to the law."""
    sort = f' data-sort="{escape(line.sort)}"' if line.sort else ""
    css = f"of-{seat + 1}" if seat is not None else ""
    moment = f'<a class="moment" href="/tables/{escape(table)}/replay?at={line.moment}">{escape(line.text)}</a>'
    law = ""
    if line.law is not None:
        told = escape(site_words(language).say(Phrase("site.table.law", {"law": line.law.name})))
        hidden = f'<span class="hidden"> {escape(line.law.name)}</span>'
        law = f' <a class="law" href="{escape(line.law.address)}" title="{told}">§{hidden}</a>'
    return cut(Markup(f'\n<li id="line-{line.ident}"{sort} class="{css}">{moment}{law}</li>'))


@lru_cache(1_000)
def _begins(language: str, seat: int) -> Pieces:
    """A turn in which nothing has happened yet."""
    told = escape(site_words(language).say(Phrase("site.table.turn.begins")))
    return cut(f'\n<li class="of-{seat + 1} soft">{told}</li></ol></details>')
