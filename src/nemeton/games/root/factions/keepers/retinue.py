"""The retinue: what its cards do, and how it grows in the evening (Law 15.5.2, 15.6.2)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from nemeton.kernel import EVERYBODY, Ask, Option, Rule, show

from ...places import clearings_of
from ...rules.battle import Assault, legal_battles
from ...rules.card_effects import anytime_options, might_act
from ...rules.common_knowledge import by_hand
from ...rules.effects import discard_card, score, take_from_hand
from ...rules.movement import Move, legal_moves, move_warriors
from ...rules.turn import choose_deed
from ...state import Battle
from ...steps import FactionStep, StartBattle
from ..base import Faction
from .board import (
    COLUMN_POINTS,
    COLUMNS,
    DELVE,
    MOST_SERVANTS,
    MOVE,
    RECOVER,
    RETAINER,
    full_columns,
    servants,
    suit,
    true_piece,
    value_of,
)
from .choices import ENOUGH, NEXT, NO_DELVE, NO_MORE, Add, Deed, Delve, Recover, Serve, Shift
from .refusals import refused_additions, refused_service
from .relics import (
    board_of,
    diggable,
    foes_in,
    may_dig,
    recoverable,
    ruled_alike,
    ruled_around,
    take_from_forest,
)

if TYPE_CHECKING:
    from nemeton.kernel.choices import Choice

    from ...state import Root, RootState


class Served(Faction):
    """A faction whose cards act, column by column."""

    def battle_of(self, state: RootState, seat: int, choice: Choice) -> tuple[RootState, Battle] | None:
        """A card of the retinue may start a battle."""
        if isinstance(choice, Serve) and isinstance(choice.deed, Assault):
            return state, Battle(seat, choice.deed.whom, choice.deed.where)
        return None

    def begin_service(self, game: Root, seat: int) -> None:
        """Columns from the left to the right."""
        board = board_of(game.state, seat)
        board.resolved = {column: [] for column in COLUMNS}
        game.push(*(FactionStep(seat, column) for column in COLUMNS))

    def serve(self, game: Root, seat: int, column: str) -> Rule[None]:
        """15.5.2 One card of a column after the other, in any order, as many as they like."""
        state = game.state
        board = board_of(state, seat)
        board.playing = ""
        waiting = list((Counter(board.retinue[column]) - Counter(board.resolved[column])).elements())
        if not waiting:
            return
        cards = sorted(set(waiting), key=lambda card: (suit(card), card))
        ways = {wanted: self.ways(state, seat, column, wanted) for wanted in dict.fromkeys(map(suit, cards))}
        options: list[Option] = [Serve(card, way) for card in cards for way in ways[suit(card)]]
        may_use = might_act(state, seat)
        if not options and not may_use:
            return
        step = FactionStep(seat, column)
        ask = Ask(
            seat,
            f"root.keepers.{column}",
            (lambda: [*options, *anytime_options(state, seat), NEXT]) if may_use else [*options, NEXT],
            about={"left": len(waiting)},
            law="15.5.2",
            secret=may_use,
            refused=lambda: refused_service(state, seat, column, cards, options),
        )
        choice = yield from choose_deed(game, step, ask)
        if choice in (None, NEXT):
            return
        game.push(step)
        board.resolved[column].append(choice.card)
        board.playing = choice.card
        self.do(game, seat, column, choice.deed)

    def ways(self, state: RootState, seat: int, column: str, wanted: str) -> list[Deed]:
        """What a card of a suit can do in a column."""
        fitting = clearings_of(state, wanted)
        if column == DELVE:
            return self.battles_and_digs(state, seat, fitting)
        found: list[Deed] = [*legal_moves(state, seat, origins=fitting)]
        if column == RECOVER:
            found += [Recover(where, piece) for where in fitting for piece in recoverable(state, seat, where)]
        return found

    def battles_and_digs(self, state: RootState, seat: int, fitting: list[int]) -> list[Deed]:
        """15.5.2.II Where enemies are one must fight; where there are none, one digs at once. A clearing in which
        neither can be done is not on offer."""
        found: list[Deed] = []
        for where in fitting:
            if not state.clearings[where].warriors[seat]:
                continue
            foes = foes_in(state, seat, where)
            if foes:
                found += [one for one in legal_battles(state, seat, clearings=[where]) if one.whom in foes]
            else:
                found += self.digs(state, seat, where)
        return found

    def digs(self, state: RootState, seat: int, where: int) -> list[Delve]:
        """The relics that can be dug up from a clearing now."""
        if not may_dig(state, seat, where):
            return []
        return [Delve(where, forest, piece) for forest, piece in diggable(state, seat, where)]

    def do(self, game: Root, seat: int, column: str, deed: Deed) -> None:
        """A card acts."""
        match deed:
            case Move(origin, to, count):
                move_warriors(game, seat, origin, to, count, "15.5.2.I" if column == MOVE else "15.5.2.III")
            case Assault(where, whom):
                game.push(StartBattle(seat, whom, where), FactionStep(seat, "dig", where))
            case Delve():
                self.delve(game, seat, deed)
            case Recover(where, piece):
                self.recover(game, seat, where, piece)

    # Digging (15.5.2.II)

    def dig(self, game: Root, step: FactionStep) -> Rule[None]:
        """The battle is over: who rules there now, with a warrior left, may dig."""
        state, seat = game.state, step.seat
        options = self.digs(state, seat, step.where)
        if not options:
            return
        choice = yield Ask(seat, "root.keepers.dig", [*options, NO_DELVE], about={"where": step.where}, law="15.5.2.II")
        if choice != NO_DELVE:
            self.delve(game, seat, choice)

    def delve(self, game: Root, seat: int, choice: Delve) -> None:
        """15.5.2.II.A A relic comes from a forest, and its value is turned up. II.B Who rules fewer clearings around
        that forest than it is worth loses the servant."""
        state = game.state
        relic = take_from_forest(board_of(state, seat), choice.forest, choice.piece)
        if relic.value.known != EVERYBODY:
            game.shown()
        show(relic.value, -1)
        piece, here = true_piece(relic), state.clearings[choice.where]
        here.tokens = sorted([*here.tokens, (seat, piece)])
        game.tell("root.delved", seat=seat, origin=choice.forest, where=choice.where, piece=piece, law="15.5.2.II.A")
        if ruled_around(state, seat, choice.forest) < value_of(piece):
            self.dismiss(game, seat, DELVE, "15.5.2.II.B")

    # Recovering (15.5.2.III)

    def recover(self, game: Root, seat: int, where: int, piece: str) -> None:
        """15.5.2.III.A A relic comes home. III.B It scores its value, and more if it fills a column. III.C Who rules
        fewer matching clearings than it is worth loses the servant; else one may go on."""
        state = game.state
        board = board_of(state, seat)
        full = full_columns(board.recovered)
        state.clearings[where].tokens.remove((seat, piece))
        board.recovered.append(piece)
        game.tell("root.recovered", seat=seat, where=where, piece=piece, law="15.5.2.III.A")
        points = value_of(piece) + COLUMN_POINTS * (full_columns(board.recovered) - full)
        score(game, seat, points, "15.5.2.III.B")
        if ruled_alike(state, seat, where) < value_of(piece):
            self.dismiss(game, seat, RECOVER, "15.5.2.III.C")
        else:
            game.push(FactionStep(seat, "more", where))

    def more(self, game: Root, step: FactionStep) -> Rule[None]:
        """Another relic of the same clearing, for the same card."""
        state, seat = game.state, step.seat
        pieces = recoverable(state, seat, step.where)
        if not pieces:
            return
        options = [Recover(step.where, piece) for piece in pieces]
        choice = yield Ask(
            seat, "root.keepers.more", [*options, ENOUGH], about={"where": step.where}, law="15.5.2.III.C"
        )
        if choice != ENOUGH:
            self.recover(game, seat, step.where, choice.piece)

    def dismiss(self, game: Root, seat: int, column: str, law: str) -> None:
        """The card that acts is discarded; a faithful retainer leaves the game."""
        board = board_of(game.state, seat)
        card, board.playing = board.playing, ""
        if card not in board.retinue[column]:
            return  # in a position that somebody wrote nobody may be acting
        board.retinue[column].remove(card)
        if card in board.resolved[column]:
            board.resolved[column].remove(card)
        game.tell("root.dismissed", seat=seat, card=card, law=law)
        if card == RETAINER:
            board.retired += 1
        else:
            discard_card(game, card)

    # The evening (15.6.2)

    def gather(self, game: Root, step: FactionStep) -> Rule[None]:
        """15.6.2 Any number of cards of the hand, or one from column to column; `count`: one was added."""
        state, seat = game.state, step.seat
        shifts = [] if step.count else self.shifts(state, seat)
        room = servants(board_of(state, seat)) < MOST_SERVANTS

        def options() -> list[Option]:
            cards = sorted({card.card for card in state.hands[seat]}) if room else []
            added = [Add(card, column) for card in cards for column in COLUMNS]
            return [*added, *shifts, *anytime_options(state, seat), NO_MORE]

        if not (shifts or (room and state.hands[seat]) or might_act(state, seat)):
            return
        ask = Ask(
            seat,
            "root.keepers.gather",
            by_hand(state, seat, options),
            about={"count": servants(board_of(state, seat)), "most": MOST_SERVANTS},
            law="15.6.2",
            refused=lambda: refused_additions(state, seat, bool(step.count)),
        )
        choice = yield from choose_deed(game, step, ask)
        match choice:
            case Add(card, column):
                self.add(game, seat, card, column)
                game.push(FactionStep(seat, "gather", count=1))
            case Shift(card, column, other):
                self.shift(game, seat, card, column, other)

    def shifts(self, state: RootState, seat: int) -> list[Shift]:
        """Every card of the retinue, to each other column."""
        retinue = board_of(state, seat).retinue
        return [
            Shift(card, column, other)
            for column in COLUMNS
            for card in sorted(set(retinue[column]))
            for other in COLUMNS
            if other != column
        ]

    def add(self, game: Root, seat: int, card: str, column: str) -> None:
        """A card of the hand joins the retinue."""
        take_from_hand(game.state, seat, card)
        self.join(game, seat, card, column)
        game.tell("root.enlisted_servant", seat=seat, card=card, column=column, law="15.6.2")

    def shift(self, game: Root, seat: int, card: str, column: str, other: str) -> None:
        """A card goes to another column."""
        board_of(game.state, seat).retinue[column].remove(card)
        self.join(game, seat, card, other)
        game.tell("root.shifted", seat=seat, card=card, column=other, law="15.6.2")

    def join(self, game: Root, seat: int, card: str, column: str) -> None:
        """A card lies in a column."""
        cards = board_of(game.state, seat).retinue[column]
        cards.append(card)
        cards.sort()
