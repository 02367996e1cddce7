"""Hirelings where their cards meet the Burrow, the ferry, hired warriors, the lords of the forest, and what nobody can
remove (Law D with 5.1.7, 7.2.2, 8.4.1, 12.2.2, V.2.5, Zh.1.11)."""

from typing import Any

import pytest

from nemeton.games.root import GAME, rulings
from nemeton.games.root.factions.alliance.choices import Revolt
from nemeton.games.root.factions.vagabond.board import ALLIED
from nemeton.games.root.factions.vagabond.choices import Bring, Glide, Walk
from nemeton.games.root.hirelings.popular_band import Call
from nemeton.games.root.hirelings.warm_sun_prophets import Lure
from nemeton.games.root.rules.hirelings import Employ
from nemeton.games.root.rules.movement import Passage
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.state import BandInPlay, RootGame, band_of
from nemeton.games.root.steps import FactionStep, Phase, PhaseStart, StartBattle
from nemeton.kernel import Scripted
from nemeton.kernel.records import read_position, start
from tests.games.root.camp import camp, card, offered, weak
from tests.games.root.molehill import below, board_of, moles
from tests.games.root.woodland import asked, hand, play, woodland

MOLES = ("eyrie", "duchy", "alliance")
EYRIE, DUCHY, ALLIANCE, FIRST, SECOND = range(5)
CATS = ("marquise", "eyrie", "alliance")
TRAMPS = ("vagabond", "marquise", "alliance")
NOBODY = -1


def there(game: RootGame, where: int, side: int) -> int:
    return game.state.clearings[where].warriors[side]


def dawn(where: dict[int, str], bands: list[BandInPlay], **wishes: Any) -> RootGame:
    """The start of the Eyrie's birdsong."""
    steps = [PhaseStart(EYRIE, "birdsong"), Phase(EYRIE, "birdsong")]
    return camp(MOLES, where, bands, phase="birdsong", steps=steps, **wishes)


# Rule (2.5, 7.2.2, D.3.1)


@pytest.mark.parametrize(("pieces", "lord"), [("patrol rebel", NOBODY), ("patrol rebel rebel bird", EYRIE)])
def test_7_2_2_the_eyrie_win_ties_only_with_a_piece_of_their_own_faction(pieces, lord):
    """Given a tie, when all that the Eyrie have there is a band of theirs, then nobody rules."""
    game = camp(("eyrie", "alliance", "cult"), {5: pieces, 1: "bird"}, [card("forest_patrol", EYRIE)])
    assert ruler(game.state, 5) == lord


def test_7_2_2_nor_do_hired_warriors_make_them_lords():
    seats = ("eyrie", "riverfolk", "alliance")
    hired = {"bought": ["mercenaries"]}
    game = woodland(seats, {5: "otter rebel", 1: "bird otter rebel rebel"}, phase="daylight", riverfolk=hired)
    assert [ruler(game.state, where) for where in (5, 1)] == [NOBODY, EYRIE]


def test_b10_bluebird_nobles_win_ties_as_lords_do(monkeypatch):
    seats = ("alliance", "marquise", "cult")
    bands = [weak("last_dynasty", 0), card("popular_band", 0)]
    game = camp(seats, {5: "musician cat", 1: "musician rebel cat cat"}, bands)
    assert [ruler(game.state, where) for where in (5, 1)] == [NOBODY, 0]
    # when nobles need no piece of the faction, then a band is enough
    monkeypatch.setattr(rulings, "NOBLES_WANT_A_PIECE", False)
    assert ruler(game.state, 5) == 0


# What stays where everything else is removed (8.4.1.III, D.2.2)


def rebels(pieces: str, band: BandInPlay) -> RootGame:
    """The Alliance may revolt in clearing 5."""
    supporters = ["bake_sale", "ambush_rabbit", "investments"]
    return camp(
        ("corvids", "eyrie", "alliance"),
        {5: f"sympathy {pieces}", 1: "bird"},
        [band],
        active="alliance",
        phase="birdsong",
        supporters=supporters,
    )


