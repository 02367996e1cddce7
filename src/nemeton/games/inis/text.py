"""Inis where there are only letters: the island with clans and buildings, the seats below it, options in brief.

A territory shows its name, the clans by their letters, and its buildings: ★ the Capital, ▲ Citadels, ♦ Sanctuaries,
☼ the Festival. Neighbours are those to the left and right and the four half a step above and below.
"""

import textwrap
from collections.abc import Iterable
from pathlib import Path

from nemeton.kernel import BLANK, PUBLIC, Ask, Entry, Hidden, Line, Phrase, Span, Text, Topic, Words

from .cards import ADVANTAGE_OF
from .decks import CARDS
from .draw.words import clash_told, hand_sizes, known_told, play_told, status, would_be_king
from .phrases import SEATS, VOCABULARY
from .state import TO_WIN, InisState, Tile, citadels_left, conditions, met, sanctuaries_left, seats
from .territories import TERRITORIES

CELL = 12  # letters from one territory to the next in a row; a row is set off by half of it
WIDTH = 96
CAPITAL, CITADEL, SANCTUARY, FESTIVAL = "★", "▲", "♦", "☼"


def board(
    view: InisState, *, words: Words, seat: int | None = None, ask: Ask | None = None, journal: Iterable[Entry] = ()
) -> list[Line]:
    """The island, what lies beside it, the seats, and what happens now."""
    told = list(journal)
    lines: list[Line] = [[Span(" "), Span(status(view, words), "strong")], []]
    lines += _island(view, words)
    lines += [[], *_supply(view, words), []]
    for each in seats(view):
        lines += _seat(view, each, words)
    for sentence in _now(view, PUBLIC if seat is None else seat, told, words):
        lines += [[Span(f" {part}")] for part in textwrap.wrap(sentence, WIDTH)]
    return lines


# The island


