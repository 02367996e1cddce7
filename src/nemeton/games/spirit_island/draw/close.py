"""The invaders' phase seen from near: which fear cards were resolved, what was ravaged, built and explored, and how it
went. It is read from the journal and stays until a spirit does something new."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from nemeton.drawing.svg import label, title
from nemeton.drawing.woodcut import num
from nemeton.kernel import Entry, Words

from ..invader_facts import INVADER_CARDS
from ..island import is_ocean, terrain
from ..state import IslandState
from .cards import letters, wrapped
from .emblems import face
from .ink import box, put, use
from .signs import ACTION_EDGES
from .walk import walk
from .words import said

WIDE = 348.0
CHIP_WIDE, CHIP_HIGH, IN_ROW = 88.0, 34.0, 3
STRONG = 0.92  # strong letters are broader
NOTE_WIDE, NOTE_LINE, NOTE_LINES = 284.0, 15.0, 3
NEW_DEEDS = ("spirit_island.grows", "spirit_island.plays", "spirit_island.uses", "spirit_island.uses_on")


@dataclass
class Deed:
    """What happened in a land: damage or a new piece, what fell, where blight came."""

    land: str
    what: str = ""  # the damage, or the piece
    skipped: bool = False
    fallen: list[str] = field(default_factory=list)
    blights: list[str] = field(default_factory=list)


@dataclass
class Part:
    """A part of the phase: fear, ravage, build or explore; the card that called for it."""

    action: str
    card: str = ""
    level: int = 0
    deeds: list[Deed] = field(default_factory=list)


def phase_told(journal: Sequence[Entry]) -> list[Entry]:
    """The entries of the last invader phase; none if a spirit has done something since."""
    for at in range(len(journal) - 1, -1, -1):
        entry = journal[at]
        if entry.kind in NEW_DEEDS:
            return []
        if entry.kind == "spirit_island.phase" and entry.values["phase"] == "invader":
            return list(journal[at + 1 :])
    return []


def parts_of(entries: Sequence[Entry]) -> list[Part]:
    """The phase part by part."""
    parts: list[Part] = []
    for entry in entries:
        kind, values = entry.kind.removeprefix("spirit_island."), entry.values
        if kind == "phase":
            break
        match kind:
            case "fear_card":
                parts.append(Part("fear", values["fear_card"], values["level"]))
            case "builds":
                parts.append(Part("build", values["invader_card"]))
            case "reveals":
                parts.append(Part("explore", values["invader_card"]))
            case "ravages":
                part_for(parts, "ravage").deeds.append(Deed(values["land"], str(values["damage"])))
            case "skipped" | "choked":
                part_for(parts, values["action"]).deeds.append(Deed(values["land"], skipped=True))
            case "built" | "arrived":
                action = "build" if kind == "built" else "explore"
                part_for(parts, action).deeds.append(Deed(values["land"], values["piece"]))
            case "blight" | "destroyed" | "cascaded":
                add_loss(parts, kind, values.get("end", values.get("land", "")), values.get("piece", ""))
    return [part for part in parts if part.deeds or part.card]


def part_for(parts: list[Part], action: str) -> Part:
    """The part that is under way, or a new one."""
    if not parts or parts[-1].action != action:
        parts.append(Part(action))
    return parts[-1]


def add_loss(parts: list[Part], kind: str, land: str, piece: str) -> None:
    """Blight or a fallen piece belongs to the land that is ravaged just now."""
    if parts and parts[-1].action == "ravage" and parts[-1].deeds:
        deed = parts[-1].deeds[-1]
        if kind == "destroyed":
            deed.fallen.append(piece)
        else:
            deed.blights.append(land)


# Drawing


def close_up(view: IslandState, journal: Sequence[Entry], words: Words) -> str:
    """The phase as a picture of its own, above the question; then the same step by step, which stays longer."""
    parts = parts_of(phase_told(journal))
    if not parts:
        return walk(journal, words)
    drawn, y = "", 6.0
    for part in parts:
        body, high = section(part, words)
        drawn += put(body, 6, y)
        y += high
    told = escape(said(words, "draw.phase", phase="invader"))
    return (
        f'<svg class="isle close-up" viewBox="0 0 {num(WIDE)} {num(y + 4)}" role="img" aria-label="{told}">'
        f"{box(2, 2, WIDE - 4, y, 'slate', 12)}{drawn}</svg>{walk(journal, words)}"
    )


def section(part: Part, words: Words) -> tuple[str, float]:
    """A part of the phase: its sign and card, and beside them a chip for each land."""
    if part.action == "fear":
        name = said(words, f"fear_card.{part.card}")
        drawn = put(face(part.card), 20, 20, 0.44) + fitted(name, "deed-head", 44, 17, 280, 17)
        text = said(words, f"fear_card.{part.card}", f"level{part.level}")
        size, lines = note(text)
        for at, line in enumerate(lines):
            drawn += sized(line, "deed-note", 44, 34 + at * NOTE_LINE, size)
        return f"<g>{title(f'{name}. {text}')}{drawn}</g>", 46 + (len(lines) - 1) * NOTE_LINE
    told = said(words, f"draw.space_{part.action}")
    drawn = use(f"a-{part.action}", 17, 17, 0.58)
    if part.card in INVADER_CARDS:
        told = f"{told}: {said(words, 'draw.deed_card', invader_card=part.card)}"
        drawn += put(face(part.card), 46, 17, 0.36)
    drawn = f"<g>{title(told)}{drawn}</g>"
    for at, deed in enumerate(part.deeds):
        row, column = divmod(at, IN_ROW)
        drawn += put(chip(part.action, deed, words), 64 + column * (CHIP_WIDE + 3), row * (CHIP_HIGH + 3))
    rows = max(1, -(-len(part.deeds) // IN_ROW))
    return f"<g>{drawn}</g>", 2 + rows * (CHIP_HIGH + 3)


def note(text: str) -> tuple[float, list[str]]:
    """What a fear card says, on few lines: as large as they allow."""
    size, lines = 0.0, [text]
    for size in (13.0, 12.0, 11.0):
        lines = wrapped(text, size, NOTE_WIDE)
        if len(lines) <= NOTE_LINES:
            break
    return size, lines


def fitted(text: str, css: str, x: float, y: float, width: float, size: float) -> str:
    """A line that fits into a width, smaller or cut."""
    width *= STRONG
    small = min(size, max(size * 0.7, width / letters(text)))
    while letters(text) * small > width and len(text) > 4:
        text = text[:-2].rstrip(" .,…") + "…"
    return sized(text, css, x, y, small)


def sized(text: str, css: str, x: float, y: float, size: float) -> str:
    """A line in letters of a size."""
    return f'<g style="font-size:{size:.1f}px">{label(text, css, x, y)}</g>'


def chip(action: str, deed: Deed, words: Words) -> str:
    """A land and what happened there."""
    drawn = box(0, 0, CHIP_WIDE, CHIP_HIGH, f"deed-row is-{action}", 8)
    ground = "wetland" if is_ocean(deed.land) else terrain(deed.land)
    if len(deed.land) > 2:  # on the thematic map
        drawn += use(f"g-{ground}", 7.5, 17, 0.25) + fitted(deed.land, "deed-where", 14, 23, 29.5, 17)
    else:
        drawn += use(f"g-{ground}", 11, 17, 0.3) + fitted(deed.land, "deed-where", 20, 23, 25, 17)
    told = [deed.land]
    if deed.skipped:
        drawn += use("g-ban", 58, 17, 0.44)
        told.append(said(words, "draw.deed_skipped"))
    elif action == "ravage":
        drawn += put(
            f'<path class="ravage" d="{ACTION_EDGES["ravage"]}"/>{label(deed.what, "ravage-number", 0, 11)}',
            56,
            16,
            0.5,
        )
        told.append(said(words, "draw.deed_ravaged", count=int(deed.what)))
        signs = [*("p-blight" for _ in deed.blights), *(f"p-{piece}" for piece in deed.fallen)]
        step = min(9.0, 18 / max(1, len(signs)))
        drawn += "".join(use(sign, 74 + at * step / 2, 10 + at * step, 0.27) for at, sign in enumerate(signs[:3]))
        told += losses(deed, words)
    else:
        drawn += use(f"p-{deed.what}", 60, 17, 0.5)
        told.append(said(words, "draw.deed_new", piece=deed.what))
    return f"<g>{title('; '.join(told))}{drawn}</g>"


def losses(deed: Deed, words: Words) -> list[str]:
    """Blight and what fell, in words."""
    first, others = deed.blights[:1], deed.blights[1:]
    return [
        *(said(words, "draw.deed_blight") for _ in first),
        *(said(words, "draw.deed_cascade", land=land) for land in others),
        *(said(words, "draw.deed_fallen", piece=piece) for piece in deed.fallen),
    ]
