"""Activating a megalith (Activation) and the seventeen abilities (The megaliths).

The owner of the shaman that arrived applies the ability and makes every choice in it, whoever's turn it is. An
ability that can be applied must be (R10). Where it moves or adds a shaman onto another megalith, that one is
activated next.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from nemeton.kernel import Ask, Asked, Option, Phrase, Rule, step

from .actions import Move, steps
from .building import Build, build
from .choices import CairnChoice, Goal, Megalith, Token, is_off
from .field import ACTION_TOKENS, BIT, FIRST_ROW, NEIGHBOURS, SPACES, VILLAGE
from .state import (
    Activation,
    Cairn,
    Space,
    banish,
    enemy_of,
    flip,
    leave_field,
    move_megalith,
    move_shaman,
    outline,
    owner_on,
    place_shaman,
    raise_megalith,
    refill_upcoming,
    standing,
    swap_megaliths,
    swap_shamans,
    tuck_megalith,
)

STOP = "stop"


# What the abilities offer


class Step(CairnChoice):
    """Move a shaman by one space."""

    origin: Space
    to: Goal
    heading = "move"

    def phrase(self) -> Phrase:
        """As the action says it."""
        return Move(self.origin, self.to).phrase()


class Banish(CairnChoice):
    """Banish the shaman on a space."""

    space: Space
    words = heading = "banish"


class AddOn(CairnChoice):
    """Add a shaman on a space of the first row."""

    space: Space
    words = heading = "add"


class Go(CairnChoice):
    """Go to another megalith."""

    to: Goal
    words = heading = "go"


class MoveStone(CairnChoice):
    """Move a megalith by one space."""

    origin: Space
    to: Goal
    words, heading, of_stones, plain_goal = "move_stone", "shift", True, True


class SwapStones(CairnChoice):
    """Two megaliths change places."""

    one: Space
    other: Space
    words, heading, of_stones, either_first = "swap_stones", "exchange", True, True


class Flip(CairnChoice):
    """Turn a token over."""

    token: Token
    words = "flip"


class Replace(CairnChoice):
    """Replace a megalith by an upcoming one."""

    space: Space
    megalith: Megalith
    words, heading, of_stones = "replace", "replace", True


class Swap(CairnChoice):
    """A shaman of one's own and an enemy change places."""

    own: Space
    enemy: Space
    words, heading, plain_goal, either_first = "swap", "swap", True, True


class Copy(Build):
    """Copy the ability of a megalith."""

    words = "copy"


class Raise(CairnChoice):
    """Build an upcoming megalith on a free space."""

    megalith: Megalith
    space: Space
    words, heading, of_stones, plain_goal = "raise", "raise", True, True


class Use(NamedTuple):
    """One ability being applied: by whom, from which space, and whether a loop may be stopped now (R7)."""

    game: Cairn
    owner: int
    space: str
    megalith: str
    may_stop: bool = False


Ability = Callable[[Use], "Rule[None] | None"]

ABILITIES: dict[str, Ability] = {}
ASKED: dict[str, Asked] = {}  # what the abilities ask


def ability(*offers: type[CairnChoice], plain: type[CairnChoice] | None = None) -> Callable[[Ability], Ability]:
    """The ability of the megalith that the function is called after: what its owner may choose from."""

    def known(rule: Ability) -> Ability:
        ABILITIES[rule.__name__] = rule
        if offers or plain:
            ASKED[f"cairn.{rule.__name__}"] = Asked(offers, plain, {STOP: ""})
        return rule

    return known


@step(Activation)
def activation(game: Cairn, step: Activation) -> Rule[None] | None:
    """A shaman has arrived on a megalith: its owner applies the ability."""
    state = game.state
    owner = owner_on(state, step.space)
    assert owner is not None, f"nobody stands on {step.space}"
    megalith = state.megaliths[step.space]
    # R7: the second time an ability meets the same situation its owner may stop; the third time it stops by itself.
    situation = f"{step.space}/{outline(state)}"
    seen = state.activated.count(situation)
    state.activated.append(situation)
    if seen >= 2:
        game.tell("cairn.stopped", seat=owner, megalith=megalith, law="activation.loop")
        return None
    game.tell("cairn.activated", seat=owner, megalith=megalith, space=step.space, law="activation")
    return ABILITIES[megalith](Use(game, owner, step.space, megalith, may_stop=seen == 1))


# Choosing and moving, shared by the abilities


