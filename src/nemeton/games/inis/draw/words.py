"""The words of the picture: what a pointer is told, and the whole position in plain sentences."""

from collections.abc import Iterator, Sequence
from typing import Any

from nemeton.kernel import BLANK, PUBLIC, Entry, Hidden, Phrase, Words

from ..state import (
    FACE_UP,
    NOBODY,
    CardPlay,
    InisState,
    Tile,
    chieftain,
    citadels_left,
    conditions,
    exposed,
    king,
    met,
    sanctuaries_left,
    seats,
)


def said(words: Words, kind: str, **values: Any) -> str:
    """A message."""
    return words.say(Phrase(kind, values))


def headline(view: InisState, words: Words) -> str:
    """The picture in one line."""
    return said(words, "inis.draw.label", turn=view.turn, status=status(view, words))


def status(view: InisState, words: Words) -> str:
    """Which part of the game it is, whose turn, or how it ended."""
    if view.result is not None:
        if view.result.winners:
            return said(words, "inis.draw.won", seat=view.result.winners[0])
        return said(words, "inis.draw.ended")
    if view.phase == "season" and view.active != NOBODY:
        return said(words, "inis.draw.turn", seat=view.active)
    return said(words, f"inis.draw.{view.phase}")


def would_be_king(view: InisState) -> int:
    """Who would win if the Assembly came now: the chieftain of the Capital becomes Brenn, then pretenders count."""
    leader = chieftain(view, view.capital) if view.capital else NOBODY
    pretenders = [seat for seat in seats(view) if view.pretenders[seat]]
    return king(view, leader if leader != NOBODY else view.brenn, pretenders)


def description(view: InisState, seat: int, journal: Sequence[Entry], words: Words) -> str:
    """The whole position in words."""
    return " ".join(sentences(view, seat, journal, words))


def sentences(view: InisState, seat: int, journal: Sequence[Entry], words: Words) -> Iterator[str]:
    """What everybody sees, then what this seat knows beside it."""
    yield status(view, words)
    for play in view.plays:
        yield play_told(play, words)
    yield from clash_told(view, journal, words)
    for where, tile in view.tiles.items():
        yield tile_told(view, where, tile, words)
    yield said(words, "inis.draw.brenn", seat=view.brenn)
    yield said(words, "inis.draw.crows", direction=view.direction)
    yield said(words, "inis.draw.pile", count=len(view.pile))
    left = {"citadels": citadels_left(view), "sanctuaries": sanctuaries_left(view)}
    yield said(words, "inis.draw.supply", **left)
    for each in seats(view):
        yield from seat_told(view, each, words)
    if any(view.pretenders) and view.result is None:
        winner = would_be_king(view)
        yield said(words, "inis.draw.no_king") if winner == NOBODY else said(words, "inis.draw.king", seat=winner)
    yield from piles_told(view, words)
    if seat != PUBLIC:
        yield from known_told(view, seat, words)


def tile_told(view: InisState, where: str, tile: Tile, words: Words) -> str:
    """A territory and all that is on it."""
    parts = "; ".join(tile_parts(view, where, tile, words))
    return said(words, "inis.draw.tile", where=where, parts=parts)


def tile_parts(view: InisState, where: str, tile: Tile, words: Words) -> Iterator[str]:
    """Buildings, clans, the chieftain, the Advantage card, neighbours."""
    if view.capital == where:
        yield said(words, "inis.draw.tile.capital")
    if tile.citadels:
        yield said(words, "inis.draw.tile.citadels", count=tile.citadels)
    if tile.sanctuaries:
        yield said(words, "inis.draw.tile.sanctuaries", count=tile.sanctuaries)
    if view.festival == where:
        yield said(words, "inis.draw.tile.festival")
    for seat, count in enumerate(tile.clans):
        if count:
            yield said(words, "inis.draw.tile.clans", seat=seat, count=count)
    if not any(tile.clans):
        yield said(words, "inis.draw.tile.empty")
    leader = chieftain(view, where)
    if leader != NOBODY:
        yield said(words, "inis.draw.tile.chieftain", seat=leader)
    yield advantage_told(tile, words)
    if tile.borders:
        yield said(words, "inis.draw.tile.borders", places=tuple(tile.borders))


def advantage_told(tile: Tile, words: Words) -> str:
    """Where the Advantage card of a territory is."""
    if tile.advantage >= 0:
        return said(words, "inis.draw.tile.card_held", seat=tile.advantage)
    return said(words, "inis.draw.tile.card_open" if tile.advantage == FACE_UP else "inis.draw.tile.card_played")


