"""Law 6, what test_marquise.py leaves."""

import pytest

from nemeton.games.root.rules.movement import Move, legal_moves
from nemeton.games.root.steps import FactionStep, Moves, Phase, Prepare, StartBattle, Turn
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, seat, woodland

TRIO = ("marquise", "eyrie", "alliance")
ACTIONS = [FactionStep(0, "actions")]


def test_6_2_1_she_crafts_before_her_actions_only():
    game = woodland(
        TRIO,
        {5: "workshop cat"},
        agenda=[Phase(0, "daylight")],
        phase="birdsong",
        hands={"marquise": ["a_visit_to_friends"]},
    )
    assert asked(game) == ("marquise", "craft")
    assert options(game) == [("craft", "a_visit_to_friends"), "end"]
    play(game, "end")
    assert asked(game) == ("marquise", "marquise.action")
    assert not any(option[0] == "craft" for option in options(game))


def test_6_2_1_with_an_empty_hand_she_may_still_tax_before_she_crafts():
    """Her hand is empty, but the Tax Collector may be used at any moment of daylight, so also before she crafts."""
    game = woodland(
        TRIO,
        {5: "workshop cat"},
        agenda=[FactionStep(0, "craft"), FactionStep(0, "actions")],
        crafted={"marquise": ["tax_collector"]},
    )
    game.state.deck.sort(key=lambda card: card.card == "a_visit_to_friends")  # the top one is the last
    assert asked(game) == ("marquise", "craft")
    play(game, ("use", "tax_collector", 5))
    assert hand(game, "marquise") == ["a_visit_to_friends"]
    play(game, ("craft", "a_visit_to_friends"))
    assert points(game, "marquise") == 1


def test_6_2_2_everybody_may_move_to_the_keep():
    game = woodland(("eyrie", "marquise"), {1: "keep cat", 5: "bird bird"}, agenda=[Moves(0, 1)])
    assert Move(5, 1, 2) in legal_moves(game.state, 0)


def test_6_2_2_no_roost_at_the_keep():
    game = woodland(
        ("eyrie", "marquise"),
        {1: "keep bird", 6: "bird", 8: "bird"},
        agenda=[FactionStep(0, "build")],
        decree={"build": ["anvil"]},
    )
    assert options(game) == [("anvil", "build", 6), ("anvil", "build", 8)]


def test_6_2_3_hospitals_want_a_card_of_the_clearing_where_they_fell():
    """Three fell in a rabbit clearing: a fox card saves nobody, a bird does."""
    game = woodland(
        ("eyrie", "marquise"),
        {1: "keep", 5: "bird bird bird cat cat cat"},
        agenda=[StartBattle(0, 1, 5)],
        hands={"marquise": ["anvil", "armorers"]},
        script=(3, 0),
    )
    play(game, "let")
    assert options(game) == ["armorers", "nobody"]
    assert game.ask is not None
    assert game.ask.secret
    play(game, "nobody")
    assert describe(game, 1) == "keep"
    assert game.state.supply[1] == 25


def test_6_2_3_every_removal_counts_her_own_too():
    """Ruling: the Tax Collector removes a warrior; the hospital is asked before the card is drawn."""
    game = woodland(
        TRIO,
        {1: "keep", 5: "cat"},
        agenda=ACTIONS,
        crafted={"marquise": ["tax_collector"]},
        hands={"marquise": ["bake_sale"]},
    )
    play(game, ("use", "tax_collector", 5))
    assert asked(game) == ("marquise", "marquise.hospital")
    assert hand(game, "marquise") == ["bake_sale"], "nothing is drawn yet"
    play(game, "bake_sale")
    assert describe(game, 1) == "cat keep"
    assert len(hand(game, "marquise")) == 1


def test_6_2_3_the_keep_that_falls_with_them_saves_nobody():
    """A revolt is impossible there, but a Favor takes keep and warriors together."""
    game = woodland(
        ("eyrie", "marquise"),
        {1: "keep cat cat", 6: "roost", 8: "roost", 12: "roost"},
        agenda=[FactionStep(0, "craft")],
        hands={"eyrie": ["favor_of_the_foxes"], "marquise": ["anvil"]},
    )
    play(game, ("craft", "favor_of_the_foxes"))
    assert asked(game)[1] != "marquise.hospital"
    assert (describe(game, 1), game.state.supply[1], board(game, "marquise").keep) == ("", 25, "gone")


def test_6_2_3_nobody_is_saved_to_a_keep_on_scorched_earth():
    """G.6.2: the keep of a coalition partner survives the fire, but nothing may be placed beside it any more."""
    game = woodland(
        ("vagabond", *TRIO),
        {1: "keep cat", 5: "cat bird bird"},
        agenda=[FactionStep(0, "day"), StartBattle(2, 1, 5)],
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "marquise"},
        vagabond={"at": 1, "items": "torch", "character": "scoundrel"},
        hands={"marquise": ["bake_sale"]},
        script=(1, 0),
    )
    play(game, ("special", "scorch"), "end", "let")
    assert asked(game) != ("marquise", "marquise.hospital")
    assert (describe(game, 1), describe(game, 5), hand(game, "marquise")) == ("cat keep", "bird bird", ["bake_sale"])


