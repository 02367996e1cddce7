"""Law 14.4 to 14.6: a turn of the Hundreds, mobs, the warlord's return, command and advance, oppression. Moods have
a file of their own."""

import pytest

from nemeton.games.root.factions.hundreds.oppression import oppressed
from nemeton.games.root.steps import FactionStep, Phase
from tests.games.root.horde import (
    ADVANCE,
    COMMAND,
    INCITE,
    OPPRESS,
    RATS,
    RAZE,
    RUINS,
    TRIO,
    WANDERER,
    offered,
    refused,
)
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

# 14.4 Birdsong


def test_14_4_1_mobs_raze_everything_then_dig_then_spread_once():
    """80: both clearings lose enemy buildings and tokens, one item from under each ruin, and then one roll."""
    game = woodland(
        TRIO,
        {10: "mob cat cat sawmill wood", 12: "mob rat bird roost"},
        ruins=RUINS,
        phase="birdsong",
        agenda=RAZE,
        script=(2,),
    )
    assert (describe(game, 10), describe(game, 12)) == ("cat cat mob", "bird rat mob"), "warriors stay"
    assert points(game, "hundreds") == 3
    own = board(game, "hundreds")
    assert (own.command, own.prowess) == (["boot"], ["hammer"])
    assert sorted(game.state.ruins) == [6, 11], "empty ruins are gone"
    assert (asked(game), options(game)) == (("hundreds", "hundreds.spread"), [2, 7, 9, 11]), "mice beside a mob"
    play(game, 2)
    assert describe(game, 2) == "mob"
    assert own.mob == 2


def test_14_4_1_without_a_mob_left_or_a_place_nothing_spreads():
    where = {1: "mob", 2: "mob", 3: "mob", 4: "mob", 5: "mob"}
    game = woodland(RATS, where, phase="birdsong", agenda=RAZE)
    assert not any(entry.kind.startswith("root.mob_die") for entry in game.journal)
    none = woodland(RATS, {1: "mob"}, phase="birdsong", agenda=RAZE, script=(0,))
    assert board(none, "hundreds").mob == 4, "beside clearing 1 there is no fox"


def test_14_4_1_nothing_is_placed_where_that_is_forbidden():
    game = woodland(RATS, {1: "mob", 5: "keep", 10: "cat"}, phase="birdsong", agenda=RAZE, script=(1,))
    assert describe(game, 10) == "cat mob", "the keep's clearing takes no mob"


def test_14_4_1_partners_are_no_enemies():
    game = woodland(
        ("hundreds", "marquise", "vagabond", "eyrie"),
        {1: "mob sawmill"},
        phase="birdsong",
        agenda=RAZE,
        script=(0,),
        vagabond={"at": 1},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "hundreds"},
    )
    assert describe(game, 1) == "mob"


def test_9_7_3_of_two_items_under_a_ruin_they_choose_one_and_no_second_of_a_kind():
    pair = ("hundreds", "vagabond", "vagabond_2", "marquise")
    ruins = {10: ["boot", "sword"], 12: ["boot"]}
    game = woodland(pair, {10: "mob"}, ruins=ruins, phase="birdsong", agenda=RAZE, script=(0,))
    assert (asked(game), options(game)) == (("hundreds", "hundreds.ransack"), ["boot", "sword"])
    play(game, "boot")
    assert (board(game, "hundreds").command, sorted(game.state.ruins)) == (["boot"], [10, 12])
    again = woodland(
        pair,
        {12: "mob"},
        ruins={12: ["boot"]},
        phase="birdsong",
        agenda=RAZE,
        script=(0,),
        hundreds={"command": "boot", "from_ruins": "boot"},
    )
    assert sorted(again.state.ruins) == [12], "a second one with the letter stays"


def test_14_4_2_warriors_come_to_the_warlord_and_to_strongholds():
    game = woodland(
        RATS,
        {5: "warlord stronghold", 1: "stronghold"},
        phase="birdsong",
        agenda=[FactionStep(0, "recruit"), FactionStep(0, "muster")],
        hundreds={"prowess": "sword tea hammer"},
    )
    assert (describe(game, 5), describe(game, 1)) == ("rat rat rat rat warlord stronghold", "rat stronghold")


