"""Odds of a battle: reckoned beforehand, they are what the rules do with every throw of the dice (Law 4.3)."""

from collections import Counter
from random import Random
from typing import Any, NamedTuple

import pytest

from nemeton.games.root.cards import SWORD
from nemeton.games.root.factions.eyrie.board import LEADERS
from nemeton.games.root.factions.vagabond.choices import Damage
from nemeton.games.root.rules.modifiers import ATTACKER, DEFENDER
from nemeton.games.root.rules.odds import (
    THROWS,
    Losses,
    Odds,
    Plan,
    ambush_chance,
    bars_ambush,
    odds,
    usable_effects,
)
from nemeton.games.root.state import Battle, RootGame
from nemeton.games.root.steps import StartBattle
from tests.games.root.woodland import woodland

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
PIECES = {
    "marquise": (("cat", 4), ("sawmill", 1), ("wood", 2)),
    "eyrie": (("bird", 4), ("roost", 1)),
    "alliance": (("rebel", 4), ("sympathy", 1), ("base_rabbit", 1)),
}
CRAFTED = ("armorers", "sappers", "brutal_tactics", "scouting_party")
WHERE = 5  # rabbits
NOBODY_CHOOSES = {"root.marquise.hospital": "nobody", "root.arbiter": "none", "root.vagabond.fights_with": "alone"}


class Fight(NamedTuple):
    """A battle in a wood made up for it."""

    attacker: int
    defender: int
    pieces: str
    wishes: dict[str, Any]

    def wood(self, **more: Any) -> RootGame:
        return woodland(FACTIONS, {WHERE: self.pieces}, **self.wishes, **more)

    @property
    def battle(self) -> Battle:
        return Battle(self.attacker, self.defender, WHERE)


def made_up(rng: Random) -> Fight:
    """Any two that can fight, with some pieces, items, crafted cards and a leader."""
    attacker, defender = rng.sample(range(4), 2)
    present: list[str] = []
    for seat in (attacker, defender):
        for word, most in PIECES.get(FACTIONS[seat], ()):
            least = int(seat == attacker and word in ("cat", "bird", "rebel"))
            present += [word] * rng.randint(least, most)
        if seat == defender and FACTIONS[seat] != "vagabond" and not present:
            present.append("sympathy")
    fighting = {FACTIONS[seat] for seat in (attacker, defender)}
    if "vagabond" not in fighting and not any(word in present for word, _ in PIECES[FACTIONS[defender]]):
        present.append(PIECES[FACTIONS[defender]][0][0])
    items = rng.choices(("sword", "sword-", "sword!", "boot", "torch-", "tea!", "crossbow"), k=rng.randint(1, 5))
    crafted: dict[str, list[str]] = {name: [card for card in CRAFTED if rng.random() < 0.3] for name in fighting}
    wishes = {
        "active": FACTIONS[attacker],
        "leader": rng.choice(list(LEADERS)),
        "crafted": crafted,
        "vagabond": {"at": WHERE, "items": " ".join(items[:3]), "character": rng.choice(("ronin", "thief", "arbiter"))}
        if "vagabond" in fighting
        else {"forest": "f1"},
        "hands": {FACTIONS[attacker]: ["anvil"], FACTIONS[defender]: ["ambush_rabbit", "bake_sale"]},
    }
    return Fight(attacker, defender, " ".join(present), wishes)


def fought(fight: Fight, throw: tuple[int, int], plan: Plan) -> Losses:
    """What the rules make of it: all that leaves the clearing, and items that are damaged."""
    game = fight.wood(agenda=[StartBattle(fight.attacker, fight.defender, WHERE)], script=throw)
    while not any(entry.kind == "root.battle_over" for entry in game.journal):
        ask = game.ask
        assert ask is not None
        game.answer(chosen(ask, plan))
    lost = Counter[int]()
    for entry in game.journal:
        if entry.kind == "root.removed":
            lost[entry.values["seat"]] += entry.values["number"]
        elif entry.kind == "root.item_damaged":
            lost[entry.values["seat"]] += 1
    return Losses(lost[fight.attacker], lost[fight.defender])


