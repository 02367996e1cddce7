"""The Lost City (Law E): a clearing of every suit, and what each faction makes of it. In all of these it stands at
clearing 4, a rabbit clearing of the autumn map."""

from collections import Counter

import pytest

from nemeton.games.root import rulings
from nemeton.games.root.cards import ANY, SUITS
from nemeton.games.root.factions.duchy.parliament import fitting, presence, revealable
from nemeton.games.root.factions.keepers.relics import ruled_alike
from nemeton.games.root.places import clearings_of, crafting_suit, fits, has_suit, suits_of
from nemeton.games.root.rules.crafting import ready_pieces, ways_to_pay
from nemeton.games.root.rules.dominance import rules_by_dominance
from nemeton.games.root.rules.rule import faction
from nemeton.games.root.steps import FactionStep, Prepare, StartBattle
from nemeton.kernel.values import written
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, supporters_of, woodland

CITY = 4


def city(factions, where, **wishes):
    return woodland(factions, where, landmarks={"lost_city": CITY}, **wishes)


def tagged(game, tag):
    return {option[1:] for option in options(game) if isinstance(option, tuple) and option[0] == tag}


# The clearing


def test_the_city_is_of_every_suit_its_own_first():
    state = city(("marquise", "eyrie"), {}).state
    assert suits_of(state, CITY) == ("rabbit", "fox", "mouse")
    assert all(CITY in clearings_of(state, suit) for suit in SUITS)
    assert suits_of(state, 8) == ("fox",)
    assert crafting_suit(state, CITY) == ANY
    assert fits(state, "ambush_mouse", CITY)


# Crafting (4.1.1)


def test_a_crafting_piece_there_counts_as_any_suit():
    ready = {"any": 1}
    for suit in SUITS:
        assert ways_to_pay((suit,), ready) == (("any",),)
    assert ways_to_pay(("fox", "mouse"), {"any": 2}) == (("any", "any"),), "two pieces as two suits"
    assert ways_to_pay(("any",), {"any": 1, "fox": 1}) == (("fox",), ("any",))


def test_which_piece_pays_is_the_players_choice():
    game = city(
        ("marquise", "eyrie"),
        {CITY: "cat workshop", 9: "cat workshop"},
        hands={"marquise": ["mouse_in_a_sack"]},
        agenda=[FactionStep(0, "craft")],
    )
    assert ready_pieces(game.state, 0) == {"any": 1, "mouse": 1}
    assert tagged(game, "craft") == {("mouse_in_a_sack",), ("mouse_in_a_sack", "any")}
    play(game, ("craft", "mouse_in_a_sack", "any"))
    assert game.state.activated == {"any": 1}


CRAFTERS = {
    "marquise": "workshop",
    "eyrie": "roost",
    "alliance": "sympathy",
    "cult": "garden_mouse",
    "duchy": "citadel",
    "corvids": "plot_bomb",
    "hundreds": "stronghold",
    "keepers": "waystation_figure_tablet",
}


@pytest.mark.parametrize("name", CRAFTERS)
def test_every_faction_crafts_there_with_any_suit(name):
    other = "marquise" if name != "marquise" else "eyrie"
    wishes = {"cult": {"outcast": "mouse"}} if name == "cult" else {}
    state = city((name, other), {CITY: CRAFTERS[name]}, **wishes).state
    assert faction(state, 0).crafting_pieces(state, 0)[ANY] == 1


def test_the_vagabond_s_hammers_are_of_any_suit_there():
    state = city(("vagabond", "marquise"), {}, vagabond={"at": CITY, "items": "hammer hammer"}).state
    assert faction(state, 0).crafting_pieces(state, 0) == {ANY: 2}


