"""The thematic map (rulebook p. 23): its lands, borders and start pieces, and who begins where. The facts are held
against the copy in `thematic.py`; play across the boards is tried in `test_thematic_play.py`."""

import gzip
from collections import Counter, defaultdict
from itertools import combinations, permutations
from typing import Any

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.adversaries import ADVERSARIES
from nemeton.games.spirit_island.boards import BALANCED, BOARDS, CROSSWISE, THEMATIC, USUAL
from nemeton.games.spirit_island.draw.geometry import edges
from nemeton.games.spirit_island.draw.terrain import ground
from nemeton.games.spirit_island.draw.thematic import COASTS, OUTLINES
from nemeton.games.spirit_island.island import board_of, geography, is_coastal, terrain
from nemeton.games.spirit_island.rules.setup import candidates
from nemeton.games.spirit_island.rules.victory import difficulty
from nemeton.games.spirit_island.scenarios import SCENARIOS
from nemeton.games.spirit_island.scenarios.guard_the_isles_heart import inner_lands
from nemeton.games.spirit_island.spirits import SPIRITS
from nemeton.games.spirit_island.steps import Aftermath
from nemeton.kernel import BadPosition, BadSetup
from nemeton.kernel.records import start
from tests.games.spirit_island.asking import asked, options, play
from tests.games.spirit_island.looking import describe, island
from tests.games.spirit_island.shore import shore
from tests.games.spirit_island.test_text import lines
from tests.games.spirit_island.thematic import QUIET, WHOLE, facts, table

# The facts


def test_the_map_has_38_lands_on_four_boards():
    assert Counter(board_of(name) for name, *_ in facts()) == {"NW": 9, "NE": 9, "W": 10, "E": 10}
    assert {f"{board}{number}" for board in THEMATIC for number in BOARDS[board].lands} == {row[0] for row in facts()}


def test_each_land_has_its_terrain_and_only_the_west_and_the_east_are_coast():
    for name, kind, is_coast, _, _ in facts():
        assert (terrain(name), is_coastal(name)) == (kind, is_coast), name


def test_neighbours_on_the_whole_map():
    near = geography(WHOLE).neighbours
    assert {land: set(beside) for land, beside in near.items()} == {name: beside for name, _, _, beside, _ in facts()}
    assert all(land in near[other] for land, beside in near.items() for other in beside)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_with_fewer_boards_only_their_lands_are_there(size: int):
    """What belongs to a board that is not in play is ignored (p. 23)."""
    for boards in combinations(THEMATIC, size):
        near = geography(boards).neighbours
        wanted = {
            name: {other for other in beside if board_of(other) in boards}
            for name, _, _, beside, _ in facts()
            if board_of(name) in boards
        }
        assert {land: set(beside) for land, beside in near.items()} == wanted


def test_the_order_of_the_seats_does_not_move_the_boards():
    assert len({frozenset(geography(boards).neighbours.items()) for boards in permutations(WHOLE)}) == 1


def test_what_stands_on_the_map_at_first():
    """Blight of a start comes from the box; tokens of other boxes are left out (p. 23)."""
    game = start(GAME, 4, {**QUIET, "seat_1": "oceans_hungry_grasp"}, 1)
    shown = {name: describe(game, name) for name, *_ in facts()}
    spirits = ("river", "lightning", "earth", "shadows", "thunderspeaker", "green", "ocean", "bringer")
    for name, _, _, _, pieces in facts():
        words = shown[name].split()
        kept = [word for at, word in enumerate(words) if not {word, *words[at + 1 : at + 2]} & {*spirits}]
        assert " ".join(kept) == pieces, name
    assert game.state.blight == 8


def test_lands_that_are_drawn_side_by_side_are_neighbours():
    """Outlines have the points of a border in common, and only the two crosswise pairs meet in a single point."""
    sides, points = defaultdict(set), defaultdict(set)
    for land, outline in OUTLINES.items():
        for side in edges(outline):
            sides[frozenset(side)].add(land)
        for point in outline:
            points[point].add(land)
    bordering = {frozenset(lands) for lands in sides.values() if len(lands) == 2}
    meeting = {frozenset(pair) for lands in points.values() for pair in combinations(lands, 2)}
    crosswise = {frozenset(pair) for pair in CROSSWISE}
    assert max(len(lands) for lands in sides.values()) == 2
    assert bordering | crosswise == {frozenset((name, other)) for name, _, _, beside, _ in facts() for other in beside}
    assert meeting - bordering == crosswise
    for board, line in COASTS.items():
        beside = {land for point in line for land in points[point]}
        assert {land for land in beside if board_of(land) == board} == {
            name for name, _, is_coast, _, _ in facts() if is_coast and board_of(name) == board
        }
        assert beside - {land for land in beside if board_of(land) == board} <= {"E1", "NE4", "W3", "NW1"}


