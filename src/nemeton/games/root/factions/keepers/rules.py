"""The Keepers in Iron (Law 15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Option, Problem, Rule, refill

from ... import rulings
from ...cards import CARDS
from ...pieces import WARRIOR, Loss
from ...places import clearings_beside, crafting_suits
from ...rules.effects import gain_points, place_warriors
from ...rules.homelands import (
    TWO_BETWEEN,
    are_far,
    as_far_as_possible,
    at_edge,
    choose_homeland,
    free_homelands,
    own_homelands,
)
from ...rules.homes import homes_for
from ...rules.removing import remove_together
from ...rules.rule import may_place
from ...rules.turn import craft_if_possible, draw_for_evening
from ...state import are_partners, enemies, map_of, seats
from ...steps import FactionStep, Interlude
from .board import (
    COLUMNS,
    CROWD,
    FACES,
    FIRST_WARRIORS,
    KINDS,
    MOST_SERVANTS,
    RELICS,
    RETAINER,
    VALUES,
    WARRIORS,
    WAYSTATIONS,
    KeepersBoard,
    Relic,
    as_relic,
    piece_of,
    servants,
    true_piece,
    waystation_of,
)
from .camping import Camping
from .choices import ASKED, STAY
from .judge import JudgedKeepers
from .positions import WrittenKeepers
from .relics import board_of, camps, faces_in, lay_in_forest, relics_in, seen_relic
from .retinue import Served

if TYPE_CHECKING:
    from ...state import Battle, Root, RootState


class Keepers(Camping, Served, WrittenKeepers, JudgedKeepers):
    """They dig relics out of the forests and bring them home."""

    name = "keepers"
    order = "K"
    reach = 8
    promise = 0.6
    begins_in_corner = True
    is_militant = True
    warriors = WARRIORS
    piece_counts: ClassVar[dict[str, int]] = {
        **dict.fromkeys(FACES, 1),
        **{piece: VALUES.count(piece.rpartition("_")[2]) for piece in RELICS},
    }
    reactions = ("trophy",)
    effect_pieces: ClassVar = {"trophy": RELICS}
    asked = ASKED
    zones: ClassVar = {"values of relics that lie face down in forests": "nobody"}
    steps = (
        *("encamp", "decamp", "recruit", "craft", "retinue", *COLUMNS),
        *("dig", "more", "live", "gather", "draw", "carry", *reactions),
    )

    def board(self) -> KeepersBoard:
        return KeepersBoard()

    # Setup (15.3)

    def prepare(self, game: Root, seat: int) -> Rule[None]:
        """15.3.2 A relic in every forest; 15.3.3 warriors in a corner and beside it; 15.3.4 the other relics far from
        them; 15.3.5 a faithful retainer in each column."""
        state = game.state
        self.lay_relics(game, seat)
        home = yield Ask(seat, "root.keepers.home", self.corners(state, seat), law="15.3.3")
        state.homes[seat] = home
        place_warriors(game, seat, home, FIRST_WARRIORS, "15.3.3")
        near = [to for to in clearings_beside(state, home) if to in map_of(state).edge and may_place(state, seat, to)]
        if near:
            beside = yield Ask(seat, "root.keepers.edge", sorted(near), law="15.3.3")
            place_warriors(game, seat, beside, FIRST_WARRIORS, "15.3.3")
        yield from self.spread(game, seat)
        self.call_retainers(state, seat)

    def lay_relics(self, game: Root, seat: int) -> None:
        """A relic in every forest, at random."""
        board = board_of(game.state, seat)
        game.shuffle(board.aside, "relics")
        for forest in map_of(game.state).forests:
            if board.aside:
                lay_in_forest(board, forest, board.aside.pop())
        board.aside.sort(key=lambda relic: relic.kind)

    def call_retainers(self, state: RootState, seat: int) -> None:
        """A faithful retainer in each column."""
        for column in COLUMNS:
            board_of(state, seat).retinue[column].append(RETAINER)

    # Setup by card (A.8.2)

    def pairs(self, state: RootState, seat: int) -> list[tuple[int, int]]:
        """Two clearings at the edge of the map that lie beside each other and that nobody has chosen."""
        free = [where for where in free_homelands(state, seat) if where in map_of(state).edge]
        return [(one, other) for one in free for other in clearings_beside(state, one) if other in free]

    def can_settle(self, state: RootState, seat: int) -> bool:
        return bool(self.pairs(state, seat))

    def homelands(self, state: RootState, seat: int) -> list[int]:
        """Beside each other at the edge, both two clearings or more from others; where that cannot be, one by one as
        far as possible."""
        chosen = own_homelands(state, seat)
        if chosen:
            free = free_homelands(state, seat)
            beside = [where for where in clearings_beside(state, chosen[0]) if where in free]
            found = at_edge(state, beside or free)
            return as_far_as_possible(state, seat, found, TWO_BETWEEN)
        pairs = self.pairs(state, seat)
        far = [pair for pair in pairs if are_far(state, seat, pair, TWO_BETWEEN)]
        firsts = sorted({one for one, _ in far or pairs}) or at_edge(state, free_homelands(state, seat))
        return as_far_as_possible(state, seat, firsts, TWO_BETWEEN)

    def settle(self, game: Root, seat: int) -> Rule[None]:
        """Relics in all forests, four warriors in each of two homelands, the other relics far from them, retainers."""
        state = game.state
        self.lay_relics(game, seat)
        for left in (2, 1):
            home = yield from choose_homeland(game, seat, self.homelands(state, seat), left)
            place_warriors(game, seat, home, FIRST_WARRIORS, "A.8.2")
        yield from self.spread(game, seat, "A.8.2")
        self.call_retainers(state, seat)

    def corners(self, state: RootState, seat: int) -> list[int]:
        """A corner that nobody has chosen, opposite somebody where possible; ruling K1: where all are taken, another
        clearing (H1), at the edge if possible."""
        found = homes_for(state, seat)
        return [where for where in found if where in map_of(state).edge] or found

    def spread(self, game: Root, seat: int, law: str = "15.3.4") -> Rule[None]:
        """15.3.4 The relics that are left, as evenly as possible, in forests beside no warrior of theirs: where they
        come is chosen, which come where is chance."""
        state = game.state
        board, land = board_of(state, seat), map_of(state)
        far = [
            forest
            for forest, site in land.forests.items()
            if not any(state.clearings[where].warriors[seat] for where in site.clearings)
        ] or [*land.forests]
        rounds, over = divmod(len(board.aside), len(far))
        chosen, left = far * rounds, [*far]
        for count in range(over, 0, -1):
            forest = yield Ask(seat, "root.keepers.spread", [*left], about={"left": count}, law=law)
            left.remove(forest)
            chosen.append(forest)
        game.shuffle(board.aside, "relics")
        for forest in chosen:
            lay_in_forest(board, forest, board.aside.pop())
        game.tell("root.relics_spread", seat=seat, count=len(chosen), law=law)

    def is_set_up(self, board: KeepersBoard) -> bool:
        return not board.aside

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        board = board_of(game.state, seat)
        match name:
            case "birdsong":
                board.camped = []
                game.push(*(FactionStep(seat, part) for part in ("encamp", "decamp", "recruit")))
            case "daylight":
                game.push(FactionStep(seat, "craft"), FactionStep(seat, "retinue"), Interlude(seat, "daylight"))
            case _:
                board.playing, board.resolved = "", {column: [] for column in COLUMNS}
                game.push(*(FactionStep(seat, part) for part in ("live", "gather", "draw")))
        return None

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        match step.name:
            case "encamp":
                return self.encamp(game, seat)
            case "decamp":
                return self.decamp(game, seat)
            case "recruit":
                return self.recruit(game, seat)
            case "craft":
                return craft_if_possible(game, seat, "15.5.1")
            case "retinue":
                self.begin_service(game, seat)
            case "dig":
                return self.dig(game, step)
            case "more":
                return self.more(game, step)
            case "live":
                self.live_off_the_land(game, seat)
            case "gather":
                return self.gather(game, step)
            case "draw":
                draw_for_evening(game, seat)
            case "carry":
                return self.carry(game, step)
            case "trophy":
                return self.trophy(game, step)
            case _:
                return self.serve(game, seat, step.name)
        return None

    # Daylight (15.5): the rest stands in `retinue.py`

    def crafting_pieces(self, state: RootState, seat: int) -> dict[str, int]:
        """15.2.3 Waystations."""
        return crafting_suits(state, camps(state, seat))

    def workplaces(self, state: RootState, seat: int) -> list[int]:
        return camps(state, seat)

    # Evening (15.6)

    def live_off_the_land(self, game: Root, seat: int) -> None:
        """15.6.1 A warrior leaves every clearing in which four or more stand."""
        crowded = [where for where, here in game.state.clearings.items() if here.warriors[seat] >= CROWD]
        if crowded:
            remove_together(game, [Loss(seat, where, WARRIOR, by=seat) for where in crowded])

    def evening_cards(self, state: RootState, seat: int) -> int:
        """15.6.3 One, and one for each waystation on the map."""
        return 1 + len(WAYSTATIONS) - len(board_of(state, seat).waystations)

    # Relics move, fight and fall (15.2.4, 15.2.5)

    def has_moved(self, game: Root, seat: int, origin: int, to: int, count: int) -> list[FactionStep]:
        """15.2.4 Each warrior may carry a relic."""
        if not relics_in(game.state, seat, origin):
            return []
        board_of(game.state, seat).bearers = count
        return [FactionStep(seat, "carry", to, origin)]

    def carry(self, game: Root, step: FactionStep) -> Rule[None]:
        """One relic after the other comes along; ruling K2: the Keepers choose them, whoever moves their warriors."""
        state, seat, to, origin = game.state, step.seat, step.where, step.count
        board = board_of(state, seat)
        pieces = sorted(set(relics_in(state, seat, origin)))
        choice: Option = STAY
        if pieces and board.bearers:
            about = {"origin": origin, "to": to, "left": board.bearers}
            chooser = seat if rulings.OWNERS_CHOOSE_LOADS else state.active
            choice = yield Ask(chooser, "root.keepers.carry", [*pieces, STAY], about=about, law="15.2.4")
        if choice == STAY:
            board.bearers = 0
            return
        board.bearers -= 1
        state.clearings[origin].tokens.remove((seat, choice))
        state.clearings[to].tokens = sorted([*state.clearings[to].tokens, (seat, choice)])
        game.tell("root.carried", seat=seat, origin=origin, to=to, piece=choice, law="15.2.4")
        game.push(step)

    def ignores_first_hit(self, state: RootState, seat: int, battle: Battle) -> str:
        """15.2.4 Devout knights: with a relic and a warrior there."""
        devout = state.clearings[battle.where].warriors[seat] and relics_in(state, seat, battle.where)
        return "15.2.4" if devout else ""

    def rewards(self, game: Root, seat: int, losses: list[Loss]) -> None:
        """15.2.5 Prized trophies: an enemy who removes a relic scores one more for it."""
        foes = enemies(game.state, seat)
        for other in seats(game.state):
            taken = sum(loss.by == other and loss.piece in RELICS for loss in losses)
            if taken and (other in foes or (rulings.PARTNERS_TAKE_TROPHIES and other != seat)):
                gain_points(game, other, taken, "15.2.5")

    def takes_back(self, board: KeepersBoard, piece: str) -> None:
        """A relic waits for a forest; a waystation is in the supply again."""
        if piece in RELICS:
            board.fallen.append(piece)
        else:
            board.waystations = [name for name in WAYSTATIONS if name in (*board.waystations, waystation_of(piece))]

    def piece_removed(self, game: Root, seat: int, loss: Loss) -> list[FactionStep]:
        """15.2.5 Whoever removes a relic lays it in a forest; no trophy for a partner (ruling K3)."""
        if loss.piece not in RELICS:
            return []
        is_partner = loss.by >= 0 and are_partners(game.state, seat, loss.by)
        if loss.by == seat or (is_partner and not rulings.PARTNERS_TAKE_TROPHIES):
            board = board_of(game.state, seat)
            board.fallen.remove(loss.piece)
            board.gone.append(loss.piece)
            return []
        return [FactionStep(seat, "trophy", loss.where, RELICS.index(loss.piece), loss.by)]

    def trophy(self, game: Root, step: FactionStep) -> Rule[None]:
        """15.2.5 It lies in any forest, its value up."""
        state, seat, piece = game.state, step.seat, RELICS[step.count]
        board = board_of(state, seat)
        if piece not in board.fallen:
            return
        chooser = step.by if step.by in seats(state) else state.active
        forests = [*map_of(state).forests]
        forest = yield Ask(
            chooser, "root.keepers.trophy", forests, about={"piece": piece, "where": step.where}, law="15.2.5"
        )
        board.fallen.remove(piece)
        lay_in_forest(board, forest, as_relic(piece))
        game.tell("root.trophy", seat=chooser, whom=seat, to=forest, piece=piece, law="15.2.5")

    # The board

    def in_forests(self, board: KeepersBoard) -> dict[str, list[str]]:
        return {forest: [piece_of(relic) for relic in lying] for forest, lying in board.forests.items()}

    def open_cards(self, board: KeepersBoard) -> list[str]:
        """The retinue, without faithful retainers."""
        return [card for column in board.retinue.values() for card in column if card != RETAINER]

    def pieces_on_board(self, board: KeepersBoard, piece: str) -> int:
        """Relics in forests, recovered ones, and those that are nowhere else."""
        there = [true_piece(relic) for relic in self.face_down(board)]
        return (*there, *board.fallen, *board.gone, *board.recovered).count(piece)

    def pieces_aside(self, state: RootState, seat: int, piece: str) -> int:
        """A waystation lies one way or the other."""
        if piece in FACES:
            return 1 - sum(face == piece for where in state.clearings for face in faces_in(state, seat, where))
        return self.pieces_on_board(board_of(state, seat), piece)

    def face_down(self, board: KeepersBoard) -> list[Relic]:
        """All relics in forests and aside, either side up."""
        return [*board.aside, *(relic for lying in board.forests.values() for relic in lying)]

    def conceal_board(self, board: KeepersBoard, viewer: int) -> KeepersBoard:
        """15.2.1 Nobody looks at values that lie face down."""
        seen = super().conceal_board(board, viewer)
        assert isinstance(seen, KeepersBoard)
        seen.aside = [seen_relic(relic, viewer) for relic in board.aside]
        seen.forests = {
            forest: [seen_relic(relic, viewer) for relic in lying] for forest, lying in board.forests.items()
        }
        return seen

    def imagine_board(self, board: KeepersBoard, viewer: int, rng: Random) -> None:
        """Deal the values of each kind anew over those that lie face down."""
        relics = self.face_down(board)
        for kind in KINDS:
            refill([[relic.value for relic in relics if relic.kind == kind]], viewer, rng)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Steps that speak of a clearing name one; a trophy waits for its forest."""
        match step.name:
            case "dig" | "more":
                return step.where in state.clearings
            case "carry":
                return step.where in state.clearings and step.count in state.clearings and step.where != step.count
            case "trophy":
                return step.count < len(RELICS) and RELICS[step.count] in board_of(state, step.seat).fallen
        return True

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """Relics in forests that there are, each waystation once, a retinue of ten at most with its retainers."""
        board = board_of(state, seat)
        faces = Counter(waystation_of(face) for where in state.clearings for face in faces_in(state, seat, where))
        if any(board.waystations.count(name) + faces[name] != 1 for name in WAYSTATIONS) or any(
            name not in WAYSTATIONS for name in board.waystations
        ):
            yield Problem("root.check.waystations", {"seat": seat})
        if not {*board.forests} <= {*map_of(state).forests}:
            yield Problem("root.check.relics", {"seat": seat})
        if any(relic.kind not in KINDS or relic.value.card not in VALUES for relic in self.face_down(board)):
            yield Problem("root.check.relics", {"seat": seat})
        if any(piece not in RELICS for piece in (*board.fallen, *board.gone, *board.recovered)):
            yield Problem("root.check.relics", {"seat": seat})
        if not 0 <= board.bearers <= WARRIORS or not {*board.camped} <= {*state.clearings}:
            yield Problem("root.check.actions", {"seat": seat})
        yield from self.check_retinue(board, seat)

    def check_retinue(self, board: KeepersBoard, seat: int) -> Iterator[Problem]:
        """Three columns of cards that there are; faithful retainers are in them or have left the game."""
        if board.retinue.keys() != {*COLUMNS} or board.resolved.keys() != {*COLUMNS}:
            yield Problem("root.check.retinue", {"seat": seat})
            return
        cards = [card for column in COLUMNS for card in board.retinue[column]]
        retainers = cards.count(RETAINER) + board.retired
        fresh = bool(board.aside)
        if (
            any(card != RETAINER and card not in CARDS for card in cards)
            or any(Counter(board.resolved[column]) - Counter(board.retinue[column]) for column in COLUMNS)
            or servants(board) > MOST_SERVANTS
            or board.retired < 0
            or retainers != (0 if fresh else len(COLUMNS))
            or (board.playing and board.playing not in cards)
        ):
            yield Problem("root.check.retinue", {"seat": seat})


FACTION = Keepers()
