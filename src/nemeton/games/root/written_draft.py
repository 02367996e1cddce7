"""Factions being chosen (Law A.8) in written positions, and what must be true of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, get_args

import msgspec

from nemeton.kernel import Problem
from nemeton.kernel.bounds import MaybeName

from .factions import FactionName
from .rules.advanced_setup import all_setup_cards, first_of, steps_of_setup
from .rules.rule import FACTIONS, faction
from .state import Draft, RootState, SetupCard, seats
from .steps import AllChosen, ChooseFaction, DealFive, KeepCards, LayRow, Prepare
from .written import NOTATION, Few

if TYPE_CHECKING:
    from .positions import Page

OF_A_DRAFT = (DealFive, LayRow, ChooseFaction, AllChosen, KeepCards)
MOST_CARDS = 12
Row = Annotated[list[MaybeName], msgspec.Meta(max_length=MOST_CARDS)]
Places = Annotated[list[Few], msgspec.Meta(max_length=12)]


class WrittenDraft(msgspec.Struct, forbid_unknown_fields=True):
    """The row in words (a faction, and a character that lies beside its card), everything else by faction."""

    row: Row = []
    locked: bool = False
    homelands: Annotated[dict[MaybeName, Places], msgspec.Meta(max_length=6)] = {}
    characters: Annotated[dict[MaybeName, MaybeName], msgspec.Meta(max_length=6)] = {}


def write_draft(state: RootState) -> dict[str, Any] | None:
    """The row of setup cards, and what those who have chosen began with."""
    draft = state.draft
    if draft is None:
        return None
    named = state.factions
    return {
        "row": [" ".join(filter(None, (card.faction, card.character))) for card in draft.row],
        "locked": draft.locked,
        "homelands": {named[seat]: list(places) for seat, places in draft.homelands.items()},
        "characters": {named[seat]: character for seat, character in draft.characters.items()},
    }


def read_draft(page: Page) -> Draft | None:
    """The same, read."""
    written: WrittenDraft | None = NOTATION.part(page.data, "draft", WrittenDraft | None, None)
    if written is None:
        return None
    return Draft(
        [card for text in written.row for card in _card(text)],
        written.locked,
        {page.seat_of(name): places for name, places in written.homelands.items() if name in page.known([name])},
        {page.seat_of(name): character for name, character in written.characters.items() if name in page.known([name])},
    )


def _card(text: str) -> Iterator[SetupCard]:
    """A faction, and the character that lies beside its card."""
    name, _, character = text.partition(" ")
    for known in NOTATION.names([name], get_args(FactionName)):
        if not character or NOTATION.names([character], FACTIONS[known].comes_with):
            yield SetupCard(first_of(next(one for one in get_args(FactionName) if one == known)), character)


# What must be true


def check_draft(state: RootState) -> Iterator[Problem]:
    """Factions are chosen while the table is set up, in order, from a row that can lie there."""
    waits = [step for step in reversed(state.agenda) if isinstance(step, OF_A_DRAFT)]
    if state.options.setup == "five_cards":
        whole = [DealFive(), KeepCards()]
        is_due = not waits or (state.phase == "setup" and waits == whole[-len(waits) :])
        if state.draft is not None or not is_due:
            yield Problem("root.check.draft", {"law": "A.8"})
        return
    if state.draft is None and not waits:
        return
    if state.draft is None or not (_order_fits(state, waits) and _row_fits(state, state.draft) and _places_fit(state)):
        yield Problem("root.check.draft", {"law": "A.8"})


def _order_fits(state: RootState, waits: list[Any]) -> bool:
    """Is what waits the end of what an advanced setup is, and has everybody chosen who should have?"""
    if state.options.setup != "advanced" or state.phase != "setup" or state.active not in seats(state) or not waits:
        return False
    whole = steps_of_setup(state)[:-1]
    to_choose = {step.seat for step in waits if isinstance(step, ChooseFaction)}
    undecided = {seat for seat in seats(state) if faction(state, seat).is_undecided}
    return waits == whole[len(whole) - len(waits) :] and to_choose == undecided


def _row_fits(state: RootState, draft: Draft) -> bool:
    """Does the row hold cards that nobody has taken, as many as there should be, each with what lies beside it?"""
    if LayRow() in state.agenda:
        return not draft.row and not draft.locked
    known = Counter(all_setup_cards())  # two players may do with insurgents if they want to (A.8.1.I)
    taken = Counter(first_of(name) for name in get_args(FactionName) if name in state.factions)
    taken.update(card.faction for card in draft.row)
    dealt = [card.character for card in draft.row if card.character] + [*draft.characters.values()]
    to_choose = sum(isinstance(step, ChooseFaction) for step in state.agenda)
    is_militant_taken = any(faction(state, seat).is_militant for seat in seats(state))
    return (
        to_choose <= len(draft.row) <= to_choose + 1
        and all(count <= known[name] for name, count in taken.items())
        and all(bool(card.character) == bool(FACTIONS[card.faction].comes_with) for card in draft.row)
        and all(card.character in ("", *FACTIONS[card.faction].comes_with) for card in draft.row)
        and len(set(dealt)) == len(dealt)
        and not (draft.locked and (is_militant_taken or not draft.row or FACTIONS[draft.row[-1].faction].is_militant))
    )


def _places_fit(state: RootState) -> bool:
    """Are homelands clearings, each of one player who has been set up, and characters with those who have one?"""
    draft = state.draft
    assert draft is not None, "it was looked at before"
    set_up = [
        seat for seat in seats(state) if not faction(state, seat).is_undecided and Prepare(seat) not in state.agenda
    ]
    places = [where for chosen in draft.homelands.values() for where in chosen]
    with_card = {seat for seat in seats(state) if faction(state, seat).comes_with}
    return (
        draft.homelands.keys() <= {*set_up}
        and {*places} <= {*state.clearings}
        and len(set(places)) == len(places)
        and draft.characters.keys() == with_card
        and all(draft.characters[seat] in faction(state, seat).comes_with for seat in with_card)
    )
