"""The Underground Duchy (Law 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Option, Phrase, Problem, Rule

from ...places import clearings_beside, crafting_suits, fits
from ...refusals import refused_battles, refused_dominance
from ...rules.battle import Assault, legal_battles
from ...rules.card_effects import anytime_options
from ...rules.common_knowledge import by_hand
from ...rules.effects import place_token, place_warriors
from ...rules.homelands import NOT_ADJACENT, as_far_as_possible, choose_homeland, free_homelands, spread_evenly
from ...rules.homes import homes_for
from ...rules.movement import every_move, make_move, refused_moves
from ...rules.rule import may_place
from ...rules.turn import choose_deed, craft_if_possible, draw_for_evening
from ...state import tokens_in, with_building
from ...steps import FactionStep, StartBattle
from .board import (
    ASSEMBLY,
    BRIGADIER,
    BUILDINGS,
    CAPTAIN,
    CITADEL,
    MARKET,
    MARSHAL,
    MINISTERS,
    OF_EACH,
    RANKS,
    TUNNEL,
    DuchyBoard,
    crowns_left,
    law_of,
    recruits,
)
from .burrow import board_of
from .choices import ASKED, Dig, Recruit, RevealToBuild
from .judge import JudgedDuchy
from .parliament import END, Parliament
from .positions import WrittenDuchy
from .refusals import refused_in_assembly

if TYPE_CHECKING:
    from ...state import Root, RootState

FIRST_WARRIORS = 2
SPREAD_WARRIORS = 5  # around the homeland, in an advanced setup


class Duchy(WrittenDuchy, JudgedDuchy, Parliament):
    """They come up through tunnels, build, and win their ministers over; whatever falls, falls on them."""

    name = "duchy"
    order = "H"
    reach = 8
    promise = 1.4
    begins_in_corner = True
    is_militant = True
    warriors = 20
    piece_counts: ClassVar[dict[str, int]] = {CITADEL: OF_EACH, MARKET: OF_EACH, TUNNEL: OF_EACH}
    reactions = ("failure",)
    steps = (
        *("assembly", "parliament", "sway", "return", "craft", "draw"),
        *("foremole", "captain", "brigadier", "second_battle", "banker"),
        *reactions,
    )
    grants = (law_of(MARSHAL), law_of(BRIGADIER))
    asked = ASKED

    def board(self) -> DuchyBoard:
        return DuchyBoard()

    # Setup (12.3)

    def prepare(self, game: Root, seat: int) -> Rule[None]:
        """12.3.3 Two warriors and a tunnel in a free corner, opposite somebody where possible; two more in each
        clearing beside it."""
        state = game.state
        home = yield Ask(seat, "root.duchy.home", homes_for(state, seat), law="12.3.3")
        state.homes[seat] = home
        place_warriors(game, seat, home, FIRST_WARRIORS, "12.3.3")
        board_of(state, seat).tunnel -= 1
        place_token(game, seat, home, TUNNEL, "12.3.3")
        for where in clearings_beside(state, home):
            if may_place(state, seat, where):
                place_warriors(game, seat, where, FIRST_WARRIORS, "12.3.3")

    def homelands(self, state: RootState, seat: int) -> list[int]:
        """A.8.2 Any clearing beside no homeland of others."""
        return as_far_as_possible(state, seat, free_homelands(state, seat), NOT_ADJACENT)

    def settle(self, game: Root, seat: int) -> Rule[None]:
        """A.8.2 Two warriors and a tunnel in the homeland, five warriors spread around it."""
        home = yield from choose_homeland(game, seat, self.homelands(game.state, seat))
        place_warriors(game, seat, home, FIRST_WARRIORS, "A.8.2")
        board_of(game.state, seat).tunnel -= 1
        place_token(game, seat, home, TUNNEL, "A.8.2")
        yield from spread_evenly(game, seat, home, SPREAD_WARRIORS)

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        board = board_of(game.state, seat)
        match name:
            case "birdsong":
                self.recruit(game, seat, recruits(board), "12.4")
            case "daylight":
                board.actions, board.acted = ASSEMBLY, []
                game.push(*(FactionStep(seat, part) for part in ("assembly", "parliament", "sway")))
            case _:
                game.push(*(FactionStep(seat, part) for part in ("return", "craft", "draw")))
        return None

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        match step.name:
            case "assembly":
                return self.assembly(game, seat)
            case "parliament":
                return self.parliament(game, seat)
            case "sway":
                return self.sway(game, seat)
            case "foremole":
                return self.foremole(game, seat)
            case "captain":
                return self.captain(game, seat, CAPTAIN)
            case "second_battle":
                return self.captain(game, seat, BRIGADIER)
            case "brigadier":
                return self.brigadier(game, seat)
            case "banker":
                return self.banker(game, seat)
            case "failure":
                return self.failure(game, seat)
            case "craft":
                return craft_if_possible(game, seat, "12.6.2")
            case "return":
                self.take_back(game, seat)
            case _:
                draw_for_evening(game, seat)
        return None

    # The assembly (12.5.1)

    def assembly(self, game: Root, seat: int) -> Rule[None]:
        """12.5.1 Up to two actions, in any order."""
        state = game.state
        board = board_of(state, seat)
        if not board.actions:
            return
        step = FactionStep(seat, "assembly")
        ask = Ask(
            seat,
            "root.duchy.assembly",
            by_hand(state, seat, lambda: [*self.actions_now(state, seat), *anytime_options(state, seat), END]),
            about={"left": board.actions},
            law="12.5.1",
            refused=lambda: [
                *refused_in_assembly(state, seat, self),
                *refused_moves(state, seat),
                *refused_battles(state, seat),
                *refused_dominance(state, seat),
            ],
        )
        choice = yield from choose_deed(game, step, ask)
        if choice == END:
            board.actions = 0
        if choice in (None, END):
            return
        game.push(step)
        board.actions -= 1
        match choice:
            case RevealToBuild():
                self.build(game, seat, choice, "12.5.1.I")
            case Recruit():
                self.recruit(game, seat, 1, "12.5.1.II")
            case Assault(where, defender):
                game.push(StartBattle(seat, defender, where))
            case Dig():
                yield from self.dig(game, seat, choice)
            case _:
                yield from make_move(game, seat, choice, "12.5.1.III")

    def actions_now(self, state: RootState, seat: int) -> list[Option]:
        """What the assembly may do."""
        cards = sorted({card.card for card in state.hands[seat]})
        pieces = self.left_to_build(state, seat)
        options: list[Option] = [
            RevealToBuild(card, piece, where)
            for where in self.sites(state, seat)
            for card in cards
            if fits(state, card, where)
            for piece in pieces
        ]
        if state.supply[seat]:
            options.append(Recruit())
        options += [*every_move(state, seat), *legal_battles(state, seat)]
        options += [
            Dig(card, where) for where in self.grounds(state, seat) for card in cards if fits(state, card, where)
        ]
        return options

    def grounds(self, state: RootState, seat: int) -> list[int]:
        """Where they may dig: in clearings without a tunnel (12.5.1.V). Rule is not asked for."""
        return [
            where
            for where in state.clearings
            if not tokens_in(state, seat, where, TUNNEL) and may_place(state, seat, where)
        ]

    # Evening (12.6)

    def crafting_pieces(self, state: RootState, seat: int) -> dict[str, int]:
        """12.2.1 Citadels and markets."""
        return crafting_suits(state, self.workplaces(state, seat))

    def workplaces(self, state: RootState, seat: int) -> list[int]:
        return [where for piece in BUILDINGS for where in with_building(state, seat, piece)]

    def evening_cards(self, state: RootState, seat: int) -> int:
        """12.6.3 One, and one for each market on the map."""
        return 1 + OF_EACH - board_of(state, seat).market

    # The board

    def open_cards(self, board: DuchyBoard) -> list[str]:
        """Those revealed."""
        return board.revealed

    def left_undone(self, board: DuchyBoard) -> Phrase | None:
        """Actions of the assembly, or ministers who have not acted."""
        if board.actions:
            return Phrase("root.text.undone.actions", {"count": board.actions})
        waiting = len(set(board.swayed) - set(board.acted))
        return Phrase("root.text.undone.ministers", {"count": waiting}) if waiting else None

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """Ministers and crowns that there are, one tunnel in a clearing, and what a turn may have used."""
        board = board_of(state, seat)
        known = {*board.swayed, *board.acted} <= MINISTERS.keys() and board.lost.keys() <= RANKS.keys()
        twice = len({*board.swayed}) < len(board.swayed) or len({*board.acted}) < len(board.acted)
        if not known or twice:
            yield Problem("root.check.ministers", {"seat": seat})
            return
        for rank in RANKS:
            if board.lost.get(rank, 0) < 0 or crowns_left(board, rank) < 0:
                yield Problem("root.check.crowns", {"seat": seat, "rank": rank})
        if not 0 <= board.actions <= ASSEMBLY:
            yield Problem("root.check.actions", {"seat": seat})
        if board.burrow < 0:
            yield Problem("root.check.burrow", {"seat": seat})
        if board.revealed and state.active != seat:
            yield Problem("root.check.revealed_late", {"seat": seat})
        for where in state.clearings:
            if tokens_in(state, seat, where, TUNNEL) > 1:
                yield Problem("root.check.tunnel_twice", {"where": where})

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Buildings are lost somewhere."""
        return step.name != "failure" or step.where in state.clearings


FACTION = Duchy()
