"""The deck of exiles and partisans (Law A.2): every card of it, alone and in meetings with all factions."""

from collections import Counter
from typing import Any

import pytest

import nemeton
from nemeton.games.root import GAME, rulings
from nemeton.games.root.cards import CARDS
from nemeton.games.root.decks import DECKS
from nemeton.games.root.decks.base import BASE
from nemeton.games.root.decks.exiles import EXILES
from nemeton.games.root.faces import face
from nemeton.games.root.judge import holdings
from nemeton.games.root.rules.card_effects import might_act
from nemeton.games.root.rules.modifiers import ATTACKER
from nemeton.games.root.rules.movement import every_move, legal_moves, ways_from
from nemeton.games.root.rules.odds import Plan, odds, usable_effects
from nemeton.games.root.rules.rule import faction, ruler
from nemeton.games.root.state import Battle
from nemeton.games.root.steps import (
    CardStep,
    DrawCards,
    FactionStep,
    Interlude,
    Phase,
    PhaseStart,
    StartBattle,
)
from nemeton.kernel import BLANK, BadPosition, Step
from tests.games.root.molehill import below
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

TRIO = ("marquise", "eyrie", "alliance")
PRINTED = """
saboteurs bird ? x3 · soup_kitchens bird frm · boat_builders bird ?? · corvid_planners bird ?? · eyrie_emigre bird ff
fox_partisans fox f · propaganda_bureau fox ??? · false_orders fox f x2 · informants fox ff x2
rabbit_partisans rabbit r · tunnels rabbit r x2 · charm_offensive rabbit r · swap_meet rabbit r x2
coffin_makers rabbit rr · mouse_partisans mouse m · league_of_adventurous_mice mouse m x2
murine_broker mouse mm · master_engravers mouse mm
"""
SIGNS = {"f": "fox", "r": "rabbit", "m": "mouse", "?": "any"}


def start(phase: str, seat: int = 0) -> list[Step]:
    """The start of a phase."""
    return [PhaseStart(seat, phase)]


def refused(**position: Any) -> str:
    """What is wrong with a position."""
    written = {"factions": ["marquise", "eyrie"], "options": {"deck": "exiles"}, **position}
    with pytest.raises(BadPosition) as wrong:
        GAME.read_position(written)
    return str(wrong.value)


# The deck


def test_a_2_the_cards_are_as_printed():
    rows = [row.split() for line in PRINTED.strip().splitlines() for row in line.split(" · ")]
    printed = {
        name: (suit, tuple(SIGNS[sign] for sign in cost), int(more[0][1:]) if more else 1)
        for name, suit, cost, *more in rows
    }
    own = [card for card in EXILES.cards if card not in BASE.cards]
    assert {card.id: (card.suit, card.cost, card.copies) for card in own} == printed
    assert {card.kind for card in own} == {"persistent"}


def test_a_2_the_rest_is_that_of_the_base_deck():
    shared = [card for card in EXILES.cards if card in BASE.cards]
    assert Counter(card.kind for card in shared for _ in range(card.copies)) == {
        "ambush": 5,
        "dominance": 4,
        "item": 20,
    }
    assert (len(EXILES.dealt(4)), len(EXILES.dealt(2))) == (54, 50)
    suits = Counter(CARDS[card].suit for card in EXILES.dealt(3))
    assert suits == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}


def test_a_table_plays_with_the_deck_that_it_chose():
    game = nemeton.start("root", 4, 5, {"deck": "exiles"})
    found = Counter(card.card for cards in (*game.state.hands, game.state.deck) for card in cards)
    assert found == Counter(DECKS["exiles"].dealt(4))


@pytest.mark.parametrize("card", ["armorers", "royal_claim"])
def test_a_card_of_the_other_deck_is_told_by_one_sentence(card):
    told = refused(hands={"marquise": [card]})
    assert "belongs to another deck" in told


def test_a_card_in_two_places_is_told_by_one_sentence():
    told = refused(hands={"marquise": ["coffin_makers"]}, play_areas={"eyrie": ["coffin_makers"]})
    assert "too many places" in told


def test_warriors_lie_only_on_a_crafted_card_that_takes_them():
    area = {"play_areas": {"eyrie": ["coffin_makers"]}}
    assert "cannot lie there" in refused(on_cards={"coffin_makers": {"eyrie": 1}})
    assert "cannot lie there" in refused(on_cards={"tunnels": {"eyrie": 1}}, play_areas={"eyrie": ["tunnels"]})
    assert "cannot lie there" in refused(on_cards={"coffin_makers": {}}, **area)
    assert refused(on_cards={"coffin_makers": {"eyrie": 30}}, **area)


