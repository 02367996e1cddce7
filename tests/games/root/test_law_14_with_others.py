"""The Lord of the Hundreds among all other factions, decks and maps (Law 14 with 8 to 13, A and V)."""

import pytest

from nemeton.games.root.factions.hundreds.board import HundredsBoard
from nemeton.games.root.factions.hundreds.oppression import oppressed
from nemeton.games.root.factions.hundreds.refusals import why_no_stronghold
from nemeton.games.root.hirelings.popular_band import Call
from nemeton.games.root.hirelings.warm_sun_prophets import Lure
from nemeton.games.root.rules.hirelings import Employ
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.steps import FactionStep, Moves, Phase, PhaseStart, StartBattle
from tests.games.root.camp import camp, card, offered, weak
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

RATS = ("hundreds", "marquise")


def test_8_2_6_the_warlord_alone_causes_outrage():
    game = woodland(
        ("hundreds", "alliance"), {5: "warlord", 1: "sympathy"}, agenda=[Moves(0, 1)], hands={"hundreds": ["anvil"]}
    )
    play(game, ("lead", 5, 1, 0))
    assert asked(game) == ("hundreds", "outrage")


def test_8_2_6_razing_sympathy_causes_outrage_before_the_mob_spreads():
    game = woodland(
        ("hundreds", "alliance"),
        {1: "mob sympathy"},
        agenda=[FactionStep(0, "raze")],
        phase="birdsong",
        hands={"hundreds": ["anvil"]},
        script=(0,),
    )
    assert (asked(game), points(game, "hundreds")) == (("hundreds", "outrage"), 1)
    assert not any(entry.kind.startswith("root.mob_die") for entry in game.journal)


def test_8_4_2_the_warlord_counts_for_martial_law():
    for rats, affordable in (("warlord rat", True), ("warlord rat rat", False)):
        game = woodland(
            ("alliance", "hundreds"),
            {5: rats},
            agenda=[FactionStep(0, "spread")],
            supporters=["bake_sale"],
            phase="birdsong",
        )
        assert (("spread", 5) in options(game)) is affordable


def test_9_2_9_hostility_comes_from_the_warlord_too():
    """A Vagabond who removes him in battle has removed a warrior."""
    game = woodland(
        ("vagabond", "hundreds", "marquise"),
        {5: "warlord"},
        agenda=[StartBattle(0, 1, 5)],
        vagabond={"at": 5, "items": "sword sword"},
        hundreds={"mood": "rowdy"},
        script=(2, 0),
    )
    assert board(game, "hundreds").warlord == 0
    assert board(game, "vagabond").relations[1] == -1


def test_9_2_9_iii_b_a_hostile_warlord_costs_a_boot_more():
    game = woodland(
        ("vagabond", "hundreds", "marquise"),
        {1: "warlord"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "boot", "relations": {"hundreds": -1}},
    )
    assert ("move", 1) not in options(game)


def test_9_5_4_aid_finds_no_items_in_a_hoard():
    game = woodland(
        ("vagabond", "hundreds", "marquise"),
        {5: "rat"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "torch sword"},
        hands={"vagabond": ["bake_sale"]},
        hundreds={"command": "boot"},
    )
    play(game, ("aid", 1, "bake_sale"), "torch")
    assert hand(game, "hundreds") == ["bake_sale"]
    assert board(game, "hundreds").command == ["boot"], "a hoard is no box of crafted items"
    assert game.ask is not None
    assert game.ask.kind != "root.vagabond.take"


def test_h2_an_allied_vagabond_takes_other_rats_alone():
    """Ruling H2."""
    game = woodland(
        ("vagabond", "hundreds", "marquise"),
        {5: "warlord rat"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "boot", "relations": {"hundreds": 3}},
    )
    play(game, ("move", 1))
    assert [option for option in options(game) if option != "alone"] == [(1, 1)]
    lone = woodland(
        ("vagabond", "hundreds", "marquise"),
        {5: "warlord cat"},
        agenda=[StartBattle(0, 2, 5)],
        vagabond={"at": 5, "items": "sword", "relations": {"hundreds": 3}},
        script=(0, 0),
    )
    assert lone.ask is None or lone.ask.kind != "root.vagabond.fights_with"


