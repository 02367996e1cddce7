"""What is printed on Spirit Island's cards and panels, and which thresholds the elements of a spirit reach now."""

from collections.abc import Mapping
from functools import cache

from nemeton.kernel import Phrase
from nemeton.kernel.faces import Face, Fact, Held, Level, Need, Sign, Tag

from .adversaries import ADVERSARIES
from .draw.signs import sign
from .fear.deck import FEAR_CARDS
from .powers.card import ELEMENTS, Card, Innate, Needs, Reach
from .powers.decks import CARDS, INNATES
from .rules.blight import BLIGHT_CARDS
from .rules.resources import INDEX, elements
from .scenarios import SCENARIOS
from .spirits import PANELS
from .state import IslandState
from .text import speed_told

SIGNS = ("fast", "slow", "range", "sacred", "flag", "spirit", "cost")
OWN_DECKS = ("minor", "major")


def signs() -> Mapping[str, Sign]:
    """Elements by their names, and small signs."""
    box, css = "-27 -27 54 54", "isle"
    found = {name: Sign(box, sign(f"e-{name}"), css) for name in ELEMENTS}
    return found | {name: Sign(box, sign(f"g-{name}"), css) for name in SIGNS}


@cache
def face(topic: str) -> Face | None:
    """A power, a spirit, or a card of the invaders' side."""
    if topic in CARDS:
        return _card(CARDS[topic])
    if topic in INNATES:
        return _innate(INNATES[topic])
    if topic in PANELS:
        return _spirit(topic)
    if topic in FEAR_CARDS:
        return _fear(topic)
    if topic in ADVERSARIES.names and topic != "none":
        return _adversary(topic)
    group = "blight_card" if topic in BLIGHT_CARDS else "scenario"
    if topic != "none" and topic in (*BLIGHT_CARDS, *SCENARIOS.names):
        kind = _kind(group)
        return Face(kind, Phrase(f"spirit_island.{group}.{topic}", {}, "text"), tags=(Tag("kind", group, kind),))
    return None


def _kind(name: str) -> Phrase:
    return Phrase(f"spirit_island.text.face.{name}")


# Powers


def _card(card: Card) -> Face:
    deck = card.deck if card.deck in OWN_DECKS else "unique"
    brought = tuple(Fact("element", _element(name), (name,)) for name in card.elements)
    kind = f"spirit_island.power.{card.name}"
    levels = () if card.threshold is None else (Level(Phrase(kind, {}, "threshold"), _needs(card.threshold)),)
    tags = [Tag("kind", deck, _kind(deck)), _speed_tag(fast=card.fast)]
    tags += [Tag("element", name, _element(name)) for name in card.elements]
    told = _kind(deck) if deck in OWN_DECKS else _of_spirit("unique", card.deck)
    if deck == "unique":
        tags.append(_spirit_tag(card.deck))
    facts = _facts(card.reach, fast=card.fast)
    css = f"is-power is-{deck} is-{'fast' if card.fast else 'slow'}"
    return Face(told, Phrase(kind, {}, "text"), card.cost, facts, brought, levels, tags=tuple(tags), css=css)


def _innate(innate: Innate) -> Face:
    spirit = next(name for name, panel in PANELS.items() if innate.name in panel.innates)
    kind = f"spirit_island.power.{innate.name}"
    levels = tuple(
        Level(Phrase(kind, {}, f"level{number}"), _needs(level.needs)) for number, level in enumerate(innate.levels, 1)
    )
    wanted = [name for at, name in enumerate(ELEMENTS) if any(level.needs[at] for level in innate.levels)]
    tags = [Tag("kind", "innate", _kind("innate")), _speed_tag(fast=innate.fast), _spirit_tag(spirit)]
    tags += [Tag("element", name, _element(name)) for name in wanted]
    css = f"is-power is-innate is-{'fast' if innate.fast else 'slow'}"
    facts = _facts(innate.reach, fast=innate.fast)
    return Face(_of_spirit("innate", spirit), facts=facts, levels=levels, tags=tuple(tags), css=css)


def _of_spirit(group: str, spirit: str) -> Phrase:
    return Phrase(f"spirit_island.text.face.{group}_of", {"name": Phrase(f"spirit_island.seat.{spirit}")})