def _island(view: InisState, words: Words) -> list[Line]:
    """Rows of territories, three lines each, every row set off against the next."""
    by_row: dict[int, list[tuple[int, str]]] = {}
    for where, tile in view.tiles.items():
        column, row = tile.at
        by_row.setdefault(row, []).append((column * CELL + row * (CELL // 2), where))
    left = min(start for row in by_row.values() for start, _ in row)
    lines: list[Line] = []
    for row in sorted(by_row):
        cells = [(start - left, _cell(view, where, words)) for start, where in sorted(by_row[row])]
        lines += [_placed([(start, cell[part]) for start, cell in cells]) for part in range(3)]
    return lines


def _placed(cells: list[tuple[int, Line]]) -> Line:
    """Pieces of one line, each centred in its cell."""
    line: Line = [Span(" ")]
    used = 0
    for start, cell in cells:
        length = sum(len(span.letters) for span in cell)
        gap = max(0, start + (CELL - length) // 2 - used)
        line += [Span(" " * gap), *cell]
        used += gap + length
    return line


def _cell(view: InisState, where: str, words: Words) -> tuple[Line, Line, Line]:
    """A territory: its name, the clans, the buildings."""
    tile = view.tiles[where]
    name = words.say(Phrase(f"inis.text.short.{where}"))
    fights = view.clash is not None and view.clash.where == where
    return (
        [Span(f"×{name}×" if fights else name, "changed" if fights else "strong")],
        _clans(tile, words),
        [Span(" ".join(_buildings(view, where, tile)) or "·", "thing")],
    )


def _clans(tile: Tile, words: Words) -> Line:
    line: Line = []
    for seat, count in enumerate(tile.clans):
        if count:
            letter = words.say(Phrase(f"inis.text.letter.{SEATS[seat]}"))
            line += (
                [Span(" "), Span(f"{letter}{count}", f"seat{seat}")]
                if line
                else [Span(f"{letter}{count}", f"seat{seat}")]
            )
    return line or [Span("–", "quiet")]


def _buildings(view: InisState, where: str, tile: Tile) -> list[str]:
    signs = [CAPITAL] if view.capital == where else []
    signs += [f"{CITADEL}{tile.citadels}"] if tile.citadels else []
    signs += [f"{SANCTUARY}{tile.sanctuaries}"] if tile.sanctuaries else []
    return [*signs, FESTIVAL] if view.festival == where else signs


# Below the island


def _supply(view: InisState, words: Words) -> list[Line]:
    left = {"citadels": citadels_left(view), "sanctuaries": sanctuaries_left(view)}
    told = (
        words.say(Phrase("inis.draw.crows", {"direction": view.direction})),
        words.say(Phrase("inis.draw.pile", {"count": len(view.pile)})),
        words.say(Phrase("inis.draw.supply", left)),
    )
    return [[Span(f" {part}", "quiet")] for part in textwrap.wrap(" ".join(told), WIDTH)]


def _seat(view: InisState, seat: int, words: Words) -> list[Line]:
    """A seat: the three conditions, then what it holds."""
    letter = words.say(Phrase(f"inis.text.letter.{SEATS[seat]}"))
    led, holy, lands = conditions(view, seat)
    reached = {
        "lands": lands,
        "led": led,
        "holy": holy,
        "deeds": view.deeds[seat],
        "met": met(view, seat),
        "goal": TO_WIN,
    }
    marks = [
        words.say(Phrase(f"inis.beside.{mark}"))
        for mark, shown in (
            ("brenn", view.brenn == seat),
            ("pretender", view.pretenders[seat]),
            ("king", view.result is None and would_be_king(view) == seat),
        )
        if shown
    ]
    name = str(words.write("seat", seat))
    turn = " ◄" if view.result is None and view.active == seat else ""
    sizes = {**hand_sizes(view, seat), "reserve": view.reserve[seat]}
    held = tuple(where for where, tile in view.tiles.items() if tile.advantage == seat)
    advantages = words.say(Phrase("inis.text.advantages", {"places": held})) if held else ""
    return [
        [
            Span(" "),
            Span(f" {letter} ", f"seat{seat}"),
            Span(f" {name}", "strong"),
            Span(f" ({', '.join(marks)})" if marks else "", "strong"),
            Span(turn, "strong"),
            Span(f"  {words.say(Phrase('inis.text.reached', reached))}", "thing"),
        ],
        [Span(f"     {words.say(Phrase('inis.text.holds', sizes))}", "quiet"), Span(f"  {advantages}", "quiet")],
    ]


def _now(view: InisState, seat: int, journal: list[Entry], words: Words) -> Iterable[str]:
    """Cards on the table, the clash, the cards that the seat knows."""
    for play in view.plays:
        yield play_told(play, words)
    yield from clash_told(view, journal, words)
    if seat != PUBLIC:
        yield from known_told(view, seat, words)


# What one may ask about


def _text_of(card: str) -> Phrase:
    return Phrase(f"inis.card.{card}", {}, "text")


def _card_topic(card: str) -> Topic:
    """A card: its kind, what it does, and what matters in play."""
    values = {"kind": CARDS[card].kind, "text": _text_of(card), "more": Phrase(f"inis.card.{card}", {}, "more")}
    return Topic(Phrase(f"inis.card.{card}"), Phrase("inis.topic.card", values), brief=_text_of(card))


def _tile_topic(where: str) -> Topic:
    """A territory: what is printed there, and its Advantage card."""
    values = {"text": Phrase(f"inis.territory.{where}", {}, "text"), "advantage": _text_of(ADVANTAGE_OF[where])}
    name = Phrase(f"inis.territory.{where}")
    return Topic(name, Phrase("inis.topic.tile", values), Phrase(f"inis.text.short.{where}"))


TOPICS = {card: _card_topic(card) for card in CARDS} | {where: _tile_topic(where) for where in TERRITORIES}


def on_table(view: InisState) -> list[str]:
    """What can be seen: cards being played or known in hands, territories with their cards, Epic Tales discarded."""
    hands: list[Hidden] = [
        card for held in (view.actions, view.drafting, view.locked, view.tales) for cards in held for card in cards
    ]
    seen = [*(play.card for play in view.plays), *sorted(card.card for card in hands if card.card != BLANK)]
    for where in view.tiles:
        seen += [where, ADVANTAGE_OF[where]]
    return list(dict.fromkeys([*seen, *sorted(view.tale_discard)]))


TEXT = Text(
    words_folder=Path(__file__).parent / "words" / "text",
    board=board,
    label=VOCABULARY.label,
    topics=TOPICS,
    on_table=on_table,
    guide=Phrase("inis.text.guide"),
)
