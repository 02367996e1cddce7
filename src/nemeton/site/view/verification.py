"""The page of a check: was a game dealt fairly? A worker makes it."""

from typing import Any, NamedTuple

from nemeton.kernel import Phrase

from ..archive.records import read_json
from ..archive.verification import PublishedDeal, verify
from ..base.input_errors import told_in
from ..words import site_words
from .reader import Reader


class VerificationStep(NamedTuple):
    """One step of the check, in the reader's language."""

    title: str
    verdict: str
    text: str


class SourceTable(NamedTuple):
    """The table of this site from which a record comes: its id, the address of its replay, and what is known of it."""

    table_id: str
    address: str
    published: PublishedDeal


def table_named(content: bytes | str) -> str:
    """The table that a record says it comes from; empty if it names none."""
    record = read_json(content)
    told = record.get("table") if isinstance(record, dict) else None
    table_id = told.get("id") if isinstance(told, dict) else None
    return table_id[:40] if isinstance(table_id, str) else ""


def verified_page(content: Any, noted: str, table: SourceTable | None, reader: Reader) -> str:
    """A record checked step by step: one that was sent in, or that of a table, which is no text but data."""
    record = read_json(content) if isinstance(content, bytes | str) else content
    report = verify(record, table.published if table else None, noted)
    say = site_words(reader.language).say
    steps = [
        VerificationStep(
            say(Phrase(f"site.verify.{finding.step}")),
            finding.verdict,
            " ".join(
                [
                    say(Phrase(finding.kind, finding.values)),
                    *([told_in(finding.error, reader.language)] if finding.error else []),
                ]
            ),
        )
        for finding in report.findings
    ]
    return reader.page("verify.html", report=report, steps=steps, problem="", table=table)