def test_exhausted_items_lie_in_a_box():
    assert "same box" in refused(exhausted={"eyrie": ["boot"]})


def test_positions_keep_what_lies_on_cards_and_what_is_exhausted():
    game = woodland(
        crafted={"eyrie": ["coffin_makers"]},
        on_cards={"coffin_makers": {"marquise": 2, "eyrie": 1}},
        boxes={"marquise": ["boot", "boot"]},
        exhausted={"marquise": ["boot"]},
    )
    written = GAME.write_position(game.state)
    assert written["on_cards"] == {"coffin_makers": {"marquise": 2, "eyrie": 1}}
    assert written["exhausted"] == {"marquise": ["boot"]}
    assert GAME.read_position(written) == game.state


# Saboteurs


def test_saboteurs_discard_a_crafted_card_of_an_enemy():
    game = woodland(
        TRIO, agenda=start("birdsong"), phase="birdsong", crafted={"marquise": ["saboteurs"], "alliance": ["tunnels"]}
    )
    assert (asked(game), options(game)) == (("marquise", "saboteurs"), [("sabotage", 2, "tunnels"), "stop"])
    play(game, ("sabotage", 2, "tunnels"))
    assert (game.state.play_areas, sorted(game.state.discard)) == ([[], [], []], ["saboteurs", "tunnels"])


def test_saboteurs_may_stay_and_are_not_asked_for_nothing():
    game = woodland(
        TRIO, agenda=start("birdsong"), phase="birdsong", crafted={"marquise": ["saboteurs"], "alliance": ["tunnels"]}
    )
    play(game, "stop")
    assert game.state.play_areas == [["saboteurs"], [], ["tunnels"]]
    assert (
        asked(woodland(TRIO, agenda=start("birdsong"), phase="birdsong", crafted={"marquise": ["saboteurs"]}))[1]
        != "saboteurs"
    )


def test_saboteurs_do_not_harm_partners():
    game = woodland(
        ("vagabond", "marquise", "eyrie", "alliance"),
        agenda=start("birdsong"),
        phase="birdsong",
        vagabond={"at": 5},
        crafted={"vagabond": ["saboteurs"], "marquise": ["tunnels"], "eyrie": ["informants"]},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "marquise"},
    )
    assert options(game) == [("sabotage", 2, "informants"), "stop"]


def test_saboteurs_free_who_lies_on_coffins():
    game = woodland(
        agenda=start("birdsong"),
        phase="birdsong",
        crafted={"marquise": ["saboteurs"], "eyrie": ["coffin_makers"]},
        on_cards={"coffin_makers": {"marquise": 7, "eyrie": 1}},
    )
    play(game, ("sabotage", 1, "coffin_makers"))
    assert (game.state.supply, game.state.on_cards, points(game, "eyrie")) == ([25, 20], {}, 0)


# Soup Kitchens


@pytest.mark.parametrize(
    ("owner", "factions", "here"),
    [
        ("marquise", TRIO, "wood keep bird bird bird"),
        ("alliance", TRIO, "sympathy rebel cat cat"),
        ("riverfolk", ("riverfolk", "marquise", "eyrie"), "fox_post cat"),
        ("corvids", ("corvids", "marquise", "eyrie"), "plot_bomb cat"),
    ],
)
def test_soup_kitchens_count_tokens_twice(owner, factions, here):
    seat = factions.index(owner)
    assert ruler(woodland(factions, {1: here}).state, 1) != seat
    assert ruler(woodland(factions, {1: here}, crafted={owner: ["soup_kitchens"]}).state, 1) == seat


def test_soup_kitchens_count_tunnels_and_not_buildings():
    own: dict[str, Any] = {"options": {"deck": "exiles"}, "play_areas": {"duchy": ["soup_kitchens"]}}
    assert ruler(below({1: "tunnel cat"}, **own).state, 1) == 0
    assert ruler(below({1: "citadel cat cat"}, **own).state, 1) == 1


def test_soup_kitchens_yield_to_who_rules_outright():
    game = woodland(("marquise", "cult"), {1: "wood cat garden_fox"}, crafted={"marquise": ["soup_kitchens"]})
    assert ruler(game.state, 1) == 1


# Boat Builders, Corvid Planners, Tunnels


