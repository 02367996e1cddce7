"""Battle, in four steps (Law 4.3)."""

from nemeton.kernel import Ask, Option, Rule

from .. import rulings
from ..cards import AMBUSHES, matches
from ..factions.base import WARRIOR, Loss
from ..state import NOBODY, Battle, Root, RootState, has_crafted, seats
from ..steps import Ambush, BattleEffects, DealHits, EndBattle, Roll, StartBattle
from .common_knowledge import might_hold
from .effects import discard_card, gain_points, settle_victory, take_from_hand
from .removing import remove_together
from .rule import faction, opponents_in

BATTLE, LET, DONE, AFTER = "battle", "let", "done", "after"
ATTACKER, DEFENDER = 0, 1
AMBUSH_HITS = 2
DIE_SIDES = 4  # 0 to 3


def legal_battles(state: RootState, seat: int, *, clearings: list[int] | None = None) -> list[Option]:
    """Every battle that a seat may start: where, and against whom."""
    own = faction(state, seat)
    return [
        (BATTLE, where, defender)
        for where in (state.clearings if clearings is None else clearings)
        if own.can_attack(state, seat, where)
        for defender in opponents_in(state, seat, where)
    ]


def fight(state: RootState) -> Battle:
    """The battle that is being fought."""
    assert state.battle is not None
    return state.battle


def start_battle(game: Root, step: StartBattle) -> Rule[None] | None:
    """A battle begins; the attacker may have something to choose before anything else."""
    state = game.state
    battle = state.battle = Battle(step.attacker, step.defender, step.where, director=step.director)
    game.tell("root.battle", seat=step.attacker, whom=step.defender, where=step.where, law="4.3")
    game.push(Ambush(), Roll(), BattleEffects(ATTACKER), BattleEffects(DEFENDER), DealHits(), EndBattle())
    return faction(state, step.attacker).before_battle(game, step.attacker, battle)


# 1. Ambush


def ambush(game: Root, _step: Ambush) -> Rule[None]:
    """The defender may ambush, the attacker may foil it with another; else it deals two hits at once (Law 4.3.1)."""
    state = game.state
    battle = fight(state)
    attacker, defender, where = battle.attacker, battle.defender, battle.where
    if has_crafted(state, attacker, "scouting_party"):
        return
    card = (yield ambush_ask(game, defender, "root.ambush")) if might_ambush(state, defender, where) else LET
    if card == LET:
        return
    play_ambush(game, defender, card)
    foil = (yield ambush_ask(game, attacker, "root.foil")) if might_ambush(state, attacker, where) else LET
    if foil != LET:
        play_ambush(game, attacker, foil)
        game.tell("root.foiled", seat=attacker, where=where, law="4.3.1.I")
        return
    chooser = attacker if battle.director == NOBODY else battle.director
    losses = yield from faction(state, attacker).take_hits(game, attacker, battle, AMBUSH_HITS, chooser)
    remove_together(game, dealt_by(losses, battle, DEFENDER), by_hits=True)


def is_ambush(state: RootState, card: str, where: int) -> bool:
    """Is this an ambush that matches the clearing?"""
    return card in AMBUSHES and matches(card, state.clearings[where].suit)


def might_ambush(state: RootState, seat: int, where: int) -> bool:
    """Could this seat play an ambush, for all that everybody knows?"""
    return might_hold(state, state.hands[seat], lambda card: is_ambush(state, card, where))


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


def play_ambush(game: Root, seat: int, card: str) -> None:
    """An ambush is played and discarded."""
    take_from_hand(game.state, seat, card)
    game.tell("root.ambushes", seat=seat, card=card, law="4.3.1")
    discard_card(game, card)


def dealt_by(losses: list[Loss], battle: Battle, side: int) -> list[Loss]:
    """Losses as dealt by one side; who removes pieces for both counts as having removed them (Law G.4.2)."""
    by = battle.attacker if side == ATTACKER else battle.defender
    return [loss._replace(by=battle.director if razed_for_another(battle, loss) else by) for loss in losses]


def razed_for_another(battle: Battle, loss: Loss) -> bool:
    """Is this a building or token that somebody removes for both sides (ruling R4)?"""
    return battle.director != NOBODY and loss.sort != WARRIOR and rulings.VAGRANT_RAZES_FOR_HIMSELF


# 2. The dice


