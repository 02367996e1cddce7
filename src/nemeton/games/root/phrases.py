"""How the values of Root are written out: names of factions, cards and places, and the words of every option."""

from collections.abc import Iterable
from functools import reduce
from typing import Any

from nemeton.kernel import Naming, Option, Phrase

from .cards import CARDS
from .state import RootState

RELATIONS = {-1: "hostile", 0: "indifferent", 1: "noticed", 2: "friendly", 3: "allied"}


def seat_names(state: RootState) -> tuple[str, ...]:
    """Seats are called after the factions that they play."""
    return tuple(f"root.seat.{faction}" for faction in state.factions)


def seat_name(seat: Any) -> Phrase | Any:
    """A seat of which nobody knows the faction; None and -1 are nobody. A name that is written out stays as it is."""
    if seat is None or seat == -1:
        return Phrase("root.seat.nobody")
    return Phrase("root.seat.number", {"number": seat + 1}) if isinstance(seat, int) else seat


def named(group: str) -> Any:
    """The name of something; where there is none, nothing."""
    return lambda name: Phrase(f"root.{group}.{name}") if name else name


def card_name(card: str) -> Phrase | str:
    """The name of a card; the Eyrie's viziers are cards too."""
    return Phrase(f"root.card.{card}") if card else card


def place_name(where: Any) -> Phrase | Any:
    """A clearing by its number, a forest by its letter; 0 is whatever forest one comes from."""
    if isinstance(where, int):
        return Phrase("root.clearing", {"number": where}) if where else Phrase("root.forest.any")
    return Phrase(f"root.forest.{where}")


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
    if kind.isalpha():
        return Phrase("root.law.number", {"number": Phrase(f"root.appendix.{kind}", {"rest": rest})})
    number, _, last = law.rpartition(".")
    if last in ("A", "B", "C", "D"):
        return Phrase("root.law.number", {"number": Phrase(f"root.point.{last}", {"rest": number})})
    return Phrase("root.law.number", {"number": law})


NAMING: Naming = {
    "game": lambda game: Phrase("root.name") if game == "root" else game,
    **dict.fromkeys(("seat", "asked", "whom", "attacker", "defender", "by", "partner"), seat_name),
    **dict.fromkeys(("card", "paid"), card_name),
    "cards": lambda card: card if isinstance(card, int) else Phrase("root.listed", {"card": card}),
    **dict.fromkeys(("where", "origin", "to"), place_name),
    "places": place_name,
    **dict.fromkeys(("item", "stand_in", "items"), named("item")),
    "quest": named("quest"),
    "quests": named("quest"),
    "suit": named("suit"),
    "piece": named("piece"),
    "column": named("column"),
    "leader": named("leader"),
    "character": named("character"),
    "place": lambda place: Phrase(f"root.relation.{RELATIONS[place]}"),
    "faction": named("faction"),
    "effect": effect_name,
    "law": law_name,
}

