"""Which clearings the Hundreds oppress, and what stands against it (Law 14.6.2)."""

from ...rules.rule import faction, lent_to, owner_of, ruled_by
from ...state import RootState, enemy_sides


def enemy_pieces(state: RootState, seat: int, where: int) -> int:
    """How many pieces of enemies are in a clearing, a pawn too; whom they have hired is none (Law Zh.1.11)."""
    here, count = state.clearings[where], 0
    lent = lent_to(state, seat, where)
    for foe in enemy_sides(state, seat):
        own = owner_of(state, foe)
        pieces = own.fighters(state, foe, where) - lent.get(foe, 0)
        pieces += sum(owner == foe for owner, _ in (*here.buildings, *here.tokens))
        is_pawn = not pieces and not lent.get(foe, 0) and own.is_there(state, foe, where)
        count += pieces + is_pawn
    return count


def oppressed(state: RootState, seat: int) -> list[int]:
    """Clearings that they rule with a piece of theirs, a lone mob too, and without any of an enemy."""
    own = faction(state, seat)
    return [
        where
        for where in ruled_by(state, seat)
        if own.is_there(state, seat, where) and not enemy_pieces(state, seat, where)
    ]
