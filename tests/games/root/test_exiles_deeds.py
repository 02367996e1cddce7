"""Cards of the deck of exiles and partisans that act on others, or bring something."""

from typing import Any

import pytest

from nemeton.games.root import GAME, rulings
from nemeton.games.root.rules.card_effects import might_act
from nemeton.games.root.steps import (
    DrawCards,
    FactionStep,
    Interlude,
    Phase,
    StartBattle,
)
from nemeton.kernel import BLANK
from tests.games.root.camp import camp, card
from tests.games.root.molehill import below
from tests.games.root.test_exiles import TRIO, fight, start
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

# Propaganda Bureau


def bureau(where: dict[int, str], cards: list[str], **more: Any) -> Any:
    """The Marquise in her daylight."""
    wishes = {"crafted": {"marquise": ["propaganda_bureau"]}, "hands": {"marquise": cards}} | more
    return woodland(TRIO, where, agenda=[FactionStep(0, "actions")], **wishes)


def test_the_bureau_replaces_a_warrior():
    game = bureau({1: "bird bird", 5: "rebel"}, ["anvil"])
    assert [option for option in options(game) if option[0] == "use"] == [("use", "propaganda_bureau", 1)]
    play(game, ("use", "propaganda_bureau", 1))
    assert (asked(game)[1], options(game)) == ("bureau", [("convince", 1, "anvil")])
    play(game, ("convince", 1, "anvil"))
    assert (describe(game, 1), hand(game, "marquise"), game.state.discard) == ("cat bird", [], ["anvil"])
    assert "propaganda_bureau" in game.state.used


def test_the_bureau_takes_a_bird_card_anywhere_and_any_enemy():
    game = bureau({1: "bird rebel", 5: "rebel"}, ["birdy_bindle"])
    uses = [option[2] for option in options(game) if option[0] == "use"]
    assert uses == [1, 5]
    play(game, ("use", "propaganda_bureau", 1))
    assert options(game) == [("convince", 1, "birdy_bindle"), ("convince", 2, "birdy_bindle")]


def test_the_bureau_may_be_asked_for_whatever_the_hand():
    """Whether there is a pause does not tell of the cards."""
    for cards in (["anvil"], ["investments"]):
        assert might_act(bureau({1: "bird"}, cards).state, 0)
    assert not might_act(bureau({1: "bird"}, []).state, 0), "all know that an empty hand pays nothing"
    assert not might_act(bureau({}, ["anvil"]).state, 0)


@pytest.mark.parametrize("replaces", [True, False])
def test_x3_the_bureau_at_the_keep(monkeypatch: pytest.MonkeyPatch, replaces: bool):
    monkeypatch.setattr(rulings, "BUREAU_REPLACES", replaces)
    game = woodland(
        ("alliance", "marquise"),
        {1: "keep cat", 6: "cat"},
        agenda=[FactionStep(0, "day")],
        crafted={"alliance": ["propaganda_bureau"]},
        hands={"alliance": ["anvil"]},
    )
    uses = [option[2] for option in options(game) if option[0] == "use"]
    assert uses == ([6] if replaces else [1, 6])
    if not replaces:
        play(game, ("use", "propaganda_bureau", 1), ("convince", 1, "anvil"), "nobody")
        assert describe(game, 1) == "keep"


def test_a_replaced_warrior_does_not_come_to_the_coffins():
    game = bureau({1: "bird"}, ["anvil"], crafted={"marquise": ["propaganda_bureau"], "eyrie": ["coffin_makers"]})
    play(game, ("use", "propaganda_bureau", 1), ("convince", 1, "anvil"))
    assert (game.state.on_cards, game.state.supply[1]) == ({}, 20)


def test_the_bureau_is_nothing_to_a_vagabond():
    game = woodland(
        ("vagabond", "marquise"),
        {1: "cat"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 1},
        crafted={"vagabond": ["propaganda_bureau"]},
        hands={"vagabond": ["anvil"]},
    )
    assert not [option for option in options(game) if option[0] == "use"]


# False Orders


def orders(where: dict[int, str], factions: tuple[str, ...] = TRIO, **more: Any) -> Any:
    """The first player in birdsong."""
    wishes = {"crafted": {factions[0]: ["false_orders"]}, "agenda": [Interlude(0, "birdsong")], "phase": "birdsong"}
    return woodland(factions, where, **(wishes | more))


