"""The bones of every game's state: what comes next, which turn it is, and how it ended."""

import msgspec

from .steps import Step


class Result(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game ended: how ("points", "blocked", "unfinished", …), who won (nobody in a draw), the scores by seat."""

    how: str
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()


class State(msgspec.Struct, kw_only=True):
    """The whole truth about a game, as plain data. A game's state derives from it and narrows `agenda` to its steps.

    The last step of the agenda comes next.
    """

    agenda: list[Step]
    turn: int = 0
    result: Result | None = None