# Asks whose options are places.
WITH_PLACES = {
    *("marquise.keep", "marquise.first", "marquise.wood", "marquise.recruit", "marquise.pay"),
    *("eyrie.home", "eyrie.new_roost", "vagabond.forest", "vagabond.slip"),
}
# Asks whose options are cards, each with the word for what becomes of the card.
WITH_CARDS = {"outrage": "give", "marquise.hospital": "save", "ambush": "ambush", "foil": "foil"}
# Asks whose options are players.
WITH_SEATS = {"bank": "bank", "whose": "whose", "vagabond.fights_with": "fight_with"}
# Asks whose options are subsets: of cards, of items.
WITH_SUBSETS = {
    "discard": "discard",
    "alliance.supporters": "spend",
    "alliance.trim": "discard",
    "vagabond.refresh": "refresh",
}
# Asks whose options are items as (kind, exhausted, damaged).
WITH_ITEMS = {"vagabond.limit": "leave", "vagabond.repair": "mend"}
# Options that are a word; the same word says something else where something else is asked.
WORDS = {
    "stop": "stop",
    "end": "end",
    "done": "done",
    "after": "after",
    "let": "no_ambush",
    "show": "show",
    "nobody": "nobody",
    "stay": "stay",
    "alone": "alone",
    "none": "none",
    "points": "points",
    "cards": "cards",
    "enlist": "enlist",
    ("bank", "stop"): "no_bank",
    ("warren", "stop"): "no_battle",
    ("interlude", "stop"): "go_on",
    ("offers", "stop"): "go_on",
    ("craft", "end"): "no_crafting",
    ("foil", "let"): "no_foil",
    ("eyrie.add", "end"): "no_card",
    ("alliance.revolt", "end"): "no_revolt",
    ("alliance.spread", "end"): "no_spread",
    ("alliance.operation", "end"): "no_operation",
    ("vagabond.fights_with", "alone"): "fight_alone",
    ("vagabond.allies", "alone"): "walk_alone",
    ("arbiter", "none"): "no_arbiter",
}


def option_phrase(kind: str, option: Option) -> Phrase:
    """What an option of an ask says."""
    name = kind.removeprefix("root.")
    if isinstance(option, str) and ((name, option) in WORDS or option in WORDS):
        return Phrase(f"root.option.{WORDS.get((name, option), WORDS.get(option))}")
    if name in WITH_SUBSETS:
        return subset_phrase(WITH_SUBSETS[name], option)
    if name in WITH_PLACES:
        return Phrase("root.option.place", {"where": option})
    if name in WITH_CARDS:
        return Phrase(f"root.option.{WITH_CARDS[name]}", {"card": option})
    if name in WITH_SEATS:
        return Phrase(f"root.option.{WITH_SEATS[name]}", {"whom": option})
    if name in WITH_ITEMS:
        return Phrase(f"root.option.{WITH_ITEMS[name]}", {"item": item_phrase(*option)})
    if isinstance(option, tuple):
        return asked_phrase(name, option) or deed_phrase(option)
    match name:
        case "eyrie.leader":
            return Phrase("root.option.leader", {"leader": option})
        case "vagabond.character":
            return Phrase("root.option.character", {"character": option})
        case "vagabond.exhaust":
            return Phrase("root.option.exhaust", {"item": option})
        case "vagabond.take":
            return Phrase("root.option.take_item", {"item": option})
        case "battle.effect":
            return Phrase("root.option.effect", {"effect": option})
    raise AssertionError(f"no words for {option!r} of {kind}")


def asked_phrase(name: str, option: tuple[Any, ...]) -> Phrase | None:
    """What an option says in an ask that has words of its own."""
    match name, option:
        case "loss", (_, piece):
            return Phrase("root.option.lose", {"piece": piece})
        case "order", (seat, effect, where, count, by):
            what = "base_lost" if effect.startswith("lost_") else effect
            return Phrase(f"root.option.order.{what}", {"whom": seat, "where": where, "count": count, "by": by})
        case "eyrie.add", (card, column):
            return Phrase("root.option.decree", {"card": card, "column": column})
        case "vagabond.allies", (ally, count):
            return Phrase("root.option.bring", {"whom": ally, "count": count})
        case "vagabond.hit", ("item", *item):
            return Phrase("root.option.damage", {"item": item_phrase(*item)})
        case "vagabond.hit", ("ally", ally):
            return Phrase("root.option.ally_falls", {"whom": ally})
        case (("eyrie.recruit" | "eyrie.move" | "eyrie.battle" | "eyrie.build"), (card, *way)) if card not in ANYTIME:
            return Phrase("root.option.resolve", {"card": card, "deed": deed_phrase(tuple(way))})
    return None


ANYTIME = ("use", "activate", "take")


