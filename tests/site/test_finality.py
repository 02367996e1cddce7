"""Whether an answer can be taken back: told truly, and without a word of what is hidden."""

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import nemeton
from nemeton.kernel import CannotUndo, Game, Pick
from nemeton.site.tables.finality import (
    CAN_BE_UNDONE,
    CHOOSE,
    CHOOSE_FINAL,
    DO_IT,
    Chosen,
    give,
    has_one_answer,
    lets_pass,
    why_final,
)
from tests.games.inis.position import position_of
from tests.site.company import asks, company

pytestmark = pytest.mark.slow

GAMES = [("inis", 3), ("root", 4), ("spirit_island", 2), ("cairn", 2)]
OPTIONS_TRIED = 6


def people(game: Game[Any]) -> list[Any]:
    return [
        SimpleNamespace(seat=at, kind="person", is_passed_over=False, skips_sole=False, ahead=[])
        for at in range(game.players)
    ]


def moments(name: str, players: int, seed: int, answers: int) -> list[tuple[Game[Any], int]]:
    """Moments of a game that is played at random, each with a seat that is asked."""
    rng, game = Random(seed), nemeton.start(name, players, seed, turn_limit=60)
    found: list[tuple[Game[Any], int]] = []
    for _ in range(answers):
        if game.over:
            break
        ask = rng.choice(game.asks)
        found.append((game.fork(), ask.seat))
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.id)
    return found


def told(game: Game[Any], seat: int, kind: str, option: Any) -> str:
    """What is told of an answer in this game."""
    after = game.fork()
    after.answer(option, seat, to=kind)
    return why_final(after, seat, people(game))


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_is_true(name: str, players: int, seed: int):
    """What is said to be undoable can be undone then; whatever cannot be undone is not said to be."""
    reasons = set()
    for game, seat in moments(name, players, seed, 150):
        ask = next(ask for ask in game.asks if ask.seat == seat)
        for option in [*ask.options][:OPTIONS_TRIED]:
            why = told(game, seat, ask.id, option)
            after = game.fork()
            after.answer(option, seat, to=ask.id)
            try:
                after.undo(seat)
            except CannotUndo:
                assert why not in (CAN_BE_UNDONE, "secret")
            else:
                assert why in (CAN_BE_UNDONE, "secret")
                assert after.asks[0].seat == game.asks[0].seat
            reasons.add(why)
    assert CAN_BE_UNDONE in reasons


@pytest.mark.parametrize(("name", "players"), GAMES[:2])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_does_not_depend_on_what_is_hidden(name: str, players: int, seed: int):
    """The same answer in a game that the seat could just as well be in: chance is used, things are shown and others are
    asked there too."""
    rng = Random(seed)
    for game, seat in moments(name, players, seed, 200):
        ask = next(ask for ask in game.asks if ask.seat == seat)
        if isinstance(ask, Pick) or ask.kind in game.book.passes:
            continue  # what is picked is never only chosen, and of secret answers always the same is told
        twin = game.imagined(seat, rng)
        for option in [*ask.options][:OPTIONS_TRIED]:
            assert traces(game, seat, ask.id, option) == traces(twin, seat, ask.id, option), (ask.kind, option)


def traces(game: Game[Any], seat: int, kind: str, option: Any) -> str:
    """What an answer leads to, as `why_final` tells it; an imagined game cannot be undone."""
    after = game.fork()
    after.answer(option, seat, to=kind)
    if after.unseeable(seat) or after.over:
        return after.unseeable(seat) or "over"
    is_watched = any(ask.seat != seat and ask.kind in after.book.passes for ask in after.asks)
    return "secret" if is_watched else CAN_BE_UNDONE


ISLAND = "valley 0,0 A1 B1 capital · cove 1,0 · plains 0,1 · A: exploration bard · B: geis · pile swamp moor"


def test_a_page_may_choose_before_it_answers(tmp_path: Path):
    """Nothing is changed by choosing; the same form without the wish answers."""
    with company(tmp_path, "inis", position_of(ISLAND)) as people:
        table = people.table()
        [ask] = asks(people.host, table)
        form = {"ask": ask["id"], "option": '["play","bard","season"]'}
        address = f"/tables/{table}/answer"
        # given a card that others may answer in secret: whoever confirms what is final has only chosen it
        for wish, htmx in ((CHOOSE_FINAL, True), (CHOOSE, True), (CHOOSE, False)):
            with people.nothing_changes():
                answer = people.host.send(address, {**form, "unless": wish}, 204, htmx=htmx)
                assert answer.headers["x-chosen"] == "secret"
        with people.nothing_changes():
            people.host.send(address, {**form, "unless": "perhaps"}, 400, htmx=True)
        # when it is done, the friend is asked, and to let it pass needs no second thought
        people.host.send(address, {**form, "unless": DO_IT}, 200, htmx=True)
        [window] = asks(people.friend, table)
        people.friend.send(address, {"ask": window["id"], "option": '"pass"', "unless": CHOOSE_FINAL}, 200, htmx=True)
        assert [later["kind"] for later in asks(people.friend, table)] != ["inis.answer"]


def test_an_answer_that_is_refused_is_refused_in_the_usual_way(tmp_path: Path):
    with company(tmp_path, "inis", position_of(ISLAND)) as people:
        table = people.table()
        [ask] = asks(people.host, table)
        form = {"ask": ask["id"], "option": '["play","druid","season"]', "unless": CHOOSE_FINAL}
        with people.nothing_changes():
            assert 'role="alert"' in people.host.send(f"/tables/{table}/answer", form, 409, htmx=True).text


def test_letting_something_pass_is_done_at_once():
    """In a window the answer that plays nothing is never only chosen, unless everything is."""
    rng, game = Random(2), nemeton.start("inis", 3, 2)
    while not (windows := [ask for ask in game.asks if ask.kind in game.book.windows]):
        ask = rng.choice(game.asks)
        game.answer(rng.choice(ask.options), ask.seat)
    ask = windows[0]
    assert lets_pass(game, ask, "pass")
    give(game.fork(), ask.seat, people(game), ask.id, "pass", CHOOSE_FINAL)
    with pytest.raises(Chosen):
        give(game.fork(), ask.seat, people(game), ask.id, "pass", CHOOSE)


@pytest.mark.parametrize(("name", "players"), GAMES[:2])
def test_what_has_one_answer_is_done_at_once(name: str, players: int):
    """The question itself is the last moment to turn back. Whoever confirms everything confirms this too."""
    tried = 0
    for game, seat in moments(name, players, 1, 150):
        ask = next(ask for ask in game.asks if ask.seat == seat)
        if not has_one_answer(ask):
            continue
        tried += 1
        give(game.fork(), seat, people(game), ask.id, ask.options[0], CHOOSE_FINAL)
        with pytest.raises(Chosen):
            give(game.fork(), seat, people(game), ask.id, ask.options[0], CHOOSE)
    assert tried
