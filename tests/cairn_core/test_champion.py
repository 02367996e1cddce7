"""The champion: its search finds what it should, its network sees what plain Python sees, and nothing hidden counts."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton import cairn_core
from nemeton.bots import ChampionBot, compiled, make
from nemeton.bots.search import SearchBot
from nemeton.games.cairn.judge import to_move
from tests.cairn_core import plain_network
from tests.cairn_core.lockstep import TABLES, anything, begin
from tests.games.cairn.board import given

pytestmark = pytest.mark.skipif(not cairn_core.available, reason=f"no core: {cairn_core.why_not}")

LAST_STEP = "5 . . S . .\n4 . . . . .\n3 F . . . .\n2 . . . . .\n1 S . . . F\nscore 2 0\nupcoming deer_rock stormwell"
A_STEP_BEFORE = (
    "5 . . . . .\n4 . . S . .\n3 . . . . .\n2 . . . . .\n1 S . . . F\nscore 2 0\nupcoming deer_rock stormwell"
)
A_WIN = 1.0


@pytest.fixture
def _network_again() -> Iterator[None]:
    """What a test has done to the network is undone."""
    yield
    assert cairn_core.read_network() == ""
    compiled._has_learned.cache_clear()
    compiled._found.cache_clear()


def positions(count: int, seed: int = 1, most: int = 60) -> Iterator[tuple[Any, Any]]:
    """Games of the rules and of the core at the same open question, after some answers by chance, at all tables."""
    for number in range(count):
        rules, core = begin(TABLES[number % len(TABLES)], seed + number)
        rng = Random(number)
        for _ in range(rng.randrange(most)):
            option = anything(core, rng)
            after = core.copy()
            after.answer(option)
            if after.over:
                break
            rules.answer(option)
            core.answer(option)
        yield rules, core


# What it finds


def test_a_win_at_once_is_taken():
    core = cairn_core.of(given(LAST_STEP), 0)
    option, chance, turns, _ = core.think(1, nodes=10_000)
    assert (option.origin, option.to, chance, turns) == ("c5", "off:N", A_WIN, 1)


def test_a_win_in_two_turns_is_found():
    """Forest cannot drive the shaman from c5: it stands on no totem, and one enemy makes no line."""
    core = cairn_core.of(given(A_STEP_BEFORE), 0)
    option, chance, turns, _ = core.think(1, nodes=100_000)
    assert (option.origin, option.to, chance) == ("c4", "c5", A_WIN)
    assert turns <= 3


def test_a_loss_in_two_turns_is_seen():
    """The same from the other side, but for whose turn it is."""
    core = cairn_core.of(given(f"{LAST_STEP}\nforest to move"), 1)
    assert core.think(1, nodes=100_000)[1] == 0


def wins_now(core: Any) -> bool:
    """Can who is asked win before anybody else is asked?"""
    seat = core.seat
    for option in core.options:
        after = core.copy()
        after.answer(option)
        if after.winner == seat or (
            not after.over and after.seat == seat and after.turn == core.turn and wins_now(after)
        ):
            return True
    return False


def second_to_last_turns() -> Iterator[Any]:
    """Positions in which who is to act has two megaliths and cannot build the third at once."""
    for number in range(200):
        core, rng = cairn_core.start(number, turn_limit=200), Random(number)
        while not core.over:
            if (
                core.kind == "cairn.action"
                and core.seat is not None
                and core.score[core.seat] == 2
                and not wins_now(core)
            ):
                yield core
            core.answer(anything(core, rng))


def wins_after_any_reply(core: Any, seat: int) -> bool:
    """Whatever is answered until this seat's next turn, can it win in that turn?"""
    if core.over:
        return bool(core.winner == seat)
    if core.seat == seat and core.kind == "cairn.action":
        return wins_now(core)
    replies = []
    for option in core.options:
        after = core.copy()
        after.answer(option)
        replies.append(wins_after_any_reply(after, seat))
    return any(replies) if core.seat == seat else all(replies)  # an ability may let it choose in the other's turn


