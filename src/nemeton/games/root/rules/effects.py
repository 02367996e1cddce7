"""Effects: each changes the state in one step, tells one event and conserves pieces and cards."""

from collections.abc import Callable

from nemeton.kernel import EVERYBODY, PUBLIC, Hidden, Result, Rule, hidden, mix, show

from ..cards import CARDS, DOMINANCE, law_of
from ..state import (
    NOBODY,
    TO_WIN,
    Root,
    RootState,
    cards_with,
    crafted_hooks,
    has_crafted,
    held,
    partners_of,
    seats,
    sides,
)
from .rule import faction

# Points


def gain_points(game: Root, seat: int, count: int, law: str = "3.2") -> None:
    """A seat scores; whoever has an active dominance card or has joined a coalition does not (Law 3.3.1, 9.2.8)."""
    state = game.state
    if not count or state.dominance[seat] or state.partner[seat] != NOBODY:
        return
    state.points[seat] += count
    game.tell("root.scored", seat=seat, count=count, law=law)


def lose_points(game: Root, seat: int, count: int, law: str) -> None:
    """A seat loses points. Ruling: never below zero."""
    state = game.state
    count = min(count, state.points[seat])
    if count and not state.dominance[seat]:
        state.points[seat] -= count
        game.tell("root.lost_points", seat=seat, count=count, law=law)


def settle_victory(game: Root) -> None:
    """Whoever has 30 points wins at once; of several, who is on turn (Law 3.1). Ruling: else the next one clockwise."""
    state = game.state
    if state.marks:
        claim_marks(game)
    if max(state.points) < TO_WIN:
        return
    if state.options.against == "machines":
        settle_together(game)
        return
    first = max(state.active, 0)
    count = len(state.points)
    for turn in range(count):
        seat = (first + turn) % count
        if state.points[seat] >= TO_WIN:
            win(game, seat, "points")


def settle_together(game: Root) -> None:
    """People who play together win when each of them has 30 points, unless an automaton has them (B.3.5.1). Ruling A7:
    of both at once, an automaton."""
    state = game.state
    people = [seat for seat in seats(state) if not is_machine(state, seat)]
    machines = [seat for seat in seats(state) if is_machine(state, seat) and state.points[seat] >= TO_WIN]
    if machines:
        win(game, max(machines, key=lambda seat: state.points[seat]), "points")
    elif all(state.points[seat] >= TO_WIN for seat in people):
        for seat in people:
            game.tell("root.won", seat=seat, how="points", law="RB.3.5")
        game.end(Result("points", tuple(people), tuple(state.points)))


def claim_marks(game: Root) -> None:
    """Whoever has reached a hireling marker takes it at once; of several, who is on turn first (Law D.1.1)."""
    state = game.state
    first, count = max(state.active, 0), len(state.points)
    for turn in range(count):
        seat = (first + turn) % count
        if state.dominance[seat] or state.partner[seat] != NOBODY:
            continue
        for mark, owner in state.marks.items():
            if owner == NOBODY and state.points[seat] >= mark:
                state.marks[mark] = seat
                game.tell("root.reached_mark", seat=seat, count=mark, law="D.1.1")


def score(game: Root, seat: int, count: int, law: str = "3.2") -> None:
    """A seat scores, and may have won by it."""
    gain_points(game, seat, count, law)
    settle_victory(game)


def win(game: Root, seat: int, how: str) -> None:
    """A seat wins, and with it whoever has joined it; the one who has reached the goal is named first."""
    state = game.state
    partners = partners_of(state, seat)
    game.tell("root.won", seat=seat, how=how, law="3.1" if how == "points" else "3.3.1")
    for partner in partners:
        game.tell("root.won_too", seat=partner, whom=seat, law="9.2.8")
    game.end(Result(how, (seat, *partners), tuple(state.points)))


# Cards


def draw_card(game: Root) -> Hidden | None:
    """The top card; when the deck is empty the discards are shuffled (Law 2.1)."""
    state = game.state
    if not state.deck and not state.discard:
        return None
    if not state.deck:
        shuffle_discards(game)
    card = state.deck.pop()
    if not state.deck and state.discard:  # "at once"
        shuffle_discards(game)
    return card


def shuffle_discards(game: Root) -> None:
    """The discards become the deck; what was known of them is of no use any more."""
    state = game.state
    state.deck = hidden(sorted(state.discard))
    state.discard.clear()
    game.shuffle(state.deck, "deck")
    game.tell("root.shuffled", law="2.1")