# Which boards, and who begins where


@pytest.mark.parametrize(
    ("players", "boards"), [(1, {"NE"}), (2, {"W", "E"}), (3, {"W", "E", "NE"}), (4, {"W", "E", "NE", "NW"})]
)
def test_the_boards_of_the_book(players: int, boards: set[str]):
    """By lot only who begins where, not which boards there are (p. 23)."""
    orders = {tuple(table(players, seed).state.boards) for seed in range(1, 9)}
    assert {frozenset(order) for order in orders} == {frozenset(boards)}
    assert players == 1 or len(orders) > 1


def test_seats_may_wish_where_they_begin():
    assert table(4, board_1="NW", board_2="E", board_3="W", board_4="NE").state.boards == ["NW", "E", "W", "NE"]
    for seed in (1, 2, 3):
        boards = table(3, seed, board_2="NE").state.boards
        assert boards[1] == "NE"
        assert {*boards} == {"W", "E", "NE"}


@pytest.mark.parametrize("board", [*BALANCED, *THEMATIC])
def test_alone_any_board_of_either_side(board: str):
    """One board (p. 22), and any of the map (p. 23)."""
    game = start(GAME, 1, {"thematic": board in THEMATIC, "board_1": board}, 2)
    assert game.state.boards == [board]
    assert not list(GAME.check(game.state))


@pytest.mark.parametrize(
    ("wanted", "boards"),
    [
        (("NW", "NE"), {"NW", "NE"}),
        (("NE", "any"), {"NE", "E"}),
        (("any", "NW"), {"NW", "W"}),
        (("E", "any"), {"W", "E"}),
        (("NW", "any", "any"), {"NW", "W", "E"}),
        (("NW", "NE", "any"), {"NW", "NE", "W"}),
        (("NE", "any", "W"), {"W", "E", "NE"}),
    ],
)
def test_other_boards_than_those_of_the_book(wanted: tuple[str, ...], boards: set[str]):
    """One may use any of them (p. 23): those that are wished for, and what lies beside them."""
    chosen: dict[str, Any] = {f"board_{seat}": board for seat, board in enumerate(wanted, 1)}
    game = table(len(wanted), **chosen)
    assert {*game.state.boards} == boards
    assert [board for board, wish in zip(game.state.boards, wanted, strict=True) if wish not in ("any", board)] == []


@pytest.mark.parametrize(
    ("players", "chosen", "told"),
    [
        (2, {"board_1": "NW", "board_2": "E"}, "apart"),
        (2, {"board_1": "W", "board_2": "NE"}, "apart"),
        (2, {"board_1": "W", "board_2": "W"}, "boards"),
        (3, {"board_1": "NW", "board_2": "NW", "board_3": "E"}, "boards"),
        (2, {"board_2": "A"}, "side"),
        (4, {"board_4": "D"}, "side"),
        (3, {"thematic": False, "board_3": "W"}, "side"),
        (1, {"thematic": False, "board_1": "NW"}, "side"),
    ],
)
def test_boards_that_do_not_go_together(players: int, chosen: dict[str, Any], told: str):
    chosen = {"thematic": True, **chosen}
    advice = GAME.advice(players, GAME.read_options(chosen))
    assert advice is not None
    assert advice.kind == f"spirit_island.advice.{told}"
    with pytest.raises(BadSetup) as failure:
        start(GAME, players, chosen, 1)
    for language in ("en", "ru", "uk"):
        assert failure.value.text(language)
        assert GAME.words(language).say(advice)


def test_a_wish_of_a_seat_that_is_not_there_counts_for_nothing():
    assert {*table(2, board_3="A", board_4="A").state.boards} == {"W", "E"}


@pytest.mark.parametrize("players", GAME.players)
def test_the_map_is_harder_by_three(players: int):
    """p. 28."""
    assert difficulty(table(players).state) == 3
    assert difficulty(table(players, adversary="england", level=2, scenario="rituals_of_terror").state) == 10


# Spirits

# Where the presence of each spirit begins on each board, a word for each piece; after a choice the first of what it may
# choose.
STARTS = {
    "lightnings_swift_strike": ("NW6 NW6", "NE8 NE8", "W9 W9", "E5 E5"),
    "river_surges_in_sunlight": ("NW7", "NE9", "W7", "E10"),
    "shadows_flicker_like_flame": ("NW4 NW4 NW5", "NE5 NE5 NE5", "W8 W8 W5", "E1 E1 E5"),
    "vital_strength_of_the_earth": ("NW9 NW9 NW4", "NE7 NE7 NE5", "W10 W10 W8", "E8 E8 E1"),
    "a_spread_of_rampant_green": ("NW7 NW4", "NE9 NE2", "W7 W5", "E10 E1"),
    "thunderspeaker": ("NW6 NW1", "NE7 NE6", "W1 W7", "E4 E3"),
    "oceans_hungry_grasp": ("NW0 NW1", "NE0 NE1", "W0 W1", "E0 E1"),
    "bringer_of_dreams_and_nightmares": ("NW6 NW6", "NE8 NE8", "W9 W9", "E5 E5"),
}


