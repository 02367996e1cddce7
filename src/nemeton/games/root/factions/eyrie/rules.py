"""The Eyrie Dynasties (Law 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Option, Problem, Rule

from ...cards import BIRD, CARDS
from ...pieces import WARRIOR, Loss
from ...places import clearings_of, crafting_suits
from ...rules.battle import Assault, legal_battles
from ...rules.card_effects import anytime_options, might_act
from ...rules.common_knowledge import by_hand
from ...rules.effects import (
    discard_card,
    draw_cards,
    gain_points,
    lose_points,
    place_building,
    place_warriors,
    score,
    take_from_hand,
)
from ...rules.homelands import TWO_BETWEEN, as_far_as_possible, at_edge, choose_homeland, free_homelands
from ...rules.homes import homes_for
from ...rules.movement import Move, legal_moves, move_warriors
from ...rules.rule import may_place, ruler, warriors_in
from ...rules.turn import choose_deed, craft_if_possible, draw_for_evening, end_daylight
from ...state import Battle, slots_free, with_building
from ...steps import FactionStep, Interlude, StartBattle
from .board import COLUMNS, DRAWS, EVENING_POINTS, LEADERS, ROOSTS, VIZIER, EyrieBoard, suit
from .choices import ASKED, END, BuildRoost, Decree, Deed, RecruitAt, Resolve, Turmoil
from .judge import JudgedEyrie
from .positions import WrittenEyrie
from .refusals import refused_by_decree, refused_in_decree

if TYPE_CHECKING:
    from nemeton.kernel.choices import Choice

    from ...state import Root, RootState

FIRST_WARRIORS, NEW_ROOST_WARRIORS = 6, 3


def board_of(state: RootState, seat: int) -> EyrieBoard:
    """The Eyrie's board."""
    board = state.boards[seat]
    assert isinstance(board, EyrieBoard)
    return board


