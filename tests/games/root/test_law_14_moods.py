"""Law 14.4.4 and 14.7: the moods of the Hundreds."""

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.steps import FactionStep, Interlude, Phase
from nemeton.kernel import IllegalAnswer
from nemeton.kernel.records import start
from tests.games.root.horde import ADVANCE, COMMAND, INCITE, MOOD, RATS, battle, offered, refused
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

# 14.3 Setup


def test_14_3_4_they_begin_stubborn():
    assert board(woodland(RATS), "hundreds").mood == "stubborn"
    game = start(GAME, 2, {"seat_1": "hundreds", "seat_2": "eyrie"}, 3)
    while game.state.phase == "setup":
        assert game.ask is not None
        game.answer(game.ask.options[0], game.ask.seat)
    assert board(game, "hundreds").mood == "stubborn"


# 14.4 Birdsong


def test_14_4_4_another_mood_whose_item_is_not_in_the_hoard():
    game = woodland(
        RATS,
        {5: "warlord"},
        phase="birdsong",
        agenda=MOOD,
        hundreds={"mood": "rowdy", "command": "boot", "prowess": "sword"},
    )
    assert options(game) == ["bitter", "grandiose", "lavish", "relentless", "stubborn"]
    assert refused(game, "rowdy") == "root.refused.mood_now 14.4.4"
    assert refused(game, "wrathful") == refused(game, "jubilant") == "root.refused.mood_item 14.4.4"
    play(game, "bitter")
    assert board(game, "hundreds").mood == "bitter"
    with pytest.raises(IllegalAnswer):
        play(woodland(RATS, phase="birdsong", agenda=MOOD), "stubborn")


def test_14_4_4_with_all_items_the_lavish_one_stays_so():
    """85."""
    game = woodland(
        RATS,
        phase="birdsong",
        agenda=MOOD,
        hundreds={"mood": "lavish", "command": "boot bag coins", "prowess": "hammer tea sword crossbow"},
    )
    assert board(game, "hundreds").mood == "lavish"
    assert game.ask is None or game.ask.kind != "root.hundreds.mood"


# 14.7 Moods


def test_14_7_1_the_bitter_one_turns_mobs_into_warriors():
    game = battle({5: "warlord mob cat cat", 1: "mob", 9: "mob"}, (3, 0), hundreds={"mood": "bitter"})
    play(game, "let")
    assert (asked(game), options(game)) == (("hundreds", "hundreds.bitter"), [1, 5, "keep_mobs"]), "9 is not beside"
    play(game, 5, 1)
    assert (describe(game, 5), describe(game, 1)) == ("rat rat warlord", ""), "three fight, three hits"
    assert (board(game, "hundreds").mob, points(game, "marquise")) == (4, 0)


def test_14_7_1_also_in_defense_and_not_without_him():
    game = battle({5: "warlord mob cat"}, (0, 0), by=1, hundreds={"mood": "bitter"})
    play(game, "let")
    assert asked(game) == ("hundreds", "hundreds.bitter")
    away = battle({5: "rat mob cat", 1: "warlord"}, (0, 0), hundreds={"mood": "bitter"})
    assert all(entry.kind != "root.placed" for entry in away.journal)
    assert away.ask is None or away.ask.kind != "root.hundreds.bitter"


def test_14_7_2_the_grandiose_one_advances_before_the_command():
    game = woodland(RATS, {5: "warlord rat"}, agenda=[Phase(0, "daylight")], hundreds={"mood": "grandiose"})
    assert asked(game)[1] == "hundreds.advance"
    play(game, "end")
    assert asked(game)[1] == "hundreds.command"


def test_14_7_3_the_jubilant_one_rolls_up_to_four_times():
    game = woodland(
        RATS,
        {5: "warlord", 9: "rat"},
        phase="evening",
        agenda=INCITE,
        hands={"hundreds": ["bake_sale"]},
        hundreds={"mood": "jubilant"},
        script=(0, 1, 2, 0),
    )
    play(game, ("incite", "bake_sale", 5))
    assert (asked(game)[1], game.ask.about["left"]) == ("hundreds.jubilant", 4)  # type: ignore[union-attr]
    play(game, "roll_mob")
    assert describe(game, 1) == "mob", "a fox beside clearing 5"
    play(game, "roll_mob")
    assert describe(game, 10) == "mob", "rabbits beside one of the two"
    play(game, "no_roll")
    assert board(game, "hundreds").mob == 2


def test_14_7_3_only_where_he_is():
    game = woodland(
        RATS,
        {5: "warlord", 10: "rat"},
        phase="evening",
        agenda=INCITE,
        hands={"hundreds": ["bake_sale", "cobbler"]},
        hundreds={"mood": "jubilant"},
    )
    play(game, ("incite", "bake_sale", 10))
    assert asked(game)[1] == "hundreds.incite"


