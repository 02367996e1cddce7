"""Law V.2 and V.3: the lake with its ferry, the mountain with buried paths and a tower."""

import re

import pytest

import nemeton
from nemeton.games.root import GAME, rulings
from nemeton.games.root.draw.words import clearing_told
from nemeton.games.root.factions.vagabond.board import ALLIED
from nemeton.games.root.maps import MAPS
from nemeton.games.root.places import clearings_beside, forests_beside
from nemeton.games.root.rules.land import LANDS
from nemeton.games.root.rules.movement import legal_moves
from nemeton.games.root.steps import FactionStep, Interlude, Moves, Phase, Turn
from nemeton.games.root.workbench import WORKBENCH
from nemeton.kernel import BadPosition
from nemeton.kernel.values import written
from tests.games.root.picture import on_a_page
from tests.games.root.test_law_5_setup import begun
from tests.games.root.woodland import asked, board, hand, options, play, points, woodland

COAST = (1, 10, 11, 12)


def lake(factions=("marquise", "eyrie"), where=None, **wishes):
    """Two warriors of the Marquise beside the ferry, and she may move."""
    return woodland(factions, where or {1: "cat cat"}, game_map="lake", **{"agenda": [Moves(0, 2)], **wishes})


def rides(game) -> set[tuple[int, int]]:
    """Moves on offer between clearings of the coast."""
    moves = [option for option in options(game) if option[0] == "move"]
    return {(origin, to) for _, origin, to, _ in moves if origin in COAST and to in COAST}


# V.2.1 to V.2.4


def test_v_2_1_the_ferry_begins_at_the_corner_of_the_coast():
    state = begun(2, map="lake", seat_1="marquise", seat_2="vagabond").state
    corners = [where for where in COAST if MAPS["lake"].clearings[where].corner]
    assert corners == [state.ferry] == [1]
    assert begun(2).state.ferry == 0, "no other map has one"


def test_v_2_2_the_lake_is_a_river_between_all_of_the_coast():
    """The Riverfolk swim from shore to shore without rule; for everybody else these clearings are no neighbours."""
    game = lake(("riverfolk", "marquise"), {10: "otter", 12: "cat cat"}, agenda=[Phase(0, "daylight")])
    swims = {(move.origin, move.to) for move in legal_moves(game.state, 0)}
    assert {(10, 1), (10, 11), (10, 12)} <= swims
    for where in COAST:
        assert set(MAPS["lake"].clearings[where].river) == {*COAST} - {where}
        assert not {*clearings_beside(game.state, where)} & {*COAST}
    game = lake(where={10: "cat cat"})
    assert not rides(game), "the ferry lies elsewhere"


def test_v_2_2_the_lake_divides_forests():
    """C in the north and H in the south lie on two shores: neither path nor clearing leads from one to the other."""
    state = lake().state
    assert "f8" not in forests_beside(state, "f3")
    assert "f9" not in forests_beside(state, "f6")


def test_v_2_3_the_coast_is_what_lies_at_the_lake():
    on_river = tuple(where for where, site in MAPS["lake"].clearings.items() if site.river)
    assert MAPS["lake"].coast == on_river == COAST


@pytest.mark.parametrize(
    ("forest", "ring", "others"),
    [
        ("f3", {"f6", "f9"}, {"f2", "f4"}),
        ("f6", {"f3", "f8"}, {"f1", "f7"}),
        ("f8", {"f6", "f9"}, {"f7"}),
        ("f9", {"f3", "f8"}, {"f5"}),
    ],
)
def test_v_2_4_a_forest_at_the_lake_reaches_the_next_two_round_it(forest, ring, others):
    """Given a Vagabond in it, he may slip into both, as well as behind paths as everywhere."""
    game = lake(("vagabond", "marquise"), {2: "cat"}, agenda=[FactionStep(0, "slip")], vagabond={"forest": forest})
    woods = {option for option in options(game) if isinstance(option, str)} - {"stay"}
    assert woods == ring | others