def _facts(reach: Reach, *, fast: bool) -> tuple[Fact, ...]:
    """Speed, range with what it is counted from, and what may be aimed at."""
    speed = Fact("speed", speed_told(fast=fast), ("fast" if fast else "slow",))
    found = Phrase(f"spirit_island.topic.filter.{reach.filter}")
    if reach.filter == "terrain":
        one, other = (Phrase(f"spirit_island.terrain.{each}") for each in reach.terrains)
        found = Phrase("spirit_island.topic.filter.terrain", {"one": one, "other": other})
    if reach.is_spirit:
        return speed, Fact("target", found, ("spirit",))
    return speed, _range(reach), Fact("target", found, ("flag",))


def _range(reach: Reach) -> Fact:
    if reach.source == "presence" and not reach.from_terrain:
        return Fact("range", Phrase("spirit_island.text.face.range", {"range": reach.range}), ("range",))
    source = Phrase(f"spirit_island.text.face.from.{reach.from_terrain or reach.source}")
    marks = ("range", "sacred") if reach.source == "sacred_site" else ("range",)
    return Fact(
        "range", Phrase("spirit_island.text.face.range_from", {"range": reach.range, "source_name": source}), marks
    )


def _element(name: str) -> Phrase:
    return Phrase(f"spirit_island.element.{name}")


def _needs(needs: Needs) -> tuple[Need, ...]:
    return tuple(Need(name, _element(name), count) for name, count in zip(ELEMENTS, needs, strict=True) if count)


def _speed_tag(*, fast: bool) -> Tag:
    return Tag("speed", "fast" if fast else "slow", speed_told(fast=fast))


def _spirit_tag(spirit: str) -> Tag:
    return Tag("owner", spirit, Phrase(f"spirit_island.seat.{spirit}"))


# Spirits, and the invaders' side


def _spirit(name: str) -> Face:
    complexity = Phrase(f"spirit_island.topic.complexity.{PANELS[name].complexity}")
    rules = Phrase(f"spirit_island.spirit.{name}", {}, "rules")
    kind = Phrase("spirit_island.text.face.spirit_of", {"complexity": complexity})
    return Face(kind, rules, tags=(Tag("kind", "spirit", _kind("spirit")), _spirit_tag(name)), css="is-spirit")


def _fear(name: str) -> Face:
    kind = _kind("fear_card")
    levels = tuple(
        Level(
            Phrase(f"spirit_island.fear_card.{name}", {}, f"level{number}"),
            title=Phrase(f"spirit_island.text.face.terror_{number}"),
        )
        for number in (1, 2, 3)
    )
    return Face(kind, levels=levels, tags=(Tag("kind", "fear_card", kind),), css="is-fear")


def _adversary(name: str) -> Face:
    told, kind = f"spirit_island.adversary.{name}", _kind("adversary")
    levels = [Level(Phrase(told, {}, "escalation"), title=_kind("escalation"))]
    if ADVERSARIES[name].has_loss:
        levels.append(Level(Phrase(told, {}, "loss"), title=_kind("loss")))
    for number in range(1, len(ADVERSARIES[name].levels)):
        title = Phrase("spirit_island.text.face.level", {"level": number})
        levels.append(Level(Phrase(told, {}, f"level{number}"), title=title))
    return Face(kind, levels=tuple(levels), tags=(Tag("kind", "adversary", kind),))


# What is reached now


def held(view: IslandState, seat: int, topic: str) -> Held | None:
    """The elements of the spirit that has a power in sight, else of the reader's: with those that the card itself
    brings when it is played, as long as it is not."""
    power = CARDS.get(topic) or INNATES.get(topic)
    if power is None:
        return None
    seat = _owner(view, topic, seat)
    if not 0 <= seat < len(view.spirits):
        return None
    spirit = view.spirits[seat]
    counts = elements(spirit)
    waits = isinstance(power, Card) and topic not in spirit.played
    if isinstance(power, Card) and waits:
        for name in power.elements:
            counts[INDEX[name]] += 1
    return Held(tuple((name, count) for name, count in zip(ELEMENTS, counts, strict=True) if count), waits)


def _owner(view: IslandState, power: str, seat: int) -> int:
    for at, spirit in enumerate(view.spirits):
        if power in (*spirit.hand, *spirit.played, *spirit.discard, *spirit.drawn, *PANELS[spirit.name].innates):
            return at
    return seat


def printed(view: IslandState, seat: int) -> list[str]:
    """The spirit with its special rules, and its innate powers."""
    name = view.spirits[seat].name
    return [name, *PANELS[name].innates] if name in PANELS else []
