"""What all readers of a position see alike: drawn once for all seats, and laid under what each may choose.

It is drawn from a view without any hand or card that lies face down; the board of a seat, from one that holds no such
thing but its own.
"""

import copy
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from nemeton.drawing.shared import SharedParts
from nemeton.drawing.targets import Spots
from nemeton.kernel import BLANK, Entry, Hidden, Words

from ..factions import Board
from ..factions.look import LOOKS
from ..rules.rule import faction
from ..state import RootState, seats
from .commons import commons, score
from .hired.table import HIRED, hired_board
from .landmark_cards import LANDMARKS
from .landmark_cards import cards as landmark_cards
from .landmarks import standing as landmarks_standing
from .layout import COMMONS, SCORE, Layout, board_part
from .panel import Page, panel
from .pieces import (
    bandits,
    battle_mark,
    buried,
    ferry,
    forest_names,
    glades,
    heaps,
    homelands,
    numbers,
    opened,
    pawns,
    signboards,
    tiles,
    warriors,
)
from .warriors import figures
from .words import clearing_told, public_sentences, seat_told

MOST_SCENES, MOST_BOARDS = 64, 400
WRITE = msgspec.msgpack.Encoder().encode


class Scene(NamedTuple):
    """A position without what may be chosen in it. On the map, `low` lies under the lit glades, `middle` between them
    and the pieces that pay, `high` above these, `top` highest."""

    layout: Layout
    spots: Spots
    low: str
    middle: tuple[str, ...]
    high: str
    parts: dict[str, str]  # score, common things, boards
    told: tuple[str, ...]  # the position in words, as everybody may know it


class DrawnBoard(NamedTuple):
    """The board of a seat, and its places."""

    drawn: str
    spots: Spots


_scenes = SharedParts[Scene](MOST_SCENES)
_boards = SharedParts[DrawnBoard](MOST_BOARDS)


def scene_of(view: RootState, journal: Sequence[Entry], words: Words) -> Scene:
    """What everybody sees, with the boards as this view shows them. The places are a copy of its own."""
    bare = without_cards(view)
    standing = figures(view, journal)
    name = words, WRITE(bare), WRITE(standing)
    scene = _scenes.get(name, lambda: drawn_scene(bare, standing, words))
    parts, spots = dict(scene.parts), scene.spots.copy()
    for seat in seats(view):
        own = with_own_things(bare, view, seat)
        board = _boards.get(
            (*name, seat, WRITE(own.hands[seat]), WRITE(own.boards[seat])), partial(drawn_board, own, seat, words)
        )
        parts[board_part(seat)] = board.drawn
        spots.add_all(board.spots)
    return scene._replace(parts=parts, spots=spots)


def without_cards(view: RootState) -> RootState:
    """The view without the cards that anybody holds or has face down on the board; how many that are stays known."""
    bare = copy.copy(view)
    bare.hands = [[Hidden(BLANK)] * len(hand) for hand in view.hands]
    bare.deck = [Hidden(BLANK)] * len(view.deck)
    bare.boards = [bare_board(view, seat) for seat in seats(view)]
    return bare


def bare_board(view: RootState, seat: int) -> Board:
    """The board of a seat without its cards."""
    board, own = view.boards[seat], faction(view, seat)
    if any(card.card != BLANK for card in own.hidden_cards(board)):
        board = copy.deepcopy(board)
        for card in own.hidden_cards(board):
            card.card, card.known = BLANK, 0
    return board


def with_own_things(bare: RootState, view: RootState, seat: int) -> RootState:
    """A bare view with the board of one seat, and with its hand where that lies open on it."""
    own = copy.copy(bare)
    own.boards = [*bare.boards]
    own.boards[seat] = view.boards[seat]
    if LOOKS[view.factions[seat]].shows_hand:
        own.hands = [*bare.hands]
        own.hands[seat] = view.hands[seat]
    return own


def drawn_scene(view: RootState, standing: list[dict[int | str, list[int]]], words: Words) -> Scene:
    """A position in which nobody holds anything, but for the boards of the seats."""
    spots = Spots()
    layout = Layout(view, standing, spots)
    parts = {SCORE: score(view, words, spots), COMMONS: commons(view, words, spots)}
    if view.landmarks:
        parts[LANDMARKS] = landmark_cards(view, words, spots)
    if view.bands:
        parts[HIRED] = hired_board(view, words, spots)
    told = {where: clearing_told(view, where, words) for where in view.clearings}
    low = f'<g class="forests">{forest_names(view, layout, words)}</g>{opened(view, layout)}'
    middle = (
        '<g class="glades">',
        *glades(view, told),
        f"</g>{landmarks_standing(view, words)}{ferry(view, layout, words)}{buried(view, layout, words)}",
        '<g class="tiles">',
        *tiles(layout),
        "</g>",
        f'<g class="heaps">{heaps(layout)}</g>',
        f'<g class="warriors">{bandits(view, layout)}',
        *warriors(view, layout),
        "</g>",
        f'<g class="pawns">{pawns(view, layout)}</g>',
        f'<g class="numbers">{numbers(layout)}</g>',
    )
    high = (
        f'<g class="signboards">{signboards(view, layout)}{battle_mark(view, layout)}</g>'
        f"{homelands(view, layout, words)}"
    )
    return Scene(layout, spots, low, middle, high, parts, tuple(public_sentences(view, told, words)))


def drawn_board(view: RootState, seat: int, words: Words) -> DrawnBoard:
    """The board of a seat."""
    spots, look = Spots(), LOOKS[view.factions[seat]]
    page = Page(view, seat, words, spots)
    return DrawnBoard(panel(page, look.panel(page, view.boards[seat]), seat_told(view, seat, words)), spots)
