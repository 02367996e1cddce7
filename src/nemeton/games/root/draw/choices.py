"""From options to things that are clicked.

An option that names a clearing, a forest, pieces, an item, a card or a player is clicked where that lies. Where two
things are named the first is chosen, then the second: warriors and where they go, a card and a column of the decree,
an item of the Vagabond and what it is used on. Several answers at one place become small discs there, each with a
number or a sign. Where some of many are picked, each is clicked by itself. Answers that are no place (to end, to let
an ambush be) are the prompt's alone.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from nemeton.kernel import Ask, Option, Pick, Subsets

from ..boards import VagabondBoard
from ..cards import CARDS
from ..factions.eyrie.rules import suit
from ..state import RootState, seat_of


class Choice(NamedTuple):
    """One way to click an option: the place that answers, what must be chosen first, and the sign on a disc."""

    option: Option
    place: str
    start: str = ""
    sign: str = ""  # a number, or signs by name
    tint: str = ""  # the suit or faction of a number


def choices_of(view: RootState, ask: Ask) -> list[Choice]:
    """How the options of an ask are clicked, as far as they name something."""
    if isinstance(ask, Pick):
        return list(picked(ask))
    read = READ.get(ask.kind, deeds)
    found = list(read(view, ask))
    origins = {choice.start for choice in found if choice.start.startswith("group-")}
    if len(origins) == 1 and all(choice.start in origins for choice in found if choice.start):
        tints = {choice.tint for choice in found if choice.start}
        found = [one._replace(start=decreed(ask, one) if len(tints) > 1 else "") if one.start else one for one in found]
    if read is not decree:
        return found
    alike: dict[tuple[str, ...], Choice] = {}
    for choice in found:  # cards of one suit do the same
        alike.setdefault((choice.place, choice.start, choice.sign, choice.tint), choice)
    return list(alike.values())


def picked(ask: Pick) -> Iterator[Choice]:
    """What is picked from, each by itself: exhausted items where they lie, cards on the ribbon."""
    assert isinstance(ask.options, Subsets)
    for thing in ask.options.counts:
        is_item = ask.kind == "root.vagabond.refresh"
        yield Choice(thing, f"item-{ask.seat}-{thing}-10" if is_item else f"card-{thing}")


def decreed(ask: Ask, choice: Choice) -> str:
    """The card of the decree that an option carries out; cards of one suit share the first of them."""
    column = ask.kind.rpartition(".")[2]
    first = min(
        option[0] for option in ask.options if option[0] in (*CARDS, "vizier") and suit(option[0]) == choice.tint
    )
    return f"decree-{ask.seat}-{column}-{first}"


def standing(view: RootState, where: int, seat: int) -> str:
    """Where a seat is met in a clearing: its warriors or pawn; without any, its first building or token."""
    here, board = view.clearings[where], view.boards[seat]
    if here.warriors[seat] or (isinstance(board, VagabondBoard) and board.at == where):
        return f"group-{where}-{seat}"
    kind = next((kind for owner, kind in (*here.buildings, *here.tokens) if owner == seat), "")
    return f"piece-{where}-{seat}-{kind}"


# Deeds: what several questions offer in the same words


def deeds(view: RootState, ask: Ask) -> Iterator[Choice]:
    """Options that begin with a verb; those of the Vagabond too."""
    for option in ask.options:
        if isinstance(option, tuple):
            for read in (moved, built, crafted, used, wandered, acted):
                yield from read(view, ask.seat, option)


def moved(view: RootState, seat: int, option: tuple[Option, ...]) -> Iterator[Choice]:
    """Warriors that move or fight."""
    match option:
        case ("move", int(origin), int(to), int(count)):
            yield Choice(option, f"clearing-{to}", f"group-{origin}-{seat}", str(count))
        case ("battle", int(where), int(whom)):
            yield Choice(option, standing(view, where, whom), sign="ui-battle")


def built(view: RootState, seat: int, option: tuple[Option, ...]) -> Iterator[Choice]:
    """What is placed in clearings, and actions without a place."""
    match option:
        case ("build", str(kind), int(where)):
            yield Choice(option, f"clearing-{where}", f"track-{seat}-{kind}", f"b-{kind}")
        case ("overwork", str(card), int(where)):
            yield Choice(option, f"clearing-{where}", f"card-{card}", "t-wood")
        case ("bird", str(card)):
            yield Choice(option, f"actions-{seat}", f"card-{card}")
        case ("march",) | ("recruit",):
            yield Choice(option, f"deed-{seat}-{option[0]}")
        case ("recruit" | "build" | "revolt" | "spread" as verb, int(where)):
            yield Choice(option, f"clearing-{where}", sign=VERB_SIGNS[verb])
        case ("organize", int(where)):
            yield Choice(option, f"clearing-{where}", sign="t-sympathy")
        case ("mobilize", str(card)):
            yield Choice(option, f"supporters-{seat}", f"card-{card}")
        case ("train", str(card)):
            yield Choice(option, f"officers-{seat}", f"card-{card}")


VERB_SIGNS = {"recruit": "ui-recruit", "build": "ui-build", "revolt": "ui-hit", "spread": "t-sympathy"}


def crafted(view: RootState, seat: int, option: tuple[Option, ...]) -> Iterator[Choice]:
    """A card is crafted: the card, then the crafting pieces; where they can be chosen, by their suits."""
    if option[0] == "craft":
        signs = " ".join(f"suit-{paid}" for paid in option[2:])
        yield Choice(option, f"craft-{seat}", f"card-{option[1]}", signs)


def used(view: RootState, seat: int, option: tuple[Option, ...]) -> Iterator[Choice]:
    """Crafted cards and dominance cards."""
    match option:
        case ("use", "royal_claim", _):
            yield Choice(option, f"crafted-{seat}-royal_claim")
        case ("use", "tax_collector", int(where)):
            yield Choice(option, f"group-{where}-{seat}", f"crafted-{seat}-tax_collector")
        case ("use", str(card), int(whom)):
            yield Choice(option, f"seat-{whom}", f"crafted-{seat}-{card}")
        case ("activate", str(card), int(friend)):
            yield Choice(option, f"seat-{friend}" if friend >= 0 else f"score-{seat}", f"card-{card}", "ui-crown")
        case ("take", str(card), str(paid)):
            yield Choice(option, f"available-{card}", f"card-{paid}")


# The Vagabond: at once where it is clear what is meant, or with an item first


def wandered(view: RootState, seat: int, option: tuple[Option, ...]) -> Iterator[Choice]:
    """What the Vagabond does by day for an item."""
    board = view.boards[seat]
    if not isinstance(board, VagabondBoard):
        return
    found = wanderer_place(view, board, seat, option)
    if found:
        place, item = found
        met = option[0] in ("battle", "strike") or option[:2] == ("special", "steal")
        tint = view.factions[int(option[-1])] if met else ""  # discs cover whom they are about
        yield Choice(option, place, "", f"item-{item}", tint)
        yield Choice(option, place, f"item-{seat}-{item}-00", f"item-{item}", tint)
    match option:
        case ("aid", int(whom), str(card)):
            yield Choice(option, standing(view, board.at, whom), f"card-{card}", "ui-heart")
        case ("quest", str(name), *improvised):
            signs = " ".join(f"item-{item}" for item in improvised)  # what is missing, and what stands in for it
            yield Choice(option, f"quest-{name}", sign=signs or "ui-tick")
        case ("special", "glide", int(where)):
            yield Choice(option, f"clearing-{where}", f"item-{seat}-torch-00", "item-torch")
        case ("special", "instigate", int(one), int(other)):
            yield Choice(option, standing(view, board.at, other), standing(view, board.at, one), "ui-battle")


def wanderer_place(
    view: RootState, board: VagabondBoard, seat: int, option: tuple[Option, ...]
) -> tuple[str, str] | None:
    """Where a deed of the Vagabond happens, and the item that it exhausts."""
    match option:
        case ("move", int(to)):
            return f"clearing-{to}", "boot"
        case ("battle", int(whom)):
            return standing(view, board.at, whom), "sword"
        case ("strike", int(whom)):
            return standing(view, board.at, whom), "crossbow"
        case ("explore",):
            return f"ruin-{board.at}", "torch"
        case ("repair", str(kind), int(exhausted), int(broken)):
            return f"item-{seat}-{kind}-{exhausted}{broken}", "hammer"
        case ("special", "steal", int(whom)):
            return standing(view, board.at, whom), "torch"
        case ("special", "hideout"):
            return f"character-{seat}", "torch"
        case ("special", "scorch"):
            return f"clearing-{board.at}", "torch"
    return None


def acted(view: RootState, seat: int, option: tuple[Option, ...]) -> Iterator[Choice]:
    """The Tinker takes a card of the discard pile."""
    if option[:2] == ("special", "labor"):
        yield Choice(option, "discard", sign=f"art-{option[2]}")


# Questions of their own


def places(view: RootState, ask: Ask) -> Iterator[Choice]:
    """Options that are clearings or forests."""
    for option in ask.options:
        if isinstance(option, int):
            yield Choice(option, f"clearing-{option}")
        elif option in FORESTS:
            yield Choice(option, f"forest-{option}")


FORESTS = tuple(f"f{number}" for number in range(1, 9))


def wood(view: RootState, ask: Ask) -> Iterator[Choice]:
    """Wood that pays."""
    return (Choice(where, f"piece-{where}-{ask.seat}-wood") for where in ask.options)


def cards(view: RootState, ask: Ask) -> Iterator[Choice]:
    """Options that are cards of the hand."""
    return (Choice(card, f"card-{card}") for card in ask.options if card in CARDS)


def courtiers(view: RootState, ask: Ask) -> Iterator[Choice]:
    """Leaders or characters, each with its picture."""
    return (Choice(name, f"card-{name}") for name in ask.options)


def decree(view: RootState, ask: Ask) -> Iterator[Choice]:
    """A card of the decree is carried out; where cards of several suits fit, discs say which."""
    for option in ask.options:
        if option[0] not in (*CARDS, "vizier"):
            continue
        card, *way = option
        if way == ["turmoil"]:
            yield Choice(option, f"decree-{ask.seat}-{ask.kind.rpartition('.')[2]}-{card}")
            continue
        for read in (moved, built):
            for found in read(view, ask.seat, tuple(way)):
                sign = found.sign if found.sign.isdecimal() else f"suit-{suit(card)}"
                yield found._replace(option=option, sign=sign, tint=suit(card))
    yield from deeds(view, ask)


def columns(view: RootState, ask: Ask) -> Iterator[Choice]:
    """A card of the hand and a column of the decree."""
    for option in ask.options:
        if isinstance(option, tuple):
            yield Choice(option, f"column-{ask.seat}-{option[1]}", f"card-{option[0]}")


def players(view: RootState, ask: Ask) -> Iterator[Choice]:
    """Options that are players."""
    return (Choice(whom, f"seat-{whom}") for whom in ask.options if isinstance(whom, int))


def losses(view: RootState, ask: Ask) -> Iterator[Choice]:
    """Buildings and tokens that are lost."""
    where, whom = ask.about["where"], ask.about["whom"]
    return (Choice(option, f"piece-{where}-{whom}-{option[1]}") for option in ask.options)


def order(view: RootState, ask: Ask) -> Iterator[Choice]:
    """What comes next, where it happens."""
    for option in ask.options:
        if option[2]:
            yield Choice(option, f"clearing-{option[2]}", sign=f"w-{view.factions[option[0]]}", tint=str(option[1]))


def effects(view: RootState, ask: Ask) -> Iterator[Choice]:
    """Crafted cards that change a battle, and the Ronin's sword."""
    for option in ask.options:
        if option in CARDS:
            yield Choice(option, f"crafted-{ask.seat}-{option}")
        elif option == "swift_strike":
            yield Choice(option, f"item-{ask.seat}-sword-00")


