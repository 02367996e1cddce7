"""The compiled core of Cairn makes the same decisions as the rules."""

import struct
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton import cairn_core
from nemeton.bots import SearchBot, compiled, make
from nemeton.kernel import BadSetup
from tests.cairn_core.lockstep import TABLES, anything, begin, compare, go_back, play_on
from tests.games.cairn.board import given

pytestmark = pytest.mark.skipif(not cairn_core.available, reason=f"no core: {cairn_core.why_not}")

LOOP = """
5 . . . . F
4 . S F F .
3 . * * F .
2 S S S S .
1 . . . . .
stones b3 cromlech_of_the_stars, c3 menhir_of_the_dancers
tokens diagonal
"""


# The same decisions


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_core_and_rules_decide_alike(number: int):
    for seed in range(number, number + 60, 6):
        rules, core = begin(TABLES[number], seed)
        assert play_on(rules, core, Random(seed))


@pytest.mark.long
@pytest.mark.parametrize("part", range(24))
def test_core_and_rules_decide_alike_in_many_games(part: int):
    kinds = Counter[str]()
    for seed in range(100 * part, 100 * part + 100):
        rules, core = begin(TABLES[seed % len(TABLES)], seed)
        kinds.update(play_on(rules, core, Random(seed)))
    assert len(kinds) >= 16  # of 18: the three of a turn, and every ability that asks; rare ones may be missing


def test_a_repetition_ends_in_a_draw_in_both():
    ends = Counter[str]()
    for seed in range(8):
        rules, core = begin({"repetition": "draw"}, seed, turn_limit=400)
        play_on(rules, core, Random(seed), go_back)
        ends[core.how] += 1
    assert ends["repetition"] > 0, ends


def test_without_the_ruling_a_repetition_plays_on():
    rules, core = begin({}, 0, turn_limit=60)
    play_on(rules, core, Random(0), go_back)
    assert core.how != "repetition"


def test_a_loop_of_abilities_may_be_stopped_and_stops_in_both():
    """R7: the second time its owner may stop, the third time it stops by itself."""
    for stops in (True, False):
        rules = given(LOOP)
        rules.answer(["move", "a2", "b3"])
        core = cairn_core.of(rules)
        assert "stop" in core.options
        compare(rules, core)
        while "stop" in core.options:
            option = "stop" if stops else core.options[0]
            rules.answer(option)
            core.answer(option)
            compare(rules, core)
        assert core.kind == "cairn.action"


# Any position


def test_any_running_game_is_taken_over_at_any_question():
    for seed in range(12):
        rules, core = begin(TABLES[seed % len(TABLES)], seed)
        rng = Random(seed)
        while rules.ask is not None:
            taken = cairn_core.of(rules)
            compare(rules, taken)
            assert cairn_core.load(core.written()).written() == core.written()
            option = anything(core, rng)
            rules.answer(option)
            core.answer(option)
        assert cairn_core.of(rules).how == rules.result.how


def test_games_from_positions_play_on_alike():
    rules = nemeton.start("cairn", seed=3, options={"repetition": "draw"})
    rng = Random(3)
    for _ in range(25):
        assert rules.ask is not None
        rules.answer(rng.choice(rules.ask.options))
    again = nemeton.from_position(rules.position(), seed=4)
    play_on(again, cairn_core.of(again), rng)


def test_tucked_stones_are_known_and_the_others_are_not():
    # given a stack whose two lowest stones were tucked in sight of all
    position = nemeton.start("cairn", seed=5).position()
    position["state"]["tucked"] = 2
    game = nemeton.from_position(position)
    stack = [stone.card for stone in game.state.stack]
    core = cairn_core.of(game, 0)
    # when it is imagined again and again
    orders = [_stack(core.imagined(seed)) for seed in range(40)]
    # then the tucked stones stay, and the others lie in any order
    assert {order[-2:] for order in orders} == {tuple(stack[-2:])}
    assert len({order[0] for order in orders}) > 5
    assert all(sorted(order) == sorted(stack) for order in orders)


