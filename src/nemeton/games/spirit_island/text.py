"""Spirit Island where there are only letters: the lands line by line, the invaders' side, spirits, options in brief.

A land shows its name, terrain and coast (~), the pieces, presence by the letters of the spirits (* is a sacred site),
what lies there until the turn ends, and behind → what invaders will do there.
"""

import textwrap
from collections.abc import Iterable, Iterator
from functools import reduce
from pathlib import Path

from nemeton.kernel import BLANK, Ask, Entry, Line, Phrase, Span, Text, Topic, Words

from .adversaries import ADVERSARIES
from .draw.outlook import Coming, coming
from .draw.words import coming_told, commons_told, marks_told, spirit_told, status
from .fear.deck import FEAR_CARDS
from .island import is_coastal, is_ocean, is_sacred, marks_on, terrain
from .phrases import VOCABULARY
from .pieces import ANY_PIECE, standing
from .powers.card import ELEMENTS, Card, Innate, Needs, Reach
from .powers.decks import CARDS
from .rules.blight import BLIGHT_CARDS
from .rules.ravaging import defence
from .scenarios import SCENARIOS
from .spirits import PANELS
from .state import IslandState

WIDTH = 96
COAST, SACRED, NEXT, WAITS = "~", "*", "→", "◄"


def board(
    view: IslandState, *, words: Words, seat: int | None = None, ask: Ask | None = None, journal: Iterable[Entry] = ()
) -> list[Line]:
    """The lands, the invaders' side, the spirits."""
    lines: list[Line] = [[Span(" "), Span(status(view, words), "strong")], []]
    outlook = coming(view)
    shown = [land for land in view.lands if not is_ocean(land) or any(view.lands[land].presence)]
    lines += [_land(view, land, outlook.get(land, []), words) for land in shown]
    lines.append([])
    told = " ".join(commons_told(view, words))
    lines += [[Span(f" {part}")] for part in textwrap.wrap(told, WIDTH)]
    lines.append([])
    for each in range(len(view.spirits)):
        lines += _spirit(view, each, words)
    return lines


# The lands


def _land(view: IslandState, land: str, actions: list[Coming], words: Words) -> Line:
    ground = "" if is_ocean(land) else words.say(Phrase(f"spirit_island.terrain.{terrain(land)}"))
    line: Line = [
        Span(f" {'' if is_ocean(land) else land:<3} ", "strong"),
        Span(f"{ground or words.write('land', land):<9}", "thing"),
        Span(f"{COAST if is_coastal(land) else ' '} "),
    ]
    for at, span in enumerate(_standing(view, land, words)):
        line += [Span(", " if at else ""), span]
    line.append(Span(" "))
    for told in _marks(view, land, actions, words):
        line.append(Span(f"({told}) ", "quiet"))
    for action in actions:
        line.append(Span(f"{NEXT} {coming_told(action, words)} ", "quiet" if action.skipped else "changed"))
    return line


def _standing(view: IslandState, land: str, words: Words) -> Iterator[Span]:
    """Pieces, presence, blight."""
    here = view.lands[land]
    for name, count in standing(here, ANY_PIECE).items():
        yield Span(words.say(Phrase("spirit_island.draw.pieces", {"piece": name, "count": count})))
    for seat, count in enumerate(here.presence):
        if count:
            sacred = SACRED if is_sacred(view, seat, land) else ""
            yield Span(f"{_letters(view, seat, words)}{count}{sacred}", f"seat{seat}")
    if here.blight:
        yield Span(words.say(Phrase("spirit_island.draw.blight", {"count": here.blight})), "changed")


def _marks(view: IslandState, land: str, actions: list[Coming], words: Words) -> Iterator[str]:
    """What lies on a land until the turn ends."""
    if not is_ocean(land) and (shield := defence(view, land)):
        yield words.say(Phrase("spirit_island.draw.defend", {"count": shield}))
    yield from marks_told(view, land, words)
    shown = {action.action for action in actions if action.skipped}
    for skipped in dict.fromkeys(marks_on(view, land).skips):
        if skipped not in shown:
            yield words.say(Phrase("spirit_island.draw.skips", {"action": skipped}))