def test_8_4_1_no_base_comes_where_the_protector_of_an_enemy_stands():
    """The revolt cannot remove the Protector, and where it stands no enemy places anything."""
    assert Revolt(5) not in offered(rebels("bird", card("furious_protector", 1, pawn=5)))
    assert Revolt(5) in offered(rebels("bird", card("furious_protector", ALLIANCE, pawn=5)))
    assert Revolt(5) in offered(rebels("bird", card("furious_protector", 1, pawn=1)))


def test_8_4_1_nor_beside_a_snare_that_cannot_be_removed():
    """P5 lets a revolt remove a snare first; the Stoic Protector of the Conspiracy keeps it there."""
    assert Revolt(5) in offered(rebels("snare", weak("furious_protector", 1, pawn=5)))
    assert Revolt(5) not in offered(rebels("snare", weak("furious_protector", 0, pawn=5)))


def test_6_3_the_marquise_places_nothing_where_a_protector_stands_already():
    """A.6 comes first; a band in the supply is everybody's enemy (D.3.2)."""
    table = {"seat_1": "eyrie", "seat_2": "marquise", "hirelings": "with", "hireling_a": "furious_protector"}
    game = start(GAME, 2, table | {"hireling_b": "flame_bearers", "hireling_c": "corvid_spies"}, 1)
    play(game, 1)
    while asked(game)[1] != "marquise.keep":
        play(game, offered(game)[0])
    assert offered(game) == [2, 3, 4]
    play(game, 2)
    assert there(game, 1, 1) == 0
    assert there(game, 5, 1) == 1
    while asked(game)[1] == "marquise.first":
        assert 1 not in offered(game)
        play(game, offered(game)[0])


def test_h1_who_is_kept_out_of_the_last_corner_begins_elsewhere():
    """Three corners are taken, and in the fourth one nobody places anything (D.2.2, D.3.2)."""
    seats = {"seat_1": "marquise", "seat_2": "eyrie", "seat_3": "cult", "seat_4": "keepers"}
    bands = {"hireling_a": "furious_protector", "hireling_b": "riverfolk_flotilla", "hireling_c": "spring_uprising"}
    games = (start(GAME, 4, {**seats, "hirelings": "with", **bands}, seed) for seed in range(1, 40))
    game = next(one for one in games if not band_of(one.state, 4).demoted)
    for _ in range(30):
        if (question := asked(game)[1]) == "keepers.home":
            break
        play(game, 1 if question == "hireling.pawn" and 6 in offered(game) else offered(game)[0])
    assert band_of(game.state, 4).pawn == 1
    assert not {1, 2, 3, 4} & {*offered(game)}
    play(game, offered(game)[0])
    assert not list(GAME.check(game.state))


def test_a_6_3_in_an_advanced_setup_a_vault_may_fill_a_corner():
    """Factions look for homelands with room afterwards (A.8.2.I); in the usual one they need their corners (B1)."""
    wanted = {"hirelings": "with", "hireling_a": "vault_keepers"}
    assert 1 in offered(start(GAME, 2, {"setup": "advanced", **wanted}, 1))
    assert 1 not in offered(start(GAME, 2, {"seat_1": "marquise", "seat_2": "eyrie", **wanted}, 1))


# Hired warriors (11.2.7.III, Zh.1.11)


def test_zh_1_11_spies_do_not_take_warriors_that_their_controller_has_hired_for_enemies():
    seats = ("eyrie", "riverfolk", "alliance")
    where = {5: "otter", 7: "rebel", 8: "otter fox_post", 1: "bird"}
    game = camp(seats, where, [card("corvid_spies", EYRIE)], phase="daylight", riverfolk={"bought": ["mercenaries"]})
    play(game, Employ(FIRST))
    assert offered(game) == [7, 8], "a trade post is an enemy's"
    game = camp(seats, where, [card("corvid_spies", EYRIE)], phase="daylight")
    play(game, Employ(FIRST))
    assert offered(game) == [5, 7, 8]