def test_false_orders_move_half_rounded_up():
    game = orders({5: "bird bird bird cat"})
    assert options(game) == [("use", "false_orders", 5), "stop"]
    play(game, ("use", "false_orders", 5))
    assert options(game) == [("send", 1, 1), ("send", 1, 2)]
    play(game, ("send", 1, 2))
    assert (describe(game, 5), describe(game, 2)) == ("cat bird", "bird bird")
    assert (game.state.play_areas[0], game.state.discard) == ([], ["false_orders"])


def test_false_orders_make_the_enemy_pay_for_an_outrage():
    game = orders({5: "bird bird", 1: "sympathy"}, hands={"eyrie": ["anvil"]})
    play(game, ("use", "false_orders", 5), ("send", 1, 1))
    assert asked(game) == ("eyrie", "outrage")


def test_false_orders_go_by_the_ways_of_the_enemy():
    game = orders({5: "otter"}, ("marquise", "riverfolk", "eyrie"))
    play(game, ("use", "false_orders", 5))
    assert [option[2] for option in options(game)] == [1, 2, 10]


def test_false_orders_break_on_a_snare_and_spare_pawns():
    game = orders({5: "snare crow bird"}, ("corvids", "eyrie", "vagabond"), vagabond={"at": 1})
    assert asked(game)[1] != "interlude"


def test_false_orders_reach_cult_and_duchy():
    game = orders({5: "lizard lizard"}, ("marquise", "cult"))
    play(game, ("use", "false_orders", 5), ("send", 1, 1))
    assert (describe(game, 5), describe(game, 1)) == ("lizard", "lizard")
    own: dict[str, Any] = {"options": {"deck": "exiles"}, "play_areas": {"marquise": ["false_orders"]}}
    below_ground = below({5: "tunnel mole"}, Interlude(1, "birdsong"), active="marquise", phase="birdsong", **own)
    play(below_ground, ("use", "false_orders", 5))
    assert [option[2] for option in options(below_ground)] == [1, 2], "the Burrow is no clearing of the map"


# Informants


@pytest.mark.parametrize("answer", ["ambush_fox", "stop"])
def test_informants_take_an_ambush_instead_of_the_draw(answer):
    game = woodland(
        TRIO,
        agenda=[DrawCards(0, 3)],
        phase="evening",
        crafted={"marquise": ["informants"]},
        discard=["anvil", "ambush_fox"],
    )
    assert (asked(game), options(game)) == (("marquise", "informants"), ["ambush_fox", "stop"])
    play(game, answer)
    assert len(game.state.hands[0]) == (1 if answer != "stop" else 3)
    assert ("ambush_fox" in game.state.discard) is (answer == "stop")
    if answer != "stop":
        assert [card.card for card in GAME.conceal(game.state, 1).hands[0]] == ["ambush_fox"], "all have seen it"


def test_informants_wait_for_an_ambush_and_for_the_own_evening():
    crafted = {"marquise": ["informants"]}
    assert asked(woodland(TRIO, agenda=[DrawCards(0, 1)], phase="evening", crafted=crafted))[1] != "informants"
    game = woodland(TRIO, agenda=[DrawCards(0, 1)], phase="daylight", crafted=crafted, discard=["ambush_fox"])
    assert asked(game)[1] != "informants"


def test_informants_of_a_vagabond_and_of_corvids_who_have_exerted():
    game = woodland(
        ("vagabond", "marquise"),
        agenda=[FactionStep(0, "draw")],
        phase="evening",
        vagabond={"at": 5},
        crafted={"vagabond": ["informants"]},
        discard=["ambush_fox"],
    )
    assert asked(game) == ("vagabond", "informants")
    game = woodland(
        ("corvids", "marquise"),
        agenda=[DrawCards(0, 0)],
        phase="evening",
        crafted={"corvids": ["informants"]},
        discard=["ambush_fox"],
    )
    assert asked(game)[1] != "informants"


@pytest.mark.parametrize("at_any", [True, False])
def test_x4_informants_and_charm(monkeypatch: pytest.MonkeyPatch, at_any: bool):
    monkeypatch.setattr(rulings, "INFORMANTS_AT_ANY_DRAW", at_any)
    game = woodland(
        TRIO,
        agenda=start("evening"),
        phase="evening",
        crafted={"marquise": ["informants", "charm_offensive"]},
        discard=["ambush_fox"],
    )
    play(game, 2)
    assert (asked(game)[1] == "informants") is at_any
    assert points(game, "alliance") == 1


# Charm Offensive


