"""Invariants: what must be true of every position, played or written by hand. What only one faction has is checked in
that faction's file."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sized
from itertools import combinations

from nemeton.kernel import PUBLIC, Problem, Result

from .cards import CARDS, DOMINANCE, DOMINANCES, ITEM_SUPPLY, PERSISTENT, QUESTS, SUITS, kind_of, matches
from .decks import DECKS, deck_of
from .factions.enlisted import FACTIONS
from .hirelings.base import Hireling
from .hirelings.enlisted import HIRELINGS
from .landmarks.enlisted import ENLISTED
from .rules.crafting import PIECES
from .rules.dominance import rules_by_dominance
from .rules.hirelings import IN_PLAY, MARKS
from .rules.land import LANDS, steps_of_the_land
from .rules.landmarks import NUMBERS
from .rules.modifiers import SPARED, of_cards
from .rules.rule import OWNERS, faction, owner_of
from .rules.setup import player_counts
from .state import (
    NOBODY,
    TO_WIN,
    Battle,
    Pledge,
    RootState,
    band_of,
    bands_of,
    map_of,
    owner_names,
    partners_of,
    seats,
    side_names,
    sides,
    slots_free,
)
from .steps import (
    Ambush,
    BattleEffects,
    Begin,
    DealHits,
    EndBattle,
    FactionStep,
    Phase,
    PhaseStart,
    Prepare,
    PrepareBand,
    Roll,
    Triggered,
    Turn,
    TurnEnd,
)

MOST_CONTROL = 4  # markers on a card: no face of the control die has more symbols
OTHER_ENDS = ("unfinished", "agreed", "resigned")
MOST_POINTS = 60  # 29, and all buildings and tokens of four clearings at once
MOST_TOGETHER = 10_000  # against the machines whoever has 30 goes on until all people have as many (B.3.5)
MOST_CRAFTING_PIECES = 10  # of a suit: nobody has more pieces of a kind
USED_ONCE = (
    *(card.id for card in CARDS.values() if card.any_time and card.any_time.once),
    *(card.id for card in CARDS.values() if card.at_start or card.at_end),
    *(name for own in FACTIONS.values() for name in own.used_once),
    *dict.fromkeys(name for land in (*LANDS.values(), *ENLISTED.values()) for name in land.used_once),
    *(name for band in HIRELINGS.values() for name in band.used_once),
)
USED_IN_BATTLE = (
    *SPARED,
    *(row.card for row in of_cards() if row.once),
    *(name for own in FACTIONS.values() for name in own.used_in_battle),
    *(name for band in HIRELINGS.values() for name in band.used_in_battle),
)
MOST_BONUS = max(own.most_bonus for own in FACTIONS.values())
MOST_EXTRA_HITS = MOST_BONUS + 2  # those of a faction, and two cards
IN_BATTLE = (Ambush, Roll, BattleEffects, DealHits, EndBattle)


def check(state: RootState) -> Iterator[Problem]:
    """Whatever is wrong with a position, first things first."""
    problems = list(_seats(state)) or list(_map(state)) or list(_boards(state)) or list(_bands(state))
    yield from problems
    if problems:
        return  # what follows would stumble over it
    yield from _pieces(state)
    yield from _cards(state)
    yield from _items(state)
    yield from _exhausted(state)
    yield from _quests(state)
    yield from _standing(state)
    yield from _this_turn(state)
    yield from _battle(state)
    yield from _agenda(state)


# Seats and the map


def _seats(state: RootState) -> Iterator[Problem]:
    players = len(state.factions)
    by_seat: list[Sized] = [state.boards, state.hands, state.play_areas, state.item_boxes, state.points]
    by_seat += [state.dominance, state.partner, state.homes]
    by_side: list[Sized] = [state.supply, *(here.warriors for here in state.clearings.values())]
    by_side += state.on_cards.values()
    fits = all(len(numbers) == players for numbers in by_seat)
    if players not in player_counts() or not fits or any(len(numbers) != len(sides(state)) for numbers in by_side):
        yield Problem("root.check.seats", {"count": players})
        return
    if len(set(state.factions)) < players:
        yield Problem("root.check.factions")
    for name, owner in zip(side_names(state)[players:], owner_names(state)[players:], strict=True):
        if owner not in OWNERS or name in FACTIONS or side_names(state).count(name) > 1:
            yield Problem("root.check.band", {"name": name})
            return
    for seat in seats(state):
        if type(state.boards[seat]) is not type(faction(state, seat).board()):
            yield Problem("root.check.board", {"seat": seat})
    for seat in (state.active, *state.partner, *(band.held_by for band in state.bands)):
        if seat not in (NOBODY, *seats(state)):
            yield Problem("root.check.seat", {"number": str(seat)})


def _map(state: RootState) -> Iterator[Problem]:
    board = map_of(state)
    sites = board.clearings
    if state.clearings.keys() != sites.keys():
        yield Problem("root.check.clearings", {"count": len(state.clearings)})
        return
    markers = Counter(here.suit for here in state.clearings.values())
    printed = all(site.suit in ("", state.clearings[where].suit) for where, site in sites.items())
    is_random = state.options.suits == "random" or not board.prints_suits
    if is_random and any(markers[suit] != len(sites) // len(SUITS) for suit in SUITS):
        yield Problem("root.check.suits")
    elif not is_random and not printed:
        yield Problem("root.check.printed_suits")
    for where in state.ruins:
        if where not in sites or not sites[where].ruin:
            yield Problem("root.check.ruin", {"name": str(where)})
    for path in state.closed_paths:
        if path not in board.closed or state.closed_paths.count(path) > 1:
            yield Problem("root.check.closed_path", {"name": "-".join(map(str, path))})
    yield from _landmarks(state)
    corners = {where for where, site in sites.items() if site.corner}
    # Others where no corner is left (ruling H1), or where a band that has come before kept somebody out of one (A.6).
    homes = sites if state.bands or corners <= set(state.homes) else corners
    for home in state.homes:
        if home and (home not in homes or state.homes.count(home) > 1):
            yield Problem("root.check.home", {"name": str(home)})


def _landmarks(state: RootState) -> Iterator[Problem]:
    """Landmarks that there are, each alone in a clearing that suits it, and what belongs to them."""
    placed = [where for name, where in state.landmarks.items() if where and not is_ferry(name)]
    if (
        len(state.landmarks) > NUMBERS[state.options.landmarks]
        or any(name not in ENLISTED for name in state.landmarks)
        or any(where not in (0, *state.clearings) for where in state.landmarks.values())
        or len(set(placed)) < len(placed)
    ):
        yield Problem("root.check.landmarks", {"law": "A.5"})
        return
    for name in state.landmarks:
        yield from ENLISTED[name].check(state)
    for one, other in combinations(state.landmarks, 2):
        if _too_near(state, one, other):
            yield Problem("root.check.landmarks_near", {"landmark": one, "other": other, "law": "A.5.3"})
    own = (0,) if state.options.own_ferry_or_tower == "left_out" else map_of(state).coast or (0,)
    ferries = [where for name, where in state.landmarks.items() if is_ferry(name)]
    if state.ferry not in (ferries or own):
        yield Problem("root.check.ferry", {"name": str(state.ferry), "law": "V.2.5"})
    if state.market and not any(ENLISTED[name].keeps_cards for name in state.landmarks):
        yield Problem("root.check.market", {"law": "A.5"})
    if state.treetop is not None and not any(ENLISTED[name].slots for name in state.landmarks):
        yield Problem("root.check.treetop", {"law": "A.5"})


def _too_near(state: RootState, one: str, other: str) -> bool:
    """Do two landmarks that stay where they are stand in clearings that were adjacent from the first, though the cards
    of both keep them apart?"""
    board, path = map_of(state), sorted((state.landmarks[one], state.landmarks[other]))
    stay = not any(is_ferry(name) or not ENLISTED[name].keeps_away for name in (one, other))
    return stay and all(path) and path[1] in board.clearings[path[0]].paths and tuple(path) not in board.closed


def is_ferry(landmark: str) -> bool:
    """Does this landmark go to clearings where another may stand?"""
    return landmark in ENLISTED and ENLISTED[landmark].is_ferry


def _boards(state: RootState) -> Iterator[Problem]:
    for seat in seats(state):
        yield from faction(state, seat).check(state, seat)


def _bands(state: RootState) -> Iterator[Problem]:
    """Cards of hirelings: three markers for three of them, control markers on those that somebody holds, related
    factions at another table (Law A.6, D.1)."""
    if len(state.bands) > IN_PLAY:
        yield Problem("root.check.bands", {"count": len(state.bands), "most": IN_PLAY, "law": "A.6.1"})
    lying = [*state.marks, *(band.mark for band in state.bands if band.mark)]
    for mark in sorted({band.mark for band in state.bands if band.mark}):
        if mark not in MARKS or lying.count(mark) > 1:
            yield Problem("root.check.mark", {"count": mark, "law": "D.1.1"})
    for mark, owner in state.marks.items():
        if mark not in MARKS or owner not in (NOBODY, *seats(state)) or len(state.marks) > len(bands_of(state, NOBODY)):
            yield Problem("root.check.mark", {"count": mark, "law": "D.1.1"})
    for side in sides(state)[len(state.factions) :]:
        band, own = band_of(state, side), owner_of(state, side)
        if not isinstance(own, Hireling):
            continue
        passes_on = not band.control and band.held_by == state.active and state.phase == "evening"
        is_held = band.held_by != NOBODY and (0 < band.control <= MOST_CONTROL or passes_on)
        if not is_held and (band.held_by != NOBODY or band.control or band.mark):
            yield Problem("root.check.control", {"band": side, "law": "D.1.2"})
        if {*own.related} & {*state.factions}:
            yield Problem("root.check.related", {"band": side, "law": "A.6.5"})
        yield from own.check_card(state, side)


# Warriors, buildings, tokens


def _pieces(state: RootState) -> Iterator[Problem]:
    for where, here in state.clearings.items():
        if min(here.warriors) < 0:
            yield Problem("root.check.negative", {"where": where})
        if slots_free(state, where) < 0:
            yield Problem("root.check.slots", {"where": where})
        for owner, piece in (*here.buildings, *here.tokens):
            known = owner_of(state, owner).piece_counts if owner in sides(state) else {}
            if piece not in known:
                yield Problem("root.check.piece_unknown", {"where": where, "name": piece})
    for side in sides(state):
        own = owner_of(state, side)
        count = state.supply[side] + own.warriors_aside(state, side)
        count += sum(lying[side] for lying in state.on_cards.values())
        count += sum(here.warriors[side] for here in state.clearings.values())
        if count != own.warriors or state.supply[side] < 0:
            yield Problem("root.check.warriors", {"seat": side, "count": count, "most": own.warriors})
        placed = Counter(
            piece
            for here in state.clearings.values()
            for owner, piece in (*here.buildings, *here.tokens)
            if owner == side
        )
        for piece, most in own.piece_counts.items():
            left = own.pieces_aside(state, side, piece)
            if left < 0 or placed[piece] + left != most:
                yield Problem(
                    "root.check.pieces", {"seat": side, "piece": piece, "count": placed[piece] + left, "most": most}
                )


# Cards


def shared_cards(state: RootState) -> Iterator[str]:
    """Every card of the shared deck, wherever it lies; one that lies in two places comes twice."""
    for cards in (state.discard, state.available, *state.play_areas):
        yield from cards
    yield from (card for card in state.dominance if card)
    for band in state.bands:
        yield from band.cards
    for hidden in (*state.hands, state.deck, state.market):
        yield from (card.card for card in hidden)
    for seat in seats(state):
        own = faction(state, seat)
        yield from own.open_cards(state.boards[seat])
        yield from (card.card for card in own.hidden_cards(state.boards[seat]))


def _cards(state: RootState) -> Iterator[Problem]:
    found = Counter(shared_cards(state))
    deck = Counter(deck_of(state))
    for card, count in found.items():
        if card not in CARDS:
            yield Problem("root.check.card_unknown", {"name": card})
        elif card not in deck and CARDS[card].kind != DOMINANCE:
            yield Problem("root.check.other_deck", {"card": card})
        elif card not in deck:
            yield Problem("root.check.no_dominance", {"card": card, "law": "5.1.3"})
        elif count > deck[card]:
            yield Problem("root.check.card_twice", {"card": card, "count": count, "most": deck[card]})
    for card in deck - found:
        yield Problem("root.check.card_missing", {"card": card})
    for seat in seats(state):
        cards = (*state.hands[seat], *faction(state, seat).hidden_cards(state.boards[seat]))
        for unknown in (card for card in cards if not card.is_known_to(seat)):
            yield Problem("root.check.own_card", {"seat": seat, "card": unknown.card})
        open_hand = state.hands[seat] if faction(state, seat).has_open_hand else []
        for unseen in (card for card in open_hand if not card.is_known_to(PUBLIC)):
            yield Problem("root.check.open_hand", {"seat": seat, "card": unseen.card, "law": "11.2.3"})
        for card in state.play_areas[seat]:
            if kind_of(card) != PERSISTENT or state.play_areas[seat].count(card) > 1:
                yield Problem("root.check.crafted", {"seat": seat, "card": card})
    for card in state.available:
        if kind_of(card) != DOMINANCE:
            yield Problem("root.check.available", {"card": card})
    for card, lying in state.on_cards.items():
        if not (_takes_fallen(state, card) and min(lying) >= 0 and any(lying)):
            yield Problem("root.check.on_card", {"name": card})
    if any(card in DOMINANCES for card in state.discard):
        yield Problem("root.check.dominance_discarded")


def _takes_fallen(state: RootState, card: str) -> bool:
    """Has somebody crafted this card, and may warriors lie on it?"""
    return card in CARDS and CARDS[card].takes_fallen is not None and any(card in area for area in state.play_areas)


# Items and quests


def _items(state: RootState) -> Iterator[Problem]:
    there = Counter(state.items) + Counter(state.items_gone)
    there.update(item for box in state.item_boxes for item in box)
    there.update(item.card for under in state.ruins.values() for item in under)
    brought = Counter(ITEM_SUPPLY)
    for seat in seats(state):
        own = faction(state, seat)
        there.update(own.items_on_board(state.boards[seat]))
        brought.update(own.items_brought(state.boards[seat]))
    for side in sides(state)[len(state.factions) :]:
        there.update(band_of(state, side).items)
        band = owner_of(state, side)
        brought.update(band.items_brought(state, side) if isinstance(band, Hireling) else ())
    if state.items.keys() != ITEM_SUPPLY.keys() or min(state.items.values()) < 0:
        yield Problem("root.check.items_negative")
    for item in there | brought:
        if item not in brought:
            yield Problem("root.check.item_unknown", {"name": item})
        elif there[item] != brought[item]:
            yield Problem("root.check.items", {"item": item, "count": there[item], "most": brought[item]})


def _exhausted(state: RootState) -> Iterator[Problem]:
    for seat, items in state.exhausted.items():
        if seat not in seats(state) or not items or Counter(items) - Counter(state.item_boxes[seat]):
            yield Problem("root.check.exhausted")


def _quests(state: RootState) -> Iterator[Problem]:
    done = [quest for seat in seats(state) for quest in faction(state, seat).quests_done(state.boards[seat])]
    found = Counter([*state.quests, *(card.card for card in state.quest_deck), *done])
    wanted: Iterable[str] = QUESTS if any(faction(state, seat).has_quests(state, seat) for seat in seats(state)) else ()
    for quest in found:
        if quest not in QUESTS:
            yield Problem("root.check.quest_unknown", {"name": quest})
        elif found[quest] > 1 or quest not in wanted:
            yield Problem("root.check.quest_twice", {"quest": quest})
    for quest in wanted:
        if not found[quest]:
            yield Problem("root.check.quest_missing", {"quest": quest})


# Points, dominance, coalitions


def _standing(state: RootState) -> Iterator[Problem]:
    for seat in seats(state):
        card, friend = state.dominance[seat], state.partner[seat]
        if not 0 <= state.points[seat] <= (MOST_TOGETHER if state.options.against == "machines" else MOST_POINTS):
            yield Problem("root.check.points", {"seat": seat})
        if card and card not in DOMINANCES:
            yield Problem("root.check.dominance", {"seat": seat, "name": card})
        if friend != NOBODY and not _may_have_joined(state, seat, friend):
            yield Problem("root.check.partner", {"seat": seat})
        if card and friend == NOBODY and not faction(state, seat).can_use_dominance(state, seat):
            yield Problem("root.check.dominance_alone", {"seat": seat})
    if state.result is None:
        yield from _won(state)
    elif not _ends_well(state, state.result):
        yield Problem("root.check.result")


def _may_have_joined(state: RootState, seat: int, friend: int) -> bool:
    """Somebody who wins by no card has joined another player, who was in no other coalition (Law 9.2.8)."""
    is_free = state.partner[friend] != seat and state.partner.count(friend) == 1
    is_able = bool(state.dominance[seat]) and not faction(state, seat).can_use_dominance(state, seat)
    return friend != seat and is_free and is_able


def _won(state: RootState) -> Iterator[Problem]:
    """Who would have won, while the game goes on: with thirty points at once (Law 3.1), by dominance when a turn began
    (3.3.1). Nothing that comes before the birdsong's own procedure changes who rules."""
    together = state.options.against == "machines"
    for seat in seats(state):
        if state.points[seat] >= TO_WIN and not (together and not faction(state, seat).plays_itself):
            yield Problem("root.check.won", {"seat": seat, "count": state.points[seat], "most": TO_WIN, "law": "3.1"})
    is_early = Phase(state.active, "birdsong") in state.agenda and not DECKS[state.options.deck].shifts_rule
    if state.bands and PhaseStart(state.active, "birdsong") in state.agenda:  # they act before that is looked at again
        is_early = False
    if is_early and rules_by_dominance(state, state.active):
        yield Problem("root.check.dominance_won", {"seat": state.active, "law": "3.3.1"})


