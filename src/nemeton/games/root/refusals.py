"""What a player would expect on offer and may not do now, each with its reason and its paragraph of the Law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from nemeton.kernel import Option, Refusal

from .boards import BATTLE, BUILD, COLUMNS, MOVE, RECRUIT, AllianceBoard, VagabondBoard
from .cards import AMBUSH, BIRD, CARDS, DOMINANCE, ITEM, PERSISTENT, QUESTS, SUITS, matches, suit_of
from .rules.crafting import CRAFT, ready_pieces, ways_to_pay
from .rules.rule import faction, may_enter, may_place, opponents_in, ruler
from .state import RootState, buildings_in, others, slots_free, with_token

if TYPE_CHECKING:
    from .factions.alliance.rules import Alliance
    from .factions.marquise.rules import Marquise
    from .factions.vagabond.rules import Vagabond

NO_SLOT, FORBIDDEN = ("root.refused.no_slot", "2.2.3"), ("root.refused.forbidden", "6.2.2")
SCORCHED = ("root.refused.scorched", "G.6.2")


def unplaceable(state: RootState, where: int) -> tuple[str, str]:
    """Why nobody else may place pieces there: the ground is scorched, or the keep stands on it."""
    return SCORCHED if state.clearings[where].scorched else FORBIDDEN


def refused_battles(state: RootState, seat: int) -> Iterator[Refusal]:
    """Coalition partners do not fight each other (ruling R1)."""
    for where in state.clearings:
        if faction(state, seat).can_attack(state, seat, where):
            foes = opponents_in(state, seat, where)
            for other in others(state, seat):
                if other not in foes and faction(state, other).is_there(state, other, where):
                    yield Refusal(("battle", where, other), "root.refused.partner", "9.2.8")


def refused_crafting(state: RootState, seat: int) -> Iterator[Refusal]:
    """Cards in hand that cannot be crafted now."""
    ready = ready_pieces(state, seat)
    for name in sorted({card.card for card in state.hands[seat]}):
        card = CARDS[name]
        option = (CRAFT, name)
        if card.kind in (AMBUSH, DOMINANCE):
            yield Refusal(option, "root.refused.never_crafted", "2.1.2" if card.kind == AMBUSH else "2.1.3")
        elif card.kind == ITEM and not state.items[card.item]:
            yield Refusal(option, "root.refused.item_gone", "4.1.2")
        elif card.kind == PERSISTENT and name in state.play_areas[seat]:
            yield Refusal(option, "root.refused.in_play", "4.1.4")
        elif not ways_to_pay(card.cost, ready):
            yield Refusal(option, "root.refused.cost", "4.1.1")


def refused_dominance(state: RootState, seat: int) -> Iterator[Refusal]:
    """Dominance cards in hand that cannot be activated."""
    own = faction(state, seat)
    for name in sorted({card.card for card in state.hands[seat] if CARDS[card.card].kind == DOMINANCE}):
        option = ("activate", name, -1)
        if not own.can_use_dominance(state, seat):
            yield Refusal(option, "root.refused.coalition_only", "9.2.8")
        elif state.dominance[seat]:
            yield Refusal(option, "root.refused.dominance_active", "3.3.2")
        elif state.points[seat] < 10:
            yield Refusal(option, "root.refused.points", "3.3.1")


# The Marquise


def refused_by_marquise(state: RootState, seat: int, own: Marquise) -> Iterator[Refusal]:
    """Actions that she may not take: building sites, a second recruiting, battles with a partner."""
    from .factions.marquise.rules import KINDS, board_of

    board = board_of(state, seat)
    if not board.actions:
        return
    yield from refused_battles(state, seat)
    offered = set(own.sites(state, seat))
    if board.recruited:
        yield Refusal(("recruit",), "root.refused.recruited", "6.5.3")
    for where, here in state.clearings.items():
        if not here.warriors[seat] and not buildings_in(state, seat, where):
            continue
        for kind in KINDS:
            option = ("build", kind, where)
            if not getattr(board, kind):
                yield Refusal(option, "root.refused.none_left", "1.5.1")
            elif ruler(state, where) != seat:
                yield Refusal(option, "root.refused.not_ruled", "6.5.4.I")
            elif not slots_free(state, where):
                yield Refusal(option, *NO_SLOT)
            elif option not in offered and may_place(state, seat, where):
                yield Refusal(option, "root.refused.wood", "6.5.4.II")


# The Eyrie


def refused_in_decree(state: RootState, seat: int, bird_added: bool) -> Iterator[Refusal]:
    """Of two cards that are added one may be a bird."""
    if bird_added:
        for name in sorted({card.card for card in state.hands[seat] if suit_of(card.card) == BIRD}):
            yield from (Refusal((name, column), "root.refused.second_bird", "7.4.2") for column in COLUMNS)


def refused_by_decree(
    state: RootState, seat: int, column: str, cards: list[str], options: list[Option]
) -> Iterator[Refusal]:
    """Clearings in which the Eyrie could act, were it not for the suits of the cards or for something else there."""
    offered = {option[2] for option in options if len(option) > 2}
    for where, here in state.clearings.items():
        if where in offered:
            continue
        card = next((card for card in cards if decree_suit(card) in (BIRD, here.suit)), "")
        for way, reason in expected_ways(state, seat, column, where):
            if not card:
                yield Refusal((cards[0], *way), "root.refused.decree_suit", "7.5.2")
            elif reason is not None:
                yield Refusal((card, *way), *reason)


def decree_suit(card: str) -> str:
    """The suit of a decree card; viziers, which are not of the deck, are birds."""
    return CARDS[card].suit if card in CARDS else BIRD


def expected_ways(
    state: RootState, seat: int, column: str, where: int
) -> Iterator[tuple[tuple[Option, ...], tuple[str, str] | None]]:
    """What one would expect to do in a clearing for a column, each with what stands against it but for the suit."""
    here = state.clearings[where]
    is_roost = (seat, "roost") in here.buildings
    if column == RECRUIT and is_roost:
        yield (RECRUIT, where), None if state.supply[seat] else ("root.refused.no_warriors", "1.5.1")
    elif column == MOVE and here.warriors[seat]:
        for to in faction(state, seat).neighbours(state, seat, where):
            reason = ("root.refused.no_rule", "4.2.1") if may_enter(state, seat, to) else SCORCHED
            yield (MOVE, where, to, 1), reason
    elif column == BATTLE and faction(state, seat).can_attack(state, seat, where):
        yield from (((BATTLE, where, other), None) for other in opponents_in(state, seat, where))
    elif column == BUILD and (here.warriors[seat] or is_roost):
        if is_roost:
            yield (BUILD, where), ("root.refused.roost", "7.5.2.IV")
        elif ruler(state, where) != seat:
            yield (BUILD, where), ("root.refused.not_ruled", "7.5.2.IV")
        else:
            yield (BUILD, where), unplaceable(state, where) if slots_free(state, where) else NO_SLOT


# The Alliance


def refused_revolts(state: RootState, seat: int, own: Alliance) -> Iterator[Refusal]:
    """Sympathetic clearings that cannot rise."""
    offered = {option[1] for option in own.revolts(state, seat)}
    board = state.boards[seat]
    assert isinstance(board, AllianceBoard)
    for where in with_token(state, seat, "sympathy"):
        suit = state.clearings[where].suit
        option = ("revolt", where)
        if where in offered:
            continue
        if suit not in board.bases:
            yield Refusal(option, "root.refused.base_built", "8.4.1.I")
        elif not may_place(state, seat, where):
            yield Refusal(option, *unplaceable(state, where))
        elif sum(matches(card.card, suit) for card in board.supporters) < 2:
            yield Refusal(option, "root.refused.supporters", "8.4.1.II")
        else:
            yield Refusal(option, *NO_SLOT)


def refused_sympathy(state: RootState, seat: int, own: Alliance) -> Iterator[Refusal]:
    """Clearings beside sympathetic ones to which sympathy cannot spread."""
    board = state.boards[seat]
    assert isinstance(board, AllianceBoard)
    offered = {option[1] for option in own.spreads(state, seat)}
    loyal = set(with_token(state, seat, "sympathy"))
    near = {beside for where in loyal for beside in own.neighbours(state, seat, where)} - loyal
    for where in sorted((near or set(state.clearings)) - offered):
        option = ("spread", where)
        if not board.sympathy:
            yield Refusal(option, "root.refused.none_left", "1.5.1")
        elif not may_place(state, seat, where):
            yield Refusal(option, *unplaceable(state, where))
        else:
            yield Refusal(option, "root.refused.supporters", "8.4.2.II")


def refused_by_alliance(state: RootState, seat: int) -> Iterator[Refusal]:
    """Cards that cannot be crafted, or train nobody."""
    yield from refused_crafting(state, seat)
    yield from refused_dominance(state, seat)
    board = state.boards[seat]
    assert isinstance(board, AllianceBoard)
    built = [suit for suit in SUITS if suit not in board.bases]
    for name in sorted({card.card for card in state.hands[seat]}):
        if not state.supply[seat]:
            yield Refusal(("train", name), "root.refused.no_warriors", "1.5.1")
        elif not any(matches(name, suit) for suit in built):
            yield Refusal(("train", name), "root.refused.no_base", "8.5.3")


# The Vagabond


def refused_by_vagabond(state: RootState, seat: int, own: Vagabond) -> Iterator[Refusal]:
    """Actions for which items are missing."""
    from .factions.vagabond.items import ready

    board = state.boards[seat]
    assert isinstance(board, VagabondBoard)
    yield from refused_crafting(state, seat)
    yield from refused_dominance(state, seat)
    for to in set(own.nearby(state, seat)) - set(own.ways(state, seat)):
        free = may_enter(state, seat, to)
        yield Refusal(
            ("move", to),
            "root.refused.boots" if free else "root.refused.scorched",
            "9.5.1" if free else "G.6.2",
        )
    if not board.at:
        return
    if not ready(board, "sword"):
        for other in opponents_in(state, seat, board.at):
            yield Refusal(("battle", other), "root.refused.sword", "9.5.2")
    if not ready(board, "torch") and state.ruins.get(board.at):
        yield Refusal(("explore",), "root.refused.torch", "9.5.3")
    have = Counter(item.kind for item in ready(board))
    for name in state.quests:
        quest = QUESTS[name]
        if quest.suit != state.clearings[board.at].suit:
            yield Refusal(("quest", name), "root.refused.quest_suit", "9.5.5")
        elif Counter(quest.items) - have:
            yield Refusal(("quest", name), "root.refused.quest_items", "9.5.5")
