"""The panel of a spirit: who it is, how it grows, both tracks, its elements, innate powers, cards.

A panel is 300 by 330. Signs say what a thing is, numbers how many; what a pointer is told comes in words.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from nemeton.drawing.svg import label, title
from nemeton.drawing.targets import Spots
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel import Entry, Words

from ..powers.card import ELEMENTS, Innate, Level
from ..rules.resources import card_plays, elements, free_choices, has, income
from ..spirits import PANELS, Growth, Slot
from ..state import IslandState, Spirit
from .cards import MINI_HIGH, MINI_WIDE, letters, mini, sized, written
from .ink import box, circle, put, use
from .layout import panel_part
from .words import said, spirit_told

WIDE, HIGH = 300.0, 330.0
SERIF = 0.95  # letters with serifs are narrower
GROWTH, ENERGY, PLAYS, HAVING, INNATE, CARDS_ROW = 40.0, 98.0, 132.0, 164.0, 178.0, 278.0
INNATE_HIGH = 94.0


class Page(NamedTuple):
    """What a panel is drawn from: the view, whose panel it is, the words, where its places are told."""

    view: IslandState
    seat: int
    words: Words
    spots: Spots
    journal: Sequence[Entry]

    @property
    def spirit(self) -> Spirit:
        """Whose panel it is."""
        return self.view.spirits[self.seat]

    def said(self, kind: str, attribute: str = "", **values: object) -> str:
        """A message."""
        return said(self.words, kind, attribute, **values)

    def spot(self, name: str, x: float, y: float, width: float, height: float) -> None:
        """A place on this panel."""
        self.spots.box(name, panel_part(self.seat), x, y, width, height)


def panel(page: Page) -> str:
    """A whole panel."""
    body = head(page) + growth(page) + tracks(page) + element_row(page) + innates(page) + cards(page)
    active = " is-active" if is_busy(page.view, page.seat) else ""
    return f'<g class="spirit of-{page.spirit.name}">{box(2, 2, WIDE - 4, HIGH - 4, "slate" + active, 12)}{body}</g>'


def is_busy(view: IslandState, seat: int) -> bool:
    """Has the spirit something to do in this phase?"""
    if view.phase == "spirit":
        return view.spirits[seat].stage != "done"
    return view.phase in ("fast", "slow") and not view.done[seat]


def head(page: Page) -> str:
    """Disc, name, destroyed presence, energy."""
    spirit = page.spirit
    page.spot(f"seat-{page.seat}", 4, 4, 200, 34)
    name = page.said(f"spirit.{spirit.name}")
    room = 148 if spirit.destroyed else 186
    size = min(17.5, room / (SERIF * letters(name)))
    drawn = circle(24, 21, 24, "halo-of") + use(f"s-{spirit.name}", 24, 21, 0.6)
    drawn += f'<g style="font-size:{size:.1f}px">{label(name, "spirit-name", 46, 27)}</g>'
    if spirit.destroyed:
        page.spot(f"destroyed-{page.seat}", 212, 6, 34, 30)
        cross = '<path class="lost-cross" d="M214 13l16 16m0-16l-16 16"/>'
        drawn += f'<g class="lost">{use(f"s-{spirit.name}", 222, 21, 0.36)}{cross}</g>'
        drawn += label(str(spirit.destroyed), "small-number", 239, 27)
    drawn += use("g-energy", 262, 21, 0.62) + label(str(spirit.energy), "energy", 283, 28)
    told = " ".join(spirit_told(page.view, page.seat, page.words)) + " " + page.said(f"spirit.{spirit.name}", "rules")
    return f'<g class="head">{title(told)}{drawn}</g>'


# Growth


def chosen_growth(page: Page) -> int:
    """The growth option of this turn, as the journal tells it or what is still to do lets one guess; -1 for none."""
    spirit = page.spirit
    if not spirit.grown:
        return -1
    for entry in reversed(page.journal):
        if entry.kind == "spirit_island.grows" and entry.values["seat"] == page.seat:
            return int(entry.values["number"])
    for number, option in enumerate(PANELS[spirit.name].growth):
        if spirit.todo and not Counter(spirit.todo) - Counter((*PANELS[spirit.name].always, *option)):
            return number
    return -1


def growth(page: Page) -> str:
    """Growth options side by side; of the chosen one, what is still to do is bright."""
    spirit = page.spirit
    facts = PANELS[spirit.name]
    chosen = chosen_growth(page)
    waiting = list(enumerate(spirit.todo))
    groups: list[tuple[int, tuple[Growth, ...]]] = [(-2, facts.always)] if facts.always else []
    groups += list(enumerate(facts.growth))
    total = sum(len(icons) + 0.45 for _, icons in groups)
    unit = (WIDE - 16 - 5 * (len(groups) - 1)) / total
    drawn, x = "", 8.0
    for number, icons in groups:
        width = unit * (len(icons) + 0.45)
        is_chosen = number == chosen or (number == -2 and chosen >= 0)
        css = "growth is-chosen" if is_chosen else "growth is-past" if spirit.grown else "growth"
        if number >= 0:
            page.spot(f"growth-{page.seat}-{number}", x, GROWTH, width, 42)
        told = title(page.said(f"growth.{spirit.name}.{number + 1}")) if number >= 0 else ""
        body = box(x, GROWTH, width, 42, "growth-group", 9)
        for at, icon in enumerate(icons):
            left = x + unit * (0.225 + at)
            found = next((one for one in waiting if one[1] == icon), None) if is_chosen else None
            if found is not None:
                waiting.remove(found)
                page.spot(f"todo-{page.seat}-{found[0]}", left, GROWTH + 4, unit, 34)
            faded = " is-done" if is_chosen and found is None else ""
            sign = growth_icon(icon, spirit.name, left + unit / 2, GROWTH + 21, min(30, unit - 2))
            body += f'<g class="grow-icon{faded}">{sign}</g>'
        drawn += f'<g class="{css}">{told}{body}</g>'
        x += width + 5
    for at, _icon in waiting:  # what comes from an icon, and whatever cannot be found in a group
        page.spot(f"todo-{page.seat}-{at}", 8, GROWTH, WIDE - 16, 42)
    return drawn


SIGNS = {
    "reclaim_all": "g-reclaim",
    "reclaim_one": "g-reclaim",
    "gain_power_card": "g-learn",
    "gain_energy": "g-energy",
    "card_plays_this_turn": "g-plays",
    "gather_presence": "g-gather",
    "push_presence": "g-push",
}


def growth_icon(icon: Growth, spirit: str, x: float, y: float, size: float) -> str:
    """One icon of a growth option."""
    k = size / 48
    if icon.do == "add_presence":
        drawn = use(f"s-{spirit}", -2, -5, 0.66)
        drawn += "".join(use(TO_SIGNS[to], -16 + 14 * at, 17, 0.34) for at, to in enumerate(icon.to) if to in TO_SIGNS)
        if icon.range < 99:
            drawn += use("g-range", 8 if not icon.to else 12, 15, 0.3) + label(str(icon.range), "icon-number", 19, 24)
    else:
        drawn = use(SIGNS[icon.do], 0, 0 if icon.amount == 0 else -4, 0.78)
        if icon.amount:
            drawn += label(f"+{icon.amount}", "icon-number", 12, 22)
        if icon.do == "reclaim_one":
            drawn += label("1", "icon-number", 0, 9)
    return put(circle(0, 0, 24, "icon-face") + drawn, x, y, k)


TO_SIGNS = {
    "jungle": "g-jungle",
    "wetland": "g-wetland",
    "dahan": "p-dahan",
    "ocean": "e-water",
    "coastal": "g-coast",
    "invaders": "p-explorer",
}


# Tracks and elements


def tracks(page: Page) -> str:
    """Energy and card plays: what is open counts, what is covered shows the disc on it."""
    spirit, facts = page.spirit, PANELS[page.spirit.name]
    first = track(page, "energy", facts.energy, spirit.open[0], ENERGY, "g-energy", income(spirit))
    return first + track(page, "plays", facts.plays, spirit.open[1], PLAYS, "g-card", card_plays(spirit) - spirit.plays)


def track(page: Page, name: str, slots: Sequence[Slot], opened: int, y: float, sign: str, best: int) -> str:
    """One track; the number that counts is bright, the next disc can be taken."""
    pitch, radius = min(33.0, 250 / len(slots)), 13.0
    drawn = use(sign, 18, y, 0.5) + f'<path class="rail" d="M42 {num(y)}H{num(42 + pitch * (len(slots) - 1))}"/>'
    shining = max((at for at, slot in enumerate(slots[:opened]) if slot.number == best), default=-1)
    if opened < len(slots):
        page.spot(f"track-{page.seat}-{name}", 42 + pitch * opened - radius, y - radius, 2 * radius, 2 * radius)
    for at, slot in enumerate(slots):
        x = 42 + pitch * at
        css = "slot is-best" if at == shining else "slot is-open" if at < opened else "slot"
        drawn += circle(x, y, radius, css)
        if at < opened:
            drawn += slot_value(slot, x, y, "slot-number")
        else:
            drawn += use(f"s-{page.spirit.name}", x - 2, y - 2, 0.42, "covered") + circle(
                x + 8, y + 8, 7.5, "slot-face"
            )
            drawn += slot_value(slot, x + 8, y + 8, "slot-small")
    told = page.said(f"draw.track_{name}", count=best)
    return f'<g class="track">{title(told)}{drawn}</g>'


def slot_value(slot: Slot, x: float, y: float, css: str) -> str:
    """What a place of a track gives."""
    small = css == "slot-small"
    if slot.element:
        return use(f"e-{slot.element}", x, y, 0.22 if small else 0.42)
    if slot.reclaim_one:
        return use("g-reclaim", x, y, 0.22 if small else 0.42)
    return label(str(slot.number), css, x, y + (3.8 if small else 6))


def element_row(page: Page) -> str:
    """All eight elements with what the spirit has this turn; an unchosen one is shown at its end."""
    free = free_choices(page.spirit)
    pitch = (WIDE - 12) / (8.8 if free else 8)
    drawn = ""
    for at, (name, count) in enumerate(zip(ELEMENTS, elements(page.spirit), strict=True)):
        x = 6 + pitch * at
        page.spot(f"element-{page.seat}-{name}", x, HAVING - 12, pitch, 24)
        told = title(f"{page.said(f'element.{name}')} {count}")
        css = "element" if count else "element is-none"
        body = use(f"e-{name}", x + pitch * 0.34, HAVING, 0.44) + label(
            str(count), "having", x + pitch * 0.75, HAVING + 6
        )
        drawn += f'<g class="{css}">{told}{body}</g>'
    return drawn + (use("e-any", WIDE - 18, HAVING, 0.5) if free else "")


# Innate powers


def innates(page: Page) -> str:
    """Innate powers side by side; levels that the elements reach are lit."""
    facts = PANELS[page.spirit.name].innates
    width = (WIDE - 16 - 6 * (len(facts) - 1)) / len(facts)
    return "".join(innate(page, name, one, 8 + at * (width + 6), width) for at, (name, one) in enumerate(facts.items()))


def innate(page: Page, name: str, facts: Innate, x: float, width: float) -> str:
    """One innate power: its speed, name and levels, in two columns where there is room."""
    used = name in page.spirit.used
    page.spot(f"innate-{page.seat}-{name}", x, INNATE, width, INNATE_HIGH)
    size, lines = sized(page.said(f"power.{name}"), (width - 50) / SERIF, 31, (13.5, 12.5, 11.5, 11))
    head_high = 21 if len(lines) == 1 else 34
    sign = "g-tick" if used else "g-fast" if facts.fast else "g-slow"
    drawn = box(x, INNATE, width, INNATE_HIGH, "well", 8) + use(sign, x + 12, INNATE + 11, 0.32)
    drawn += written(lines, "innate-name", x + 22, INNATE + (16 if len(lines) == 1 else 14), size)
    if not facts.reach.is_spirit:
        drawn += use("g-range", x + width - 22, INNATE + 11, 0.28)
        drawn += label(str(facts.reach.range), "tiny", x + width - 8, INNATE + 15)
    columns = 2 if width > 200 else 1
    rows = -(-len(facts.levels) // columns)
    high, broad = (INNATE_HIGH - 2 - head_high) / max(rows, 2), (width - 8) / columns
    for at, level in enumerate(facts.levels):
        corner = x + 4 + broad * (at // rows), INNATE + head_high + high * (at % rows)
        drawn += threshold(page, name, at, level, corner, broad, high)
    return f'<g class="innate{" is-used" if used else ""}">{drawn}</g>'


def threshold(page: Page, name: str, at: int, level: Level, corner: Point, broad: float, high: float) -> str:
    """A level of an innate power: the elements that it needs, lit where the spirit has them."""
    left, top = corner
    lit = has(page.spirit, level.needs)
    body = box(left, top, broad - 3, high - 2.5, "level is-lit" if lit else "level", 5)
    needs = [(element, count) for element, count in level.needs._asdict().items() if count]
    for place, (element, count) in enumerate(needs):
        x = left + 8 + place * 33
        body += label(str(count), "need", x + 3, top + high / 2 + 3.4)
        body += use(f"e-{element}", x + 17, top + high / 2 - 1, min(0.36, high / 60))
    body += use("g-tick", left + broad - 14, top + high / 2 - 1, 0.28) if lit else ""
    known = page.words.knows(f"spirit_island.power.{name}", f"level{at + 1}")
    words = page.said(f"power.{name}", f"level{at + 1}" if known else "")
    return f"<g>{title(words)}{body}</g>"


# Cards


def cards(page: Page) -> str:
    """Cards on offer, in play, in hand, and faintly those discarded."""
    spirit = page.spirit
    shown = [(card, "is-offered") for card in spirit.drawn]
    shown += [(card, "is-used" if card in spirit.used else "is-played") for card in spirit.played]
    shown += [(card, "is-held") for card in spirit.hand] + [(card, "is-gone") for card in spirit.discard]
    step = min(MINI_WIDE + 2, (WIDE - 14 - MINI_WIDE) / max(1, len(shown) - 1))
    drawn, x = "", 7.0
    for card, css in shown:
        page.spot(f"card-{card}", x, CARDS_ROW, MINI_WIDE, MINI_HIGH)
        drawn += mini(page.view, card, x, CARDS_ROW, css, page.words)
        x += step
    return drawn
