"""Root while factions are being chosen (Law A.8), at a point that a test wants."""

from random import Random
from typing import Any

from nemeton.games.root import GAME
from nemeton.games.root.maps import MAPS
from nemeton.games.root.state import Draft, RootGame
from nemeton.kernel.records import read_position, start

SET_UP: dict[str, dict[str, Any]] = {  # what a faction that has been set up has at least
    "alliance": {"supporters": []},
    "vagabond": {"character": "thief", "forest": "f1"},
    "riverfolk": {"prices": {"hand_card": 1, "riverboats": 1, "mercenaries": 1}},
}


def begun(players: int = 4, seed: int = 1, **options: str) -> RootGame:
    """An advanced setup from its first question."""
    return start(GAME, players, {"setup": "advanced", **options}, seed)


def played_on(game: RootGame, seed: int = 1) -> RootGame:
    """Everybody answers by chance until the first turn."""
    rng = Random(seed)
    while game.state.phase == "setup":
        ask = rng.choice(game.asks)
        game.answer(rng.choice(list(ask.options)), seat=ask.seat)
    return game


def drafting(
    *row: str,
    chosen: tuple[str, ...] = (),
    players: int = 4,
    homelands: dict[str, list[int]] | None = None,
    locked: bool = False,
    clearings: dict[int, str] | None = None,
    land: str = "autumn",
    **more: Any,
) -> RootGame:
    """Seat 1 begins, so the last seat chooses first: `chosen` are the factions of those who have, the last seat's
    first. The others choose from the row, one card more than they are."""
    left = players - len(chosen)
    factions = [f"seat_{number + 1}" for number in range(left)] + [*chosen[::-1]]
    characters = {name: SET_UP["vagabond"]["character"] for name in chosen if name == "vagabond"}
    written = {
        "options": {"setup": "advanced", "map": land},
        "factions": factions,
        "active": factions[0],
        "phase": "setup",
        "clearings": {str(where): told for where, told in (clearings or {}).items()},
        "ruins": {str(where): [] for where, site in MAPS[land].clearings.items() if site.ruin},
        "boards": {name: SET_UP[name] for name in chosen if name in SET_UP},
        "draft": {"row": [*row], "locked": locked, "homelands": homelands or {}, "characters": characters},
        "agenda": [
            {"step": "begin"},
            {"step": "keep_cards"},
            {"step": "all_chosen"},
            *({"step": "choose_faction", "seat": seat} for seat in range(left)),
        ],
    }
    return read_position(GAME, {"players": players, "state": written | more}, 1)


def take(game: RootGame, name: str, character: str = "") -> None:
    """Whoever is asked takes a card."""
    game.answer(("take_card", name, character))


def offered(game: RootGame) -> list[str]:
    """The factions that may be taken."""
    return [option.faction for option in asked_about(game, "root.draft")]


def homes_on_offer(game: RootGame) -> list[int]:
    """Where a homeland may be."""
    return [*asked_about(game, "root.homeland")]


def asked_about(game: RootGame, kind: str) -> Any:
    """The options of the one question that is asked."""
    assert [ask.kind for ask in game.asks] == [kind]
    return game.asks[0].options


def draft_of(game: RootGame) -> Draft:
    """The choice of factions."""
    assert game.state.draft is not None
    return game.state.draft


def board(game: RootGame, seat: int) -> Any:
    """The board of a seat."""
    return game.state.boards[seat]


def seen_board(game: RootGame, viewer: int, seat: int) -> Any:
    """The board of a seat as another one sees it."""
    return game.seen_by(viewer).boards[seat]
