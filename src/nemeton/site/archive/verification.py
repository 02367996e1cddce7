"""Was this game dealt fairly? Everything that can be checked in a finished record, step by step, with the evidence.

Before the first move a table shows the hash of its secret seed. Then every seat adds a word of its own (its nonce). All
shuffles and rolls come from a stream that these alone decide: number n of it is the first 8 bytes of
HMAC-SHA-256(key, n), and the key is SHA-256("nemeton" + 0 + SHA-256(seed) + SHA-256(nonce) + …). Here the stream is
computed anew, apart from the kernel's own code, and compared with every number that the replayed game takes.
"""

import hmac
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import nemeton
from nemeton.kernel import BadRecord, Chance, NemetonError
from nemeton.kernel.bounds import RECORD, too_much
from nemeton.kernel.chance import chance_read
from nemeton.kernel.records import plain

from .records import check_length, opening_of_record

_HIGHEST = (1 << 64) - 1
GOOD, BAD, OPEN = "good", "bad", "open"


class ChanceDraw(NamedTuple):
    """One number that the game took: after which answer, where in the stream, out of how many, which, and its hash."""

    moment: int
    counter: int
    size: int
    number: int
    digest: str


class Finding(NamedTuple):
    """One step of the check: what was looked at, whether it holds, and the values of its sentence."""

    step: str
    verdict: str
    reason: str
    values: Mapping[str, Any] = {}
    error: NemetonError | None = None

    @property
    def kind(self) -> str:
        """The kind of the sentence that tells it."""
        return f"site.verify.{self.step}.{self.reason}"


class VerificationReport(NamedTuple):
    """What was found, step by step, and the evidence."""

    findings: list[Finding]
    seed: str = ""
    commitment: str = ""
    computed: str = ""
    nonces: Sequence[str] = ()
    key: str = ""
    draws: Sequence[ChanceDraw] = ()

    @property
    def verdict(self) -> str:
        """Bad when a step fails; good when what was promised is known and all holds; otherwise nobody can tell."""
        verdicts = {finding.step: finding.verdict for finding in self.findings}
        if BAD in verdicts.values():
            return BAD
        is_promised = GOOD in (verdicts.get("published"), verdicts.get("noted"))
        holds = all(verdicts.get(step) == GOOD for step in ("commitment", "replay", "stream", "result"))
        return GOOD if is_promised and holds else OPEN


class PublishedDeal(NamedTuple):
    """What this site itself knows of the table that the record comes from."""

    commitment: str
    nonces: Sequence[str]
    record: dict[str, Any]


class WatchedChance:
    """A source of chance that notes whatever is taken from it."""

    def __init__(self, source: Chance, draws: list[ChanceDraw], moment: list[int]) -> None:
        self._source, self._draws, self._moment = source, draws, moment

    @property
    def counter(self) -> int:
        return self._source.counter

    @counter.setter
    def counter(self, counter: int) -> None:
        self._source.counter = counter

    def below(self, size: int) -> int:
        number = self._source.below(size)
        self._draws.append(ChanceDraw(self._moment[0], self._source.counter, size, number, ""))
        return number

    def copy(self) -> "WatchedChance":
        return WatchedChance(self._source.copy(), self._draws, self._moment)

    def written(self) -> dict[str, Any]:
        return self._source.written()


