"""Law of Rootbotics 1 to 3 and 12: what all automata share, and how a table with them is set up."""

import contextlib
from random import Random

import pytest

import nemeton
from nemeton.games.root import GAME
from nemeton.games.root.check import check
from nemeton.games.root.clockwork import AUTOMATA, TRAITS
from nemeton.games.root.clockwork.seats import idle_values
from nemeton.games.root.clockwork.targets import Eyes, choose_clearing
from nemeton.games.root.decks import deck_of
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.effects import draw_cards, join_hand, score
from nemeton.games.root.rules.removing import sweep
from nemeton.games.root.rules.rule import FACTIONS, faction
from nemeton.games.root.steps import FactionStep, Phase, StartBattle, Triggered
from nemeton.kernel import BadSetup, hidden
from nemeton.kernel.game import play_of
from nemeton.kernel.play import Ended
from tests.games.root.machines import at, lines, machines, step
from tests.games.root.woodland import board

TABLE = {"seat_1": "mechanical_marquise", "seat_2": "alliance", "seat_3": "electric_eyrie"}


def start(seed=1, players=3, **options):
    """A table with two automata."""
    return nemeton.start("root", players, seed, {**TABLE, **options})


def at_the_end(game, seed=0):
    """The game, played by chance."""
    rng = Random(seed)
    while not game.over:
        ask = game.ask
        game.answer(rng.choice(ask.options), ask.seat)
    return game


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_asked_for_an_automaton(seed):
    """A.3: every answer of the game is the Alliance's; it ends."""
    game = at_the_end(start(seed), seed)
    assert {event.seat for event in game.history} == {1}


def test_where_shared_rules_ask_an_automaton_the_first_answer_is_taken():
    """A2: effects come in the order in which they were triggered."""
    effects = FactionStep(1, "lost_fox", 1), FactionStep(1, "lost_mouse", 2)
    game = machines(("electric_eyrie", "alliance"), {5: "bird roost"}, steps=[Triggered(0, effects)])
    assert game.ask is not None
    assert game.ask.seat == 1


def test_automata_alone_play_to_the_end():
    """A table of automata needs nobody."""
    game = nemeton.start("root", 2, 4, {"seat_1": "mechanical_marquise", "seat_2": "electric_eyrie"})
    assert game.over
    assert not game.history
    assert game.result is not None
    assert max(game.result.scores) >= 30


def test_the_seats_of_automata_are_known_from_the_options():
    """A.3: a site seats nobody there."""
    assert GAME.automata(3, GAME.read_options(TABLE), None) == (0, 2)
    assert GAME.automata(2, GAME.read_options(TABLE), None) == (0,)
    assert GAME.automata(2, GAME.read_options({}), {"factions": ["eyrie", "mechanical_marquise"]}) == (1,)


def refused(**options):
    """Why a table cannot be."""
    with pytest.raises(BadSetup) as caught:
        start(**options)
    sentences = {caught.value.text(language) for language in ("en", "ru", "uk")}
    assert len(sentences) == 3
    return caught.value.text("en")


def test_an_automaton_does_not_play_beside_its_faction():
    """3.2, ruling A1."""
    told = refused(seat_2="marquise")
    assert "Mechanical Marquise 2.0 stands for Marquise de Cat" in told


def test_no_automaton_plays_twice():
    """3.2."""
    assert "chosen twice" in refused(seat_2="electric_eyrie")


def test_difficulty_and_traits_are_those_of_automata_that_play():
    """3.3."""
    assert "no automaton" in refused(difficulty_2="easy")
    assert "no automaton" in refused(difficulty_5="easy")
    assert "does not play" in refused(seat_3="vagabond", traits=["swoop"])
    assert "chosen twice" in refused(traits=["swoop", "swoop"])
    assert "traits" in refused(traits=["flying"])
    assert "first game" in refused(scenario="first_game")
    assert start(traits=["swoop", "blitz"], difficulty_1="nightmare").state.options.traits == ("swoop", "blitz")


def test_a_game_together_needs_automata():
    """3.5."""
    assert "no automata" in refused(seat_1="eyrie", seat_3="vagabond", against="machines")


def test_the_lot_draws_no_automaton_and_nobody_whose_place_is_taken():
    """3.2: automata are chosen, never drawn."""
    for seed in range(12):
        options = {"seat_1": "mechanical_marquise", "lot": "all"}
        factions = nemeton.start("root", 4, seed, options).state.factions
        assert not {*factions[1:]} & {*AUTOMATA, "marquise"}


def test_dominance_cards_are_for_three_people():
    """3.4: automata do not count."""
    assert "dominance_fox" not in deck_of(start(players=3).state)
    people = {"seat_4": "vagabond", "seat_5": "cult"}
    assert "dominance_fox" in deck_of(start(players=5, **people).state)
    assert "dominance_fox" not in deck_of(start(players=5, against="machines", **people).state)


