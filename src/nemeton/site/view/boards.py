"""Map and boards of a drawing as a page puts them: boards aside are cards, one with a free corner lies there."""

from html import escape

from nemeton.kernel.laid import BoardPicture, Laid


def measures(laid: Laid) -> str:
    """How broad the stage is by its height, and the measures of the map: what the style sheet reckons with."""
    wide, high = laid.size
    if not wide:
        return f"--aspect:{laid.aspect:.3f};--narrow:{laid.aspect:.3f}"
    narrow = min(laid.aspect, wide / high)  # a phone has no room beside the map
    return f"--aspect:{laid.aspect:.3f};--narrow:{narrow:.3f};--map-wide:{wide:.0f};--map-high:{high:.0f}"


def pan(laid: Laid, drawing: str) -> str:
    """What pans and zooms: the map, and the board in a corner of it. `drawing` is the map with pins."""
    return f'<div class="pan">{drawing}{_cards(laid, in_corner=True)}</div>'


def has_boards_aside(laid: Laid) -> bool:
    """Are there boards that do not lie in a corner of the map?"""
    return any(board.corner is None for board in laid.boards)


def boards_aside(laid: Laid) -> str:
    """All boards that lie beside the map, the reader's own first."""
    return _cards(laid, in_corner=False)


def _cards(laid: Laid, *, in_corner: bool) -> str:
    return "".join(_card(board) for board in laid.boards if (board.corner is not None) == in_corner)


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
