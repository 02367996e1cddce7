"""Law G: the nine characters, what test_vagabond.py leaves."""

import pytest

from nemeton.games.root.factions.vagabond.board import HOSTILE
from nemeton.games.root.rules.movement import legal_moves
from nemeton.games.root.rules.rule import may_place
from nemeton.games.root.steps import FactionStep, Phase, Prepare, StartBattle
from nemeton.kernel.values import written
from tests.games.root.test_vagabond import items, tramp
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

TRIO = ("vagabond", "marquise", "eyrie")
STARTING = {
    "thief": "boot sword tea torch",
    "tinker": "bag boot hammer torch",
    "ranger": "boot crossbow sword torch",
    "vagrant": "boot coins torch",
    "arbiter": "boot sword sword torch",
    "scoundrel": "boot boot crossbow torch",
    "adventurer": "boot hammer torch",
    "ronin": "boot boot sword torch",
    "harrier": "coins crossbow sword torch",
}


def specials(game):
    """The special actions on offer."""
    return [option[1:] for option in options(game) if option[0] == "special"]


@pytest.mark.parametrize("character", STARTING)
def test_g_starting_items(character):
    """G.1.1 to G.9.1; their special action costs a torch, or comes at its own time."""
    game = woodland(TRIO, agenda=[Prepare(0)], ruins={6: [], 10: [], 11: [], 12: []})
    play(game, character, "f1")
    assert items(game) == STARTING[character]


@pytest.mark.parametrize("character", ["thief", "tinker", "ranger", "vagrant", "scoundrel", "harrier"])
def test_9_5_9_a_special_action_costs_a_torch(character):
    more = {"hands": {"marquise": ["anvil"]}, "discard": ["bake_sale"]}
    for torch, may in (("torch", True), ("torch-", False), ("torch!", False)):
        game = tramp({5: "cat bird"}, factions=TRIO, vagabond={"character": character, "items": torch}, **more)
        assert bool(specials(game)) is may


def test_g_1_2_the_thief_robs_whoever_is_there_and_holds_cards():
    game = tramp(
        {5: "cat", 1: "bird"},
        factions=TRIO,
        vagabond={"character": "thief", "items": "torch"},
        hands={"marquise": ["anvil", "sword"], "eyrie": ["cobbler"]},
        script=(1,),
    )
    assert [special[-1] for special in specials(game)] == [1]
    play(game, ("special", *specials(game)[0]))
    assert (hand(game, "vagabond"), hand(game, "marquise"), items(game)) == (["sword"], ["anvil"], "torch-")


def test_g_2_2_the_tinker_searches_the_discards():
    game = tramp(vagabond={"character": "tinker", "items": "torch"}, discard=["anvil", "armorers"])
    play(game, ("special", *specials(game)[0]))
    assert (hand(game, "vagabond"), game.state.discard) == (["armorers"], ["anvil"])


def test_g_3_2_the_ranger_hides_in_forests_too_with_nothing_to_mend():
    game = woodland(
        TRIO,
        agenda=[FactionStep(0, "day"), Phase(0, "evening")],
        vagabond={"forest": "f1", "character": "ranger", "items": "torch boot!"},
    )
    play(game, ("special", *specials(game)[0]))
    assert game.state.phase == "evening"
    assert items(game) == "boot torch-"


def test_g_4_2_the_vagrant_chooses_attacker_and_defender():
    """Who attacks needs warriors or a pawn; a roost alone may be attacked. He may attack himself, or be attacked."""
    game = tramp({5: "cat roost"}, factions=TRIO, vagabond={"character": "vagrant", "items": "torch"})
    assert {special[-2:] for special in specials(game)} == {(0, 1), (0, 2), (1, 0), (1, 2)}


