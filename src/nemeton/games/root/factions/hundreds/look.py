"""How the Hundreds look: rats, a warlord with crown and blade, palisades with teeth, mobs that are bursts of fire."""

from collections.abc import Callable, Iterator
from typing import ClassVar

from nemeton.kernel import Phrase, Topic, Words
from nemeton.kernel.faces import Face, Fact, Tag

from ...choices import named
from ...draw.emblems_scenes import Portrait, Scene, T
from ...draw.figures import Figure, drawn_figure
from ...draw.ink import CREAM, dot, lines, shape, star
from ...draw.panel import Page
from ...draw.words import said
from ..look import Look
from .board import (
    BITTER,
    COMMAND,
    GRANDIOSE,
    JUBILANT,
    LAVISH,
    MOB,
    MOODS,
    PROWESS,
    RELENTLESS,
    ROWDY,
    STRONGHOLD,
    STUBBORN,
    WRATHFUL,
    HundredsBoard,
    hoard,
    value_of,
)
from .panel import hundreds_board

CRIMSON, PINK = "#a8242e", "#e3a79b"
GOLD, METAL, LEATHER, TIMBER = "#e9bf4d", "#cdd2d3", "#a5673a", "#b98a52"
LORD = "m-warlord"
OUTER = (
    "M-18-14L-13.5-18.6L-9-14L-4.5-18.6L0-14L4.5-18.6L9-14L13.5-18.6L18-14V14L13.5 18.6L9 14L4.5 18.6L0 14"
    "L-4.5 18.6L-9 14L-13.5 18.6L-18 14Z"
)
TEETH = (OUTER, "M-14.6-11.4H14.6V11.4H-14.6Z")
MOOD_SCENES: dict[str, Scene] = {
    BITTER: (
        T("m-rabble", -23, -14, 0.7),
        T(LORD, 8, 6, 0.74),
        T("w-hundreds", -20, 14, 0.56),
        T("item-hammer", 27, 22, 1.2, 24),
    ),
    GRANDIOSE: (
        T("ui-crown", 0, -21, 1.9),
        T("w-hundreds", -22, 16, 0.5),
        T("w-hundreds", 24, 16, 0.5),
        T(LORD, 0, 11, 0.7),
    ),
    JUBILANT: (
        T(LORD, 2, -4, 0.7),
        T("m-rabble", -23, 18, 0.86),
        T("m-rabble", 24, 18, 0.86),
        T("m-rabble", 0, 25, 0.86),
    ),
    LAVISH: (
        T(LORD, 3, -4, 0.7),
        T("item-coins", -22, 17, 1.5),
        T("item-bag", 23, 17, 1.4),
        T("item-coins", 2, 25, 1.2),
    ),
    RELENTLESS: (T("ui-move", -18, -17, 1.7), T("ui-move", -20, 17, 1.7), T(LORD, 11, 6, 0.74)),
    ROWDY: (T("ui-card", -22, -13, 1.5, -18), T("ui-card", -20, 17, 1.5, 12), T(LORD, 11, 6, 0.74)),
    STUBBORN: (T(LORD, 6, 2, 0.74), T("ui-hit", -25, -20, 0.9), T("m-targe", -10, 12, 1.9)),
    WRATHFUL: (T("ui-hit", 0, -4, 2.9), T(LORD, 2, 7, 0.74)),
}


def stronghold() -> str:
    """Three sharpened posts, lashed together."""
    posts = "".join(shape(f"M{x - 3.7:g} 11V-5L{x:g}-12.4L{x + 3.7:g}-5V11Z", "#e2c79a") for x in (-8.4, 0, 8.4))
    return posts + lines("M-12.6-1H12.6M-12.6 6H12.6", 2.2)


def mob() -> str:
    """A fist with a torch."""
    flame = shape("M1-3Q-8-5-6-11Q-4-9-3-11Q-3-15 3-17Q2-12.6 5.4-10.6Q9.4-5 1-3Z", "#f0b43a", 1.1)
    fist = shape("M-6 3Q-6 .4-3.4.6H5Q7.4.6 7 3.4V7Q6 9.6 1 9.6Q-5 9.6-6 6Z", CREAM, 1.2)
    return shape("M-.6-4H3L2.4 12H0Z", TIMBER, 1.1) + flame + fist + lines("M-2.8 3.4H6.6M-2.8 6.2H6.4", 1)


