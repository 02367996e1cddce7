"""The island: who borders on whom, how far it is, what kind of land it is, who is there."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from . import rulings
from .boards import ACROSS, BOARDS, CROSSWISE, LAYOUTS, OVERSEAS, THEMATIC, Board, Side
from .spirits import PANELS
from .state import IslandState, Land, Marks

SIDE = 13  # the length of a side
FAR = 99
NO_MARKS = Marks()


class Geography(NamedTuple):
    """The island's shape, with the oceans that are in play."""

    neighbours: dict[str, tuple[str, ...]]
    distances: dict[str, dict[str, int]]


def board_of(land: str) -> str:
    """The board on which a land lies.

    >>> board_of("NE7"), board_of("A3")
    ('NE', 'A')
    """
    return land.rstrip("0123456789")


def is_ocean(land: str) -> bool:
    """Is it the ocean of a board?

    >>> is_ocean("A0"), is_ocean("W0"), is_ocean("W10")
    (True, True, False)
    """
    return land.endswith("0") and not land[-2].isdecimal()


def in_order(lands: Iterable[str]) -> list[str]:
    """Lands board by board, by their numbers.

    >>> in_order(["E10", "W1", "E2", "E1"])
    ['E1', 'E2', 'E10', 'W1']
    """
    return sorted(lands, key=lambda land: (board_of(land), int(land.removeprefix(board_of(land)))))


def ocean_of(land: str) -> str:
    """The ocean of a land's board."""
    return board_of(land) + "0"


@cache
def site(land: str) -> tuple[str, bool]:
    """Terrain and whether it is coastal. An ocean in play counts as a coastal wetland."""
    if is_ocean(land):
        return "wetland", True
    found = BOARDS[board_of(land)].lands[int(land.removeprefix(board_of(land)))]
    return found.terrain, found.coastal


def terrain(land: str) -> str:
    """Jungle, mountain, sands or wetland."""
    return site(land)[0]


def is_coastal(land: str) -> bool:
    """Does it border on the ocean?"""
    return site(land)[1]


def touching(one: Side, other: Side) -> Iterator[tuple[int, int]]:
    """The lands that meet where two sides are joined: one is walked forwards, the other backwards."""
    for mine, start, end in stretches(one):
        for yours, from_, to in stretches(other):
            if max(start, SIDE - to) < min(end, SIDE - from_):
                yield mine, yours


def stretches(side: Side) -> list[tuple[int, int, int]]:
    """Each land of a side with where it begins and ends."""
    ends = (0, *side.breaks, SIDE)
    return [(land, ends[at], ends[at + 1]) for at, land in enumerate(side.lands)]


def corner_land(board: Board, corner: str) -> int:
    """The land at the corner where the right side begins (TR) or ends (BR)."""
    return board.sides["right"].lands[0 if corner == "TR" else -1]


def is_thematic(boards: tuple[str, ...]) -> bool:
    """Do these boards show their thematic side?"""
    return any(board in THEMATIC for board in boards)


