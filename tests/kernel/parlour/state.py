"""The state of a game of Parlour, its steps, and the effects that change it. The rules stand in `rules.py`."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any, Literal, TypeAlias

import msgspec

from nemeton.kernel import EVERYBODY, PUBLIC, Game, Hidden, Play, Problem, Result, State, Step, mix, show

SUITS = {"rose": 2, "lily": 2, "thorn": 2, "key": 1}  # so many of each for every guest
FLOWERS = ("rose", "lily")
PRICES = {"cup": 1, "lamp": 1, "harp": 2, "crown": 4}


class ParlourOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    packet: Literal[2, 3] = 2
    rounds: Literal[1, 2, 3] = 2
    goal: Literal[5, 8] = 5


class Deal(Step, frozen=True, tag="deal"):
    """A round begins: everybody gets a packet."""


class Draft(Step, frozen=True, tag="draft"):
    """Everybody keeps one card of the packet in hand and passes the rest."""


class Trim(Step, frozen=True, tag="trim"):
    """Everybody lays cards into the cellar, face down."""


class Visit(Step, frozen=True, tag="visit"):
    """Guests act in any order until all are done."""


class Quarrel(Step, frozen=True, tag="quarrel"):
    """One guest may play a flower against another."""

    seat: int


class RoundEnd(Step, frozen=True, tag="round_end"):
    """All cards go back into the deck."""


class ParlourState(State, kw_only=True, forbid_unknown_fields=True):
    """Everything on the table and in the hands of the guests."""

    agenda: list[Deal | Draft | Trim | Visit | Quarrel | RoundEnd]  # type: ignore[assignment]
    options: ParlourOptions
    house: Literal["loose", "strict", "third"]  # under the first rules, the second, and those that a test makes
    deck: list[Hidden]
    packets: list[list[Hidden]]  # by seat, on the way round the table
    hands: list[list[Hidden]]
    cellar: list[Hidden]
    discard: list[str]
    market: dict[int, str]  # tokens for sale, by place
    tokens: list[list[str]]
    coins: dict[int, int]  # by seat
    done: list[int]
    spent: list[int]  # who has gambled or stolen in this visit
    dice: list[int]  # the last roll


Parlour: TypeAlias = Play[ParlourState]  # what the rules hold
ParlourGame: TypeAlias = Game[ParlourState]  # what players hold


# Queries


def suit(card: str) -> str:
    """The suit of a card.

    >>> suit("rose-3")
    'rose'
    """
    return card.split("-")[0]


def seats(state: ParlourState) -> range:
    """Every seat."""
    return range(len(state.hands))


def others(state: ParlourState, seat: int) -> list[int]:
    """Every other seat."""
    return [other for other in seats(state) if other != seat]


def in_hand(state: ParlourState, seat: int, *suits: str) -> list[str]:
    """The cards of these suits (or of all) in a hand."""
    return sorted(held.card for held in state.hands[seat] if not suits or suit(held.card) in suits)


def all_cards(players: int) -> list[str]:
    """Every card of a game."""
    return [f"{name}-{number}" for name, count in SUITS.items() for number in range(1, count * players + 1)]


def scores(state: ParlourState) -> tuple[int, ...]:
    """Coins and tokens by seat."""
    return tuple(state.coins[seat] + len(state.tokens[seat]) for seat in seats(state))


# Effects


def gain(game: Parlour, seat: int, coins: int = 1) -> None:
    """A guest gets coins; a full purse wins at once."""
    state = game.state
    state.coins[seat] += coins
    game.tell("parlour.gained", seat=seat, coins=coins, law="8")
    if state.coins[seat] >= state.options.goal:
        game.tell("parlour.won", seat=seat, law="8")
        game.end(Result("purse", (seat,), scores(state)))


def pay(game: Parlour, seat: int, coins: int = 1) -> None:
    """A guest pays."""
    game.state.coins[seat] -= coins
    game.tell("parlour.paid", seat=seat, coins=coins)


def take_token(game: Parlour, seat: int, place: int) -> None:
    """A guest takes a token from the market."""
    token = game.state.market.pop(place)
    game.state.tokens[seat].append(token)
    game.tell("parlour.token", seat=seat, token=token, law="4.1")


def discard(game: Parlour, seat: int, card: str) -> None:
    """Play a card from the hand in sight of all."""
    hand = game.state.hands[seat]
    held = next(held for held in hand if held.card == card)
    hand.remove(held)
    game.state.discard.append(card)
    if not held.is_known_to(PUBLIC):
        game.shown()
    game.tell("parlour.played", seat=seat, card=card)


def lay_down(game: Parlour, seat: int, suits: tuple[str, ...]) -> None:
    """Lay cards of these suits into the cellar, face down; only their owner knows them, and who knew them before."""
    hand = game.state.hands[seat]
    if suits:
        mix(hand, seat)  # nobody else sees which cards go
    for name in suits:
        held = min((held for held in hand if suit(held.card) == name), key=lambda held: held.card)
        hand.remove(held)
        game.state.cellar.append(held)
    game.tell("parlour.laid", seat=seat, count=len(suits), law="3")
    game.tell("parlour.laid_what", seat=seat, suits=suits, law="3", only=(seat,))


def give(game: Parlour, giver: int, taker: int, card: str) -> None:
    """A card goes from one hand into another; the giver still knows it, the taker learns it."""
    hand = game.state.hands[giver]
    held = next(held for held in hand if held.card == card)
    mix(hand, giver, taker)  # nobody else sees which card goes
    hand.remove(held)
    game.state.hands[taker].append(show(held, taker))
    game.shown(taker)
    game.tell("parlour.stole", seat=taker, victim=giver, law="4.3")
    game.tell("parlour.stole_what", seat=taker, victim=giver, card=card, law="4.3", only=(taker, giver))


def look_at(game: Parlour, seat: int, cards: list[Hidden]) -> None:
    """A guest looks at hidden cards."""
    if any(not card.is_known_to(seat) for card in cards):
        game.shown(seat)
    for card in cards:
        show(card, seat)


# Invariants and worth


MOST_TOKENS = 20
TOKEN_PLACES = (1, 2, 3)


def legal(state: ParlourState) -> dict[str, Collection[Any]]:
    """What steps may speak of."""
    return {"seat": seats(state)}


def check(state: ParlourState) -> Iterator[Problem]:
    """Cards are neither made nor lost, nobody owes, and the agenda leads to the end of a round."""
    players = len(state.hands)
    by_seat = (state.tokens, state.packets, state.coins)
    if players not in (2, 3, 4) or any(len(numbers) != players for numbers in by_seat):
        yield Problem("parlour.check.seats")
        return
    everyone = range(players)
    if set(state.coins) != set(everyone) or any(seat not in everyone for seat in (*state.done, *state.spent)):
        yield Problem("parlour.check.seats")
    yield from _cards(state)
    if any(not 0 <= coins <= state.options.goal + 1 for coins in state.coins.values()):
        yield Problem("parlour.check.debt")
    tokens = [*state.market.values(), *(token for tokens in state.tokens for token in tokens)]
    if any(token not in PRICES for token in tokens) or not set(state.market) <= set(TOKEN_PLACES):
        yield Problem("parlour.check.tokens")
    if any(len(tokens) > MOST_TOKENS for tokens in state.tokens):
        yield Problem("parlour.check.tokens")
    if len(state.dice) > 1 or any(not 1 <= die <= 6 for die in state.dice) or len(state.done) + len(state.spent) > 8:
        yield Problem("parlour.check.dice")
    if any(not 0 <= step.seat < players for step in state.agenda if isinstance(step, Quarrel)):
        yield Problem("parlour.check.seats")
    elif not _leads_on(state):
        yield Problem("parlour.check.agenda")


def _cards(state: ParlourState) -> Iterator[Problem]:
    players = len(state.hands)
    zones = [state.deck, state.cellar, *state.packets, *state.hands]
    cards = Counter([held.card for zone in zones for held in zone if held.card] + state.discard)
    for card in all_cards(players):
        if cards[card] > 1:
            yield Problem("parlour.check.twice", {"card": card})
    if len([held for zone in zones for held in zone]) + len(state.discard) != len(all_cards(players)):
        yield Problem("parlour.check.cards")
    if not cards.keys() <= set(all_cards(players)):
        yield Problem("parlour.check.cards")
    if any(not (held.known == EVERYBODY or 0 <= held.known < 1 << players) for zone in zones for held in zone):
        yield Problem("parlour.check.seats")


def _leads_on(state: ParlourState) -> bool:
    """Does a round end, does a new one find its cards, and does everybody who drafts have cards to draft from?"""
    if state.result is not None or not state.agenda:
        return not state.agenda
    kinds = [type(step) for step in state.agenda]
    if kinds[0] is Deal:
        return len(kinds) == 1 and len(state.deck) >= state.options.packet * len(state.hands)
    return (
        kinds.count(RoundEnd) == 1
        and kinds[0] is RoundEnd
        and Deal not in kinds
        and kinds.count(Draft) <= min(len(packet) for packet in state.packets)
    )


def judge(state: ParlourState, seat: int) -> float:
    """The share of all there is; a finished game is won or lost."""
    if state.result is not None:
        return float(seat in state.result.winners)
    total = sum(scores(state))
    return scores(state)[seat] / total if total else 0.5
