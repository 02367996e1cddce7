"""Files and folders for their owner's eyes only: the data folder holds seeds of running games and secrets of seats."""

import os
import stat
from pathlib import Path

FOLDER, FILE = 0o700, 0o600


def private_folder(path: Path) -> None:
    """Make a folder that only its owner may enter, or tighten the one that is there. A folder that everybody shares,
    such as /tmp, and one of somebody else's stay as they are."""
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    if not path.stat().st_mode & stat.S_ISVTX:
        _tighten(path, FOLDER)


def private_file(path: Path) -> None:
    """Make an empty file that only its owner may read, or tighten the one that is there."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, FILE))
    _tighten(path, FILE)


def tighten_file(path: Path) -> None:
    """Tighten a file, if it is there."""
    if path.exists():
        _tighten(path, FILE)


def _tighten(path: Path, mode: int) -> None:
    """Take away what others may do, where the file is ours to change."""
    found = path.stat()
    if found.st_mode & 0o777 & ~mode and found.st_uid == os.geteuid():
        path.chmod(stat.S_IMODE(found.st_mode) & mode)
