"""The fast and the slow phase: which powers may be used, what they may aim at, and using them."""

import itertools
from typing import ClassVar

from nemeton.kernel import AnyOf, Ask, Label, Option, Phrase, Refusal, Rule, Taken, step

from ..choices import IslandChoice, asks, explained
from ..fields import CardName, PowerName, Thresholds
from ..powers.card import CARDS, Needs, power_row
from ..scenarios import SCENARIOS, scenario_of
from ..spirits import PANELS
from ..state import Island, IslandState, Repeat, Spirit
from ..steps import Aftermath, InvaderPhase, PowerPhase, TimePasses, UsePower
from .acting import Act
from .aiming import Far, aim, targets
from .resources import cost, elements, free_choices, has, meets, thresholds
from .spirit_phase import ANY_ELEMENT, DONE, AnyElement, Done, fix_element
from .victory import begin_action

ALL_LEVELS = -1  # every bit


class Use(IslandChoice, tag="use"):
    """Use a power."""

    power: PowerName
    card_field = "power"
    sign = "g-tick"

    def label(self, view: IslandState) -> Label:
        """In brief it is told what a card does."""
        return explained(self, self.power) if self.power in CARDS else super().label(view)


class UseFewer(IslandChoice, tag="use"):
    """Use a power as if only these thresholds were met, one bit each."""

    power: PowerName
    levels: Thresholds
    card_field = "power"

    def phrase(self) -> Phrase:
        """With how many of its levels."""
        return Phrase("spirit_island.option.use_less", {"power": self.power, "levels": self.levels.bit_count()})

    def disc(self, view: IslandState, seat: int) -> str:
        """How many of its levels."""
        return str(self.levels.bit_count())


class Again(IslandChoice, tag="again"):
    """Use a card once more, by the right that a power gives."""

    card: CardName
    power: PowerName
    clicks: ClassVar = ("card",)
    sign = "g-reclaim"


class AgainFewer(IslandChoice, tag="again"):
    """Use a card once more, as if its threshold were not met."""

    card: CardName
    power: PowerName
    levels: Thresholds
    words = "again_less"
    tells: ClassVar = ("card", "power")
    clicks: ClassVar = ("card",)
    sign = "0"


OFFERED = (Use, UseFewer, Again, AgainFewer, AnyElement, Done)  # and what a scenario offers
asks("spirit_island.fast", *OFFERED)
asks("spirit_island.slow", *OFFERED)


@step(PowerPhase)
def power_phase(game: Island, step: PowerPhase) -> Rule[None]:
    """Somebody uses the next power; when all are done the game goes on."""
    state = game.state
    name = "fast" if step.fast else "slow"
    if state.phase != name:
        state.phase = name  # type: ignore[assignment]
        state.done = [False] * len(state.spirits)
        for spirit in state.spirits:
            spirit.just_used, spirit.passed_up = [], {}
        game.tell("spirit_island.phase", phase=name, law=f"phase.{name}")
    asks = []
    for seat in range(len(state.spirits)):
        if state.done[seat] and has_something_new(state, seat):
            state.done[seat] = False
            game.tell("spirit_island.again", seat=seat, law=f"phase.{name}")
        if not state.done[seat]:
            options = choices(state, seat)
            if len(options) > 1:
                asks.append(ask_for_power(game, seat, options))
    if not asks:
        game.push(InvaderPhase() if step.fast else TimePasses())
        return
    taken: Taken = yield AnyOf(asks)
    game.push(step)
    take_choice(game, taken.seat, taken.option)


def ask_for_power(game: Island, seat: int, options: list[Option]) -> Ask:
    """A spirit may use a power or be done."""
    state = game.state
    kind = f"spirit_island.{state.phase}"
    return Ask(seat, kind, options, law=f"phase.{state.phase}", refused=lambda: refusals(state, seat))


def choices(state: IslandState, seat: int) -> list[Option]:
    """What a spirit may do in a power phase."""
    spirit = state.spirits[seat]
    found: list[Option] = []
    for power in powers_of(spirit):
        if power not in spirit.used and may_use_now(state, seat, power) and targets(state, seat, power):
            found += [Use(power), *(UseFewer(power, levels) for levels in fewer(state, seat, power))]
    for card, right in repeatable(state, seat):
        reduced = fewer(state, seat, card, price(state, card, right))
        found += [Again(card, right.source), *(AgainFewer(card, right.source, levels) for levels in reduced)]
    found += scenario_of(state).deeds(state)
    if free_choices(spirit):
        found += ANY_ELEMENT
    return [*found, DONE]


