"""Glades and what stands in them: squares, signboards, buildings, counters, figures, and the mark of a battle."""

from collections.abc import Mapping
from functools import lru_cache

from nemeton.drawing.svg import label, piece, title, translate
from nemeton.drawing.woodcut import Point
from nemeton.kernel import Words

from ..factions.look import LOOKS
from ..places import crafting_suit
from ..rules.crafting import ready_pieces
from ..rules.rule import ruler
from ..state import NOBODY, RootState, map_of, own_tower, side_names
from .geometry import blob
from .hired.table import colour_of, figure_of, is_band, on_paths
from .ink import flow, put, star, use
from .landmarks import mooring
from .layout import Heap, Layout, Tile
from .mountain import between
from .terrain import SIZE, trail
from .words import said

CROWDED = 3  # groups of figures before which the signboard steps back


def of(faction: str) -> str:
    """The class that lends a faction's colour."""
    return f"of-{faction}"


# Glades


def glades(view: RootState, told: Mapping[int, str]) -> list[str]:
    """All clearings, with what a pointer is told of each."""
    drawn = []
    for where, here in view.clearings.items():
        css = f"clearing suit-{crafting_suit(view, where)}" + " is-scorched" * here.scorched
        leader = ruler(view, where)
        drawn.append(glade(where, css, colour_of(view, leader) if leader != NOBODY else "", told[where]))
    return drawn


@lru_cache(2_000)
def glade(where: int, css: str, ruled_by: str, told: str) -> str:
    """One clearing, with a ring in the colour of whoever rules it."""
    ring = f'<use href="#b-{where}" class="rule {ruled_by}"/>' if ruled_by else ""
    named = f'id="clearing-{where}" class="{css}" data-closer="{where}"'
    return f"<g {named}>{title(told)}{ring}{use(f'glade-{where}')}</g>"


def signboards(view: RootState, layout: Layout) -> str:
    """Suit and number of each clearing on a little board at its upper left; it steps back from a crowd."""
    crowd = [sum(group.where == where for group in layout.groups) for where in view.clearings]
    drawn = ""
    for where, count in zip(view.clearings, crowd, strict=True):
        x, y = layout.wood.spots[where]
        dx, dy = (-51.0, -46.0) if count < CROWDED else (-62.0, -50.0)
        dx = -dx if where in layout.wood.map.look.signs_right else dx
        drawn += signboard(where, crafting_suit(view, where), x + dx * SIZE, y + dy * SIZE)
    return drawn


@lru_cache(1_000)
def signboard(where: int, suit: str, x: float, y: float) -> str:
    """One of them."""
    board = (
        '<path class="board-face" d="M-16-6v-29q0-8 8-8h16q8 0 8 8v29z"/>'
        f'{label(str(where), "board-number", 0, -22)}<circle class="board-face" r="20"/>'
        f'<circle class="suit-ring" r="16.6"/>{use(f"suit-{suit}", 0, 0.5, 1.16)}'
    )
    return f'<g class="signboard suit-{suit}" data-closer="{where}">{put(board, x, y, 1.08)}</g>'


def homelands(view: RootState, layout: Layout, words: Words) -> str:
    """While factions are chosen: a roof in the colour of whoever has chosen a clearing as homeland (Law A.8.2.I)."""
    drawn = ""
    for seat, places in view.draft.homelands.items() if view.draft is not None else ():
        for where in places:
            x, y = layout.wood.spots[where]
            dx = -51.0 if where in layout.wood.map.look.signs_right else 51.0
            told = said(words, "root.draw.homeland", seat=seat)
            face = f'<circle class="home-face {of(view.factions[seat])}" r="19"/>{use("ui-home", 0, -1, 1.15)}'
            drawn += f"<g>{title(told)}{put(face, x + dx * SIZE, y - 50 * SIZE, 1.05)}</g>"
    return f'<g class="homelands">{drawn}</g>' if drawn else ""


def forest_names(view: RootState, layout: Layout, words: Words) -> str:
    """The letter of each forest, as the words call it."""
    drawn = ""
    for forest in map_of(view).forests:
        x, y = layout.wood.haven(forest)
        name = said(words, f"root.forest.{forest}")
        drawn += f'<g class="forest">{title(name)}{label(name.split()[-1], "forest-name", x, y + 8)}</g>'
    return drawn


# Pieces


def tiles(layout: Layout) -> list[str]:
    """Buildings and ruins."""
    return [tile_drawn(tile) for tile in layout.tiles]


@lru_cache(5_000)
def tile_drawn(tile: Tile) -> str:
    """One of them."""
    return piece(tile.ident, "tile", f"{translate(tile.place)} scale({tile.size:.3g})", use(f"tile-{tile.kind}"))


def heaps(layout: Layout) -> str:
    """Tokens; more than one of a kind bear a number."""
    drawn = ""
    lying = [(heap, f"token-{heap.kind}") for heap in layout.heaps]
    lying += [(heap, f"token-{heap.kind}" if heap.is_open else f"m-{heap.kind}") for heap in layout.lying]
    for heap, face in lying:
        drawn += heap_drawn(heap, face)
    return drawn


@lru_cache(5_000)
def heap_drawn(heap: Heap, face: str) -> str:
    """One of them."""
    number = label(str(heap.many), "count", 13, 17) if heap.many > 1 else ""
    place = f"{translate(heap.place)} scale({SIZE * heap.size:.3g})"
    return piece(f"{heap.kind}-{heap.where}", "heap", place, use(face) + number)


