"""Root where there are only letters: the clearings line by line, the seats below them, options in brief.

A clearing shows its number, suit and slots (▣ taken, □ free, ▒ a ruin), the warriors by the letters of their factions,
whatever was built or laid there, and where its paths lead. * stands behind the letter of whoever rules it, @ is a
pawn.
"""

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from nemeton.kernel import BLANK, PUBLIC, Ask, Entry, Line, Phrase, Span, Text, Topic, Words

from .cards import CARDS, QUESTS, Card
from .choices import card_text, joined
from .draw.hired import telling as hired
from .draw.hired.table import shown_cards
from .draw.words import battle_told, board_told, commons_told, crafted_told, known_told, landmarks_told, status
from .factions.enlisted import FACTIONS
from .factions.look import LOOKS
from .landmarks.enlisted import ENLISTED
from .phrases import VOCABULARY
from .places import clearings_beside, told_suit
from .rules.rule import faction, ruler
from .state import TO_WIN, RootState, map_of, own_tower, seats, slots_free

WIDTH = 96
TAKEN, FREE, RUIN, PAWN = "▣", "□", "▒", "@"


def board(
    view: RootState, *, words: Words, seat: int | None = None, ask: Ask | None = None, journal: Iterable[Entry] = ()
) -> list[Line]:
    """The map, the seats, what lies beside, and what this seat knows."""
    lines: list[Line] = [[Span(" "), Span(status(view, words), "strong")], []]
    lines += [_clearing(view, where, words) for where in view.clearings]
    lines += _forests(view, words)
    lines.append([])
    for each in seats(view):
        lines += _seat(view, each, words)
    lines.append([])
    for sentence in _now(view, PUBLIC if seat is None else seat, words):
        lines += [[Span(f" {part}")] for part in textwrap.wrap(sentence, WIDTH)]
    return lines


# The map


def _clearing(view: RootState, where: int, words: Words) -> Line:
    here = view.clearings[where]
    fights = view.battle is not None and view.battle.where == where
    suit = words.say(Phrase(f"root.suit.{told_suit(view, where)}"))
    ruins = int(where in view.ruins)
    slots = TAKEN * len(here.buildings) + RUIN * ruins + FREE * max(0, slots_free(view, where))
    line: Line = [
        Span(f"{'×' if fights else ' '}{where:>2} ", "changed" if fights else "strong"),
        Span(f"{suit:<8}", "thing"),
        Span(f"{slots:<4}"),
    ]
    line += [span for spans in _pieces(view, where, words) for span in (*spans, Span(" "))]
    if here.scorched:
        line.append(Span(f"{words.say(Phrase('root.draw.scorched'))} ", "changed"))
    if where == view.ferry:
        line.append(Span(f"{words.say(Phrase('root.draw.ferry'))} ", "changed"))
    for name, at in view.landmarks.items():
        if at == where and at != view.ferry:
            line.append(Span(f"{words.say(Phrase(f'root.landmark.{name}'))} ", "changed"))
    if where == own_tower(view):
        line.append(Span(f"{words.say(Phrase('root.draw.tower'))} ", "changed"))
    return [*line, Span(f"→ {' '.join(map(str, clearings_beside(view, where)))}", "quiet")]


def _pieces(view: RootState, where: int, words: Words) -> Iterator[Line]:
    """Whoever is there, each with warriors, buildings and tokens."""
    here = view.clearings[where]
    rules = ruler(view, where)
    for seat, own in enumerate(view.company.owners):
        kinds = Counter(kind for owner, kind in (*here.buildings, *here.tokens) if owner == seat)
        built = [f"{words.write('piece', kind)}{f'×{count}' if count > 1 else ''}" for kind, count in kinds.items()]
        pawn = PAWN if own.pawn_of(view, seat) == where else ""
        count = here.warriors[seat]
        if count or built or pawn:
            letter = f"{_letter(view, seat, words)}{count or ''}{pawn}{'*' if rules == seat else ''}"
            yield [Span(letter, f"seat{seat}"), Span(f" {' '.join(built)}" if built else "")]


