"""How Cairn's values are written out: names of stones, tribes, tokens, and the words of every option."""

from typing import Any

from nemeton.kernel import Naming, Option, Phrase

from .actions import is_off
from .field import TRIBES


def seat_name(seat: Any) -> Phrase:
    """The tribe of a seat."""
    return Phrase(f"cairn.seat.{TRIBES[seat]}") if seat in range(len(TRIBES)) else Phrase("cairn.seat.nobody")


def megalith_name(megalith: Any) -> Phrase:
    """The name of a stone."""
    return Phrase(f"cairn.megalith.{megalith}")


def place_name(place: str) -> Phrase | str:
    """A space as players write it; beyond the field in words."""
    return Phrase("cairn.off", {"direction": place[4:]}) if is_off(place) else place


NAMING: Naming = {
    "seat": seat_name,
    "asked": lambda seat: seat_name(seat) if isinstance(seat, int) else seat,
    "megalith": megalith_name,
    "token": lambda token: Phrase(f"cairn.token.{token}"),
    "face": lambda face: Phrase(f"cairn.face.{face}"),
    "space": place_name,
    "origin": place_name,
    "to": place_name,
    "law": lambda law: Phrase(f"cairn.law.{law}"),
}


def option_phrase(kind: str, option: Option) -> Phrase:
    """What an option of an ask says."""
    if option in ("stop", "decline"):
        return Phrase(f"cairn.option.{option}")
    match kind.removeprefix("cairn."):
        case "action":
            if option[0] == "add":
                return Phrase("cairn.option.add", {"space": option[1]})
            return Phrase(f"cairn.option.{option[0]}{'_off' if is_off(option[2]) else ''}", {"origin": option[1], "to": option[2]})
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
            off = "_off" if is_off(option[1]) else ""
            return Phrase(f"cairn.option.move{off}", {"origin": option[0], "to": option[1]})
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