def ferry(view: RootState, layout: Layout, words: Words) -> str:
    """The ferry, at the jetty where it lies, or on the river."""
    if not view.ferry:
        return ""
    told = said(words, "root.draw.ferry_lies", where=view.ferry)
    return piece("ferry", "ferry", translate(mooring(view.options.map, view.ferry)), use("land-ferry"), told=told)


def opened(view: RootState, layout: Layout) -> str:
    """Paths that were buried and are open now, over the land, which shows them as they were."""
    ways = [layout.wood.trails[path] for path in map_of(view).closed if path not in view.closed_paths]
    return trail(ways) if ways else ""


def buried(view: RootState, layout: Layout, words: Words) -> str:
    """A fall of stones on every path that is buried, and the tower."""
    drawn = ""
    for path in view.closed_paths:
        told = said(words, "root.draw.buried", where=path[0], to=path[1])
        place = f"{translate(between(layout.wood, path))} scale(1.12)"
        drawn += piece("closed-{}-{}".format(*path), "closed-path", place, use("land-closed"), told=told)
    board = map_of(view)
    if own_tower(view):
        told = said(words, "root.draw.tower_stands", where=board.tower)
        drawn += piece("tower", "tower", translate(board.look.tower_at), use("land-tower"), told=told)
    return drawn


MOST_SEEN = 3  # figures of one group that are told apart; the others stand behind the last


def warriors(view: RootState, layout: Layout) -> list[str]:
    """Every warrior under its own id, in an order that never changes: a figure that changes it does not glide."""
    found: dict[tuple[int, int], str] = {}
    for group in layout.groups:
        css, sign = standing_css(view, group.seat, "warrior"), figure_of(view, group.seat)
        for at, number in enumerate(group.numbers):
            back = min(MOST_SEEN, len(group.numbers)) - 1 - max(0, at - len(group.numbers) + MOST_SEEN)
            found[group.seat, number] = warrior(group.seat, number, css, sign, group.place, back, group.size)
    return [found[name] for name in sorted(found)]


@lru_cache(10_000)
def warrior(side: int, number: int, css: str, sign: str, place: Point, back: int, size: float) -> str:
    """One of them, so many places behind the first of its group."""
    x, y = place
    at = f"{translate((x - 3 * back, y - 2 * back))} scale({size:.3g})"
    return piece(f"warrior-{side}-{number}", css, at, use(sign))


def standing_css(view: RootState, side: int, sort: str) -> str:
    """The class of a figure; those of bands take the colour of who controls them."""
    return f"{sort} {colour_of(view, side)}" if is_band(view, side) else sort


def bandits(view: RootState, layout: Layout) -> str:
    """Figures that stand on paths."""
    taken = {path for band in view.bands for path in band.paths}
    return on_paths(view, {path: between(layout.wood, path) for path in sorted(taken)})


def pawns(view: RootState, layout: Layout) -> str:
    """Pawns, in a clearing or on a little ground of its own in a forest."""
    drawn = ""
    standing = [(group.seat, group.place, group.size, False) for group in layout.groups if group.pawn]
    standing += [(seat, place, SIZE, True) for seat, place in layout.pawns]
    for seat, place, size, in_forest in standing:
        halo = f'<path class="lair" d="{LAIR}"/>' if in_forest else ""
        name = side_names(view)[seat]
        body = halo + use((LOOKS[name].pawn_sign if name in LOOKS else "") or figure_of(view, seat))
        css = standing_css(view, seat, "pawn")
        drawn += piece(f"pawn-{seat}", css, f"{translate(place)} scale({size:.3g})", body)
    return drawn


LAIR = flow(blob((0, 24), 31, 5, 0.1, 0.38, 14), closed=True)


LEAST_NUMBER = 0.84  # figures shrink in a crowd, their numbers hardly


def numbers(layout: Layout) -> str:
    """How many warriors stand together, from two on, on the belly of the first."""
    drawn = ""
    for group in layout.groups:
        if len(group.numbers) > 1:
            drawn += number_of(len(group.numbers), f"count-{group.seat}-{group.where}", group.place, group.size)
    return drawn


@lru_cache(5_000)
def number_of(count: int, ident: str, place: Point, size: float) -> str:
    """The number of one group."""
    x, y = place
    large = max(size, LEAST_NUMBER * SIZE)
    at = f"{translate((x, y + 22 * (size - large)))} scale({large:.3g})"
    return piece(ident, "number", at, label(str(count), "count", 0, 22))


def payers(view: RootState, seat: int, layout: Layout) -> str:
    """Anvils on those pieces of a seat that can still pay for crafting this turn."""
    kinds = LOOKS[view.factions[seat]].crafts_with.split()
    ready = ready_pieces(view, seat)
    places = [(int(tile.ident.split("-")[1]), tile.place) for tile in layout.tiles if tile.kind in kinds]
    places += [(int(heap.where), heap.place) for heap in layout.heaps if heap.kind in kinds]
    drawn = ""
    for where, (x, y) in places:
        suit = crafting_suit(view, where)
        if ready.get(suit):
            ready[suit] -= 1
            mark = f'<circle class="payer-face" r="11"/>{use("b-workshop", 0, 0, 0.62)}'
            drawn += f'<g class="payer">{put(mark, x + 15 * SIZE, y - 15 * SIZE)}</g>'
    return drawn


def battle_mark(view: RootState, layout: Layout) -> str:
    """Crossed swords on the clearing of a battle."""
    if view.battle is None:
        return ""
    x, y = layout.wood.spots[view.battle.where]
    burst = star(10, 29, 22)
    body = f'<path class="burst-edge" d="{burst}"/><path class="burst" d="{burst}"/>{use("ui-battle", 0, 0, 1.25)}'
    return piece("battle-mark", "battle", translate((x + 58 * SIZE, y - 52 * SIZE)), body)