@pytest.mark.parametrize(("next_ones", "reached"), [(True, False), (False, True)])
def test_m2_forests_that_share_a_clearing_of_the_coast(monkeypatch, next_ones, reached):
    """A does not lie at the lake, but touches clearing 10 as C does."""
    monkeypatch.setattr(rulings, "SHORE_ROUND_THE_LAKE", next_ones)
    state = lake().state
    assert ("f3" in forests_beside(state, "f1")) is reached
    assert ("f8" in forests_beside(state, "f3")) is False, "these share no clearing"
    assert forests_beside(state, "f3").count("f6") == 1


# V.2.5: the ferry


def test_v_2_5_from_the_ferry_to_the_whole_coast():
    assert rides(lake()) == {(1, 10), (1, 11), (1, 12)}


def test_v_2_5_the_ferry_goes_along_and_the_mover_draws():
    """When two warriors ride, then the ferry lies where they are, one card is drawn, and the journal says so."""
    game = lake()
    play(game, ("move", 1, 11, 2))
    assert game.state.ferry == 11
    assert game.state.clearings[11].warriors[0] == 2
    assert len(game.state.hands[0]) == 1
    told = next(entry for entry in game.journal if entry.kind == "root.ferried")
    assert (told.values["to"], told.law) == (11, "V.2.5")


def test_v_2_5_once_in_a_turn():
    """When it has been used, then no other ride is on offer, and the reason is said."""
    game = lake(where={1: "cat cat"})
    play(game, ("move", 1, 11, 2))
    assert not rides(game)
    told = {written(one.option): (one.reason, one.law) for one in game.ask.refused}
    assert told["move", 11, 1, 1] == ("root.refused.ferry_used", "V.2.5")


def test_v_2_5_where_it_does_not_lie_it_is_said():
    game = lake(where={12: "cat", 1: "cat"})
    told = {written(one.option): (one.reason, one.law) for one in game.ask.refused}
    assert told["move", 12, 1, 1] == ("root.refused.ferry_away", "V.2.5")


def test_v_2_5_the_next_turn_it_may_be_used_again():
    game = lake(used=["ferry"])
    assert not rides(game)
    again = lake(used=["ferry"], agenda=[Turn(1)])
    assert (again.state.active, again.state.used) == (1, [])


def test_v_2_5_rule_is_needed_as_for_every_move():
    """Given an enemy who rules both ends, then nobody rides (4.2.1)."""
    game = lake(where={1: "cat bird bird", 10: "bird", 2: "cat"})
    assert rides(game) == set()
    game = lake(where={1: "cat bird bird", 10: "cat cat", 2: "cat"})
    assert rides(game) == {(1, 10)}


def test_v_2_5_walking_leaves_the_ferry_where_it_is():
    game = lake()
    play(game, ("move", 1, 5, 2))
    assert (game.state.ferry, len(game.state.hands[0]), game.state.used) == (1, 0, [])


def test_v_2_5_by_a_card_of_the_decree():
    game = lake(
        ("eyrie", "marquise"),
        {1: "bird bird", 3: "roost"},
        decree={"move": ["sappers"]},
        agenda=[FactionStep(0, "decree")],
    )
    play(game, next(option for option in options(game) if option[0] == "sappers" and option[2:4] == (1, 12)))
    assert (game.state.ferry, len(game.state.hands[0])) == (12, 1)


@pytest.mark.parametrize(
    ("faction", "word", "step"), [("alliance", "rebel", "evening"), ("corvids", "crow", "day"), ("cult", "lizard", "")]
)
def test_v_2_5_every_faction_that_moves_may_ride(faction, word, step):
    game = lake((faction, "marquise"), {1: f"{word} {word}", 2: "cat"}, agenda=[Moves(0, 1)])
    play(game, ("move", 1, 10, 2))
    assert (game.state.ferry, len(game.state.hands[0])) == (10, 1), step


def test_v_2_5_the_pawn_rides_for_a_boot_as_it_walks():
    game = lake(
        ("vagabond", "marquise"), {2: "cat"}, agenda=[FactionStep(0, "day")], vagabond={"at": 1, "items": "boot boot"}
    )
    play(game, ("move", 12))
    assert (game.state.ferry, game.state.boards[0].at, len(game.state.hands[0])) == (12, 12, 1)
    assert sum(item.exhausted for item in game.state.boards[0].items) == 1
    told = {written(one.option): one.reason for one in game.ask.refused}
    assert told["move", 1] == "root.refused.ferry_used"


