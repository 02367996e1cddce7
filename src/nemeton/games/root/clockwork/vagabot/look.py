"""How the Vagabot looks."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from nemeton.drawing.svg import label, title
from nemeton.kernel import Words

from ...cards import QUESTS
from ...draw.ink import box, use
from ...draw.panel import Page, lying_item
from ...draw.words import said
from ...factions.vagabond.look import LOOK as HUMAN
from ...state import RootState
from ..automaton import has_trait
from ..look import TOP, Deed, MachineLook
from .board import DAYS, QUESTING_DAYS, VagabotBoard
from .items import on_track, ready
from .rules import FACTION

SIGNS = {
    "explore": "item-torch",
    "battle": "ui-battle",
    "special": "ui-heart",
    "repair": "item-hammer",
    "quest": "ui-point",
    "aid": "ui-card",
}


class VagabotLook(MachineLook):
    """Nearly white."""

    human = HUMAN
    name = FACTION.name
    colour = HUMAN.colour
    points_by: ClassVar = {"RB.7.5": "quests", "RB.7.7": "enlisted"}
    wheel_at = (0.0, 13.0)

    def deeds(self, view: RootState, seat: int) -> Sequence[Deed]:
        suit = FACTION.order_suit(view, seat) or "bird"
        days = QUESTING_DAYS if has_trait(view, "questing") else DAYS
        return [Deed(SIGNS[deed], deed) for deed in days[suit]]

    def tracks(self, page: Page, board: VagabotBoard) -> str:
        """The character, the quest, the battle track and all items."""
        y = TOP + 50
        drawn = ""
        if board.character:
            name = page.said(f"root.character.{board.character}")
            drawn += box(6, y, 118, 24, "label-face", 5) + label(name, "leader-name", 14, y + 17)
        if board.quest:
            told = page.said(f"root.quest.{board.quest}")
            suit = QUESTS[board.quest].suit
            drawn += f"<g>{title(told)}{box(130, y, 62, 24, 'label-face', 5)}"
            drawn += use("ui-point", 146, y + 12, 0.6) + use(f"suit-{suit}", 174, y + 12, 0.74) + "</g>"
        track = on_track(page.view, board)
        told = page.said("root.draw.machine_track", count=track)
        pips = "".join(
            f'<circle class="pip{" is-left" if at < track else ""}" cx="{226 + at * 22:g}" cy="{y + 12:g}" r="8"/>'
            for at in range(3)
        )
        drawn += f"<g>{title(told)}{use('ui-battle', 206, y + 12, 0.6)}{pips}</g>"
        step = min(27.0, 288 / max(1, (len(board.items) + 1) // 2 if len(board.items) > 10 else len(board.items)))
        in_row = max(1, int(288 / step))
        for at, item in enumerate(sorted(board.items, key=lambda one: (one.damaged, one.exhausted, one.kind))):
            row, place = divmod(at, in_row)
            drawn += lying_item(
                item.kind, 6 + place * step, y + 29 + row * 26, 24, exhausted=item.exhausted, damaged=item.damaged
            )
        return drawn

    def told(self, board: VagabotBoard, seat: int, words: Words) -> Iterator[str]:
        """The order, who it is, where, and its items."""
        yield from super().told(board, seat, words)
        if board.character:
            yield said(words, "root.draw.character", character=board.character)
        if board.forest:
            yield said(words, "root.draw.in_forest", seat=seat, where=board.forest)
        lying: dict[str, list[str]] = {"ready": [], "exhausted": [], "damaged": []}
        for item in board.items:
            lying["damaged" if item.damaged else "exhausted" if item.exhausted else "ready"].append(item.kind)
        for state, items in lying.items():
            if items:
                yield said(words, f"root.draw.items_{state}", items=tuple(sorted(items)))
        if board.quest:
            yield said(words, "root.draw.machine_quest", quest=board.quest)

    def marks(self, board: VagabotBoard) -> list[tuple[str, float, int]]:
        """Items that are ready."""
        return [("item-bag", 0.75, len(ready(board)))]

    def topic_of(self, board: VagabotBoard) -> str:
        return board.quest


LOOK = VagabotLook()
