"""Parlour as rulebooks: under its first rules and under the second, which forbid to gamble the last coin."""

from html import escape
from pathlib import Path
from typing import Any

from nemeton.kernel import Configuration, Naming, Option, Phrase, Rulebook

from .rules import DONE, DRINK, LET, NOTHING, PASS, STEPS, at_any_time, set_up
from .sight import conceal, imagine
from .state import ParlourOptions, ParlourState, check, judge, legal, scores, suit


def card_name(card: Any) -> Phrase:
    """The name of a card."""
    return Phrase("parlour.card", {"suit": suit(card), "number": card.split("-")[-1]})


def seat_name(seat: Any) -> Phrase | str:
    """A guest; nobody where nobody has won."""
    return "" if seat is None else Phrase("parlour.guest", {"number": int(seat) + 1})


NAMING: Naming = {
    "seat": seat_name,
    "victim": seat_name,
    "attacker": seat_name,
    "asked": seat_name,
    "card": card_name,
    "suit": lambda name: Phrase(f"parlour.suit.{name}"),
    "token": lambda token: Phrase(f"parlour.token_name.{token}"),
}


def option_phrase(kind: str, option: Option) -> Phrase:
    """What an option says."""
    if option in (DONE, DRINK, LET, NOTHING, PASS, "blind", "look"):
        return Phrase(f"parlour.option.{option}")
    match kind, option:
        case "parlour.trim", tuple():
            return Phrase("parlour.option.lay", {"suits": option, "count": len(option)})
        case "parlour.toast", int():
            return Phrase("parlour.option.toast", {"seat": option})
        case "parlour.quarrel", (str(card), int(victim)):
            return Phrase("parlour.option.attack", {"card": card, "victim": victim})
        case _, ("buy" | "lift" as verb, int(place)):
            return Phrase(f"parlour.option.{verb}", {"place": place})
        case _, ("steal", int(victim)):
            return Phrase("parlour.option.steal", {"victim": victim})
        case _, ("gamble" | "read" | "toll" | "peek" as verb,):
            return Phrase(f"parlour.option.{verb}")
        case "parlour.draft" | "parlour.take" | "parlour.answer", str(card):
            return Phrase("parlour.option.card", {"card": card})
    raise AssertionError(f"no words for {option!r} of {kind}")


def draw(view: ParlourState, *, seat: int, ask: Any, journal: Any, words: Any, style: bool = True) -> str:
    """A picture: a line of text for every zone, what may be chosen, and the last lines of the journal."""
    lines = [
        f"deck {len(view.deck)} {[card.card for card in view.deck if card.card]}",
        f"cellar {[card.card for card in view.cellar]} discard {view.discard}",
        *(f"{at}: packet {[card.card for card in packet]}" for at, packet in enumerate(view.packets)),
        *(f"{at}: hand {[card.card for card in hand]}" for at, hand in enumerate(view.hands)),
        f"market {view.market} tokens {view.tokens} coins {view.coins} done {view.done} dice {view.dice}",
    ]
    if ask is not None:
        lines += [words.say(option_phrase(ask.kind, option)) for option in ask.options[:20]]
    lines += [words.say(Phrase(entry.kind, {**entry.values, "law": entry.law})) for entry in journal[-3:]]
    texts = "".join(f'<text y="{12 * at}">{escape(line)}</text>' for at, line in enumerate(lines, 1))
    return f'<svg xmlns="http://www.w3.org/2000/svg" data-seat="{seat}">{texts}</svg>'


def carry(version: int, data: dict[str, Any]) -> dict[str, Any]:
    """A position of the first rules stands in a strict house under the second."""
    assert version == 1
    return {**data, "house": "strict"}


def parlour(**changes: Any) -> Rulebook[ParlourState]:
    """The rulebook, with whatever a test wants to have otherwise."""
    usual: dict[str, Any] = {
        "name": "parlour",
        "rules_version": 1,
        "players": (2, 3, 4),
        "state": ParlourState,
        "options": ParlourOptions,
        "setup": set_up("loose"),
        "steps": STEPS,
        "conceal": conceal,
        "imagine": imagine,
        "check": check,
        "judge": judge,
        "scores": scores,
        "draw": draw,
        "words_folder": Path(__file__).parent / "words",
        "naming": NAMING,
        "option_phrase": option_phrase,
        "configurations": (
            Configuration(2),
            Configuration(3, {"packet": 3, "rounds": 1}),
            Configuration(4, {"goal": 8, "rounds": 1}),
        ),
        "standing": at_any_time,
        "seats": lambda state: len(state.hands),
        "legal": legal,
        "most_points": 100,
    }
    return Rulebook(**(usual | changes))


PARLOUR = parlour()
STRICT_PARLOUR = parlour(rules_version=2, setup=set_up("strict"), carry=carry)
