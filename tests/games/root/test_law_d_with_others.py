"""Hirelings where they meet other rules: dominance, pieces that count as an enemy's, what is refused, and positions
(Law D, A.6, A.8.1.I)."""

import pytest

import nemeton
from nemeton.games.root import GAME, rulings
from nemeton.games.root.check import check
from nemeton.games.root.factions.cult.board import CultBoard
from nemeton.games.root.factions.hundreds.oppression import oppressed
from nemeton.games.root.hirelings.warm_sun_prophets import Goad
from nemeton.games.root.refusals import refused_battles
from nemeton.games.root.rules.battle import legal_battles
from nemeton.games.root.rules.hirelings import Employ, Way
from nemeton.games.root.rules.movement import Move, move_warriors
from nemeton.games.root.rules.rule import FACTIONS, opponents_in
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import Moves, Phase, PhaseStart, StartBattle
from nemeton.kernel import BadPosition, play_of
from nemeton.kernel.records import read_position, start
from tests.games.root.camp import camp, card, offered, weak
from tests.games.root.drafting import draft_of
from tests.games.root.woodland import asked, hand, play, points

TRIO = ("marquise", "eyrie", "alliance")
OTHERS = ("alliance", "eyrie", "cult")  # without cats
MARQUISE, EYRIE, ALLIANCE, FIRST, SECOND = range(5)


def there(game: RootGame, where: int, side: int = FIRST) -> int:
    return game.state.clearings[where].warriors[side]


# D.2.3 The start of birdsong


def dominant(where: dict[int, str]) -> RootGame:
    """The Marquise plays for 1 and 3, and her Flame Bearers act first."""
    return camp(
        TRIO,
        where,
        [card("flame_bearers", MARQUISE)],
        phase="birdsong",
        steps=[PhaseStart(MARQUISE, "birdsong"), Phase(MARQUISE, "birdsong")],
        points={"marquise": 10},
        dominance={"marquise": "dominance_bird"},
    )


def test_d_2_3_and_3_3_1_who_rules_once_bands_have_acted_at_the_start_of_birdsong_wins():
    """1.1.3: both happen at the start, so who is on turn may let the band act first."""
    # given that the Eyrie hold one of the two corners
    game = dominant({1: "cat bearer bird bird bird", 3: "cat cat"})
    assert not game.over
    # when the Bearers burn too few of them, then the game goes on
    play(game, 5)
    assert not game.over
    # when they burn enough, then the Marquise rules both corners and wins at once
    game = dominant({1: "cat bearer bird bird", 3: "cat cat"})
    assert asked(game) == ("marquise", "hireling.place"), "where one more Bearer comes"
    assert not list(check(game.state)), "in the middle of it the position is sound"
    play(game, 5)
    assert game.over
    assert game.result is not None
    assert (game.result.how, game.result.winners) == ("dominance", (MARQUISE,))


def test_d_2_3_the_position_in_the_middle_of_a_band_s_dawn_can_be_read_again():
    game = dominant({1: "cat bearer bird bird", 3: "cat cat"})
    again = nemeton.from_position(game.position(), seed=1)
    play(again, 5)
    assert again.over


# Pieces


def test_forest_patrol_one_that_falls_on_a_path_lies_on_the_card():
    """D.2.2 Whenever some are removed: by Bandits too, though that is in no clearing."""
    bands = [card("forest_patrol", 0), card("highway_bandits", EYRIE, paths=[(1, 5)])]
    game = camp(OTHERS, {5: "patrol patrol"}, bands)
    move_warriors(play_of(game), FIRST, 5, 1, 2)
    assert (there(game, 1), game.state.bands[0].lying, game.state.supply[FIRST]) == (1, 1, 10)
    assert not list(check(game.state))


@pytest.mark.parametrize(("answer", "acolytes", "saved"), [("bake_sale", 0, 2), ("save_nobody", 2, 0)])
def test_10_2_3_physicians_take_back_who_fell_in_defence_or_they_become_acolytes(answer, acolytes, saved):
    """Both say where the fallen go instead of the supply; nobody is in two places."""
    game = camp(
        ("cult", "eyrie"),
        {5: "bird bird lizard lizard", 1: "lizard"},
        [weak("forest_patrol", 0)],
        steps=[StartBattle(1, 0, 5), Moves(1, 1)],
        active="eyrie",
        hands={"cult": ["bake_sale", "anvil"]},
        script=[3, 0],
    )
    play(game, "let", answer)
    board = game.state.boards[0]
    assert isinstance(board, CultBoard)
    assert (board.acolytes, there(game, 1, 0)) == (acolytes, 1 + saved)
    assert game.state.supply[0] == 22


def test_zh_1_33_the_pawn_of_a_band_is_an_enemy_s_piece_in_its_clearing():
    """14.6.2: so a clearing with it is not oppressed, unless it is their own; D.2.2: but nobody battles it."""
    pair = ("hundreds", "eyrie")
    for bands, count in (([card("furious_protector", pawn=5)], 0), ([card("furious_protector", 0, pawn=5)], 1)):
        game = camp(pair, {5: "warlord rat"}, bands)
        assert len(oppressed(game.state, 0)) == count
        assert 2 not in opponents_in(game.state, 0, 5)