# The Burrow is a clearing beside the tunnels (12.2.2)

UNDER = ("duchy", "marquise", "alliance")


def held(name: str, by: str, *, demoted: bool = False) -> dict[str, object]:
    """A card that somebody holds, as positions write it."""
    return {"name": name, "held_by": by, "demoted": demoted, "mark": 4, "control": 2}


def digging(where: dict[int, str], band: dict[str, object], *steps: str | FactionStep, **state: Any) -> RootGame:
    """The Duchy at first, and a band."""
    wanted: dict[str, Any] = {"options": {"hirelings": "with"}, "duchy": {"burrow": 2, "actions": 2}} | state
    return below(where, *steps, factions=UNDER, bands=[band], **wanted)


def test_12_2_2_prophets_may_send_moles_down():
    band = held("warm_sun_prophets", "marquise")
    game = digging({5: "mole mole tunnel prophet", 1: "cat"}, band, FactionStep(3, "day"), active="marquise")
    play(game, Lure(0, 5, "burrow"))
    assert (moles(game, 5), board_of(game).burrow) == (0, 4)
    assert asked(game)[1] == "marquise.action", "and there is nobody to battle down there"


def called(where: dict[int, str]) -> RootGame:
    """The Popular Band plays in clearing 5, and two moles wait in the Burrow."""
    return digging(where, held("popular_band", "marquise"), FactionStep(3, "day"), active="marquise")


def test_12_2_2_the_popular_band_calls_a_mole_out_of_the_burrow():
    game = called({5: "musician tunnel", 1: "mole mole"})
    assert offered(game) == [Call(0, 1), Call(0, "burrow"), "call_nobody"]
    # when the position is written down and read again, then the same is asked
    again = read_position(GAME, game.position(), Scripted(()))
    assert offered(again) == offered(game)
    play(again, Call(0, "burrow"))
    assert offered(again) == [Call(0, 1), "call_nobody"], "one from each clearing"
    play(again, Call(0, 1))
    assert (moles(again, 5), moles(again, 1), board_of(again).burrow) == (2, 1, 1)
    assert asked(again) == ("marquise", "hireling.place")


def test_12_2_2_without_a_tunnel_the_burrow_is_far():
    assert offered(called({5: "musician", 1: "mole", 2: "tunnel"})) == [Call(0, 1), "call_nobody"]


def test_12_2_2_physicians_bring_moles_to_the_burrow():
    game = below(
        {5: "mole mole rebel rebel rebel"},
        StartBattle(1, 0, 5),
        factions=("duchy", "alliance"),
        active="alliance",
        options={"hirelings": "with"},
        bands=[held("forest_patrol", "duchy", demoted=True)],
        duchy={"burrow": 1},
        hands={"duchy": ["bake_sale", "anvil"], "alliance": ["sword"]},
        script=[2, 0],
    )
    play(game, "let", "bake_sale")
    assert (moles(game, 5), board_of(game).burrow) == (0, 3)


# Who has moved in stays, wherever it came from (B3)


def test_who_comes_up_a_tunnel_where_the_band_plays_stays():
    band = held("popular_band", "marquise", demoted=True)
    game = digging({5: "musician mole tunnel", 1: "mole"}, band, "assembly")
    assert Passage(5, "burrow", 1) in offered(game)
    play(game, Passage("burrow", 5, 1))
    assert not any(getattr(one, "origin", 0) == 5 for one in offered(game))
    # when they have gone down instead, then those who are left may follow
    game = digging({5: "musician mole mole tunnel", 1: "mole"}, band, "assembly")
    play(game, Passage(5, "burrow", 1))
    assert Passage(5, "burrow", 1) in offered(game)


