"""The state of a game of Cairn, the queries that read it and the effects that change it."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from nemeton.kernel import EVERYBODY, Among, Game, Hidden, Play, Result, State, Step, any_step

from .field import BIT, FOREST, LINES, OTHER_FACE, SEA, TRIBES, VILLAGE, spaces_of

SHAMANS = 5  # of each tribe
MEGALITHS_TO_WIN = 3


class CairnOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose. The last five are rulings that the rulebook leaves open; see docs/rulings/cairn.md."""

    megaliths: Literal["all", "beginner"] = "all"
    start: Literal["random", "first_games"] = "random"
    first_player: Literal["random", "sea", "forest"] = "random"
    exit_by_ability: bool = False  # R1
    corner_exit: bool = True  # R2
    moving_stone: Literal["upcoming", "field"] = "upcoming"  # R6
    transformation: Literal["optional", "mandatory"] = "optional"  # R9
    repetition: Literal["play_on", "draw"] = "play_on"  # R17


Space = Annotated[str, Among("space")]


class CairnStep(Step):
    """A step of Cairn."""


class Turn(CairnStep, tag="turn"):
    """The active tribe chooses one of the three actions."""


class Activation(CairnStep, tag="activation"):
    """A shaman has arrived on a megalith: its owner applies the ability."""

    space: Space


class Transformation(CairnStep, tag="transformation"):
    """The active tribe may transform, then its turn ends."""


class TurnEnd(CairnStep, tag="turn_end"):
    """The turn passes on."""


if TYPE_CHECKING:
    AgendaStep = Step
else:
    AgendaStep = any_step(CairnStep)


class CairnState(State, kw_only=True):
    """Everything on and beside the field. Seat 0 is Sea, seat 1 is Forest."""

    agenda: list[AgendaStep]
    options: CairnOptions
    active: int
    next_seat: int
    shamans: list[list[str]]  # by seat, the places of its five shamans
    megaliths: dict[str, str]  # by space
    upcoming: list[str]
    stack: list[Hidden]  # the top one first
    tokens: dict[str, str]  # the face that each token shows
    score: list[int]
    moved: list[str]  # where the shamans stand that were placed or moved this turn
    activated: list[str]  # what each ability of this turn's chain met, to know an endless loop (R7)
    positions: list[str]  # what each turn began with, if the table ends repetitions in a draw (R17)


Cairn: TypeAlias = Play[CairnState]  # what the rules hold
CairnGame: TypeAlias = Game[CairnState]  # what players hold


# Queries


def enemy_of(seat: int) -> int:
    """The other tribe."""
    return FOREST if seat == SEA else SEA


def standing(state: CairnState, seat: int) -> int:
    """The spaces where a tribe's shamans stand, as a set of bits."""
    a, b, c, d, e = state.shamans[seat]
    return BIT[a] | BIT[b] | BIT[c] | BIT[d] | BIT[e]


def owner_on(state: CairnState, space: str) -> int | None:
    """Whose shaman stands on a space."""
    for seat, places in enumerate(state.shamans):
        if space in places:
            return seat
    return None


def transformation_targets(state: CairnState, seat: int) -> tuple[str, ...]:
    """The enemies that a transformation may banish: in a line of three as the token shows it, one of the three
    placed or moved this turn (Transformation; R3: whichever of the three)."""
    own, enemy = standing(state, seat), standing(state, enemy_of(seat))
    moved = 0
    for space in state.moved:
        moved |= BIT[space]
    targets = 0
    if state.tokens["transform"] == "middle":
        for line in LINES:
            between = enemy & own << line & own >> line
            if between:
                targets |= between & (moved | moved << line | moved >> line)
    else:
        for line in LINES:
            ahead = enemy & own << line & own << 2 * line
            if ahead:
                targets |= ahead & (moved | moved << line | moved << 2 * line)
            behind = enemy & own >> line & own >> 2 * line
            if behind:
                targets |= behind & (moved | moved >> line | moved >> 2 * line)
    return spaces_of(targets) if targets else ()


def outline(state: CairnState) -> str:
    """All that can make two situations the same: who stands where, stones, faces, upcoming stones."""
    stones = ",".join(f"{space}{stone}" for space, stone in sorted(state.megaliths.items()))
    faces = ",".join(state.tokens.values())
    return f"{standing(state, SEA)}/{standing(state, FOREST)}/{stones}/{faces}/{','.join(state.upcoming)}"


# Effects