def test_spies_come_where_the_pawn_of_an_enemy_is():
    bands = [card("corvid_spies", MARQUISE), card("riverfolk_flotilla", EYRIE, pawn=7)]
    game = camp(TRIO, {5: "cat"}, bands)
    play(game, Employ(FIRST))
    assert there(game, 7) == 2, "the only clearing with a piece of an enemy"


@pytest.mark.parametrize(("lost", "stays"), [("ground", True), ("treetop", False)])
def test_flame_bearers_say_which_of_two_alike_burns(lost, stays):
    """L6: who chooses what is lost says whether it is the building in the treetop."""
    game = camp(
        TRIO,
        {1: "bearer workshop workshop"},
        [card("flame_bearers", EYRIE)],
        active="eyrie",
        phase="birdsong",
        steps=[PhaseStart(EYRIE, "birdsong"), Phase(EYRIE, "birdsong")],
        landmarks={"elder_treetop": 1},
        treetop="workshop",
    )
    assert asked(game) == ("eyrie", "treetop.lose")
    play(game, lost)
    assert len(game.state.clearings[1].buildings) == 1
    assert (game.state.treetop is not None) == stays


# D.3 Who may be battled, and what one is told


def told(game: RootGame, seat: int) -> list[tuple[int, int, str, str]]:
    return [(one.option.where, one.option.whom, one.reason, one.law) for one in refused_battles(game.state, seat)]


@pytest.mark.parametrize(
    ("where", "band", "whom", "reason"),
    [
        ("cat bird", weak("furious_protector", EYRIE, pawn=5), EYRIE, "protected"),
        ("cat", card("furious_protector", EYRIE, pawn=5), FIRST, "band_pawn"),
        ("cat", card("riverfolk_flotilla", pawn=5), FIRST, "band_pawn"),
        ("cat bird bandit", weak("highway_bandits", EYRIE), FIRST, "gangs_at_home"),
    ],
)
def test_d_2_2_why_somebody_cannot_be_battled_is_told(where, band, whom, reason):
    game = camp(TRIO, {5: where}, [band])
    assert whom not in [one.whom for one in legal_battles(game.state, MARQUISE)]
    assert (5, whom, f"root.refused.{reason}", "D.2.2") in told(game, MARQUISE)


def test_d_2_2_without_a_card_for_it_the_uprising_is_not_battled_and_that_is_told():
    three = ("marquise", "eyrie", "cult")
    game = camp(three, {5: "cat riser"}, [card("spring_uprising")])
    assert told(game, 0) == [(5, FIRST, "root.refused.uprising_card", "D.2.2")]
    game = camp(three, {5: "cat riser"}, [card("spring_uprising")], hands={"marquise": ["ambush_rabbit"]})
    assert told(game, 0) == []


def test_d_3_2_nobody_battles_a_band_of_the_own_whatever_partners_may_do(monkeypatch):
    monkeypatch.setattr(rulings, "PARTNERS_MAY_FIGHT", True)
    game = camp(TRIO, {5: "cat spy bird"}, [card("corvid_spies", MARQUISE)])
    assert opponents_in(game.state, MARQUISE, 5) == [EYRIE]
    assert told(game, MARQUISE) == []


@pytest.mark.parametrize("cards", [["ambush_rabbit", "anvil"], ["anvil", "foxfolk_steel"]])
def test_b5_who_makes_another_player_battle_the_uprising_does_not_see_that_hand(cards):
    """Prophets offer the battle whatever the hand is; without a card to discard there is none."""
    bands = [card("spring_uprising"), card("warm_sun_prophets", MARQUISE)]
    game = camp(("marquise", "eyrie", "duchy"), {5: "bird riser prophet"}, bands, hands={"eyrie": cards}, script=[1, 0])
    play(game, Employ(SECOND))
    assert Goad(5, EYRIE, FIRST) in offered(game)
    play(game, Goad(5, EYRIE, FIRST))
    if "ambush_rabbit" in cards:
        assert asked(game) == ("eyrie", "hireling.provoke")
        play(game, "ambush_rabbit")
        assert (there(game, 5), hand(game, "eyrie")) == (0, ["anvil"])
    else:
        assert (there(game, 5), len(hand(game, "eyrie"))) == (1, 2)
        assert "root.held_off" in [entry.kind for entry in game.journal]


def test_d_3_4_a_faction_s_move_takes_no_band_along():
    """Nor does a band's move take warriors of the faction."""
    game = camp(TRIO, {5: "cat delver"}, [card("sunward_expedition", MARQUISE)], steps=[Moves(MARQUISE, 1)])
    play(game, Move(5, 1, 1))
    assert (there(game, 1, MARQUISE), there(game, 1), there(game, 5)) == (1, 0, 1)