def burst() -> str:
    """A mob as a token: its edge is a burst, so that it is told from every round one."""
    edge = star(9, 19.4, 14.4)
    halo = f'<path d="{edge}" fill="{CREAM}" stroke="{CREAM}" stroke-width="4"/>'
    return halo + shape(edge, CRIMSON, 2) + f'<g transform="translate(0 2.6)scale(.86)">{mob()}</g>'


def flag() -> str:
    """Command."""
    return lines("M-6-12V12", 2.2) + shape("M-5.4-11H11L7-6L11-1H-5.4Z", CRIMSON, 1.2)


def arm() -> str:
    """Prowess."""
    bent = "M-10 8Q-11-1-6-3L-5-10Q-4-12.4-1-11.6L2-10.6Q3-6 0-3Q8-5 10.6 1Q12 8 4 10.6Q-4 12-10 8Z"
    return shape(bent, PINK) + lines("M-5-8H1M0-3Q-2 0-1 3M4 10Q8 8 8 4", 1.1)


def targe() -> str:
    """A shield: the first hit is ignored."""
    return shape("M-10-11H10V0Q9 8 0 12Q-9 8-10 0Z", METAL, 1.5) + lines("M0-10V11M-9-2H9", 1.2)


def warlord() -> Figure:
    """The rat with a crown, a cloak that spreads wide and a blade raised: taller and broader than any other."""
    outline = (
        "M-24 26C-21 14-18 5-10 1C-15-5-15-12-11-17C-20-20-20-32-10.6-32C-5-32-2-27-2-22.6C7-22.6 13-14 23-8"
        "C24-5 21-1.6 16-1.6C12-1 10 1 9.4 3C17 8 21 16 24 26L17 22L10.6 26L4 22L-3 26L-10 22L-17 26Z"
    )
    ear = dot(-10.6, -24.6, 4, PINK, 1)
    eye = shape("M1-16.6L9.6-13.8Q6-9.6 2-11.8Z", CREAM, 1) + dot(5.4, -13.4, 1.2) + lines("M0-19.4L10.4-15.6", 1.8)
    mouth = dot(21, -7, 2.2) + shape("M11.6-2L12.6 3.6L15.4 2.8L15.8-2Z", CREAM, 0.9)
    fur = shape("M-13 3Q-7 9 0 8Q8 9 14 5Q18 9 14 12.6Q7 16 0 14.6Q-9 16-15 11Q-17 6-13 3Z", "#f0e3c4", 1.2)
    spots = "".join(lines(f"M{x} {y}l1.4 2.6", 1.6) for x, y in ((-10, 8), (-4, 10.4), (3, 10.4), (9, 9)))
    crown = ("M-5-22.6L-8.4-36L-1.6-31L2.6-39.4L6.4-29.6L13-34L10.6-19.6Q3-24-5-22.6Z", GOLD)
    blade = ("M22 8L20.4-29L23.6-36L27-29L26 8Z", METAL)
    hilt = ("M17.6 6H30.4V9.6H26V16H22V9.6H17.6Z", LEATHER)
    return Figure(outline, ear + eye + mouth + fur + spots + lines("M23.7-30V4", 0.9), "", (blade, hilt, crown))


SIGNS: dict[str, Callable[[], str]] = {
    "warlord": lambda: drawn_figure(warlord(), CRIMSON),
    "command": flag,
    "prowess": arm,
    "targe": targe,
    "rabble": burst,
}


