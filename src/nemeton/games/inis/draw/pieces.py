"""What stands on the island: buildings, clans and their numbers, and the marks of a clash."""

import math
from collections.abc import Mapping, Sequence

from nemeton.drawing.svg import piece, translate
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel import Entry

from ..state import InisState, chieftain, seats
from ..steps import Clash, Clashes
from .ink import put, use
from .layout import Group, Layout
from .places import centre
from .signs import badge, blade, branch, of
from .words import peace_talk


def buildings(view: InisState, layout: Layout) -> str:
    """Capital, citadels, sanctuaries, the Festival; and the torc before the clans of a chieftain."""
    drawn = ""
    for kind, ident, middle, number in layout.buildings:
        body = use(kind)
        if number:
            body += put(badge(number), 12, -34)
        drawn += piece(ident, kind, translate(middle), body)
    for where in view.tiles:
        leader = chieftain(view, where)
        group = layout.groups.get((where, leader))
        if group is not None:
            wide = max(1, group.width / 42)
            place = f"translate({num(group.middle[0])} {num(group.middle[1])})scale({wide:.2f} 1)"
            drawn += f'<g class="torc" transform="{place}">{use("torc")}</g>'
    return drawn


def clans(view: InisState, layout: Layout) -> str:
    """Every clan under its own id, in an order that never changes: a figure that changes it does not glide."""
    places: dict[tuple[int, int], tuple[Point, float, bool]] = {}
    for group in layout.groups.values():
        for figure, place in group.standing:
            places[group.seat, figure] = place, group.size, False
    for guest in layout.sheltered:
        places[guest.seat, guest.figure] = guest.place, 0.72, True
    drawn = ""
    for seat, figure in sorted(places):
        place, size, is_sheltered = places[seat, figure]
        style = f"{translate(place)} scale({size:.3g})"
        drawn += piece(
            f"clan-{seat}-{figure}", "clan is-sheltered" if is_sheltered else "clan", style, use(f"clan-{seat}")
        )
    return drawn


def numbers(layout: Layout, staying: Mapping[tuple[str, int], int]) -> str:
    """How many clans a group has, from two on, and how many of it stay while it is being told who goes; and the walls
    before those who shelter."""
    drawn = ""
    for (where, seat), group in layout.groups.items():
        if group.number > 1:
            number = staying.get((where, seat), group.number)
            place = group.middle[0] + group.width / 2 - 7, group.middle[1] - 5
            drawn += piece(f"count-{seat}-{where}", of(seat), translate(place), badge(number))
    for guest in layout.sheltered:
        x, y = guest.place
        drawn += put(use("parapet"), x, y + 33, 1.14) if guest.capital else put(use("parapet"), x, y + 27)
    return drawn


# A clash


def clash_marks(view: InisState, layout: Layout, journal: Sequence[Entry]) -> str:
    """Who began it, who maneuvers, the attack under way, and who spoke for peace."""
    clash = view.clash
    if clash is None:
        return ""
    here = {seat: group for seat in seats(view) if (group := layout.groups.get((clash.where, seat)))}
    drawn = ""
    if clash.attack is not None and {clash.attack.attacker, clash.attack.defender} <= set(here):
        drawn += attack_arrow(here[clash.attack.attacker], here[clash.attack.defender], clash.attack.ignored)
    elif clash.maneuvering in here:
        x, y = here[clash.maneuvering].middle
        drawn += (
            f'<path id="maneuver" class="maneuver {of(clash.maneuvering)}" d="M{num(x - 9)} {num(y - 76)}h18l-9 12z"/>'
        )
    x, y = centre(view.tiles[clash.where].at)
    disc = put(f'<circle class="pen body" r="21"/>{use("horn")}', 0, 0, 0.7)
    drawn += piece("instigator", of(clash.instigator), translate((x - 42, y - 61)), disc)
    for seat, agrees in peace_talk(journal).items():
        if seat in here:
            x, y = here[seat].middle
            drawn += put(branch() if agrees else blade(), x, y - 62, 0.62)
    return drawn


def attack_arrow(attacker: Group, defender: Group, ignored: bool) -> str:
    """From one group over the heads to the other."""
    (ax, ay), (bx, by) = attacker.middle, defender.middle
    top = min(ay, by) - 58
    way = math.copysign(1, bx - ax)
    d = f"M{num(ax)} {num(top)}Q{num((ax + bx) / 2)} {num(top - 34)} {num(bx - way * 4)} {num(top - 6)}"
    head = f"M{num(bx)} {num(top + 6)}l{num(-way * 15)}-5 {num(way * 12)}-12z"
    css = "attack is-ignored" if ignored else "attack"
    arrow = f'<path class="edge" d="{d}"/><path class="way" d="{d}"/><path class="pen head" d="{head}"/>'
    return f'<g id="attack" class="{css}">{arrow}</g>'


def waiting_clashes(view: InisState) -> str:
    """Swords on territories whose clash is still to come."""
    drawn = ""
    for step in view.agenda:
        if not isinstance(step, Clash | Clashes):
            continue
        for place in (step.where,) if isinstance(step, Clash) else step.where:
            if view.clash is None or view.clash.where != place:
                x, y = centre(view.tiles[place].at)
                drawn += f'<g class="waiting">{put(use("swords"), x, y - 58, 0.8)}</g>'
    return drawn
