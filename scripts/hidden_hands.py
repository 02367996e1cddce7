"""What would it tell to guess a hand by what its player did? Root: who lets an ambush pass probably holds none.

    python scripts/hidden_hands.py --minutes 4

Greedy bots play the base factions. At the beginning of every turn, of each rival and each suit: the chance that the
rival holds an ambush card that counts there, if unknown cards are dealt by lot (as bots imagine them), and whether it
is so. Told apart is whether the rival has let an ambush in such a clearing pass since it last gained a card. The last
column is the loss (-log of the chance of what is true) by lot, and with the frequency of the row instead.
"""

import argparse
from collections import Counter
from math import comb, log
from random import Random
from statistics import fmean
from time import monotonic

import nemeton
from nemeton.bots import make, play_seat
from nemeton.games.root.cards import matches
from nemeton.games.root.rules.battle import LET
from nemeton.games.root.state import RootState

SUITS = ("fox", "rabbit", "mouse")


def by_lot(state: RootState, seat: int, rival: int, suit: str) -> tuple[float, bool]:
    """The chance that a rival holds a matching ambush card when what the seat does not know is dealt by lot; and
    whether it does."""

    def counts(card: str) -> bool:
        return card.startswith("ambush") and matches(card, suit)

    hand = state.hands[rival]
    held = any(counts(card.card) for card in hand)
    if any(counts(card.card) for card in hand if card.is_known_to(seat)):
        return 1.0, held
    hidden = [card for card in hand if not card.is_known_to(seat)]
    places = [*state.deck, *(card for hand in state.hands for card in hand)]
    unknown = [card.card for card in places if not card.is_known_to(seat)]
    wanted = sum(map(counts, unknown))
    none = comb(len(unknown) - wanted, len(hidden)) / comb(len(unknown), len(hidden))
    return 1 - none, held


def play(number: int, ends: float, found: dict[bool, list[tuple[float, bool]]]) -> None:
    """One game, noting at each turn what is known of rivals."""
    game = nemeton.start("root", 4, f"hands/{number}", turn_limit=300)
    bots, rng = [make("greedy", f"{number}/{seat}") for seat in range(4)], Random(number)
    passed: list[set[str]] = [set() for _ in range(4)]
    hands = [Counter(card.card for card in hand) for hand in game.state.hands]
    turn = -1
    while not game.over and monotonic() < ends:
        state = game.state
        if state.turn != turn:
            turn, seat = state.turn, state.active
            for rival in (one for one in range(4) if one != seat and state.hands[one]):
                for suit in SUITS:
                    found[suit in passed[rival]].append(by_lot(state, seat, rival, suit))
        seat, kind = game.asks[0].seat, game.asks[0].kind
        where = state.battle.where if state.battle else 0
        option = play_seat(game, seat, bots[seat], rng)
        now = [Counter(card.card for card in hand) for hand in game.state.hands]
        for one in range(4):
            if now[one] - hands[one]:
                passed[one].clear()
        if kind == "root.ambush" and option == LET and where:
            passed[seat].add(state.clearings[where].suit)
        hands = now


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4)
    asked = parser.parse_args()
    ends, found, games = (
        monotonic() + 60 * asked.minutes,
        dict[bool, list[tuple[float, bool]]]({True: [], False: []}),
        0,
    )
    while monotonic() < ends:
        play(games, ends, found)
        games += 1
    print(f"{games} games, the last one cut off\n")
    print(
        "| | hands and suits | by lot | true | loss by lot | loss by the row's frequency |\n|---|---|---|---|---|---|"
    )
    for passed, rows in found.items():
        if not rows:
            continue
        share = fmean(held for _, held in rows)
        kept = min(max(share, 0.001), 0.999)
        lost = fmean(-log(max(1e-6, chance if held else 1 - chance)) for chance, held in rows)
        told = fmean(-log(kept if held else 1 - kept) for _, held in rows)
        name = "has let one pass since" if passed else "has not"
        mean = fmean(chance for chance, _ in rows)
        print(f"| {name} | {len(rows)} | {100 * mean:.1f} % | {100 * share:.1f} % | {lost:.4f} | {told:.4f} |")


if __name__ == "__main__":
    main()