def openings(state: IslandState, seat: int) -> dict[str, list[str]]:
    """What a spirit could do next, finer than it is asked: each power (or its repeat) with its targets and with the
    thresholds that it meets ("#0"). Whoever is done passes all of it up."""
    spirit = state.spirits[seat]
    found: dict[str, list[str]] = {}
    for power in powers_of(spirit):
        if power not in spirit.used and may_use_now(state, seat, power):
            found[power] = ways_to_use(spirit, power, targets(state, seat, power))
    for card, right in repeatable(state, seat):
        aims = targets(state, seat, card, price=price(state, card, right))
        found[f"{right.source}:{card}"] = ways_to_use(spirit, card, aims)
    found |= scenario_of(state).openings(state)
    found["any"] = [f"#{number}" for number in range(free_choices(spirit))]
    return {deed: ways for deed, ways in found.items() if ways}


def ways_to_use(spirit: Spirit, power: str, aims: list[Option]) -> list[str]:
    """The targets of a power and the thresholds that it meets; nothing without a target."""
    if not aims:
        return []
    there = elements(spirit)
    met = [f"#{at}" for at, needs in enumerate(thresholds(spirit, power)) if meets(there, needs)]
    return [*(aim.land if isinstance(aim, Far) else str(aim) for aim in aims), *met]


def has_something_new(state: IslandState, seat: int) -> bool:
    """Has another's power given a spirit that is done something that it has not passed up?"""
    passed_up = state.spirits[seat].passed_up
    return any(not set(ways) <= set(passed_up.get(deed, ())) for deed, ways in openings(state, seat).items())


def pass_up(state: IslandState, seat: int) -> None:
    """A spirit is done: it has passed up whatever it could do."""
    passed_up = state.spirits[seat].passed_up
    for deed, ways in openings(state, seat).items():
        passed_up[deed] = sorted({*passed_up.get(deed, ()), *ways})


def powers_of(spirit: Spirit) -> list[str]:
    """Cards in play and innate powers whose first effect is within reach of its elements."""
    innates = PANELS[spirit.name].innates
    there = elements(spirit)
    return [
        *sorted(spirit.played),
        *(
            name
            for name, innate in innates.items()
            if any(level.kind != "speed" and meets(there, level.needs) for level in innate.levels)
        ),
    ]


def is_fast(state: IslandState, power: str, spirit: Spirit) -> bool:
    """Is it a fast power? In some scenario all are."""
    if SCENARIOS[state.options.scenario].all_fast:
        return True
    return CARDS[power].fast if power in CARDS else PANELS[spirit.name].innates[power].fast


def may_use_now(state: IslandState, seat: int, power: str) -> bool:
    """Is this its phase? Slow powers may be hurried."""
    spirit = state.spirits[seat]
    fast = is_fast(state, power, spirit)
    if state.phase == "slow":
        return not fast
    return fast or is_made_fast(spirit, power) or spirit.hurried < haste(spirit)


def is_made_fast(spirit: Spirit, power: str) -> bool:
    """Innate powers that enough elements make fast."""
    if power in CARDS:
        return False
    levels = PANELS[spirit.name].innates[power].levels
    return any(level.kind == "speed" and has(spirit, level.needs) for level in levels)


def haste(spirit: Spirit) -> int:
    """How many slow powers it may use fast this turn."""
    return spirit.haste + PANELS[spirit.name].own_haste(spirit)


def fewer(state: IslandState, seat: int, power: str, to_pay: int = 0) -> list[int]:
    """The ways to act as if it had fewer elements, as sets of thresholds (one bit each)."""
    spirit = state.spirits[seat]
    needs = thresholds(spirit, power)
    met = [at for at, wanted in enumerate(needs) if has(spirit, wanted)]
    if power in CARDS:
        return [0] if met and not CARDS[power].only_far and targets(state, seat, power, 0, to_pay) else []
    effects = [at for at in met if PANELS[spirit.name].innates[power].levels[at].kind != "speed"]
    if nested([needs[at] for at in effects]):
        return [sum(1 << at for at in effects[:size]) for size in range(1, len(effects))]
    return [1 << at for at in effects]