def test_14_7_4_the_lavish_one_gives_items_for_warriors():
    game = woodland(
        RATS,
        {5: "warlord"},
        phase="birdsong",
        agenda=[FactionStep(0, "lavish")],
        hundreds={"mood": "lavish", "command": "boot bag", "prowess": "sword"},
    )
    assert (asked(game)[1], options(game)) == ("hundreds.lavish", ["bag", "boot", "sword", "no_gifts"])
    play(game, "boot", "sword", "no_gifts")
    assert describe(game, 5) == "rat rat rat rat warlord"
    assert (board(game, "hundreds").command, board(game, "hundreds").prowess) == (["bag"], [])
    assert sorted(game.state.items_gone)[-1:] == ["sword"]


def test_14_7_4_and_1_4_1_at_the_end_of_birdsong_after_cards_of_any_moment():
    game = woodland(
        RATS,
        {5: "warlord", 1: "cat cat"},
        phase="birdsong",
        agenda=[Phase(0, "birdsong"), Interlude(0, "birdsong")],
        hundreds={"mood": "lavish", "command": "boot bag coins", "prowess": "hammer tea sword crossbow"},
        crafted={"hundreds": ["false_orders"]},
    )
    assert asked(game) == ("hundreds", "interlude")
    play(game, "stop")
    assert asked(game) == ("hundreds", "hundreds.lavish")
    play(game, "boot", "no_gifts")
    assert describe(game, 5).count("rat") == 2 + 4, "two for the boot, after the four that prowess brought"


def test_14_7_5_the_relentless_one_goes_on_after_move_and_battle():
    wishes = {"mood": "relentless"}
    game = woodland(RATS, {5: "warlord rat rat rat", 1: "cat"}, agenda=ADVANCE, hundreds=wishes, script=(1, 0))
    play(game, ("lead", 5, 1, 3), ("battle", 1, 1))
    assert asked(game)[1] == "hundreds.relentless"
    play(game, ("lead", 1, 9, 3))
    assert describe(game, 9) == "rat rat rat warlord"
    assert game.ask is None or game.ask.kind not in ("root.hundreds.press", "root.hundreds.advance"), "once"
    still = woodland(RATS, {5: "warlord rat rat cat"}, agenda=ADVANCE, hundreds=wishes, script=(1, 0))
    play(still, ("battle", 5, 1))
    assert still.ask is None or still.ask.kind != "root.hundreds.relentless", "he has not moved"


@pytest.mark.parametrize(("here", "cards"), [("", 2), ("cat sawmill", 2), ("cat sawmill wood", 3)])
def test_14_7_6_the_rowdy_one_draws_more(here: str, cards: int):
    """87: in the evening alone."""
    game = woodland(
        RATS,
        {5: f"warlord rat {here}"},
        phase="evening",
        agenda=[FactionStep(0, "draw")],
        hundreds={"mood": "rowdy"},
    )
    assert len(hand(game, "hundreds")) == cards


def test_14_7_6_other_draws_are_not_more():
    """87: a ride on the ferry draws a single card."""
    game = woodland(RATS, {1: "warlord"}, agenda=COMMAND, game_map="lake", hundreds={"mood": "rowdy"})
    play(game, next(option for option in offered(game, "lead") if option[2] in (10, 11, 12)))
    assert len(hand(game, "hundreds")) == 1


def test_14_7_7_the_stubborn_one_ignores_the_first_hit():
    game = battle({5: "warlord rat cat cat"}, (3, 1), hundreds={"mood": "stubborn"})
    play(game, "let")
    assert describe(game, 5) == "rat warlord", "one hit against them, and it is ignored"
    ambushed = battle(
        {5: "warlord rat rat cat cat cat"}, (0, 0), hundreds={"mood": "stubborn"}, hands={"marquise": ["ambush_bird"]}
    )
    play(ambushed, "ambush_bird", "let")
    assert asked(ambushed)[1] == "hundreds.fall"
    assert ambushed.ask.about["count"] == 1  # type: ignore[union-attr]
    away = battle({5: "rat rat cat cat", 1: "warlord"}, (1, 1), hundreds={"mood": "stubborn"})
    play(away, "let")
    assert describe(away, 5) == "cat rat"


@pytest.mark.parametrize(("by", "left"), [(0, "rat warlord"), (1, "cat rat warlord")])
def test_14_7_8_the_wrathful_one_hits_a_defender_harder(by: int, left: str):
    game = battle({5: "warlord rat cat"}, (0, 0), by=by, hundreds={"mood": "wrathful"})
    play(game, "let")
    assert describe(game, 5) == left
