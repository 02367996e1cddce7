"""How the values of Root are written out: names of factions, cards and places; and all that is asked."""

from typing import Any

from nemeton.kernel import Asked, Choice, Naming, Phrase, Vocabulary

from .cards import CARDS
from .choices import named
from .decks import DECKS
from .factions.enlisted import FACTIONS
from .factions.look import LOOKS
from .hirelings.enlisted import HIRELINGS
from .landmarks.enlisted import ENLISTED
from .places import ELSEWHERE
from .rules import advanced_setup, battle, card_effects, hirelings, landmarks, movement, removing, turn
from .rules.land import LANDS
from .state import RootState, owner_names


def seat_names(state: RootState) -> tuple[str, ...]:
    """Seats are called after the factions that they play; behind them come the bands."""
    return tuple(f"root.seat.{name}" for name in owner_names(state))


def seat_name(seat: Any) -> Phrase | Any:
    """A seat of which nobody knows the faction; None and -1 are nobody. A name that is written out stays as it is."""
    if seat is None or seat == -1:
        return Phrase("root.seat.nobody")
    return Phrase("root.seat.number", {"number": seat + 1}) if isinstance(seat, int) else seat


def card_name(card: str) -> Phrase | str:
    """The name of a card, one of no deck too."""
    return Phrase(f"root.card.{card}") if card else card


def place_name(where: Any) -> Phrase | Any:
    """A clearing by its number, a forest by its letter, other places by name; 0 is whatever forest one comes from."""
    if isinstance(where, int):
        return Phrase("root.clearing", {"number": where}) if where else Phrase("root.forest.any")
    return Phrase(f"root.place.{where}" if where in ELSEWHERE else f"root.forest.{where}")


def effect_name(effect: str) -> Phrase | str:
    """What changes the hits of a battle: a crafted card or an ability."""
    return card_name(effect) if effect in CARDS else Phrase(f"root.ability.{effect}")


def law_name(law: str) -> Phrase | str:
    """A section of the Law; a card's own text is called after it. Letters are those of the reader's alphabet."""
    if not law:
        return law
    kind, _, rest = law.partition(".")
    if kind == "card":
        return Phrase("root.law.card", {"card": rest})
    if kind == "RB":  # the Law of Rootbotics
        return Phrase("root.law.machine", {"number": rest})
    if kind == "landmark":
        return Phrase("root.law.landmark", {"landmark": rest})
    if kind.isalpha():
        return Phrase("root.law.number", {"number": Phrase(f"root.appendix.{kind}", {"rest": rest})})
    number, _, last = law.rpartition(".")
    if last in ("A", "B", "C", "D"):
        return Phrase("root.law.number", {"number": Phrase(f"root.point.{last}", {"rest": number})})
    return Phrase("root.law.number", {"number": law})


NAMING: Naming = {
    "game": lambda game: Phrase("root.name") if game == "root" else game,
    **dict.fromkeys(("seat", "asked", "whom", "attacker", "defender", "by", "partner", "of", "band"), seat_name),
    **dict.fromkeys(("card", "paid"), card_name),
    "cards": lambda card: card if isinstance(card, int) else Phrase("root.listed", {"card": card}),
    **dict.fromkeys(("where", "origin", "to"), place_name),
    "places": place_name,
    **dict.fromkeys(("item", "stand_in", "items"), named("item")),
    "quest": named("quest"),
    "quests": named("quest"),
    "suit": named("suit"),
    "piece": named("piece"),
    "pieces": named("piece"),
    **dict.fromkeys(("faction", "by_faction", "factions"), named("faction")),
    "landmark": named("landmark"),
    **{value: naming for look in LOOKS.values() for value, naming in look.naming.items()},
    "effect": effect_name,
    "law": law_name,
}

OFFERS: tuple[type[Choice], ...] = (
    *(offer for faction in FACTIONS.values() for offer in faction.between_actions),
    *(deed for land in (*LANDS.values(), *ENLISTED.values()) for deed in land.deeds),
    hirelings.Employ,
    *(deed for band in HIRELINGS.values() for deed in band.deeds_are),
)


MOVES = tuple(move for faction in FACTIONS.values() for move in faction.own_moves_are)


def with_moves(row: Asked) -> Asked:
    """The row of an ask that anybody may meet; where one may move, moves that only one faction has may be made too."""
    return row._replace(offers=(*row.offers, *MOVES)) if movement.Move in row.offers else row


def with_offers(row: Asked) -> Asked:
    """The row of an ask; where crafted cards may be used, what other factions offer may be taken too."""
    return row._replace(offers=(*row.offers, *OFFERS)) if card_effects.Use in row.offers else row


ASKS = {
    **advanced_setup.ASKED,
    **battle.ASKED,
    **{kind: with_moves(row) for kind, row in hirelings.ASKED.items()},
    **{kind: with_moves(row) for band in HIRELINGS.values() for kind, row in band.asked.items()},
    "root.hireling.dawn": card_effects.dawn_row(FACTIONS.values()),
    **card_effects.ASKED,
    **{kind: with_moves(row) for kind, row in movement.ASKED.items()},
    **removing.ASKED,
    **turn.ASKED,
    **{kind: with_moves(row) for deck in DECKS.values() for kind, row in deck.asked.items()},
    **{kind: row for faction in FACTIONS.values() for kind, row in faction.asked.items()},
    **{kind: row for land in (*LANDS.values(), *ENLISTED.values()) for kind, row in land.asked.items()},
    **landmarks.ASKED,
    "root.offers": card_effects.offers_row(FACTIONS.values()),
}
VOCABULARY = Vocabulary("root", {kind: with_offers(row) for kind, row in ASKS.items()})
