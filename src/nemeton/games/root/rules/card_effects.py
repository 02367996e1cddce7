"""Crafted cards that act outside of battle, and dominance cards (Law 3.3, 4.1.3)."""

from nemeton.kernel import EVERYBODY, Ask, Hidden, Option, Rule

from .. import rulings
from ..cards import BIRD, CARDS, DOMINANCE, DOMINANCES, matches, suit_of
from ..factions.base import WARRIOR, Loss
from ..state import NOBODY, Root, RootState, enemies, has_crafted, map_of, matching, others
from ..steps import DrawCards, Interlude, Moves, PhaseStart, StartBattle
from .battle import discard_crafted, legal_battles
from .common_knowledge import might_hold
from .effects import draw_cards, join_hand, score, show_hand, spend_card, take_at_random, take_from_hand, win
from .movement import STOP
from .removing import remove_together
from .rule import faction, ruled_by

USE, ACTIVATE, TAKE, OFFER = "use", "activate", "take", "offer"
ANYTIME = (USE, ACTIVATE, TAKE, OFFER)
POINTS_FOR_DOMINANCE = 10
CLEARINGS_FOR_DOMINANCE = 3
AT_ANY_MOMENT = {"birdsong": ("royal_claim", "stand_and_deliver"), "daylight": ("tax_collector", "codebreakers")}


# At the start of a phase


def phase_start(game: Root, step: PhaseStart) -> Rule[None]:
    """Cards that act at the start of a phase, before anything else in it (Law 1.4.1)."""
    state, seat = game.state, step.seat
    if step.name == "birdsong" and (offers := offered(state, seat, at_start=True)):
        choice = yield Ask(seat, "root.offers", [*offers, STOP], law="11.2.6")
        if choice != STOP:
            game.push(step)
            use(game, seat, choice)
            return
    match step.name:
        case "birdsong" if has_crafted(state, seat, "better_burrow_bank"):
            whom = yield Ask(seat, "root.bank", [*enemies(state, seat), *[STOP] * rulings.BANK_IS_OPTIONAL],
                             law="card.better_burrow_bank")  # fmt: skip
            if whom != STOP:
                draw_cards(game, seat, 1, "card.better_burrow_bank")
                draw_cards(game, whom, 1, "card.better_burrow_bank")
        case "daylight" if has_crafted(state, seat, "command_warren") and legal_battles(state, seat):
            choice = yield Ask(seat, "root.warren", [*legal_battles(state, seat), STOP], law="card.command_warren")
            if choice != STOP:
                game.push(StartBattle(seat, choice[2], choice[1]))
        case "evening" if has_crafted(state, seat, "cobbler"):
            game.push(Moves(seat, 1, "card.cobbler"))


# At any moment of a phase


def anytime_options(state: RootState, seat: int) -> list[Option]:
    """What a seat may do at any moment of the present phase of its turn, between its actions (Law 1.4.2)."""
    options: list[Option] = []
    for card in AT_ANY_MOMENT.get(state.phase, ()):
        if has_crafted(state, seat, card) and card not in state.used:
            options += [(USE, card, target) for target in targets(state, seat, card)]
    if state.phase == "daylight":
        options += dominance_options(state, seat)
    return options + offered(state, seat, at_start=False)


def offered(state: RootState, seat: int, *, at_start: bool) -> list[Option]:
    """What other factions let the player on turn do."""
    return [
        option for other in others(state, seat) for option in faction(state, other).offers(state, other, seat, at_start)
    ]


def might_act(state: RootState, seat: int) -> bool:
    """Could the seat use something at this moment, for all that everybody knows? Who could is asked even if the hand
    allows nothing, so that the pause tells nothing."""
    if offered(state, seat, at_start=False):
        return True
    for card in AT_ANY_MOMENT.get(state.phase, ()):
        if has_crafted(state, seat, card) and card not in state.used and targets(state, seat, card):
            return True
    return state.phase == "daylight" and might_use_dominance(state, seat)


def might_use_dominance(state: RootState, seat: int) -> bool:
    """Could the seat take a dominance card (Law 3.3.4) or activate one, for all that everybody knows?"""
    hand = state.hands[seat]
    if not hand:
        return False
    suits = [suit_of(card) for card in state.available]
    if suits and might_hold(state, hand, lambda card: any(matches(card, suit) for suit in suits)):
        return True
    return may_activate(state, seat) and might_hold(state, hand, lambda card: card in DOMINANCES)


