"""Battle, in four steps (Law 4.3)."""

from typing import ClassVar

from nemeton.kernel import Ask, Asked, Rule, step

from .. import rulings
from ..cards import CARDS
from ..choices import Against, RootChoice, Scene
from ..pieces import WARRIOR, Loss, Side
from ..state import NOBODY, Battle, Root, RootState, played_by
from ..steps import Ambush, BattleEffects, DealHits, EndBattle, Roll, StartBattle
from . import modifiers
from .effects import discard_card, take_from_hand
from .modifiers import (
    ATTACKER,
    BARS_AMBUSH,
    BEFORE_ROLL,
    BEGINS,
    BOTH,
    DEFENDER,
    DEFENSELESS,
    EXTRA_HITS,
    HIGH_DIE,
    MAY_AMBUSH,
    MAY_FOIL,
    MOST_ROLLED,
    OVER,
    count,
    fighter,
    is_ambush,
    offered,
    take_hits,
)
from .removing import remove_together
from .rule import faction, may_fight, opponents_in, owner_of

LET, DONE, AFTER = "let", "done", "after"
AMBUSH_HITS = 2
DIE_SIDES = 4  # 0 to 3


class Assault(Against, tag="battle"):
    """Battle somebody in a clearing."""

    sign, heading = "ui-battle", "battle"


class PlayAmbush(RootChoice):
    """Play an ambush."""

    card: str
    words = "ambush"


class Foil(RootChoice):
    """Foil an ambush with another."""

    card: str
    words = "foil"


class Effect(RootChoice):
    """Use something that changes the hits: a crafted card, or an ability of one's own."""

    effect: str
    words = "effect"
    card_field = "effect"
    clicks: ClassVar = ("effect",)

    def spot(self, scene: Scene, name: str) -> str:
        """The crafted card; an ability is clicked where its faction says."""
        seat = scene.ask.seat
        if self.effect in CARDS:
            return f"crafted-{seat}-{self.effect}"
        return faction(scene.view, seat).ability_spot(seat, self.effect)


ASKED = {
    "root.ambush": Asked(plain=PlayAmbush, words={LET: "root.option.no_ambush"}),
    "root.foil": Asked(plain=Foil, words={LET: "root.option.no_foil"}),
    "root.battle.effect": Asked(plain=Effect, words={DONE: "", AFTER: ""}),
}


def legal_battles(state: RootState, side: Side, *, clearings: list[int] | None = None) -> list[Assault]:
    """Every battle that a side may start: where, and against whom."""
    own = owner_of(state, side)
    return [
        Assault(where, defender)
        for where in (state.clearings if clearings is None else clearings)
        if own.can_attack(state, side, where)
        for defender in opponents_in(state, side, where)
        if may_fight(state, side, where, defender)
    ]


def fight(state: RootState) -> Battle:
    """The battle that is being fought."""
    assert state.battle is not None
    return state.battle


@step(StartBattle)
def start_battle(game: Root, step: StartBattle) -> Rule[None]:
    """A battle begins; the attacker may have something to choose before anything else."""
    battle = game.state.battle = Battle(step.attacker, step.defender, step.where, director=step.director)
    game.tell("root.battle", seat=step.attacker, whom=step.defender, where=step.where, law="4.3")
    game.push(Ambush(), Roll(), BattleEffects(ATTACKER), BattleEffects(DEFENDER), DealHits(), EndBattle())
    demand = owner_of(game.state, step.defender).attacked(game, step.defender, battle)
    if demand is not None:
        yield from demand
    yield from modifiers.act(game, battle, BEGINS)


# 1. Ambush


@step(Ambush)
def ambush(game: Root, _step: Ambush) -> Rule[None]:
    """The defender may ambush, the attacker may foil it with another; else it deals two hits at once (Law 4.3.1)."""
    state = game.state
    battle = fight(state)
    attacker, defender, where = battle.attacker, battle.defender, battle.where
    if count(state, battle, BARS_AMBUSH, ATTACKER):
        return
    own = owner_of(state, defender)
    card = own.open_ambush(state, defender, where)
    if card:
        own.loses_ambush(state, defender, card)
    elif count(state, battle, MAY_AMBUSH, DEFENDER):
        card = yield ambush_ask(game, defender, "root.ambush")
        if card != LET:
            take_from_hand(state, defender, card)
    if card in ("", LET):
        return
    ambushes(game, defender, card)
    foil = (yield ambush_ask(game, attacker, "root.foil")) if count(state, battle, MAY_FOIL, ATTACKER) else LET
    if foil != LET:
        take_from_hand(state, attacker, foil)
        ambushes(game, attacker, foil)
        game.tell("root.foiled", seat=attacker, where=where, law="4.3.1.I")
        return
    losses = yield from take_hits(game, battle, ATTACKER, AMBUSH_HITS, chooser_for(state, battle, ATTACKER))
    remove_together(game, dealt_by(losses, battle, DEFENDER), by_hits=True)


def chooser_for(state: RootState, battle: Battle, role: int) -> int:
    """Who chooses what a side loses: who plays it, unless somebody chooses for both (Law G.4.2). For a band that nobody
    controls the other side does."""
    if battle.director != NOBODY:
        return battle.director
    own = played_by(state, fighter(battle, role))
    return own if own != NOBODY else played_by(state, fighter(battle, 1 - role))


