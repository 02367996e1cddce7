"""The last invader phase step by step: which card called for it, what happened land by land, and why.

It is a list that can be folded. With the site's script one step is shown at a time, and its land is lit on the island;
without, the whole list is read. It stays until the next invader phase.
"""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from nemeton.kernel import Entry, Phrase, Words

from .ink import use
from .words import said

ACTIONS = {
    "fear_card": "fear",
    "ravages": "ravage",
    "builds": "build",
    "built": "build",
    "reveals": "explore",
    "arrived": "explore",
}


class Stride(NamedTuple):
    """One step: a part of the phase, the land where it happened, and what the journal tells of it."""

    action: str
    place: str
    told: list[Entry]


def last_phase(journal: Sequence[Entry]) -> tuple[list[Entry], list[Entry]]:
    """The entries of the last invader phase, and what came after it."""
    found, after = [], list[Entry]()
    for at in range(len(journal) - 1, -1, -1):
        entry = journal[at]
        if entry.kind == "spirit_island.phase":
            if entry.values["phase"] == "invader":
                found = list(journal[at + 1 :])
                break
            after = list(journal[at:])
    return found[: len(found) - len(after)], after


def strides(entries: Sequence[Entry]) -> list[Stride]:
    """The phase as steps: each card, and each land that is ravaged, built in or explored."""
    found: list[Stride] = []
    for entry in entries:
        kind, values = entry.kind.removeprefix("spirit_island."), entry.values
        is_own = kind in ACTIONS or kind in ("skipped", "choked")
        if kind == "arrived" and found and found[-1].action == "ravage":
            is_own = False  # what a ravage brings along
        if is_own:
            found.append(Stride(ACTIONS.get(kind) or values["action"], values.get("land", ""), [entry]))
        elif found:
            found[-1].told.append(entry)
    return found


def walk(journal: Sequence[Entry], words: Words) -> str:
    """The list, or nothing before the first invader phase."""
    entries, _ = last_phase(journal)
    steps = strides(entries)
    if not steps:
        return ""
    items = "".join(item(at, step, len(steps), words) for at, step in enumerate(steps, 1))
    back, on = (escape(said(words, f"draw.walk_{way}")) for way in ("back", "next"))
    buttons = (
        f'<button class="button" type="button" data-walk="-1" aria-label="{back}" title="{back}" hidden>◂</button>'
        f'<button class="button" type="button" data-walk="1" aria-label="{on}" title="{on}" hidden>▸</button>'
    )
    name = f"{entries[0].turn}-{len(steps)}"
    return (
        f'<details class="walk" id="walk" data-walked="{name}"><summary>{escape(said(words, "draw.walk"))}</summary>'
        f'<ol aria-live="polite">{items}</ol><div class="walk-steps">{buttons}</div></details>'
    )


def item(at: int, step: Stride, count: int, words: Words) -> str:
    """One step in words, behind the sign of its part of the phase. Of a fear card, its own words come first."""
    told = [words.say(Phrase(entry.kind, entry.values)) for entry in step.told]
    head = step.told[0]
    if head.kind == "spirit_island.fear_card":
        told.insert(1, said(words, f"fear_card.{head.values['fear_card']}", f"level{head.values['level']}"))
    where = f' data-walk-to="{escape(step.place)}"' if step.place else ""
    number = escape(said(words, "draw.walk_at", number=at, count=count))
    sign = use("g-fear" if step.action == "fear" else f"a-{step.action}")
    icon = f'<svg class="isle icon" viewBox="-25 -25 50 50" aria-hidden="true" focusable="false">{sign}</svg>'
    return f"<li{where}>{icon}<span><small>{number}</small> {escape(' '.join(told))}</span></li>"
