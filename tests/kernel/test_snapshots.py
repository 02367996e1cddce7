"""Snapshots: a game opened from its last checkpoint and its story equals the game that was played."""

from random import Random
from typing import Any

import pytest

from nemeton.kernel import BadRecord, CannotUndo, Game
from nemeton.kernel.game import loop_of
from nemeton.kernel.snapshots import Frozen, Story, frozen, growth, thawed, unfrozen
from tests.conformance.play import TABLES, Table, assert_same, choose, fingerprint, give

FEW, MANY = range(2), range(2, 6)  # seeds of everyday runs, and of the long one


class Shelf:
    """What a table keeps of a game: how its story grew, and its last checkpoint."""

    def __init__(self, game: Game[Any]) -> None:
        self.grown = [growth(None, game)]
        self.snapshot = frozen(game)

    def keep(self, before: Game[Any], after: Game[Any]) -> None:
        self.grown.append(growth(before, after))
        self.snapshot = frozen(after)

    def open(self, game: Game[Any]) -> Game[Any]:
        story = Story()
        for part in self.grown:
            story.grow(part)
        return thawed(game.book, game.players, game.origin, unfrozen(self.snapshot), story)


def happen(game: Game[Any], rng: Random) -> None:
    """Somebody answers, or takes something back, alone or as the table agrees."""
    if rng.random() < 0.2:
        try:
            game.undo(rng.randrange(game.players), agreed=rng.random() < 0.3)
        except CannotUndo:
            pass
        else:
            return
    give(game, choose(game, rng))


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
@pytest.mark.parametrize("seeds", [FEW, pytest.param(MANY, marks=pytest.mark.long)], ids=["few", "many"])
def test_a_game_from_its_snapshot_equals_the_game_that_was_played(table: Table, seeds: range):
    """After every answer and undo: also in the middle of a Together, and behind a Standing ask."""
    for seed in seeds:
        rng = Random(seed)
        game = table.start(seed, turn_limit=None)
        shelf = Shelf(game)
        opened = shelf.open(game)
        for count in range(120):
            if game.over:
                break
            before, game = game, game.fork()
            happen(game, rng)
            # the story grows from a game that was itself opened from a snapshot, as after a restart
            shelf.keep(before if count % 3 else opened, game)
            opened = shelf.open(game)
            assert_same(fingerprint(game), fingerprint(opened), f"{table.name}, seed {seed}, event {count}")
        assert game.record() == opened.record()


@pytest.mark.slow
@pytest.mark.parametrize("seeds", [FEW, pytest.param(MANY, marks=pytest.mark.long)], ids=["few", "many"])
def test_an_opened_game_goes_back_behind_its_checkpoint_and_on(seeds: range):
    """What may be taken back does not depend on how the game was opened."""
    went_back = 0
    for table in TABLES:
        for seed in seeds:
            rng = Random(seed)
            game = table.start(seed, turn_limit=None)
            shelf = Shelf(game)
            for _ in range(rng.randrange(3, 40)):
                if not game.over:
                    before, game = game, game.fork()
                    happen(game, rng)
                    shelf.keep(before, game)
            opened, played = shelf.open(game), game.fork()
            for _ in range(6):
                for seat in range(game.players):
                    if not played.over and played.undoable(seat):
                        assert opened.undoable(seat) == played.undoable(seat)
                        went_back += len(loop_of(opened).checkpoints) == 1
                        opened.undo(seat)
                        played.undo(seat)
                        assert_same(fingerprint(played), fingerprint(opened), f"{table.name}, seed {seed}")
    assert went_back > 20


@pytest.mark.parametrize("part", ["snapshot", "story"])
def test_damage_is_noticed(part: str):
    game = TABLES[0].start(1)
    shelf = Shelf(game)
    kept = shelf.snapshot if part == "snapshot" else shelf.grown[0]
    for at in range(0, len(kept), 7):
        damaged = kept[:at] + bytes([kept[at] ^ 1]) + kept[at + 1 :]
        with pytest.raises(BadRecord):
            unfrozen(damaged) if part == "snapshot" else Story().grow(damaged)
    with pytest.raises(BadRecord):
        unfrozen(kept[:5]) if part == "snapshot" else Story().grow(kept[:5])


def test_a_story_with_a_gap_is_refused():
    rng, game = Random(1), TABLES[0].start(1)
    shelf = Shelf(game)
    for _ in range(3):
        before, game = game, game.fork()
        give(game, choose(game, rng))
        shelf.keep(before, game)
    del shelf.grown[1]
    with pytest.raises(BadRecord):
        shelf.open(game)


def test_a_snapshot_that_knows_more_than_the_story_is_refused():
    game = TABLES[0].start(1)
    kept: Frozen = unfrozen(frozen(game))
    kept.events = 5
    with pytest.raises(BadRecord):
        thawed(game.book, game.players, game.origin, kept, Story())
