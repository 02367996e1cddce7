"""What the Epic Tales do that are played in the season, in the Assembly, or in answer to cards and turns."""

from collections.abc import Iterable

from nemeton.kernel import EVERYBODY, PUBLIC, Ask, Asked, Hidden, Option, Rule, Together, show

from . import rulings
from .actions import spots
from .card_in_play import cancel
from .cards import ACTION_RESOLVED, ASSEMBLY_BEGINS, CARDS, OTHER_PLAYED, TURN_ENDS
from .choices import DONE, ClansThere, InisChoice, Place, RemoveOf, TakeCard, Way, Where
from .effects import (
    build_sanctuary,
    discard_tales,
    lay_tile,
    look_at,
    move_clans,
    place_clans,
    transfer,
)
from .gates import turn_crows
from .halves import half, later
from .moving import (
    arrived,
    declare_groups,
    declare_places,
    declare_where,
    move_declared,
    place_declared,
)
from .state import (
    CardPlay,
    Inis,
    InisState,
    PileTile,
    chieftain,
    held,
    in_order,
    names,
    players_in,
    playing,
    present,
    rivals,
)
from .steps import CardStep, Clash, Draw, MountainsToll, Remove, Seat, Territory
from .territories import MOUNTAINS

TURN, LEAVE = "turn", "leave"


# What is offered


class AddClan(InisChoice, tag="add"):
    """A clan of one's own comes."""

    seat: Seat
    words, tells = "add_clan", ()

    def clicked(self, _view: InisState, ask: Ask) -> Iterable[Way]:
        """The territory to which it comes."""
        return [(Place(ask.about["where"]),)]


class RemoveClan(RemoveOf, tag="remove"):
    """A clan of a rival goes."""


class RemoveAt(ClansThere):
    """Remove a player's clan in a territory."""

    where: Territory
    whom: Seat
    words = "remove_at"


class SendClan(ClansThere):
    """Send a player's clan to a neighbour."""

    origin: Territory
    whom: Seat
    where: Territory
    words = "send"

    def clicked(self, _view: InisState, _ask: Ask) -> Iterable[Way]:
        """First the clans, then where one goes."""
        return [(Place(self.origin, self.whom), Place(self.where))]


class ClashWith(ClansThere):
    """A clash in a territory, with this player as its instigator."""

    where: Territory
    whom: Seat
    words = "clash"


class ChooseTile(InisChoice):
    """Choose a territory of the pile."""

    where: Territory
    words, card_field = "tile", "where"


class WalkFrom(InisChoice):
    """A clan leaves this territory."""

    origin: Territory
    words = "leave"


ASKED = {
    "inis.other_world": Asked((AddClan, RemoveClan), words={DONE: ""}),
    "inis.eye": Asked((RemoveAt,)),
    "inis.tyranny": Asked((SendClan,)),
    "inis.morrigan.crows": Asked(words={TURN: "", LEAVE: "inis.option.leave_crows"}),
    "inis.morrigan.clash": Asked((ClashWith,), words={DONE: "inis.option.no_clash"}),
    "inis.tile": Asked(plain=ChooseTile),
    "inis.walk": Asked(plain=WalkFrom, words={DONE: "inis.option.nobody"}),
    "inis.deirdre": Asked(plain=TakeCard),
    "inis.lose_own": Asked(plain=Where),
}

# Clans come


def everywhere(state: InisState, _seat: int) -> list[str]:
    """Any territory."""
    return list(state.tiles)


@half("children_of_dana", declare=declare_where(everywhere))
def children_of_dana(game: Inis, play: CardPlay) -> None:
    """A clan anywhere."""
    place_clans(game, play.seat, play.where)


HARP_MOST = ERIU_MOST = OTHER_WORLD_MOST = 3


def declare_harp(game: Inis, play: CardPlay) -> Rule[None]:
    """As many clans as the player holds Epic Tales, three at most, where the player is present."""
    most = min(HARP_MOST, len(game.state.tales[play.seat]))
    yield from declare_places(game, play, dict.fromkeys(present(game.state, play.seat), most), least=most, most=most)


