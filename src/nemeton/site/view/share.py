"""A picture to share: the last board of a finished game with its result, names and scores. One SVG, by itself."""

import re
import textwrap
from base64 import b64encode
from itertools import count

from markupsafe import escape

from nemeton.kernel import PUBLIC, Phrase

from .ending import FinishedGame
from .icons import SIGILS

WIDE, HIGH, BOARD = 1200, 630, 740
LONGEST_NAME, LETTERS = 24, 25
PAPER, INK, SOFT, LINE = "#f6f3ea", "#1c2420", "#5b6560", "#c9c4b4"


def share_picture(ended: FinishedGame) -> str:
    """The picture. It shows what everybody may see at the end of a game; of one that runs there is none."""
    game, speech, result = ended.game, ended.speech, ended.game.result
    assert result is not None, "a running game has no picture to share"
    words = game.words(speech.language)
    lines = [entry for entry in game.journal if entry.is_for(PUBLIC)]
    board = game.book.draw(game.seen_by(PUBLIC), seat=PUBLIC, ask=None, journal=lines, words=words, style=True)
    inside = b64encode(board.encode()).decode()
    x, y_board, wide, high = _fitted(board)
    title = speech.plain(Phrase(f"{game.book.name}.name"))
    told = speech.plain(speech.ended(result))
    y = count(150, 42)
    wrapped = textwrap.wrap(told, LETTERS)[:5]
    drawn = "".join(_text(BOARD + 36, next(y), line, 32, bold=True) for line in wrapped)
    top = 150 + 42 * len(wrapped) + 18
    scores = result.scores or game.book.scores(game.state)
    order = sorted(range(game.players), key=lambda seat: (seat not in result.winners, -scores[seat] if scores else 0))
    drawn += "".join(
        _row(top + 50 * place, seat, speech.seat(seat), str(scores[seat]) if scores else "", seat in result.winners)
        for place, seat in enumerate(order)
    )
    frame = f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>'
    frame += f'<path d="M{BOARD} 0V{HIGH}" stroke="{LINE}" stroke-width="2"/>'
    foot = _text(BOARD + 36, HIGH - 30, "Nemeton", 22, bold=True, fill=SOFT)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" '
        f'lang="{speech.language}" font-family="Alegreya Sans, Alegreya, Georgia, serif">'
        f"<title>{escape(told)}</title>{frame}"
        f'<image x="{x:g}" y="{y_board:g}" width="{wide:g}" height="{high:g}" '
        f'href="data:image/svg+xml;base64,{inside}"/>'
        f"{_text(BOARD + 36, 84, title, 26, fill=SOFT)}{drawn}{foot}</svg>"
    )


def _fitted(board: str) -> tuple[float, float, float, float]:
    """Where a drawing stands so that it fills its room and nothing beside its own box is seen: x, y, width, height."""
    found = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', board)
    wide, high = (float(found[1]), float(found[2])) if found else (1.0, 1.0)
    scale = min((BOARD - 24) / wide, (HIGH - 24) / high)
    return (BOARD - wide * scale) / 2, (HIGH - high * scale) / 2, wide * scale, high * scale


def _row(y: float, seat: int, name: str, score: str, has_won: bool) -> str:
    shown = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    sign = f'<path d="{SIGILS[seat]}" transform="translate({BOARD + 36} {y - 19}) scale(1.3)" fill="{INK}"/>'
    mark = f'<path d="M{BOARD + 30} {y + 12}H{WIDE - 34}" stroke="{LINE}"/>'
    end = _text(WIDE - 40, y, score, 30, bold=True, anchor="end") if score else ""
    return mark + sign + _text(BOARD + 70, y, shown, 27, bold=has_won) + end


def _text(
    x: float, y: float, told: str, size: int, *, bold: bool = False, fill: str = INK, anchor: str = "start"
) -> str:
    weight = 700 if bold else 400
    style = f"fill:{fill};font-size:{size}px;font-weight:{weight};stroke:none"
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" style="{style}">{escape(told)}</text>'
