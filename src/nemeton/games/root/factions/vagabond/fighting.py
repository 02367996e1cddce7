"""How the Vagabond fights: with swords, for allies, and what becomes of his items (Law 9.2.2 to 9.2.9, 9.5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Option, Rule

from ... import rulings
from ...cards import CROSSBOW, SWORD
from ...pieces import BUILDING, TOKEN, WARRIOR, Loss
from ...rules.effects import score
from ...rules.modifiers import Gain
from ...rules.removing import Lose, among_alike, remove_together
from ...rules.rule import faction, owner_of
from ...state import NOBODY, seats
from ...steps import FactionStep
from .board import ALLIED
from .choices import ALONE, ENLIST, NONE, AllyFalls, Damage
from .items import board_of, exhaust, find, is_wanderer, keys, ready, whole
from .relations import answer_for, turn_hostile
from .wandering import Wanderer

if TYPE_CHECKING:
    from ...state import Battle, Root, RootState

SWEPT_DAMAGE = 3


class Fighter(Wanderer):
    """A pawn that fights with items."""

    def can_be_struck(self, state: RootState, whom: int, where: int) -> bool:
        """Has this player a piece that a bolt could remove?"""
        here = state.clearings[where]
        is_special = rulings.SPECIAL_WARRIORS_SHIELD and owner_of(state, whom).fighters(state, whom, where)
        if here.warriors[whom] or is_special:  # a special warrior alone shields the rest (ruling H3)
            return bool(here.warriors[whom])
        return any(owner == whom for owner, _ in (*here.buildings, *here.tokens))

    def strike(self, game: Root, seat: int, whom: int) -> Rule[None]:
        """9.5.6 A warrior; where there is none, another piece."""
        state = game.state
        board = board_of(state, seat)
        exhaust(board, CROSSBOW)
        here = state.clearings[board.at]
        game.tell("root.strikes", seat=seat, whom=whom, where=board.at, law="9.5.6")
        if here.warriors[whom]:
            loss = Loss(whom, board.at, WARRIOR, by=seat)
        else:
            left = [Lose(BUILDING, kind) for owner, kind in here.buildings if owner == whom]
            left += [Lose(TOKEN, kind) for owner, kind in here.tokens if owner == whom]
            piece = yield Ask(
                seat, "root.loss", sorted(set(left)), about={"where": board.at, "left": 1, "whom": whom}, law="9.5.6"
            )
            loss = Loss(whom, board.at, piece.sort, piece.piece, by=seat)
        remove_together(game, (yield from among_alike(game, seat, [loss])))

    def is_there(self, state: RootState, seat: int, where: int) -> bool:
        return board_of(state, seat).at == where

    def can_attack(self, state: RootState, seat: int, where: int) -> bool:
        return board_of(state, seat).at == where

    def before_battle(self, game: Root, seat: int, battle: Battle) -> Rule[None]:
        """9.2.9.II.C Warriors of one ally there may fight for him, not against their own."""
        state = game.state
        allies: list[Option] = [
            ally
            for ally, place in board_of(state, seat).relations.items()
            if place == ALLIED and ally != battle.defender and state.clearings[battle.where].warriors[ally]
        ]
        if allies and battle.director in (NOBODY, seat):
            choice = yield Ask(
                seat, "root.vagabond.fights_with", [*allies, ALONE], about={"where": battle.where}, law="9.2.9.II.C"
            )
            if choice != ALONE:
                battle.ally = choice

    def most_rolled(self, state: RootState, seat: int, battle: Battle) -> int:
        """9.2.6 Undamaged swords, and the ally's warriors."""
        swords = len(whole(board_of(state, seat), SWORD))
        if battle.attacker == seat and battle.ally != NOBODY:
            swords += state.clearings[battle.where].warriors[battle.ally]
        return swords

    def is_defenseless(self, state: RootState, seat: int, battle: Battle) -> bool:
        """9.2.4 Without an undamaged sword."""
        return not whole(board_of(state, seat), SWORD)

    def before_roll(self, game: Root, seat: int, battle: Battle) -> Rule[None] | None:
        """G.5.2 A defender may enlist the Arbiter who stands there."""
        board = board_of(game.state, seat)
        if seat in (battle.attacker, battle.defender) or battle.defender not in seats(game.state):
            return None
        if board.character == "arbiter" and board.at == battle.where:
            return self.enlist(game, seat, battle)
        return None

    def enlist(self, game: Root, seat: int, battle: Battle) -> Rule[None]:
        """The Arbiter scores, and his swords raise what the defender may roll."""
        state, swords = game.state, len(whole(board_of(game.state, seat), SWORD))
        choice = faction(state, battle.defender).enlists(state, battle, seat)
        if choice is None:
            answer = yield Ask(
                battle.defender,
                "root.arbiter",
                [ENLIST, NONE],
                about={"where": battle.where, "count": swords},
                law="G.5.2",
            )
            choice = answer == ENLIST
        if choice:
            battle.bonus[1] += swords
            game.tell("root.enlisted", seat=battle.defender, whom=seat, law="G.5.2")
            score(game, seat, 1, "G.5.2")

    def battle_options(self, state: RootState, seat: int, battle: Battle) -> list[Option]:
        """G.8.2 The Ronin's swift strike."""
        board = board_of(state, seat)
        again = rulings.RONIN_STRIKES_REPEATEDLY or "swift_strike" not in battle.used
        return ["swift_strike"] if board.character == "ronin" and ready(board, SWORD) and again else []

    def ability_spot(self, seat: int, option: str) -> str:
        """A ready sword."""
        return f"item-{seat}-{SWORD}-00"

    def use_in_battle(self, game: Root, seat: int, battle: Battle, option: Option) -> None:
        battle.used.append("swift_strike")
        exhaust(board_of(game.state, seat), SWORD)
        battle.extra[0 if battle.attacker == seat else 1] += 1

    def ability_gain(self, option: Option) -> Gain:
        return Gain(adds=1)

    def ability_uses(self, state: RootState, seat: int) -> int:
        """G.8.2 As often as a sword is ready."""
        return len(ready(board_of(state, seat), SWORD)) if rulings.RONIN_STRIKES_REPEATEDLY else 1

    def most_lost(self, state: RootState, seat: int, battle: Battle) -> int:
        """9.2.7 Undamaged items, and the ally's warriors."""
        ally = state.clearings[battle.where].warriors[battle.ally] if self.has_ally(seat, battle) else 0
        return len(whole(board_of(state, seat))) + ally

    def has_ally(self, seat: int, battle: Battle) -> bool:
        """Do warriors of an ally fight for him (9.2.9.II.C)?"""
        return battle.attacker == seat and battle.ally != NOBODY

    def struck(self, state: RootState, seat: int, battle: Battle, hits: int) -> None:
        """He is reckoned to spare his swords, and allied warriors, as long as he can."""
        board = board_of(state, seat)
        for item in sorted(whole(board), key=lambda item: item.kind == SWORD)[:hits]:
            item.damaged = True

    def take_hits(self, game: Root, seat: int, battle: Battle, hits: int, chooser: int) -> Rule[list[Loss]]:
        """9.2.7 Each hit damages an item, or an ally's warrior falls for him (9.2.9.II.D)."""
        state = game.state
        board = board_of(state, seat)
        ally = battle.ally if battle.attacker == seat else NOBODY
        fallen = 0
        for left in range(hits, 0, -1):
            options: list[Damage | AllyFalls] = [Damage(*item) for item in keys(whole(board))]
            if ally != NOBODY and state.clearings[battle.where].warriors[ally] > fallen:
                options.append(AllyFalls(ally))
            if not options:
                break
            choice = options[0]
            if len(options) > 1:
                about = {"left": left} if chooser == seat else {"left": left, "whom": seat}
                choice = yield Ask(chooser, "root.vagabond.hit", options, about=about, law="9.2.7")
            if isinstance(choice, AllyFalls):
                fallen += 1
            else:
                self.damage_item(game, seat, choice, "9.2.7")
                battle.raiding[1] += seat == battle.attacker or not is_wanderer(state, battle.attacker)
        battle.raiding[0] += fallen
        return [Loss(ally, battle.where, WARRIOR, number=fallen)] if fallen else []

    def battle_over(self, game: Root, seat: int, battle: Battle) -> None:
        """9.2.9.II.D More allied warriors lost than items damaged: the ally turns hostile."""
        if battle.attacker == seat and battle.ally != NOBODY and battle.raiding[0] > battle.raiding[1]:
            turn_hostile(game, seat, battle.ally)

    def has_removed(self, game: Root, seat: int, losses: list[Loss], battle: Battle | None) -> None:
        answer_for(game, seat, losses, battle)

    def swept(self, game: Root, seat: int, where: int) -> list[FactionStep]:
        """9.2.2.I The pawn stays; three items are damaged."""
        return [FactionStep(seat, "damage", where, SWEPT_DAMAGE)] if board_of(game.state, seat).at == where else []

    def robbed(self, game: Root, seat: int, where: int) -> list[FactionStep]:
        """One item is damaged."""
        return [FactionStep(seat, "damage", where, 1)]

    def damage(self, game: Root, seat: int, count: int) -> Rule[None]:
        """Damage items of his choice."""
        board = board_of(game.state, seat)
        for left in range(count, 0, -1):
            options = [Damage(*item) for item in keys(whole(board))]
            if not options:
                return
            choice = options[0]
            if len(options) > 1:
                choice = yield Ask(seat, "root.vagabond.hit", options, about={"left": left}, law="9.2.2.I")
            self.damage_item(game, seat, choice, "9.2.2.I")

    def damage_item(self, game: Root, seat: int, item: Damage, law: str) -> None:
        """An item that lies in this way is damaged."""
        find(board_of(game.state, seat), item.key).damaged = True
        game.tell("root.item_damaged", seat=seat, item=item.item, law=law)
