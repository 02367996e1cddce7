"""Answers in advance, and questions with one answer that nobody wants to be asked: what the house does, and what nobody
else can tell."""

import json
import re
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.kernel import Game, Option
from nemeton.kernel.values import to_json
from tests.games.inis.position import position_of
from tests.site.company import Company, asks, company, give
from tests.site.serving import Guest

pytestmark = pytest.mark.slow

ISLAND = (
    "valley 0,0 A1 B1 capital · cove 1,0 · plains 0,1 · A: exploration bard druid · B: geis conquest · pile swamp moor"
)
PATIENCE = 20.0


def cairn() -> dict[str, Any]:
    """A game in which the shamans have met."""
    game, rng = nemeton.start("cairn", 2, 3), Random(3)
    while game.state.turn < 14 or game.asks[0].kind != "cairn.action":
        game.answer(rng.choice(game.asks[0].options))
    return game.position()


def shown(guest: Guest, table: str) -> str:
    return str(guest.get(f"/tables/{table}").text)


def mark(guest: Guest, table: str) -> str:
    found = re.search('id="mark" value="([^"]*)"', shown(guest, table))
    assert found is not None
    return found[1]


def ahead(guest: Guest, table: str, status: int = 200, **form: str) -> str:
    return str(guest.send(f"/tables/{table}/ahead", form, status, htmx=True).text)


