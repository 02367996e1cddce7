"""Files that pages load: style sheets, scripts, fonts. An address carries the content's checksum and is kept for ever.

`asset("frame.css")` is a file of `static/`, `asset("sheets/tokens.css")` the tokens of the whole house, and
`asset("sheets/<game>.css")` the sheet that a game brings in its `draw/`. What a table's page always needs comes in one
file, which squeezes better than many small ones: `asset("together/table.css")`. What was read once stays in memory,
also squeezed, until the file changes.
"""

import gzip
import mimetypes
import re
from functools import lru_cache
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import NamedTuple

import nemeton
from nemeton.drawing.sheets import TOKENS

from ..base.errors import NotThere

STATIC = Path(__file__).parents[1] / "static"
VENDOR = STATIC / "vendor"
SHEETS = "sheets/"
TABLE_SHEETS = ("table", "column", "choose", "verbs", "card", "sight", "friends", "story", "near", "hint")
# Pins hear clicks before the board does. Only where places have names does one point at them and is led to them.
TABLE_SCRIPTS = (
    *("connection", "late", "pins", "near", "card", "choose", "outlook", "board", "answers", "walk", "zoom", "talk"),
    *("hint", "notify", "copy", "nonce", "friends", "names", "offer", "waiting", "flight"),
)
TEXTS = ("text/", "application/javascript", "image/svg+xml")


class Asset(NamedTuple):
    """One file as it is sent."""

    body: bytes
    squeezed: bytes | None
    kind: str
    checksum: str


def asset(name: str) -> str:
    """The address of a file, with its checksum in it."""
    return f"/static/{name}?v={asset_named(name).checksum}"


def table_scripts(*, places: bool, outlook: bool) -> str:
    """The address of what a table's page runs."""
    return asset(f"together/table{'-places' * places}{'-outlook' * outlook}.js")


def _together() -> dict[str, tuple[str, ...]]:
    """Files that are made of several, by their names."""
    found = {"together/table.css": tuple(f"{name}.css" for name in TABLE_SHEETS)}
    for places, outlook in product((False, True), repeat=2):
        left_out = (() if places else ("pins", "walk")) + (() if outlook else ("outlook",))
        found[f"together/table{'-places' * places}{'-outlook' * outlook}.js"] = tuple(
            f"{name}.js" for name in TABLE_SCRIPTS if name not in left_out
        )
    return found


def sheet(game: str) -> str:
    """The address of a game's style sheet; empty if the game brings none."""
    return asset(f"{SHEETS}{game}.css") if _path(f"{SHEETS}{game}.css") else ""


def _path(name: str) -> Path | None:
    """Where a file lies; None if there is none of that name. Nothing outside the folders named here is ever found."""
    if name.startswith(SHEETS):
        stem = name.removeprefix(SHEETS).removesuffix(".css")
        book = nemeton.rulebooks().get(stem)
        path = TOKENS if stem == "tokens" else book.words_folder.parent / "draw" / f"{stem}.css" if book else None
        return path if path and path.is_file() else None
    try:
        path = (STATIC / name).resolve() if "\0" not in name else STATIC
        return path if path.is_relative_to(STATIC) and path.is_file() else None
    except OSError:  # a name that no file can have
        return None


def asset_named(name: str) -> Asset:
    """A file as it is sent."""
    if name in TOGETHER:
        paths = [STATIC / one for one in TOGETHER[name]]
        return _joined(tuple((path, path.stat().st_mtime_ns) for path in paths))
    path = _path(name)
    if path is None:
        raise NotThere("site/no_page")
    return _read(path, path.stat().st_mtime_ns)


def _bare(path: Path) -> bytes:
    """A file of ours without what is for those who read it here: comments, and the room around what a sheet says."""
    body = path.read_bytes()
    if path.suffix == ".css":
        return re.sub(rb"\s*([{};])\s*", rb"\1", re.sub(rb"/\*.*?\*/\s*", b"", body, flags=re.DOTALL))
    if path.suffix == ".js":
        return re.sub(rb"(?m)^[ \t]*//.*\n", b"", body)
    return body


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int) -> Asset:
    return _sent(path.read_bytes() if path.is_relative_to(VENDOR) else _bare(path), path)


@lru_cache(maxsize=16)
def _joined(parts: tuple[tuple[Path, int], ...]) -> Asset:
    """Several files of one kind, one after the other."""
    return _sent(b"\n".join(_bare(path) for path, _ in parts), parts[0][0])


def _sent(body: bytes, path: Path) -> Asset:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        kind = "application/javascript"  # machines differ
    squeezed = gzip.compress(body, 9, mtime=0) if kind.startswith(TEXTS) else None
    return Asset(body, squeezed, kind, sha256(body).hexdigest()[:16])


TOGETHER = _together()