def test_boat_builders_go_along_the_river_where_they_rule():
    game = woodland(TRIO, {5: "cat cat", 7: "cat bird bird", 11: "bird"}, crafted={"marquise": ["boat_builders"]})
    moves = {(move.origin, move.to) for move in legal_moves(game.state, 0)}
    assert {(5, 10), (5, 1), (5, 2)} <= moves
    assert (7, 11) not in moves, "rule is needed"
    assert 10 not in ways_from(game.state, 1, 5), "only for who has built boats"


@pytest.mark.parametrize("joins", [True, False])
def test_x6_boats_carry_sympathy(monkeypatch: pytest.MonkeyPatch, joins: bool):
    monkeypatch.setattr(rulings, "CARDS_JOIN_FOR_ALL", joins)
    game = woodland(
        TRIO,
        {5: "sympathy"},
        agenda=[FactionStep(2, "spread")],
        active="alliance",
        phase="birdsong",
        crafted={"alliance": ["boat_builders"]},
        supporters=["ambush_rabbit"],
    )
    assert (("spread", 10) in options(game)) is joins


def test_x6_a_raid_goes_by_paths_alone():
    game = woodland(("corvids", "marquise"), {5: "plot_raid crow", 10: "crow"}, crafted={"corvids": ["boat_builders"]})
    assert 10 in ways_from(game.state, 0, 5)
    game = woodland(
        ("corvids", "marquise"),
        {5: "raid cat cat"},
        agenda=[StartBattle(1, 0, 5)],
        active="marquise",
        crafted={"corvids": ["boat_builders"]},
        script=(3, 0),
    )
    assert [describe(game, at) for at in (1, 2, 10)] == ["crow", "crow", ""]


def test_boats_of_the_vagabond():
    game = woodland(
        ("vagabond", "marquise"),
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "boot"},
        crafted={"vagabond": ["boat_builders"]},
    )
    assert any(10 in option for option in options(game))


def test_corvid_planners_move_whoever_rules():
    where = {5: "cat bird bird"}
    assert not legal_moves(woodland(TRIO, where).state, 0)
    moves = legal_moves(woodland(TRIO, where, crafted={"marquise": ["corvid_planners"]}).state, 0)
    assert {move.to for move in moves} == {1, 2}


def test_corvid_planners_do_not_leave_a_snare():
    game = woodland(("marquise", "corvids"), {5: "cat snare crow"}, crafted={"marquise": ["corvid_planners"]})
    assert not legal_moves(game.state, 0)


@pytest.mark.parametrize(
    ("factions", "where", "ends"),
    [
        (("marquise", "eyrie"), {1: "workshop cat", 7: "workshop"}, (1, 7)),
        (("eyrie", "marquise"), {1: "roost bird", 7: "roost"}, (1, 7)),
        (("alliance", "marquise"), {1: "sympathy rebel", 7: "sympathy"}, (1, 7)),
        (("cult", "marquise"), {1: "garden_fox lizard", 7: "garden_mouse"}, (1, 7)),
        (("corvids", "marquise"), {1: "plot_bomb crow", 7: "raid"}, (1, 7)),
    ],
)
def test_tunnels_join_clearings_with_crafting_pieces(factions, where, ends):
    game = woodland(factions, where, crafted={factions[0]: ["tunnels"]})
    assert ends in {(move.origin, move.to) for move in legal_moves(game.state, 0)}
    assert ends[1] not in ways_from(woodland(factions, where).state, 0, ends[0])


def test_tunnels_of_the_duchy():
    own: dict[str, Any] = {"options": {"deck": "exiles"}, "play_areas": {"duchy": ["tunnels"]}}
    game = below({1: "citadel mole", 7: "market", 6: "tunnel"}, **own)
    assert (ways_from(game.state, 0, 1), 7) == ((5, 9, 10, 7), 7)


def test_tunnels_are_nothing_to_riverfolk_and_vagabond():
    game = woodland(
        ("riverfolk", "vagabond", "marquise"),
        {1: "fox_post otter", 7: "mouse_post"},
        vagabond={"at": 1, "items": "hammer boot"},
        crafted={"riverfolk": ["tunnels"]},
    )
    assert [faction(game.state, seat).workplaces(game.state, seat) for seat in (0, 1)] == [[], []]
    assert 7 not in ways_from(game.state, 0, 1)


