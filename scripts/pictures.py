"""Draw the pictures of the documentation again: `.venv/bin/python scripts/pictures.py` writes docs/pictures/*.svg."""

import json
from pathlib import Path

import nemeton

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"

# Golden games, after so many answers: several seats in each other's way, much on the board.
MOMENTS = {"inis": ("inis-3", 518), "root": ("root-1", 181), "spirit_island": ("spirit_island-4", 154)}

# Forest is one megalith ahead and about to move from c5 to c4; then Sea looks at the board.
CAIRN = {
    "game": "cairn",
    "state": {
        "turn": 23,
        "to_move": "forest",
        "sea": ["a1", "c2", "e1", "e4"],
        "forest": ["a5", "c5", "a3", "d1"],
        "megaliths": {
            "b3": "cairn_of_dawn",
            "d3": "chaos_of_the_giants",
            "e5": "menhir_of_the_dancers",
            "a3": "stormwell",
            "d1": "deer_rock",
        },
        "upcoming": ["source_of_silver", "fairies_circle"],
        "stack": [
            "alley_of_dusk",
            "heart_of_the_earth",
            "cromlech_of_the_stars",
            "pillars_of_spring",
            "moving_stone",
            "sanctuary_of_the_ages",
            "tumulus_of_shadows",
            "haven_of_purity",
            "memorial_mound",
            "walk_of_the_colossi",
        ],
        "tokens": {"add": "black", "move": "orthogonal", "jump": "enemy", "transform": "end"},
        "score": {"sea": 1, "forest": 2},
    },
}


def cairn() -> str:
    """Cairn in the middle of a game, as Sea sees it when it is to move."""
    game = nemeton.from_position(CAIRN)
    game.answer(("move", "c5", "c4"))
    return game.svg(0)


def moment(golden: str, answers: int) -> str:
    """A golden game after so many answers, seen by whoever is asked."""
    record = json.loads((ROOT / "tests" / "golden" / f"{golden}.json").read_text(encoding="utf-8"))
    record["segments"][-1]["answers"] = record["segments"][-1]["answers"][:answers]
    del record["result"]
    game = nemeton.load(record)
    return game.svg(game.asks[0].seat)


def main() -> None:
    """Write every picture."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    drawn = {"cairn": cairn(), **{name: moment(*when) for name, when in MOMENTS.items()}}
    for name, picture in drawn.items():
        (PICTURES / f"{name}.svg").write_text(picture + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