def draw_cards(game: Root, seat: int, count: int, law: str = "2.1") -> None:
    """A seat draws; an automaton, which has no hand, scores a point instead (B.12.1.1)."""
    state = game.state
    if is_machine(state, seat):
        score(game, seat, min(count, 1), "RB.2.8")
        return
    drawn = 0
    for _ in range(count):
        card = draw_card(game)
        if card is None:
            break
        join_hand(game, seat, card)
        seen_by = () if faction(state, seat).has_open_hand else (seat,)
        game.shown(*seen_by)
        game.tell("root.drew_what", seat=seat, card=card.card, only=seen_by)
        drawn += 1
    if drawn:
        game.tell("root.drew", seat=seat, count=drawn, law=law)


def draw_or_instead(game: Root, seat: int, count: int, law: str, *, is_last: bool) -> Rule[None]:
    """A seat draws; in its evening a crafted card may give something else instead. The last draw is that of the
    evening itself."""
    state = game.state
    if count and state.phase == "evening" and state.active == seat:
        for hook in crafted_hooks(state, seat, "instead_of_drawing"):
            if (yield from hook(game, seat, is_last)):
                return
    draw_cards(game, seat, count, law)


def evening_draw(state: RootState, seat: int) -> int:
    """How many cards a seat draws in the evening: as its faction says, and then its crafted cards."""
    count = faction(state, seat).evening_cards(state, seat)
    for hook in crafted_hooks(state, seat, "draws"):
        count = hook(state, seat, count)
    return count


def is_machine(state: RootState, seat: int) -> bool:
    """Is a seat an automaton, which has no hand (B.2.8.1)?"""
    able = state.company["plays_itself"]
    return bool(able) and any(side == seat for side, _ in able)


def can_be_robbed(state: RootState, seat: int) -> bool:
    """Is there a card to take from a seat? For one of an automaton a card of the deck is drawn (B.2.8.1)."""
    return bool(state.hands[seat]) or is_machine(state, seat)


def join_hand(game: Root, seat: int, card: Hidden, *seen_by: int) -> None:
    """A card comes into a hand; its player sees it, and all do where the hand lies open. One that is given to an
    automaton is discarded for a point (B.2.8.1)."""
    state = game.state
    if is_machine(state, seat):
        if card.known != EVERYBODY:
            game.shown()
        game.tell("root.machine.given", seat=seat, card=card.card, law="RB.2.8")
        discard_card(game, card.card)
        score(game, seat, 1, "RB.2.8")
        return
    is_open = faction(state, seat).has_open_hand
    if is_open and card.known != EVERYBODY:
        game.shown()
    to = (PUBLIC,) if is_open else (seat, *seen_by)
    state.hands[seat].append(show(card, *to))


def who_sees(state: RootState, giver: int, taker: int) -> tuple[int, ...]:
    """Who is told which card goes from one hand to another: the two; everybody where one of the hands lies open (Law
    11.2.3)."""
    is_open = any(faction(state, seat).has_open_hand for seat in (giver, taker))
    return () if is_open else (taker, giver)


def take_out(cards: list[Hidden], name: str) -> Hidden:
    """A card of this name leaves a hidden zone in sight. Whoever knew of so many of the name knows of one less now,
    because nobody can tell which of them it was."""
    one = held(cards, name)
    cards.remove(one)
    doubtful = ~one.known
    for card in cards:
        if card.card == name:
            doubtful, card.known = doubtful & ~card.known, card.known & ~doubtful
    return one


def take_from_hand(state: RootState, seat: int, card: str) -> Hidden:
    """A card leaves a hand in sight of all."""
    return take_out(state.hands[seat], card)


def discard_card(game: Root, card: str) -> None:
    """A card goes to the discard pile; a dominance card becomes available instead (Law 3.3.3)."""
    state = game.state
    if any(own.takes_discard(game, seat, card) for seat, own in state.company["takes_discard"]):
        return
    if CARDS[card].kind == DOMINANCE:
        state.available.append(card)
        game.tell("root.available", card=card, law="3.3.3")
    else:
        state.discard.append(card)


def discard_crafted(game: Root, seat: int, card: str) -> None:
    """A crafted card is discarded, for its effect or by somebody else; whoever lies on it goes back."""
    game.state.play_areas[seat].remove(card)
    clear_card(game, card)
    discard_card(game, card)


def spend_card(game: Root, seat: int, card: str, law: str) -> None:
    """A seat spends a card from its hand."""
    take_from_hand(game.state, seat, card)
    game.tell("root.spent", seat=seat, card=card, law=law)
    discard_card(game, card)