@pytest.mark.parametrize("idle", [True, False])
def test_x5_tunnels_of_the_cult(monkeypatch: pytest.MonkeyPatch, idle: bool):
    monkeypatch.setattr(rulings, "TUNNELS_JOIN_IDLE_PIECES", idle)
    where = {1: "garden_fox lizard", 7: "garden_mouse", 12: "garden_fox"}
    game = woodland(("cult", "marquise"), where, crafted={"cult": ["tunnels"]})
    joined = set(ways_from(game.state, 0, 1)) - {5, 9, 10}
    assert joined == ({7, 12} if idle else {12})


# Eyrie Émigré

END_OF_BIRDSONG: list[Step] = [Phase(0, "daylight")]


def emigre(where: dict[int, str], **more: Any) -> Any:
    """The Marquise is about to end her birdsong."""
    wishes = {"crafted": {"marquise": ["eyrie_emigre"]}, "agenda": END_OF_BIRDSONG, "phase": "birdsong"} | more
    return woodland(TRIO, where, **wishes)


def test_emigres_move_and_battle_and_stay():
    game = emigre({5: "cat cat", 1: "bird"}, script=(1, 0))
    assert asked(game) == ("marquise", "emigre")
    play(game, ("move", 5, 1, 2))
    assert (asked(game)[1], options(game)) == ("emigre.battle", [("battle", 1, 1), "stop"])
    play(game, ("battle", 1, 1))
    assert describe(game, 1) == "cat cat"
    assert (game.state.play_areas[0], game.state.phase) == (["eyrie_emigre"], "daylight")
    assert asked(game)[1] == "marquise.action", "once at the end of birdsong"


@pytest.mark.parametrize("answers", [["stop"], [("move", 5, 2, 1)], [("move", 5, 1, 1), "stop"]])
def test_emigres_who_do_not_do_both_are_lost(answers):
    game = play(emigre({5: "cat cat", 1: "bird"}), *answers)
    assert (game.state.play_areas[0], game.state.discard) == ([], ["eyrie_emigre"])


def test_emigres_who_cannot_move_are_lost():
    game = emigre({})
    assert (game.state.discard, game.state.phase) == (["eyrie_emigre"], "daylight")


@pytest.mark.parametrize("may", [True, False])
def test_x7_emigres_may_stay(monkeypatch: pytest.MonkeyPatch, may: bool):
    monkeypatch.setattr(rulings, "EMIGRES_MAY_STAY", may)
    game = emigre({5: "cat cat", 1: "bird"})
    assert ("stop" in options(game), ("move", 5, 2, 1) in options(game)) == (may, may)
    play(game, ("move", 5, 1, 1))
    assert ("stop" in options(game)) is may


def test_emigres_of_a_vagabond():
    game = woodland(
        ("vagabond", "marquise"),
        {1: "cat"},
        agenda=END_OF_BIRDSONG,
        phase="birdsong",
        vagabond={"at": 5, "items": "sword boot-"},
        crafted={"vagabond": ["eyrie_emigre"]},
        script=(0, 0),
    )
    play(game, ("move", 5, 1, 1), ("battle", 1, 1))
    assert game.state.play_areas[0] == ["eyrie_emigre"]


def test_emigres_of_the_duchy_who_go_home_are_lost():
    own: dict[str, Any] = {"options": {"deck": "exiles"}, "play_areas": {"duchy": ["eyrie_emigre"]}}
    game = below({1: "tunnel mole"}, *END_OF_BIRDSONG, phase="birdsong", **own)
    passage = next(option for option in options(game) if option[0] == "passage")
    play(game, passage)
    assert game.state.discard == ["eyrie_emigre"]


def test_emigres_pay_for_an_outrage_before_they_fight():
    game = emigre({5: "cat cat", 1: "sympathy rebel"}, hands={"marquise": ["anvil"]})
    play(game, ("move", 5, 1, 1))
    assert asked(game) == ("marquise", "outrage")
    play(game, options(game)[0])
    assert asked(game)[1] == "emigre.battle"


# Partisans


def fight(where: dict[int, str], attacker: int = 0, defender: int = 1, **more: Any) -> Any:
    """A battle of the Marquise and the Eyrie."""
    at = next(iter(where))
    return woodland(TRIO, where, agenda=[StartBattle(attacker, defender, at)], **more)