def test_the_starts_of_all_spirits_are_known():
    assert {*STARTS} == {*SPIRITS}


@pytest.mark.parametrize(("at", "board"), [*enumerate(THEMATIC)])
@pytest.mark.parametrize("name", SPIRITS)
def test_every_spirit_begins_on_every_board(name: str, at: int, board: str):
    game = table(1, seat_1=name, board_1=board)
    here = {land: there.presence[0] for land, there in game.state.lands.items() if there.presence[0]}
    assert here == Counter(STARTS[name][at].split())
    assert not list(GAME.check(game.state))


@pytest.mark.parametrize(
    ("board", "coast"), [("NW", "1 2 3"), ("NE", "1 2 3 4"), ("W", "1 2 3"), ("E", "1 2 3")], ids=THEMATIC
)
def test_the_ocean_begins_in_the_water_and_in_a_coastal_land_of_its_choice(board: str, coast: str):
    game = start(GAME, 1, {**QUIET, "seat_1": "oceans_hungry_grasp", "board_1": board}, 1)
    assert options(game) == [f"{board}{number}" for number in coast.split()]
    assert game.state.lands[f"{board}0"].presence == [1]


@pytest.mark.parametrize(
    ("board", "jungles", "wetland"),
    [("NW", ["NW4"], "NW7"), ("NE", ["NE2", "NE5"], "NE9"), ("W", ["W5"], "W7"), ("E", ["E1"], "E10")],
)
def test_where_the_green_begins(board: str, jungles: list[str], wetland: str):
    game = start(GAME, 1, {**QUIET, "seat_1": "a_spread_of_rampant_green", "board_1": board}, 1)
    assert candidates(game.state, 0, "jungle_without_dahan") == jungles
    assert candidates(game.state, 0, "highest_numbered_wetland") == [wetland]


@pytest.mark.parametrize(
    ("board", "asked_for", "homes"),
    [
        ("NE", [], {"NE7", "NE6"}),
        ("NW", [["NW1", "NW7", "NW8", "NW9"]], {"NW6", "NW9"}),
        ("E", [["E3", "E9", "E10"]], {"E4", "E10"}),
        ("W", [["W1", "W7", "W8"], ["W1", "W7"]], {"W8", "W7"}),
    ],
)
def test_thunderspeaker_chooses_among_lands_with_as_many_dahan(board: str, asked_for: list[list[str]], homes: set[str]):
    """A ruling: the panel means two lands with the most dahan, and says nothing of equal ones."""
    game = start(GAME, 1, {**QUIET, "seat_1": "thunderspeaker", "board_1": board}, 1)
    seen = []
    while asked(game)[1] == "first_presence":
        seen.append(options(game))
        play(game, options(game)[-1])
    assert seen == asked_for
    assert {land for land, here in game.state.lands.items() if here.presence[0]} == homes


# Adversaries and scenarios


@pytest.mark.parametrize(
    ("adversary", "level", "added"),
    [
        ("england", 2, {"1": "city", "2": "town"}),
        ("brandenburg_prussia", 1, {"3": "town"}),
        ("sweden", 2, {"4": "city"}),
    ],
)
def test_adversaries_settle_on_every_board_of_the_map(adversary: str, level: int, added: dict[str, str]):
    alone = start(GAME, 4, QUIET, 1).state
    foe = start(GAME, 4, {**QUIET, "adversary": adversary, "level": level}, 1).state
    for board in THEMATIC:
        for number, kind in added.items():
            before, after = alone.lands[f"{board}{number}"], foe.lands[f"{board}{number}"]
            assert (len(after.towns) + len(after.cities)) == len(before.towns) + len(before.cities) + 1
            assert len(after.towns if kind == "town" else after.cities) > len(
                before.towns if kind == "town" else before.cities
            )


@pytest.mark.parametrize("adversary", [name for name in ADVERSARIES if name != "none"])
@pytest.mark.parametrize("players", GAME.players)
def test_every_adversary_at_each_of_its_levels_comes_to_the_map(adversary: str, players: int):
    for level, written in enumerate(ADVERSARIES[adversary].levels):
        game = table(players, adversary=adversary, level=level)
        assert not list(GAME.check(game.state))
        assert difficulty(game.state) == written.difficulty + 3


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", GAME.players)
def test_every_scenario_comes_to_the_map(scenario: str, players: int):
    game = table(players, scenario=scenario, adversary="england", level=3)
    assert not list(GAME.check(game.state))
    assert difficulty(game.state) == ADVERSARIES["england"].levels[3].difficulty + SCENARIOS[scenario].difficulty + 3


