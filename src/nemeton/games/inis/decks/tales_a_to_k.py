"""The Epic Tales from Balor to Kernunos, each a row with what it does below."""

from collections.abc import Iterable

from nemeton.kernel import (
    EVERYBODY,
    Ask,
    Asked,
    Hidden,
    Option,
    Rule,
)

from .. import rulings
from ..card_in_play import cancel
from ..cards import (
    ASSEMBLY_BEGINS,
    ATTACKING,
    CARDS,
    CITADELS_CLOSED,
    MANEUVER,
    OTHER_PLAYED,
    REMOVED,
    REMOVED_IN_CLASH,
    SEASON,
    TALE,
    WOULD_BE_REMOVED,
    new_card,
)
from ..choices import (
    Back,
    ClansThere,
    Place,
    TakeCard,
    Way,
    Where,
)
from ..declarations import tell_groups
from ..effects import (
    build_sanctuary,
    discard_tales,
    move_clans,
    place_clans,
    transfer,
)
from ..halves import a_clan, a_territory, half, later
from ..moving import (
    arrived,
    declare_groups,
    declare_places,
    declare_where,
    move_declared,
    place_declared,
)
from ..state import (
    CLANS,
    CardPlay,
    Inis,
    InisState,
    exposed,
    fight_of,
    held,
    names,
    present,
    rivals,
)
from ..steps import CardStep, MountainsToll, Remove, Seat, Territory
from ..territories import MOUNTAINS

BALORS_EYE = new_card(TALE, "balors_eye", SEASON)


class RemoveAt(ClansThere):
    """Remove a player's clan in a territory."""

    where: Territory
    whom: Seat
    words, heading = "remove_at", "at"


def declare_eye(game: Inis, play: CardPlay) -> Rule[None]:
    """Any clan on the island."""
    tiles = game.state.tiles
    options: list[Option] = [
        RemoveAt(where, owner) for where, tile in tiles.items() for owner, count in enumerate(tile.clans) if count
    ]
    if options:
        chosen = yield Ask(play.seat, "inis.eye", options, law="card.balors_eye")
        play.where, play.whom = chosen.where, chosen.whom


@half(BALORS_EYE, declare=declare_eye, needs=a_clan)
def balors_eye(game: Inis, play: CardPlay) -> None:
    """It is removed."""
    if play.where:
        game.push(Remove(play.whom, play.where))


BATTLE_FRENZY = new_card(TALE, "battle_frenzy", CITADELS_CLOSED)


@half(BATTLE_FRENZY, CITADELS_CLOSED)
def battle_frenzy(game: Inis, play: CardPlay) -> None:
    """Everybody leaves the citadels."""
    fight = fight_of(game.state)
    fight.sheltered = [0] * len(fight.sheltered)
    game.tell("inis.frenzy", seat=play.seat, where=fight.where, law="card.battle_frenzy")


BREAS_TYRANNY = new_card(TALE, "breas_tyranny", SEASON, icons=("move",))


class SendClan(ClansThere):
    """Send a player's clan to a neighbour."""

    origin: Territory
    whom: Seat
    where: Territory
    words, heading, row_field = "send", "from", "whom"

    def clicked(self, _view: InisState, _ask: Ask) -> Iterable[Way]:
        """First the clans, then where one goes."""
        return [(Place(self.origin, self.whom), Place(self.where))]


def declare_tyranny(game: Inis, play: CardPlay) -> Rule[None]:
    """A rival's clan beside one of the player's, and where it shall go."""
    state = game.state
    options: list[Option] = [
        SendClan(where, rival, target)
        for where in present(state, play.seat)
        for rival in rivals(state, play.seat)
        if state.tiles[where].clans[rival]
        for target in state.tiles[where].borders
    ]
    if options:
        chosen = yield Ask(play.seat, "inis.tyranny", options, law="card.breas_tyranny")
        play.where, play.whom = chosen.origin, chosen.whom
        play.groups = [(chosen.origin, chosen.where, 1)]


def tell_tyranny(game: Inis, play: CardPlay) -> None:
    """Whose clan goes where."""
    for origin, where, _ in play.groups:
        game.tell(
            "inis.declares.sends", seat=play.seat, whom=play.whom, origin=origin, where=where, law="card.breas_tyranny"
        )


@half(BREAS_TYRANNY, declare=declare_tyranny, needs=a_clan, tells=tell_tyranny)
def breas_tyranny(game: Inis, play: CardPlay) -> None:
    """It moves in peace; its owner pays the Mountains' toll."""
    for origin, target, count in play.groups:
        move_clans(game, play.whom, origin, target, count)
        if target == MOUNTAINS:
            game.push(MountainsToll(play.whom, play.seat))