def test_v_2_5_slipping_may_be_by_ferry():
    game = lake(("vagabond", "marquise"), {2: "cat"}, agenda=[FactionStep(0, "slip")], vagabond={"at": 1})
    assert {10, 11, 12} <= {*options(game)}
    play(game, 10)
    assert (game.state.ferry, len(game.state.hands[0])) == (10, 1)


@pytest.mark.parametrize("draws", [True, False])
def test_m1_an_ally_who_is_taken_along_draws_too(monkeypatch, draws):
    """Given an ally beside the pawn, when both ride, then both draw; by the switch the mover alone."""
    monkeypatch.setattr(rulings, "FERRY_DRAWS_FOR_ALLIES", draws)
    game = lake(
        ("vagabond", "marquise"),
        {1: "cat cat"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 1, "items": "boot", "relations": {"marquise": ALLIED}},
    )
    play(game, ("move", 12), (1, 2))
    while asked(game)[1] == "order":
        play(game, options(game)[0])
    assert game.state.clearings[12].warriors[1] == 2
    assert [len(cards) for cards in game.state.hands] == [1, int(draws)]


def test_v_2_5_into_sympathy_the_mover_says_what_comes_first():
    """Card and outrage are simultaneous (1.1.3): given the draw first, the card drawn may pay for the outrage."""
    game = lake(("marquise", "alliance"), {1: "cat cat", 10: "sympathy"})
    play(game, ("move", 1, 10, 1))
    assert asked(game)[1] == "order"
    names = {option[2] if option[0] == "order" else option[1] for option in options(game)}
    assert {"ferry_draw", "outrage"} <= names
    play(game, next(option for option in options(game) if "ferry_draw" in option))
    assert len(game.state.hands[0]) + len(game.state.boards[1].supporters) == 1


@pytest.mark.parametrize(("answer", "lies", "cards"), [("ferry", 12, 1), ("swim", 1, 0)])
def test_v_2_5_who_can_swim_says_whether_it_is_by_ferry(answer, lies, cards):
    game = lake(("riverfolk", "marquise"), {1: "otter otter", 2: "cat"}, agenda=[Moves(0, 2)])
    play(game, ("move", 1, 12, 1))
    assert asked(game)[1] == "ferry"
    play(game, answer)
    assert (game.state.ferry, len(game.state.hands[0])) == (lies, cards)
    assert ("ferry" in game.state.used) is (answer == "ferry")


def test_v_2_5_riverboats_leave_the_choice_as_well():
    """Given boats bought of the Riverfolk, a move over the lake may be with the ferry or without it."""
    game = lake(
        ("marquise", "riverfolk"),
        {1: "cat cat", 2: "otter"},
        riverfolk={"bought": ["riverboats"]},
    )
    play(game, ("move", 1, 10, 1))
    assert asked(game)[1] == "ferry"


def test_v_2_5_the_duchy_rides_by_assembly():
    game = woodland_of_moles()
    play(game, ("move", 1, 11, 1))
    assert (game.state.ferry, game.state.clearings[11].warriors[0]) == (11, 1)


def woodland_of_moles():
    """Moles beside the ferry."""
    state = {
        "options": {"map": "lake"},
        "factions": ["duchy", "marquise"],
        "clearings": {"1": "3 mole", "2": "cat"},
        "phase": "daylight",
        "active": "duchy",
        "agenda": [{"step": "turn_end", "seat": 0}, {"step": "moves", "seat": 0, "left": 1}],
    }
    return nemeton.from_position({"game": "root", "players": 2, "state": state})


def test_v_2_5_nobody_fights_or_removes_the_ferry():
    """Given favor of the clearing's suit, the ferry stays; it is no piece of anybody."""
    game = lake(("marquise", "eyrie"), {1: "cat cat", 10: "bird"}, agenda=[FactionStep(0, "actions")])
    assert ("battle", 1, 1) not in options(game)
    assert game.state.ferry == 1


# Written positions


