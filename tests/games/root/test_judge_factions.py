"""What the judge likes about each faction beside the base box, and that greedy bots do what each lives on."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from nemeton.bots import make
from nemeton.bots.look import after, some, world_of
from nemeton.games.root import GAME
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep, Phase
from nemeton.kernel.records import start
from nemeton.kernel.values import written
from tests.games.root.molehill import below
from tests.games.root.woodland import woodland

judge = import_module("nemeton.games.root.judge").judge

CULT = ("cult", "marquise", "eyrie")
RIVER = ("riverfolk", "marquise", "eyrie")
CROWS = ("corvids", "marquise", "eyrie")
MOLES = ("duchy", "marquise", "eyrie")
VIZIERS = {"recruit": ["vizier"], "move": ["vizier"]}
CATS_AND_BIRDS = {1: "keep cat cat", 3: "roost bird bird"}


def worth(factions: tuple[str, ...], where: dict[int, str], **more: Any) -> float:
    """How the first of these factions stands."""
    return float(judge(woodland(factions, {**CATS_AND_BIRDS, **where}, **more).state, 0))


def chosen(game: RootGame, seed: int = 1) -> Any:
    """What greedy answers."""
    seat = game.asks[0].seat
    return written(make("greedy", seed).choose(game.imagined(seat, Random(seed)), seat))


# The Cult


def test_judge_of_the_cult_wants_the_second_garden_of_a_suit_most():
    """One garden scores nothing, two score two points each turn (Law 10.5.3)."""
    two = worth(CULT, {9: "garden_mouse garden_mouse lizard", 7: "lizard"})
    one_each = worth(CULT, {9: "garden_mouse lizard", 8: "garden_fox", 7: "lizard"})
    assert two > one_each + 0.01
    assert one_each > worth(CULT, {9: "garden_mouse lizard", 8: "lizard", 7: "lizard"}) + 0.01


def test_the_cult_celebrates_when_it_can():
    where = {**CATS_AND_BIRDS, 9: "garden_mouse garden_mouse lizard lizard", 7: "cat cat cat"}
    hands, points = {"cult": ["root_tea_mouse", "travel_gear_mouse"]}, {"cult": 14, "eyrie": 18}
    game = woodland(CULT, where, agenda=[FactionStep(0, "day")], hands=hands, points=points)
    while game.asks[0].kind == "root.cult.day":
        game.answer(chosen(game))
    assert game.state.points[0] == 16


def test_the_cult_keeps_the_cards_it_works_with():
    """A crafted effect is no match for a ritual in every round."""
    held = {"hands": {"cult": ["anvil", "bake_sale"]}}
    assert worth(CULT, {9: "garden_mouse lizard"}, **held) > worth(
        CULT, {9: "garden_mouse lizard"}, hands={"cult": ["anvil"]}, crafted={"cult": ["cobbler"]}
    )


# The Riverfolk


def test_judge_of_the_riverfolk_likes_to_save_while_a_post_stands():
    """A fund that is kept scores half a point (Law 11.4.2); one that is committed only comes back."""
    post = {4: "otter otter rabbit_post"}
    kept = worth(RIVER, post, riverfolk={"funds": {"eyrie": 4}})
    assert kept > worth(RIVER, post, riverfolk={"commitments": {"eyrie": 4}}) + 0.01
    assert kept > worth(RIVER, post, riverfolk={"funds": {"eyrie": 2}}) + 0.01
    assert kept > worth(RIVER, {4: "otter otter"}, riverfolk={"funds": {"eyrie": 4}}) + 0.01


def test_judge_of_the_riverfolk_likes_prices_that_are_paid():
    """Nobody pays four for a card that the evening brings for nothing."""
    hands = {"riverfolk": ["anvil", "bake_sale", "sword"]}
    dear, fair = (worth(RIVER, {4: "otter"}, riverfolk={"prices": [price, 2, 2]}, hands=hands) for price in (4, 2))
    assert fair > dear + 0.005


def test_the_riverfolk_found_a_post_with_the_rulers_warriors():
    where = {**CATS_AND_BIRDS, 4: "otter", 7: "cat cat"}
    game = woodland(RIVER, where, agenda=[FactionStep(0, "day")], riverfolk={"funds": {"marquise": 2}})
    assert chosen(game)[0] == "found"


def test_rule_by_hired_warriors_counts_for_little():
    """Mercenaries go home when the turn ends (Law 11.2.7.III)."""
    where = dict.fromkeys((4, 5, 7, 10), "otter otter cat") | {1: "keep cat cat sawmill", 9: "workshop recruiter"}
    factions = ("marquise", "riverfolk", "eyrie")
    alone, hired = (
        judge(
            woodland(
                factions,
                {3: "roost bird bird", **where},
                agenda=[FactionStep(0, "actions")],
                riverfolk={"bought": bought},
            ).state,
            0,
        )
        for bought in ([], ["mercenaries"])
    )
    assert alone < hired < alone + 0.03


# The Duchy


def test_judge_of_the_duchy_likes_ministers_and_buildings():
    where = {**CATS_AND_BIRDS, 12: "mole mole tunnel", 5: "mole mole"}
    plain = judge(below(where, "assembly", factions=MOLES).state, 0)
    assert judge(below(where, "assembly", factions=MOLES, duchy={"swayed": ["banker"]}).state, 0) > plain + 0.02
    assert judge(below({**where, 5: "mole mole market"}, "assembly", factions=MOLES).state, 0) > plain + 0.02


def test_the_duchy_sways_whom_it_can():
    where = {**CATS_AND_BIRDS, 5: "mole mole", 12: "mole tunnel", 9: "mole"}
    game = below(where, "sway", factions=MOLES, hands={"duchy": ["anvil", "bake_sale", "sword"]})
    assert chosen(game) != "end"


# The Corvids


def test_judge_of_the_corvids_likes_plots_more_than_the_warriors_they_cost():
    assert worth(CROWS, {5: "crow plot_snare"}) > worth(CROWS, {5: "crow crow"}) + 0.015
    assert worth(CROWS, {5: "crow plot_snare"}) > worth(CROWS, {5: "plot_snare", 9: "crow"}) + 0.005
    shown = {9: "snare", 10: "raid"}
    assert worth(CROWS, {5: "crow plot_snare", **shown}) > worth(CROWS, {5: "crow plot_snare"}) + 0.05


def test_the_corvids_plot_flip_and_do_not_exert_for_nothing():
    where = {**CATS_AND_BIRDS, 5: "crow crow crow", 9: "crow"}
    assert chosen(woodland(CROWS, where, agenda=[Phase(0, "daylight")]))[0] == "plot"
    flipping = {**CATS_AND_BIRDS, 5: "crow plot_snare", 9: "crow plot_extortion"}
    assert chosen(woodland(CROWS, flipping, agenda=[FactionStep(0, "flip")], phase="birdsong"))[0] == "flip"
    tired = woodland(CROWS, {**CATS_AND_BIRDS, 9: "crow"}, agenda=[FactionStep(0, "exert")], phase="evening")
    assert chosen(tired) == "no_exertion"


# The land, the Marquise, the second Vagabond


def test_judge_likes_the_tower():
    """Who rules the Pass scores each evening (Law V.3.4)."""
    factions = ("marquise", "eyrie")
    tower, elsewhere = (
        judge(woodland(factions, {at: "cat cat", 1: "keep"}, game_map="mountain").state, 0) for at in (10, 8)
    )
    assert tower > elsewhere + 0.02


def as_marquise(where: dict[int, str], **more: Any) -> RootGame:
    """Her turn, at her first action."""
    game = woodland(("marquise", "eyrie"), where, agenda=[Phase(0, "daylight")], **more)
    while game.asks[0].kind == "root.craft":
        game.answer(game.asks[0].options[-1])
    return game


def test_the_marquise_marches_where_it_could_build():
    """A march is judged before its moves, so it must not cost much by itself."""
    game = as_marquise({1: "keep cat cat cat cat recruiter", 3: "roost bird bird bird"})
    deeds = []
    while game.asks[0].kind in ("root.marquise.action", "root.move"):
        deeds.append(chosen(game))
        game.answer(deeds[-1])
    assert ("march",) in deeds
    assert sum(bool(here.warriors[0]) for here in game.state.clearings.values()) > 1


def test_the_marquise_wants_wood_where_it_can_be_used():
    """Wood reaches a free slot only through clearings that she rules (Law 6.5.4.II): clearing 9 has none left."""
    where = {3: "roost", 1: "keep cat bird bird", 5: "cat cat sawmill", 9: "cat cat sawmill workshop"}
    near, cut_off = (as_marquise({**where, at: f"{where[at]} wood wood"}) for at in (5, 9))
    assert judge(near.state, 0) > judge(cut_off.state, 0) + 0.01


def test_the_marquise_spends_a_bird_to_build_once_more():
    """Three actions build three times, and there is wood and a slot for a fourth one (Law 6.5)."""
    where = {1: "keep cat cat", 5: "cat cat sawmill wood wood wood wood wood", 9: "cat cat recruiter"}
    game = as_marquise({**where, 3: "roost", 10: "cat cat workshop"}, hands={"marquise": ["royal_claim"]})
    for _ in range(3):
        done = chosen(game)
        assert done[0] == "build"
        game.answer(done)
    before, bird = judge(game.state, 0), game.asks[0].options[0]
    game.answer(bird)
    assert written(bird) == ("bird", "royal_claim")
    assert judge(game.state, 0) > before + 0.001


def test_the_marquise_gathers_guards_at_her_buildings():
    spread, together = (
        judge(
            as_marquise(
                {3: "roost bird bird", 1: "keep cat", 5: f"sawmill workshop {here}", 10: f"cat cat {there}"}
            ).state,
            0,
        )
        for here, there in (("cat", "cat cat"), ("cat cat cat", ""))
    )
    assert together > spread + 0.005


# The Keepers


def test_the_keepers_take_on_a_servant_for_a_relic_that_lies_ready():
    """It lies beside a waystation of its kind in a rabbit clearing, where a fox recovers nothing (Law 15.5.2.III)."""
    game = woodland(
        ("keepers", "marquise", "eyrie"),
        {**CATS_AND_BIRDS, 5: "badger badger waystation_tablet_figure relic_tablet_3", 6: "badger"},
        agenda=[FactionStep(0, "gather")],
        phase="evening",
        hands={"keepers": ["bake_sale"]},
        keepers={"retinue": {"move": ["retainer"], "delve": ["retainer"], "recover": ["anvil"]}},
    )
    assert chosen(game) == ("add", "bake_sale", "recover")


def test_judge_wants_bases_guarded_before_enemies_come():
    factions = ("alliance", "marquise", "eyrie")
    guarded, left = (
        worth(factions, {9: f"base_mouse {here}", 10: there}) for here, there in (("rebel", ""), ("", "rebel"))
    )
    assert guarded > left + 0.01


def test_judge_guards_sawmills():
    alone, guarded = (
        judge(woodland(("marquise", "eyrie"), {1: "keep", 5: f"sawmill bird {cats}", 9: rest}).state, 0)
        for cats, rest in (("", "cat cat"), ("cat cat", ""))
    )
    assert guarded > alone + 0.01


def test_judge_of_the_eyrie_knows_how_much_it_can_build():
    """Few sites, and a decree that wants four roosts: that is turmoil to come (Law 7.7)."""
    where = {1: "keep cat cat cat", 3: "roost", 7: "bird bird bird"}
    kept, broken = (
        judge(woodland(("eyrie", "marquise"), where, decree={**VIZIERS, "build": cards}).state, 0)
        for cards in (["sappers"], ["sappers", "armorers", "royal_claim", "brutal_tactics"])
    )
    assert kept > broken + 0.05


def test_the_eyrie_takes_no_leader_who_must_fight_with_nobody_near():
    """The Charismatic recruits and battles, and does not move; all birds are at home, no foe is there."""
    founded = {
        leader: judge(
            woodland(
                ("eyrie", "marquise"),
                {3: "bird bird bird bird bird bird roost", 1: "keep cat", 10: "cat"},
                leader=leader,
                decree={column: ["vizier"] for column in columns},
            ).state,
            0,
        )
        for leader, columns in {"charismatic": ("recruit", "battle"), "builder": ("recruit", "move")}.items()
    }
    assert founded["builder"] > founded["charismatic"] + 0.015


def test_judge_of_the_vagabond_uses_what_birdsong_refreshes():
    """Three exhausted items come back (Law 9.4.1), a fourth does not."""
    factions = ("vagabond", "marquise")
    states = [
        woodland(factions, {1: "keep cat"}, vagabond={"items": items}).state
        for items in ("boot boot boot boot", "boot- boot- boot- boot", "boot- boot- boot- boot-")
    ]
    fresh, three, four = (judge(state, 0) for state in states)
    assert fresh > three > four
    assert fresh - three < three - four


def test_judge_values_items_of_the_second_vagabond_too():
    factions = ("vagabond_2", "vagabond", "marquise")
    few, more = (
        woodland(factions, {1: "keep cat"}, vagabond_2={"items": items}).state for items in ("boot", "boot sword")
    )
    assert judge(more, 0) > judge(few, 0) + 0.002


DEEDS = {
    "cult": ("root.rite",),
    "riverfolk": ("root.bought",),
    "duchy": ("root.duchy_swayed",),
    "corvids": ("root.flipped",),
}


def quick(game: RootGame, seat: int, rng: Random) -> Any:
    """What greedy answers that looks at 24 options in one imagined world."""
    options, world = some(game.options(seat), 24, rng), world_of(game, seat, rng)
    return max(options, key=lambda option: after(world, seat, option, rng, 3)[seat])


@pytest.mark.slow
def test_greedy_bots_do_what_their_factions_live_on():
    """Some rounds on the mountain: a rite, services sold, a minister, a plot flipped, a path cleared."""
    seats = {f"seat_{number}": name for number, name in enumerate(DEEDS, 1)}
    game = start(GAME, 4, {**seats, "map": "mountain"}, 1, turn_limit=24)
    rng = Random(3)
    while not game.over:
        seat = game.asks[0].seat
        game.answer(quick(game, seat, rng), seat)
    told = {entry.kind for entry in game.journal}
    missing = [name for name, kinds in DEEDS.items() if not told.intersection(kinds)]
    assert (missing, told) == ([], told)
    assert "root.cleared" in told
