"""The Assembly: Brenn, victory, Advantage cards, crows, dealing, drafting ("Assembly")."""

from nemeton.kernel import Ask, Asked, Hidden, Pick, Result, Rule, Together, show, step

from .cards import ASSEMBLY_BEGINS
from .choices import InisChoice, KeepCards
from .effects import carry, gather_actions, look_at, transfer
from .state import FACE_UP, NOBODY, Inis, InisState, chieftain, in_order, king, met, names, next_seat, seats
from .steps import Assembly as AssemblyStep
from .steps import (
    AssignBrenn,
    BeginSeason,
    CardName,
    CathbadSwap,
    CheckVictory,
    CrowsTurned,
    DealActions,
    DealAdvantages,
    DealPackets,
    Draft,
    EndDraft,
    TossCrows,
    Window,
)

DRAFT_OF_MANY = (1, 2, 3)  # how many cards are kept each time, of four
DRAFT_OF_TWO = (1, 2)  # of three, and all of it twice
HAND, PACKET = 4, 3


class ChooseCard(InisChoice):
    """Choose the card that is set aside."""

    card: CardName
    words = "choose"


class SetAside(InisChoice):
    """Set a card aside."""

    card: CardName
    words = "aside"


ASKED = {
    "inis.cathbad.choose": Asked(plain=ChooseCard),
    "inis.draft": Asked(plain=KeepCards),
    "inis.set_aside": Asked(plain=SetAside),
}


@step(AssemblyStep)
def assembly(game: Inis, _step: AssemblyStep) -> None:
    """The Assembly opens; its six steps follow."""
    state = game.state
    state.phase, state.active, state.cathbad = "assembly", NOBODY, NOBODY
    game.tell("inis.assembly", law="assembly")
    two = len(state.reserve) == 2
    drafts = (
        [DealPackets(), *(Draft(keep) for keep in DRAFT_OF_TWO)] * 2 if two else [Draft(keep) for keep in DRAFT_OF_MANY]
    )
    game.push(
        Window(ASSEMBLY_BEGINS, state.brenn),
        AssignBrenn(),
        CheckVictory(),
        DealAdvantages(),
        TossCrows(),
        DealActions(),
        *drafts,
        EndDraft(),
        BeginSeason(),
    )


@step(AssignBrenn)
def assign_brenn(game: Inis, _step: AssignBrenn) -> None:
    """1. The chieftain of the Capital is the Brenn; without one the Brenn stays."""
    state = game.state
    leader = chieftain(state, state.capital)
    if leader != NOBODY and leader != state.brenn:
        state.brenn = leader
        game.tell("inis.new_brenn", seat=leader, law="assembly.brenn")
    else:
        game.tell("inis.same_brenn", seat=state.brenn, law="assembly.brenn")


@step(CheckVictory)
def check_victory(game: Inis, _step: CheckVictory) -> None:
    """2. Of the pretenders, who meets most conditions wins; the Brenn wins ties; else the tokens go back."""
    state = game.state
    pretenders = [seat for seat in seats(state) if state.pretenders[seat]]
    if not pretenders:
        return
    for seat in pretenders:
        game.tell("inis.pretends", seat=seat, count=met(state, seat), law="assembly.victory")
    winner = king(state, state.brenn, pretenders)
    if winner != NOBODY:
        game.tell("inis.king", seat=winner, law="ending")
        game.end(Result("king", (winner,), tuple(met(state, seat) for seat in seats(state))))
    game.tell("inis.no_king", law="assembly.victory")
    state.pretenders = [False] * len(state.pretenders)


@step(DealAdvantages)
def deal_advantages(game: Inis, _step: DealAdvantages) -> None:
    """3. Chieftains take the Advantage cards of their territories; without one the card lies face up."""
    state = game.state
    for where, tile in state.tiles.items():
        leader = chieftain(state, where)
        tile.advantage = leader if leader != NOBODY else FACE_UP
        if leader != NOBODY:
            game.tell("inis.takes_advantage", seat=leader, where=where, law="assembly.advantages")


@step(TossCrows)
def toss_crows(game: Inis, _step: TossCrows) -> None:
    """4. The crows are tossed like a coin; if they turn, the Gates open."""
    state = game.state
    direction = game.draw_one((1, -1), "crows")
    game.tell("inis.crows", direction=direction, law="assembly.crows")
    if direction != state.direction:
        state.direction = direction
        game.push(CrowsTurned())


