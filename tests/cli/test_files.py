"""Records as files: plain, compressed, damaged."""

import json
import random
import zlib
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.files import pack, read_file, unpack, write_file
from nemeton.terminal.opening import open_data
from tests.cli.running import played

HEADER = 400  # bytes: the names of everything, the options, the result


@pytest.mark.parametrize("name", ["game.json", "game.json.gz", "deep/in/game.gz"])
def test_a_record_comes_back_as_it_was(tmp_path: Path, name: str):
    record = played().record()
    write_file(tmp_path / name, record)
    assert nemeton.load(read_file(tmp_path / name)).record() == record
    assert [path.name for path in (tmp_path / name).parent.iterdir()] == [Path(name).name]
    assert (tmp_path / name).read_bytes().startswith(b"\x1f\x8b") == name.endswith(".gz")


def test_a_zlib_stream_is_read_too(tmp_path: Path):
    record = played().record()
    (tmp_path / "game.z").write_bytes(zlib.compress(json.dumps(record).encode()))
    assert read_file(tmp_path / "game.z") == record


def test_a_compressed_record_takes_at_most_twenty_bytes_an_answer():
    for seed in range(10):
        game = played(seed)
        assert len(pack(game.record())) <= 20 * len(game.history) + HEADER
    assert pack(played(3).record()) == pack(played(3).record())


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", pack({"a": [1] * 99})[:-9], pack({})[:4], b"\x1f\x8bnothing", b"[" * 100_000, b"x\x9c"],
)
def test_what_is_no_file_of_ours_is_one_sentence(tmp_path: Path, content: bytes):
    path = tmp_path / "damaged"
    path.write_bytes(content)
    with pytest.raises(nemeton.BadRecord) as wrong:
        read_file(path)
    assert wrong.value.code == "file/not_json"
    assert str(path) in wrong.value.text()
    with pytest.raises(ValueError):  # noqa: PT011
        unpack(content)


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "game.json"
    write_file(path, {"old": 1})
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        write_file(path, {"new": 1})
    assert read_file(path) == {"old": 1}
    assert list(tmp_path.iterdir()) == [path]


# Records and positions that somebody has changed by hand

OTHERS: list[Any] = [None, True, -1, 0, 10**30, 1.5, "", "sea", [], [[]], {}, {"x": 1}]


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every container in some data with each of its keys."""
    found = []
    if isinstance(data, (dict, list)):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            found += [(data, key), *places(value)]
    return found


def damaged(data: Any, rng: random.Random) -> Any:
    """The data with one thing changed, left out or put twice."""
    data = json.loads(json.dumps(data))
    container, key = rng.choice(places(data))
    match rng.randrange(3):
        case 0:
            container[key] = rng.choice(OTHERS)
        case 1:
            del container[key]
        case _:
            container[key] = [container[key], container[key]]
    return data


def what_is_wrong(data: Any) -> list[str]:
    """What is said about data that cannot be opened, in every language; nothing about data that can."""
    try:
        open_data(data)
    except nemeton.NemetonError as error:
        return [error.text(language) for language in ("en", "ru", "uk")]
    return []


@pytest.mark.slow
@pytest.mark.parametrize("what", ["running", "finished", "position"])
def test_a_changed_file_opens_or_says_what_is_wrong(what: str):
    rng = random.Random(what)
    game = played(answers=None if what == "finished" else 25)
    data = game.position() if what == "position" else game.record()
    told = [what_is_wrong(damaged(data, rng)) for _ in range(400)]
    assert sum(map(bool, told)) > 100


def test_damage_that_no_check_foresaw_is_a_sentence_too(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(nemeton, "load", lambda _data: dict[str, int]()["nothing"])
    monkeypatch.setattr(nemeton, "from_position", lambda _data: dict[str, int]()["nothing"])
    assert "KeyError" in what_is_wrong(played(answers=3).record())[0]
    assert "KeyError" in what_is_wrong(played(answers=3).position())[0]