def test_10_2_6_cards_that_incite_are_lost_souls():
    game = woodland(
        ("hundreds", "cult", "marquise"),
        {5: "rat"},
        agenda=[FactionStep(0, "incite")],
        phase="evening",
        hands={"hundreds": ["bake_sale"]},
    )
    play(game, ("incite", "bake_sale", 5))
    assert board(game, "cult").lost_souls == ["bake_sale"]


def test_10_2_4_a_garden_rules_over_the_warlord_until_a_mob_razes_it():
    game = woodland(("hundreds", "cult"), {5: "warlord rat rat garden_rabbit mob"})
    assert ruler(game.state, 5) == 1
    razed = woodland(
        ("hundreds", "cult", "marquise"),
        {5: "warlord rat garden_rabbit mob"},
        agenda=[FactionStep(0, "raze"), FactionStep(0, "oppress")],
        phase="birdsong",
        script=(1,),
    )
    assert (ruler(razed.state, 5), points(razed, "hundreds")) == (0, 2), "a garden, and a clearing oppressed"


def test_10_4_3_converting_takes_another_rat_never_the_warlord():
    for here, may in (("warlord rat", True), ("warlord", False)):
        game = woodland(
            ("cult", "hundreds", "marquise"),
            {5: f"{here} lizard"},
            agenda=[FactionStep(0, "conspire")],
            phase="birdsong",
            cult={"outcast": "rabbit", "acolytes": 3},
        )
        assert (("convert", 5, 1) in options(game)) is may


def test_11_2_7_hired_otters_fight_beside_the_warlord_and_share_hits():
    game = woodland(
        ("hundreds", "riverfolk", "marquise"),
        {5: "warlord otter cat cat"},
        agenda=[StartBattle(0, 2, 5)],
        riverfolk={"bought": ["mercenaries"]},
        hundreds={"mood": "rowdy"},
        script=(2, 2),
    )
    assert describe(game, 5) == "", "two of each side: the otter takes one hit, the warlord the other"
    assert board(game, "hundreds").warlord == 0


def test_12_2_2_nobody_comes_to_the_burrow():
    game = woodland(("hundreds", "duchy", "marquise"), {5: "warlord rat tunnel"}, agenda=[FactionStep(0, "command")])
    assert {option[2] for option in options(game) if option[0] == "lead"} == {1, 2}


def test_12_2_3_razing_a_market_is_the_price_of_failure_once():
    game = woodland(
        ("hundreds", "duchy", "marquise"),
        {1: "mob citadel", 5: "mob market market"},
        agenda=[FactionStep(0, "raze")],
        phase="birdsong",
        script=(0,),
    )
    assert points(game, "hundreds") == 3


def test_13_7_2_a_snare_holds_the_warlord_and_keeps_recruits_away():
    game = woodland(
        ("hundreds", "corvids", "marquise"),
        {5: "warlord snare"},
        agenda=[Phase(0, "birdsong")],
        phase="birdsong",
    )
    assert describe(game, 5) == "snare warlord" or describe(game, 5) == "warlord snare"
    assert "rat" not in describe(game, 5)


def test_13_mobs_raze_plots_and_a_raid_follows():
    game = woodland(
        ("hundreds", "corvids", "marquise"),
        {1: "mob plot_raid"},
        agenda=[FactionStep(0, "raze")],
        phase="birdsong",
        script=(0,),
    )
    assert points(game, "hundreds") == 1
    assert [describe(game, at) for at in (5, 9, 10)] == ["crow"] * 3


def test_8_2_4_a_razed_base_takes_its_supporters_along():
    game = woodland(
        ("hundreds", "alliance", "marquise"),
        {1: "mob", 5: "mob base_rabbit"},
        agenda=[FactionStep(0, "raze")],
        phase="birdsong",
        supporters=["bake_sale", "cobbler", "anvil"],
        script=(0,),
    )
    assert points(game, "hundreds") == 1
    assert [card.card for card in board(game, "alliance").supporters] == ["anvil"]