def test_no_automaton_plays_for_dominance():
    """1.3."""
    game = start()
    assert not faction(game.state, 0).can_use_dominance(game.state, 0)


def test_automata_get_no_cards():
    """3.4."""
    assert [len(hand) for hand in start().state.hands] == [0, 3, 0]


def given(count, rule):
    """What a rule does to a table with an automaton."""
    game = machines(("mechanical_marquise", "alliance"), {1: "cat"})
    play = play_of(game)
    rule(play)
    return game.state


def test_a_card_for_an_automaton_is_a_point():
    """2.8.1, ruling A3: one that is given is discarded; one that would be drawn is not."""
    state = given(1, lambda play: join_hand(play, 0, hidden(["anvil"])[0]))
    assert (state.points[0], state.hands[0], state.discard[-1]) == (1, [], "anvil")
    state = given(2, lambda play: draw_cards(play, 0, 2))
    assert (state.points[0], state.hands[0]) == (1, [])


def test_for_a_card_of_an_automaton_one_draws():
    """2.8.1: Stand and Deliver aims at it, and it scores its point."""
    game = machines(
        ("alliance", "mechanical_marquise"),
        {1: "cat"},
        steps=[Phase(0, "birdsong")],
        phase="birdsong",
        play_areas={"alliance": ["stand_and_deliver"]},
        agenda=[{"step": "turn", "seat": 0}],
        ends=False,
    )
    assert game.ask is not None
    robbed = next(option for option in game.ask.options if getattr(option, "card", "") == "stand_and_deliver")
    game.answer(robbed)
    assert len(game.state.hands[0]) == 1
    assert game.state.points == [0, 1]


def test_clearings_go_by_tests_then_by_priority():
    """2.1, 12.2.2: of equal ones the first, or the last where the action wants it; the Pass before all."""
    game = machines(("mechanical_marquise", "eyrie"), {3: "2 bird", 7: "2 bird", 9: "bird"})
    eyes = Eyes(game.state, 0)
    assert choose_clearing(game.state, [9, 7, 3], eyes.most_enemies()) == (3, ("most_enemies", "high_priority"))
    assert choose_clearing(game.state, [9, 7, 3], eyes.most_enemies(), lowest=True) == (
        7,
        ("most_enemies", "low_priority"),
    )
    assert choose_clearing(game.state, [9, 7], eyes.most_enemies()) == (7, ("most_enemies",))
    assert choose_clearing(game.state, []) is None
    hills = machines(("mechanical_marquise", "eyrie"), {}, options={"map": "mountain"})
    assert choose_clearing(hills.state, [1, 10, 12]) == (10, ("high_priority",))
    assert choose_clearing(hills.state, [1, 10, 12], lowest=True) == (10, ("low_priority",))


def test_closed_paths_are_paths_for_automata():
    """12.2.1."""
    game = machines(("mechanical_marquise", "eyrie"), {}, options={"map": "mountain"})
    one, other = game.state.closed_paths[0]
    assert other in faction(game.state, 0).neighbours(game.state, 0, one)
    assert other not in faction(game.state, 1).neighbours(game.state, 1, one)


@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("name", ["mechanical_marquise", "logical_lizards", "drillbit_duchy"])
def test_closed_paths_are_paths_in_the_setup_too(name, seed):
    """12.2.1 with 4.3, 8.3 and 10.3: the end of a closed path lies beside the first clearing."""
    state = nemeton.start("root", 2, seed, {"map": "mountain", "seat_1": name, "seat_2": "corvids"}).state
    home = state.homes[0]
    near = MAPS["mountain"].clearings[home].paths
    if name == "mechanical_marquise":
        built = {at for at, here in state.clearings.items() for owner, _ in here.buildings if owner == 0}
        assert len(built) == 3
        assert built <= {home, *near}
    else:
        expected = {"logical_lizards": 1, "drillbit_duchy": 2}[name]
        assert {state.clearings[where].warriors[0] for where in near} == {expected}


def test_14_2_5_looters_take_the_items_of_an_automaton():
    """A.3: people's factions play beside automata by their own rules."""
    game = machines(
        ("hundreds", "mechanical_marquise"),
        {5: "3 rat cat"},
        steps=[StartBattle(0, 1, 5)],
        item_boxes={"mechanical_marquise": ["boot"]},
        script=(0, 0),
    )
    game.answer("loot")
    assert board(game, "hundreds").command == ["boot"]
    assert game.state.item_boxes[1] == []


def test_15_2_5_an_automaton_takes_a_trophy():
    """The same: two points for a relic, which comes to the first forest (ruling A2)."""
    game = machines(
        ("mechanical_marquise", "keepers", "eyrie"),
        {5: "2 cat relic_figure_2"},
        steps=[StartBattle(0, 1, 5)],
        script=(0, 0),
    )
    assert game.state.points[0] == 2
    assert lines(game, "trophy")[0]["to"] == next(iter(MAPS["autumn"].forests))


