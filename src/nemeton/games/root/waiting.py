"""What may wait in a written position: who is set up, whose turn is under way, what is left of a battle, and what steps
may speak of. These things hold at every checkpoint, where no step is half done."""

from collections.abc import Iterator

from nemeton.kernel import Problem, Step
from nemeton.kernel.bounds import Legal

from .cards import CARDS, law_of
from .decks import DECKS, deck_of
from .rules.land import land_of, steps_of_the_land
from .rules.landmarks import to_be_set_up
from .rules.rule import FACTIONS, faction, owner_of
from .state import NOBODY, RootState, seats, sides
from .steps import (
    Ambush,
    BattleEffects,
    Begin,
    CardStep,
    DealFive,
    DealHits,
    EndBattle,
    FactionStep,
    Interlude,
    Phase,
    PhaseStart,
    Prepare,
    PrepareBand,
    Roll,
    SetUpLandmark,
    StartBattle,
    Triggered,
    Turn,
)
from .written_draft import OF_A_DRAFT, check_draft

PHASES = ("birdsong", "daylight", "evening")
OF_A_BATTLE = (Ambush, Roll, BattleEffects, DealHits)  # in this order, before its end
KINDS: list[type[Step]] = [*OF_A_BATTLE]
LAWS = ("2.1", "4.2", "6.5.2", *sorted(law_of(card.id) for card in CARDS.values() if card.is_law_of_steps))
SETTING_UP = (Prepare, DealFive, PrepareBand, SetUpLandmark)  # as they lie on the agenda, the last one first
MOST_DRAWN = 5  # cards at once: four with all three bases built


def legal(state: RootState) -> Legal:
    """What the fields of steps may hold."""
    everybody, places = seats(state), range(1, max(state.clearings) + 1)
    return {
        "seat": everybody,
        "side": sides(state),
        "seat or nobody": range(NOBODY, len(sides(state))),
        "clearing": places,
        "clearing or none": range(len(places) + 1),
        "phase": PHASES,
        "law": (*LAWS, *sorted({law for name in state.factions for law in FACTIONS[name].grants})),
        "moves": range(max(one.most_moves for one in FACTIONS.values()) + 1),
        "step of a faction": sorted(
            {name for own in state.company.owners for name in own.steps} | {*steps_of_the_land(state)}
        ),
        "card with steps": [card.id for card in DECKS[state.options.deck].cards if card.goes_on is not None],
        "count": range(max(one.warriors for one in FACTIONS.values()) + 1),
        "role in a battle": range(2),
        "cards": range(MOST_DRAWN),
        "effects": (),  # steps, each looked at by itself
    }


def waiting(state: RootState) -> Iterator[Problem]:
    """Whatever is wrong with what waits, in a position without other problems."""
    if state.result is not None or not state.agenda:
        return
    yield from _setting_up(state)
    yield from check_draft(state)
    if state.active == NOBODY and not (len(state.agenda) == 1 and isinstance(state.agenda[0], Turn)):
        yield Problem("root.check.active")
    if not (_turn_fits(state) and _battle_fits(state) and all(_is_whole(state, step) for step in state.agenda)):
        yield Problem("root.check.agenda", {"phase": state.phase})


# Setting up


def _setting_up(state: RootState) -> Iterator[Problem]:
    """Everybody is set up, or still waits for it with nothing placed; that comes before all else."""
    to_come = [step.seat for step in state.agenda if isinstance(step, Prepare)]
    for seat in seats(state):
        if seat in to_come:
            fits = faction(state, seat).is_fresh(state, seat) and not _is_on_map(state, seat)
        else:
            fits = faction(state, seat).is_set_up(state.boards[seat])
        if not fits or not faction(state, seat).may_wait(state, seat, seat in to_come):
            yield Problem("root.check.set_up", {"seat": seat})
    if not _order_of_setup_fits(state, to_come):
        yield Problem("root.check.agenda", {"phase": state.phase})


