"""The board of the Vagabond: the character, items on tracks, in the satchel and damaged, relationships, quests done."""

from nemeton.drawing.svg import label, title

from ...cards import QUESTS, SUITS
from ...draw.ink import box, use
from ...draw.panel import Page, lying_item, sized
from .board import ALLIED, HOSTILE, Item, VagabondBoard
from .items import TRACK_LENGTH, TRACKS, damaged, key, off_tracks, on_track
from .relations import AID_POINTS
from .rules import ITEM_LIMIT, LIMIT_BAG

TOP, SIZE = 38.0, 24.0


def item_place(seat: int, item: Item) -> str:
    """The name of an item's place; items that are alike share it."""
    kind, exhausted, broken = key(item)
    return f"item-{seat}-{kind}-{exhausted}{broken}"


def vagabond_board(page: Page, board: VagabondBoard) -> str:
    """Tracks above, then the satchel and what is damaged, then how others stand to him."""
    return character(page, board) + tracks(page, board) + satchel(page, board) + bonds(page, board) + done(page, board)


def character(page: Page, board: VagabondBoard) -> str:
    """Who he is."""
    page.spot(f"character-{page.seat}", 4, TOP, 76, SIZE)
    if not board.character:
        return ""
    name = page.said(f"root.character.{board.character}")
    face = box(4, TOP, 76, SIZE, "label-face", 5) + label(name, "leader-name middle" + sized(name, 74), 42, TOP + 17)
    return f"<g>{title(page.said('root.draw.character', character=board.character))}{face}</g>"


def tile(page: Page, item: Item, x: float, y: float, size: float = SIZE) -> str:
    """An item: upright when ready, lying and hatched when exhausted, torn when damaged."""
    page.spot(item_place(page.seat, item), x, y, size, size)
    drawn = lying_item(item.kind, x, y, size, exhausted=item.exhausted, damaged=item.damaged)
    state = "worn" if item.damaged and item.exhausted else "damaged" if item.damaged else "exhausted"
    told = page.said(f"root.lying.{state if item.exhausted or item.damaged else 'ready'}", item=item.kind)
    return f"<g>{title(told)}{drawn}</g>"


def tracks(page: Page, board: VagabondBoard) -> str:
    """Tea, coins and bags that lie on their tracks."""
    drawn = ""
    for row, kind in enumerate(TRACKS):
        for at in range(TRACK_LENGTH):
            x = 86 + row * 71 + at * 23
            if at < on_track(board, kind):
                drawn += tile(page, Item(kind), x, TOP + 1, 22)
            else:
                drawn += box(x, TOP + 1, 22, 22, "place", 4)
                drawn += f'<g class="is-faint">{use(f"item-{kind}", x + 11, TOP + 12, 0.62)}</g>'
    return drawn


