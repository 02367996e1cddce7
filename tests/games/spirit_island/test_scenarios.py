"""The four scenarios (rulebook p. 23; cases 85 to 90 of the notes)."""

from collections.abc import Mapping
from typing import Any

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.powers.card import CARDS
from nemeton.games.spirit_island.rules.terror import frighten, terror
from nemeton.games.spirit_island.scenarios import dahan_insurrection, guard_the_isles_heart
from nemeton.games.spirit_island.scenarios.guard_the_isles_heart import inner_lands
from nemeton.games.spirit_island.scenarios.rituals_of_terror import ritual_lands
from nemeton.games.spirit_island.state import IslandGame, Marks, Vengeance
from nemeton.games.spirit_island.steps import (
    Aftermath,
    Explore,
    FearCards,
    InvaderPhase,
    PowerPhase,
    Ravage,
    TimePasses,
)
from nemeton.kernel import play_of
from nemeton.kernel.records import start
from tests.games.spirit_island.asking import asked, options, play
from tests.games.spirit_island.looking import describe, fear, known, spirit
from tests.games.spirit_island.shore import shore, using
from tests.games.spirit_island.test_setup import stages, table

RIVER = "river_surges_in_sunlight"


def in_scenario(scenario: str, where: Mapping[str, str], *agenda: Any, **more: Any) -> IslandGame:
    """A position in a scenario."""
    chosen = {"scenario": scenario, **more.pop("options", {})}
    return shore(where, agenda=agenda, options=chosen, watched=False, **more)


def how(game: IslandGame) -> str:
    """How the game has ended; nothing if it goes on."""
    return game.result.how if game.result else ""


# Blitz


def test_blitz_puts_more_blight_on_the_card_and_less_on_its_other_side():
    assert table(2, scenario="blitz").state.blight == 6
    assert table(2, scenario="blitz", blight_card="none").state.blight == 12
    where = {"A5": "town", "A1": "river", "B1": "earth", "A8": "city"}
    game = in_scenario("blitz", where, Ravage("A5"), Aftermath(), blight=1)
    assert (game.state.is_blighted, game.state.blight) == (True, 8)  # four per player instead of five


def test_blitz_invaders_act_once_more_at_setup():
    """Explore, advance, build and explore, advance: the first turn has a card to ravage with."""
    game = table(1, scenario="blitz", board_1="A", seat_1=RIVER)
    state = game.state
    assert (len(state.ravage), len(state.build), len(state.invader_deck)) == (1, 1, 10)
    assert stages(game)[:2] == "11"
    assert sum(len(here.towns) for here in state.lands.values()) > 1  # something was built


def test_blitz_without_the_first_explore_has_no_other_actions():
    """Ruling: what an easier game leaves out is the whole beginning."""
    state = table(1, scenario="blitz", first_explore=False).state
    assert (state.ravage, state.build, len(state.invader_deck)) == ([], [], 12)


def test_blitz_one_more_explorer_on_each_board():
    where = {"A3": "river", "B1": "earth town", "A8": "city", "B8": "city"}
    game = in_scenario("blitz", where, Explore(), invader_deck=["s1_sands"])
    assert asked(game) == ("earth", "extra_explorer")  # only A7 is reached on board A, but B3 and B5 on B
    assert options(game) == ["B3", "B5"]
    play(game, "B5")
    assert [describe(game, land) for land in ("A7", "B3", "B5")] == ["2 explorer", "explorer", "2 explorer"]


def test_blitz_no_extra_explorer_where_nobody_came():
    game = in_scenario("blitz", {"A3": "river", "A2": "city"}, Explore(), invader_deck=["s1_wetland"])
    assert describe(game, "A2") == "2 explorer city"
    assert describe(game, "A5") == ""


def test_case_85_blitz_all_powers_are_fast_and_fast_ones_cheaper():
    played = {"river": ["wash_away"]}
    where = {"A5": "river", "A4": "explorer", "A8": "city"}
    game = in_scenario("blitz", where, PowerPhase(fast=True), played=played)
    assert not CARDS["wash_away"].fast
    assert ("use", "wash_away") in options(game)


