"""Looking back with a bot: what was asked at a moment of a finished game, what was played, what a bot would have done.

A worker lets the bot think; it sees what the seat saw then, no more. What it says is an opinion.
"""

from random import Random
from typing import NamedTuple

from markupsafe import Markup

from nemeton.bots import make
from nemeton.kernel import PUBLIC, Phrase
from nemeton.kernel.chronicle import Chronicle
from nemeton.kernel.history import Answered
from nemeton.kernel.values import to_json

from ..archive.replays import Replay
from ..archive.stories import TableStory
from ..tables.bot_strengths import FIERCE
from ..words.speech import Speech, capital
from .charts import band_chart
from .replay import number_in, speech_of_replay

SECONDS = 3.0  # that the bot may think


class AdviceView(NamedTuple):
    """What a bot says to a moment."""

    seat: int
    name: str
    question: Markup
    played: str
    advised: str
    is_same: bool


def table_advice(story: TableStory, at: str, language: str) -> AdviceView | None:
    """In a worker: what a bot says to a moment of a finished table; None where no seat answered anything then."""
    replay = story.replay(PUBLIC)
    assert replay.is_open, "a running game gets no advice"
    number = number_in(at, replay.timeline.last)
    given = answered_at(replay, number)
    if given is None:
        return None
    game = replay.game_at(number)
    ask = next((one for one in game.asks if one.seat == given.seat and one.kind == given.kind), None)
    if ask is None:
        return None
    option = make(FIERCE.bot, 1, SECONDS).choose(game.imagined(ask.seat, Random(1)), ask.seat)
    speech = speech_of_replay(replay, language)
    question = speech.asked(Phrase(ask.kind, {**ask.about, "seat": ask.seat}))
    said = [capital(speech.option(ask.kind, one)) for one in (given.option, option)]
    is_same = to_json(given.option) == to_json(option)
    return AdviceView(ask.seat, speech.seat(ask.seat), question, said[0], said[1], is_same)


def answered_at(replay: Replay, number: int) -> Answered | None:
    """The answer that was given at a moment, if one was."""
    if number >= replay.timeline.last:
        return None
    known = len(replay.game_at(number).history)
    after = replay.game_at(number + 1).history
    event = after[known] if len(after) > known else None
    return event if isinstance(event, Answered) else None


def chances_chart(speech: Speech, chronicle: Chronicle, number: int) -> Markup:
    """The judge's estimates, with a line where the moment is."""
    at = sum(start <= number for start in chronicle.starts) - 1
    label = speech.plain(Phrase("site.end.chances"))
    return band_chart(chronicle.chances, chronicle.chart.turns, label, max(0, at))