def test_pieces_of_the_city_pay_once():
    game = city(
        ("marquise", "eyrie"),
        {CITY: "cat workshop"},
        hands={"marquise": ["foxfolk_steel", "root_tea_fox", "mouse_in_a_sack"]},
        agenda=[FactionStep(0, "craft")],
    )
    assert ("root_tea_fox", "any") in tagged(game, "craft")
    play(game, ("craft", "root_tea_fox", "any"))
    assert game.state.activated == {"any": 1}
    assert not tagged(game, "craft") if asked(game)[1] == "craft" else True


# Battle (4.3.1)


def test_both_sides_ambush_with_suits_of_their_own():
    game = city(
        ("marquise", "eyrie"),
        {CITY: "cat cat cat bird"},
        hands={"marquise": ["ambush_rabbit"], "eyrie": ["ambush_fox"]},
        agenda=[StartBattle(0, 1, CITY)],
        script=(0, 0),
    )
    play(game, "ambush_fox")
    assert (asked(game), "ambush_rabbit" in options(game)) == (("marquise", "foil"), True)


# Victory (3.3.1)


@pytest.mark.parametrize("suit", SUITS)
def test_the_city_counts_for_every_dominance_card(suit):
    others = [where for where in range(1, 13) if where != CITY]
    state = city(("marquise", "eyrie"), {CITY: "cat"}).state
    same = [where for where in others if has_suit(state, where, suit)][:2]
    game = city(
        ("marquise", "eyrie", "alliance"),
        {CITY: "cat"} | dict.fromkeys(same, "cat"),
        dominance={"marquise": f"dominance_{suit}"},
    )
    assert rules_by_dominance(game.state, 0)


# Marquise, Eyrie


def test_6_5_5_any_card_overworks_there():
    game = city(
        ("marquise", "eyrie"),
        {CITY: "cat sawmill"},
        hands={"marquise": ["foxfolk_steel", "mouse_in_a_sack"]},
        agenda=[FactionStep(0, "actions")],
    )
    assert tagged(game, "overwork") == {("foxfolk_steel", CITY), ("mouse_in_a_sack", CITY)}


@pytest.mark.parametrize("card", ["foxfolk_steel", "mouse_in_a_sack", "a_visit_to_friends"])
def test_7_5_2_the_decree_finds_every_suit_there(card):
    game = city(("eyrie", "marquise"), {CITY: "roost"}, decree={"recruit": [card]}, agenda=[FactionStep(0, "recruit")])
    offered = {option[-1] for option in options(game) if isinstance(option, tuple)}
    assert game.state.clearings[CITY].warriors[0] >= 1 or CITY in offered


# Alliance


def revolt(pieces="sympathy", supporters=("foxfolk_steel", "mouse_in_a_sack"), **wishes):
    return city(
        ("alliance", "marquise"),
        {CITY: pieces, 8: "sympathy", 6: "sympathy", 9: "sympathy"},
        supporters=supporters,
        agenda=[FactionStep(0, "revolt")],
        phase="birdsong",
        **wishes,
    )


def test_8_4_1_a_revolt_there_is_paid_with_suits_of_all_sorts_and_any_base_rises():
    game = revolt("sympathy cat cat")
    play(game, ("revolt", CITY))
    while asked(game)[1] == "alliance.supporters":
        play(game, options(game)[0])
    assert (asked(game)[1], set(options(game))) == ("alliance.base", set(SUITS))
    play(game, "fox")
    here = game.state.clearings[CITY]
    assert here.buildings == [(0, "base_fox")]
    assert here.warriors == [3, 0], "sympathetic fox clearings: 8, 6 and the city"


def test_8_4_1_bases_of_other_suits_that_fill_the_clearing_bar_no_revolt():
    """The clearing has one slot: warriors and an officer come alone, and the base stays on the board."""
    game = revolt("sympathy base_mouse", ("foxfolk_steel", "root_tea_fox"))
    play(game, ("revolt", CITY))
    while asked(game)[1] in ("alliance.supporters", "alliance.base"):
        play(game, options(game)[0])
    assert game.state.clearings[CITY].buildings == [(0, "base_mouse")]
    assert sorted(board(game, "alliance").bases) == ["fox", "rabbit"]
    assert game.state.clearings[CITY].warriors[0] > 0
    assert board(game, "alliance").officers == 1


