"""What cannot be in the middle of a turn: on lands, on panels, in what has happened and in what comes next."""

from collections.abc import Iterator, Sequence

from nemeton.kernel import Problem, Step

from .adversaries import ADVERSARIES, adversary_of
from .fear.deck import FEAR_CARDS
from .fear.effects import ForEach
from .island import dry_lands, marks_on
from .limits import FORBIDDEN, LOSSES, MOST_BLIGHT, MOST_EFFECTS, MOST_PIECES, is_piece
from .powers.card import CARDS
from .rules.blight import BLIGHT_CARDS
from .rules.gaining_cards import learns_by_list
from .rules.resources import open_slots, owned
from .rules.spirit_phase import AT_ONCE, growth_sources
from .scenarios import SCENARIOS, scenario_of
from .scenarios.steps import Strike
from .spirits import PANELS, Growth
from .state import IslandState, Spirit
from .steps import (
    FearPlayers,
    InvaderPhase,
    PlaceFirst,
    PowerPhase,
    Ravages,
    SpiritPhase,
    TimePasses,
    Turn,
    UsePower,
)

OWN_STEPS = {  # steps of an adversary or a scenario
    *(step for adversary in ADVERSARIES.fill().values() for step in adversary.steps),
    *(step for scenario in SCENARIOS.fill().values() for step in scenario.steps),
}


def check_turn(state: IslandState) -> Iterator[Problem]:
    """Everything that is wrong; lands, spirits and cards have been looked at before."""
    yield from crowds(state)
    yield from lists(state)
    yield from happened(state)
    yield from panels(state)
    yield from steps(state)


def crowds(state: IslandState) -> Iterator[Problem]:
    """No land holds more pieces than an island could, and there is no more blight than there is."""
    for land, here in state.lands.items():
        if max(here.explorers, len(here.towns), len(here.cities), len(here.dahan)) > MOST_PIECES:
            yield Problem("spirit_island.bad_crowd", {"land": land, "most": MOST_PIECES})
    blight = state.blight + sum(here.blight for here in state.lands.values())
    if blight > MOST_BLIGHT:
        yield Problem("spirit_island.bad_blight_total", {"blight": blight, "most": MOST_BLIGHT})


def lists(state: IslandState) -> Iterator[Problem]:
    """What stands in the state itself: the blight card of the table, lands of the last explore, effects of the turn."""
    chosen = state.options.blight_card
    known = [card.card for card in state.blight_card]
    if len(known) != (chosen != "none") or (chosen in BLIGHT_CARDS and known not in ([chosen], [""])):
        yield Problem("spirit_island.bad_blight_card")
    if state.is_blighted and not known:
        yield Problem("spirit_island.bad_blight_card")
    dry, seats, explored = dry_lands(state), range(len(state.spirits)), state.explored_lands
    fits = {
        "explored_lands": len(set(explored)) == len(explored) and set(explored) <= set(dry),
        "forbidden": len(state.forbidden) <= MOST_EFFECTS and set(state.forbidden) <= set(FORBIDDEN),
        "wards": len(state.wards) <= MOST_EFFECTS and set(state.wards) <= set(seats),
        "resolved": state.resolved <= len(FEAR_CARDS),
        "rituals": state.rituals <= 3,
        "fear_groups": sum(state.fear_groups) <= len(FEAR_CARDS),
        "loss": state.loss is None or state.loss.how in LOSSES,
        "marks": all(len(marks.vengeance) <= MOST_EFFECTS for marks in state.marks.values()),
    }
    for entry, fine in fits.items():
        if not fine:
            yield Problem("spirit_island.bad_entry", {"entry": entry})


def happened(state: IslandState) -> Iterator[Problem]:
    """What the present action has done names only lands, pieces and spirits that there are."""
    done, seats = state.happened, range(-1, len(state.spirits))
    fallen = [*done.destroyed, *done.fallen]
    fits = (
        done.by in seats
        and len(fallen) <= MOST_PIECES * 4
        and all(land in state.lands and is_piece(kind) and by in seats for land, kind, by in fallen)
        and all(land in state.lands and 0 <= number <= MOST_PIECES for land, number in done.raiders.items())
        and len(done.avenged) <= MOST_EFFECTS
        and set(done.avenged) <= {f"{land}:{at}" for land in state.marks for at in range(count_vengeance(state, land))}
        and len(done.due) <= MOST_EFFECTS
        and all(0 <= at < count_vengeance(state, land) and 0 < fell <= MOST_PIECES for land, at, fell in done.due)
    )
    if not fits:
        yield Problem("spirit_island.bad_entry", {"entry": "happened"})


