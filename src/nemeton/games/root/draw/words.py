"""The words of the picture: what a pointer is told, and the whole position in plain sentences."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from nemeton.kernel import BLANK, PUBLIC, Hidden, Phrase, Words

from ..factions.look import LOOKS
from ..landmarks.enlisted import ENLISTED
from ..pieces import WARRIOR
from ..places import clearings_beside, told_suit
from ..rules.hirelings import hirelings
from ..rules.land import items_kept
from ..rules.modifiers import DEFENDER, DEFENSELESS, EXTRA_HITS
from ..rules.modifiers import count as counted
from ..rules.rule import faction, owner_of, ruler
from ..state import NOBODY, RootState, band_of, map_of, own_tower, seats, side_names, slots_free


def said(words: Words, kind: str, **values: Any) -> str:
    """A message; the same one is worked out once."""
    return _said(words, kind, tuple(values.items()))


def said_of(words: Words, phrase: Phrase) -> str:
    """A phrase that tells of the ground, likewise."""
    return _said(words, phrase.kind, tuple(phrase.values.items()))


@lru_cache(20_000, typed=True)
def _said(words: Words, kind: str, values: tuple[tuple[str, Any], ...]) -> str:
    return words.say(Phrase(kind, dict(values)))


def headline(view: RootState, words: Words) -> str:
    """The picture in one line."""
    return said(words, "root.draw.label", turn=view.turn, status=status(view, words))


def status(view: RootState, words: Words) -> str:
    """Whose turn it is and which phase, or how the game ended."""
    if view.result is not None:
        winners = view.result.winners
        return " ".join(said(words, "root.draw.won", seat=seat) for seat in winners) or said(words, "root.draw.ended")
    if view.draft is not None and view.draft.row:
        return said(words, "root.draw.draft")
    if view.phase == "setup":
        return said(words, "root.draw.setup")
    return said(words, "root.draw.turn", seat=view.active, phase=view.phase)


def description(view: RootState, seat: int, told: Sequence[str], words: Words) -> str:
    """The whole position in words: what everybody may know, then what this seat knows beside it."""
    return " ".join([*told, *(known_told(view, seat, words) if seat != PUBLIC else ())])


def public_sentences(view: RootState, clearings: Mapping[int, str], words: Words) -> Iterator[str]:
    """What everybody sees; what is told of the clearings is known already."""
    yield status(view, words)
    yield from battle_told(view, words)
    yield from clearings.values()
    for each in seats(view):
        yield seat_told(view, each, words)
        yield from board_told(view, each, words)
        yield from crafted_told(view, each, words)
    yield from bands_told(view, words)
    yield from commons_told(view, words)
    yield from landmarks_told(view, words)


# The map


def clearing_told(view: RootState, where: int, words: Words) -> str:
    """A clearing and all that is in it."""
    parts = "; ".join(clearing_parts(view, where, words))
    return said(words, "root.draw.clearing", where=where, suit=told_suit(view, where), parts=parts)


def clearing_parts(view: RootState, where: int, words: Words) -> Iterator[str]:
    """Who rules it, who is there, what was built, what is free, where the paths lead."""
    here = view.clearings[where]
    leader = ruler(view, where)
    yield said(words, "root.draw.rules", seat=leader) if leader != NOBODY else said(words, "root.draw.rules_nobody")
    for seat, count in enumerate(here.warriors):
        if count:
            yield said(words, "root.draw.stands", seat=seat, piece=WARRIOR, count=count)
    for side, name in enumerate(side_names(view)):
        if pawn_at(view, side, where):
            yield said(words, LOOKS[name].pawn_told if name in LOOKS else "root.draw.pawn", seat=side)
    for (seat, piece), count in Counter([*here.buildings, *here.tokens]).items():
        yield said(words, "root.draw.stands", seat=seat, piece=piece, count=count)
    for seat, places in view.draft.homelands.items() if view.draft is not None else ():
        if where in places:
            yield said(words, "root.draw.homeland", seat=seat)
    yield from (said_of(words, phrase) for phrase in clearing_ground(view, where))


def pawn_at(view: RootState, seat: int, where: int) -> bool:
    """Does the pawn of a seat stand there?"""
    return owner_of(view, seat).pawn_of(view, seat) == where


def clearing_ground(view: RootState, where: int) -> Iterator[Phrase]:
    """What of a clearing is nobody's: ruin, lake, tower, what is free, where the paths lead."""
    here = view.clearings[where]
    if where in view.ruins:
        yield Phrase("root.draw.ruin")
    if here.scorched:
        yield Phrase("root.draw.scorched")
    if where == view.ferry:
        yield Phrase("root.draw.ferry")
    elif where in map_of(view).coast:
        yield Phrase("root.draw.coast")
    if where == own_tower(view):
        yield Phrase("root.draw.tower")
    for name, at in view.landmarks.items():
        if at == where and not ENLISTED[name].is_ferry:
            yield Phrase("root.draw.landmark", {"landmark": name})
        if at == where and ENLISTED[name].slots and view.treetop is not None:
            yield Phrase("root.draw.aloft", {"piece": view.treetop[1]})
    far = tuple(sum(path) - where for path in view.closed_paths if where in path)
    if far:
        yield Phrase("root.draw.buried_to", {"places": far})
    yield Phrase("root.draw.free", {"count": slots_free(view, where)})
    yield Phrase("root.draw.paths", {"places": clearings_beside(view, where)})


def battle_told(view: RootState, words: Words) -> Iterator[str]:
    """The battle that is being fought."""
    battle = view.battle
    if battle is None:
        return
    yield said(words, "root.draw.battle", seat=battle.attacker, whom=battle.defender, where=battle.where)
    if battle.dice:
        yield said(words, "root.draw.dice", high=max(battle.dice), low=min(battle.dice))
        for side, seat in enumerate((battle.attacker, battle.defender)):
            hits = {"count": battle.rolled[side], "extra": extra_hits(view, side)}
            yield said(words, "root.draw.hits", seat=seat, **hits)