def test_11_2_5_i_a_razed_trade_post_costs_half_of_the_funds():
    game = woodland(
        ("hundreds", "riverfolk", "marquise"),
        {5: "mob rabbit_post"},
        agenda=[FactionStep(0, "raze")],
        phase="birdsong",
        riverfolk={"funds": {"riverfolk": 3}},
        script=(0,),
    )
    assert (points(game, "hundreds"), describe(game, 5)) == (1, "mob")
    assert sum(board(game, "riverfolk").funds.values()) == 1, "half of three, rounded up, is lost"


def test_12_2_2_a_razed_tunnel_closes_the_way_to_the_burrow():
    game = woodland(
        ("hundreds", "duchy", "marquise"),
        {5: "mob tunnel mole"},
        agenda=[FactionStep(0, "raze")],
        phase="birdsong",
        script=(0,),
    )
    assert (describe(game, 5), points(game, "hundreds")) == ("mole mob", 1)
    assert board(game, "duchy").tunnel == 3, "it may be dug again"


def test_15_2_5_mobs_take_relics_as_trophies_before_one_spreads():
    """Two points for each relic, the Hundreds lay them down, and only then the die is rolled; warriors stay."""
    game = woodland(
        ("hundreds", "keepers", "marquise"),
        {1: "mob relic_figure_2 badger", 5: "mob relic_tablet_1 waystation_figure_tablet"},
        agenda=[FactionStep(0, "raze")],
        phase="birdsong",
        script=(0,),
    )
    assert points(game, "hundreds") == 2 + 2 + 1, "a waystation is a building"
    assert asked(game) == ("hundreds", "order")
    play(game, options(game)[0])
    assert asked(game) == ("hundreds", "keepers.trophy")
    assert not any(entry.kind.startswith("root.mob_die") for entry in game.journal)
    play(game, "f7", "f6")
    assert any(entry.kind.startswith("root.mob_die") for entry in game.journal)
    assert (describe(game, 1), describe(game, 5)) == ("badger mob", "mob")
    assert len(board(game, "keepers").waystations) == 3


def test_4_3_1_ii_the_warlord_falls_to_an_ambush_and_nothing_is_looted():
    """An ambush that leaves nobody ends the battle; where the Hundreds do not rule then, they take nothing (14.2.5)."""
    game = woodland(
        RATS,
        {5: "warlord rat cat"},
        agenda=[StartBattle(0, 1, 5)],
        hands={"marquise": ["ambush_rabbit"]},
        boxes={"marquise": ["boot"]},
        hundreds={"mood": "rowdy"},
    )
    play(game, "loot", "ambush_rabbit")
    assert (describe(game, 5), board(game, "hundreds").warlord) == ("cat", 0)
    assert game.state.item_boxes[1] == ["boot"]


def test_4_3_1_ii_of_three_the_warlord_may_survive_an_ambush():
    game = woodland(
        RATS,
        {5: "warlord rat rat cat"},
        agenda=[StartBattle(0, 1, 5)],
        hands={"marquise": ["ambush_rabbit"]},
        hundreds={"mood": "rowdy"},
        script=(1, 0),
    )
    play(game, "ambush_rabbit")
    assert asked(game) == ("hundreds", "hundreds.fall")
    play(game, "warriors_fall")
    assert describe(game, 5) == "warlord", "alone he deals the hit of the dice"


def test_4_3_4_what_falls_by_brutal_tactics_may_be_the_warlord():
    """14.2.2: an extra hit is a hit of a battle."""
    game = woodland(
        ("marquise", "hundreds"),
        {5: "warlord cat cat"},
        agenda=[StartBattle(0, 1, 5)],
        crafted={"marquise": ["brutal_tactics"]},
        hundreds={"mood": "rowdy"},
        script=(0, 0),
    )
    play(game, "brutal_tactics")
    assert (board(game, "hundreds").warlord, points(game, "hundreds")) == (0, 1)


def test_14_7_7_bodyguards_add_nothing_to_a_stubborn_warlord():
    game = camp(
        RATS,
        {5: "warlord rat rat cat cat cat"},
        [weak("vault_keepers", 0)],
        steps=[StartBattle(1, 0, 5)],
        script=(2, 0),
    )
    assert describe(game, 5).count("rat") == 2, "the warlord is not asked for: one of two hits is ignored"
    play(game, "warriors_fall")
    assert describe(game, 5).count("rat") == 1


