"""The Electric Eyrie (Law of Rootbotics 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import Problem, Rule

from ...cards import AMBUSH, BIRD, CARDS
from ...pieces import BUILDING, TOKEN, WARRIOR, Loss
from ...places import clearings_of, has_suit
from ...rules.effects import discard_card, lose_points, place_building, score
from ...rules.homes import homes_for
from ...rules.movement import move_warriors
from ...rules.removing import remove_together
from ...rules.rule import ruled_by, ruler
from ...rules.turn import end_daylight
from ...state import MACHINE_LOT, Battle, buildings_in, slots_free, with_building
from ...steps import FactionStep, StartBattle
from ...written import NOTATION, Names
from ..automaton import END_OF_TURN, SHARED_STEPS, Automaton, has_trait
from ..services import any_card, as_if_carried, board_boats, hire_to_build, hire_to_fight, is_advanced
from ..targets import Chosen, Eyes, Test, choose_clearing, choose_player, foes, opponents, tell_player, warriors_of
from .board import COLUMNS, POINTS, ROOSTS, VIZIER, ElectricEyrieBoard, suit_in_decree

if TYPE_CHECKING:
    from ....root.judge import Woods
    from ....root.positions import Page
    from ...state import Root, RootState

FIRST_WARRIORS, NEW_ROOST_WARRIORS, SWOOPING = 6, 4, 2


def board_of(state: RootState, seat: int) -> ElectricEyrieBoard:
    """Its board."""
    board = state.boards[seat]
    assert isinstance(board, ElectricEyrieBoard)
    return board


def is_bird_ambush(card: str) -> bool:
    """Is this an ambush that matches any clearing?"""
    return card in CARDS and CARDS[card].kind == AMBUSH and CARDS[card].suit == BIRD


class ElectricEyrie(Automaton):
    """Its decree grows by a card every turn and does everything for each suit; without room for a roost it falls."""

    name = "electric_eyrie"
    stands_for = "eyrie"
    section = "5"
    order = "B"
    reach = 7
    warriors = 20
    piece_counts: ClassVar[dict[str, int]] = {"roost": ROOSTS}
    warrior_word = "bird"
    board_keys = ("order", "decree", "column")
    steps = (*SHARED_STEPS, "new_roost", "recruit", "move", "battle", "build", "relentless", "swoop")

    def board(self) -> ElectricEyrieBoard:
        return ElectricEyrieBoard()

    # Setup (5.3)

    def before_deal(self, game: Root, seat: int) -> None:
        """A challenge: a bird ambush of the deck begins in the decree."""
        state = game.state
        if self.is_challenging(state, seat):
            ambush = next(card for card in state.deck if is_bird_ambush(card.card))
            state.deck.remove(ambush)
            board_of(state, seat).decree[BIRD].append(ambush.card)

    def is_fresh(self, state: RootState, seat: int) -> bool:
        """Nothing but that ambush lies on the board."""
        fresh = self.board()
        if self.is_challenging(state, seat):
            fresh.decree[BIRD] = [card for card in board_of(state, seat).decree[BIRD] if is_bird_ambush(card)][:1]
        return board_of(state, seat) == fresh

    def prepare(self, game: Root, seat: int) -> None:
        """A roost and six warriors in a random free corner, opposite somebody where possible; viziers are birds."""
        state = game.state
        home = game.draw_one(homes_for(state, seat, with_slot=True), MACHINE_LOT)
        state.homes[seat] = home
        self.put_roost(game, seat, home, "3")
        self.place(game, seat, home, FIRST_WARRIORS, self.law("3"))
        board_of(state, seat).decree[BIRD] += [VIZIER] * self.by_difficulty(state, seat, 1, 2, 2)

    def put_roost(self, game: Root, seat: int, where: int, paragraph: str) -> None:
        """A roost leaves the board for a clearing."""
        board_of(game.state, seat).roost -= 1
        place_building(game, seat, where, "roost", self.law(paragraph))

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        state = game.state
        match name:
            case "birdsong":
                self.add_to_decree(game, seat)
                game.push(FactionStep(seat, "new_roost"))
            case "daylight":
                game.push(*self.decreed(state, seat))
            case _:
                placed = ROOSTS - board_of(state, seat).roost
                score(game, seat, POINTS[placed - 1] if placed else 0, self.law("6"))
                game.push(FactionStep(seat, END_OF_TURN))
        return None

    def decreed(self, state: RootState, seat: int) -> list[FactionStep]:
        """5.5.1 For every column that is not empty recruit, then move, then battle; then build."""
        filled = [at for at, suit in enumerate(COLUMNS) if board_of(state, seat).decree[suit]]
        steps = [FactionStep(seat, deed, count=at) for deed in ("recruit", "move", "battle") for at in filled]
        steps.append(FactionStep(seat, "build"))
        return steps + [FactionStep(seat, trait) for trait in ("relentless", "swoop") if has_trait(state, trait)]

    def own_step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat, column = step.seat, COLUMNS[min(step.count, len(COLUMNS) - 1)]
        match step.name:
            case "new_roost":
                self.new_roost(game, seat)
            case "recruit":
                self.recruit(game, seat, column)
            case "move":
                self.move(game, seat, column)
            case "battle":
                self.battle(game, seat, column)
            case "build":
                self.build(game, seat)
            case "relentless":
                self.raze(game, seat)
            case "swoop":
                self.swoop(game, seat)
        return None

    def add_to_decree(self, game: Root, seat: int) -> None:
        """5.4.1-5.4.3 The order card is crafted, if it can be, and goes to the column of its suit."""
        card = self.exchanged(game, seat, self.reveal(game, seat, self.law("4")))
        if card:
            column = CARDS[card].suit
            board_of(game.state, seat).decree[column].append(card)  # it must lie somewhere if its item ends the game
            self.craft_order(game, seat, card, self.law("4"))
            game.tell("root.machine.decreed", seat=seat, card=card, suit=column, law=self.law("4"))

    def exchanged(self, game: Root, seat: int, card: str) -> str:
        """By its card of advanced services it first buys a suit that the decree has not, for one that it has."""
        decree = board_of(game.state, seat).decree
        if card and is_advanced(game.state, seat) and decree[CARDS[card].suit]:
            bought = any_card(game, seat, lambda one: not decree[CARDS[one].suit])
            if bought:
                return self.replaced(game, seat, card, bought)
        return super().exchanged(game, seat, card)

    def new_roost(self, game: Root, seat: int) -> None:
        """5.4.4 Without a roost on the map: one and four warriors, where the order says."""
        state = game.state
        if with_building(state, seat, "roost"):
            return
        free = [at for at in self.ordered(state, seat) if slots_free(state, at) and self.may_place(state, seat, at)]
        site = choose_clearing(state, free)
        if site is None:
            return
        where = self.tell_place(game, seat, "builds", site, "4")
        if not self.springs(game, seat, where, self.law("4")):
            self.put_roost(game, seat, where, "4")
            self.place(game, seat, where, NEW_ROOST_WARRIORS, self.law("4"))

    # The decree (5.5.1)

    def recruit(self, game: Root, seat: int, column: str) -> None:
        """5.5.1.I As many warriors as cards at a roost of the suit; ties: most enemies, fewest own, lowest priority."""
        state, eyes = game.state, Eyes(game.state, seat)
        count = len(board_of(state, seat).decree[column])
        homes = {where for where in with_building(state, seat, "roost") if has_suit(state, where, column)}
        able = [where for where in homes if self.may_place(state, seat, where)]
        site = choose_clearing(state, able, eyes.most_enemies(), eyes.fewest_own(), lowest=True)
        placed = 0
        if site is not None:
            where = self.tell_place(game, seat, "recruits", site, "5")
            placed = self.place(game, seat, where, count, self.law("5"))
        if placed < count and has_trait(state, "nobility"):
            self.fall(game, seat)

    def move(self, game: Root, seat: int, column: str) -> None:
        """5.5.1.II From where it rules with most warriors, leaving enough to rule, or as many as cards; to a clearing
        without a roost; ties: fewest enemies, lowest priority. By its card of advanced services rivers are paths."""
        state = game.state
        march = as_if_carried(state, seat, lambda: self.march(state, seat, column))
        if march is None:
            return
        origin, to = march
        where = self.tell_place(game, seat, "leaves", origin, "5")
        self.tell_place(game, seat, "marches", to, "5")
        if self.springs(game, seat, where, self.law("5")):
            return
        if to.target not in self.ways_out(state, seat, where):
            board_boats(game, seat)
        move_warriors(game, seat, where, to.target, self.going(state, seat, where, column), self.law("5"))

    def march(self, state: RootState, seat: int, column: str) -> tuple[Chosen, Chosen] | None:
        """From where it moves, and where to."""
        eyes = Eyes(state, seat)
        able = [
            at for at in ruled_by(state, seat) if has_suit(state, at, column) and self.going(state, seat, at, column)
        ]
        able = [where for where in able if self.ways_out(state, seat, where)]
        origin = choose_clearing(state, able, eyes.most_own())
        if origin is None:
            return None
        roostless = Test("no_roost", lambda at: not buildings_in(state, seat, at, "roost"))
        ways = self.ways_out(state, seat, origin.target)
        to = choose_clearing(state, ways, roostless, eyes.fewest_enemies(), lowest=True)
        assert to is not None, "a clearing that can be left leads somewhere"
        return origin, to

    def going(self, state: RootState, seat: int, where: int, column: str) -> int:
        """How many may leave a clearing so that it is still ruled and as many stay as there are cards."""
        count = state.clearings[where].warriors[seat]
        staying = max(self.enough_to_rule(state, seat, where), len(board_of(state, seat).decree[column]))
        return max(0, count - staying)

    def enough_to_rule(self, state: RootState, seat: int, where: int) -> int:
        """The fewest warriors with which it rules there."""
        warriors = state.clearings[where].warriors
        count = warriors[seat]
        for fewer in range(count):
            warriors[seat] = fewer
            is_enough = ruler(state, where) == seat
            warriors[seat] = count
            if is_enough:
                return fewer
        return count

    def battle(self, game: Root, seat: int, column: str) -> None:
        """5.5.1.III In a clearing of the suit; ties: no roost, most defenseless buildings, lowest priority."""
        state, eyes = game.state, Eyes(game.state, seat)
        able = [where for where in clearings_of(state, column) if opponents(state, seat, where)]
        roostless = Test("no_roost", lambda at: not buildings_in(state, seat, at, "roost"))
        site = choose_clearing(state, able, roostless, eyes.most_defenseless(), lowest=True)
        if site is None:
            return
        where = self.tell_place(game, seat, "attacks", site, "5")
        defender = self.defender(state, seat, where)
        assert defender is not None, "somebody is there"
        hire_to_fight(game, seat, where, defender.target)
        tell_player(game, seat, "fights", defender.target, defender.whys, self.law("5"))
        board_of(state, seat).column = column
        game.push(StartBattle(seat, defender.target, where))

    def defender(self, state: RootState, seat: int, where: int) -> Chosen | None:
        """5.5.1.III Who has most buildings there, then most pieces, then most points."""
        eyes = Eyes(state, seat)
        tests = eyes.most_buildings(where), eyes.most_pieces(where), eyes.most_points()
        return choose_player(state, opponents(state, seat, where), *tests)

    def extra_hits(self, state: RootState, side: int, battle: Battle) -> int:
        """5.5.1.III One more if the column has more cards than any other; with a trait, also if none has more."""
        board = board_of(state, side)
        if battle.attacker != side or not board.column:
            return 0
        own = len(board.decree[board.column])
        others = max(len(cards) for suit, cards in board.decree.items() if suit != board.column)
        return int(own > others or (own == others and has_trait(state, "focused")))

    def battle_over(self, game: Root, side: int, battle: Battle) -> None:
        board_of(game.state, side).column = ""

    def build(self, game: Root, seat: int) -> None:
        """5.5.1.IV A roost where it rules and has none, by priority; without one it falls into turmoil."""
        left = board_of(game.state, seat).roost
        site = hire_to_build(game, seat, lambda: self.roost_site(game.state, seat)) if left else None
        if site is None:
            self.fall(game, seat)
            return
        where = self.tell_place(game, seat, "builds", site, "5")
        if self.springs(game, seat, where, self.law("5")):
            self.fall(game, seat)
        else:
            self.put_roost(game, seat, where, "5")

    def roost_site(self, state: RootState, seat: int) -> Chosen | None:
        """The first clearing by priority that it rules without a roost."""
        free = [
            where
            for where in ruled_by(state, seat)
            if slots_free(state, where)
            and not buildings_in(state, seat, where, "roost")
            and self.may_place(state, seat, where)
        ]
        return choose_clearing(state, free)

    def fall(self, game: Root, seat: int) -> None:
        """5.7 Turmoil: a point lost for each bird of the decree (by a trait gained), then all but viziers go, and the
        day is over."""
        state = game.state
        board = board_of(state, seat)
        birds = len(board.decree[BIRD])
        game.tell("root.machine.turmoil", seat=seat, law=self.law("7"))
        if has_trait(state, "nobility"):
            score(game, seat, birds, "RB.3.3")
        else:
            lose_points(game, seat, birds, self.law("7"))
        purged = [card for suit in COLUMNS for card in board.decree[suit] if card != VIZIER]
        for suit in COLUMNS:
            board.decree[suit] = [card for card in board.decree[suit] if card == VIZIER]
        board.order = ""
        for card in purged:
            discard_card(game, card)
        end_daylight(game)

    # Traits

    def raze(self, game: Root, seat: int) -> None:
        """Trait: buildings and tokens without warriors go where it has some."""
        state = game.state
        losses = []
        for where, here in state.clearings.items():
            if not here.warriors[seat]:
                continue
            bare = [foe for foe in foes(state, seat) if not warriors_of(state, foe, where)]
            losses += [Loss(foe, where, BUILDING, kind, by=seat) for foe, kind in here.buildings if foe in bare]
            losses += [Loss(foe, where, TOKEN, kind, by=seat) for foe, kind in here.tokens if foe in bare]
        if losses:
            game.tell("root.machine.razes", seat=seat, count=len(losses), law="RB.3.3")
            remove_together(game, losses)

    def swoop(self, game: Root, seat: int) -> None:
        """Trait: two warriors in the clearing of highest priority without a piece of its own."""
        state = game.state
        able = [at for at in state.clearings if not self.is_there(state, seat, at) and self.may_place(state, seat, at)]
        site = choose_clearing(state, able)
        if site is not None and state.supply[seat]:
            where = self.tell_place(game, seat, "recruits", site, "5")
            self.place(game, seat, where, SWOOPING, "RB.3.3")

    def has_removed(self, game: Root, side: int, losses: list[Loss], battle: Battle | None) -> None:
        """Trait: who owned a building or token that it has removed loses a point for each."""
        if has_trait(game.state, "war_tax"):
            for owner in foes(game.state, side):
                count = sum(loss.owner == owner for loss in losses if loss.sort != WARRIOR)
                if count:
                    lose_points(game, owner, count, "RB.3.3")

    def wins_ties(self, state: RootState, side: int, where: int) -> bool:
        """5.2.1 It rules where nobody has more."""
        return True

    # The board

    def open_cards(self, board: ElectricEyrieBoard) -> list[str]:
        """The order card lies in the decree."""
        return [card for suit in COLUMNS for card in board.decree[suit] if card != VIZIER]

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """Every card of the decree lies in the column of its suit; there are two viziers at most."""
        yield from super().check(state, seat)
        board = board_of(state, seat)
        lying = [(suit, card) for suit in COLUMNS for card in board.decree.get(suit, ())]
        fits = set(board.decree) == set(COLUMNS) and board.column in ("", *COLUMNS)
        fits = fits and all(card == VIZIER or card in CARDS for _, card in lying)
        fits = fits and all(suit_in_decree(card) == suit for suit, card in lying)
        if not fits or board.decree[BIRD].count(VIZIER) > 2:
            yield Problem("root.check.machine_decree", {"seat": seat})

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Steps of the decree speak of one of its columns."""
        of_column = step.name in ("recruit", "move", "battle")
        return super().is_sound(state, step) and (not of_column or step.count < len(COLUMNS))

    def write_board(self, state: RootState, seat: int) -> dict[str, Any]:
        """Columns without a card are left out."""
        return {"decree": {suit: [*cards] for suit, cards in board_of(state, seat).decree.items() if cards}}

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Where no decree is written, its viziers are all of it."""
        written = NOTATION.part(own, "decree", dict[str, Names], {})
        NOTATION.names(list(written), COLUMNS)
        decree = {suit: NOTATION.names(written.get(suit, []), [*CARDS, VIZIER]) for suit in COLUMNS}
        if "decree" not in own and not fresh:
            decree[BIRD] = [VIZIER, VIZIER]
        return {"decree": decree, "roost": max(0, ROOSTS - placed["roost"])}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Roosts score every evening; where no slot is free for the next, turmoil is near."""
        board = board_of(state, seat)
        placed = ROOSTS - board.roost
        room = any(
            slots_free(state, where) and not buildings_in(state, seat, where, "roost") for where in woods.ruled[seat]
        )
        income = POINTS[max(0, placed - 1)] + 0.7
        return woods.rounds * income * 0.8 - (0.0 if room else 0.7 * len(board.decree[BIRD]))


FACTION = ElectricEyrie()