def deed_phrase(option: tuple[Any, ...]) -> Phrase:
    """What somebody does; the first word of an option says what."""
    match option:
        case "move", origin, to, count:
            return Phrase("root.option.move", {"origin": origin, "to": to, "count": count})
        case "move", to:
            return Phrase("root.option.walk", {"to": to})
        case "battle", where, whom:
            return Phrase("root.option.battle", {"where": where, "whom": whom})
        case "battle", whom:
            return Phrase("root.option.attack", {"whom": whom})
        case (("march" | "explore" | "turmoil") as deed,):
            return Phrase(f"root.option.{deed}")
        case ("recruit",):
            return Phrase("root.option.recruit_all")
        case (("recruit" | "revolt" | "spread" | "organize") as deed, where):
            return Phrase(f"root.option.{deed}", {"where": where})
        case "build", where:
            return Phrase("root.option.build_roost", {"where": where})
        case "build", piece, where:
            return Phrase("root.option.build", {"piece": piece, "where": where})
        case "overwork", card, where:
            return Phrase("root.option.overwork", {"card": card, "where": where})
        case (("bird" | "mobilize" | "train") as deed, card):
            return Phrase(f"root.option.{deed}", {"card": card})
        case "aid", whom, card:
            return Phrase("root.option.aid", {"whom": whom, "card": card})
        case "strike", whom:
            return Phrase("root.option.strike", {"whom": whom})
        case "repair", *item:
            return Phrase("root.option.repair", {"item": item_phrase(*item)})
        case "quest", quest:
            return Phrase("root.option.quest", {"quest": quest})
        case "quest", quest, item, stand_in:
            return Phrase("root.option.improvise", {"quest": quest, "item": item, "stand_in": stand_in})
    return card_phrase(option)


def card_phrase(option: tuple[Any, ...]) -> Phrase:
    """What somebody does with cards at hand or in play, or by a character's special action."""
    match option:
        case "craft", card:
            return Phrase("root.option.craft", {"card": card})
        case "craft", card, *suits:
            return Phrase("root.option.craft_with", {"card": card, "suits": joined("root.suit", suits)})
        case "use", (("royal_claim" | "stand_and_deliver" | "tax_collector" | "codebreakers") as card), target:
            return Phrase(f"root.option.use.{card}", {"whom": target, "where": target})
        case "activate", card, -1:
            return Phrase("root.option.activate", {"card": card})
        case "activate", card, friend:
            return Phrase("root.option.coalition", {"card": card, "whom": friend})
        case "take", card, paid:
            return Phrase("root.option.take", {"card": card, "paid": paid})
        case "special", (("hideout" | "scorch") as deed):
            return Phrase(f"root.option.special.{deed}")
        case "special", "labor", card:
            return Phrase("root.option.special.labor", {"card": card})
        case "special", "steal", whom:
            return Phrase("root.option.special.steal", {"whom": whom})
        case "special", "glide", to:
            return Phrase("root.option.special.glide", {"to": to})
        case "special", "instigate", attacker, defender:
            return Phrase("root.option.special.instigate", {"attacker": attacker, "defender": defender})
    raise AssertionError(f"no words for {option!r}")


def item_phrase(kind: str, exhausted: int, damaged: int) -> Phrase:
    """An item with how it lies."""
    state = "damaged" if damaged else "exhausted" if exhausted else "ready"
    state = "worn" if damaged and exhausted else state
    return Phrase(f"root.lying.{state}", {"item": kind})


def subset_phrase(deed: str, chosen: tuple[str, ...]) -> Phrase:
    """What becomes of several cards or items."""
    group = "root.item" if deed == "refresh" else "root.listed"
    return Phrase(f"root.option.{deed}", {"chosen": joined(group, chosen)})


def joined(group: str, names: Iterable[str]) -> Phrase:
    """Several things, joined without a comma, since options are listed in sentences."""
    listed = [Phrase(group, {"card": name}) if group == "root.listed" else Phrase(f"{group}.{name}") for name in names]
    return reduce(lambda one, other: Phrase("root.both", {"one": one, "other": other}), listed)
