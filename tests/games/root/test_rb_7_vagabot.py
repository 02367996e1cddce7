"""Law of Rootbotics 7: the Vagabot."""

import nemeton
from nemeton.games.root.steps import StartBattle, Triggered
from tests.games.root.machines import at, lines, machines, phase_of, step

US = ("vagabot", "marquise")
FOX, RABBIT, MOUSE, BIRD = "anvil", "bake_sale", "mouse_in_a_sack", "birdy_bindle"
EMPTY = "cobbler"  # without an item
ITEMS = ("torch", "boot", "bag", "hammer", "sword", "tea", "coins", "crossbow", "boot", "bag", "sword", "tea")


def wanderer(place=1, items=4, spent=0, broken=0, **rest):
    """A board: so many items, of which some are exhausted and some damaged."""
    kinds = ITEMS[:items]
    lying = [[kind, at < spent, at >= len(kinds) - broken] for at, kind in enumerate(kinds)]
    return {"vagabot": {"character": "thief", "at": place, "items": lying, **rest}}


def board(game, seat=0):
    """Its board, or that of somebody else."""
    return game.state.boards[seat]


def ready(game):
    """How many items are ready."""
    return sum(not item.exhausted and not item.damaged for item in board(game).items)


def test_its_setup():
    """7.3: the forest with most clearings, a quest of its own, four items, the Tinker three."""
    for character, count in (("thief", 4), ("tinker", 3)):
        options = {"seat_1": "vagabot", "seat_2": "duchy", "machine_character": character}
        game = nemeton.start("root", 2, 3, options)
        assert (board(game).character, len(board(game).items)) == (character, count)
        assert board(game).forest == "f3"
        assert board(game).quest
        assert all(len(under) == 1 for under in game.state.ruins.values())


def test_with_few_items_it_slips_away_and_rests():
    """7.4.3."""
    game = machines(
        US, {}, steps=phase_of("birdsong"), phase="birdsong", boards=wanderer(items=3, broken=1), top=[EMPTY]
    )
    assert board(game).rests
    assert board(game).forest


def test_it_explores_the_nearest_ruin():
    """7.5.1: an item for each step and one for the ruin; no points."""
    game = machines(US, {}, steps=[step("explore")], boards=wanderer(1), ruins={"10": ["bag"], "6": ["boot"]})
    assert board(game).at == 10
    assert len(board(game).items) == 5
    assert game.state.points[0] == 0
    assert ready(game) == 3


def test_it_does_its_quest_for_two_items():
    """7.5.2."""
    game = machines(US, {}, steps=[step("quest")], boards=wanderer(1, quest="errand_fox"))
    assert game.state.points[0] == 1
    assert board(game).quests == ["errand_fox"]
    assert board(game).quest not in ("", "errand_fox")
    far = machines(US, {}, steps=[step("quest")], boards=wanderer(1, items=2, quest="errand_rabbit"))
    assert (board(far).at, far.state.points[0]) == (5, 0), "it goes although nothing is left to act"


def test_a_snare_costs_an_item_and_does_not_stop_it():
    """Card of 11.8: it goes on, and has exhausted one item more."""
    us = ("vagabot", "corvids", "marquise")
    game = machines(us, {1: "snare"}, steps=[step("explore")], boards=wanderer(1), ruins={"10": ["bag"]})
    assert board(game).at == 10
    assert "snare" not in at(game, 1)
    assert ready(game) == 4 - 3 + 1, "for the snare, for the way, for the ruin, and one was found there"


def test_it_scores_for_aid_before_they_draw():
    """7.5.3: at thirty points it has won, whatever an automaton would score for the cards."""
    us = ("vagabot", "mechanical_marquise", "eyrie")
    game = machines(
        us, {1: "cat"}, steps=[step("aid")], boards=wanderer(1), points={"vagabot": 29, "mechanical_marquise": 29},
        item_boxes={"mechanical_marquise": ["tea"]},
    )  # fmt: skip
    assert game.result is not None
    assert game.result.winners == (0,)


