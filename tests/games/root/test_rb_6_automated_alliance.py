"""Law of Rootbotics 6: the Automated Alliance."""

from nemeton.games.root.steps import Moves, StartBattle
from tests.games.root.machines import at, lines, machines, phase_of, step

US = ("automated_alliance", "marquise")
FOX, RABBIT, BIRD = "anvil", "bake_sale", "birdy_bindle"


def board(game):
    """Its board."""
    return game.state.boards[0]


def ordered(card, **rest):
    """A board with an order."""
    return {"automated_alliance": {"order": card, **rest}}


def test_a_revolt_sweeps_the_clearing_with_most_enemies_and_brings_the_base():
    """6.4.3: a point for each building and token that goes."""
    game = machines(
        US, {1: "sympathy cat", 12: "sympathy 2 cat sawmill wood", 5: "sympathy 4 cat"}, steps=[step("revolt")],
        phase="birdsong", boards=ordered(FOX),
    )  # fmt: skip
    assert at(game, 12) == "base_fox sympathy"
    assert game.state.points[0] == 2
    assert board(game).bases == ["mouse", "rabbit"]


def test_no_revolt_for_a_bird_nor_for_a_base_that_stands():
    """6.4.3."""
    where = {1: "sympathy cat", 12: "base_fox"}
    for card in (FOX, BIRD):
        assert "cat" in at(machines(US, where, steps=[step("revolt")], phase="birdsong", boards=ordered(card)), 1)


def test_pity_spreads_twice_or_once():
    """6.4.4."""
    few = machines(US, {1: "sympathy"}, steps=[step("pity")], phase="birdsong", boards=ordered(RABBIT))
    assert len(lines(few, "token")) == 2
    many = dict.fromkeys((1, 2, 3, 4, 5), "sympathy")
    assert len(lines(machines(US, many, steps=[step("pity")], phase="birdsong", boards=ordered(FOX)), "token")) == 1
    risen = machines(US, {1: "sympathy"}, steps=[step("pity")], phase="birdsong", boards=ordered(FOX, revolted=True))
    assert not lines(risen, "token")


def test_sympathy_spreads_beside_sympathy_with_fewest_enemy_warriors():
    """6.5.1: in ordered clearings; the second token scores a point."""
    game = machines(US, {1: "sympathy", 5: "2 cat", 10: "cat"}, steps=[step("spread")], boards=ordered(RABBIT))
    assert "sympathy" in at(game, 10)
    assert game.state.points[0] == 1
    assert lines(game, "machine.place")[0]["reasons"] == ("fewest_enemy_warriors",)


def test_without_such_a_clearing_where_fewest_enemies_are():
    """6.5.1.I."""
    where = {place: "cat" for place in range(1, 13) if place != 7}
    assert at(machines(US, where, steps=[step("spread")], boards=ordered(FOX)), 7) == "sympathy"


def test_what_cannot_spread_scores_five():
    """6.5.1.II."""
    where = dict.fromkeys(range(1, 11), "sympathy")
    assert machines(US, where, steps=[step("spread")], boards=ordered(FOX)).state.points[0] == 5


def test_martial_law_costs_a_point():
    """6.2.5; Steadfast ignores it."""
    where = {1: "sympathy", 5: "3 cat", 10: "3 cat"}
    assert machines(US, where, steps=[step("spread")], boards=ordered(RABBIT)).state.points[0] == 0
    bold = machines(US, where, steps=[step("spread")], boards=ordered(RABBIT), options={"traits": ["steadfast"]})
    assert bold.state.points[0] == 1


def test_a_bird_revolts_by_surprise():
    """6.5.2."""
    game = machines(US, {5: "sympathy 2 cat", 1: "sympathy cat"}, steps=[step("surprise")], boards=ordered(BIRD))
    assert at(game, 5) == "base_rabbit sympathy"