@pytest.mark.parametrize(
    ("card", "energy", "left"), [("flash_floods", 2, 1), ("boon_of_vigor", 0, 1), ("wash_away", 1, 0)]
)
def test_case_85_blitz_what_cards_cost(card: str, energy: int, left: int):
    """Flash Floods (fast, 2) costs 1; Boon of Vigor (fast, 0) gives 1; Wash Away (slow, 1) costs 1."""
    game = in_scenario("blitz", {"A5": "2 river", "A8": "city"})
    spirit(game, "river").stage = "play"
    spirit(game, "river").energy = energy
    assert ("play", card) in options(game)
    game.answer(("play", card))
    assert spirit(game, "river").energy == left


def test_blitz_a_fast_innate_power_gives_an_energy():
    where = {"A5": "earth", "A8": "city"}
    game = in_scenario("blitz", where, PowerPhase(fast=True), elements={"earth": "sun 2 earth 2 plant"})
    play(game, ("use", "gift_of_strength"))
    assert spirit(game, "earth").energy == 1


def test_blitz_a_right_to_be_fast_is_worth_an_energy():
    """Ruling: Lightning's slow powers are fast anyway, so that its air gives energy when they are used."""
    where = {"A5": "lightning", "A8": "city", "A4": "explorer"}
    played = {"lightning": ["raging_storm", "harbingers_of_the_lightning"]}
    game = in_scenario("blitz", where, PowerPhase(fast=True), elements={"lightning": "2 air"}, played=played)
    play(game, ("use", "raging_storm"))
    assert (spirit(game, "lightning").energy, spirit(game, "lightning").hurried) == (1, 1)


def test_blitz_escalates_at_setup_where_its_card_is_revealed():
    """The second explore of Prussia 6 reveals stage II: its flag counts (p. 10)."""
    for seed in range(10):
        chosen = {"scenario": "blitz", "adversary": "brandenburg_prussia", "level": 6, "seat_1": RIVER}
        game = start(GAME, 1, chosen, seed)
        while game.ask is not None and game.ask.kind == "spirit_island.extra_explorer":
            game.answer(options(game)[0])
        revealed = [card for card in [game.state.explored, *game.state.build] if card]
        if "s2_coastal" not in revealed:
            assert asked(game)[1] == "land_rush"
            return
    raise AssertionError("only coasts")


# Guard the Isle's Heart

HEART = "guard_the_isles_heart"


def test_heart_setup():
    """After all other setup: no towns, an explorer and a presence in the inner land, a minor and a major power."""
    plain = table(1, board_1="A", seat_1=RIVER)
    game = start(GAME, 1, {"board_1": "A", "seat_1": RIVER, "scenario": HEART}, 1)
    assert asked(game) == ("river", "presence_from")
    assert options(game) == [("from", "energy"), ("from", "plays")]  # either track
    play(game, ("from", "plays"))
    assert not any(here.towns for here in game.state.lands.values())
    before, after = plain.state.lands["A7"], game.state.lands["A7"]
    assert (after.explorers, after.presence) == (before.explorers + 1, [before.presence[0] + 1])
    assert spirit(game, "river").open == [1, 2]
    decks = [CARDS[card].deck for card in spirit(game, "river").hand[4:]]
    assert decks == ["minor", "major"]


def test_heart_the_major_power_costs_a_card():
    """Glossary and p. 18: whoever gains a major power, in whatever way, forgets a card."""
    game = start(GAME, 1, {"board_1": "A", "seat_1": RIVER, "scenario": HEART}, 1)
    play(game, ("from", "plays"))
    assert asked(game) == ("river", "forget")
    assert len(options(game)) == 6
    play(game, ("forget", "wash_away"))
    assert spirit(game, "river").forgotten == ["wash_away"]
    assert (game.state.turn, len(spirit(game, "river").hand)) == (1, 5)


def test_heart_the_major_power_may_cost_nothing(monkeypatch: pytest.MonkeyPatch):
    """The other way to read it: these cards are part of the first hand."""
    monkeypatch.setattr(guard_the_isles_heart, "HEART_MAJOR_COSTS_A_CARD", False)
    game = start(GAME, 1, {"board_1": "A", "seat_1": RIVER, "scenario": HEART}, 1)
    play(game, ("from", "plays"))
    assert (game.state.turn, len(spirit(game, "river").hand)) == (1, 6)
    assert not spirit(game, "river").forgotten


def test_heart_with_a_progression_gives_the_next_two_cards():
    """Ruling: there is no deck to draw from; the list stands for it (p. 3)."""
    game = start(GAME, 1, {"board_1": "A", "seat_1": RIVER, "scenario": HEART, "progression": True}, 1)
    play(game, ("from", "plays"))
    assert spirit(game, "river").hand[4:] == ["uncanny_melting", "natures_resilience"]
    assert game.state.turn == 1