class Eyrie(WrittenEyrie, JudgedEyrie):
    """They promise more every turn, and fall when they cannot keep it."""

    name = "eyrie"
    order = "B"
    reach = 7
    promise = 1.1
    begins_in_corner = True
    is_militant = True
    warriors = 20
    piece_counts: ClassVar[dict[str, int]] = {"roost": ROOSTS}
    steps = ("add", "new_roost", "craft", "decree", *COLUMNS)
    asked = ASKED
    used_in_battle = ("despot",)

    def battle_of(self, state: RootState, seat: int, choice: Choice) -> tuple[RootState, Battle] | None:
        """A card of the decree may want a battle."""
        if isinstance(choice, Resolve) and isinstance(choice.deed, Assault):
            return state, Battle(seat, choice.deed.whom, choice.deed.where)
        return None

    def board(self) -> EyrieBoard:
        return EyrieBoard()

    # Setup (7.3)

    def prepare(self, game: Root, seat: int) -> Rule[None]:
        """A roost and six warriors in a free corner, opposite somebody where possible; a leader with two viziers."""
        state = game.state
        home = yield Ask(seat, "root.eyrie.home", homes_for(state, seat, with_slot=True), law="7.3.2")
        state.homes[seat] = home
        take_roost(game, seat, home, "7.3.2")
        place_warriors(game, seat, home, FIRST_WARRIORS, "7.3.2")
        yield from self.choose_leader(game, seat, "7.3.3")

    def homelands(self, state: RootState, seat: int) -> list[int]:
        """A.8.2 At the edge of the map, two clearings or more from others, with a slot."""
        return as_far_as_possible(state, seat, at_edge(state, free_homelands(state, seat, slots=1)), TWO_BETWEEN)

    def settle(self, game: Root, seat: int) -> Rule[None]:
        """A.8.2 A roost and six warriors in the homeland; a leader with two viziers."""
        home = yield from choose_homeland(game, seat, self.homelands(game.state, seat))
        take_roost(game, seat, home, "A.8.2")
        place_warriors(game, seat, home, FIRST_WARRIORS, "A.8.2")
        yield from self.choose_leader(game, seat, "A.8.2")

    def choose_leader(self, game: Root, seat: int, law: str) -> Rule[None]:
        """A leader whose card lies face up, and the viziers where it wants them (7.3.3, 7.7.3)."""
        board = board_of(game.state, seat)
        if len(board.deposed) == len(LEADERS):
            board.deposed = []  # 7.7.3.I
        leaders = [leader for leader in LEADERS if leader not in board.deposed]
        board.leader = yield Ask(seat, "root.eyrie.leader", leaders, law=law)
        for column in LEADERS[board.leader]:
            board.decree[column].append(VIZIER)
        game.tell("root.leader", seat=seat, leader=board.leader, law=law)

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        match name:
            case "birdsong":
                game.push(FactionStep(seat, "add", count=2), FactionStep(seat, "new_roost"))
                if not game.state.hands[seat]:
                    draw_cards(game, seat, 1, "7.4.1")
                    game.push(Interlude(seat, "birdsong"))
            case "daylight":
                game.push(FactionStep(seat, "craft"), FactionStep(seat, "decree"), Interlude(seat, "daylight"))
            case _:
                placed = ROOSTS - board_of(game.state, seat).roost
                score(game, seat, EVENING_POINTS[placed - 1] if placed else 0, "7.6.1")
                draw_for_evening(game, seat)
        return None

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        match step.name:
            case "add":
                return self.add_to_decree(game, step)
            case "new_roost":
                return self.new_roost(game, step.seat)
            case "craft":
                return craft_if_possible(game, step.seat, "7.5.1")
            case "decree":
                board = board_of(game.state, step.seat)
                board.resolved = {column: [] for column in COLUMNS}
                game.push(*(FactionStep(step.seat, column) for column in COLUMNS))
                return None
            case _:
                return self.resolve(game, step.seat, step.name)

    def add_to_decree(self, game: Root, step: FactionStep) -> Rule[None]:
        """7.4.2 One or two cards, at most one of them a bird; `count` are those that may still be added."""
        state, seat = game.state, step.seat
        board = board_of(state, seat)
        first = step.count == 2

        def options() -> list[Option]:
            cards = sorted({card.card for card in state.hands[seat]})
            fitting = [card for card in cards if not step.where or suit(card) != BIRD]
            added: list[Option] = [Decree(card, column) for card in fitting for column in COLUMNS]
            return added if first and added else [*added, END]

        choice = yield Ask(
            seat,
            "root.eyrie.add",
            by_hand(state, seat, options),
            about={"first": int(first)},
            law="7.4.2",
            refused=lambda: refused_in_decree(state, seat, bool(step.where)),
        )
        if choice == END:
            return
        card, column = choice.card, choice.column
        take_from_hand(state, seat, card)
        board.decree[column].append(card)
        board.decree[column].sort()
        game.tell("root.decreed", seat=seat, card=card, column=column, law="7.4.2")
        if first:
            game.push(FactionStep(seat, "add", where=int(suit(card) == BIRD), count=1))

    def new_roost(self, game: Root, seat: int) -> Rule[None]:
        """7.4.3 Without a roost: one and three warriors where the fewest warriors are and all of it can be placed."""
        state = game.state
        if board_of(state, seat).roost < ROOSTS:
            return
        fitting = [where for where in state.clearings if slots_free(state, where) and may_place(state, seat, where)]
        if not fitting:
            return
        crowd = {where: warriors_in(state, where) for where in fitting}
        fewest = [where for where in fitting if crowd[where] == min(crowd.values())]
        where = yield Ask(seat, "root.eyrie.new_roost", fewest, law="7.4.3")
        take_roost(game, seat, where, "7.4.3")
        place_warriors(game, seat, where, NEW_ROOST_WARRIORS, "7.4.3")

    # The decree (7.5.2)

    def resolve(self, game: Root, seat: int, column: str) -> Rule[None]:
        """One card of a column after the other, in any order; what cannot be done brings turmoil."""
        state = game.state
        board = board_of(state, seat)
        waiting = list(board.decree[column])
        for card in board.resolved[column]:
            waiting.remove(card)
        if not waiting:
            return
        kinds = sorted(set(waiting), key=lambda card: (suit(card), card))
        options: list[Resolve] = []
        for card in kinds:
            ways = self.ways(state, seat, column, suit(card))
            options += [Resolve(card, way) for way in ways] if ways else [Resolve(card, Turmoil())]
        may_act = might_act(state, seat)
        if all(isinstance(option.deed, Turmoil) for option in options) and not may_act:
            yield from self.turmoil(game, seat)
            return
        ask = Ask(
            seat,
            f"root.eyrie.{column}",
            (lambda: [*options, *anytime_options(state, seat)]) if may_act else options,
            about={"left": len(waiting)},
            law="7.5.2",
            secret=may_act,
            refused=lambda: refused_by_decree(state, seat, column, kinds, options),
        )
        step = FactionStep(seat, column)
        choice = yield from choose_deed(game, step, ask)
        if choice is None:
            return
        board.resolved[column].append(choice.card)
        game.push(step)
        if not self.do(game, seat, choice.deed):
            yield from self.turmoil(game, seat)

    def ways(self, state: RootState, seat: int, column: str, wanted: str) -> Sequence[Deed]:
        """How a card of this suit can be resolved in a column."""
        fitting = clearings_of(state, wanted)
        match column:
            case "recruit":
                roosts = [where for where in fitting if where in with_building(state, seat, "roost")]
                return [RecruitAt(where) for where in roosts if state.supply[seat] and may_place(state, seat, where)]
            case "move":
                return legal_moves(state, seat, origins=fitting)
            case "battle":
                return legal_battles(state, seat, clearings=fitting)
            case _:
                roosts = with_building(state, seat, "roost")
                return [
                    BuildRoost(where)
                    for where in fitting
                    if board_of(state, seat).roost
                    and where not in roosts
                    and slots_free(state, where)
                    and ruler(state, where) == seat
                    and may_place(state, seat, where)
                ]

    def do(self, game: Root, seat: int, way: Deed) -> bool:
        """Do what a card demands; False if it could not be done in full."""
        match way:
            case RecruitAt(where):
                wanted = 2 if board_of(game.state, seat).leader == "charismatic" else 1
                return place_warriors(game, seat, where, wanted, "7.5.2.I") == wanted
            case Move(origin, to, count):
                move_warriors(game, seat, origin, to, count, "7.5.2.II")
            case Assault(where, defender):
                game.push(StartBattle(seat, defender, where))
            case BuildRoost(where):
                take_roost(game, seat, where, "7.5.2.IV")
            case _:
                return False
        return True

    def turmoil(self, game: Root, seat: int) -> Rule[None]:
        """7.7 Points for birds, the court is dismissed, the leader deposed, and the day is over."""
        state = game.state
        board = board_of(state, seat)
        game.tell("root.turmoil", seat=seat, law="7.7")
        lose_points(game, seat, sum(suit(card) == BIRD for column in COLUMNS for card in board.decree[column]), "7.7.1")
        for column in COLUMNS:
            for card in board.decree[column]:
                if card != VIZIER:
                    discard_card(game, card)
            board.decree[column], board.resolved[column] = [], []
        board.deposed.append(board.leader)
        board.leader = ""
        yield from self.choose_leader(game, seat, "7.7.3")
        end_daylight(game)

    # Abilities (7.2, 7.8)

    def open_cards(self, board: EyrieBoard) -> list[str]:
        """The decree, without the viziers."""
        return [card for column in board.decree.values() for card in column if card != VIZIER]

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """A leader with both viziers where it wants them, and never two roosts in a clearing (7.3.4, 7.5.2.IV)."""
        board = board_of(state, seat)
        roosts = with_building(state, seat, "roost")
        for where in sorted({where for where in roosts if roosts.count(where) > 1}):
            yield Problem("root.check.roost_twice", {"where": where})
        if board.decree.keys() != set(COLUMNS) or board.resolved.keys() != set(COLUMNS):
            yield Problem("root.check.decree", {"seat": seat})
            return
        for column in COLUMNS:
            known = all(card == VIZIER or card in CARDS for card in board.decree[column])
            if not known or Counter(board.resolved[column]) - Counter(board.decree[column]):
                yield Problem("root.check.decree", {"seat": seat})
        if len({*board.deposed}) < len(board.deposed) or not {*board.deposed} <= LEADERS.keys() - {board.leader}:
            yield Problem("root.check.leader", {"seat": seat, "name": " ".join(board.deposed)})
        if not board.leader:
            return  # one is being chosen
        viziers = [column for column in COLUMNS for card in board.decree[column] if card == VIZIER]
        if board.leader not in LEADERS:
            yield Problem("root.check.leader", {"seat": seat, "name": board.leader})
        elif viziers != list(LEADERS[board.leader]):
            yield Problem("root.check.viziers", {"seat": seat, "leader": board.leader})

    def is_set_up(self, board: EyrieBoard) -> bool:
        return bool(board.leader)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Of one or two cards that are added, one may be a bird (7.4.2)."""
        return step.name != "add" or (step.count in (0, 1, 2) and step.where in (0, 1))

    def wins_ties(self, state: RootState, seat: int, where: int) -> bool:
        """7.2.2 Lords of the Forest, where a piece of their own is: neither bands nor hired warriors are (1.5.3)."""
        return self.is_there(state, seat, where)

    def item_points(self, state: RootState, seat: int, card: str) -> int:
        """7.2.3 Disdain for Trade, but for the Builder (7.8.1)."""
        return CARDS[card].points if board_of(state, seat).leader == "builder" else 1

    def extra_hits(self, state: RootState, seat: int, battle: Battle) -> int:
        """7.8.3 The Commander attacks harder."""
        return int(battle.attacker == seat and board_of(state, seat).leader == "commander")

    def has_removed(self, game: Root, seat: int, losses: list[Loss], battle: Battle | None) -> None:
        """7.8.4 The Despot scores one more for a battle that razed something."""
        razed = any(loss.sort != WARRIOR for loss in losses)
        if (
            razed
            and battle is not None
            and board_of(game.state, seat).leader == "despot"
            and "despot" not in battle.used
        ):
            battle.used.append("despot")
            gain_points(game, seat, 1, "7.8.4")

    def crafting_pieces(self, state: RootState, seat: int) -> dict[str, int]:
        """7.2.1 Roosts."""
        return crafting_suits(state, with_building(state, seat, "roost"))

    def workplaces(self, state: RootState, seat: int) -> list[int]:
        return with_building(state, seat, "roost")

    def evening_cards(self, state: RootState, seat: int) -> int:
        """7.6.2 One, and one for each symbol uncovered."""
        return 1 + sum(DRAWS[: ROOSTS - board_of(state, seat).roost])


def take_roost(game: Root, seat: int, where: int, law: str) -> None:
    """A roost leaves the board for a clearing."""
    board_of(game.state, seat).roost -= 1
    place_building(game, seat, where, "roost", law)


FACTION = Eyrie()