def test_what_a_seat_does_not_know_is_not_taken_over():
    one = nemeton.start("cairn", seed=6)
    position = one.position()
    position["state"]["stack"].reverse()
    other = nemeton.from_position(position)
    assert cairn_core.of(one).written() != cairn_core.of(other).written()
    assert cairn_core.of(one, 0).written() == cairn_core.of(other, 0).written()


def _stack(core: Any) -> tuple[str, ...]:
    from nemeton.games.cairn.megaliths import MEGALITHS

    data = core.written()[10 + 25 + 3 :]
    return tuple(MEGALITHS[stone] for stone in data[1 : 1 + data[0]])


# Playing, copying, searching


def test_a_copy_goes_its_own_way():
    core = cairn_core.start(1, {"repetition": "draw"})
    before, copy = core.written(), core.copy()
    for number in range(30):
        copy.choose(number % len(copy.options))
    assert core.written() == before != copy.written()


def test_a_playout_ends_and_leaves_the_game_alone():
    core = cairn_core.start(1)
    before = core.written()
    assert core.playout(1).over
    assert core.playout(1).written() == core.playout(1).written()
    assert {core.playout(seed).winner for seed in range(20)} == {0, 1}
    assert core.written() == before


def test_a_win_at_once_is_found():
    game = given(
        "5 . . S . .\n4 . . . . .\n3 F . . . .\n2 . . . . .\n1 S . . . F\nscore 2 0\nupcoming deer_rock stormwell"
    )
    done, found = cairn_core.of(game, 0).search(1, iterations=1000)
    best = max(found, key=lambda branch: branch[2])
    assert (done, best[0].origin, best[0].to, round(best[2], 6)) == (0, "c5", "off:N", 1)


def test_the_same_seed_finds_the_same():
    core = cairn_core.start(9)
    assert core.search(4, iterations=500) == core.search(4, iterations=500)
    done, found = core.search(4, iterations=500, to_the_end=True)
    assert (done, sum(visits for _, visits, _ in found)) == (500, 500)
    assert [option for option, _, _ in found] == core.options


def test_more_thought_beats_less():
    won = 0
    for number in range(8):
        core, sides = cairn_core.start(number // 2, turn_limit=200), (2000, 20) if number % 2 else (20, 2000)
        while core.seat is not None:
            _, found = core.search(number, iterations=sides[core.seat])
            core.answer(max(found, key=lambda branch: branch[1:])[0])
        won += core.winner is not None and sides[core.winner] == 2000
    assert won >= 6


# Many at once


def test_a_batch_plays_as_single_games_do():
    batch, singles = (
        cairn_core.batch(20, seed=3),
        [cairn_core.start(3 + number, turn_limit=1000) for number in range(20)],
    )
    rng = Random(1)
    for _ in range(40):
        counts = struct.unpack("20H", batch.counts)
        assert counts == tuple(len(single.options) for single in singles)
        assert [*batch.seats] == [255 if single.seat is None else single.seat for single in singles]
        chosen = [rng.randrange(count) if count else 0 for count in counts]
        batch.choose(struct.pack("20H", *chosen))
        for single, number in zip(singles, chosen, strict=True):
            if not single.over:
                single.choose(number)
    assert [batch[number].written() for number in range(20)] == [single.written() for single in singles]
    assert batch.playout(1) > 0
    assert not any(struct.unpack("20H", batch.counts))
    assert set(batch.winners) <= {0, 1, 255}
    batch.restart(0, 3)
    assert batch[0].written() == cairn_core.start(3, turn_limit=1000).written()


# Bad input


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        (lambda: cairn_core.start(1, {"megaliths": "none"}), BadSetup),
        (lambda: cairn_core.start(1, turn_limit=-1), ValueError),
        (lambda: cairn_core.start("x"), BadSetup),  # type: ignore[arg-type]
        (lambda: cairn_core.batch(0), ValueError),
        (lambda: cairn_core.batch(10**9), ValueError),
        (lambda: cairn_core.load(b""), ValueError),
        (lambda: cairn_core.load(b"\0" * 200), ValueError),
        (lambda: cairn_core.start(1).answer("nothing"), ValueError),
        (lambda: cairn_core.start(1).choose(99), IndexError),
        (lambda: cairn_core.start(1).search(1), ValueError),
        (lambda: cairn_core.start(1).judge(2), ValueError),
        (lambda: cairn_core.batch(3).choose(b"\0"), ValueError),
        (lambda: cairn_core.batch(3).choose(b"\xff" * 6), ValueError),
    ],
)
def test_bad_input_is_refused(bad: Any, error: type[Exception]):
    with pytest.raises(error):
        bad()


