"""Effects: each changes the state in one step, tells one event and conserves pieces and cards."""

from nemeton.kernel import EVERYBODY, PUBLIC, Hidden, hidden, mix, show

from . import rulings
from .cards import ACTION, ADVANTAGE, CARDS, TALE
from .hexes import Spot, neighbours
from .state import (
    ASIDE,
    CLANS,
    DECK,
    DISCARD,
    PLAYED,
    CardPlay,
    Inis,
    InisState,
    PileTile,
    Tile,
    citadels_left,
    held,
    names,
    sanctuaries_left,
)
from .territories import TERRITORIES

# Clans


def place_clans(game: Inis, seat: int, where: str, count: int = 1) -> int:
    """Clans come from the reserve to a territory, as many as there are; placing never starts a clash."""
    state = game.state
    count = min(count, state.reserve[seat])
    if count:
        state.reserve[seat] -= count
        state.tiles[where].clans[seat] += count
        game.tell("inis.placed", seat=seat, where=where, count=count)
    return count


def move_clans(game: Inis, seat: int, origin: str, where: str, count: int) -> None:
    """Clans of a player move from one territory to another."""
    tiles = game.state.tiles
    tiles[origin].clans[seat] -= count
    tiles[where].clans[seat] += count
    game.tell("inis.moved", seat=seat, origin=origin, where=where, count=count)


def lift_clan(game: Inis, seat: int, where: str) -> None:
    """A clan goes back into its owner's reserve."""
    state = game.state
    tile = state.tiles[where]
    tile.clans[seat] -= 1
    state.reserve[seat] += 1
    clash = state.clash
    if clash is not None and clash.where == where:
        clash.sheltered[seat] = min(clash.sheltered[seat], tile.clans[seat])
    assert state.reserve[seat] <= CLANS


# Buildings, tiles, tokens


def build_sanctuary(game: Inis, where: str) -> bool:
    """A Sanctuary is built, if one is left."""
    if not sanctuaries_left(game.state):
        game.tell("inis.no_sanctuary", where=where)
        return False
    game.state.tiles[where].sanctuaries += 1
    game.tell("inis.sanctuary", where=where)
    return True


def build_citadel(game: Inis, where: str) -> bool:
    """A Citadel is built, if one is left."""
    if not citadels_left(game.state):
        game.tell("inis.no_citadel", where=where)
        return False
    game.state.tiles[where].citadels += 1
    game.tell("inis.citadel", where=where)
    return True


def lay_tile(game: Inis, name: str, spot: Spot) -> None:
    """A territory enters the game, with what is printed on it; its Advantage card lies face up beside the board."""
    state = game.state
    tile = Tile(spot, [0] * len(state.reserve))
    around = set(neighbours(spot))
    for other, beside in state.tiles.items():
        if beside.at in around:
            tile.borders.append(other)
            beside.borders.append(name)
            beside.borders.sort()
    tile.borders.sort()
    state.tiles[name] = tile
    game.tell("inis.new_tile", where=name)
    for _ in range(TERRITORIES[name].sanctuaries):
        build_sanctuary(game, name)


def draw_tile(game: Inis) -> PileTile | None:
    """The top territory of the pile, if there is one."""
    if not game.state.pile:
        return None
    tile = game.state.pile.pop()
    game.shown()
    return tile


def gain_deed(game: Inis, seat: int) -> None:
    """A Deed."""
    deeds = game.state.deeds
    if sum(deeds) >= rulings.DEEDS:
        game.tell("inis.no_deed", seat=seat)
        return
    deeds[seat] += 1
    game.tell("inis.deed", seat=seat)


# Action cards: every move of one goes through `transfer`, which keeps what each seat knows


def place_of(state: InisState, cards: list[Hidden]) -> int:
    """The bit of the place where these Action cards lie."""
    for seat in range(len(state.reserve)):
        if cards is state.actions[seat] or cards is state.drafting[seat] or cards is state.locked[seat]:
            return 1 << seat
    return 1 << (ASIDE if cards is state.aside else DISCARD if cards is state.discard else DECK)


def transfer(game: Inis, card: str, source: list[Hidden], target: list[Hidden], *seen_by: int) -> None:
    """An Action card moves. These seats (PUBLIC: all) see which; the others only know that one has moved."""
    carry(game, card, source, place_of(game.state, source), target, place_of(game.state, target), seen_by)