def hand_over(
    game: Root, giver: int, card: str, *seen_by: int, fits: Callable[[str], bool] = lambda _card: True
) -> Hidden:
    """A card leaves a hand for another place; only these seats see which. All know that it `fits`, so whoever does not
    see it is no longer sure of cards that fit and still knows the others."""
    hand = game.state.hands[giver]
    if any(not one.is_known_to(seat) for one in hand if one.card == card for seat in seen_by):
        game.shown(*seen_by)
    if not faction(game.state, giver).has_open_hand:
        mix([one for one in hand if fits(one.card)], giver, *seen_by)
    return show(take_out(hand, card), *seen_by)


def take_at_random(game: Root, thief: int, victim: int) -> str:
    """A random card goes from one hand to another; from an automaton, which has none, of the deck (B.2.8.1)."""
    hands = game.state.hands
    if is_machine(game.state, victim):
        if not is_machine(game.state, thief):
            draw_cards(game, thief, 1, "RB.2.8")
        return ""
    card = game.draw_one(sorted(one.card for one in hands[victim]), "taken")
    join_hand(game, thief, hand_over(game, victim, card, thief, victim))
    game.tell("root.took", seat=thief, whom=victim)
    game.tell("root.took_what", seat=thief, whom=victim, card=card, only=who_sees(game.state, victim, thief))
    return card


def discard_at_random(game: Root, seat: int, law: str, told: str = "root.lost_card") -> None:
    """A random card of a hand is discarded, in sight of all; an empty hand loses nothing."""
    hand = game.state.hands[seat]
    if hand:
        card = game.draw_one(sorted(one.card for one in hand), "taken")
        if held(hand, card).known != EVERYBODY:
            game.shown()
        take_from_hand(game.state, seat, card)
        game.tell(told, seat=seat, card=card, law=law)
        discard_card(game, card)


def show_hand(game: Root, seat: int, *to: int) -> None:
    """A hand is shown."""
    hand = game.state.hands[seat]
    if any(not card.is_known_to(viewer) for card in hand for viewer in to):
        game.shown(*(() if PUBLIC in to else to))
    for card in hand:
        show(card, *to)


# Pieces


def to_supply(game: Root, side: int, count: int, *, from_map: bool = False, replaced: bool = False) -> None:
    """Warriors go back to their supply, or on a crafted card that takes them instead."""
    state = game.state
    for card in cards_with(state, "takes_fallen") if count else ():
        takes = card.takes_fallen is not None and card.takes_fallen(from_map, replaced)
        if takes and any(has_crafted(state, seat, card.id) for seat in seats(state)):
            lying = state.on_cards.setdefault(card.id, [0] * len(sides(state)))
            lying[side] += count
            game.tell("root.on_card", seat=side, card=card.id, count=count, law=law_of(card.id))
            return
    state.supply[side] += count


def reclaim(state: RootState, side: int, count: int) -> None:
    """Those who have just fallen are not lost after all: they are in the supply, wherever they lay."""
    for card, lying in list(state.on_cards.items()):
        back = min(count, lying[side])
        lying[side] -= back
        state.supply[side] += back
        count -= back
        if not any(lying):
            del state.on_cards[card]


def clear_card(game: Root, card: str) -> int:
    """All warriors that lie on a card go to their supplies; how many they were."""
    state = game.state
    lying = state.on_cards.pop(card, [])
    for side, count in enumerate(lying):
        state.supply[side] += count
    if lying:
        game.tell("root.off_card", card=card, count=sum(lying), law=law_of(card))
    return sum(lying)


def place_warriors(game: Root, seat: int, where: int, count: int, law: str) -> int:
    """Warriors come from the supply, as many as there are (Law 1.5.4)."""
    state = game.state
    count = min(count, state.supply[seat])
    if count:
        state.supply[seat] -= count
        state.clearings[where].warriors[seat] += count
        game.tell("root.placed", seat=seat, where=where, count=count, law=law)
    return count


def place_building(game: Root, seat: int, where: int, kind: str, law: str, *, aloft: bool | None = None) -> None:
    """A building comes to a clearing; its faction has taken it off its board. If it takes the place of another, `aloft`
    says whether that stood in the slot of a landmark."""
    buildings = game.state.clearings[where].buildings
    buildings.append((seat, kind))
    buildings.sort()
    game.tell("root.built", seat=seat, where=where, piece=kind, law=law)
    if game.state.landmarks:
        from .land import land_of

        land = land_of(game.state)
        if land is not None:
            land.built(game, seat, where, kind, aloft=aloft)


def place_token(game: Root, seat: int, where: int, kind: str, law: str) -> None:
    """A token comes to a clearing; its faction has taken it off its board."""
    tokens = game.state.clearings[where].tokens
    tokens.append((seat, kind))
    tokens.sort()
    game.tell("root.token", seat=seat, where=where, piece=kind, law=law)
