"""The Epic Tales from Lug to Tuan, each a row with what it does below."""

from collections.abc import Iterable

from nemeton.kernel import (
    EVERYBODY,
    PUBLIC,
    Ask,
    Asked,
    Hidden,
    Option,
    Rule,
    Together,
    show,
)

from .. import rulings
from ..cards import (
    ACTION_RESOLVED,
    ATTACK_DONE,
    CARDS,
    CLASH_BEGINS,
    MANEUVER,
    SEASON,
    TALE,
    TURN_ENDS,
    new_card,
)
from ..choices import (
    DONE,
    ClansThere,
    InisChoice,
    Place,
    RemoveOf,
    Way,
)
from ..declarations import tell_clans
from ..effects import (
    gain_deed,
    lay_tile,
    look_at,
    move_clans,
    place_clans,
    transfer,
)
from ..gates import turn_crows
from ..halves import Table, a_clan, half, has_a_place, later
from ..moving import (
    arrived,
    declare_groups,
    declare_places,
    declare_where,
    move_declared,
    place_declared,
)
from ..state import (
    CardPlay,
    Inis,
    InisState,
    PileTile,
    chieftain,
    exposed,
    fight_of,
    in_order,
    names,
    players_in,
    playing,
    present,
    rivals,
    seats,
)
from ..steps import CardStep, Clash, Draw, Remove, Seat, Territory
from .actions import spots

LUG_SAMILDANACH = new_card(TALE, "lug_samildanach", ACTION_RESOLVED)


def may_take(state: InisState, _seat: int) -> bool:
    """Not the Master Craftsman that has just handed Lug Samildanach on: the two would follow each other for ever."""
    return all(play.card != "lug_samildanach" for play in state.plays)


@half(LUG_SAMILDANACH, ACTION_RESOLVED, legal=may_take)
def lug_samildanach(game: Inis, play: CardPlay) -> None:
    """The Action card just resolved comes into the player's hand."""
    taken = game.state.plays[-2]
    assert CARDS[taken.card].kind == "action"
    taken.gone = True
    game.state.actions[play.seat].append(Hidden(taken.card, EVERYBODY))
    game.tell("inis.lug_takes", seat=play.seat, card=taken.card, law="card.lug_samildanach")


LUGS_SPEAR = new_card(TALE, "lugs_spear", CLASH_BEGINS)


@half(LUGS_SPEAR, CLASH_BEGINS)
def lugs_spear(game: Inis, play: CardPlay) -> None:
    """No triskel cards in this clash."""
    fight_of(game.state).spear = True
    game.tell("inis.spear", seat=play.seat, law="card.lugs_spear")


MAEVES_WEALTH = new_card(TALE, "maeves_wealth", SEASON)


@half(MAEVES_WEALTH)
def maeves_wealth(game: Inis, play: CardPlay) -> Rule[None]:
    """Every rival gives an Action card, unseen by the others, and gets one back."""
    state, seat = game.state, play.seat
    givers = [rival for rival in in_order(state, state.brenn) if rival != seat and state.actions[rival]]
    if not givers:
        game.tell("inis.no_effect", seat=seat, card=play.card)
        return

    def give_ask(giver: int) -> Ask:
        return Ask(
            giver, "inis.give", lambda: names(state.actions[giver]), about={"whom": seat}, law="card.maeves_wealth"
        )

    given: dict[int, str] = yield Together([give_ask(giver) for giver in givers])
    for giver in givers:
        hand_over(game, giver, seat, given[giver])
    game.push(*(CardStep("maeves_wealth", seat, giver) for giver in givers))


def is_a_giver(table: Table, step: CardStep) -> bool:
    """`left` is the rival to whom a card goes back."""
    return step.left in seats(table.state) and step.left != step.seat


@later(MAEVES_WEALTH, may=is_a_giver)
def maeve_returns(game: Inis, step: CardStep) -> Rule[None]:
    """Who played Maeve's Wealth gives one giver an Action card back."""
    state, seat, giver = game.state, step.seat, step.left
    card = yield Ask(
        seat, "inis.give", lambda: names(state.actions[seat]), about={"whom": giver}, law="card.maeves_wealth"
    )
    hand_over(game, seat, giver, card)


