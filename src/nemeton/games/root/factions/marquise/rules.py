"""The Marquise de Cat (Law 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Option, Phrase, Problem, Rule

from ...cards import BIRD, suit_of
from ...places import clearings_beside, crafting_suits, fitting, matcher
from ...refusals import refused_dominance
from ...rules.battle import Assault, legal_battles
from ...rules.card_effects import anytime_options, might_act
from ...rules.common_knowledge import might_hold
from ...rules.crafting import might_craft, ready_pieces
from ...rules.effects import place_building, place_token, place_warriors, reclaim, score, spend_card
from ...rules.homelands import NOT_ADJACENT, as_far_as_possible, choose_homeland, free_homelands, own_homelands
from ...rules.movement import adjacent_for, can_move
from ...rules.rule import may_place, ruled_by
from ...rules.turn import choose_deed, craft_or_end, draw_for_evening, slot_of_what_was_built
from ...state import map_of, slots_free, with_building, with_token
from ...steps import FactionStep, Moves, StartBattle
from .board import BUILDINGS, DRAWS, KINDS, POINTS, WOOD, WOOD_COST, MarquiseBoard
from .choices import ASKED, SAVE_NOBODY, Build, March, Overwork, Recruit, SpendBird
from .judge import JudgedMarquise
from .positions import WrittenMarquise
from .refusals import refused_by_marquise

if TYPE_CHECKING:
    from ...state import Battle, Root, RootState

ACTIONS, MARCH = 3, 2
HOMELANDS = 3
END = "end"


def board_of(state: RootState, seat: int) -> MarquiseBoard:
    """The Marquise's board."""
    board = state.boards[seat]
    assert isinstance(board, MarquiseBoard)
    return board


def built(board: MarquiseBoard, kind: str) -> int:
    """How many buildings of a kind have left the board."""
    return BUILDINGS - int(getattr(board, kind))


def hang_together(state: RootState, places: Sequence[int]) -> bool:
    """Does each of these clearings lie beside another one of them?"""
    return all({*clearings_beside(state, where)} & {*places} for where in places)


