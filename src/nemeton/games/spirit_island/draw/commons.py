"""The invaders' side: their cards on the track, fear and terror, blight, adversary and scenario. It is 300 by 206."""

from collections import Counter

from nemeton.drawing.svg import label, title
from nemeton.drawing.targets import Spots
from nemeton.drawing.woodcut import num
from nemeton.kernel import BLANK, Words

from ..invader_facts import INVADER_CARDS
from ..rules.gaining_cards import has_decks
from ..rules.setup import deck_order
from ..rules.terror import pool, terror
from ..scenarios import scenario_of
from ..state import IslandState
from .cards import letters, sized, written
from .ink import box, circle, use
from .layout import COMMONS
from .words import (
    adversary_told,
    blight_name,
    blight_told,
    fear_told,
    goal,
    goal_told,
    said,
)

WIDE, HIGH = 300.0, 206.0
ROMAN = ("", "I", "II", "III", "IV")
FEAR_TOP, BLIGHT_TOP = 98.0, 158.0
DECKS_LEFT = WIDE - 80


def commons(view: IslandState, words: Words, spots: Spots) -> str:
    """All of it."""
    drawn = box(2, 2, WIDE - 4, HIGH - 4, "slate", 12)
    return drawn + track(view, words) + fear(view, words) + blight(view, words) + table(view, words, spots)


# The track


def track(view: IslandState, words: Words) -> str:
    """Spaces in the order in which cards slide: deck and explore at the right, then build, ravage, discard."""
    spaces: list[tuple[str, list[str]]] = [("ravage", view.ravage), ("build", view.build)]
    if view.has_extra or view.extra_build:
        spaces.insert(0, ("extra", view.extra_build))
    explored = [view.explored] if view.explored else []
    spaces.append(("explore", explored))
    x = 34.0
    wishes = [max(60.0, 6 + 11 * letters(said(words, f"draw.space_{name}"))) for name, _ in spaces]
    unit = (WIDE - 8 - x - 4 * len(spaces)) / sum(wishes)
    drawn = discard(view, words)
    for at, (name, lying) in enumerate(spaces):
        drawn += space(view, name, lying, x, wishes[at] * unit, words)
        drawn += f'<path class="slide" d="M{num(x - 4)} 52l7-5v10z"/>' if at else ""
        x += wishes[at] * unit + 4
    return drawn


def discard(view: IslandState, words: Words) -> str:
    """How many invader cards are done with."""
    done = view.invader_discard
    drawn = box(8, 30, 22, 34, "space is-done", 4)
    drawn += use(f"art-{done[-1]}", 19, 47, 0.28) if done else ""
    drawn += label(str(len(done)), "tiny", 19, 78)
    told = said(words, "draw.discarded", count=len(done), invader_card=done)
    return f"<g>{title(told)}{drawn}</g>"


def space(view: IslandState, name: str, lying: list[str], x: float, width: float, words: Words) -> str:
    """One space of the track with its card; the deck shows what is left of each stage."""
    sign = "build" if name == "extra" else name
    told = said(words, f"draw.{name}", invader_card=lying) if lying else said(words, f"draw.no_{name}")
    title_words = said(words, f"draw.space_{name}")
    size = min(13.5, (width - 6) / letters(title_words))
    middle = x + width / 2
    drawn = box(x, 6, width, 88, f"space is-{name}", 7)
    drawn += f'<g style="font-size:{size:.1f}px">{label(title_words, f"space-name is-{name}", middle, 20)}</g>'
    drawn += lying_there(lying, middle, width, words) if lying else ""
    if name == "explore" and not lying:
        left = stages_left(view)
        back = box(middle - 28, 30, 56, 44, "card-back", 6) + use("g-fear", middle, 52, 0.7)
        drawn += back if left else use("g-ban", middle, 52, 0.9)  # the next exploration finds no card
        text = " ".join(f"{ROMAN[stage]}×{count}" for stage, count in sorted(left.items())) or "0"
        small = min(12.0, (width - 2) / letters(text))
        drawn += f'<g style="font-size:{small:.1f}px">{label(text, "stages", middle, 88)}</g>'
        told = said(words, "draw.deck", count=len(view.invader_deck), stage=min(left, default=0))
    return f"<g>{title(told)}{drawn}{use(f'a-{sign}', x + 12, 34, 0.36)}</g>"


