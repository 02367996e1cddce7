"""Law 10: the Lizard Cult, paragraph by paragraph, and where it meets others; its turn is in `test_law_10_turn.py`."""

from random import Random
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.check import check
from nemeton.games.root.outlook import outlook
from nemeton.games.root.rules.dominance import rules_by_dominance
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import DrawCards, FactionStep, Moves, Phase, Prepare, StartBattle
from nemeton.kernel import BadSetup
from nemeton.kernel.records import start
from nemeton.kernel.values import written
from tests.games.root.woodland import (
    asked,
    board,
    describe,
    hand,
    options,
    play,
    points,
    seat,
    woodland,
)

PAIR = ("cult", "marquise")
TRIO = ("cult", "marquise", "eyrie")
FOUR = ("cult", "marquise", "eyrie", "vagabond")
REBELS = ("cult", "marquise", "alliance")
DAY = [FactionStep(0, "day")]
PLOT = [FactionStep(0, "conspire")]
DAWN = [Phase(0, "birdsong")]
DUSK = [Phase(0, "evening")]


def of(game: RootGame, *tags: str) -> list[Any]:
    """The options of these kinds."""
    return [option for option in options(game) if isinstance(option, tuple) and option[0] in tags]


def conspiring(where: dict[int, str], acolytes: int = 3, factions: tuple[str, ...] = TRIO, **more: Any) -> RootGame:
    """The Cult in its birdsong with so many acolytes; foxes are outcast."""
    own = {"acolytes": acolytes, **more.pop("cult", {})}
    return woodland(factions, where, agenda=PLOT, phase="birdsong", cult=own, **more)


# 10.2 Abilities


def test_10_2_1_only_gardens_of_the_outcast_craft_and_only_in_the_evening():
    """56: mice are outcast; gardens of all suits stand."""
    where = {9: "garden_mouse", 8: "garden_fox", 5: "garden_rabbit"}
    cards = {"cult": ["root_tea_fox", "anvil", "a_visit_to_friends"]}  # want a mouse, a fox, a rabbit
    game = woodland(PAIR, where, agenda=DUSK, phase="evening", cult={"outcast": "mouse"}, hands=cards)
    assert of(game, "craft") == [("craft", "root_tea_fox")]
    play(game, ("craft", "root_tea_fox"))
    assert (points(game, "cult"), board(game, "cult").lost_souls) == (2, ["root_tea_fox"])
    by_day = woodland(PAIR, where, agenda=DAY, cult={"outcast": "mouse"}, hands=cards)
    assert of(by_day, "craft") == []


def test_10_2_2_birds_are_no_jokers_in_rituals():
    """49: with a bird nothing is built, recruited or scored."""
    game = woodland(PAIR, {9: "garden_mouse garden_mouse"}, agenda=DAY, hands={"cult": ["ambush_bird"]})
    assert of(game, "garden", "gather", "rite") == []
    assert of(game, "sacrifice") == [("sacrifice", "ambush_bird")]
    assert game.ask is not None
    assert {(one.reason, one.law) for one in game.ask.refused} == {("root.refused.no_joker", "10.2.2")}


def test_10_2_2_elsewhere_birds_stay_wild_for_the_cult():
    """49: a bird pays for outrage, and for a dominance card of another suit."""
    game = woodland(REBELS, {8: "lizard lizard garden_fox", 7: "sympathy"}, agenda=[Moves(0, 1)],
                    hands={"cult": ["armorers"]})  # fmt: skip
    play(game, ("move", 8, 7, 1), "armorers")
    assert hand(game, "cult") == []
    game = woodland(TRIO, agenda=DAY, available=["dominance_fox"], hands={"cult": ["armorers"]})
    play(game, ("take", "dominance_fox", "armorers"))
    assert hand(game, "cult") == ["dominance_fox"]


def test_10_2_3_who_falls_in_defence_becomes_an_acolyte():
    game = woodland(PAIR, {8: "lizard lizard lizard cat cat cat"}, agenda=[StartBattle(1, 0, 8)], active="marquise",
                    script=(2, 1))  # fmt: skip
    play(game, "let")
    assert (describe(game, 8), board(game, "cult").acolytes) == ("cat cat lizard", 2)
    assert game.state.supply[0] == 22


