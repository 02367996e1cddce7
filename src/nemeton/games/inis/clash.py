"""Clashes: citadels, peace, maneuvers, the end ("Clashes")."""

from collections.abc import Iterable, Iterator

from nemeton.kernel import Ask, Asked, Option, Rule, Together, step

from . import rulings
from .cards import (
    ATTACK_DONE,
    ATTACKED,
    ATTACKING,
    CARDS,
    CITADELS_CLOSED,
    CLANS_REMOVED,
    CLASH_BEGINS,
    MANEUVER,
    MANEUVER_DONE,
    RESOLUTION_BEGINS,
)
from .choices import CLAN, DONE, Back, DiscardCard, InisChoice, Place, Way, clans_of
from .effects import discard_action, discard_tales, move_clans, place_clans
from .halves import HALVES
from .moving import arrived, is_contested
from .removing import forced_loss
from .state import (
    NOBODY,
    Attack,
    ClashState,
    Inis,
    InisState,
    citadels_in,
    exposed,
    exposed_seats,
    in_order,
    names,
    next_seat,
    seats,
    withdrawals,
)
from .steps import (
    AttackAnswer,
    AttackOver,
    Citadels,
    ClashDone,
    EndClash,
    Maneuver,
    ManeuverDone,
    NextManeuver,
    Remove,
    Resolution,
    Seat,
    Territory,
    Window,
)
from .steps import Clash as ClashStep
from .windows import PlayCard, begin_play

END = "end"
AGREE, FIGHT = "agree", "fight"
SHELTER, STAY = "shelter", "stay"
CARD = "card"
FROM_CAULDRON = 3


# What is offered


class TakeShelter(InisChoice):
    """A clan takes shelter."""

    words = SHELTER

    def clicked(self, _view: InisState, ask: Ask) -> Iterable[Way]:
        """The walls."""
        return [(Place(ask.about["where"], walls=True),)]


class StayOutside(InisChoice):
    """No clan takes shelter."""

    words = STAY

    def clicked(self, _view: InisState, ask: Ask) -> Iterable[Way]:
        """One's clans before them."""
        return [(Place(ask.about["where"], ask.seat),)]


class AttackWhom(InisChoice, tag="attack"):
    """Attack a player."""

    whom: Seat
    heading = "attack"

    def clicked(self, view: InisState, _ask: Ask) -> Iterable[Way]:
        """The player's clans in the clash."""
        return clans_of(self.whom, view)


class Withdraw(InisChoice, tag="withdraw"):
    """So many clans withdraw."""

    where: Territory
    count: int
    heading, row_field = "withdraw", "where"


class WantClan(InisChoice):
    """The attacker wants a clan, not a card."""

    words = "wants_clan"

    def clicked(self, view: InisState, ask: Ask) -> Iterable[Way]:
        """The defender's clans."""
        return clans_of(ask.about["whom"], view)


class LoseClan(InisChoice):
    """The defender gives up a clan."""

    words = CLAN

    def clicked(self, view: InisState, ask: Ask) -> Iterable[Way]:
        """One's clans in the clash."""
        return clans_of(ask.seat, view)


ASKED = {
    "inis.shelter": Asked(words={SHELTER: TakeShelter, STAY: StayOutside}),
    "inis.peace": Asked(words={AGREE: "", FIGHT: ""}),
    "inis.maneuver": Asked((AttackWhom, Withdraw, PlayCard), words={END: ""}),
    "inis.withdraw": Asked((Withdraw,), words={DONE: ""}),
    "inis.attack.which": Asked(words={CARD: "inis.option.wants_card", CLAN: WantClan}),
    "inis.attack.card": Asked(plain=DiscardCard),
    "inis.attack.loss": Asked(plain=DiscardCard, words={CLAN: LoseClan}),
    "inis.cauldron": Asked(plain=Back),
}


# A clash, step by step


@step(ClashStep)
def clash(game: Inis, step: ClashStep) -> None:
    """A clash begins where the instigator meets others. The Festival takes a clan first, then cards, then citadels."""
    state = game.state
    if not is_contested(state, step.instigator, step.where):
        return
    nobody = [0] * len(state.reserve)
    state.clash = ClashState(step.where, step.instigator, list(nobody), list(nobody), removed=list(nobody))
    game.tell("inis.clash", seat=step.instigator, where=step.where, law="clash")
    early = () if rulings.HIGHLANDS_AFTER_CITADELS else (Window(RESOLUTION_BEGINS, step.instigator),)
    game.push(Window(CLASH_BEGINS, step.instigator), *early, Citadels(NOBODY))
    if state.festival == step.where:
        game.tell("inis.festival_spoilt", seat=step.instigator, where=step.where, law="clash.festival")
        forced_loss(game, step.instigator, step.where)