def hand_over(game: Inis, giver: int, taker: int, card: str) -> None:
    """An Action card goes from one hand to another; the two know which."""
    actions = game.state.actions
    transfer(game, card, actions[giver], actions[taker], giver, taker)
    game.tell("inis.gives", seat=giver, whom=taker)
    game.tell("inis.gives_what", seat=giver, whom=taker, card=card, only=(giver, taker))


MANANNANS_HORSES = new_card(TALE, "manannans_horses", SEASON, icons=("move", "clash"))
HORSES = 3


def declare_horses(game: Inis, play: CardPlay) -> Rule[None]:
    """One to three clans from one territory to any other."""
    state = game.state
    ways = [(origin, target) for origin in present(state, play.seat) for target in state.tiles if target != origin]
    yield from declare_groups(game, play, ways, least=1, most=HORSES, once=True)


@half(MANANNANS_HORSES, declare=declare_horses)
def manannans_horses(game: Inis, play: CardPlay) -> None:
    """The group arrives."""
    move_declared(game, play)


THE_MORRIGAN = new_card(TALE, "the_morrigan", SEASON, icons=("clash",))
TURN, LEAVE = "turn", "leave"


class ClashWith(ClansThere):
    """A clash in a territory, with this player as its instigator."""

    where: Territory
    whom: Seat
    words, heading = "clash", "at"


def declare_morrigan(game: Inis, play: CardPlay) -> Rule[None]:
    """Shall the crows turn? Shall there be a clash, where, and who is its instigator?"""
    state = game.state
    play.told = [(yield Ask(play.seat, "inis.morrigan.crows", [TURN, LEAVE], law="card.the_morrigan"))]
    options: list[Option] = [
        ClashWith(where, seat)
        for where in state.tiles
        if len(players_in(state, where)) > 1
        for seat in players_in(state, where)
    ]
    if options:
        choice = yield Ask(play.seat, "inis.morrigan.clash", [*options, DONE], law="card.the_morrigan")
        if choice != DONE:
            play.where, play.whom = choice.where, choice.whom


def tell_morrigan(game: Inis, play: CardPlay) -> None:
    """Do the crows turn; where does a clash break out, and who is its instigator?"""
    if play.told == [TURN]:
        game.tell("inis.declares.crows", seat=play.seat, law="card.the_morrigan")
    if play.where:
        game.tell("inis.declares.clash", seat=play.seat, where=play.where, whom=play.whom, law="card.the_morrigan")


@half(THE_MORRIGAN, declare=declare_morrigan, needs=a_clan, tells=tell_morrigan, told=lambda _state: (TURN, LEAVE))
def the_morrigan(game: Inis, play: CardPlay) -> None:
    """The crows turn first; then the clash, in the new direction."""
    if play.where:
        game.push(Clash(play.whom, play.where))
    if play.told == [TURN]:
        turn_crows(game)


NUADA_SILVERHAND = new_card(TALE, "nuada_silverhand", SEASON, icons=("place",))


def declare_nuada(game: Inis, play: CardPlay) -> Rule[None]:
    """Where the player is chieftain, up to as many clans as there are rivals present."""
    state = game.state
    room = {
        where: len(players_in(state, where)) - 1
        for where in present(state, play.seat)
        if chieftain(state, where) == play.seat and len(players_in(state, where)) > 1
    }
    yield from declare_places(game, play, room, least=0, most=12)


@half(NUADA_SILVERHAND, declare=declare_nuada)
def nuada_silverhand(game: Inis, play: CardPlay) -> None:
    """The clans come."""
    place_declared(game, play)


OENGUSS_PLOY = new_card(TALE, "oenguss_ploy", TURN_ENDS)


@half(OENGUSS_PLOY, TURN_ENDS)
def oenguss_ploy(game: Inis, play: CardPlay) -> None:
    """The next turn is the player's; whoever has passed has not (Q6: then it goes on from there)."""
    state = game.state
    if not rulings.PLOY_GOES_ON_FROM_PLAYER and state.resumes < 0:
        state.resumes = state.active
    state.follows, state.passes = play.seat, 0
    game.tell("inis.ploy", seat=play.seat, law="card.oenguss_ploy")


OGMAS_ELOQUENCE = new_card(TALE, "ogmas_eloquence", MANEUVER)


@half(OGMAS_ELOQUENCE, MANEUVER)
def ogmas_eloquence(game: Inis, play: CardPlay) -> None:
    """The clash is over at once."""
    fight_of(game.state).stage = "over"
    game.tell("inis.eloquence", seat=play.seat, law="card.ogmas_eloquence")