class HundredsLook(Look):
    """Crimson."""

    colour = CRIMSON
    buildings: ClassVar = {STRONGHOLD: stronghold}
    tokens: ClassVar = {MOB: mob}
    whole_tokens: ClassVar = {MOB: burst}
    tile_edge = TEETH
    signs: ClassVar = SIGNS
    pawn_sign, pawn_told = LORD, "root.draw.warlord"
    crafts_with = STRONGHOLD
    naming: ClassVar = {"mood": named("mood"), "track": named("track")}
    points_by: ClassVar = {"14.6.2": "oppression", "14.2.3": "crafting", "14.2.4.I": "hoard"}
    tellings: ClassVar = {
        "led": "move",
        "warlord": "place",
        "mood": "card",
        "mob_die": "dice",
        "mob_die_idle": "dice",
        "razed": "gone",
        "loots": "fight",
        "looted": "card",
        "hoarded": "card",
    }
    portraits: ClassVar = {
        mood: Portrait(scene, PINK, CRIMSON, f"item-{MOODS[mood]}" if MOODS[mood] else "ui-recruit")
        for mood, scene in MOOD_SCENES.items()
    }

    def figure(self) -> Figure:
        """One round ear, a snout to the right with two teeth, a thin tail."""
        outline = (
            "M-14 26C-17 12-13 4-9 0C-14-6-14-13-10-18C-19-21-19-33-9.6-33C-4-33-1-28-1-23.6C8-23.6 14-15 25-8"
            "C26-5 22-1.6 17-1.6C12-1 10 1 9 3C14 8 16 16 15 26Z"
        )
        ear = dot(-9.6, -25.6, 4, PINK, 1)
        eye = shape("M2-17.4L10.4-14.6Q7-10.4 3-12.6Z", CREAM, 1) + dot(6.2, -14.2, 1.2) + lines("M1-20L11-16.6", 1.7)
        teeth = shape("M13-2L14 3.6L16.8 2.8L17.2-2Z", CREAM, 0.9)
        mouth = dot(23, -7, 2.2) + teeth + lines("M12-7L2-5M13-5L5-1", 1)
        buckle = shape("M-3 10.4H3V15.6H-3Z", GOLD, 0.9)
        belt = lines("M-13.6 13H13.4", 3.4) + lines("M-13.6 13H13.4", 1.6, LEATHER) + buckle
        return Figure(outline, ear + eye + mouth + belt, "M-11 22C-26 26-27 13-22 5")

    def panel(self, page: Page, board: HundredsBoard) -> str:
        return hundreds_board(page, board)

    def told(self, board: HundredsBoard, seat: int, words: Words) -> Iterator[str]:
        """The mood, the hoard with its values, strongholds and mobs that are left."""
        if board.mood:
            yield said(words, "root.draw.mood", mood=board.mood)
        for track in (COMMAND, PROWESS):
            items = getattr(board, track)
            yield said(words, "root.draw.track", track=track, count=value_of(board, track))
            if items:
                yield said(words, "root.draw.hoard", track=track, items=tuple(items))
        for piece in (STRONGHOLD, MOB):
            yield said(words, "root.draw.left", piece=piece, count=getattr(board, piece))

    def marks(self, board: HundredsBoard) -> list[tuple[str, float, int]]:
        """Items in the hoard."""
        return [("item-bag", 0.8, len(hoard(board)))]

    def topics(self) -> Iterator[tuple[str, Topic]]:
        """The moods."""
        for mood, item in MOODS.items():
            text = Phrase(f"root.mood.{mood}", {}, "text")
            kind = "root.topic.mood" if item else "root.topic.mood_free"
            values = {"item": item, "text": text} if item else {"text": text}
            yield mood, Topic(Phrase(f"root.mood.{mood}"), Phrase(kind, values))

    def faces(self) -> Iterator[tuple[str, Face]]:
        """A mood: the item that rules it out, and what it does."""
        kind = Phrase("root.text.face.mood")
        for mood, item in MOODS.items():
            ruled_out = Phrase("root.text.face.ruled_out", {"item": item})
            facts = (Fact("items", ruled_out, (item,)),) if item else ()
            yield (
                mood,
                Face(kind, Phrase(f"root.mood.{mood}", {}, "text"), facts=facts, tags=(Tag("kind", "mood", kind),)),
            )

    def topic_of(self, board: HundredsBoard) -> str:
        return board.mood


LOOK = HundredsLook()