def test_inner_lands_of_the_map():
    """Guard the Isle's Heart: land 7 of one or two boards, else the lands around the point where all boards meet."""
    for board in THEMATIC:
        assert inner_lands(table(1, board_1=board).state) == [f"{board}7"]
    assert inner_lands(table(2, board_1="E", board_2="W").state) == ["E7", "W7"]
    assert inner_lands(table(3, board_1="W", board_2="NE", board_3="E").state) == ["W6", "NE6", "E10"]
    four = table(4, board_1="NW", board_2="NE", board_3="W", board_4="E")
    assert inner_lands(four.state) == ["NW9", "NE6", "W6", "E10"]
    near = geography(WHOLE).neighbours
    assert all(other in near[one] for one, other in combinations(inner_lands(four.state), 2))


def test_a_building_in_the_heart_of_the_map_loses():
    heart: dict[str, Any] = {"options": {"thematic": True, "scenario": "guard_the_isles_heart"}}
    where = {"W1": "river", "E1": "earth", "NE1": "lightning city"}
    lost = shore({**where, "E10": "town"}, agenda=[Aftermath()], watched=False, **heart)
    assert lost.result is not None
    assert lost.result.how == "heart"
    safe = shore({**where, "E7": "town"}, agenda=[Aftermath()], watched=False, **heart)
    assert safe.result is None


# Positions


@pytest.mark.parametrize("players", GAME.players)
def test_a_position_on_the_map_is_written_and_read(players: int):
    game = table(players, seed=3)
    written = GAME.write_position(game.state)
    assert GAME.write_position(GAME.read_position(written)) == written
    assert written["options"]["thematic"] is True


@pytest.mark.parametrize("players", GAME.players)
def test_a_position_that_names_no_boards_lies_on_those_of_the_book(players: int):
    names = ["river", "earth", "ocean", "green"][:players]
    homes = [f"{board}2" for board in USUAL[players]]
    lands = dict(zip(homes, names, strict=True)) | {homes[0]: f"{names[0]} city"}
    state = GAME.read_position({"options": {"thematic": True}, "spirits": names, "lands": lands})
    assert state.boards == list(USUAL[players])


@pytest.mark.parametrize(
    ("boards", "said"),
    [
        (["W", "NE"], "one point only"),
        (["A", "W"], "each board once"),
        (["W", "A"], "each board once"),
        (["W", "W"], "each board once"),
        (["W"], "each board once"),
        ([], "boards: 0 "),
        (["W", "E", "NE", "NW", "A"], "boards: 5 "),
    ],
)
def test_a_position_on_boards_that_do_not_go_together_is_refused(boards: list[str], said: str):
    with pytest.raises(BadPosition, match=said):
        GAME.read_position({"options": {"thematic": True}, "spirits": ["river", "earth"], "boards": boards})


# Told, set up by hand, drawn


def test_the_terminal_tells_every_land():
    game = table(4, seat_1="oceans_hungry_grasp")
    assert set(island(game)) <= {name for name, *_ in facts()} | {"NW0", "NE0", "W0", "E0"}
    told = lines(game)
    for name, kind, is_coast, _, _ in facts():
        [line] = [line for line in told if line.split()[:1] == [name]]
        assert line.split()[1].startswith(kind)
        assert ("~" in line) == is_coast, line


def test_pieces_can_be_put_into_every_land_by_hand():
    """In the sandbox, with the oceans where the Ocean plays."""
    written = GAME.write_position(table(2, seat_1="oceans_hungry_grasp").state)
    bench = GAME.workbench
    assert bench is not None
    state = bench.settled(written)
    spots = set(bench.spots(state))
    assert spots == {name for name, *_ in facts() if board_of(name) in ("W", "E")} | {"W0", "E0"}
    bench.put(state, "town", "W10")
    assert "town" in state["lands"]["W10"]
    assert GAME.read_position(state).lands["W10"].towns == [0]


@pytest.mark.parametrize("boards", [("NE",), ("W", "E"), ("W", "E", "NE"), WHOLE])
def test_the_map_is_as_light_as_the_usual_boards(boards: tuple[str, ...]):
    """What never changes is sent once: a quarter more at most, packed, for a quarter more lands."""
    usual = len(gzip.compress(ground(BALANCED[: len(boards)]).encode()))
    assert len(gzip.compress(ground(boards).encode())) < 1.25 * usual