def lying_there(cards: list[str], middle: float, width: float, words: Words) -> str:
    """The cards on a space, and the lands of the last; two of them stand on two lines, to be read without a glass."""
    names = lands_named(cards[-1], words)
    top, scale = (53, 0.74) if len(names) == 1 else (48, 0.62)
    drawn = "".join(use(f"art-{card}", middle + at * 8, top, scale) for at, card in enumerate(cards))
    size = min(12.0, *((width - 3) / letters(name) for name in names))
    lines = "".join(label(name, "space-card", middle, 90 - 11 * below) for below, name in enumerate(reversed(names)))
    return f'{drawn}<g style="font-size:{size:.1f}px">{lines}</g>'


def lands_named(card: str, words: Words) -> list[str]:
    """The lands of an invader card."""
    terrains = INVADER_CARDS[card].terrains
    return [said(words, f"terrain.{name}") for name in terrains] or [said(words, "draw.aim_coastal")]


def stages_left(view: IslandState) -> Counter[int]:
    """How many cards of each stage are in the deck; their backs show it."""
    left = len(view.invader_deck)
    return Counter(int(stage) for stage in deck_order(view.options)[-left:]) if left else Counter()


# Fear


def fear(view: IslandState, words: Words) -> str:
    """Terror level, what victory takes and how far that is, the pool, the deck in its three groups."""
    level = terror(view)
    drawn = f'<path class="banner" d="M8 {num(FEAR_TOP + 2)}h40v42l-20 14l-20-14z"/>'
    drawn += label(ROMAN[min(level, 4)], "terror", 28, FEAR_TOP + 32) + use("g-fear", 28, FEAR_TOP + 44, 0.36)
    what, left = goal(view)
    told = goal_told(view, words)
    size, lines = sized(said(words, f"draw.win_{what}"), 196, 16, (13.5, 12.5, 11.5, 11, 10.5, 9.5))
    drawn += f"<g>{title(told)}{written(lines, 'victory', 56, FEAR_TOP + 14, size)}{goal_left(what, left)}</g>"
    most = pool(view)
    step = min(15.0, 196 / most)
    eyes = "".join(
        use("g-fear", 63 + at * step, FEAR_TOP + 29, min(0.3, step / 44), "" if at < view.fear else "is-dim")
        for at in range(most)
    )
    drawn += eyes + label(f"{view.fear}/{most}", "pool", WIDE - 10, FEAR_TOP + 34)
    return drawn + f"<g>{title(fear_told(view, words))}{fear_deck(view)}</g>"


def goal_left(what: str, left: int) -> str:
    """How much is still in the way of victory."""
    sign = {"invaders": "p-explorer", "buildings": "p-town", "cities": "p-city", "dahan": "p-dahan"}[what]
    return use(sign, WIDE - 34, FEAR_TOP + 11, 0.36) + label(str(left), "pool", WIDE - 10, FEAR_TOP + 17)


def fear_deck(view: IslandState) -> str:
    """The fear deck in three groups; earned cards lie beside it."""
    total, left = sum(view.fear_groups), len(view.fear_deck)
    grouped = not scenario_of(view).uses_all_fear_cards
    gone = max(0, total - left) if grouped else 0
    groups = view.fear_groups if grouped else (left, 0, 0)
    count = sum(groups)
    step = min(15.0, 168 / max(1, count))
    x, at, drawn = 56.0, 0, ""
    for group in groups:
        for _ in range(group):
            drawn += box(x, FEAR_TOP + 40, step - 3, 15, "fear-card is-gone" if at < gone else "fear-card", 2)
            x, at = x + step, at + 1
        x += 5
    if view.earned:
        drawn += box(WIDE - 46, FEAR_TOP + 39, 13, 17, "fear-card is-earned", 2)
        drawn += label(str(len(view.earned)), "pool", WIDE - 10, FEAR_TOP + 53)
        known = [card.card for card in view.earned if card.card != BLANK]
        drawn += "".join(
            use(f"art-{card}", WIDE - 40 - 14 * at, FEAR_TOP + 47, 0.18) for at, card in enumerate(known[:3])
        )
    return drawn