def _letters(view: IslandState, seat: int, words: Words) -> str:
    return words.say(Phrase(f"spirit_island.text.letters.{view.spirits[seat].name}"))


# The spirits


def _spirit(view: IslandState, seat: int, words: Words) -> list[Line]:
    """A spirit: its name, what it has, its cards."""
    waits = f" {WAITS}" if is_waited_for(view, seat) else ""
    told = " ".join(spirit_told(view, seat, words))
    lines: list[Line] = [
        [
            Span(" "),
            Span(f" {_letters(view, seat, words)} ", f"seat{seat}"),
            Span(f" {words.write('seat', seat)}{waits}", "strong"),
        ]
    ]
    return lines + [[Span(f"     {part}", "quiet")] for part in textwrap.wrap(told, WIDTH - 5)]


def is_waited_for(view: IslandState, seat: int) -> bool:
    """Has the spirit still to finish this phase?"""
    if view.result is not None or view.phase not in ("spirit", "fast", "slow"):
        return False
    return view.spirits[seat].stage != "done" if view.phase == "spirit" else not view.done[seat]


# What one may ask about


def joined(parts: Iterable[Phrase]) -> Phrase:
    """Sentences one after the other."""
    return reduce(lambda one, other: Phrase("spirit_island.topic.both", {"one": one, "other": other}), parts)


def needs_told(needs: Needs) -> tuple[Phrase, ...]:
    """The elements of a threshold."""
    counted = zip(ELEMENTS, needs, strict=True)
    return tuple(
        Phrase("spirit_island.topic.need", {"element": element, "count": count}) for element, count in counted if count
    )


def reach_told(reach: Reach) -> Phrase:
    """What a power may aim at."""
    found = Phrase(f"spirit_island.topic.filter.{reach.filter}")
    if reach.filter == "terrain":
        one, other = (Phrase(f"spirit_island.terrain.{each}") for each in reach.terrains)
        found = Phrase("spirit_island.topic.filter.terrain", {"one": one, "other": other})
    if reach.is_spirit:
        return Phrase("spirit_island.topic.spirits", {"filter": found})
    source = Phrase(f"spirit_island.topic.source.{reach.from_terrain or reach.source}")
    return Phrase("spirit_island.topic.lands", {"range": reach.range, "source_name": source, "filter": found})


def speed_told(*, fast: bool) -> Phrase:
    """Before or after the invaders."""
    return Phrase("spirit_island.topic.fast" if fast else "spirit_island.topic.slow")


NO_ELEMENTS = Phrase("spirit_island.topic.no_elements")


def _card_topic(name: str, card: Card) -> Topic:
    """A power card: facts, then what it does."""
    text = [Phrase(f"spirit_island.power.{name}", {}, "text")]
    if card.threshold is not None:
        more = Phrase(f"spirit_island.power.{name}", {}, "threshold")
        text.append(Phrase("spirit_island.topic.level", {"elements": needs_told(card.threshold), "text": more}))
    kind = Phrase(f"spirit_island.topic.{card.deck}") if card.deck in ("minor", "major") else _unique(card.deck)
    values = {
        "kind": kind,
        "cost": card.cost,
        "speed": speed_told(fast=card.fast),
        "reach": reach_told(card.reach),
        "elements": tuple(Phrase(f"spirit_island.element.{element}") for element in card.elements) or NO_ELEMENTS,
        "text": joined(text),
    }
    return Topic(Phrase(f"spirit_island.power.{name}"), Phrase("spirit_island.topic.card", values), None, text[0])


def _unique(spirit: str) -> Phrase:
    return Phrase("spirit_island.topic.unique", {"seat": Phrase(f"spirit_island.seat.{spirit}")})