def test_heart_also_removes_towns_of_the_adversary():
    """Sweden's royal town came before."""
    game = table(1, scenario=HEART, adversary="sweden", level=6, board_1="A", seat_1=RIVER)
    assert not any(here.towns for here in game.state.lands.values())


def test_heart_the_ocean_goes_to_the_nearest_coast():
    game = start(GAME, 1, {"board_1": "A", "seat_1": "oceans_hungry_grasp", "scenario": HEART}, 1)
    play(game, options(game)[0])
    assert asked(game) in (("ocean", "heart_presence"), ("ocean", "presence_from"))
    while game.state.phase == "setup":
        game.answer(options(game)[0])
    assert game.state.lands["A7"].presence == [0]
    assert game.state.lands["A1"].presence[0] >= 1  # A7 - A5 - A1


def test_heart_inner_lands():
    """Land 7 with one or two boards; where three or four meet, the land at the centre."""
    assert inner_lands(table(1, board_1="C").state) == ["C7"]
    assert inner_lands(table(2, board_1="B", board_2="D").state) == ["B7", "D7"]
    assert inner_lands(table(3, board_1="A", board_2="C", board_3="D").state) == ["A7", "C4", "D6"]
    four = table(4, board_1="A", board_2="B", board_3="C", board_4="D")
    assert inner_lands(four.state) == ["A8", "B7", "C8", "D6"]


@pytest.mark.parametrize(("turn", "ends"), [(1, ""), (2, "heart")])
def test_case_86_a_building_in_the_heart_loses_after_the_first_turn(turn: int, ends: str):
    where = {"A5": "river", "A8": "city", "A7": "town"}
    assert (
        how(in_scenario(HEART, where, Aftermath(), PowerPhase(fast=False), turn=turn, played={"river": ["wash_away"]}))
        == ends
    )


def test_case_86_the_heart_must_be_free_when_the_second_turn_begins():
    where = {"A5": "river", "A8": "city", "A7": "town"}
    assert how(in_scenario(HEART, where, TimePasses(), turn=1)) == "heart"
    assert how(in_scenario(HEART, {**where, "A7": "explorer"}, TimePasses(), turn=1)) == ""


def test_heart_explorers_there_lose_nothing():
    assert how(in_scenario(HEART, {"A5": "river", "A8": "city", "A7": "3 explorer"}, Aftermath())) == ""


# Rituals of Terror

RITUALS = "rituals_of_terror"
READY = {"A4": "2 river 2 earth 6 dahan", "A8": "city", "B1": "river earth"}


def test_rituals_use_all_fear_cards():
    game = table(2, scenario=RITUALS, adversary="england", level=3)
    assert len(game.state.fear_deck) == 15
    assert terror(game.state) == 1


def test_rituals_fear_does_not_raise_terror_and_earned_cards_wait():
    where = {"A1": "river explorer", "A8": "city"}
    game = in_scenario(RITUALS, where, InvaderPhase(), earned=["emigration_accelerates"], invader_deck=["s1_wetland"])
    assert describe(game, "A1") == "explorer river"
    assert known(game.state.earned) == ["emigration_accelerates"]
    del game.state.fear_deck[2:]
    assert terror(game.state) == 1


def test_case_88_rituals_an_empty_fear_deck_wins_nothing():
    game = in_scenario(RITUALS, {"A1": "river", "A8": "city"}, Aftermath(), fear_deck=[])
    assert not game.over
    frighten(play_of(game), 20)
    assert (len(game.state.earned), game.state.fear) == (0, 3)


@pytest.mark.parametrize(
    ("where", "energy", "ready"),
    [
        (READY, 3, ["A4"]),
        (READY, 2, []),
        ({**READY, "A4": "2 river 2 earth 5 dahan"}, 3, []),
        ({**READY, "A4": "4 river 6 dahan"}, 3, []),
        ({**READY, "A4": "river earth 6 dahan"}, 3, []),
    ],
)
def test_rituals_what_the_ritual_needs(where: dict[str, str], energy: int, ready: list[str]):
    """Presence of every spirit, three dahan per player, three energy and three presence in all."""
    game = in_scenario(RITUALS, where, spirits=["river", "earth"], energy={"river": energy})
    assert ritual_lands(game.state) == ready