# Blight, and whom they play against


def blight(view: IslandState, words: Words) -> str:
    """The side of the blight card, and how much is left on it."""
    css = "is-blighted" if view.is_blighted else "is-healthy"
    name = blight_name(view)
    told = blight_told(view, words)
    told += f" {said(words, f'blight_card.{name}')}. {said(words, f'blight_card.{name}', 'text')}" if name else ""
    wide = blight_wide(view)
    drawn = box(8, BLIGHT_TOP, wide, 40, f"well {css}", 8)
    drawn += use("p-blight" if view.is_blighted else "e-plant", 26, BLIGHT_TOP + 20, 0.56)
    side = said(words, "draw.side_blighted" if view.is_blighted else "draw.side_healthy")
    size, lines = sized(side, wide - 66, 34, (12.5, 11.5, 11, 10.5, 9.5))
    drawn += written(lines, f"blight-side {css}", 44, BLIGHT_TOP + (25 if len(lines) == 1 else 17), size)
    drawn += label(str(view.blight), "blight-left", wide - 7, BLIGHT_TOP + 28)
    return f"<g>{title(told)}{drawn}</g>"


def blight_wide(view: IslandState) -> float:
    """The well of the blight card has what the pictures of adversary and scenario leave it, as far as words need it."""
    return 141.0 if pictures(view) == 2 else 152.0


def pictures(view: IslandState) -> int:
    """How many of adversary and scenario there are."""
    return (view.options.adversary != "none") + (view.options.scenario != "none")


def table(view: IslandState, words: Words, spots: Spots) -> str:
    """Adversary and scenario with their pictures; both power decks."""
    drawn, x = "", 8 + blight_wide(view) + 2
    step = min(41.0, (DECKS_LEFT - x) / max(1, pictures(view)))
    scale = 0.5 * step / 41
    if view.options.adversary != "none":
        told = adversary_told(view, words)
        corner = x + step - 5
        body = use(f"art-{view.options.adversary}", x + step / 2 - 1, BLIGHT_TOP + 20, scale)
        body += circle(corner, BLIGHT_TOP + 34, 9, "slot-face")
        drawn += f"<g>{title(told)}{body}{label(str(view.options.level), 'tiny', corner, BLIGHT_TOP + 38)}</g>"
        x += step
    if view.options.scenario != "none":
        name = view.options.scenario
        told = f"{said(words, f'scenario.{name}')}. {said(words, f'scenario.{name}', 'text')}"
        drawn += f"<g>{title(told)}{use(f'art-{name}', x + step / 2 - 1, BLIGHT_TOP + 20, scale)}</g>"
    decks = (("minor", view.minors), ("major", view.majors))
    for at, (deck, lying) in enumerate(decks if has_decks(view.options, [one.name for one in view.spirits]) else ()):
        left = DECKS_LEFT + at * 38
        spots.box(f"deck-{deck}", COMMONS, left, BLIGHT_TOP, 34, 40)
        body = box(left, BLIGHT_TOP, 34, 40, f"power-back is-{deck}", 5) + use(
            "g-spirit", left + 17, BLIGHT_TOP + 15, 0.46
        )
        body += label(str(len(lying)), "tiny", left + 17, BLIGHT_TOP + 36)
        drawn += f"<g>{title(said(words, f'deck.{deck}'))}{body}</g>"
    return drawn
