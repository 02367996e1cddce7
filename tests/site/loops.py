"""An event loop for one test."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do the work in a loop of its own, in a thread of its own: a browser test before this one leaves a loop running
    in the thread of the tests, and asyncio allows only one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