def test_the_ferry_is_written_and_read():
    game = lake()
    play(game, ("move", 1, 11, 2))
    position = game.position()
    assert position["state"]["ferry"] == 11
    assert nemeton.from_position(position).seen_by(1).ferry == 11
    assert "ferry" not in lake().position()["state"], "it lies where it began"


@pytest.mark.parametrize(("board", "where"), [("lake", 5), ("lake", 0), ("autumn", 1)])
def test_the_ferry_lies_nowhere_else(board, where):
    state = {"factions": ["marquise", "eyrie"], "options": {"map": board}, "ferry": where}
    with pytest.raises(BadPosition, match="ferry"):
        nemeton.from_position({"game": "root", "players": 2, "state": state})


def test_a_ride_that_is_yet_to_be_chosen_is_written_and_read():
    game = lake(("riverfolk", "alliance", "marquise"), {1: "otter otter", 10: "sympathy", 2: "cat"})
    play(game, ("move", 1, 10, 1))
    again = nemeton.from_position(game.position())
    assert again.ask is not None
    assert hand(again, "riverfolk") == hand(game, "riverfolk")


def test_the_ferry_is_set_by_hand():
    """In the sandbox it goes to a clearing of the coast and to no other; on a map without a lake there is none."""
    bench = WORKBENCH
    state = bench.settled(GAME.write_position(lake().state))
    tools = [tool.ident for shelf in bench.shelves(state) for tool in shelf.tools]
    assert "ferry" in tools
    bench.put(state, "ferry", "12")
    bench.put(state, "ferry", "5")
    bench.take(state, "ferry", "12")
    assert state["ferry"] == 12
    plain = bench.settled(GAME.write_position(woodland().state))
    assert "ferry" not in [tool.ident for shelf in bench.shelves(plain) for tool in shelf.tools]


def test_the_ferry_is_drawn_where_it_lies_and_told():
    """The picture has one ferry, which moves; words tell where it lies, in all languages."""
    game = lake()
    before = on_a_page(game, 0, game.ask).svg
    play(game, ("move", 1, 11, 2))
    after = on_a_page(game, 0, game.ask).svg
    places = [re.findall(r'id="ferry"[^>]*style="([^"]*)"', svg) for svg in (before, after)]
    assert [len(found) for found in places] == [1, 1]
    assert places[0] != places[1]
    for language, told in (("en", "the ferry lies here"), ("ru", "здесь плот"), ("uk", "тут пліт")):
        said = GAME.words(language, game.state)
        assert told in clearing_told(game.state, 11, said)
        assert told not in clearing_told(game.state, 1, said)


# V.3: the mountain


def mountain(factions=("marquise", "eyrie"), where=None, **wishes):
    """The Marquise stands at both ends of the buried path between 8 and 9, by day, with three cards."""
    wanted = {"agenda": [FactionStep(0, "actions")], "hands": {factions[0]: ["anvil", "sappers"]}, **wishes}
    return woodland(factions, where or {8: "cat", 9: "cat"}, game_map="mountain", **wanted)


def clearings_to_clear(game) -> set[tuple[int, int]]:
    """The paths that may be cleared now."""
    return {option[1:3] for option in options(game) if option[0] == "clear"}


def why(game) -> dict[object, tuple[str, str]]:
    """What is refused now, with its reason and its law."""
    return {written(one.option): (one.reason, one.law) for one in game.ask.refused}


CLOSED = [(2, 5), (3, 7), (5, 9), (6, 11), (8, 9), (11, 12)]


def test_v_3_1_six_paths_are_buried_and_the_tower_stands_in_the_middle():
    state = begun(2, map="mountain", seat_1="marquise", seat_2="vagabond").state
    assert state.closed_paths == CLOSED
    assert MAPS["mountain"].tower == 10
    assert not MAPS["mountain"].clearings[10].corner


def test_v_3_1_suits_are_dealt_by_markers():
    suits = [here.suit for here in begun(2, map="mountain").state.clearings.values()]
    assert sorted(suits) == ["fox"] * 4 + ["mouse"] * 4 + ["rabbit"] * 4