def test_an_automaton_removes_a_snare_instead_of_leaving():
    """11.8.2: the march is not made, and the snare is gone."""
    where = {1: "5 cat snare", 5: "crow"}
    game = machines(("mechanical_marquise", "corvids"), where, steps=[step("move_from", 1)])
    assert at(game, 1).startswith("5 cat")
    assert not game.state.clearings[1].tokens
    assert lines(game, "machine.sprung")


def test_traits_are_thirty_six_at_most_and_each_has_one_owner():
    """B.5.3, B.6.3 of the Law."""
    names = [trait for traits in TRAITS.values() for trait in traits]
    assert len(names) == len(set(names))
    assert set(TRAITS) == set(AUTOMATA)


def test_forms_offer_what_the_table_has_a_use_for():
    """Traits of those that play, difficulties of their seats."""
    options = GAME.read_options({"seat_2": "electric_eyrie"})
    assert "blitz" in idle_values(3, options, "traits")
    assert "swoop" not in idle_values(3, options, "traits")
    assert idle_values(3, options, "difficulty_1")
    assert not idle_values(3, options, "difficulty_2")
    assert idle_values(3, GAME.read_options({}), "against")
    assert not idle_values(3, options, "against")
    assert not idle_values(3, options, "map")


def test_forms_offer_nobody_whose_place_an_automaton_or_a_hireling_has():
    """3.2, ruling A1, and Law A.6.5; what a seat has chosen already stays, and is refused in words."""
    options = GAME.read_options({"seat_2": "vagabot", "seat_3": "marquise"})
    assert idle_values(3, options, "seat_1") == {"vagabond", "vagabond_2"}
    assert idle_values(2, GAME.read_options({"seat_3": "vagabot"}), "seat_1") == set()
    hired = GAME.read_options({"hirelings": "with", "hireling_b": "forest_patrol", "seat_2": "marquise"})
    assert idle_values(2, hired, "seat_1") == {"marquise"}
    assert idle_values(2, hired, "seat_2") == set()
    assert idle_values(2, GAME.read_options({"hireling_b": "forest_patrol"}), "seat_1") == set()


@pytest.mark.parametrize("name", AUTOMATA)
def test_an_automaton_has_the_letter_and_the_words_of_its_faction(name):
    """2.2: letters decide ties."""
    own = FACTIONS[name]
    human = FACTIONS[own.stands_for]
    assert (own.order, own.warrior_word, own.warriors) == (human.order, human.warrior_word, human.warriors)


def test_people_together_need_thirty_points_each():
    """3.5.1, ruling A7: one alone does not win; an automaton does."""
    us = ("alliance", "vagabond", "mechanical_marquise")
    together = {"against": "machines"}

    def scored(points, seat):
        game = machines(us, {1: "cat"}, steps=[], points=points, boards={"vagabond": {"at": 5}}, options=together)
        play = play_of(game)
        with contextlib.suppress(Ended):
            score(play, seat, 2)
        return game.state.result

    assert scored({"alliance": 28, "vagabond": 12}, 0) is None
    assert scored({"alliance": 30, "vagabond": 28}, 1).winners == (0, 1)
    assert scored({"alliance": 30, "mechanical_marquise": 28}, 2).winners == (2,)


def test_who_has_thirty_points_together_goes_on_scoring():
    """3.5.1: a game that waits for somebody else may be saved and read with any number of points."""
    us = ("alliance", "vagabond", "mechanical_marquise")
    points, vagabond = {"alliance": 66, "vagabond": 2}, {"vagabond": {"at": 5}}
    game = machines(us, {1: "cat"}, steps=[], points=points, boards=vagabond, options={"against": "machines"})
    assert "root.check.points" not in {problem.kind for problem in check(game.state)}
    game.state.points[0] = 10_001
    assert "root.check.points" in {problem.kind for problem in check(game.state)}


def test_automata_leave_each_other_in_peace_where_people_play_together():
    """3.5.1."""
    us = ("mechanical_marquise", "electric_eyrie", "alliance")
    where = {1: "3 cat 2 bird rebel"}
    alone = machines(us, where, steps=[step("battle_in", 1)], script=(0, 0))
    together = machines(us, where, steps=[step("battle_in", 1)], script=(0, 0), options={"against": "machines"})
    assert lines(alone, "battle")[0]["whom"] == 1
    assert lines(together, "battle")[0]["whom"] == 2


def test_a_bomb_removes_two_pieces_of_an_automaton():
    """11.8.1: warriors first."""
    game = machines(("mechanical_marquise", "corvids"), {1: "crow 3 cat sawmill"})
    play = play_of(game)
    sweep(play, 1, [1], blown_up=True)
    assert at(game, 1) == "cat crow sawmill"
    sweep(play, 1, [1])
    assert at(game, 1) == "crow"
