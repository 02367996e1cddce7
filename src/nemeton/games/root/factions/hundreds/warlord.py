"""The warlord: a warrior on the board of the Hundreds, moved by his player alone and removed in battle alone (Law
14.2.2), and what he does in a battle (14.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Rule

from ...pieces import TOKEN, WARRIOR, Loss
from ...rules.effects import place_warriors
from ...rules.movement import Move, adjacent_for, arrived, needs_rule, travelled, waylaid, ways_from
from ...rules.removing import choose_losses, remove_together, warriors_lost
from ...rules.rule import may_enter, may_leave, may_place, ruler
from ...state import with_token
from .board import BITTER, MOB, STUBBORN, WARLORD, WRATHFUL, HundredsBoard
from .choices import KEEP_MOBS, LET_FALL, SPARE, Lead
from .hoard import Hoarder, board_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...state import Battle, Root, RootState


class Led(Hoarder):
    """A faction that one warrior leads."""

    reckons = True
    own_moves_are = (Lead,)

    def fighters(self, state: RootState, seat: int, where: int) -> int:
        """14.2.2 The warlord is a warrior."""
        return state.clearings[where].warriors[seat] + self.is_with(state, seat, where)

    def is_with(self, state: RootState, seat: int, where: int) -> bool:
        """Does the warlord stand there?"""
        return board_of(state, seat).warlord == where

    def pawn(self, board: HundredsBoard) -> int | str:
        return board.warlord

    def takes_back(self, board: HundredsBoard, piece: str) -> None:
        """14.2.2 A warlord who falls is in nobody's supply."""
        if piece == WARLORD:
            board.warlord = 0
        else:
            super().takes_back(board, piece)

    # Moving

    def own_moves(self, state: RootState, seat: int) -> list[Move]:
        """14.2.2 Moves with the warlord, in their own turn alone."""
        return [*self.leads(state, seat)] if state.active == seat else []

    def leads(self, state: RootState, seat: int) -> Iterator[Lead]:
        """Where the warlord may go, and how many warriors with him."""
        origin = board_of(state, seat).warlord
        if not origin or not may_leave(state, seat, origin):
            return
        rules_here = ruler(state, origin) == seat
        for to in ways_from(state, seat, origin):
            is_lord = rules_here or ruler(state, to) == seat or not needs_rule(state, seat, origin, to)
            if is_lord and may_enter(state, seat, to):
                yield from (Lead(origin, to, count) for count in range(state.clearings[origin].warriors[seat] + 1))

    def make_own_move(self, game: Root, seat: int, move: Move, law: str) -> Rule[None]:
        self.lead(game, seat, move, law)
        yield from ()

    def lead(self, game: Root, seat: int, move: Move, law: str) -> None:
        """The warlord goes, and warriors with him."""
        origin, to, count = move.origin, move.to, move.count
        clearings = game.state.clearings
        board_of(game.state, seat).warlord = to
        game.tell("root.led", seat=seat, origin=origin, to=to, law=law)
        if count:
            clearings[origin].warriors[seat] -= count
            game.tell("root.moved", seat=seat, origin=origin, to=to, count=count, law=law)
            clearings[to].warriors[seat] += count - waylaid(game, seat, origin, to, count)
        arrived(game, seat, to, travelled(game, seat, origin, to))

    # Battle

    def take_hits(self, game: Root, seat: int, battle: Battle, hits: int, chooser: int) -> Rule[list[Loss]]:
        """4.3.4 Whoever chooses says when the warlord falls: he is one of the warriors."""
        state, where = game.state, battle.where
        if not self.is_with(state, seat, where):
            return (yield from choose_losses(game, seat, where, hits, chooser))
        others = state.clearings[where].warriors[seat]
        fallen = warriors_lost(state, seat, where, hits, own=others + 1)
        own = sum(loss.number for loss in fallen if loss.owner == seat)
        falls = own > others
        if own and not falls:
            about = {"where": where, "whom": seat, "count": own}
            falls = (yield Ask(chooser, "root.hundreds.fall", [SPARE, LET_FALL], about=about, law="14.2.2")) == LET_FALL
        losses = [loss for loss in fallen if loss.owner != seat]
        if own > falls:
            losses.append(Loss(seat, where, WARRIOR, number=own - falls))
        if falls:
            losses.append(Loss(seat, where, WARRIOR, WARLORD))
        return (yield from choose_losses(game, seat, where, hits, chooser, losses))

    def struck(self, state: RootState, seat: int, battle: Battle, hits: int) -> None:
        """They are reckoned to spare the warlord as long as they can."""
        warriors = state.clearings[battle.where].warriors
        for loss in warriors_lost(state, seat, battle.where, hits, own=self.fighters(state, seat, battle.where)):
            left = warriors[loss.owner] - loss.number
            if left < 0:
                board_of(state, seat).warlord = 0
            warriors[loss.owner] = max(0, left)

    def fights(self, state: RootState, seat: int, battle: Battle, mood: str) -> bool:
        """Is the warlord, in this mood, where the battle is?"""
        return board_of(state, seat).mood == mood and self.is_with(state, seat, battle.where)

    def ignores_first_hit(self, state: RootState, seat: int, battle: Battle) -> str:
        """14.7.7 The stubborn one."""
        return "14.7.7" if self.fights(state, seat, battle, STUBBORN) else ""

    def extra_hits(self, state: RootState, seat: int, battle: Battle) -> int:
        """14.7.8 The wrathful one hits a defender harder."""
        return int(battle.attacker == seat and self.fights(state, seat, battle, WRATHFUL))

    def before_roll(self, game: Root, seat: int, battle: Battle) -> Rule[None] | None:
        """14.7.1 The bitter one calls mobs to arms."""
        if seat in (battle.attacker, battle.defender) and self.fights(game.state, seat, battle, BITTER):
            return self.embitter(game, seat, battle)
        return None

    def mobs_at_hand(self, state: RootState, seat: int, where: int) -> list[int]:
        """Mobs in a clearing and beside it."""
        near = {where, *adjacent_for(state, seat, where)}
        return [at for at in with_token(state, seat, MOB) if at in near]

    def embitter(self, game: Root, seat: int, battle: Battle) -> Rule[None]:
        """One mob after the other leaves, and a warrior comes to the battle for each."""
        state, where = game.state, battle.where
        while state.supply[seat] and may_place(state, seat, where) and self.mobs_at_hand(state, seat, where):
            options = [*self.mobs_at_hand(state, seat, where), KEEP_MOBS]
            choice = yield Ask(seat, "root.hundreds.bitter", options, about={"where": where}, law="14.7.1")
            if choice == KEEP_MOBS:
                return
            remove_together(game, [Loss(seat, choice, TOKEN, MOB, by=seat)])
            place_warriors(game, seat, where, 1, "14.7.1")
