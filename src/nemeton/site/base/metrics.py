"""What a site counts about itself, and how it tells it: Prometheus' text format. Nothing of it names a person, an
address or a table."""

import time
from collections import Counter
from collections.abc import Callable, Iterable

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
Gauge = Callable[[], float]


class Metrics:
    """The counts of one process."""

    def __init__(self) -> None:
        self._since = time.time()
        self._answered: Counter[tuple[str, int]] = Counter()  # by method and status
        self._within = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0
        self._gauges: dict[str, tuple[str, Gauge]] = {}

    def answered(self, method: str, status: int, seconds: float) -> None:
        """A request was answered; streams count when they begin."""
        self._answered[method, status] += 1
        self._seconds += seconds
        for place, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._within[place] += 1
                return
        self._within[-1] += 1

    def gauge(self, name: str, told: str, value: Gauge) -> None:
        """Something that has a size at any moment."""
        self._gauges[name] = told, value

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterable[str]:
        yield from _head("nemeton_requests_total", "counter", "Requests that were answered.")
        for (method, status), count in sorted(self._answered.items()):
            yield f'nemeton_requests_total{{method="{method}",status="{status}"}} {count}'
        yield from _head("nemeton_request_seconds", "histogram", "Time until an answer begins.")
        so_far = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._within, strict=True):
            so_far += count
            yield f'nemeton_request_seconds_bucket{{le="{bound}"}} {so_far}'
        yield f"nemeton_request_seconds_sum {self._seconds:.6f}"
        yield f"nemeton_request_seconds_count {so_far}"
        for name, (told, value) in self._gauges.items():
            yield from _head(name, "gauge", told)
            yield f"{name} {value():g}"
        yield from _head("nemeton_start_time_seconds", "gauge", "When this process was started.")
        yield f"nemeton_start_time_seconds {self._since:.0f}"


def _head(name: str, kind: str, told: str) -> list[str]:
    return [f"# HELP {name} {told}", f"# TYPE {name} {kind}"]
