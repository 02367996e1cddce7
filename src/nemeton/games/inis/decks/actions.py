"""The seventeen Action cards, each a row with what it does below."""

from collections.abc import Iterable

from nemeton.kernel import (
    EVERYBODY,
    Ask,
    Asked,
    Hidden,
    Label,
    Option,
    Phrase,
    Rule,
)

from .. import rulings
from ..card_in_play import cancel
from ..cards import (
    ACTION,
    ACTION_PLAYED,
    ADD,
    ADVANTAGE,
    ATTACK_DONE,
    CARDS,
    CLANS_REMOVED,
    MANEUVER_DONE,
    SEASON,
    SWAP,
    TALE,
    TALE_RESOLVED,
    new_card,
)
from ..choices import (
    ClansThere,
    DiscardCard,
    InisChoice,
    Place,
    TakeCard,
    Way,
)
from ..effects import (
    build_citadel,
    build_sanctuary,
    discard_action,
    discard_tales,
    draw_tile,
    gain_deed,
    lay_tile,
    lift_clan,
    look_at,
    place_clans,
    steal_at_random,
    transfer,
    turn_discards_down,
)
from ..halves import a_clan, a_player, half, has_a_place, later
from ..hexes import legal_spots, neighbours
from ..moving import (
    declare_groups,
    declare_places,
    declare_where,
    declare_whom,
    move_declared,
    place_declared,
)
from ..state import (
    FACE_UP,
    PLAYED,
    CardPlay,
    Inis,
    InisState,
    citadel_may_stand,
    citadels_in,
    exposed,
    exposed_seats,
    fight_of,
    held,
    names,
    players_in,
    playing,
    present,
    rivals,
)
from ..steps import CardStep, Clash, Draw, Remove, Seat, Territory

BARD = new_card(ACTION, "bard", SEASON, CLANS_REMOVED)


@half(BARD)
def bard(game: Inis, play: CardPlay) -> None:
    """Draw an Epic Tale."""
    game.push(Draw(play.seat))


@half(BARD, CLANS_REMOVED)
def bard_sings(game: Inis, play: CardPlay) -> None:
    """A Deed for a maneuver that removed rivals' clans."""
    gain_deed(game, play.seat)


CITADEL = new_card(ACTION, "citadel", SEASON, icons=("build",))


def citadel_sites(state: InisState, seat: int) -> list[str]:
    """Where the player is present and the tile allows a Citadel."""
    return [where for where in present(state, seat) if citadel_may_stand(where)]


@half(CITADEL, declare=declare_where(citadel_sites))
def citadel(game: Inis, play: CardPlay) -> None:
    """A Citadel where the player is present; its tile's Advantage card, unless played, comes along (Q7)."""
    if not play.where:
        return
    build_citadel(game, play.where)
    tile = game.state.tiles[play.where]
    may_take = tile.advantage == FACE_UP or (tile.advantage >= 0 and rulings.CITADEL_TAKES_FROM_HANDS)
    if may_take and tile.advantage != play.seat:
        tile.advantage = play.seat
        game.tell("inis.takes_advantage", seat=play.seat, where=play.where, law="card.citadel")


CONQUEST = new_card(ACTION, "conquest", SEASON, icons=("move", "clash"))


def declare_conquest(game: Inis, play: CardPlay) -> Rule[None]:
    """One destination; any number of clans from its neighbours, none too."""
    tiles = game.state.tiles
    play.where = yield Ask(
        play.seat, "inis.where", list(tiles), about={"card": play.card, "half": play.half}, law="card.conquest"
    )
    origins = [origin for origin in tiles[play.where].borders if tiles[origin].clans[play.seat]]
    yield from declare_groups(game, play, [(origin, play.where) for origin in origins], least=0)


@half(CONQUEST, declare=declare_conquest)
def conquest(game: Inis, play: CardPlay) -> None:
    """All arrive together."""
    move_declared(game, play)


CRAFTSMEN_AND_PEASANTS = new_card(ACTION, "craftsmen_and_peasants", SEASON, icons=("place",))


def declare_craftsmen(game: Inis, play: CardPlay) -> Rule[None]:
    """As many clans as there are citadels, each where its citadel is and the player is present; any may be left out."""
    state = game.state
    room = {where: citadels_in(state, where) for where in present(state, play.seat) if citadels_in(state, where)}
    yield from declare_places(game, play, room, least=0, most=12)