def _ends_well(state: RootState, result: Result) -> bool:
    """Does the end fit what lies on the table? Who has won comes first, then the coalition partners."""
    if tuple(result.scores) != tuple(state.points) or len(set(result.winners)) < len(result.winners):
        return False
    if result.how not in ("points", "dominance"):
        return result.how in OTHER_ENDS and set(result.winners) <= set(seats(state)) and max(state.points) < TO_WIN
    if state.options.against == "machines" and result.how == "points" and len(result.winners) != 1:
        return all(state.points[seat] >= TO_WIN for seat in result.winners)
    winner = result.winners[0] if result.winners else NOBODY
    if winner not in seats(state) or set(result.winners[1:]) != set(partners_of(state, winner)):
        return False
    if result.how == "points":
        return state.points[winner] >= TO_WIN
    return bool(state.dominance[winner]) and state.partner[winner] == NOBODY and max(state.points) < TO_WIN


# What this turn has used


def _this_turn(state: RootState) -> Iterator[Problem]:
    for suit, count in state.activated.items():
        if suit not in PIECES or not 0 <= count <= MOST_CRAFTING_PIECES:
            yield Problem("root.check.activated", {"name": suit})
    for name in state.used:
        if name not in USED_ONCE or state.used.count(name) > 1:
            yield Problem("root.check.used", {"name": name})
    pledge = state.pledge
    if pledge is not None and not (pledge.seat in seats(state) and pledge.suit in SUITS and _is_kept(state, pledge)):
        yield Problem("root.check.pledge")