def test_6_2_3_each_clearing_is_a_removal_of_its_own():
    """A Favor fells cats in two clearings: two cards for both."""
    game = woodland(
        ("eyrie", "marquise"),
        {1: "keep", 5: "roost", 10: "roost", 3: "roost cat", 4: "cat cat"},
        agenda=[FactionStep(0, "craft")],
        hands={"eyrie": ["favor_of_the_rabbits"], "marquise": ["bake_sale", "cobbler"]},
    )
    play(game, ("craft", "favor_of_the_rabbits"))
    assert asked(game) == ("eyrie", "order"), "outside of battle who is on turn orders"
    play(game, options(game)[0], "bake_sale")
    assert describe(game, 1) == "cat keep"
    play(game, "cobbler")
    assert describe(game, 1) == "cat cat cat keep"


def test_6_3_the_first_buildings_stand_at_the_keep_or_beside_it():
    """6.3.1, 6.3.4: the keep's only slot is taken by the sawmill, so the workshop goes elsewhere."""
    game = woodland(agenda=[Prepare(0)], active="eyrie")
    play(game, 4)
    assert options(game) == [4, 8, 9, 12]
    play(game, 4)
    assert options(game) == [8, 9, 12]
    play(game, 8, 8)
    assert describe(game, 8) == "cat workshop recruiter"
    assert (game.state.supply[0], board(game, "marquise").wood) == (14, 8)


def test_6_4_a_wood_at_each_sawmill():
    game = woodland(where={5: "sawmill sawmill", 10: "sawmill"}, agenda=[Turn(0)])
    assert (describe(game, 5), describe(game, 10)) == ("wood wood sawmill sawmill", "wood sawmill")


def test_6_5_three_actions_and_one_for_each_bird():
    game = woodland(where={5: "cat"}, agenda=ACTIONS, hands={"marquise": ["armorers", "sappers"]})
    play(game, *[("march",), "stop"] * 3)
    assert [option for option in options(game) if option != "end"] == [("bird", "armorers"), ("bird", "sappers")]
    play(game, ("bird", "sappers"), ("march",), "stop", ("bird", "armorers"), ("march",), "stop")
    assert options(game) == ["end"]
    assert game.state.discard == ["sappers", "armorers"]


def test_6_5_1_a_battle_is_an_action():
    game = woodland(where={5: "cat bird"}, agenda=ACTIONS, script=(1, 0))
    play(game, ("battle", 5, 1), "let")
    assert describe(game, 5) == "cat"
    assert board(game, "marquise").actions == 2


KINDS = ("sawmill", "workshop", "recruiter")
COSTS = (1, 2, 3, 3, 4)
SCORES = {"sawmill": (1, 2, 3, 4, 5), "workshop": (2, 2, 3, 4, 5), "recruiter": (1, 2, 3, 3, 4)}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", range(1, 6))
def test_6_5_4_what_each_building_costs_and_scores(kind, number):
    """So many of its kind stand already: the next one costs wood and scores what its slot shows."""
    sites = [2, 2, 5, 5, 6]
    where: dict[int, str] = {9: "cat " + "wood " * COSTS[number - 1], 1: "cat"}
    for at in sites[:number]:
        where[at] = f"{where.get(at, '')} {kind}"
    game = woodland(where=where, agenda=ACTIONS)
    play(game, ("build", kind, 9))
    assert describe(game, 9) == f"cat {kind}", "all its wood is gone"
    assert points(game, "marquise") == SCORES[kind][number - 1]
    where[9] = "cat " + "wood " * (COSTS[number - 1] - 1)
    assert ("build", kind, 9) not in options(woodland(where=where, agenda=ACTIONS)), "one wood less will not do"


def test_6_5_4_ii_wood_of_the_clearing_itself_always_pays():
    """She rules 12; what lies behind the birds' clearing does not count."""
    game = woodland(where={12: "cat wood", 10: "bird bird", 1: "cat wood", 5: "sawmill"}, agenda=ACTIONS)
    assert ("build", "sawmill", 12) in options(game)
    play(game, ("build", "sawmill", 12))
    assert (describe(game, 12), describe(game, 1)) == ("cat sawmill", "cat wood")


def test_6_5_4_she_builds_only_where_she_rules():
    game = woodland(where={5: "cat bird wood", 1: "cat wood"}, agenda=ACTIONS)
    assert [option[2] for option in options(game) if option[:2] == ("build", "sawmill")] == [1]


def test_6_5_5_overwork_wants_a_sawmill_and_wood():
    game = woodland(
        where={5: "sawmill", 1: "workshop"}, agenda=ACTIONS, hands={"marquise": ["bake_sale", "anvil", "armorers"]}
    )
    offered = [option for option in options(game) if option[0] == "overwork"]
    assert offered == [("overwork", "armorers", 5), ("overwork", "bake_sale", 5)]


@pytest.mark.parametrize(("recruiters", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_6_6_recruiters_uncover_cards(recruiters, cards):
    where: dict[int, str] = {}
    for at in (2, 2, 5, 5, 6, 6)[:recruiters]:
        where[at] = f"{where.get(at, '')} recruiter"
    game = woodland(where=where, agenda=[Phase(0, "evening")], phase="evening")
    assert len(hand(game, "marquise")) == cards
    assert seat(game, "marquise") == 0
