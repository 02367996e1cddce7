"""Files that pages load: style sheets, scripts, fonts. An address carries the content's checksum and is kept for ever.

`asset("frame.css")` is a file of `static/`, `asset("sheets/tokens.css")` the tokens of the whole house, and
`asset("sheets/<game>.css")` the sheet that a game brings in its `draw/`. What was read once stays in memory, also
squeezed, until the file changes.
"""

import gzip
import mimetypes
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import nemeton
from nemeton.drawing.sheets import TOKENS

from ..base.errors import NotThere

STATIC = Path(__file__).parents[1] / "static"
VENDOR = STATIC / "vendor"
SHEETS = "sheets/"
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
    body = path.read_bytes() if path.is_relative_to(VENDOR) else _bare(path)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        kind = "application/javascript"  # machines differ
    squeezed = gzip.compress(body, 9, mtime=0) if kind.startswith(TEXTS) else None
    return Asset(body, squeezed, kind, sha256(body).hexdigest()[:16])