def test_d_3_6_who_defends_against_a_band_scores_for_what_it_loses():
    game = camp(
        TRIO,
        {5: "cat cat vaulter vault"},
        [card("vault_keepers", EYRIE)],
        steps=[StartBattle(FIRST, MARQUISE, 5), Moves(0, 1)],
        script=[2, 2],
    )
    assert game.state.clearings[5].buildings == []
    assert points(game, "marquise") == 1


def test_d_3_7_who_moves_a_band_by_ferry_draws_a_card():
    game = camp(
        TRIO,
        {1: "delver"},
        [card("sunward_expedition", MARQUISE)],
        steps=[Moves(MARQUISE, 0)],
        game_map="lake",
    )
    assert game.state.ferry == 1
    before = len(hand(game, "marquise"))
    move_warriors(play_of(game), FIRST, 1, 11, 1)
    play_on(game)
    assert (game.state.ferry, len(hand(game, "marquise"))) == (11, before + 1)


def play_on(game: RootGame) -> None:
    """What was pushed comes before what is asked now; a dull answer lets it come."""
    game.answer(game.asks[0].options[-1])


# A.8.1 The row of setup cards


def test_s8_for_two_players_insurgents_fill_a_row_that_hirelings_have_emptied_of_militants():
    """A.8.1.I may be left aside where hirelings play; a row has three cards."""
    named = {"hireling_a": "forest_patrol", "hireling_b": "last_dynasty", "hireling_c": "sunward_expedition"}
    for seed in range(6):
        game = start(GAME, 2, {"setup": "advanced", "hirelings": "with", **named}, seed)
        while game.asks[0].kind != "root.draft":
            game.answer(game.asks[0].options[0])
        row = draft_of(game).row
        assert len(row) == 3
        assert FACTIONS[row[0].faction].is_militant
        assert not {"marquise", "eyrie", "duchy"} & {one.faction for one in row}
    usual = start(GAME, 2, {"setup": "advanced", "hirelings": "with", **named, "hireling_c": "popular_band"}, 1)
    while usual.asks[0].kind != "root.draft":
        usual.answer(usual.asks[0].options[0])
    assert all(FACTIONS[one.faction].is_militant for one in draft_of(usual).row), "three militants are enough"


# Positions


@pytest.mark.parametrize(
    ("bands", "changed", "words"),
    [
        (["corvid_spies"], {"mark": 5}, "marker cannot lie at 5"),
        (["corvid_spies"], {"moved_in": [[0, 5]]}, "cannot be there"),
        (["popular_band"], {"moved_in": [[9, 5]]}, "cannot be there"),
        (["popular_band"], {"moved_in": [[0, 99]]}, "cannot be there"),
        (["furious_protector"], {"pawn": 0}, "cannot be there"),
        (["the_exile"], {"pawn": 0}, "cannot be there"),
        (["corvid_spies", "popular_band", "sunward_expedition", "highway_bandits"], {}, "4 kinds of hirelings"),
        (["corvid_spies", "popular_band"], {"mark": 8}, "marker cannot lie at 8"),
    ],
)
def test_bands_that_cannot_be_are_refused_in_one_sentence(bands, changed, words):
    game = camp(TRIO, {5: "cat"}, [card("sunward_expedition")])
    written = GAME.write_position(game.state)
    held = {"held_by": "eyrie", "control": 1, "mark": 4}
    pawns = {"furious_protector": 5, "the_exile": "f1"}
    written["bands"] = [{"name": name, **({"pawn": pawns[name]} if name in pawns else {})} for name in bands]
    if "the_exile" in bands:
        written["bands"][0]["items"] = ["club", "club", "club"]
    written["bands"][0] |= {**held, **changed}
    if len(bands) == 2:
        written["bands"][1] |= {**held, "mark": 8}
    with pytest.raises(BadPosition, match=words) as refused:
        read_position(GAME, {"players": 3, "state": written}, 1)
    for language in ("en", "ru", "uk"):
        assert "\n" not in refused.value.text(language)


def test_a_vault_may_stand_in_the_treetop():
    game = camp(TRIO, {1: "vault"}, [card("vault_keepers", EYRIE)], landmarks={"elder_treetop": 1})
    written = {**GAME.write_position(game.state), "treetop": "vault"}
    again = read_position(GAME, {"players": 3, "state": written}, 1)
    assert again.state.treetop == (FIRST, "vault")
    assert GAME.write_position(again.state)["treetop"] == "vault"


def test_the_uprising_takes_all_enemies_along_but_not_the_warlord():
    """14.2.2: he is removed in battle alone."""
    three = ("marquise", "hundreds", "cult")
    game = camp(
        three,
        {5: "riser warlord rat", 1: "riser"},
        [card("spring_uprising", 0)],
        phase="birdsong",
        steps=[PhaseStart(0, "birdsong"), Phase(0, "birdsong")],
        script=[1],
    )
    play(game, Way(FIRST, "rise"))
    assert there(game, 5, 1) == 0
    assert 5 in [where for where in game.state.clearings if FACTIONS["hundreds"].is_there(game.state, 1, where)]
