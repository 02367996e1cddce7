"""What a reader may answer in advance, and who does not want to be asked what has one answer."""

from typing import TYPE_CHECKING, Any

import msgspec

from nemeton.kernel import PUBLIC, Ahead, Ask, Phrase, Standing
from nemeton.kernel.values import from_json, to_json

from ..tables.sole_answers import is_alone
from ..tables.table import OpenTable
from ..words.speech import capital
from .parts import AheadView, SoleView

if TYPE_CHECKING:
    from .viewpoint import Viewpoint


def ahead_views(viewpoint: "Viewpoint") -> tuple[AheadView, ...]:
    """What the reader may answer in advance now: a standing answer also while it is asked, a choice only while another
    person thinks, for a bot is faster than anybody who chooses."""
    game, table, seat = viewpoint.game, viewpoint.table, viewpoint.seat
    if game is None or game.over or seat == PUBLIC or table.row.stage != "playing" or table.is_closed:
        return ()
    asked = {ask.kind for ask in viewpoint.own_asks()}
    kept = {one["name"]: one for one in table.seats[seat].ahead or ()}
    shown = []
    for offer in viewpoint.offers:
        own = kept.get(offer.name)
        is_wanted = not asked or asked & {*offer.kinds} if offer.is_standing else not asked and _waits_for_people(table)
        if own is not None or is_wanted:
            shown.append(_view(viewpoint, offer, own))
    return tuple(shown)


def asked_ahead(viewpoint: "Viewpoint") -> Ask | None:
    """What the reader may choose from in advance, as a question, for the board."""
    names = [view.name for view in viewpoint.ahead if view.ask is not None]
    found = (offer for offer in viewpoint.offers if offer.name in names) if names else iter(())
    return next((Ask(viewpoint.seat, offer.kinds[0], offer.options) for offer in found), None)


def sole_view(viewpoint: "Viewpoint") -> SoleView | None:
    """How many people here do not want to be asked what has one answer; nothing where bots alone play along."""
    table, seat = viewpoint.table, viewpoint.seat
    people = [place for place in table.seats if place.kind == "person"]
    if seat == PUBLIC or table.row.stage != "playing" or table.is_closed or is_alone(table.seats):
        return None
    own = viewpoint.own_asks()
    is_asked = len(own) == 1 and len(own[0].options) == 1 and not isinstance(own[0], Standing)
    agreed = sum(bool(place.skips_sole) for place in people)
    return SoleView(bool(table.seats[seat].skips_sole), agreed, len(people), is_asked)


def _waits_for_people(table: OpenTable) -> bool:
    asked = {ask.seat for ask in table.game.asks} if table.game is not None else set()
    return any(place.kind == "person" for place in table.seats if place.seat in asked)


def _view(viewpoint: "Viewpoint", offer: Ahead, kept: dict[str, Any] | None) -> AheadView:
    said = viewpoint.speech.plain(offer.said)
    answer = msgspec.json.encode(to_json(offer.options[0])).decode() if offer.is_standing else ""
    if kept is None:
        ask = None if offer.is_standing else viewpoint.ask_view(Ask(viewpoint.seat, offer.kinds[0], offer.options))
        return AheadView(offer.name, said, answer, "", "", ask)
    told = capital(viewpoint.speech.option(offer.kinds[0], from_json(kept["option"])))
    lost = viewpoint.speech.plain(Phrase("site.choose.ahead_lost", {"what": told})) if kept.get("lost") else ""
    return AheadView(offer.name, said, answer, told, lost, None)