@pytest.mark.parametrize(("character", "at", "forest"), [("thief", 0, "f1"), ("harrier", 8, "")])
def test_a_vagabond_who_comes_out_of_a_forest_or_glides_in_stays(character, at, forest):
    board = {"character": character, "items": "boot boot torch", "at": at, "forest": forest}
    game = camp(
        ("eyrie", "vagabond", "alliance"),
        {1: "musician", 5: "bird"},
        [weak("popular_band", EYRIE)],
        active="vagabond",
        phase="daylight",
        vagabond=board,
    )
    play(game, Glide(1) if character == "harrier" else Walk(1))
    assert band_of(game.state, FIRST).moved_in == [(1, 1)]
    assert not any(isinstance(one, Walk | Glide) for one in offered(game))


# By ferry (V.2.5, D.3.7)


def test_d_3_7_the_pawn_of_a_band_goes_by_ferry_and_its_controller_draws():
    """V.2.5 speaks of pieces, and a pawn is one (Zh.1.10)."""
    game = dawn({5: "bird"}, [card("furious_protector", EYRIE, pawn=1)], game_map="lake", hands={"eyrie": ["anvil"]})
    assert offered(game) == [5, 9, 10, 11, 12]
    play(game, 11)
    assert (band_of(game.state, FIRST).pawn, game.state.ferry, len(hand(game, "eyrie"))) == (11, 11, 2)


def test_d_3_7_the_flotilla_says_whether_it_goes_along_with_the_ferry():
    game = dawn({5: "bird"}, [card("riverfolk_flotilla", EYRIE, pawn=1)], game_map="lake", hands={"eyrie": ["anvil"]})
    play(game, 11)
    assert asked(game) == ("eyrie", "ferry")
    play(game, "ferry")
    assert (game.state.ferry, len(hand(game, "eyrie"))) == (11, 2)


def test_l1_by_the_ferry_of_the_landmark_nobody_draws_for_a_band():
    game = dawn(
        {5: "bird"}, [card("furious_protector", EYRIE, pawn=4)], landmarks={"ferry": 4}, hands={"eyrie": ["anvil"]}
    )
    by_river = [to for to in offered(game) if to not in (8, 9, 12)]
    play(game, by_river[0])
    assert (game.state.landmarks["ferry"], len(hand(game, "eyrie"))) == (by_river[0], 1)


def test_the_protector_strikes_after_the_ferry_has_landed():
    where = {11: "bird mole"}
    game = dawn(where, [card("furious_protector", EYRIE, pawn=1)], game_map="lake", hands={"eyrie": ["anvil"]})
    play(game, 11)
    assert (there(game, 11, EYRIE), there(game, 11, DUCHY)) == (0, 0)


# Who goes along with a Vagabond (9.2.9.II.B), by their own rules (1.5.5)


def wandering(
    where: dict[int, str], bands: list[BandInPlay], seats: tuple[str, ...] = TRAMPS, **wishes: Any
) -> RootGame:
    """The daylight of a Vagabond in clearing 5, allied with the Marquise."""
    friend = {"at": 5, "items": "boot sword torch", "relations": {"marquise": ALLIED}}
    return camp(seats, where, bands, vagabond=friend, **wishes)


def robbed(game: RootGame) -> None:
    """He says which item the robbers damage."""
    assert asked(game) == ("vagabond", "vagabond.hit")
    play(game, offered(game)[0])


def test_8_2_6_whom_bandits_take_on_the_way_offends_nobody():
    """The only cat falls on the path, so no warrior has moved into sympathy."""
    bandits = [card("highway_bandits", paths=[(1, 5)])]
    game = wandering({5: "cat", 1: "sympathy"}, bandits, hands={"marquise": ["anvil"]})
    play(game, Walk(1), Bring(1, 1))
    robbed(game)
    assert [there(game, at, 1) for at in (1, 5)] == [0, 0]
    assert (asked(game)[1], hand(game, "marquise")) == ("vagabond.day", ["anvil"])
    # of two one arrives, and that is an outrage
    game = wandering({5: "cat cat", 1: "sympathy"}, bandits, hands={"marquise": ["anvil"]})
    play(game, Walk(1), Bring(1, 2))
    assert there(game, 1, 1) == 1
    assert asked(game)[1] == "order"


