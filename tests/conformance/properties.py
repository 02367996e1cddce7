"""What must be true of every game: each property is a function of a table and a seed, and raises AssertionError.

The properties are those of the design's section on the kernel. That each of them can fail is shown in `test_faults.py`.
"""

import json
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

from nemeton.kernel import LANGUAGES, AnyOf, Ask, Game, IllegalAnswer, NemetonError, Phrase, play_of
from nemeton.kernel.asks import MOST_OPTIONS
from nemeton.kernel.game import loop_of
from nemeton.kernel.history import Answered, Undone
from nemeton.kernel.records import load, read_position
from nemeton.kernel.values import from_json, is_value, to_json

from .play import Answer, Table, assert_same, choose, fingerprint, give, played, shown_to, viewers

Property: TypeAlias = Callable[[Table, int], None]

MOST_ANSWERS = 3000
LOOK_AHEAD = 6


def ends(table: Table, seed: int) -> None:
    """Random play comes to an end: nobody is stuck, no turn goes on for ever."""
    for answers, (game, _) in enumerate(played(table, seed)):
        assert game.over or game.asks, "nothing is asked and the game is not over"
        assert answers < MOST_ANSWERS, "there is no end of it"


def is_deterministic(table: Table, seed: int) -> None:
    """The same seed and the same answers make the same game."""
    for (one, _), (other, _) in zip(played(table, seed), played(table, seed), strict=True):
        assert_same(fingerprint(one), fingerprint(other), "two games with the same seed and answers")


def replays(table: Table, seed: int) -> None:
    """A record is JSON, and loading it makes the exact same game: at some points and at the end."""
    for game, rng in played(table, seed):
        if game.over or rng.random() < 0.15:
            record = game.record()
            written = json.loads(json.dumps(record))
            assert written == record, "a record is not plain JSON"
            again = load(table.book, written)
            assert_same(fingerprint(game), fingerprint(again), "a game and its record")
            assert again.record() == record, "the record of a loaded game is another one"


def positions_round_trip(table: Table, seed: int) -> None:
    """Every checkpoint can be written as a position and read again, and play goes on from it as it went on before."""
    book = table.book
    game = table.start(seed)
    for game, rng in played(table, seed):
        if game.over or rng.random() < 0.3:
            checkpoint, position = loop_of(game).checkpoints[-1], game.position()
            again = read_position(book, json.loads(json.dumps(position)), checkpoint.chance, turn_limit=game.turn_limit)
            assert again.position() == position, "a position read and written again is another one"
            for event in game.history[checkpoint.events :]:
                assert isinstance(event, Answered)
                give(again, Answer(event.seat, event.option, event.kind))
            assert again.state == game.state, "play from a position leads elsewhere"
    for checkpoint in loop_of(game).checkpoints:
        state = book.decode(checkpoint.snapshot)
        written = json.loads(json.dumps(book.write_position(state)))
        assert book.read_position(written) == state, "a state written as a position and read again is another one"


def forks_are_equal(table: Table, seed: int) -> None:
    """A fork equals the original at every ask, plays on as it does, and neither changes the other."""
    fork: Game[Any] | None = None
    for game, rng in played(table, seed):
        before = fingerprint(game)
        if fork is not None:
            answer = game.history[-1]
            assert isinstance(answer, Answered)
            give(fork, Answer(answer.seat, answer.option, answer.kind))
            assert_same(before, fingerprint(fork), "a fork one answer later")
        fork = game.fork()
        assert_same(before, fingerprint(fork), "a fork")
        wanderer = game.fork()
        _play_on(wanderer, Random(rng.random()), LOOK_AHEAD)
        assert_same(before, fingerprint(game), "a game whose fork was played on")


def forks_of_imagined_are_equal(table: Table, seed: int) -> None:
    """A fork of an imagined game equals it and stays imagined, here and some answers later; the game itself stays."""
    for game, rng in played(table, seed):
        if rng.random() > 0.5:
            continue
        before = fingerprint(game)
        for seat in viewers(game):
            guess = rng.getrandbits(32)
            imagined = game.imagined(seat, Random(guess))
            assert_same(fingerprint(imagined), fingerprint(game.imagined(seat, Random(guess))), "the same guess")
            for _ in range(LOOK_AHEAD):
                assert imagined.is_imagined, "an imagined game forgot that it is one"
                assert_same(fingerprint(imagined), fingerprint(imagined.fork()), "a fork of an imagined game")
                _play_on(imagined, Random(guess), 1)
            assert _code(imagined.record) == "record/imagined", "an imagined game has a record"
        assert_same(before, fingerprint(game), "a game after imagining")


def imagining_changes_nothing_in_sight(table: Table, seed: int) -> None:
    """Imagining leaves what the seat sees and may choose as it was, keeps the invariants, and can be played on."""
    for game, rng in played(table, seed):
        if rng.random() > 0.25:
            continue
        for seat in viewers(game):
            imagined = game.imagined(seat, Random(rng.random()))
            assert_same(shown_to(game, seat), shown_to(imagined, seat), f"what seat {seat} is shown after imagining")
            for _ in range(LOOK_AHEAD):
                assert not list(table.book.check(imagined.state)), "an imagined state cannot be"
                assert all(ask.options for ask in imagined.asks), "an ask of an imagined game has no option"
                _play_on(imagined, rng, 1)