@step(DealActions)
def deal_actions(game: Inis, _step: DealActions) -> Rule[None]:
    """5. Shuffle, set one card aside face down (who spoke Cathbad's Word chooses it), deal four each.

    With two players the packets are dealt later, three cards each, twice.
    """
    state = game.state
    gather_actions(game)
    game.shuffle(state.deck, "actions")
    if state.cathbad != NOBODY:
        look_at(game, state.cathbad, state.deck)
        card = yield Ask(state.cathbad, "inis.cathbad.choose", lambda: names(state.deck), law="card.cathbads_word")
        transfer(game, card, state.deck, state.aside, state.cathbad)
        for one in state.deck:
            one.known = 0
        state.deck.sort(key=lambda one: one.card)
        game.shuffle(state.deck, "actions")
    else:
        transfer(game, state.deck[-1].card, state.deck, state.aside)
    game.tell("inis.card_aside", seat=state.brenn, law="assembly.deal")
    if len(state.reserve) > 2:
        deal(game, HAND)


def deal(game: Inis, count: int) -> None:
    """Each player gets so many cards to choose from."""
    state = game.state
    for seat in in_order(state, state.brenn):
        state.drafting[seat] = [show(state.deck.pop(), seat) for _ in range(count)]
        game.shown(seat)
    game.tell("inis.dealt", count=count, law="assembly.deal")


@step(DealPackets)
def deal_packets(game: Inis, _step: DealPackets) -> None:
    """With two players: what was chosen is laid aside for good, and each gets three cards more."""
    lock(game.state)
    deal(game, PACKET)


def lock(state: InisState) -> None:
    """What was chosen so far is kept apart."""
    for seat in seats(state):
        state.locked[seat] += state.drafting[seat]
        state.drafting[seat] = []


@step(Draft)
def draft(game: Inis, step: Draft) -> Rule[None]:
    """6. All choose at once what they keep of the cards before them, also of those kept before; the rest goes on."""
    state = game.state
    kept: dict[int, tuple[str, ...]] = yield Together([draft_ask(game, seat, step.keep) for seat in seats(state)])
    arriving: dict[int, list[Hidden]] = {seat: [] for seat in seats(state)}
    believed = [dict(rumours) for rumours in state.rumours]
    for seat in seats(state):
        receiver = next_seat(state, seat)
        for card in [one.card for one in state.drafting[seat] if one.card not in kept[seat]]:
            carry(game, card, state.drafting[seat], 1 << seat, arriving[receiver], 1 << receiver, (seat, receiver))
    for seat in seats(state):  # all packets leave before any arrives
        state.drafting[seat] += arriving[seat]
    believe_one_step(state, believed)
    game.tell("inis.passed_on", count=len(arriving[0]), law="assembly.draft")


def believe_one_step(state: InisState, believed: list[dict[str, int]]) -> None:
    """All packets have gone at once, so each card by one seat at most: where a player may believe a card that it has
    lost sight of, given what it believed before. Of the packets that it gave and got itself it knows everything."""
    for seat, rumours in enumerate(state.rumours):
        known_before = next_seat(state, seat)  # to whom it passed cards, and so knew them there
        for card in rumours:
            before = believed[seat].get(card, 1 << known_before)
            rumours[card] = before | sum(
                1 << next_seat(state, other)
                for other in seats(state)
                if before >> other & 1 and next_seat(state, other) != seat
            )


def draft_ask(game: Inis, seat: int, keep: int) -> Pick:
    """Which cards does a player keep?"""
    state = game.state
    return Pick(
        seat,
        "inis.draft",
        lambda: names(state.drafting[seat]),
        least=keep,
        about={"count": keep, "to": next_seat(state, seat)},
        law="assembly.draft",
    )


@step(EndDraft)
def end_draft(game: Inis, _step: EndDraft) -> None:
    """What was drafted goes into the hands; who spoke Cathbad's Word swaps a card."""
    state = game.state
    lock(state)
    for seat in seats(state):
        state.actions[seat] += state.locked[seat]
        state.locked[seat] = []
    if state.cathbad != NOBODY:
        game.push(CathbadSwap(state.cathbad))


@step(CathbadSwap)
def cathbad_swap(game: Inis, step: CathbadSwap) -> Rule[None]:
    """Take the card set aside and put one from the hand in its place (Cathbad's Word)."""
    yield from swap_aside(game, step.seat, "card.cathbads_word")


def swap_aside(game: Inis, seat: int, law: str) -> Rule[None]:
    """A player takes the Action card set aside into the hand and puts one from the hand in its place."""
    state = game.state
    for card in names(state.aside):
        transfer(game, card, state.aside, state.actions[seat], seat)
    if not state.actions[seat]:
        return
    card = yield Ask(seat, "inis.set_aside", lambda: names(state.actions[seat]), law=law)
    transfer(game, card, state.actions[seat], state.aside, seat)
    game.tell("inis.swapped_aside", seat=seat, law=law)
