"""What lies on and beside the field: shamans, megaliths, tokens, the stack, the scores."""

import math
from functools import cache, lru_cache

from nemeton.drawing.svg import dock, label, piece, translate
from nemeton.drawing.woodcut import Point, closed, curve, cut, disc, num, path, rays, ring, stone
from nemeton.kernel import BLANK, Words

from ..field import FACES, FOREST, TRIBES, VILLAGE
from ..megaliths import MEGALITHS
from ..state import MEGALITHS_TO_WIN, CairnState
from .choices import Choices
from .emblems import tile
from .field import TOTEM_AT, totem
from .places import BESIDE, STANDING, VILLAGE_HEIGHT, WIDTH, centre, village_place, village_top
from .words import said

# Shamans: antlers and a fur mantle for the forest, a scallop fan and a tide-hemmed robe for the sea


@cache
def figure(seat: int, is_alone: bool = False) -> str:
    """A shaman and the shadow it stands on; the places of its parts never change. On a board it is drawn once (see
    `figures`) and used; alone it is drawn here."""
    base = '<ellipse class="lit" cy="32" rx="39" ry="15"/><ellipse class="base" cy="32" rx="31" ry="9.5"/>'
    drawn = robed(seat) if is_alone else f'<use href="#figure-{TRIBES[seat]}"/>'
    return f'<g class="size">{base}<g class="figure">{drawn}</g></g>'


@cache
def figures() -> str:
    """Both figures, as a board's ground holds them. The style sheet means what is inside of `cairn`."""
    return "".join(f'<g id="figure-{tribe}" class="cairn">{robed(seat)}</g>' for seat, tribe in enumerate(TRIBES))


def robed(seat: int) -> str:
    """The shaman itself."""
    return forest_shaman() if seat == FOREST else sea_shaman()


def forest_shaman() -> str:
    """Antlers, a skull, a ragged mantle."""
    antler = "M{s}4-23C{s}6-30 {s}16-29 {s}20-44M{s}9-28C{s}10-33 {s}10-37 {s}8-42M{s}16-33C{s}21-34 {s}25-37 {s}27-41"
    antlers = antler.replace("{s}", "") + antler.replace("{s}", "-")
    robe = "M-15 4L-21 32Q0 38 21 32L15 4z"
    mantle = (
        "M-8-16L-18-6L-25 16L-19 13L-16 20L-11 15L-7 22L-2 16L2 23L6 16L11 21L15 14L20 17L25 15L18-6L8-16Q0-24-8-16z"
    )
    folds = "".join(cut((x * 0.75, 21), (x, 34), 1.8) for x in (-15, -8, -1, 6, 13))
    tufts = [(-15, -4), (-9, 2), (15, -4), (9, 2), (-3, 5), (4, 5), (-16, 6), (16, 6)]
    fur = "".join(cut((x, y), (x * 1.25, y + 9), 1.7) for x, y in tufts)
    skull = curve([(0, -24), (6.5, -20), (5, -12), (2.6, -3), (0, 0), (-2.6, -3), (-5, -12), (-6.5, -20)])
    eyes = "".join(cut((s * 5, -17), (s * 1.4, -13), 2.1) + cut((s, -5), (s * 0.6, -1.6), 0.9) for s in (-1, 1))
    return "".join(
        [
            path(robe + mantle, "halo"),
            path(antlers, "halo antlers-halo"),
            path(antlers, "antlers"),
            path(robe, "cloak"),
            path(mantle, "cloak"),
            path(folds + fur, "carved"),
            path(skull, "mask"),
            path(eyes, "eyes"),
        ]
    )