@pytest.mark.parametrize("fast", [True, False])
def test_case_87_the_ritual(fast: bool):
    where = {**READY, "A1": "explorer town"}
    game = in_scenario(
        RITUALS,
        where,
        PowerPhase(fast=fast),
        energy={"river": 2, "earth": 1},
        earned=["emigration_accelerates"],
        spirits=["river", "earth"],
        played={"river": ["wash_away", "flash_floods"]},
    )
    play(game, ("ritual", "A4"), 0, 0)  # the third energy can only be Earth's
    assert [who.energy for who in game.state.spirits] == [0, 0]
    play(game, 0, 0)  # two presence of River; the third can only be Earth's
    assert describe(game, "A4") == "6 dahan earth"
    assert terror(game.state) == 2
    assert asked(game)[1] == "fear_remove"  # earned cards are resolved now, at level 2
    assert {ask.seat for ask in game.asks} == {0, 1}
    game.answer(("town", "A1"), seat=1)
    assert describe(game, "A1") == ""  # the other takes the explorer
    ends = [land for _, land in options(game)]
    while asked(game)[1] == "push":
        play(game, options(game)[0])
    pushed = [len(game.state.lands[land].dahan) for land in ends]
    assert sum(pushed) == 6
    assert max(pushed) - min(pushed) <= 1  # spread as evenly as possible
    assert describe(game, "A4") == "earth"


def test_rituals_the_third_one_wins():
    game = in_scenario(
        RITUALS,
        {"A4": "5 river 3 dahan", "A8": "city"},
        PowerPhase(fast=True),
        energy={"river": 3},
        state={"rituals": 2},
    )
    play(game, ("ritual", "A4"))
    assert how(game) == "fear"
    assert game.result is not None
    assert game.result.winners == (0,)


def test_rituals_the_third_one_may_be_a_sacrifice():
    game = in_scenario(
        RITUALS,
        {"A4": "3 river 3 dahan", "A8": "city"},
        PowerPhase(fast=True),
        energy={"river": 3},
        state={"rituals": 2},
    )
    play(game, ("ritual", "A4"))
    assert how(game) == "sacrifice"


def test_rituals_a_spirit_without_presence_is_lost_as_always():
    game = in_scenario(RITUALS, {"A4": "3 river 3 dahan", "A8": "city"}, PowerPhase(fast=True), energy={"river": 3})
    play(game, ("ritual", "A4"))
    assert how(game) == "spirit_destroyed"


def test_rituals_levels_have_their_usual_victories():
    where = {"A1": "river explorer"}
    assert how(in_scenario(RITUALS, where, Aftermath(), state={"rituals": 1})) == "terror_2"
    assert how(in_scenario(RITUALS, where, Aftermath())) == ""


# Dahan Insurrection

UPRISING = "dahan_insurrection"
CALM = {"A8": "city 2 town 2 dahan"}  # enough dahan, and invaders that hold a land


def test_case_89_dahan_that_have_moved_raid_and_destroyed_buildings_are_answered():
    where = {**CALM, "A5": "river 2 dahan", "A4": "town"}
    game = using("call_to_migrate", "A5", where, options={"scenario": UPRISING}, watched=False)
    play(game, "stop", ("dahan", "A4"), ("dahan", "A4"))
    # two damage destroy the town, and then an explorer comes to the nearest land with dahan, which is this one
    assert describe(game, "A4") == "explorer 2 dahan"
    assert fear(game) == 1


def test_insurrection_each_dahan_raids_once_where_it_ended():
    """Gathered into A5 and pushed on to A4: the damage is dealt in A4 alone."""
    where = {**CALM, "A5": "river explorer", "A6": "dahan", "A4": "explorer"}
    game = using("call_to_migrate", "A5", where, options={"scenario": UPRISING}, watched=False)
    play(game, ("dahan", "A6"), "stop", ("dahan", "A4"))
    assert (describe(game, "A5"), describe(game, "A4")) == ("explorer river", "dahan")


def test_insurrection_a_city_is_answered_by_a_town():
    game = in_scenario(UPRISING, {**CALM, "A5": "city 4 dahan", "A3": "river"}, Ravage("A5"), Aftermath())
    assert describe(game, "A5") == "town 2 dahan dahan/1 blight"


