"""What anything in a position may hold, by the facts of the game: which seats, lands and cards there are, and how large
a number can be at all."""

from collections.abc import Iterable

import msgspec

from nemeton.kernel.bounds import Legal

from .fear.deck import FEAR_CARDS
from .fear.effects import FORBIDS
from .invader_facts import INVADER_CARDS, KINDS
from .island import dry_lands
from .powers.card import ELEMENTS, power_row
from .powers.decks import CARDS, INNATES, PROGRESSIONS
from .scenarios import SCENARIOS
from .spirits import PANELS, PRESENCE
from .state import IslandState

MOST_PIECES = 99  # of a kind in a land; no supply limits them, but no island holds as many
MOST_BLIGHT = 38  # that is all there is
MOST_ENERGY = 999
MOST_DEFENCE = 999
MOST_EFFECTS = 40  # of the same kind on a land or a spirit
MOST_HEALTH = 40  # of dahan, from Infinite Vitality

POWERS = (*CARDS, *INNATES)
REPEATERS = tuple(name for name in POWERS if power_row(name).grants_repeat)
REPEATS = tuple(f"{source}:{card}" for source in REPEATERS for card in CARDS)
THRESHOLDS = tuple(f"#{level}" for level in range(4))
ACTIONS = ("ravage", "build", "explore")
FORBIDDEN = tuple(FORBIDS)
LOSSES = ("blight", "time", "spirit_destroyed", *(how for one in SCENARIOS.fill().values() for how in one.losses))


def legal(state: IslandState) -> Legal:
    """What steps, and what lies on lands and before spirits, may hold."""
    seats, dry = range(len(state.spirits)), dry_lands(state)
    return {
        "seat": seats,
        "board": seats,
        "land": dry,
        **in_steps(state),
        **on_lands(),
        **before_spirits(state),
        "loss.how": LOSSES,
    }


def in_steps(state: IslandState) -> Legal:
    """What steps name besides seats and lands."""
    return {
        "place of a first presence": {rule for spirit in state.spirits for _, rule in PANELS[spirit.name].start},
        "power": POWERS,
        "set of thresholds": range(-1, 16),
        "invader card": INVADER_CARDS,
        "fear card": FEAR_CARDS,
        "level of a fear card": range(1, 4),
    }


def on_lands() -> Legal:
    """What lies on a land until the turn ends."""
    return {
        "marks.defend": range(MOST_DEFENCE + 1),
        "marks.skips": ACTIONS,
        "marks.dahan_health": range(MOST_HEALTH + 1),
        "marks.shelter": ("ravage", "anything"),
        "marks.dread": range(MOST_EFFECTS + 1),
    }


def before_spirits(state: IslandState) -> Legal:
    """What a spirit's panel may hold. Where its cards are, `check.cards` says."""
    players = len(state.spirits)
    effects = range(MOST_EFFECTS + 1)
    return {
        "spirit.name": PANELS, "spirit.hand": CARDS, "spirit.played": CARDS, "spirit.discard": CARDS,
        "spirit.forgotten": CARDS, "spirit.drawn": CARDS, "spirit.open": range(PRESENCE + 1),
        "spirit.energy": range(MOST_ENERGY + 1), "spirit.destroyed": range(PRESENCE + 1),
        "spirit.learnt": range(1 + max(map(len, PROGRESSIONS.values()))), "spirit.drowned": range(players),
        "spirit.stage": ("grow", "play", "done"), "spirit.todo": icons(state), "spirit.placing": ("", *state.lands),
        "spirit.placed": range(MOST_EFFECTS), "spirit.forgets": range(len(CARDS)), "spirit.plays": effects,
        "spirit.used": POWERS, "spirit.just_used": POWERS, "spirit.repeated": REPEATS,
        "spirit.elements": {*ELEMENTS, *range(MOST_PIECES)}, "spirit.any_chosen": range(PRESENCE),
        "spirit.hurried": effects, "spirit.haste": effects, "spirit.reach": effects, "spirit.shares": range(players),
        "repeat.most": range(100), "repeat.source": REPEATERS, "spirit.rescues": effects,
        "spirit.paid": {*CARDS, *range(-1, 10)},
        "spirit.passed_up": {"ritual", "any", *POWERS, *REPEATS, *state.lands, *map(str, range(players)), *THRESHOLDS},
    }  # fmt: skip


def icons(state: IslandState) -> set[object]:
    """The parts of growth icons, as they are written."""
    found: set[object] = {*state.lands, *(own for panel in PANELS.values() for own in panel.own_icons)}
    for panel in PANELS.values():
        for icon in (*panel.always, *(icon for option in panel.growth for icon in option)):
            found |= {icon.do, icon.amount, icon.range, *icon.to}
    return found


def bounded(state: IslandState) -> Iterable[msgspec.Struct]:
    """Everything in a state whose fields `legal` bounds, besides the steps."""
    yield from state.marks.values()
    yield from state.spirits
    if state.loss is not None:
        yield state.loss


def is_piece(kind: str) -> bool:
    """Is it a kind of piece that can be destroyed?"""
    return kind in (*KINDS, "dahan")