def _is_kept(state: RootState, pledge: Pledge) -> bool:
    """Are there as many cards face down on the board as are about to be spent?"""
    own = faction(state, pledge.seat).hidden_cards(state.boards[pledge.seat])
    cards = state.hands[pledge.seat] if pledge.in_hand else own
    return 0 < pledge.count <= sum(matches(card.card, pledge.suit) for card in cards)


# Battle and agenda


def _battle(state: RootState) -> Iterator[Problem]:
    battle = state.battle
    waits = [step for step in state.agenda if isinstance(step, IN_BATTLE)]
    if battle is None:
        if waits:
            yield Problem("root.check.no_battle")
        return
    is_fought = {battle.attacker, battle.defender} <= set(sides(state)) and battle.attacker != battle.defender
    is_fought = is_fought and battle.where in state.clearings and _sides_fit(state, battle) and _hits_fit(battle)
    if not is_fought or (state.result is None and waits.count(EndBattle()) != 1):
        yield Problem("root.check.battle")


def _sides_fit(state: RootState, battle: Battle) -> bool:
    """May these others take part: an ally of the attacker, somebody who removes pieces for both sides?"""
    own = FACTIONS[state.factions[battle.attacker]] if battle.attacker in seats(state) else None
    if battle.ally != NOBODY and (battle.ally not in seats(state) or battle.ally == battle.defender or own is None):
        return False
    if battle.ally != NOBODY and own is not None and not own.may_fight_for(state, battle.ally, battle.attacker):
        return False
    director = battle.director
    return director == NOBODY or (director in seats(state) and faction(state, director).may_direct(state, director))


