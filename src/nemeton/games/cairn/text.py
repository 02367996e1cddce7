"""Cairn where there are only letters: the field with its shamans and stones, the tokens beside it, options in brief.

(S) and [F] are shamans of Sea and Forest, a word in a space is the megalith that stands there, circles are totems, and
a star marks a space where something has arrived this turn or the last.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from nemeton.kernel import Ask, Entry, Line, Phrase, Span, Text, Topic, Words

from .field import FILES, FOREST, RANKS, SEA, TOTEMS, TRIBES, VILLAGE
from .megaliths import MEGALITHS
from .phrases import VOCABULARY
from .state import MEGALITHS_TO_WIN, CairnState, owner_on

CELL = 7
BRACKETS = ("()", "[]")
TOTEM_SIGNS = {"white": "○", "black": "●"}
TOTEM_ON = {space: (seat, face) for seat, faces in enumerate(TOTEMS) for face, space in faces.items()}
ARRIVED_AT = (
    "space",
    "to",
    "own",
    "enemy",
    "one",
    "other",
)  # the values of journal lines that name where something is now


def board(
    view: CairnState, *, words: Words, seat: int | None = None, ask: Ask | None = None, journal: Iterable[Entry] = ()
) -> list[Line]:
    """The field on the left; tribes, tokens and megaliths to come on the right."""
    changed = {
        str(entry.values[name])
        for entry in journal
        if entry.turn and entry.turn >= view.turn - 1
        for name in ARRIVED_AT
        if name in entry.values
    }
    left = _field(view, changed, words)
    right = _panel(view, words)
    return [[Span(" "), *line, Span("  "), *beside] for line, beside in zip(left, right, strict=True)]


# The field


def _field(view: CairnState, changed: set[str], words: Words) -> list[Line]:
    letters = [words.say(Phrase(f"cairn.text.letter.{tribe}")) for tribe in TRIBES]
    lines: list[Line] = [[Span("  " + _border("┌┬┐"), "quiet")]]
    for rank in reversed(RANKS):
        row = [file + rank for file in FILES]
        lines.append(_row(f"{rank} ", [_shaman_line(view, space, letters, space in changed) for space in row]))
        lines.append(_row("  ", [_stone_line(view, space, words) for space in row]))
        if rank != RANKS[0]:
            lines.append([Span("  " + _border("├┼┤"), "quiet")])
    lines.append([Span("  " + _border("└┴┘"), "quiet")])
    lines.append([Span("   " + " ".join(file.center(CELL) for file in FILES) + " ", "strong")])
    return lines


def _border(corners: str) -> str:
    return corners[0] + corners[1].join(["─" * CELL] * len(FILES)) + corners[2]


def _row(start: str, cells: Sequence[Line]) -> Line:
    bar = Span("│", "quiet")
    return [Span(start, "strong"), bar, *(span for cell in cells for span in (*cell, bar))]


def _shaman_line(view: CairnState, space: str, letters: list[str], is_changed: bool) -> Line:
    """The upper half of a space: the star, the shaman, the totem."""
    seat = owner_on(view, space)
    is_marked = is_changed and (seat is not None or space in view.megaliths)
    if seat is None:
        shaman = Span("   ")
    else:
        shaman = Span(letters[seat].join(BRACKETS[seat]), f"seat{seat}")
    totem = Span(" ")
    if space in TOTEM_ON:
        face = TOTEM_ON[space][1]
        totem = Span(TOTEM_SIGNS[face], "strong" if view.tokens["add"] == face else "quiet")
    return [Span("* " if is_marked else "  ", "changed"), shaman, Span(" "), totem]


def _stone_line(view: CairnState, space: str, words: Words) -> Line:
    """The lower half of a space: the megalith."""
    stone = view.megaliths.get(space)
    return [Span(_short(stone, words).center(CELL), "thing") if stone else Span(" " * CELL)]


def _short(stone: str, words: Words) -> str:
    return words.say(Phrase(f"cairn.text.short.{stone}"))


# Beside the field


def _panel(view: CairnState, words: Words) -> list[Line]:
    """Sixteen lines: Forest at the top as on the field, Sea at the bottom."""
    tokens = [_token(token, face, words) for token, face in view.tokens.items()]
    coming: list[Line] = [
        [Span(f"  {words.say(Phrase(f'cairn.megalith.{stone}'))}", "thing")] for stone in view.upcoming
    ]
    tucked = [stone.card for stone in view.stack if stone.card]
    unknown = len(view.stack) - len(tucked)
    stack = _title("stack", words, count=unknown) + [
        [Span(f"  {words.say(Phrase('cairn.text.tucked', {'megalith': stone}))}", "quiet")] for stone in tucked
    ]
    middle = [*_title("tokens", words), *tokens, [], *_title("upcoming", words), *coming, *stack]
    room = 13
    if len(middle) > room:
        middle = [*middle[: room - 1], [Span("  …", "quiet")]]
    middle += [[] for _ in range(room - len(middle))]
    return [_tribe(view, FOREST, words), [], *middle, _tribe(view, SEA, words), []]


def _title(name: str, words: Words, **values: int) -> list[Line]:
    return [[Span(words.say(Phrase(f"cairn.text.{name}", values)), "strong")]]


def _token(token: str, face: str, words: Words) -> Line:
    width = max(len(words.say(Phrase(f"cairn.text.token.{name}"))) for name in ("add", "move", "jump", "transform"))
    label = words.say(Phrase(f"cairn.text.token.{token}"))
    return [Span(f"  {label.ljust(width)}  "), Span(words.say(Phrase(f"cairn.text.face.{face}")), "strong")]


def _tribe(view: CairnState, seat: int, words: Words) -> Line:
    letter = words.say(Phrase(f"cairn.text.letter.{TRIBES[seat]}"))
    score = view.score[seat]
    signs = "■" * score + "□" * (MEGALITHS_TO_WIN - score)
    built = words.say(Phrase("cairn.text.built", {"signs": signs}))
    village = words.say(Phrase("cairn.text.village", {"count": view.shamans[seat].count(VILLAGE)}))
    name = words.say(Phrase(f"cairn.text.tribe.{TRIBES[seat]}"))
    moves = view.result is None and view.active == seat
    return [
        Span(letter.join(BRACKETS[seat]), f"seat{seat}"),
        Span(f" {name}", "strong"),
        Span(f"  {built}", "thing"),
        Span(f"  {village}"),
        Span(" ◄" if moves else "", "strong"),
    ]


# What one may ask about

TOPICS = {
    stone: Topic(
        Phrase(f"cairn.megalith.{stone}"),
        Phrase(f"cairn.megalith.{stone}", {}, "text"),
        Phrase(f"cairn.text.short.{stone}"),
    )
    for stone in MEGALITHS
}


def on_table(view: CairnState) -> list[str]:
    """The megaliths that everybody sees: on the field, then beside it."""
    return [*(stone for _, stone in sorted(view.megaliths.items())), *view.upcoming]


def told_by(view: CairnState) -> tuple[tuple[str, str], ...]:
    """Labels tell of the megaliths on the field, and of nothing else that changes."""
    return tuple(view.megaliths.items())


TEXT = Text(
    words_folder=Path(__file__).parent / "words" / "text",
    board=board,
    label=VOCABULARY.label,
    topics=TOPICS,
    on_table=on_table,
    guide=Phrase("cairn.text.guide"),
    told_by=told_by,
)
