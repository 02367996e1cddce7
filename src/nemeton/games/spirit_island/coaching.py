"""Why an answer is good, in words: what the judge counts, in groups. A turn is judged where it ends, so what is told is
what the turn comes to: an estimate, since others have a say in it and so has chance."""

from collections.abc import Callable, Mapping
from typing import Any

from nemeton.kernel import Phrase
from nemeton.kernel.coaching import WON, Coach, decided, told_end

from .judge import SCALE, WEIGHTS, traits
from .outlook import Outlook
from .state import IslandState

GROUPS: Mapping[str, tuple[str, ...]] = {
    "fear": ("fear", "terror_2", "terror_3"),
    "work": ("work", "work_a_turn", "victory_near"),
    "blight": ("blight_near", "blight", "blighted"),
    "presence": ("presence_near", "presence", "lands", "sacred"),
    "explorers": ("explorers",),
    "towns": ("towns",),
    "cities": ("cities",),
    "ravage": ("blights_next", "cascades_next", "losses_next", "fallen_next"),
    "builds": ("builds_next",),
    "dahan": ("dahan", "guards"),
    "energy": ("energy", "income"),
    "plays": ("plays", "power", "elements"),
    "cards": ("hand", "cards", "price"),
}
GROUP = {name: group for group, names in GROUPS.items() for name in names}
LESS_IS_BETTER = ("explorers", "towns", "cities", "blight")
NEXT = ("ravage", "builds")  # what is about to happen, told by its lands


def parts(state: IslandState, seat: int) -> dict[str, float]:
    """What the judge counts, by group; it sums up to the logarithm of the odds to win, but for what never changes."""
    over = decided(state, seat)
    if over is not None:
        return over
    found: dict[str, float] = {}
    for name, amount in traits(state).items():
        group = GROUP.get(name)
        if group is not None:
            found[group] = found.get(group, 0.0) + SCALE * WEIGHTS[name] * amount
    return found


def tell(part: str, before: IslandState, after: IslandState, seat: int, speaks_for: bool) -> Phrase | None:
    """What a group is like when the turn is over."""
    if part == WON:
        return told_end("spirit_island.coach.won", after, seat)
    counted = COUNTED.get(part, without_number)
    was, now = counted(before, seat), counted(after, seat)
    values: dict[str, Any] = {
        "was": was,
        "now": now,
        "change": (now > was) - (now < was),
        "good": "yes" if speaks_for else "no",
    }
    if part in NEXT:
        values["lands"] = _lands(part, after)
        if not now and not speaks_for:
            return None
    told = Phrase(f"spirit_island.coach.{part}", values)
    is_better = now < was if part in LESS_IS_BETTER else now > was
    if part in NEXT or now == was or is_better == speaks_for:
        return told
    return Phrase("spirit_island.coach.still", {"what": told}) if speaks_for else None


def _lands(part: str, state: IslandState) -> list[str]:
    """Where blight, or a building, would come next."""
    outlook = Outlook(state)
    if part == "ravage":
        return sorted(land for land in state.lands if land in outlook.ravaged and outlook.harm_in(land) >= 2)
    return sorted(land for land in state.lands if land in outlook.built and _crowd(state, land))


def _crowd(state: IslandState, land: str) -> int:
    here = state.lands[land]
    return here.explorers + len(here.towns) + len(here.cities)


def _sum(what: Callable[[Any], int]) -> Callable[[IslandState, int], int]:
    """The sum over all lands."""
    return lambda state, _seat: sum(what(here) for here in state.lands.values())


def without_number(_state: IslandState, _seat: int) -> int:
    """Of what is only better or worse."""
    return 0


def fear_so_far(state: IslandState, _seat: int) -> int:
    """Fear that was made, for the whole table."""
    return round(traits(state)["fear"] * len(state.spirits))


COUNTED: dict[str, Callable[[IslandState, int], int]] = {
    "fear": fear_so_far,
    "blight": _sum(lambda here: here.blight),
    "presence": _sum(lambda here: sum(here.presence)),
    "explorers": _sum(lambda here: here.explorers),
    "towns": _sum(lambda here: len(here.towns)),
    "cities": _sum(lambda here: len(here.cities)),
    "dahan": _sum(lambda here: len(here.dahan)),
    "ravage": lambda state, _seat: len(_lands("ravage", state)),
    "builds": lambda state, _seat: len(_lands("builds", state)),
    "energy": lambda state, seat: state.spirits[seat].energy,
}
LAWS = {
    WON: "victory",
    "fear": "fear",
    "blight": "blight",
    "ravage": "ravage",
    "builds": "build",
    "explorers": "explore",
    "towns": "build",
    "cities": "build",
    "energy": "energy",
}
COACH = Coach(parts, tell, LAWS)
