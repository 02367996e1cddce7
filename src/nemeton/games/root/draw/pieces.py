"""Glades and what stands in them: squares, signboards, buildings, counters, figures, and the mark of a battle."""

from collections.abc import Mapping

from nemeton.drawing.svg import label, piece, title, translate
from nemeton.kernel import Words

from ..factions.look import LOOKS
from ..rules.crafting import ready_pieces
from ..rules.rule import ruler
from ..state import NOBODY, RootState, map_of, side_names
from .geometry import blob
from .ink import flow, put, star, use
from .layout import Layout
from .mountain import between
from .terrain import SIZE, trail
from .words import said

CROWDED = 3  # groups of figures before which the signboard steps back


def of(faction: str) -> str:
    """The class that lends a faction's colour."""
    return f"of-{faction}"


# Glades


def glades(view: RootState, told: Mapping[int, str]) -> str:
    """All clearings, with what a pointer is told of each."""
    drawn = ""
    for where, here in view.clearings.items():
        css = f"clearing suit-{here.suit}" + " is-scorched" * here.scorched
        leader = ruler(view, where)
        ring = f'<use href="#b-{where}" class="rule {of(side_names(view)[leader])}"/>' if leader != NOBODY else ""
        drawn += f'<g id="clearing-{where}" class="{css}">{title(told[where])}{ring}{use(f"glade-{where}")}</g>'
    return drawn


def signboards(view: RootState, layout: Layout) -> str:
    """Suit and number of each clearing on a little board at its upper left; it steps back from a crowd."""
    crowd = [sum(group.where == where for group in layout.groups) for where in view.clearings]
    drawn = ""
    for (where, here), count in zip(view.clearings.items(), crowd, strict=True):
        x, y = layout.wood.spots[where]
        dx, dy = (-51.0, -46.0) if count < CROWDED else (-62.0, -50.0)
        dx = -dx if where in layout.wood.map.look.signs_right else dx
        board = (
            '<path class="board-face" d="M-16-6v-29q0-8 8-8h16q8 0 8 8v29z"/>'
            f'{label(str(where), "board-number", 0, -22)}<circle class="board-face" r="20"/>'
            f'<circle class="suit-ring" r="16.6"/>{use(f"suit-{here.suit}", 0, 0.5, 1.16)}'
        )
        drawn += f'<g class="signboard suit-{here.suit}">{put(board, x + dx * SIZE, y + dy * SIZE, 1.08)}</g>'
    return drawn


def forest_names(view: RootState, layout: Layout, words: Words) -> str:
    """The letter of each forest, as the words call it."""
    drawn = ""
    for forest in map_of(view).forests:
        x, y = layout.wood.haven(forest)
        name = said(words, f"root.forest.{forest}")
        drawn += f'<g class="forest">{title(name)}{label(name.split()[-1], "forest-name", x, y + 8)}</g>'
    return drawn


# Pieces


def tiles(layout: Layout) -> str:
    """Buildings and ruins."""
    return "".join(
        piece(tile.ident, "tile", f"{translate(tile.place)} scale({SIZE:.3g})", use(f"tile-{tile.kind}"))
        for tile in layout.tiles
    )


def heaps(layout: Layout) -> str:
    """Tokens; more than one of a kind bear a number."""
    drawn = ""
    for heap in layout.heaps:
        number = label(str(heap.many), "count", 13, 17) if heap.many > 1 else ""
        place = f"{translate(heap.place)} scale({SIZE * heap.size:.3g})"
        drawn += piece(f"{heap.kind}-{heap.where}", "heap", place, use(f"token-{heap.kind}") + number)
    return drawn


def ferry(view: RootState, layout: Layout, words: Words) -> str:
    """The ferry, at the jetty where it lies."""
    if not view.ferry:
        return ""
    x, y = layout.wood.landing(view.ferry)[1]
    told = said(words, "root.draw.ferry_lies", where=view.ferry)
    return piece("ferry", "ferry", translate((x, y - 4)), use("land-ferry"), told=told)


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
    if board.tower:
        told = said(words, "root.draw.tower_stands", where=board.tower)
        drawn += piece("tower", "tower", translate(board.look.tower_at), use("land-tower"), told=told)
    return drawn


MOST_SEEN = 3  # figures of one group that are told apart; the others stand behind the last


def warriors(view: RootState, layout: Layout) -> str:
    """Every warrior under its own id, in an order that never changes: a figure that changes it does not glide."""
    places: dict[tuple[int, int], str] = {}
    for group in layout.groups:
        for at, number in enumerate(group.numbers):
            back = min(MOST_SEEN, len(group.numbers)) - 1 - max(0, at - len(group.numbers) + MOST_SEEN)
            x, y = group.place
            places[group.seat, number] = f"{translate((x - 3 * back, y - 2 * back))} scale({group.size:.3g})"
    return "".join(
        piece(f"warrior-{seat}-{number}", "warrior", place, use(f"w-{side_names(view)[seat]}"))
        for (seat, number), place in sorted(places.items())
    )


def pawns(view: RootState, layout: Layout) -> str:
    """Pawns, in a clearing or on a little ground of its own in a forest."""
    drawn = ""
    standing = [(group.seat, group.place, group.size, False) for group in layout.groups if group.pawn]
    standing += [(seat, place, SIZE, True) for seat, place in layout.pawns]
    for seat, place, size, in_forest in standing:
        halo = f'<path class="lair" d="{LAIR}"/>' if in_forest else ""
        body = halo + use(f"w-{side_names(view)[seat]}")
        drawn += piece(f"pawn-{seat}", "pawn", f"{translate(place)} scale({size:.3g})", body)
    return drawn


LAIR = flow(blob((0, 24), 31, 5, 0.1, 0.38, 14), closed=True)


LEAST_NUMBER = 0.84  # figures shrink in a crowd, their numbers hardly


def numbers(layout: Layout) -> str:
    """How many warriors stand together, from two on, on the belly of the first."""
    drawn = ""
    for group in layout.groups:
        if len(group.numbers) > 1:
            x, y = group.place
            large = max(group.size, LEAST_NUMBER * SIZE)
            place = f"{translate((x, y + 22 * (group.size - large)))} scale({large:.3g})"
            ident = f"count-{group.seat}-{group.where}"
            drawn += piece(ident, "number", place, label(str(len(group.numbers)), "count", 0, 22))
    return drawn


def payers(view: RootState, seat: int, layout: Layout) -> str:
    """Anvils on those pieces of a seat that can still pay for crafting this turn."""
    kinds = LOOKS[view.factions[seat]].crafts_with.split()
    ready = ready_pieces(view, seat)
    places = [(int(tile.ident.split("-")[1]), tile.place) for tile in layout.tiles if tile.kind in kinds]
    places += [(heap.where, heap.place) for heap in layout.heaps if heap.kind in kinds]
    drawn = ""
    for where, (x, y) in places:
        suit = view.clearings[where].suit
        if ready[suit]:
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
