"""Several seats at one screen: whose eyes does the page have? What is shown comes from one seat at a time.

Where hands are hidden, a curtain lies between two seats: the page shows what everybody may see until the next one says
"it is me". The curtain falls by itself when the seat that was shown is no longer asked and another one of the screen
is. Where nothing is hidden between seats (Cairn, Spirit Island) there is no curtain, and the page shows a seat that is
asked.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import nemeton
from nemeton.kernel import PUBLIC, Standing

from .sole_answers import asked_of

if TYPE_CHECKING:
    from .table import OpenTable


def has_curtain(table: "OpenTable") -> bool:
    """Must people at one screen look away from each other's hands?"""
    return nemeton.rulebooks()[table.row.game].hides_hands


def at_screen(table: "OpenTable", held: Sequence[int]) -> int:
    """The seat that a screen with several seats shows now, or PUBLIC behind the curtain."""
    lifted = next((seat for seat in held if table.seats[seat].lifted is not None), None)
    if table.row.stage == "waiting":
        return held[0]
    asked = asked_at(table, held)
    if lifted is not None and (lifted in asked or not asked or table.seats[lifted].lifted == table.row.number):
        return lifted
    if table.row.stage == "playing" and has_curtain(table):
        return PUBLIC
    return asked[0] if asked else held[0] if lifted is None else lifted


def asked_at(table: "OpenTable", held: Sequence[int]) -> list[int]:
    """The seats of a screen that must answer now."""
    if table.game is None or table.game.over:
        return []
    questions = {ask.seat for ask in table.game.asks if not isinstance(ask, Standing)}
    return [seat for seat in held if seat in questions and asked_of(table.game, seat, table.seats)]
