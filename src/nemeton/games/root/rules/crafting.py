"""Crafting (Law 4.1)."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement

from nemeton.kernel import Label, Option, Phrase

from ..cards import ANY, CARDS, IMMEDIATE, ITEM, PERSISTENT, SUITS, Card
from ..choices import Click, RootChoice, Scene, joined
from ..state import Root, RootState, crafted_hooks, seats
from .common_knowledge import might_hold
from .effects import discard_card, gain_points, settle_victory, take_from_hand
from .rule import faction


class Craft(RootChoice, tag="craft"):
    """Craft a card, with crafting pieces of these suits where the cost leaves a choice."""

    card: str
    paid: tuple[str, ...] = ()
    spread = True
    heading, verb_sign = "craft", "ui-build"

    def phrase(self) -> Phrase:
        """Suits are told only where they are chosen."""
        if not self.paid:
            return Phrase("root.option.craft", {"card": self.card})
        return Phrase("root.option.craft_with", {"card": self.card, "suits": joined("root.suit", self.paid)})

    def label(self, view: RootState) -> Label:
        """By card; where the cost leaves a choice, the suits that pay for it."""
        card = Phrase("root.text.card", {"card": self.card})
        if not self.paid:
            return Label(Phrase("root.text.craft"), card, self.verb_sign, self.price(view))
        return Label(Phrase("root.text.craft"), joined("root.suit", self.paid), self.verb_sign, row=card)

    def price(self, view: RootState) -> Phrase | None:
        """The suits of the pieces that pay, and the points of an item."""
        card = CARDS[self.card]
        if not card.cost:  # one that is never crafted
            return None
        points = faction(view, view.active).item_points(view, view.active, self.card) if card.kind == ITEM else 0
        return Phrase("root.text.price.craft", {"suits": joined("root.suit", card.cost), "points": points})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The card, then the crafting pieces; where they can be chosen, by their suits."""
        signs = " ".join(f"suit-{suit}" for suit in self.paid)
        yield Click(option, f"craft-{scene.ask.seat}", f"card-{self.card}", signs)


def ready_pieces(state: RootState, seat: int) -> Counter[str]:
    """Crafting pieces not yet used this turn, by suit (Law 4.1.1)."""
    ready = faction(state, seat).crafting_pieces(state, seat)
    ready.subtract(state.activated)
    return Counter({suit: count for suit, count in ready.items() if count > 0})


def ways_to_pay(cost: tuple[str, ...], ready: Counter[str]) -> tuple[tuple[str, ...], ...]:
    """The suits that could pay for a card, each way once; only a cost of any suit leaves a choice.

    >>> ways_to_pay(("fox", "any"), Counter(fox=2, mouse=1))
    (('fox', 'fox'), ('fox', 'mouse'))
    >>> ways_to_pay(("fox", "fox"), Counter(fox=1))
    ()
    """
    return _ways(cost, frozenset(ready.items()))


@lru_cache(10_000)
def _ways(cost: tuple[str, ...], pieces: frozenset[tuple[str, int]]) -> tuple[tuple[str, ...], ...]:
    """The same costs and the same pieces are met turn after turn."""
    ready = Counter(dict(pieces))
    fixed = Counter(suit for suit in cost if suit != ANY)
    free = cost.count(ANY)
    ways = []
    for chosen in combinations_with_replacement(SUITS, free):
        wanted = fixed + Counter(chosen)
        if all(ready[suit] >= count for suit, count in wanted.items()):
            ways.append(tuple(sorted(fixed.elements())) + chosen)
    return tuple(ways)


def can_be_crafted(state: RootState, seat: int, card: Card) -> bool:
    """Apart from its cost: is its item left (Law 4.1.2), is it not in play already (4.1.4)?"""
    if card.kind == ITEM:
        return state.items[card.item] > 0
    if card.kind == PERSISTENT:
        return card.id not in state.play_areas[seat]
    return card.kind == IMMEDIATE


def craftable(state: RootState, seat: int) -> list[Craft]:
    """The cards in hand that a seat can craft now; where the cost leaves a choice, with the pieces that pay."""
    ready = ready_pieces(state, seat)
    if not ready:
        return []
    names = sorted({card.card for card in state.hands[seat]})
    options: list[Craft] = []
    for name in names:
        if can_be_crafted(state, seat, CARDS[name]):
            ways = ways_to_pay(CARDS[name].cost, ready)
            options += [Craft(name, way) if ANY in CARDS[name].cost else Craft(name) for way in ways]
    return options


def might_craft(state: RootState, seat: int) -> bool:
    """Could the seat craft, for all that everybody knows? Who could is asked, whatever the hand."""
    ready = ready_pieces(state, seat)
    if not ready or not state.hands[seat]:
        return False

    def fits(name: str) -> bool:
        return can_be_crafted(state, seat, CARDS[name]) and bool(ways_to_pay(CARDS[name].cost, ready))

    return might_hold(state, state.hands[seat], fits)


def craft(game: Root, seat: int, choice: Craft) -> None:
    """Use crafting pieces (these, where the cost leaves a choice), then the card takes effect: an item, something
    lasting, or something at once."""
    state = game.state
    name = choice.card
    card = CARDS[name]
    faction(state, seat).pay_for(game, seat, list(choice.paid or card.cost))
    take_from_hand(state, seat, name)
    game.tell("root.crafted", seat=seat, card=name, law="4.1")
    if card.kind == PERSISTENT:
        state.play_areas[seat].append(name)
        return
    if card.kind == ITEM:
        state.items[card.item] -= 1
        faction(state, seat).gains_item(game, seat, card.item)
        gain_points(game, seat, faction(state, seat).item_points(state, seat, name), "3.2.2")
        discard_card(game, name)
        for owner in seats(state):
            for hook in crafted_hooks(state, owner, "item_crafted"):
                hook(game, owner, seat)
        settle_victory(game)
        return
    discard_card(game, name)
    if card.on_crafting is not None:
        card.on_crafting(game, seat)
