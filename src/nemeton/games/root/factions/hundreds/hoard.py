"""The hoard of the Hundreds: items that they keep, sell, give away, loot and dig up (Law 14.2.3 to 14.2.5, 14.7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Rule, show

from ...cards import CARDS
from ...rules.effects import place_warriors, score
from ...rules.rule import FACTIONS, may_place, ruler
from ...state import held, item_gone
from ...steps import FactionStep
from ..base import Faction
from .board import LAVISH, LAVISH_WARRIORS, SLOTS, HundredsBoard, hoard, track_of
from .choices import FIGHT, HOARD, LOOT, NO_GIFTS, SELL

if TYPE_CHECKING:
    from ...state import Battle, Root, RootState

LOOTING = "looting"


def board_of(state: RootState, seat: int) -> HundredsBoard:
    """The board of the Hundreds."""
    board = state.boards[seat]
    assert isinstance(board, HundredsBoard)
    return board


class Hoarder(Faction):
    """A faction with a hoard instead of a box for crafted items."""

    # What comes

    def crafts_item(self, game: Root, seat: int, card: str) -> None:
        """14.2.3 It is kept or sold; that is asked next."""
        board_of(game.state, seat).gained.append(CARDS[card].item)
        game.push(FactionStep(seat, "trade", count=self.item_points(game.state, seat, card)))

    def gains_item(self, game: Root, seat: int, item: str) -> None:
        """It has no place yet."""
        board_of(game.state, seat).gained.append(item)
        game.push(FactionStep(seat, "stow"))

    def trade(self, game: Root, step: FactionStep) -> Rule[None]:
        """14.2.3 Into the hoard, or out of the game for its points."""
        board = board_of(game.state, step.seat)
        item = board.gained[-1]
        about = {"item": item, "count": step.count}
        choice = yield Ask(step.seat, "root.hundreds.trade", [HOARD, SELL], about=about, law="14.2.3")
        if choice == HOARD:
            game.push(FactionStep(step.seat, "stow"))
            return
        board.gained.pop()
        self.goes(game, item, step.seat, "14.2.3")
        score(game, step.seat, step.count, "14.2.3")

    def stow(self, game: Root, seat: int) -> Rule[None]:
        """14.2.4.I On its track; on a full one for a point, and one of them leaves the game."""
        board = board_of(game.state, seat)
        item = board.gained[-1]
        track: list[str] = getattr(board, track_of(item))
        if len(track) < SLOTS:
            board.gained.pop()
            track.append(item)
            game.tell("root.hoarded", seat=seat, item=item, law="14.2.4.I")
            return
        score(game, seat, 1, "14.2.4.I")
        options = sorted({*track, item})
        gone = yield Ask(seat, "root.hundreds.overflow", options, about={"item": item}, law="14.2.4.I")
        board.gained.pop()
        track.append(item)
        self.gives_up(game, seat, gone, "14.2.4.I")

    # What goes

    def gives_up(self, game: Root, seat: int, item: str, law: str) -> None:
        """An item leaves the hoard and the game, the others move up. Of two alike the one from under a ruin goes:
        nobody would rather keep it (Law 9.7.3)."""
        board = board_of(game.state, seat)
        getattr(board, track_of(item)).remove(item)
        if item in board.from_ruins:
            board.from_ruins.remove(item)
        self.goes(game, item, seat, law)

    def goes(self, game: Root, item: str, seat: int, law: str) -> None:
        """An item leaves the game."""
        game.state.items_gone.append(item)
        game.tell("root.item_gone", seat=seat, item=item, law=law)

    def lavish(self, game: Root, seat: int) -> Rule[None]:
        """14.7.4 Items leave the game, and each brings two warriors to the warlord."""
        state = game.state
        board = board_of(state, seat)
        if board.mood != LAVISH or not hoard(board) or not self.may_be_lavish(state, seat):
            return
        options = [*sorted(set(hoard(board))), NO_GIFTS]
        choice = yield Ask(seat, "root.hundreds.lavish", options, about={"where": board.warlord}, law="14.7.4")
        if choice == NO_GIFTS:
            return
        self.gives_up(game, seat, choice, "14.7.4")
        place_warriors(game, seat, board.warlord, LAVISH_WARRIORS, "14.7.4")
        game.push(FactionStep(seat, "lavish"))

    def may_be_lavish(self, state: RootState, seat: int) -> bool:
        """Is there anybody to come, and somewhere to come to?"""
        where = board_of(state, seat).warlord
        return bool(state.supply[seat] and where and may_place(state, seat, where))

    # Ruins (14.4.1)

    def takeable(self, state: RootState, seat: int, where: int) -> list[str]:
        """The kinds of items under a ruin that they may take: none of which they have one from under a ruin (9.7.3)."""
        have = board_of(state, seat).from_ruins if self.has_two_sets(state) else []
        return sorted({item.card for item in state.ruins.get(where, ())} - {*have})

    def has_two_sets(self, state: RootState) -> bool:
        """Did two sets of items come under the ruins (Law 9.7.1)?"""
        return sum(FACTIONS[name].fills_ruins for name in state.factions) > 1

    def ransack(self, game: Root, seat: int, where: int) -> Rule[None]:
        """14.4.1 An item from under the ruin; an empty ruin is removed. 9.7.3 Of two items they choose."""
        state = game.state
        under = state.ruins.get(where)
        if not under:
            return
        if len(under) > 1 or not self.takeable(state, seat, where):
            for one in under:
                show(one, seat)
        game.shown()
        if not self.takeable(state, seat, where):
            game.tell("root.explored_nothing", seat=seat, where=where, law="9.7.3")
            return
        item = self.takeable(state, seat, where)[0]
        if len(under) > 1:
            item = yield Ask(
                seat,
                "root.hundreds.ransack",
                lambda: self.takeable(state, seat, where),
                about={"where": where},
                law="9.7.3",
            )
        under.remove(held(under, item))
        if not under:
            del state.ruins[where]
        board_of(state, seat).from_ruins.append(item)
        game.tell("root.explored", seat=seat, where=where, item=item, law="14.4.1")
        self.gains_item(game, seat, item)

    # Looters (14.2.5)

    def before_battle(self, game: Root, seat: int, battle: Battle) -> Rule[None] | None:
        """14.2.5 Who has crafted items may be looted instead of hit."""
        boxes = game.state.item_boxes
        if battle.defender >= len(boxes) or not boxes[battle.defender]:
            return None
        return self.declare(game, seat, battle)

    def declare(self, game: Root, seat: int, battle: Battle) -> Rule[None]:
        """They say so before anything else."""
        about = {"whom": battle.defender, "where": battle.where}
        choice = yield Ask(seat, "root.hundreds.looters", [FIGHT, LOOT], about=about, law="14.2.5")
        if choice == LOOT:
            battle.used.append(LOOTING)
            game.tell("root.loots", seat=seat, whom=battle.defender, where=battle.where, law="14.2.5")

    def is_looting(self, seat: int, battle: Battle) -> bool:
        """Do they loot in this battle?"""
        return battle.attacker == seat and LOOTING in battle.used

    def most_rolled(self, state: RootState, seat: int, battle: Battle) -> int:
        """14.2.5 Looters roll no hits."""
        return 0 if self.is_looting(seat, battle) else self.forces(state, seat, battle.where)

    def battle_over(self, game: Root, seat: int, battle: Battle) -> None:
        """14.2.5 Who rules there now takes an item."""
        if self.is_looting(seat, battle) and ruler(game.state, battle.where) == seat:
            game.push(FactionStep(seat, "loot", battle.where, by=battle.defender))

    def loot(self, game: Root, seat: int, whom: int) -> Rule[None]:
        """Any item of whom they have fought."""
        state = game.state
        box = state.item_boxes[whom]
        if not box:
            return
        item = yield Ask(seat, "root.hundreds.loot", sorted(set(box)), about={"whom": whom}, law="14.2.5")
        box.remove(item)
        item_gone(state, whom, item)
        game.tell("root.looted", seat=seat, whom=whom, item=item, law="14.2.5")
        self.gains_item(game, seat, item)
