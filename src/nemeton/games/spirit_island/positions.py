"""Positions of Spirit Island as people write them: lands in words (`"2 explorer town/1 dahan river"`), panels by
spirit. What is left out has its usual value: lands are empty, own powers in hand, other cards in their decks or in the
box."""

from collections.abc import Collection
from typing import Annotated, Any, Literal

import msgspec

from nemeton.kernel import BadPosition, Result
from nemeton.kernel.bounds import Count, MaybeName, Name, SeatNumber
from nemeton.kernel.notation import Notation, WrittenCards, without_usual, written_cards

from .adversaries import ADVERSARIES, level_of
from .boards import BALANCED, BOARDS, LAYOUTS, USUAL
from .check_turn import is_growing
from .fear.deck import FEAR_CARDS
from .invader_facts import INVADER_CARDS
from .island import geography
from .limits import MOST_EFFECTS, MOST_PIECES, bounded, legal
from .pieces import put, standing
from .powers.decks import CARDS, MAJORS, MINORS
from .rules.blight import BLIGHT_CARDS
from .rules.resources import owned
from .rules.setup import first_blight
from .spirits import PANELS
from .state import AgendaStep, Happened, IslandOptions, IslandState, Land, Loss, Marks, Spirit
from .unwritten import (
    TRACK_CARDS,
    fill_decks,
    fill_lists,
    fill_turn,
    open_tracks,
    unplaced,
    usual_agenda,
    usual_paid,
    usual_stage,
)

NOTATION = Notation("spirit_island")
SPIRITS = {panel.word: name for name, panel in PANELS.items()}
WORDS = {name: word for word, name in SPIRITS.items()}
PIECES = ("explorer", "town", "city", "dahan")
KNOWN_WORDS = (*PIECES, "blight", *SPIRITS)
FACE_DOWN: dict[str, Collection[str]] = {
    "invader_deck": INVADER_CARDS,
    "fear_deck": FEAR_CARDS,
    "earned": FEAR_CARDS,
    "blight_card": BLIGHT_CARDS,
    "box": TRACK_CARDS,
    "minors": MINORS,
    "majors": MAJORS,
}
OPEN: dict[str, Collection[str]] = {
    "build": INVADER_CARDS,
    "ravage": INVADER_CARDS,
    "extra_build": INVADER_CARDS,
    "invader_discard": INVADER_CARDS,
    "fear_discard": FEAR_CARDS,
    "minor_discard": MINORS,
    "major_discard": MAJORS,
}
Names = Annotated[list[Name], msgspec.Meta(max_length=200)]
KINDS: dict[str, tuple[Any, Any]] = {  # other entries: what they hold, and what they usually are
    "turn": (Count, 0),
    "phase": (Literal["setup", "spirit", "fast", "invader", "slow"], "spirit"),
    "explored": (MaybeName, ""),
    "explored_lands": (Names, []),
    "fear": (int, 0),
    "resolved": (Count, 0),
    "rituals": (Count, 0),
    "is_blighted": (bool, False),
    "forbidden": (Names, []),
    "wards": (Annotated[list[SeatNumber], msgspec.Meta(max_length=MOST_EFFECTS)], []),
    "loss": (Loss | None, None),
    "result": (Result | None, None),
}
KNOWN_KEYS = (
    "options", "spirits", "boards", "turn", "phase", "lands", "panels", "blight", "fear", "build", "ravage",
    "extra_build", "has_extra", "explored", "explored_lands", "invader_deck", "invader_discard", "fear_deck",
    "fear_groups", "earned", "fear_discard", "resolved", "rituals", "blight_card", "is_blighted", "box", "minors",
    "majors", "minor_discard", "major_discard", "marks", "forbidden", "wards", "happened", "done", "loss", "agenda",
    "result",
)  # fmt: skip
PANEL_KEYS = tuple(field for field in Spirit.__struct_fields__ if field != "name")


# Writing


