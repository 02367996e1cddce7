"""The Corvid Conspiracy (Law 13)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Option, Phrase, Problem, Rule, refill

from ...cards import BIRD, SUITS, suit_of
from ...pieces import TOKEN, WARRIOR, Loss
from ...places import clearings_beside, clearings_of, crafting_suits
from ...rules.battle import Assault, legal_battles
from ...rules.card_effects import anytime_options, might_act
from ...rules.crafting import might_craft
from ...rules.effects import (
    can_be_robbed,
    evening_draw,
    is_machine,
    place_token,
    place_warriors,
    score,
    spend_card,
    take_at_random,
)
from ...rules.homelands import choose_homeland, free_homelands
from ...rules.movement import Move, legal_moves, move_warriors
from ...rules.removing import remove_together, sweep
from ...rules.rule import faction, may_place
from ...rules.turn import choose_deed, craft_or_end
from ...state import are_allied, enemies
from ...steps import DrawCards, FactionStep, StartBattle
from .board import (
    ACTIONS,
    BOMB,
    EACH,
    EXTORTION,
    KINDS,
    MOST_PLACED,
    PLOT,
    PLOTS,
    RAID,
    SNARE,
    WARRIORS,
    CorvidsBoard,
    face_down,
    hidden_kinds,
)
from .choices import ASKED, END, KEEP_DOWN, NO_EXERTION, NO_RECRUIT, Expose, Flip, Recruit, Scheme, Trick
from .exposure import Exposed
from .judge import JudgedCorvids
from .plots import (
    board_of,
    flip_points,
    has_plot,
    into_supply,
    is_down,
    lay_down,
    open_plot,
    open_plots,
    plotted,
    price_of,
    seen_plot,
    seen_supply,
    take_from_supply,
    tidy,
)
from .positions import WrittenCorvids
from .refusals import refused_by_corvids, refused_flips, refused_recruiting

if TYPE_CHECKING:
    from ...state import Battle, Root, RootState


class Corvids(Exposed, WrittenCorvids, JudgedCorvids):
    """They lay plots, bring them to light, and score the more the more lie open."""

    name = "corvids"
    barred = ("root.refused.snared", "13.7.2")
    trap = SNARE
    order = "I"
    reach = 3
    promise = 1.3
    warriors = WARRIORS
    piece_counts: ClassVar[dict[str, int]] = {PLOT: PLOTS, **dict.fromkeys(KINDS, EACH)}
    reactions = ("raid",)
    asked = ASKED
    between_actions = (Expose,)
    zones: ClassVar = {"plots face down on the map": "the Conspiracy", "plots in the supply": "the Conspiracy"}
    steps = ("craft", "flip", "recruit", "muster", "day", "exert", "draw", "expose", *reactions)

    def board(self) -> CorvidsBoard:
        return CorvidsBoard()

    def prepare(self, game: Root, seat: int) -> Rule[None]:
        """13.3 The plots are theirs to look at; a warrior in a clearing of each suit."""
        state = game.state
        for plot in board_of(state, seat).supply:
            plot.kind.known |= 1 << seat
        yield from self.send_scouts(game, seat, "13.3.2")

    def send_scouts(self, game: Root, seat: int, law: str) -> Rule[None]:
        """A warrior in a clearing of each suit."""
        state = game.state
        for suit in SUITS:
            places = [where for where in clearings_of(state, suit) if may_place(state, seat, where)]
            if places:
                where = yield Ask(seat, "root.corvids.start", places, about={"suit": suit}, law=law)
                place_warriors(game, seat, where, 1, law)

    def homelands(self, state: RootState, seat: int) -> list[int]:
        """A.8.2 Any clearing that nobody has chosen."""
        return free_homelands(state, seat)

    def settle(self, game: Root, seat: int) -> Rule[None]:
        """A.8.2 A warrior and a plot of their choice in the homeland; then as ever a warrior for each suit."""
        state = game.state
        board = board_of(state, seat)
        for plot in board.supply:
            plot.kind.known |= 1 << seat
        home = yield from choose_homeland(game, seat, self.homelands(state, seat))
        place_warriors(game, seat, home, 1, "A.8.2")
        choice = yield Ask(
            seat, "root.corvids.first_plot", [Scheme(kind, home) for kind in KINDS], law="A.8.2", secret=True
        )
        lay_down(board, home, take_from_supply(board, choice.kind))
        place_token(game, seat, home, PLOT, "A.8.2")
        game.tell("root.plotted", seat=seat, where=home, piece=choice.kind, law="A.8.2", only=(seat,))
        yield from self.send_scouts(game, seat, "A.8.2")

    def is_set_up(self, board: CorvidsBoard) -> bool:
        return all(plot.kind.known for plot in face_down(board))

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        board = board_of(game.state, seat)
        match name:
            case "birdsong":
                board.placed, board.exerted = 0, False
                game.push(FactionStep(seat, "craft"), FactionStep(seat, "flip"), FactionStep(seat, "recruit"))
            case "daylight":
                board.actions = ACTIONS
                game.push(FactionStep(seat, "day"))
            case _:
                board.actions = 0
                game.push(FactionStep(seat, "exert"), FactionStep(seat, "draw"))
        return None

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        match step.name:
            case "craft":
                return self.craft_first(game, seat)
            case "flip":
                return self.flip(game, seat)
            case "recruit":
                return self.recruit(game, seat)
            case "muster":
                return self.muster(game, step)
            case "day":
                return self.day(game, seat)
            case "exert":
                return self.exert(game, seat)
            case "draw":
                # 13.6.1 Who exerts draws nothing at all, whatever would add to it.
                exerted = board_of(game.state, seat).exerted
                game.push(DrawCards(seat, 0 if exerted else evening_draw(game.state, seat)))
                return None
            case "expose":
                return self.shown(game, step)
            case _:
                return self.raid(game, step)

    # Birdsong (13.4)

    def craft_first(self, game: Root, seat: int) -> Rule[None]:
        """13.4.1 Plots craft, whichever side is up."""
        if might_craft(game.state, seat):
            yield from craft_or_end(game, seat, "13.4.1")

    def flips(self, state: RootState, seat: int) -> list[Flip]:
        """The plots that can be turned up: face down, with a warrior of theirs beside them."""
        return [
            Flip(where)
            for where, here in state.clearings.items()
            if here.warriors[seat] and is_down(state, seat, where)
        ]

    def flip(self, game: Root, seat: int) -> Rule[None]:
        """13.4.2 One plot after the other is turned up, as many as they like."""
        state = game.state
        if not self.flips(state, seat):
            return
        step = FactionStep(seat, "flip")
        ask = Ask(
            seat,
            "root.corvids.flip",
            lambda: [*self.flips(state, seat), *anytime_options(state, seat), KEEP_DOWN],
            law="13.4.2",
            refused=lambda: refused_flips(state, seat),
        )
        choice = yield from choose_deed(game, step, ask)
        if choice not in (None, KEEP_DOWN):
            game.push(step)
            self.turn_up(game, seat, choice.where)

    def turn_up(self, game: Root, seat: int, where: int) -> None:
        """A plot is turned up and scores for all that lie open now; bombs and extortion act at once (13.7)."""
        state = game.state
        here, board = state.clearings[where], board_of(state, seat)
        points = flip_points(state, seat)
        kind = board.plots.pop(where).kind.card
        here.tokens = sorted(
            [(owner, one) for owner, one in here.tokens if (owner, one) != (seat, PLOT)] + [(seat, kind)]
        )
        game.shown()
        game.tell("root.flipped", seat=seat, where=where, piece=kind, law="13.4.2")
        score(game, seat, points, "13.4.2")
        if kind == BOMB:
            # 13.7.1 All enemy pieces leave; then the bomb itself.
            sweep(game, seat, [where], blown_up=True)
            remove_together(game, [Loss(seat, where, TOKEN, BOMB, by=seat)])
        elif kind == EXTORTION:
            self.extort(game, seat, where)

    def extort(self, game: Root, seat: int, where: int) -> None:
        """13.7.3 A random card of every enemy who has a piece there."""
        state = game.state
        for other in enemies(state, seat):
            if can_be_robbed(state, other) and faction(state, other).is_there(state, other, where):
                take_at_random(game, seat, other)

    def recruits(self, state: RootState, seat: int) -> list[Recruit]:
        """Which cards bring warriors, and to clearings of which suit; a bird to those of one suit."""
        if not state.supply[seat]:
            return []
        places = {
            suit: [where for where in clearings_of(state, suit) if may_place(state, seat, where)] for suit in SUITS
        }
        options: list[Recruit] = []
        for card in sorted({card.card for card in state.hands[seat]}):
            suits = SUITS if suit_of(card) == BIRD else (suit_of(card),)
            options += [Recruit(card, suit) for suit in suits if places[suit]]
        return options

    def recruit(self, game: Root, seat: int) -> Rule[None]:
        """13.4.3 Once a turn any card brings a warrior to every matching clearing."""
        state = game.state
        if not state.hands[seat] or not state.supply[seat]:
            return
        ask = Ask(
            seat,
            "root.corvids.recruit",
            lambda: [*self.recruits(state, seat), *anytime_options(state, seat), NO_RECRUIT],
            law="13.4.3",
            refused=lambda: refused_recruiting(state, seat, self),
        )
        choice = yield from choose_deed(game, FactionStep(seat, "recruit"), ask)
        if choice in (None, NO_RECRUIT):
            return
        spend_card(game, seat, choice.card, "13.4.3")
        game.push(FactionStep(seat, "muster", count=SUITS.index(choice.suit)))

    def muster(self, game: Root, step: FactionStep) -> Rule[None]:
        """A warrior in every clearing of a suit; if too few are left, they choose where."""
        places = clearings_of(game.state, SUITS[step.count])
        yield from self.spread_out(game, step.seat, places, "muster", "13.4.3")

    def spread_out(self, game: Root, seat: int, places: list[int], why: str, law: str) -> Rule[None]:
        """A warrior in each of these clearings where one may be placed, as far as they reach (1.5.4)."""
        state = game.state
        left = [where for where in places if may_place(state, seat, where)]
        while left and state.supply[seat]:
            where = left[0]
            if len(left) > state.supply[seat]:
                where = yield Ask(
                    seat, f"root.corvids.{why}", sorted(left), about={"left": state.supply[seat]}, law=law
                )
            left.remove(where)
            place_warriors(game, seat, where, 1, law)

    # Daylight (13.5)

    def day(self, game: Root, seat: int) -> Rule[None]:
        """13.5 Up to three actions in any order."""
        state = game.state
        board = board_of(state, seat)
        step = FactionStep(seat, "day")
        ask = Ask(
            seat,
            "root.corvids.action",
            lambda: [*(self.deeds(state, seat) if board.actions else ()), *anytime_options(state, seat), END],
            about={"left": board.actions},
            law="13.5",
            refused=lambda: refused_by_corvids(state, seat, self),
        )
        choice = yield from choose_deed(game, step, ask)
        if choice in (None, END):
            return
        game.push(step)
        board.actions -= 1
        self.act(game, seat, choice)

    def deeds(self, state: RootState, seat: int) -> list[Option]:
        """The actions that are possible: move, plot, battle, trick."""
        return [
            *legal_moves(state, seat),
            *self.schemes(state, seat),
            *legal_battles(state, seat),
            *self.tricks(state, seat),
        ]

    def schemes(self, state: RootState, seat: int) -> list[Scheme]:
        """13.5.2 Which plot could be laid where: no other lies there, and enough warriors are there to pay."""
        board = board_of(state, seat)
        kinds = [kind for kind in KINDS if any(plot.kind.card == kind for plot in board.supply)]
        sites = [
            where
            for where, here in state.clearings.items()
            if here.warriors[seat] >= price_of(state, seat)
            and not has_plot(state, seat, where)
            and may_place(state, seat, where)
        ]
        return [Scheme(kind, where) for kind in kinds for where in sites]

    def tricks(self, state: RootState, seat: int) -> list[Trick]:
        """13.5.4 Pairs of plots with the same side up."""
        spots = plotted(state, seat)
        pairs = ((one, other) for at, one in enumerate(spots) for other in spots[at + 1 :])
        return [Trick(*pair) for pair in pairs if is_down(state, seat, pair[0]) == is_down(state, seat, pair[1])]

    def act(self, game: Root, seat: int, choice: Option) -> None:
        """One action of the day is carried out."""
        match choice:
            case Move(origin, to, count):
                move_warriors(game, seat, origin, to, count, "13.5.1")
            case Assault(where, defender):
                game.push(StartBattle(seat, defender, where))
            case Scheme(kind, where):
                self.lay(game, seat, kind, where)
            case Trick(one, other):
                self.trick(game, seat, one, other)

    def lay(self, game: Root, seat: int, kind: str, where: int) -> None:
        """13.5.2 Warriors are removed for it, and a plot lies face down."""
        board = board_of(game.state, seat)
        cost = price_of(game.state, seat)
        board.placed += 1
        lay_down(board, where, take_from_supply(board, kind))
        remove_together(game, [Loss(seat, where, WARRIOR, number=cost, by=seat)])
        place_token(game, seat, where, PLOT, "13.5.2")
        game.tell("root.plotted", seat=seat, where=where, piece=kind, law="13.5.2", only=(seat,))

    def trick(self, game: Root, seat: int, one: int, other: int) -> None:
        """13.5.4 Two plots change places; what all know of each goes with it. No piece is placed or moved (Zh.1.18)."""
        state = game.state
        plots = board_of(state, seat).plots
        if is_down(state, seat, one):
            plots[one], plots[other] = plots[other], plots[one]
        else:
            kinds = open_plot(state, seat, one), open_plot(state, seat, other)
            for where, gone, came in ((one, kinds[0], kinds[1]), (other, kinds[1], kinds[0])):
                tokens = state.clearings[where].tokens
                tokens.remove((seat, gone))
                tokens.append((seat, came))
                tokens.sort()
        game.tell("root.tricked", seat=seat, origin=one, to=other, law="13.5.4")

    # Evening (13.6)

    def exert(self, game: Root, seat: int) -> Rule[None]:
        """13.6.1 One more action of the day, for the evening's draw."""
        state = game.state
        if not self.could_act(state, seat) and not might_act(state, seat):
            return
        ask = Ask(
            seat,
            "root.corvids.exert",
            lambda: [*self.deeds(state, seat), *anytime_options(state, seat), NO_EXERTION],
            about={"count": evening_draw(state, seat)},
            law="13.6.1",
            refused=lambda: refused_by_corvids(state, seat, self),
        )
        choice = yield from choose_deed(game, FactionStep(seat, "exert"), ask)
        if choice in (None, NO_EXERTION):
            return
        board_of(state, seat).exerted = True
        game.tell("root.exerts", seat=seat, law="13.6.1")
        self.act(game, seat, choice)

    def could_act(self, state: RootState, seat: int) -> bool:
        """Is any action possible? All can see that, since it takes warriors, or two plots."""
        return bool(self.deeds(state, seat))

    def evening_cards(self, state: RootState, seat: int) -> int:
        """13.6.2 One, and one for each extortion that lies face up."""
        return 1 + sum(open_plot(state, seat, where) == EXTORTION for where in open_plots(state, seat))

    # Plots leave the map (13.2.2, 13.7.4)

    def returns(self, state: RootState, seat: int, piece: str) -> None:
        """A plot goes back to the supply, face down. All know the kind of one that lay open; one that lay face down
        keeps its secret, and what follows may tell of it."""
        board = board_of(state, seat)
        if piece == PLOT:
            where = next(where for where in board.plots if not is_down(state, seat, where))
            plot = board.plots.pop(where)
            plot.fell = where
            into_supply(board, plot)
        else:
            into_supply(board, self.known_plot(seat, piece))

    def piece_removed(self, game: Root, seat: int, loss: Loss) -> list[FactionStep]:
        """13.7.4 A raid comes down on all clearings beside, from whichever side up it was removed, but not if it was
        exposed. By its coming, or not coming, all learn something of a plot that lay face down."""
        board = board_of(game.state, seat)
        kind = loss.piece
        if kind == PLOT:
            plot = next(plot for plot in board.supply if plot.fell == loss.where)
            plot.fell, kind = 0, plot.kind.card
            game.shown()  # whether a raid comes
            if board.exposing or kind == RAID:
                plot.deny(*(one for one in KINDS if one != kind))
            else:
                plot.deny(RAID)
            tidy(board)
        exposed, board.exposing = board.exposing, False
        return [FactionStep(seat, "raid", loss.where)] if kind == RAID and not exposed else []

    def raid(self, game: Root, step: FactionStep) -> Rule[None]:
        """A warrior in every clearing beside; if too few are left, they choose where."""
        game.tell("root.raids", seat=step.seat, origin=step.where, law="13.7.4")
        places = [*clearings_beside(game.state, step.where)]
        yield from self.spread_out(game, step.seat, places, "raid", "13.7.4")

    # Abilities (13.2, 13.7)

    def needs_rule(self, state: RootState, seat: int, origin: int, to: int) -> bool:
        """13.2.3 Nimble."""
        return False

    def extra_hits(self, state: RootState, seat: int, battle: Battle) -> int:
        """13.2.5 Embedded agents: one hit more in defense beside a plot face down, defenseless too."""
        return int(seat == battle.defender and is_down(state, seat, battle.where))

    def snares(self, state: RootState, seat: int, where: int, other: int) -> bool:
        """13.7.2 A snare that lies face up holds the pieces of enemies; automata remove it instead (B.11.8.2)."""
        if is_machine(state, other):
            return False
        return other != seat and (seat, SNARE) in state.clearings[where].tokens and not are_allied(state, seat, other)

    def forbids_placing(self, state: RootState, seat: int, where: int, placer: int) -> bool:
        return self.snares(state, seat, where, placer)

    def forbids_leaving(self, state: RootState, seat: int, where: int, mover: int) -> bool:
        return self.snares(state, seat, where, mover)

    def crafting_pieces(self, state: RootState, seat: int) -> dict[str, int]:
        """13.2.1 Plots, either side up."""
        return crafting_suits(state, plotted(state, seat))

    def workplaces(self, state: RootState, seat: int) -> list[int]:
        return [*plotted(state, seat)]

    # The board

    def pieces_on_board(self, board: CorvidsBoard, piece: str) -> int:
        return PLOTS - len(board.plots) if piece == PLOT else hidden_kinds(board)[piece]

    def conceal_board(self, board: CorvidsBoard, viewer: int) -> CorvidsBoard:
        """13.2.2.I Only the Conspiracy looks under plots."""
        seen = super().conceal_board(board, viewer)
        assert isinstance(seen, CorvidsBoard)
        seen.supply = seen_supply(board.supply, viewer)
        seen.plots = {where: seen_plot(plot, viewer) for where, plot in sorted(board.plots.items())}
        return seen

    def imagine_board(self, board: CorvidsBoard, viewer: int, rng: Random) -> None:
        """Deal the kinds anew over all plots face down, as far as guesses and what was shown allow."""
        plots = [*board.supply, *(plot for _, plot in sorted(board.plots.items()))]
        denied = [plot.denied for plot in plots]
        zones = [[plot.kind] for plot in plots]
        refill(zones, viewer, rng, (lambda zone, kind: kind not in denied[zone]) if any(denied) else None)

    def left_undone(self, board: CorvidsBoard) -> Phrase | None:
        """Actions."""
        return Phrase("root.text.undone.actions", {"count": board.actions}) if board.actions else None

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Raids come from somewhere, a suit is mustered, somebody else guesses a plot that is there."""
        match step.name:
            case "raid":
                return step.where in state.clearings
            case "muster":
                return step.count < len(SUITS)
            case "expose":
                return self.may_guess(state, step.seat, step.by, step.where) and step.count < len(KINDS)
        return True

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """One plot in a clearing (13.2.2.II), each face down with a kind that it can be, and a turn that can be."""
        board = board_of(state, seat)
        for where in state.clearings:
            if len([owner for owner, _ in state.clearings[where].tokens if owner == seat]) > 1:
                yield Problem("root.check.plot_twice", {"where": where})
        if {*board.plots} != {where for where in state.clearings if is_down(state, seat, where)}:
            yield Problem("root.check.plots", {"seat": seat})
        for plot in face_down(board):
            if plot.kind.card not in KINDS or plot.kind.card in plot.denied or not {*plot.denied} <= {*KINDS}:
                yield Problem("root.check.plot_kind", {"seat": seat, "name": plot.kind.card})
        known = [plot.kind.is_known_to(seat) for plot in face_down(board)]
        if not (all(known) or not any(known)) or not (
            0 <= board.actions <= ACTIONS and 0 <= board.placed <= MOST_PLACED
        ):
            yield Problem("root.check.actions", {"seat": seat})


FACTION = Corvids()