def extra_hits(view: RootState, side: int) -> int:
    """Extra hits that a side deals, as far as they are certain: effects used, abilities, nobody to defend with."""
    battle = view.battle
    assert battle is not None
    lacks_guards = side == 0 and bool(counted(view, battle, DEFENSELESS, DEFENDER))
    return counted(view, battle, EXTRA_HITS, side) + lacks_guards


# Seats and their boards


def seat_told(view: RootState, seat: int, words: Words) -> str:
    """Points, cards, warriors left."""
    return said(
        words,
        "root.draw.seat",
        seat=seat,
        points=view.points[seat],
        cards=len(view.hands[seat]),
        supply=view.supply[seat],
        warriors=faction(view, seat).warriors,
    )


def board_told(view: RootState, seat: int, words: Words) -> Iterator[str]:
    """What lies on a faction's own board."""
    return LOOKS[view.factions[seat]].told(view.boards[seat], seat, words)


def crafted_told(view: RootState, seat: int, words: Words) -> Iterator[str]:
    """Cards and items that were crafted, an active dominance card, a coalition."""
    if view.play_areas[seat]:
        yield said(words, "root.draw.crafted", seat=seat, cards=tuple(view.play_areas[seat]))
    if view.item_boxes[seat]:
        yield said(words, "root.draw.box", seat=seat, items=tuple(view.item_boxes[seat]))
    if seat in view.exhausted:
        yield said(words, "root.draw.exhausted", seat=seat, items=tuple(view.exhausted[seat]))
    for card in view.play_areas[seat]:
        for side, count in enumerate(view.on_cards.get(card, ())):
            if count:
                yield said(words, "root.on_card", seat=side, card=card, count=count)
    if view.dominance[seat]:
        yield said(words, "root.draw.dominance", seat=seat, card=view.dominance[seat])
    if view.partner[seat] != NOBODY:
        yield said(words, "root.draw.partner", seat=seat, whom=view.partner[seat])


# Bands (Law D)


def bands_told(view: RootState, words: Words) -> Iterator[str]:
    """Who controls each band and for how long, what lies on its card, and which markers lie on the score track."""
    for side, own in hirelings(view):
        band = band_of(view, side)
        if band.held_by == NOBODY:
            yield said(words, "root.draw.band_free", band=side)
        else:
            yield said(words, "root.draw.band_held", band=side, seat=band.held_by, count=band.control)
        yield from (words.say(phrase) for phrase in own.told(view, side))
    for mark, seat in view.marks.items():
        kind = "root.draw.mark" if seat == NOBODY else "root.draw.mark_reached"
        yield said(words, kind, count=mark, seat=seat)


# Common things


def commons_told(view: RootState, words: Words) -> Iterator[str]:
    """Items to craft, the piles, open quests, dominance cards to be taken."""
    elsewhere = items_kept(view)
    items = tuple(item for item, count in view.items.items() if item not in elsewhere for _ in range(count))
    if items:
        yield said(words, "root.draw.supply", items=items)
    yield said(words, "root.draw.deck", count=len(view.deck))
    yield said(words, "root.draw.discard", count=len(view.discard))
    if view.discard:
        yield said(words, "root.draw.discarded", cards=tuple(sorted(view.discard)))
    if view.available:
        yield said(words, "root.draw.available", cards=tuple(view.available))
    if view.quests:
        yield said(words, "root.draw.quests", quests=tuple(view.quests))


def landmark_told(view: RootState, name: str, words: Words) -> str:
    """A landmark with its place and what it does."""
    return f"{landmark_stands(view, name, words)}. {words.say(Phrase(f'root.landmark.{name}', {}, 'text'))}"


def landmark_stands(view: RootState, name: str, words: Words) -> str:
    """Where a landmark stands, if it is set up."""
    where = view.landmarks[name]
    if not where:
        return said(words, "root.draw.landmark_waits", landmark=name)
    return said(words, "root.draw.landmark_stands", landmark=name, where=where)


def stall_told(at: int, card: str, words: Words) -> str:
    """What a seat knows of a card that lies beside a landmark."""
    if card == BLANK:
        return said(words, "root.draw.stall", number=at + 1)
    return said(words, "root.draw.stall_known", number=at + 1, card=card)


def landmarks_told(view: RootState, words: Words) -> Iterator[str]:
    """Where each stands, and what lies on its card."""
    for name in view.landmarks:
        yield f"{landmark_stands(view, name, words)}."
        kept = ENLISTED[name].keeps_items(view)
        items = tuple(item for item in kept for _ in range(view.items[item]))
        if items:
            yield f"{said(words, 'root.draw.forged', landmark=name, items=items)}."
        elif kept:
            yield f"{said(words, 'root.draw.forge_empty', landmark=name)}."
    for at, card in enumerate(view.market):
        yield f"{stall_told(at, card.card, words)}."


def known_told(view: RootState, seat: int, words: Words) -> Iterator[str]:
    """The seat's own cards, and those of others that it has seen."""
    for each in seats(view):
        cards = known(view.hands[each])
        if cards and each == seat:
            yield said(words, "root.draw.own", cards=cards)
        elif cards:
            yield said(words, "root.draw.known", seat=each, cards=cards)
        yield from LOOKS[view.factions[each]].known_told(view.boards[each], words)


def known(cards: list[Hidden]) -> tuple[str, ...]:
    """Those of some cards that can be seen."""
    return tuple(sorted(card.card for card in cards if card.card != BLANK))