def choose(use: Use, options: Iterable[Option]) -> Rule[Option | None]:
    """Let the owner choose; None when nothing can be chosen, or when a loop is stopped."""
    offered = list(options)
    if not offered:
        use.game.tell("cairn.no_effect", seat=use.owner, megalith=use.megalith, law="activation")
        return None
    if use.may_stop:
        offered.append(STOP)
    chosen = yield Ask(
        use.owner, f"cairn.{use.megalith}", offered, about={"space": use.space}, law=f"megalith.{use.megalith}"
    )
    if chosen == STOP:
        use.game.tell("cairn.stopped", seat=use.owner, megalith=use.megalith, law="activation.loop")
        return None
    return chosen


def steps_by_ability(use: Use, spaces: Iterable[str]) -> list[Step]:
    """Where the shamans on these spaces may be moved by one space, in any direction.

    R1: an ability leads nobody off the field, unless the table says so; then it leads out own shamans only.
    """
    state = use.game.state
    occupied = standing(state, 0) | standing(state, 1)
    options = state.options
    return [
        Step(space, to)
        for space in spaces
        for to in steps(
            space,
            "any",
            occupied,
            use.owner,
            corner_exit=options.corner_exit,
            may_leave=options.exit_by_ability and space in state.shamans[use.owner],
        )
    ]


def move_by_ability(use: Use, spaces: Iterable[str]) -> Rule[None]:
    """Let the owner move one of the shamans on these spaces by one space."""
    move = yield from choose(use, steps_by_ability(use, spaces))
    if move is None:
        return
    if is_off(move.to):
        leave_field(use.game, use.owner, move.origin)
        if use.owner == use.game.state.active:  # R1
            yield from build(use.game, use.owner, move.origin)
        return
    seat = owner_on(use.game.state, move.origin)
    assert seat is not None
    move_shaman(use.game, seat, move.origin, move.to, f"megalith.{use.megalith}")
    arrive(use.game, move.to)


def arrive(game: Cairn, space: str) -> None:
    """A shaman was moved or added to a space by an ability: a megalith there is activated next."""
    if space in game.state.megaliths:
        game.push(Activation(space))


def banish_one(use: Use, spaces: Iterable[str]) -> Rule[None]:
    """Let the owner banish one of the enemies on these spaces."""
    enemy = enemy_of(use.owner)
    enemies = use.game.state.shamans[enemy]
    target = yield from choose(use, [space for space in spaces if space in enemies])
    if target is not None:
        banish(use.game, enemy, target)


def on_field(use: Use, seat: int) -> list[str]:
    """Where a tribe's shamans stand, in the order of the field."""
    places = use.game.state.shamans[seat]
    return [space for space in SPACES if space in places]


def stones(use: Use) -> list[str]:
    """Where megaliths stand, in the order of the field."""
    return [space for space in SPACES if space in use.game.state.megaliths]


# Beginner megaliths


@ability(plain=Banish)
def chaos_of_the_giants(use: Use) -> Rule[None]:
    """Banish an enemy from your first row."""
    yield from banish_one(use, FIRST_ROW[use.owner])


@ability(plain=AddOn)
def cairn_of_dawn(use: Use) -> Rule[None]:
    """Add a shaman from your village on a space of your first row that holds no shaman (R4)."""
    state = use.game.state
    occupied = standing(state, 0) | standing(state, 1)
    free = [space for space in FIRST_ROW[use.owner] if not occupied & BIT[space]]
    space = yield from choose(use, free if VILLAGE in state.shamans[use.owner] else [])
    if space is not None:
        place_shaman(use.game, use.owner, space)
        arrive(use.game, space)


@ability(plain=Go)
def cromlech_of_the_stars(use: Use) -> Rule[None]:
    """Move the shaman on this megalith to another megalith that holds no shaman."""
    free = [space for space in stones(use) if owner_on(use.game.state, space) is None]
    to = yield from choose(use, free)
    if to is not None:
        move_shaman(use.game, use.owner, use.space, to, f"megalith.{use.megalith}")
        arrive(use.game, to)


@ability()
def pillars_of_spring(use: Use) -> None:
    """The next turn is yours; for the tribe that is next anyway nothing is gained (R5)."""
    use.game.state.next_seat = use.owner
    use.game.tell("cairn.next_turn", seat=use.owner, law="megalith.pillars_of_spring")