def chosen(ask: Any, plan: Plan) -> Any:
    """What the plan says, swords last, and else whatever comes first."""
    if ask.kind == "root.ambush":
        return ask.options[-1] if plan.ambush else "let"
    if ask.kind == "root.battle.effect":
        wanted = [effect.name for effect in plan.uses]
        return next((option for option in ask.options if option in wanted), "done")
    if ask.kind == "root.vagabond.hit":
        return min(ask.options, key=lambda option: isinstance(option, Damage) and option.item == SWORD)
    return NOBODY_CHOOSES.get(ask.kind, ask.options[0])


def all_fought(fight: Fight, plan: Plan) -> Odds:
    found = Counter(fought(fight, throw, plan) for throw in THROWS)
    return Odds(dict(found))


@pytest.mark.parametrize("seed", [*range(8), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(8, 24))])
def test_odds_are_what_the_rules_do_with_every_throw(seed: int):
    """4.3.2 to 4.3.4, with nothing used, with all that can be used, and with an ambush."""
    fight = made_up(Random(seed))
    view = fight.wood().seen_by(fight.attacker)
    effects = [effect for role in (ATTACKER, DEFENDER) for effect in usable_effects(view, fight.battle, role)]
    assert odds(view, fight.battle) == all_fought(fight, Plan())
    everything = Plan(uses=tuple(effects))
    assert odds(view, fight.battle, everything) == all_fought(fight, everything)
    if not bars_ambush(view, fight.battle):
        assert odds(view, fight.battle, Plan(ambush=True)) == all_fought(fight, Plan(ambush=True))


def test_fights_that_are_made_up_differ():
    """There are all factions on both sides, and every card is in play somewhere."""
    fights = [made_up(Random(seed)) for seed in range(24)]
    assert {fight.attacker for fight in fights} == {fight.defender for fight in fights} == set(range(4))
    assert {card for fight in fights for cards in fight.wishes["crafted"].values() for card in cards} == set(CRAFTED)


def test_the_state_stays_as_it_was():
    """An ambush is reckoned with a copy."""
    fight = made_up(Random(3))
    view = fight.wood().seen_by(fight.attacker)
    odds(view, fight.battle, Plan(ambush=True))
    assert view == fight.wood().seen_by(fight.attacker)


# 4.3.1 How likely an ambush is


def test_an_ambush_is_as_likely_as_the_unseen_cards_make_it():
    """Of 54 cards two are seen; of the others three fit, one of the rabbits and two of the birds."""
    game = woodland(("marquise", "eyrie", "alliance", "vagabond"), {5: "cat bird"},
                    hands={"marquise": ["anvil", "bake_sale"], "eyrie": ["ambush_rabbit", "armorers"]})  # fmt: skip
    view = game.seen_by(0)
    unseen, fitting = 54 - 2, 3
    expected = 1 - (unseen - fitting) * (unseen - fitting - 1) / (unseen * (unseen - 1))
    assert ambush_chance(view, 1, WHERE) == pytest.approx(expected)
    assert ambush_chance(game.seen_by(1), 1, WHERE) == 1.0, "whoever holds it knows"
    assert ambush_chance(view, 2, WHERE) == 0.0, "an empty hand"


def test_it_is_impossible_where_all_that_fit_are_seen():
    """Those in the discard pile, or in one's own hand."""
    hands = {"marquise": ["ambush_rabbit"], "eyrie": ["armorers", "sappers"]}
    game = woodland(FACTIONS, {5: "cat bird"}, hands=hands, discard=["ambush_bird"] * 2)
    assert ambush_chance(game.seen_by(0), 1, WHERE) == 0.0
    assert ambush_chance(game.seen_by(2), 1, WHERE) > 0
