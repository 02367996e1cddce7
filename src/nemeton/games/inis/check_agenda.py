"""Does the agenda of a position lead on? Steps speak of cards on the table, of removals, draws and a clash; each must
find there what it needs when its turn comes."""

from collections import Counter
from collections.abc import Iterator

from nemeton.kernel import Problem
from nemeton.kernel.bounds import Legal

from .assembly import DRAFT_OF_MANY, DRAFT_OF_TWO, HAND, PACKET
from .cards import (
    ACTION,
    ACTION_PLAYED,
    ACTION_RESOLVED,
    ADVANTAGE,
    ANSWERS,
    ATTACK_DONE,
    ATTACKED,
    ATTACKING,
    CARDS,
    CITADELS_CLOSED,
    CLANS_REMOVED,
    CLASH_BEGINS,
    GATES_OPEN,
    MANEUVER,
    MANEUVER_DONE,
    MOVED_TO_MOUNTAINS,
    OTHER_PLAYED,
    REMOVED,
    REMOVED_IN_CLASH,
    RESOLUTION_BEGINS,
    TALE,
    TALE_DRAWN,
    TALE_PLAYED,
    TALE_RESOLVED,
    WOULD_BE_REMOVED,
)
from .decks import TALES
from .halves import HALVES, LATER
from .state import CLANS, NOBODY, CardPlay, InisState, citadel_may_stand, seats
from .steps import (
    AgendaStep,
    AttackAnswer,
    AttackOver,
    CardStep,
    Citadels,
    Clash,
    ClashDone,
    Clashes,
    DealActions,
    DealPackets,
    Declare,
    Discard,
    Draft,
    EndClash,
    EndDraft,
    GatesTake,
    Keep,
    Maneuver,
    ManeuverDone,
    MountainsToll,
    NextManeuver,
    PayToll,
    PlaceCapital,
    PlayDone,
    RemovalDone,
    Remove,
    RemoveNow,
    Resolution,
    Resolve,
    Window,
)
from .territories import GATES, MOUNTAINS

# Each of these carries a clash on to its end, so one of them waits as long as there is a clash.
CLASH_GOES_ON = (Citadels, Resolution, NextManeuver, Maneuver, ManeuverDone, EndClash, ClashDone)
IN_A_CLASH = (*CLASH_GOES_ON, AttackAnswer, AttackOver)

OF_A_CLASH = (CLASH_BEGINS, CITADELS_CLOSED, RESOLUTION_BEGINS, MANEUVER, CLANS_REMOVED, MANEUVER_DONE)
OF_AN_ATTACK = (ATTACKING, ATTACKED, ATTACK_DONE)
OF_A_REMOVAL = (WOULD_BE_REMOVED, REMOVED, REMOVED_IN_CLASH)
OF_A_DRAW = (TALE_DRAWN, GATES_OPEN)
OF_AN_ACTION = (ACTION_PLAYED, ACTION_RESOLVED)
OF_A_TALE = (TALE_RESOLVED, TALE_PLAYED)

MOST_GROUPS = 40


def legal(state: InisState) -> Legal:
    """What steps may speak of."""
    everyone = seats(state)
    return {
        "seat": everyone,
        "seat or nobody": (NOBODY, *everyone),
        "territory": state.tiles,
        "event": ANSWERS,
        "card": LATER,  # those that act in several steps
        "number of clans": range(CLANS + 1),
        "number of seats": range(len(everyone) + 1),
        "cards of a draft": range(1, HAND),
        "number of tales": range(len(TALES) + 1),
        "tales to keep": range(1, 4),
    }


# What was said about cards


def is_told(state: InisState, play: CardPlay) -> bool:
    """Does whatever was said about a card on the table speak of things that there are?"""
    half = HALVES.get((play.card, play.half))
    sayings = half.told(state) if half else ()
    is_placed = all(
        origin in state.tiles and target in state.tiles and 0 < count <= CLANS for origin, target, count in play.groups
    )
    return (
        is_placed
        and len(play.groups) <= MOST_GROUPS
        and all(place in state.tiles for place in play.places)
        and len(play.places) <= CLANS
        and all(said in sayings for said in play.told)
        and len(play.told) <= CLANS
    )


def may_resolve(state: InisState, play: CardPlay) -> bool:
    """Was all said that a card needs to take effect, and are the clans there that it speaks of?"""
    if not HALVES[play.card, play.half].needs(state, play):
        return False
    moving = play.whom if play.card == "breas_tyranny" else play.seat
    leaving_from: Counter[str] = Counter()
    for origin, _, count in play.groups:
        leaving_from[origin] += count
    return all(moving != NOBODY and count <= clans(state, moving, where) for where, count in leaving_from.items())


def clans(state: InisState, seat: int, where: str) -> int:
    """The clans of a player in a territory."""
    return state.tiles[where].clans[seat]


# The steps, one after the other


