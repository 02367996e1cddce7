"""What a battle may cost, where the Vagabond begins it, brings allies or stands by (`outlook.py` of the game)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Option, Phrase
from nemeton.kernel.choices import Choice
from nemeton.kernel.outlook import Remark

from ...cards import SWORD
from ...rules.modifiers import DEFENDER
from ...state import NOBODY, Battle, seats
from ..base import Faction
from .choices import ALONE, ENLIST, Attack, Instigate
from .items import board_of, exhaust, whole

if TYPE_CHECKING:
    from ...state import RootState


class ForeseenVagabond(Faction):
    """His own ways to begin a battle, and to be in one."""

    def battle_of(self, state: RootState, seat: int, choice: Choice) -> tuple[RootState, Battle] | None:
        """An attack exhausts a sword; who is instigated fights for somebody else."""
        from ...rules.odds import with_own_copy

        where = board_of(state, seat).at
        if isinstance(choice, Attack):
            battle = Battle(seat, choice.whom, where)
            reckoned = with_own_copy(state, battle)
            exhaust(board_of(reckoned, seat), SWORD)
            return reckoned, battle
        if isinstance(choice, Instigate):
            return state, Battle(choice.attacker, choice.defender, where, director=seat)
        return None

    def goes_on(self, battle: Battle, ask: Ask, option: Option) -> bool:
        """The Arbiter's help, and the ally who fights along."""
        if ask.kind == "root.arbiter":
            battle.bonus[DEFENDER] += ask.about["count"] if option == ENLIST else 0
        elif ask.kind == "root.vagabond.fights_with":
            battle.ally = NOBODY if option == ALONE else int(str(option))
        return ask.kind in ("root.arbiter", "root.vagabond.fights_with")

    def battle_remarks(self, state: RootState, seat: int, ask: Ask, battle: Battle) -> Iterator[Remark]:
        """The Arbiter stands there, and the defender may enlist him (Law G.5.2)."""
        if seat in (battle.attacker, battle.defender) or battle.defender not in seats(state):
            return
        if ask.kind == "root.arbiter":
            return
        board = board_of(state, seat)
        swords = len(whole(board, SWORD))
        if board.character == "arbiter" and board.at == battle.where and swords:
            values = {"count": swords, "whom": battle.defender}
            yield Remark(Phrase("root.text.outlook.arbiter", values), "item-sword", "G.5.2", False)