def test_v_3_2_clearings_joined_by_a_buried_path_are_no_neighbours():
    """Given warriors at 8, they do not go to 9, and are told why; along the open path they do."""
    game = mountain(agenda=[Moves(0, 1)], where={8: "cat"})
    moves = {(origin, to) for _, origin, to, _ in (option for option in options(game) if option[0] == "move")}
    assert moves == {(8, 1), (8, 4)}
    assert why(game)["move", 8, 9, 1] == ("root.refused.path_buried", "V.3.2")
    assert 9 not in clearings_beside(game.state, 8)


def test_v_3_2_the_pawn_does_not_walk_there_either():
    game = mountain(
        ("vagabond", "marquise"),
        {1: "cat"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 8, "items": "boot"},
    )
    assert {option[1] for option in options(game) if option[0] == "move"} == {1, 4}
    assert why(game)["move", 9] == ("root.refused.path_buried", "V.3.2")


def test_v_3_2_buried_paths_divide_forests_all_the_same():
    """A Vagabond slips from A into I, across the buried path between 8 and 9."""
    game = mountain(("vagabond", "marquise"), {1: "cat"}, agenda=[FactionStep(0, "slip")], vagabond={"forest": "f1"})
    assert "f9" in options(game)
    play(game, "f9")
    assert game.state.boards[0].forest == "f9"


def test_v_3_3_a_card_clears_a_path_for_good_and_scores():
    """When a card is spent, then the path is open, the marker is gone, one point is scored, and the card discarded."""
    game = mountain()
    assert clearings_to_clear(game) == {(5, 9), (8, 9)}
    play(game, ("clear", 8, 9, "anvil"))
    assert game.state.closed_paths == [path for path in CLOSED if path != (8, 9)]
    assert (points(game, "marquise"), hand(game, "marquise"), game.state.discard) == (1, ["sappers"], ["anvil"])
    assert 9 in clearings_beside(game.state, 8)
    told = next(entry for entry in game.journal if entry.kind == "root.cleared")
    assert (told.values["where"], told.values["to"], told.law) == (8, 9, "V.3.3")


def test_v_3_3_any_card_will_do():
    game = mountain(
        hands={"marquise": ["ambush_bird", "dominance_fox", "root_tea_mouse"]},
        factions=("marquise", "eyrie", "alliance"),
    )
    cards = {option[3] for option in options(game) if option[0] == "clear"}
    assert cards == {"ambush_bird", "dominance_fox", "root_tea_mouse"}


def test_v_3_3_it_costs_no_action():
    game = mountain()
    left = board(game, "marquise").actions
    play(game, ("clear", 8, 9, "anvil"))
    assert board(game, "marquise").actions == left


def test_v_3_3_once_in_a_turn():
    game = mountain()
    play(game, ("clear", 8, 9, "anvil"))
    assert not clearings_to_clear(game)
    assert why(game)["clear", 5, 9, ""] == ("root.refused.path_cleared", "V.3.3")


def test_v_3_3_a_piece_must_be_at_one_end():
    """A building or a token of the own faction will do; warriors of others will not."""
    game = mountain(where={2: "wood", 11: "sawmill", 3: "bird bird"})
    assert clearings_to_clear(game) == {(2, 5), (6, 11), (11, 12)}
    assert why(game)["clear", 3, 7, ""] == ("root.refused.path_far", "V.3.3")


def test_v_3_3_the_pawn_is_a_piece():
    game = mountain(
        ("vagabond", "marquise"), {1: "cat"}, agenda=[FactionStep(0, "day")], vagabond={"at": 7, "items": "boot"}
    )
    assert clearings_to_clear(game) == {(3, 7)}


def test_v_3_3_nothing_is_cleared_without_a_card():
    game = mountain(hands={})
    assert not clearings_to_clear(game)
    assert why(game)["clear", 8, 9, ""] == ("root.refused.path_card", "V.3.3")


@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_v_3_3_only_by_day(phase):
    game = mountain(phase=phase, agenda=[Interlude(0, phase)], crafted={"marquise": ["royal_claim", "tax_collector"]})
    assert not clearings_to_clear(game)


