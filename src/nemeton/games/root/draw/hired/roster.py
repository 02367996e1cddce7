"""All thirteen hirelings by id, and all signs that they bring: figures `w-<side>`, their pieces, marks `h-<name>`.

No table has more than three of them, so a picture defines only those signs that it shows (`symbols`).
"""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module

from .look import CardSide, HiredLook, carved, on_plinth
from .marks import MARKS

NAMES = (
    "forest_patrol",
    "last_dynasty",
    "spring_uprising",
    "the_exile",
    "warm_sun_prophets",
    "riverfolk_flotilla",
    "highway_bandits",
    "sunward_expedition",
    "corvid_spies",
    "furious_protector",
    "flame_bearers",
    "vault_keepers",
    "popular_band",
)
HIRED: dict[str, HiredLook] = {name: import_module(f".{name}", __package__).LOOK for name in NAMES}
CARD_SIDES: dict[str, tuple[HiredLook, CardSide]] = {
    side.name: (look, side) for look in HIRED.values() for side in (look.strong, look.weak)
}


def figure(side: str) -> str:
    """The figure of one side of a card; those that stand on the map stand on a plinth."""
    look, one = CARD_SIDES[side]
    stands = side == look.name or look.stands_weak
    return (on_plinth if stands else carved)(one.carving(), one.colour)


@cache
def signs() -> dict[str, Callable[[], str]]:
    """Everything that hirelings bring, by full name."""
    found: dict[str, Callable[[], str]] = {f"h-{name}": drawn for name, drawn in MARKS.items()}
    found["ui-hire"] = MARKS["gain"]
    for look in HIRED.values():
        found.update(look.signs)
    return found


@cache
def hired_sign(name: str) -> str:
    """One of them, or nothing if it is none of theirs."""
    sort, _, kind = name.partition("-")
    if sort == "w" and kind in CARD_SIDES:
        return figure(kind)
    drawn = signs().get(name)
    return drawn() if drawn else ""


def symbols(shown: Iterable[str]) -> str:
    """The definitions of those signs that are hirelings' own."""
    bodies = {name: hired_sign(name) for name in sorted(shown)}
    return "".join(f'<g id="s-{name}" class="root sign">{body}</g>' for name, body in bodies.items() if body)
