"""Landmarks on the map: each beside its clearing, at a place that is fixed for every clearing of a map."""

import math
from functools import cache

from nemeton.drawing.svg import piece, translate
from nemeton.drawing.woodcut import Point
from nemeton.kernel import Words

from ..landmarks.enlisted import ENLISTED
from ..state import RootState
from .geometry import sampled
from .ink import use
from .lake import within
from .landmark_signs import CROWN, symbols_of
from .mountain import between
from .terrain import Woodland, woodland
from .words import landmark_told

LARGE = 1.06  # how large a landmark stands on the map
OFF = (28.0, 36.0, 44.0)  # how far from the edge of its glade it may be


SIGNBOARD = (62.0, 66.0)  # where the signboard of a clearing stands, off its middle


# Where they stand


@cache
def stand(name: str, where: int) -> Point:
    """Where a landmark stands beside a clearing of a map, whatever comes there later: outside the rim, far from trails
    and water, not where the signboard is, where tokens lie, or where a crowd of figures reaches out."""
    wood = woodland(name)
    x, y = wood.spots[where]
    best, found = -math.inf, (x, y)
    for turn in range(0, 360, 6):
        is_taken = 60 <= turn <= 120 or turn > 300 or turn < 12
        is_sign = 185 <= turn <= 268 if where not in wood.map.look.signs_right else turn >= 272
        if is_taken or is_sign:
            continue
        angle = math.radians(turn)
        for off in OFF:
            far = wood.radius(where) + off
            place = x + far * math.cos(angle), y + far * math.sin(angle)
            room = min(_room(wood, where, place), 46.0) - off / 10
            if room > best:
                best, found = room, place
    return found


def _room(wood: Woodland, where: int, place: Point) -> float:
    """How far it is from there to whatever else is on the map."""
    x, y = place
    if wood.lake and within(place, wood.lake):
        return -50.0
    others = [math.dist(place, spot) - wood.radius(other) - 24 for other, spot in wood.spots.items() if other != where]
    stones = [math.dist(place, between(wood, path)) - 26 for path in wood.map.closed]
    havens = [math.dist(place, wood.haven(forest)) - 26 for forest in wood.map.forests]
    jetties = [math.dist(place, wood.landing(other)[1]) - 20 for other in wood.map.coast]
    towers = [math.dist(place, wood.map.look.tower_at) - 20] if wood.map.tower else []
    edges = [x - 10, 990 - x, y - 26, 786 - y]
    near = min((px - x) ** 2 + (py - y) ** 2 for px, py in _ways(wood.name))
    return min(math.sqrt(near), *others, *stones, *havens, *jetties, *towers, *edges)


@cache
def _ways(name: str) -> list[Point]:
    """Points along all trails and the river of a map."""
    wood = woodland(name)
    ways = [point for way in wood.trails.values() for point in sampled(way, 14)]
    return [*ways, *(sampled(wood.river, 14) if wood.river else [])]


@cache
def mooring(name: str, where: int) -> Point:
    """Where the ferry lies: at its jetty on a lake, else on the river a little off its clearing."""
    wood = woodland(name)
    if wood.lake:
        x, y = wood.landing(where)[1]
        return x, y - 4
    spot, radius = wood.spots[where], wood.radius(where)
    river = [point for point in sampled(wood.river, 4) if 30 < point[0] < 970 and 40 < point[1] < 770]
    near = [point for point in river if 18 < math.dist(point, spot) - radius < 36]
    if not near:
        near = sorted(river, key=lambda point: abs(math.dist(point, spot) - radius - 26))
    ways = [point for way in wood.trails.values() for point in sampled(way, 20)]
    ways.append((spot[0] - SIGNBOARD[0], spot[1] - SIGNBOARD[1]))
    x, y = max(near[:40], key=lambda point: min(math.dist(point, way) for way in ways))
    return x, y - 6


def place_of(view: RootState, name: str) -> Point:
    """Where a landmark that is set up stands on the map."""
    where = view.landmarks[name]
    return mooring(view.options.map, where) if ENLISTED[name].is_ferry else stand(view.options.map, where)


# On the map


def standing(view: RootState, words: Words) -> str:
    """All that are set up, but for a ferry, which is drawn as every ferry is; first what they are drawn with."""
    if not view.landmarks:
        return ""
    drawn = f"<defs>{symbols_of(list(view.landmarks), view_things(view))}</defs>"
    for name, where in view.landmarks.items():
        if where and not ENLISTED[name].is_ferry:
            body = use(f"land-{name}")
            place = f"{translate(place_of(view, name))} scale({LARGE})"
            drawn += piece(f"landmark-{name}", "landmark", place, body, told=landmark_told(view, name, words))
    return drawn


def view_things(view: RootState) -> tuple[str, ...]:
    """What the map itself has defined."""
    return woodland(view.options.map).map.look.things


def aloft(view: RootState) -> tuple[Point, float] | None:
    """Where the building in the treetop stands, and how large; none if there is no such slot."""
    for name, where in view.landmarks.items():
        if where and ENLISTED[name].slots:
            x, y = place_of(view, name)
            dx, dy, size = CROWN
            return (x + dx * LARGE, y + dy * LARGE), size * LARGE
    return None