def twins_look_the_same(table: Table, seed: int) -> None:
    """No leaks: truth and a twin in which all hidden from a seat is imagined look the same to it, answer by answer.

    The two are played on with the same answers and the same chance until one is no longer legal in the twin, or until
    something hidden was rightly shown to that seat. So whatever a rule shows without saying so is found as well.
    """
    for game, rng in played(table, seed):
        if rng.random() > 0.25:
            continue
        for seat in viewers(game):
            truth, twin = game.fork(), _twin(game, seat, rng)
            since, reveals = len(game.journal), len(game.reveals)
            for _ in range(LOOK_AHEAD):
                if truth.over or not _both(truth, twin, choose(truth, rng)):
                    break
                if any(not seats or seat in seats for seats in (*truth.reveals[reveals:], *twin.reveals[reveals:])):
                    break
                assert_same(shown_to(truth, seat, since), shown_to(twin, seat, since), f"what seat {seat} sees leaks")


def what_may_be_undone_revealed_nothing(table: Table, seed: int) -> None:
    """As long as a seat may take an answer back, that answer has shown nobody anything that they did not know."""
    for game, rng in played(table, seed):
        if game.over:
            return
        answer, since = choose(game, rng), len(game.journal)
        truth = game.fork()
        give(truth, answer)
        if not truth.undoable(answer.seat):
            continue
        for seat in viewers(game):
            twin = _twin(game, seat, rng)
            if _both(game.fork(), twin, answer):
                what = f"seat {answer.seat} may take back {answer}, but seat {seat} has learned from it"
                assert_same(shown_to(truth, seat, since), shown_to(twin, seat, since), what)


def undo_equals_replay(table: Table, seed: int) -> None:
    """After every undo the game is as if what was taken back had never been answered; and its record says so too."""
    rng, game = Random(seed), table.start(seed)
    for _ in range(MOST_ANSWERS):
        if game.over:
            break
        give(game, choose(game, rng))
        seat = rng.randrange(game.players)
        may = game.undoable(seat)
        if may and rng.random() < 0.5:
            # Where a seat may take back a whole turn, all of it only now and then, or the game would never go on.
            last = 0 if may.count < 4 or rng.random() < 0.1 else may.count - 1
            for left in range(may.count, last, -1):
                assert game.undoable(seat).count == left, "the number of answers that may be taken back is wrong"
                game.undo(seat)
                _assert_as_if_never_answered(table, seed, game)
            assert_same(fingerprint(game), fingerprint(load(table.book, game.record())), "the record after an undo")
        elif rng.random() < 0.05 and game.asks:
            _undo_by_agreement(table, game, seat)


def _undo_by_agreement(table: Table, game: Game[Any], seat: int) -> None:
    """By agreement everything goes back to before the seat's last answer; chance goes on where it was."""
    if not any(isinstance(event, Answered) and event.seat == seat for event in game.history):
        return
    counter = game.chance.counter
    game.undo(seat, agreed=True)
    assert game.chance.counter <= counter
    assert isinstance(game.history[-1], Undone)
    assert_same(fingerprint(game), fingerprint(load(table.book, game.record())), "the record after an agreed undo")


def _assert_as_if_never_answered(table: Table, seed: int, game: Game[Any]) -> None:
    if any(isinstance(event, Undone) and event.chance is not None for event in game.history):
        return  # chance was skipped by agreement: the same seed makes another game
    never = table.start(seed)
    for event in game.history:
        if isinstance(event, Answered):
            give(never, Answer(event.seat, event.option, event.kind))
    assert never.state == game.state, "an undo leads elsewhere than the answers that remain"
    kept = [(entry.kind, entry.values) for entry in game.journal if entry.kind != "kernel.undo"]
    assert kept == [(entry.kind, entry.values) for entry in never.journal], "an undo left lines in the journal"


def asks_are_sound(table: Table, seed: int) -> None:
    """Every ask has options, not too many, each a value that is there once and comes back from JSON as itself."""
    for game, _ in played(table, seed):
        for ask in game.asks:
            options = list(ask.options)
            assert 0 < len(options) <= MOST_OPTIONS, f"{ask.kind} has {len(options)} options"
            assert len(ask.options) == len(options)
            assert all(is_value(option) for option in options), f"{ask.kind} offers what is no value: {options}"
            written = [json.dumps(to_json(option)) for option in options]
            assert len(set(written)) == len(options), f"{ask.kind} offers something twice"
            assert [ask.offered(from_json(json.loads(text))) for text in written] == options
            assert not [refusal for refusal in ask.refused if refusal.option in options], (
                f"{ask.kind} refuses an option"
            )


