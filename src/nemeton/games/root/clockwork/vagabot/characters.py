"""How the Vagabot goes about and fights, and what its characters do (B.7.2, B.7.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Rule

from ...cards import CARDS, ITEM
from ...factions.vagabond.choices import ENLIST, NONE
from ...pieces import Loss
from ...places import clearings_beside
from ...rules import modifiers
from ...rules.crafting import can_be_crafted
from ...rules.effects import discard_card, score, take_at_random
from ...rules.movement import travelled, ways_from
from ...rules.removing import remove_together, sweep
from ...rules.rule import faction, may_enter
from ...state import Battle, RootState, slots_free
from ...steps import FactionStep, StartBattle
from ..automaton import Automaton, has_trait
from ..services import as_if_carried, board_boats
from ..targets import Eyes, Test, choose_clearing, choose_player, foes, pieces_of, razeable, tell_player
from .items import board_of, damage, damaged, exhaust, fragile, on_track, usable, whole

if TYPE_CHECKING:
    from ...state import Root

SWEPT_DAMAGE, RANGERS_WOUNDS, SCOUNDRELS_PREY = 3, 3, 3


class Special(Automaton):
    """A pawn that walks the shortest way, fights with items, and is somebody."""

    # Going about (7.5)

    def go_to(
        self, game: Root, seat: int, clearings: list[int], *tests: Test, told: tuple[str, ...] = ("nearest",)
    ) -> bool:
        """7.5 Stay if this is one of them, else go to the nearest, an item for each step, as far as items last. Is it
        there? By its card of advanced services rivers are paths, and boats cost an item instead of the step."""
        state = game.state
        board = board_of(state, seat)
        ways = as_if_carried(state, seat, lambda: self.distances(state, seat))
        reach = [where for where in clearings if where in ways]
        if not reach:
            return False
        nearest = min(len(ways[where]) for where in reach)
        to = choose_clearing(state, [where for where in reach if len(ways[where]) == nearest], *tests)
        assert to is not None, "one of them is the nearest"
        if nearest:
            self.tell_place(
                game, seat, "goes", to._replace(whys=(*told, *(why for why in to.whys if why != "only"))), "5"
            )
        for where in ways[to.target]:
            if usable(state, board) and board.at and self.springs(game, seat, board.at, self.law("5")):
                exhaust(state, board, 1)  # for nothing; it goes on (card of B.11.8)
            if not usable(state, board):
                return False
            if board.at and where not in ways_from(state, seat, board.at):
                board_boats(game, seat)
            else:
                exhaust(state, board, 1)
            origin, board.at, board.forest = board.at, where, ""
            game.tell("root.wanders", seat=seat, to=where, law=self.law("5"))
            if origin:
                game.push(*travelled(game, seat, origin, where))
        return True

    def distances(self, state: RootState, seat: int) -> dict[int, tuple[int, ...]]:
        """The shortest way to every clearing, step by step; of equally short ones that by highest priority."""
        board = board_of(state, seat)
        found: dict[int, tuple[int, ...]] = {board.at: ()} if board.at else {}
        if board.forest:
            found = {to: (to,) for to in sorted(clearings_beside(state, board.forest)) if may_enter(state, seat, to)}
        edge = list(found)
        while edge:
            further: list[int] = []
            for where in edge:
                for to in sorted(ways_from(state, seat, where)):
                    if to not in found and may_enter(state, seat, to):
                        found[to] = (*found[where], to)
                        further.append(to)
            edge = further
        return found

    # Battle (7.2)

    def is_there(self, state: RootState, side: int, where: int) -> bool:
        return board_of(state, side).at == where

    def can_attack(self, state: RootState, side: int, where: int) -> bool:
        return board_of(state, side).at == where

    def most_rolled(self, state: RootState, side: int, battle: Battle) -> int:
        """7.2.4 One, and one more for the first two items on the battle track."""
        return 1 + min(2, on_track(state, board_of(state, side)))

    def extra_hits(self, state: RootState, side: int, battle: Battle) -> int:
        """7.2.4 The third item on the track deals one more when it attacks."""
        return int(battle.attacker == side and on_track(state, board_of(state, side)) > 2)

    def is_defenseless(self, state: RootState, side: int, battle: Battle) -> bool:
        """Ruling A9: without an undamaged item."""
        return not whole(board_of(state, side))

    def most_lost(self, state: RootState, side: int, battle: Battle) -> int:
        return len(fragile(state, board_of(state, side)))

    def struck(self, state: RootState, side: int, battle: Battle, hits: int) -> None:
        damage(state, board_of(state, side), hits)

    def take_hits(self, game: Root, side: int, battle: Battle, hits: int, chooser: int) -> Rule[list[Loss]]:
        """7.2.5 Items are damaged, exhausted ones first."""
        yield from ()
        hurt = damage(game.state, board_of(game.state, side), hits)
        if hurt:
            game.tell("root.machine.damaged", seat=side, count=hurt, law=self.law("2"))
        return []

    def blown_up(self, game: Root, side: int, where: int, by: int) -> list[Loss]:
        return []

    def everything(self, game: Root, side: int, where: int, by: int) -> list[Loss]:
        return []

    def swept(self, game: Root, side: int, where: int) -> list[FactionStep]:
        """7.2.1.I Three items are damaged."""
        at_stake = board_of(game.state, side).at == where
        return [FactionStep(side, "damage", where, SWEPT_DAMAGE)] if at_stake else []

    def before_roll(self, game: Root, side: int, battle: Battle) -> Rule[None] | None:
        """Trait: a marksman hits at once; 7.7.6 a defender may enlist the Arbiter."""
        board = board_of(game.state, side)
        if battle.attacker == side and has_trait(game.state, "marksman"):
            return self.shoot(game, battle)
        is_beside = side not in (battle.attacker, battle.defender) and board.at == battle.where
        return self.help_out(game, side, battle) if is_beside and board.character == "arbiter" else None

    def shoot(self, game: Root, battle: Battle) -> Rule[None]:
        """One hit before the dice."""
        from ...rules.battle import chooser_for, dealt_by

        chooser = chooser_for(game.state, battle, modifiers.DEFENDER)
        losses = yield from modifiers.take_hits(game, battle, modifiers.DEFENDER, 1, chooser)
        if losses:
            remove_together(game, dealt_by(losses, battle, modifiers.ATTACKER), by_hits=True)

    def help_out(self, game: Root, seat: int, battle: Battle) -> Rule[None]:
        """7.7.6 It scores, and the items on its battle track raise what the defender may roll."""
        state = game.state
        count = on_track(state, board_of(state, seat))
        wanted = faction(state, battle.defender).enlists(state, battle, seat)
        if wanted is None:
            about = {"where": battle.where, "count": count}
            answer = yield Ask(battle.defender, "root.arbiter", [ENLIST, NONE], about=about, law=self.law("7"))
            wanted = answer == ENLIST
        if wanted:
            battle.bonus[1] += count
            game.tell("root.enlisted", seat=battle.defender, whom=seat, law=self.law("7"))
            score(game, seat, 1, self.law("7"))

    # Characters (7.7)

    def special(self, game: Root, seat: int) -> None:
        """7.5.6 For an item, what the character does; skipped where it would do nothing."""
        board = board_of(game.state, seat)
        if not usable(game.state, board):
            return
        match board.character:
            case "thief":
                self.steal(game, seat)
            case "tinker":
                self.tinker(game, seat)
            case "ranger":
                if len(damaged(board)) >= RANGERS_WOUNDS:
                    self.act(game, seat)
                    self.slip(game, seat, self.law("7"))
            case "vagrant":
                self.instigate(game, seat)
            case "scoundrel":
                self.scorch(game, seat)

    def act(self, game: Root, seat: int) -> None:
        """The item is exhausted."""
        board = board_of(game.state, seat)
        exhaust(game.state, board, 1)
        game.tell("root.special", seat=seat, character=board.character, law=self.law("7"))

    def slip(self, game: Root, seat: int, law: str) -> None:
        """Into a forest."""
        raise NotImplementedError

    def steal(self, game: Root, seat: int) -> None:
        """7.7.1 A random card of the enemy there with most points, then most pieces."""
        state = game.state
        at, eyes = board_of(state, seat).at, Eyes(state, seat)
        there = [foe for foe in foes(state, seat) if at and state.hands[foe] and pieces_of(state, foe, at)]
        whom = choose_player(state, there, eyes.most_points(), eyes.most_pieces(at))
        if whom is not None:
            self.act(game, seat)
            tell_player(game, seat, "robs", whom.target, whom.whys, self.law("7"))
            take_at_random(game, seat, whom.target)

    def tinker(self, game: Root, seat: int) -> None:
        """7.7.2 The topmost discard with an item that is there is crafted."""
        state = game.state
        able = [card for card in state.discard if CARDS[card].kind == ITEM and can_be_crafted(state, seat, CARDS[card])]
        if able:
            card = able[-1]
            self.act(game, seat)
            state.discard.remove(card)
            discard_card(game, card)
            self.craft_order(game, seat, card, self.law("7"))

    def instigate(self, game: Root, seat: int) -> None:
        """7.7.4 The first two players there by the setup battle, and it removes pieces for both."""
        state = game.state
        at = board_of(state, seat).at
        if not at:
            return
        there = [other for other in foes(state, seat) if faction(state, other).is_there(state, other, at)]
        able = [other for other in there if faction(state, other).can_attack(state, other, at)]
        attacker = choose_player(state, able)
        if attacker is None:
            return
        defender = choose_player(state, [other for other in there if other != attacker.target])
        if defender is not None:
            self.act(game, seat)
            game.push(StartBattle(attacker.target, defender.target, at, seat))

    def may_direct(self, state: RootState, seat: int) -> bool:
        return board_of(state, seat).character == "vagrant"

    def scorch(self, game: Root, seat: int) -> None:
        """7.7.5 With three enemy pieces there, a building or token among them: all go, an item covers a slot (none
        of the battle track if there are others), a point."""
        state = game.state
        board = board_of(state, seat)
        at = board.at
        there = foes(state, seat)
        if not at or sum(pieces_of(state, foe, at) for foe in there) < SCOUNDRELS_PREY:
            return
        if not any(razeable(state, foe, at) for foe in there):
            return
        self.act(game, seat)
        steps = len(state.agenda)
        sweep(game, seat, [at])
        triggered, state.agenda[steps:] = state.agenda[steps:], []
        if slots_free(state, at):
            item = max(board.items, key=lambda item: (not item.on_track, item.exhausted, item.damaged))
            board.items.remove(item)
            state.items_gone.append(item.kind)
            board.covered.append(at)
            game.tell("root.machine.covers", seat=seat, where=at, item=item.kind, law=self.law("7"))
        score(game, seat, 1, self.law("7"))
        state.agenda += triggered

    def covers(self, state: RootState, side: int, where: int) -> int:
        """7.7.5 Slots that its items cover."""
        return board_of(state, side).covered.count(where)