CATHBADS_WORD = new_card(TALE, "cathbads_word", ASSEMBLY_BEGINS)


@half(CATHBADS_WORD, ASSEMBLY_BEGINS)
def cathbads_word(game: Inis, play: CardPlay) -> None:
    """The player will choose the card set aside, and swap it after the draft."""
    game.state.cathbad = play.seat


THE_CHAMPIONS_SHARE = new_card(TALE, "the_champions_share", SEASON)


@half(THE_CHAMPIONS_SHARE)
def the_champions_share(game: Inis, play: CardPlay) -> None:
    """Take the Action card set aside."""
    state = game.state
    if not state.aside:
        game.tell("inis.no_effect", seat=play.seat, card=play.card)
    for card in names(state.aside):
        transfer(game, card, state.aside, state.actions[play.seat], play.seat)
        game.tell("inis.takes_aside", seat=play.seat, law="card.the_champions_share")


CHILDREN_OF_DANA = new_card(TALE, "children_of_dana", SEASON, icons=("place",))


def everywhere(state: InisState, _seat: int) -> list[str]:
    """Any territory."""
    return list(state.tiles)


@half(CHILDREN_OF_DANA, declare=declare_where(everywhere), needs=a_territory)
def children_of_dana(game: Inis, play: CardPlay) -> None:
    """A clan anywhere."""
    place_clans(game, play.seat, play.where)


THE_DAGDA = new_card(TALE, "the_dagda", OTHER_PLAYED)


@half(THE_DAGDA, OTHER_PLAYED)
def the_dagda(game: Inis, _play: CardPlay) -> None:
    """The Epic Tale or Advantage card does nothing."""
    cancel(game)


DAGDAS_CAULDRON = new_card(TALE, "dagdas_cauldron", REMOVED_IN_CLASH)


@half(DAGDAS_CAULDRON, REMOVED_IN_CLASH)
def dagdas_cauldron(game: Inis, play: CardPlay) -> None:
    """The card stays open and collects what its player loses in this clash."""
    state = game.state
    fight = fight_of(state)
    play.gone = True
    fight.cauldron = play.seat
    fight.in_cauldron = min(
        fight.lost[play.seat] if rulings.CAULDRON_TAKES_EARLIER_CLANS else 1, state.reserve[play.seat]
    )
    state.reserve[play.seat] -= fight.in_cauldron
    state.removals[-1].settled = True
    game.tell("inis.cauldron_opens", seat=play.seat, law="card.dagdas_cauldron")


THE_DAGDAS_CLUB = new_card(TALE, "the_dagdas_club", WOULD_BE_REMOVED, ATTACKING)


@half(THE_DAGDAS_CLUB, ATTACKING)
def club_chooses(game: Inis, _play: CardPlay) -> None:
    """The attacker chooses what the defender loses."""
    attack = fight_of(game.state).attack
    assert attack is not None
    attack.attacker_chooses = True


@half(THE_DAGDAS_CLUB, WOULD_BE_REMOVED)
def club_saves(game: Inis, play: CardPlay) -> None:
    """The clan stays."""
    removal = game.state.removals[-1]
    removal.settled = True
    game.tell("inis.saved", seat=play.seat, where=removal.where, law="card.the_dagdas_club")


DAGDAS_HARP = new_card(TALE, "dagdas_harp", SEASON, icons=("place",))
HARP_MOST = 3


def declare_harp(game: Inis, play: CardPlay) -> Rule[None]:
    """As many clans as the player holds Epic Tales, three at most, where the player is present."""
    most = min(HARP_MOST, len(game.state.tales[play.seat]))
    yield from declare_places(game, play, dict.fromkeys(present(game.state, play.seat), most), least=most, most=most)


@half(DAGDAS_HARP, declare=declare_harp)
def dagdas_harp(game: Inis, play: CardPlay) -> None:
    """The clans come."""
    place_declared(game, play)


DEIRDRES_BEAUTY = new_card(TALE, "deirdres_beauty", SEASON)


def epic_tales(_state: InisState) -> list[str]:
    """Any Epic Tale."""
    return [one.id for one in CARDS.values() if one.kind == TALE]


@half(DEIRDRES_BEAUTY, told=epic_tales)
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


@later(DEIRDRES_BEAUTY)
def deirdre_price(game: Inis, step: CardStep) -> Rule[None]:
    """Who played Deirdre's Beauty loses a clan."""
    places = present(game.state, step.seat)
    if places:
        where = yield Ask(step.seat, "inis.lose_own", places, law="card.deirdres_beauty")
        game.push(Remove(step.seat, where))


