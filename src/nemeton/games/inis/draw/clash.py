"""A clash seen from near: its territory, who stands there exposed and who shelters, whose maneuver it is, and what
everybody has said about peace since the last one."""

from collections.abc import Sequence
from html import escape

from nemeton.drawing.woodcut import num
from nemeton.kernel import Entry, Words

from ..state import ClashState, InisState, citadels_in, exposed, seats
from .emblems import icon
from .ink import put
from .signs import badge, blade, branch, citadel, clan, horn, of, swords
from .words import clash_told, peace_talk

SIDE = "-50 -56 100 74"  # the view box of one side: clans, walls, and signs in a column at the right


def close_up(view: InisState, journal: Sequence[Entry], words: Words) -> str:
    """The clash that is being fought, for the prompt; nothing where there is none."""
    clash = view.clash
    if clash is None:
        return ""
    told = escape(" ".join(clash_told(view, journal, words)))
    peace = peace_talk(journal)
    sides = "".join(
        side(view, clash, seat, peace.get(seat)) for seat in seats(view) if view.tiles[clash.where].clans[seat]
    )
    return (
        f'<div class="clash-near" id="clash-near" role="img" aria-label="{told}" title="{told}">'
        f"{place(view, clash)}{sides}</div>"
    )


def place(view: InisState, clash: ClashState) -> str:
    """The territory; while citadels are filled, how many are still free."""
    free = citadels_in(view, clash.where) - sum(clash.sheltered)
    room = ""
    if clash.stage in ("begun", "citadels") and free > 0:
        room = _svg("near-walls", "-22 -44 44 52", citadel() + put(badge(free), 12, -4))
    return f'<span class="near-place">{icon(clash.where)}{room}</span>'


def side(view: InisState, clash: ClashState, seat: int, peace: bool | None) -> str:
    """One player in the clash: exposed clans before the walls, sheltered ones on them."""
    open_, safe = exposed(view, seat), clash.sheltered[seat]
    attack = clash.attack
    drawn = f'<ellipse class="shadow" cx="-12" cy="10" rx="{num(34 if open_ and safe else 20)}" ry="6"/>'
    if safe:
        drawn += put(
            citadel() + put(clan(seat), 0, -27, 0.5) + put(badge(safe, css=of(seat)), 12, -2), 8 if open_ else -12, 8
        )
    at = -30 if safe else -12
    if open_:
        drawn += put(clan(seat), at, 10) + put(badge(open_, r=13, css=of(seat)), at + 15, 8)
    if attack is not None and seat == attack.defender:
        drawn += put(AIM, at, -14)
    if seat == clash.instigator:
        drawn += put(f'<circle class="pen body" r="21"/>{horn()}', 37, -42, 0.52)
    if peace is not None:
        drawn += put(branch() if peace else blade(), 37, -16, 0.8)
    elif attack is not None and seat == attack.attacker:
        drawn += put(f'<circle class="pen blood" r="18"/>{put(swords(), 0, 1, 0.8)}', 37, -16, 0.68)
    turn = seat == (attack.attacker if attack else clash.maneuvering) and clash.stage == "resolution"
    return _svg(f"near-side{' is-turn' * turn} {of(seat)}", SIDE, drawn)


AIM = '<circle class="aim-edge" r="25"/><circle class="aim" r="25"/>'


def _svg(css: str, box: str, body: str) -> str:
    return f'<svg class="inis {css}" viewBox="{box}" aria-hidden="true" focusable="false">{body}</svg>'
