"""The Mechanical Marquise 2.0 (Law of Rootbotics 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import Problem, Rule

from ...rules.effects import place_building, place_token, score
from ...rules.rule import ruled_by
from ...state import MACHINE_LOT, Battle, map_of, slots_free, with_token
from ...steps import FactionStep
from ..automaton import BATTLE_IN, END_OF_TURN, MOVE_FROM, SHARED_STEPS, Automaton, has_trait, on_the_way
from ..services import hire_to_build
from ..targets import Chosen, Eyes, choose_clearing, choose_player, in_order, of_foes, opponents, pieces_of
from .board import BUILDINGS, BUILT_FOR, KINDS, POINTS, MechanicalMarquiseBoard

if TYPE_CHECKING:
    from ....root.judge import Woods
    from ....root.positions import Page
    from ...state import Root, RootState

STAYING = 3  # warriors that do not march
MOST_BUILT_TO_EXPAND = 5
ENOUGH_FOR_HOSPITALS = 2
MOST_EXPANSIONS = 54  # ruling A5: as many as there are cards
PREFERRED = ("sawmill", "recruiter", "workshop")  # of equally many on the map (B.4.7.3)


def board_of(state: RootState, seat: int) -> MechanicalMarquiseBoard:
    """Her board."""
    board = state.boards[seat]
    assert isinstance(board, MechanicalMarquiseBoard)
    return board


def built(board: MechanicalMarquiseBoard, kind: str) -> int:
    """How many buildings of a kind have left the board."""
    return BUILDINGS - int(getattr(board, kind))


class MechanicalMarquise(Automaton):
    """She fights, recruits and builds where her order says, and scores a track every evening."""

    name = "mechanical_marquise"
    stands_for = "marquise"
    section = "4"
    order = "A"
    reach = 10
    warriors = 25
    barred = ("root.refused.forbidden", "RB.4.2")
    piece_counts: ClassVar[dict[str, int]] = {"keep": 1, **dict.fromkeys(KINDS, BUILDINGS)}
    likes_birds = True
    warrior_word = "cat"
    tokens = ("keep",)
    board_keys = ("order", "keep", "has_built", "expanded", "entered", "fallen")
    steps = (*SHARED_STEPS, "day", "recruit", "build", "blitz", "fight_on", "expand", "score", "hospital")
    reactions = ("hospital",)
    effect_words: ClassVar = {"hospital": "hospital"}

    def board(self) -> MechanicalMarquiseBoard:
        return MechanicalMarquiseBoard()

    # Setup (4.3)

    def prepare(self, game: Root, seat: int) -> None:
        """The keep in a random corner, a warrior everywhere but in the corner opposite and one more at the keep; a
        building of each kind at random around it, at most one in a clearing."""
        state = game.state
        corners = [where for where, site in map_of(state).clearings.items() if site.corner]
        home = game.draw_one([where for where in corners if where not in state.homes], MACHINE_LOT)
        board_of(state, seat).keep = "map"
        state.homes[seat] = home
        place_token(game, seat, home, "keep", self.law("3"))
        far = next(other if one == home else one for one, other in map_of(state).opposite if home in (one, other))
        for where in state.clearings:
            if where != far:
                self.place(game, seat, where, 1 + (where == home), self.law("3"))
        near = [where for where in sorted((home, *self.neighbours(state, seat, home))) if slots_free(state, where)]
        for kind in KINDS:
            where = game.draw_one(near, MACHINE_LOT)
            near.remove(where)
            self.put_building(game, seat, where, kind, "3")

    def put_building(self, game: Root, seat: int, where: int, kind: str, paragraph: str) -> None:
        """A building leaves the board for a clearing."""
        board = board_of(game.state, seat)
        setattr(board, kind, getattr(board, kind) - 1)
        place_building(game, seat, where, kind, self.law(paragraph))

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        board = board_of(game.state, seat)
        match name:
            case "birdsong":  # 4.4
                board.has_built, board.expanded, board.entered = False, 0, []
                self.reveal_and_craft(game, seat)
            case "daylight":
                game.push(FactionStep(seat, "day"))
            case _:
                game.push(FactionStep(seat, "score"), FactionStep(seat, END_OF_TURN))
        return None

    def own_step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        match step.name:
            case "day":
                self.plan_day(game, seat)
            case "recruit":
                self.recruit(game, seat)
            case "build":
                self.build(game, seat)
            case "blitz":
                self.blitz(game, seat)
            case "fight_on":
                game.push(*on_the_way(seat, BATTLE_IN, in_order(game.state, board_of(game.state, seat).entered)))
            case "expand":
                self.expand(game, seat)
            case "score":
                score(game, seat, self.evening_points(game.state, seat), self.law("6"))
                self.discard_order(game, seat)
            case "hospital":
                for where in with_token(game.state, seat, "keep"):
                    self.place(game, seat, where, 2, "RB.3.3")
        return None

    def plan_day(self, game: Root, seat: int) -> None:
        """4.5 Battle, recruit, build, move and expand in ordered clearings; 4.7 for a bird in all, and battle where
        she has moved to."""
        ordered, is_bird = self.ordered(game.state, seat), self.is_bird(game.state, seat)
        board_of(game.state, seat).entered = []
        game.push(
            *on_the_way(seat, BATTLE_IN, ordered),
            FactionStep(seat, "recruit"),
            FactionStep(seat, "build"),
            *on_the_way(seat, MOVE_FROM, ordered),
            *([FactionStep(seat, "fight_on")] if is_bird else []),
            *([FactionStep(seat, "blitz")] if has_trait(game.state, "blitz") else []),
            *([] if is_bird else [FactionStep(seat, "expand")]),
        )

    def battle_law(self) -> str:
        return self.law("5")

    def defender(self, state: RootState, seat: int, where: int) -> Chosen | None:
        """4.5.1 Who has most pieces there, then most points."""
        eyes = Eyes(state, seat)
        return choose_player(state, opponents(state, seat, where), eyes.most_pieces(where), eyes.most_points())

    # Recruiting (4.5.2, 4.7.2)

    def recruit(self, game: Root, seat: int) -> None:
        """Warriors where she rules: as many as there are, spread evenly over ordered clearings, or so many for each of
        the two of lowest priority; more with a higher difficulty."""
        state = game.state
        is_bird, count = self.is_bird(state, seat), self.by_difficulty(state, seat, 2, 4, 4)
        if is_bird and has_trait(state, "iron_will"):
            count *= 2
        ruled = [where for where in ruled_by(state, seat) if self.may_place(state, seat, where)]
        ordered = [where for where in self.ordered(state, seat) if where in ruled]
        targets = in_order(state, ordered, lowest=True)[:2] if is_bird else ordered
        left, ready = count, count if is_bird else min(count, state.supply[seat])
        for at, where in enumerate(targets):
            share = ready // len(targets) + (at < ready % len(targets))
            left -= self.place(game, seat, where, share, self.law("7" if is_bird else "5"))
        if self.is_challenging(state, seat):
            left += 2
            for where in ordered[:1]:
                left -= self.place(game, seat, where, 2, "RB.3.3")
        if has_trait(state, "overwhelming"):
            score(game, seat, left // 2, "RB.3.3")

    # Building (4.5.3, 4.7.3)

    def build(self, game: Root, seat: int) -> None:
        """A building of the order's kind, or of the kind most of which stand, where she rules with most warriors."""
        state = game.state
        board = board_of(state, seat)
        kind = self.next_kind(state, seat)
        site = hire_to_build(game, seat, lambda: self.build_site(state, seat)) if kind else None
        if site is None:
            return
        where = self.tell_place(game, seat, "builds", site, "7" if self.is_bird(state, seat) else "5")
        if not self.springs(game, seat, where, self.law("5")):
            board.has_built = True
            self.put_building(game, seat, where, kind, "7" if self.is_bird(state, seat) else "5")

    def next_kind(self, state: RootState, seat: int) -> str:
        """The building that her order wants; "" if none is left."""
        board = board_of(state, seat)
        if self.is_bird(state, seat):
            left = [kind for kind in PREFERRED if getattr(board, kind)]
            return max(left, key=lambda kind: built(board, kind), default="")
        kind = BUILT_FOR.get(self.order_suit(state, seat), "")
        return kind if kind and getattr(board, kind) else ""

    # Moving (4.5.4, 4.7.4)

    def move_from(self, game: Root, seat: int, where: int) -> None:
        """All but three go where most enemy pieces are."""
        self.march(game, seat, where, STAYING, "7" if self.is_bird(game.state, seat) else "5")

    def march(self, game: Root, seat: int, where: int, staying: int, paragraph: str) -> int:
        """All but so many go from a clearing to the one beside it with most enemy pieces; where to, or 0."""
        state = game.state
        count = state.clearings[where].warriors[seat] - staying
        ways = self.ways_out(state, seat, where) if count > 0 else []
        to = choose_clearing(state, ways, Eyes(state, seat).most_enemies())
        if to is None:
            return 0
        self.tell_place(game, seat, "marches", to, paragraph)
        if not self.go(game, seat, where, to.target, count, self.law(paragraph)):
            return 0
        entered = board_of(state, seat).entered
        if to.target not in entered:
            entered.append(to.target)
        return to.target

    def blitz(self, game: Root, seat: int) -> None:
        """Trait: from the clearing of highest priority that she rules without enemies all but one move and battle."""
        state = game.state
        calm = [
            where
            for where in ruled_by(state, seat)
            if state.clearings[where].warriors[seat] > 1
            and not of_foes(state, seat, pieces_of, where)
            and self.ways_out(state, seat, where)
        ]
        for where in in_order(state, calm)[:1]:
            steps = len(state.agenda)
            to = self.march(game, seat, where, 1, "5")
            if to:
                state.agenda.insert(steps, FactionStep(seat, BATTLE_IN, to))  # after what the move has triggered

    def expand(self, game: Root, seat: int) -> None:
        """4.5.5 Without a building this turn and with five or fewer on the map: a new order, and the day again."""
        state = game.state
        board = board_of(state, seat)
        most = 1 if has_trait(state, "overwhelming") else MOST_EXPANSIONS
        standing = sum(built(board, kind) for kind in KINDS)
        if board.has_built or standing > MOST_BUILT_TO_EXPAND or board.expanded >= most:
            return
        board.expanded += 1
        self.discard_order(game, seat)
        game.tell("root.machine.expands", seat=seat, law=self.law("5"))
        if self.reveal(game, seat, self.law("5")):
            game.push(FactionStep(seat, "day"))

    # Scoring (4.6)

    def evening_points(self, state: RootState, seat: int) -> int:
        """What the rightmost empty space of the ordered track shows; of the best one for a bird."""
        board, suit = board_of(state, seat), self.order_suit(state, seat)
        kinds = KINDS if self.is_bird(state, seat) else (BUILT_FOR[suit],) if suit else ()
        return max((POINTS[built(board, kind) - 1] for kind in kinds if built(board, kind)), default=0)

    # The keep, and traits of battle

    def forbids_placing(self, state: RootState, seat: int, where: int, placer: int) -> bool:
        """4.2.1 Only she places pieces at the keep."""
        return placer != seat and (seat, "keep") in state.clearings[where].tokens

    def hits_needed(self, state: RootState, side: int) -> int:
        """Trait: two hits for each building."""
        return 2 if has_trait(state, "fortified") else 1

    def most_lost(self, state: RootState, side: int, battle: Battle) -> int:
        """Trait: the same."""
        here = state.clearings[battle.where]
        count = self.forces(state, side, battle.where) + sum(owner == side for owner, _ in here.tokens)
        return count + self.hits_needed(state, side) * sum(owner == side for owner, _ in here.buildings)

    def warriors_removed(
        self, game: Root, seat: int, where: int, count: int, by: int, battle: Battle | None
    ) -> list[FactionStep]:
        """Trait: who defends and loses two or more in a battle, together or one by one, gets two at the keep."""
        board, is_defender = board_of(game.state, seat), battle is not None and battle.defender == seat
        if not is_defender or not has_trait(game.state, "hospitals"):
            return []
        before, board.fallen = board.fallen, board.fallen + count
        is_due = before < ENOUGH_FOR_HOSPITALS <= board.fallen and bool(with_token(game.state, seat, "keep"))
        return [FactionStep(seat, "hospital", where, board.fallen, by)] if is_due else []

    def battle_over(self, game: Root, side: int, battle: Battle) -> None:
        board_of(game.state, side).fallen = 0

    def takes_back(self, board: MechanicalMarquiseBoard, piece: str) -> None:
        """4.2.1 The keep leaves the game."""
        if piece == "keep":
            board.keep = "gone"
        else:
            super().takes_back(board, piece)

    def pieces_on_board(self, board: MechanicalMarquiseBoard, piece: str) -> int:
        return int(board.keep != "map") if piece == "keep" else super().pieces_on_board(board, piece)

    # The board

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """She has expanded as often as one can, and moved into clearings that there are."""
        yield from super().check(state, seat)
        board = board_of(state, seat)
        known = set(board.entered) <= set(state.clearings) and 0 <= board.fallen <= self.warriors
        if not 0 <= board.expanded <= MOST_EXPANSIONS or not known:
            yield Problem("root.check.machine_turn", {"seat": seat})

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Hospitals are for some who fell somewhere."""
        if step.name == "hospital":
            return step.where in state.clearings and 0 < step.count <= self.warriors
        return super().is_sound(state, step)

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """The keep is where it is seen, on the board before the setup, else gone."""
        keep = own.get("keep", "map" if placed["keep"] else "board" if fresh else "gone")
        return {"keep": keep, **{kind: max(0, BUILDINGS - placed[kind]) for kind in KINDS}}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """A track is scored every evening: on average the mean of the three, and a bird takes the best."""
        worth = [POINTS[max(0, built(board_of(state, seat), kind) - 1)] for kind in KINDS]
        return woods.rounds * (0.75 * sum(worth) / len(worth) + 0.25 * max(worth) + 0.6)


FACTION = MechanicalMarquise()
