"""The advanced setup (Law, appendix A): five cards for each, a row of setup cards from which factions are taken and set
up at once, then three cards to keep. Map, deck and first player (A.1, A.2, A.4) are as in `setup.py`."""

from collections.abc import Callable, Iterator, Sequence
from typing import get_args

from nemeton.kernel import PUBLIC, Ask, Asked, Option, Phrase, Pick, Refusal, Rule, Together, hidden, show, step

from .. import rulings
from ..choices import Click, RootChoice, Scene, Subset
from ..factions import FactionName
from ..state import Draft, Root, RootState, SetupCard, held, names, others, plays_now, seats
from ..steps import AllChosen, Begin, ChooseFaction, DealFive, KeepCards, LayRow, Prepare, RootStep
from . import homelands
from .effects import draw_cards
from .hirelings import banned_by
from .rule import FACTIONS, faction

DEALT, KEPT = 5, 3
DUEL = 2  # players who do without insurgents (A.8.1.I)


class TakeCard(RootChoice, tag="take_card"):
    """Take a setup card and play that faction."""

    faction: FactionName
    character: str = ""
    sign, verb_sign = "w-{faction}", "w-{faction}"

    @property
    def card(self) -> str:
        """What may be read about it."""
        return self.faction

    def phrase(self) -> Phrase:
        """The faction, and the character that comes with the card."""
        if not self.character:
            return Phrase("root.option.take_card", {"faction": self.faction})
        return Phrase("root.option.take_card_with", {"faction": self.faction, "character": self.character})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Nowhere in the picture: the cards lie beside it."""
        return iter(())


class Keep(Subset):
    """Cards that stay in the hand."""

    words = "keep"


ASKED = {
    "root.draft": Asked((TakeCard,)),
    "root.keep": Asked(plain=Keep),
    **homelands.ASKED,
}


# The order (A.4 to A.10)


def choosing_order(state: RootState) -> list[int]:
    """Who is last in turn order comes first, then counter-clockwise; so the first player comes last (A.8.2)."""
    return [state.active, *others(state, state.active)][::-1]


def steps_of_setup(state: RootState) -> list[RootStep]:
    """What is to be done once the map lies there and the first player is known."""
    choosing = [ChooseFaction(seat) for seat in choosing_order(state)]
    return [DealFive(), LayRow(), *choosing, AllChosen(), KeepCards(), Begin()]


def steps_of_five_cards(prepared: Sequence[RootStep]) -> list[RootStep]:
    """The same where factions are chosen and prepared as usual (A.8)."""
    return [DealFive(), *prepared, KeepCards(), Begin()]


def people(state: RootState) -> list[int]:
    """Who has a hand: automata have none."""
    return [seat for seat in seats(state) if not faction(state, seat).plays_itself]


@step(DealFive)
def deal_five(game: Root, _step: DealFive) -> None:
    """Five cards for each (A.7); two players have taken dominance cards out of the deck before."""
    for seat in people(game.state):
        draw_cards(game, seat, DEALT, "A.7")


# The row (A.8.1)


def all_setup_cards() -> list[FactionName]:
    """All setup cards, each by its faction, that of a second one by the first. Ruling S1: both of a kind."""
    return [
        first_of(name)
        for name in get_args(FactionName)
        if not FACTIONS[name].plays_itself
        and name not in rulings.SETUP_CARDS_LEFT_OUT
        and (rulings.BOTH_OF_A_KIND or not FACTIONS[name].second_of)
    ]


def setup_cards(state: RootState) -> list[FactionName]:
    """The setup cards that take part: all but those of factions related to hirelings (A.6.5), for two players without
    insurgents (A.8.1.I). Ruling S8: with them after all, where hirelings leave too few militants for a row."""
    banned = banned_by([band.name for band in state.bands])
    cards = [name for name in all_setup_cards() if name not in banned]
    militants = [name for name in cards if FACTIONS[name].is_militant]
    return militants if len(state.factions) == DUEL < len(militants) else cards


def first_of(name: FactionName) -> FactionName:
    """The first faction of a kind (Law 9.7)."""
    return next((one for one in get_args(FactionName) if one == FACTIONS[name].second_of), name)


@step(LayRow)
def lay_row(game: Root, _step: LayRow) -> None:
    """A militant, then as many cards as there are players; an insurgent that comes last is locked (A.8.1.II)."""
    state = game.state
    draft = state.draft
    assert draft is not None, "factions are being chosen"
    cards = setup_cards(state)
    militants = [name for name in cards if FACTIONS[name].is_militant]
    game.shuffle(militants, "setup_cards")
    row = [militants.pop()]
    rest = [*militants, *(name for name in cards if not FACTIONS[name].is_militant)]
    game.shuffle(rest, "setup_cards")
    row += [rest.pop() for _ in range(min(len(state.factions), len(rest)))]
    for name in row:
        draft.row.append(SetupCard(name, beside_card(game, name)))
    draft.locked = not FACTIONS[row[-1]].is_militant
    game.tell("root.row", factions=tuple(row), law="A.8.1")
    if draft.locked:
        game.tell("root.row_locked", faction=row[-1], law="A.8.1.II")


def beside_card(game: Root, name: FactionName) -> str:
    """What lies face up beside a setup card: a character at random, another one for each card (A.8.1.III)."""
    draft = game.state.draft
    assert draft is not None, "the row is laid out"
    free = [one for one in FACTIONS[name].comes_with if one not in {card.character for card in draft.row}]
    return game.draw_one(free, "character") if free else ""


def is_locked(draft: Draft, card: SetupCard) -> bool:
    """May a card not be taken until somebody has taken a militant (A.8.1.II)?"""
    return draft.locked and card is draft.row[-1]


# Choosing (A.8.2)


def yet_to_choose(state: RootState) -> list[int]:
    """Who comes after the one who chooses now, in order."""
    return [step.seat for step in reversed(state.agenda) if isinstance(step, ChooseFaction)]


def choosing_now(state: RootState) -> int | None:
    """Who chooses a faction at this moment; nobody while somebody sets one up."""
    if state.draft is None or not state.draft.row:
        return None
    waiting = [seat for seat in seats(state) if faction(state, seat).is_undecided and seat not in yet_to_choose(state)]
    return waiting[0] if waiting else None


def played_reach(state: RootState, name: FactionName) -> int:
    """The reach of a setup card: that of a second one where the first is taken (Law 5.2)."""
    return FACTIONS[as_played(state, name)].reach


def as_played(state: RootState, name: FactionName) -> FactionName:
    """The faction that somebody plays who takes a card now: the second of its kind if the first is taken (Law 9.7)."""
    if name not in state.factions:
        return name
    return next(other for other in get_args(FactionName) if FACTIONS[other].second_of == name)


@step(ChooseFaction)
def choose_faction(game: Root, step: ChooseFaction) -> Rule[None]:
    """A player takes a card of the row and sets the faction up at once."""
    state, seat = game.state, step.seat
    draft = state.draft
    assert draft is not None, "the row is laid out"
    replace_impossible(game, seat)
    choice = yield Ask(
        seat,
        "root.draft",
        [TakeCard(card.faction, card.character) for card in draft.row if not is_locked(draft, card)],
        law="A.8.2",
        refused=refused_cards(draft),
    )
    draft.row.remove(SetupCard(choice.faction, choice.character))
    if choice.character:
        draft.characters[seat] = choice.character
    take_faction(game, seat, choice.faction)
    game.push(Prepare(seat))


def refused_cards(draft: Draft) -> Callable[[], Iterator[Refusal]]:
    """The card that is still locked."""

    def refused() -> Iterator[Refusal]:
        if draft.locked:
            last = draft.row[-1]
            yield Refusal(TakeCard(last.faction, last.character), "root.refused.locked", "A.8.1.II")

    return refused


def take_faction(game: Root, seat: int, name: FactionName) -> None:
    """A seat plays a faction from now on, the second of its kind if the first one is taken; a militant unlocks what is
    locked. Cards in a hand that lies open are seen from now on (Law 11.2.3)."""
    state = game.state
    assert state.draft is not None, "a row lies there"
    name = as_played(state, name)
    own = FACTIONS[name]
    plays_now(state, seat, name)
    state.boards[seat], state.supply[seat] = own.board(), own.warriors
    game.tell("root.takes_faction", number=seat + 1, faction=name, law="A.8.2")
    if own.is_militant and state.draft.locked:
        state.draft.locked = False
        game.tell("root.row_unlocked", faction=state.draft.row[-1].faction, law="A.8.1.II")
    if own.has_open_hand:
        for card in state.hands[seat]:
            show(card, PUBLIC)
            game.tell("root.drew_what", seat=seat, card=card.card)
        game.shown()


def replace_impossible(game: Root, seat: int) -> None:
    """Ruling S2: a card whose faction finds no room on the map any more makes way for another militant, if there is
    one."""
    state = game.state
    draft = state.draft
    assert draft is not None, "the row is laid out"
    for at, card in enumerate(draft.row if rulings.NEXT_MILITANT_FOR_NO_ROOM else ()):
        if FACTIONS[card.faction].can_settle(state, seat):
            continue
        lying = {one.faction for one in draft.row} | {*state.factions}
        others_left = [
            name
            for name in setup_cards(state)
            if name not in lying and FACTIONS[name].is_militant and FACTIONS[name].can_settle(state, seat)
        ]
        if others_left:
            drawn = game.draw_one(others_left, "setup_card")
            draft.row[at] = SetupCard(drawn)
            game.tell("root.card_replaced", faction=card.faction, by_faction=drawn, law="A.8.2.I")


# What follows (A.9, A.10)


@step(AllChosen)
def all_chosen(game: Root, _step: AllChosen) -> None:
    """Score markers stand at 0 (A.9), and what has waited for all factions is done."""
    for seat in seats(game.state):
        faction(game.state, seat).all_chosen(game, seat)
    game.tell("root.markers", law="A.9")


@step(KeepCards)
def keep_cards(game: Root, _step: KeepCards) -> Rule[None]:
    """Everybody keeps three of five cards; the others are shuffled into the deck (A.10). Automata have none."""
    state = game.state
    if not people(state):
        return
    kept = yield Together(keeping(state, seat) for seat in people(state))
    back = [card.card for card in state.deck]
    for seat in people(state):
        mine = state.hands[seat]
        stay = []
        for name in kept[seat]:
            card = held(mine, name)
            mine.remove(card)
            stay.append(card)
        back += [card.card for card in mine]
        state.hands[seat] = stay
        game.tell("root.kept", seat=seat, count=len(stay), law="A.10")
    state.deck = hidden(sorted(back))
    game.shuffle(state.deck, "deck")
    state.draft = None


def keeping(state: RootState, seat: int) -> Pick:
    """The question which cards a seat keeps: three, or all where a position has given it fewer."""
    kept = min(KEPT, len(state.hands[seat]))
    return Pick(
        seat, "root.keep", lambda: names(state.hands[seat]), least=kept, about={"count": kept}, law="A.10", secret=True
    )
