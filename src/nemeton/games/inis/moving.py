"""Moving and placing clans: how it is declared, and what comes of it: the Mountains' toll, then clashes."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from nemeton.kernel import Ask, Asked, Option, Rule, step

from .cards import MOVED_TO_MOUNTAINS
from .choices import CLAN, DONE, DiscardCard, InisChoice, Place, Way, Where, clans_of
from .effects import discard_action, move_clans, place_clans
from .removing import forced_loss
from .state import CardPlay, Inis, InisState, names, players_in
from .steps import Clash, Clashes, MountainsToll, PayToll, Seat, Territory, Window
from .territories import MOUNTAINS, STONE_CIRCLE

INTO_ONE = ("conquest", "the_battle_of_moytura")  # all go to one territory, and it is always told where from


class Group(InisChoice):
    """So many clans go from one territory to another."""

    origin: Territory
    where: Territory
    count: int
    words, heading, row_field = "group", "from", "where"

    def clicked(self, _view: InisState, ask: Ask) -> Iterable[Way]:
        """First the clans, then where they go."""
        into_one = ask.about["card"] in INTO_ONE
        return [(Place(self.origin),) if into_one else (Place(self.origin, ask.seat), Place(self.where))]


class Whom(InisChoice):
    """A player."""

    whom: Seat
    words = "seat"

    def clicked(self, view: InisState, ask: Ask) -> Iterable[Way]:
        """Where the player's clans stand: in the one territory that the card looks at, or anywhere."""
        return clans_of(self.whom, view, STONE_CIRCLE if ask.about["card"] == "adv_stone_circle" else "")


class PayClan(InisChoice):
    """Lose a clan in the Mountains."""

    words = "clan"

    def clicked(self, _view: InisState, ask: Ask) -> Iterable[Way]:
        """One's clans there."""
        return [(Place(MOUNTAINS, ask.seat),)]


ASKED = {
    "inis.group": Asked((Group,), words={DONE: ""}),
    "inis.place": Asked(plain=Where, words={DONE: ""}),
    "inis.where": Asked(plain=Where),
    "inis.whom": Asked(plain=Whom),
    "inis.toll_paid": Asked(plain=DiscardCard, words={CLAN: PayClan}),
    "inis.next_clash": Asked(plain=Where),
}


# Declaring


def declare_groups(
    game: Inis, play: CardPlay, ways: Iterable[tuple[str, str]], *, least: int, most: int = 12, once: bool = False
) -> Rule[None]:
    """The player says, group by group, how many clans go which way (from, to); `once` means a single group.

    A way is used once; clans of one origin cannot go twice.
    """
    state, seat = game.state, play.seat
    left = list(ways)
    while left:
        moved = sum(count for *_, count in play.groups)
        options: list[Option] = [
            Group(origin, where, count)
            for origin, where in left
            for count in range(1, min(most - moved, staying(state, play, origin)) + 1)
        ]
        if not options:
            break
        if moved >= least:
            options.append(DONE)
        group = yield Ask(
            seat, "inis.group", options, about={"card": play.card, "moved": moved}, law=f"card.{play.card}"
        )
        if group == DONE:
            break
        play.groups.append((group.origin, group.where, group.count))
        left = [] if once else [way for way in left if way != (group.origin, group.where)]
    if not play.groups:
        game.tell("inis.nobody_moves", seat=seat, card=play.card)


def staying(state: InisState, play: CardPlay, origin: str) -> int:
    """How many clans of the player have not been told to leave a territory."""
    return state.tiles[origin].clans[play.seat] - sum(count for start, _, count in play.groups if start == origin)


def declare_places(game: Inis, play: CardPlay, room: Mapping[str, int], *, least: int, most: int) -> Rule[None]:
    """The player says where clans will be placed, one by one: so many at most in each territory of `room`."""
    most = min(most, game.state.reserve[play.seat], sum(room.values()))
    while len(play.places) < most:
        options: list[Option] = [where for where, count in room.items() if play.places.count(where) < count]
        if len(play.places) >= min(least, most):
            options.append(DONE)
        where = yield Ask(
            play.seat,
            "inis.place",
            options,
            about={"card": play.card, "left": most - len(play.places)},
            law=f"card.{play.card}",
        )
        if where == DONE:
            break
        play.places.append(where)


