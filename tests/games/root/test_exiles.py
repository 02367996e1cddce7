"""The deck of exiles and partisans (Law A.2): every card of it, alone and in meetings with all factions. Cards
that act on others, or bring something, are in `test_exiles_deeds.py`."""

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
from nemeton.games.root.rules.crafting import can_be_crafted
from nemeton.games.root.rules.modifiers import ATTACKER
from nemeton.games.root.rules.movement import every_move, legal_moves, ways_from
from nemeton.games.root.rules.odds import Plan, odds, usable_effects
from nemeton.games.root.rules.rule import faction, ruler
from nemeton.games.root.state import Battle
from nemeton.games.root.steps import (
    CardStep,
    FactionStep,
    Phase,
    PhaseStart,
    StartBattle,
)
from nemeton.kernel import BadPosition, Step
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


def test_e3_either_order_leads_to_the_same():
    """Where services are sold, the player on turn may begin with either card; it makes no difference."""
    seen = []
    for first, second in (("saboteurs", "coffin_makers"), ("coffin_makers", "saboteurs")):
        game = woodland(
            ("marquise", "eyrie", "riverfolk"),
            {5: "cat bird otter"},
            agenda=start("birdsong"),
            phase="birdsong",
            crafted={"marquise": ["saboteurs", "coffin_makers"], "eyrie": ["informants"]},
            on_cards={"coffin_makers": {"marquise": 7, "eyrie": 4}},
            hands={"riverfolk": ["sword"]},
        )
        for card in (first, second):
            play(game, ("start_with", card), *[("sabotage", 1, "informants")] * (card == "saboteurs"))
        assert points(game, "marquise") == 2
        game.state.used.sort()
        seen.append(GAME.encode(game.state))
    assert seen[0] == seen[1]


def test_e3_no_other_cards_start_a_phase_together():
    for deck in DECKS.values():
        phases = Counter(card.at_start.phase for card in deck.cards if card.at_start is not None)
        together = {phase for phase, count in phases.items() if count > 1}
        assert together == ({"birdsong"} if deck is EXILES else set())


# Soup Kitchens


@pytest.mark.parametrize(
    ("owner", "factions", "here"),
    [
        ("marquise", TRIO, "wood keep bird bird bird"),
        ("alliance", TRIO, "sympathy rebel cat cat"),
        ("riverfolk", ("riverfolk", "marquise", "eyrie"), "fox_post cat"),
        ("corvids", ("corvids", "marquise", "eyrie"), "plot_bomb cat"),
        ("hundreds", ("hundreds", "marquise", "eyrie"), "mob cat"),
        ("keepers", ("keepers", "marquise", "eyrie"), "relic_figure_2 cat"),
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


def test_4_1_4_partisans_of_two_suits_are_two_cards():
    state = woodland(TRIO, crafted={"marquise": ["fox_partisans"]}).state
    assert [can_be_crafted(state, 0, CARDS[f"{suit}_partisans"]) for suit in ("fox", "rabbit", "mouse")] == [
        False,
        True,
        True,
    ]


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