def _order_of_setup_fits(state: RootState, to_come: list[int]) -> bool:
    """Landmarks come first, then bands, then a deal of five cards, then factions, each of them once (Law A.5 to A.8).
    Whoever sets something up may have to go on with it before."""
    marks = sum(isinstance(step, SetUpLandmark) for step in state.agenda)
    bands = [step.band for step in state.agenda if isinstance(step, PrepareBand)]
    further = [step for step in state.agenda if isinstance(step, FactionStep)]  # of what somebody has just set up
    agenda = [step for step in state.agenda if step not in further] if state.phase == "setup" else state.agenda
    drafting = sum(isinstance(step, OF_A_DRAFT) and not isinstance(step, DealFive) for step in state.agenda)
    waits = sum(isinstance(step, SETTING_UP) for step in state.agenda)
    first = [type(step) for step in agenda[len(agenda) - waits :]]
    is_beginning = isinstance(state.agenda[0], Begin)
    is_early = bool(marks or bands or DealFive in first)
    waiting_for_it = {*to_come, *(seat for seat in seats(state) if faction(state, seat).is_undecided)}
    return (
        len(set(to_come)) == len(to_come)
        and len(set(bands)) == len(bands)
        and all(kind in SETTING_UP for kind in first)
        and first == sorted(first, key=SETTING_UP.index)
        and (state.phase == "setup" or not (waits or is_beginning))
        and (not is_beginning or len(agenda) == waits + drafting + 1)
        and (state.phase != "setup" or not further or state.agenda[-len(further) :] == further)
        and marks == len(to_be_set_up(state))
        and (not is_early or len(waiting_for_it) == len(seats(state)))
    )


def _is_on_map(state: RootState, seat: int) -> bool:
    """Has the seat anything in a clearing, or a clearing where it began?"""
    placed = any(
        here.warriors[seat] or any(owner == seat for owner, _ in (*here.buildings, *here.tokens))
        for here in state.clearings.values()
    )
    return placed or bool(state.homes[seat])


# The turn


def _turn_fits(state: RootState) -> bool:
    """Phases are those of whoever is on turn, from the present one on."""
    order = [PHASES.index(state.phase)] if state.phase in PHASES else [0]
    for step in reversed(state.agenda):
        if isinstance(step, Phase | PhaseStart | Interlude):
            if step.seat != state.active or step.name not in PHASES:
                return False
            order.append(PHASES.index(step.name))
    return order == sorted(order)


# Battle


def _battle_fits(state: RootState) -> bool:
    """Above a battle's end are only its own steps, in order, and what they have triggered; nowhere else are any."""
    if state.battle is None:
        return not any(isinstance(step, (*OF_A_BATTLE, EndBattle)) for step in state.agenda)
    end = state.agenda.index(EndBattle())
    below, above = state.agenda[:end], state.agenda[:end:-1]
    if any(isinstance(step, (*OF_A_BATTLE, EndBattle)) for step in below):
        return False
    steps: list[Step] = [step for step in above if isinstance(step, OF_A_BATTLE)]
    between: list[Step] = [step for step in above if not isinstance(step, OF_A_BATTLE)]
    if not all(isinstance(step, Triggered) or _may_come_between(state, step) for step in between):
        return False
    ranks = [KINDS.index(type(step)) for step in steps]
    is_rolled = bool(steps) and Roll() not in steps
    return (
        ranks == sorted(ranks)
        and len(set(steps)) == len(steps)
        and (not steps or steps[-1] == DealHits())
        and (Ambush() not in steps or Roll() in steps)
        and (Roll() not in steps or {BattleEffects(0), BattleEffects(1)} <= set(steps))
        and (len(state.battle.dice) == 2 if is_rolled else not (steps and state.battle.dice))
    )


def _may_come_between(state: RootState, step: Step) -> bool:
    """May this step of a faction come in the middle of a battle?"""
    if not isinstance(step, FactionStep):
        return False
    own = owner_of(state, step.seat)
    return step.name in (*own.reactions, *own.follow_ups)


# Single steps


def _is_whole(state: RootState, step: Step) -> bool:
    """Does the step speak of things that can be, as far as one sees it from the step alone?"""
    match step:
        case Triggered(_, effects, each_own):
            further = steps_of_the_land(state)
            known = all(one.name in (*owner_of(state, one.seat).reactions, *further) for one in effects)
            fits = known and all(_is_whole(state, one) for one in effects)
            return fits and bool(effects) and (not each_own or state.battle is not None)
        case FactionStep() if step.name in steps_of_the_land(state):
            land = land_of(state)
            return land is not None and land.is_sound(state, step)
        case FactionStep():
            return owner_of(state, step.seat).is_sound(state, step)
        case StartBattle(attacker, defender, where, director):
            return attacker != defender and where in state.clearings and directs(state, director)
        case CardStep(_, card):
            return card in CARDS and CARDS[card].goes_on is not None and card in deck_of(state)
        case BattleEffects(side):
            return side in (0, 1)
    return True


def directs(state: RootState, seat: int) -> bool:
    """May this seat remove pieces for both sides of a battle (Law G.4.2), if it is one at all?"""
    return seat == NOBODY or (seat in seats(state) and faction(state, seat).may_direct(state, seat))