def until(guest: Guest, table: str, kind: str) -> list[dict[str, Any]]:
    """Until a guest is asked this; the house answers meanwhile."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = asks(guest, table)
        if [ask["kind"] for ask in found] == [kind]:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{kind} is not asked")


def until_told(guest: Guest, table: str, words: str) -> None:
    """Until a guest reads this; the house looks at what was said in advance just after it asks."""
    end = time.monotonic() + PATIENCE
    while words not in shown(guest, table):
        assert time.monotonic() < end, f"nobody was told: {words}"
        time.sleep(0.02)


def mover(people: Company, table: str) -> tuple[Guest, Guest]:
    """Whoever must act, and the other one."""
    pair = people.host, people.friend
    return pair if asks(people.host, table) else pair[::-1]


def pair(game: Game[Any], *, stays: bool) -> tuple[Option, Option]:
    """A move, and one that the other could want next: it stays possible after the first, or not."""
    now, seat = game.asks[0], 1 - game.asks[0].seat
    [offer] = game.book.ahead(game.seen_by(seat), seat)
    for option in now.options:
        after = game.fork()
        after.answer(option, now.seat)
        asked = [ask for ask in after.asks if ask.seat == seat and ask.kind in offer.kinds]
        for wish in offer.options if asked else ():
            later = after.fork()
            if (asked[0].offered(wish) is not None) == stays and _ends_turn(later, seat, wish, stays):
                return option, wish
    raise AssertionError("there is no such pair")


def _ends_turn(game: Game[Any], seat: int, wish: Option, stays: bool) -> bool:
    """Does this move hand the turn on at once?"""
    if stays:
        game.answer(wish, seat)
    return not stays or game.asks[0].seat != seat


def test_a_move_that_was_chosen_in_advance_is_played_at_once(tmp_path: Path):
    with company(tmp_path, "cairn", cairn()) as people:
        table = people.table()
        mine, other = mover(people, table)
        first, wish = pair(nemeton.from_position(people.position), stays=True)
        # given that the other one thinks, what could be done next is on offer, for this reader alone
        assert "ahead-form" in shown(other, table)
        assert "ahead-form" not in shown(mine, table)
        # when a move is chosen, the page says so, and for everybody else nothing has changed
        before, own = mark(mine, table), mark(other, table)
        ahead(other, table, name="action", option=json.dumps(to_json(wish)))
        assert "In advance: " in shown(other, table)
        assert mark(mine, table) == before
        assert mark(other, table) != own
        assert "In advance" not in shown(mine, table)
        # when the move of the other one leaves it possible, it is played, once
        [ask] = asks(mine, table)
        give(mine, table, ask["id"], to_json(first), 201)
        end = time.monotonic() + PATIENCE
        while not asks(mine, table) and time.monotonic() < end:
            time.sleep(0.02)
        assert asks(mine, table)
        assert "In advance" not in shown(other, table)


def test_a_move_that_is_no_longer_possible_is_dropped_with_a_word(tmp_path: Path):
    """Both want to go to the same space; or the reader takes it back before it is too late."""
    with company(tmp_path, "cairn", cairn()) as people:
        table = people.table()
        mine, other = mover(people, table)
        game = nemeton.from_position(people.position)
        mine_now = game.asks[0]
        option, wish = pair(game, stays=False)
        ahead(other, table, name="action", option=json.dumps(to_json(wish)))
        ahead(other, table, name="action")  # taken back
        assert "In advance: " not in shown(other, table)
        ahead(other, table, name="action", option=json.dumps(to_json(wish)))
        give(mine, table, mine_now.id, to_json(option), 201)
        until(other, table, "cairn.action")
        until_told(other, table, "is not possible any more")


@pytest.mark.parametrize("form", [{"name": "action", "option": '["fly"]'}, {"name": "nothing", "option": '"pass"'}])
def test_what_cannot_be_said_in_advance_is_refused(tmp_path: Path, form: dict[str, str]):
    with company(tmp_path, "cairn", cairn()) as people:
        table = people.table()
        _, other = mover(people, table)
        with people.nothing_changes():
            assert 'role="alert"' in ahead(other, table, 409, **form)
            people.stranger.send(f"/tables/{table}/ahead", form, 403, htmx=True)


def test_whoever_passes_in_advance_is_not_asked_until_a_triskel_card_is_played(tmp_path: Path):
    with company(tmp_path, "inis", position_of(ISLAND)) as people:
        table = people.table()
        host, friend = people.host, people.friend
        ahead(friend, table, name="pass", option='"pass"')
        # when the host plays a card, the house passes for the friend, who could have answered
        [ask] = asks(host, table)
        give(host, table, ask["id"], ["play", "bard", "season"], 201)
        end = time.monotonic() + PATIENCE
        while "inis.answer" in [one["kind"] for one in asks(friend, table)] and time.monotonic() < end:
            time.sleep(0.02)
        assert "inis.answer" not in [one["kind"] for one in asks(friend, table)]
        assert "Pass until somebody plays" in shown(friend, table)
        # and the host is told nothing of it
        assert "Take it back" in shown(friend, table)
        assert "Take it back" not in shown(host, table)
        # when it is taken back, the next card opens a window again
        ahead(friend, table, name="pass")
        assert "Take it back" not in shown(friend, table)


def test_when_all_have_said_so_nobody_is_asked_what_has_one_answer(tmp_path: Path):
    island = (
        "valley 0,0 A1 B1 capital · cove 1,0 · plains 0,1 · A: exploration bard druid · B: conquest · pile swamp moor"
    )
    with company(tmp_path, "inis", position_of(island)) as people:
        table = people.table()
        host, friend = people.host, people.friend
        # given that one of two has said so, which both can read
        host.send(f"/tables/{table}/sole", {"skip": "yes"}, 200, htmx=True)
        assert "said by 1 of 2" in shown(host, table)
        # then the friend, who holds no answer, is asked all the same, and may say so in the question itself
        [ask] = asks(host, table)
        give(host, table, ask["id"], ["play", "bard", "season"], 201)
        [window] = asks(friend, table)
        assert (window["kind"], len(window["options"])) == ("inis.answer", 1)
        assert "Do not ask me when there is one answer" in shown(friend, table)
        friend.send(f"/tables/{table}/sole", {"skip": "yes"}, 200, htmx=True)
        end = time.monotonic() + PATIENCE
        while asks(friend, table) and time.monotonic() < end:
            time.sleep(0.02)
        assert "inis.answer" not in [one["kind"] for one in asks(friend, table)]


def test_what_stands_beside_every_question_is_no_question_with_one_answer(tmp_path: Path):
    """Whoever holds the moor may look at a hand at any time: nobody is asked that, so nothing offers not to ask it."""
    island = "valley 0,0 A2 B1 capital · moor 1,0 B2 card=B · plains 0,1 A1 · A: bard | eriu · B: druid | the_fianna"
    with company(tmp_path, "inis", position_of(island)) as people:
        table, friend = people.table(), people.friend
        assert [(ask["kind"], len(ask["options"])) for ask in asks(friend, table)] == [("inis.moor", 1)]
        assert "Do not ask me when there is one answer" not in shown(friend, table)