def declare_where(options: Callable[[InisState, int], Sequence[str]]) -> Callable[[Inis, CardPlay], Rule[None]]:
    """A declaration that names one territory, where there is a legal one."""

    def declare(game: Inis, play: CardPlay) -> Rule[None]:
        offered = list(options(game.state, play.seat))
        if offered:
            play.where = yield Ask(
                play.seat, "inis.where", offered, about={"card": play.card, "half": play.half}, law=f"card.{play.card}"
            )

    return declare


def declare_whom(options: Callable[[InisState, int], Sequence[int]]) -> Callable[[Inis, CardPlay], Rule[None]]:
    """A declaration that names one player, where there is a legal one."""

    def declare(game: Inis, play: CardPlay) -> Rule[None]:
        offered = list(options(game.state, play.seat))
        if offered:
            play.whom = yield Ask(
                play.seat, "inis.whom", offered, about={"card": play.card, "half": play.half}, law=f"card.{play.card}"
            )

    return declare


# Resolving


def place_declared(game: Inis, play: CardPlay) -> None:
    """The clans come to the places that were named."""
    for where in dict.fromkeys(play.places):
        place_clans(game, play.seat, where, play.places.count(where))


def move_declared(game: Inis, play: CardPlay, *, peaceful: bool = False) -> None:
    """The groups move as declared, all at once; then tiles take their toll, then clashes come."""
    for origin, where, count in play.groups:
        move_clans(game, play.seat, origin, where, count)
    arrived(game, play.seat, [where for _, where, _ in play.groups], peaceful=peaceful)


def arrived(game: Inis, seat: int, where: Iterable[str], *, peaceful: bool) -> None:
    """Clans of a player have moved into these territories: first the Mountains' toll, then clashes where others are."""
    targets = tuple(dict.fromkeys(where))
    if not peaceful:
        contested = tuple(place for place in targets if len(players_in(game.state, place)) > 1)
        if contested:
            game.push(Clashes(seat, contested))
    if MOUNTAINS in targets:
        game.push(MountainsToll(seat, seat))


@step(MountainsToll)
def mountains_toll(game: Inis, step: MountainsToll) -> None:
    """The Mountains want a toll; their own card may spare it whoever moves there."""
    game.push(PayToll(step.seat))
    if step.mover == step.seat:
        game.push(Window(MOVED_TO_MOUNTAINS, step.seat, (step.seat,)))


@step(PayToll)
def pay_toll(game: Inis, step: PayToll) -> Rule[None]:
    """The owner discards an Action card or loses a clan there."""
    state, seat = game.state, step.seat
    if state.spared or not state.tiles[MOUNTAINS].clans[seat]:
        state.spared = False
        return
    game.tell("inis.toll", seat=seat, law="tile.mountains")
    loss = yield Ask(seat, "inis.toll_paid", lambda: [*names(state.actions[seat]), CLAN], law="tile.mountains")
    if loss == CLAN:
        forced_loss(game, seat, MOUNTAINS)
    else:
        discard_action(game, seat, loss)


def is_contested(state: InisState, seat: int, where: str) -> bool:
    """Does a player stand there together with others?"""
    return state.tiles[where].clans[seat] > 0 and len(players_in(state, where)) > 1


@step(Clashes)
def clashes(game: Inis, step: Clashes) -> Rule[None]:
    """Several clashes: the instigator chooses which comes next, of those that are still to be fought."""
    waiting = [where for where in step.where if is_contested(game.state, step.instigator, where)]
    if not waiting:
        return
    where = yield Ask(step.instigator, "inis.next_clash", waiting, law="clash")
    rest = tuple(place for place in waiting if place != where)
    game.push(Clash(step.instigator, where), *([Clashes(step.instigator, rest)] if rest else []))
