"""No paragraph of the Law of Root is forgotten: docs/coverage/root.md has a row for each, or says why it has none."""

import re

import pytest

from tests.house.test_coverage import ROOT

PAGE = ROOT / "docs" / "coverage" / "root.md"
NUMBERS = ROOT / "tests" / "house" / "law_of_root.txt"
NUMBER = re.compile(r"(?:\d{1,2}|[A-Z]h?)(?:\.\d{1,2})+(?:\.[IVX]+)?(?:\.[A-D])?")
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def paragraphs() -> list[str]:
    """The numbers of the book."""
    lines = NUMBERS.read_text(encoding="utf-8").splitlines()
    return [number for line in lines if not line.startswith("#") for number in line.split()]


def between(first: str, last: str) -> list[str]:
    """The numbers from one to another; where more than the last part differs, these two.

    >>> between("6.3.1", "6.3.3"), between("11.5.6.I", "11.5.6.III")
    (['6.3.1', '6.3.2', '6.3.3'], ['11.5.6.I', '11.5.6.II', '11.5.6.III'])
    """
    whole, _, one = first.rpartition(".")
    same, _, other = last.rpartition(".")
    if whole != same:
        return [first, last]
    if one in ROMAN:
        return [f"{whole}.{ROMAN[at]}" for at in range(ROMAN.index(one), ROMAN.index(other) + 1)]
    return [f"{whole}.{at}" for at in range(int(one), int(other) + 1)]


def named_by(rule: str) -> set[str]:
    """The numbers with which the words of a row begin."""
    found: set[str] = set()
    first = last = ""  # of a range, and the number before
    for word in rule.replace(",", " ").split():
        if word == "to" and last:
            first = last
        elif NUMBER.fullmatch(word):
            found |= set(between(first, word)) if first else {word}
            first, last = "", word
        else:
            break
    return found


def told() -> set[str]:
    """The numbers that the page has rows for. Automata are below: their numbers are those of another book."""
    law = PAGE.read_text(encoding="utf-8").split("\n## A.3 Automata")[0]
    cells = [line.split("|")[1].strip() for line in law.splitlines() if line.startswith("| ")]
    return {number for cell in cells for number in named_by(cell)}


def waived() -> set[str]:
    """The numbers that the page names with a reason; the reasons stand in brackets."""
    text = PAGE.read_text(encoding="utf-8")
    reasons = text[text.index("What is not here:") : text.index("## 1. ")]
    return set(NUMBER.findall(re.sub(r"\([^()]*\)", "", reasons)))


def has_row(number: str, rows: set[str]) -> bool:
    """Is it named, or a part of it?"""
    return number in rows or any(row.startswith(f"{number}.") for row in rows)


def test_every_paragraph_has_a_row_or_a_reason():
    rows, reasons = told(), waived()
    forgotten = [number for number in paragraphs() if not has_row(number, rows) and number not in reasons]
    assert not forgotten, f"neither a row nor a reason in {PAGE.name}: {', '.join(forgotten)}"


def test_no_paragraph_has_both():
    rows = told()
    both = [number for number in paragraphs() if has_row(number, rows) and number in waived()]
    assert not both, f"a row and a reason why there is none: {', '.join(both)}"


def test_no_row_names_a_paragraph_that_there_is_not():
    known = paragraphs()
    sections = {number.split(".")[0] for number in known}
    strange = sorted(
        number
        for number in told() | waived()
        if number.split(".")[0] in sections
        and number not in known
        and not any(one.startswith(f"{number}.") for one in known)
    )
    assert not strange, f"not in the book: {', '.join(strange)}"


def test_the_list_names_each_once():
    assert len(paragraphs()) == len(set(paragraphs()))


@pytest.mark.parametrize(
    ("rule", "numbers"),
    [
        ("14.2.2 nothing removes him", {"14.2.2"}),
        ("6.3.1 to 6.3.3 her setup", {"6.3.1", "6.3.2", "6.3.3"}),
        ("B.4.2 to B.4.4, B.10.2 hirelings", {"B.4.2", "B.4.3", "B.4.4", "B.10.2"}),
        ("8.6.1.I, 8.6.1.II move in 5.2", {"8.6.1.I", "8.6.1.II"}),
        ("traits of 3.3", set()),
    ],
)
def test_numbers_are_read_from_the_beginning_of_a_row(rule: str, numbers: set[str]):
    assert named_by(rule) == numbers
