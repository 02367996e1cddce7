"""Crafting (Law 4.1)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations_with_replacement, product

from nemeton.kernel import Label, Option, Phrase

from ..cards import ANY, CARDS, IMMEDIATE, ITEM, PERSISTENT, SUITS, Card
from ..choices import Click, RootChoice, Scene, joined
from ..state import Root, RootState, crafted_hooks, seats
from .common_knowledge import might_hold
from .effects import discard_card, settle_victory, take_from_hand
from .land import land_of
from .rule import bands_with, faction

PIECES = (*SUITS, ANY)  # crafting pieces, in the order in which they are told


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
        points = 0
        if card.kind == ITEM:
            points = faction(view, view.active).item_points(view, view.active, self.card)
            points += sum(CARDS[crafted].item_points for crafted in view.play_areas[view.active])
            if view.landmarks and (land := land_of(view)) is not None:
                points += land.item_bonus(view, card.item)
        return Phrase("root.text.price.craft", {"suits": joined("root.suit", card.cost), "points": points})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The card, then the crafting pieces; where they can be chosen, by their suits."""
        signs = " ".join(f"suit-{suit}" for suit in self.paid)
        yield Click(option, f"craft-{scene.ask.seat}", f"card-{self.card}", signs)


def ready_pieces(state: RootState, seat: int) -> dict[str, int]:
    """Crafting pieces not yet used this turn, by suit (Law 4.1.1)."""
    pieces, used = faction(state, seat).crafting_pieces(state, seat), state.activated
    return {suit: count - used.get(suit, 0) for suit, count in pieces.items() if count > used.get(suit, 0)}


def ways_to_pay(cost: tuple[str, ...], ready: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    """The suits that could pay for a card, each way once; a cost of any suit leaves a choice, and so do pieces that
    count as any.

    >>> ways_to_pay(("fox", "any"), Counter(fox=2, mouse=1))
    (('fox', 'fox'), ('fox', 'mouse'))
    >>> ways_to_pay(("fox", "fox"), Counter(fox=1))
    ()
    >>> ways_to_pay(("fox", "fox"), {"fox": 1, "any": 2})
    (('fox', 'any'), ('any', 'any'))
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
    return (*ways, *_ways_with_any(cost, ready)) if ready[ANY] else tuple(ways)


def _ways_with_any(cost: tuple[str, ...], ready: Counter[str]) -> list[tuple[str, ...]]:
    """Ways that use at least one piece that counts as any suit: it stands in for a part of the cost."""
    ways: dict[tuple[str, ...], None] = {}
    kinds = [(ANY, *SUITS) if suit == ANY else (suit, ANY) for suit in cost]
    for way in product(*kinds):
        if ANY in way and all(ready[suit] >= count for suit, count in Counter(way).items()):
            ways[tuple(sorted(way, key=PIECES.index))] = None
    return list(ways)


def barred_item(state: RootState, seat: int, item: str) -> tuple[str, str] | None:
    """Why landmarks keep a player from crafting an item, if they do."""
    land = land_of(state) if state.landmarks else None
    return None if land is None else land.bars_item(state, seat, item)


def can_be_crafted(state: RootState, seat: int, card: Card) -> bool:
    """Apart from its cost: is its item left (Law 4.1.2), is it not in play already (4.1.4)?"""
    if card.kind == ITEM:
        return state.items[card.item] > 0 and barred_item(state, seat, card.item) is None
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
            options += [Craft(name, chosen_way(CARDS[name].cost, way)) for way in ways]
    return options


def chosen_way(cost: tuple[str, ...], way: tuple[str, ...]) -> tuple[str, ...]:
    """The pieces that pay, where that is a choice: one that counts as any suit is told even if it is the only way."""
    return way if ANY in cost or ANY in way else ()


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
        faction(state, seat).crafts_item(game, seat, name)
        if not any(own.keeps_card(game, band, seat, name) for band, own in bands_with(state, "keeps_card")):
            discard_card(game, name)
        item_was_crafted(game, seat, card.item)
        return
    discard_card(game, name)
    if card.on_crafting is not None:
        card.on_crafting(game, seat)


def item_was_crafted(game: Root, seat: int, item: str) -> None:
    """Landmarks and crafted cards of all players make something of an item that a seat has crafted; then victory is
    settled."""
    if game.state.landmarks and (land := land_of(game.state)) is not None:
        land.item_crafted(game, seat, item)
    for owner in seats(game.state):
        for hook in crafted_hooks(game.state, owner, "item_crafted"):
            hook(game, owner, seat)
    settle_victory(game)