@half(CRAFTSMEN_AND_PEASANTS, declare=declare_craftsmen)
def craftsmen_and_peasants(game: Inis, play: CardPlay) -> None:
    """The clans come."""
    place_declared(game, play)


DRUID = new_card(ACTION, "druid", SEASON)


@half(DRUID, legal=lambda state, seat: len(state.actions[seat]) > 1)
def druid(game: Inis, play: CardPlay) -> Rule[None]:
    """Look through the discarded Action cards and take one."""
    state, seat = game.state, play.seat
    look_at(game, seat, state.discard)
    if not state.discard:
        game.tell("inis.no_effect", seat=seat, card="druid")
        return
    card = yield Ask(seat, "inis.druid", lambda: names(state.discard), law="card.druid")
    transfer(game, card, state.discard, state.actions[seat], seat)
    turn_discards_down(state)
    game.tell("inis.fetches", seat=seat, law="card.druid")


EMISSARIES = new_card(ACTION, "emissaries", SEASON, icons=("move",), four_players=True)


def declare_emissary(game: Inis, play: CardPlay) -> Rule[None]:
    """One clan to a neighbour."""
    state = game.state
    ways = [(origin, target) for origin in present(state, play.seat) for target in state.tiles[origin].borders]
    yield from declare_groups(game, play, ways, least=1, most=1, once=True)


@half(EMISSARIES, declare=declare_emissary)
def emissaries(game: Inis, play: CardPlay) -> None:
    """The clan moves in peace."""
    move_declared(game, play, peaceful=True)


EXPLORATION = new_card(ACTION, "exploration", SEASON, icons=("place",))


class LayAt(InisChoice):
    """Lay a territory on a spot of water."""

    column: int
    row: int
    words = "spot"

    @property
    def spot(self) -> tuple[int, int]:
        """The spot."""
        return self.column, self.row

    def clicked(self, _view: InisState, _ask: Ask) -> Iterable[Way]:
        """The water there."""
        return [(Place(spot=self.spot),)]

    def label(self, view: InisState) -> Label:
        """By the neighbours."""
        around = neighbours(self.spot)
        places = tuple(where for where, tile in view.tiles.items() if tile.at in around)
        return Label(None, Phrase("inis.text.spot", {"places": places}))


def spots(state: InisState) -> list[LayAt]:
    """Where a new territory may lie."""
    return [LayAt(*spot) for spot in legal_spots([tile.at for tile in state.tiles.values()])]


@half(EXPLORATION)
def exploration(game: Inis, play: CardPlay) -> Rule[None]:
    """The Brenn names a spot, then the top tile comes there, and a clan of the player on it."""
    state = game.state
    if not state.pile:
        game.tell("inis.no_tiles", seat=play.seat)
        return
    chosen = yield Ask(state.brenn, "inis.spot", spots(state), about={"card": "exploration"}, law="card.exploration")
    tile = draw_tile(game)
    assert tile is not None
    lay_tile(game, tile.card, chosen.spot)
    place_clans(game, play.seat, tile.card)


FESTIVAL = new_card(ACTION, "festival", SEASON, icons=("place",))


def festival_sites(state: InisState, seat: int) -> list[str]:
    """Where the player is present and a Sanctuary stands."""
    return [where for where in present(state, seat) if state.tiles[where].sanctuaries]


@half(FESTIVAL, declare=declare_where(festival_sites))
def festival(game: Inis, play: CardPlay) -> None:
    """A clan and the Festival token; the token moves if it lay elsewhere."""
    if play.where:
        place_clans(game, play.seat, play.where)
        game.state.festival = play.where
        game.tell("inis.festival", seat=play.seat, where=play.where, law="card.festival")


GEIS = new_card(ACTION, "geis", ACTION_PLAYED)


@half(GEIS, ACTION_PLAYED)
def geis(game: Inis, play: CardPlay) -> None:
    """The Action card does nothing."""
    cancel(game)


MASTER_CRAFTSMAN = new_card(ACTION, "master_craftsman", SEASON, TALE_RESOLVED, four_players=True)


