"""Parts of a picture that are drawn once for all: whoever looks first, nobody sees anything else than when alone."""

from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.games.root.draw import scene as root_scene
from nemeton.games.spirit_island.draw import scene as island_scene
from nemeton.kernel import PUBLIC, Game
from nemeton.kernel.laid import Laid


def forget() -> None:
    """Know no part any more."""
    for parts in (root_scene._scenes, root_scene._boards, island_scene._scenes):
        parts._known.clear()


def seen(game: Game[Any], seat: int) -> Laid:
    """What a page lays out for a seat."""
    view = game.seen_by(seat)
    ask = next((ask for ask in game.asks if ask.seat == seat), None)
    journal = [entry for entry in game.journal if entry.is_for(seat)]
    return game.book.laid(view, seat=seat, ask=ask, journal=journal, words=game.book.words("en", view))


FACTIONS = {"seat_1": "alliance", "seat_2": "riverfolk", "seat_3": "corvids"}


@pytest.mark.parametrize(
    ("name", "players", "options"), [("root", 3, FACTIONS), ("root", 4, {}), ("spirit_island", 2, {})]
)
def test_who_looked_before_changes_nothing(name: str, players: int, options: dict[str, str]):
    # given a game in which much is hidden
    game, rng = nemeton.start(name, players=players, seed=5, options=options), Random(5)
    for _ in range(12):
        for _ in range(6):
            if game.over:
                return
            ask = rng.choice(list(game.asks))
            game.answer(rng.choice(ask.options), ask.seat, to=ask.id)
        # when each looks at it alone
        alone = {}
        for seat in (*range(players), PUBLIC):
            forget()
            alone[seat] = seen(game, seat)
        # then each sees the very same after all others have looked
        forget()
        for seat in (PUBLIC, *reversed(range(players)), *range(players)):
            assert seen(game, seat) == alone[seat]


def test_seats_share_what_both_see():
    """The map is drawn once for two seats that hold different cards."""
    game = nemeton.start("root", players=2, seed=5, options={"seat_1": "marquise", "seat_2": "eyrie"})
    forget()
    assert seen(game, 0) != seen(game, 1)
    assert (len(root_scene._scenes), len(root_scene._boards)) == (1, 2)


def test_no_more_parts_are_kept_than_there_is_room_for():
    game = nemeton.start("root", players=2, seed=5)
    for _ in range(root_scene.MOST_SCENES + 5):
        seen(game, 0)
        game.state.turn += 1
    assert len(root_scene._scenes) == root_scene.MOST_SCENES