def play_told(play: CardPlay, words: Words) -> str:
    """A card on the table, and what its player has said."""
    told = [said(words, "inis.draw.play", seat=play.seat, card=play.card)]
    if play.where:
        told.append(said(words, "inis.draw.play.where", where=play.where))
    if play.whom != NOBODY:
        told.append(said(words, "inis.draw.play.whom", whom=play.whom))
    told += [
        said(words, "inis.draw.play.group", origin=origin, where=where, count=count)
        for origin, where, count in play.groups
    ]
    if play.places:
        told.append(said(words, "inis.draw.play.places", places=tuple(play.places)))
    if play.cancelled:
        told.append(said(words, "inis.draw.play.cancelled"))
    return " ".join(told)


def clash_told(view: InisState, journal: Sequence[Entry], words: Words) -> Iterator[str]:
    """The clash that is being fought."""
    clash = view.clash
    if clash is None:
        return
    yield said(words, "inis.draw.clash", where=clash.where, seat=clash.instigator)
    for seat in seats(view):
        if view.tiles[clash.where].clans[seat]:
            yield said(
                words, "inis.draw.clash.side", seat=seat, exposed=exposed(view, seat), sheltered=clash.sheltered[seat]
            )
    if clash.attack is not None:
        yield said(words, "inis.draw.clash.attack", seat=clash.attack.attacker, whom=clash.attack.defender)
    elif clash.maneuvering != NOBODY:
        yield said(words, "inis.draw.clash.maneuver", seat=clash.maneuvering)
    for seat, agrees in sorted(peace_talk(journal).items()):
        yield said(words, "inis.draw.clash.offers" if agrees else "inis.draw.clash.refuses", seat=seat)
    if clash.spear:
        yield said(words, "inis.draw.clash.spear")
    if clash.cauldron != NOBODY:
        yield said(words, "inis.draw.clash.cauldron", seat=clash.cauldron, count=clash.in_cauldron)


PEACE = {"inis.offers_peace": True, "inis.refuses_peace": False}
AFTER_PEACE = frozenset({"inis.clash", "inis.clash_over", "inis.attacks", "inis.moved", "inis.plays"})


def peace_talk(journal: Sequence[Entry]) -> dict[int, bool]:
    """What was said about peace since the last maneuver."""
    said: dict[int, bool] = {}
    for entry in reversed(journal):
        if entry.kind in AFTER_PEACE:
            break
        if entry.kind in PEACE:
            said.setdefault(entry.values["seat"], PEACE[entry.kind])
    return said


def seat_told(view: InisState, seat: int, words: Words) -> Iterator[str]:
    """How near a seat is to winning, and what it holds."""
    led, holy, lands = conditions(view, seat)
    reached = {"lands": lands, "led": led, "holy": holy, "deeds": view.deeds[seat], "met": met(view, seat)}
    yield said(words, "inis.draw.seat", seat=seat, **reached)
    yield said(words, "inis.draw.hand", seat=seat, reserve=view.reserve[seat], **hand_sizes(view, seat))
    if view.drafting[seat] or view.locked[seat]:
        chosen = {"count": len(view.drafting[seat]), "kept": len(view.locked[seat])}
        yield said(words, "inis.draw.drafting", seat=seat, **chosen)
    if view.pretenders[seat]:
        yield said(words, "inis.draw.pretender", seat=seat)


def hand_sizes(view: InisState, seat: int) -> dict[str, int]:
    """How many cards of each kind a seat holds."""
    return {
        "actions": len(view.actions[seat]),
        "advantages": sum(tile.advantage == seat for tile in view.tiles.values()),
        "tales": len(view.tales[seat]),
    }


def piles_told(view: InisState, words: Words) -> Iterator[str]:
    """What lies beside the island."""
    if view.aside:
        yield said(words, "inis.draw.aside")
    if view.discard:
        yield said(words, "inis.draw.discard", count=len(view.discard))
    if view.tale_discard:
        yield said(words, "inis.draw.tales_discarded", cards=tuple(sorted(view.tale_discard)))


def known_told(view: InisState, seat: int, words: Words) -> Iterator[str]:
    """The seat's own cards, and those of others that it has seen."""
    for each in seats(view):
        held = [*view.actions[each], *view.drafting[each], *view.locked[each], *view.tales[each]]
        drawn = [card for drawing in view.draws if drawing.seat == each for card in drawing.cards]
        cards = known([*held, *drawn])
        if cards:
            yield (
                said(words, "inis.draw.own", cards=cards)
                if each == seat
                else said(words, "inis.draw.known", seat=each, cards=cards)
            )


def known(cards: Sequence[Hidden]) -> tuple[str, ...]:
    """Those of some cards that can be seen."""
    return tuple(sorted(card.card for card in cards if card.card != BLANK))