def test_14_4_2_without_a_warlord_only_strongholds_recruit():
    game = woodland(
        RATS, {1: "stronghold"}, phase="birdsong", agenda=[FactionStep(0, "recruit"), FactionStep(0, "muster")]
    )
    assert describe(game, 1) == "rat stronghold"
    assert game.state.supply[0] == 19


def test_14_4_2_if_warriors_are_short_they_choose_where():
    game = woodland(
        RATS,
        {5: "stronghold", 1: "stronghold", 9: " ".join(["rat"] * 19)},
        phase="birdsong",
        agenda=[FactionStep(0, "muster")],
    )
    assert (asked(game), options(game)) == (("hundreds", "hundreds.muster"), [1, 5])
    play(game, 5)
    assert (describe(game, 5), describe(game, 1)) == ("rat stronghold", "stronghold")


def test_14_4_3_a_warrior_becomes_the_warlord():
    game = woodland(RATS, {5: "rat rat", 1: "rat"}, phase="birdsong", agenda=[FactionStep(0, "anoint")])
    assert (asked(game), options(game)) == (("hundreds", "hundreds.anoint"), [1, 5])
    play(game, 5)
    assert (describe(game, 5), game.state.supply[0]) == ("rat warlord", 18)


def test_14_4_3_without_warriors_he_comes_anywhere_but_where_it_is_forbidden():
    """86: keep and snare are left out."""
    game = woodland(
        ("hundreds", "marquise", "corvids"),
        {5: "keep", 1: "snare"},
        phase="birdsong",
        agenda=[FactionStep(0, "anoint")],
    )
    assert (asked(game), options(game)) == (("hundreds", "hundreds.anew"), [2, 3, 4, *range(6, 13)])
    play(game, 7)
    assert (describe(game, 7), game.state.supply[0]) == ("warlord", 20)


def test_14_4_3_and_h4_no_warrior_is_replaced_where_nothing_may_be_placed():
    """Zh.1.4: both halves of a replacement must be possible; where none is, he comes to any other clearing."""
    trio = ("hundreds", "marquise", "corvids")
    barred = {5: "rat keep", 1: "rat snare"}
    game = woodland(trio, {**barred, 9: "rat"}, phase="birdsong", agenda=[FactionStep(0, "anoint")])
    assert ("rat" in describe(game, 5), "rat" in describe(game, 1), describe(game, 9)) == (True, True, "warlord")
    none = woodland(trio, barred, phase="birdsong", agenda=[FactionStep(0, "anoint")])
    assert (asked(none), options(none)) == (("hundreds", "hundreds.anew"), [2, 3, 4, *range(6, 13)])
    play(none, 2)
    assert (describe(none, 2), none.state.supply[0]) == ("warlord", 18)


def test_14_4_3_a_warlord_who_stands_stays():
    game = woodland(RATS, {5: "warlord rat"}, phase="birdsong", agenda=[FactionStep(0, "anoint")])
    assert game.ask is None or game.ask.kind != "root.hundreds.anoint"
    assert describe(game, 5) == "rat warlord"


def test_14_4_the_four_parts_of_birdsong_in_order():
    game = woodland(RATS, {5: "warlord mob sawmill"}, phase="birdsong", agenda=[Phase(0, "birdsong")], script=(0, 0))
    kinds = [entry.kind for entry in game.journal]
    assert kinds.index("root.razed") < kinds.index("root.mob_die") < kinds.index("root.placed")
    assert asked(game) == ("hundreds", "hundreds.mood") or asked(game)[1] == "hundreds.spread"


# 14.5 Daylight


def test_14_5_1_first_they_craft():
    game = woodland(RATS, {5: "warlord stronghold"}, agenda=[Phase(0, "daylight")], hands={"hundreds": ["bake_sale"]})
    assert asked(game)[1] == "craft"
    play(game, "end")
    assert asked(game)[1] == "hundreds.command"
    play(game, "end")
    assert asked(game)[1] == "hundreds.advance"


def test_14_5_2_any_mixture_of_actions_up_to_command():
    game = woodland(
        RATS,
        {5: "warlord rat rat", 1: "rat cat"},
        agenda=COMMAND,
        hands={"hundreds": ["bake_sale"]},
        hundreds={"command": "boot bag coins"},
        script=(1, 0),
    )
    play(game, ("move", 5, 1, 1), ("battle", 1, 1), ("build", "bake_sale", 5))
    assert (describe(game, 1), describe(game, 5)) == ("rat rat", "rat warlord stronghold")
    assert (hand(game, "hundreds"), game.state.discard) == ([], ["bake_sale"])
    assert board(game, "hundreds").commanded == 3