def stream_key(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The key of a table's stream.

    >>> from nemeton.kernel import Sealed
    >>> stream_key(b"oak", ["ash"]) == Sealed(b"oak", ["ash"])._key
    True
    """
    parts = [seed, *(nonce.encode() for nonce in nonces)]
    return sha256(b"nemeton\0" + b"".join(sha256(part).digest() for part in parts)).digest()


def stream_digest(key: bytes, counter: int) -> bytes:
    """Number `counter` of the stream, as 32 bytes."""
    return hmac.new(key, counter.to_bytes(8, "big"), sha256).digest()


def stream_number(digest: bytes, size: int) -> int | None:
    """What the stream says out of so many; None where it must be drawn again, so that all are equally likely."""
    value = int.from_bytes(digest[:8], "big")
    return value % size if value < _HIGHEST - _HIGHEST % size else None


def verify(record: Any, published: PublishedDeal | None = None, noted: str = "") -> VerificationReport:
    """Check a record. `published` is what this site knows of its table, `noted` a commitment the reader wrote down."""
    try:
        check_length(record)
        segment, told = _parts(record)
    except NemetonError as error:
        return VerificationReport([Finding("read", BAD, "unreadable", error=error)])
    findings = [Finding("read", GOOD, "readable", {"game": record["game"], "count": len(segment["answers"])})]
    if "sealed" not in segment["chance"]:
        findings.append(Finding("commitment", OPEN, "not_sealed"))
        return VerificationReport([*findings, *_replayed(record, [], b"", told)])
    seed_text, commitment = segment["chance"].get("sealed"), segment["chance"].get("commitment")
    nonces = segment["chance"].get("nonces")
    try:
        seed = bytes.fromhex(seed_text)
        if not isinstance(commitment, str) or not all(isinstance(nonce, str) for nonce in nonces):
            raise ValueError
    except (TypeError, ValueError):
        return VerificationReport([*findings, Finding("commitment", BAD, "unreadable")])
    computed, key = sha256(seed).hexdigest(), stream_key(seed, nonces)
    is_same = hmac.compare_digest(computed.encode(), commitment.strip().lower().encode())
    findings.append(Finding("commitment", GOOD, "same") if is_same else Finding("commitment", BAD, "other"))
    findings += _compared(published, noted, computed, nonces, record)
    draws: list[ChanceDraw] = []
    findings += _replayed(record, draws, key, told) if is_same else [Finding("replay", OPEN, "left_out")]
    told_draws = [draw._replace(digest=stream_digest(key, draw.counter).hex()) for draw in draws]
    return VerificationReport(findings, seed_text, commitment, computed, nonces, key.hex(), told_draws)


def _parts(record: Any) -> tuple[dict[str, Any], Any]:
    """The last segment and the told result of something that looks like a record of a finished game."""
    if not isinstance(record, dict) or record.get("nemeton") != 1:
        raise BadRecord("record/not_a_record", problem=type(record).__name__)
    problem = too_much(record, RECORD)
    if problem is not None:
        raise BadRecord("record/malformed", problem=problem)
    segments = record.get("segments")
    if not isinstance(record.get("game"), str) or record["game"] not in nemeton.rulebooks():
        raise BadRecord("record/truncated", part="game")
    if not isinstance(segments, list) or not segments or not isinstance(segments[-1], dict):
        raise BadRecord("record/truncated", part="segments")
    for part, kind in (("answers", list), ("chance", dict)):
        if not isinstance(segments[-1].get(part), kind):
            raise BadRecord("record/truncated", part=part)
    return segments[-1], record.get("result")


def _compared(
    published: PublishedDeal | None, noted: str, computed: str, nonces: Sequence[str], record: dict[str, Any]
) -> list[Finding]:
    """Is it what was shown before the game, here or to the reader, and what each seat added?"""
    findings = []
    noted = "".join(noted.split()).lower()
    if noted:
        findings.append(Finding("noted", GOOD if noted == computed else BAD, "same" if noted == computed else "other"))
    if published is None:
        if not noted:
            findings.append(Finding("published", OPEN, "unknown"))
        findings.append(Finding("nonces", OPEN, "unknown", {"count": len(nonces)}))
        return findings
    is_ours = published.commitment == computed
    findings.append(Finding("published", GOOD if is_ours else BAD, "same" if is_ours else "other"))
    changed = next(
        (seat for seat, pair in enumerate(zip(nonces, published.nonces, strict=False)) if pair[0] != pair[1]), None
    )
    if len(nonces) != len(published.nonces):
        changed = min(len(nonces), len(published.nonces))
    if changed is None:
        findings.append(Finding("nonces", GOOD, "same", {"count": len(nonces)}))
    else:
        findings.append(Finding("nonces", BAD, "other", {"number": changed + 1}))
    mine, kept = record["segments"][-1]["answers"], published.record["segments"][-1]["answers"]
    wrong = next((at for at, pair in enumerate(zip(mine, kept, strict=False), 1) if pair[0] != pair[1]), None)
    if wrong is None and len(mine) != len(kept):
        wrong = min(len(mine), len(kept)) + 1
    if wrong is None:
        findings.append(Finding("answers", GOOD, "same", {"count": len(mine)}))
    else:
        findings.append(Finding("answers", BAD, "other", {"number": wrong}))
    return findings


def _replayed(record: dict[str, Any], draws: list[ChanceDraw], key: bytes, told: Any) -> list[Finding]:
    """Play it again: is every answer legal, does every number come from the stream, and does it end as told?"""
    moment = [0]
    try:
        loaded = nemeton.load({name: value for name, value in record.items() if name != "result"})
        rewritten = loaded.record()
        source = chance_read(rewritten["segments"][-1]["chance"], rewritten["segments"][-1]["counter"])
        game = opening_of_record(rewritten, WatchedChance(source, draws, moment))
        for moment[0], event in enumerate(loaded.history, 1):
            game.repeat(event)
    except NemetonError as error:
        return [Finding("replay", BAD, "illegal", error=error)]
    findings = [Finding("replay", GOOD, "legal", {"count": len(loaded.history)})]
    if key:
        findings.append(_stream_checked(draws, key))
    if told is None:
        findings.append(Finding("result", OPEN, "untold"))
    elif told == plain(game.result):
        findings.append(Finding("result", GOOD, "same"))
    else:
        findings.append(Finding("result", BAD, "other"))
    return findings


def _stream_checked(draws: Sequence[ChanceDraw], key: bytes) -> Finding:
    """Does every number that the game took stand in the stream?"""
    for draw in draws:
        if stream_number(stream_digest(key, draw.counter), draw.size) != draw.number:
            return Finding("stream", BAD, "other", {"number": draw.counter})
    return Finding("stream", GOOD, "same", {"count": len(draws)})
