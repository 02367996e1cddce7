"""The sixteen Advantage cards, each a row with what it does below."""

from collections.abc import Iterator

from nemeton.kernel import EVERYBODY, Ask, Asked, Hidden, Option, Pick, Rule, Standing

from .. import rulings
from ..assembly import swap_aside
from ..cards import (
    ADVANTAGE,
    ANY_TIME,
    ATTACKED,
    ATTACKING,
    GATES_OPEN,
    MOVED_TO_MOUNTAINS,
    RESOLUTION_BEGINS,
    SEASON,
    SEASON_PLAYED,
    TALE_DRAWN,
    TALE_PLAYED,
    new_card,
)
from ..choices import Cards, ClansThere, GiveCard, InisChoice
from ..effects import (
    discard_action,
    look_at,
    move_clans,
    place_clans,
    steal_at_random,
    transfer,
)
from ..halves import Table, a_clan, a_player, half, later
from ..moving import (
    declare_groups,
    declare_where,
    declare_whom,
    move_declared,
)
from ..state import (
    NOBODY,
    CardPlay,
    Inis,
    InisState,
    exposed_seats,
    fight_of,
    holder_of,
    names,
    present,
    rivals,
    seats,
)
from ..steps import CardStep, Draw, Remove, Seat, Territory
from ..tale_draws import draw_more
from ..territories import STONE_CIRCLE
from ..windows import begin_play
from .actions import exposed_players

ADV_COVE = new_card(ADVANTAGE, "adv_cove", SEASON_PLAYED)


@half(ADV_COVE, SEASON_PLAYED)
def cove(game: Inis, play: CardPlay) -> Rule[None]:
    """Swap an Action card with the one set aside; with none there it does nothing (Q12)."""
    if game.state.aside or not rulings.COVE_NEEDS_A_CARD_ASIDE:
        yield from swap_aside(game, play.seat, "card.adv_cove")


ADV_FOREST = new_card(ADVANTAGE, "adv_forest", TALE_PLAYED)


@half(ADV_FOREST, TALE_PLAYED)
def forest(game: Inis, play: CardPlay) -> None:
    """Draw an Epic Tale for the one played."""
    game.push(Draw(play.seat))


ADV_GATES_OF_TIR_NA_NOG = new_card(ADVANTAGE, "adv_gates_of_tir_na_nog", GATES_OPEN)


@half(ADV_GATES_OF_TIR_NA_NOG, GATES_OPEN)
def gates(game: Inis, _play: CardPlay) -> None:
    """One card more to choose from."""
    draw_more(game, 1)


ADV_HIGHLANDS = new_card(ADVANTAGE, "adv_highlands", RESOLUTION_BEGINS)


def in_highlands(state: InisState, _seat: int) -> bool:
    """Is the clash in the Highlands, with somebody exposed?"""
    return state.clash is not None and state.clash.where == "highlands" and bool(exposed_seats(state))


@half(ADV_HIGHLANDS, RESOLUTION_BEGINS, declare=declare_whom(exposed_players), legal=in_highlands)
def highlands(game: Inis, play: CardPlay) -> None:
    """Somebody else is the instigator now, and maneuvers first."""
    if play.whom != NOBODY:
        fight_of(game.state).instigator = play.whom
        game.tell("inis.new_instigator", seat=play.seat, whom=play.whom, law="card.adv_highlands")


ADV_HILLS = new_card(ADVANTAGE, "adv_hills", ATTACKED)


@half(ADV_HILLS, ATTACKED, legal=lambda state, _seat: state.clash is not None and state.clash.where == "hills")
def hills(game: Inis, play: CardPlay) -> None:
    """The Attack has no consequence."""
    attack = fight_of(game.state).attack
    assert attack is not None
    attack.ignored = True
    game.tell("inis.ignored", seat=play.seat, law="card.adv_hills")


ADV_IRON_MINE = new_card(ADVANTAGE, "adv_iron_mine", ATTACKING)


@half(ADV_IRON_MINE, ATTACKING)
def iron_mine(game: Inis, _play: CardPlay) -> None:
    """The defender loses both a clan and a card."""
    attack = fight_of(game.state).attack
    assert attack is not None
    attack.both = True


ADV_LOST_VALE = new_card(ADVANTAGE, "adv_lost_vale", SEASON_PLAYED, icons=("move",))


