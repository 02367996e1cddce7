"""The words of the picture: what a pointer is told, and the whole position in plain sentences."""

from collections.abc import Iterator, Mapping
from typing import Any

from nemeton.kernel import BLANK, Phrase, Words

from ..island import buildings, invaders, is_coastal, is_ocean, is_sacred, marks_on, terrain
from ..pieces import ANY_PIECE, standing
from ..powers.card import ELEMENTS
from ..rules.ravaging import defence
from ..rules.resources import card_plays, elements, income
from ..rules.terror import pool, terror
from ..scenarios import scenario_of
from ..sight import next_stage
from ..state import IslandState
from .outlook import Coming

Said = Any


def said(words: Words, kind: str, attribute: str = "", **values: Said) -> str:
    """A message of the picture."""
    return words.say(Phrase(f"spirit_island.{kind}", values, attribute))


def headline(view: IslandState, words: Words) -> str:
    """The picture in one line."""
    return said(words, "draw.label", turn=view.turn, status=status(view, words))


def status(view: IslandState, words: Words) -> str:
    """Which phase it is, or how the game ended."""
    if view.result is not None:
        ends = f"how.{view.result.how}"
        return said(words, ends) if words.knows(f"spirit_island.{ends}") else said(words, "draw.over")
    return said(words, "draw.phase", phase=view.phase)


def description(view: IslandState, lands: Mapping[str, str], words: Words) -> str:
    """The whole position in words; what is told of the lands is known already."""
    return " ".join(sentences(view, lands, words))


def sentences(view: IslandState, lands: Mapping[str, str], words: Words) -> Iterator[str]:
    """The invaders' side, the lands, the spirits."""
    yield status(view, words)
    yield from commons_told(view, words)
    for land in view.lands:
        if not is_ocean(land) or any(view.lands[land].presence):
            yield lands[land]
    for seat in range(len(view.spirits)):
        yield from spirit_told(view, seat, words)


# The invaders' side


def commons_told(view: IslandState, words: Words) -> Iterator[str]:
    """Cards, fear, terror, blight."""
    for space, cards in (("extra", view.extra_build), ("ravage", view.ravage), ("build", view.build)):
        if cards:
            yield said(words, f"draw.{space}", invader_card=cards)
    yield said(words, "draw.deck", count=len(view.invader_deck), stage=next_stage(view))
    yield fear_told(view, words)
    yield goal_told(view, words)
    yield blight_told(view, words)
    if view.options.adversary != "none":
        yield adversary_told(view, words) + "."
    if view.options.scenario != "none":
        yield said(words, f"scenario.{view.options.scenario}") + "."


def adversary_told(view: IslandState, words: Words) -> str:
    """The adversary with its level."""
    name = said(words, f"adversary.{view.options.adversary}")
    return said(words, "draw.adversary", name=name, level=view.options.level)


def fear_told(view: IslandState, words: Words) -> str:
    """Pool, earned cards and deck."""
    return said(words, "draw.fear", fear=view.fear, pool=pool(view), earned=len(view.earned), left=len(view.fear_deck))


def goal(view: IslandState) -> tuple[str, int]:
    """What victory takes now, as a word, and how much of it is still on the island."""
    level = terror(view)
    lands = view.lands.values()
    if (found := scenario_of(view).goal(view, level)) is not None:
        return found
    if level == 1:
        return "invaders", sum(invaders(here) for here in lands)
    if level == 2:
        return "buildings", sum(buildings(here) for here in lands)
    return "cities", sum(len(here.cities) for here in lands)


def goal_told(view: IslandState, words: Words) -> str:
    """The terror level, what victory takes at it, and how far that is."""
    what, left = goal(view)
    return said(words, f"draw.goal_{what}", level=min(terror(view), 3), count=left)


def blight_told(view: IslandState, words: Words) -> str:
    """The blight card, as far as it is known."""
    side = "draw.blighted" if view.is_blighted else "draw.healthy"
    return said(words, side, count=view.blight)


def blight_name(view: IslandState) -> str:
    """The blight card where its name is known."""
    return next((card.card for card in view.blight_card if card.card != BLANK), "")


# Lands


def land_told(view: IslandState, land: str, actions: list[Coming], words: Words) -> str:
    """A land and all that is in it."""
    kind = "coast" if is_coastal(land) else "inland"
    parts = "; ".join(land_parts(view, land, actions, words)) or said(words, "draw.empty")
    if is_ocean(land):
        return said(words, "draw.sea", land=land, parts=parts)
    ground = said(words, f"terrain.{terrain(land)}")
    return said(words, f"draw.{kind}", land=land, terrain=ground, parts=parts)


def land_parts(view: IslandState, land: str, actions: list[Coming], words: Words) -> Iterator[str]:
    """Pieces, presence, blight, what lies there this turn, what will happen."""
    here, marks = view.lands[land], marks_on(view, land)
    for name, count in standing(here, ANY_PIECE).items():
        yield said(words, "draw.pieces", piece=name, count=count)
    for seat, count in enumerate(here.presence):
        if count:
            kind = "sacred" if is_sacred(view, seat, land) else "presence"
            yield said(words, f"draw.{kind}", seat=seat, count=count)
    if here.blight:
        yield said(words, "draw.blight", count=here.blight)
    if not is_ocean(land) and (shield := defence(view, land)):
        yield said(words, "draw.defend", count=shield)
    yield from marks_told(view, land, words)
    for action in actions:
        yield coming_told(action, words)
    shown = {action.action for action in actions if action.skipped}
    for skipped in dict.fromkeys(marks.skips):
        if skipped not in shown:
            yield said(words, "draw.skips", action=skipped)


def marks_told(view: IslandState, land: str, words: Words) -> Iterator[str]:
    """What else lies on a land until the turn ends."""
    marks = marks_on(view, land)
    if marks.shelter:
        yield said(words, "draw.shelter")
    if marks.dahan_health:
        yield said(words, "draw.hardy", count=marks.dahan_health)
    if marks.keeps_blight_off:
        yield said(words, "draw.no_blight")
    if marks.strikes_at_once:
        yield said(words, "draw.at_once")
    if marks.dread:
        yield said(words, "draw.dread")
    if marks.vengeance:
        yield said(words, "draw.vengeance")


def coming_told(coming: Coming, words: Words) -> str:
    """What invaders will do."""
    if coming.skipped:
        return said(words, "draw.skips", action=coming.action)
    if coming.action == "ravage":
        return said(words, "draw.will_ravage", count=int(coming.what))
    is_build = coming.action == "build"
    return said(words, "draw.will_build", piece=coming.what) if is_build else said(words, "draw.will_explore")


# Spirits


def spirit_told(view: IslandState, seat: int, words: Words) -> Iterator[str]:
    """Energy, plays, elements, cards."""
    spirit = view.spirits[seat]
    yield said(
        words,
        "draw.spirit",
        seat=seat,
        energy=spirit.energy,
        income=income(spirit),
        plays=card_plays(spirit),
        destroyed=spirit.destroyed,
    )
    have = [
        f"{said(words, f'element.{name}')} {count}"
        for name, count in zip(ELEMENTS, elements(spirit), strict=True)
        if count
    ]
    if have:
        yield said(words, "draw.elements", list=", ".join(have))
    for kind, cards in (
        ("drawn", spirit.drawn),
        ("in_play", spirit.played),
        ("hand", spirit.hand),
        ("discard", spirit.discard),
    ):
        if cards:
            yield said(words, f"draw.{kind}", cards=cards)
