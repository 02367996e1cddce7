"""What invaders will do where, read from their cards: the badges on the lands."""

from typing import NamedTuple

from ..island import dry_lands, invaders, marks_on
from ..rules.invader_phase import is_build_forbidden, is_exploring_forbidden, lands_of, may_build, may_explore
from ..rules.ravaging import BLIGHTS, ravage_damage
from ..state import IslandState
from ..steps import Builds, Explorers, InvaderPhase, Ravage, Ravages


class Coming(NamedTuple):
    """An action that is to come in a land: what it will do, and whether something keeps it from happening."""

    action: str  # ravage, build, explore
    what: str = ""  # the damage, or the piece that is built
    skipped: bool = False
    blights: bool = False


def coming(view: IslandState) -> dict[str, list[Coming]]:
    """The actions to come by land, in the order in which they happen. In the slow phase those of the next turn."""
    found: dict[str, list[Coming]] = {land: [] for land in dry_lands(view)}
    for card in view.extra_build if is_ahead(view, "extra") else ():
        for land in lands_of(view, card):
            found[land] += building(view, land)
    for land in ravaged(view):
        if invaders(view.lands[land]):
            harm = ravage_damage(view, land)
            skipped = "ravage" in marks_on(view, land).skips
            blights = harm >= BLIGHTS and not skipped and not marks_on(view, land).keeps_blight_off
            found[land].append(Coming("ravage", str(harm), skipped, blights))
    for card in view.build if is_ahead(view, "build") else ():
        for land in lands_of(view, card):
            found[land] += building(view, land)
    if view.explored and any(isinstance(step, Explorers) for step in view.agenda):
        for land in lands_of(view, view.explored):
            if may_explore(view, land):
                found[land].append(Coming("explore", "", keeps_out(view, land)))
    return {land: actions for land, actions in found.items() if actions}


def building(view: IslandState, land: str) -> list[Coming]:
    """A town or city that will be built there."""
    if not may_build(view, land):
        return []
    here = view.lands[land]
    new = "city" if len(here.towns) > len(here.cities) else "town"
    return [Coming("build", new, "build" in marks_on(view, land).skips or is_build_forbidden(view, land, new))]


def keeps_out(view: IslandState, land: str) -> bool:
    """Does something keep explorers out?"""
    return "explore" in marks_on(view, land).skips or is_exploring_forbidden(view, land)


def may_come(view: IslandState) -> list[str]:
    """Lands that explorers could reach, whatever card comes."""
    return [land for land in dry_lands(view) if may_explore(view, land) and not keeps_out(view, land)]


# During the invader phase only what is still on the agenda is to come.


def is_ahead(view: IslandState, what: str) -> bool:
    """Is a building of the invader phase still to come? `what` is "build" or "extra"."""
    if view.phase != "invader":
        return True
    return any(
        isinstance(step, InvaderPhase) or (isinstance(step, Builds) and step.extra == (what == "extra"))
        for step in view.agenda
    )


def ravaged(view: IslandState) -> list[str]:
    """Lands that will be ravaged."""
    if view.phase != "invader" or any(isinstance(step, InvaderPhase) for step in view.agenda):
        return [land for card in view.ravage for land in lands_of(view, card)]
    ahead: list[str] = []
    for step in reversed(view.agenda):
        if isinstance(step, Ravages):
            ahead += step.lands
        elif isinstance(step, Ravage):
            ahead.append(step.land)
    return list(dict.fromkeys(ahead))
