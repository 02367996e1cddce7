"""Write the golden records anew: `.venv/bin/python -m tests.golden.write`, from the root of the checkout; with names of
games behind it, only theirs.

Only a change of rules (a new `rules_version`) or of what a record holds is a reason to run this, and the commit says
which. For each configuration of each game one whole game is played by chance, from the seed whose game ends in so many
turns and asks the greatest variety of questions. A game in which all win or lose together is never won by chance: there
bots play some games too, and the most varied of those that they have won comes first.
"""

import copy
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import nemeton
from nemeton.bots.bot import Bot, play_seat
from nemeton.bots.catalog import make
from nemeton.kernel import Configuration, Game
from tests.golden.playthrough import playthrough

FOLDER = Path(__file__).parent
SEEDS = range(1, 41)
BOT_SEEDS, MOST_BOTS = range(1, 9), 2  # more of them take too long
MOST_TURNS = {"cairn": 100, "inis": 160, "root": 50, "spirit_island": 20}


def golden_names() -> dict[str, tuple[str, Configuration]]:
    """The file name of each golden record, with its game and configuration."""
    return {
        f"{name}-{number}": (name, configuration)
        for name, book in nemeton.rulebooks().items()
        for number, configuration in enumerate(book.configurations, 1)
    }


def played(name: str, configuration: Configuration, seed: int, bot: Bot | None = None) -> tuple[Game[Any], int]:
    """A game played by chance, or by a bot in every seat, and how many kinds of questions it asked."""
    game = nemeton.start(name, configuration.players, seed, configuration.options, turn_limit=MOST_TURNS[name])
    rng, kinds = Random(seed), set()
    while game.ask is not None:
        kinds.add(game.ask.kind)
        if bot is None:
            game.answer(rng.choice(game.ask.options))
        else:
            play_seat(game, game.ask.seat, bot, rng)
    return game, len(kinds)


def chosen(name: str, configuration: Configuration) -> Game[Any]:
    """The most varied of the games that came to an end."""
    games = []
    if nemeton.rulebooks()[name].is_cooperative and configuration.players <= MOST_BOTS:
        games = [played(name, configuration, seed, make("greedy", seed)) for seed in BOT_SEEDS]
        games = [(game, kinds) for game, kinds in games if game.result is not None and game.result.winners]
    games = games or [played(name, configuration, seed) for seed in SEEDS]
    ended = [(kinds, game) for game, kinds in games if game.result is not None and game.result.how != "unfinished"]
    return max(ended, key=lambda entry: entry[0])[1]


def main(*games: str) -> None:
    wanted = games or tuple(nemeton.rulebooks())
    for name in wanted:
        for file in (*FOLDER.glob(f"{name}-*.json"), *FOLDER.glob(f"{name}-*.txt")):
            file.unlink()
    for file_name, (name, configuration) in golden_names().items():
        if name not in wanted:
            continue
        record = chosen(name, configuration).record()
        (FOLDER / f"{file_name}.json").write_text(shortened(record) + "\n", encoding="utf-8")
        (FOLDER / f"{file_name}.txt").write_text(playthrough(record), encoding="utf-8")
        print(file_name, record["result"])


def shortened(record: dict[str, Any]) -> str:
    """A record as JSON with each answer on one line."""
    frame_of = copy.deepcopy(record)
    answers = frame_of["segments"][-1].pop("answers")
    frame = json.dumps(frame_of, indent=1, ensure_ascii=False)
    listed = ",\n    ".join(json.dumps(answer, ensure_ascii=False) for answer in answers)
    head, mark, tail = frame.rpartition("\n  }\n ]")
    assert mark, "a record ends with its last segment"
    return f'{head},\n   "answers": [\n    {listed}\n   ]{mark}{tail}'


if __name__ == "__main__":
    main(*sys.argv[1:])