@half("dagdas_harp", declare=declare_harp)
def dagdas_harp(game: Inis, play: CardPlay) -> None:
    """The clans come."""
    place_declared(game, play)


def declare_eriu(game: Inis, play: CardPlay) -> Rule[None]:
    """Up to three territories with a Sanctuary where the player is present, one clan each."""
    tiles = game.state.tiles
    room = {where: 1 for where in present(game.state, play.seat) if tiles[where].sanctuaries}
    yield from declare_places(game, play, room, least=0, most=ERIU_MOST)


@half("eriu", declare=declare_eriu)
def eriu(game: Inis, play: CardPlay) -> None:
    """The clans come."""
    place_declared(game, play)


def without_sanctuary(state: InisState, seat: int) -> list[str]:
    """Where the player is present and no Sanctuary stands."""
    return [where for where in present(state, seat) if not state.tiles[where].sanctuaries]


@half("kernunos_sanctuary", declare=declare_where(without_sanctuary))
def kernunos_sanctuary(game: Inis, play: CardPlay) -> None:
    """A clan and a Sanctuary; no Epic Tale is drawn for it."""
    if play.where:
        place_clans(game, play.seat, play.where)
        build_sanctuary(game, play.where)


def declare_nuada(game: Inis, play: CardPlay) -> Rule[None]:
    """Where the player is chieftain, up to as many clans as there are rivals present."""
    state = game.state
    room = {
        where: len(players_in(state, where)) - 1 for where in present(state, play.seat)
        if chieftain(state, where) == play.seat and len(players_in(state, where)) > 1
    }  # fmt: skip
    yield from declare_places(game, play, room, least=0, most=12)


@half("nuada_silverhand", declare=declare_nuada)
def nuada_silverhand(game: Inis, play: CardPlay) -> None:
    """The clans come."""
    place_declared(game, play)


@half("the_stone_of_fal")
def the_stone_of_fal(game: Inis, play: CardPlay) -> None:
    """Two clans to the Capital."""
    place_clans(game, play.seat, game.state.capital, 2)


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
        choice = yield Ask(seat, "inis.other_world", [*options, DONE], law="card.the_other_world",
                           about={"where": play.where, "left": most - len(play.told)})  # fmt: skip
        if choice == DONE:
            break
        play.told.append(str(choice.seat if isinstance(choice, AddClan) else choice.whom))


@half("the_other_world", declare=declare_other_world)
def the_other_world(game: Inis, play: CardPlay) -> None:
    """The steps come in the order in which they were named."""
    for owner in reversed([int(told) for told in play.told]):
        game.push(CardStep(play.card, play.seat) if owner == play.seat else Remove(owner, play.where))


@later("the_other_world")
def other_world_adds(game: Inis, step: CardStep) -> None:
    """A clan comes."""
    place_clans(game, step.seat, playing(game.state).where)


# Clans go and move


def declare_eye(game: Inis, play: CardPlay) -> Rule[None]:
    """Any clan on the island."""
    tiles = game.state.tiles
    options: list[Option] = [
        RemoveAt(where, owner) for where, tile in tiles.items() for owner, count in enumerate(tile.clans) if count
    ]
    if options:
        chosen = yield Ask(play.seat, "inis.eye", options, law="card.balors_eye")
        play.where, play.whom = chosen.where, chosen.whom


@half("balors_eye", declare=declare_eye)
def balors_eye(game: Inis, play: CardPlay) -> None:
    """It is removed."""
    if play.where:
        game.push(Remove(play.whom, play.where))


