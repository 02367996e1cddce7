"""The Keepers in Iron among all other factions, hirelings and maps (Law 15 with 8 to 14, D and V)."""

from nemeton.games.root.factions.keepers.relics import foes_in
from nemeton.games.root.rules.movement import legal_moves
from nemeton.games.root.steps import FactionStep, Moves, PhaseStart, StartBattle
from tests.games.root.camp import camp, card
from tests.games.root.woodland import asked, board, describe, options, play, points, woodland

CATS = ("marquise", "keepers")
FORESTS = ["f1", "f2", "f3", "f4", "f5", "f6", "f7"]


def lying(game, forest):
    """The relics that lie in a forest with their value up."""
    seen = game.seen_by(-1).boards[1].forests.get(forest, ())
    return [(relic.kind, relic.value.card) for relic in seen if relic.value.card]


# Trophies (15.2.5)


def test_15_2_5_a_relic_that_a_hireling_removes_is_laid_by_its_controller_for_no_point():
    """89: a band scores for nobody."""
    game = camp(
        CATS,
        {5: "bearer relic_figure_2"},
        [card("flame_bearers", 0)],
        phase="birdsong",
        steps=[PhaseStart(0, "birdsong")],
    )
    assert (asked(game), options(game)) == (("marquise", "keepers.trophy"), FORESTS)
    play(game, "f7")
    assert (lying(game, "f7"), game.state.points) == ([("figure", "2")], [0, 0])


def test_15_2_5_what_a_hireling_of_nobody_removes_is_laid_by_who_is_on_turn():
    """89: here by the Keepers themselves, who have attacked it."""
    game = camp(
        ("keepers", "eyrie", "alliance"),
        {5: "badger patrol patrol patrol relic_figure_2"},
        [card("forest_patrol")],
        steps=[StartBattle(0, 3, 5), Moves(0, 1)],
        script=(3, 3),
    )
    assert describe(game, 5).count("badger") == 0
    assert (asked(game), options(game)) == (("keepers", "keepers.trophy"), FORESTS)
    assert game.state.points == [0, 0, 0]


def test_15_2_5_a_struck_relic_is_a_trophy_too():
    """9.5.6: a Vagabond strikes a relic that nobody guards."""
    game = woodland(
        ("vagabond", "keepers"),
        {5: "relic_figure_2"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "crossbow"},
    )
    play(game, ("strike", 1))
    assert (points(game, "vagabond"), asked(game)) == (2, ("vagabond", "keepers.trophy"))


def test_15_2_5_a_revolt_takes_relics():
    """8.4.1.III: before the base comes everything has left, and the Alliance lays the relic down."""
    game = woodland(
        ("alliance", "keepers"),
        {5: "sympathy relic_figure_2 badger badger"},
        agenda=[FactionStep(0, "revolt")],
        supporters=["bake_sale", "cobbler"],
        phase="birdsong",
    )
    play(game, ("revolt", 5), ("bake_sale", "cobbler"))
    assert (points(game, "alliance"), asked(game)) == (2, ("alliance", "keepers.trophy"))
    play(game, "f1")
    assert describe(game, 5) == "rebel sympathy base_rabbit"


def test_15_2_5_a_conversion_leaves_the_relic_without_its_guard():
    """10.4.3: the warrior that is converted carries nothing away."""
    game = woodland(
        ("cult", "keepers", "marquise"),
        {5: "badger relic_figure_2 lizard"},
        agenda=[FactionStep(0, "conspire")],
        phase="birdsong",
        cult={"outcast": "rabbit", "acolytes": 2},
    )
    play(game, ("convert", 5, 1))
    assert describe(game, 5).split().count("lizard") == 2
    assert "relic_figure_2" in describe(game, 5)


# Carrying (15.2.4)


def test_15_2_4_and_v_2_5_relics_ride_the_ferry():
    game = woodland(("keepers", "marquise"), {1: "badger relic_figure_2"}, agenda=[Moves(0, 1)], game_map="lake")
    far = next(option for option in options(game) if option[0] == "move" and option[2] in (10, 11, 12))
    play(game, far)
    assert asked(game) == ("keepers", "keepers.carry")
    play(game, "relic_figure_2")
    assert describe(game, far[2]) == "badger relic_figure_2"
    assert len(game.state.hands[0]) == 1, "and who rides draws"


def test_15_2_4_and_v_3_2_nothing_is_carried_along_a_buried_path():
    game = woodland(("keepers", "marquise"), game_map="mountain")
    one, other = game.state.closed_paths[0]
    game = woodland(("keepers", "marquise"), {one: "badger relic_figure_2"}, agenda=[Moves(0, 1)], game_map="mountain")
    assert all(move.to != other for move in legal_moves(game.state, 0))
    assert legal_moves(game.state, 0)


