"""Law V.2: the lake, its coast, and the ferry."""

import re

import pytest

import nemeton
from nemeton.games.root import GAME, rulings
from nemeton.games.root.draw.words import clearing_told
from nemeton.games.root.factions.vagabond.board import ALLIED
from nemeton.games.root.maps import MAPS
from nemeton.games.root.places import clearings_beside, forests_beside
from nemeton.games.root.rules.movement import legal_moves
from nemeton.games.root.steps import FactionStep, Moves, Phase, Turn
from nemeton.games.root.workbench import WORKBENCH
from nemeton.kernel import BadPosition
from nemeton.kernel.values import written
from tests.games.root.picture import on_a_page
from tests.games.root.test_law_5_setup import begun
from tests.games.root.woodland import asked, hand, options, play, woodland

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