def test_10_2_3_who_attacks_the_cult_is_told_what_becomes_of_the_fallen():
    game = woodland(
        ("marquise", "cult"), {8: "lizard cat cat"}, agenda=[FactionStep(0, "actions")], hands={"marquise": ["anvil"]}
    )
    assert game.ask is not None
    option = next(one for one in game.ask.options if written(one) == ("battle", 8, 1))
    told = outlook(game.seen_by(0), game.ask, option)
    assert told is not None
    assert "10.2.3" in [remark.law for remark in told.remarks]


def test_10_2_3_who_falls_attacking_goes_to_the_supply():
    """50."""
    game = woodland(PAIR, {8: "lizard lizard lizard cat cat cat"}, agenda=[StartBattle(0, 1, 8)], script=(2, 1))
    play(game, "let")
    assert (board(game, "cult").acolytes, game.state.supply[0]) == (0, 23)


def test_10_2_3_who_falls_otherwise_goes_to_the_supply():
    """50: a favor, and a revolt, are no battle."""
    game = woodland(PAIR, {6: "lizard", 1: "workshop", 8: "workshop lizard", 12: "workshop"}, active="marquise",
                    agenda=[FactionStep(1, "craft")], hands={"marquise": ["favor_of_the_foxes"]})  # fmt: skip
    play(game, ("craft", "favor_of_the_foxes"))
    assert (board(game, "cult").acolytes, game.state.supply[0]) == (0, 25)
    game = woodland(REBELS, {8: "lizard lizard sympathy"}, active="alliance", phase="birdsong",
                    agenda=[FactionStep(2, "revolt")], supporters=["anvil", "armorers"])  # fmt: skip
    play(game, ("revolt", 8), ("anvil", "armorers"))
    assert (board(game, "cult").acolytes, describe(game, 8)) == (0, "rebel sympathy base_fox")


def test_10_2_3_who_falls_to_a_bomb_goes_to_the_supply():
    """50: a bomb (13.7.1) is no battle either."""
    game = woodland(("corvids", "cult"), {5: "crow lizard lizard plot_bomb"}, agenda=[FactionStep(0, "flip")],
                    phase="birdsong")  # fmt: skip
    play(game, ("flip", 5))
    assert (describe(game, 5), board(game, "cult").acolytes, game.state.supply[1]) == ("crow", 0, 25)


def test_10_2_3_allied_lizards_that_fall_for_the_vagabond_attack():
    """9.2.9.II.C: they fight for the attacker."""
    game = woodland(("vagabond", "cult", "marquise", "eyrie"), {8: "lizard lizard cat cat"},
                    agenda=[StartBattle(0, 2, 8)], script=(1, 1),
                    vagabond={"at": 8, "items": "sword", "relations": {"cult": 3}})  # fmt: skip
    play(game, 1, "let")
    while asked(game)[1] == "vagabond.hit":
        play(game, next(option for option in options(game) if option != "let"))
    assert board(game, "cult").acolytes == 0


def test_10_2_4_one_garden_rules_whatever_others_have():
    """11: it goes before the Lords of the Forest."""
    game = woodland(("marquise", "eyrie", "cult"), {8: "garden_fox bird bird roost cat cat cat"})
    assert ruler(game.state, 8) == seat(game, "cult")


def test_10_2_4_without_a_garden_the_cult_counts_like_anybody():
    game = woodland(TRIO, {8: "lizard lizard cat", 7: "lizard bird", 4: "lizard cat"})
    assert [ruler(game.state, where) for where in (8, 7, 4)] == [0, 2, -1]


def test_10_2_4_others_cannot_build_where_a_garden_stands():
    """6.5.4 and 7.5.2.IV want rule; a move wants it too (4.2.1)."""
    game = woodland(PAIR, {8: "garden_fox cat cat cat wood", 4: "lizard"}, active="marquise",
                    agenda=[FactionStep(1, "actions")])  # fmt: skip
    assert of(game, "build") == []
    game = woodland(("eyrie", "cult", "marquise"), {8: "garden_fox bird bird", 4: "garden_rabbit"},
                    agenda=[FactionStep(0, "build")], decree={"build": ["anvil"]}, leader="commander")  # fmt: skip
    assert asked(game) == ("eyrie", "eyrie.leader")  # turmoil: nothing can be built
    game = woodland(PAIR, {8: "garden_fox cat cat cat", 4: "garden_rabbit", 7: "cat"}, active="marquise",
                    agenda=[Moves(1, 1)])  # fmt: skip
    assert {option[2] for option in of(game, "move") if option[1] == 8} == {7}


