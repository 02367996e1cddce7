"""What a choice about clans leads to, as far as everybody may know: who stands where afterwards, who is chieftain, how
far the own conditions are met. There are no dice in Inis; what cards may still change is said to be unsure."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from nemeton.kernel import Ask, Option, Phrase
from nemeton.kernel.outlook import Outlook, Remark

from .choices import DiscardCard
from .clash import AGREE, FIGHT, SHELTER, STAY, AttackWhom, LoseClan, Withdraw
from .decks.actions import SwapClan
from .decks.tales_a_to_k import RemoveAt, SendClan
from .moving import Group, PayClan
from .phrases import VOCABULARY
from .state import NOBODY, InisState, chieftain, citadels_in, conditions, exposed, exposed_seats, players_in
from .territories import MOUNTAINS

Change = dict[tuple[str, int], int]  # by territory and seat: clans that come or go
CONDITIONS = ("led", "holy", "lands")


def outlook(view: InisState, ask: Ask, option: Option) -> Outlook | None:
    """What the choice changes on the island, or who stands there."""
    choice = VOCABULARY.choice(ask.kind, option)
    if isinstance(choice, DiscardCard) and ask.kind == "inis.attack.loss":
        return in_clash(view, [cards_left(view, ask.seat)])
    if isinstance(choice, AttackWhom):
        return in_clash(view, attacked(view, choice.whom))
    if option in (AGREE, FIGHT) and view.clash is not None:
        return in_clash(view, peace(view, ask.seat))
    if option in (SHELTER, STAY) and view.clash is not None:
        return in_clash(view, sheltered(view, ask.seat, int(option == SHELTER)))
    change = changed(view, ask, choice)
    where = getattr(choice, "where", "")
    if change:
        return Outlook(Phrase("inis.text.ahead.after"), remarks=tuple(after(view, ask.seat, change, choice)))
    if where in view.tiles:
        return Outlook(Phrase("inis.text.ahead.territory", {"where": where}), remarks=tuple(standing(view, where)))
    return None


def changed(view: InisState, ask: Ask, choice: object) -> Change:
    """Which clans come and go."""
    seat = ask.seat
    match choice:
        case Withdraw(where, count) if view.clash is not None:
            gone = sum(number for _, number in ask.about.get("gone", ()))
            return {(view.clash.where, seat): -count - gone, (where, seat): count}
        case Group(origin, where, count):
            return {(origin, seat): -count, (where, seat): count}
        case RemoveAt(where, whom):
            return {(where, whom): -1}
        case SendClan(origin, whom, where):
            return {(origin, whom): -1, (where, whom): 1}
        case SwapClan(where, whom):
            return {(where, whom): -1, (where, seat): 1}
        case PayClan():
            return {(MOUNTAINS, seat): -1}
        case LoseClan() if view.clash is not None:
            return {(view.clash.where, seat): -1}
    return {}


# What is told


def after(view: InisState, seat: int, change: Change, choice: object) -> Iterator[Remark]:
    """The territories as they are then, and what it means for the reader."""
    then = with_change(view, change)
    for where in dict.fromkeys(where for where, _ in change):
        yield from standing(then, where, chieftain(view, where))
    for name, old, new in zip(CONDITIONS, conditions(view, seat), conditions(then, seat), strict=True):
        if old != new:
            yield Remark(Phrase(f"inis.text.ahead.{name}", {"before": old, "then": new}), law="victory")
    if isinstance(choice, Group) and any(other != seat for other in players_in(view, choice.where)):
        yield Remark(Phrase("inis.text.ahead.clash"), law="clash", sure=False)


def with_change(view: InisState, change: Change) -> InisState:
    """The island with these clans moved; what is seen stays as it was."""
    tiles = dict(view.tiles)
    for (where, seat), number in change.items():
        clans = list(tiles[where].clans)
        clans[seat] = max(0, clans[seat] + number)
        tiles[where] = msgspec.structs.replace(tiles[where], clans=clans)
    return msgspec.structs.replace(view, tiles=tiles)


def standing(view: InisState, where: str, before: int | None = None) -> Iterator[Remark]:
    """Whose clans are in a territory, and who is its chieftain."""
    tile = view.tiles[where]
    clans = Counter({seat: count for seat, count in enumerate(tile.clans) if count})
    told = tuple(Phrase("inis.text.ahead.clans", {"seat": seat, "count": count}) for seat, count in clans.items())
    if not told:
        yield Remark(Phrase("inis.text.ahead.empty", {"where": where}))
        return
    leader = chieftain(view, where)
    kind = "led_by" if leader != NOBODY else "led_by_nobody"
    is_new = int(before is not None and before != leader)
    values = {"where": where, "told": told, "whom": leader, "fresh": is_new}
    yield Remark(Phrase(f"inis.text.ahead.{kind}", values))
    buildings = {"citadels": citadels_in(view, where), "sanctuaries": tile.sanctuaries}
    if before is None and any(buildings.values()):
        yield Remark(Phrase("inis.text.ahead.buildings", buildings))


def in_clash(view: InisState, remarks: "Iterator[Remark] | list[Remark]") -> Outlook | None:
    """Something about the clash that is being fought."""
    if view.clash is None:
        return None
    title = Phrase("inis.text.ahead.in_clash", {"where": view.clash.where})
    return Outlook(title, remarks=tuple(remarks))


def attacked(view: InisState, whom: int) -> Iterator[Remark]:
    """What the defender can give up: how many cards is public, which is not."""
    assert view.clash is not None
    cards, clans = len(view.actions[whom]), exposed(view, whom)
    values = {"whom": whom, "actions": cards, "count": clans, "rest": view.clash.sheltered[whom]}
    yield Remark(Phrase("inis.text.ahead.defender", values))
    kind = "gives_either" if cards else "gives_clan"
    yield Remark(Phrase(f"inis.text.ahead.{kind}", {"whom": whom}), law="clash.attack")
    if clans == 1:
        yield Remark(Phrase("inis.text.ahead.last_exposed", {"whom": whom}), sure=False)


def cards_left(view: InisState, seat: int) -> Remark:
    """A card goes, the clans stay."""
    count = len(view.actions[seat])
    return Remark(Phrase("inis.text.ahead.cards", {"before": count, "then": count - 1}), law="clash.attack")


def peace(view: InisState, seat: int) -> Iterator[Remark]:
    """Who else must agree, and how strong everybody is."""
    assert view.clash is not None
    for other in exposed_seats(view):
        hand, safe = len(view.actions[other]), view.clash.sheltered[other]
        values = {"whom": other, "count": exposed(view, other), "actions": hand, "rest": safe}
        yield Remark(Phrase("inis.text.ahead.defender", values))
    yield Remark(Phrase("inis.text.ahead.peace"), law="clash.peace")


def sheltered(view: InisState, seat: int, taken: int) -> Iterator[Remark]:
    """How many clans are then safe, and how many exposed."""
    assert view.clash is not None
    safe = view.clash.sheltered[seat] + taken
    values = {"count": safe, "rest": exposed(view, seat) - taken}
    yield Remark(Phrase("inis.text.ahead.sheltered", values), law="clash.citadels")