@step(Citadels)
def citadels(game: Inis, step: Citadels) -> Rule[None]:
    """1. In turn order all but the instigator may shelter a clan, until the citadels are full or all decline."""
    state = game.state
    fight = state.clash
    assert fight is not None
    if step.seat == NOBODY:
        fight.stage = "citadels"
    room = citadels_in(state, fight.where) - sum(fight.sheltered)
    order = in_order(state, next_seat(state, fight.instigator) if step.seat == NOBODY else step.seat)
    able = [seat for seat in order if seat != fight.instigator and exposed(state, seat)]
    if room <= 0 or step.declined >= len(able):
        game.push(Window(CITADELS_CLOSED, fight.instigator), Resolution())
        return
    seat = able[0]
    choice = yield Ask(
        seat, "inis.shelter", [SHELTER, STAY], about={"where": fight.where, "room": room}, law="clash.citadels"
    )
    if choice == SHELTER:
        fight.sheltered[seat] += 1
        game.tell("inis.shelters", seat=seat, where=fight.where, law="clash.citadels")
    game.push(Citadels(next_seat(state, seat), 0 if choice == SHELTER else step.declined + 1))


@step(Resolution)
def resolution(game: Inis, _step: Resolution) -> None:
    """2. The Resolution step: from the instigator on, whoever has exposed clans maneuvers."""
    fight = game.state.clash
    assert fight is not None
    fight.stage = "resolution"
    game.push(NextManeuver(NOBODY))
    if rulings.HIGHLANDS_AFTER_CITADELS:
        game.push(Window(RESOLUTION_BEGINS, fight.instigator))


@step(NextManeuver)
def next_maneuver(game: Inis, step: NextManeuver) -> Rule[None]:
    """The clash ends when no clan is exposed or all agree on peace; else the next with exposed clans must maneuver."""
    state = game.state
    fight = state.clash
    assert fight is not None
    fighting = exposed_seats(state)
    named = fight.next_seat if fight.next_seat != NOBODY else step.seat
    first = fight.instigator if named == NOBODY else named
    if not fighting or fight.stage == "over":
        game.push(EndClash())
        return
    seat = next(seat for seat in in_order(state, first) if seat in fighting)
    if len(fighting) > 1:
        said: dict[int, Option] = yield Together(
            [peace_ask(state, seat) for seat in in_order(state, seat) if seat in fighting]
        )
        game.shown()  # everybody hears them, also who was not asked
        for speaker, answer in said.items():
            game.tell(f"inis.{'offers' if answer == AGREE else 'refuses'}_peace", seat=speaker, law="clash.peace")
        if all(answer == AGREE for answer in said.values()):
            game.push(EndClash())
            return
    game.push(Maneuver(seat))


def peace_ask(state: InisState, seat: int) -> Ask:
    """Does a player agree to end the clash?"""
    assert state.clash is not None
    return Ask(seat, "inis.peace", [AGREE, FIGHT], about={"where": state.clash.where}, law="clash.peace")


@step(Maneuver)
def maneuver(game: Inis, step: Maneuver) -> Rule[None]:
    """Attack, withdraw, or play an Epic Tale as a maneuver; who is alone may end the clash."""
    state, seat = game.state, step.seat
    fight = state.clash
    assert fight is not None
    fight.maneuvering, fight.next_seat = seat, NOBODY
    fight.removed = [0] * len(state.reserve)
    choice = yield Ask(
        seat, "inis.maneuver", lambda: maneuvers(state, seat), about={"where": fight.where}, law="clash.maneuvers"
    )
    game.push(ManeuverDone())
    if choice == END:
        game.tell("inis.ends_clash", seat=seat, law="clash.end")
        fight.stage = "over"
    elif isinstance(choice, AttackWhom):
        attack(game, seat, choice.whom)
    elif isinstance(choice, Withdraw):
        yield from withdraw(game, seat, choice.where, choice.count)
    else:
        begin_play(game, seat, choice.card, choice.half)


def maneuvers(state: InisState, seat: int) -> list[Option]:
    """The maneuvers that a player may make now."""
    others = [rival for rival in exposed_seats(state) if rival != seat]
    options: list[Option] = [AttackWhom(rival) for rival in others]
    options += [
        Withdraw(where, count) for where in withdrawals(state, seat) for count in range(1, exposed(state, seat) + 1)
    ]
    options += maneuver_cards(state, seat)
    if not others:
        options.append(END)
    return options


def maneuver_cards(state: InisState, seat: int) -> Iterator[PlayCard]:
    """The Epic Tales in hand that are maneuvers; Lug's Spear forbids them."""
    assert state.clash is not None
    if state.clash.spear:
        return
    for card in names(state.tales[seat]):
        if MANEUVER in CARDS[card].triskel and HALVES[card, MANEUVER].legal(state, seat):
            yield PlayCard(card, MANEUVER)


