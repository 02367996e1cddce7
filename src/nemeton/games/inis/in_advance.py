"""What a player of Inis may answer in advance: nothing to all that happens, until a triskel card is played."""

from collections.abc import Iterator

from nemeton.kernel import Ahead, Phrase

from .cards import SEASON_HALVES
from .state import InisState
from .windows import PASS


def ahead(view: InisState, _seat: int) -> Iterator[Ahead]:
    """To pass in every window of this season, until a card lies on the table that answers another one."""
    is_answered = any(play.half not in SEASON_HALVES for play in view.plays)
    if view.phase == "season" and not is_answered:
        yield Ahead("pass", Phrase("inis.ahead.pass"), ("inis.answer",), (PASS,))
