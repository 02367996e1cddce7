"""Thoughts of bots in which their worker is killed. Small, because every fresh worker must load it."""

import os
import signal
from pathlib import Path
from typing import Any

from nemeton.site.tables.bots import think


def doomed(deaths: Path, *given: Any) -> tuple[str, Any]:
    """In a worker: it is killed in its thought as long as a death lies in the folder; then the bot answers."""
    for death in deaths.iterdir():
        death.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return think(*given)
