"""What is wrong with data that somebody sent, in the reader's language.

The libraries that read data complain in English ("Expected `int`, got `str` - at `$.state.turn`"). Their complaint is
taken apart here, and said again in our own words: what is wrong, and at which place.
"""

import re

from nemeton.kernel import NemetonError, Phrase

from ..words import site_words

_PLACE = re.compile(r"(?P<what>.*?)(?: - at `(?P<place>[^`]*)`)?$", re.DOTALL)
_WITHIN = re.compile(r"(?P<entry>[\w.-]+): (?=Expected|Object|Invalid|Array|Input)")
_KINDS = {
    "object": "object",
    "dict": "object",
    "array": "list",
    "list": "list",
    "tuple": "list",
    "str": "text",
    "int": "number",
    "float": "number",
    "bool": "yes_no",
    "null": "nothing",
    "NoneType": "nothing",
}
LONGEST = 80


def told_in(error: NemetonError, language: str) -> str:
    """What an error says, all of it in the reader's language: also what it tells of another error or a library's."""
    problem, inner = error.values.get("problem"), error.__cause__
    if not isinstance(problem, str):
        return error.text(language)
    if isinstance(inner, NemetonError):
        told = told_in(inner, language).rstrip(".")
    else:
        told = site_words(language).say(problem_phrase(problem))
    return error.with_values(problem=told).text(language)


def problem_phrase(complaint: str) -> Phrase:
    """A library's complaint as a phrase of ours.

    >>> told = problem_phrase("Expected `int`, got `str` - at `$.state.turn`")
    >>> told.kind, told.values["place"], told.values["wanted"].kind
    ('site.problem.kind', 'state.turn', 'site.kind.number')
    >>> problem_phrase("Object missing required field `turn` - at `$.state`").values
    {'place': 'state.turn'}
    >>> problem_phrase("list").kind, problem_phrase("'rose-7'").kind
    ('site.kind.list', 'site.problem.any')
    """
    if complaint in _KINDS:
        return Phrase(f"site.kind.{_KINDS[complaint]}")
    within = _WITHIN.match(complaint)
    entry = within["entry"] if within else ""
    found = _PLACE.match(complaint[within.end() :] if within else complaint)
    assert found
    what, place = found["what"], (entry + (found["place"] or "").removeprefix("$")).strip(".")
    named = re.search(r"field `([^`]*)`", what)
    if named:
        whole = f"{place}.{named[1]}".strip(".")[:LONGEST]
        return Phrase("site.problem.unknown" if "unknown" in what else "site.problem.missing", {"place": whole})
    kinds = re.fullmatch(r"Expected `([^`]*)`, got `([^`]*)`", what)
    if kinds and place and all(kind in _KINDS for kind in kinds.groups()):
        wanted, got = (Phrase(f"site.kind.{_KINDS[kind]}") for kind in kinds.groups())
        return Phrase("site.problem.kind", {"place": place[:LONGEST], "wanted": wanted, "got": got})
    return Phrase("site.problem.at", {"place": place[:LONGEST]}) if place else Phrase("site.problem.any")