def _hits_fit(battle: Battle) -> bool:
    """Two dice or none, and for both sides numbers that can be."""
    pairs = ((battle.rolled, 3), (battle.extra, MOST_EXTRA_HITS), (battle.bonus, MOST_BONUS), (battle.raiding, 25))
    return (
        len(battle.dice) in (0, 2)
        and all(0 <= die <= 3 for die in battle.dice)
        and all(len(pair) == 2 and 0 <= min(pair) <= max(pair) <= most for pair, most in pairs)
        and len(battle.used) <= MOST_EXTRA_HITS + 1
        and all(name in USED_IN_BATTLE for name in battle.used)
    )


def _agenda(state: RootState) -> Iterator[Problem]:
    if state.result is not None:
        fits = not state.agenda
    else:
        fits = _carries_on(state) and all(_is_sound(state, step) for step in state.agenda)
    if not fits:
        yield Problem("root.check.agenda", {"phase": state.phase})


def _carries_on(state: RootState) -> bool:
    """Is there one step that leads to the next turn, behind all others?"""
    carrying = [step for step in state.agenda if isinstance(step, Turn | TurnEnd | Begin)]
    return len(carrying) <= 1 and state.agenda[:1] == carrying


def _is_sound(state: RootState, step: object) -> bool:
    """Does the step speak of seats and clearings that there are?"""
    sided = [getattr(step, name) for name in ("attacker", "defender", "band") if hasattr(step, name)]
    named = []
    if isinstance(step, FactionStep):
        sided.append(step.seat)
    elif not isinstance(step, BattleEffects) and hasattr(step, "seat"):
        named.append(step.seat)
    if not all(side in sides(state) for side in sided):
        return False
    if isinstance(step, Triggered):
        return all(seat in seats(state) for seat in named) and all(_is_sound(state, one) for one in step.effects)
    if isinstance(step, FactionStep) and step.name not in faction_steps(state, step.seat):
        return False
    if isinstance(step, Prepare | PrepareBand) and state.phase != "setup":
        return False
    return all(seat in seats(state) for seat in named)


def faction_steps(state: RootState, seat: int) -> tuple[str, ...]:
    """The steps that the faction of a seat, or a band, knows, and those that the land may bring it."""
    return (*owner_of(state, seat).steps, *steps_of_the_land(state)) if seat in sides(state) else ()
