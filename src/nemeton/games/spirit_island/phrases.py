"""How the values of Spirit Island are written out: names of spirits, lands, pieces and cards, the words of options."""

from typing import Any

from nemeton.kernel import Naming, Option, Phrase

from .island import board_of, is_ocean
from .pieces import kind_and_hurt
from .state import IslandState


def seat_names(state: IslandState) -> tuple[str, ...]:
    """Seats are called after their spirits."""
    return tuple(f"spirit_island.seat.{spirit.name}" for spirit in state.spirits)


def seat_name(seat: Any) -> Phrase | Any:
    """A seat of which nobody knows the spirit. A name that is written out stays as it is."""
    return Phrase("spirit_island.seat.number", {"number": seat + 1}) if isinstance(seat, int) else seat


def land_name(land: Any) -> Phrase | Any:
    """A land by board and number; an ocean by its board."""
    if not isinstance(land, str) or not land:
        return land
    if is_ocean(land):
        return Phrase("spirit_island.ocean", {"board": board_of(land)})
    return Phrase("spirit_island.land", {"name": land})


def piece_name(piece: Any) -> Phrase | Any:
    """A piece, hurt or not."""
    if not isinstance(piece, str) or not piece:
        return piece
    kind, hurt = kind_and_hurt(piece)
    if hurt:
        return Phrase("spirit_island.hurt_piece", {"kind": Phrase(f"spirit_island.piece.{kind}"), "hurt": hurt})
    return Phrase(f"spirit_island.piece.{kind}")


def named(group: str) -> Any:
    """The name of something; where there is none, nothing."""
    return lambda name: Phrase(f"spirit_island.{group}.{name}") if name else name


def law_name(law: str) -> Phrase | str:
    """A section of the rules: a power, a spirit, an adversary or a scenario is called by its name."""
    kind, _, rest = law.partition(".")
    if kind in ("power", "spirit", "adversary", "scenario", "fear_card"):
        return Phrase(f"spirit_island.{kind}.{rest}")
    return Phrase(f"spirit_island.law.{law}") if law else law


SOURCES = ("energy", "plays", "destroyed")

NAMING: Naming = {
    "game": lambda game: Phrase("spirit_island.name") if game == "spirit_island" else game,
    **dict.fromkeys(("seat", "asked", "target", "taker", "payer"), seat_name),
    **dict.fromkeys(("land", "start", "end", "lands"), land_name),
    **dict.fromkeys(("piece", "new"), piece_name),
    **dict.fromkeys(("card", "power"), named("power")),
    "cards": lambda card: Phrase("spirit_island.listed", {"card": card}),
    "fear_card": named("fear_card"),
    "blight_card": named("blight_card"),
    "invader_card": named("invader_card"),
    "element": named("element"),
    "deck": named("deck"),
    "source": lambda source: Phrase(f"spirit_island.source.{source}") if source in SOURCES else land_name(source),
    "action": named("action"),
    "phase": named("phase"),
    "growth": named("growth"),
    "spirit": named("spirit"),
    "law": law_name,
    "law_name": law_name,
}

# Asks whose options are lands.
WITH_LANDS = {
    *("target", "presence_to", "heal", "ravage_next", "oath", "rush", "cascade", "extra_explorer", "boom", "land_rush"),
    *("royal_town", "response", "first_presence", "heart_presence", "fear_land", "from_land", "fly_to", "ashore"),
}
# Asks whose options are pieces.
WITH_PIECES = {"hurt", "destroy", "replace", "drown", "fly_piece", "remove"}
# Asks whose options are players.
WITH_SEATS = {"target_spirit", "ritual_energy", "ritual_presence"}
# Options that are a word; the same word says something else where something else is asked.
WORDS = {
    "stop": "stop",
    "in_order": "in_order",
    "follow": "follow",
    "stay": "stay",
    "choke": "choke",
    "let": "let",
    "play": "play_now",
    "hold": "hold",
    ("presence_from", "stop"): "leave",
    ("give", "stop"): "give_nothing",
    ("rescue", "stop"): "rescue_nothing",
    ("from_land", "stop"): "push_nothing",
    ("fly_to", "stop"): "fly_nowhere",
    ("push", "stop"): "push_no_more",
    ("gather", "stop"): "gather_no_more",
    ("destroy", "stop"): "destroy_no_more",
    ("remove", "stop"): "remove_no_more",
}