def test_it_aids_who_has_items_and_fewest_points():
    """7.5.3: as many as it can exhaust."""
    us = ("vagabot", "marquise", "eyrie")
    game = machines(
        us, {1: "cat bird"}, steps=[step("aid")], boards=wanderer(1), points={"marquise": 5},
        item_boxes={"marquise": ["tea"], "eyrie": ["boot", "sword"]},
    )  # fmt: skip
    assert game.state.points[0] == 2
    assert len(board(game).items) == 6
    assert len(game.state.hands[2]) == 2
    assert game.state.item_boxes[1:] == [["tea"], []]


def test_it_seeks_whoever_leads_and_scores_for_warriors():
    """7.5.4: the nearest clearing with a piece of theirs."""
    us = ("vagabot", "marquise", "eyrie")
    game = machines(
        us, {1: "bird", 5: "2 cat", 12: "cat"}, steps=[step("battle")], boards=wanderer(1, items=4),
        points={"marquise": 5}, script=(1, 0, 1, 0),
    )  # fmt: skip
    assert board(game).at == 5
    assert [line["whom"] for line in lines(game, "battle")] == [1, 1], "one for an item, the next for two"
    assert game.state.points[0] == 2


def test_its_battle_track():
    """7.2.4: six, nine and twelve undamaged items."""
    for items, cats in ((5, 4), (6, 3), (9, 2), (12, 1)):
        game = machines(US, {1: "5 cat"}, steps=[StartBattle(0, 1, 1)], boards=wanderer(1, items=items), script=(3, 0))
        assert game.state.clearings[1].warriors[1] == cats


def test_an_item_on_the_battle_track_is_not_exhausted():
    """7.2.4, ruling A21: of six that are ready one lies there for the whole turn; an exhausted one may come there."""
    five = machines(US, {5: "cat"}, steps=[step("aid")], boards=wanderer(5, items=6),
        item_boxes={"marquise": ["sword", "tea", "coins", "crossbow", "boot", "bag"]},
    )  # fmt: skip
    assert sum(item.exhausted for item in board(five).items) == 5
    one_by_one = machines(
        US, {}, steps=[step("quest"), step("quest"), step("quest")], boards=wanderer(1, items=6, quest="errand_fox")
    )
    spent = [item for item in board(one_by_one).items if item.exhausted]
    assert len(spent) <= 5
    assert [item.exhausted for item in board(one_by_one).items if item.on_track] == [False]
    tired = machines(US, {}, steps=[step("quest")], boards=wanderer(1, items=6, spent=4, quest="errand_fox"))
    assert ready(tired) == 0, "an exhausted one lies there"


def test_hits_damage_exhausted_items_first():
    """7.2.5."""
    us = ("vagabot", "marquise", "eyrie")
    game = machines(
        us, {1: "3 cat"}, steps=[StartBattle(1, 0, 1)], active=1, boards=wanderer(1, spent=2), script=(2, 0)
    )
    hurt = [item.exhausted for item in board(game).items if item.damaged]
    assert hurt == [True, True]


def test_a_sweep_damages_three_items():
    """7.2.1.I."""
    from nemeton.games.root.rules.removing import sweep
    from nemeton.kernel.game import play_of

    game = machines(US, {1: "cat"}, boards=wanderer(1))
    play = play_of(game)
    sweep(play, 1, [1])
    triggered = play.state.agenda[-1]
    assert isinstance(triggered, Triggered)
    assert triggered.effects[0].name == "damage"


def test_it_repairs_and_refreshes():
    """7.5.5, 7.6: four, or six where nothing is damaged; all in a forest."""
    game = machines(US, {}, steps=[step("repair")], boards=wanderer(1, items=4, broken=2))
    assert sum(item.damaged for item in board(game).items) == 1
    for difficulty, fresh in (("default", 4), ("easy", 3), ("challenging", 5)):
        tired = machines(
            US, {}, steps=[step("rest")], phase="evening", boards=wanderer(1, items=8, spent=7, broken=1),
            options={"difficulty_1": difficulty},
        )  # fmt: skip
        assert sum(not item.exhausted for item in board(tired).items if not item.damaged) >= fresh
    home = machines(
        US, {}, steps=[step("rest")], phase="evening",
        boards={"vagabot": {"character": "thief", "forest": "f1", "items": [["boot", False, True]]}},
    )  # fmt: skip
    assert not any(item.damaged for item in board(home).items)


