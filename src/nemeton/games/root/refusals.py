"""What a player would expect on offer and may not do now, each with its reason and its paragraph of the Law."""

from collections.abc import Iterator

from nemeton.kernel import Refusal

from .cards import AMBUSH, CARDS, DOMINANCE, ITEM, PERSISTENT, Card
from .rules.battle import Assault
from .rules.crafting import Craft, barred_item, ready_pieces, ways_to_pay
from .rules.dominance import Activate
from .rules.land import land_of
from .rules.rule import are_friends, faction, opponents_in, owner_of, warding, why_not
from .state import NOBODY, RootState, others, played_by, sides

NO_SLOT = ("root.refused.no_slot", "2.2.3")


def unplaceable(state: RootState, seat: int, where: int) -> tuple[str, str]:
    """Why a seat may not place pieces there: the ground is scorched, or somebody keeps others away."""
    return why_not(state, "forbids_placing", seat, where)


def refused_battles(state: RootState, seat: int) -> Iterator[Refusal]:
    """Coalition partners do not fight each other (ruling R1); a band keeps somebody from being attacked."""
    for where in state.clearings:
        if faction(state, seat).can_attack(state, seat, where):
            foes = opponents_in(state, seat, where)
            for other in (*others(state, seat), *sides(state)[len(state.factions) :]):
                if other in foes or not owner_of(state, other).is_there(state, other, where):
                    continue
                band, player = warding(state, seat, other, where), played_by(state, other)
                if band is not None and not are_friends(state, seat, other):
                    yield Refusal(Assault(where, other), *band.wards)
                elif player not in (NOBODY, seat):
                    yield Refusal(Assault(where, other), "root.refused.partner", "9.2.8")


def uncraftable(state: RootState, seat: int, card: Card) -> tuple[str, str] | None:
    """Why a card cannot be crafted, whatever pays for it."""
    if card.kind in (AMBUSH, DOMINANCE):
        return "root.refused.never_crafted", "2.1.2" if card.kind == AMBUSH else "2.1.3"
    if card.kind == ITEM and not state.items[card.item]:
        return "root.refused.item_gone", "4.1.2"
    if card.kind == ITEM and (why := barred_item(state, seat, card.item)):
        return why
    if card.kind == PERSISTENT and card.id in state.play_areas[seat]:
        return "root.refused.in_play", "4.1.4"
    return None


def refused_crafting(state: RootState, seat: int) -> Iterator[Refusal]:
    """Cards in hand that cannot be crafted now."""
    ready = ready_pieces(state, seat)
    for name in sorted({card.card for card in state.hands[seat]}):
        card = CARDS[name]
        if why := uncraftable(state, seat, card):
            yield Refusal(Craft(name), *why)
        elif not ways_to_pay(card.cost, ready):
            yield Refusal(Craft(name), "root.refused.cost", "4.1.1")


def refused_dominance(state: RootState, seat: int) -> Iterator[Refusal]:
    """Dominance cards in hand that cannot be activated, and what the land offers and not now."""
    land = land_of(state)
    yield from land.refused(state, seat) if land is not None else ()
    own = faction(state, seat)
    for name in sorted({card.card for card in state.hands[seat] if CARDS[card.card].kind == DOMINANCE}):
        option = Activate(name, NOBODY)
        if not own.can_use_dominance(state, seat):
            yield Refusal(option, "root.refused.coalition_only", "9.2.8")
        elif state.dominance[seat]:
            yield Refusal(option, "root.refused.dominance_active", "3.3.2")
        elif state.points[seat] < 10:
            yield Refusal(option, "root.refused.points", "3.3.1")
