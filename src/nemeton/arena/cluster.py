"""Many machines that play games together: a cluster of Ray (`pip install nemeton[ray]`).

It does what a pool of processes does (processes.py), so a match plays the same games on it. A job whose machine or
process is lost begins again elsewhere; since a game comes from its seed and its number alone, it is the same game.
"""

import os
from collections.abc import Callable, Generator, Iterable
from importlib import import_module
from itertools import islice
from types import ModuleType, TracebackType
from typing import Any, TypeVar

import nemeton
from nemeton.kernel import BadSetup

from .processes import Processes, usual_number

LOCAL = "local"  # the address of a cluster on this machine, which is begun and ended with the match
TRIES = 4  # that a job has when machines are lost under it

J = TypeVar("J")
R = TypeVar("R")


class Cluster:
    """A cluster at an address, as a context: `auto` for the one that runs on this machine, `host:6379` for one that was
    begun there by `ray start --head`, `local` for one of so many processes here. At most `number` jobs go on at once;
    without it, one for each core of the cluster."""

    def __init__(self, address: str = LOCAL, number: int | None = None) -> None:
        self._ray = _ray()
        self._is_own = address == LOCAL
        here = {"num_cpus": number or usual_number(), "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        try:
            self._ray.init(address, log_to_driver=False, logging_level="ERROR", **(here if self._is_own else {}))
        except (OSError, RuntimeError, ValueError) as error:
            raise BadSetup("setup/no_cluster", address=address[:100], problem=_first_line(error)) from None
        self.number = number or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def results(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        """What comes of the jobs, as they end. When the caller stops listening, those still going on are given up."""
        ray = self._ray
        task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(_worked)
        shared = ray.put(work)  # sent to each machine once
        waiting = iter(jobs)
        running: list[Any] = []
        try:
            while True:
                free = 2 * self.number - len(running)
                running += [task.remote(shared, job, nemeton.__version__) for job in islice(waiting, free)]
                if not running:
                    break
                ended, running = ray.wait(running)
                yield self._result(ended[0])
        finally:
            for one in running:
                ray.cancel(one, force=True)

    def _result(self, ended: Any) -> Any:
        """What a job gave; where it failed, its own error is raised here."""
        exceptions = self._ray.exceptions
        try:
            return self._ray.get(ended)
        except exceptions.RayTaskError as error:
            raise (error.cause or error) from None
        except exceptions.RayError as error:
            raise BadSetup("setup/lost_machines", tries=TRIES, problem=_first_line(error)) from None

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()


def crew_of(address: str, number: int | None = None) -> Cluster | Processes:
    """Who plays: a cluster at an address, or without one so many processes of this machine."""
    return Cluster(address, number) if address else Processes(number)


def _worked(work: Callable[[J], R], job: J, version: str) -> R:
    """Do a job on a machine of the cluster, where the same Nemeton must be installed."""
    if nemeton.__version__ != version:
        raise BadSetup("setup/other_version", here=version, there=nemeton.__version__)
    return work(job)


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0][:200]


def _ray() -> ModuleType:
    """Ray, where it is installed. It tells nobody that it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise BadSetup("setup/no_ray") from None