def own_items(view: RootState, ask: Ask) -> Iterator[Choice]:
    """Items of the Vagabond: by kind where all are ready, else as (kind, exhausted, damaged); or an ally falls."""
    wanderer = seat_of(view, "vagabond")
    for option in ask.options:
        match option:
            case str(kind):
                yield Choice(option, f"item-{wanderer}-{kind}-00")
            case ("ally", int(ally)) if view.battle is not None:
                yield Choice(option, f"group-{view.battle.where}-{ally}")
            case (*_, str(kind), int(exhausted), int(broken)):
                yield Choice(option, f"item-{wanderer}-{kind}-{exhausted}{broken}")


def boxes(view: RootState, ask: Ask) -> Iterator[Choice]:
    """An item of another player's."""
    whom = ask.about["whom"]
    return (Choice(item, f"box-{whom}-{item}") for item in ask.options if item in view.item_boxes[whom])


def allies(view: RootState, ask: Ask) -> Iterator[Choice]:
    """Warriors of an ally who come along."""
    for option in ask.options:
        if isinstance(option, tuple):
            ally, count = option
            yield Choice(option, f"clearing-{ask.about['to']}", sign=str(count), tint=view.factions[ally])


def friends(view: RootState, ask: Ask) -> Iterator[Choice]:
    """An ally who fights for the Vagabond."""
    where = ask.about["where"]
    return (Choice(ally, f"group-{where}-{ally}") for ally in ask.options if isinstance(ally, int))