def cards_in_hand(state: InisState, seat: int) -> list[str]:
    """Every card of a player, of any kind."""
    advantages = [f"adv_{where}" for where, tile in state.tiles.items() if tile.advantage == seat]
    return names(state.actions[seat]) + names(state.tales[seat]) + sorted(advantages)


@half(MASTER_CRAFTSMAN)
def master_craftsman(game: Inis, play: CardPlay) -> Rule[None]:
    """Throw one card of any kind away, if there is one, and draw an Epic Tale."""
    state, seat = game.state, play.seat
    game.push(Draw(seat))
    if not cards_in_hand(state, seat):
        return
    card = yield Ask(seat, "inis.throw", lambda: cards_in_hand(state, seat), law="card.master_craftsman")
    throw_away(game, seat, card)


def throw_away(game: Inis, seat: int, card: str) -> None:
    """A card of any kind goes to its pile without being played."""
    state = game.state
    kind = CARDS[card].kind
    if kind == ACTION:
        discard_action(game, seat, card)
    elif kind == ADVANTAGE:
        state.tiles[CARDS[card].territory].advantage = PLAYED
        game.tell("inis.throws", seat=seat, card=card)
    else:
        tale = held(state.tales[seat], card)
        assert tale is not None
        state.tales[seat].remove(tale)
        game.tell("inis.throws", seat=seat, card=card)
        discard_tales(game, card)


def declare_gift(game: Inis, play: CardPlay) -> Rule[None]:
    """Who gets the Epic Tale."""
    yield from declare_whom(rivals)(game, play)


@half(MASTER_CRAFTSMAN, TALE_RESOLVED, declare=declare_gift, needs=a_player)
def hand_on(game: Inis, play: CardPlay) -> None:
    """The Epic Tale just played goes to a rival instead of the pile, and the player gains a Deed."""
    tale = game.state.plays[-2]
    assert CARDS[tale.card].kind == TALE
    tale.gone = True
    game.state.tales[play.whom].append(Hidden(tale.card, EVERYBODY))
    game.tell("inis.hands_on", seat=play.seat, whom=play.whom, card=tale.card, law="card.master_craftsman")
    gain_deed(game, play.seat)


MIGRATION = new_card(ACTION, "migration", SEASON, icons=("move", "clash"))


def declare_migration(game: Inis, play: CardPlay) -> Rule[None]:
    """One origin; at least one clan leaves it for its neighbours."""
    yield from declare_where(present)(game, play)
    if play.where:
        ways = [(play.where, target) for target in game.state.tiles[play.where].borders]
        yield from declare_groups(game, play, ways, least=1)


@half(MIGRATION, declare=declare_migration)
def migration(game: Inis, play: CardPlay) -> None:
    """All move, then all clashes."""
    move_declared(game, play)


NEW_ALLIANCE = new_card(ACTION, "new_alliance", ADD, SWAP, icons=("place",))


class SwapClan(ClansThere):
    """Put a clan in the place of a player's."""

    where: Territory
    whom: Seat
    words, heading = "swap", "at"


@half(NEW_ALLIANCE, ADD, declare=declare_where(present))
def new_alliance(game: Inis, play: CardPlay) -> None:
    """A clan where the player is present."""
    if play.where:
        place_clans(game, play.seat, play.where)


def declare_swap(game: Inis, play: CardPlay) -> Rule[None]:
    """Where the player is present, a rival with two clans or more."""
    state = game.state
    options: list[Option] = [
        SwapClan(where, rival)
        for where in present(state, play.seat)
        for rival in rivals(state, play.seat)
        if state.tiles[where].clans[rival] >= 2
    ]
    if options:
        chosen = yield Ask(play.seat, "inis.swap", options, law="card.new_alliance")
        play.where, play.whom = chosen.where, chosen.whom


@half(NEW_ALLIANCE, SWAP, declare=declare_swap, needs=a_clan)
def swap_clans(game: Inis, play: CardPlay) -> None:
    """One of the rival's clans makes room for one of the player's reserve; it is no removal (Q5)."""
    state = game.state
    if not play.where or not state.reserve[play.seat]:
        return
    there = state.tiles[play.where].clans[play.whom]
    game.push(CardStep(play.card, play.seat, there))
    if rulings.SWAPPED_CLAN_IS_REMOVED:
        game.push(Remove(play.whom, play.where))
    else:
        lift_clan(game, play.whom, play.where)