def test_10_2_4_gardens_win_by_dominance():
    where = {8: "garden_fox cat cat", 6: "garden_fox", 12: "garden_fox"}
    game = woodland(TRIO, where, dominance={"cult": "dominance_fox"})
    assert rules_by_dominance(game.state, 0)


def test_10_2_5_a_random_card_for_each_garden():
    """55: two gardens fall at once."""
    game = woodland(PAIR, {8: "garden_fox garden_fox cat cat"}, agenda=[StartBattle(1, 0, 8)], active="marquise",
                    script=(1, 0, 1, 1), hands={"cult": ["anvil", "armorers", "cobbler"]})  # fmt: skip
    play(game, "let")
    assert (describe(game, 8), points(game, "marquise")) == ("cat cat", 2)
    assert (hand(game, "cult"), board(game, "cult").lost_souls) == (["anvil"], ["armorers", "cobbler"])


def test_10_2_5_with_too_few_cards_all_go():
    game = woodland(PAIR, {8: "garden_fox garden_fox cat cat"}, agenda=[StartBattle(1, 0, 8)], active="marquise",
                    script=(1, 0, 0), hands={"cult": ["anvil"]})  # fmt: skip
    play(game, "let")
    assert (hand(game, "cult"), board(game, "cult").lost_souls) == ([], ["anvil"])


def test_10_2_5_gardens_lost_lower_what_a_rite_scores():
    """They go back on their track from the right."""
    game = woodland(PAIR, {8: "garden_fox cat cat", 6: "garden_fox", 12: "garden_fox"}, active="marquise",
                    agenda=[StartBattle(1, 0, 8)], script=(0, 0))  # fmt: skip
    play(game, "let")
    assert (board(game, "cult").garden_fox, board(game, "cult").planted("fox"), board(game, "cult").rite("fox")) == (
        3,
        2,
        2,
    )


def test_10_2_6_whatever_is_spent_becomes_a_lost_soul():
    """By others, by the Cult, from the hand, from the supporters and from what was crafted."""
    game = woodland(PAIR, {1: "keep", 5: "sawmill"}, active="marquise", agenda=[FactionStep(1, "actions")],
                    hands={"marquise": ["bake_sale"]})  # fmt: skip
    play(game, ("overwork", "bake_sale", 5))
    assert (board(game, "cult").lost_souls, game.state.discard) == (["bake_sale"], [])
    game = woodland(PAIR, {8: "lizard cat cat"}, agenda=[StartBattle(1, 0, 8)], active="marquise", script=(1, 1),
                    crafted={"cult": ["armorers"]})  # fmt: skip
    play(game, "let", "armorers")
    assert board(game, "cult").lost_souls == ["armorers"]


def test_10_2_6_discards_at_the_end_of_a_turn_too():
    six = ["anvil", "cobbler", "sword", "investments", "bake_sale", "ambush_fox"]
    game = woodland(PAIR, agenda=[DrawCards(1, 0)], active="marquise", phase="evening", hands={"marquise": six})
    play(game, ("sword",))
    assert board(game, "cult").lost_souls == ["sword"]


def test_10_2_6_everybody_may_look_at_them():
    game = woodland(PAIR, cult={"lost_souls": ["anvil"], "revealed": ["cobbler"]})
    for viewer in (-1, 0, 1):
        seen: Any = game.seen_by(viewer).boards[0]
        assert (seen.lost_souls, seen.revealed) == (["anvil"], ["cobbler"])


def test_10_2_6_a_dominance_card_waits_for_the_birdsong_of_the_cult():
    """54: it can be taken only then."""
    game = woodland(TRIO, agenda=[Phase(0, "birdsong")], phase="birdsong", cult={"lost_souls": ["dominance_mouse"]})
    assert game.state.available == ["dominance_mouse"]
    assert game.state.discard == []
    game = woodland(TRIO, {1: "keep", 2: "sawmill"}, active="marquise", agenda=[FactionStep(1, "actions")],
                    hands={"marquise": ["dominance_mouse", "sword"]})  # fmt: skip
    play(game, ("overwork", "dominance_mouse", 2))
    assert (board(game, "cult").lost_souls, game.state.available) == (["dominance_mouse"], [])
    assert of(game, "take") == []