def may_activate(state: RootState, seat: int) -> bool:
    """May the seat activate a dominance card, if it holds one (Law 3.3.1, 9.2.8)?"""
    if state.dominance[seat] or state.partner[seat] != NOBODY:
        return False
    enough = state.points[seat] >= POINTS_FOR_DOMINANCE
    return (enough and faction(state, seat).can_use_dominance(state, seat)) or bool(may_join(state, seat))


def may_join(state: RootState, seat: int) -> list[int]:
    """With whom the seat may form a coalition now; as an activation it wants the same points (ruling R2)."""
    if rulings.COALITION_NEEDS_TEN_POINTS and state.points[seat] < POINTS_FOR_DOMINANCE:
        return []
    return faction(state, seat).coalitions(state, seat)


def targets(state: RootState, seat: int, card: str) -> list[int]:
    """Whom or what a card may be used on."""
    match card:
        case "royal_claim":
            return [0]
        case "stand_and_deliver":
            return [enemy for enemy in enemies(state, seat) if state.hands[enemy]]
        case "tax_collector":
            return [where for where, here in state.clearings.items() if here.warriors[seat]]
        case _:
            return others(state, seat)


def dominance_options(state: RootState, seat: int) -> list[Option]:
    """Activate a dominance card from the hand (Law 3.3.1), or take one that lies beside the map (3.3.4)."""
    options: list[Option] = []
    own = sorted({card.card for card in state.hands[seat] if CARDS[card.card].kind == DOMINANCE})
    if own and may_activate(state, seat):
        if faction(state, seat).can_use_dominance(state, seat):
            options += [(ACTIVATE, card, NOBODY) for card in own]
        options += [(ACTIVATE, card, friend) for card in own for friend in may_join(state, seat)]
    for card in state.available:
        options += [(TAKE, card, paid) for paid in matching(state.hands[seat], suit_of(card))]
    return options


def interlude(game: Root, step: Interlude) -> Rule[None]:
    """Effects that may be used at any moment of a phase in which the faction itself asks nothing."""
    if not might_act(game.state, step.seat):
        return
    choice = yield Ask(
        step.seat, "root.interlude", lambda: [*anytime_options(game.state, step.seat), STOP], law="1.4.2", secret=True
    )
    if choice != STOP:
        game.push(step)
        use(game, step.seat, choice)


def use(game: Root, seat: int, option: Option) -> None:
    """Do one of them."""
    state = game.state
    match option:
        case ("use", "royal_claim", _):
            discard_crafted(game, seat, "royal_claim")
            score(game, seat, len(ruled_by(state, seat)), "card.royal_claim")
        case ("use", "stand_and_deliver", victim):
            state.used.append("stand_and_deliver")
            take_at_random(game, seat, victim)
            score(game, victim, 1, "card.stand_and_deliver")
        case ("use", "tax_collector", where):
            state.used.append("tax_collector")
            game.push(DrawCards(seat, 1, down=False, law="card.tax_collector"))  # after what the removal triggers
            remove_together(game, [Loss(seat, where, WARRIOR, by=seat)])
        case ("use", "codebreakers", whom):
            state.used.append("codebreakers")
            show_hand(game, whom, seat)
            game.tell("root.looked", seat=seat, whom=whom, law="card.codebreakers")
        case ("activate", card, friend):
            take_from_hand(state, seat, card)
            state.dominance[seat] = card
            if friend != NOBODY:
                state.partner[seat] = friend
                faction(state, seat).joins(game, seat, friend)
            game.tell("root.dominance", seat=seat, card=card, whom=friend, law="9.2.8" if friend != NOBODY else "3.3.1")
        case ("take", card, paid):
            spend_card(game, seat, paid, "3.3.4")
            state.available.remove(card)
            join_hand(game, seat, Hidden(card, EVERYBODY))
            game.tell("root.takes_dominance", seat=seat, card=card, law="3.3.4")
        case ("offer", owner, *_):
            faction(state, owner).accept(game, owner, seat, option)


def check_dominance(game: Root, seat: int) -> None:
    """At the start of birdsong an active dominance card may have won (Law 3.3.1)."""
    if rules_by_dominance(game.state, seat):
        win(game, seat, "dominance")


def rules_by_dominance(state: RootState, seat: int) -> bool:
    """Does the seat rule what its active dominance card wants? Who has joined a coalition wins by no card."""
    card = state.dominance[seat]
    if not card or state.partner[seat] != NOBODY:
        return False
    ruled = set(ruled_by(state, seat))
    if suit_of(card) == BIRD:
        return any(one in ruled and other in ruled for one, other in map_of(state).opposite)
    return sum(state.clearings[where].suit == suit_of(card) for where in ruled) >= CLEARINGS_FOR_DOMINANCE