def test_g_4_2_the_vagrant_removes_for_both_sides():
    """He chooses which building falls, scores it, and for hostile ones once more; a fallen warrior is not his deed."""
    game = tramp(
        {5: "cat sawmill wood bird bird"},
        factions=TRIO,
        script=(2, 0),
        vagabond={"character": "vagrant", "items": "torch", "relations": {"marquise": HOSTILE}},
    )
    play(game, ("special", *next(special for special in specials(game) if special[-2:] == (2, 1))), "let")
    assert asked(game) == ("vagabond", "loss")
    play(game, ("building", "sawmill"))
    assert describe(game, 5) == "bird bird wood"
    assert (points(game, "vagabond"), points(game, "eyrie")) == (2, 0)
    assert board(game, "vagabond").relations[2] == 0


def test_g_4_2_who_fights_himself_makes_an_enemy_by_his_own_hits():
    """R4: a warrior whom he hits himself is removed by him, in a battle of his own making too."""
    game = tramp(
        {5: "cat bird"}, factions=TRIO, script=(1, 0), vagabond={"character": "vagrant", "items": "torch sword"}
    )
    play(game, ("special", *next(special for special in specials(game) if special[-2:] == (0, 1))), "let")
    assert describe(game, 5) == "bird"
    assert board(game, "vagabond").relations == {1: HOSTILE, 2: 0}


def test_g_4_2_coalition_partners_are_not_set_at_each_other():
    """Ruling: partners do not battle."""
    game = tramp(
        {5: "cat bird"},
        factions=("vagabond", "marquise", "eyrie", "alliance"),
        vagabond={"character": "vagrant", "items": "torch"},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "marquise"},
    )
    assert {special[-2:] for special in specials(game)} == {(0, 2), (2, 0), (1, 2), (2, 1)}


def test_g_5_2_the_arbiter_helps_no_one_in_his_own_battles():
    game = tramp(
        {5: "cat cat"},
        vagabond={"character": "arbiter", "items": "sword sword"},
        agenda=[StartBattle(0, 1, 5)],
        script=(0, 0),
    )
    play(game, "let")
    assert game.state.battle is None
    assert points(game, "vagabond") == 0


def test_g_5_2_nobody_must_enlist_him_and_he_must_be_there():
    for at, asked_for in ((5, True), (1, False)):
        game = woodland(
            ("marquise", "eyrie", "vagabond"),
            {5: "cat cat cat bird"},
            agenda=[StartBattle(0, 1, 5)],
            script=(2, 2),
            vagabond={"character": "arbiter", "at": at, "items": "sword sword!"},
        )
        play(game, "let")
        assert (game.state.battle is not None) is asked_for
    game = woodland(
        ("marquise", "eyrie", "vagabond"),
        {5: "cat cat cat bird"},
        agenda=[StartBattle(0, 1, 5)],
        script=(2, 2),
        vagabond={"character": "arbiter", "at": 5, "items": "sword sword!"},
    )
    play(game, "let", "none")
    assert (describe(game, 5), points(game, "vagabond")) == ("cat cat", 0)


def test_g_5_2_his_swords_roll_for_who_is_defenseless_all_the_same():
    """They raise what the defender may roll; a roost without warriors takes the extra hit of 4.3.3.II as ever."""
    game = woodland(
        ("marquise", "eyrie", "vagabond"),
        {5: "cat cat cat roost"},
        agenda=[StartBattle(0, 1, 5)],
        script=(2, 0),
        vagabond={"character": "arbiter", "at": 5, "items": "sword sword"},
    )
    play(game, "enlist")
    assert (describe(game, 5), points(game, "vagabond"), points(game, "marquise")) == ("cat cat cat", 1, 1)
    game = woodland(
        ("marquise", "eyrie", "vagabond"),
        {5: "cat cat cat roost"},
        agenda=[StartBattle(0, 1, 5)],
        script=(2, 2),
        vagabond={"character": "arbiter", "at": 5, "items": "sword sword!"},
    )
    play(game, "enlist")
    assert describe(game, 5) == "cat cat", "one undamaged sword, one hit"