def test_v_3_3_only_in_ones_own_turn():
    state = mountain(("marquise", "eyrie"), {8: "bird", 9: "cat"}, hands={"eyrie": ["anvil"]}).state
    assert not LANDS["mountain"].might_offer(state, 1)


def test_v_3_3_the_question_tells_nothing_of_the_hand():
    """Whether somebody may clear a path follows from the map and the number of cards, which all see."""
    one = mountain(hands={"marquise": ["anvil"]}).state
    other = mountain(hands={"marquise": ["ambush_bird"]}).state
    assert LANDS["mountain"].might_offer(one, 0) == LANDS["mountain"].might_offer(other, 0) is True


def test_v_3_3_thirty_points_win_at_once():
    game = mountain(points={"marquise": 29})
    play(game, ("clear", 8, 9, "anvil"))
    assert game.result is not None
    assert (game.result.how, game.result.winners) == ("points", (0,))


def test_v_3_3_the_cult_gets_the_card():
    """What is spent becomes a lost soul (10.2.6)."""
    game = mountain(("marquise", "cult"), {8: "cat", 9: "cat", 1: "lizard"})
    play(game, ("clear", 8, 9, "anvil"))
    assert board(game, "cult").lost_souls == ["anvil"]


def evening_over(there, had=0):
    """The evening of the Marquise has just ended, with these pieces in the Pass."""
    state = {
        "options": {"map": "mountain"},
        "factions": ["marquise", "eyrie"],
        "clearings": {"10": there, "1": "cat"},
        "points": {"marquise": had},
        "boards": {"eyrie": {"leader": "builder"}, "marquise": {"keep": "gone"}},
        "phase": "evening",
        "active": "marquise",
        "agenda": [{"step": "turn_end", "seat": 0}],
    }
    return nemeton.from_position({"game": "root", "players": 2, "state": state})


@pytest.mark.parametrize(("there", "scored"), [("2 cat bird", 1), ("cat bird", 0), ("bird", 0), ("sawmill", 1)])
def test_v_3_4_who_rules_the_pass_at_the_end_of_the_evening_scores(there, scored):
    game = evening_over(there)
    assert points(game, "marquise") == scored
    told = [entry.law for entry in game.journal if entry.kind == "root.scored"]
    assert told == ["V.3.4"] * scored


def test_v_3_4_nobody_scores_in_the_evening_of_others():
    game = evening_over("2 bird")
    assert points(game, "eyrie") == 0


def test_v_3_4_the_tower_may_win():
    game = evening_over("cat", 29)
    assert game.result is not None
    assert game.result.winners == (0,)


def test_v_3_5_every_area_within_paths_is_a_forest():
    """Ten of them; two pockets at the edge are not enclosed (ruling M4)."""
    forests = MAPS["mountain"].forests
    assert len(forests) == 10
    touched = [set(forest.clearings) for forest in forests.values()]
    assert {1, 5, 9} not in touched
    assert {4, 7, 12} not in touched


def test_buried_paths_are_set_by_hand():
    state = WORKBENCH.settled(GAME.write_position(mountain().state))
    dials = {dial.ident: dial.value for dial in WORKBENCH.dials(state) if dial.ident.startswith("path-")}
    assert dials == dict.fromkeys(("path-2-5", "path-3-7", "path-5-9", "path-6-11", "path-8-9", "path-11-12"), "1")
    WORKBENCH.turn(state, "path-8-9", "")
    assert [8, 9] not in state["closed_paths"]
    assert len(state["closed_paths"]) == 5
    WORKBENCH.turn(state, "path-8-9", "1")
    assert [8, 9] in state["closed_paths"]


def test_a_path_that_was_cleared_is_drawn_open():
    game = mountain()
    before = on_a_page(game, 0, game.ask)
    play(game, ("clear", 8, 9, "anvil"))
    after = on_a_page(game, 0, game.ask)
    assert "closed-8-9" in before.ids
    assert "closed-8-9" not in after.ids
    assert "tower" in after.ids
    for language, told in (("en", "buried paths to"), ("ru", "засыпанные тропы"), ("uk", "засипані стежки")):
        assert told in clearing_told(game.state, 5, GAME.words(language, game.state))
        assert told not in clearing_told(game.state, 8, GAME.words(language, game.state))
