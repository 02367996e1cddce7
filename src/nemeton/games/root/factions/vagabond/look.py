"""How the Vagabond looks, his characters, and the quests."""

from collections.abc import Iterator
from typing import ClassVar

from nemeton.kernel import Phrase, Topic, Words
from nemeton.kernel.faces import Face, Fact, Tag

from ...cards import QUESTS
from ...choices import joined, named
from ...draw.emblems_scenes import PINES, WOOD, Portrait, Scene, T, Thing
from ...draw.figures import Figure
from ...draw.ink import CREAM, SUIT_COLOURS, dot, lines, mirrored, shape
from ...draw.panel import Page
from ...draw.words import said
from ..look import Closable, Look
from .board import VagabondBoard
from .characters import CHARACTERS
from .choices import Aid, Attack, DoQuest, Explore, Repair, Strike
from .items import ready
from .panel import vagabond_board
from .relations import RELATIONS

CHARACTER_SCENES: dict[str, Scene] = {
    "thief": (T("w-vagabond", -8, 4, 1.0), T("ui-card", 20, 8, 1.2, 14)),
    "tinker": (T("w-vagabond", -8, 4, 1.0), T("item-hammer", 20, 6, 1.2, 12)),
    "ranger": (*PINES, T("w-vagabond", -5, 4, 1.0), T("item-crossbow", 20, 8, 1.1)),
    "vagrant": (T("w-vagabond", -8, 4, 1.0), T("ui-battle", 20, 8, 1.0)),
    "arbiter": (T("item-sword", -24, 4, 1.3), T("w-vagabond", 0, 4, 1.0), T("item-sword", 24, 4, 1.3)),
    "scoundrel": (T("w-vagabond", -8, 4, 1.0), T("item-torch", 19, 2, 1.6, 8)),
    "adventurer": (*WOOD, T("w-vagabond", -4, 4, 1.0), T("item-bag", 20, 12, 1.1)),
    "ronin": (T("w-vagabond", -8, 4, 1.0), T("item-sword", 19, 0, 1.5, 14)),
    "harrier": (T("w-vagabond", -4, 8, 0.95), T("wing", -24, -6, 1.0), T("wing", 22, -6, 1.0, 20)),
}


def quest_scene(name: str) -> Scene:
    """Both items of a quest before what it is about."""
    first, second = QUESTS[name].items
    behind = QUEST_BACKGROUNDS[name.rpartition("_")[0]]
    return (*behind, Thing(f"item-{first}", -15, 6, 1.25), Thing(f"item-{second}", 15, 6, 1.25))


QUEST_BACKGROUNDS: dict[str, Scene] = {
    "fundraising": (Thing("ui-build", 0, -14, 1.3),),
    "errand": (Thing("tree-birch", 0, -10, 1.3), Thing("tree-tuft", 0, 24, 1.2)),
    "logistics_help": (Thing("t-wood", 0, -16, 1.2),),
    "repair_a_shed": (Thing("b-ruin", 0, -13, 1.3),),
    "give_a_speech": (Thing("b-recruiter", 0, -14, 1.3),),
    "guard_duty": (Thing("t-keep", 0, -12, 1.3),),
    "fend_off_a_bear": (Thing("bear", 0, -12, 1.0),),
    "expel_bandits": (Thing("w-vagabond", 0, -10, 0.6),),
    "escort": (Thing("suit-mouse", 0, -15, 1.2),),
}


def quest_portrait(name: str) -> Portrait:
    """A quest in the colours of its suit."""
    suit = QUESTS[name].suit
    return Portrait(quest_scene(name), SUIT_COLOURS[suit], SUIT_COLOURS[suit], f"suit-{suit}")


class VagabondLook(Look):
    """Nearly white."""

    colour = "#efe6d3"
    naming: ClassVar = {
        "character": named("character"),
        "place": lambda place: Phrase(f"root.relation.{RELATIONS[place]}"),
    }
    portraits: ClassVar = {
        **{quest: quest_portrait(quest) for quest in QUESTS},
        **{name: Portrait(scene, "#b3a17e", "#7a6a55") for name, scene in CHARACTER_SCENES.items()},
    }
    points_by: ClassVar = {
        "9.2.9.I": "aid",
        "9.2.9.II.A": "aid",
        "9.2.9.III.A": "infamy",
        "9.5.3": "exploring",
        "9.5.5": "quests",
        "G.5.2": "enlisted",
    }

    verbs: ClassVar = {
        "root.vagabond.day": (
            Closable("attack", "item-sword", (Attack,), "9.5.2"),
            Closable("explore", "item-torch", (Explore,), "9.5.3"),
            Closable("aid", "ui-heart", (Aid,), "9.5.4"),
            Closable("quest", "ui-point", (DoQuest,), "9.5.5"),
            Closable("strike", "item-crossbow", (Strike,), "9.5.6"),
            Closable("repair", "item-hammer", (Repair,), "9.5.7"),
        )
    }

    def figure(self) -> Figure:
        """A broad hat over a masked face."""
        outline = (
            "M-18 26L-9 2C-13-1-14-6-13-10L-22-12Q-18-17.5-10-18.5L-5-31Q4-34 9-27L10-18.5Q18-17.5 22-12L13-10"
            "C14-6 13-1 9 2L18 26Z"
        )
        hat = shape("M-22-12Q-18-17.5-10-18.5L-5-31Q4-34 9-27L10-18.5Q18-17.5 22-12Q0-18-22-12Z", "#7a6a55")
        mask = shape("M-12.6-11Q0-15 12.6-11L11-4.4Q5-2.6 0-6.6Q-5-2.6-11-4.4Z", "#3b332c", 0.8)
        band = lines("M-9.4-20Q0-22.6 10-20", 2.4, "#b5432a")
        face = mirrored(dot(-6, -8, 1.7, CREAM)) + dot(0, -2.2, 1.8) + lines("M-4 4L-7 11M4 4L7 11", 1.1)
        return Figure(outline, hat + band + mask + face)

    def panel(self, page: Page, board: VagabondBoard) -> str:
        return vagabond_board(page, board)

    def told(self, board: VagabondBoard, seat: int, words: Words) -> Iterator[str]:
        """Who he is, where, with what, and how others stand to him."""
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
        for whom, place in board.relations.items():
            yield said(words, "root.draw.bond", whom=whom, place=place)
        yield said(words, "root.draw.quests_done", count=len(board.quests))

    def marks(self, board: VagabondBoard) -> list[tuple[str, float, int]]:
        """Items that are ready."""
        return [("item-bag", 0.75, len(ready(board)))]

    def topics(self) -> Iterator[tuple[str, Topic]]:
        """The characters."""
        for character in CHARACTERS.values():
            text = Phrase(f"root.character.{character.id}", {}, "text")
            values = {"items": joined("root.item", character.items), "text": text}
            yield character.id, Topic(Phrase(f"root.character.{character.id}"), Phrase("root.topic.character", values))

    def faces(self) -> Iterator[tuple[str, Face]]:
        """A character: the items to begin with, and what the character does."""
        kind = Phrase("root.text.face.character")
        for character in CHARACTERS.values():
            items = Fact("items", joined("root.item", character.items), character.items)
            text = Phrase(f"root.character.{character.id}", {}, "text")
            yield character.id, Face(kind, text, facts=(items,), tags=(Tag("kind", "character", kind),))

    def topic_of(self, board: VagabondBoard) -> str:
        return board.character


LOOK = VagabondLook()