def test_10_2_6_and_2_1_the_deck_may_run_empty_while_all_discards_are_lost_souls():
    """When the souls are released, the deck is made of them at once."""
    souls = sorted(card.card for card in woodland(PAIR).state.deck)
    game = woodland(PAIR, agenda=DAWN, phase="birdsong", cult={"lost_souls": souls}, script=[0] * 60)
    assert sorted(card.card for card in game.state.deck) == souls
    assert (game.state.discard, board(game, "cult").lost_souls) == ([], [])


def test_10_2_6_nothing_is_drawn_from_lost_souls():
    empty = woodland(PAIR)
    souls = sorted(card.card for card in empty.state.deck)
    game = woodland(PAIR, agenda=[DrawCards(1, 2)], active="marquise", phase="evening", cult={"lost_souls": souls})
    assert hand(game, "marquise") == []


# 10.3 Setup


def test_10_3_a_corner_opposite_somebody_with_garden_and_warriors():
    game = woodland(PAIR, agenda=[Prepare(1), Prepare(0)], active="marquise")
    play(game, 1)
    while asked(game)[0] == "marquise":
        play(game, options(game)[0])
    assert describe(game, 3) == "lizard lizard lizard lizard garden_rabbit"  # the only corner opposite the keep
    assert [game.state.clearings[beside].warriors[0] for beside in (6, 7, 11)] == [1, 1, 1]
    assert (game.state.supply[0], board(game, "cult").garden_rabbit, game.state.homes[0]) == (18, 4, 3)
    assert (asked(game), options(game)) == (("cult", "cult.outcast"), ["fox", "rabbit", "mouse"])
    play(game, "mouse")
    assert (board(game, "cult").outcast, board(game, "cult").hated) == ("mouse", False)


def test_10_3_2_with_nobody_in_a_corner_any_will_do():
    game = woodland(("cult", "alliance"), agenda=[Prepare(1), Prepare(0)])
    assert options(game) == [1, 2, 3, 4]


# Positions


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        ({"outcast": "bird"}, "outcast"),
        ({"acolytes": -1}, "outcast"),
        ({"outcast": "", "hated": True}, "outcast"),
        ({"revealed": ["anvil"]}, "revealed"),
        ({"lost_souls": ["sword", "sword"]}, "card_twice"),
        ({"garden_fox": 5}, "pieces"),
    ],
)
def test_what_cannot_lie_on_its_board_is_named(wrong, kind):
    game = woodland(PAIR, {8: "garden_fox"}, active="marquise")
    for name, value in wrong.items():
        setattr(board(game, "cult"), name, value)
    assert f"root.check.{kind}" in {problem.kind for problem in check(game.state)}


def test_a_garden_stands_where_its_suit_is():
    game = woodland(PAIR, {8: "garden_fox"})
    game.state.clearings[8].buildings = [(0, "garden_mouse")]
    assert "root.check.garden_astray" in {problem.kind for problem in check(game.state)}


def test_a_written_board_comes_back_as_it_was():
    own = {"outcast": "mouse", "hated": True, "acolytes": 3, "lost_souls": ["dominance_fox"], "revealed": ["anvil"]}
    game = woodland(TRIO, {9: "garden_mouse lizard"}, agenda=DAY, cult=own, hands={"cult": ["cobbler"]})
    again = GAME.read_position(GAME.write_position(game.state))
    assert (again.boards[0], again.supply[0]) == (game.state.boards[0], 21)


# Who knows what


@pytest.mark.parametrize("cards", [["anvil"], ["armorers"], []])
def test_sight_by_day_the_cult_is_asked_with_any_hand_but_an_empty_one(cards):
    """Without a warrior in the supply a bird allows nothing; that must not be seen from outside."""
    game = woodland(PAIR, {8: "lizard " * 25}, agenda=DAY, hands={"cult": cards})
    assert (asked(game) == ("cult", "cult.day")) is bool(cards)


def test_sight_the_hand_behind_the_rituals_stays_hidden():
    game = woodland(PAIR, {8: "lizard"}, agenda=DAY, hands={"cult": ["anvil", "armorers"]})
    assert game.ask is not None
    assert not game.ask.is_public
    play(game, ("gather", "anvil", 8))
    seen: Any = game.seen_by(1)
    assert ([card.card for card in seen.hands[0]], seen.boards[0].revealed) == ([""], ["anvil"])