def test_d_2_hirelings_do_not_remove_the_warlord():
    """14.2.2: neither the protector nor robbers do (ruling B4)."""
    guarded = camp(
        RATS,
        {1: "warlord", 5: "cat"},
        [card("furious_protector", 1, pawn=5)],
        active="marquise",
        phase="birdsong",
        steps=[PhaseStart(1, "birdsong")],
    )
    play(guarded, 1)
    assert describe(guarded, 1) == "warlord"
    robbed = camp(
        RATS, {5: "warlord rat"}, [card("highway_bandits", 1, paths=[(1, 5)])], steps=[FactionStep(0, "command")]
    )
    play(robbed, ("lead", 5, 1, 1))
    assert (describe(robbed, 1), robbed.state.supply[0]) == ("warlord", 20)


def test_d_2_hirelings_of_others_do_not_move_the_warlord():
    """14.2.2: music and prophets move other rats alone, and leave him where nobody else is."""
    for rats, moved in (("warlord rat", True), ("warlord", False)):
        called = camp(RATS, {5: rats, 1: "musician"}, [card("popular_band", 1)], active="marquise")
        play(called, Employ(2))
        assert any(isinstance(option, Call) and option.whom == 0 for option in offered(called)) is moved
        lured = camp(RATS, {5: f"{rats} prophet"}, [card("warm_sun_prophets", 1)], active="marquise")
        play(lured, Employ(2))
        assert (Lure(0, 5, 1) in offered(lured)) is moved
        if moved:
            play(lured, Lure(0, 5, 1))
            assert (describe(lured, 5), describe(lured, 1)) == ("warlord", "rat")


def test_14_6_2_a_clearing_with_hirelings_of_an_enemy_is_not_oppressed():
    """Zh.1.23: those of nobody and of enemies are enemies; own ones are none, and alone they oppress nothing."""
    birds = ("hundreds", "eyrie")
    for owner, oppressing in ((-1, [1]), (1, [1]), (0, [1, 5])):
        game = camp(birds, {5: "rat rat patrol", 1: "rat", 9: "patrol"}, [card("forest_patrol", owner)])
        assert oppressed(game.state, 0) == oppressing


def test_x6_tunnels_carry_mobs():
    """X6: clearings that a card joins are adjacent for what its player does."""
    game = woodland(
        RATS,
        {1: "mob stronghold", 3: "stronghold"},
        agenda=[FactionStep(0, "raze")],
        phase="birdsong",
        crafted={"hundreds": ["tunnels"]},
        script=(1,),
    )
    assert 3 in options(game)


def test_6_2_2_nothing_is_built_at_the_keep():
    game = woodland(RATS, {5: "rat keep", 1: "cat"})
    assert why_no_stronghold(game.state, 0, 5) == ("root.refused.forbidden", "6.2.2")


def test_3_3_a_dominance_card_ends_the_points_of_oppression():
    game = woodland(
        ("hundreds", "marquise", "eyrie"),
        {5: "rat", 1: "rat"},
        agenda=[FactionStep(0, "oppress")],
        phase="evening",
        dominance={"hundreds": "dominance_fox"},
        points={"hundreds": 12},
    )
    assert (points(game, "hundreds"), oppressed(game.state, 0)) == (12, [1, 5])


def test_v_2_5_the_warlord_rides_the_ferry_and_draws():
    game = woodland(RATS, {1: "warlord"}, agenda=[FactionStep(0, "command")], game_map="lake")
    far = [option for option in options(game) if option[0] == "lead" and option[2] in (10, 11, 12)]
    assert far
    play(game, far[-1])
    assert len(hand(game, "hundreds")) == 1


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_nothing_of_their_board_is_hidden(viewer: int):
    game = woodland(RATS, {5: "warlord"}, hundreds={"command": "boot"})
    seen = game.seen_by(viewer).boards[0]
    assert isinstance(seen, HundredsBoard)
    assert seen == board(game, "hundreds")