def every_option_is_playable(table: Table, seed: int) -> None:
    """Whatever is offered may be answered; whatever is not is refused with a reason, and changes nothing."""
    for game, rng in played(table, seed):
        if rng.random() > 0.25:
            continue
        before = fingerprint(game)
        for ask in game.asks:
            options = list(ask.options)
            for option in rng.sample(options, min(len(options), 12)):
                fork = game.fork()
                fork.answer(option, ask.seat, to=ask.id)
                assert not list(table.book.check(fork.state)), f"{option} of {ask.kind} breaks the game"
            refused = [refusal.option for refusal in ask.refused]
            for wrong in [*rng.sample(refused, min(len(refused), 3)), "no such option", (1, 2, ("x",)), 10**6]:
                code = _code(partial(game.answer, wrong, ask.seat, to=ask.id))
                assert code == "choice/not_an_option", f"{wrong} was not offered and was taken"
        assert_same(before, fingerprint(game), "a game after answers that were refused")


def invariants_hold(table: Table, seed: int) -> None:
    """After every answer nothing is wrong with the state, for anybody who looks at it."""
    for game, _ in played(table, seed):
        problems = list(table.book.check(game.state))
        assert not problems, f"after {game.history[-1:]}: {problems}"
        assert table.book.decode(table.book.encode(game.state)) == game.state
        assert all(0 <= table.book.judge(game.state, seat) <= 1 for seat in range(game.players))
        assert (game.result is None) == bool(game.asks)


def light_games_are_the_same(table: Table, seed: int) -> None:
    """The same answers lead a light game the same way; it only answers by itself whatever leaves no choice."""
    full, rng = table.start(seed), Random(seed)
    light = table.start(seed, light=True)
    while True:
        while not _at_the_same_point(full, light):
            waiting = [_question(ask) for ask in light.asks]
            sole = [ask for ask in full.asks if len(ask.options) == 1 and _question(ask) not in waiting]
            assert sole, "a light game went another way"
            assert not isinstance(full.question, AnyOf), "where any may act, nobody acts by themselves"
            full.answer(sole[0].options[0], sole[0].seat, to=sole[0].kind)
        if full.over:
            return
        answer = choose(full, rng)
        give(full, answer)
        give(light, answer)


def everything_can_be_said(table: Table, seed: int) -> None:
    """Prompts, options, refusals and journal have words in every language."""
    for game, _ in played(table, seed):
        for language in LANGUAGES:
            words = table.book.words(language)
            for ask in game.asks:
                assert table.book.prompt(ask, language)
                assert all(table.book.option_text(ask.kind, option, language) for option in ask.options[:40])
                assert all(words.say(Phrase(refusal.reason)) for refusal in ask.refused)
            if game.over:
                assert all(words.say(Phrase(entry.kind, {**entry.values, "law": entry.law})) for entry in game.journal)


def answers_between_checkpoints(table: Table, seed: int) -> list[int]:
    """How many answers lie between two checkpoints of a random game, wherever any lie."""
    *_, (game, _) = played(table, seed)
    events = [checkpoint.events for checkpoint in loop_of(game).checkpoints]
    return [later - earlier for earlier, later in pairwise(events) if later > earlier]


def _at_the_same_point(one: Game[Any], other: Game[Any]) -> bool:
    asked = ([(ask.seat, ask.kind, list(ask.options)) for ask in game.asks] for game in (one, other))
    return one.state == other.state and next(asked) == next(asked)


def _question(ask: Ask) -> tuple[Any, ...]:
    return ask.seat, ask.kind, dict(ask.about), list(ask.options)


def _code(deed: Callable[[], Any]) -> str:
    """The code of the error that a deed raises, after its sentence could be said in every language."""
    try:
        deed()
    except NemetonError as error:
        return error.code if all(error.text(language) for language in LANGUAGES) else "no words"
    return ""


def _play_on(game: Game[Any], rng: Random, answers: int) -> None:
    for _ in range(answers):
        if game.over:
            return
        give(game, choose(game, rng))


def _twin(game: Game[Any], seat: int, rng: Random) -> Game[Any]:
    """The game as the seat might imagine it, with the same dice to come."""
    twin = game.imagined(seat, Random(rng.random()))
    play_of(twin).chance = game.chance.copy()
    return twin


def _both(truth: Game[Any], twin: Game[Any], answer: Answer) -> bool:
    """Play an answer in both games; False if it is not legal in the twin."""
    give(truth, answer)
    try:
        give(twin, answer)
    except IllegalAnswer:
        return False
    return True


PROPERTIES: tuple[Property, ...] = (
    ends,
    is_deterministic,
    replays,
    positions_round_trip,
    forks_are_equal,
    forks_of_imagined_are_equal,
    imagining_changes_nothing_in_sight,
    twins_look_the_same,
    what_may_be_undone_revealed_nothing,
    undo_equals_replay,
    asks_are_sound,
    every_option_is_playable,
    invariants_hold,
    light_games_are_the_same,
    everything_can_be_said,
)
