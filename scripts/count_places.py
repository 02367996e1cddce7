"""Where does a thing stand? Counts the files of the package that name a faction, a spirit, a language, a bot or a game.

Usage: python scripts/count_places.py [CHECKOUT]

Words files and handbooks name everything and are counted apart. `docs/architecture.md` shows these figures.
"""

import re
import sys
from pathlib import Path

# what is looked for: its kind, its name, how the code names it, the folder to look in
THINGS = (
    ("faction", "eyrie", r"eyrie", "games/root"),
    ("faction", "vagabond", r"vagabond", "games/root"),
    ("spirit", "thunderspeaker", r"thunderspeaker|THUNDERSPEAKER", "games/spirit_island"),
    ("spirit", "oceans_hungry_grasp", r"oceans_hungry_grasp|OCEAN_SPIRIT", "games/spirit_island"),
    ("adversary", "sweden", r"sweden", "games/spirit_island"),
    ("scenario", "blitz", r"blitz", "games/spirit_island"),
    ("game", "cairn", r"\bcairn\b", "."),
    ("bot", "greedy", r"\bgreedy\b", "."),
    ("language", "uk", r"\"uk\"", "."),
)
PROSE = (".ftl", ".md", ".css")


def places(package: Path, folder: str, pattern: str) -> list[Path]:
    """The files in which a thing is named, or which are named after it."""
    found = re.compile(pattern, re.IGNORECASE)
    return [
        path
        for path in sorted((package / folder).rglob("*"))
        if path.is_file()
        and path.suffix in (".py", ".html", ".js", *PROSE)
        and "vendor" not in path.parts
        and (found.search(path.read_text(encoding="utf-8")) or found.search(path.stem))
    ]


def main() -> None:
    """Print a line for each thing; with -v also the files."""
    arguments = [argument for argument in sys.argv[1:] if argument != "-v"]
    package = Path(arguments[0] if arguments else Path(__file__).parents[1]) / "src" / "nemeton"
    print(f"{'kind':12}{'name':22}{'code':>6}{'words, handbook, style':>25}")
    for kind, name, pattern, folder in THINGS:
        found = places(package, folder, pattern)
        if kind == "game":  # its own room is where it belongs
            found = [path for path in found if f"games/{name}/" not in path.as_posix()]
        prose = [path for path in found if path.suffix in PROSE]
        print(f"{kind:12}{name:22}{len(found) - len(prose):6}{len(prose):25}")
        if "-v" in sys.argv:
            for path in found:
                print(f"    {path.relative_to(package)}")


if __name__ == "__main__":
    main()