def count_vengeance(state: IslandState, land: str) -> int:
    """How often Vengeance of the Dead lies on a land."""
    return len(marks_on(state, land).vengeance)


# Panels


def panels(state: IslandState) -> Iterator[Problem]:
    """What a spirit is in the middle of can be gone on with."""
    for seat, spirit in enumerate(state.spirits):
        slots = sum(slot.element == "any" for slot in open_slots(spirit))
        fits = {
            "any_chosen": spirit.any_chosen <= slots,
            "learnt": not spirit.learnt or learns_by_list(state.options, spirit.name),
            "drawn": len(spirit.drawn) <= 4 and all(CARDS[card].deck in ("minor", "major") for card in spirit.drawn),
            "forgets": spirit.forgets <= len(owned(spirit)),
            "todo": all(is_icon(state, spirit, icon) for icon in spirit.todo),
            "placing": not spirit.placing or may_place(state, seat),
            "grown": is_growing(state, spirit) or not (spirit.todo or spirit.placing or spirit.forgets),
        }
        for entry, fine in fits.items():
            if not fine:
                yield Problem("spirit_island.bad_panel", {"seat": seat, "entry": entry})


def is_growing(state: IslandState, spirit: Spirit) -> bool:
    """Is it in the middle of a growth option?"""
    return state.phase in ("spirit", "setup") and spirit.stage == "grow" and spirit.grown


def is_icon(state: IslandState, spirit: Spirit, icon: Growth) -> bool:
    """Is it an icon that this spirit may still have to do?"""
    panel = PANELS[spirit.name]
    printed = [*panel.always, *(icon for option in panel.growth for icon in option)]
    return panel.is_own_icon(state, icon) or (icon in printed and icon.do not in AT_ONCE)


def may_place(state: IslandState, seat: int) -> bool:
    """Is presence to be placed by an icon for it, and is there any?"""
    spirit = state.spirits[seat]
    if spirit.placing not in state.lands or spirit.placed >= len(spirit.todo):
        return False
    sources = [source for source in growth_sources(state, seat) if source != spirit.placing]
    return spirit.todo[spirit.placed].do == "add_presence" and bool(sources)


# What comes next


def steps(state: IslandState) -> Iterator[Problem]:
    """Steps of this table, the last of which leads to another phase."""
    for step in state.agenda:
        if not may_come(state, step):
            yield Problem("spirit_island.bad_step", {"step": str(step.__struct_config__.tag)})
    if state.agenda and state.result is None and not leads_on(state, state.agenda[0]):
        yield Problem("spirit_island.bad_last_step", {"step": str(state.agenda[0].__struct_config__.tag)})


def may_come(state: IslandState, step: Step) -> bool:
    """Is it a step of this table, scenario and adversary?"""
    if type(step) in OWN_STEPS and type(step) not in (*adversary_of(state).steps, *scenario_of(state).steps):
        return False
    match step:
        case UsePower(seat=seat, power=power) if 0 <= seat < len(state.spirits):
            return power in CARDS or power in PANELS[state.spirits[seat].name].innates
        case PlaceFirst(seat=seat, land=rule) if 0 <= seat < len(state.spirits):
            return rule in [start for _, start in PANELS[state.spirits[seat].name].start]
        case FearPlayers(card=card, level=level, seats=seats, lands=lands):
            is_for_each = (
                card not in FEAR_CARDS or not 1 <= level <= 3 or isinstance(FEAR_CARDS[card].levels[level - 1], ForEach)
            )
            return is_for_each and are_different(seats) and are_different(lands)
        case Ravages(lands=lands, ordered=ordered):
            return are_different(lands) and are_different(ordered)
        case Strike(lands=lands):
            return are_different(lands)
        case SpiritPhase():
            return state.phase in ("spirit", "setup")
    return True


def are_different(things: Sequence[object]) -> bool:
    """Is nothing there twice?"""
    return len(set(things)) == len(things)


def leads_on(state: IslandState, step: Step) -> bool:
    """Does something come after it?"""
    return isinstance(step, Turn | PowerPhase | InvaderPhase | TimePasses) or (
        isinstance(step, SpiritPhase) and state.phase == "spirit"
    )