def test_insurrection_the_players_choose_among_the_nearest_lands():
    where = {**CALM, "A5": "2 lightning town", "A4": "dahan", "A6": "dahan", "A3": "dahan"}
    game = using("shatter_homesteads", "A5", where, options={"scenario": UPRISING}, watched=False)
    assert asked(game)[1] == "response"
    assert options(game) == ["A4", "A6", "A8"]
    play(game, "A6")
    assert describe(game, "A6") == "explorer dahan"


ABROAD = {"A1": "river", "B6": "river 2 dahan", "B2": "earth", **CALM}  # the river uses powers on the earth's board


def test_insurrection_whoever_used_the_power_says_whom_dahan_raid():
    """Who decides (p. 8): what a power leads to is for its user, also on another's board."""
    where = {"A2": "earth", "B1": "river", "A5": "river 2 dahan", "A4": "explorer town", **CALM}
    game = using("call_to_migrate", "A5", where, by="river", options={"scenario": UPRISING}, watched=False)
    play(game, "stop", ("dahan", "A4"), "stop")
    assert (asked(game), game.state.boards) == (("river", "damage"), ["A", "B"])  # A is the board of the earth


def test_insurrection_whose_board_it_is_says_whom_dahan_raid_that_fear_has_moved():
    """No power has done it: each decides about the board where they began (p. 8)."""
    where = {**ABROAD, "B5": "explorer town"}
    game = in_scenario(UPRISING, where, FearCards(), earned=["dahan_enheartened"])
    game.answer("stop", seat=1)
    play(game, ("gather", "B5"))
    assert asked(game) == ("earth", "damage")


def test_insurrection_whoever_used_the_power_says_where_invaders_answer():
    """The town falls on the earth's board by a power of lightning."""
    where = {"B5": "2 lightning town", "B2": "earth", "B4": "dahan", "B6": "dahan", **CALM}
    game = using("shatter_homesteads", "B5", where, options={"scenario": UPRISING}, watched=False)
    assert asked(game) == ("lightning", "response")


def test_insurrection_whoever_used_the_power_says_where_invaders_answer_what_its_target_did():
    """The earth pushes the town into the sea, but Tidal Boon is the Ocean's."""
    where = {"A0": "ocean", "A1": "ocean", "B0": "ocean", "B1": "earth town", "B2": "2 dahan", "B3": "2 dahan", **CALM}
    game = using("tidal_boon", "earth", where, options={"scenario": UPRISING}, watched=False)
    play(game, "B1")
    assert asked(game) == ("earth", "push")
    play(game, ("town", "B0"))
    assert asked(game) == ("ocean", "response")


def test_insurrection_what_vengeance_destroys_is_answered_where_its_user_says():
    """The ravage is nobody's, but the vengeance is the river's."""
    where = {"A1": "river", "B5": "town town/1 dahan", "B8": "earth", "B4": "dahan", "B6": "dahan", **CALM}
    marks = {"B5": Marks(vengeance=[Vengeance(0, wide=False)])}
    game = in_scenario(UPRISING, where, Ravage("B5"), Aftermath(), marks=marks)
    play(game, ("town/1", 1, "B5"), kind="vengeance")
    assert asked(game) == ("river", "response")


def test_insurrection_whose_board_it_is_says_where_invaders_answer_a_ravage():
    where = {"A1": "river", "B5": "town 3 dahan", "B8": "earth", "B4": "dahan", **CALM}
    game = in_scenario(UPRISING, where, Ravage("B5"), Aftermath())
    assert describe(game, "B5") == "explorer 2 dahan blight"  # the nearest land is this one
    where = {"A1": "river", "B5": "town dahan", "B8": "earth", "B4": "dahan", "B6": "dahan", **CALM}
    game = in_scenario(UPRISING, where, Ravage("B5"), Aftermath(), marks={"B5": Marks(strikes_at_once=True)})
    assert asked(game) == ("earth", "response")


def test_insurrection_whoever_used_the_last_power_leads_the_strike():
    """The power has earned the last fear card: its user says whom the dahan strike everywhere."""
    where = {"A1": "2 lightning", "A2": "town", "B5": "explorer town city dahan", "B8": "earth", **CALM}
    game = using(
        "shatter_homesteads", "A2", where, options={"scenario": UPRISING}, watched=False, fear=7, fear_deck=["retreat"]
    )
    while asked(game)[1] == "response":
        play(game, options(game)[0])
    assert asked(game) == ("lightning", "damage")
    while not game.over:
        assert asked(game)[0] == "lightning"
        play(game, options(game)[0])