def declare_tyranny(game: Inis, play: CardPlay) -> Rule[None]:
    """A rival's clan beside one of the player's, and where it shall go."""
    state = game.state
    options: list[Option] = [
        SendClan(where, rival, target) for where in present(state, play.seat) for rival in rivals(state, play.seat)
        if state.tiles[where].clans[rival] for target in state.tiles[where].borders
    ]  # fmt: skip
    if options:
        chosen = yield Ask(play.seat, "inis.tyranny", options, law="card.breas_tyranny")
        play.where, play.whom = chosen.origin, chosen.whom
        play.groups = [(chosen.origin, chosen.where, 1)]


@half("breas_tyranny", declare=declare_tyranny)
def breas_tyranny(game: Inis, play: CardPlay) -> None:
    """It moves in peace; its owner pays the Mountains' toll."""
    for origin, target, count in play.groups:
        move_clans(game, play.whom, origin, target, count)
        if target == MOUNTAINS:
            game.push(MountainsToll(play.whom, play.seat))


HORSES = 3


def declare_horses(game: Inis, play: CardPlay) -> Rule[None]:
    """One to three clans from one territory to any other."""
    state = game.state
    ways = [(origin, target) for origin in present(state, play.seat) for target in state.tiles if target != origin]
    yield from declare_groups(game, play, ways, least=1, most=HORSES, once=True)


@half("manannans_horses", declare=declare_horses)
def manannans_horses(game: Inis, play: CardPlay) -> None:
    """The group arrives."""
    move_declared(game, play)


def declare_morrigan(game: Inis, play: CardPlay) -> Rule[None]:
    """Shall the crows turn? Shall there be a clash, where, and who is its instigator?"""
    state = game.state
    play.told = [(yield Ask(play.seat, "inis.morrigan.crows", [TURN, LEAVE], law="card.the_morrigan"))]
    options: list[Option] = [
        ClashWith(where, seat) for where in state.tiles
        if len(players_in(state, where)) > 1 for seat in players_in(state, where)
    ]  # fmt: skip
    if options:
        choice = yield Ask(play.seat, "inis.morrigan.clash", [*options, DONE], law="card.the_morrigan")
        if choice != DONE:
            play.where, play.whom = choice.where, choice.whom


@half("the_morrigan", declare=declare_morrigan)
def the_morrigan(game: Inis, play: CardPlay) -> None:
    """The crows turn first; then the clash, in the new direction."""
    if play.where:
        game.push(Clash(play.whom, play.where))
    if play.told == [TURN]:
        turn_crows(game)


LOOKED_AT = 3


@half("tailtus_land")
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


# Cards


@half("the_champions_share")
def the_champions_share(game: Inis, play: CardPlay) -> None:
    """Take the Action card set aside."""
    state = game.state
    if not state.aside:
        game.tell("inis.no_effect", seat=play.seat, card=play.card)
    for card in names(state.aside):
        transfer(game, card, state.aside, state.actions[play.seat], play.seat)
        game.tell("inis.takes_aside", seat=play.seat, law="card.the_champions_share")


@half("tuans_memory")
def tuans_memory(game: Inis, play: CardPlay) -> None:
    """Of three Epic Tales keep one."""
    game.push(Draw(play.seat, count=3))


@half("deirdres_beauty")
def deirdres_beauty(game: Inis, play: CardPlay) -> Rule[None]:
    """Every rival reveals an Epic Tale at random; keep one of them; then lose an own clan."""
    state, seat = game.state, play.seat
    game.push(CardStep("deirdres_beauty", seat))
    revealed: list[str] = []
    for rival in rivals(state, seat):
        if state.tales[rival]:
            card = game.draw_one(names(state.tales[rival]), "taken")
            tale = held(state.tales[rival], card)
            assert tale is not None
            state.tales[rival].remove(tale)
            revealed.append(card)
            game.shown()
            game.tell("inis.reveals", seat=rival, card=card, law="card.deirdres_beauty")
    play.told = revealed
    if not revealed:
        return
    kept = yield Ask(seat, "inis.deirdre", tuple(revealed), law="card.deirdres_beauty")
    play.told = []
    state.tales[seat].append(Hidden(kept, EVERYBODY))
    game.tell("inis.keeps", seat=seat, card=kept, law="card.deirdres_beauty")
    discard_tales(game, *(card for card in revealed if card != kept))


