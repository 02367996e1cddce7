"""One process serves one SQLite file. Whoever comes second is told so: two would not hear each other's bells, and each
would let its own bots answer."""

import sys
from pathlib import Path
from typing import IO

from ..base.errors import SiteError
from ..base.private_files import private_file

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Claim:
    """A database that this process serves and no other. The system lets go of it when the process ends, however that
    happens; the file itself stays and means nothing. Whoever only reads the database needs no claim."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        private_file(path)
        self._file = path.open("r+b")
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            raise SiteError("site/served_already", folder=str(database.parent)) from None

    def release(self) -> None:
        """Let another process have it."""
        self._file.close()
