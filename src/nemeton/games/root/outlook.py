"""What a battle that is offered may cost, in words and numbers: `rules.odds`, told to the seat that is asked."""

import copy
from collections.abc import Iterable, Iterator

from nemeton.kernel import Ask, Option, Phrase
from nemeton.kernel.outlook import Bar, Chances, Outlook, Remark

from .factions.base import Faction
from .phrases import VOCABULARY
from .rules.battle import AFTER, AMBUSH_HITS, DIE_SIDES, LET, Assault
from .rules.modifiers import ATTACKER, BOTH, DEFENDER, DEFENSELESS, EXTRA_HITS, HIGH_DIE, MOST_ROLLED, count, fighter
from .rules.odds import Odds, Plan, ambush_chance, bars_ambush, during, odds, usable_effects
from .rules.rule import faction, owner_of
from .state import Battle, RootState, seats

SURE = 0.995  # from here on a chance is told as certain


def outlook(view: RootState, ask: Ask, option: Option) -> Outlook | None:
    """The odds of the battle that an option starts, or goes on with."""
    told = started(view, ask, option) or gone_on_with(view, ask, option)
    if told is None:
        return None
    before, battle, plan = told
    state = during(before, battle)
    found = odds(state, battle, plan)
    title = Phrase("root.text.outlook.battle", {"whom": battle.attacker, "by": battle.defender, "where": battle.where})
    charts = tuple(chart(ask.seat, battle, found, role) for role in (DEFENDER, ATTACKER))
    allies = about_allies(state, battle) if before.battle is None else ()
    return Outlook(title, charts, tuple(remarks(state, ask, battle, plan, found, allies)))


def chart(reader: int, battle: Battle, found: Odds, role: int) -> Chances:
    """How likely a side loses how much."""
    side = fighter(battle, role)
    own = "you_lose" if side == reader else "loses"
    bars = tuple(Bar(lost, chance) for lost, chance in found.of(role).items())
    return Chances(Phrase(f"root.text.outlook.{own}", {"whom": side}), side, bars)


# Which battle


Told = tuple[RootState, Battle, Plan]


def started(view: RootState, ask: Ask, option: Option) -> Told | None:
    """The battle that an option starts."""
    choice = VOCABULARY.choice(ask.kind, option)
    if isinstance(choice, Assault):
        return view, Battle(ask.about.get("band", ask.seat), choice.whom, choice.where), Plan()
    own = faction(view, ask.seat).battle_of(view, ask.seat, choice)
    return None if own is None else (*own, Plan())


def gone_on_with(view: RootState, ask: Ask, option: Option) -> Told | None:
    """The battle that is being fought, as it goes on with this answer."""
    if view.battle is None or option == AFTER:
        return None
    battle = copy.deepcopy(view.battle)
    match ask.kind:
        case "root.ambush":
            return view, battle, Plan(ambush=option != LET)
        case "root.foil":
            return view, battle, Plan(ambush=option == LET)
        case "root.battle.effect":
            role = ATTACKER if battle.attacker == ask.seat else DEFENDER
            used = [one._replace(times=1) for one in usable_effects(view, battle, role) if one.name == option]
            return view, battle, Plan(uses=tuple(used))
    brought = any(faction(view, seat).goes_on(battle, ask, option) for seat in seats(view))
    return (view, battle, Plan()) if brought else None


# What else is to be said


def remarks(
    state: RootState, ask: Ask, battle: Battle, plan: Plan, found: Odds, allies: Iterable[Remark]
) -> Iterator[Remark]:
    """In the order of the battle."""
    if not battle.dice:
        yield from about_ambush(state, ask, battle, plan)
        yield from about_dice(state, battle)
        for seat in seats(state):
            yield from faction(state, seat).battle_remarks(state, seat, ask, battle)
    yield from allies
    yield from about_effects(state, battle, plan)
    yield from about_pieces(state, battle, found)


