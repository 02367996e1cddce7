"""What a written position leaves out: tracks, costs of cards in play, decks, what was passed up, what comes next."""

from collections import Counter
from typing import Any

from nemeton.kernel import EVERYBODY, Hidden, hidden

from .fear.deck import FEAR_CARDS
from .invader_facts import INVADER_CARDS
from .powers.decks import MAJORS, MINORS, PROGRESSIONS
from .rules.blight import BLIGHT_CARDS
from .rules.gaining_cards import has_decks, learns_by_list
from .rules.power_phases import pass_up
from .rules.resources import cost, owned
from .rules.setup import deck_order, lessons
from .scenarios import scenario_of
from .spirits import PANELS, PRESENCE
from .state import AgendaStep, IslandState, Land, Spirit
from .steps import InvaderPhase, PowerPhase, SpiritPhase, Turn

TRACK_CARDS = (*INVADER_CARDS, *FEAR_CARDS, *BLIGHT_CARDS)

# Presence


def unplaced(lands: dict[str, Land], seat: int, spirit: Spirit) -> int:
    """How much presence is neither on the island nor on the tracks."""
    panel = PANELS[spirit.name]
    covered = len(panel.energy) - spirit.open[0] + len(panel.plays) - spirit.open[1]
    return PRESENCE - covered - sum(here.presence[seat] for here in lands.values())


def open_tracks(lands: dict[str, Land], seat: int, spirit: Spirit) -> None:
    """Where the tracks are not told: as much presence as is on the island has left them, by turns."""
    tracks = len(PANELS[spirit.name].energy), len(PANELS[spirit.name].plays)
    while unplaced(lands, seat, spirit) < 0 and tuple(spirit.open) != tracks:
        is_energys_turn = spirit.open[0] <= spirit.open[1] or spirit.open[1] == tracks[1]
        track = 0 if is_energys_turn and spirit.open[0] < tracks[0] else 1
        spirit.open[track] += 1


# Cards in play


def usual_paid(state: IslandState, spirit: Spirit) -> dict[str, int]:
    """What the cards in play have cost, where it is not written."""
    return {card: cost(state, card) for card in spirit.played}


def usual_stage(state: IslandState, spirit: Spirit) -> str:
    """How far a spirit has come in the spirit phase, where it is not written: with cards in play it has grown."""
    return "play" if state.phase == "spirit" and spirit.played else "grow"


def fill_turn(state: IslandState, panels: dict[str, dict[str, Any]]) -> None:
    """What follows from the cards that each spirit has in play, and from who is done with a power phase."""
    for seat, spirit in enumerate(state.spirits):
        written = panels.get(spirit.name, {})
        if "paid" not in written:
            spirit.paid = usual_paid(state, spirit)
        if "stage" not in written and usual_stage(state, spirit) == "play":
            spirit.stage, spirit.grown = "play", True
        if "passed_up" not in written and state.phase in ("fast", "slow") and state.done[seat]:
            pass_up(state, seat)


def usual_agenda(state: IslandState) -> list[AgendaStep]:
    """What comes next, where it is not written: the phase goes on; with no cards in play the spirit phase begins."""
    if state.result is not None:
        return []
    match state.phase:
        case "fast" | "slow":
            return [PowerPhase(fast=state.phase == "fast")]
        case "invader":
            return [InvaderPhase()]
        case "spirit" if any(spirit.played for spirit in state.spirits):
            return [SpiritPhase()]
    return [Turn()]


# Decks


def fill_lists(state: IslandState, panels: dict[str, dict[str, Any]]) -> None:
    """How far a list was learnt, where it is not written: up to the last of its cards that its spirit has."""
    for spirit in state.spirits:
        if "learnt" not in panels.get(spirit.name, {}) and learns_by_list(state.options, spirit.name):
            known = [at for at, card in enumerate(PROGRESSIONS[spirit.name], 1) if card in owned(spirit)]
            spirit.learnt = max(known, default=0)


def fill_decks(state: IslandState, data: dict[str, Any]) -> None:
    """Power cards lie at the bottom of their decks, decks of invaders and fear are as at the beginning without what is
    named, and the rest is in the box."""
    fill_power_decks(state)
    left = left_over(state)
    if "invader_deck" not in data:
        seen = sum(card in INVADER_CARDS for card in TRACK_CARDS if card not in left)
        state.invader_deck = hidden(staged(left, deck_order(state.options)[seen:]))[::-1]
    if "fear_deck" not in data:
        size = len(FEAR_CARDS) if scenario_of(state).uses_all_fear_cards else sum(state.fear_groups)
        seen = len(state.earned) + len(state.fear_discard)
        unseen = [card for card in left if card in FEAR_CARDS]
        state.fear_deck = hidden(unseen[: max(0, size - seen)])
    if "blight_card" not in data and state.options.blight_card != "none":
        chosen = state.options.blight_card
        card = Hidden(next(iter(BLIGHT_CARDS))) if chosen == "any" else Hidden(chosen, EVERYBODY)
        state.blight_card = [card]
    is_open = state.options.blight_card != "any"  # then everybody knows which blight card stays in the box
    state.box += [Hidden(card, EVERYBODY if is_open and card in BLIGHT_CARDS else 0) for card in left_over(state)]


def fill_power_decks(state: IslandState) -> None:
    """Power cards lie at the bottom of their decks. Where all learn by lists there are none: of the lists, what was
    learnt and is nowhere was forgotten, and all other cards are out of the game."""
    names = [spirit.name for spirit in state.spirits]
    to_come = {
        card
        for spirit in state.spirits
        if learns_by_list(state.options, spirit.name)
        for card in PROGRESSIONS[spirit.name][spirit.learnt :]
    }
    held = {card for spirit in state.spirits for card in [*owned(spirit), *spirit.drawn]}
    for deck, discard, cards in (
        (state.minors, state.minor_discard, MINORS),
        (state.majors, state.major_discard, MAJORS),
    ):
        gone = {*to_come, *held, *discard, *(card.card for card in deck)}
        left = [card for card in cards if card not in gone]
        if has_decks(state.options, names):
            deck[:0] = hidden(left)
        else:
            discard += [card for card in left if card in lessons(names, state.options)]


def left_over(state: IslandState) -> list[str]:
    """Cards of invaders, fear and blight that lie nowhere yet."""
    open_cards = [*state.build, *state.ravage, *state.extra_build, *state.invader_discard, *state.fear_discard]
    zones = state.invader_deck, state.fear_deck, state.earned, state.blight_card, state.box
    gone = Counter([*open_cards, state.explored, *(card.card for zone in zones for card in zone)])
    return [card for card in TRACK_CARDS if not gone[card]]


def staged(left: list[str], stages: str) -> list[str]:
    """Cards of these stages, one after the other, as long as there are any."""
    found: list[str] = []
    for stage in stages:
        card = next(
            (
                card
                for card in left
                if card in INVADER_CARDS and card not in found and str(INVADER_CARDS[card].stage) == stage
            ),
            "",
        )
        found += [card] if card else []
    return found