def test_14_5_2_i_the_warlord_may_be_among_those_who_move():
    game = woodland(RATS, {5: "warlord rat rat"}, agenda=COMMAND)
    assert set(offered(game, "lead")) == {("lead", 5, to, count) for to in (1, 2) for count in (0, 1, 2)}
    play(game, ("lead", 5, 1, 2))
    assert (describe(game, 5), describe(game, 1)) == ("", "rat rat warlord")


def test_14_5_2_i_it_takes_rule_as_for_everybody():
    game = woodland(RATS, {5: "warlord cat cat", 1: "cat"}, agenda=COMMAND)
    assert ("lead", 5, 1, 0) not in options(game)
    assert refused(game, ("lead", 5, 1, 0)) == "root.refused.no_rule 4.2.1"
    snared = woodland(("hundreds", "corvids"), {5: "warlord rat snare"}, agenda=COMMAND)
    assert refused(snared, ("lead", 5, 1, 0)) == "root.refused.snared 13.7.2"


def test_14_5_2_iii_a_stronghold_takes_a_matching_card_rule_and_a_slot():
    game = woodland(
        RATS,
        {5: "rat", 1: "rat stronghold", 2: "rat cat", 9: "rat"},
        agenda=COMMAND,
        hands={"hundreds": ["bake_sale", "armorers"]},
    )
    assert set(offered(game, "build")) == {("build", "bake_sale", 5)} | {
        option for option in offered(game, "build") if option[1] != "bake_sale"
    }
    assert refused(game, ("build", "bake_sale", 1)) == "root.refused.no_slot 2.2.3"
    assert refused(game, ("build", "bake_sale", 2)) == "root.refused.not_ruled 14.5.2.III"
    assert refused(game, ("build", "bake_sale", 9)) == "root.refused.card_suit 14.5.2.III"
    where = {5: "stronghold stronghold", 2: "stronghold stronghold", 7: "stronghold stronghold", 9: "rat"}
    spent = woodland(RATS, where, agenda=COMMAND, hands={"hundreds": ["bake_sale"]})
    assert refused(spent, ("build", "bake_sale", 9)) == "root.refused.none_left 1.5.1"


def test_14_5_3_an_advance_is_a_move_then_a_battle_where_he_stands():
    game = woodland(
        RATS, {5: "warlord rat rat", 1: "cat", 2: "rat cat"}, agenda=ADVANCE, hundreds={"mood": "rowdy"}, script=(1, 0)
    )
    assert not offered(game, "battle"), "nobody to fight where he is, and others do not fight"
    play(game, ("lead", 5, 1, 2))
    assert (asked(game), options(game)) == (("hundreds", "hundreds.press"), [("battle", 1, 1), "stay"])
    play(game, ("battle", 1, 1))
    assert describe(game, 1) == "rat rat warlord"
    assert game.ask is None or game.ask.kind != "root.hundreds.advance", "prowess is one"


def test_14_5_3_and_1_4_2_nothing_comes_between_the_move_and_the_battle():
    """An advance is one action, the further one of a relentless warlord a part of it; between advances all is free."""
    game = woodland(
        RATS,
        {5: "warlord rat rat rat", 1: "cat"},
        agenda=ADVANCE,
        hundreds={"mood": "relentless", "prowess": "sword tea"},
        crafted={"hundreds": ["tax_collector"]},
        script=(1, 0),
    )
    assert ("use", "tax_collector", 5) in options(game)
    play(game, ("lead", 5, 1, 2))
    assert (asked(game), options(game)) == (("hundreds", "hundreds.press"), [("battle", 1, 1), "stay"])
    play(game, ("battle", 1, 1))
    assert asked(game) == ("hundreds", "hundreds.relentless")
    assert {option[0] if isinstance(option, tuple) else option for option in options(game)} == {"lead", "end"}
    play(game, "end")
    assert asked(game) == ("hundreds", "hundreds.advance")
    assert ("use", "tax_collector", 1) in options(game)


