"""Answers in advance: a seat says what it will answer before it is asked, and the house gives that answer.

They are kept with the seat, nobody else is told of them, and they raise no version, which others could see. In a
window they take the time that any answer takes. Which ones there are is said by the game, from what the seat sees.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from nemeton.kernel import Ahead, Ask, Game, Option
from nemeton.kernel.values import from_json, to_json

from ..base.errors import TooLate
from ..storage import SeatRow


class Given(NamedTuple):
    """An answer that was given in advance and is due now."""

    place: SeatRow
    ask: Ask
    option: Option
    name: str
    is_standing: bool  # will it be given again?


def offers(game: Game[Any], seat: int, view: Any = None) -> list[Ahead]:
    """What a seat may answer in advance now; `view` is what it sees, where that is known already."""
    return [] if game.over else [*game.book.ahead(game.seen_by(seat) if view is None else view, seat)]


def due(game: Game[Any], seats: Sequence[SeatRow]) -> list[Given]:
    """The answers that were given in advance to what is asked now."""
    found = (_due(game, place) for place in seats if place.kind == "person" and place.ahead)
    return [given for given in found if given is not None]


def _due(game: Game[Any], place: SeatRow) -> Given | None:
    offered = {(offer.name, offer.holds): offer for offer in offers(game, place.seat)}
    for kept in place.ahead:
        offer = None if kept.get("lost") else offered.get((kept["name"], kept["holds"]))
        asks = [ask for ask in game.asks if offer is not None and ask.seat == place.seat and ask.kind in offer.kinds]
        for ask in asks:
            option = ask.offered(from_json(kept["option"]))
            if offer is not None and option is not None:
                return Given(place, ask, option, offer.name, offer.is_standing and not offer.once)
    return None


def still_held(game: Game[Any], place: SeatRow) -> list[dict[str, Any]]:
    """A seat's answers in advance without those that are overtaken. One that is asked now and cannot be given is marked
    as lost, so that its person is told."""
    offered = {(offer.name, offer.holds): offer for offer in offers(game, place.seat)}
    held = []
    for kept in place.ahead:
        offer = offered.get((kept["name"], kept["holds"]))
        if offer is not None:
            asks = [ask for ask in game.asks if ask.seat == place.seat and ask.kind in offer.kinds]
            is_lost = bool(asks) and all(ask.offered(from_json(kept["option"])) is None for ask in asks)
            held.append({**kept, "lost": True} if is_lost else kept)
    return held


def said(game: Game[Any], place: SeatRow, name: str, option: Any) -> list[dict[str, Any]]:
    """A seat's answers in advance with one more; without an option, with one less."""
    others = [kept for kept in place.ahead or () if kept["name"] != name]
    if option is None:
        return others
    offer = next((offer for offer in offers(game, place.seat) if offer.name == name), None)
    if offer is None or option not in [to_json(each) for each in offer.options]:
        raise TooLate("site/not_ahead")
    return [*others, {"name": name, "holds": offer.holds, "option": option}]
