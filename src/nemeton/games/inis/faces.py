"""What is printed on Inis's cards and territories: the kind, when the card is played, what it does."""

from collections.abc import Mapping
from functools import cache

from nemeton.kernel import Phrase
from nemeton.kernel.faces import Face, Fact, Level, Sign, Tag

from .cards import ADVANTAGE_OF
from .decks import CARDS
from .draw.ink import stroke
from .draw.signs import swords, triskel
from .territories import TERRITORIES

INK = "#2b2118"
PLACE = "M0-12V12M-12 0H12"
MOVE = "M-13 0H10M2-9L11 0L2 9"
BUILD = "M-11 12V-4H-5V-9H5V-4H11V12ZM-3 12V4H3V12"
SUN = (
    "M0-13V-9M0 9V13M-13 0H-9M9 0H13M-9-9L-6.5-6.5M9-9L6.5-6.5M-9 9L-6.5 6.5M9 9L6.5 6.5"
    "M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0"
)


def signs() -> Mapping[str, Sign]:
    """When a card is played, and what its corner shows."""
    box, css = "-15 -15 30 30", "inis"
    drawn = {name: stroke(d, INK, 2.4) for name, d in (("season", SUN), ("place", PLACE), ("move", MOVE))}
    drawn |= {"triskel": triskel(13), "build": stroke(BUILD, INK, 2)}
    return {name: Sign(box, body, css) for name, body in drawn.items()} | {
        "clash": Sign("-24 -24 48 48", swords(), css)
    }


@cache
def face(topic: str) -> Face | None:
    """A card or a territory."""
    if topic in CARDS:
        return _card(topic)
    return _territory(topic) if topic in TERRITORIES else None


def _card(name: str) -> Face:
    card, told = CARDS[name], f"inis.card.{name}"
    played = [half for half, there in (("season", card.season), ("triskel", card.triskel)) if there]
    facts = [Fact("when", Phrase(f"inis.text.face.{half}"), (half,)) for half in played]
    facts += [Fact("deed", Phrase(f"inis.text.face.{icon}"), (icon,)) for icon in card.icons]
    kind = Phrase(f"inis.kind.{card.kind}")
    tags = [Tag("kind", card.kind, kind)]
    tags += [Tag("mark", half, Phrase(f"inis.text.face.{half}")) for half in played]
    if card.four_players:
        facts.append(Fact("players", Phrase("inis.text.face.four")))
    more = Phrase(told, {}, "more")
    return Face(kind, Phrase(told, {}, "text"), facts=tuple(facts), more=more, tags=tuple(tags), css=f"is-{card.kind}")


def _territory(where: str) -> Face:
    kind, advantage = Phrase("inis.text.face.territory"), ADVANTAGE_OF[where]
    level = Level(Phrase(f"inis.card.{advantage}", {}, "text"), title=Phrase("inis.kind.advantage"))
    text = Phrase(f"inis.territory.{where}", {}, "text")
    return Face(kind, text, levels=(level,), tags=(Tag("kind", "territory", kind),), css="is-territory")