DIARMUID_AND_GRAINNE = new_card(TALE, "diarmuid_and_grainne", REMOVED, icons=("move",))


def refuges(state: InisState, seat: int) -> list[str]:
    """The other territories where the player is present."""
    return [where for where in present(state, seat) if where != state.removals[-1].where]


@half(
    DIARMUID_AND_GRAINNE,
    REMOVED,
    declare=declare_where(refuges),
    legal=lambda state, seat: bool(refuges(state, seat)),
)
def diarmuid_and_grainne(game: Inis, play: CardPlay) -> None:
    """The clan reappears elsewhere; a Cauldron opened later will not find it."""
    if play.where:
        removal, clash = game.state.removals[-1], game.state.clash
        removal.settled = True
        if clash is not None and clash.where == removal.where:
            clash.lost[play.seat] -= 1
        place_clans(game, play.seat, play.where)
        if rulings.DIARMUID_PAYS_THE_TOLL:
            arrived(game, play.seat, [play.where], peaceful=True)


ERIU = new_card(TALE, "eriu", SEASON, icons=("place",))
ERIU_MOST = 3


def declare_eriu(game: Inis, play: CardPlay) -> Rule[None]:
    """Up to three territories with a Sanctuary where the player is present, one clan each."""
    tiles = game.state.tiles
    room = {where: 1 for where in present(game.state, play.seat) if tiles[where].sanctuaries}
    yield from declare_places(game, play, room, least=0, most=ERIU_MOST)


@half(ERIU, declare=declare_eriu)
def eriu(game: Inis, play: CardPlay) -> None:
    """The clans come."""
    place_declared(game, play)


THE_FIANNA = new_card(TALE, "the_fianna", MANEUVER, icons=("move",))


def declare_fianna(game: Inis, play: CardPlay) -> Rule[None]:
    """Any number of clans to one neighbour; how many of them come out of citadels is the player's choice too."""
    state = game.state
    where = fight_of(state).where
    yield from declare_groups(
        game, play, [(where, target) for target in state.tiles[where].borders], least=1, once=True
    )
    leaving = sum(count for *_, count in play.groups)
    sheltered = fight_of(state).sheltered[play.seat]
    numbers = range(max(0, leaving - exposed(state, play.seat)), min(leaving, sheltered) + 1)
    told = yield Ask(play.seat, "inis.fianna", numbers, about={"count": leaving}, law="card.the_fianna")
    play.told = [str(told)]


def tell_fianna(game: Inis, play: CardPlay) -> None:
    """Those who leave, and how many of them come out of citadels."""
    tell_groups(game, play)
    if play.told and int(play.told[0]):
        game.tell("inis.declares.leave", seat=play.seat, count=int(play.told[0]), law="card.the_fianna")


def so_many_sheltered(state: InisState, play: CardPlay) -> bool:
    """It was said how many come out of citadels, and there are as many."""
    leaving = int(play.told[0]) if len(play.told) == 1 else CLANS
    return state.clash is not None and leaving <= state.clash.sheltered[play.seat]


def numbers_of_clans(_state: InisState) -> list[str]:
    """How many may come out of citadels."""
    return [*map(str, range(CLANS + 1))]


@half(THE_FIANNA, MANEUVER, declare=declare_fianna, needs=so_many_sheltered, tells=tell_fianna, told=numbers_of_clans)
def the_fianna(game: Inis, play: CardPlay) -> None:
    """They leave in peace."""
    fight_of(game.state).sheltered[play.seat] -= int(play.told[0])
    move_declared(game, play, peaceful=True)


KERNUNOS_SANCTUARY = new_card(TALE, "kernunos_sanctuary", SEASON, icons=("build", "place"))


def without_sanctuary(state: InisState, seat: int) -> list[str]:
    """Where the player is present and no Sanctuary stands."""
    return [where for where in present(state, seat) if not state.tiles[where].sanctuaries]


@half(KERNUNOS_SANCTUARY, declare=declare_where(without_sanctuary))
def kernunos_sanctuary(game: Inis, play: CardPlay) -> None:
    """A clan and a Sanctuary; no Epic Tale is drawn for it."""
    if play.where:
        place_clans(game, play.seat, play.where)
        build_sanctuary(game, play.where)


ASKED = {
    "inis.eye": Asked((RemoveAt,)),
    "inis.tyranny": Asked((SendClan,)),
    "inis.deirdre": Asked(plain=TakeCard),
    "inis.lose_own": Asked(plain=Where),
    "inis.fianna": Asked(plain=Back),
}
