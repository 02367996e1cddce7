"""How automata look: the figures of the factions that they stand for with a brass cogwheel, and boards that show the
order card, difficulty and traits, what comes next, and their tracks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from nemeton.drawing.svg import label, title
from nemeton.drawing.woodcut import num
from nemeton.kernel import Phrase, Topic, Words
from nemeton.kernel.faces import Face, Tag

from ..cards import CARDS
from ..choices import named
from ..draw.figures import Figure
from ..draw.ink import box, dot, put, shape, use
from ..draw.panel import Page, sized, worth
from ..draw.words import said
from ..factions.look import Look
from ..rules.rule import FACTIONS
from . import SERVED, TRAITS
from .automaton import traits_of
from .services import is_advanced

if TYPE_CHECKING:
    from ..state import RootState

BRASS, BRASS_SHADE = "#e2b64a", "#8a6414"
TOP = 39.0
ORDER_WIDE, ORDER_HIGH = 34.0, 46.0


def cogwheel(radius: float, teeth: int = 8) -> str:
    """A brass wheel with broad teeth and a hub."""
    points = []
    for at in range(teeth * 4):
        reach = radius if at % 4 < 2 else radius * 0.76
        turn = math.tau * (at - 0.5) / (teeth * 4)
        points.append(f"{num(reach * math.cos(turn))} {num(reach * math.sin(turn))}")
    wheel = shape(f"M{'L'.join(points)}Z", BRASS, 1.1)
    return wheel + dot(0, 0, radius * 0.42, BRASS_SHADE, 0.8) + dot(0, 0, radius * 0.16, BRASS, 0)


class Deed(NamedTuple):
    """Something that an automaton does in its turn: its sign, and what it is called."""

    sign: str
    told: str
    size: float = 0.72


class MachineLook(Look):
    """An automaton looks like the faction that it stands for, with a cogwheel on its breast."""

    human: ClassVar[Look]
    naming: ClassVar = {
        "reasons": named("reason"),
        "act": named("act"),
        "trait": named("trait"),
        "traits": named("trait"),
    }
    tellings: ClassVar = {"machine.order": "card", "machine.given": "card", "machine.sprung": "gone"}
    wheel_at: ClassVar[tuple[float, float]] = (0.0, 11.0)

    def figure(self) -> Figure:
        """The same animal, made of brass within."""
        one = self.human.figure()
        return one._replace(cuts=one.cuts + put(cogwheel(7.4), *self.wheel_at))

    def symbol(self) -> str:
        """The figure of the faction that it stands for, and the wheel."""
        return use(f"w-{FACTIONS[self.name].stands_for}") + put(cogwheel(7.4), *self.wheel_at)

    def panel(self, page: Page, board: Any) -> str:
        return self.head(page, board) + self.tracks(page, board)

    def head(self, page: Page, board: Any) -> str:
        """The order card, difficulty and traits, and the deeds of the turn."""
        drawn = self.emblem(page, board) + self.named_traits(page)
        deeds = self.deeds(page.view, page.seat)
        step = min(30.0, (298 - 48 - 24) / max(1, len(deeds) - 1))
        for at, deed in enumerate(deeds):
            x = 60 + at * step
            told = page.said(f"root.act.{deed.told}")
            drawn += f"<g>{title(told)}{use(deed.sign, x, TOP + 35, deed.size)}</g>"
            if at + 1 < len(deeds):
                drawn += f'<path class="turns-to" d="M{num(x + step / 2 - 2)} {num(TOP + 31)}l4 4-4 4"/>'
        return drawn

    def emblem(self, page: Page, board: Any) -> str:
        """What stands before the name: the order card."""
        return order_card(page, str(board.order))

    def named_traits(self, page: Page) -> str:
        """Difficulty, traits and advanced services in one line; in full for a pointer."""
        view, seat = page.view, page.seat
        difficulty = page.said(f"root.difficulty.{getattr(view.options, f'difficulty_{seat + 1}')}")
        traits = [page.said(f"root.trait.{trait}") for trait in traits_of(view, seat)]
        kinds = [f"root.trait.{trait}" for trait in traits_of(view, seat)]
        kinds += [f"root.services.{self.name}"] if is_advanced(view, seat) else []
        line = " · ".join(
            [difficulty, *traits, *([page.said("root.options.services")] if is_advanced(view, seat) else [])]
        )
        full = " ".join(f"{page.said(kind)}: {page.words.say(Phrase(kind, {}, 'text'))}" for kind in kinds)
        css = "leader-name is-longer" if len(line) * 6.4 > 240 else "leader-name" + sized(line, 240)
        most = 44
        line = line if len(line) <= most else f"{line[: most - 1]}…"
        return f"<g>{title(full or difficulty)}{label(line, css, 48, TOP + 13)}</g>"

    def deeds(self, view: RootState, seat: int) -> Sequence[Deed]:
        """What it does in a turn with the order that it has, one after the other."""
        return ()

    def tracks(self, page: Page, board: Any) -> str:
        """What lies on its board."""
        return ""

    def told(self, board: Any, seat: int, words: Words) -> Iterator[str]:
        """The order, and what is left on the board."""
        if board.order:
            yield said(words, "root.draw.machine_order", card=board.order)
        for kind in (*self.buildings, *self.tokens):
            if hasattr(board, kind) and isinstance(getattr(board, kind), int):
                yield said(words, "root.draw.left", piece=kind, count=getattr(board, kind))

    def topics(self) -> Iterator[tuple[str, Topic]]:
        """Its traits, and its card of advanced services."""
        for trait in self.own_traits():
            yield f"trait_{trait}", Topic(Phrase(f"root.trait.{trait}"), Phrase(f"root.trait.{trait}", {}, "text"))
        if self.name in SERVED:
            name = f"root.services.{self.name}"
            yield f"services_{self.name}", Topic(Phrase(name), Phrase(name, {}, "text"))

    def faces(self) -> Iterator[tuple[str, Face]]:
        """A trait is a card, and so are advanced services."""
        kind = Phrase("root.text.face.trait")
        for trait in self.own_traits():
            yield (
                f"trait_{trait}",
                Face(kind, Phrase(f"root.trait.{trait}", {}, "text"), tags=(Tag("kind", "trait", kind),)),
            )
        if self.name in SERVED:
            kind = Phrase("root.text.face.services")
            text = Phrase(f"root.services.{self.name}", {}, "text")
            yield f"services_{self.name}", Face(kind, text, tags=(Tag("kind", "services", kind),))

    def own_traits(self) -> Sequence[str]:
        """All traits that it may have."""
        return TRAITS[self.name]

    name: ClassVar[Any] = ""


def order_card(page: Page, card: str) -> str:
    """The card that it obeys; an empty place before the first."""
    if not card:
        return box(6, TOP, ORDER_WIDE, ORDER_HIGH, "place", 4)
    suit = CARDS[card].suit
    face = box(6, TOP, ORDER_WIDE, ORDER_HIGH, f"mini suit-{suit}", 4)
    face += use(f"suit-{suit}", 6 + ORDER_WIDE / 2, TOP + 16, 1.05)
    if CARDS[card].item:
        face += use(f"item-{CARDS[card].item}", 6 + ORDER_WIDE / 2, TOP + 35, 0.55)
    told = page.said("root.draw.machine_order", card=card)
    page.spot(f"order-{page.seat}", 6, TOP, ORDER_WIDE, ORDER_HIGH)
    return f'<g data-card="{card}">{title(told)}{face}</g>'


def track(page: Page, kind: str, points: Sequence[int], built: int, y: float, *, wide: float = 27.5) -> str:
    """A row of spaces: what the emptied ones score, the last of them marked, and what still lies there."""
    page.spot(f"track-{page.seat}-{kind}", 6, y, 34 + wide * len(points), 26)
    drawn = use(f"b-{kind}", 20, y + 13, 0.62)
    for at, count in enumerate(points):
        x = 40 + at * wide
        drawn += box(x, y, wide - 2, 25, "place is-empty" if at < built else "place")
        if at < built:
            css = " is-now" if at == built - 1 else ""
            drawn += f'<g class="step{css}">{worth(x + wide / 2 - 1, y + 12.5, count)}</g>'
        else:
            drawn += use(f"tile-{kind}", x + wide / 2 - 1, y + 12.5, 0.6)
    told = page.said("root.draw.left", piece=kind, count=len(points) - built)
    return f"<g>{title(told)}{drawn}</g>"
