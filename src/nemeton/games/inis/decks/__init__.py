"""The 63 cards: Action cards, Advantage cards, Epic Tales. Each is a row with what it does below."""

from ..cards import CARDS, TALE
from . import actions, advantages, tales_a_to_k, tales_l_to_z

TALES = tuple(card.id for card in CARDS.values() if card.kind == TALE)
ASKED = actions.ASKED | advantages.ASKED | tales_a_to_k.ASKED | tales_l_to_z.ASKED

__all__ = ["ASKED", "CARDS", "TALES", "actions", "advantages", "tales_a_to_k", "tales_l_to_z"]
