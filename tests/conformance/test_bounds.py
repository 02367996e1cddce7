"""Every number, list, text and nesting that comes from outside is bounded when it is read, by the game's own facts.

Whatever somebody changes in a real position, record or table option: it is refused with one sentence, or it can be
drawn for everybody in every language and played on. How often only the last net caught something
(`position/unplayable`: a rule failed) is printed at the end; each such place is better refused for its reason.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import msgspec
import pytest

from nemeton.kernel import BadSetup, Game, NemetonError, Play, Rulebook, Step
from nemeton.kernel.records import read_position, start
from nemeton.kernel.steps import what_fields_hold
from tests.conftest import NETS
from tests.kernel.parlour.book import parlour

from .bounding import (
    BOOKS,
    COVERED,
    HUGE,
    LARGE,
    LONG_TEXT,
    Change,
    Changer,
    Endless,
    Path,
    deep,
    field_changes,
    histories,
    in_time,
    loader,
    looked_at,
    looked_at_and_played,
    moments,
    outcome,
    played_a_little,
    played_on,
    reader,
    some_places,
)

pytestmark = pytest.mark.slow

NET = ("position/unplayable", "record/unplayable")
MOST_SHOWN = 60

every_game = pytest.mark.parametrize("name", COVERED)


def findings(
    changes: Iterable[Change], read: Callable[[Any], Game[Any]], use: Callable[[Game[Any]], None], note: Any
) -> list[str]:
    """All that is wrong with how changes are taken; `note` is told how they ended."""
    wrong, ends, caught = [], Counter[str](), []
    for change in changes:
        found, code = outcome(read, change, use)
        ends["wrong" if found else code or "played"] += 1
        if found:
            wrong.append(found)
        if code in NET:
            caught.append(change.told)
    nets = sum(ends[code] for code in NET)
    note(NETS, f"{sum(ends.values())} changes, {ends['played']} played, {nets} caught by the net only {caught[:5]}")
    return wrong


def assert_nothing(wrong: list[str]) -> None:
    """Nothing is wrong; else all of it is listed."""
    assert not wrong, "\n".join([f"{len(wrong)} findings", *wrong[:MOST_SHOWN]])


def changes_of_fields(texts: list[str], may_be_large: Callable[[Path, int], bool], every: bool = False) -> list[Change]:
    """Every field of these, each outline once; or everywhere."""
    done: set[str] = set()
    changes = []
    for text in texts:
        for path in some_places(json.loads(text), every):
            for change in field_changes(text, path, may_be_large):
                if change.told not in done:
                    done.add(change.told)
                    changes.append(change)
    return changes


# Positions


def never(_path: Path, _number: int) -> bool:
    """No number of a position may be as large."""
    return False


@every_game
def test_every_field_of_a_position_is_bounded(name: str, record_property):
    changes = changes_of_fields(moments(name, 4), never)
    chosen = Random(1).sample(changes, min(len(changes), 1500))
    assert_nothing(findings(chosen, reader(BOOKS[name]), played_a_little, record_property))


@pytest.mark.long
@every_game
def test_every_field_of_many_positions_is_bounded(name: str, record_property):
    changes = changes_of_fields(moments(name, 12, depth=2), never, every=True)
    assert_nothing(findings(changes, reader(BOOKS[name]), played_a_little, record_property))


def random_changes(name: str, count: int, seed: int, depth: int = 0) -> Iterable[Change]:
    """Real positions, changed at random."""
    texts, rng = moments(name, 8, depth), Random(seed)
    changer = Changer(texts, rng)
    return (changer.changed(rng.choice(texts)) for _ in range(count))


@every_game
def test_a_position_changed_at_random_is_refused_or_can_be_drawn_and_played(name: str, record_property):
    changes = random_changes(name, 150, seed=1)
    assert_nothing(findings(changes, reader(BOOKS[name]), looked_at_and_played(1), record_property))


@pytest.mark.long
@every_game
@pytest.mark.parametrize("seed", range(2, 6))
def test_many_positions_changed_at_random_are_refused_or_can_be_drawn_and_played(name: str, seed: int, record_property):
    changes = random_changes(name, 1000, seed, depth=2)
    assert_nothing(findings(changes, reader(BOOKS[name]), looked_at_and_played(seed), record_property))


@every_game
def test_real_positions_are_not_refused(name: str):
    for text in moments(name):
        game = reader(BOOKS[name])(json.loads(text))
        looked_at(game)
        played_on(game, Random(1))


@every_game
def test_every_field_of_a_step_has_its_legal_values(name: str):
    """A new step cannot be forgotten: the rulebook says what each of its fields may hold."""
    book = BOOKS[name]
    assert book.legal is not None
    legal = book.legal(reader(book)(json.loads(moments(name)[0])).state)
    for step in book.steps:
        assert step.__struct_config__.forbid_unknown_fields
        kind, among = step.__struct_config__.tag, what_fields_hold(step)
        for field in msgspec.structs.fields(step):
            names = {among.get(field.name, f"{kind}.{field.name}"), field.name}
            assert field.type is bool or names & legal.keys(), f"{kind}.{field.name}"


# Records


def far_in_a_stream(path: Path, number: int) -> bool:
    """Seeds have 64 bits, and chance may have been used often."""
    limits = {"seed": 2**64, "counter": 2**53, "chance": 2**53}
    return 0 <= number < limits.get(str(path[-1]), 0)


@every_game
def test_every_field_of_a_record_is_bounded(name: str, record_property):
    changes = changes_of_fields(histories(name), far_in_a_stream)
    changes = [change for change in changes if change.told.count(".") < 8 and "position.state" not in change.told]
    chosen = Random(1).sample(changes, min(len(changes), 250))
    assert_nothing(findings(chosen, loader(BOOKS[name]), played_a_little, record_property))


@pytest.mark.long
@every_game
def test_every_field_of_a_record_is_bounded_everywhere(name: str, record_property):
    changes = changes_of_fields(histories(name), far_in_a_stream)
    assert_nothing(findings(changes, loader(BOOKS[name]), played_a_little, record_property))


@every_game
def test_a_record_changed_at_random_is_refused_or_can_be_played(name: str, record_property):
    texts, rng = histories(name), Random(1)
    changer = Changer(texts, rng)
    changes = (changer.changed(rng.choice(texts)) for _ in range(60))
    assert_nothing(findings(changes, loader(BOOKS[name]), played_a_little, record_property))


# Table options, players, seeds, limits

ABSURD: tuple[Any, ...] = (
    HUGE,
    -HUGE,
    10**5000,
    LARGE,
    -1,
    1.5,
    "nothing of this kind",
    LONG_TEXT,
    "a\0b",
    "\ud800",
    None,
    [],
    {},
    deep(1),
)


@every_game
def test_absurd_table_options_are_refused(name: str):
    book = BOOKS[name]
    for field in msgspec.structs.fields(book.options):
        for value in (one for one in ABSURD if one != [] or field.default != ()):  # a list may be empty
            assert refusal(lambda: start(book, book.players[0], {field.name: value}, 1)) == "setup/bad_option"  # noqa: B023
        misspelt = {f"{field.name}x": field.default}
        assert refusal(lambda: start(book, book.players[0], misspelt, 1)) == "setup/unknown_option"  # noqa: B023
    for options in (7, "oak", [1], deep(1), {LONG_TEXT: 1}, {"a\0b": 1}, {"\ud800": deep(1)}, {7: 1}):
        assert refusal(lambda: start(book, book.players[0], options, 1)) == "setup/unknown_option"  # noqa: B023


@every_game
def test_absurd_numbers_of_players_and_limits_are_refused(name: str):
    book = BOOKS[name]
    for value in (*ABSURD, 0, True, 2.0):
        assert refusal(lambda: start(book, value, {}, 1)) == "setup/players"  # noqa: B023
        if value is not None:
            assert refusal(lambda: start(book, book.players[0], {}, 1, turn_limit=value)) == "setup/turn_limit"  # noqa: B023
    strange: tuple[Any, ...] = (None, 1.5, True, [], deep(1), {}, LONG_TEXT, "\ud800")
    for seed in strange:
        assert refusal(lambda: start(book, book.players[0], {}, seed)) == "setup/seed"  # noqa: B023


def refusal(deed: Callable[[], Any]) -> str:
    """The code of a refusal that can be said in every language."""
    with in_time(), pytest.raises(BadSetup) as caught:
        deed()
    for language in ("en", "ru", "uk"):
        caught.value.text(language).encode()
        assert len(caught.value.text(language)) < 4000
    return caught.value.code


@every_game
def test_absurd_answers_are_refused(name: str):
    game = read_position(BOOKS[name], json.loads(moments(name)[-1]), 1)
    if game.over:
        game = start(BOOKS[name], BOOKS[name].players[0], {}, 1)
    for value in (*ABSURD, tuple(deep(1, 7)), ((((((((1,),),),),),),),)):
        with in_time(), pytest.raises(NemetonError) as caught:
            game.answer(value)
        for language in ("en", "ru", "uk"):
            caught.value.text(language).encode()


# That these tests can fail


def planted(**changes: Any) -> list[str]:
    """What is found in Parlour with a fault."""
    book: Rulebook[Any] = parlour(**changes)
    fields = changes_of_fields(moments("parlour", 2), never)
    return findings(fields, reader(book), played_a_little, lambda *_: None)


def test_a_game_that_does_not_check_its_positions_is_found():
    wrong = planted(check=lambda _state: (), legal=None)
    assert any(f"= {LARGE}: was taken" in found for found in wrong)
    assert any("Error" in found for found in wrong)


def test_a_game_that_drops_unknown_entries_is_found():
    def lenient(data: dict[str, Any]) -> Any:
        known = {field.name for field in msgspec.structs.fields(BOOKS["parlour"].state)}
        kept = {key: value for key, value in data.items() if key in known}
        return msgspec.convert(kept, BOOKS["parlour"].state, str_keys=True)

    assert "state = with another entry: was taken" in planted(read=lenient, write=BOOKS["parlour"].write_position)


def test_a_rule_that_never_ends_is_found():
    def endless(game: Play[Any], step: Step) -> None:
        game.push(step)

    book: Rulebook[Any] = parlour(steps=dict.fromkeys(BOOKS["parlour"].steps, endless))
    with pytest.raises(Endless, match="no end"), in_time(1):
        read_position(book, json.loads(moments("parlour")[0]), 1, light=True)
