"""Root with hirelings at a point of play that a test wants: as `woodland`, with words for their pieces too
(`{5: "cat patrol"}`), and with the cards that lie on the table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Unpack

import msgspec

from nemeton.games.root import GAME
from nemeton.games.root.hirelings.enlisted import HIRELINGS
from nemeton.games.root.rules.hirelings import MARKS
from nemeton.games.root.state import BandInPlay, RootGame, RootState
from nemeton.games.root.steps import FactionStep, Prepare, Turn, TurnEnd
from nemeton.kernel import Scripted, Step
from nemeton.kernel.records import read_position
from tests.games.root.woodland import WORDS, Builder, Wishes, rest, settle

FIGURES = {own.warrior_word: own.card for own in HIRELINGS.values() if own.warrior_word}
PIECES = {piece: own.card for own in HIRELINGS.values() for piece in own.piece_counts}


def card(name: str, held_by: int = -1, **on_it: Any) -> BandInPlay:
    """A card: who holds it, with two control markers if nothing else is said, and what lies on it."""
    usual = {"control": 2, "mark": 4} if held_by >= 0 else {}
    return BandInPlay(name, held_by, **{**usual, **on_it})


def weak(name: str, held_by: int = -1, **on_it: Any) -> BandInPlay:
    """The same, with the weak side up."""
    return card(name, held_by, demoted=True, **on_it)


def camp(
    factions: Sequence[str],
    where: Mapping[int, str],
    bands: Sequence[BandInPlay],
    *,
    steps: Iterable[Step] | None = None,
    marks: Mapping[int, int] | None = None,
    **wishes: Unpack[Wishes],
) -> RootGame:
    """A game with these bands that goes on with the steps, or with the daylight of who is on turn."""
    theirs = {at: [word for word in text.split() if word in {**FIGURES, **PIECES}] for at, text in where.items()}
    plain = {at: " ".join(word for word in text.split() if word in WORDS) for at, text in where.items()}
    state = Builder(factions, plain, wishes).state()
    if wishes.get("landmarks"):
        settle(state, wishes)
    part_marks(bands, marks or {})
    join(state, bands)
    names = [band.name for band in bands]
    for at, words in theirs.items():
        for word in words:
            side = len(factions) + names.index(FIGURES.get(word) or PIECES[word])
            if word in FIGURES:
                state.clearings[at].warriors[side] += 1
                state.supply[side] -= 1
            else:
                own = HIRELINGS[PIECES[word]]
                here = state.clearings[at]
                (here.tokens if word in own.tokens else here.buildings).append((side, word))
    state.marks = dict(marks or {})
    if steps is not None:
        own_steps: list[Any] = [*steps]
        if any(isinstance(step, TurnEnd) for step in own_steps):
            state.phase = "evening"
        elif not any(isinstance(step, Turn | Prepare) for step in own_steps):
            own_steps += rest(factions, state.active)
        state.agenda = own_steps[::-1]
    position = {"players": len(factions), "state": GAME.write_position(state)}
    return read_position(GAME, position, Scripted(wishes.get("script", ())))


def part_marks(bands: Sequence[BandInPlay], lying: Iterable[int]) -> None:
    """Each card that somebody holds has a marker of its own, and none of those that still lie on the track."""
    taken = {*lying}
    for band in bands:
        if band.mark and band.mark in taken:
            band.mark = next(mark for mark in MARKS if mark not in taken)
        taken.add(band.mark)


def join(state: RootState, bands: Sequence[BandInPlay]) -> None:
    """The bands join a table."""
    vars(state).pop("company", None)
    if bands:
        state.options = msgspec.structs.replace(state.options, hirelings="with")
    for band in bands:
        own = HIRELINGS[band.name + "_demoted" * band.demoted]
        state.bands.append(band)
        state.supply.append(own.warriors - band.lying - len(band.paths))
        if not band.items:
            band.items = list(own.carries)
        for here in state.clearings.values():
            here.warriors.append(0)


def step_of(side: int, name: str, **about: int) -> FactionStep:
    """A step of a band."""
    return FactionStep(side, name, **about)


def offered(game: RootGame) -> list[Any]:
    """What may be answered now."""
    return list(game.asks[0].options)
