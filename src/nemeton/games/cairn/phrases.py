"""How Cairn's values are written out: names of stones, tribes, tokens, and the words of every option."""

from typing import Any

from nemeton.kernel import Naming, Option, Phrase

from .actions import is_off
from .field import DIRECTIONS, TRIBES, neighbour


def seat_name(seat: Any) -> Phrase | Any:
    """The tribe of a seat; None is nobody. A name that is written out already stays as it is."""
    if seat is None:
        return Phrase("cairn.seat.nobody")
    return Phrase(f"cairn.seat.{TRIBES[seat]}") if isinstance(seat, int) and seat in range(len(TRIBES)) else seat


def megalith_name(megalith: str) -> Phrase:
    """The name of a stone."""
    return Phrase(f"cairn.megalith.{megalith}")


def place_name(place: str) -> Phrase | str:
    """A space as players write it; beyond the field in words."""
    return Phrase("cairn.off", {"direction": place[4:]}) if is_off(place) else place


def law_name(law: str) -> Phrase | str:
    """A section of the rules; each megalith's is called after the stone."""
    if law.startswith("megalith."):
        return Phrase("cairn.law.megalith", {"megalith": law.removeprefix("megalith.")})
    return Phrase(f"cairn.law.{law}") if law else law


NAMING: Naming = {
    "game": lambda game: Phrase("cairn.name") if game == "cairn" else game,
    "seat": seat_name,
    "asked": seat_name,
    "megalith": megalith_name,
    "token": lambda token: Phrase(f"cairn.token.{token}"),
    "face": lambda face: Phrase(f"cairn.face.{face}"),
    "space": place_name,
    "origin": place_name,
    "to": place_name,
    "law": law_name,
}


def option_phrase(kind: str, option: Option) -> Phrase:
    """What an option of an ask says."""
    if option in ("stop", "decline"):
        return Phrase(f"cairn.option.{option}")
    match kind.removeprefix("cairn."):
        case "action":
            return action_phrase(*option)
        case "transformation":
            return Phrase("cairn.option.transform", {"space": option})
        case "build":
            return Phrase("cairn.option.build", {"megalith": option})
        case "chaos_of_the_giants" | "alley_of_dusk":
            return Phrase("cairn.option.banish", {"space": option})
        case "cairn_of_dawn":
            return Phrase("cairn.option.add", {"space": option})
        case "cromlech_of_the_stars":
            return Phrase("cairn.option.go", {"to": option})
        case "deer_rock" | "menhir_of_the_dancers" | "fairies_circle" | "haven_of_purity":
            return action_phrase("move", *option)
        case "sanctuary_of_the_ages":
            return Phrase("cairn.option.move_stone", {"origin": option[0], "to": option[1]})
        case "stormwell":
            return Phrase("cairn.option.swap_stones", {"one": option[0], "other": option[1]})
        case "memorial_mound":
            return Phrase("cairn.option.flip", {"token": option})
        case "source_of_silver":
            return Phrase("cairn.option.replace", {"space": option[0], "megalith": option[1]})
        case "walk_of_the_colossi":
            return Phrase("cairn.option.swap", {"own": option[0], "enemy": option[1]})
        case "moving_stone":
            return Phrase("cairn.option.copy", {"megalith": option})
        case "heart_of_the_earth":
            return Phrase("cairn.option.raise", {"megalith": option[0], "space": option[1]})
    raise AssertionError(f"no words for {option!r} of {kind}")


def action_phrase(action: str, origin: str, to: str = "") -> Phrase:
    """What one of the three actions says; leaving the field is said otherwise."""
    leaves = "_off" if is_off(to) else ""
    match action:
        case "add":
            return Phrase("cairn.option.add", {"space": origin})
        case "move":
            return Phrase(f"cairn.option.move{leaves}", {"origin": origin, "to": to})
        case "jump":
            return Phrase(f"cairn.option.jump{leaves}", {"origin": origin, "over": jumped(origin, to), "to": to})
    raise AssertionError(f"no words for the action {action!r}")


def jumped(origin: str, to: str) -> str:
    """The space that a jump crosses.

    >>> jumped("a1", "c3"), jumped("c4", "off:N")
    ('b2', 'c5')
    """
    way = to.removeprefix("off:") if is_off(to) else None
    for direction in DIRECTIONS:
        over = neighbour(origin, direction)
        if over and (direction == way or neighbour(origin, direction, 2) == to):
            return over
    raise AssertionError(f"no jump leads from {origin} to {to}")