def test_15_2_4_a_robbed_warrior_carries_nothing():
    """D.2: who falls on the path has arrived nowhere; with one left, one relic comes along."""
    bandits = [card("highway_bandits", 1, paths=[(1, 5)])]
    alone = camp(("keepers", "marquise"), {5: "badger relic_figure_2"}, bandits, steps=[Moves(0, 1)])
    play(alone, ("move", 5, 1, 1))
    assert (describe(alone, 1), describe(alone, 5)) == ("", "relic_figure_2")
    two = camp(
        ("keepers", "marquise"), {5: "badger badger relic_figure_2 relic_tablet_1"}, bandits, steps=[Moves(0, 1)]
    )
    play(two, ("move", 5, 1, 2), "relic_figure_2")
    assert (describe(two, 1), describe(two, 5)) == ("badger relic_figure_2", "relic_tablet_1")


def test_15_2_4_and_13_7_2_a_snare_holds_warriors_and_what_they_would_carry():
    game = woodland(
        ("keepers", "corvids"),
        {5: "badger snare relic_figure_2"},
        agenda=[FactionStep(0, "retinue")],
        keepers={"retinue": {"move": ["cobbler"]}},
    )
    assert not legal_moves(game.state, 0)


# Enemies (15.5.2.II)


def test_15_5_2_ii_a_lone_pawn_and_a_lone_token_are_enemies_too():
    """Zh.1.10, Zh.1.11: pawns and tokens are pieces."""
    wanderer = woodland(
        ("keepers", "vagabond"),
        {5: "badger badger"},
        agenda=[FactionStep(0, "retinue")],
        keepers={"retinue": {"delve": ["cobbler"]}},
        vagabond={"at": 5},
    )
    assert options(wanderer) == [("cobbler", "battle", 5, 1), "next_column"]
    tunnel = woodland(
        ("keepers", "duchy", "hundreds"),
        {5: "badger badger tunnel"},
        agenda=[FactionStep(0, "retinue")],
        keepers={"retinue": {"delve": ["cobbler"]}},
    )
    assert options(tunnel) == [("cobbler", "battle", 5, 1), "next_column"]


def test_15_5_2_ii_a_partner_is_no_enemy():
    """Zh.1.23: beside a Vagabond who has joined them they dig at once."""
    game = woodland(
        ("keepers", "marquise", "vagabond", "eyrie"),
        {5: "badger"},
        agenda=[FactionStep(0, "retinue")],
        keepers={"retinue": {"delve": ["cobbler"]}},
        vagabond={"at": 5},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "keepers"},
    )
    assert foes_in(game.state, 0, 5) == []
    assert {option[1] for option in options(game) if option != "next_column"} == {"delve"}


def test_15_5_2_ii_hirelings_of_others_are_enemies_and_own_ones_are_not():
    """Zh.1.23: those of nobody as well."""
    for owner, enemies in ((-1, [3]), (1, [3]), (0, [])):
        game = camp(("keepers", "eyrie", "alliance"), {5: "badger patrol"}, [card("forest_patrol", owner)])
        assert foes_in(game.state, 0, 5) == enemies


def test_15_5_2_ii_after_an_ambush_nobody_digs():
    """4.3.1.II: whoever is wiped out has no warrior left."""
    game = woodland(
        ("keepers", "marquise"),
        {5: "badger badger cat"},
        agenda=[FactionStep(0, "retinue")],
        keepers={"retinue": {"delve": ["cobbler"]}},
        hands={"marquise": ["ambush_rabbit"]},
    )
    play(game, ("cobbler", "battle", 5, 1), "ambush_rabbit")
    assert describe(game, 5) == "cat"
    assert asked(game)[1] != "keepers.dig"


def test_15_5_2_ii_b_a_garden_of_the_cult_takes_a_clearing_from_the_count():
    """10.2.4: who has a garden there rules it, so two of the three clearings around the forest are theirs."""
    for garden, kept in (("", ["cobbler"]), ("garden_fox", [])):
        game = woodland(
            ("keepers", "cult", "marquise"),
            {5: "badger", 1: f"badger badger {garden}", 2: "badger"},
            agenda=[FactionStep(0, "retinue")],
            keepers={"retinue": {"delve": ["cobbler"]}, "relics": {"f1": ["figure 3"]}, "alone": True},
        )
        play(game, ("cobbler", "delve", 5, "f1", "relic_figure"))
        assert board(game, "keepers").retinue["delve"] == kept


def test_15_4_1_no_waystation_in_a_snare_and_14_7_7_the_knights_meet_a_stubborn_warlord():
    """13.7.2; both sides of a battle may ignore their first hit."""
    game = woodland(
        ("keepers", "corvids"), {5: "badger snare", 1: "badger"}, agenda=[FactionStep(0, "encamp")], phase="birdsong"
    )
    assert {option[1] for option in options(game) if option != "no_camp"} == {1}
    fought = woodland(
        ("keepers", "hundreds"),
        {5: "badger badger relic_figure_2 warlord rat"},
        agenda=[StartBattle(0, 1, 5)],
        script=(1, 1),
    )
    assert describe(fought, 5) == "badger badger relic_figure_2 rat warlord"