def write(state: IslandState) -> dict[str, Any]:
    """The state as JSON that people can read."""
    options = without_usual(state.options)
    written: dict[str, Any] = {
        "options": options,
        "spirits": [spirit.name for spirit in state.spirits],
        "boards": list(state.boards),
        "lands": {land: told for land in state.lands if (told := told_land(state, land))},
        "panels": {spirit.name: _panel(state, seat) for seat, spirit in enumerate(state.spirits)},
        "blight": state.blight,
        **{name: list(getattr(state, name)) for name in OPEN},
        **{name: written_cards(getattr(state, name), 0) for name in FACE_DOWN},
        "marks": {land: without_usual(marks) for land, marks in state.marks.items()},
        "happened": without_usual(state.happened),
        "done": list(state.done) if any(state.done) else [],
        "agenda": msgspec.to_builtins(state.agenda),
    }
    if state.has_extra != _has_extra(state.options):
        written["has_extra"] = state.has_extra
    if state.fear_groups != _groups(state.options):
        written["fear_groups"] = list(state.fear_groups)
    for name, (_, usual) in KINDS.items():
        if (value := getattr(state, name)) != usual:
            written[name] = msgspec.to_builtins(value)
    always = ("spirits", "boards", "blight", "has_extra", *FACE_DOWN, "agenda")
    return {name: written[name] for name in KNOWN_KEYS if name in written and (written[name] or name in always)}


def told_land(state: IslandState, land: str) -> str:
    """A land in words: invaders, dahan, blight, presence."""
    here = state.lands[land]
    found = {**standing(here, PIECES), "blight": here.blight}
    found |= {WORDS[spirit.name]: here.presence[seat] for seat, spirit in enumerate(state.spirits)}
    return " ".join(word if number == 1 else f"{number} {word}" for word, number in found.items() if number)


def _panel(state: IslandState, seat: int) -> dict[str, Any]:
    spirit = state.spirits[seat]
    panel = without_usual(spirit)
    del panel["name"]
    for name in ("destroyed", "paid", "stage", "grown"):
        panel.pop(name, None)
    if spirit.paid != usual_paid(state, spirit):
        panel["paid"] = dict(spirit.paid)
    usual = usual_stage(state, spirit)
    if (spirit.stage, spirit.grown) != (usual, usual == "play"):
        panel |= {"stage": spirit.stage, "grown": spirit.grown}
    if state.phase in ("fast", "slow") and state.done[seat] and not spirit.passed_up:
        panel["passed_up"] = {}
    if spirit.destroyed != max(0, unplaced(state.lands, seat, spirit)):
        panel["destroyed"] = spirit.destroyed
    return panel


# Reading


def read(data: dict[str, Any]) -> IslandState:
    """The state of a position; a wrong key, name or shape is said."""
    NOTATION.check_keys(data, KNOWN_KEYS)
    NOTATION.needs_agenda(data, "setup")
    options = _options(data)
    names = NOTATION.names([in_full(name) for name in NOTATION.part(data, "spirits", list[str], [])], PANELS)
    if len(names) not in (1, 2, 3, 4):
        raise BadPosition("setup/players", game="spirit_island", players=len(names), known=(1, 2, 3, 4))
    boards = NOTATION.names(NOTATION.part(data, "boards", list[str], [*usual_boards(options, len(names))]), BOARDS)
    if not 1 <= len(boards) <= len(LAYOUTS):
        raise BadPosition("position/malformed", game="spirit_island", problem=f"boards: {len(boards)} (1-4)")
    lands = _lands(data, names, boards)
    state = IslandState(
        options=options,
        boards=boards,
        spirits=_spirits(data, names, lands),
        lands=lands,
        marks=NOTATION.part(data, "marks", dict[str, Marks], {}),
        done=NOTATION.part(data, "done", list[bool], [False] * len(names)),
        has_extra=NOTATION.part(data, "has_extra", bool, _has_extra(options)),
        fear_groups=NOTATION.part(data, "fear_groups", tuple[Count, Count, Count], _groups(options)),
        blight=NOTATION.part(data, "blight", int, first_blight(len(names), options)),
        happened=NOTATION.part(data, "happened", Happened, {}),
        **_plain(data),
    )
    NOTATION.names(list(state.marks), state.lands)
    NOTATION.legal(bounded(state), legal(state))
    for spirit in state.spirits:
        if spirit.drawn and not is_growing(state, spirit):  # what a power draws is gone when it is done
            told = f"panels: {spirit.name}: drawn"
            raise BadPosition("position/malformed", game="spirit_island", problem=told)
    fill_lists(state, panels(data))
    fill_decks(state, data)
    fill_turn(state, panels(data))
    if "agenda" not in data:
        state.agenda = usual_agenda(state)
    return state