def option_phrase(kind: str, option: Option) -> Phrase:
    """What an option of an ask says."""
    name = kind.removeprefix("spirit_island.")
    if isinstance(option, str) and ((name, option) in WORDS or option in WORDS):
        return Phrase(f"spirit_island.option.{WORDS.get((name, option), WORDS.get(option))}")
    if isinstance(option, tuple):
        return asked_phrase(name, option) or deed_phrase(option)
    if name in WITH_SEATS:
        return Phrase("spirit_island.option.seat", {"target": option})
    if name in WITH_PIECES:
        return Phrase("spirit_island.option.piece", {"piece": option})
    if name in WITH_LANDS or name == "blighted":
        return Phrase("spirit_island.option.wither" if name == "blighted" else "spirit_island.option.land",
                      {"land": option})  # fmt: skip
    match name:
        case "element":
            return Phrase("spirit_island.option.element", {"element": option})
        case "deck":
            return Phrase("spirit_island.option.deck", {"deck": option})
        case "share" | "fly":
            return Phrase(f"spirit_island.option.{name}", {"count": option})
        case "reveal":
            assert isinstance(option, int)
            return Phrase("spirit_island.option.reveal", {"count": option + 1})
        case "reclaim_one":
            return Phrase("spirit_island.option.reclaim", {"card": option})
    raise AssertionError(f"no words for {option!r} of {kind}")


def asked_phrase(name: str, option: tuple[Any, ...]) -> Phrase | None:
    """What an option says in an ask that has words of its own."""
    match name, option:
        case "damage" | "wound", (piece, count):
            return Phrase("spirit_island.option.damage", {"piece": piece, "count": count})
        case "vengeance", (piece, count, land):
            return Phrase("spirit_island.option.damage_at", {"piece": piece, "count": count, "land": land})
        case "push", (piece, end):
            return Phrase("spirit_island.option.push", {"piece": piece, "end": end})
        case "gather", (piece, start):
            return Phrase("spirit_island.option.gather", {"piece": piece, "start": start})
        case "either", (power, number):
            return Phrase(f"spirit_island.either.{power}.{number}")
        case "fear_move", (start, end):
            return Phrase("spirit_island.option.move", {"piece": "explorer", "start": start, "end": end})
        case "fear_move", (piece, start, end):
            return Phrase("spirit_island.option.move", {"piece": piece, "start": start, "end": end})
        case "fear_enheartened", (deed, land):
            return Phrase(f"spirit_island.option.dahan_{deed}", {"land": land})
        case "fear_tale", ("explorers", land):
            return Phrase("spirit_island.option.two_explorers", {"land": land})
        case (("fear_remove" | "fear_tale" | "fear_shrink"), (piece, land)):
            return Phrase("spirit_island.option.piece_at", {"piece": piece, "land": land})
    return None


def deed_phrase(option: tuple[Any, ...]) -> Phrase:
    """What somebody does; the first word of an option says what."""
    match option:
        case "grow", spirit, number:
            return Phrase(f"spirit_island.growth.{spirit}.{number + 1}")
        case "place", 0, land:
            return Phrase("spirit_island.option.place", {"land": land})
        case "place", at, land:  # two icons may reach the same land, and what is left to do differs
            return Phrase("spirit_island.option.place_by", {"land": land, "number": at + 1})
        case "from", source:
            return Phrase("spirit_island.option.from", {"source": source})
        case "draw", deck:
            return Phrase("spirit_island.option.draw", {"deck": deck})
        case "tide", _:
            return Phrase("spirit_island.option.tide")
        case "shift", _, start, end:
            return Phrase("spirit_island.option.shift", {"start": start, "end": end})
        case (("study" | "leave" | "done") as deed,):
            return Phrase(f"spirit_island.option.{deed}")
        case (("keep" | "forget" | "reclaim" | "play" | "give" | "rescue") as deed, card):
            return Phrase(f"spirit_island.option.{deed}", {"card": card})
        case "any", element:
            return Phrase("spirit_island.option.any", {"element": element})
        case "use", power:
            return Phrase("spirit_island.option.use", {"power": power})
        case "use", power, levels:
            used = levels.bit_count()
            return Phrase("spirit_island.option.use_less", {"power": power, "levels": used})
        case "again", card, source:
            return Phrase("spirit_island.option.again", {"card": card, "power": source})
        case "again", card, source, _:
            return Phrase("spirit_island.option.again_less", {"card": card, "power": source})
        case "ritual", land:
            return Phrase("spirit_island.option.ritual", {"land": land})
        case "far", land:
            return Phrase("spirit_island.option.far", {"land": land})
    raise AssertionError(f"no words for {option!r}")