@pytest.mark.parametrize("whom", [1, 2, "stop"])
def test_charm_gives_a_card_and_a_point(whom):
    game = woodland(TRIO, agenda=start("evening"), phase="evening", crafted={"marquise": ["charm_offensive"]})
    assert (asked(game), options(game)) == (("marquise", "charm"), [1, 2, "stop"])
    play(game, whom)
    assert len(game.state.hands[0]) == (whom != "stop")
    assert game.state.points == [0, int(whom == 1), int(whom == 2)]


def test_charm_may_end_the_game_for_another():
    game = woodland(
        TRIO,
        agenda=start("evening"),
        phase="evening",
        crafted={"marquise": ["charm_offensive"]},
        points={"eyrie": 29},
    )
    play(game, 1)
    assert game.result is not None
    assert game.result.winners == (1,)


# Swap Meet


def swap(hands: dict[str, list[str]], factions: tuple[str, ...] = TRIO) -> Any:
    """The first player in birdsong."""
    return woodland(
        factions,
        agenda=[Interlude(0, "birdsong")],
        phase="birdsong",
        crafted={factions[0]: ["swap_meet"]},
        hands=hands,
        script=(0,),
    )


@pytest.mark.parametrize("given", ["anvil", "bake_sale"])
def test_swap_meet_takes_and_gives(given):
    game = swap({"marquise": ["anvil"], "eyrie": ["bake_sale"]})
    assert options(game) == [("use", "swap_meet", 1), "stop"], "the Alliance has no card"
    play(game, ("use", "swap_meet", 1))
    assert (asked(game), options(game)) == (("marquise", "swap"), ["anvil", "bake_sale"])
    play(game, given)
    assert hand(game, "eyrie") == [given]
    assert [card.card for card in GAME.conceal(game.state, 2).hands[1]] == [BLANK], "nobody else saw it"
    assert [card.card for card in GAME.conceal(game.state, 0).hands[1]] == [given]


def test_swap_meet_with_an_open_hand():
    game = swap({"riverfolk": ["anvil"], "eyrie": ["bake_sale"]}, ("riverfolk", "eyrie", "marquise"))
    play(game, ("use", "swap_meet", 1), "anvil")
    assert [card.card for card in GAME.conceal(game.state, 2).hands[0]] == ["bake_sale"]
    game = swap({"eyrie": ["anvil"], "riverfolk": ["bake_sale"]}, ("eyrie", "riverfolk", "marquise"))
    play(game, ("use", "swap_meet", 1), "anvil")
    assert [card.card for card in GAME.conceal(game.state, 2).hands[1]] == ["anvil"], "it lies open now"


# Coffin Makers


def test_coffins_take_who_falls_in_battle_of_both_sides():
    game = fight({1: "cat cat cat bird bird"}, crafted={"alliance": ["coffin_makers"]}, script=(2, 1))
    assert game.state.on_cards == {"coffin_makers": [1, 2, 0]}
    assert game.state.supply[:2] == [22, 18]


def test_coffins_score_for_five_and_send_all_home():
    game = woodland(
        TRIO,
        agenda=start("birdsong"),
        phase="birdsong",
        crafted={"marquise": ["coffin_makers"]},
        on_cards={"coffin_makers": {"eyrie": 7, "marquise": 2, "alliance": 2}},
    )
    assert (points(game, "marquise"), game.state.on_cards, game.state.supply) == (2, {}, [25, 20, 10])


def test_field_hospitals_come_before_coffins():
    game = fight(
        {1: "cat bird bird bird", 2: "keep"},
        attacker=1,
        defender=0,
        active="eyrie",
        hands={"marquise": ["anvil"]},
        crafted={"eyrie": ["coffin_makers"]},
        script=(1, 0),
    )
    play(game, "let")
    assert game.state.on_cards == {"coffin_makers": [1, 0, 0]}
    play(game, "anvil")
    assert (game.state.on_cards, describe(game, 2), game.state.supply[0]) == ({}, "cat keep", 24)


def test_fallen_defenders_of_the_cult_become_acolytes():
    game = woodland(
        ("marquise", "cult"),
        {1: "cat cat lizard lizard"},
        agenda=[StartBattle(0, 1, 1)],
        crafted={"marquise": ["coffin_makers"]},
        script=(2, 1),
    )
    assert (board(game, "cult").acolytes, game.state.on_cards) == (2, {"coffin_makers": [1, 0]})