def test_warriors_at_a_base_organize():
    """6.6.1: three of them, four for an easy one, two for a challenge; then a warrior at each base (6.6.2)."""
    for difficulty, count, leaves in (
        ("default", 3, True),
        ("default", 2, False),
        ("easy", 3, False),
        ("challenging", 2, True),
    ):
        game = machines(
            US, {5: f"base_rabbit {count} rebel sympathy"}, steps=phase_of("evening"), phase="evening",
            boards=ordered(RABBIT), options={"difficulty_1": difficulty},
        )  # fmt: skip
        assert game.state.clearings[5].warriors[0] == (1 if leaves else count + 1)
        assert bool(lines(game, "machine.organizes")) is leaves


def test_it_deals_an_extra_hit_when_it_defends_with_a_warrior():
    """6.2.2; Informants: with a token alone too."""
    for where, traits, cats in (
        ("2 cat rebel", [], 1), ("2 cat sympathy", [], 2), ("2 cat sympathy", ["informants"], 1),
    ):  # fmt: skip
        game = machines(
            US, {5: where}, steps=[StartBattle(1, 0, 5)], active=1, script=(0, 0), options={"traits": traits}
        )
        assert game.state.clearings[5].warriors[1] == cats


def test_veterans_take_the_higher_die():
    """Trait."""
    where = {5: "3 cat 3 rebel"}
    for traits, cats in (([], 2), (["veterans"], 0)):
        game = machines(US, where, steps=[StartBattle(1, 0, 5)], active=1, script=(2, 0), options={"traits": traits})
        assert game.state.clearings[5].warriors[1] == cats


def test_who_moves_into_sympathy_owes_a_card():
    """6.2.3: of the clearing's suit; who has none lets it score."""
    for hand, points in ((["bake_sale"], 0), (["anvil"], 1), ([], 1)):
        game = machines(
            US, {1: "3 cat", 5: "sympathy"}, steps=[Moves(1, 1)], active=1, hands={"marquise": hand}, ends=True
        )
        assert game.ask is not None
        game.answer(("move", 1, 5, 2))
        if hand:
            assert game.ask.kind == "root.machine.outrage"
            game.answer(game.ask.options[0])
        assert game.state.points[0] >= points
        assert ("bake_sale" in game.state.discard) is (hand == ["bake_sale"])


def test_a_base_that_falls_takes_sympathy_of_its_suit_along():
    """6.2.4."""
    game = machines(
        US, {5: "3 cat base_rabbit", 3: "sympathy", 1: "sympathy"}, steps=[StartBattle(1, 0, 5)], active=1,
        script=(0, 0), points={"marquise": 0},
    )  # fmt: skip
    assert not any(piece == "sympathy" for _, piece in game.state.clearings[3].tokens) or lines(game, "token")
    assert game.state.points[1] == 1, "for the base alone"


def test_nobody_scores_for_the_sympathy_of_a_popular_alliance():
    """Trait."""
    for traits, points in (([], 1), (["popularity"], 0)):
        game = machines(
            US, {5: "3 cat sympathy"}, steps=[StartBattle(1, 0, 5)], active=1, script=(0, 0),
            options={"traits": traits},
        )  # fmt: skip
        assert game.state.points[1] == points


def test_wildfire_spreads_without_points():
    """Trait."""
    where = dict.fromkeys(range(1, 9), "sympathy")
    game = machines(
        US, where, steps=phase_of("evening"), phase="evening", boards=ordered(FOX), options={"traits": ["wildfire"]}
    )
    assert len(lines(game, "token")) == 1
    assert game.state.points[0] == 0
    beside = machines(
        US, {5: "sympathy", 1: "cat"}, steps=phase_of("evening"), phase="evening", boards=ordered(FOX),
        options={"traits": ["wildfire"]},
    )  # fmt: skip
    assert "sympathy" in at(beside, 1), "by the order of this turn: a fox clearing beside sympathy"
    assert (board(beside).order, beside.state.discard) == ("", [FOX])