class LureClan(ClansThere):
    """A player's clan comes to the Lost Vale."""

    origin: Territory
    whom: Seat
    words, heading = "lure", "from"


def declare_lost_vale(game: Inis, play: CardPlay) -> Rule[None]:
    """A clan of any player, next to the Lost Vale."""
    tiles = game.state.tiles
    options: list[Option] = [
        LureClan(origin, owner)
        for origin in tiles["lost_vale"].borders
        for owner in seats(game.state)
        if tiles[origin].clans[owner]
    ]
    if options:
        chosen = yield Ask(play.seat, "inis.lure", options, law="card.adv_lost_vale")
        play.where, play.whom = chosen.origin, chosen.whom


@half(ADV_LOST_VALE, SEASON_PLAYED, declare=declare_lost_vale, needs=a_clan)
def lost_vale(game: Inis, play: CardPlay) -> None:
    """It comes in peace."""
    if play.where:
        move_clans(game, play.whom, play.where, "lost_vale", 1)


ADV_MEADOWS = new_card(ADVANTAGE, "adv_meadows", TALE_DRAWN)


@half(ADV_MEADOWS, TALE_DRAWN)
def meadows(game: Inis, _play: CardPlay) -> None:
    """One card more to choose from."""
    draw_more(game, 1)


ADV_MISTY_LANDS = new_card(ADVANTAGE, "adv_misty_lands", SEASON)


class ThrowCards(Cards):
    """Throw these cards away."""

    words = "throw"


@half(ADV_MISTY_LANDS)
def misty_lands(game: Inis, play: CardPlay) -> Rule[None]:
    """Throw Action cards away, at least one; of as many Epic Tales drawn keep one."""
    state, seat = game.state, play.seat
    if not state.actions[seat]:
        game.tell("inis.no_effect", seat=seat, card=play.card)
        return
    thrown = yield Pick(
        seat,
        "inis.throw_actions",
        lambda: names(state.actions[seat]),
        least=1,
        most=len(state.actions[seat]),
        law="card.adv_misty_lands",
    )
    for card in thrown:
        discard_action(game, seat, card)
    game.push(Draw(seat, count=len(thrown)))


ADV_MOOR = new_card(ADVANTAGE, "adv_moor", ANY_TIME)


@half(ADV_MOOR, ANY_TIME, needs=a_player)
def moor(game: Inis, play: CardPlay) -> None:
    """Look at a rival's Epic Tales."""
    look_at_tales(game, play.seat, play.whom)


def look_at_tales(game: Inis, seat: int, rival: int) -> None:
    """A player looks at the Epic Tales of another."""
    look_at(game, seat, game.state.tales[rival])
    game.tell("inis.looks", seat=seat, whom=rival, what="tale", law="card.adv_moor")


class LookAt(InisChoice, tag="look"):
    """Look at a player's Epic Tales."""

    whom: Seat


def at_any_time(game: Inis) -> Iterator[Standing]:
    """Who holds the Moor's card may look at a rival's Epic Tales; not in a clash under Lug's Spear."""
    state = game.state
    holder = holder_of(state, "moor")
    if holder < 0 or (state.clash is not None and state.clash.spear):
        return
    options = [LookAt(rival) for rival in rivals(state, holder)]

    def look(chosen: LookAt) -> None:
        begin_play(game, holder, "adv_moor", ANY_TIME, whom=chosen.whom)

    yield Standing(holder, "inis.moor", options, look, law="card.adv_moor")


ADV_MOUNTAINS = new_card(ADVANTAGE, "adv_mountains", MOVED_TO_MOUNTAINS)


@half(ADV_MOUNTAINS, MOVED_TO_MOUNTAINS, legal=lambda state, _seat: not state.spared)
def mountains(game: Inis, _play: CardPlay) -> None:
    """No toll for this move."""
    game.state.spared = True


ADV_PLAINS = new_card(ADVANTAGE, "adv_plains", SEASON, icons=("move", "clash"))


def declare_plains(game: Inis, play: CardPlay) -> Rule[None]:
    """At least one clan leaves the Plains for its neighbours."""
    if game.state.tiles["plains"].clans[play.seat]:
        ways = [("plains", target) for target in game.state.tiles["plains"].borders]
        yield from declare_groups(game, play, ways, least=1)


@half(ADV_PLAINS, declare=declare_plains)
def plains(game: Inis, play: CardPlay) -> None:
    """All move, then all clashes."""
    move_declared(game, play)