def sea_shaman() -> str:
    """A scallop fan, a calm mask, a robe with the tide for its hem."""
    angles = [math.radians(180 + 22.5 * i) for i in range(9)]
    rim = [(26 * math.cos(a), -12 + 29 * math.sin(a)) for a in angles]
    scallops = "".join(f"A6.4 6.4 0 0 1 {num(x)} {num(y)}" for x, y in rim[1:])
    fan = f"M0-2L{num(rim[0][0])} {num(rim[0][1])}{scallops}z"
    ribs = "".join(cut((x * 0.4, -12 + (y + 12) * 0.4), (x * 0.94, -12 + (y + 12) * 0.94), 1.7) for x, y in rim[1:-1])
    robe = (
        "M-10-7C-19 4-23 19-25 31C-20 37-16 36-12.5 33C-8 38-4 38 0 34C4 38 8 38 12.5 33C16 36 20 37 25 31"
        "C23 19 19 4 10-7Q0-13-10-7z"
    )
    tides = "M-17 8C-12 4-9 4-5 8S3 12 7 8S13 5 17 8M-21 20C-15 15-11 15-6 20S5 25 10 20S17 16 21 20"
    mask = curve([(0, -20), (7, -16), (7.4, -8), (0, -1), (-7.4, -8), (-7, -16)])
    eyes = cut((-5.4, -12), (-1.4, -11), 2.2) + cut((5.4, -12), (1.4, -11), 2.2) + cut((-3, -5.4), (3, -5.4), 1.2)
    return "".join(
        [
            path(fan + robe, "halo"),
            path(fan, "cloak"),
            path(ribs, "carved"),
            path(robe, "cloak"),
            path(tides, "curls"),
            path(mask, "mask"),
            path(eyes, "eyes"),
        ]
    )


def shamans(view: CairnState, near: int, choices: Choices, words: Words) -> list[str]:
    """All ten, each under its own id wherever it stands."""
    return [
        shaman(view, seat, at, near, choices, words)
        for seat, places in enumerate(view.shamans)
        for at in range(len(places))
    ]


def shaman(view: CairnState, seat: int, at: int, near: int, choices: Choices, words: Words) -> str:
    """One shaman, on the field or waiting in its village."""
    places = view.shamans[seat]
    space = places[at]
    if space == VILLAGE:
        place = village_place(seat, near, places[:at].count(VILLAGE), places.count(VILLAGE))
        aside = False
    else:
        aside = space in view.megaliths or space in TOTEM_AT
        (x, y), (dx, dy) = centre(space, near), BESIDE if aside else STANDING
        place = x + dx, y + dy
    return shaman_at(seat, at, space, place, aside, space in choices.shamans_from, words)


@lru_cache(10_000)
def shaman_at(seat: int, at: int, space: str, place: Point, aside: bool, is_movable: bool, words: Words) -> str:
    """A shaman where it stands; it stands there again in many pictures."""
    css = f"shaman {TRIBES[seat]}" + " is-aside" * aside
    if space == VILLAGE:
        told = said(words, "cairn.draw.shaman_waiting", seat=seat)
        css += " in-village"
    else:
        told = said(words, "cairn.draw.shaman", seat=seat, space=space)
    css += " is-movable" * is_movable
    data = {"data-from": space} if is_movable else None
    return piece(f"{TRIBES[seat]}-{at + 1}", css, translate(place), figure(seat), told=told, data=data)


# Megaliths and the stack


def megaliths(view: CairnState, near: int, choices: Choices, words: Words) -> list[str]:
    """Every megalith that can be seen, on the field, among the next ones, or known in the stack."""
    space_of = {stone: space for space, stone in view.megaliths.items()}
    occupied = {space for places in view.shamans for space in places}
    stacked = [hidden.card for hidden in view.stack if hidden.card != BLANK]
    drawn = []
    for megalith in MEGALITHS:
        css, start = "megalith", ""
        if megalith in space_of:
            space = start = space_of[megalith]
            css += " is-stood-on" * (space in occupied)
            place = translate(centre(space, near))
        elif megalith in view.upcoming:
            start = megalith
            place = dock(f"upcoming-{view.upcoming.index(megalith) + 1}")
        elif megalith in stacked:
            css += " in-stack"
            place = dock("stack", stacked_aside(stacked.index(megalith), len(stacked)))
        else:
            continue
        chosen = choices.on_piece(megalith, radius=52)
        css += " is-movable" * (start in choices.stones_from) + " is-target" * bool(chosen)
        drawn.append(megalith_at(megalith, css, place, chosen, start if start in choices.stones_from else "", words))
    return drawn


@lru_cache(10_000)
def megalith_at(megalith: str, css: str, place: str, chosen: str, start: str, words: Words) -> str:
    """A megalith where it stands; most of them stay for long."""
    data = {"data-from": start} if start else None
    return piece(megalith, css, place, tile(megalith) + chosen, told=stone_told(megalith, words), data=data)


def stone_told(megalith: str, words: Words) -> str:
    """Its name and what it does."""
    name = said(words, f"cairn.megalith.{megalith}")
    return f"{name}. {said(words, f'cairn.megalith.{megalith}', 'text')}"