@pytest.mark.parametrize(("suit", "at"), [("fox", 1), ("rabbit", 5), ("mouse", 2)])
def test_partisans_deal_a_hit_for_all_other_cards(suit, at):
    cards = ["anvil", "bake_sale", "investments", "birdy_bindle"]
    name = f"{suit}_partisans"
    game = fight({at: "cat bird bird"}, crafted={"marquise": [name]}, hands={"marquise": cards}, script=(1, 0))
    assert (asked(game), options(game)) == (("marquise", "battle.effect"), [name, "done"])
    play(game, name)
    assert describe(game, at) == "cat"
    assert [CARDS[card].suit for card in hand(game, "marquise")] == [suit]
    assert game.state.play_areas[0] == [name], "it stays, once in each battle"


def test_partisans_of_a_defender_and_not_elsewhere():
    more: dict[str, Any] = {"crafted": {"eyrie": ["rabbit_partisans"]}, "hands": {"eyrie": ["anvil"]}, "script": (0, 0)}
    game = play(fight({5: "cat cat bird"}, **more), "let")
    assert asked(game) == ("eyrie", "battle.effect")
    play(game, "rabbit_partisans")
    assert (describe(game, 5), game.state.discard) == ("cat bird", ["anvil"])
    game = play(fight({1: "cat cat bird"}, **more), "let")
    assert asked(game)[1] != "battle.effect"


@pytest.mark.parametrize("birds", [True, False])
def test_x1_birds_of_partisans(monkeypatch: pytest.MonkeyPatch, birds: bool):
    monkeypatch.setattr(rulings, "PARTISANS_DISCARD_BIRDS", birds)
    cards = ["anvil", "birdy_bindle"]
    game = fight({1: "cat bird"}, crafted={"marquise": ["fox_partisans"]}, hands={"marquise": cards}, script=(0, 0))
    play(game, "fox_partisans")
    assert hand(game, "marquise") == (["anvil"] if birds else cards)


def test_partisans_leave_dominance_cards_beside_the_map():
    game = fight(
        {1: "cat bird"},
        crafted={"marquise": ["fox_partisans"]},
        hands={"marquise": ["dominance_mouse"]},
        script=(0, 0),
    )
    play(game, "fox_partisans")
    assert (game.state.available, game.state.discard) == (["dominance_mouse"], [])


def test_partisans_feed_lost_souls():
    game = woodland(
        ("marquise", "cult"),
        {1: "cat lizard"},
        agenda=[StartBattle(0, 1, 1)],
        crafted={"marquise": ["fox_partisans"]},
        hands={"marquise": ["investments"]},
        script=(0, 0),
    )
    play(game, "fox_partisans")
    assert board(game, "cult").lost_souls == ["investments"]


@pytest.mark.parametrize(("at", "adds"), [(1, 1), (5, 0)])
def test_odds_reckon_partisans_only_where_they_fight(at, adds):
    state = woodland(TRIO, {at: "cat cat bird bird bird"}, crafted={"marquise": ["fox_partisans"]}).state
    battle = Battle(0, 1, at)
    effects = usable_effects(state, battle, ATTACKER)
    assert sum(effect.gain.adds for effect in effects) == adds
    plain, used = odds(state, battle), odds(state, battle, Plan(uses=tuple(effects)))
    mean = [sum(lost.defender * ways for lost, ways in one.ways.items()) / one.throws for one in (plain, used)]
    assert mean[1] - mean[0] == adds


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


# The rest


def test_a_crafted_card_is_worth_something():
    bare = woodland(TRIO).state
    assert holdings(woodland(TRIO, crafted={"marquise": ["tunnels"]}).state, 0) > holdings(bare, 0)


def test_a_step_of_a_card_must_be_one_that_has_steps():
    agenda = [{"step": "turn_end", "seat": 0}, {"step": "card", "seat": 0, "card": "tunnels"}]
    assert refused(agenda=agenda, active="marquise", phase="daylight")


@pytest.mark.parametrize("card", [card.id for card in EXILES.cards if card.goes_on])
def test_a_step_that_has_nothing_to_do_passes(card):
    """A position may hold one that finds nothing any more."""
    game = woodland(TRIO, agenda=[CardStep(0, card)], discard=["saboteurs"])
    assert asked(game)[1] == "marquise.action"
    assert every_move(game.state, 0) == []


def test_cards_are_found_by_their_decks():
    faces = {card: face(card) for card in ("armorers", "tunnels", "anvil")}
    decks = {card: [tag.name for tag in found.tags if tag.group == "deck"] for card, found in faces.items() if found}
    assert decks == {"armorers": ["base"], "tunnels": ["exiles"], "anvil": ["base", "exiles"]}
