"""What the judge fears: pieces of others beside which the own ones are about to fall, and armies."""

from importlib import import_module
from random import Random

from nemeton.bots import make
from nemeton.games.root.steps import Phase
from nemeton.kernel.values import written
from tests.games.root.woodland import woodland

rooted = import_module("nemeton.games.root.judge")
judge = rooted.judge

CATS = ("marquise", "hundreds", "eyrie")
HOMES = {1: "keep cat cat", 3: "roost bird bird"}


def test_judge_fears_a_mob_beside_a_building():
    """It razes the sawmill next morning (Law 14.4.1), however many warriors stand there."""
    near, far = (
        judge(woodland(CATS, {**HOMES, 5: f"cat cat sawmill {here}", at: "mob"}).state, 0)
        for here, at in (("mob", 6), ("", 6))
    )
    assert near < far - 0.02


def test_the_marquise_clears_the_mob_away_from_her_sawmill():
    """It stands there without warriors: a battle removes it for a point."""
    game = woodland(CATS, {**HOMES, 5: "cat cat cat sawmill mob", 12: "warlord rat rat"}, agenda=[Phase(0, "daylight")])
    while game.asks[0].kind == "root.craft":
        game.answer(game.asks[0].options[-1])
    chosen = written(make("greedy", 1).choose(game.imagined(0, Random(1)), 0))
    assert chosen[:2] == ("battle", 5)


def test_who_rules_among_the_hundreds_enemies_may_hope_for_more_than_who_stands_by():
    """A lone enemy is soon gone: then they oppress that clearing (Law 14.6.2), round after round."""
    states = [
        woodland(("hundreds", "marquise"), {1: "warlord rat", 5: f"rat rat rat {cats}"}).state
        for cats in ("cat", "cat cat cat cat")
    ]
    rules, stands_by = (rooted.worth(state, 0, rooted.survey(state)) for state in states)
    assert rules > stands_by + 0.8


def test_the_riverfolk_are_feared_the_more_the_more_may_buy():
    """At a table of six they have five customers (Law 11.2.6)."""
    others = ("marquise", "eyrie", "alliance", "cult", "duchy")
    few, many = (
        woodland(("riverfolk", *others[:count]), {5: "otter otter", 1: "keep cat", 3: "roost bird"}).state
        for count in (3, 5)
    )
    hopes = [rooted.engine(state, 0, rooted.survey(state)) for state in (few, many)]
    assert hopes[1] > hopes[0] + 4
