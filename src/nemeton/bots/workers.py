"""Worker processes in which bots think."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def begin_worker() -> None:
    """How a worker begins. Ctrl-C reaches every process, and the one that began the work deals with it; when that one
    is gone, however it went, the worker leaves too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