def test_8_4_2_sympathy_spreads_there_for_any_supporter():
    game = city(
        ("alliance", "marquise"),
        {8: "sympathy"},
        supporters=["mouse_in_a_sack"],
        agenda=[FactionStep(0, "spread")],
        phase="birdsong",
    )
    assert (CITY,) in tagged(game, "spread")


@pytest.mark.parametrize(("by_card", "left"), [(True, []), (False, ["foxfolk_steel"])])
def test_l2_a_base_lost_there_takes_supporters_of_all_suits(monkeypatch, by_card, left):
    monkeypatch.setattr(rulings, "LOST_BUILDINGS_ARE_OF_EVERY_SUIT", by_card)
    game = city(
        ("marquise", "alliance"),
        {CITY: "cat cat base_mouse"},
        supporters=["foxfolk_steel", "mouse_in_a_sack"],
        agenda=[StartBattle(0, 1, CITY)],
        script=(0, 0),
    )
    while game.state.battle is not None and asked(game)[1] in ("ambush", "foil", "battle.effect"):
        play(game, "let" if "let" in options(game) else "done")
    assert describe(game, CITY) == "cat cat"
    assert supporters_of(game.state) == left


def test_8_2_6_an_outrage_there_takes_any_card():
    game = city(
        ("marquise", "alliance"),
        {CITY: "sympathy", 8: "cat cat"},
        hands={"marquise": ["foxfolk_steel", "mouse_in_a_sack"]},
        agenda=[FactionStep(1, "outrage", CITY, by=0)],
    )
    assert set(options(game)) == {"foxfolk_steel", "mouse_in_a_sack"}
    assert game.ask.about["suit"] == ANY


# Cult


def test_10_5_1_a_card_of_any_suit_plants_a_garden_of_any_suit():
    game = city(
        ("cult", "marquise"),
        {CITY: "lizard lizard"},
        hands={"cult": ["foxfolk_steel"]},
        cult={"outcast": "mouse"},
        agenda=[FactionStep(0, "day")],
    )
    play(game, ("garden", "foxfolk_steel", CITY))
    assert (asked(game)[1], set(options(game))) == ("cult.garden", set(SUITS))
    play(game, "mouse")
    assert game.state.clearings[CITY].buildings == [(0, "garden_mouse")]


def test_10_2_1_only_gardens_of_the_outcast_craft_there():
    for outcast, ready in (("mouse", 1), ("fox", 0)):
        state = city(("cult", "marquise"), {CITY: "garden_mouse"}, cult={"outcast": outcast}).state
        assert sum(faction(state, 0).crafting_pieces(state, 0).values()) == ready


def test_10_4_3_sanctifying_there_plants_a_garden_of_any_suit():
    game = city(
        ("cult", "marquise"),
        {CITY: "workshop"},
        cult={"outcast": "fox", "acolytes": 3},
        agenda=[FactionStep(0, "conspire")],
        phase="birdsong",
    )
    play(game, ("sanctify", CITY, 1, "workshop"), "rabbit")
    assert game.state.clearings[CITY].buildings == [(0, "garden_rabbit")]


def test_10_3_2_the_first_garden_there_is_of_any_suit():
    game = city(("cult", "marquise"), {}, agenda=[Prepare(0), Prepare(1)])
    assert game.ask is not None
    while asked(game)[1] != "cult.home":
        play(game, options(game)[0])
    play(game, CITY)
    assert (asked(game)[1], set(options(game))) == ("cult.garden", set(SUITS))


# Riverfolk


