"""The words of the picture: what a pointer is told, and the whole position in plain sentences."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from nemeton.kernel import BLANK, PUBLIC, Hidden, Phrase, Words

from ..factions.look import LOOKS
from ..pieces import WARRIOR
from ..places import clearings_beside
from ..rules.rule import faction, ruler
from ..state import NOBODY, RootState, map_of, seats, slots_free


def said(words: Words, kind: str, **values: Any) -> str:
    """A message."""
    return words.say(Phrase(kind, values))


def headline(view: RootState, words: Words) -> str:
    """The picture in one line."""
    return said(words, "root.draw.label", turn=view.turn, status=status(view, words))


def status(view: RootState, words: Words) -> str:
    """Whose turn it is and which phase, or how the game ended."""
    if view.result is not None:
        winners = view.result.winners
        return " ".join(said(words, "root.draw.won", seat=seat) for seat in winners) or said(words, "root.draw.ended")
    if view.phase == "setup":
        return said(words, "root.draw.setup")
    return said(words, "root.draw.turn", seat=view.active, phase=view.phase)


def description(view: RootState, seat: int, words: Words) -> str:
    """The whole position in words."""
    return " ".join(sentences(view, seat, words))


def sentences(view: RootState, seat: int, words: Words) -> Iterator[str]:
    """What everybody sees, then what this seat knows beside it."""
    yield status(view, words)
    yield from battle_told(view, words)
    for where in view.clearings:
        yield clearing_told(view, where, words)
    for each in seats(view):
        yield seat_told(view, each, words)
        yield from board_told(view, each, words)
        yield from crafted_told(view, each, words)
    yield from commons_told(view, words)
    if seat != PUBLIC:
        yield from known_told(view, seat, words)


# The map


def clearing_told(view: RootState, where: int, words: Words) -> str:
    """A clearing and all that is in it."""
    here = view.clearings[where]
    parts = "; ".join(clearing_parts(view, where, words))
    return said(words, "root.draw.clearing", where=where, suit=here.suit, parts=parts)


def clearing_parts(view: RootState, where: int, words: Words) -> Iterator[str]:
    """Who rules it, who is there, what was built, what is free, where the paths lead."""
    here = view.clearings[where]
    leader = ruler(view, where)
    yield said(words, "root.draw.rules", seat=leader) if leader != NOBODY else said(words, "root.draw.rules_nobody")
    for seat, count in enumerate(here.warriors):
        if count:
            yield said(words, "root.draw.stands", seat=seat, piece=WARRIOR, count=count)
    for seat, board in enumerate(view.boards):
        if faction(view, seat).pawn(board) == where:
            yield said(words, "root.draw.pawn", seat=seat)
    for (seat, piece), count in Counter([*here.buildings, *here.tokens]).items():
        yield said(words, "root.draw.stands", seat=seat, piece=piece, count=count)
    if where in view.ruins:
        yield said(words, "root.draw.ruin")
    if here.scorched:
        yield said(words, "root.draw.scorched")
    if where == view.ferry:
        yield said(words, "root.draw.ferry")
    elif where in map_of(view).coast:
        yield said(words, "root.draw.coast")
    if where == map_of(view).tower:
        yield said(words, "root.draw.tower")
    far = tuple(sum(path) - where for path in view.closed_paths if where in path)
    if far:
        yield said(words, "root.draw.buried_to", places=far)
    yield said(words, "root.draw.free", count=slots_free(view, where))
    yield said(words, "root.draw.paths", places=clearings_beside(view, where))


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
    seat = (battle.attacker, battle.defender)[side]
    certain = battle.extra[side] + faction(view, seat).extra_hits(view, seat, battle)
    defenseless = side == 0 and faction(view, battle.defender).is_defenseless(view, battle.defender, battle)
    return certain + defenseless


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


# Common things


def commons_told(view: RootState, words: Words) -> Iterator[str]:
    """Items to craft, the piles, open quests, dominance cards to be taken."""
    items = tuple(item for item, count in view.items.items() for _ in range(count))
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