def test_the_thief_takes_from_who_leads():
    """7.7.1, ruling A3: the card is discarded, and it scores a point."""
    game = machines(US, {1: "cat"}, steps=[step("special")], boards=wanderer(1), hands={"marquise": ["sword"]})
    assert "sword" in game.state.discard
    assert game.state.points[0] == 1


def test_the_tinker_crafts_from_the_discards():
    """7.7.2."""
    game = machines(
        US, {1: "cat"}, steps=[step("special")], boards=wanderer(1, character="tinker"), discard=["anvil", "cobbler"]
    )
    assert "hammer" in [item.kind for item in board(game).items][3:]
    assert game.state.points[0] == 1


def test_the_tinker_crafts_nothing_that_a_landmark_bars():
    """7.7.2, E: without a piece at the Legendary Forge its items cannot be crafted, and no item is exhausted for it."""
    for at_forge in (True, False):
        game = machines(
            US, {1: "cat"}, steps=[step("special")], boards=wanderer(1 if at_forge else 5, character="tinker"),
            discard=["anvil"], options={"landmarks": "one"}, landmarks={"legendary_forge": 1},
        )  # fmt: skip
        assert any(item.exhausted for item in board(game).items) is at_forge


def test_what_the_tinker_crafts_is_discarded_as_any_card():
    """7.7.2 with 10.2.6: beside the Cult it is a lost soul."""
    game = machines(
        ("vagabot", "marquise", "cult"), {1: "lizard"}, steps=[step("special")],
        boards=wanderer(1, character="tinker"), discard=["anvil"],
    )  # fmt: skip
    assert board(game, 2).lost_souls == ["anvil"]
    assert game.state.discard == []


def test_the_ranger_slips_away_with_three_damaged_items():
    """7.7.3."""
    hurt = machines(US, {1: "cat"}, steps=[step("special")], boards=wanderer(1, items=5, broken=3, character="ranger"))
    assert board(hurt).forest
    well = machines(US, {1: "cat"}, steps=[step("special")], boards=wanderer(1, items=5, broken=2, character="ranger"))
    assert (board(well).at, ready(well)) == (1, 3)


def test_the_vagrant_lets_two_players_battle():
    """7.7.4: the first of the setup attacks the next."""
    us = ("vagabot", "eyrie", "marquise")
    game = machines(
        us, {1: "2 cat 2 bird"}, steps=[step("special")], boards=wanderer(1, character="vagrant"), script=(0, 0)
    )
    assert (lines(game, "battle")[0]["seat"], lines(game, "battle")[0]["whom"]) == (2, 1)


def test_the_scoundrel_sweeps_and_covers_a_slot():
    """7.7.5."""
    game = machines(US, {5: "2 cat sawmill"}, steps=[step("special")], boards=wanderer(5, character="scoundrel"))
    assert at(game, 5) == ""
    assert board(game).covered == [5]
    assert game.state.points[0] == 2, "for the sawmill and for the deed"
    from nemeton.games.root.state import slots_free

    assert slots_free(game.state, 5) == 1
    many = machines(
        US, {5: "2 cat sawmill"}, steps=[step("special")],
        boards=wanderer(5, items=7, spent=2, character="scoundrel"), options={"traits": ["questing"]},
    )  # fmt: skip
    assert [item.kind for item in board(many).items if item.on_track] == ["torch"], "none leaves the battle track"
    assert len(board(many).items) == 6


