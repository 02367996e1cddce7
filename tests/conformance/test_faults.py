"""The suite catches planted faults: for each property a rulebook with a fault, and the property fails on it."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from nemeton.kernel import PUBLIC, Ask, BadWords, Configuration, Rule, Rulebook, refill, show
from tests.kernel.parlour.book import draw, parlour
from tests.kernel.parlour.rules import PASS, STEPS, quarrel, set_up
from tests.kernel.parlour.sight import conceal, imagine, zones
from tests.kernel.parlour.state import FLOWERS, Parlour, ParlourState, Quarrel, in_hand, others

from . import properties
from .play import Table
from .properties import Property

Begins = Callable[[Parlour, int], None]


def quarrels(begin: Begins) -> Rulebook[ParlourState]:
    """Parlour, with something that happens before each quarrel."""

    def faulty(game: Parlour, step: Quarrel) -> Rule[None]:
        begin(game, step.seat)
        return quarrel(game, step)

    return parlour(steps=STEPS | {Quarrel: faulty})


def quarrels_with(ask: Callable[[Parlour, int], Ask]) -> Rulebook[ParlourState]:
    """Parlour, with another question before each quarrel, whose answer is told."""

    def faulty(game: Parlour, step: Quarrel) -> Rule[None]:
        yield ask(game, step.seat)
        yield from quarrel(game, step)

    return parlour(steps=STEPS | {Quarrel: faulty})


# Determinism, records, forks


def own_dice() -> Rulebook[ParlourState]:
    def setup(game: Parlour, players: int, options: Any) -> None:
        set_up("loose")(game, players, options)
        game.state.coins[0] = Random().randrange(10**6)

    return parlour(setup=setup)


def counts_outside() -> Rulebook[ParlourState]:
    numbers = count()
    return quarrels(lambda game, seat: game.tell("parlour.rolled", seat=seat, die=next(numbers)))


def keeps_a_list_of_its_own() -> Rulebook[ParlourState]:
    seen: list[int] = []

    def begin(game: Parlour, seat: int) -> None:
        seen.append(seat)
        game.state.dice = [len(seen)]

    return quarrels(begin)


def drops_a_field() -> Rulebook[ParlourState]:
    return parlour(write=lambda state: msgspec.to_builtins(state, str_keys=True) | {"spent": []})


def repeats_for_ever() -> Rulebook[ParlourState]:
    return quarrels(lambda game, seat: game.push(Quarrel(seat)))


# Imagining


def imagines_by_itself() -> Rulebook[ParlourState]:
    return parlour(imagine=lambda state, seat, rng: imagine(state, seat, Random()))


def imagines_the_own_hand() -> Rulebook[ParlourState]:
    return parlour(imagine=lambda state, seat, rng: refill(zones(state), PUBLIC, rng))


def holds_a_hidden_card_in_a_local() -> Rulebook[ParlourState]:
    def faulty(game: Parlour, step: Quarrel) -> Rule[None]:
        hand = game.state.hands[step.seat]
        held = [card.card for card in hand[:1]]
        yield Ask(step.seat, "parlour.quarrel", [PASS], secret=True)
        if held and hand:
            hand.pop(0)
            game.state.discard += held
            game.shown()

    return parlour(steps=STEPS | {Quarrel: faulty})


# Leaks


def leaks_in_the_state() -> Rulebook[ParlourState]:
    def leaky(state: ParlourState, seat: int) -> ParlourState:
        view = conceal(state, seat)
        view.deck = list(state.deck)
        return view

    return parlour(conceal=leaky)


class Spy:
    """Remembers the truth that was concealed last."""

    def __init__(self) -> None:
        self.deck: list[str] = []

    def __call__(self, state: ParlourState, seat: int) -> ParlourState:
        self.deck = [card.card for card in state.deck]
        return conceal(state, seat)


def leaks_in_the_json() -> Rulebook[ParlourState]:
    spy = Spy()
    return parlour(conceal=spy, write=lambda state: msgspec.to_builtins(state, str_keys=True) | {"deck": spy.deck})


def leaks_in_the_journal() -> Rulebook[ParlourState]:
    return quarrels(lambda game, seat: game.tell("parlour.played", seat=seat, card=game.state.deck[0].card))


def leaks_in_the_options() -> Rulebook[ParlourState]:
    def thorns(game: Parlour, seat: int) -> list[str]:
        return [PASS, *in_hand(game.state, others(game.state, seat)[0], "thorn")]

    return quarrels_with(
        lambda game, seat: Ask(seat, "parlour.answer", lambda: thorns(game, seat), about={"attacker": 0})
    )


def leaks_in_the_picture() -> Rulebook[ParlourState]:
    spy = Spy()
    return parlour(conceal=spy, draw=lambda view, **rest: draw(view, **rest) + f"<desc>{spy.deck}</desc>")


def shows_without_saying_so() -> Rulebook[ParlourState]:
    def begin(game: Parlour, seat: int) -> None:
        show(game.state.deck[-1], *others(game.state, seat))

    return quarrels(begin)


# Asks and invariants


def asks_without_options() -> Rulebook[ParlourState]:
    return quarrels_with(lambda _, seat: Ask(seat, "parlour.quarrel", list))


def offers_twice() -> Rulebook[ParlourState]:
    return quarrels_with(lambda _, seat: Ask(seat, "parlour.quarrel", [PASS, PASS]))


def offers_no_value() -> Rulebook[ParlourState]:
    return quarrels_with(lambda _, seat: Ask(seat, "parlour.quarrel", [PASS, True]))


def offers_what_it_does_not_know() -> Rulebook[ParlourState]:
    def faulty(game: Parlour, step: Quarrel) -> Rule[None]:
        answer = yield Ask(step.seat, "parlour.quarrel", [PASS, "dance"])
        assert answer == PASS, "nobody knows how to dance"

    return parlour(steps=STEPS | {Quarrel: faulty})


def loses_a_card() -> Rulebook[ParlourState]:
    return quarrels(lambda game, _seat: game.state.deck.clear())


def reads_the_journal() -> Rulebook[ParlourState]:
    def begin(game: Parlour, _seat: int) -> None:
        game.state.dice = [len(game.journal)]

    return quarrels(begin)


def says_what_has_no_words() -> Rulebook[ParlourState]:
    return quarrels(lambda game, seat: game.tell("parlour.unheard_of", seat=seat))


def gives_hidden_options_as_a_list() -> Rulebook[ParlourState]:
    def faulty(game: Parlour, step: Quarrel) -> Rule[None]:
        flowers = in_hand(game.state, step.seat, *FLOWERS)
        card = yield Ask(step.seat, "parlour.answer", [PASS, *flowers], secret=True, about={"attacker": 0})
        assert card == PASS or card in in_hand(game.state, step.seat), "the card is not there"

    return parlour(steps=STEPS | {Quarrel: faulty})


class Fault(NamedTuple):
    """A faulty rulebook, the property that finds it, and what the property says."""

    book: Callable[[], Rulebook[ParlourState]]
    found_by: Property
    says: str = ""
    error: type[Exception] = AssertionError


FAULTS = (
    Fault(repeats_for_ever, properties.ends, "no end"),
    Fault(own_dice, properties.is_deterministic, "state differs"),
    Fault(counts_outside, properties.replays, "journal differs"),
    Fault(drops_a_field, properties.positions_round_trip, "another one|elsewhere"),
    Fault(keeps_a_list_of_its_own, properties.forks_are_equal, "a fork.*state differs"),
    Fault(imagines_by_itself, properties.forks_of_imagined_are_equal, "the same guess: state differs"),
    Fault(imagines_the_own_hand, properties.imagining_changes_nothing_in_sight, "state differs"),
    Fault(gives_hidden_options_as_a_list, properties.imagining_changes_nothing_in_sight, "the card is not there"),
    Fault(holds_a_hidden_card_in_a_local, properties.imagining_changes_nothing_in_sight, "cannot be"),
    Fault(leaks_in_the_state, properties.twins_look_the_same, "leaks: state differs"),
    Fault(leaks_in_the_json, properties.twins_look_the_same, "leaks: json differs"),
    Fault(leaks_in_the_journal, properties.twins_look_the_same, "leaks: journal differs"),
    Fault(leaks_in_the_options, properties.twins_look_the_same, "leaks: options differs"),
    Fault(leaks_in_the_picture, properties.twins_look_the_same, "leaks: picture differs"),
    Fault(shows_without_saying_so, properties.what_may_be_undone_revealed_nothing, "has learned from it"),
    Fault(shows_without_saying_so, properties.twins_look_the_same, "leaks"),
    Fault(counts_outside, properties.undo_equals_replay, "journal"),
    Fault(asks_without_options, properties.asks_are_sound, "has 0 options"),
    Fault(offers_twice, properties.asks_are_sound, "something twice"),
    Fault(offers_no_value, properties.asks_are_sound, "no value"),
    Fault(offers_what_it_does_not_know, properties.every_option_is_playable, "how to dance"),
    Fault(loses_a_card, properties.invariants_hold, "parlour.check.cards"),
    Fault(reads_the_journal, properties.light_games_are_the_same, "another way"),
    Fault(says_what_has_no_words, properties.everything_can_be_said, "unheard_of", BadWords),
)


def names() -> Iterator[str]:
    return (f"{fault.book.__name__}-{fault.found_by.__name__}" for fault in FAULTS)


@pytest.mark.parametrize("fault", FAULTS, ids=names())
def test_a_planted_fault_is_caught(fault: Fault):
    table = Table(fault.book(), Configuration(2, {"goal": 8}))
    with pytest.raises(fault.error, match=fault.says):
        holds_in_some_games(fault.found_by, table)


def holds_in_some_games(holds: Property, table: Table) -> None:
    for seed in range(40):
        holds(table, seed)


@pytest.mark.parametrize("holds", properties.PROPERTIES, ids=lambda holds: holds.__name__)
def test_every_property_has_caught_a_fault(holds: Property):
    assert [fault for fault in FAULTS if fault.found_by is holds]