def test_a_converted_warrior_does_not_come_to_the_coffins():
    game = woodland(
        ("cult", "marquise"),
        {1: "cat lizard"},
        agenda=[FactionStep(0, "conspire")],
        phase="birdsong",
        cult={"acolytes": 3},
        crafted={"marquise": ["coffin_makers"]},
    )
    play(game, next(option for option in options(game) if option[0] == "convert"))
    assert (describe(game, 1), game.state.on_cards) == ("lizard lizard", {})


@pytest.mark.parametrize("from_map", [True, False])
def test_x2_coffins_and_acolytes(monkeypatch: pytest.MonkeyPatch, from_map: bool):
    monkeypatch.setattr(rulings, "COFFINS_TAKE_FROM_MAP", from_map)
    game = woodland(
        ("cult", "marquise"),
        {1: "cat lizard"},
        agenda=[FactionStep(0, "conspire")],
        phase="birdsong",
        cult={"acolytes": 3},
        crafted={"marquise": ["coffin_makers"]},
    )
    play(game, next(option for option in options(game) if option[0] == "convert"))
    assert ("coffin_makers" in game.state.on_cards) is not from_map


def test_coffins_take_warriors_who_are_spent_on_the_map_by_corvids_and_swept_by_a_revolt():
    game = woodland(
        TRIO,
        {5: "sympathy cat cat bird"},
        agenda=[FactionStep(2, "revolt")],
        active="alliance",
        phase="birdsong",
        supporters=["ambush_rabbit", "bake_sale"],
        crafted={"eyrie": ["coffin_makers"]},
    )
    play(game, ("revolt", 5))
    while asked(game)[1] == "alliance.supporters":
        play(game, options(game)[0])
    assert game.state.on_cards == {"coffin_makers": [2, 1, 0]}


# League of Adventurous Mice


def league(where: dict[int, str], items: list[str], **more: Any) -> Any:
    """The Marquise in her daylight."""
    wishes: dict[str, Any] = {"crafted": {"marquise": ["league_of_adventurous_mice"]}, "boxes": {"marquise": items}}
    return woodland(TRIO, where, agenda=[FactionStep(0, "actions")], **(wishes | more))


USE_LEAGUE = ("use", "league_of_adventurous_mice", 0)


def test_the_league_exhausts_an_item_for_a_move_or_a_battle():
    game = league({5: "cat cat", 1: "bird"}, ["boot", "sword"], script=(0, 0))
    play(game, USE_LEAGUE)
    assert (asked(game)[1], options(game)) == ("league.item", ["boot", "sword"])
    play(game, "sword")
    assert (asked(game)[1], game.state.exhausted) == ("league", {0: ["sword"]})
    play(game, ("move", 5, 1, 2))
    assert describe(game, 1) == "cat cat bird"
    assert USE_LEAGUE not in options(game), "once in a daylight"


def test_the_league_starts_a_battle():
    game = play(league({1: "cat cat bird"}, ["boot"], script=(1, 0)), USE_LEAGUE, ("battle", 1, 1))
    assert describe(game, 1) == "cat cat"


def test_the_league_wants_an_item_face_up():
    assert USE_LEAGUE not in options(league({5: "cat"}, []))
    assert USE_LEAGUE not in options(league({5: "cat"}, ["boot"], exhausted={"marquise": ["boot"]}))
    assert USE_LEAGUE in options(league({5: "cat"}, ["boot", "boot"], exhausted={"marquise": ["boot"]}))
    assert USE_LEAGUE not in options(league({}, ["boot"]))


def test_a_vagabond_takes_an_exhausted_item_face_up():
    game = woodland(
        ("vagabond", "marquise"),
        {5: "cat"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "torch"},
        hands={"vagabond": ["bake_sale"]},
        crafted={"marquise": ["league_of_adventurous_mice"]},
        boxes={"marquise": ["boot"]},
        exhausted={"marquise": ["boot"]},
    )
    play(game, next(option for option in options(game) if option[0] == "aid"), "boot")
    boots = [item for item in board(game, "vagabond").items if item.kind == "boot"]
    assert (game.state.exhausted, [boot.exhausted for boot in boots]) == ({}, [False])


def test_the_league_is_nothing_to_a_vagabond():
    game = woodland(
        ("vagabond", "marquise"),
        {1: "cat"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 1, "items": "boot sword"},
        crafted={"vagabond": ["league_of_adventurous_mice"]},
    )
    assert USE_LEAGUE not in options(game)


# Murine Broker, Master Engravers


def forge(factions: tuple[str, ...], where: dict[int, str], crafted: dict[str, list[str]]) -> Any:
    """The first player crafts an anvil."""
    game = woodland(
        factions,
        where,
        agenda=[FactionStep(0, "craft")],
        hands={factions[0]: ["anvil"]},
        crafted=crafted,
        leader="commander",
    )
    return play(game, ("craft", "anvil"))