THE_OTHER_WORLD = new_card(TALE, "the_other_world", SEASON, icons=("place",))
OTHER_WORLD_MOST = 3


class AddClan(InisChoice, tag="add"):
    """A clan of one's own comes."""

    seat: Seat
    words, tells = "add_clan", ()

    def clicked(self, _view: InisState, ask: Ask) -> Iterable[Way]:
        """The territory to which it comes."""
        return [(Place(ask.about["where"]),)]


class RemoveClan(RemoveOf, tag="remove"):
    """A clan of a rival goes."""


def declare_other_world(game: Inis, play: CardPlay) -> Rule[None]:
    """Where, and then one step for each Sanctuary there, three at most: a clan comes, or a rival's clan goes."""
    yield from declare_where(present)(game, play)
    if not play.where:
        return
    tile, seat = game.state.tiles[play.where], play.seat
    most = min(OTHER_WORLD_MOST, tile.sanctuaries)
    while len(play.told) < most:
        room = {rival: tile.clans[rival] for rival in rivals(game.state, seat)}
        options: list[Option] = [AddClan(seat)] if play.told.count(str(seat)) < game.state.reserve[seat] else []
        options += [RemoveClan(rival) for rival, count in room.items() if play.told.count(str(rival)) < count]
        if not options:
            break
        choice = yield Ask(
            seat,
            "inis.other_world",
            [*options, DONE],
            law="card.the_other_world",
            about={"where": play.where, "left": most - len(play.told)},
        )
        if choice == DONE:
            break
        play.told.append(str(choice.seat if isinstance(choice, AddClan) else choice.whom))


def tell_other_world(game: Inis, play: CardPlay) -> None:
    """Clans that come, and clans that go, by their owners."""
    tell_clans(game, play, play.where, own_comes=True)


def owners(state: InisState) -> list[str]:
    """Whose clan comes or goes: a seat each time."""
    return [*map(str, seats(state))]


@half(THE_OTHER_WORLD, declare=declare_other_world, tells=tell_other_world, told=owners)
def the_other_world(game: Inis, play: CardPlay) -> None:
    """The steps come in the order in which they were named."""
    for owner in reversed([int(told) for told in play.told]):
        game.push(CardStep(play.card, play.seat) if owner == play.seat else Remove(owner, play.where))


@later(THE_OTHER_WORLD, may=has_a_place)
def other_world_adds(game: Inis, step: CardStep) -> None:
    """A clan comes."""
    place_clans(game, step.seat, playing(game.state).where)


THE_STONE_OF_FAL = new_card(TALE, "the_stone_of_fal", SEASON, icons=("place",))


@half(THE_STONE_OF_FAL)
def the_stone_of_fal(game: Inis, play: CardPlay) -> None:
    """Two clans to the Capital."""
    place_clans(game, play.seat, game.state.capital, 2)


STRENGS_RESOLVE = new_card(TALE, "strengs_resolve", ATTACK_DONE)


@half(STRENGS_RESOLVE, ATTACK_DONE)
def strengs_resolve(game: Inis, play: CardPlay) -> None:
    """A Deed for the Attack."""
    gain_deed(game, play.seat)


TAILTUS_LAND = new_card(TALE, "tailtus_land", SEASON, icons=("move",))


class ChooseTile(InisChoice):
    """Choose a territory of the pile."""

    where: Territory
    words, card_field = "tile", "where"


class WalkFrom(InisChoice):
    """A clan leaves this territory."""

    origin: Territory
    words = "leave"


LOOKED_AT = 3


@half(TAILTUS_LAND)
def tailtus_land(game: Inis, play: CardPlay) -> Rule[None]:
    """Of the top three territories one comes into play where the player wants; a clan may walk there."""
    state, seat = game.state, play.seat
    seen: list[PileTile] = state.pile[-LOOKED_AT:]
    if not seen:
        game.tell("inis.no_tiles", seat=seat)
        return
    look_at(game, seat, seen)  # type: ignore[arg-type]
    chosen = yield Ask(seat, "inis.tile", lambda: names(state.pile[-LOOKED_AT:]), law="card.tailtus_land")  # type: ignore[arg-type]
    seen = state.pile[-LOOKED_AT:]
    for tile in seen:
        if tile.card == chosen:
            show(tile, PUBLIC)  # what is remembered across the next question all may know
    game.shown()
    at = yield Ask(seat, "inis.spot", spots(state), about={"card": "tailtus_land"}, law="card.tailtus_land")
    seen = state.pile[-LOOKED_AT:]
    state.pile = [tile for tile in seen if tile.card != chosen] + state.pile[: -len(seen)]
    lay_tile(game, chosen, at.spot)
    origins = [origin for origin in state.tiles[chosen].borders if state.tiles[origin].clans[seat]]
    if not origins:
        return
    origin = yield Ask(seat, "inis.walk", [*origins, DONE], about={"where": chosen}, law="card.tailtus_land")
    if origin != DONE:
        move_clans(game, seat, origin, chosen, 1)
        arrived(game, seat, [chosen], peaceful=True)


