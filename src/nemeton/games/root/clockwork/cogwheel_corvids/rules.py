"""The Cogwheel Corvids (Law of Rootbotics 11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import msgspec

from nemeton.kernel import Ask, Hidden, Problem, Rule, concealed, refill
from nemeton.kernel.bounds import Name

from ... import rulings
from ...cards import CARDS, IMMEDIATE, SUITS
from ...pieces import TOKEN, WARRIOR, Loss
from ...places import clearings_of
from ...rules.effects import discard_at_random, discard_card, is_machine, place_token, score, spend_card
from ...rules.removing import remove_together, sweep
from ...rules.rule import faction
from ...state import NOBODY, Battle, are_allied, names, seats, tokens_in
from ...steps import FactionStep
from ...written import NOTATION, Names
from ..automaton import BATTLE_IN, END_OF_TURN, MOVE_FROM, SHARED_STEPS, Automaton, has_trait, on_the_way
from ..services import any_card, is_advanced
from ..targets import Chosen, Eyes, Test, choose_clearing, choose_player, in_order, opponents, pieces_of
from .board import BOMB, EACH, EXTORTION, KINDS, PLOT, PLOTS, RAID, SNARE, WARRIORS, CogwheelCorvidsBoard
from .choices import ASKED

if TYPE_CHECKING:
    from ....root.judge import Woods
    from ....root.positions import Page
    from ...state import Root, RootState

STAYING, FIGHTERS, PLOTTERS = 2, 2, 3
PlotsByPlace = Annotated[dict[Name, Name], msgspec.Meta(max_length=12)]


def board_of(state: RootState, seat: int) -> CogwheelCorvidsBoard:
    """Their board."""
    board = state.boards[seat]
    assert isinstance(board, CogwheelCorvidsBoard)
    return board


def shown_plots(state: RootState, seat: int, kind: str = "") -> list[int]:
    """The clearings with a plot face up, of any kind or of one."""
    wanted = (kind,) if kind else KINDS
    return [at for at, here in state.clearings.items() for one, it in here.tokens if one == seat and it in wanted]


class CogwheelCorvids(Automaton):
    """They lay plots at random, turn all of them up at dawn, and score the more the more lie open."""

    name = "cogwheel_corvids"
    stands_for = "corvids"
    section = "11"
    order = "I"
    reach = 3
    warriors = WARRIORS
    barred = ("root.refused.snared", "RB.11.7")
    trap = SNARE
    piece_counts: ClassVar[dict[str, int]] = {PLOT: PLOTS, **dict.fromkeys(KINDS, EACH)}
    warrior_word = "crow"
    tokens = (PLOT, *KINDS)
    board_keys = ("order", "plots", "supply")
    steps = (
        *SHARED_STEPS,
        *("favor", "dawn", "recruit", "flip", "turned", "extort", "plot", "thicken", "score", "raid", "backup"),
    )
    reactions = ("raid", "backup")
    effect_words: ClassVar = {"raid": "raid", "backup": "raid"}
    zones: ClassVar = {"plots of an automaton face down": "nobody"}
    asked = ASKED

    def board(self) -> CogwheelCorvidsBoard:
        return CogwheelCorvidsBoard()

    # Setup (11.3)

    def prepare(self, game: Root, seat: int) -> None:
        """The plots are mixed; a warrior in the clearing of lowest priority of each suit."""
        state = game.state
        game.shuffle(board_of(state, seat).supply, "plots")
        for suit in SUITS:
            able = [where for where in clearings_of(state, suit) if self.may_place(state, seat, where)]
            for where in in_order(state, able, lowest=True)[:1]:
                self.place(game, seat, where, 1, self.law("3"))

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        state = game.state
        match name:
            case "birdsong":
                favor = [FactionStep(seat, "favor")] if is_advanced(state, seat) else []
                game.push(*favor, FactionStep(seat, "dawn"))
            case "daylight":
                ordered, plots = self.ordered(state, seat), 2 if has_trait(state, "mastermind") else 1
                fights, moves = on_the_way(seat, BATTLE_IN, ordered), on_the_way(seat, MOVE_FROM, ordered)
                game.push(*fights, *moves, *[FactionStep(seat, "plot")] * plots, FactionStep(seat, "thicken"))
            case _:
                game.push(FactionStep(seat, "score"), FactionStep(seat, END_OF_TURN))
        return None

    def own_step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat, state = step.seat, game.state
        match step.name:
            case "favor":
                self.ask_a_favor(game, seat)
            case "dawn":
                self.reveal_and_craft(game, seat)
                self.recruit(game, seat)
                game.push(*on_the_way(seat, "flip", in_order(state, board_of(state, seat).plots)))
            case "flip":
                return self.flip(game, seat, step.where)
            case "extort":
                return self.extort(game, step)
            case "plot":
                ordered = self.ordered(state, seat)
                self.lay_plot(game, seat, self.plot_site(state, seat, ordered, 1))
            case "thicken":
                self.thicken(game, seat)
            case "score":
                score(game, seat, len(shown_plots(state, seat, EXTORTION)), self.law("6"))
                self.discard_order(game, seat)
            case "raid":
                self.raid(game, seat, step.where)
            case "backup":
                self.place(game, seat, step.where, 1, "RB.3.3")
        return None

    # Birdsong (11.4)

    def ask_a_favor(self, game: Root, seat: int) -> None:
        """By its card of advanced services it buys a favour at the start of its turn, and it is done at once."""
        bought = any_card(game, seat, lambda card: CARDS[card].kind == IMMEDIATE)
        if bought:
            discard_card(game, bought)
            game.tell("root.machine.favor", seat=seat, card=bought, law="RB.9.7")
            effect = CARDS[bought].on_crafting
            assert effect is not None, "what is done at once does something"
            effect(game, seat)

    def recruit(self, game: Root, seat: int) -> None:
        """11.4.3 Two warriors in each of two ordered clearings: no plot there, then most of them. Who runs out, even in
        the middle of it, lays a plot before the rest is placed."""
        state = game.state
        count = self.by_difficulty(state, seat, 1, 2, 3)
        able = [where for where in self.ordered(state, seat) if self.may_place(state, seat, where)]
        for _ in range(2):
            plotless = Test("no_plot", lambda at: not tokens_in(state, seat, at))
            site = choose_clearing(state, able, plotless, Eyes(state, seat).most_own())
            if site is None:
                return
            able.remove(site.target)
            where = self.tell_place(game, seat, "recruits", site, "4")
            left = count
            while left and (state.supply[seat] or self.thicken(game, seat)):
                placed = self.place(game, seat, where, left, self.law("4"))
                left = left - placed if placed else 0  # a trap keeps all of them away

    def thicken(self, game: Root, seat: int) -> bool:
        """11.5.4 A plot where three of them and no plot are; is there anybody to place then?"""
        site = self.plot_site(game.state, seat, list(game.state.clearings), PLOTTERS)
        self.lay_plot(game, seat, site)
        return site is not None and game.state.supply[seat] > 0

    def flip(self, game: Root, seat: int, where: int) -> Rule[None]:
        """11.4.4 A plot is turned up, scores for all that lie open now, and acts. By a trait somebody guesses first."""
        state = game.state
        board = board_of(state, seat)
        if where not in board.plots:
            return
        guesser = self.guesser(state, seat, where) if has_trait(state, "gamble") else NOBODY
        guess = ""
        if guesser != NOBODY:
            guess = yield Ask(
                guesser, "root.machine.gamble", list(KINDS), about={"where": where, "whom": seat}, law="RB.3.3"
            )
        kind = board.plots.pop(where).card
        game.shown()
        here = state.clearings[where]
        here.tokens.remove((seat, PLOT))
        here.tokens.append((seat, kind))
        here.tokens.sort()
        game.tell("root.flipped", seat=seat, where=where, piece=kind, law=self.law("4"))
        score(game, seat, len(shown_plots(state, seat)), self.law("4"))
        if guess == kind:
            game.tell("root.machine.guessed", seat=guesser, where=where, law="RB.3.3")
            board.guessed = True
            remove_together(game, [Loss(seat, where, TOKEN, kind, by=guesser)])
            board.guessed = False
            return
        if guess:
            score(game, seat, 1, "RB.3.3")
        self.strike(game, seat, where, kind)

    def guesser(self, state: RootState, seat: int, where: int) -> int:
        """The person with most pieces there."""
        there = [one for one in seats(state) if not is_machine(state, one) and pieces_of(state, one, where)]
        whom = choose_player(state, there, Eyes(state, seat).most_pieces(where))
        return NOBODY if whom is None else whom.target

    def strike(self, game: Root, seat: int, where: int, kind: str) -> None:
        """11.7 What a plot does when it is turned up; by a trait each is a bomb as well, and swapped as one (A23)."""
        state = game.state
        if kind == EXTORTION:
            there = [
                one
                for one in seats(state)
                if one != seat and not is_machine(state, one) and faction(state, one).is_there(state, one, where)
            ]
            game.push(*(FactionStep(seat, "extort", where, by=one) for one in there))
        if kind == BOMB or has_trait(state, "vendetta"):
            sweep(game, seat, [where], blown_up=True)
            self.swap(game, seat, where, kind)

    def swap(self, game: Root, seat: int, where: int, spent: str) -> None:
        """11.7.1 The bomb is swapped for a random plot of the supply, face up and without effect."""
        state = game.state
        board, here = board_of(state, seat), state.clearings[where]
        if not board.supply:
            return
        kind = board.supply.pop().card
        game.shown()
        here.tokens.remove((seat, spent))
        here.tokens.append((seat, kind))
        here.tokens.sort()
        board.supply.append(Hidden(spent))
        self.mix(game, seat)
        game.tell("root.flipped", seat=seat, where=where, piece=kind, law=self.law("7"))

    def mix(self, game: Root, seat: int) -> None:
        """A plot has come back to the supply, and all are mixed."""
        supply = board_of(game.state, seat).supply
        for plot in supply:
            plot.known = 0
        game.shuffle(supply, "plots")

    def extort(self, game: Root, step: FactionStep) -> Rule[None]:
        """11.7.3 Whoever has a piece there discards a card of choice (ruling A14)."""
        state, whom = game.state, step.by
        if not state.hands[whom]:
            return
        if not rulings.VICTIMS_CHOOSE:
            discard_at_random(game, whom, self.law("7"))
            return
        card = yield Ask(
            whom,
            "root.machine.extort",
            lambda: sorted(set(names(state.hands[whom]))),
            about={"where": step.where, "whom": step.seat},
            law=self.law("7"),
        )
        spend_card(game, whom, card, self.law("7"))

    # Daylight (11.5)

    def battle_law(self) -> str:
        return self.law("5")

    def battle_in(self, game: Root, seat: int, where: int) -> None:
        """11.5.1 Only with two warriors there."""
        if game.state.clearings[where].warriors[seat] >= FIGHTERS:
            super().battle_in(game, seat, where)

    def defender(self, state: RootState, seat: int, where: int) -> Chosen | None:
        """11.5.1.I Most buildings and tokens there, then most points."""
        eyes = Eyes(state, seat)
        return choose_player(state, opponents(state, seat, where), eyes.most_razeable(where), eyes.most_points())

    def move_from(self, game: Root, seat: int, where: int) -> None:
        """11.5.2 All but two leave a clearing with a plot face up for one without a plot, where most of them are; if
        all have one, for that of lowest priority."""
        state = game.state
        count = state.clearings[where].warriors[seat] - STAYING
        if count <= 0 or where not in shown_plots(state, seat):
            return
        ways = self.ways_out(state, seat, where)
        free = [to for to in ways if not tokens_in(state, seat, to)]
        to = choose_clearing(state, free, Eyes(state, seat).most_own()) or choose_clearing(state, ways, lowest=True)
        if to is not None:
            self.tell_place(game, seat, "marches", to, "5")
            self.go(game, seat, where, to.target, count, self.law("5"))

    def plot_site(self, state: RootState, seat: int, clearings: list[int], least: int) -> Chosen | None:
        """11.5.3, 11.5.4 The clearing without a plot where most of them are, if they are enough."""
        able = [
            where
            for where in clearings
            if state.clearings[where].warriors[seat] >= least
            and not tokens_in(state, seat, where)
            and self.may_place(state, seat, where)
        ]
        return choose_clearing(state, able, Eyes(state, seat).most_own()) if board_of(state, seat).supply else None

    def lay_plot(self, game: Root, seat: int, site: Chosen | None) -> None:
        """A warrior is removed for a random plot face down."""
        if site is None:
            return
        state = game.state
        where = self.tell_place(game, seat, "plots", site, "5")
        if self.springs(game, seat, where, self.law("5")):
            return
        remove_together(game, [Loss(seat, where, WARRIOR, by=seat)])
        board = board_of(state, seat)
        board.plots[where] = board.supply.pop()
        board.plots = dict(sorted(board.plots.items()))
        place_token(game, seat, where, PLOT, self.law("5"))

    # Plots that leave, and what those that lie do (11.2, 11.7)

    def needs_rule(self, state: RootState, side: int, origin: int, to: int) -> bool:
        """11.2.1 Nimble."""
        return False

    def extra_hits(self, state: RootState, side: int, battle: Battle) -> int:
        """11.2.2 Embedded agents."""
        return int(side == battle.defender and bool(tokens_in(state, side, battle.where, PLOT)))

    def snares(self, state: RootState, side: int, where: int, other: int) -> bool:
        """11.7.2 A snare face up holds people's pieces."""
        if is_machine(state, other) or are_allied(state, side, other):
            return False
        return other != side and (side, SNARE) in state.clearings[where].tokens

    def forbids_placing(self, state: RootState, side: int, where: int, placer: int) -> bool:
        return self.snares(state, side, where, placer)

    def forbids_leaving(self, state: RootState, side: int, where: int, mover: int) -> bool:
        return self.snares(state, side, where, mover)

    def returns(self, state: RootState, side: int, piece: str) -> None:
        """A plot comes back to the supply; which one lay face down is known by the clearing that has lost its token."""
        board = board_of(state, side)
        if piece in KINDS:
            board.supply.append(Hidden(piece))
            return
        where = next(where for where in board.plots if not tokens_in(state, side, where, PLOT))
        board.fell[where] = board.plots[where].card
        board.supply.append(board.plots.pop(where))

    def has_lost(self, game: Root, side: int, losses: list[Loss], battle: Battle | None) -> list[FactionStep]:
        """Plots come back to the supply; 11.7.4 a raid comes, unless it was guessed; by a trait a warrior stays."""
        state = game.state
        board = board_of(state, side)
        steps: list[FactionStep] = []
        for loss in losses:
            if loss.sort != TOKEN:
                continue
            kind = board.fell.pop(loss.where) if loss.piece == PLOT else loss.piece
            game.shown()
            self.mix(game, side)
            if kind == RAID and not board.guessed:
                steps.append(FactionStep(side, "raid", loss.where))
            if has_trait(state, "backup_plans"):
                steps.append(FactionStep(side, "backup", loss.where))
        return steps

    def raid(self, game: Root, seat: int, where: int) -> None:
        """11.7.4 A warrior in each clearing beside."""
        state = game.state
        game.tell("root.raids", seat=seat, origin=where, law=self.law("7"))
        for to in in_order(state, self.neighbours(state, seat, where)):
            if self.may_place(state, seat, to):
                self.place(game, seat, to, 1, self.law("7"))

    # The board

    def pieces_on_board(self, board: CogwheelCorvidsBoard, piece: str) -> int:
        if piece == PLOT:
            return PLOTS - len(board.plots)
        return sum(plot.card == piece for plot in (*board.supply, *board.plots.values()))

    def conceal_board(self, board: CogwheelCorvidsBoard, viewer: int) -> CogwheelCorvidsBoard:
        """Nobody looks under plots."""
        seen = super().conceal_board(board, viewer)
        assert isinstance(seen, CogwheelCorvidsBoard)
        seen.supply = concealed(board.supply, viewer)
        seen.plots = {where: concealed([plot], viewer)[0] for where, plot in sorted(board.plots.items())}
        return seen

    def imagine_board(self, board: CogwheelCorvidsBoard, viewer: int, rng: Random) -> None:
        """Deal the kinds anew over all plots face down."""
        lying = [plot for _, plot in sorted(board.plots.items())]
        refill([board.supply, lying], viewer, rng)
        board.plots = dict(zip(sorted(board.plots), lying, strict=True))

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """One plot in a clearing; those face down are known to the board."""
        yield from super().check(state, seat)
        board = board_of(state, seat)
        down = {where for where in state.clearings if tokens_in(state, seat, where, PLOT)}
        twice = any(tokens_in(state, seat, where) > 1 for where in state.clearings)
        known = all(plot.card in (*KINDS, "") for plot in (*board.supply, *board.plots.values()))
        if twice or not known or set(board.plots) != down:
            yield Problem("root.check.machine_plots", {"seat": seat})

    def write_board(self, state: RootState, seat: int) -> dict[str, Any]:
        """Plots by clearing."""
        board = board_of(state, seat)
        plots = {str(where): plot.card for where, plot in sorted(board.plots.items())}
        return {"plots": plots, "supply": [plot.card for plot in board.supply]}

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Plots that are not named are those that are left: first those on the map, then the supply."""
        named = NOTATION.part(own, "plots", PlotsByPlace, {})
        NOTATION.names(list(named), [str(where) for where in page.woods])
        NOTATION.names(list(named.values()), KINDS)
        down = [where for where, here in page.woods.items() if (seat, PLOT) in here.tokens]
        left = Counter({kind: max(0, EACH - placed[kind]) for kind in KINDS}) - Counter(named.values())
        rest = list(left.elements())
        kinds = {where: named.get(str(where)) or (rest.pop() if rest else KINDS[0]) for where in down}
        plots = {where: msgspec.to_builtins(Hidden(kind)) for where, kind in kinds.items()}
        rest = NOTATION.names(NOTATION.part(own, "supply", Names, rest), KINDS)
        return {"plots": plots, "supply": [msgspec.to_builtins(Hidden(kind)) for kind in rest]}

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Steps speak of clearings and people that there are."""
        if step.name in ("flip", "extort", "raid", "backup") and step.where not in state.clearings:
            return False
        if step.name == "extort" and (step.by == NOBODY or is_machine(state, step.by)):
            return False
        return super().is_sound(state, step)

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """What lies down scores at dawn for all that lie open."""
        shown, down = len(shown_plots(state, seat)), len(board_of(state, seat).plots)
        return 0.7 * down * (shown + 1) + woods.rounds * (1.2 + 0.5 * shown)


FACTION = CogwheelCorvids()
