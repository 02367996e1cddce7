"""The Moor: its card may be played at any time, beside whatever else is asked."""

from collections.abc import Iterator

from nemeton.kernel import Asked, Standing

from .cards import ANY_TIME
from .choices import InisChoice
from .state import Inis, holder_of, rivals
from .steps import Seat
from .windows import begin_play


class LookAt(InisChoice, tag="look"):
    """Look at a player's Epic Tales."""

    whom: Seat


ASKED = {"inis.moor": Asked((LookAt,))}


def at_any_time(game: Inis) -> Iterator[Standing]:
    """Who holds the Moor's card may look at a rival's Epic Tales; not in a clash under Lug's Spear."""
    state = game.state
    holder = holder_of(state, "moor")
    if holder < 0 or (state.clash is not None and state.clash.spear):
        return
    options = [LookAt(rival) for rival in rivals(state, holder)]

    def look(chosen: LookAt) -> None:
        begin_play(game, holder, "adv_moor", ANY_TIME, whom=chosen.whom)

    yield Standing(holder, "inis.moor", options, look, law="card.adv_moor")