def test_11_5_6_a_post_of_any_suit_is_founded_there():
    game = city(
        ("riverfolk", "marquise"),
        {CITY: "cat", 7: "otter"},
        riverfolk={"funds": {"marquise": 2}},
        agenda=[FactionStep(0, "day")],
    )
    assert {(CITY, suit) for suit in SUITS} <= tagged(game, "found")


# Duchy


def test_12_5_3_ii_the_city_allows_one_card_of_any_suit():
    state = city(("duchy", "marquise"), {CITY: "mole", 8: "mole"}).state
    clearings = presence(state, 0)
    assert clearings == Counter({"any": 1, "fox": 1})
    assert revealable(["mouse", "rabbit"], clearings) == 1
    assert revealable(["fox", "fox"], clearings) == 2
    assert revealable(["mouse", "fox", "bird"], clearings) == 2
    assert fitting(["mouse_in_a_sack", "foxfolk_steel"], clearings, ["mouse"]) == ["foxfolk_steel"]
    assert fitting(["mouse_in_a_sack"], clearings, ["mouse"]) == []


# Corvids


@pytest.mark.parametrize("card", ["foxfolk_steel", "mouse_in_a_sack"])
def test_13_4_3_recruiting_reaches_the_city_with_every_suit(card):
    game = city(
        ("corvids", "marquise"),
        {5: "cat"},
        hands={"corvids": [card]},
        agenda=[FactionStep(0, "recruit")],
        phase="birdsong",
    )
    option = next(option for option in options(game) if option[0] == "recruit")
    play(game, option)
    while asked(game)[1] == "corvids.muster":
        play(game, options(game)[0])
    assert game.state.clearings[CITY].warriors[0] == 1


def test_13_2_4_any_card_may_be_shown_to_guess_there_and_nothing_is_pledged():
    game = city(
        ("marquise", "corvids"),
        {CITY: "cat plot_bomb"},
        hands={"marquise": ["mouse_in_a_sack"]},
        agenda=[FactionStep(0, "actions")],
    )
    guess = next(option for option in options(game) if option[0] == "expose")
    play(game, guess)
    assert game.state.pledge is None
    assert game.ask is None or asked(game)[1] != "corvids.show" or options(game) == ["mouse_in_a_sack"]


# Hundreds, Keepers, Vagabond


def test_14_any_card_incites_there():
    game = city(
        ("hundreds", "marquise"),
        {CITY: "rat rat warlord"},
        hands={"hundreds": ["mouse_in_a_sack"]},
        agenda=[FactionStep(0, "incite")],
        phase="evening",
    )
    assert any(CITY in option for option in options(game) if isinstance(option, tuple))


def test_15_5_2_all_clearings_match_the_city():
    state = city(("keepers", "marquise"), {CITY: "badger", 8: "badger", 9: "badger", 3: "badger"}).state
    assert ruled_alike(state, 0, CITY) == 4
    assert ruled_alike(state, 0, 8) == 2, "the fox clearing and the city"


def test_9_5_5_quests_of_every_suit_are_done_there_and_any_card_aids():
    game = city(
        ("vagabond", "marquise"),
        {CITY: "cat"},
        vagabond={"at": CITY, "items": "boot torch sword crossbow tea hammer bag coins"},
        quests=["errand_fox", "guard_duty_rabbit", "escort_mouse"],
        hands={"vagabond": ["mouse_in_a_sack", "foxfolk_steel"]},
        agenda=[FactionStep(0, "day")],
    )
    aided = {card for card, *_ in tagged(game, "aid")} | {part for option in tagged(game, "aid") for part in option}
    assert {"mouse_in_a_sack", "foxfolk_steel"} <= aided
    refused = {one.reason for one in game.ask.refused if written(one.option)[0] == "quest"}
    assert "root.refused.quest_suit" not in refused
    assert points(game, "vagabond") == 0
    assert hand(game, "vagabond") == ["foxfolk_steel", "mouse_in_a_sack"]
