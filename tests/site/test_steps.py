"""The steps of a replay: those of a film, whichever way one goes, and no step that is not there."""

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.kernel import ALL, PUBLIC, Game, Phrase
from nemeton.site.archive.timeline import Timeline
from nemeton.site.view.film import Scene, film_of
from nemeton.site.view.film_sheet import scene_drawn
from nemeton.site.view.steps import (
    MOST_MOMENTS,
    StepPlace,
    reels_of,
    spot_of_turn,
    step_after,
    step_at,
    step_before,
    turns_of,
)
from tests.site.films import PLAYERS, played_table
from tests.site.looking_back import ROWAN, VERA, Site, open_site
from tests.site.test_film import played

GAMES = tuple(nemeton.rulebooks())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("steps")) as opened:
        yield opened


def walked(timeline: Timeline, eyes: int) -> list[StepPlace]:
    """All places from the opening on, step by step."""
    found, spot = [StepPlace(0)], step_after(timeline, eyes, step_at(timeline, eyes, StepPlace(0)))
    while spot is not None:
        found.append(spot)
        spot = step_after(timeline, eyes, step_at(timeline, eyes, spot))
        assert len(found) < 10_000
    return found


@pytest.mark.parametrize("name", GAMES)
def test_steps_tell_every_line_once_in_both_directions(name: str):
    """As a film does, between any two reels too; and back it goes the same way."""
    timeline = played(name, 3, 150)
    book = timeline.latest.book
    for eyes in (0, PUBLIC, ALL):
        spots = walked(timeline, eyes)
        steps = [step_at(timeline, eyes, spot) for spot in spots]
        told = [entry for step in steps if step.stop is not None for entry in step.stop.entries]
        lines = [line.entry for line in timeline.journal if line.moment and (eyes == ALL or line.entry.is_for(eyes))]
        assert told == [entry for entry in lines if entry.kind != book.turn_entry]
        back, step = [spots[-1]], steps[-1]
        while (before := step_before(timeline, eyes, step)) is not None:
            back.append(before)
            step = step_at(timeline, eyes, before)
        assert back == spots[::-1]


@pytest.mark.parametrize("name", GAMES)
def test_a_step_shows_the_table_of_its_moment(name: str):
    """The last step of a moment is the table as it stood then; one answer may lead to several steps."""
    timeline = played(name, 3, 150)
    book = timeline.latest.book
    for moment in range(1, timeline.last + 1):
        step = step_at(timeline, 1, StepPlace(moment))
        if step.stop is not None:
            there = Scene(timeline.at(moment).seen_by(1), step.stop.scene.journal)
            assert scene_drawn(book, step.stop.scene, 1, "en") == scene_drawn(book, there, 1, "en")


def test_what_invaders_do_after_one_answer_is_several_steps():
    timeline = played("spirit_island", 3, 67)
    parts = [spot for spot in walked(timeline, PUBLIC) if spot.part]
    assert parts
    encode = timeline.latest.book.encode
    shown = {encode(step_at(timeline, PUBLIC, spot).stop.scene.view) for spot in parts}  # type: ignore[union-attr]
    assert len(shown) > 3


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_can_be_gone_to(name: str):
    timeline = played(name, 3, 150)
    before = StepPlace(0)
    for turn in turns_of(timeline):
        spot = spot_of_turn(timeline, PUBLIC, turn)
        step = step_at(timeline, PUBLIC, spot)
        assert turn in (
            timeline.moments[spot.moment].turn,
            *(entry.turn for stop in [step.stop] if stop for entry in stop.entries),
        )
        assert spot >= before or spot.moment == before.moment
        before = spot


def test_a_turn_without_end_is_cut_into_reels():
    """What a step costs does not grow with the record: no reel is longer than it may be, and all follow each other."""
    timeline = played("inis", 3, 400)
    timeline.moments = [moment._replace(turn=1) for moment in timeline.moments]
    reels = reels_of(timeline)
    assert reels[0][0] == 0
    assert reels[-1][1] == timeline.last
    assert all(one[1] == other[0] for one, other in pairwise(reels))
    assert max(last - first for first, last in reels) == MOST_MOMENTS


