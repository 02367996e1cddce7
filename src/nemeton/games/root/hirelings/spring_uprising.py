"""Spring Uprising, and Rabbit Scouts on the weak side."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Asked, Rule

from ..cards import SUITS
from ..choices import RootChoice
from ..pieces import WARRIOR, Loss
from ..places import clearings_of, fitting, matcher
from ..rules.battle import skip_to_end
from ..rules.common_knowledge import might_hold
from ..rules.effects import spend_card
from ..rules.hirelings import Way
from ..rules.modifiers import BEFORE_ROLL, DEFENDER, HIGH_DIE, Modifier
from ..rules.removing import remove_together
from ..rules.rule import may_place, owner_of
from ..state import enemy_sides, played_by, seats
from ..steps import FactionStep
from .base import ALWAYS, DAWN, HIRED, Hireling, on_map

if TYPE_CHECKING:
    from ..pieces import Side
    from ..state import Battle, Root, RootState

RISE, GATHER = "rise", "gather"
SCOUTED, NO_SCOUTS = "rabbit_scouts", "no_scouts"


class Provoke(RootChoice):
    """Spend a card to be let into battle."""

    card: str
    words = "provoke"


class SpringUprising(Hireling):
    """Four rebels who rise where the die sends them."""

    name = card = "spring_uprising"
    related = ("alliance",)
    steps = (*Hireling.steps, "join", "stir")
    warriors = 4
    warrior_word = "riser"
    asked: ClassVar = {"root.hireling.provoke": Asked(plain=Provoke)}
    wards = ("root.refused.uprising_card", ALWAYS)
    worth = (1.2, 0.6)

    def rolled(self, game: Root, side: Side, law: str) -> str:
        """The suit that the die shows."""
        suit = SUITS[game.roll(len(SUITS), lowest=0, name="uprising")[0]]
        game.tell("root.uprising_die", band=side, suit=suit, law=law)
        return suit

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None]:
        """The die is rolled twice, and a warrior comes to a clearing of each suit."""
        for _ in range(2):
            suit = self.rolled(game, side, "A.6.3")
            yield from self.place_one(game, side, clearings_of(game.state, suit), "A.6.3", seat=seat)

    def hired(self, game: Root, step: FactionStep) -> None:
        """If none is on the map, one comes where the die says; what comes of it is asked next."""
        if not on_map(game.state, step.seat):
            suit = self.rolled(game, step.seat, HIRED)
            game.push(FactionStep(step.seat, "join", count=SUITS.index(suit)))

    def join(self, game: Root, step: FactionStep) -> Rule[None]:
        """One comes to a clearing of the suit that was rolled."""
        yield from self.place_one(game, step.seat, clearings_of(game.state, SUITS[step.count]), HIRED)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """What the die showed is a suit."""
        return step.name not in ("join", "stir") or 0 <= step.count < len(SUITS)

    def wards_off(self, state: RootState, side: Side, attacker: Side, defender: Side, where: int) -> bool:
        """Only who has a matching card to discard may battle them; no band has. Somebody else's hand is not looked
        into: whom others make battle is held able to, for all that everybody knows (ruling B5)."""
        if defender != side:
            return False
        if attacker not in seats(state):
            return True
        hand = state.hands[attacker]
        if attacker == state.active:
            return not fitting(state, hand, where)
        return not might_hold(state, hand, matcher(state, where))

    def attacked(self, game: Root, side: Side, battle: Battle) -> Rule[None]:
        """The attacker discards a card that matches the clearing first."""
        state, seat = game.state, battle.attacker
        if seat not in seats(state) or not fitting(state, state.hands[seat], battle.where):
            skip_to_end(state)  # whom others have made battle them, or in a hand that is only imagined
            game.tell("root.held_off", seat=seat, band=side, where=battle.where, law=ALWAYS)
            return
        card = yield Ask(
            seat,
            "root.hireling.provoke",
            lambda: fitting(state, state.hands[seat], battle.where),
            about={"band": side, "where": battle.where},
            law=ALWAYS,
            secret=True,
        )
        spend_card(game, seat, card, ALWAYS)

    def dawn(self, game: Root, step: FactionStep) -> None:
        """The die says where they must rise or gather; what comes of it is asked next."""
        suit = self.rolled(game, step.seat, DAWN)
        game.push(FactionStep(step.seat, "stir", count=SUITS.index(suit)))

    def stir(self, game: Root, step: FactionStep) -> Rule[None]:
        """They rise or gather where the die said."""
        state, side = game.state, step.seat
        near = clearings_of(state, SUITS[step.count])
        rising = [where for where in near if state.clearings[where].warriors[side]]
        gathering = [where for where in near if may_place(state, side, where)] if state.supply[side] else []
        ways = [Way(side, RISE)] * bool(rising) + [Way(side, GATHER)] * bool(gathering)
        if not ways:
            return
        asked = played_by(state, side)
        choice = yield Ask(asked, "root.hireling.way", ways, about={"band": side}, law=DAWN)
        if choice.way == GATHER:
            yield from self.place_one(game, side, gathering, DAWN)
            return
        where = yield Ask(asked, "root.hireling.where", rising, about={"band": side}, law=DAWN)
        losses, effects = [Loss(side, where, WARRIOR, by=side)], list[FactionStep]()
        for enemy in enemy_sides(state, asked):
            losses += owner_of(state, enemy).everything(game, enemy, where, side)
            effects += owner_of(state, enemy).swept(game, enemy, where)
        game.tell("root.rises", band=side, where=where, law=DAWN)
        remove_together(game, losses, also=tuple(effects))


class Scout(RootChoice):
    """Spend a card to take the higher die."""

    card: str
    words = "scout"


def send_scouts(game: Root, seat: int, battle: Battle) -> Rule[None]:
    """The defender may spend a matching card before the dice, and takes the higher one."""
    state = game.state
    if not might_hold(state, state.hands[seat], matcher(state, battle.where)):
        return
    card = yield Ask(
        seat,
        "root.hireling.scout",
        lambda: [*fitting(state, state.hands[seat], battle.where), NO_SCOUTS],
        about={"where": battle.where},
        law=ALWAYS,
        secret=True,
    )
    if card != NO_SCOUTS:
        spend_card(game, seat, card, ALWAYS)
        battle.used.append(SCOUTED)


class RabbitScouts(Hireling):
    """Scouts who warn who is attacked."""

    name = "spring_uprising_demoted"
    card, demoted, related = SpringUprising.card, True, SpringUprising.related
    asked: ClassVar = {"root.hireling.scout": Asked(plain=Scout, words={NO_SCOUTS: "root.option.no_scouts"})}
    used_in_battle = (SCOUTED,)
    in_battle = (
        Modifier(BEFORE_ROLL, (DEFENDER,), SCOUTED, send_scouts),
        Modifier(HIGH_DIE, (DEFENDER,), SCOUTED, lambda _state, _seat, battle: SCOUTED in battle.used),
    )


SIDES = (SpringUprising(), RabbitScouts())