def borders(boards: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """All pairs of lands that border on each other."""
    for name in boards:
        for number, here in BOARDS[name].lands.items():
            for other in here.adjacent:
                yield f"{name}{number}", f"{name}{other}"
    yield from borders_on_the_map(boards) if is_thematic(boards) else borders_where_joined(boards)


def borders_where_joined(boards: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Lands of different boards that meet along joined sides or at the corner of four boards (p. 13)."""
    layout = LAYOUTS[len(boards)]
    for join in layout.joins:
        one, other_board = boards[join.one], boards[join.other]
        sides = BOARDS[one].sides[join.side], BOARDS[other_board].sides[join.other_side]
        for mine, yours in touching(*sides):
            yield f"{one}{mine}", f"{other_board}{yours}"
    for at, corner, other_at, other_corner in layout.corners:
        mine, yours = corner_land(BOARDS[boards[at]], corner), corner_land(BOARDS[boards[other_at]], other_corner)
        yield f"{boards[at]}{mine}", f"{boards[other_at]}{yours}"


def borders_on_the_map(boards: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Lands of different boards of the thematic map that border on each other: the boards always lie the same way, and
    what belongs to a board that is not in play is left out (p. 23)."""
    for one, other in (*ACROSS, *(CROSSWISE if rulings.LANDS_MEET_IN_A_POINT else ())):
        if board_of(one) in boards and board_of(other) in boards:
            yield one, other


def shore(boards: tuple[str, ...], ocean: str) -> list[str]:
    """The lands that border on an ocean: the coastal lands of its board."""
    board = board_of(ocean)
    own = [f"{board}{number}" for number, here in BOARDS[board].lands.items() if here.coastal]
    reaching = OVERSEAS if rulings.LANDS_REACH_OTHER_OCEANS else ()
    return own + [land for sea, land in reaching if sea == ocean and board_of(land) in boards]


@cache
def geography(boards: tuple[str, ...], oceans: tuple[str, ...] = ()) -> Geography:
    """The island made of these boards, with these oceans in play."""
    found: dict[str, set[str]] = {f"{name}{number}": set() for name in boards for number in BOARDS[name].lands}
    pairs = list(borders(boards))
    for ocean in oceans:
        found[ocean] = set()
        pairs += [(ocean, land) for land in shore(boards, ocean)]
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    neighbours = {land: tuple(in_order(beside)) for land, beside in found.items()}
    return Geography(neighbours, {land: distances_from(land, neighbours) for land in neighbours})


def distances_from(start: str, neighbours: dict[str, tuple[str, ...]]) -> dict[str, int]:
    """How far every land is."""
    found = {start: 0}
    waiting = [start]
    for near in waiting:
        for land in neighbours[near]:
            if land not in found:
                found[land] = found[near] + 1
                waiting.append(land)
    return found


# Queries of a state


def ocean_seat(state: IslandState) -> int:
    """Whose spirit lives in the oceans; -1 for nobody's."""
    for seat, spirit in enumerate(state.spirits):
        if PANELS[spirit.name].lives_in_oceans:
            return seat
    return -1


def oceans_in_play(state: IslandState) -> tuple[str, ...]:
    """The oceans of boards where the spirit of the oceans has presence."""
    seat = ocean_seat(state)
    if seat < 0:
        return ()
    return tuple(sorted({ocean_of(land) for land, here in state.lands.items() if here.presence[seat]}))


def shape(state: IslandState) -> Geography:
    """The island as powers and blight see it."""
    return geography(tuple(state.boards), oceans_in_play(state))


def neighbours(state: IslandState, land: str) -> tuple[str, ...]:
    """Where pieces may be pushed and blight may spread. An ocean that goes out of play just now keeps its coast."""
    beside = shape(state).neighbours.get(land)
    return geography(tuple(state.boards), (land,)).neighbours[land] if beside is None else beside


def dry_neighbours(state: IslandState, land: str) -> tuple[str, ...]:
    """The lands beside it, without oceans: invaders and fear cards know no others."""
    return geography(tuple(state.boards)).neighbours[land]


def dry_lands(state: IslandState) -> list[str]:
    """All lands, without oceans."""
    return list(geography(tuple(state.boards)).neighbours)


def within(state: IslandState, sources: list[str], distance: int) -> set[str]:
    """Every land (and ocean in play) at most so far from one of the sources."""
    far = shape(state).distances
    return {land for source in sources if source in far for land, steps in far[source].items() if steps <= distance}


def owner(state: IslandState, land: str) -> int:
    """Who decides about a land where no power is involved: whoever began on its board."""
    return state.boards.index(board_of(land))


def marks_on(state: IslandState, land: str) -> Marks:
    """What lies on a land until the turn ends, to look at only."""
    return state.marks.get(land, NO_MARKS)


def mark(state: IslandState, land: str) -> Marks:
    """What lies on a land until the turn ends, to change."""
    found = state.marks.get(land)
    if found is None:
        found = state.marks[land] = Marks()
    return found


def invaders(here: Land) -> int:
    """How many invaders stand there."""
    return here.explorers + len(here.towns) + len(here.cities)


def buildings(here: Land) -> int:
    """Towns and cities."""
    return len(here.towns) + len(here.cities)


def count(here: Land, kind: str) -> int:
    """How many pieces of a kind stand there."""
    match kind:
        case "explorer":
            return here.explorers
        case "town":
            return len(here.towns)
        case "city":
            return len(here.cities)
        case "dahan":
            return len(here.dahan)
        case "blight":
            return here.blight
    raise AssertionError(kind)


def presence_lands(state: IslandState, seat: int) -> list[str]:
    """Where a spirit is."""
    return [land for land, here in state.lands.items() if here.presence[seat]]


def is_sacred(state: IslandState, seat: int, land: str) -> bool:
    """Is it a sacred site of the spirit?"""
    there = state.lands[land].presence[seat]
    if there >= 2:
        return True
    return there == 1 and PANELS[state.spirits[seat].name].makes_sacred(land)


def sacred_sites(state: IslandState, seat: int) -> list[str]:
    """All its sacred sites."""
    return [land for land in presence_lands(state, seat) if is_sacred(state, seat, land)]