def ambush_ask(game: Root, seat: int, kind: str) -> Ask:
    """May this seat play an ambush? Asked whatever is in the hand, so that a pause tells nothing."""
    state = game.state
    battle = fight(state)
    return Ask(
        seat,
        kind,
        lambda: [
            LET,
            *sorted({card.card for card in state.hands[seat] if is_ambush(state, card.card, battle.where)}),
        ],
        about={"where": battle.where, "attacker": battle.attacker, "defender": battle.defender},
        law="4.3.1",
        secret=True,
    )


def ambushes(game: Root, seat: int, card: str) -> None:
    """An ambush is played and discarded."""
    game.tell("root.ambushes", seat=seat, card=card, law="4.3.1")
    discard_card(game, card)


def dealt_by(losses: list[Loss], battle: Battle, role: int) -> list[Loss]:
    """Losses as dealt by one side; who removes pieces for both counts as having removed them (Law G.4.2)."""
    by = fighter(battle, role)
    return [loss._replace(by=battle.director if razed_for_another(battle, loss) else by) for loss in losses]


def razed_for_another(battle: Battle, loss: Loss) -> bool:
    """Is this a building or token that somebody removes for both sides (ruling R4)?"""
    return battle.director != NOBODY and loss.sort != WARRIOR and rulings.VAGRANT_RAZES_FOR_HIMSELF


# 2. The dice


@step(Roll)
def roll(game: Root, _step: Roll) -> Rule[None]:
    """High to the attacker, low to the defender, each held to its maximum (Law 4.3.2)."""
    state = game.state
    battle = fight(state)
    if not owner_of(state, battle.attacker).can_attack(state, battle.attacker, battle.where):
        game.tell("root.wiped_out", seat=battle.attacker, where=battle.where, law="4.3.1.II")
        skip_to_end(state)
        return
    yield from modifiers.act(game, battle, BEFORE_ROLL)
    battle.dice = list(game.roll(DIE_SIDES, count=2, lowest=0, name="battle"))
    most = [count(state, battle, MOST_ROLLED, role) for role in BOTH]
    high = bool(count(state, battle, HIGH_DIE, DEFENDER))
    battle.rolled = list(rolled_hits((battle.dice[0], battle.dice[1]), most[0], most[1], defender_takes_high=high))
    game.tell(
        "root.rolled",
        seat=battle.attacker,
        whom=battle.defender,
        high=max(battle.dice),
        low=min(battle.dice),
        law="4.3.2",
    )


def rolled_hits(
    dice: tuple[int, int], attacker_most: int, defender_most: int, *, defender_takes_high: bool = False
) -> tuple[int, int]:
    """Hits from the dice: high to the attacker (4.3.2), each side held to its maximum (4.3.2.I); Guerrilla War gives
    the defender the high die instead (8.2.2).

    >>> rolled_hits((1, 3), 2, 5), rolled_hits((1, 3), 2, 5, defender_takes_high=True)
    ((2, 1), (1, 3))
    """
    low, high = sorted(dice)
    for_attacker, for_defender = (low, high) if defender_takes_high else (high, low)
    return min(for_attacker, attacker_most), min(for_defender, defender_most)


def skip_to_end(state: RootState) -> None:
    """Nothing but the battle's end is left."""
    while not isinstance(state.agenda[-1], EndBattle):
        state.agenda.pop()


# 3. Effects


@step(BattleEffects)
def battle_effects(game: Root, step: BattleEffects) -> Rule[None]:
    """Each side may use what it has for a battle; the attacker first, or after the defender if he wants (Law 4.3.3)."""
    state = game.state
    battle = fight(state)
    role = step.seat
    side = fighter(battle, role)
    seat = played_by(state, side)
    options = offered(state, battle, role)
    if not options or seat == NOBODY:
        return
    if state.agenda[-1] == BattleEffects(DEFENDER) and offered(state, battle, DEFENDER):
        options.append(AFTER)
    choice = yield Ask(seat, "root.battle.effect", [*options, DONE], about={"where": battle.where}, law="4.3.3")
    if choice == DONE:
        return
    if choice == AFTER:
        state.agenda.pop()
        game.push(BattleEffects(DEFENDER), step)
        return
    game.push(BattleEffects(role))
    modifiers.use(game, battle, role, choice)
    game.tell("root.battle_effect", seat=side, effect=choice, law="4.3.3")


# 4. Hits


@step(DealHits)
def deal_hits(game: Root, _step: DealHits) -> Rule[None]:
    """Both choose what they lose; then all of it leaves the map at once (Law 4.3.4)."""
    state = game.state
    battle = fight(state)
    hits = [battle.rolled[role] + count(state, battle, EXTRA_HITS, role) for role in BOTH]
    if count(state, battle, DEFENSELESS, DEFENDER):
        hits[ATTACKER] += 1
        game.tell("root.defenseless", seat=battle.defender, law="4.3.3.II")
    game.tell(
        "root.hits", seat=battle.attacker, whom=battle.defender, count=hits[ATTACKER], other=hits[DEFENDER], law="4.3.4"
    )
    losses: list[Loss] = []
    for role in (DEFENDER, ATTACKER):
        taken = yield from take_hits(game, battle, role, hits[1 - role], chooser_for(state, battle, role))
        losses += dealt_by(taken, battle, 1 - role)
    remove_together(game, losses, by_hits=True)


@step(EndBattle)
def end_battle(game: Root, _step: EndBattle) -> Rule[None]:
    """The battle is over."""
    battle = fight(game.state)
    yield from modifiers.act(game, battle, OVER)
    game.state.battle = None
    game.tell("root.battle_over", where=battle.where, law="4.3")