def usual_boards(options: IslandOptions, players: int) -> tuple[str, ...]:
    """The boards of so many spirits, where they are not written."""
    return USUAL[players] if options.thematic else BALANCED[:players]


def _plain(data: dict[str, Any]) -> dict[str, Any]:
    """Entries that stand in the state as they are written."""
    found = {name: NOTATION.part(data, name, kind, usual) for name, (kind, usual) in KINDS.items()}
    for name, known in OPEN.items():
        found[name] = NOTATION.names(NOTATION.part(data, name, Names, []), known)
    for name, cards in FACE_DOWN.items():
        found[name] = NOTATION.cards(NOTATION.part(data, name, WrittenCards, []), 0, cards)
    return found | {"agenda": NOTATION.part(data, "agenda", list[AgendaStep], [])}


def _options(data: dict[str, Any]) -> IslandOptions:
    given = NOTATION.part(data, "options", dict[str, Any], {})
    NOTATION.names(list(given), IslandOptions.__struct_fields__)
    options: IslandOptions = NOTATION.part(data, "options", IslandOptions, {})
    levels = len(ADVERSARIES[options.adversary].levels)
    if options.level >= levels:
        NOTATION.names([str(options.level)], [str(level) for level in range(levels)])
    return options


def _has_extra(options: IslandOptions) -> bool:
    return ADVERSARIES[options.adversary].has_extra_build(options.level)


def _groups(options: IslandOptions) -> tuple[int, int, int]:
    return level_of(options).fear


def _lands(data: dict[str, Any], names: list[str], boards: list[str]) -> dict[str, Land]:
    """All lands; those that are not named are empty."""
    lands = {land: Land([0] * len(names)) for land in geography(tuple(boards)).neighbours}
    if any(PANELS[name].lives_in_oceans for name in names):
        lands |= {f"{board}0": Land([0] * len(names)) for board in boards}
    written = NOTATION.part(data, "lands", dict[str, str], {})
    for land in NOTATION.names(list(written), lands):
        here = lands[land]
        for word, number in NOTATION.counted(written[land], KNOWN_WORDS, ("town", "city", "dahan")):
            if number > MOST_PIECES:
                told = f"lands: {land}: {number} {word}"
                raise BadPosition("position/malformed", game="spirit_island", problem=told)
            if word in SPIRITS:
                NOTATION.names([SPIRITS[word]], names)
                here.presence[names.index(SPIRITS[word])] += number
            elif word == "blight":
                here.blight += number
            else:
                for _ in range(number):
                    put(here, word)
    return lands


def in_full(name: str) -> str:
    """A spirit by its id, where the word for its presence may stand for it: `river`."""
    return SPIRITS.get(name, name)


def panels(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What is written of each spirit, by its id."""
    written = NOTATION.part(data, "panels", dict[str, dict[str, Any]], {})
    found = {in_full(name): panel for name, panel in written.items()}
    for name in written:
        if name != in_full(name) and in_full(name) in written:
            NOTATION.unused(written, name, in_full(name))
    return found


def _spirits(data: dict[str, Any], names: list[str], lands: dict[str, Land]) -> list[Spirit]:
    """The panels. Own powers that are nowhere else are in hand, or forgotten where a hand is written; presence that is
    neither on the island nor on the tracks is destroyed."""
    written = panels(data)
    NOTATION.names(list(written), names)
    spirits = []
    for seat, name in enumerate(names):
        own = written.get(name, {})
        NOTATION.names(list(own), PANEL_KEYS)
        spirit: Spirit = NOTATION.part({name: {"name": name, "hand": [], "open": [1, 1], **own}}, name, Spirit, None)
        NOTATION.names([*owned(spirit), *spirit.forgotten, *spirit.drawn], CARDS)
        if "open" not in own:
            open_tracks(lands, seat, spirit)
        if "destroyed" not in own:
            spirit.destroyed = max(0, unplaced(lands, seat, spirit)) if len(spirit.open) == 2 else 0
        spirits.append(spirit)
    held = {card for spirit in spirits for card in [*owned(spirit), *spirit.forgotten]}  # also what was given away
    for spirit in spirits:
        nowhere = [card for card in PANELS[spirit.name].powers if card not in held]
        (spirit.forgotten if "hand" in written.get(spirit.name, {}) else spirit.hand).extend(nowhere)
    return spirits
