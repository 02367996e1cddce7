"""What is printed on Root's cards: suit, kind, what crafting takes, what they do; quests, what factions bring."""

from collections.abc import Mapping
from functools import cache

from nemeton.kernel import Phrase
from nemeton.kernel.faces import Face, Fact, Sign, Tag

from .cards import ANY, BIRD, CARDS, QUESTS, SUITS, Card, Quest
from .choices import card_text, joined
from .decks import DECKS
from .draw.hired import telling as hired
from .draw.hired.roster import CARD_SIDES
from .draw.hired.table import controlled
from .draw.signs import sign
from .factions.enlisted import FACTIONS
from .factions.look import LOOKS
from .landmarks.enlisted import ENLISTED
from .state import RootState
from .text import TOPICS

ITEMS = ("boot", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch")


def signs() -> Mapping[str, Sign]:
    """Suits, items, points, sides of cards."""
    box, css = "-15 -15 30 30", "root sign"
    names = {suit: f"suit-{suit}" for suit in (*SUITS, BIRD, ANY)} | {item: f"item-{item}" for item in ITEMS}
    names |= {"point": "ui-point", "strong": "h-strong", "weak": "h-weak"}
    return {name: Sign(box, sign(drawn), css) for name, drawn in names.items()}


@cache
def face(topic: str) -> Face | None:
    """A card of the deck, a quest, a side of a hireling, or what a faction brings; a faction itself."""
    if topic in CARDS:
        return _card(CARDS[topic])
    if topic in QUESTS:
        return _quest(QUESTS[topic])
    if topic in FACTIONS:
        kind = Phrase("root.text.face.faction")
        text = Phrase(f"root.faction.{topic}", {}, "text")
        return Face(kind, text, tags=(Tag("kind", "faction", kind),), css=f"is-faction of-{topic}")
    if topic in CARD_SIDES:
        return hired.face(topic)
    if topic in ENLISTED:
        kind = Phrase("root.text.face.landmark")
        values = {part: Phrase(f"root.landmark.{topic}", {}, part) for part in ("text", "setup")}
        text = Phrase("root.text.face.landmark_text", values)
        return Face(kind, text, tags=(Tag("kind", "landmark", kind),), css="is-landmark")
    if topic not in TOPICS:
        return None
    brought = {name: found for look in LOOKS.values() for name, found in look.faces()}
    return brought.get(topic) or _other(topic)


def _card(card: Card) -> Face:
    kind = Phrase(f"root.kind.{card.kind}")
    facts = [_suit(card.suit)]
    if card.cost:
        told = Phrase("root.text.face.cost", {"suits": joined("root.suit", card.cost)})
        facts.append(Fact("craft", told, card.cost))
    if card.item:
        facts.append(Fact("item", Phrase(f"root.item.{card.item}"), (card.item,)))
    if card.points:
        facts.append(Fact("points", Phrase("root.points", {"count": card.points}), ("point",)))
    decks = [Tag("deck", deck.name, Phrase(f"root.deck.{deck.name}")) for deck in DECKS.values() if card in deck.cards]
    tags = Tag("kind", card.kind, kind), *decks, _suit_tag(card.suit)
    return Face(kind, card_text(card.id), facts=tuple(facts), tags=tags, css=f"is-{card.kind} suit-{card.suit}")


def _quest(quest: Quest) -> Face:
    kind = Phrase("root.text.face.quest")
    facts = _suit(quest.suit), Fact("items", joined("root.item", quest.items), quest.items)
    tags = Tag("kind", "quest", kind), _suit_tag(quest.suit)
    return Face(kind, Phrase("root.text.face.quest_text"), facts=facts, tags=tags, css=f"is-quest suit-{quest.suit}")


def _suit(suit: str) -> Fact:
    return Fact("suit", Phrase(f"root.suit.{suit}"), (suit,))


def _suit_tag(suit: str) -> Tag:
    return Tag("suit", suit, Phrase(f"root.suit.{suit}"))


def _other(topic: str) -> Face:
    """Something of a faction that tells all in one text."""
    kind = Phrase("root.text.face.brought")
    return Face(kind, TOPICS[topic].text, tags=(Tag("kind", "brought", kind),))


def printed(view: RootState, seat: int) -> list[str]:
    """The faction, whom it follows, and the hirelings that it controls."""
    topic = LOOKS[view.factions[seat]].topic_of(view.boards[seat])
    return [view.factions[seat], *([topic] if topic else []), *controlled(view, seat)]