def test_g_6_2_nothing_comes_to_scorched_earth_any_more():
    game = tramp(
        {5: "cat sawmill roost", 1: "cat"}, factions=TRIO, vagabond={"character": "scoundrel", "items": "torch boot"}
    )
    play(game, ("special", "scorch"))
    assert (describe(game, 5), board(game, "vagabond").at, game.state.items_gone.count("torch")) == ("", 5, 1)
    assert points(game, "vagabond") == 2
    play(game, ("move", 2))
    assert not any(option[:2] == ("move", 5) for option in options(game))
    assert not any(move.to == 5 for move in legal_moves(game.state, 1))
    assert not may_place(game.state, 1, 5)
    assert may_place(game.state, 1, 6)


@pytest.mark.parametrize(("where", "reason"), [(5, "scorched"), (9, "forbidden")])
def test_g_6_2_why_sympathy_cannot_spread_is_told_by_what_is_there(where, reason):
    """Scorched earth is not the keep: each has its own reason."""
    game = woodland(
        ("alliance", "marquise"),
        {1: "sympathy", 9: "keep"},
        agenda=[FactionStep(0, "spread")],
        phase="birdsong",
        supporters=["armorers", "sappers"],
    )
    game.state.clearings[5].scorched = True
    assert game.ask is not None
    told = {written(refusal.option): refusal.reason for refusal in game.ask.refused}
    assert told["spread", where] == f"root.refused.{reason}"


def test_g_7_2_improvising_once_a_turn_and_the_item_is_damaged():
    game = tramp(
        vagabond={"character": "adventurer", "items": "boot boot hammer tea"},
        quests=["errand_rabbit", "give_a_speech_rabbit"],
    )
    offered = [option for option in options(game) if option[0] == "quest"]
    assert ("quest", "errand_rabbit") in offered
    assert ("quest", "give_a_speech_rabbit", "torch", "hammer") in offered
    play(game, ("quest", "give_a_speech_rabbit", "torch", "hammer"), "points")
    assert items(game) == "boot boot hammer-! tea-"
    assert not any(option[0] == "quest" and len(option) > 2 for option in options(game)), "once a turn"


def test_g_8_2_the_ronin_strikes_in_defense_too():
    game = woodland(
        ("marquise", "vagabond"),
        {5: "cat cat"},
        agenda=[StartBattle(0, 1, 5)],
        script=(0, 0),
        vagabond={"at": 5, "character": "ronin", "items": "sword sword-"},
    )
    play(game, "let", "swift_strike")
    assert (describe(game, 5), items(game)) == ("cat", "sword- sword-")


def test_g_9_2_the_harrier_glides_past_enemies_without_boots_and_alone():
    game = tramp(
        {3: "cat cat", 5: "bird"},
        factions=TRIO,
        vagabond={"character": "harrier", "items": "torch", "relations": {"marquise": HOSTILE, "eyrie": 3}},
    )
    play(game, ("special", "glide", 3))
    assert (board(game, "vagabond").at, asked(game)[1], describe(game, 5)) == (3, "vagabond.day", "bird")


def test_g_9_2_the_harrier_does_not_glide_onto_scorched_earth():
    """Gliding is a move, and nobody moves there any more (G.6.2)."""
    game = woodland(TRIO, agenda=[FactionStep(0, "day")], vagabond={"at": 5, "character": "harrier", "items": "torch"})
    assert ("glide", 3) in specials(game)
    game.state.clearings[3].scorched = True
    game.asks[0].reconsider()
    assert ("glide", 3) not in specials(game)
    assert len(specials(game)) == 10


def test_g_9_2_the_harrier_leaves_forests_too():
    game = woodland(
        TRIO, agenda=[FactionStep(0, "day")], vagabond={"forest": "f1", "character": "harrier", "items": "torch"}
    )
    assert len(specials(game)) == 12