def carry(
    game: Inis, card: str, source: list[Hidden], here: int, target: list[Hidden], there: int, seen_by: tuple[int, ...]
) -> None:
    """An Action card moves between two places, given by their bits. Who does not see it go takes every card known to
    be here for one that may be there by now."""
    state = game.state
    moving = held(source, card)
    assert moving is not None
    learning = [seat for seat in seen_by if not moving.is_known_to(seat)]
    if PUBLIC not in seen_by and len(source) > 1:
        for one in source:  # spectators lose sight of them all
            one.known &= (1 << len(state.reserve)) - 1
    for seat in range(len(state.reserve)):
        bit = 1 << seat
        rumours = state.rumours[seat]
        if PUBLIC in seen_by or seat in seen_by:
            moving.known |= bit
            rumours.pop(card, None)
        elif len(source) > 1 or not moving.known & bit:
            for one in source:
                if one.known & bit:
                    one.known &= ~bit
                    rumours[one.card] = here
            for name, places in rumours.items():
                if places & here:
                    rumours[name] = places | there
    if PUBLIC in seen_by:
        moving.known = EVERYBODY
    source.remove(moving)
    target.append(moving)
    if learning:
        game.shown(*(() if PUBLIC in learning else learning))


def look_at(game: Inis, seat: int, cards: list[Hidden]) -> None:
    """A player looks at hidden cards."""
    if any(not card.is_known_to(seat) for card in cards):
        game.shown(seat)
    for card in cards:
        show(card, seat)
        game.state.rumours[seat].pop(card.card, None)


def discard_action(game: Inis, seat: int, card: str) -> None:
    """A player throws an Action card away, face down."""
    state = game.state
    transfer(game, card, state.actions[seat], state.discard, seat)
    turn_discards_down(state)
    game.tell("inis.discarded_action", seat=seat)
    game.tell("inis.discarded_action_what", seat=seat, card=card, only=(seat,))


def turn_discards_down(state: InisState) -> None:
    """The discarded Action cards lie face down. Ruling R59: whoever saw one remembers it; read otherwise, nobody knows
    any of them until a card lets them look."""
    if not rulings.DISCARDS_ARE_REMEMBERED:
        mix(state.discard)


def discard_readers() -> int:
    """Who knows a card that was played and discarded, as a bit for each (ruling R59)."""
    return EVERYBODY if rulings.DISCARDS_ARE_REMEMBERED else 0


def gather_actions(game: Inis) -> None:
    """All Action cards go back into the deck, where nobody knows them."""
    state = game.state
    for cards in (*state.actions, *state.drafting, *state.locked, state.aside, state.discard):
        state.deck += cards
        cards.clear()
    state.deck.sort(key=lambda card: card.card)
    mix(state.deck)
    for rumours in state.rumours:
        rumours.clear()


# Epic Tales


def top_tale(game: Inis) -> Hidden | None:
    """The top Epic Tale; when the deck is empty the discards are shuffled anew."""
    state = game.state
    if not state.tale_deck:
        reshuffle_tales(game)
    return state.tale_deck.pop() if state.tale_deck else None


def reshuffle_tales(game: Inis) -> None:
    """The discarded Epic Tales are shuffled into the deck."""
    state = game.state
    if not state.tale_discard:
        return
    state.tale_deck += hidden(sorted(state.tale_discard))
    state.tale_discard.clear()
    mix(state.tale_deck)
    game.shuffle(state.tale_deck, "tales")
    game.tell("inis.tales_shuffled", count=len(state.tale_deck))


def discard_tales(game: Inis, *cards: str) -> None:
    """Epic Tales go to their discard pile, face up; The Dagda among them brings the pile back into the deck."""
    game.state.tale_discard += cards
    if "the_dagda" in cards:
        reshuffle_tales(game)


# Cards on the table


def lift_out(game: Inis, seat: int, card: str) -> None:
    """A card leaves its player's hand for the table, before everybody's eyes. The others learn something, but the
    player does not, who may take it back until somebody answers."""
    state = game.state
    facts = CARDS[card]
    if facts.kind == ADVANTAGE:
        state.tiles[facts.territory].advantage = PLAYED
        return
    cards = state.actions[seat] if facts.kind == ACTION else state.tales[seat]
    one = held(cards, card)
    assert one is not None
    cards.remove(one)
    for rumours in state.rumours:
        rumours.pop(card, None)


def put_away(game: Inis, play: CardPlay) -> None:
    """A card on the table goes to its pile: Action cards face down (though all have seen it), Epic Tales face up."""
    state = game.state
    play.gone = True
    kind = CARDS[play.card].kind
    if kind == ACTION:
        state.discard.append(Hidden(play.card, discard_readers()))
    elif kind == TALE:
        discard_tales(game, play.card)


def steal_at_random(game: Inis, thief: int, victim: int) -> None:
    """An Action card goes from one hand to another; the two know which."""
    state = game.state
    card = game.draw_one(names(state.actions[victim]), "taken")
    transfer(game, card, state.actions[victim], state.actions[thief], thief, victim)
    game.tell("inis.steals", seat=thief, whom=victim)
    game.tell("inis.steals_what", seat=thief, whom=victim, card=card, only=(thief, victim))
