"""A game of the rules as the bytes that the core reads (struct Plain in module.c, five numbers, situations)."""

from struct import pack
from typing import Any

from nemeton.games.cairn.abilities import STOP
from nemeton.games.cairn.field import BIT, FACES, SPACES, VILLAGE
from nemeton.games.cairn.megaliths import MEGALITHS
from nemeton.games.cairn.state import Activation, CairnState, Transformation, Turn, TurnEnd
from nemeton.kernel import EVERYBODY, Step

from .tables import flags

PLACES = {space: number for number, space in enumerate([*SPACES, VILLAGE])}
STONES = {stone: number for number, stone in enumerate(MEGALITHS)}
NO_STONE, UPCOMING, AGENDA = 255, 2, 8
STEPS: dict[type[Step], int] = {Turn: 0, Transformation: 1, TurnEnd: 2}
ACTIVATION = 3
QUESTIONS = {"cairn.action": 1, "cairn.transformation": 2, "cairn.build": 3}
ABILITY = 4
ENDS = ("", "points", "blocked", "unfinished", "repetition")
MOST_SITUATIONS = 256  # of a chain of abilities; older ones are forgotten


def written(game: Any, seat: int | None = None) -> bytes:
    """The position of a game and the question that is open in it."""
    state: CairnState = game.state
    ask = game.ask
    question, asked, space, stone, may_stop = 0, 0, 0, 0, 0
    if ask is not None:
        question, asked = QUESTIONS.get(ask.kind, ABILITY), ask.seat
        space = PLACES[ask.about["space"]] if "space" in ask.about else 0
        if question == ABILITY:
            stone, may_stop = STONES[ask.kind.removeprefix("cairn.")], int(STOP in ask.options)
    numbers = [*_field(state), *_stack(state, seat), *_table(state)]
    numbers += [question, asked, space, stone, may_stop, *_result(state)]
    chain = [situation(text, PLACES[text.partition("/")[0]]) for text in state.activated[-MOST_SITUATIONS:]]
    turns = [situation(text, 32 + int(text.partition("/")[0])) for text in state.positions]
    moved = sum(BIT[place] for place in state.moved)
    rest = pack("=5I", moved, state.turn, game.turn_limit or 0, len(chain), len(turns))
    return bytes(numbers) + rest + b"".join(chain) + b"".join(turns)


def _field(state: CairnState) -> list[int]:
    shamans = [PLACES[place] for places in state.shamans for place in places]
    stones = [STONES[state.megaliths[space]] if space in state.megaliths else NO_STONE for space in SPACES]
    upcoming = [STONES[stone] for stone in state.upcoming]
    return [*shamans, *stones, len(upcoming), *_filled(upcoming, UPCOMING)]


def _stack(state: CairnState, seat: int | None) -> list[int]:
    """Every stone; for a seat, those that it does not know lie in one order, whatever theirs is."""
    stones = [STONES[stone.card] for stone in state.stack]
    known = [int(stone.known == EVERYBODY if seat is None else stone.is_known_to(seat)) for stone in state.stack]
    if seat is not None:
        unknown = iter(sorted(stone for stone, is_known in zip(stones, known, strict=True) if not is_known))
        stones = [stone if is_known else next(unknown) for stone, is_known in zip(stones, known, strict=True)]
    return [len(stones), *_filled(stones, len(MEGALITHS)), *_filled(known, len(MEGALITHS))]


def _table(state: CairnState) -> list[int]:
    faces = [faces.index(state.tokens[token]) for token, faces in FACES.items()]
    agenda = [_step(step) for step in state.agenda]
    return [
        *(*faces, *state.score, state.active, state.next_seat),
        *(len(agenda), *_filled(agenda, AGENDA), flags(state.options)),
    ]


def _step(step: Step) -> int:
    return ACTIVATION + PLACES[step.space] if isinstance(step, Activation) else STEPS[type(step)]


def _result(state: CairnState) -> list[int]:
    if state.result is None:
        return [0, 0]
    winners = state.result.winners
    return [winners[0] + 1 if winners else 0, ENDS.index(state.result.how)]


def _filled(numbers: list[int], length: int) -> list[int]:
    return [*numbers, *[0] * (length - len(numbers))]


def situation(text: str, tag: int) -> bytes:
    """What the rules write of a situation (`state.outline`, after a first part), as the core keeps it."""
    _, sea, forest, stones, faces, upcoming = text.split("/")
    words = [int(sea) | int(forest) << 30, 0, 0, tag << 40]
    found = {part[:2]: STONES[part[2:]] for part in stones.split(",") if part}
    for number, space in enumerate(SPACES):
        words[1 + number // 12] |= found.get(space, 31) << 5 * (number % 12)
    for number, (face, sides) in enumerate(zip(faces.split(","), FACES.values(), strict=True)):
        words[3] |= sides.index(face) << 8 + number
    coming = [STONES[stone] for stone in upcoming.split(",") if stone]
    for number in range(UPCOMING):
        words[3] |= (coming[number] if number < len(coming) else 31) << 16 + 5 * number
    return pack("=4Q", *words)