def _forests(view: RootState, words: Words) -> list[Line]:
    """The forest in which somebody is."""
    found: list[Line] = []
    for seat, own in enumerate(view.company.owners):
        forest = own.pawn_of(view, seat)
        if isinstance(forest, str):
            near = ", ".join(map(str, map_of(view).forests[forest].clearings))
            name = words.write("where", forest)
            letter = f"{_letter(view, seat, words)}{PAWN}"
            found.append([Span("    "), Span(letter, f"seat{seat}"), Span(f" {name}"), Span(f" → {near}", "quiet")])
    return found


def _letter(view: RootState, seat: int, words: Words) -> str:
    if seat >= len(view.factions):
        return f"({words.write('seat', seat)})"
    return words.say(Phrase(f"root.text.letter.{view.factions[seat]}"))


# The seats


def _seat(view: RootState, seat: int, words: Words) -> list[Line]:
    """A seat: points and cards, then its board."""
    turn = " ◄" if view.result is None and view.active == seat else ""
    figures = {
        "points": view.points[seat],
        "goal": TO_WIN,
        "hand": len(view.hands[seat]),
        "left": view.supply[seat],
    }
    lines: list[Line] = [
        [
            Span(" "),
            Span(f" {_letter(view, seat, words)} ", f"seat{seat}"),
            Span(f" {words.write('seat', seat)}{turn}", "strong"),
            Span(f"  {words.say(Phrase('root.text.reached', figures))}", "thing"),
        ]
    ]
    told = " ".join([*board_told(view, seat, words), *crafted_told(view, seat, words)])
    return lines + [[Span(f"     {part}", "quiet")] for part in textwrap.wrap(told, WIDTH - 5)]


def _now(view: RootState, seat: int, words: Words) -> Iterator[str]:
    """What lies beside the map, the battle, the cards that the seat knows."""
    yield from commons_told(view, words)
    yield from landmarks_told(view, words)
    yield from battle_told(view, words)
    if seat != PUBLIC:
        yield from known_told(view, seat, words)


# What one may ask about


def _card_topic(card: Card) -> Topic:
    cost = Phrase("root.topic.cost", {"suits": joined("root.suit", card.cost)}) if card.cost else ""
    values = {"kind": Phrase(f"root.kind.{card.kind}"), "suit": card.suit, "text": card_text(card.id), "cost": cost}
    return Topic(Phrase(f"root.card.{card.id}"), Phrase("root.topic.card", values))


def _topics() -> Iterator[tuple[str, Topic]]:
    """Cards, quests, what factions bring, hirelings, and the factions themselves."""
    for card in CARDS.values():
        yield card.id, _card_topic(card)
    for quest in QUESTS.values():
        values = {"suit": quest.suit, "items": joined("root.item", quest.items)}
        yield quest.id, Topic(Phrase(f"root.quest.{quest.id}"), Phrase("root.topic.quest", values))
    for name in ENLISTED:
        values = {part: Phrase(f"root.landmark.{name}", {}, part) for part in ("text", "setup")}
        yield name, Topic(Phrase(f"root.landmark.{name}"), Phrase("root.topic.landmark", values))
    for look in LOOKS.values():
        yield from look.topics()
    yield from hired.topics()
    for name in FACTIONS:
        text = Phrase("root.topic.faction", {"text": Phrase(f"root.faction.{name}", {}, "text")})
        yield name, Topic(Phrase(f"root.faction.{name}"), text, Phrase(f"root.seat.{name}"))


TOPICS = dict(_topics())


def on_table(view: RootState) -> list[str]:
    """What can be seen: factions and whom they follow, known cards, those crafted or to be taken, quests, hirelings."""
    seen: list[str] = list(view.factions)
    for each in seats(view):
        at = view.boards[each]
        seen += sorted(card.card for card in faction(view, each).hidden_cards(at) if card.card != BLANK)
        seen += sorted(card.card for card in view.hands[each] if card.card != BLANK)
        seen += [*view.play_areas[each], view.dominance[each], LOOKS[view.factions[each]].topic_of(at)]
    seen += [*view.available, *view.quests, *view.landmarks, *shown_cards(view)]
    return [topic for topic in dict.fromkeys(seen) if topic]


TEXT = Text(
    words_folder=Path(__file__).parent / "words" / "text",
    board=board,
    label=VOCABULARY.label,
    topics=TOPICS,
    on_table=on_table,
    guide=Phrase("root.text.guide"),
)