def roll(game: Root, _step: Roll) -> Rule[None]:
    """High to the attacker, low to the defender, each held to its maximum (Law 4.3.2)."""
    state = game.state
    battle = fight(state)
    if not faction(state, battle.attacker).can_attack(state, battle.attacker, battle.where):
        game.tell("root.wiped_out", seat=battle.attacker, where=battle.where, law="4.3.1.II")
        skip_to_end(state)
        return
    for seat in seats(state):
        offer = faction(state, seat).before_roll(game, seat, battle)
        if offer is not None:
            yield from offer
    battle.dice = list(game.roll(DIE_SIDES, count=2, lowest=0))
    most = [
        faction(state, seat).most_rolled(state, seat, battle) + bonus
        for seat, bonus in zip((battle.attacker, battle.defender), battle.bonus, strict=True)
    ]
    high = faction(state, battle.defender).takes_high_die(state, battle.defender)
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


def battle_effects(game: Root, step: BattleEffects) -> Rule[None]:
    """Each side may use what it has for a battle; the attacker first, or after the defender if he wants (Law 4.3.3)."""
    state = game.state
    battle = fight(state)
    seat = battle.attacker if step.seat == ATTACKER else battle.defender
    options = effect_options(state, seat, step.seat)
    if not options:
        return
    if state.agenda[-1] == BattleEffects(DEFENDER) and effect_options(state, battle.defender, DEFENDER):
        options.append(AFTER)
    choice = yield Ask(seat, "root.battle.effect", [*options, DONE], about={"where": battle.where}, law="4.3.3")
    if choice == DONE:
        return
    if choice == AFTER:
        state.agenda.pop()
        game.push(BattleEffects(DEFENDER), step)
        return
    game.push(BattleEffects(step.seat))
    use_effect(game, seat, step.seat, choice)


def effect_options(state: RootState, seat: int, side: int) -> list[Option]:
    """The effects that one side may still use in this battle. Ruling: one that would change nothing is not on offer."""
    battle = fight(state)
    options: list[Option] = []
    if has_crafted(state, seat, "armorers") and battle.rolled[1 - side]:
        options.append("armorers")
    if side == DEFENDER and has_crafted(state, seat, "sappers"):
        options.append("sappers")
    if side == ATTACKER and has_crafted(state, seat, "brutal_tactics") and "brutal_tactics" not in battle.used:
        options.append("brutal_tactics")
    return options + faction(state, seat).battle_options(state, seat, battle)


def use_effect(game: Root, seat: int, side: int, effect: Option) -> None:
    """An effect changes the hits."""
    state = game.state
    battle = fight(state)
    match effect:
        case "armorers":
            discard_crafted(game, seat, "armorers")
            battle.rolled[1 - side] = 0
        case "sappers":
            discard_crafted(game, seat, "sappers")
            battle.extra[side] += 1
        case "brutal_tactics":
            battle.used.append("brutal_tactics")
            battle.extra[side] += 1
            gain_points(game, battle.defender, 1, "card.brutal_tactics")
            settle_victory(game)
        case _:
            faction(state, seat).use_in_battle(game, seat, battle, effect)
    game.tell("root.battle_effect", seat=seat, effect=effect, law="4.3.3")


def discard_crafted(game: Root, seat: int, card: str) -> None:
    """A crafted card is discarded for its effect."""
    game.state.play_areas[seat].remove(card)
    discard_card(game, card)


# 4. Hits


def deal_hits(game: Root, _step: DealHits) -> Rule[None]:
    """Both choose what they lose; then all of it leaves the map at once (Law 4.3.4)."""
    state = game.state
    battle = fight(state)
    sides = (battle.attacker, battle.defender)
    hits = [
        battle.rolled[side] + battle.extra[side] + faction(state, seat).extra_hits(state, seat, battle)
        for side, seat in enumerate(sides)
    ]
    if faction(state, battle.defender).is_defenseless(state, battle.defender, battle):
        hits[ATTACKER] += 1
        game.tell("root.defenseless", seat=battle.defender, law="4.3.3.II")
    game.tell(
        "root.hits", seat=battle.attacker, whom=battle.defender, count=hits[ATTACKER], other=hits[DEFENDER], law="4.3.4"
    )
    losses: list[Loss] = []
    for side, seat in ((DEFENDER, battle.defender), (ATTACKER, battle.attacker)):
        chooser = seat if battle.director == NOBODY else battle.director
        taken = yield from faction(state, seat).take_hits(game, seat, battle, hits[1 - side], chooser)
        losses += dealt_by(taken, battle, 1 - side)
    remove_together(game, losses, by_hits=True)


def end_battle(game: Root, _step: EndBattle) -> None:
    """The battle is over."""
    state = game.state
    battle = fight(state)
    for seat in (battle.attacker, battle.defender):
        faction(state, seat).battle_over(game, seat, battle)
    state.battle = None
    game.tell("root.battle_over", where=battle.where, law="4.3")