ADV_SALT_MINE = new_card(ADVANTAGE, "adv_salt_mine", SEASON_PLAYED)


def with_actions(state: InisState, seat: int) -> list[int]:
    """The rivals who hold Action cards."""
    return [rival for rival in rivals(state, seat) if state.actions[rival]]


@half(ADV_SALT_MINE, SEASON_PLAYED, declare=declare_whom(with_actions))
def salt_mine(game: Inis, play: CardPlay) -> Rule[None]:
    """Take an Action card at random from a rival, and give one back."""
    state, seat, rival = game.state, play.seat, play.whom
    if rival < 0 or not state.actions[rival]:
        return
    steal_at_random(game, seat, rival)
    card = yield Ask(
        seat, "inis.give", lambda: names(state.actions[seat]), about={"whom": rival}, law="card.adv_salt_mine"
    )
    transfer(game, card, state.actions[seat], state.actions[rival], seat, rival)
    game.tell("inis.gives", seat=seat, whom=rival, law="card.adv_salt_mine")
    game.tell("inis.gives_what", seat=seat, whom=rival, card=card, only=(seat, rival))


ADV_STONE_CIRCLE = new_card(ADVANTAGE, "adv_stone_circle", TALE_PLAYED)


def may_recall(state: InisState, seat: int) -> bool:
    """Is there a clan to pay with, and does the Epic Tale just played lie in the pile?"""
    clans = state.tiles[STONE_CIRCLE].clans
    payable = clans[seat] if rulings.STONE_CIRCLE_TAKES_OWN_CLAN else any(clans)
    return bool(payable and state.plays and state.plays[-1].card in state.tale_discard)


def declare_price(game: Inis, play: CardPlay) -> Rule[None]:
    """Whose clan pays (Q8: the player's own)."""
    clans = game.state.tiles[STONE_CIRCLE].clans
    owners = [play.seat] if rulings.STONE_CIRCLE_TAKES_OWN_CLAN else [seat for seat, count in enumerate(clans) if count]
    yield from declare_whom(lambda _state, _seat: owners)(game, play)


@half(ADV_STONE_CIRCLE, TALE_PLAYED, declare=declare_price, legal=may_recall, needs=a_player)
def stone_circle(game: Inis, play: CardPlay) -> None:
    """A clan in the Stone Circle is the price of the Epic Tale just played."""
    game.push(Remove(play.whom, STONE_CIRCLE), CardStep(play.card, play.seat, clans_in_circle(game.state, play.whom)))


def clans_in_circle(state: InisState, seat: int) -> int:
    """The clans of a player in the Stone Circle."""
    return state.tiles[STONE_CIRCLE].clans[seat]


def is_paid_for(table: Table, _step: CardStep) -> bool:
    """There is a card below it, and somebody pays."""
    return len(table.plays) > 1 and table.plays[-1].whom != NOBODY


@later(ADV_STONE_CIRCLE, may=is_paid_for)
def recall(game: Inis, step: CardStep) -> None:
    """If the price was paid, the Epic Tale comes back from the pile into the hand."""
    state = game.state
    tale, paying = state.plays[-2].card, state.plays[-1].whom
    if tale in state.tale_discard and clans_in_circle(state, paying) < step.left:
        state.tale_discard.remove(tale)
        state.tales[step.seat].append(Hidden(tale, EVERYBODY))
        game.tell("inis.recalls", seat=step.seat, card=tale, law="card.adv_stone_circle")


ADV_SWAMP = new_card(ADVANTAGE, "adv_swamp", SEASON)


@half(ADV_SWAMP)
def swamp(game: Inis, play: CardPlay) -> None:
    """Nothing, but it is a turn."""
    game.tell("inis.no_effect", seat=play.seat, card=play.card)


ADV_VALLEY = new_card(ADVANTAGE, "adv_valley", SEASON_PLAYED, icons=("place",))


@half(ADV_VALLEY, SEASON_PLAYED, declare=declare_where(present))
def valley(game: Inis, play: CardPlay) -> None:
    """A clan where the player is present."""
    if play.where:
        place_clans(game, play.seat, play.where)


ASKED = {
    "inis.lure": Asked((LureClan,)),
    "inis.give": Asked(plain=GiveCard),
    "inis.throw_actions": Asked(plain=ThrowCards),
    "inis.moor": Asked((LookAt,)),
}