def satchel(page: Page, board: VagabondBoard) -> str:
    """What lies off the tracks; the limit stands beside it."""
    off = off_tracks(board)
    whole = [item for item in off if not item.damaged]
    broken = damaged(board)
    limit = ITEM_LIMIT + LIMIT_BAG * on_track(board, "bag")
    drawn = box(4, TOP + 28, 190, 52, "column", 5) + box(198, TOP + 28, 98, 52, "column is-broken", 5)
    for items, left, room in ((sorted(whole, key=key), 7.0, 184.0), (sorted(broken, key=key), 201.0, 92.0)):
        in_row = max(int(room // 25), (len(items) + 1) // 2)
        step = min(26.0, (room - SIZE) / max(1, in_row - 1))
        for at, item in enumerate(items):
            drawn += tile(page, item, left + at % in_row * step, TOP + 30 + at // in_row * 24.5)
    return drawn + label(f"{len(off)}/{limit}", "small-count right", 292, TOP + 93)


COLUMNS = [HOSTILE, *range(ALLIED + 1)]
MOST_ROWS = 3  # of relationships; more share bins


def bonds(page: Page, board: VagabondBoard) -> str:
    """How others stand to him: hostile, indifferent, two steps, allied. A row for each, or bins for all of them."""
    if not board.relations:
        return ""
    return rows(page, board) if len(board.relations) <= MOST_ROWS else bins(page, board)


def bond_column(place: int, x: float, y: float, wide: float, tall: float) -> str:
    """The paper of one grade, with its sign."""
    css = "bond" + (" is-hostile" if place == HOSTILE else " is-allied" if place == ALLIED else "")
    drawn = box(x, y, wide, tall, css, 2)
    if place == HOSTILE:
        drawn += use("ui-battle", x + 9, y + 8, 0.42)
    elif place == ALLIED:
        drawn += use("ui-heart", x + wide - 9, y + 8, 0.42)
    return drawn


def bond_marker(page: Page, whom: int, place: int, x: float, y: float, radius: float = 7) -> str:
    """The marker of another faction."""
    name, told = page.view.factions[whom], page.said("root.draw.bond", whom=whom, place=place)
    drawn = f'<g class="marker" style="transform:translate({x:g}px,{y:g}px)" id="bond-{page.seat}-{whom}">'
    return drawn + f'{title(told)}<circle r="{radius:g}" class="of-{name}"/>{use(f"w-{name}", 0, 1, radius / 29)}</g>'


def rows(page: Page, board: VagabondBoard) -> str:
    """A row for each other faction."""
    top, left, wide, tall = TOP + 84, 4.0, 36.0, 15.0
    high = tall * len(board.relations) + 2
    drawn = "".join(bond_column(place, left + at * wide, top, wide, high) for at, place in enumerate(COLUMNS))
    for row, (whom, place) in enumerate(board.relations.items()):
        y = top + 1 + row * tall
        page.spot(f"bond-{page.seat}-{whom}", left, y, wide * 5, tall)
        for at, step in enumerate(COLUMNS[1:-1], 2):
            if step >= place:
                drawn += label(f"+{AID_POINTS[step]}", "aid", left + (at + 0.5) * wide, y + 12)
        drawn += bond_marker(page, whom, place, left + (COLUMNS.index(place) + 0.5) * wide, y + 8)
    return drawn


def bins(page: Page, board: VagabondBoard) -> str:
    """Five bins with the markers of all that stand so; above them what the step into a bin scores."""
    top, left, wide, high = TOP + 84, 4.0, 37.0, 47.0
    drawn = ""
    for at, place in enumerate(COLUMNS):
        x = left + at * wide
        drawn += bond_column(place, x, top, wide, high)
        if place > 0:
            drawn += label(f"+{AID_POINTS[place - 1]}", "aid", x + 11, top + 12)
        here = [whom for whom, grade in board.relations.items() if grade == place]
        for number, whom in enumerate(here):
            cx, cy, radius = huddled(number, len(here))
            cx, cy = x + wide / 2 + cx, top + 31 + cy
            page.spot(f"bond-{page.seat}-{whom}", cx - radius, cy - radius, 2 * radius, 2 * radius)
            drawn += bond_marker(page, whom, place, cx, cy, radius)
    return drawn


def huddled(number: int, many: int) -> tuple[float, float, float]:
    """Where one of so many markers stands in a bin, off its middle, and how large it is: up to two in a row."""
    if many <= 2:
        return (number - (many - 1) / 2) * 17, 0.0, 8.0
    if many <= 4:
        return (number % 2 - 0.5) * 17, (number // 2 - 0.5) * 15.5, 7.4
    return (number % 3 - 1 + 0.5 * (number // 3)) * 11.6, (number // 3 - 0.5) * 15, 5.6


def done(page: Page, board: VagabondBoard) -> str:
    """Quests done, by suit."""
    drawn = ""
    for at, suit in enumerate(SUITS):
        count = sum(QUESTS[quest].suit == suit for quest in board.quests)
        x = 196 + at * 33
        drawn += use(f"suit-{suit}", x + 8, TOP + 112, 0.62) + label(str(count), "small-count", x + 18, TOP + 117)
    told = page.said("root.draw.quests_done", count=len(board.quests))
    return f"<g>{title(told)}{drawn}</g>"
