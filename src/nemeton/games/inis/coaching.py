"""Why an answer is good, in words: the traits of the judge in groups, and what the rivals come to.

A seat's chance is its share of the sum of all seats' exp(strength). So its own groups speak for it, and against it one
more: what all rivals come to together.
"""

from collections.abc import Callable
from math import exp, log
from typing import Any

from nemeton.kernel import Phrase
from nemeton.kernel.coaching import WON, Coach, decided, told_end

from .judge import NAMES, traits, weights_for
from .state import CLANS, InisState, conditions, king, met

RIVALS = "rivals"
GROUPS = {  # how the names of traits begin
    "first": "conditions",
    "second": "conditions",
    "third": "conditions",
    "met": "conditions",
    "pretender": "pretender",
    "may": "conditions",
    "king": "king",
    "clans": "clans",
    "leads": "leads",
    "alone": "alone",
    "tales": "tales",
    "drafting": "cards",
    "actions": "cards",
    "card": "cards",
    "exposed": "exposed",
    "brenn": "capital",
    "capital": "capital",
    "to": "turn",
    "citadel": "leads",
    "deed": "deeds",
}
GROUP = tuple(GROUPS[name.split()[0]] for name in NAMES)


def parts(state: InisState, seat: int) -> dict[str, float]:
    """What the judge counts, by group; it sums up to the logarithm of the odds that the seat wins."""
    over = decided(state, seat)
    if over is not None:
        return over
    found: dict[str, float] = {}
    weight = weights_for(len(state.reserve))
    strengths: list[float] = []
    for other, own in enumerate(traits(state)):
        if other == seat:
            for trait in own:
                found[GROUP[trait]] = found.get(GROUP[trait], 0.0) + weight[trait]
        else:
            strengths.append(sum(weight[trait] for trait in own))
    found[RIVALS] = -log(sum(exp(strength) for strength in strengths))
    return found


def tell(part: str, before: InisState, after: InisState, seat: int, speaks_for: bool) -> Phrase | None:
    """What a group is like after an answer."""
    if part == WON:
        return told_end("inis.coach.won", after, seat)
    if part == "conditions":
        return _conditions(before, after, seat)
    if part == RIVALS:
        return _rivals(before, after, seat, speaks_for)
    if part == "exposed":
        return _exposed(after, seat)
    own = COUNTED[part]
    was, now = own(before, seat), own(after, seat)
    if COMES_WITH_MORE.get(part, 1) * (now - was) * (1 if speaks_for else -1) < 0:
        return None  # it has become better or worse only because something else has
    values = {"was": was, "now": now, "change": (now > was) - (now < was)}
    return Phrase(f"inis.coach.{part}", values, "cost" if part == "cards" and not speaks_for else "")


def _conditions(before: InisState, after: InisState, seat: int) -> Phrase:
    """How many victory conditions are met, and how far each is."""
    led, holy, lands = conditions(after, seat)
    values = {"was": met(before, seat), "now": met(after, seat), "led": led, "holy": holy, "lands": lands}
    return Phrase("inis.coach.conditions", values)


def _rivals(before: InisState, after: InisState, seat: int, speaks_for: bool) -> Phrase | None:
    """Who of the rivals loses or gains most clans, or leads fewer territories."""
    others = [other for other in range(len(after.reserve)) if other != seat]
    sign = -1 if speaks_for else 1
    for what in (clans, leads, met):
        changes = {other: sign * (what(after, other) - what(before, other)) for other in others}
        most = max(others, key=lambda other: changes[other])
        if changes[most] > 0:
            values = {"whom": most, "what": _NAMED[what], "was": what(before, most), "now": what(after, most)}
            return Phrase("inis.coach.rivals", values)
    return Phrase("inis.coach.rivals_held") if speaks_for else None


def _exposed(after: InisState, seat: int) -> Phrase | None:
    clash = after.clash
    if clash is None:
        return None
    return Phrase("inis.coach.exposed", {"count": after.tiles[clash.where].clans[seat] - clash.sheltered[seat]})


def clans(state: InisState, seat: int) -> int:
    """Clans on the island."""
    return CLANS - state.reserve[seat]


def leads(state: InisState, seat: int) -> int:
    """Territories where the seat has more clans than anybody else."""
    return sum(
        tile.clans[seat] > max((clans for at, clans in enumerate(tile.clans) if at != seat), default=0)
        for tile in state.tiles.values()
    )


def alone(state: InisState, seat: int) -> int:
    """Clans that stand by themselves among others."""
    return sum(tile.clans[seat] == 1 < sum(tile.clans) for tile in state.tiles.values())


def cards(state: InisState, seat: int) -> int:
    """Cards that are no Epic Tales."""
    return len(state.actions[seat]) + len(state.drafting[seat]) + len(state.locked[seat])


def would_rule(state: InisState, seat: int) -> int:
    """Would the seat be king if the Assembly came now?"""
    return int(king(state, brenn(state), [other for other, wants in enumerate(state.pretenders) if wants]) == seat)


def brenn(state: InisState) -> int:
    """Who would be Brenn if the Assembly came now."""
    here = state.tiles[state.capital].clans if state.capital else [0]
    most = max(here)
    return here.index(most) if most and here.count(most) == 1 else state.brenn


COUNTED: dict[str, Callable[[InisState, int], int]] = {
    "pretender": lambda state, seat: int(state.pretenders[seat]),
    "king": would_rule,
    "clans": clans,
    "leads": leads,
    "alone": alone,
    "tales": lambda state, seat: len(state.tales[seat]),
    "cards": cards,
    "turn": lambda state, seat: int(state.active == seat),
    "capital": lambda state, seat: int(brenn(state) == seat),
    "deeds": lambda state, seat: state.deeds[seat],
}
COMES_WITH_MORE = {"alone": -1, "cards": 0}  # is more of it better, if not so, or if that depends on which
_NAMED: dict[Any, str] = {clans: "clans", leads: "leads", met: "conditions"}
LAWS = {
    WON: "ending",
    "conditions": "victory",
    "deeds": "victory",
    "pretender": "season.pretender",
    "king": "assembly.victory",
    "leads": "chieftain",
    "alone": "chieftain",
    "capital": "assembly.brenn",
    "tales": "cards.tales",
    "exposed": "clash.citadels",
    "clans": "victory",
}
COACH = Coach(parts, tell, LAWS)
