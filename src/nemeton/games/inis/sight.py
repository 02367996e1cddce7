"""Sight: hands, the draft, the card set aside, face-down piles. What a player may know is kept card by card; of Action
cards also where those may be that a player has lost sight of."""

from copy import copy
from random import Random
from typing import TypeVar

import msgspec

from nemeton.kernel import ALL, Hidden, concealed, refill
from nemeton.kernel.sight import TABLE

from .state import ANYWHERE, ASIDE, DECK, DISCARD, Drawing, InisState, PileTile, Tile, seats

Public = TypeVar("Public", bound=msgspec.Struct)

# Zone -> who may look. Checked with canary cards by the tests.
ZONES = {
    "island, clans, buildings, tokens, Deeds": "everybody",
    "Advantage cards, in hand or beside the island": "everybody",
    "cards on the table, Epic Tales discarded": "everybody",
    "Action cards in hand": "their player",
    "Epic Tales in hand or just drawn": "their player",
    "cards being drafted": "their player, and whoever passed them on until they may have moved",
    "Action cards discarded": "whoever saw them go there; nobody, if ruling R59 is read otherwise",
    "the Action card set aside": "nobody, or whoever put it there",
    "Action deck, Epic Tale deck, territories to come": "nobody, but for cards looked at",
}


def conceal(state: InisState, seat: int) -> InisState:
    """What a seat sees, begun with nothing."""
    return InisState(
        agenda=list(state.agenda),
        turn=state.turn,
        result=state.result,
        options=state.options,
        tiles={
            where: Tile(tile.at, list(tile.clans), tile.sanctuaries, tile.citadels, tile.advantage, list(tile.borders))
            for where, tile in state.tiles.items()
        },
        pile=concealed_pile(state.pile, seat),
        capital=state.capital,
        festival=state.festival,
        brenn=state.brenn,
        direction=state.direction,
        phase=state.phase,
        opening=state.opening,
        active=state.active,
        passes=state.passes,
        follows=state.follows,
        resumes=state.resumes,
        reserve=list(state.reserve),
        deeds=list(state.deeds),
        pretenders=list(state.pretenders),
        actions=[concealed(cards, seat, ordered=False) for cards in state.actions],
        tales=[concealed(cards, seat, ordered=False) for cards in state.tales],
        drafting=[concealed(cards, seat, ordered=False) for cards in state.drafting],
        locked=[concealed(cards, seat, ordered=False) for cards in state.locked],
        deck=concealed(state.deck, seat),
        aside=concealed(state.aside, seat),
        discard=concealed(state.discard, seat, ordered=False),
        tale_deck=concealed(state.tale_deck, seat),
        tale_discard=list(state.tale_discard),
        cathbad=state.cathbad,
        plays=[copied(play) for play in state.plays],
        removals=[copied(removal) for removal in state.removals],
        draws=[
            Drawing(drawing.seat, concealed(drawing.cards, seat, ordered=False), drawing.keep, drawing.by_gates)
            for drawing in state.draws
        ],
        clash=None if state.clash is None else copied(state.clash),
        spared=state.spared,
        rumours=[dict(sorted(known.items())) if owner == seat else {} for owner, known in enumerate(state.rumours)],
    )


def copied(public: Public) -> Public:
    """A copy of something that everybody sees, since a view must not change when the game goes on."""
    twin = copy(public)
    for name in public.__struct_fields__:
        part = getattr(public, name)
        if isinstance(part, list):
            setattr(twin, name, list(part))
        elif isinstance(part, msgspec.Struct):
            setattr(twin, name, copied(part))
    return twin


def concealed_pile(pile: list[PileTile], seat: int) -> list[PileTile]:
    """The territories to come; which were shuffled together everybody knows."""
    seen = concealed(pile, seat)
    return [PileTile(tile.card, tile.known, hidden.layer) for tile, hidden in zip(seen, pile, strict=True)]


def imagine(state: InisState, seat: int, rng: Random) -> None:
    """Deal everything anew that the seat cannot know: Action cards where they may be for all it knows, Epic Tales,
    territories within their layer of the pile."""
    imagine_actions(state, seat, rng)
    refill([*state.tales, *(drawing.cards for drawing in state.draws), state.tale_deck], seat, rng)
    for layer in sorted({tile.layer for tile in state.pile}):
        tiles: list[Hidden] = [tile for tile in state.pile if tile.layer == layer]
        refill([tiles], seat, rng)


def imagine_actions(state: InisState, seat: int, rng: Random) -> None:
    """Action cards, each where the rumours allow it that the seat has heard, or all seats where all look together. What
    others have heard is forgotten then."""
    zones: list[list[Hidden]] = []
    bits: list[int] = []
    for owner in seats(state):
        for cards in (state.actions[owner], state.drafting[owner], state.locked[owner]):
            zones.append(cards)
            bits.append(1 << owner)
    zones += [state.deck, state.aside, state.discard]
    bits += [1 << DECK, 1 << ASIDE, 1 << DISCARD]
    heard = [known for owner, known in enumerate(state.rumours) if known and seat in (owner, TABLE, ALL)]

    def fits(zone: int, card: str) -> bool:
        return all(known.get(card, ANYWHERE) & bits[zone] for known in heard)

    refill(zones, seat, rng, fits if heard else None)
    if seat not in (TABLE, ALL):
        state.rumours = [known if owner == seat else {} for owner, known in enumerate(state.rumours)]
