"""Parlour: a small card game that lives in the tests and uses everything the kernel offers. Its whole rulebook:

1. *Deal.* Each round the deck is shuffled, everybody gets a packet of cards, and three tokens go on sale.
2. *Draft.* All at once keep one card of their packet and pass the rest to the left, until no card is left.
3. *Trim.* All at once lay up to two cards into the cellar, face down, at most one flower (rose, lily) among them.
4. *Visit.* In any order, until all are done: 4.1 buy a token; 4.2 once a visit, gamble a coin on a die (five or six
   wins two); 4.3 once a visit, steal a card from somebody, blindly or, for a coin, after looking at the whole hand; the
   victim may answer with a thorn; 4.4 once somebody has a lamp, read for a coin (and be done).
5. *Quarrel.* Each in turn may play a flower against somebody, who may answer with a thorn or loses a coin to them.
6. *Thorns.* Whoever is attacked may answer with a thorn, which stops the attack; the attacker may answer that with a
   thorn, and so on.
7. *At any time* 7.1 whoever holds a key may play it: to lift a token from the market and toast another guest, who gets
   a coin; to get a coin; or to look at the top card of the deck. 7.2 Whoever has a cup may drink it for a coin.
8. *Ending.* Whoever has a full purse wins at once; else the richest after the last round.

The second version of these rules forbids to gamble the last coin.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Literal

from nemeton.kernel import (
    AnyOf,
    Ask,
    Option,
    Pick,
    Refusal,
    Result,
    Rule,
    Standing,
    Together,
    hidden,
    mix,
)

from .state import (
    FLOWERS,
    PRICES,
    Deal,
    Draft,
    Parlour,
    ParlourOptions,
    ParlourState,
    Quarrel,
    RoundEnd,
    Trim,
    Visit,
    all_cards,
    discard,
    gain,
    give,
    in_hand,
    lay_down,
    look_at,
    others,
    pay,
    scores,
    seats,
    suit,
    take_token,
)

PASS, LET, DONE, NOTHING, DRINK = "pass", "let", "done", "nothing", "drink"
GROUPS = dict.fromkeys(FLOWERS, "flower")


def set_up(house: Literal["loose", "strict"]) -> Callable[[Parlour, int, ParlourOptions], None]:
    """How the table is set up under the first rules (a loose house) or the second (a strict one)."""

    def setup(game: Parlour, players: int, options: ParlourOptions) -> None:
        game.state = ParlourState(
            agenda=[Deal()],
            options=options,
            house=house,
            deck=hidden(all_cards(players)),
            packets=[[] for _ in range(players)],
            hands=[[] for _ in range(players)],
            cellar=[],
            discard=[],
            market={},
            tokens=[[] for _ in range(players)],
            coins=dict.fromkeys(range(players), 3),
            done=[],
            spent=[],
            dice=[],
        )
        game.tell("parlour.setup", count=players)

    return setup


def deal(game: Parlour, _step: Deal) -> None:
    """1. Shuffle, deal a packet each, put tokens on sale."""
    game.begin_turn()
    state = game.state
    game.shuffle(state.deck)
    mix(state.deck)
    for seat in seats(state):
        state.packets[seat] = [state.deck.pop() for _ in range(state.options.packet)]
        look_at(game, seat, state.packets[seat])
    state.market = {place: game.draw_one(tuple(PRICES)) for place in (1, 2, 3)}
    game.tell("parlour.dealt", count=state.options.packet, law="1")
    game.push(*[Draft()] * state.options.packet, Trim(), Visit(), *(Quarrel(seat) for seat in seats(state)), RoundEnd())


def draft(game: Parlour, _step: Draft) -> Rule[None]:
    """2. All at once keep one card and pass the rest to the left."""
    state = game.state

    def keep(seat: int) -> Ask:
        return Ask(seat, "parlour.draft", lambda: sorted(card.card for card in state.packets[seat]), law="2")

    kept: dict[int, str] = yield Together([keep(seat) for seat in seats(state)])
    for seat, name in kept.items():
        card = next(card for card in state.packets[seat] if card.card == name)
        # Who passed the packet does not see which card is kept; only the last card leaves no doubt.
        if len(state.packets[seat]) > 1:
            mix(state.packets[seat], seat)
        state.packets[seat].remove(card)
        state.hands[seat].append(card)
    state.packets = [state.packets[-1], *state.packets[:-1]]
    for seat in seats(state):
        look_at(game, seat, state.packets[seat])
    game.tell("parlour.passed", count=len(state.packets[0]), law="2")


def trim(game: Parlour, _step: Trim) -> Rule[None]:
    """3. All at once lay up to two cards face down, at most one flower among them."""
    state = game.state

    def choose(seat: int) -> Pick:
        return Pick(
            seat,
            "parlour.trim",
            lambda: Counter(suit(card.card) for card in state.hands[seat]),
            least=0,
            most=2,
            groups=GROUPS,
            limits={"flower": 1},
            law="3",
        )

    laid: dict[int, tuple[str, ...]] = yield Together([choose(seat) for seat in seats(state)])
    game.shown()  # everybody sees how many cards the others lay down
    for seat, suits in laid.items():
        lay_down(game, seat, suits)


def visit(game: Parlour, _step: Visit) -> Rule[None]:
    """4. Guests act in any order until all are done."""
    state = game.state
    state.done, state.spent = [], []
    while len(state.done) < len(state.hands):
        taken = yield AnyOf(visit_ask(state, seat) for seat in seats(state) if seat not in state.done)
        yield from act(game, taken.seat, taken.option)


def visit_ask(state: ParlourState, seat: int) -> Ask:
    """What will a guest do?"""
    return Ask(seat, "parlour.visit", lambda: visits(state, seat), law="4", refused=lambda: refused_visits(state, seat))


def visits(state: ParlourState, seat: int) -> list[Option]:
    """What a guest may do now in a visit."""
    coins = state.coins[seat]
    options: list[Option] = [("buy", place) for place, token in state.market.items() if PRICES[token] <= coins]
    if seat not in state.spent:
        if coins >= least_stake(state):
            options.append(("gamble",))
        options += [("steal", victim) for victim in others(state, seat) if state.hands[victim]]
    if any("lamp" in tokens for tokens in state.tokens):
        options.append(("read",))
    return [*options, DONE]


def least_stake(state: ParlourState) -> int:
    """How many coins one must have to gamble: under the second rules never the last one."""
    return 2 if state.house == "strict" else 1


def refused_visits(state: ParlourState, seat: int) -> Iterator[Refusal]:
    """What a guest would expect in a visit, and why not."""
    for place, token in state.market.items():
        if PRICES[token] > state.coins[seat]:
            yield Refusal(("buy", place), "parlour.refused.dear", "4.1")
    if seat in state.spent:
        yield Refusal(("gamble",), "parlour.refused.spent", "4.2")
    elif state.coins[seat] < least_stake(state):
        yield Refusal(("gamble",), "parlour.refused.broke", "4.2")


def act(game: Parlour, seat: int, option: Option) -> Rule[None]:
    """One deed of a visit."""
    state = game.state
    match option:
        case ("buy", place):
            pay(game, seat, PRICES[state.market[place]])
            take_token(game, seat, place)
        case ("gamble",):
            state.spent.append(seat)
            pay(game, seat)
            state.dice = list(game.roll(6))
            game.tell("parlour.rolled", seat=seat, die=state.dice[0], law="4.2")
            if state.dice[0] >= 5:
                gain(game, seat, 2)
        case ("steal", victim):
            state.spent.append(seat)
            yield from steal(game, seat, victim)
        case ("read",):
            state.done.append(seat)
            gain(game, seat)
        case _:
            state.done.append(seat)
            game.tell("parlour.done", seat=seat, law="4")


def steal(game: Parlour, thief: int, victim: int) -> Rule[None]:
    """4.3 Steal a card, blindly or after a look; the victim may answer with a thorn."""
    state = game.state
    ways = ["blind", "look"] if state.coins[thief] else ["blind"]
    way = yield Ask(thief, "parlour.way", ways, about={"victim": victim}, law="4.3")
    stopped = yield from answered(game, victim, thief)
    if stopped or not state.hands[victim]:
        return
    if way == "blind":
        give(game, victim, thief, game.draw_one(state.hands[victim]).card)
        return
    pay(game, thief)
    look_at(game, thief, state.hands[victim])
    card = yield Ask(
        thief, "parlour.take", lambda: in_hand(state, victim) or [NOTHING], about={"victim": victim}, law="4.3"
    )
    if card != NOTHING:  # the victim may have played the last card, a key, in the meantime
        give(game, victim, thief, card)


def answered(game: Parlour, seat: int, attacker: int) -> Rule[bool]:
    """6. A guest may answer an attack with a thorn, which may itself be answered. True if the attack is stopped."""
    answer = yield Ask(
        seat,
        "parlour.answer",
        lambda: [LET, *in_hand(game.state, seat, "thorn")],
        about={"attacker": attacker},
        law="6",
        secret=True,
    )
    if answer == LET:
        return False
    discard(game, seat, answer)
    answer_stopped = yield from answered(game, attacker, seat)
    return not answer_stopped


def quarrel(game: Parlour, step: Quarrel) -> Rule[None]:
    """5. A guest may play a flower against another, who loses a coin to them."""
    state, seat = game.state, step.seat
    rivals = others(state, seat)
    attack = yield Ask(
        seat,
        "parlour.quarrel",
        lambda: [PASS, *((card, rival) for card in in_hand(state, seat, *FLOWERS) for rival in rivals)],
        law="5",
        secret=True,
    )
    if attack == PASS:
        game.tell("parlour.peace", seat=seat, law="5")
        return
    card, victim = attack
    discard(game, seat, card)
    stopped = yield from answered(game, victim, seat)
    if not stopped and state.coins[victim]:
        pay(game, victim)
        gain(game, seat)


def round_end(game: Parlour, _step: RoundEnd) -> None:
    """All cards go back into the deck, where nobody knows them any more; after the last round the richest wins."""
    state = game.state
    for cards in (*state.hands, state.cellar, *state.packets):
        state.deck += cards
        cards.clear()
    state.deck += hidden(state.discard)
    state.discard.clear()
    state.deck.sort(key=lambda card: card.card)
    mix(state.deck)
    if state.turn >= state.options.rounds:
        best = max(scores(state))
        winners = tuple(seat for seat in seats(state) if scores(state)[seat] == best)
        game.end(Result("points", winners, scores(state)))
    game.push(Deal())


# 7. At any time


def at_any_time(game: Parlour) -> Iterator[Standing]:
    """Whoever holds a key may play it, whoever has a cup may drink it."""
    for seat in seats(game.state):
        if in_hand(game.state, seat, "key"):
            yield Standing(seat, "parlour.key", key_uses(game.state), play_key(game, seat), law="7.1")
        if "cup" in game.state.tokens[seat]:
            yield Standing(seat, "parlour.cup", [DRINK], drink(game, seat), law="7.2")


def key_uses(state: ParlourState) -> list[Option]:
    """What a key is good for now."""
    return [*(("lift", place) for place in state.market), ("toll",), *([("peek",)] if state.deck else [])]


def play_key(game: Parlour, seat: int) -> Callable[[Option], Rule[None] | None]:
    """What happens when a seat plays a key."""

    def rule(option: Option) -> Rule[None] | None:
        discard(game, seat, in_hand(game.state, seat, "key")[0])
        match option:
            case ("lift", place):
                return lift(game, seat, place)
            case ("toll",):
                gain(game, seat)
            case _:
                look_at(game, seat, game.state.deck[-1:])
                game.tell("parlour.peeked", seat=seat, law="7.1")
                game.tell("parlour.peeked_what", seat=seat, card=game.state.deck[-1].card, law="7.1", only=(seat,))
        return None

    return rule


def drink(game: Parlour, seat: int) -> Callable[[Option], None]:
    """What happens when a seat drinks its cup."""

    def rule(_option: Option) -> None:
        game.state.tokens[seat].remove("cup")
        gain(game, seat)

    return rule


def lift(game: Parlour, seat: int, place: int) -> Rule[None]:
    """Take a token for nothing, and toast another guest."""
    take_token(game, seat, place)
    guest = yield Ask(seat, "parlour.toast", others(game.state, seat), law="7.1")
    gain(game, guest)


STEPS = {Deal: deal, Draft: draft, Trim: trim, Visit: visit, Quarrel: quarrel, RoundEnd: round_end}