def flip(game: Cairn, token: str) -> None:
    """Turn a token over."""
    tokens = game.state.tokens
    tokens[token] = OTHER_FACE[tokens[token]]
    game.tell("cairn.flipped", token=token, face=tokens[token], law="turn.action")


def place_shaman(game: Cairn, seat: int, space: str) -> None:
    """Put a shaman from the village on a space."""
    state = game.state
    places = state.shamans[seat]
    places[places.index(VILLAGE)] = space
    state.moved.append(space)
    game.tell("cairn.added", seat=seat, space=space, law="action.add")


def move_shaman(game: Cairn, seat: int, origin: str, to: str, law: str) -> None:
    """Move a shaman on the field, however it goes there."""
    state = game.state
    places = state.shamans[seat]
    places[places.index(origin)] = to
    moved = state.moved
    if origin in moved:
        moved[moved.index(origin)] = to
    else:
        moved.append(to)
    game.tell("cairn.moved", seat=seat, origin=origin, to=to, law=law)


def leave_field(game: Cairn, seat: int, origin: str) -> None:
    """A shaman goes out through the enemy's side and back to its own village."""
    _go_home(game.state, seat, origin)
    game.tell("cairn.left", seat=seat, origin=origin, law="build.leaving")


def banish(game: Cairn, seat: int, space: str) -> None:
    """Send a tribe's shaman back to its village."""
    _go_home(game.state, seat, space)
    game.tell("cairn.banished", seat=seat, space=space, law="banishing")


def _go_home(state: CairnState, seat: int, space: str) -> None:
    places = state.shamans[seat]
    places[places.index(space)] = VILLAGE
    if space in state.moved:
        state.moved.remove(space)


def swap_shamans(game: Cairn, seat: int, own: str, enemy: str) -> None:
    """Two shamans of different tribes change places."""
    state = game.state
    mine, theirs = state.shamans[seat], state.shamans[enemy_of(seat)]
    mine[mine.index(own)] = enemy
    theirs[theirs.index(enemy)] = own
    state.moved = [space for space in state.moved if space not in (own, enemy)] + [own, enemy]
    game.tell("cairn.swapped", seat=seat, own=own, enemy=enemy, law="megalith.walk_of_the_colossi")


def raise_megalith(game: Cairn, space: str, megalith: str) -> None:
    """Take one of the upcoming megaliths and put it on a space."""
    state = game.state
    state.upcoming.remove(megalith)
    state.megaliths[space] = megalith
    game.tell("cairn.raised", megalith=megalith, space=space, law="build")


def score_megalith(game: Cairn, seat: int) -> None:
    """One step up the score track; the third one wins at once, before anything else happens."""
    state = game.state
    state.score[seat] += 1
    game.tell("cairn.scored", seat=seat, score=state.score[seat], law="build")
    if state.score[seat] >= MEGALITHS_TO_WIN:
        game.tell("cairn.won", seat=seat, law="ending")
        game.end(Result("points", (seat,), tuple(state.score)))


def refill_upcoming(game: Cairn) -> None:
    """Draw a new upcoming megalith; with an empty stack its place stays empty."""
    state = game.state
    if state.stack:
        drawn = state.stack.pop(0)
        state.upcoming.append(drawn.card)
        if drawn.known != EVERYBODY:
            game.shown()
        game.tell("cairn.drawn", megalith=drawn.card, law="build")


def tuck_megalith(game: Cairn, megalith: str) -> None:
    """Put a megalith under the stack; everybody has seen it."""
    game.state.stack.append(Hidden(megalith, EVERYBODY))
    game.tell("cairn.tucked", megalith=megalith, law="megalith.source_of_silver")


def move_megalith(game: Cairn, origin: str, to: str) -> None:
    """Move a megalith; whoever stands on either space stays, and nothing is activated."""
    stones = game.state.megaliths
    stones[to] = stones.pop(origin)
    game.tell("cairn.stone_moved", megalith=stones[to], origin=origin, to=to, law="activation")


def swap_megaliths(game: Cairn, one: str, other: str) -> None:
    """Two megaliths change places."""
    stones = game.state.megaliths
    stones[one], stones[other] = stones[other], stones[one]
    game.tell("cairn.stones_swapped", one=one, other=other, law="megalith.stormwell")


def scores(state: CairnState) -> tuple[int, ...]:
    """Built megaliths by seat."""
    return tuple(state.score)


def tribe(seat: int) -> str:
    """The tribe's name as an id."""
    return TRIBES[seat]
