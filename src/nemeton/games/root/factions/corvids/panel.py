"""The board of the Conspiracy: plots in the supply, actions, plots on the map and what the next one scores."""

from nemeton.drawing.svg import label, title

from ...draw.ink import box, use
from ...draw.panel import Page
from ...places import first_suit
from .board import ACTIONS, EACH, KINDS, PLOTS, CorvidsBoard
from .plots import flip_points, open_plot, open_plots, price_of

TOP, DOWN, OPEN = 38.0, 88.0, 129.0
STEP = 35.5


def corvids_board(page: Page, board: CorvidsBoard) -> str:
    """The supply to the left, the turn to the right; below the plots face down, then those that lie open."""
    return supply(page, board) + deeds(page, board) + face_down(page, board) + face_up(page)


def supply(page: Page, board: CorvidsBoard) -> str:
    """Their player sees the kinds; others see how many there are, and of each kind how many have not come to light."""
    drawn = box(4, TOP, 150, 46, "column", 5)
    known = {kind: sum(plot.kind.card == kind for plot in board.supply) for kind in KINDS}
    is_own = sum(known.values()) == len(board.supply) and any(
        plot.kind.card for plot in (*board.supply, *board.plots.values())
    )
    if not is_own:
        drawn += use("token-plot", 24, 61, 0.9) + label(str(len(board.supply)), "count", 37, 79)
    shown = [open_plot(page.view, page.seat, where) for where in page.view.clearings]
    for at, kind in enumerate(KINDS):
        x, size = (23 + at * 36.5, 0.9) if is_own else (66 + at * 24.5, 0.56)
        count = known[kind] if is_own else EACH - shown.count(kind)
        faint = ' class="is-faint"' if not count else ""
        drawn += f"<g{faint}>{use(f'token-{kind}', x, 59, size)}</g>"
        for one in range(EACH):
            css = "pip is-left" if one < count else "pip"
            drawn += f'<circle class="{css}" cx="{x - 5 + one * 10:g}" cy="79" r="3.4"/>'
        page.spot(f"plot-{page.seat}-{kind}", x - 17, TOP + 1, 34, 44)
    told = page.said("root.draw.plots_left", count=len(board.supply))
    return f"<g>{title(told)}{drawn}</g>"


def deeds(page: Page, board: CorvidsBoard) -> str:
    """Actions left, exertion, what the next plot costs, recruiting."""
    view, seat = page.view, page.seat
    is_on = view.active == seat and view.phase == "daylight"
    drawn = box(158, TOP, 138, 46, "column", 5)
    for at in range(ACTIONS):
        css = "pip is-left" if is_on and at < board.actions else "pip"
        drawn += f'<circle class="{css}" cx="{171 + at * 15}" cy="{TOP + 13:g}" r="6"/>'
    spent = "" if board.exerted else " is-left"
    drawn += f'<circle class="pip{spent if is_on or board.exerted else ""}" cx="232" cy="{TOP + 13:g}" r="6"/>'
    drawn += use("ui-card", 252, TOP + 13, 0.56) + f'<path class="tear" d="M246 {TOP + 20:g}l12-14"/>'
    price = price_of(view, seat)
    drawn += use("token-plot", 173, TOP + 34, 0.5)
    drawn += "".join(use("w-corvids", 192 + at * 12, TOP + 34, 0.28) for at in range(min(price, 4)))
    drawn += use("ui-recruit", 253, TOP + 34, 0.56) + use("ui-card", 276, TOP + 34, 0.5)
    page.spot(f"actions-{seat}", 160, TOP + 1, 84, 24)
    page.spot(f"recruit-{seat}", 242, TOP + 24, 52, 21)
    told = page.said("root.draw.plot_price", count=price)
    return f"<g>{title(told)}{drawn}</g>"


def face_down(page: Page, board: CorvidsBoard) -> str:
    """Where plots lie face down. Their player sees through them; what others have guessed in vain is crossed out."""
    drawn = box(4, DOWN, 292, 38, "column is-broken", 5)
    for at, (where, plot) in enumerate(sorted(board.plots.items())):
        x = 27 + at * STEP
        if plot.kind.card:
            drawn += use("token-plot", x - 6, DOWN + 15, 0.74) + use(f"token-{plot.kind.card}", x + 2, DOWN + 21, 0.66)
        else:
            drawn += use("token-plot", x - 3, DOWN + 18, 0.84)
        drawn += number(page, where, x + 11, DOWN + 9)
        for row, kind in enumerate(plot.denied):
            dx = x - 12 + row * 9
            drawn += use(f"t-{kind}", dx, DOWN + 34, 0.34) + f'<path class="tear" d="M{dx - 3.4:g} {DOWN + 37:g}l7-6"/>'
    told = page.said("root.draw.plots_down", count=len(board.plots))
    return f"<g>{title(told)}{drawn}</g>"


def face_up(page: Page) -> str:
    """Where plots lie open, and what the next flips would score."""
    view, seat = page.view, page.seat
    drawn = box(4, OPEN, 292, 38, "column", 5)
    shown = open_plots(view, seat)
    for at in range(PLOTS):
        x = 27 + at * STEP
        if at < len(shown):
            drawn += use(f"token-{open_plot(view, seat, shown[at])}", x - 3, OPEN + 19, 0.84)
            drawn += number(page, shown[at], x + 11, OPEN + 9)
        else:
            css = "worth" if at == len(shown) else "worth is-none"
            drawn += f'<path class="place" d="M{x - 3:g} {OPEN + 5:g}l14 14-14 14-14-14z"/>'
            drawn += label(f"+{at + 1}", css, x - 3, OPEN + 24)
    told = page.said("root.draw.next_flip", count=flip_points(view, seat), shown=len(shown))
    return f"<g>{title(told)}{drawn}</g>"


def number(page: Page, where: int, x: float, y: float) -> str:
    """The clearing in which a plot lies, in the colour of its suit."""
    suit = first_suit(page.view, where)
    face = f'<circle class="where-face" cx="{x:g}" cy="{y:g}" r="8.4"/>'
    return f'<g class="suit-{suit}">{face}{label(str(where), "where", x, y + 4.4)}</g>'