def arbiter(view: RootState, ask: Ask) -> Iterator[Choice]:
    """The Arbiter who stands there."""
    yield Choice("enlist", f"group-{ask.about['where']}-{seat_of(view, 'vagabond')}")


def reward(view: RootState, ask: Ask) -> Iterator[Choice]:
    """Points or cards for a quest."""
    yield Choice("points", f"seat-{ask.seat}")
    yield Choice("cards", "deck")


Read = Callable[[RootState, Ask], Iterator[Choice]]
READ: dict[str, Read] = {
    **dict.fromkeys(
        (
            "root.marquise.keep", "root.marquise.first", "root.marquise.wood", "root.marquise.recruit",
            "root.eyrie.home", "root.eyrie.new_roost", "root.vagabond.forest", "root.vagabond.slip",
        ),
        places,
    ),
    "root.marquise.pay": wood,
    **dict.fromkeys(("root.ambush", "root.foil", "root.outrage", "root.marquise.hospital"), cards),
    **dict.fromkeys(("root.eyrie.recruit", "root.eyrie.move", "root.eyrie.battle", "root.eyrie.build"), decree),
    **dict.fromkeys(("root.eyrie.leader", "root.vagabond.character"), courtiers),
    "root.eyrie.add": columns, "root.bank": players, "root.whose": players, "root.loss": losses, "root.order": order,
    "root.battle.effect": effects,
    **dict.fromkeys(
        ("root.vagabond.exhaust", "root.vagabond.hit", "root.vagabond.limit", "root.vagabond.repair"), own_items
    ),
    "root.vagabond.take": boxes, "root.vagabond.allies": allies, "root.vagabond.fights_with": friends,
    "root.arbiter": arbiter, "root.vagabond.reward": reward,
}  # fmt: skip
