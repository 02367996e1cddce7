"""Map and boards of a drawing as a page puts them: boards aside are cards, one with a free corner lies there."""

from collections.abc import Iterator, Sequence
from html import escape

from nemeton.kernel.laid import BoardPicture, Laid

from ..base.cache import RecentCache
from .pieces import Pieces, cut

BOARDS_KEPT = 2_000

_cut: RecentCache[BoardPicture, Pieces] = RecentCache(BOARDS_KEPT)


def measures(laid: Laid) -> str:
    """How broad the stage is by its height, and the measures of the map: what the style sheet reckons with."""
    wide, high = laid.size
    if not wide:
        return f"--aspect:{laid.aspect:.3f};--narrow:{laid.aspect:.3f}"
    narrow = min(laid.aspect, wide / high)  # a phone has no room beside the map
    return f"--aspect:{laid.aspect:.3f};--narrow:{narrow:.3f};--map-wide:{wide:.0f};--map-high:{high:.0f}"


def pan(laid: Laid, layers: Sequence[str]) -> list[str]:
    """What pans and zooms: the map, and the board in a corner of it. `layers` are those of the map with pins."""
    return [
        '\n<div class="pan">',
        *layers,
        *(_card(board) for board in laid.boards if board.corner is not None),
        "</div>",
    ]


def has_boards_aside(laid: Laid) -> bool:
    """Are there boards that do not lie in a corner of the map?"""
    return any(board.corner is None for board in laid.boards)


def boards_aside(laid: Laid) -> Iterator[Pieces]:
    """All boards that lie beside the map, the reader's own first."""
    for board in laid.boards:
        if board.corner is None:
            yield _cut.get(board) or _cut.put(board, cut(_card(board)))


def _card(board: BoardPicture) -> str:
    """One board. A click brings it near (zoom.js)."""
    css, style = "board-card", f"--ratio:{board.ratio:.4f}"
    if board.is_own:
        css += " is-own"
    if board.corner is not None:
        css += f" in-corner at-{board.corner.name}"
        style += f";--free:{board.corner.free:.1f};--lean:{board.corner.lean:.3f}"
    else:
        css += '" popover="manual'  # it comes near above everything
    names = f'id="part-{escape(board.name)}" data-part="{escape(board.name)}"'
    return f'\n<div class="{css}" {names} style="{style}">{board.picture}</div>'