def test_insurrection_a_counterattack_moves_nobody():
    """A ravage is answered, but no dahan raids: they have not moved."""
    where = {**CALM, "A4": "explorer town 3 dahan", "A3": "river"}
    game = in_scenario(UPRISING, where, Ravage("A4"), Aftermath())
    # three damage kill a dahan and hurt another; four damage kill both invaders; an explorer answers the town
    assert describe(game, "A4") == "explorer dahan dahan/1 blight"


def test_insurrection_a_drowned_town_is_answered_too():
    """Drowning destroys; the nearest land is measured from the ocean."""
    where = {**CALM, "A0": "ocean", "A1": "ocean town", "A2": "2 dahan"}
    game = using("tidal_boon", "ocean", where, options={"scenario": UPRISING}, watched=False)
    play(game, "A1", ("town", "A0"))
    assert describe(game, "A2") == "explorer 2 dahan"


@pytest.mark.parametrize(
    ("level", "where", "ends"),
    [
        (1, {}, ""),
        (2, {"A4": "town 2 dahan", "A5": "explorer"}, "insurrection_won"),
        (2, {"A4": "town", "A5": "2 dahan"}, ""),
        (3, {"A4": "2 town dahan", "A5": "2 dahan"}, ""),
        (3, {"A4": "town dahan", "A5": "2 dahan"}, "insurrection_won"),
    ],
)
def test_insurrection_is_won_where_dahan_are_a_match_for_buildings(level: int, where: dict[str, str], ends: str):
    """Level 2: no land where buildings outnumber dahan; level 3: fewer than one for each player."""
    game = in_scenario(UPRISING, {"A1": "river", "A6": "2 dahan", **where}, Aftermath(), terror=level)
    assert how(game) == ends


def test_insurrection_level_3_allows_one_land_less_than_players():
    where = {"A1": "river", "B1": "earth", "A6": "4 dahan", "A4": "town"}
    assert how(in_scenario(UPRISING, where, Aftermath(), terror=3)) == "insurrection_won"
    assert how(in_scenario(UPRISING, where, Aftermath(), terror=2)) == ""
    assert how(in_scenario(UPRISING, {**where, "B4": "town"}, Aftermath(), terror=3)) == ""


def test_insurrection_an_island_without_invaders_does_not_win_at_level_1(monkeypatch: pytest.MonkeyPatch):
    """Ruling, with a switch."""
    where = {"A1": "river", "A6": "2 dahan"}
    assert how(in_scenario(UPRISING, where, Aftermath())) == ""
    monkeypatch.setattr(dahan_insurrection, "NO_INVADERS_WINS_INSURRECTION", True)
    assert how(in_scenario(UPRISING, where, Aftermath())) == "terror_1"


@pytest.mark.parametrize(("dahan", "ends"), [("3 dahan", "dahan"), ("4 dahan", "")])
def test_case_90_fewer_than_two_dahan_per_player_lose(dahan: str, ends: str):
    where = {"A1": "river", "B1": "earth", "A4": dahan, "A8": "city"}
    assert how(in_scenario(UPRISING, where, Aftermath())) == ends


@pytest.mark.parametrize(("buildings", "ends"), [("2 town", "insurrection_won"), ("2 city", "insurrection")])
def test_insurrection_when_terror_is_complete_all_dahan_strike(buildings: str, ends: str):
    """Two damage each, everywhere; what is not won then is lost. Alone, no land may be held."""
    where = {"A1": "river", "A4": f"{buildings} dahan", "A6": "dahan"}
    game = in_scenario(UPRISING, where, Aftermath(), fear_deck=[])
    if not game.over:  # the dahan choose whom to hit
        play(game, ("town", 2) if "town" in buildings else ("city", 2))
    assert how(game) == ends


def test_insurrection_the_empty_fear_deck_alone_wins_nothing():
    game = in_scenario(UPRISING, {"A1": "river", "A4": "3 city", "A6": "2 dahan"}, Aftermath(), fear_deck=[])
    assert how(game) == "insurrection"


def test_insurrection_fear_cards_move_dahan_who_raid():
    where = {**CALM, "A5": "explorer", "A7": "2 dahan", "A3": "river"}
    game = in_scenario(UPRISING, where, FearCards(), earned=["dahan_enheartened"])
    play(game, ("gather", "A5"), ("dahan", "A7"))  # not the dahan of A8
    assert describe(game, "A5") == "dahan"