class Course:
    """What is there when each step of the agenda comes: cards on the table, removals, draws, a clash, an attack."""

    def __init__(self, state: InisState) -> None:
        self.state = state
        self.plays = list(state.plays)
        self.removals = list(state.removals)
        self.draws = len(state.draws)
        self.fight = state.clash is not None
        self.attack = state.clash is not None and state.clash.attack is not None
        self.is_declaring = self.is_put_away = False

    def goes(self, step: AgendaStep) -> bool:
        """Does the step find what it needs? Then that is changed by it."""
        match step:
            case Declare() | Resolve() | Discard() | PlayDone():
                return bool(self.plays) and self._play(step)
            case Window(event=event):
                return self._has(event, self.plays)
            case RemoveNow() | RemovalDone():
                return bool(self.removals) and self._removal(step)
            case Keep():
                self.draws -= 1
                return self.draws >= 0
            case Remove(by_maneuver=True):
                return self.fight
            case AttackAnswer() | AttackOver():
                return self.attack
            case CardStep():
                return self._card_goes_on(step)
            case MountainsToll() | PayToll():
                return MOUNTAINS in self.state.tiles
            case GatesTake():
                return GATES in self.state.tiles
            case Clash() | Clashes():
                return not self.fight
        if isinstance(step, CLASH_GOES_ON):
            was, self.fight, self.attack = self.fight, False, False
            return was
        return True

    def _play(self, step: AgendaStep) -> bool:
        *below, play = self.plays
        match step:
            case Declare():
                self.is_declaring = True
            case Resolve():
                is_said = self.is_declaring or play.cancelled or may_resolve(self.state, play)
                return is_said and self._has(play.half, below)
            case Discard():
                self.is_put_away = True
            case PlayDone():
                is_lost = not (self.is_put_away or play.gone or CARDS[play.card].kind == ADVANTAGE)
                self.plays, self.is_declaring, self.is_put_away = below, False, False
                return not is_lost and not (play.card == "deirdres_beauty" and play.told)
        return True

    def _removal(self, step: AgendaStep) -> bool:
        removal = self.removals[-1]
        if isinstance(step, RemovalDone):
            self.removals.pop()
            return True
        return removal.settled or clans(self.state, removal.owner, removal.where) > 0

    def _card_goes_on(self, step: CardStep) -> bool:
        """A card goes on while it lies on the table."""
        return bool(self.plays) and self.plays[-1].card == step.card and LATER[step.card].may(self, step)

    def _has(self, event: str, plays: list[CardPlay]) -> bool:
        """Is there what an event is about?"""
        kind = CARDS[plays[-1].card].kind if plays else ""
        if event in OF_AN_ACTION:
            return kind == ACTION
        if event in OF_A_TALE:
            return kind == TALE
        if event == OTHER_PLAYED:
            return kind not in ("", ACTION)
        if event in OF_A_REMOVAL:
            return bool(self.removals) and (event != REMOVED_IN_CLASH or self.fight)
        if event in OF_A_DRAW:
            return self.draws > 0
        if event in OF_AN_ATTACK:
            return self.attack
        if event == MOVED_TO_MOUNTAINS:
            return MOUNTAINS in self.state.tiles
        return event not in OF_A_CLASH or self.fight

    @property
    def is_done(self) -> bool:
        """Has everything come to its end?"""
        return not self.plays and not self.removals and not self.draws and not self.fight


def beginning(state: InisState) -> Iterator[Problem]:
    """A position begins between two steps: there each step finds what it needs, and all that is open comes to an end.
    In the middle of a step neither is sure, for the step that asks has left the agenda."""
    course = Course(state)
    leads_on = (
        all(course.goes(step) for step in reversed(state.agenda))
        and course.is_done
        and _drafts_fit(state)
        and (state.phase != "setup" or _is_set_up(state))
    )
    if not leads_on and state.result is None and state.agenda:
        yield Problem("inis.check.agenda", {"phase": state.phase})


def _is_set_up(state: InisState) -> bool:
    """The Capital stands, or its place is chosen next."""
    to_come = PlaceCapital() in state.agenda
    return to_come != bool(state.capital) and (not to_come or any(map(citadel_may_stand, state.tiles)))


def _drafts_fit(state: InisState) -> bool:
    """Cards are dealt and drafted in the book's order, everybody has as many to choose from, and all take them up."""
    two = len(state.reserve) == 2
    order = (
        [DealActions(), *[DealPackets(), *map(Draft, DRAFT_OF_TWO)] * 2]
        if two
        else [DealActions(), *map(Draft, DRAFT_OF_MANY)]
    )
    left = [step for step in reversed(state.agenda) if isinstance(step, DealActions | DealPackets | Draft)]
    if left != order[len(order) - len(left) :]:
        return False
    chosen_from = [len(cards) for cards in state.drafting]
    if left and isinstance(left[0], Draft) and set(chosen_from) != {PACKET if two else HAND}:
        return False
    if left and isinstance(left[0], DealPackets):
        packets = sum(isinstance(step, DealPackets) for step in left)
        if len(state.deck) < packets * PACKET * len(state.reserve):
            return False
    return EndDraft() in state.agenda or not (left or any([*state.drafting, *state.locked]))
