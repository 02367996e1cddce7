"""Is one version of the code slower than another? Light random play of all games, in slices that take turns.

Usage: python scripts/compare_speed.py OLD NEW [--seconds 20] [--games cairn,root]

OLD and NEW are folders of checkouts (`git worktree add ../old TAG`). Each is played in a process of its own, both from
the same seeds. The slices take turns and are timed by the processor, so that a busy machine slows both alike.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

SLICE = 0.5  # seconds of processor time

PLAYER = """
import sys
from random import Random
from time import process_time
import nemeton
rulebooks = getattr(nemeton, "rulebooks", None) or nemeton.games  # version 0.1

def slices(name):
    seed, game, rng = 0, None, Random(0)
    while True:
        limit, answers, begun = (yield), 0, process_time()
        while process_time() - begun < limit:
            for _ in range(200):
                if game is None or game.over:
                    seed += 1
                    players, options = rulebooks()[name].configurations[0]  # as `nemeton bench` does
                    game = nemeton.start(name, players, seed, options, light=True, turn_limit=300)
                    rng = Random(seed)
                    continue
                ask = game.ask
                options = ask.options
                game.answer(options[rng.randrange(len(options))], ask.seat)
                answers += 1
        print(answers, process_time() - begun, flush=True)

players = {}
for line in sys.stdin:
    name, limit = line.split()
    if name not in players:
        players[name] = slices(name)
        next(players[name])
    players[name].send(float(limit))
"""


class Version:
    """One checkout, playing in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"},
        )

    def slice(self, game: str) -> float:
        """Answers a second in the next slice."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(game, SLICE, file=self._process.stdin, flush=True)
        answers, seconds = self._process.stdout.readline().split()
        return int(answers) / float(seconds)

    def stop(self) -> None:
        """No more."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each game and version")
    parser.add_argument("--games", default="cairn,inis,root,spirit_island")
    asked = parser.parse_args()
    versions = [Version(asked.old), Version(asked.new)]
    print(f"{'game':15}{'old, answers/s':>16}{'new, answers/s':>16}{'new to old':>12}   quartiles")
    for game in asked.games.split(","):
        for version in versions:
            version.slice(game)  # words, tables and caches are made
        pairs = []
        for number in range(max(4, round(asked.seconds / SLICE))):
            order = versions if number % 2 else versions[::-1]
            found = {version: version.slice(game) for version in order}
            pairs.append((found[versions[0]], found[versions[1]]))
        ratios = sorted(new / old for old, new in pairs)
        quartiles = f"{ratios[len(ratios) // 4]:.3f} – {ratios[3 * len(ratios) // 4]:.3f}"
        old, new = (median(pair[at] for pair in pairs) for at in (0, 1))
        print(f"{game:15}{old:16,.0f}{new:16,.0f}{median(ratios):12.3f}   {quartiles}", flush=True)
    for version in versions:
        version.stop()


if __name__ == "__main__":
    main()
