"""Which victory condition a seat that meets none would meet by one card in its hand: for the judge.

It looks next door: at territories and sanctuaries that clans could come to, and at leads that they could win by coming.
What rivals would do about it is left out.
"""

from collections.abc import Iterator

from .state import InisState

SETTLES, BUILDS, PLACES, MARCHES = 1, 2, 4, 8  # what a card does for whoever wants a condition
LED, HOLY, LANDS = range(3)  # the conditions: clans led, sanctuaries, territories
FAR = 4  # so many clans led are too many for one card

HELPS: dict[str, int] = {
    "children_of_dana": SETTLES | PLACES,
    "conquest": SETTLES | MARCHES,
    "craftsmen_and_peasants": PLACES,
    "dagdas_harp": PLACES,
    "emissaries": SETTLES,
    "eriu": PLACES,
    "exploration": SETTLES,
    "festival": PLACES,
    "kernunos_sanctuary": BUILDS | PLACES,
    "manannans_horses": SETTLES | MARCHES,
    "migration": SETTLES | MARCHES,
    "new_alliance": PLACES,
    "new_clans": PLACES,
    "nuada_silverhand": PLACES,
    "sanctuary": BUILDS,
    "scouts_and_spies": SETTLES | MARCHES,
    "tailtus_land": SETTLES,
    "the_other_world": PLACES,
}
HELP_OF_ADVANTAGES = {"plains": SETTLES | MARCHES, "valley": PLACES}  # by territory


def within_reach(state: InisState, seat: int, lacking: tuple[int, int, int]) -> Iterator[int]:
    """The conditions that one card in hand would meet, where the seat still lacks so much of each."""
    able = abilities(state, seat)
    led, holy, lands = lacking
    if led < FAR and able & (PLACES | MARCHES) and wins_lead(state, seat, led, able):
        yield LED
    if holy == 1 and (able & BUILDS or (able & SETTLES and is_next_to_sanctuary(state, seat))):
        yield HOLY
    if lands == 1 and able & SETTLES:
        yield LANDS


def abilities(state: InisState, seat: int) -> int:
    """What the cards in a hand can do, as bits; a blank card can do nothing."""
    able = 0
    for card in state.actions[seat]:
        able |= HELPS.get(card.card, 0)
    for card in state.tales[seat]:
        able |= HELPS.get(card.card, 0)
    for where, help_of_it in HELP_OF_ADVANTAGES.items():
        tile = state.tiles.get(where)
        if tile is not None and tile.advantage == seat:
            able |= help_of_it
    return able


def wins_lead(state: InisState, seat: int, led: int, able: int) -> bool:
    """Could the seat come to lead so many clans more in one territory: by a clan that breaks a tie, or by a march?"""
    tiles = state.tiles
    for tile in tiles.values():
        clans = tile.clans
        own = clans[seat]
        most = max(clans)
        if sum(clans) - own < led or (own == most and clans.count(most) == 1):
            continue
        if own == most and able & PLACES:
            return True
        if able & MARCHES and own + sum([tiles[where].clans[seat] for where in tile.borders]) > most:
            return True
    return False


def is_next_to_sanctuary(state: InisState, seat: int) -> bool:
    """Is there a territory with a sanctuary and without the seat's clans, but with some next door?"""
    tiles = state.tiles
    return any(
        tile.sanctuaries and not tile.clans[seat] and any(tiles[where].clans[seat] for where in tile.borders)
        for tile in tiles.values()
    )
