"""Parlour at a point of play that a test wants: what is not named has its usual value, other cards are in the deck."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from nemeton.kernel import Hidden, Rulebook, Scripted, Step, hidden, show
from nemeton.kernel.records import read_position

from .book import PARLOUR
from .state import Deal, ParlourGame, ParlourOptions, ParlourState, RoundEnd, all_cards

Cards = Iterable[str]


def known(cards: Cards, *seats: int) -> list[Hidden]:
    """Hidden cards that these seats know."""
    return [show(card, *seats) for card in hidden(cards)]


def table(
    agenda: Sequence[Step],
    *,
    players: int = 2,
    hands: Sequence[Cards] = (),
    packets: Sequence[Cards] = (),
    coins: Mapping[int, int] | None = None,
    tokens: Sequence[Sequence[str]] = (),
    market: Mapping[int, str] | None = None,
    script: Iterable[int] = (),
    house: Literal["loose", "strict"] = "loose",
    goal: int = 8,
    book: Rulebook[ParlourState] = PARLOUR,
) -> ParlourGame:
    """A game that goes on with the agenda, first things first, and then with the end of the round; the dice and draws
    follow the script."""
    steps: list[Any] = [*agenda]
    if not any(isinstance(step, Deal | RoundEnd) for step in steps):
        steps.append(RoundEnd())
    held = [[*cards] for cards in hands] + [[] for _ in range(players - len(hands))]
    passed = [[*cards] for cards in packets] + [[] for _ in range(players - len(packets))]
    gone = {card for cards in held + passed for card in cards}
    state = ParlourState(
        agenda=steps[::-1],
        turn=1,
        options=ParlourOptions(goal=goal),  # type: ignore[arg-type]
        house=house,
        deck=hidden(card for card in all_cards(players) if card not in gone),
        packets=[known(cards, seat) for seat, cards in enumerate(passed)],
        hands=[known(cards, seat) for seat, cards in enumerate(held)],
        cellar=[],
        discard=[],
        market=dict(market or {}),
        tokens=[[*tokens[seat]] if seat < len(tokens) else [] for seat in range(players)],
        coins=dict.fromkeys(range(players), 3) | dict(coins or {}),
        done=[],
        spent=[],
        dice=[],
    )
    position: dict[str, Any] = {"players": players, "state": msgspec.to_builtins(state, str_keys=True)}
    return read_position(book, position, Scripted(script))


def kinds(game: ParlourGame) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.kind) for ask in game.asks]


def ask_of(game: ParlourGame, seat: int, kind: str) -> Any:
    """The open ask of a seat of this kind."""
    return next(ask for ask in game.asks if (ask.seat, ask.kind) == (seat, kind))


def cards(zone: Iterable[Hidden]) -> list[str]:
    """The cards of a zone by name."""
    return [card.card for card in zone]