@later("deirdres_beauty")
def deirdre_price(game: Inis, step: CardStep) -> Rule[None]:
    """Who played Deirdre's Beauty loses a clan."""
    places = present(game.state, step.seat)
    if places:
        where = yield Ask(step.seat, "inis.lose_own", places, law="card.deirdres_beauty")
        game.push(Remove(step.seat, where))


@half("maeves_wealth")
def maeves_wealth(game: Inis, play: CardPlay) -> Rule[None]:
    """Every rival gives an Action card, unseen by the others, and gets one back."""
    state, seat = game.state, play.seat
    givers = [rival for rival in in_order(state, state.brenn) if rival != seat and state.actions[rival]]
    if not givers:
        game.tell("inis.no_effect", seat=seat, card=play.card)
        return

    def give_ask(giver: int) -> Ask:
        return Ask(giver, "inis.give", lambda: names(state.actions[giver]), about={"whom": seat},
                   law="card.maeves_wealth")  # fmt: skip

    given: dict[int, str] = yield Together([give_ask(giver) for giver in givers])
    for giver in givers:
        hand_over(game, giver, seat, given[giver])
    game.push(*(CardStep("maeves_wealth", seat, giver) for giver in givers))


@later("maeves_wealth")
def maeve_returns(game: Inis, step: CardStep) -> Rule[None]:
    """Who played Maeve's Wealth gives one giver an Action card back."""
    state, seat, giver = game.state, step.seat, step.left
    card = yield Ask(seat, "inis.give", lambda: names(state.actions[seat]), about={"whom": giver},
                     law="card.maeves_wealth")  # fmt: skip
    hand_over(game, seat, giver, card)


def hand_over(game: Inis, giver: int, taker: int, card: str) -> None:
    """An Action card goes from one hand to another; the two know which."""
    actions = game.state.actions
    transfer(game, card, actions[giver], actions[taker], giver, taker)
    game.tell("inis.gives", seat=giver, whom=taker)
    game.tell("inis.gives_what", seat=giver, whom=taker, card=card, only=(giver, taker))


# Answers to cards, turns and the Assembly


@half("the_dagda", OTHER_PLAYED)
def the_dagda(game: Inis, _play: CardPlay) -> None:
    """The Epic Tale or Advantage card does nothing."""
    cancel(game)


def may_take(state: InisState, _seat: int) -> bool:
    """Not the Master Craftsman that has just handed Lug Samildanach on: the two would follow each other for ever."""
    return all(play.card != "lug_samildanach" for play in state.plays)


@half("lug_samildanach", ACTION_RESOLVED, legal=may_take)
def lug_samildanach(game: Inis, play: CardPlay) -> None:
    """The Action card just resolved comes into the player's hand."""
    taken = game.state.plays[-2]
    assert CARDS[taken.card].kind == "action"
    taken.gone = True
    game.state.actions[play.seat].append(Hidden(taken.card, EVERYBODY))
    game.tell("inis.lug_takes", seat=play.seat, card=taken.card, law="card.lug_samildanach")


@half("oenguss_ploy", TURN_ENDS)
def oenguss_ploy(game: Inis, play: CardPlay) -> None:
    """The next turn is the player's; whoever has passed has not (Q6: then it goes on from there)."""
    state = game.state
    if not rulings.PLOY_GOES_ON_FROM_PLAYER and state.resumes < 0:
        state.resumes = state.active
    state.follows, state.passes = play.seat, 0
    game.tell("inis.ploy", seat=play.seat, law="card.oenguss_ploy")


@half("cathbads_word", ASSEMBLY_BEGINS)
def cathbads_word(game: Inis, play: CardPlay) -> None:
    """The player will choose the card set aside, and swap it after the draft."""
    game.state.cathbad = play.seat
