"""How the parts of a written position are read: with types that bound how long anything may be at all. Whether there
are so many, the check says in its own words."""

from typing import Annotated

import msgspec

from nemeton.kernel.bounds import MaybeName
from nemeton.kernel.notation import Notation, WrittenCards

from .cards import CLUB, ITEM_SUPPLY, TORCH
from .decks import DECKS

NOTATION = Notation("root")
ITEMS = (*ITEM_SUPPLY, TORCH, CLUB)
MOST_CARDS = max(len(deck.dealt(players=4)) for deck in DECKS.values())

Few = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
Text = Annotated[str, msgspec.Meta(max_length=400)]
Names = Annotated[list[MaybeName], msgspec.Meta(max_length=2 * MOST_CARDS)]
Cards = Annotated[WrittenCards, msgspec.Meta(max_length=2 * MOST_CARDS)]
Numbers = Annotated[dict[MaybeName, int], msgspec.Meta(max_length=2 * len(ITEMS))]
Texts = Annotated[dict[MaybeName, Text], msgspec.Meta(max_length=50)]
