"""The Riverfolk Company (Law 11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Option, Pick, Problem, Rule, Subsets
from nemeton.kernel.asks import MOST_OPTIONS

from ...cards import CARDS, SUITS
from ...choices import Anytime
from ...pieces import Loss
from ...places import suits_of
from ...rules.battle import Assault, legal_battles
from ...rules.card_effects import anytime_options, use
from ...rules.crafting import Craft, can_be_crafted, chosen_way, craft, ready_pieces, ways_to_pay
from ...rules.effects import (
    discard_card,
    draw_cards,
    is_machine,
    join_hand,
    place_token,
    place_warriors,
    score,
    take_from_hand,
    to_supply,
)
from ...rules.movement import Move, legal_moves, make_move
from ...rules.rule import faction, may_place, ruler
from ...state import NOBODY, names, seats
from ...steps import DiscardDown, FactionStep, StartBattle
from .board import (
    FIRST_PAYMENTS,
    FIRST_PRICE,
    FIRST_WARRIORS,
    POST_COST,
    POSTS,
    POSTS_OF_A_SUIT,
    PRICES,
    PROTECTION,
    SERVICES,
    Heap,
    RiverfolkBoard,
    post_of,
    put,
    suit_of_post,
    total,
)
from .choices import ASKED, END, DrawOne, Export, Found, RecruitOn, SetPrice
from .judge import JudgedRiverfolk
from .market import Market
from .positions import WrittenRiverfolk
from .prices import board_of, on_river, post_points, posts_on_map, price_of_points, river_of
from .refusals import refused_by_riverfolk

if TYPE_CHECKING:
    from ...state import Root, RootState

ALL_SET = 2 ** len(SERVICES) - 1


class Riverfolk(WrittenRiverfolk, JudgedRiverfolk, Market):
    """Otters on the river, who sell to everybody and save up."""

    name = "riverfolk"
    order = "G"
    has_open_hand = True
    reach = 5
    promise = 1.2
    warriors = 15
    piece_counts: ClassVar[dict[str, int]] = {post_of(suit): POSTS_OF_A_SUIT for suit in POSTS}
    reactions = ("trade_lost",)
    asked = ASKED
    steps = ("day", "prices", *reactions)

    def board(self) -> RiverfolkBoard:
        return RiverfolkBoard()

    # Setup (11.3)

    def prepare(self, game: Root, seat: int) -> Rule[None]:
        """Four warriors on the river, three in the payments, and the first prices."""
        state = game.state
        board = board_of(state, seat)
        for left in range(FIRST_WARRIORS, 0, -1):
            places = [where for where in on_river(state) if may_place(state, seat, where)]
            where = yield Ask(seat, "root.riverfolk.start", places, about={"left": left}, law="11.3.2")
            place_warriors(game, seat, where, 1, "11.3.2")
        self.add_own(game, seat, FIRST_PAYMENTS, "11.3.4")
        board.prices = dict.fromkeys(SERVICES, FIRST_PRICE)
        yield from self.set_prices(game, seat, "11.3.5")

    def set_prices(self, game: Root, seat: int, law: str) -> Rule[None]:
        """Markers move along their tracks, each once at most; or they stay."""
        board = board_of(game.state, seat)
        waiting = list(SERVICES)
        while waiting:
            options = [
                SetPrice(service, price) for service in waiting for price in PRICES if price != board.prices[service]
            ]
            choice = yield Ask(seat, "root.riverfolk.prices", [*options, END], law=law)
            if choice == END:
                return
            waiting.remove(choice.service)
            board.prices[choice.service] = choice.count
            game.tell("root.price", seat=seat, service=choice.service, count=choice.count, law=law)

    # The market (11.2.3, 11.2.6)

    def goods(self, state: RootState, seat: int) -> list[str]:
        """11.2.3 The open hand."""
        return names(state.hands[seat])

    def gives_card(self, game: Root, seat: int, whom: int, card: str) -> None:
        """11.2.7.I It goes from hand to hand."""
        join_hand(game, whom, take_from_hand(game.state, seat, card))
        game.tell("root.bought_card", seat=whom, whom=seat, card=card, law="11.2.7.I")

    def loses_card(self, state: RootState, seat: int, card: str) -> None:
        """It leaves the hand for an automaton."""
        take_from_hand(state, seat, card)

    def asking_price(self, state: RootState, seat: int, whom: int, service: str) -> int:
        """11.2.6.I What its marker shows; of an automaton what its points say (B.9.7)."""
        if is_machine(state, whom):
            return price_of_points(state.points[whom])
        return board_of(state, seat).prices[service]

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        match name:
            case "birdsong":
                self.dawn(game, seat)
            case "daylight":
                game.push(FactionStep(seat, "day"))
            case _:
                game.push(DiscardDown(seat), FactionStep(seat, "prices"))
        return None

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        match step.name:
            case "day":
                return self.day(game, step.seat)
            case "prices":
                return self.set_prices(game, step.seat, "11.6.2")
            case _:
                return self.trade_lost(game, step.seat)

    # Birdsong (11.4)

    def dawn(self, game: Root, seat: int) -> None:
        """11.4 Protectionism, the score, the profit."""
        board = board_of(game.state, seat)
        if not board.payments:
            self.add_own(game, seat, PROTECTION, "11.4.1")
        if posts_on_map(game.state, seat):
            score(game, seat, total(board.funds) // 2, "11.4.2")
        for heap in (board.payments, board.commitments):
            for owner, count in heap.items():
                put(board.funds, owner, count)
        board.payments, board.commitments = {}, {}
        game.tell("root.profit", seat=seat, count=total(board.funds), law="11.4.3")

    def add_own(self, game: Root, seat: int, count: int, law: str) -> None:
        """Own warriors come from the supply to the payments, as many as there are (1.5.4)."""
        state = game.state
        count = min(count, state.supply[seat])
        if count:
            state.supply[seat] -= count
            put(board_of(state, seat).payments, seat, count)
            game.tell("root.own_payment", seat=seat, count=count, law=law)

    # Daylight (11.5)

    def day(self, game: Root, seat: int) -> Rule[None]:
        """11.5 Funds are committed and spent, in any order."""
        state = game.state
        choice = yield Ask(
            seat,
            "root.riverfolk.day",
            lambda: self.deeds(state, seat),
            public=True,
            about={"count": total(board_of(state, seat).funds)},
            law="11.5",
            refused=lambda: refused_by_riverfolk(state, seat, self),
        )
        if choice == END:
            return
        game.push(FactionStep(seat, "day"))
        match choice:
            case Move():
                yield from self.commit(game, seat, 1, "11.5.1")
                yield from make_move(game, seat, choice, "11.5.1")
            case Assault(where, defender):
                yield from self.commit(game, seat, 1, "11.5.2")
                game.push(StartBattle(seat, defender, where))
            case Craft():
                yield from self.commit(game, seat, len(CARDS[choice.card].cost), "11.5.3")
                craft(game, seat, choice)
            case Export():
                yield from self.commit(game, seat, len(CARDS[choice.card].cost), "11.5.3")
                self.export(game, seat, choice)
            case DrawOne():
                yield from self.commit(game, seat, 1, "11.5.4")
                draw_cards(game, seat, 1, "11.5.4")
            case RecruitOn(where):
                yield from self.spend_for_warrior(game, seat)
                place_warriors(game, seat, where, 1, "11.5.5")
            case Found(where, suit):
                self.found(game, seat, where, suit)
            case Anytime():
                use(game, seat, choice)

    def deeds(self, state: RootState, seat: int) -> list[Option]:
        """What they may do now. All is open, their hand too."""
        board = board_of(state, seat)
        options: list[Option] = []
        if board.funds:
            options += [*legal_moves(state, seat), *legal_battles(state, seat)]
            options += self.crafts(state, seat)
            if state.deck or state.discard:
                options.append(DrawOne())
            options += [RecruitOn(where) for where in self.shores(state, seat)]
            options += self.sites(state, seat)
        return [*options, *anytime_options(state, seat), END]

    # Committing and spending (11.2.4)

    def commit(self, game: Root, seat: int, count: int, law: str) -> Rule[None]:
        """So many funds become commitments; whose, they choose."""
        board = board_of(game.state, seat)
        for left in range(count, 0, -1):
            owners: list[Option] = sorted(board.funds)
            if left == total(board.funds):
                owners = owners[:1]  # all of them go
            owner = yield Ask(seat, "root.riverfolk.commit", owners, about={"left": left}, law=law)
            put(board.funds, owner, -1)
            put(board.commitments, owner, 1)
        game.tell("root.committed", seat=seat, count=count, law=law)

    def spend(self, game: Root, seat: int, owner: int, count: int, law: str) -> None:
        """So many funds go back to the supply of their owner."""
        put(board_of(game.state, seat).funds, owner, -count)
        to_supply(game, owner, count)
        game.tell("root.fund_spent", seat=seat, whom=owner, count=count, law=law)

    def spend_for_warrior(self, game: Root, seat: int) -> Rule[None]:
        """11.5.5 Whose warrior is spent, they choose; without own ones in the supply it is one of them."""
        state = game.state
        owners: list[Option] = sorted(board_of(state, seat).funds) if state.supply[seat] else [seat]
        owner = yield Ask(seat, "root.riverfolk.spend", owners, law="11.5.5")
        self.spend(game, seat, owner, 1, "11.5.5")

    # Crafting (11.2.1, 11.5.3)

    def crafting_pieces(self, state: RootState, seat: int) -> dict[str, int]:
        """11.2.1 Slots of the tracks that posts have left; that a post was lost closes none."""
        board = board_of(state, seat)
        return {suit: POSTS_OF_A_SUIT - board.posts[suit] for suit in SUITS}

    def crafts(self, state: RootState, seat: int) -> list[Option]:
        """Cards that can be crafted, each for what it does or for a payment."""
        funds, ready = total(board_of(state, seat).funds), ready_pieces(state, seat)
        found: list[tuple[str, tuple[str, ...]]] = []
        for name in sorted({card.card for card in state.hands[seat]}) if ready else ():
            card = CARDS[name]
            if len(card.cost) <= funds and can_be_crafted(state, seat, card):
                ways = ways_to_pay(card.cost, ready)
                found += [(name, chosen_way(card.cost, way)) for way in ways]
        return [*(Craft(*one) for one in found), *(Export(*one) for one in found)]

    def export(self, game: Root, seat: int, choice: Export) -> None:
        """11.5.3.1 The card is discarded, and a warrior of their own comes to the payments."""
        self.pay_for(game, seat, list(choice.paid or CARDS[choice.card].cost))
        take_from_hand(game.state, seat, choice.card)
        game.tell("root.exported", seat=seat, card=choice.card, law="11.5.3.1")
        discard_card(game, choice.card)
        self.add_own(game, seat, 1, "11.5.3.1")

    # Warriors and trade posts (11.5.5, 11.5.6)

    def shores(self, state: RootState, seat: int) -> list[int]:
        """11.5.5 Where a warrior can be recruited."""
        if not state.supply[seat] and seat not in board_of(state, seat).funds:
            return []
        return [where for where in on_river(state) if may_place(state, seat, where)]

    def sites(self, state: RootState, seat: int) -> list[Found]:
        """11.5.6 Where a trade post can be founded: somebody rules, two of whose warriors are among the funds."""
        board = board_of(state, seat)
        found: list[Found] = []
        if max(board.funds.values(), default=0) < POST_COST:
            return found
        taken = posts_on_map(state, seat)
        for where in state.clearings:
            if where in taken or not may_place(state, seat, where):
                continue
            if board.funds.get(ruler(state, where), 0) >= POST_COST:
                found += [Found(where, suit) for suit in suits_of(state, where) if board.posts[suit]]
        return found

    def found(self, game: Root, seat: int, where: int, suit: str) -> None:
        """11.5.6 Two funds of the ruler; a post, a warrior, and the points of the slot."""
        state = game.state
        board = board_of(state, seat)
        self.spend(game, seat, ruler(state, where), POST_COST, "11.5.6.2")
        points = post_points(board, suit)
        board.posts[suit] -= 1
        place_token(game, seat, where, post_of(suit), "11.5.6.3")
        place_warriors(game, seat, where, 1, "11.5.6.3")
        score(game, seat, points, "11.5.6.3")

    # A post is lost (11.2.5.1)

    def takes_back(self, board: RiverfolkBoard, piece: str) -> None:
        """It leaves the game."""
        board.gone[suit_of_post(piece)] += 1

    def piece_removed(self, game: Root, seat: int, loss: Loss) -> list[FactionStep]:
        """Half of the funds go with it."""
        return [FactionStep(seat, "trade_lost", loss.where)] if board_of(game.state, seat).funds else []

    def trade_lost(self, game: Root, seat: int) -> Rule[None]:
        """11.2.5.1 Half of the funds, rounded up, go back to the supplies of their owners, which ones they choose."""
        state = game.state
        board = board_of(state, seat)
        left = (total(board.funds) + 1) // 2
        while left:
            named: Counter[str] = Counter({state.factions[owner]: number for owner, number in board.funds.items()})
            part = as_many_as_can_be_offered(named, left)
            lost: tuple[str, ...] = yield Pick(
                seat, "root.riverfolk.lose", named, least=part, about={"count": part}, law="11.2.5.1"
            )
            left -= part
            for owner in list(board.funds):
                given = lost.count(state.factions[owner])
                if given:
                    self.spend(game, seat, owner, given, "11.2.5.1")

    # Swimmers (11.2.2)

    def neighbours(self, state: RootState, seat: int, where: int) -> tuple[int, ...]:
        """Paths and the river."""
        return tuple(dict.fromkeys((*super().neighbours(state, seat, where), *river_of(state, where))))

    def needs_rule(self, state: RootState, seat: int, origin: int, to: int) -> bool:
        """Not along the river."""
        return to not in river_of(state, origin)

    # The board

    def evening_cards(self, state: RootState, seat: int) -> int:
        """11.6 None: cards are drawn by day, for funds."""
        return 0

    def warriors_on_board(self, board: RiverfolkBoard) -> int:
        """Own ones are counted as everybody's are: `warriors_aside`."""
        return 0

    def holds_warriors(self, board: RiverfolkBoard, owner: int) -> int:
        return sum(heap.get(owner, 0) for heap in heaps(board))

    def warriors_aside(self, state: RootState, side: int) -> int:
        return super().warriors_aside(state, side) + self.holds_warriors(board_of(state, side), side)

    def pieces_on_board(self, board: RiverfolkBoard, piece: str) -> int:
        suit = suit_of_post(piece)
        return board.posts[suit] + board.gone[suit]

    def is_set_up(self, board: RiverfolkBoard) -> bool:
        return bool(board.prices)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Posts are lost somewhere."""
        return step.name not in self.reactions or step.where in state.clearings

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """Prices of one to four, no less than nothing in any heap, one post in a clearing and of its suit, and services
        that could have been bought."""
        board = board_of(state, seat)
        for service, price in board.prices.items():
            if service not in SERVICES or price not in PRICES:
                yield Problem("root.check.price", {"seat": seat, "count": price, "law": "11.2.6.I"})
        if board.prices and set(board.prices) != set(SERVICES):
            yield Problem("root.check.prices", {"seat": seat, "law": "11.3.5"})
        for heap in heaps(board):
            for owner, count in heap.items():
                if owner not in seats(state) or count < 1 or count > faction(state, owner).warriors:
                    yield Problem("root.check.heap", {"seat": seat, "count": count, "law": "11.2.4"})
        yield from self.check_posts(state, seat)
        yield from self.check_sold(state, seat)

    def check_posts(self, state: RootState, seat: int) -> Iterator[Problem]:
        """Nine posts, each where its suit is."""
        board = board_of(state, seat)
        for numbers in (board.posts, board.gone):
            if set(numbers) != set(POSTS) or not all(0 <= count <= POSTS_OF_A_SUIT for count in numbers.values()):
                yield Problem("root.check.posts", {"seat": seat, "law": "11.3.3"})
        for where, here in state.clearings.items():
            posts = [suit_of_post(piece) for owner, piece in here.tokens if owner == seat]
            if len(posts) > 1:
                yield Problem("root.check.post_twice", {"where": where, "law": "11.5.6.1"})
            if any(suit not in suits_of(state, where) for suit in posts):
                yield Problem("root.check.post_astray", {"where": where, "law": "11.5.6.3"})

    def check_sold(self, state: RootState, seat: int) -> Iterator[Problem]:
        """Nobody buys of oneself, nor the same twice but cards; who may not hire has not hired."""
        bought = board_of(state, seat).bought
        hired = state.active != NOBODY and not faction(state, state.active).may_hire and SERVICES[2] in bought
        twice = any(bought.count(service) > 1 for service in SERVICES[1:])
        most = 1 + POSTS_OF_A_SUIT * len(POSTS)
        if (
            any(service not in SERVICES for service in bought)
            or (bought and state.active in (seat, NOBODY))
            or hired
            or twice
            or len(bought) > most
        ):
            yield Problem("root.check.bought", {"seat": seat, "law": "11.2.6"})


def as_many_as_can_be_offered(named: Counter[str], count: int) -> int:
    """How many of these are chosen at once, of so many that are to be chosen: all, unless there are too many ways."""
    return next(part for part in range(count, 0, -1) if len(Subsets(named, part, part)) <= MOST_OPTIONS)


def heaps(board: RiverfolkBoard) -> tuple[Heap, Heap, Heap]:
    """Wherever warriors lie on the board."""
    return board.payments, board.funds, board.commitments


FACTION = Riverfolk()