def test_what_it_calls_won_it_wins():
    """Against any replies and against its own best ones."""
    called = 0
    for core in second_to_last_turns():
        _, chance, _, _ = core.think(1, nodes=50_000, turns=3)
        if chance < A_WIN:
            continue
        for rival in ("anything", "champion"):
            game, seat, rng = core.copy(), core.seat, Random(called)
            while not game.over:
                if game.seat == seat or rival == "champion":
                    game.answer(game.think(called, nodes=20_000, turns=5)[0])
                else:
                    game.answer(anything(game, rng))
            assert game.winner == seat, (rival, core.written())
        called += 1
        if called == 6:
            return
    pytest.fail(f"only {called} wins")


def test_more_thought_beats_less_and_the_usual_search():
    for rival in ("champion", "search"):
        won = 0
        for number in range(8):
            core, own = cairn_core.start(number // 2, turn_limit=200), number % 2
            while core.seat is not None:
                if core.seat == own:
                    core.answer(core.think(number, nodes=20_000)[0])
                elif rival == "champion":
                    core.answer(core.think(number, nodes=1, turns=1)[0])
                else:
                    core.answer(max(core.search(number, iterations=200)[1], key=lambda branch: branch[1:])[0])
            won += core.winner == own
        assert won >= 6, rival


def test_the_same_seed_finds_the_same_and_the_game_stays_as_it_is():
    core = cairn_core.start(9)
    before = core.written()
    assert core.think(4, nodes=30_000) == core.think(4, nodes=30_000)
    assert core.written() == before
    assert core.think(4, nodes=10**9, seconds=1e-6)[0] in core.options  # without any time it still answers


@pytest.mark.parametrize("asked", [{}, {"nodes": 0}, {"seconds": -1.0}, {"nodes": 5, "turns": 0}, {"nodes": "x"}])
def test_a_bad_question_is_refused(asked: dict[str, Any]):
    with pytest.raises((ValueError, TypeError)):
        cairn_core.start(1).think(1, **asked)


# What it sees


def test_the_traits_are_those_of_plain_python():
    for rules, core in positions(240):
        for mirrored in (False, True):
            found = core.traits(mirrored)
            assert len(found) == len({*found})
            assert {*found} == plain_network.traits(rules.state, mirrored)


def test_the_network_says_what_plain_python_says():
    network = plain_network.read(cairn_core.NETWORK.read_bytes())
    said = set()
    for rules, core in positions(120, seed=500):
        mover = to_move(rules.state)
        said.add(core.standing(mover))
        assert core.standing(mover) == plain_network.worth(network, plain_network.traits(rules.state))
    assert len(said) > 60


def turned(core: Any) -> Any:
    """The same position with the tribes exchanged and the field turned about."""
    data = bytearray(core.written())
    places = [25 if place == 25 else 24 - place for place in data[:10]]
    data[:10] = bytes(places[5:] + places[:5])
    data[10:35] = bytes(data[10:35])[::-1]
    at = 35 + 3 + 1 + 17 + 17 + 4
    data[at], data[at + 1] = data[at + 1], data[at]
    data[at + 2], data[at + 3] = 1 - data[at + 2], 1 - data[at + 3]
    asked = at + 4 + 1 + 8 + 1 + 1
    data[asked] = 1 - data[asked]
    return cairn_core.load(bytes(data[:-20]) + bytes(4) + bytes(data[-16:]))


def test_a_position_is_worth_the_same_from_either_side_and_turned_about():
    seen = 0
    for _, core in positions(200, seed=900):
        assert core.standing(0) == -core.standing(1)
        if core.kind == "cairn.action" and len(core.written()) == len(cairn_core.start(1).written()):
            twin = turned(core)
            assert twin.seat == 1 - core.seat
            assert twin.standing(1) == core.standing(0)
            assert sorted(twin.traits(True)) == sorted(core.traits(True))
            seen += 1
    assert seen > 100


# What it may not see


def test_what_a_seat_does_not_know_does_not_change_its_thought():
    position = nemeton.start("cairn", seed=6).position()
    position["state"]["stack"].reverse()
    one, other = nemeton.start("cairn", seed=6), nemeton.from_position(position)
    assert cairn_core.of(one, 0).think(3, nodes=20_000) == cairn_core.of(other, 0).think(3, nodes=20_000)


# Where it is missing


@pytest.mark.usefixtures("_network_again")
@pytest.mark.parametrize("damage", ["missing", "empty", "short", "long", "one bit"])
def test_a_damaged_network_is_refused_and_the_usual_search_answers(damage: str, tmp_path: Path, caplog: Any):
    file, data = tmp_path / "network.bin", cairn_core.NETWORK.read_bytes()
    match damage:
        case "empty":
            file.write_bytes(b"")
        case "short":
            file.write_bytes(data[:-1])
        case "long":
            file.write_bytes(data + b"\0")
        case "one bit":
            file.write_bytes(data[:5000] + bytes([data[5000] ^ 4]) + data[5001:])
    why_not = cairn_core.read_network(file)
    assert why_not
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cairn_core, "why_no_network", why_not)
        compiled._has_learned.cache_clear()
        game = nemeton.start("cairn", seed=2)
        assert game.ask is not None
        for seed in range(2):
            bot = ChampionBot(seed, nodes=500, without=SearchBot(seed, iterations=40))
            option = bot.choose(game.imagined(game.ask.seat, Random(1)), game.ask.seat)
            assert option in game.ask.options
            assert 0 < bot.iterations <= 40
    assert caplog.text.count("no network for the champion of cairn") == 1
    assert cairn_core.start(1).think(1, nodes=500)[0] in cairn_core.start(1).options  # by the judge