def test_sight_what_a_conspirator_might_expose_is_not_told():
    """13.2.4: exposing a plot names a card of the hand, and may be done between conspiracies."""
    game = conspiring({8: "lizard cat"}, 2, PAIR, hands={"cult": ["anvil"]})
    assert game.ask is not None
    assert not game.ask.is_public


def test_sight_what_was_revealed_is_kept_in_every_guess():
    """10.6.1: everybody has seen it go back to the hand."""
    game = woodland(PAIR, agenda=DUSK, phase="evening", cult={"revealed": ["anvil"]}, hands={"cult": ["cobbler"]})
    for seed in range(5):
        guessed = hand(game.imagined(1, Random(seed)), "cult")
        assert "anvil" in guessed


# With others


def test_a_favor_that_the_cult_crafts_is_a_lost_soul_before_anything_falls():
    game = woodland(TRIO, {8: "garden_fox garden_fox cat", 6: "garden_fox bird"}, agenda=DUSK, phase="evening",
                    hands={"cult": ["favor_of_the_foxes"]})  # fmt: skip
    play(game, ("craft", "favor_of_the_foxes"))
    assert (describe(game, 8), describe(game, 6)) == ("garden_fox garden_fox", "garden_fox")
    assert board(game, "cult").lost_souls == ["favor_of_the_foxes"]


def test_a_favor_against_the_cult_costs_cards_for_all_gardens_at_once():
    game = woodland(PAIR, {8: "garden_fox workshop", 6: "garden_fox workshop", 12: "workshop lizard"},
                    active="marquise", agenda=[FactionStep(1, "craft")], script=(0, 0),
                    hands={"marquise": ["favor_of_the_foxes"], "cult": ["anvil", "cobbler"]})  # fmt: skip
    play(game, ("craft", "favor_of_the_foxes"))
    assert (hand(game, "cult"), points(game, "marquise")) == ([], 2)
    assert sorted(board(game, "cult").lost_souls) == ["anvil", "cobbler", "favor_of_the_foxes"]
    assert game.reveals == [(), ()], "two cards were seen that nobody knew"


def test_turmoil_fills_the_lost_souls():
    """7.7.2: the court is discarded."""
    game = woodland(("eyrie", "cult"), {8: "bird garden_fox", 4: "lizard"}, agenda=[FactionStep(0, "build")],
                    decree={"build": ["anvil"], "move": ["cobbler"]}, leader="commander")  # fmt: skip
    assert asked(game) == ("eyrie", "eyrie.leader")
    assert sorted(board(game, "cult").lost_souls) == ["anvil", "cobbler"]


def test_the_tinker_finds_no_lost_souls():
    """G.2.2 speaks of the discard pile."""
    game = woodland(("vagabond", "cult"), {8: "lizard"}, agenda=[FactionStep(0, "day")], cult={"lost_souls": ["anvil"]},
                    vagabond={"at": 8, "items": "torch", "character": "tinker"})  # fmt: skip
    assert of(game, "special") == []


def test_who_is_on_turn_orders_fear_and_outrage():
    """1.1.3: a favor removes a garden and sympathy at once; what follows comes in the order of the player on turn."""
    game = woodland(("marquise", "cult", "alliance"),
                    {8: "garden_fox workshop", 6: "sympathy workshop", 12: "workshop"},
                    agenda=[FactionStep(0, "craft")], script=(0,),
                    hands={"cult": ["cobbler"], "marquise": ["favor_of_the_foxes", "anvil"]})  # fmt: skip
    play(game, ("craft", "favor_of_the_foxes"))
    assert asked(game) == ("marquise", "order")
    assert {option[1] for option in options(game)} == {"fear", "outrage"}
    play(game, next(option for option in options(game) if option[1] == "fear"))
    assert (hand(game, "cult"), asked(game)) == ([], ("marquise", "outrage"))


def test_only_one_cult():
    assert GAME.read_options({"seat_1": "cult"}).seat_1 == "cult"
    with pytest.raises(BadSetup, match="chosen_twice"):
        start(GAME, 3, {"seat_1": "cult", "seat_2": "cult", "seat_3": "marquise"}, 1)