class Marquise(WrittenMarquise, JudgedMarquise):
    """She builds, and wood must reach where she builds."""

    name = "marquise"
    barred = ("root.refused.forbidden", "6.2.2")
    order = "A"
    reach = 10
    promise = 1.0
    begins_in_corner = True
    is_militant = True
    warriors = 25
    piece_counts: ClassVar[dict[str, int]] = {"keep": 1, "wood": WOOD, **dict.fromkeys(KINDS, BUILDINGS)}
    steps = ("craft", "actions", "action", "hospital")
    reactions = ("hospital",)
    asked = ASKED
    most_moves = MARCH

    def board(self) -> MarquiseBoard:
        return MarquiseBoard()

    # Setup (6.3)

    def prepare(self, game: Root, seat: int) -> Rule[None]:
        """The keep in a corner, a warrior everywhere but in the corner opposite, three buildings at the keep."""
        state = game.state
        board = board_of(state, seat)
        sites = map_of(state).clearings
        corners = [where for where, site in sites.items() if site.corner]
        open_to = [where for where in corners if may_place(state, seat, where)]
        home = yield Ask(seat, "root.marquise.keep", open_to or corners, law="6.3.2")
        board.keep = "map"
        state.homes[seat] = home
        place_token(game, seat, home, "keep", "6.3.2")
        far = next(other if one == home else one for one, other in map_of(state).opposite if home in (one, other))
        for where in state.clearings:
            if where != far and may_place(state, seat, where):
                place_warriors(game, seat, where, 1, "6.3.3")
        for kind in KINDS:
            beside = [where for where in (home, *clearings_beside(state, home)) if slots_free(state, where)]
            near = [where for where in beside if may_place(state, seat, where)]
            if not near:  # bands that have come before her have left no room (1.5.4)
                return
            where = yield Ask(seat, "root.marquise.first", sorted(near), about={"piece": kind}, law="6.3.4")
            take_building(game, seat, where, kind, "6.3.4")
            yield from slot_of_what_was_built(game)

    # Setup by card (A.8.2)

    def homelands(self, state: RootState, seat: int) -> list[int]:
        """Three, each beside another one of them and with a slot; where that cannot be, one by one as may be."""
        chosen, free = own_homelands(state, seat), free_homelands(state, seat, slots=1)
        groups = [
            more for more in combinations(free, HOMELANDS - len(chosen)) if hang_together(state, (*chosen, *more))
        ]
        beside = [where for where in free if {*clearings_beside(state, where)} & {*chosen}]
        return sorted({where for group in groups for where in group}) or beside or free

    def settle(self, game: Root, seat: int) -> Rule[None]:
        """Two warriors in each of three homelands and one everywhere else; the keep far from enemies; a building in
        each homeland."""
        state = game.state
        for left in range(HOMELANDS, 0, -1):
            yield from choose_homeland(game, seat, self.homelands(state, seat), left)
        homes = own_homelands(state, seat)
        for where in state.clearings:
            if may_place(state, seat, where):
                place_warriors(game, seat, where, 2 if where in homes else 1, "A.8.2")
        keeps = as_far_as_possible(state, seat, sorted(homes), NOT_ADJACENT)
        keep = yield Ask(seat, "root.marquise.keep", keeps, law="A.8.2")
        board_of(state, seat).keep = "map"
        place_token(game, seat, keep, "keep", "A.8.2")
        left_over = sorted(homes)
        for kind in KINDS:
            where = yield Ask(seat, "root.marquise.first", [*left_over], about={"piece": kind}, law="A.8.2")
            left_over.remove(where)
            take_building(game, seat, where, kind, "A.8.2")

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        match name:
            case "birdsong":
                return self.make_wood(game, seat)
            case "daylight":
                game.push(FactionStep(seat, "craft"), FactionStep(seat, "actions"))
            case _:
                draw_for_evening(game, seat)
        return None

    def make_wood(self, game: Root, seat: int) -> Rule[None]:
        """6.4 A wood at each sawmill; if too few are left, she chooses where."""
        state = game.state
        board = board_of(state, seat)
        mills = [where for where in with_building(state, seat, "sawmill") if may_place(state, seat, where)]
        while mills and board.wood:
            where = mills[0]
            if len(mills) > board.wood and len(set(mills)) > 1:
                where = yield Ask(seat, "root.marquise.wood", sorted(set(mills)), law="6.4")
            mills.remove(where)
            board.wood -= 1
            place_token(game, seat, where, "wood", "6.4")

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        match step.name:
            case "craft":
                return self.craft_first(game, step.seat)
            case "actions":
                board = board_of(game.state, step.seat)
                board.actions, board.recruited = ACTIONS, False
                game.push(FactionStep(step.seat, "action"))
                return None
            case "action":
                return self.act(game, step.seat)
            case _:
                return self.hospital(game, step)

    def craft_first(self, game: Root, seat: int) -> Rule[None]:
        """6.5 First she may craft; with an empty hand she may first use what brings a card."""
        state = game.state
        if might_craft(state, seat) or (ready_pieces(state, seat) and might_act(state, seat)):
            yield from craft_or_end(game, seat, "6.2.1")

    def act(self, game: Root, seat: int) -> Rule[None]:
        """6.5 Up to three actions, then one more for each bird card spent."""
        state = game.state
        board = board_of(state, seat)
        step = FactionStep(seat, "action")
        ask = Ask(
            seat,
            "root.marquise.action",
            lambda: self.actions(state, seat),
            about={"left": board.actions},
            law="6.5",
            refused=lambda: [*refused_by_marquise(state, seat, self), *refused_dominance(state, seat)],
        )
        choice = yield from choose_deed(game, step, ask)
        if choice in (None, END):
            return
        game.push(step)
        if isinstance(choice, SpendBird):
            spend_card(game, seat, choice.card, "6.5")
            board.actions += 1
            return
        board.actions -= 1
        match choice:
            case Assault(where, defender):
                game.push(StartBattle(seat, defender, where))
            case March():
                game.push(Moves(seat, MARCH, "6.5.2"))
            case Recruit():
                board.recruited = True
                yield from self.recruit(game, seat)
            case Build(kind, where):
                yield from self.build(game, seat, kind, where)
            case Overwork(card, where):
                spend_card(game, seat, card, "6.5.5")
                board.wood -= 1
                place_token(game, seat, where, "wood", "6.5.5")

    def actions(self, state: RootState, seat: int) -> list[Option]:
        """What she may do now."""
        board = board_of(state, seat)
        options: list[Option] = []
        if board.actions:
            options += legal_battles(state, seat)
            if can_move(state, seat):
                options.append(March())
            if not board.recruited and state.supply[seat] and with_building(state, seat, "recruiter"):
                options.append(Recruit())
            options += self.sites(state, seat)
            if board.wood:
                mills = sorted({at for at in with_building(state, seat, "sawmill") if may_place(state, seat, at)})
                options += [
                    Overwork(card, where) for where in mills for card in fitting(state, state.hands[seat], where)
                ]
        else:
            options += [
                SpendBird(card)
                for card in sorted({card.card for card in state.hands[seat] if suit_of(card.card) == BIRD})
            ]
        return [*options, *anytime_options(state, seat), END]

    def recruit(self, game: Root, seat: int) -> Rule[None]:
        """6.5.3 A warrior at each recruiter; if too few are left, she chooses where."""
        state = game.state
        places = [where for where in with_building(state, seat, "recruiter") if may_place(state, seat, where)]
        while places and state.supply[seat]:
            where = places[0]
            if len(places) > state.supply[seat] and len(set(places)) > 1:
                where = yield Ask(seat, "root.marquise.recruit", sorted(set(places)), law="6.5.3")
            places.remove(where)
            place_warriors(game, seat, where, 1, "6.5.3")

    # Building (6.5.4)

    def sites(self, state: RootState, seat: int) -> list[Build]:
        """What she can build where: a clearing that she rules, with a slot and wood that reaches it."""
        board = board_of(state, seat)
        options: list[Build] = []
        cheapest = min((WOOD_COST[built(board, kind)] for kind in KINDS if getattr(board, kind)), default=0)
        if cheapest > len(with_token(state, seat, "wood")):
            return []
        realm = ruled_by(state, seat)
        wood: dict[int, int] = {}  # found out once for a chain of clearings, since it reaches all of them alike
        for where in realm:
            if slots_free(state, where) and may_place(state, seat, where):
                if where not in wood:
                    chain = self.chain(state, seat, where, realm)
                    count = sum(at in chain for at in with_token(state, seat, "wood"))
                    wood.update(dict.fromkeys(chain, count))
                options += [
                    Build(kind, where)
                    for kind in KINDS
                    if getattr(board, kind) and WOOD_COST[built(board, kind)] <= wood[where]
                ]
        return options

    def reachable_wood(self, state: RootState, seat: int, where: int, realm: list[int] | None = None) -> list[int]:
        """The wood that can pay there: through an unbroken chain of clearings that she rules (6.5.4.II), her realm."""
        chain = self.chain(state, seat, where, ruled_by(state, seat) if realm is None else realm)
        return [at for at in with_token(state, seat, "wood") if at in chain]

    def chain(self, state: RootState, seat: int, where: int, realm: list[int]) -> set[int]:
        """The clearings of her realm that hang together with this one."""
        chain, waiting = {where}, [where]
        while waiting:
            for beside in adjacent_for(state, seat, waiting.pop()):
                if beside not in chain and beside in realm:
                    chain.add(beside)
                    waiting.append(beside)
        return chain

    def build(self, game: Root, seat: int, kind: str, where: int) -> Rule[None]:
        """Pay with wood of her choice, place the building, score what its slot shows."""
        state = game.state
        board = board_of(state, seat)
        number = built(board, kind)
        for left in range(WOOD_COST[number], 0, -1):
            wood = self.reachable_wood(state, seat, where)
            at = wood[0]
            if len(wood) > left and len(set(wood)) > 1:
                at = yield Ask(seat, "root.marquise.pay", sorted(set(wood)), about={"left": left}, law="6.5.4.II")
            state.clearings[at].tokens.remove((seat, "wood"))
            board.wood += 1
        take_building(game, seat, where, kind, "6.5.4.III")
        score(game, seat, POINTS[kind][number], "6.5.4.III")

    # The keep and the field hospitals (6.2)

    def forbids_placing(self, state: RootState, seat: int, where: int, placer: int) -> bool:
        """6.2.2 Only she places pieces at the keep."""
        return (
            placer != seat and board_of(state, seat).keep == "map" and (seat, "keep") in state.clearings[where].tokens
        )

    def warriors_removed(
        self, game: Root, seat: int, where: int, count: int, by: int, battle: Battle | None
    ) -> list[FactionStep]:
        """6.2.3 A matching card saves all of them, while the keep stands. Ruling: whoever removed them, herself too."""
        if board_of(game.state, seat).keep != "map":
            return []
        return [FactionStep(seat, "hospital", where, count, by)]

    def hospital(self, game: Root, step: FactionStep) -> Rule[None]:
        """6.2.3 Spend a matching card, and the warriors stand at the keep, unless its clearing was scorched (G.6.2)."""
        state, seat = game.state, step.seat
        homes = [where for where in with_token(state, seat, "keep") if may_place(state, seat, where)]
        if not homes or not might_hold(state, state.hands[seat], matcher(state, step.where)):
            return
        card = yield Ask(
            seat,
            "root.marquise.hospital",
            lambda: [*fitting(state, state.hands[seat], step.where), SAVE_NOBODY],
            about={"where": step.where, "count": step.count},
            law="6.2.3",
            secret=True,
        )
        if card != SAVE_NOBODY:
            spend_card(game, seat, card, "6.2.3")
            reclaim(state, seat, step.count)
            place_warriors(game, seat, homes[0], step.count, "6.2.3")

    def takes_back(self, board: MarquiseBoard, piece: str) -> None:
        """Wood and buildings go back on the board; the keep leaves the game (6.2.2)."""
        if piece == "keep":
            board.keep = "gone"
        else:
            super().takes_back(board, piece)

    def pieces_on_board(self, board: MarquiseBoard, piece: str) -> int:
        return int(board.keep != "map") if piece == "keep" else super().pieces_on_board(board, piece)

    def left_undone(self, board: MarquiseBoard) -> Phrase | None:
        """Actions."""
        return Phrase("root.text.undone.actions", {"count": board.actions}) if board.actions else None

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """She never has more than three actions at once, for a bird is spent when none is left (6.5)."""
        if not 0 <= board_of(state, seat).actions <= ACTIONS:
            yield Problem("root.check.actions", {"seat": seat})

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Hospitals are for some who fell somewhere."""
        return step.name != "hospital" or (step.where in state.clearings and 0 < step.count <= self.warriors)

    def crafting_pieces(self, state: RootState, seat: int) -> dict[str, int]:
        """6.2.1 Workshops."""
        return crafting_suits(state, with_building(state, seat, "workshop"))

    def workplaces(self, state: RootState, seat: int) -> list[int]:
        return with_building(state, seat, "workshop")

    def evening_cards(self, state: RootState, seat: int) -> int:
        """6.6 One, and one for each symbol uncovered."""
        return 1 + sum(DRAWS["recruiter"][: built(board_of(state, seat), "recruiter")])


def take_building(game: Root, seat: int, where: int, kind: str, law: str) -> None:
    """A building leaves the board for a clearing."""
    board = board_of(game.state, seat)
    setattr(board, kind, getattr(board, kind) - 1)
    place_building(game, seat, where, kind, law)


FACTION = Marquise()