@ability(plain=Banish)
def alley_of_dusk(use: Use) -> Rule[None]:
    """Banish an enemy next to this megalith."""
    yield from banish_one(use, NEIGHBOURS[use.space])


@ability(Step)
def deer_rock(use: Use) -> Rule[None]:
    """Move a shaman of either tribe next to this megalith by one space."""
    near = [space for space in NEIGHBOURS[use.space] if owner_on(use.game.state, space) is not None]
    yield from move_by_ability(use, near)


@ability(Step)
def menhir_of_the_dancers(use: Use) -> Rule[None]:
    """Move the shaman on this megalith by one space."""
    yield from move_by_ability(use, [use.space])


@ability(MoveStone)
def sanctuary_of_the_ages(use: Use) -> Rule[None]:
    """Move any megalith by one space; it needs a space without a megalith, and a shaman there does not matter."""
    standing_stones = use.game.state.megaliths
    move = yield from choose(
        use, [MoveStone(space, to) for space in stones(use) for to in NEIGHBOURS[space] if to not in standing_stones]
    )
    if move is not None:
        move_megalith(use.game, move.origin, move.to)


# Expert megaliths


@ability()
def tumulus_of_shadows(use: Use) -> None:
    """Banish the shaman on this megalith."""
    banish(use.game, use.owner, use.space)


@ability(SwapStones)
def stormwell(use: Use) -> Rule[None]:
    """Let any two megaliths change places."""
    spaces = stones(use)
    pair = yield from choose(use, [SwapStones(one, other) for i, one in enumerate(spaces) for other in spaces[i + 1 :]])
    if pair is not None:
        swap_megaliths(use.game, pair.one, pair.other)


@ability(Step)
def fairies_circle(use: Use) -> Rule[None]:
    """Move an enemy by one space."""
    yield from move_by_ability(use, on_field(use, enemy_of(use.owner)))


@ability(Step)
def haven_of_purity(use: Use) -> Rule[None]:
    """Move another of your shamans by one space."""
    yield from move_by_ability(use, [space for space in on_field(use, use.owner) if space != use.space])


@ability(plain=Flip)
def memorial_mound(use: Use) -> Rule[None]:
    """Turn over any action token."""
    token = yield from choose(use, ACTION_TOKENS)
    if token is not None:
        flip(use.game, token)


@ability(Replace)
def source_of_silver(use: Use) -> Rule[None]:
    """Replace any megalith by an upcoming one; the old one goes under the stack, then a new one is drawn (R20)."""
    state = use.game.state
    choice = yield from choose(use, [Replace(space, new) for space in stones(use) for new in state.upcoming])
    if choice is not None:
        old = state.megaliths.pop(choice.space)
        raise_megalith(use.game, choice.space, choice.megalith)
        tuck_megalith(use.game, old)
        refill_upcoming(use.game)


@ability(Swap)
def walk_of_the_colossi(use: Use) -> Rule[None]:
    """One of your shamans and an enemy change places; no megalith is activated."""
    enemies = on_field(use, enemy_of(use.owner))
    pair = yield from choose(use, [Swap(own, enemy) for own in on_field(use, use.owner) for enemy in enemies])
    if pair is not None:
        swap_shamans(use.game, use.owner, pair.own, pair.enemy)


@ability(plain=Copy)
def moving_stone(use: Use) -> Rule[None]:
    """Copy the ability of an upcoming megalith (R6: or, if the table says so, of another one on the field)."""
    state = use.game.state
    if state.options.moving_stone == "upcoming":
        sources = list(state.upcoming)
    else:
        sources = [state.megaliths[space] for space in stones(use) if space != use.space]
    copied = yield from choose(use, sources)
    if copied is not None:
        use.game.tell("cairn.copied", seat=use.owner, megalith=copied, law="megalith.moving_stone")
        ability = ABILITIES[copied](use._replace(megalith=copied, may_stop=False))
        if ability is not None:
            yield from ability


@ability(Raise)
def heart_of_the_earth(use: Use) -> Rule[None]:
    """Build an upcoming megalith on a space without megalith and shaman (R8); nobody scores."""
    state = use.game.state
    empty = [space for space in SPACES if space not in state.megaliths and owner_on(state, space) is None]
    choice = yield from choose(use, [Raise(new, space) for new in state.upcoming for space in empty])
    if choice is not None:
        raise_megalith(use.game, choice.space, choice.megalith)
        refill_upcoming(use.game)
