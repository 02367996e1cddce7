"""Windows: an event has happened, and triskel cards may answer it ("Season: triskel cards").

Everyone who could hold an answer is asked, all at once and in secret, so that neither the question nor the pause
tells who holds what. Of those who want to answer, the first in order plays the card; when it is done with, all are
asked again, until nobody wants to.
"""

from collections.abc import Iterator

from nemeton.kernel import EVERYBODY, Ask, Asked, Hidden, Option, Rule, Together, step

from . import rulings
from .cards import (
    ACTION,
    ACTION_PLAYED,
    ACTION_RESOLVED,
    ADVANTAGE,
    ANSWERS,
    ATTACKED,
    ATTACKING,
    CARDS,
    CITADELS_CLOSED,
    CLASH_BEGINS,
    OTHER_PLAYED,
    REMOVED,
    REMOVED_IN_CLASH,
    RESOLUTION_BEGINS,
    TALE_RESOLVED,
    WOULD_BE_REMOVED,
    Card,
)
from .choices import InisChoice
from .effects import lift_out
from .halves import HALVES
from .state import NOBODY, CardPlay, Inis, InisState, exposed, in_order, playing
from .steps import CardName, Declare, Discard, Half, PlayDone, Resolve, Window

PASS = "pass"


class PlayCard(InisChoice, tag="play"):
    """Play a half of a card."""

    card: CardName
    half: Half


ASKED = {"inis.answer": Asked((PlayCard,), words={PASS: "inis.option.no_answer"})}


@step(Window)
def window(game: Inis, step: Window) -> Rule[None]:
    """Ask everyone who could hold an answer; the first in order who wants to answer does, and all are asked again."""
    state = game.state
    if not stands(state, step.event):
        return
    order = [seat for seat in in_order(state, step.active) if not step.seats or seat in step.seats]
    if game.simulated:  # which need not pretend
        asked = [seat for seat in order if next(answers(state, seat, step.event), None)]
    else:
        asked = [seat for seat in order if could_answer(state, seat, step.event)]
    if not asked:
        return
    asks = [answer_ask(game, seat, step.event) for seat in asked]
    # Who is asked alone answers as in a turn, and may take the card back as there.
    given: dict[int, Option] = (yield Together(asks)) if len(asks) > 1 else {asked[0]: (yield asks[0])}
    for seat in asked:
        answer = given[seat]
        if answer != PASS:
            if len(asks) > 1:
                game.shown()  # everybody learns now what was chosen in secret
            game.push(step)
            begin_play(game, seat, answer.card, answer.half)
            return


def answer_ask(game: Inis, seat: int, event: str) -> Ask:
    """Will this player answer the event?"""
    state = game.state
    secret = any(card.kind != ADVANTAGE for card in ANSWERS[event])
    return Ask(
        seat,
        "inis.answer",
        lambda: [PASS, *answers(state, seat, event)],
        about=circumstances(state, event),
        law="season.triskel",
        secret=secret,
    )


def circumstances(state: InisState, event: str) -> dict[str, Option]:
    """What the window is about, for the prompt."""
    about: dict[str, Option] = {"event": event, "card": "", "player": -1, "where": ""}
    if event in (ACTION_PLAYED, OTHER_PLAYED, ACTION_RESOLVED, TALE_RESOLVED):
        about |= {"card": playing(state).card, "player": playing(state).seat}
    if event in (WOULD_BE_REMOVED, REMOVED):
        about |= {"where": state.removals[-1].where, "player": state.removals[-1].owner}
    elif state.clash is not None:
        about |= {"where": state.clash.where}
    if event in (ATTACKING, ATTACKED) and state.clash is not None and state.clash.attack is not None:
        about |= {"player": state.clash.attack.defender if event == ATTACKING else state.clash.attack.attacker}
    return about


def stands(state: InisState, event: str) -> bool:
    """Is there still something to answer?"""
    clash = state.clash
    if clash is not None and clash.spear:
        return False
    match event:
        case "action_played" | "other_played":
            return not playing(state).cancelled
        case "action_resolved":
            play = playing(state)
            return not play.gone and (not play.cancelled or rulings.LUG_TAKES_CANCELLED_CARDS)
        case "tale_resolved":
            return not playing(state).gone
        case "would_be_removed" | "removed":
            return not state.removals[-1].settled
        case "attacking" | "attacked":
            return clash is not None and clash.attack is not None and not clash.attack.ignored
        case _:
            return True