def _innate_topic(name: str, innate: Innate, spirit: str) -> Topic:
    """An innate power, level by level."""
    levels = [
        Phrase(
            "spirit_island.topic.level",
            {"elements": needs_told(level.needs), "text": Phrase(f"spirit_island.power.{name}", {}, f"level{number}")},
        )
        for number, level in enumerate(innate.levels, 1)
    ]
    values = {
        "seat": Phrase(f"spirit_island.seat.{spirit}"),
        "speed": speed_told(fast=innate.fast),
        "reach": reach_told(innate.reach),
        "text": joined(levels),
    }
    return Topic(Phrase(f"spirit_island.power.{name}"), Phrase("spirit_island.topic.innate", values))


def _adversary_topic(name: str) -> Topic:
    """An adversary: escalation, how it wins besides, and its levels."""
    kind = f"spirit_island.adversary.{name}"
    text = [Phrase(kind, {}, "escalation")]
    if ADVERSARIES[name].has_loss:
        text.append(Phrase(kind, {}, "loss"))
    for number in range(1, len(ADVERSARIES[name].levels)):
        values = {"level": number, "text": Phrase(kind, {}, f"level{number}")}
        text.append(Phrase("spirit_island.topic.adversary_level", values))
    return Topic(Phrase(kind), Phrase("spirit_island.topic.adversary", {"text": joined(text)}))


def _topics() -> Iterator[tuple[str, Topic]]:
    """Powers, spirits, fear and blight cards, adversaries, scenarios."""
    for name, card in CARDS.items():
        yield name, _card_topic(name, card)
    for spirit, panel in PANELS.items():
        kind = f"spirit_island.spirit.{spirit}"
        complexity = Phrase(f"spirit_island.topic.complexity.{panel.complexity}")
        text = Phrase("spirit_island.topic.spirit", {"complexity": complexity, "text": Phrase(kind, {}, "rules")})
        yield spirit, Topic(Phrase(kind), text, Phrase(f"spirit_island.seat.{spirit}"))
        for name, innate in panel.innates.items():
            yield name, _innate_topic(name, innate, spirit)
    for name in FEAR_CARDS:
        kind = f"spirit_island.fear_card.{name}"
        levels = zip(("first", "second", "third"), (1, 2, 3), strict=True)
        values = {word: Phrase(kind, {}, f"level{number}") for word, number in levels}
        yield name, Topic(Phrase(kind), Phrase("spirit_island.topic.fear_card", values))
    for group, names in (("blight_card", BLIGHT_CARDS), ("scenario", SCENARIOS.names)):
        for name in names:
            if name != "none":
                kind = f"spirit_island.{group}.{name}"
                told = Phrase(f"spirit_island.topic.{group}", {"text": Phrase(kind, {}, "text")})
                yield name, Topic(Phrase(kind), told)
    for name in ADVERSARIES.names:
        if name != "none":
            yield name, _adversary_topic(name)


TOPICS = dict(_topics())


def on_table(view: IslandState) -> list[str]:
    """What can be seen: spirits with powers and cards, known fear and blight cards, adversary, scenario."""
    seen: list[str] = []
    for spirit in view.spirits:
        seen += [spirit.name, *PANELS[spirit.name].innates]
        seen += [*spirit.drawn, *spirit.played, *spirit.hand, *spirit.discard]
    hidden = [*view.earned, *view.fear_deck, *view.blight_card]
    seen += [card.card for card in hidden if card.card != BLANK]
    seen += [*view.fear_discard, view.options.adversary, view.options.scenario]
    return [topic for topic in dict.fromkeys(seen) if topic != "none"]


TEXT = Text(
    words_folder=Path(__file__).parent / "words" / "text",
    board=board,
    label=VOCABULARY.label,
    topics=TOPICS,
    on_table=on_table,
    guide=Phrase("spirit_island.text.guide"),
)