@pytest.mark.usefixtures("_network_again")
@pytest.mark.parametrize("spec", ["champion:500", "level:8"])
def test_without_a_core_the_rules_are_searched(spec: str, monkeypatch: pytest.MonkeyPatch, caplog: Any):
    from tests.bots.short_levels import shorten

    shorten(monkeypatch)
    monkeypatch.setattr(cairn_core, "available", False)
    monkeypatch.setattr(cairn_core, "why_not", "it was taken away")
    monkeypatch.setattr("nemeton.bots.search.core_of", lambda _game, _seat: None)
    compiled._has_learned.cache_clear()
    compiled._found.cache_clear()
    game = nemeton.start("cairn", seed=2)
    assert game.ask is not None
    bot = make(spec, 1, at_most=0.2)
    assert bot.choose(game.imagined(game.ask.seat, Random(1)), game.ask.seat) in game.ask.options
    assert "it was taken away" in caplog.text


def test_the_network_is_small_enough_for_the_package():
    assert 0 < cairn_core.NETWORK.stat().st_size < 4 * 1024 * 1024
    assert not cairn_core.why_no_network


# How it learns


@pytest.mark.usefixtures("_network_again")
def test_it_learns_from_its_own_games():
    samples = cairn_core.built().self_play(1, 60, 30, 1)
    assert samples == cairn_core.built().self_play(1, 60, 30, 1)
    network, before, after = cairn_core.built().learn(samples, 1, 10, 0.0)
    assert len(network) == cairn_core.NETWORK.stat().st_size
    assert network != cairn_core.NETWORK.read_bytes()
    assert 0 < after < before
    core = cairn_core.start(3)
    assert core.seat is not None
    said = core.standing(core.seat)
    cairn_core.built().set_network(network)
    assert core.standing(core.seat) != said
    assert core.standing(core.seat) == plain_network.worth(plain_network.read(network), {*core.traits(False)})


@pytest.mark.parametrize(
    "bad",
    [
        lambda: cairn_core.built().learn(b"", 1, 1, 0.5),
        lambda: cairn_core.built().learn(b"\xff" * len(cairn_core.built().self_play(1, 2, 10, 1)), 1, 1, 0.5),
        lambda: cairn_core.built().learn(cairn_core.built().self_play(1, 2, 10, 1), 1, 0, 0.5),
        lambda: cairn_core.built().learn(cairn_core.built().self_play(1, 2, 10, 1), 1, 1, 1.5),
        lambda: cairn_core.built().self_play(1, 0, 10, 1),
        lambda: cairn_core.built().self_play(1, 1, 0, 1),
        lambda: cairn_core.built().self_play(1, 1, 10, 999),
        lambda: cairn_core.built().set_network(b"nothing"),
    ],
)
def test_bad_lessons_are_refused(bad: Any):
    with pytest.raises(ValueError, match=r"\w"):
        bad()