def stacked_aside(at: int, known: int) -> Point:
    """Known stones of the stack lie below it in the order of the stack, five in a row."""
    in_row = min(5, known - at // 5 * 5)
    return (at % 5 - (in_row - 1) / 2) * 31, 88 + at // 5 * 32


def stack(view: CairnState, words: Words) -> str:
    """The stack with its count, and the two places for the next megaliths."""
    return stack_of(len(view.stack), words)


@lru_cache(100)
def stack_of(count: int, words: Words) -> str:
    """The stack with so many stones in it."""
    body = pile(count) + label(said(words, "cairn.draw.stack_name"), "dock-note", 0, 54)
    heading = label(said(words, "cairn.draw.next_stones"), "dock-name")
    places = "".join(piece(f"place-{i}", "place", dock(f"upcoming-{i}"), disc(0, 0, 47, "empty-place")) for i in (1, 2))
    return (
        places
        + piece("stack", "stack", dock("stack"), body, told=said(words, "cairn.draw.stack", count=count))
        + f'<g class="upcoming-name" style="transform:{dock("upcoming-name")}">{heading}</g>'
    )


@cache
def pile(count: int) -> str:
    """Slabs one on the other, one for about four stones, and the number on the top one."""
    heights = [14 - 7 * i for i in range(min(4, (count + 3) // 4))] or [14]
    css = "stack-slab" if count else "empty-place"
    slabs = "".join(path(closed(ring(18, 36, 15, (0, y))), css) for y in heights)
    return f'<g class="size">{slabs}{label(str(count), "stack-count", 0, heights[-1] + 8)}</g>'


# Tokens


def tokens(view: CairnState, choices: Choices, turned: frozenset[str], words: Words) -> list[str]:
    """Three round action tokens and the six-sided transformation token, each with the face it shows."""
    drawn = []
    for token in FACES:
        chosen = choices.on_piece(token, radius=48)
        css = f"token {token}" + " is-target" * bool(chosen) + " is-turned" * (token in turned)
        css += " is-idle" * (token in choices.idle_tokens)
        drawn.append(token_with(token, view.tokens[token], css, chosen, words))
    return drawn


@lru_cache(1_000)
def token_with(token: str, face: str, css: str, chosen: str, words: Words) -> str:
    """A token that shows a face."""
    name, note = said(words, f"cairn.draw.{token}"), said(words, f"cairn.draw.{face}")
    writing = label(name, "dock-name", 0, 74) + label(note, "dock-note", 0, 97)
    body = f'<g class="size">{coin(token, face)}{chosen}</g>{writing}'
    told = f"{said(words, f'cairn.token.{token}')}: {said(words, f'cairn.face.{face}')}"
    return piece(f"token-{token}", css, dock(f"token-{token}"), body, told=told)


@cache
def coin(token: str, face: str) -> str:
    """A token with its face."""
    if token == "transform":
        rim, notches = closed(ring(6, 49)), ""
    else:
        rim, notches = closed(ring(40, 43)), path(rays((0, 0), 37.5, 42.5, 40, width=1.2), "notch")
    turned = path("M-40-27A48 48 0 0 1-14-46M14-46A48 48 0 0 1 40-27", "turned-mark")
    return f'{turned}{path(rim, "coin")}{notches}<g class="token-face">{token_face(token, face)}</g>'


def token_face(token: str, face: str) -> str:
    """What the face says, in a picture."""
    if token == "add":
        return totem(face, (0.0, 28.0))
    if token == "move":
        slant = math.sqrt(0.5)
        straight = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
        ways = straight if face == "orthogonal" else [((x - y) * slant, (x + y) * slant) for x, y in straight]
        return path("".join(arrow(*way) for way in ways), "ink") + disc(0, 0, 5.5, "ink")
    if token == "jump":
        leap = path("M-23 0C-20-25 17-27 23-7", "line bold") + path(closed([(24, 2), (13, -8), (30, -11)]), "ink")
        return leap + pawn(-21, 13, "own") + pawn(3, 13, face)
    row = ("own", "enemy", "own") if face == "middle" else ("own", "own", "enemy")
    return "".join(
        pawn(x, 2, who) + (path(cut((x - 12, 18), (x + 12, -15), 3.6), "strike") if who == "enemy" else "")
        for x, who in zip((-24, 0, 24), row, strict=True)
    )


def arrow(dx: float, dy: float) -> str:
    """From near the middle outwards, with a barbed head."""
    tip = (dx * 30, dy * 30)
    left, right = ((tip[0] - dx * 12 - dy * s, tip[1] - dy * 12 + dx * s) for s in (9, -9))
    return cut((dx * 6, dy * 6), (dx * 25, dy * 25), 3.4) + closed([tip, left, (dx * 21, dy * 21), right])


def pawn(x: float, y: float, css: str) -> str:
    """A shaman as tokens show it: light is one's own, dark is the enemy."""
    return path(
        f"M{num(x - 9.5)} {num(y + 14)}q4.5-9 5.5-15a7 7 0 1 1 8 0q1 6 5.5 15z",
        f"pawn {css}",
    )


# Villages: who waits, the score, whose move it is, who won


def villages(view: CairnState, near: int, words: Words) -> list[str]:
    """What changes in the two villages."""
    return [village(view, seat, near, words) for seat in range(len(TRIBES))]


def village(view: CairnState, seat: int, near: int, words: Words) -> str:
    """The tribe's name, its fire while it moves, its score, and how many wait if they are many."""
    won = view.result is not None and seat in view.result.winners
    active = view.result is None and view.active == seat
    return village_with(seat, near, active, won, view.shamans[seat].count(VILLAGE), view.score[seat], words)


@lru_cache(2_000)
def village_with(seat: int, near: int, active: bool, won: bool, waiting: int, score: int, words: Words) -> str:
    """A village that has scored so much and in which so many wait."""
    top = village_top(seat, near)
    css = f"village {TRIBES[seat]}" + " is-active" * active + " has-won" * won
    name = label(said(words, f"cairn.seat.{TRIBES[seat]}"), "tribe", 276, top + 56)
    shine = path(burst((276, top + 48)), "shine") if won else ""
    count = disc(626, top + 47, 17, "badge") + label(str(waiting), "badge-count", 626, top + 56) if waiting > 3 else ""
    fire = flame(181, top + VILLAGE_HEIGHT - 18) if active else ""
    body = shine + fire + name + score_track(seat, score, top + VILLAGE_HEIGHT / 2 - 4) + count
    return f'<g id="village-{TRIBES[seat]}" class="{css}">{outline(seat, near)}{body}</g>'


@cache
def outline(seat: int, near: int) -> str:
    """The edge of the yard, seen while the tribe moves."""
    y = village_top(seat, near) + 8
    return f'<rect class="yard-edge" x="10" y="{num(y)}" width="{WIDTH - 20}" height="{VILLAGE_HEIGHT - 14}" rx="10"/>'


@cache
def burst(middle: Point) -> str:
    """Rays around the winner's name."""
    inner, outer = ring(32, 49, 21, middle), ring(32, 60, 32, middle)
    return "".join(cut(near_name, far, 2.6) for near_name, far in zip(inner, outer, strict=True))


@cache
def flame(x: float, y: float) -> str:
    """The fire that burns in the village whose turn it is."""
    logs = path(cut((x - 13, y + 1), (x + 12, y - 4), 3) + cut((x - 12, y - 4), (x + 13, y + 1), 3), "log")
    outer = f"M{num(x)} {num(y - 3)}c-13-2-13-15-6-22c1 5 3 6 4 7c-1-9 3-14 8-19c-1 8 8 13 7 24c0 6-5 10-13 10z"
    inner = f"M{num(x)} {num(y - 4)}c-6-2-6-8-2-12c1 3 2 3 3 4c0-4 1-6 4-8c0 4 3 7 2 11c-1 3-3 5-7 5z"
    return f'<g class="fire">{logs}{path(outer, "flame")}{path(inner, "ember")}</g>'


@cache
def score_track(seat: int, score: int, y: float) -> str:
    """A socket for each megalith to build; a raised stone in each one earned."""
    sockets = ""
    for i in range(MEGALITHS_TO_WIN):
        x = 350 + i * 35
        if i < score:
            raised: list[Point] = [
                (x - 12, y + 22),
                (x - 13, y - 8),
                (x - 4, y - 27),
                (x + 8, y - 20),
                (x + 12, y + 22),
            ]
            sockets += f'<g class="earned">{stone(raised, TRIBES[seat], i, step=4.4)}</g>'
        else:
            sockets += path(closed(ring(16, 13, 6.5, (x, y + 17))), "socket")
    return f'<g class="score" data-score="{score}">{sockets}</g>'