@pytest.mark.parametrize("by", [NOBODY, 0, 1])
def test_v_2_5_an_ally_draws_for_a_ride_alone(by):
    """At the lake, but along a path: what Bandits make of the move is no ride on the ferry."""
    game = wandering({5: "cat"}, [card("highway_bandits", by, paths=[(4, 5)])], game_map="lake")
    play(game, Walk(4), Bring(1, 1))
    while asked(game)[1] != "vagabond.day":
        play(game, offered(game)[-1])
    assert hand(game, "marquise") == []
    assert game.state.ferry == 1


def test_d_2_2_bandits_welcome_allies_whom_their_controller_plays():
    """They rob the Vagabond, and a cat more may come to those who went along."""
    game = wandering({5: "cat"}, [card("highway_bandits", 1, paths=[(1, 5)])])
    play(game, Walk(1), Bring(1, 1))
    assert asked(game)[1] == "order"
    play(game, offered(game)[0])
    robbed(game)
    assert asked(game) == ("marquise", "hireling.escort")
    play(game, "place_one")
    assert there(game, 1, 1) == 2


def test_b3_the_band_of_musicians_holds_allies_who_came_along():
    """They have moved in this turn, whoever made them, so the band does not call them away again."""
    bands = [card("popular_band", 0)]
    game = wandering({5: "cat cat", 1: "musician", 10: "musician"}, bands)
    play(game, Walk(1), Bring(1, 2), Employ(3), 10)
    assert Call(1, 1) not in offered(game)
    game = wandering({1: "cat cat musician", 10: "musician", 5: ""}, bands)
    play(game, Employ(3), 10)
    assert Call(1, 1) in offered(game)


def test_6_2_3_one_card_saves_all_whom_flame_bearers_burn_in_a_clearing():
    """Case 3: they are removed together, so it is one removal for each clearing."""
    game = camp(
        CATS,
        {5: "bearer bearer cat cat", 1: "keep"},
        [card("flame_bearers", 1)],
        active="eyrie",
        phase="birdsong",
        steps=[PhaseStart(1, "birdsong")],
        hands={"marquise": ["bake_sale", "cobbler"]},
    )
    assert game.ask is not None
    assert (asked(game), game.ask.about["count"]) == (("marquise", "marquise.hospital"), 2)
    play(game, "bake_sale")
    assert (there(game, 1, 0), hand(game, "marquise")) == (2, ["cobbler"])
    assert asked(game)[1] == "hireling.place"


def test_11_2_7_iii_mercenaries_fight_a_band_of_the_riverfolk():
    """Case 109: only battles against the Riverfolk themselves are barred to them."""
    game = camp(
        ("marquise", "riverfolk", "eyrie"),
        {5: "cat otter otter musician musician musician"},
        [card("popular_band", 1)],
        steps=[StartBattle(0, 3, 5), FactionStep(0, "actions")],
        riverfolk={"bought": ["mercenaries"]},
        script=[3, 0],
    )
    assert [there(game, 5, side) for side in (0, 1, 3)] == [1, 2, 0]


def test_9_2_9_iii_what_a_band_of_the_vagabond_removes_makes_nobody_hostile():
    """Case 111: his band battles, not he; so there is no infamy, and nobody scores for the building (D.3.6)."""
    game = camp(
        ("vagabond", "marquise"),
        {5: "spy spy spy cat sawmill", 7: "spy"},
        [card("corvid_spies", 0)],
        steps=[StartBattle(2, 1, 5), FactionStep(0, "day")],
        vagabond={"at": 5, "items": "sword"},
        script=[3, 0],
    )
    assert (there(game, 5, 1), game.state.clearings[5].buildings) == (0, [])
    assert getattr(game.state.boards[0], "relations", {}) == {1: 0}
    assert game.state.points == [0, 0]
