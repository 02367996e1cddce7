"""The Riverfolk Robots (Law of Rootbotics 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import EVERYBODY, Hidden, Problem, Rule

from ... import rulings
from ...cards import CARDS, SUITS
from ...factions.riverfolk.board import (
    HAND_CARD,
    MERCENARIES,
    POSTS,
    POSTS_OF_A_SUIT,
    SERVICES,
    post_of,
    put,
    suit_of_post,
    total,
)
from ...factions.riverfolk.market import Market
from ...factions.riverfolk.prices import on_river, posts_on_map, price_of_points
from ...pieces import Loss
from ...places import suits_of
from ...rules.effects import discard_card, draw_card, is_machine, join_hand, place_token, score, to_supply
from ...rules.rule import faction
from ...state import NOBODY, Battle, enemies, seats, tokens_in
from ...steps import FactionStep
from ...written import NOTATION, Names, Numbers
from ..automaton import BATTLE_IN, END_OF_TURN, SHARED_STEPS, Automaton, has_trait, on_the_way
from ..targets import Chosen, Eyes, Test, choose_clearing, choose_player, in_order, opponents
from .board import STALLS, WARRIORS, RiverfolkRobotsBoard

if TYPE_CHECKING:
    from ....root.judge import Woods
    from ....root.positions import Page
    from ...state import Root, RootState

STAYING, RACKETEERS = 2, 2
MOST_ON_DICE = 3
SHIELD, SWORD = "shield", "sword"


def board_of(state: RootState, seat: int) -> RiverfolkRobotsBoard:
    """Their board."""
    board = state.boards[seat]
    assert isinstance(board, RiverfolkRobotsBoard)
    return board


class RiverfolkRobots(Market, Automaton):
    """They sell to everybody, score the payments of their best customer, and fight when nobody buys."""

    name = "riverfolk_robots"
    stands_for = "riverfolk"
    section = "9"
    order = "G"
    reach = 5
    warriors = WARRIORS
    piece_counts: ClassVar[dict[str, int]] = {post_of(suit): POSTS_OF_A_SUIT for suit in POSTS}
    warrior_word = "otter"
    tokens = tuple(post_of(suit) for suit in POSTS)
    board_keys = ("market", "payments", "bought", SHIELD, SWORD)
    steps = (*SHARED_STEPS, *("build", "recruit", "organize", "fight", "cash", "racket", "discard"))
    sells_by = "RB.9.2"
    sold_out = "root.refused.empty_market"
    takes_for_warriors = "their_own"

    def board(self) -> RiverfolkRobotsBoard:
        return RiverfolkRobotsBoard()

    # Setup (9.3)

    def prepare(self, game: Root, seat: int) -> None:
        """A warrior in each clearing on the river and one among the payments; five cards in the market."""
        state = game.state
        for where in in_order(state, on_river(state)):
            if self.may_place(state, seat, where):
                self.place(game, seat, where, 1, self.law("3"))
        self.add_own(game, seat, 1, "3")
        self.stock(game, seat, "3")

    def add_own(self, game: Root, seat: int, count: int, paragraph: str) -> None:
        """Own warriors come from the supply to the payments."""
        state = game.state
        count = min(count, state.supply[seat])
        if count:
            state.supply[seat] -= count
            put(board_of(state, seat).payments, seat, count)
            game.tell("root.own_payment", seat=seat, count=count, law=self.law(paragraph))

    def stock(self, game: Root, seat: int, paragraph: str) -> list[str]:
        """Cards come to the right side of the market until five lie there: those that have come."""
        market, come = board_of(game.state, seat).market, list[str]()
        while len(market) < STALLS and (drawn := draw_card(game)) is not None:
            market.append(drawn.card)
            come.append(drawn.card)
        if come:
            game.shown()
            game.tell("root.machine.stocked", seat=seat, cards=tuple(come), law=self.law(paragraph))
        return come

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        match name:
            case "birdsong":
                self.dawn(game, seat)
            case "daylight":
                game.push(*(FactionStep(seat, step) for step in ("build", "recruit", "organize", "fight")))
            case _:
                last = ("cash", "racket", "discard", END_OF_TURN)
                game.push(*(FactionStep(seat, step) for step in last))
        return None

    def own_step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        match step.name:
            case "build":
                self.build(game, seat)
            case "recruit":
                self.recruit(game, seat)
            case "organize":
                self.organize(game, seat)
            case "fight":
                self.fight(game, seat)
            case "cash":
                self.cash(game, seat)
            case "racket":
                self.racketeer(game, seat)
            case "discard":
                self.clear_stalls(game, seat)
        return None

    # Birdsong (9.4)

    def dawn(self, game: Root, seat: int) -> None:
        """9.4.1 The market is filled; 9.4.2 the first new card with an item that is left is crafted and discarded;
        9.4.3 the rightmost card is the order."""
        board = board_of(game.state, seat)
        new = self.stock(game, seat, "4")
        wanted = next((card for card in new if self.has_item(game.state, seat, card)), "")
        if wanted:
            at = len(board.market) - len(new) + new.index(wanted)
            self.craft_order(game, seat, wanted, self.law("4"))
            discard_card(game, board.market.pop(at))
        if board.order:
            suit = CARDS[board.order].suit
            game.tell("root.machine.order", seat=seat, card=board.order, suit=suit, law=self.law("4"))

    # Daylight (9.5)

    def build(self, game: Root, seat: int) -> None:
        """9.5.1 A trade post and a warrior (none if it is easy, two if it is hard) in an ordered clearing without one,
        first where whoever has paid most has pieces. Without a post to place nobody comes (ruling A18)."""
        state, board = game.state, board_of(game.state, seat)
        taken, best = posts_on_map(state, seat), self.best_customer(state, seat)
        able = [
            where
            for where in self.ordered(state, seat)
            if where not in taken and self.post_for(state, seat, where) and self.may_place(state, seat, where)
        ]
        beside = Test("best_customer", lambda at: int(best in self.there(state, at)))
        site = choose_clearing(state, able, beside)
        if site is None:
            return
        where = self.tell_place(game, seat, "trades", site, "5")
        if self.springs(game, seat, where, self.law("5")):
            return
        suit = self.post_for(state, seat, where)
        board.posts[suit] -= 1
        place_token(game, seat, where, post_of(suit), self.law("5"))
        self.place(game, seat, where, self.by_difficulty(state, seat, 0, 1, 2), self.law("5"))

    def there(self, state: RootState, where: int) -> list[int]:
        """The players with pieces in a clearing."""
        return [one for one in seats(state) if faction(state, one).is_there(state, one, where)]

    def post_for(self, state: RootState, seat: int, where: int) -> str:
        """The suit of the trade post that fits a clearing, of the order's suit if it may be; "" if none is left."""
        posts = board_of(state, seat).posts
        left = [suit for suit in suits_of(state, where) if posts[suit]]
        suit = self.order_suit(state, seat)
        return suit if suit in left else next(iter(left), "")

    def best_customer(self, state: RootState, seat: int) -> int | None:
        """Who has most warriors among the payments, they themselves too; of several, the first in the setup."""
        payments = board_of(state, seat).payments
        best = choose_player(state, payments, Test("most_paid", lambda one: payments[one]))
        return None if best is None else best.target

    def recruit(self, game: Root, seat: int) -> None:
        """9.5.2 A warrior in each ordered clearing, for a bird in each on the river; by priority."""
        state = game.state
        wanted = in_order(state, on_river(state)) if self.is_bird(state, seat) else self.ordered(state, seat)
        for where in wanted:
            if state.supply[seat] and self.may_place(state, seat, where):
                self.place(game, seat, where, 1, self.law("5"))

    def organize(self, game: Root, seat: int) -> None:
        """9.5.3 Without payments the shield is up for this turn, with an empty supply the sword; for either a point and
        two warriors where they have pieces and most enemies are."""
        state, board = game.state, board_of(game.state, seat)
        board.shield, board.sword = not board.payments, not state.supply[seat]
        fears = tuple(name for name in (SHIELD, SWORD) if getattr(board, name))
        if not fears:
            return
        game.tell("root.machine.protects", seat=seat, fears=fears, law=self.law("2"))
        score(game, seat, 1, self.law("5"))
        able = [at for at in state.clearings if self.is_there(state, seat, at) and self.may_place(state, seat, at)]
        site = choose_clearing(state, able, Eyes(state, seat).most_enemies()) if state.supply[seat] else None
        if site is not None:
            self.place(game, seat, self.tell_place(game, seat, "recruits", site, "5"), RACKETEERS, self.law("5"))

    def fight(self, game: Root, seat: int) -> None:
        """9.5.4 With the shield a battle in each clearing, else with the sword in each ordered one."""
        state, board = game.state, board_of(game.state, seat)
        if board.shield:
            game.push(*on_the_way(seat, BATTLE_IN, in_order(state, state.clearings)))
        elif board.sword:
            game.push(*on_the_way(seat, BATTLE_IN, self.ordered(state, seat)))

    def battle_law(self) -> str:
        return self.law("5")

    def defender(self, state: RootState, seat: int, where: int) -> Chosen | None:
        """9.5.4.I Who has fewest warriors among the payments."""
        payments = board_of(state, seat).payments
        least = Test("fewest_paid", lambda other: -payments.get(other, 0))
        return choose_player(state, opponents(state, seat, where), least)

    # Evening (9.6)

    def cash(self, game: Root, seat: int) -> None:
        """9.6.1 A point for each payment of whoever has paid most; these warriors go home."""
        best = self.best_customer(game.state, seat)
        if best is None:
            return
        count = board_of(game.state, seat).payments.pop(best)
        game.tell("root.machine.cashed", seat=seat, whom=best, count=count, law=self.law("6"))
        to_supply(game, best, count)
        score(game, seat, count, self.law("6"))

    def racketeer(self, game: Root, seat: int) -> None:
        """9.6.2 With shield or sword all but two of each clearing become payments."""
        state, board = game.state, board_of(game.state, seat)
        if not (board.shield or board.sword):
            return
        for where in in_order(state, state.clearings):
            count = state.clearings[where].warriors[seat] - STAYING
            if count > 0:
                state.clearings[where].warriors[seat] -= count
                put(board.payments, seat, count)
                game.tell("root.machine.racket", seat=seat, where=where, count=count, law=self.law("6"))

    def clear_stalls(self, game: Root, seat: int) -> None:
        """9.6.3 The leftmost card is discarded, with the shield the next one too; then all fear is over."""
        board = board_of(game.state, seat)
        for card in board.market[: 2 if board.shield else 1]:
            board.market.remove(card)
            game.tell("root.machine.unsold", seat=seat, card=card, law=self.law("6"))
            discard_card(game, card)
        board.shield = board.sword = False

    # The market (9.2.1, 9.2.3)

    def goods(self, state: RootState, seat: int) -> list[str]:
        return list(board_of(state, seat).market)

    def gives_card(self, game: Root, seat: int, whom: int, card: str) -> None:
        """9.2.3.I Everybody has seen it."""
        self.loses_card(game.state, seat, card)
        game.tell("root.machine.sold", seat=whom, whom=seat, card=card, law=self.law("2"))
        join_hand(game, whom, Hidden(card, EVERYBODY))

    def loses_card(self, state: RootState, seat: int, card: str) -> None:
        """It leaves its place in the market; the others keep their order."""
        board_of(state, seat).market.remove(card)

    def asking_price(self, state: RootState, seat: int, whom: int, service: str) -> int:
        """9.2.3 Two, three or four, by the points of the buyer."""
        return price_of_points(state.points[whom])

    def paragraph(self, human: str) -> str:
        return self.sells_by

    def withholds(self, state: RootState, seat: int, whom: int, service: str) -> tuple[str, str] | None:
        """9.2.3 Without points there is no price (ruling A16)."""
        if state.dominance[whom] or state.partner[whom] != NOBODY:
            return "root.refused.no_score", self.law("2")
        return super().withholds(state, seat, whom, service)

    def too_dear(self, state: RootState, seat: int, whom: int, price: int) -> tuple[str, str] | None:
        """9.2.3 For who has no warriors they place own ones, of which there must be enough (ruling A17)."""
        own = faction(state, whom)
        if (state.supply[whom] if own.warriors else state.supply[seat]) >= price:
            return None
        return ("root.refused.purse" if own.warriors else "root.refused.purse_theirs"), self.law("2")

    def may_be_hired_by(self, state: RootState, whom: int) -> bool:
        """By a trait a Vagabond too, to be spared; they do not serve him."""
        return super().may_be_hired_by(state, whom) or has_trait(state, "involved")

    def sell(self, game: Root, seat: int, whom: int, service: str) -> None:
        """By a trait they score when whoever has most points buys anything."""
        state = game.state
        super().sell(game, seat, whom, service)
        points = Eyes(state, seat).most_points()  # who plays for dominance has none
        leads = all(points.value(whom) >= points.value(other) for other in seats(state))
        if has_trait(state, "greedy") and leads and len(board_of(state, seat).bought) == 1:
            score(game, seat, 1, "RB.3.3")

    def take_payment(self, game: Root, seat: int, buyer: int, price: int) -> None:
        """9.2.3 Warriors of the buyer; own ones for who has none. Nobody pays with items but the Vagabot (B.9.7)."""
        state, own = game.state, faction(game.state, buyer)
        if own.warriors or own.plays_itself:
            super().take_payment(game, seat, buyer, price)
        else:
            state.supply[seat] -= price
            put(board_of(state, seat).payments, seat, price)

    # Mercenaries (9.2.3.III), and what traits make of them

    def borrowers(self, state: RootState, side: int) -> list[int]:
        """By a trait all enemies of a person who has not hired them; nobody's are they for a Vagabond."""
        active = state.active
        if MERCENARIES in board_of(state, side).bought:
            return [active] if faction(state, active).may_hire else []
        if not has_trait(state, "involved") or active in (NOBODY, side) or is_machine(state, active):
            return []
        return [other for other in enemies(state, active) if other != side]

    def lends(self, state: RootState, side: int, to: int, where: int) -> int:
        """By a trait they stand against who has not hired them, not between two others."""
        battle = state.battle
        if battle is not None and state.active not in (battle.attacker, battle.defender):
            return 0
        return super().lends(state, side, to, where)

    def is_defenseless(self, state: RootState, side: int, battle: Battle) -> bool:
        """By a trait never."""
        if has_trait(state, "garrison"):
            return False
        return super().is_defenseless(state, side, battle)

    def most_rolled(self, state: RootState, side: int, battle: Battle) -> int:
        """By traits: one more for a trade post there in defence, and always three in attack."""
        most = super().most_rolled(state, side, battle)
        if side == battle.attacker:
            return MOST_ON_DICE if has_trait(state, "ferocious") else most
        return most + tokens_in(state, side, battle.where) if has_trait(state, "garrison") else most

    # A post is lost (9.2.2)

    def takes_back(self, board: RiverfolkRobotsBoard, piece: str) -> None:
        """It comes back to the board."""
        board.posts[suit_of_post(piece)] += 1

    def piece_removed(self, game: Root, side: int, loss: Loss) -> list[FactionStep]:
        """Ruling A15: who did it does not lose half of the payments."""
        payments = board_of(game.state, side).payments
        if rulings.POSTS_COST_PAYMENTS and loss.by in payments:
            count = (payments[loss.by] + 1) // 2
            put(payments, loss.by, -count)
            to_supply(game, loss.by, count)
        return []

    # The board

    def open_cards(self, board: RiverfolkRobotsBoard) -> list[str]:
        return list(board.market)

    def warriors_on_board(self, board: RiverfolkRobotsBoard) -> int:
        """Own ones are counted as everybody's are: `warriors_aside`."""
        return 0

    def holds_warriors(self, board: RiverfolkRobotsBoard, owner: int) -> int:
        return board.payments.get(owner, 0)

    def warriors_aside(self, state: RootState, side: int) -> int:
        return super().warriors_aside(state, side) + self.holds_warriors(board_of(state, side), side)

    def pieces_on_board(self, board: RiverfolkRobotsBoard, piece: str) -> int:
        return board.posts[suit_of_post(piece)]

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """Five cards at most, somebody's warriors among the payments, one post in a clearing and of its suit, services
        that could have been bought, fear in their own turn alone."""
        board = board_of(state, seat)
        yield from super().check(state, seat)
        if len(board.market) > STALLS or not set(board.market) <= set(CARDS):
            yield Problem("root.check.machine_market", {"seat": seat, "most": STALLS})
        for owner, count in board.payments.items():
            if owner not in seats(state) or not 0 < count <= faction(state, owner).warriors:
                yield Problem("root.check.heap", {"seat": seat, "count": count})
        if set(board.posts) != set(SUITS) or not all(0 <= left <= POSTS_OF_A_SUIT for left in board.posts.values()):
            yield Problem("root.check.posts", {"seat": seat})
        for where, here in state.clearings.items():
            posts = [suit_of_post(piece) for owner, piece in here.tokens if owner == seat]
            if len(posts) > 1:
                yield Problem("root.check.post_twice", {"where": where})
            if any(suit not in suits_of(state, where) for suit in posts):
                yield Problem("root.check.post_astray", {"where": where})
        if not self.could_be_bought(state, seat) or ((board.shield or board.sword) and state.active != seat):
            yield Problem("root.check.bought", {"seat": seat})

    def could_be_bought(self, state: RootState, seat: int) -> bool:
        """May the player on turn have bought what the board says?"""
        bought, active = Counter(board_of(state, seat).bought), state.active
        if not bought:
            return True
        if active in (seat, NOBODY) or not set(bought) <= set(SERVICES):
            return False
        most = 1 + POSTS_OF_A_SUIT * len(POSTS)
        once = all(count == 1 for service, count in bought.items() if service != HAND_CARD)
        hired = MERCENARIES in bought
        return once and (bought.total() <= most) and (not hired or self.may_be_hired_by(state, active))

    def write_board(self, state: RootState, seat: int) -> dict[str, Any]:
        """Who has paid is called after the faction."""
        payments = board_of(state, seat).payments
        return {"payments": {state.factions[owner]: count for owner, count in payments.items()}}

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Posts that are not on the map are on their tracks."""
        payments = NOTATION.part(own, "payments", Numbers, {})
        return {
            "market": NOTATION.names(NOTATION.part(own, "market", Names, []), CARDS),
            "payments": {str(page.seat_of(name)): count for name, count in payments.items()},
            "posts": {suit: max(0, POSTS_OF_A_SUIT - placed[post_of(suit)]) for suit in POSTS},
            "bought": NOTATION.names(NOTATION.part(own, "bought", Names, []), SERVICES),
        }

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Payments of the best customer score every evening; who is not paid lives on a point and on battles."""
        payments = board_of(state, seat).payments
        return 0.8 * max(payments.values(), default=1) + 0.25 * total(payments) + 1.6 * woods.rounds


FACTION = RiverfolkRobots()
