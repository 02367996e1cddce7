"""Games of one or two questions, each for one thing that a bot must get right."""

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from nemeton.kernel import (
    AnyOf,
    Ask,
    Configuration,
    Game,
    Hidden,
    Phrase,
    Play,
    Result,
    Rule,
    Rulebook,
    State,
    Step,
    Taken,
    Together,
    concealed,
    hidden,
    refill,
)
from nemeton.kernel.records import start


class WholeGame(Step, frozen=True, tag="play"):
    """The whole game."""


class TinyState(State, kw_only=True):
    """How good each seat's standing is, and hidden hands."""

    agenda: list[WholeGame]  # type: ignore[assignment]
    worth: list[float]
    hands: list[list[Hidden]]


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to choose at the table."""


Tiny = Play[TinyState]


def tiny(
    name: str, players: int, rule: Callable[[Tiny], Rule[None]], cards: tuple[str, ...] = ()
) -> Rulebook[TinyState]:
    """A rulebook around one rule; `judge` reads `worth`."""

    def setup(game: Tiny, count: int, _options: Any) -> None:
        deck = list(cards)
        game.shuffle(deck)
        game.state = TinyState(agenda=[WholeGame()], worth=[0.5] * count, hands=[hidden(deck[:1]), hidden(deck[1:])])

    def play(game: Tiny, _step: WholeGame) -> Rule[None]:
        game.begin_turn()
        return rule(game)

    return Rulebook(
        name=name,
        rules_version=1,
        players=(players,),
        state=TinyState,
        options=NoOptions,
        setup=setup,
        steps={WholeGame: play},
        conceal=conceal,
        imagine=imagine,
        check=lambda _state: (),
        judge=judge,
        draw=lambda *_: "",
        words_folder=Path(),
        naming={},
        option_phrase=lambda kind, option: Phrase(kind, {"option": option}),
        configurations=(Configuration(players),),
    )


def judge(state: TinyState, seat: int) -> float:
    if state.result is not None:
        return 1.0 if seat in state.result.winners else 0.0
    return state.worth[seat]


def conceal(state: TinyState, seat: int) -> TinyState:
    """Nobody sees any hand, their own included."""
    return TinyState(
        agenda=list(state.agenda),
        turn=state.turn,
        result=state.result,
        worth=list(state.worth),
        hands=[concealed(hand, seat) for hand in state.hands],
    )


def imagine(state: TinyState, seat: int, rng: Random) -> None:
    refill(state.hands, seat, rng)


def begin(book: Rulebook[Any], seed: int | str | Any = 1) -> Game[Any]:
    """A new game of a tiny rulebook."""
    return start(book, book.players[0], None, seed)


# Looking past one's own asks


def doors(game: Tiny) -> Rule[None]:
    """The dark door looks bad until one has chosen what lies behind it; the bright door is fair and no more."""
    state = game.state
    door = yield Ask(0, "tiny.door", ["bright", "dark"])
    state.worth[0] = 0.6 if door == "bright" else 0.1
    if door == "dark":
        chest = yield Ask(0, "tiny.chest", ["iron", "gold"])
        state.worth[0] = 0.9 if chest == "gold" else 0.2
    yield from stop(game)


def stop(game: Tiny) -> Rule[None]:
    """Another seat is asked something that changes nothing, so that judge speaks; then chance decides by worth."""
    yield Ask(1, "tiny.rest", ["rest", "wait"])
    won = game.chance.below(100) < 100 * game.state.worth[0]
    game.end(Result("points", (0,) if won else (1,)))


# Others play for themselves


def bait(game: Tiny) -> Rule[None]:
    """What looks best for seat 0 is best only if seat 2 does not care for itself. Seat 1 looks on."""
    state = game.state
    if (yield Ask(0, "tiny.bait", ["calm", "bait"])) == "bait":
        state.worth = [0.7, 0.2, 0.3]
        snaps = (yield Ask(2, "tiny.snap", ["ignore", "snap"])) == "snap"
        game.end(Result("points", (2,) if snaps else (0,)))
    yield from stop(game)


# Deciding together


def sides(game: Tiny) -> Rule[None]:
    """Seat 0 plays safe and wins one time in five, or goes left or right and wins unless seat 1 goes there too."""
    given: Mapping[int, str] = yield Together(
        [Ask(0, "tiny.side", ["safe", "left", "right"]), Ask(1, "tiny.side", ["left", "right"])]
    )
    won = game.chance.below(5) == 0 if given[0] == "safe" else given[0] != given[1]
    game.end(Result("points", (0,) if won else (1,)))


# Winning together


def lamps(game: Tiny) -> Rule[None]:
    """Three seats in any order: each lights a lamp, or spoils it. All win if all three are lit, else nobody does."""
    lit: list[int] = []
    done: list[int] = []
    while len(done) < 3:
        taken: Taken = yield AnyOf(
            [Ask(seat, "tiny.lamp", ["spoil", "light", "shade"]) for seat in range(3) if seat not in done]
        )
        done.append(taken.seat)
        if taken.option == "light":
            lit.append(taken.seat)
        game.state.worth = [0.2 + 0.2 * len(lit)] * 3
    game.end(Result("lit", (0, 1, 2) if len(lit) == 3 else ()))


def ropes(game: Tiny) -> Rule[None]:
    """Two seats knot a rope, four knots in one turn, and win if each is the one that holds."""
    good = 0
    for number in range(4):
        knot = yield Ask(number % 2, "tiny.knot", ["slip", "reef", "bow", "sheet"], about={"place": str(number)})
        good += knot == ("reef", "bow", "sheet", "reef")[number]
    game.state.worth = [0.1 + 0.2 * good] * 2
    if good == 4:
        game.end(Result("held", (0, 1)))
    game.begin_turn()
    yield Ask(0, "tiny.rest", ["rest", "wait"])
    game.end(Result("slipped", ()))


def first_option(_game: Game[TinyState], ask: Ask, _rng: Random) -> str:
    """An instinct that is always wrong about knots."""
    return str(ask.options[0])


# What is hidden, and what is to come


def guess(game: Tiny) -> Rule[None]:
    """Seat 0 guesses seat 0's own hidden card: fox, owl or wolf; whoever is right wins."""
    chosen = yield Ask(0, "tiny.guess", ["fox", "owl", "wolf"])
    won = chosen == game.state.hands[0][0].card
    game.end(Result("points", (0,) if won else (1,)))


