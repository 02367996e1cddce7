"""Why an answer is good, in words: what a seat has and hopes for, in points, by group, and what its rivals come to.

A seat's chance is its share of the sum of all exp(sharpness * worth). So its own groups speak for it, and against it
one more: what all rivals come to together. Each faction's engine is one group with words of its own.
"""

from collections.abc import Callable
from math import exp, log

from nemeton.kernel import Phrase
from nemeton.kernel.coaching import WON, Coach, decided, told_end

from .factions.enlisted import FACTIONS
from .judge import (
    BEGINNING,
    BORROWED,
    DOMINANCE_WORTH,
    DULL,
    EXPOSED,
    RULED,
    SHARP,
    WARRIOR,
    Woods,
    engine,
    furthest,
    hired_worth,
    holdings,
    landmarks,
    leader_of,
    missing_clearings,
    survey,
    watch,
    worth,
)
from .state import TO_WIN, RootState

RIVALS = "rivals"


def parts(state: RootState, seat: int) -> dict[str, float]:
    """What the judge counts, by group; it sums up to the logarithm of the odds that the seat wins."""
    over = decided(state, seat)
    if over is not None:
        return over
    woods, count = survey(state), len(state.factions)
    progress = furthest(state) / TO_WIN
    sharpness = DULL + (SHARP - DULL) * progress * progress
    lead = leader_of(state, seat)
    found = {name: sharpness * points for name, points in worths(state, lead, woods).items()}
    rivals = [other for other in range(count) if other != lead and leader_of(state, other) == other]
    found[RIVALS] = -log(sum(exp(sharpness * worth(state, other, woods)) for other in rivals) or 1.0)
    return found


def worths(state: RootState, seat: int, woods: Woods) -> dict[str, float]:
    """What a seat has and may hope for, in points, by group; the sum is what the judge calls its worth."""
    if state.draft is None:
        return standing_worths(state, seat, woods)
    found = {name: BEGINNING * points for name, points in standing_worths(state, seat, woods).items()}
    return found | {"faction": FACTIONS[state.factions[seat]].promise}


def standing_worths(state: RootState, seat: int, woods: Woods) -> dict[str, float]:
    """The same without what a faction promises while it is chosen."""
    found = {
        "cards": holdings(state, seat),
        "warriors": WARRIOR * woods.warriors[seat],
        "rule": RULED * len(woods.ruled[seat]) + (RULED - BORROWED) * woods.lent.get(seat, 0),
        "exposed": -EXPOSED * woods.exposed[seat],
    }
    card = state.dominance[seat]
    if card:
        return found | {"dominance": DOMINANCE_WORTH[missing_clearings(state, woods.ruled[seat], card)]}
    land = watch(state, seat, woods) if woods.tower == seat else 0.0
    return found | {
        "points": float(state.points[seat]),
        "engine": engine(state, seat, woods),
        "land": land + (landmarks(state, seat, woods) if state.landmarks else 0.0),
        "hired": hired_worth(state, seat, woods) if state.bands else 0.0,
    }


def tell(part: str, before: RootState, after: RootState, seat: int, speaks_for: bool) -> Phrase | None:
    """What a group is like after an answer."""
    if part == WON:
        return told_end("root.coach.won", after, seat)
    if part == RIVALS:
        return _rivals(before, after, seat, speaks_for)
    if part == "engine":
        return _engine(before, after, seat, speaks_for)
    if part not in COUNTED:
        return _promise(part, speaks_for)
    was, now = COUNTED[part](before, seat), COUNTED[part](after, seat)
    if (now - was) * (1 if speaks_for else -1) * (-1 if part == "exposed" else 1) < 0:
        return None  # it has become better or worse only because something else has
    values = {"was": was, "now": now, "change": (now > was) - (now < was)}
    return Phrase(f"root.coach.{part}", values)


def _promise(part: str, speaks_for: bool) -> Phrase:
    """What has no number."""
    values = {"good": "yes" if speaks_for else "no"}
    return Phrase(f"root.coach.{part}", values)


def _engine(before: RootState, after: RootState, seat: int, speaks_for: bool) -> Phrase:
    """What the faction lives by, with the pieces on the map that have become more or fewer."""
    was, now = pieces(before, seat), pieces(after, seat)
    changes = {kind: now.get(kind, 0) - was.get(kind, 0) for kind in {**was, **now}}
    sign, kind = 1 if speaks_for else -1, ""
    if any(sign * change > 0 for change in changes.values()):
        kind = max(changes, key=lambda one: sign * changes[one])
    engine = Phrase("root.coach.engine_of", {"faction": after.factions[seat].removesuffix("_2")})
    told = Phrase("root.coach.engine", {"good": "yes" if speaks_for else "no", "engine": engine})
    if not kind:
        return told
    return Phrase(
        "root.coach.engine_with", {"told": told, "piece": kind, "was": was.get(kind, 0), "now": now.get(kind, 0)}
    )


def _rivals(before: RootState, after: RootState, seat: int, speaks_for: bool) -> Phrase | None:
    """Which of the rivals loses or gains most: points, else warriors, else clearings that it rules."""
    others = [
        other for other in range(len(after.factions)) if leader_of(after, other) not in (seat, leader_of(after, seat))
    ]
    sign = -1 if speaks_for else 1
    for what in ("points", "rule", "pieces", "warriors"):
        count = COUNTED[what]
        changes = {other: sign * (count(after, other) - count(before, other)) for other in others}
        most = max(others, key=lambda other: changes[other], default=None)
        if most is not None and changes[most] > 0:
            values = {"whom": most, "what": what, "was": count(before, most), "now": count(after, most)}
            return Phrase("root.coach.rivals", values)
    return Phrase("root.coach.rivals_held") if speaks_for else None


def pieces(state: RootState, seat: int) -> dict[str, int]:
    """Buildings and tokens of a seat on the map, by kind."""
    found: dict[str, int] = {}
    for here in state.clearings.values():
        for owner, kind in (*here.buildings, *here.tokens):
            if owner == seat:
                found[kind] = found.get(kind, 0) + 1
    return found


COUNTED: dict[str, Callable[[RootState, int], int]] = {
    "points": lambda state, seat: state.points[seat],
    "cards": lambda state, seat: len(state.hands[seat]) + len(state.play_areas[seat]) + len(state.item_boxes[seat]),
    "warriors": lambda state, seat: sum(here.warriors[seat] for here in state.clearings.values()),
    "rule": lambda state, seat: len(survey(state).ruled[seat]),
    "exposed": lambda state, seat: round(survey(state).exposed[seat]),
    "pieces": lambda state, seat: sum(pieces(state, seat).values()),
}
LAWS = {
    WON: "3.1",
    "points": "3.2",
    "cards": "2.1",
    "rule": "2.5",
    "warriors": "2.5",
    "exposed": "3.2.1",
    "dominance": "3.3",
}
COACH = Coach(parts, tell, LAWS)