def about_ambush(state: RootState, ask: Ask, battle: Battle, plan: Plan) -> Iterator[Remark]:
    """Can there be one, how likely is it, what would it do (Law 4.3.1)?"""
    if ask.kind == "root.ambush" and plan.ambush:
        yield Remark(Phrase("root.text.outlook.may_be_foiled", {"whom": battle.attacker}), "ui-hit", "4.3.1.I", False)
    if ask.kind in ("root.ambush", "root.foil") or battle.defender not in seats(state):
        return
    chance = ambush_chance(state, battle.defender, battle.where)
    if bars_ambush(state, battle):
        yield Remark(Phrase("root.text.outlook.ambush_barred"), "ui-card", "4.3.1")
    elif chance:
        left = odds(state, battle, Plan(ambush=True))
        beaten = all(not losses.defender for losses in left.ways)
        values = {"chance": percent(chance), "hits": AMBUSH_HITS, "beaten": int(beaten), "whom": battle.defender}
        kind = "ambush_sure" if chance == 1 else "ambush"
        yield Remark(Phrase(f"root.text.outlook.{kind}", values), "ui-card", "4.3.1", False)


def about_dice(state: RootState, battle: Battle) -> Iterator[Remark]:
    """What holds the dice down, who takes the higher, what comes beside them (Law 4.3.2, 4.3.3)."""
    if count(state, battle, HIGH_DIE, DEFENDER):
        yield Remark(Phrase("root.text.outlook.high_die", {"whom": battle.defender}), "ui-battle", "4.3.2")
    for role in BOTH:
        side, most = fighter(battle, role), count(state, battle, MOST_ROLLED, role)
        if most < DIE_SIDES - 1:
            yield Remark(Phrase("root.text.outlook.most", {"whom": side, "count": most}), "ui-battle", "4.3.2")
        extra = count(state, battle, EXTRA_HITS, role)
        if extra:
            yield Remark(Phrase("root.text.outlook.extra", {"whom": side, "count": extra}), "ui-hit", "4.3.3")
    if count(state, battle, DEFENSELESS, DEFENDER):
        yield Remark(Phrase("root.text.outlook.defenseless", {"whom": battle.defender}), "ui-hit", "4.3.3.II")


def about_allies(state: RootState, battle: Battle) -> Iterator[Remark]:
    """Allied warriors that may fight for the attacker (Law 9.2.9.II.C)."""
    own = owner_of(state, battle.attacker)
    if not isinstance(own, Faction):
        return
    for other in seats(state):
        warriors = state.clearings[battle.where].warriors[other]
        if warriors and other != battle.defender and own.may_fight_for(state, other, battle.attacker):
            values = {"whom": other, "count": warriors}
            yield Remark(Phrase("root.text.outlook.allies", values), "ui-heart", "9.2.9.II.C", False)


def about_effects(state: RootState, battle: Battle, plan: Plan) -> Iterator[Remark]:
    """Crafted cards and abilities that may still be used (Law 4.3.3)."""
    used = [effect.name for effect in plan.uses]
    for role in BOTH:
        for effect in usable_effects(state, battle, role):
            if effect.name in used:
                continue
            kind = "ignores" if effect.gain.ignores_rolled else "adds"
            values = {
                "whom": fighter(battle, role),
                "effect": effect.name,
                "count": effect.gain.adds,
                "times": effect.times,
            }
            yield Remark(Phrase(f"root.text.outlook.{kind}", values), "ui-card", "4.3.3", False)


def about_pieces(state: RootState, battle: Battle, found: Odds) -> Iterator[Remark]:
    """Buildings and tokens fall after all warriors, and score a point each (Law 3.2.1, 4.3.4)."""
    here = state.clearings[battle.where]
    for role in (DEFENDER, ATTACKER):
        side = fighter(battle, role)
        pieces = sorted({kind for owner, kind in (*here.buildings, *here.tokens) if owner == side})
        guards = owner_of(state, side).forces(state, side, battle.where)
        chance = sum(one for lost, one in found.of(role).items() if lost > guards)
        if pieces and chance:
            values = {"whom": side, "pieces": tuple(pieces), "chance": percent(chance)}
            yield Remark(Phrase("root.text.outlook.pieces", values), "ui-point", "4.3.4", chance >= SURE)


def percent(chance: float) -> int:
    """A chance as people say it; what is possible is never told as none, nor what is uncertain as sure.

    >>> percent(0.9375), percent(0.001), percent(0.999), percent(0), percent(1)
    (94, 1, 99, 0, 100)
    """
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