def kindred(state: InisState, event: str) -> tuple[Card, ...]:
    """The cards that answer an event; a clan lost in a clash opens the Cauldron beside what any removal opens."""
    if event == REMOVED and state.clash is not None and state.removals[-1].where == state.clash.where:
        return ANSWERS[REMOVED] + ANSWERS[REMOVED_IN_CLASH]
    return ANSWERS[event]


def half_for(card: Card, event: str) -> str:
    """The half of a card that answers an event."""
    return event if event in card.triskel else REMOVED_IN_CLASH


def is_open_to(state: InisState, seat: int, event: str) -> bool:
    """May this seat answer the event at all? Whether outsiders may answer what opens a clash is a ruling (Q3)."""
    if event in (CLASH_BEGINS, CITADELS_CLOSED, RESOLUTION_BEGINS) and not rulings.OUTSIDERS_ANSWER_CLASHES:
        return exposed(state, seat) > 0
    return True


def answers(state: InisState, seat: int, event: str) -> Iterator[PlayCard]:
    """What this player can really answer with."""
    if not is_open_to(state, seat, event):
        return
    for card in kindred(state, event):
        if has(state, seat, card):
            half = half_for(card, event)
            if HALVES[card.id, half].legal(state, seat):
                yield PlayCard(card.id, half)


def could_answer(state: InisState, seat: int, event: str) -> bool:
    """Could this player, for all that everybody knows, hold an answer?"""
    return is_open_to(state, seat, event) and any(
        could_have(state, seat, card) and HALVES[card.id, half_for(card, event)].legal(state, seat)
        for card in kindred(state, event)
    )


def has(state: InisState, seat: int, card: Card) -> bool:
    """Does this player hold the card?"""
    kind = card.kind
    if kind == ADVANTAGE:
        tile = state.tiles.get(card.territory)
        return tile is not None and tile.advantage == seat
    own = state.actions[seat] if kind == ACTION else state.tales[seat]
    return card.id in [one.card for one in own]


def hand(state: InisState, seat: int, card: Card) -> list[Hidden]:
    """The player's hand of that kind of cards."""
    return state.actions[seat] if card.kind == ACTION else state.tales[seat]


def could_have(state: InisState, seat: int, card: Card) -> bool:
    """Could this player hold the card, for all that everybody knows?"""
    if card.kind == ADVANTAGE:
        return has(state, seat, card)
    own = hand(state, seat, card)
    if not own or card.id in state.tale_discard or lies_open(state, card):
        return False
    if card.four_players and len(state.reserve) < 4:
        return False
    zones = [*state.actions, state.aside, state.discard] if card.kind == ACTION else state.tales
    if any(one.card == card.id and one.known == EVERYBODY for zone in zones if zone is not own for one in zone):
        return False
    # A hand that everybody knows card by card holds no surprise.
    return any(one.known != EVERYBODY or one.card == card.id for one in own)


def lies_open(state: InisState, card: Card) -> bool:
    """Does the card lie on the table? One that was taken or handed on has left it; an open Cauldron has not."""
    is_cauldron = card.triskel == (REMOVED_IN_CLASH,)
    if is_cauldron and state.clash is not None and state.clash.cauldron != NOBODY:
        return True
    return any(play.card == card.id and not play.gone for play in state.plays)


def begin_play(game: Inis, seat: int, card: str, half: str, **said: Option) -> None:
    """A card comes on the table: it is declared, may be answered, takes effect, and goes to its pile."""
    state = game.state
    kind = CARDS[card].kind
    lift_out(game, seat, card)
    state.plays.append(CardPlay(seat, card, half, **said))
    game.tell("inis.plays", seat=seat, card=card, half=half, law=f"card.{card}")
    answered = (
        Window(ACTION_PLAYED, seat, tuple(in_order(state, seat)[1:])) if kind == ACTION else Window(OTHER_PLAYED, seat)
    )
    after = (
        [Window(ACTION_RESOLVED, seat), Discard()]
        if kind == ACTION
        else [Discard()]
        if kind == ADVANTAGE
        else [Window(TALE_RESOLVED, seat, (seat,)), Discard(), Window("tale_played", seat, (seat,))]
    )
    game.push(Declare(), answered, Resolve(), *after, PlayDone())
