"""How the Eyrie looks: hawks, nests, and their leaders."""

from collections.abc import Iterator
from typing import ClassVar

from nemeton.kernel import Phrase, Topic, Words
from nemeton.kernel.faces import Face, Fact, Tag

from ...choices import joined, named
from ...draw.emblems_scenes import PINES, Portrait, Scene, T
from ...draw.figures import Figure
from ...draw.ink import CREAM, SUIT_COLOURS, dot, egg, lines, mirrored, shape
from ...draw.panel import Page
from ...draw.words import said
from ..look import Look
from .board import COLUMNS, LEADERS, VIZIER, EyrieBoard
from .panel import eyrie_board

BLUE, SKY = "#3c69a8", SUIT_COLOURS["bird"]

LEADER_SCENES: dict[str, Scene] = {
    "builder": (T("w-eyrie", -9, 5, 1.0), T("b-workshop", 19, 15, 1.15), T("item-hammer", 18, -12, 0.9, 20)),
    "charismatic": (
        T("w-eyrie", -17, 7, 0.8),
        T("w-eyrie", 17, 7, 0.8),
        T("w-eyrie", 0, 3, 1.0),
        T("ui-heart", 0, -30, 0.5),
    ),
    "commander": (T("w-eyrie", -7, 5, 1.0), T("ui-battle", 18, 5, 1.1), T("ui-hit", 21, -20, 0.7)),
    "despot": (T("t-keep", 17, 10, 1.3), T("w-eyrie", -8, 5, 1.0), T("ui-crown", -12, -27, 0.8)),
}
VIZIER_SCENE: Scene = (*PINES, T("w-eyrie", 0, 4, 1.0), T("ui-crown", -3, -25, 0.7))


def roost() -> str:
    """Eggs in a nest."""
    eggs = mirrored(egg(-4.6, -2, 4, 5.4, CREAM)) + egg(0, -4, 4.2, 5.8, "#cfe0ea")
    twigs = "M-11 3L4 9M11 3L-4 9M-12 1L-5 8M12 1L6 7M-2 4L10 7M2 4L-9 7"
    return eggs + shape("M-13-1Q0 5 13-1Q11 11 0 11Q-11 11-13-1Z", "#c99c5c") + lines(twigs, 0.9)


class EyrieLook(Look):
    """Blue."""

    colour = BLUE
    tellings: ClassVar = {"decreed": "card"}
    buildings: ClassVar = {"roost": roost}
    crafts_with = "roost"
    naming: ClassVar = {"column": named("column"), "leader": named("leader")}
    portraits: ClassVar = {
        VIZIER: Portrait(VIZIER_SCENE, SKY, SKY, "suit-bird"),
        **{leader: Portrait(scene, SKY, BLUE) for leader, scene in LEADER_SCENES.items()},
    }
    points_by: ClassVar = {"7.6.1": "roosts", "7.7.1": "turmoil", "7.8.4": "battle"}

    def figure(self) -> Figure:
        """A crest and a hooked beak."""
        outline = "M-15 26C-19 8-16-8-9-16L-15-28L-5-23L-3-33L3-25C10-25 14-20 14-15L23-9Q19-5 14-6C15 2 17 12 15 26Z"
        beak = shape("M13.6-15L23-9Q19-5 14-6Q10.6-10 13.6-15Z", "#e7b64a", 1.1)
        eye = dot(7, -16, 3, CREAM, 1) + dot(7.6, -16, 1.3) + lines("M-1-20L10-21", 1.6)
        return Figure(outline, beak + eye + lines("M-12 0Q-8 6-12 14M-8-6Q-5-1-7 2", 1.1))

    def panel(self, page: Page, board: EyrieBoard) -> str:
        return eyrie_board(page, board)

    def told(self, board: EyrieBoard, seat: int, words: Words) -> Iterator[str]:
        """Who leads, the decree, the roosts that are left."""
        if board.leader:
            yield said(words, "root.draw.leader", leader=board.leader)
        for column in COLUMNS:
            if cards := tuple(sorted(board.decree[column])):
                yield said(words, "root.draw.column", column=column, cards=cards, count=len(cards))
        yield said(words, "root.draw.left", piece="roost", count=board.roost)

    def marks(self, board: EyrieBoard) -> list[tuple[str, float, int]]:
        """Cards of the decree."""
        return [("back", 0.9, sum(map(len, board.decree.values())))]

    def topics(self) -> Iterator[tuple[str, Topic]]:
        """The leaders."""
        for leader, columns in LEADERS.items():
            values = {"columns": joined("root.column", columns), "text": Phrase(f"root.leader.{leader}", {}, "text")}
            yield leader, Topic(Phrase(f"root.leader.{leader}"), Phrase("root.topic.leader", values))

    def faces(self) -> Iterator[tuple[str, Face]]:
        """A leader: where the viziers go, and what the leader does."""
        kind = Phrase("root.text.face.leader")
        for leader, columns in LEADERS.items():
            viziers = Phrase("root.text.face.viziers", {"columns": joined("root.column", columns)})
            text = Phrase(f"root.leader.{leader}", {}, "text")
            yield leader, Face(kind, text, facts=(Fact("columns", viziers),), tags=(Tag("kind", "leader", kind),))

    def topic_of(self, board: EyrieBoard) -> str:
        return board.leader


LOOK = EyrieLook()