@later(NEW_ALLIANCE, may=has_a_place)
def take_its_place(game: Inis, step: CardStep) -> None:
    """The player's clan comes where the rival's has gone; a clan that was saved keeps its place."""
    play = playing(game.state)
    if game.state.tiles[play.where].clans[play.whom] < step.left:
        game.tell("inis.swapped", seat=play.seat, whom=play.whom, where=play.where, law="card.new_alliance")
        place_clans(game, play.seat, play.where)


NEW_CLANS = new_card(ACTION, "new_clans", SEASON, icons=("place",))


def declare_new_clans(game: Inis, play: CardPlay) -> Rule[None]:
    """Two clans where the player was present before, together or apart."""
    yield from declare_places(game, play, dict.fromkeys(present(game.state, play.seat), 2), least=2, most=2)


@half(NEW_CLANS, declare=declare_new_clans)
def new_clans(game: Inis, play: CardPlay) -> None:
    """The two clans come."""
    place_declared(game, play)


RAID = new_card(ACTION, "raid", ATTACK_DONE, four_players=True)


@half(RAID, ATTACK_DONE)
def raid(game: Inis, play: CardPlay) -> None:
    """An Action card at random from the player attacked; from an empty hand, an exposed clan."""
    state = game.state
    fight = fight_of(state)
    assert fight.attack is not None
    defender = fight.attack.defender
    if state.actions[defender]:
        steal_at_random(game, play.seat, defender)
    elif exposed(state, defender):
        game.push(Remove(defender, fight.where))


SANCTUARY = new_card(ACTION, "sanctuary", SEASON, icons=("build",))


@half(SANCTUARY, declare=declare_where(present))
def sanctuary(game: Inis, play: CardPlay) -> None:
    """A Sanctuary where the player is present, and an Epic Tale even if none is left to build."""
    if play.where:
        build_sanctuary(game, play.where)
    game.push(Draw(play.seat))


SCOUTS_AND_SPIES = new_card(ACTION, "scouts_and_spies", SEASON, icons=("move", "clash"), four_players=True)


@half(SCOUTS_AND_SPIES, declare=declare_whom(rivals), needs=a_player)
def scouts_and_spies(game: Inis, play: CardPlay) -> Rule[None]:
    """Look at a rival's Action cards; then a group may move from one territory to one neighbour."""
    state = game.state
    look_at(game, play.seat, state.actions[play.whom])
    game.tell("inis.looks", seat=play.seat, whom=play.whom, what=ACTION, law="card.scouts_and_spies")
    ways = [(origin, target) for origin in present(state, play.seat) for target in state.tiles[origin].borders]
    yield from declare_groups(game, play, ways, least=0, once=True)
    move_declared(game, play)


WARLORD = new_card(ACTION, "warlord", SEASON, MANEUVER_DONE, icons=("clash",))


def contested(state: InisState, seat: int) -> list[str]:
    """Where the player is present with others (Q10)."""
    return [where for where in present(state, seat) if len(players_in(state, where)) > 1]


@half(WARLORD, declare=declare_where(contested))
def warlord(game: Inis, play: CardPlay) -> None:
    """A clash where the player is present with others."""
    if play.where:
        game.push(Clash(play.seat, play.where))


def exposed_players(state: InisState, _seat: int) -> list[int]:
    """Who has exposed clans in the clash."""
    return exposed_seats(state)


def takes_part(state: InisState, seat: int) -> bool:
    """Has the player an exposed clan in the clash?"""
    return state.clash is not None and exposed(state, seat) > 0


@half(WARLORD, MANEUVER_DONE, declare=declare_whom(exposed_players), legal=takes_part, needs=a_player)
def warlord_joins(game: Inis, play: CardPlay) -> None:
    """A clan joins the clash, and the player named maneuvers next."""
    fight = fight_of(game.state)
    place_clans(game, play.seat, fight.where)
    fight.next_seat = play.whom
    game.tell("inis.names_next", seat=play.seat, whom=play.whom, law="card.warlord")


ASKED = {
    "inis.swap": Asked((SwapClan,)),
    "inis.druid": Asked(plain=TakeCard),
    "inis.spot": Asked((LayAt,)),
    "inis.throw": Asked(plain=DiscardCard),
}