def test_what_was_told_is_forgotten_when_more_happens():
    """Notes of a game that runs are those of its latest moment."""
    game: Game[Any] = nemeton.start("cairn", seed=4)
    timeline, rng = Timeline(game.fork(), lambda one, event: one.repeat(event)), Random(4)
    for _ in range(30):
        known = len(game.history)
        assert game.ask is not None
        game.answer(game.ask.options[rng.randrange(len(game.ask.options))])
        timeline.extend(game.history[known:])
        told = film_of(timeline, PUBLIC, 0, timeline.last, 10_000).stops[-1]
        assert step_at(timeline, PUBLIC, StepPlace(timeline.last)).film.stops[-1].entries[-1] == told.entries[-1]
        assert turns_of(timeline)[-1] == game.state.turn


# At the site


def test_a_page_has_the_steps_of_its_turns_and_leads_to_all(site: Site):
    table_id = str(site.run(lambda: played_table(site, "spirit_island", seed=2)))
    site.as_visitor(VERA)
    page = site.get(f"/tables/{table_id}/replay?turn=1").text
    stops = re.findall(r'<a class="film-stop" href="([^"]*)"', page)
    assert len(stops) > 3
    assert page.count('aria-current="step"') >= 1
    for address in stops[:6]:
        there = site.get(address.replace("&amp;", "&"), hx_request="true")
        assert there.status_code == 200
        assert f'data-address="{address}"' in there.text
        current = re.search(r'<a class="film-stop" href="([^"]*)"[^>]*aria-current="step"', there.text)
        assert current is not None
        assert current[1] == address
    options = re.findall(r'<option value="(\d+)"', page.partition('id="turn-jump"')[2].partition("</select>")[0])
    assert options == [str(turn) for turn in range(int(options[0]), int(options[-1]) + 1)]


@pytest.mark.parametrize(
    "query",
    ["at=1&part=99", "at=1&part=-1", "at=1&part=x", "at=1&part=1e9", "at=0&part=1", "turn=999", "turn=-1", "turn=x",
     "turn=9999999999999999999", "at=1&part=9999999999999999999", "turn=٣", "at=5&part=%00"],
)  # fmt: skip
def test_steps_and_turns_that_are_not_there(site: Site, query: str):
    table_id = site.table(answers=12)
    answer = site.get(f"/tables/{table_id}/replay?{query}")
    assert answer.status_code in (400, 404)
    assert site.get(f"/tables/{table_id}/replay?at=1").status_code == 200


def test_steps_of_a_running_game_tell_each_seat_its_own(site: Site):
    """A drawn card is named to who drew it, at no step to anybody else."""
    table_id = str(site.run(lambda: played_table(site, "root", seed=2)))
    timeline = site.run(site.timeline, table_id)
    words = timeline.latest.words("en")
    public = [words.say(Phrase(line.entry.kind, line.entry.values)) for line in timeline.journal if not line.entry.only]
    found = [line for line in timeline.journal if line.entry.kind == "root.drew_what" and line.moment]
    names = [words.say(Phrase(line.entry.kind, line.entry.values)).rpartition("draws ")[2].strip(".") for line in found]
    drawn, name = next(
        (line, name) for line, name in zip(found, names, strict=True) if not any(name in told for told in public)
    )
    owner = drawn.entry.values["seat"]
    people = [VERA, ROWAN, "c" * 32, "d" * 32]
    told = []
    for person in (people[owner], people[(owner + 1) % PLAYERS["root"]]):
        site.as_visitor(person)
        page = site.get(f"/tables/{table_id}/replay?at={drawn.moment}&lang=en", hx_request="true").text
        told.append(re.sub(r"<[^>]*>", "", page))
    assert name in told[0]
    assert name not in told[1]
    assert site.get(f"/tables/{table_id}/replay?eyes=all&at={drawn.moment}").status_code == 403
