"""How the values of Inis are written out: names of clans, cards and territories, and the words of every option."""

from functools import reduce
from typing import Any

from nemeton.kernel import Naming, Option, Phrase

SEATS = ("boar", "salmon", "stag", "crane")


def seat_name(seat: Any) -> Phrase | Any:
    """The clan of a seat; None and -1 are nobody. A name that is written out already stays as it is."""
    if seat is None or seat == -1:
        return Phrase("inis.seat.nobody")
    return Phrase(f"inis.seat.{SEATS[seat]}") if isinstance(seat, int) and seat in range(len(SEATS)) else seat


def card_name(card: str) -> Phrase | str:
    """The name of a card; where a question is about none, nothing."""
    return Phrase(f"inis.card.{card}") if card else card


def tile_name(where: str) -> Phrase | str:
    """The name of a territory; where a question is about none, nothing."""
    return Phrase(f"inis.territory.{where}") if where else where


def law_name(law: str) -> Phrase | str:
    """A section of the rules; those of cards and territories are called after them."""
    kind, _, name = law.partition(".")
    if kind == "card":
        return Phrase("inis.law.card", {"card": name})
    if kind == "tile":
        return Phrase("inis.law.tile", {"where": name})
    return Phrase(f"inis.law.{law}") if law else law


NAMING: Naming = {
    "game": lambda game: Phrase("inis.name") if game == "inis" else game,
    "seat": seat_name,
    "asked": seat_name,
    "whom": seat_name,
    "player": seat_name,
    "by": seat_name,
    "to": seat_name,
    "card": card_name,
    "cards": lambda card: Phrase("inis.listed", {"card": card}),
    "kind": lambda kind: Phrase(f"inis.kind.{kind}"),
    "half": lambda half: Phrase(f"inis.half.{half}"),
    "where": tile_name,
    "origin": tile_name,
    "other": tile_name,
    "places": tile_name,
    "law": law_name,
}

# Asks whose options are cards, each with the word for what becomes of the card; one may give a clan instead.
WITH_CARDS = {
    "druid": "take",
    "throw": "discard",
    "toll_paid": "discard",
    "give": "give",
    "cathbad.choose": "choose",
    "set_aside": "aside",
    "attack.card": "discard",
    "attack.loss": "discard",
    "deirdre": "take",
}
# Asks whose options are territories: where something happens, where it goes, where it comes from.
WITH_PLACES = {
    "capital": "place",
    "place_first": "place",
    "return": "place",
    "where": "place",
    "place": "place",
    "next_clash": "place",
    "lose_own": "place",
}
# Asks whose options are subsets of cards.
WITH_SUBSETS = {"draft": "keep", "keep": "keep", "throw_actions": "throw"}
# Options that are a word, by the asks in which they mean something of their own.
WORDS = {
    ("answer", "pass"): "no_answer",
    ("attack.which", "card"): "wants_card",
    ("attack.which", "clan"): "wants_clan",
    ("morrigan.crows", "leave"): "leave_crows",
    ("morrigan.clash", "done"): "no_clash",
    ("walk", "done"): "nobody",
}


def option_phrase(kind: str, option: Option) -> Phrase:
    """What an option of an ask says."""
    name = kind.removeprefix("inis.")
    if (name, option) in WORDS:
        return Phrase(f"inis.option.{WORDS[name, option]}")
    if name in WITH_SUBSETS:
        return subset_phrase(WITH_SUBSETS[name], option)
    match option:
        case "pass" | "pretend" | "done" | "clan" | "shelter" | "stay" | "agree" | "fight" | "end" | "turn":
            return Phrase(f"inis.option.{option}")
        case ("play", card, half):
            return Phrase("inis.option.play", {"card": card, "half": half})
    if name in WITH_CARDS:
        return Phrase(f"inis.option.{WITH_CARDS[name]}", {"card": option})
    if name in WITH_PLACES:
        return Phrase(f"inis.option.{WITH_PLACES[name]}", {"where": option})
    return special_phrase(name, option)


def special_phrase(name: str, option: Option) -> Phrase:
    """What an option says in an ask that has words of its own."""
    match name, option:
        case "whom", whom:
            return Phrase("inis.option.seat", {"whom": whom})
        case "group", (origin, where, count):
            return Phrase("inis.option.group", {"origin": origin, "where": where, "count": count})
        case "spot", (column, row):
            return Phrase("inis.option.spot", {"column": column, "row": row})
        case "swap", (where, whom):
            return Phrase("inis.option.swap", {"where": where, "whom": whom})
        case "lure", (origin, whom):
            return Phrase("inis.option.lure", {"origin": origin, "whom": whom})
        case "maneuver", ("attack", whom):
            return Phrase("inis.option.attack", {"whom": whom})
        case (("maneuver" | "withdraw"), ("withdraw", where, count)):
            return Phrase("inis.option.withdraw", {"where": where, "count": count})
        case (("cauldron" | "fianna"), count):
            return Phrase("inis.option.back", {"count": count})
        case "cuchulain", whom:
            return Phrase("inis.option.remove_of", {"whom": whom})
        case "other_world", ("add", _):
            return Phrase("inis.option.add_clan")
        case "other_world", ("remove", whom):
            return Phrase("inis.option.remove_of", {"whom": whom})
        case "eye", (where, whom):
            return Phrase("inis.option.remove_at", {"where": where, "whom": whom})
        case "tyranny", (origin, whom, where):
            return Phrase("inis.option.send", {"origin": origin, "whom": whom, "where": where})
        case "morrigan.clash", (where, whom):
            return Phrase("inis.option.clash", {"where": where, "whom": whom})
        case "tile", where:
            return Phrase("inis.option.tile", {"where": where})
        case "walk", origin:
            return Phrase("inis.option.leave", {"origin": origin})
        case "moor", ("look", whom):
            return Phrase("inis.option.look", {"whom": whom})
    raise AssertionError(f"no words for {option!r} of inis.{name}")


def subset_phrase(deed: str, cards: tuple[str, ...]) -> Phrase:
    """What becomes of several cards; they are joined without a comma, since options are listed in sentences."""
    listed = [Phrase("inis.it", {"card": card}) for card in cards]
    joined = reduce(lambda one, other: Phrase("inis.both", {"one": one, "other": other}), listed)
    return Phrase(f"inis.option.{deed}", {"cards": joined})