TALE_OF_CUCHULAIN = new_card(TALE, "tale_of_cuchulain", MANEUVER)
CUCHULAIN_TAKES = 2


def declare_cuchulain(game: Inis, play: CardPlay) -> Rule[None]:
    """Two exposed clans, anybody's, also the player's own (Q4: exactly two where there are two)."""
    state = game.state
    there = {seat: exposed(state, seat) for seat in in_order(state, play.seat) if exposed(state, seat)}
    most = min(CUCHULAIN_TAKES, sum(there.values()))
    while len(play.told) < most:
        options: list[Option] = [seat for seat, count in there.items() if play.told.count(str(seat)) < count]
        if play.told and not rulings.CUCHULAIN_TAKES_EXACTLY_TWO:
            options.append(DONE)
        owner = yield Ask(
            play.seat, "inis.cuchulain", options, about={"left": most - len(play.told)}, law="card.tale_of_cuchulain"
        )
        if owner == DONE:
            break
        play.told.append(str(owner))


def stands_alone(state: InisState, seat: int) -> bool:
    """Has the player exactly one exposed clan?"""
    return state.clash is not None and exposed(state, seat) == 1


def tell_cuchulain(game: Inis, play: CardPlay) -> None:
    """Cuchulain strikes where the clash is, at anybody."""
    tell_clans(game, play, fight_of(game.state).where, own_comes=False)


@half(TALE_OF_CUCHULAIN, MANEUVER, declare=declare_cuchulain, legal=stands_alone, tells=tell_cuchulain, told=owners)
def tale_of_cuchulain(game: Inis, play: CardPlay) -> None:
    """The clans named are removed."""
    where = fight_of(game.state).where
    game.push(*(Remove(int(owner), where, by_maneuver=True) for owner in play.told))


THE_BATTLE_OF_MOYTURA = new_card(TALE, "the_battle_of_moytura", MANEUVER, icons=("move", "place"))


def declare_moytura(game: Inis, play: CardPlay) -> Rule[None]:
    """Clans of neighbours, at least one where there is one."""
    state = game.state
    where = fight_of(state).where
    origins = [origin for origin in state.tiles[where].borders if state.tiles[origin].clans[play.seat]]
    yield from declare_groups(game, play, [(origin, where) for origin in origins], least=1)


@half(THE_BATTLE_OF_MOYTURA, MANEUVER, declare=declare_moytura)
def the_battle_of_moytura(game: Inis, play: CardPlay) -> None:
    """They join the clash."""
    game.push(CardStep(play.card, play.seat))
    move_declared(game, play, peaceful=True)


@later(THE_BATTLE_OF_MOYTURA, may=lambda table, _step: table.fight)
def moytura_adds(game: Inis, step: CardStep) -> None:
    """One new clan follows those that have marched."""
    place_clans(game, step.seat, fight_of(game.state).where)


TUANS_MEMORY = new_card(TALE, "tuans_memory", SEASON)


@half(TUANS_MEMORY)
def tuans_memory(game: Inis, play: CardPlay) -> None:
    """Of three Epic Tales keep one."""
    game.push(Draw(play.seat, count=3))


ASKED = {
    "inis.other_world": Asked((AddClan, RemoveClan), words={DONE: ""}),
    "inis.morrigan.crows": Asked(words={TURN: "", LEAVE: "inis.option.leave_crows"}),
    "inis.morrigan.clash": Asked((ClashWith,), words={DONE: "inis.option.no_clash"}),
    "inis.tile": Asked(plain=ChooseTile),
    "inis.walk": Asked(plain=WalkFrom, words={DONE: "inis.option.nobody"}),
    "inis.cuchulain": Asked(plain=RemoveOf, words={DONE: ""}),
}