def withdraw(game: Inis, seat: int, where: str, count: int) -> Rule[None]:
    """Exposed clans leave for neighbours of which the player is chieftain, and may split; no new clash comes of it."""
    state = game.state
    fight = state.clash
    assert fight is not None
    havens = withdrawals(state, seat)  # as they were before the first clan arrived
    groups = [(where, count)]
    while True:
        left = exposed(state, seat) - sum(number for _, number in groups)
        open_to = [haven for haven in havens if haven not in dict(groups)]
        if not left or not open_to:
            break
        options: list[Option] = [Withdraw(haven, number) for haven in open_to for number in range(1, left + 1)]
        about = {"where": fight.where, "left": left, "gone": tuple(groups)}
        more = yield Ask(seat, "inis.withdraw", [*options, DONE], about=about, law="clash.withdraw")
        if more == DONE:
            break
        groups.append((more.where, more.count))
    for haven, number in groups:
        move_clans(game, seat, fight.where, haven, number)
    arrived(game, seat, [haven for haven, _ in groups], peaceful=True)


def attack(game: Inis, attacker: int, defender: int) -> None:
    """An Attack: the attacker's cards, the defender's, the loss, and what the attacker makes of it."""
    fight = game.state.clash
    assert fight is not None
    fight.attack = Attack(attacker, defender)
    game.tell("inis.attacks", seat=attacker, whom=defender, where=fight.where, law="clash.attack")
    game.push(
        Window(ATTACKING, attacker, (attacker,)), Window(ATTACKED, defender, (defender,)), AttackAnswer(), AttackOver()
    )


@step(AttackAnswer)
def attack_answer(game: Inis, _step: AttackAnswer) -> Rule[None]:
    """The defender gives up an Action card or an exposed clan; without cards, a clan.

    Iron Mine takes both; with the Club the attacker chooses which of the two.
    """
    state = game.state
    fight = state.clash
    assert fight is not None
    assert fight.attack is not None
    hit = fight.attack
    defender = hit.defender
    if hit.ignored or not exposed(state, defender):
        return
    if hit.both or hit.attacker_chooses:
        wants = "both"
        if not hit.both:
            wants = yield Ask(
                hit.attacker, "inis.attack.which", [CARD, CLAN], about={"whom": defender}, law="clash.attack"
            )
        if wants != CLAN and state.actions[defender]:
            card = yield Ask(
                defender,
                "inis.attack.card",
                lambda: names(state.actions[defender]),
                about={"whom": hit.attacker},
                law="clash.attack",
            )
            discard_action(game, defender, card)
            if wants == CARD:
                return
        game.push(Remove(defender, fight.where, by_maneuver=True))
        return
    loss = yield Ask(
        defender,
        "inis.attack.loss",
        lambda: [*names(state.actions[defender]), CLAN],
        about={"whom": hit.attacker},
        law="clash.attack",
    )
    if loss == CLAN:
        game.push(Remove(defender, fight.where, by_maneuver=True))
    else:
        discard_action(game, defender, loss)


@step(AttackOver)
def attack_over(game: Inis, _step: AttackOver) -> None:
    """After an Attack, whatever came of it: Streng's Resolve, Raid."""
    fight = game.state.clash
    assert fight is not None
    assert fight.attack is not None
    game.push(Window(ATTACK_DONE, fight.attack.attacker, (fight.attack.attacker,)))


@step(ManeuverDone)
def maneuver_done(game: Inis, _step: ManeuverDone) -> None:
    """After a maneuver: Bard for clans removed, then Warlord; then it is the next player's maneuver."""
    state = game.state
    fight = state.clash
    assert fight is not None
    seat = fight.maneuvering
    fight.attack = None
    if fight.stage == "over":
        game.push(EndClash())
        return
    if fight.next_seat == seat:  # the maneuver was cancelled and does not count (Q14)
        game.push(NextManeuver(seat))
        return
    game.push(Window(MANEUVER_DONE, seat), NextManeuver(next_seat(state, seat)))
    if any(count for owner, count in enumerate(fight.removed) if owner != seat):
        game.push(Window(CLANS_REMOVED, seat, (seat,)))


@step(EndClash)
def end_clash(game: Inis, _step: EndClash) -> None:
    """3. The clash is over: sheltered clans come out, the Cauldron gives back up to three."""
    state = game.state
    fight = state.clash
    assert fight is not None
    fight.stage = "over"
    fight.sheltered = [0 for _ in seats(state)]
    game.tell("inis.clash_over", where=fight.where, law="clash.end")
    game.push(ClashDone())


@step(ClashDone)
def clash_done(game: Inis, _step: ClashDone) -> Rule[None]:
    """Dagda's Cauldron gives back up to three clans; nothing of the clash is left."""
    state = game.state
    fight = state.clash
    assert fight is not None
    owner = fight.cauldron
    if owner != NOBODY:
        most = min(FROM_CAULDRON, fight.in_cauldron)
        back = yield Ask(
            owner, "inis.cauldron", range(most, -1, -1), about={"where": fight.where}, law="card.dagdas_cauldron"
        )
        state.reserve[owner] += fight.in_cauldron
        place_clans(game, owner, fight.where, back)
        discard_tales(game, "dagdas_cauldron")
    state.clash = None
