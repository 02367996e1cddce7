"""Draw the pictures of the documentation again: `.venv/bin/python scripts/pictures.py` writes docs/pictures/*.svg."""

from pathlib import Path

import nemeton

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"

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


def main() -> None:
    """Write every picture."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, draw in {"cairn": cairn}.items():
        (PICTURES / f"{name}.svg").write_text(draw() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