def test_14_5_3_either_part_may_be_left_out():
    game = woodland(
        RATS,
        {5: "warlord rat cat"},
        agenda=ADVANCE,
        hundreds={"mood": "rowdy", "prowess": "sword tea"},
        script=(1, 0),
    )
    play(game, ("battle", 5, 1))
    assert (asked(game)[1], game.ask.about["left"]) == ("hundreds.advance", 1)  # type: ignore[union-attr]
    play(game, ("lead", 5, 1, 0))
    assert describe(game, 1) == "warlord"
    assert asked(game)[1] != "hundreds.press", "there is nobody"


def test_14_5_3_without_a_warlord_nobody_advances():
    game = woodland(RATS, {5: "rat rat"}, agenda=ADVANCE)
    assert game.ask is None or game.ask.kind != "root.hundreds.advance"


def test_14_5_3_a_warlord_who_falls_advances_no_more():
    game = woodland(
        RATS,
        {5: "warlord cat cat"},
        agenda=ADVANCE,
        hundreds={"mood": "rowdy", "prowess": "sword tea hammer"},
        script=(3, 1),
    )
    play(game, ("battle", 5, 1))
    assert board(game, "hundreds").warlord == 0
    assert game.ask is None or game.ask.kind != "root.hundreds.advance"


# 14.6 Evening


def test_14_6_1_a_card_for_a_mob_where_a_rat_is_and_no_mob_yet():
    game = woodland(
        RATS,
        {5: "warlord", 10: "rat mob", 1: "rat"},
        phase="evening",
        agenda=INCITE,
        hands={"hundreds": ["bake_sale", "cobbler", "sword"]},
    )
    assert {option[1:] for option in offered(game, "incite")} == {("bake_sale", 5), ("cobbler", 5)}
    assert refused(game, ("incite", "bake_sale", 10)) == "root.refused.mob_there 14.6.1"
    assert refused(game, ("incite", "bake_sale", 4)) == "root.refused.no_rat 14.6.1"
    assert refused(game, ("incite", "bake_sale", 1)) == "root.refused.card_suit 14.6.1"
    play(game, ("incite", "bake_sale", 5))
    assert (describe(game, 5), hand(game, "hundreds")) == ("warlord mob", ["cobbler", "sword"])
    assert board(game, "hundreds").mob == 3


def test_14_6_1_as_many_cards_as_they_like_until_no_mob_is_left():
    where = {1: "mob rat", 2: "mob rat", 3: "mob rat", 4: "mob rat", 5: "rat", 10: "rat"}
    game = woodland(RATS, where, phase="evening", agenda=INCITE, hands={"hundreds": ["bake_sale", "cobbler"]})
    play(game, ("incite", "bake_sale", 5))
    assert game.ask is None or game.ask.kind != "root.hundreds.incite"
    assert board(game, "hundreds").mob == 0


@pytest.mark.parametrize(("count", "scored"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 4)])
def test_14_6_2_points_for_oppressed_clearings(count: int, scored: int):
    """84: 0/1/2/3/4/5/6+ give 0/1/1/2/2/3/4."""
    where = dict.fromkeys(range(1, count + 1), "rat")
    game = woodland(RATS, {**where, 12: "cat"}, phase="evening", agenda=OPPRESS)
    assert points(game, "hundreds") == scored


def test_14_6_2_it_takes_rule_a_piece_of_theirs_and_no_enemy():
    where = {1: "rat rat cat", 2: "rat", 3: "mob", 4: "stronghold", 9: "rat wood", 12: "warlord"}
    game = woodland(WANDERER, {**where, 10: "rat"}, phase="evening", agenda=OPPRESS, vagabond={"at": 10})
    assert oppressed(game.state, 0) == [2, 4, 12], "a pawn is a piece too; a lone mob rules nothing"


def test_14_6_2_a_mob_with_hired_otters_is_enough_and_otters_alone_are_not():
    """84: a mercenary alone does not count, mob + mercenary does."""
    game = woodland(
        ("hundreds", "riverfolk", "marquise"),
        {5: "otter mob", 1: "otter"},
        phase="evening",
        agenda=OPPRESS,
        riverfolk={"bought": ["mercenaries"]},
    )
    assert oppressed(game.state, 0) == [5]


def test_14_6_3_one_card_then_down_to_five():
    game = woodland(
        RATS,
        {5: "rat"},
        phase="evening",
        agenda=[FactionStep(0, "draw")],
        hands={"hundreds": ["bake_sale", "cobbler", "sword", "anvil", "arms_trader"]},
    )
    assert asked(game) == ("hundreds", "discard")