def nested(needs: list[Needs]) -> bool:
    """Does each threshold ask for all that the one before asks for?"""
    return all(all(a <= b for a, b in zip(one, other, strict=True)) for one, other in itertools.pairwise(needs))


def repeatable(state: IslandState, seat: int) -> list[tuple[str, Repeat]]:
    """Cards used in this phase and still in play that a right lets it use once more, with the right that serves."""
    spirit = state.spirits[seat]
    found = []
    for card in sorted(set(spirit.just_used)):
        if card not in spirit.played:
            continue
        for source in sorted({right.source for right in spirit.repeats}):
            right = min((right for right in spirit.repeats if right.source == source), key=lambda right: right.most)
            if f"{source}:{card}" in spirit.repeated or CARDS[card].cost > right.most:
                continue
            to_pay = price(state, card, right)
            if to_pay <= spirit.energy and targets(state, seat, card, price=to_pay):
                found.append((card, right))
    return found


def price(state: IslandState, card: str, right: Repeat) -> int:
    """What a repeat by this right costs."""
    return cost(state, card) if right.pays else 0


def refusals(state: IslandState, seat: int) -> list[Refusal]:
    """Powers that one might expect on offer, and why they are not."""
    spirit = state.spirits[seat]
    found = []
    for power in [*sorted(spirit.played), *PANELS[spirit.name].innates]:
        if power in spirit.used:
            continue
        if power not in CARDS and power not in powers_of(spirit):
            found.append(Refusal(Use(power), "spirit_island.lacks_elements", "elements.thresholds"))
        elif not may_use_now(state, seat, power):
            reason = "spirit_island.slow_power" if state.phase == "fast" else "spirit_island.fast_power"
            found.append(Refusal(Use(power), reason, f"phase.{state.phase}"))
        elif not targets(state, seat, power):
            found.append(Refusal(Use(power), "spirit_island.no_target", "powers.range"))
    return found


def take_choice(game: Island, seat: int, option: Option) -> None:
    """A spirit does what it has chosen in a power phase."""
    state = game.state
    match option:
        case Use(power=power):
            begin_use(game, seat, power, ALL_LEVELS)
        case UseFewer(power=power, levels=levels):
            begin_use(game, seat, power, levels)
        case Again(card=card, power=source):
            begin_again(game, seat, card, source, ALL_LEVELS)
        case AgainFewer(card=card, power=source, levels=levels):
            begin_again(game, seat, card, source, levels)
        case AnyElement(element=element):
            fix_element(game, seat, element)
        case Done():
            state.done[seat] = True
            pass_up(state, seat)
            game.tell("spirit_island.done", seat=seat, law=f"phase.{state.phase}")
        case _:
            scenario_of(state).take_deed(game, seat, option)


def begin_use(game: Island, seat: int, power: str, levels: int) -> None:
    """A spirit begins to use a power."""
    spirit = game.state.spirits[seat]
    hurry(game, seat, power)
    spirit.used.append(power)
    spirit.just_used.append(power)
    game.push(UsePower(seat, power, levels), Aftermath())


def begin_again(game: Island, seat: int, card: str, source: str, levels: int) -> None:
    """A spirit begins to use a card once more, by the right that a power gives."""
    state = game.state
    spirit = state.spirits[seat]
    right = next(right for used, right in repeatable(state, seat) if (used, right.source) == (card, source))
    spirit.repeats.remove(right)
    spirit.repeated.append(f"{source}:{card}")
    spirit.energy -= price(state, card, right)
    game.push(UsePower(seat, card, levels, again=True), Aftermath())


def hurry(game: Island, seat: int, power: str) -> None:
    """A slow power used fast takes one of the rights to do so."""
    state = game.state
    spirit = state.spirits[seat]
    is_own = power_row(power).fast or is_made_fast(spirit, power)  # is it fast without a right?
    by_right = not is_own and spirit.hurried < haste(spirit) and state.phase == "fast"
    if by_right:
        spirit.hurried += 1
    if by_right or (is_own and power not in CARDS):
        scenario_of(state).used_fast(game, seat)


@step(UsePower)
def use_power(game: Island, step: UsePower) -> Rule[None]:
    """A power is aimed and does what it does."""
    begin_action(game.state, by=step.seat)
    act = Act(game, step.seat, law=f"power.{step.power}", power=True)
    act.card, act.levels, act.again = step.power, step.levels, step.again
    if not (yield from aim(act)):
        return
    done = power_row(step.power).effect(act)
    if done is not None:
        yield from done