def test_the_broker_draws_for_the_items_of_others():
    game = forge(TRIO, {1: "workshop"}, {"eyrie": ["murine_broker"]})
    assert [len(cards) for cards in game.state.hands] == [0, 1, 0]
    game = forge(TRIO, {1: "workshop"}, {"marquise": ["murine_broker"]})
    assert [len(cards) for cards in game.state.hands] == [0, 0, 0]


@pytest.mark.parametrize(("factions", "piece", "scored"), [(TRIO, "workshop", 3), (TRIO[1::-1], "roost", 2)])
def test_engravers_score_one_point_more_even_for_the_eyrie(factions, piece, scored):
    game = forge(factions, {1: piece}, {factions[0]: ["master_engravers"]})
    assert game.state.points[0] == scored


def test_engravers_do_not_score_for_the_items_of_others():
    assert forge(TRIO, {1: "workshop"}, {"eyrie": ["master_engravers"]}).state.points == [2, 0, 0]


# Where they meet other rules


def test_x8_the_bureau_does_not_replace_the_warlord():
    """14.2.2: he is removed in battle alone; of others beside him one is replaced."""
    for here, uses in (("warlord", []), ("warlord rat", [5])):
        game = woodland(
            ("marquise", "hundreds"),
            {5: here},
            agenda=[FactionStep(0, "actions")],
            crafted={"marquise": ["propaganda_bureau"]},
            hands={"marquise": ["bake_sale"]},
        )
        assert [option[2] for option in options(game) if option[0] == "use"] == uses


def test_d_3_4_nobody_orders_bands_about():
    game = camp(
        TRIO,
        {5: "bird spy spy", 1: "spy"},
        [card("corvid_spies", 1)],
        phase="birdsong",
        steps=[Interlude(0, "birdsong")],
        crafted={"marquise": ["false_orders"]},
    )
    assert [option for option in options(game) if option[0] == "use"] == [("use", "false_orders", 5)]
    play(game, ("use", "false_orders", 5))
    assert {option[1] for option in options(game)} == {1}


def test_v_2_5_who_is_ordered_onto_the_ferry_draws():
    """1.5.5: the enemy moves, so what the move brings is the enemy's."""
    game = orders({1: "bird bird"}, game_map="lake")
    play(game, ("use", "false_orders", 1), ("send", 1, 10))
    assert (describe(game, 10), game.state.ferry) == ("bird", 10)
    assert [len(cards) for cards in game.state.hands] == [0, 1, 0]


def test_coffins_take_own_warriors_that_pay_on_the_map():
    """Crows that leave for a plot are removed from the map, whoever wants it."""
    game = woodland(
        ("corvids", "marquise"),
        {5: "crow crow"},
        agenda=[Phase(0, "daylight")],
        crafted={"marquise": ["coffin_makers"]},
    )
    play(game, ("plot", "raid", 5))
    assert game.state.on_cards == {"coffin_makers": [1, 0]}


def test_coffins_take_nobody_who_was_not_on_the_map():
    """8.2.4: officers who leave go to the supply; so do funds that the Riverfolk spend (11.2.4)."""
    game = woodland(
        ("marquise", "alliance"),
        {1: "cat cat base_fox"},
        officers=4,
        agenda=[StartBattle(0, 1, 1)],
        crafted={"marquise": ["coffin_makers"]},
        script=(0, 0),
    )
    assert (board(game, "alliance").officers, game.state.supply[1], game.state.on_cards) == (2, 8, {})
    game = woodland(
        ("riverfolk", "marquise"),
        {4: "otter"},
        agenda=[FactionStep(0, "day")],
        crafted={"marquise": ["coffin_makers"]},
        riverfolk={"funds": {"marquise": 1}},
    )
    play(game, ("recruit_on", 5))
    assert (game.state.supply[1], game.state.on_cards) == (25, {})


def test_a_rowdy_mood_adds_nothing_to_the_card_of_a_charm():
    """14.7.6: it adds to the draw of the evening itself."""
    game = woodland(
        ("hundreds", "marquise"),
        {5: "warlord rat cat sawmill wood"},
        agenda=start("evening"),
        phase="evening",
        crafted={"hundreds": ["charm_offensive"]},
        hundreds={"mood": "rowdy"},
    )
    play(game, 1)
    assert (len(game.state.hands[0]), points(game, "marquise")) == (1, 1)
