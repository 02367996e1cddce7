"""Why an answer is good, in words: the traits of the judge in groups, with the spaces that they are about."""

from typing import Any

from nemeton.kernel import Phrase
from nemeton.kernel.coaching import WON, Coach, decided, told_end

from .field import BIT, SPACES, TOTEMS, VILLAGE, spaces_of
from .judge import NAMES, WEIGHTS, leaving, to_move, traits, transforming
from .state import CairnState, enemy_of, standing

OWN, ENEMY = "own", "enemy"
VERBS = {"at": "home", "on": "places", "leave": "leave", "transform": "transform", "drive": "drive_off"}
EVERYWHERE = sum(BIT[space] for space in SPACES)


def group_of(name: str, side: str) -> str:
    """The group of a trait; `side` is who is meant by "mine" in it.

    >>> group_of("built 1:0", "own"), group_of("theirs leave 2 at 1", "own"), group_of("mine on edge 3", "enemy")
    ('built', 'enemy_leave', 'enemy_places')
    """
    whose, verb = name.split()[:2]
    if whose == "built":
        return "built"
    other = ENEMY if side == OWN else OWN
    return f"{side if whose == 'mine' else other}_{VERBS[verb]}"


GROUPS = {side: tuple(group_of(name, side) for name in NAMES) for side in (OWN, ENEMY)}


def parts(state: CairnState, seat: int) -> dict[str, float]:
    """What the judge counts, by group; it sums up to the logarithm of the odds that the seat wins."""
    over = decided(state, seat)
    if over is not None:
        return over
    mover = to_move(state)
    groups, sign = (GROUPS[OWN], 1) if mover == seat else (GROUPS[ENEMY], -1)
    found: dict[str, float] = {}
    for trait in traits(state, mover):
        found[groups[trait]] = found.get(groups[trait], 0.0) + sign * WEIGHTS[NAMES[trait]]
    return found


def tell(part: str, before: CairnState, after: CairnState, seat: int, speaks_for: bool) -> Phrase | None:
    """What a group is like after an answer."""
    if part == WON:
        return told_end("cairn.coach.won", after, seat)
    values = _built(before, after, seat) if part == "built" else _shamans(part, before, after, seat, speaks_for)
    if not values or (part == "built" and (values["gained"] > 0) != speaks_for):
        return None  # it has become better or worse only because something else has
    return Phrase(f"cairn.coach.{part}", values)


def _built(before: CairnState, after: CairnState, seat: int) -> dict[str, int]:
    return {"gained": after.score[seat] - before.score[seat], "score": after.score[seat]}


def _shamans(part: str, before: CairnState, after: CairnState, seat: int, speaks_for: bool) -> dict[str, Any]:
    """Where the shamans stand that a group is about, and how many they are."""
    side, _, what = part.partition("_")
    who = seat if side == OWN else enemy_of(seat)
    if what == "home":
        return {"count": after.shamans[who].count(VILLAGE)}
    found = moved(before, after, who) if what == "places" else _SPACES[what](after, who)
    fits = speaks_for and found if what == "places" else (bool(found) == (side == OWN)) == speaks_for
    if not fits:
        return {}
    return {"count": len(found), "spaces": ", ".join(found)}


def moved(before: CairnState, after: CairnState, seat: int) -> list[str]:
    """Where a tribe stands now and did not before."""
    return [*spaces_of(standing(after, seat) & ~standing(before, seat))]


def stones_of(state: CairnState) -> int:
    """Where megaliths are."""
    return sum(BIT[space] for space in state.megaliths)


def leavers(state: CairnState, seat: int) -> list[str]:
    """From where a tribe could leave the field and build."""
    own, enemy, stones, face = standing(state, seat), standing(state, enemy_of(seat)), stones_of(state), state.tokens
    return [
        space for space in spaces_of(own) if leaving(own, enemy, stones | EVERYWHERE & ~BIT[space], seat, face["jump"])
    ]


def targets(state: CairnState, seat: int) -> list[str]:
    """Which enemies a tribe could transform and build on."""
    own, enemy, tokens, stones = standing(state, seat), standing(state, enemy_of(seat)), state.tokens, stones_of(state)
    add = BIT[TOTEMS[seat][tokens["add"]]] if VILLAGE in state.shamans[seat] else 0
    faces = (tokens["move"], tokens["jump"], tokens["transform"])
    return [
        space for space in spaces_of(enemy) if transforming(own, enemy, stones | EVERYWHERE & ~BIT[space], add, faces)
    ]


def driven_off(state: CairnState, seat: int) -> list[str]:
    """The totem space where a tribe would appear on an enemy."""
    totem = TOTEMS[seat][state.tokens["add"]]
    return [totem] if VILLAGE in state.shamans[seat] and totem in state.shamans[enemy_of(seat)] else []


_SPACES = {"leave": leavers, "transform": targets, "drive_off": driven_off}
LAWS = {
    WON: "ending",
    "built": "build",
    "own_leave": "build.leaving",
    "enemy_leave": "build.leaving",
    "own_transform": "transformation",
    "enemy_transform": "transformation",
    "own_drive_off": "action.add",
    "enemy_drive_off": "action.add",
}
COACH = Coach(parts, tell, LAWS)