@pytest.mark.parametrize("agenda", [[0], [1], [2], [1, 3]])
def test_a_turn_that_begins_with_something_still_to_do_is_refused(agenda: list[int]):
    """Nothing lies on the agenda when an action is asked for; the search would run into what cannot be."""
    data = bytearray(cairn_core.start(1).written())
    at = 10 + 25 + 3 + 1 + 17 + 17 + 4 + 4  # where the agenda is
    assert data[at] == 0
    data[at : at + 1 + len(agenda)] = bytes([len(agenda), *agenda])
    with pytest.raises(ValueError, match="no position"):
        cairn_core.load(bytes(data))


def test_wrong_bytes_are_refused_or_played_and_never_crash():
    """In a process of its own, which a crash would end."""
    code = """
from random import Random
from nemeton import cairn_core
rng, played = Random(1), 0
for number in range(4000):
    core = cairn_core.start(number % 50, {"repetition": "draw"}, 300)
    for _ in range(rng.randrange(12)):
        if not core.over:
            core.choose(rng.randrange(len(core.options)))
    data = bytearray(core.written())
    for _ in range(rng.randrange(1, 4)):
        data[rng.randrange(len(data))] = rng.choice((0, 1, 2, 5, 16, 24, 25, 31, 255, rng.randrange(256)))
    try:
        core = cairn_core.load(bytes(data))
    except ValueError:
        continue
    played += core.playout(number).over
    if not core.over:
        core.search(number, iterations=20)
        core.think(number, nodes=300)
print(played)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) > 100


# Where it is used


def test_search_bots_use_the_core(monkeypatch: pytest.MonkeyPatch):
    game = nemeton.start("cairn", seed=2)
    assert game.ask is not None
    bot = SearchBot(1, iterations=5000)
    assert bot.choose(game.imagined(game.ask.seat, Random(1)), game.ask.seat) in game.ask.options
    assert bot.iterations > 1000


def test_without_a_core_bots_search_the_rules_and_say_so(monkeypatch: pytest.MonkeyPatch, caplog: Any):
    monkeypatch.setattr(cairn_core, "available", False)
    monkeypatch.setattr(cairn_core, "why_not", "it was taken away")
    compiled._found.cache_clear()
    game = nemeton.start("cairn", seed=2)
    assert game.ask is not None
    assert make("search:8", 1).choose(game.imagined(game.ask.seat, Random(1)), game.ask.seat) in game.ask.options
    assert "it was taken away" in caplog.text
    compiled._found.cache_clear()


def test_a_core_that_fails_leads_to_the_rules(monkeypatch: pytest.MonkeyPatch, caplog: Any):
    monkeypatch.setattr(cairn_core, "of", lambda game, seat: 1 // 0)
    game = nemeton.start("cairn", seed=2)
    assert game.ask is not None
    assert make("search:8", 1).choose(game.imagined(game.ask.seat, Random(1)), game.ask.seat) in game.ask.options
    assert "ZeroDivisionError" in caplog.text
