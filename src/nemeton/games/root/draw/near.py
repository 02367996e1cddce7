"""A clearing from near: one line for each owner, with all pieces side by side; who rules, and why.

A crowd is small on the map. Here nothing overlaps, and a page can make each line a way to choose what stands in it.
"""

from collections import Counter
from collections.abc import Iterator

from nemeton.drawing.svg import label
from nemeton.drawing.woodcut import num
from nemeton.kernel import Phrase
from nemeton.kernel.beside import Near, NearLine, NearPlaces

from ..factions.look import LOOKS
from ..pieces import WARRIOR
from ..places import crafting_suit, told_suit
from ..rules.rule import owner_of, ruler, strengths
from ..state import NOBODY, RootState, seats, side_names, sides
from .hired.table import colour_of, figure_of
from .ink import use
from .words import clearing_ground, pawn_at

HIGH, STEP = 64.0, 46.0


def places(view: RootState) -> list[str]:
    """Every clearing, by its number."""
    return [str(where) for where in view.clearings]


def near(view: RootState, place: str) -> Near:
    """A clearing and all that is in it."""
    where = int(place)
    sign = '<svg class="root icon" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">'
    return Near(
        name=Phrase("root.near.place", {"where": where, "suit": told_suit(view, where)}),
        drawn=f"{sign}{use(f'suit-{crafting_suit(view, where)}', 0, 0, 1.1)}</svg>",
        leader=ruler(view, where),
        why=why_rules(view, where),
        lines=tuple(line for side in sides(view) if (line := line_of(view, where, side)) is not None),
        notes=tuple(clearing_ground(view, where)),
        spots=(f"clearing-{where}", f"ruin-{where}"),
    )


def why_rules(view: RootState, where: int) -> Phrase:
    """Who rules a clearing and by what (Law 2.5)."""
    leader, counts = ruler(view, where), strengths(view, where)
    most = max(counts)
    tied = tuple(side for side, count in enumerate(counts) if count == most)
    if leader == NOBODY:
        return Phrase("root.near.tie", {"count": most}) if most else Phrase("root.near.nobody")
    lord = owner_of(view, leader)
    if lord.is_lord and lord.rules_outright(view, leader, where):
        return Phrase("root.near.outright", {"seat": leader})
    return Phrase("root.near.wins_tie" if len(tied) > 1 else "root.near.most", {"seat": leader, "count": most})


# Lines


def line_of(view: RootState, where: int, side: int) -> NearLine | None:
    """What a side has there, if anything."""
    here, name = view.clearings[where], side_names(view)[side]
    pieces = Counter(kind for owner, kind in [*here.buildings, *here.tokens] if owner == side)
    built = {kind for owner, kind in here.buildings if owner == side}
    is_pawn = pawn_at(view, side, where)
    if not (here.warriors[side] or pieces or is_pawn):
        return None
    special = LOOKS[name].pawn_sign if is_pawn and name in LOOKS else ""
    shown = [(special, 1)] if special else []
    if here.warriors[side] or (is_pawn and not special):
        shown.append((figure_of(view, side), max(1, here.warriors[side])))
    shown += [(f"tile-{kind}" if kind in built else f"token-{kind}", count) for kind, count in pieces.items()]
    return NearLine(
        seat=side,
        drawn=drawn_line(colour_of(view, side), shown),
        told=tuple(told_line(view, where, side, pieces)),
        spots=(
            f"group-{where}-{side}",
            *([f"pawn-{where}-{side}"] if special else []),
            *(f"piece-{where}-{side}-{kind}" for kind in pieces),
        ),
    )


def told_line(view: RootState, where: int, side: int, pieces: Counter[str]) -> Iterator[Phrase]:
    """The same in words, with what it counts for rule."""
    warriors = view.clearings[where].warriors[side]
    if warriors:
        yield Phrase("root.near.piece", {"piece": WARRIOR, "count": warriors})
    if pawn_at(view, side, where):
        name = side_names(view)[side]
        special = LOOKS[name].pawn_sign.partition("-")[2] if name in LOOKS else ""
        yield Phrase("root.near.piece", {"piece": special, "count": 1}) if special else Phrase("root.near.pawn")
    for kind, count in pieces.items():
        yield Phrase("root.near.piece", {"piece": kind, "count": count})
    if side in seats(view):
        yield from LOOKS[view.factions[side]].told_near(view.boards[side], where)
    yield Phrase("root.near.strength", {"count": strengths(view, where)[side]})


def drawn_line(css: str, shown: list[tuple[str, int]]) -> str:
    """The pieces side by side; more than one of a kind bear a number."""
    drawn = ""
    for at, (sign, count) in enumerate(shown):
        x = STEP * (at + 0.5)
        drawn += use(sign, x, 35, 0.92 if sign.startswith(("w-", "m-")) else 1)
        drawn += label(str(count), "count", x + 14, 56) if count > 1 else ""
    wide = num(STEP * len(shown) + 6)
    return (
        f'<svg class="root near-pieces" viewBox="0 0 {wide} {num(HIGH)}" width="{wide}" height="{num(HIGH)}"'
        f' aria-hidden="true" focusable="false"><g class="{css}">{drawn}</g></svg>'
    )


NEAR = NearPlaces(places, near)
