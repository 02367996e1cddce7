"""Verify: yes for a true record, no and the reason for one that was changed."""

import copy
import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

import pytest

import nemeton
from nemeton.kernel import Sealed
from nemeton.site.archive.verification import (
    BAD,
    GOOD,
    OPEN,
    PublishedDeal,
    VerificationReport,
    stream_digest,
    stream_key,
    stream_number,
    verify,
)
from tests.site.looking_back import VERA, Site, open_site

pytestmark = pytest.mark.slow

Record = dict[str, Any]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as opened:
        yield opened


@pytest.fixture(scope="module")
def finished(site: Site) -> str:
    return site.table()


@pytest.fixture
def record(site: Site, finished: str) -> Record:
    return json.loads(site.get(f"/tables/{finished}/record").content)  # type: ignore[no-any-return]


def published(record: Record) -> PublishedDeal:
    chance = copy.deepcopy(record["segments"][-1]["chance"])
    return PublishedDeal(chance["commitment"], chance["nonces"], copy.deepcopy(record))


def failed(report: VerificationReport) -> list[tuple[str, str]]:
    return [(finding.step, finding.reason) for finding in report.findings if finding.verdict == BAD]


def test_the_stream_is_computed_apart_from_the_kernel_and_agrees_with_it() -> None:
    sealed = Sealed(b"\1" * 32, ["ash", "oak"])
    key = stream_key(b"\1" * 32, ["ash", "oak"])
    for size in (2, 3, 17, 52, 1000):
        number = sealed.below(size)
        assert stream_number(stream_digest(key, sealed.counter), size) == number


def test_a_true_record_holds(record: Record) -> None:
    report = verify(record, published(record))
    assert report.verdict == GOOD
    assert len(report.draws) > 15
    assert report.computed == report.commitment
    assert {finding.step for finding in report.findings} == {
        "read",
        "commitment",
        "published",
        "nonces",
        "answers",
        "replay",
        "stream",
        "result",
    }


def test_a_changed_seed_is_told(record: Record) -> None:
    true = published(record)
    record["segments"][-1]["chance"]["sealed"] = "00" * 32
    assert ("commitment", "other") in failed(verify(record, true))
    assert verify(record).verdict == BAD


def test_a_changed_seed_with_a_commitment_that_fits_is_told(record: Record) -> None:
    """Whoever changes both is caught by the table, by the reader's note, or by the replay."""
    true = published(record)
    record["segments"][-1]["chance"].update(sealed="00" * 32, commitment=sha256(bytes(32)).hexdigest())
    assert ("published", "other") in failed(verify(record, true))
    assert ("noted", "other") in failed(verify(record, noted=true.commitment))
    assert ("replay", "illegal") in failed(verify(record))


def change_an_answer(record: Record) -> None:
    answers = record["segments"][-1]["answers"]
    answers[0], answers[2] = answers[2], answers[0]


def drop_an_answer(record: Record) -> None:
    del record["segments"][-1]["answers"][-1]


def change_a_nonce(record: Record) -> None:
    record["segments"][-1]["chance"]["nonces"][1] = "moss"


def change_the_result(record: Record) -> None:
    record["result"]["winners"] = [1 - record["result"]["winners"][0]]


@pytest.mark.parametrize(
    ("change", "by_the_record_alone", "by_the_table"),
    [
        (change_an_answer, ("replay", "illegal"), ("answers", "other")),
        (drop_an_answer, ("result", "other"), ("answers", "other")),
        (change_a_nonce, ("replay", "illegal"), ("nonces", "other")),
        (change_the_result, ("result", "other"), ("result", "other")),
    ],
)
def test_whatever_was_changed_is_told(
    record: Record,
    change: Callable[[Record], None],
    by_the_record_alone: tuple[str, str],
    by_the_table: tuple[str, str],
) -> None:
    true = published(record)
    change(record)
    assert by_the_record_alone in failed(verify(record))
    assert by_the_table in failed(verify(record, true))
    assert verify(record).verdict == verify(record, true).verdict == BAD


def test_without_anything_to_compare_with_nobody_says_yes_too_soon(record: Record) -> None:
    """The steps hold, and the one that cannot be compared says so."""
    report = verify(record)
    assert not failed(report)
    assert ("published", OPEN) in [(finding.step, finding.verdict) for finding in report.findings]
    assert report.verdict == OPEN
    noted = report.computed
    assert verify(record, noted=f" {noted[:20]}\n{noted[20:].upper()} ").verdict == GOOD


def test_a_plain_seed_promises_nothing() -> None:
    game = nemeton.start("cairn", seed=7)
    assert verify(game.record()).verdict == OPEN


def test_an_undo_past_chance_skips_numbers_and_still_holds(site: Site) -> None:
    """The stream jumps ahead; every number that was taken stands at its place."""
    game = nemeton.start("cairn", seed=Sealed(b"\7" * 32, ["a", "b"]))
    assert game.ask is not None
    seat = game.ask.seat
    game.answer(game.ask.options[0])
    game.undo(seat, agreed=True)
    report = verify(game.record())
    assert not failed(report)


# The page


def test_the_page_checks_a_finished_table(site: Site, finished: str) -> None:
    page = site.get(f"/verify?table={finished}")
    row = site.run(site.house.tables.look, finished).row
    assert page.status_code == 200
    assert 'class="verdict panel is-good"' in page.text
    assert row.seed in page.text
    assert Sealed(bytes.fromhex(row.seed)).commitment in page.text
    assert "heather" in page.text


def test_a_running_table_keeps_its_seed(site: Site) -> None:
    running = site.table(answers=4)
    site.as_visitor(VERA)
    page = site.get(f"/verify?table={running}")
    assert page.status_code == 409
    assert site.run(site.house.tables.look, running).row.seed not in page.text


def test_a_record_of_a_running_table_is_compared_with_nothing(site: Site, record: Record) -> None:
    """Naming a running table in a record must not make the page tell anything about that table."""
    running = site.table(answers=4)
    record["table"]["id"] = running
    page = site.post("/verify", {"text": json.dumps(record)}).text
    seed = site.run(site.house.tables.look, running).row.seed
    assert seed not in page
    assert Sealed(bytes.fromhex(seed)).commitment not in page
    assert 'is-open"' in page


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("change", [None, change_an_answer, change_a_nonce, change_the_result, drop_an_answer])
def test_the_page_says_no_with_the_reason(site: Site, record: Record, change: Any, language: str) -> None:
    if change:
        change(record)
    page = site.post(f"/verify?lang={language}", {"text": json.dumps(record)})
    assert page.status_code == 200
    assert language == "en" or "Legal:" not in page.text
    assert f'class="verdict panel is-{"bad" if change else "good"}"' in page.text