def bet(game: Tiny) -> Rule[None]:
    """Seat 0 keeps what it has, which wins half the time, or bets on a six."""
    chosen = yield Ask(0, "tiny.bet", ["keep", "bet"])
    won = game.roll(6)[0] == 6 if chosen == "bet" else game.roll(2)[0] == 2
    game.end(Result("points", (0,) if won else (1,)))


# Asked again in the same turn


def ladder(game: Tiny) -> Rule[None]:
    """Seat 0 climbs three rungs, and after the first seat 1 does something that all see. The best rungs are middle,
    high, low; a slip of the die ends it where seat 1 shakes the ladder."""
    state = game.state
    first = yield Ask(0, "tiny.rung", ["low", "middle", "high"], about={"number": 1})
    state.worth[0] = 0.5 if first == "middle" else 0.3
    seen = yield Ask(1, "tiny.hold", ["hold", "watch", "shake"], about={"rung": first})
    state.worth[1] = {"hold": 0.5, "watch": 0.45, "shake": 0.1}[seen]
    if seen == "shake":
        state.worth[0] -= 0.1 * game.roll(3)[0]
    second = yield Ask(0, "tiny.rung", ["low", "middle", "high"], about={"number": 2, "seen": seen})
    state.worth[0] += 0.2 if second == "high" else 0.0
    third = yield Ask(0, "tiny.rung", ["low", "middle", "high"], about={"number": 3})
    state.worth[0] += 0.2 if third == "low" else 0.0
    yield from stop(game)


def cup(game: Tiny) -> Rule[None]:
    """Seat 0 bids; then seat 1 hides one of two cards in secret, and seat 0 guesses which."""
    state = game.state
    yield Ask(0, "tiny.bid", ["small", "large", "huge"])
    chosen = yield Ask(1, "tiny.hide", lambda: ["fox", "owl"], secret=True)
    other = "owl" if chosen == "fox" else "fox"
    state.hands = [[Hidden(other, known=0b10)], [Hidden(chosen, known=0b10)]]
    guessed = yield Ask(0, "tiny.find", ["fox", "owl"])
    state.worth = [0.9, 0.1] if guessed == state.hands[1][0].card else [0.1, 0.9]
    yield from stop(game)


def many(game: Tiny) -> Rule[None]:
    """A long list of numbers of which one is best."""
    chosen = yield Ask(0, "tiny.many", list(range(500)))
    game.state.worth[0] = 1 / (2 + abs(chosen - 300))
    yield from stop(game)


CARDS = ("fox", "owl", "wolf")
DOORS = tiny("doors", 2, doors)
BAIT = tiny("bait", 3, bait)
SIDES = tiny("sides", 2, sides)
LAMPS = tiny("lamps", 3, lamps)
ROPES = tiny("ropes", 2, ropes)
ROPES.instinct, ROPES.is_cooperative = first_option, True
GUESS = tiny("guess", 2, guess, CARDS)
BET = tiny("bet", 2, bet)
LADDER = tiny("ladder", 2, ladder)
CUP = tiny("cup", 2, cup, ("fox", "owl"))
MANY = tiny("many", 2, many)
