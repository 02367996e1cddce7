"""What all automata share (Law of Rootbotics 1 and 2): no hand, an order card, crafting without pieces, how hits are
taken, and difficulties. Each overrides what its own section says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import Problem, Rule

from ..cards import BIRD, CARDS, ITEM
from ..factions.base import Faction
from ..pieces import BUILDING, TOKEN, Loss
from ..places import clearings_of
from ..rules.crafting import can_be_crafted, item_was_crafted
from ..rules.effects import discard_card, draw_card, place_warriors, score
from ..rules.movement import move_warriors, open_ways
from ..rules.removing import remove_together, warriors_lost
from ..rules.rule import may_place, opened_to, ruled_by
from ..state import MACHINE_LOT, Battle, map_of, slots_free
from ..steps import FactionStep, StartBattle
from . import AUTOMATA, TRAITS
from .services import any_card, better_card, hire_to_fight, is_advanced
from .targets import (
    Chosen,
    Eyes,
    choose_clearing,
    choose_player,
    in_order,
    opponents,
    pieces_of,
    tell_place,
    tell_player,
)

if TYPE_CHECKING:
    from ..positions import Page
    from ..state import Root, RootState

BATTLE_IN, MOVE_FROM, END_OF_TURN = "battle_in", "move_from", "end_of_turn"
MOST_ON_A_DIE = 3
BOMBED = 2  # pieces that a bomb removes
SHARED_STEPS = (BATTLE_IN, MOVE_FROM, END_OF_TURN)


class Automaton(Faction):
    """A faction that plays itself: its steps decide, and nobody is asked for it."""

    plays_itself = True
    section = ""  # of the Law of Rootbotics
    own_steps: ClassVar[tuple[str, ...]] = ()
    shared_keys: ClassVar[tuple[str, ...]] = ("order",)
    seller_pays = False  # does whoever sells it a service lay own warriors down for it (B.9.7)?
    buys_birds = True  # does it buy bird cards (B.9.7)?
    likes_birds = False  # by its card of advanced services, does it buy birds before others?

    def law(self, paragraph: str = "") -> str:
        """A paragraph of its section, as far as the handbook tells them apart."""
        return ".".join(["RB", self.section, *paragraph.split(".")[:1]]).rstrip(".")

    # What the table has chosen (B.3.3)

    def difficulty(self, state: RootState, seat: int) -> str:
        """As the table wants it."""
        return str(getattr(state.options, f"difficulty_{seat + 1}"))

    def by_difficulty(self, state: RootState, seat: int, easy: int, usual: int, hard: int) -> int:
        """A number that depends on it; a nightmare is a challenge, and more."""
        return {"easy": easy, "default": usual}.get(self.difficulty(state, seat), hard)

    def is_challenging(self, state: RootState, seat: int) -> bool:
        """Is it harder than usual?"""
        return self.difficulty(state, seat) in ("challenging", "nightmare")

    # The order (B.2.7)

    def reveal(self, game: Root, seat: int, law: str) -> str:
        """Draw and reveal an order card; "" where no card is left at all."""
        drawn = draw_card(game)
        board = board_of(game.state, seat)
        board.order = "" if drawn is None else drawn.card
        if drawn is not None:
            game.shown()
            game.tell("root.machine.order", seat=seat, card=drawn.card, suit=CARDS[drawn.card].suit, law=law)
        return str(board.order)

    def order_suit(self, state: RootState, seat: int) -> str:
        """The suit of the order."""
        order = board_of(state, seat).order
        return CARDS[order].suit if order else ""

    def is_bird(self, state: RootState, seat: int) -> bool:
        """Is the order a bird?"""
        return self.order_suit(state, seat) == BIRD

    def ordered(self, state: RootState, seat: int) -> list[int]:
        """The clearings that match the order, by priority; a bird orders all."""
        suit = self.order_suit(state, seat)
        return in_order(state, clearings_of(state, suit)) if suit else []

    def discard_order(self, game: Root, seat: int) -> None:
        """The order card is discarded."""
        board = board_of(game.state, seat)
        if board.order:
            card, board.order = board.order, ""
            discard_card(game, card)

    def reveal_and_craft(self, game: Root, seat: int) -> None:
        """In birdsong: an order card, whose item is crafted."""
        card = self.exchanged(game, seat, self.reveal(game, seat, self.law("4")))
        self.craft_order(game, seat, card, self.law("4"))

    def exchanged(self, game: Root, seat: int, card: str) -> str:
        """The order card; if it shows no item that is there, one that does and that somebody sells (B.9.7), or by a
        card of advanced services a bird."""
        if not card or self.has_item(game.state, seat, card):
            return card
        bought = better_card(game, seat)
        if not bought and self.wants_bird(game.state, seat) and CARDS[card].suit != BIRD:
            bought = any_card(game, seat, lambda one: CARDS[one].suit == BIRD)
        return self.replaced(game, seat, card, bought)

    def replaced(self, game: Root, seat: int, card: str, bought: str) -> str:
        """A card that was bought, if any, takes the place of the order, which is discarded; the order now."""
        if bought:
            board_of(game.state, seat).order = bought
            discard_card(game, card)
        return bought or card

    def wants_bird(self, state: RootState, seat: int) -> bool:
        """Does it buy birds before other cards (advanced services)?"""
        return self.likes_birds and is_advanced(state, seat)

    def liked(self, state: RootState, seat: int, cards: list[str]) -> list[str]:
        """Those of several cards that it buys first (advanced services)."""
        birds = [card for card in cards if CARDS[card].suit == BIRD] if self.wants_bird(state, seat) else []
        return birds or cards

    # Crafting (B.1.1)

    def craft_order(self, game: Root, seat: int, card: str, law: str) -> bool:
        """An item that the card shows and that is there is crafted, for one point and without pieces (B.1.1.1,
        B.1.1.2)."""
        state = game.state
        if not self.has_item(state, seat, card):
            return False
        state.items[CARDS[card].item] -= 1
        game.tell("root.crafted", seat=seat, card=card, law=law)
        self.crafts_item(game, seat, card)
        item_was_crafted(game, seat, CARDS[card].item)
        return True

    def has_item(self, state: RootState, seat: int, card: str) -> bool:
        """Does a card show an item that is there?"""
        return bool(card) and CARDS[card].kind == ITEM and can_be_crafted(state, seat, CARDS[card])

    def item_points(self, state: RootState, seat: int, card: str) -> int:
        """One, whatever is printed (B.1.1.2)."""
        return 1

    def can_use_dominance(self, state: RootState, seat: int) -> bool:
        """Never (B.1.3)."""
        return False

    # The turn: steps that all know

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        match step.name:
            case "battle_in":
                self.battle_in(game, step.seat, step.where)
            case "move_from":
                self.move_from(game, step.seat, step.where)
            case "end_of_turn":
                if self.difficulty(game.state, step.seat) == "nightmare":
                    score(game, step.seat, 1, "RB.3.3")
            case _:
                return self.own_step(game, step)
        return None

    def own_step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        """Go on with one of its own."""
        raise NotImplementedError

    def battle_in(self, game: Root, seat: int, where: int) -> None:
        """A battle in a clearing, if it has anybody there to fight with and against."""
        defender = self.defender(game.state, seat, where)
        if defender is not None:
            hire_to_fight(game, seat, where, defender.target)
            tell_player(game, seat, "fights", defender.target, defender.whys, self.battle_law())
            game.push(StartBattle(seat, defender.target, where))

    def battle_law(self) -> str:
        """The paragraph by which it battles."""
        return self.law()

    def defender(self, state: RootState, seat: int, where: int) -> Chosen | None:
        """Whom it battles there."""
        return choose_player(state, opponents(state, seat, where))

    def move_from(self, game: Root, seat: int, where: int) -> None:
        """Move from a clearing."""
        raise NotImplementedError

    # Placing and moving; a trap is removed instead (B.11.8.2)

    def springs(self, game: Root, seat: int, where: int, law: str) -> bool:
        """Does a trap there keep it from placing or leaving? Then the trap is gone, and that part is not done."""
        state = game.state
        for owner, own in state.company["trap"]:
            if owner != seat and own.trap and (owner, own.trap) in state.clearings[where].tokens:
                game.tell("root.machine.sprung", seat=seat, where=where, law="RB.11.8")
                remove_together(game, [Loss(owner, where, TOKEN, own.trap, by=seat)])
                return True
        return False

    def may_place(self, state: RootState, seat: int, where: int) -> bool:
        """May it place there? A trap does not keep it from targeting a clearing."""
        return may_place(state, seat, where)

    def place(self, game: Root, seat: int, where: int, count: int, law: str) -> int:
        """Place warriors; how many came."""
        if not count or self.springs(game, seat, where, law):
            return 0
        return place_warriors(game, seat, where, count, law)

    def go(self, game: Root, seat: int, origin: int, to: int, count: int, law: str) -> bool:
        """Move warriors; False where a trap holds them."""
        if self.springs(game, seat, origin, law):
            return False
        move_warriors(game, seat, origin, to, count, law)
        return True

    def ways_out(self, state: RootState, seat: int, origin: int) -> list[int]:
        """Where its warriors may go from a clearing."""
        return [to for _, to, _ in open_ways(state, seat, [origin])]

    def neighbours(self, state: RootState, side: int, where: int) -> tuple[int, ...]:
        """Along all paths: closed ones count as open (B.12.2.1); and along ways that others open to it."""
        ways = map_of(state).clearings[where].paths
        if state.company["opens_ways"]:
            ways = tuple(dict.fromkeys((*ways, *opened_to(state, side, where))))
        return ways

    def build_site(self, state: RootState, seat: int, clearings: list[int] | None = None) -> Chosen | None:
        """The clearing that it rules with most of its warriors, of those where a building can come."""
        able = ruled_by(state, seat) if clearings is None else clearings
        free = [where for where in able if slots_free(state, where) and self.may_place(state, seat, where)]
        return choose_clearing(state, free, Eyes(state, seat).most_own())

    def tell_place(
        self, game: Root, seat: int, deed: str, chosen: Chosen, paragraph: str, why_not: tuple[str, ...] = ()
    ) -> int:
        """The journal says where, and why there; the clearing."""
        tell_place(game, seat, deed, chosen.target, chosen.whys or why_not, self.law(paragraph))
        return chosen.target

    def pays(self, game: Root, seat: int, price: int) -> int:
        """It gives warriors, or lets the seller lay down its own."""
        return 0 if self.seller_pays else super().pays(game, seat, price)

    def has_ready(self, state: RootState, seat: int) -> bool:
        """Has it what a service costs it beside warriors?"""
        return True

    # Battle (B.1.2, B.2.8.2)

    def bars_ambush(self, state: RootState, side: int, battle: Battle) -> bool:
        """Ambushes cannot be played against it."""
        return True

    def enlists(self, state: RootState, battle: Battle, helper: int) -> bool | None:
        """It does with at most two rolled hits, fewer of them than enemy pieces there, and more points (B.7.7.6)."""
        side = battle.defender
        most = self.most_rolled(state, side, battle)
        enemies = pieces_of(state, battle.attacker, battle.where)
        return most < min(MOST_ON_A_DIE, enemies) and state.points[side] > state.points[helper]

    def take_hits(self, game: Root, side: int, battle: Battle, hits: int, chooser: int) -> Rule[list[Loss]]:
        """All warriors, then all tokens, then buildings; of several kinds one at random (B.1.2.1)."""
        yield from ()  # nobody is asked
        return self.pieces_lost(game, side, battle.where, hits, self.hits_needed(game.state, side))

    def blown_up(self, game: Root, side: int, where: int, by: int) -> list[Loss]:
        """A bomb removes two of its pieces, warriors first (B.11.8.1)."""
        return [loss._replace(by=by) for loss in self.pieces_lost(game, side, where, BOMBED, 1)]

    def pieces_lost(self, game: Root, side: int, where: int, hits: int, for_building: int) -> list[Loss]:
        """What it loses to so many hits, of which a building needs some."""
        losses = warriors_lost(game.state, side, where, hits)
        hits -= sum(loss.number for loss in losses)
        here = game.state.clearings[where]
        for sort, pieces in ((TOKEN, here.tokens), (BUILDING, here.buildings)):
            left = [kind for owner, kind in pieces if owner == side]
            need = for_building if sort == BUILDING else 1
            while left and hits >= need:
                kinds = sorted(set(left))
                kind = kinds[0] if len(kinds) == 1 or len(left) * need <= hits else game.draw_one(kinds, MACHINE_LOT)
                left.remove(kind)
                losses.append(Loss(side, where, sort, kind))
                hits -= need
        return losses

    def hits_needed(self, state: RootState, side: int) -> int:
        """How many hits a building takes."""
        return 1

    # The board

    def open_cards(self, board: Any) -> list[str]:
        return [board.order] if board.order else []

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """It holds no cards, has no crafted ones but items, and shows an order card that there is."""
        board = board_of(state, seat)
        if state.hands[seat] or state.play_areas[seat]:
            yield Problem("root.check.machine_hand", {"seat": seat})
        if board.order and board.order not in CARDS:
            yield Problem("root.check.card_unknown", {"name": board.order})

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """What is not on the map is on the board."""
        return {kind: max(0, most - placed[kind]) for kind, most in self.piece_counts.items()}

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Steps that speak of a clearing speak of one that there is."""
        return step.name not in (BATTLE_IN, MOVE_FROM) or step.where in state.clearings


def board_of(state: RootState, seat: int) -> Any:
    """The board of an automaton: it has an order at least."""
    return state.boards[seat]


def has_trait(state: RootState, trait: str) -> bool:
    """Has the table chosen a trait? No two automata have one of the same name."""
    return trait in state.options.traits


def traits_of(state: RootState, seat: int) -> list[str]:
    """The traits of an automaton that the table has chosen."""
    name = state.factions[seat]
    return [trait for trait in TRAITS[name] if trait in state.options.traits] if name in AUTOMATA else []


def on_the_way(seat: int, name: str, clearings: list[int]) -> list[FactionStep]:
    """The same step for each of these clearings."""
    return [FactionStep(seat, name, where) for where in clearings]
