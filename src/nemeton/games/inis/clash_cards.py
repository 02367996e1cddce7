"""What cards do in a clash: those that open it, maneuvers, answers to attacks and to losses."""

from nemeton.kernel import Ask, Asked, Option, Rule

from . import rulings
from .advantages import steal_at_random
from .cards import (
    ATTACK_DONE,
    ATTACKED,
    ATTACKING,
    CITADELS_CLOSED,
    CLANS_REMOVED,
    CLASH_BEGINS,
    MANEUVER,
    MANEUVER_DONE,
    REMOVED,
    REMOVED_IN_CLASH,
    RESOLUTION_BEGINS,
    WOULD_BE_REMOVED,
)
from .choices import DONE, Back, RemoveOf
from .effects import gain_deed, place_clans
from .halves import half, later
from .moving import arrived, declare_groups, declare_where, declare_whom, move_declared
from .state import NOBODY, CardPlay, ClashState, Inis, InisState, exposed, exposed_seats, in_order, present
from .steps import CardStep, Remove

ASKED = {"inis.fianna": Asked(plain=Back), "inis.cuchulain": Asked(plain=RemoveOf, words={DONE: ""})}


def fight_of(state: InisState) -> ClashState:
    """The clash that is being fought."""
    assert state.clash is not None
    return state.clash


# The clash opens


@half("lugs_spear", CLASH_BEGINS)
def lugs_spear(game: Inis, play: CardPlay) -> None:
    """No triskel cards in this clash."""
    fight_of(game.state).spear = True
    game.tell("inis.spear", seat=play.seat, law="card.lugs_spear")


@half("battle_frenzy", CITADELS_CLOSED)
def battle_frenzy(game: Inis, play: CardPlay) -> None:
    """Everybody leaves the citadels."""
    fight = fight_of(game.state)
    fight.sheltered = [0] * len(fight.sheltered)
    game.tell("inis.frenzy", seat=play.seat, where=fight.where, law="card.battle_frenzy")


def exposed_players(state: InisState, _seat: int) -> list[int]:
    """Who has exposed clans in the clash."""
    return exposed_seats(state)


def in_highlands(state: InisState, _seat: int) -> bool:
    """Is the clash in the Highlands, with somebody exposed?"""
    return state.clash is not None and state.clash.where == "highlands" and bool(exposed_seats(state))


@half("adv_highlands", RESOLUTION_BEGINS, declare=declare_whom(exposed_players), legal=in_highlands)
def highlands(game: Inis, play: CardPlay) -> None:
    """Somebody else is the instigator now, and maneuvers first."""
    if play.whom != NOBODY:
        fight_of(game.state).instigator = play.whom
        game.tell("inis.new_instigator", seat=play.seat, whom=play.whom, law="card.adv_highlands")


# Attacks


@half("adv_iron_mine", ATTACKING)
def iron_mine(game: Inis, _play: CardPlay) -> None:
    """The defender loses both a clan and a card."""
    attack = fight_of(game.state).attack
    assert attack is not None
    attack.both = True


@half("the_dagdas_club", ATTACKING)
def club_chooses(game: Inis, _play: CardPlay) -> None:
    """The attacker chooses what the defender loses."""
    attack = fight_of(game.state).attack
    assert attack is not None
    attack.attacker_chooses = True


@half("adv_hills", ATTACKED, legal=lambda state, _seat: state.clash is not None and state.clash.where == "hills")
def hills(game: Inis, play: CardPlay) -> None:
    """The Attack has no consequence."""
    attack = fight_of(game.state).attack
    assert attack is not None
    attack.ignored = True
    game.tell("inis.ignored", seat=play.seat, law="card.adv_hills")


@half("strengs_resolve", ATTACK_DONE)
def strengs_resolve(game: Inis, play: CardPlay) -> None:
    """A Deed for the Attack."""
    gain_deed(game, play.seat)


@half("raid", ATTACK_DONE)
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


@half("bard", CLANS_REMOVED)
def bard_sings(game: Inis, play: CardPlay) -> None:
    """A Deed for a maneuver that removed rivals' clans."""
    gain_deed(game, play.seat)


def takes_part(state: InisState, seat: int) -> bool:
    """Has the player an exposed clan in the clash?"""
    return state.clash is not None and exposed(state, seat) > 0


@half("warlord", MANEUVER_DONE, declare=declare_whom(exposed_players), legal=takes_part)
def warlord_joins(game: Inis, play: CardPlay) -> None:
    """A clan joins the clash, and the player named maneuvers next."""
    fight = fight_of(game.state)
    place_clans(game, play.seat, fight.where)
    fight.next_seat = play.whom
    game.tell("inis.names_next", seat=play.seat, whom=play.whom, law="card.warlord")


# Losses


@half("the_dagdas_club", WOULD_BE_REMOVED)
def club_saves(game: Inis, play: CardPlay) -> None:
    """The clan stays."""
    removal = game.state.removals[-1]
    removal.settled = True
    game.tell("inis.saved", seat=play.seat, where=removal.where, law="card.the_dagdas_club")


def refuges(state: InisState, seat: int) -> list[str]:
    """The other territories where the player is present."""
    return [where for where in present(state, seat) if where != state.removals[-1].where]


@half(
    "diarmuid_and_grainne",
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


@half("dagdas_cauldron", REMOVED_IN_CLASH)
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


# Maneuvers


@half("ogmas_eloquence", MANEUVER)
def ogmas_eloquence(game: Inis, play: CardPlay) -> None:
    """The clash is over at once."""
    fight_of(game.state).stage = "over"
    game.tell("inis.eloquence", seat=play.seat, law="card.ogmas_eloquence")


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


@half("the_fianna", MANEUVER, declare=declare_fianna)
def the_fianna(game: Inis, play: CardPlay) -> None:
    """They leave in peace."""
    fight_of(game.state).sheltered[play.seat] -= int(play.told[0])
    move_declared(game, play, peaceful=True)


def declare_moytura(game: Inis, play: CardPlay) -> Rule[None]:
    """Clans of neighbours, at least one where there is one."""
    state = game.state
    where = fight_of(state).where
    origins = [origin for origin in state.tiles[where].borders if state.tiles[origin].clans[play.seat]]
    yield from declare_groups(game, play, [(origin, where) for origin in origins], least=1)


@half("the_battle_of_moytura", MANEUVER, declare=declare_moytura)
def the_battle_of_moytura(game: Inis, play: CardPlay) -> None:
    """They join the clash."""
    game.push(CardStep(play.card, play.seat))
    move_declared(game, play, peaceful=True)


@later("the_battle_of_moytura")
def moytura_adds(game: Inis, step: CardStep) -> None:
    """One new clan follows those that have marched."""
    place_clans(game, step.seat, fight_of(game.state).where)


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
        owner = yield Ask(play.seat, "inis.cuchulain", options, about={"left": most - len(play.told)},
                          law="card.tale_of_cuchulain")  # fmt: skip
        if owner == DONE:
            break
        play.told.append(str(owner))


def stands_alone(state: InisState, seat: int) -> bool:
    """Has the player exactly one exposed clan?"""
    return state.clash is not None and exposed(state, seat) == 1


@half("tale_of_cuchulain", MANEUVER, declare=declare_cuchulain, legal=stands_alone)
def tale_of_cuchulain(game: Inis, play: CardPlay) -> None:
    """The clans named are removed."""
    where = fight_of(game.state).where
    game.push(*(Remove(int(owner), where, by_maneuver=True) for owner in play.told))
