"""Matches on a cluster of Ray: the same games as on one machine, also when a machine is lost under them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nemeton.arena import Cluster, MatchResult, Processes, crew_of, play_match
from nemeton.arena import cluster as clusters
from nemeton.cli import app
from nemeton.kernel import BadSetup, IllegalAnswer
from tests.arena.own import First, Illegal

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]


class Machines:
    """A cluster of several machines, each of which is a process tree of this one."""

    def __init__(self) -> None:
        made = import_module("ray.cluster_utils")
        self.usual = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 10**8}
        self.cluster: Any = made.Cluster(initialize_head=True, head_node_args=self.usual)
        self.other: Any = self.cluster.add_node(**self.usual)

    def lose_one(self) -> None:
        """A machine is gone from one moment to the next; another comes."""
        self.cluster.remove_node(self.other, allow_graceful=False)
        self.other = self.cluster.add_node(**self.usual)


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # as on those systems: nothing leaves the loopback address
    clusters._ray()  # before anything of Ray is imported: it tells nobody
    made = Machines()
    yield made
    made.cluster.shutdown()


def told(result: MatchResult) -> list[tuple[Any, ...]]:
    """Everything about the games but the time they took."""
    return [(o.number, o.seats, o.winners, o.how, o.turns, o.choices, o.iterations) for o in result.outcomes]


def test_a_cluster_plays_the_same_games(machines: Machines):
    with Cluster(machines.cluster.address) as pool:
        assert pool.number == 2
        result = play_match("cairn", ["greedy", First], 6, 3, pool=pool)
    assert told(result) == told(play_match("cairn", ["greedy", First], 6, 3, processes=1))
    assert result.processes == 2


def test_games_of_a_lost_machine_are_played_again(machines: Machines):
    seen = list[int]()

    def lose(result: MatchResult) -> None:
        seen.append(result.played)
        if result.played == 2:
            machines.lose_one()

    with Cluster(machines.cluster.address) as pool:
        result = play_match("cairn", ["greedy", "random"], 12, 4, pool=pool, on_progress=lose)
    assert seen == list(range(1, 13))
    assert told(result) == told(play_match("cairn", ["greedy", "random"], 12, 4, processes=1))


def test_an_error_of_a_bot_is_told_as_it_is(machines: Machines):
    with Cluster(machines.cluster.address) as pool, pytest.raises(IllegalAnswer):
        play_match("cairn", ["random", Illegal], 2, 1, pool=pool)


def test_a_match_that_is_broken_off_leaves_what_was_played(machines: Machines):
    def interrupt(result: MatchResult) -> None:
        if result.played == 2:
            raise KeyboardInterrupt

    with Cluster(machines.cluster.address) as pool:
        result = play_match("cairn", ["random", "random"], 400, 1, pool=pool, on_progress=interrupt)
        assert result.interrupted
        assert result.played == 2
        assert play_match("cairn", ["random", "random"], 2, 1, pool=pool).played == 2


def test_another_version_on_a_machine_is_told():
    with pytest.raises(BadSetup) as caught:
        clusters._worked(len, [], "0.0.1")
    assert caught.value.code == "setup/other_version"
    assert all("0.0.1" in caught.value.text(language) for language in ("en", "ru", "uk"))


def test_without_ray_it_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    told_here = CliRunner().invoke(app, ["arena", "cairn", "random", "random", "--games", "1", "--ray"])
    assert told_here.exit_code == 2
    assert "nemeton[ray]" in told_here.output


def test_where_no_cluster_is_it_is_told():
    """In a process of its own, since Ray tries long and remembers much."""
    words = ["arena", "cairn", "random", "random", "--games", "1", "--ray", "nowhere"]
    command = [sys.executable, "-m", "nemeton", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "nowhere" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_an_address_of_a_cluster_this_machine_plays():
    with crew_of("", 2) as crew:
        assert isinstance(crew, Processes)
        assert sorted(crew.results(partial(pow, 2), range(4))) == [1, 2, 4, 8]
