"""From options to things that are clicked.

An option that names a land, a piece, presence, a track, a growth option, an element, a card, an innate power, a deck or
a spirit is clicked where that lies. Where two things are named the first is chosen, then the second: a piece and where
it is pushed. Several answers at one place become small discs there. Damage: a click on a piece deals as much as it can
take; less is said with the prompt's buttons, and so are answers that are no place (to stop, to be done).
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from nemeton.kernel import Ask, Option, Pick

from ..phrases import WITH_LANDS, WITH_PIECES, WITH_SEATS
from ..powers.card import CARDS, ELEMENTS
from ..state import IslandState


class Choice(NamedTuple):
    """One way to click an option: the place that answers, what must be chosen first, and the sign on a disc."""

    option: Option
    place: str
    start: str = ""
    sign: str = ""  # a number, or a sign by its name


def choices_of(view: IslandState, ask: Ask) -> list[Choice]:
    """How the options of an ask are clicked, as far as they name something."""
    if isinstance(ask, Pick):
        return []
    name = ask.kind.removeprefix("spirit_island.")
    found = list(READ.get(name, deeds)(view, ask))
    origins = {choice.start for choice in found if choice.start}
    if len(origins) == 1:  # what must be chosen first is clear
        found = [choice._replace(start="") for choice in found]
    return found


# Lands, pieces, players


def lands(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """Options that are lands; one beyond the range costs energy."""
    for option in ask.options:
        match option:
            case ("far", str(land)):
                yield Choice(option, f"land-{land}", sign="g-energy")
            case str(land) if land in view.lands:
                yield Choice(option, f"land-{land}")


def own_presence(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """Lands in which presence is lost; or a card instead."""
    for option in ask.options:
        match option:
            case ("forget", str(card)):
                yield Choice(option, f"card-{card}")
            case str(land) if land in view.lands:
                yield Choice(option, f"presence-{land}-{ask.seat}")


def healed(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """Lands from which blight is taken."""
    return (Choice(land, f"blight-{land}") for land in ask.options if land in view.lands)


def pieces(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """Pieces of the land in question."""
    land = ask.about["land"]
    return (Choice(piece, f"piece-{land}-{piece}") for piece in ask.options if piece != "stop")


def damage(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """Pieces that take damage: the most that each can take."""
    most: dict[str, Option] = {}
    for option in ask.options:
        if isinstance(option, tuple):
            place = f"piece-{option[2] if len(option) > 2 else ask.about['land']}-{option[0]}"
            if place not in most or option[1] > most[place][1]:
                most[place] = option
    return (Choice(option, place) for place, option in most.items())


def push(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """A piece, then the land to which it goes."""
    for option in ask.options:
        if isinstance(option, tuple):
            piece, end = option
            yield Choice(option, f"land-{end}", f"piece-{ask.about['land']}-{piece}", f"p-{piece.partition('/')[0]}")


def gather(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """A piece where it is now."""
    for option in ask.options:
        if isinstance(option, tuple):
            yield Choice(option, f"piece-{option[1]}-{option[0]}")


def players(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """Options that are spirits."""
    return (Choice(seat, f"seat-{seat}") for seat in ask.options if isinstance(seat, int))


# Fear cards


def fear_moves(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """An invader, then the land to which it goes."""
    for option in ask.options:
        if isinstance(option, tuple):
            *piece, start, end = option
            name = piece[0] if piece else "explorer"
            yield Choice(option, f"land-{end}", f"piece-{start}-{name}", f"p-{name.partition('/')[0]}")


def fear_pieces(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """An invader where it stands, or two explorers at once."""
    for option in ask.options:
        match option:
            case ("explorers", str(land)):
                yield Choice(option, f"piece-{land}-explorer", sign="2")
            case (str(piece), str(land)):
                yield Choice(option, f"piece-{land}-{piece}", sign="1")


def enheartened(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """A land out of which dahan are pushed, or into which they are gathered."""
    for option in ask.options:
        if isinstance(option, tuple):
            yield Choice(option, f"land-{option[1]}", sign=f"g-{option[0]}")


# Cards, elements, decks


def cards(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """Options that are cards by their names."""
    return (Choice(card, f"card-{card}") for card in ask.options if card in CARDS)


def element(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """Options that are elements."""
    return (Choice(name, f"element-{ask.seat}-{name}") for name in ask.options if name in ELEMENTS)


def deck(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """Options that are decks."""
    return (Choice(name, f"deck-{name}") for name in ask.options)


# Deeds: options that begin with a verb

WITH_CARDS = ("keep", "forget", "reclaim", "play", "give", "rescue")


def deeds(view: IslandState, ask: Ask) -> Iterator[Choice]:
    """What spirits do in growth and with powers."""
    for option in ask.options:
        if isinstance(option, tuple):
            yield from grown(view, ask.seat, option)
            yield from used(view, ask.seat, option)


def grown(view: IslandState, seat: int, option: tuple[Option, ...]) -> Iterator[Choice]:
    """Growth: an option of the panel, then its icons."""
    match option:
        case ("grow", _, int(number)):
            yield Choice(option, f"growth-{seat}-{number}")
        case ("place", int(at), str(land)):
            yield Choice(option, f"land-{land}", sign=str(view.spirits[seat].todo[at].range))
        case ("from", str(source)):
            yield Choice(option, source_place(source, seat))
        case ("draw", str(name)):
            yield Choice(option, f"deck-{name}")
        case ("study",):
            todo = view.spirits[seat].todo
            at = next(at for at, icon in enumerate(todo) if icon.do == "gain_power_card")
            yield Choice(option, f"todo-{seat}-{at}")
        case ("tide", int(at)):
            yield Choice(option, f"todo-{seat}-{at}")
        case ("shift", _, str(start), str(end)):
            yield Choice(option, f"land-{end}", f"presence-{start}-{seat}")
        case ("any", str(name)):
            yield Choice(option, f"element-{seat}-{name}")


def source_place(source: str, seat: int) -> str:
    """Where presence is taken from."""
    if source == "destroyed":
        return f"destroyed-{seat}"
    return f"track-{seat}-{source}" if source in ("energy", "plays") else f"presence-{source}-{seat}"


def used(view: IslandState, seat: int, option: tuple[Option, ...]) -> Iterator[Choice]:
    """Cards and powers; with fewer levels than it could, a power is used by a disc with their number."""
    match option:
        case (str(deed), str(card)) if deed in WITH_CARDS:
            yield Choice(option, f"card-{card}")
        case ("use", str(power), *levels):
            place = f"card-{power}" if power in CARDS else f"innate-{seat}-{power}"
            yield Choice(option, place, sign=str(levels[0].bit_count()) if levels else "g-tick")
        case ("again", str(card), str(_), *levels):
            yield Choice(option, f"card-{card}", sign="0" if levels else "g-reclaim")
        case ("ritual", str(land)):
            yield Choice(option, f"land-{land}", sign="g-ritual")


Read = Callable[[IslandState, Ask], Iterator[Choice]]
READ: dict[str, Read] = {
    **dict.fromkeys(WITH_LANDS, lands), **dict.fromkeys(WITH_PIECES, pieces), **dict.fromkeys(WITH_SEATS, players),
    **dict.fromkeys(("damage", "vengeance", "wound"), damage),
    "blighted": own_presence, "oath": own_presence, "heal": healed, "push": push, "gather": gather,
    "fear_move": fear_moves, "fear_enheartened": enheartened,
    **dict.fromkeys(("fear_remove", "fear_tale", "fear_shrink"), fear_pieces),
    "reclaim_one": cards, "element": element, "deck": deck,
}  # fmt: skip