def test_the_arbiter_may_be_enlisted():
    """7.7.6: the defender, who is asked, raises the maximum; an automaton enlists by three conditions."""
    us = ("vagabot", "marquise", "eyrie")
    game = machines(
        us, {1: "3 cat bird"}, steps=[StartBattle(1, 2, 1)], active=1,
        boards=wanderer(1, items=6, character="arbiter"), script=(1, 1),
    )  # fmt: skip
    assert game.ask is not None
    assert game.ask.kind == "root.arbiter"
    game.answer("enlist")
    assert game.state.points[0] == 1
    machine = machines(
        ("vagabot", "marquise", "electric_eyrie"), {1: "3 cat bird"}, steps=[StartBattle(1, 2, 1)], active=1,
        boards=wanderer(1, items=6, character="arbiter"), script=(1, 1), points={"electric_eyrie": 4},
    )  # fmt: skip
    assert lines(machine, "enlisted")


def test_traits_of_the_vagabot():
    """Adventurer, berserker, helper, marksman, questing."""
    us = ("vagabot", "marquise", "eyrie")
    where = {1: "3 cat", 5: "4 bird"}
    once = machines(
        us, where, steps=[step("battle")], boards=wanderer(1, items=8), script=(0, 0), points={"marquise": 3},
        options={"traits": ["adventurer"]},
    )  # fmt: skip
    assert len(lines(once, "battle")) == 1
    most = machines(
        us, where, steps=[step("battle")], boards=wanderer(1, items=2), script=(0, 0), points={"marquise": 3},
        options={"traits": ["berserker"]},
    )  # fmt: skip
    assert lines(most, "battle")[0]["where"] == 5
    near = machines(
        us, {5: "3 cat", 9: "3 bird", 1: "cat"}, steps=[step("battle")], boards=wanderer(9, items=2), script=(0, 0),
        points={"marquise": 3}, options={"traits": ["berserker"]},
    )  # fmt: skip
    assert lines(near, "battle")[0]["where"] == 9, "of equals the nearest"
    shot = machines(
        us, where, steps=[StartBattle(0, 1, 1)], boards=wanderer(1), script=(0, 0), options={"traits": ["marksman"]}
    )
    assert shot.state.clearings[1].warriors[1] == 2
    helped = machines(
        us, {1: "bird"}, steps=[step("aid")], boards=wanderer(1), item_boxes={"eyrie": ["boot"]},
        options={"traits": ["helper"]},
    )  # fmt: skip
    assert (helped.state.points[0], len(helped.state.hands[2])) == (2, 2)
    quest = machines(
        us, {}, steps=[step("quest")], boards=wanderer(1, quest="errand_fox"), options={"traits": ["questing"]}
    )
    assert quest.state.points[0] == 2


def test_a_berserker_repairs_one_item_more_in_the_evening_alone():
    """Trait: at the end of the turn."""
    for traits, day, night in (([], 3, 2), (["berserker"], 3, 1)):
        game = machines(
            US, {1: "cat"}, steps=[step("repair")], boards=wanderer(1, items=6, broken=4), options={"traits": traits}
        )
        assert sum(item.damaged for item in board(game).items) == day
        later = machines(
            US, {1: "cat"}, steps=[step("rest")], phase="evening", boards=wanderer(1, items=6, broken=3),
            options={"traits": traits},
        )  # fmt: skip
        assert sum(item.damaged for item in board(later).items) == night


def test_a_questing_vagabot_goes_to_aid_once_and_keeps_its_track():
    """Trait: to the nearest who has items, for one of them (ruling A22); no item leaves the battle track."""
    us = ("vagabot", "marquise", "eyrie")
    game = machines(
        us, {5: "cat"}, steps=[step("aid")], boards=wanderer(1, items=5), options={"traits": ["questing"]},
        item_boxes={"marquise": ["tea", "boot", "sword"]},
    )  # fmt: skip
    assert board(game).at == 5
    assert (game.state.points[0], len(board(game).items), len(game.state.item_boxes[1])) == (1, 6, 2)
    for traits, hurt in ((["questing"], 7), ([], 9)):
        struck = machines(
            us, {1: "3 cat"}, steps=[StartBattle(1, 0, 1)], active=1, boards=wanderer(1, items=9, broken=6),
            options={"traits": traits}, script=(3, 0),
        )  # fmt: skip
        assert sum(item.damaged for item in board(struck).items) == hurt
