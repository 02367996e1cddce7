"""The vocabulary of powers and fear cards: what is not harm, movement, blight or presence on its own."""

from collections.abc import Iterable
from typing import ClassVar

from nemeton.kernel import Ask, Option, Phrase, Rule

from ..choices import ChooseLand, ChoosePiece, IslandChoice, asks
from ..fields import DeckName, ElementName, PowerName
from ..island import count, in_order, mark, presence_lands, terrain, within
from ..pieces import health, kind_and_hurt, named, put, standing, take
from ..powers.card import CARDS, ELEMENTS
from ..state import Repeat
from .acting import Act
from .gaining_cards import Forget, Keep, decks_left, discard_drawn, draw, forget, keep, learns_by_list, study
from .harm import chosen, finish_off
from .movement import push
from .presence import TakeFrom, is_used_up, place, sources, standable
from .resources import owned
from .terror import frighten

INVADERS = ("explorer", "town", "city")
SMALL = ("explorer", "town")
BUILDINGS = ("town", "city")
DAHAN = ("dahan",)
EVERY_ACTION = ("ravage", "build", "explore")
SMALLER = {"city": "town", "town": "explorer"}


class Either(IslandChoice):
    """One of the parts of a power, numbered from 1."""

    power: PowerName
    number: int
    clicks: ClassVar = ()

    def phrase(self) -> Phrase:
        """What that part does."""
        return Phrase(f"spirit_island.either.{self.power}.{self.number}")


class Share(IslandChoice):
    """So much damage goes to the next of several new pieces."""

    count: int
    words = "share"


class ChooseElement(IslandChoice):
    """An element."""

    element: ElementName
    words = "element"


class ChooseDeck(IslandChoice):
    """A power deck."""

    deck: DeckName
    words = "deck"


asks("spirit_island.either", Either)
asks("spirit_island.replace", plain=ChoosePiece)
asks("spirit_island.share", plain=Share)
asks("spirit_island.presence_to", plain=ChooseLand)
asks("spirit_island.element", plain=ChooseElement)
asks("spirit_island.deck", plain=ChooseDeck)
asks("spirit_island.from_land", plain=ChooseLand, words={"stop": "spirit_island.option.push_nothing"})


def fear(act: Act, amount: int, land: str = "") -> None:
    """Generate fear; of a power that aims at a land, there."""
    frighten(act.game, amount, land or act.land, by_power=act.power)


def defend(act: Act, amount: int, land: str = "") -> None:
    """Defend a land until the turn ends."""
    land = land or act.land
    if amount:
        mark(act.state, land).defend += amount
        act.game.tell("spirit_island.defended", land=land, amount=amount, law=act.law)


def skip(act: Act, actions: Iterable[str] = EVERY_ACTION, land: str = "") -> None:
    """Invaders skip actions in a land until the turn ends."""
    marks = mark(act.state, land or act.land)
    marks.skips = [*marks.skips, *(action for action in actions if action not in marks.skips)]


def is_in(act: Act, *terrains: str) -> bool:
    """Is the target land one of these terrains?"""
    return terrain(act.land) in terrains


def energy(act: Act, seat: int, amount: int) -> None:
    """A spirit gains energy."""
    act.state.spirits[seat].energy += amount
    act.game.tell("spirit_island.gains", seat=seat, energy=amount, law=act.law)


def either(act: Act, choices: int = 2) -> Rule[int]:
    """Which part of a power to use: numbered from 1."""
    options = [Either(act.card, number) for number in range(1, choices + 1)]
    answer = yield Ask(act.seat, "spirit_island.either", options, about=act.about(), law=act.law)
    number: int = answer.number
    return number


def replace(act: Act, kinds: Iterable[str], new: str, land: str = "", into: int = 1) -> Rule[bool]:
    """Swap a piece for another, which keeps its damage and may die of it."""
    land = land or act.land
    pieces = standing(act.state.lands[land], kinds)
    if not pieces:
        return False
    piece = yield from chosen(act, "spirit_island.replace", pieces, land)
    yield from swap(act, piece, new, land, into)
    return True


def swap(act: Act, piece: str, new: str, land: str, into: int = 1) -> Rule[None]:
    """This very piece becomes another, or several that share its damage."""
    here = act.state.lands[land]
    kind, hurt = kind_and_hurt(piece)
    take(here, piece)
    act.game.tell("spirit_island.replaced", land=land, piece=kind, new=new, count=into, law=act.law)
    for left in range(into, 0, -1):
        share = yield from shared(act, hurt, left, land)
        hurt -= share
        if share >= health(act.state, land, new):
            put(here, new)
            yield from finish_off(act, land, new)
        else:
            put(here, named(new, share))


def shared(act: Act, hurt: int, left: int, land: str) -> Rule[int]:
    """How much of the damage goes to the next of several new pieces."""
    if left == 1 or hurt == 0:
        return hurt
    share: int = yield Ask(act.seat, "spirit_island.share", range(hurt + 1), about=act.about(land), law=act.law)
    return share


def downgrade(act: Act, kinds: Iterable[str] = BUILDINGS, land: str = "") -> Rule[bool]:
    """A city becomes a town, or a town an explorer."""
    land = land or act.land
    pieces = standing(act.state.lands[land], kinds)
    if not pieces:
        return False
    piece = yield from chosen(act, "spirit_island.replace", pieces, land)
    yield from swap(act, piece, SMALLER[kind_and_hurt(piece)[0]], land)
    return True


def push_each(act: Act, kinds: Iterable[str], land: str = "") -> Rule[None]:
    """Push one piece of each of these kinds."""
    for kind in kinds:
        yield from push(act, (kind,), 1, land)


def add_presence(act: Act, seat: int, lands: Iterable[str], *, anywhere: bool = False) -> Rule[str]:
    """A spirit adds presence to one of these lands, from a track or from elsewhere on the island; where. With empty
    tracks it need not."""
    state = act.state
    places = in_order(lands) if anywhere else standable(state, seat, lands, by_power=True)
    places = [land for land in places if any(source != land for source in sources(state, seat))]
    if not places:
        return ""
    land: str = places[0]
    if len(places) > 1:
        land = yield Ask(seat, "spirit_island.presence_to", places, about=act.about(), law=act.law)
    options: list[Option] = [TakeFrom(source) for source in sources(state, seat) if source != land]
    if is_used_up(state, seat):
        options.append("stop")
    answer = yield Ask(seat, "spirit_island.presence_from", options, about=act.about(land), law=act.law)
    if answer == "stop":
        return ""
    place(act.game, seat, answer.source, land, act.law)
    return land


def near(act: Act, seat: int, distance: int) -> set[str]:
    """The lands within a range of a spirit's presence; the range is the power's, so more range of its user counts."""
    return within(act.state, presence_lands(act.state, seat), distance + act.spirit.reach)


def gain_elements(act: Act, seat: int, found: Iterable[str]) -> None:
    """Elements until the turn ends."""
    spirit = act.state.spirits[seat]
    for element in found:
        spirit.elements[element] = spirit.elements.get(element, 0) + 1
        act.game.tell("spirit_island.element_gained", seat=seat, element=element, law=act.law)


def choose_elements(act: Act, seat: int, amount: int, offered: Iterable[str] = ELEMENTS) -> Rule[list[str]]:
    """A spirit chooses different elements."""
    found: list[str] = []
    for _ in range(amount):
        options = [element for element in offered if element not in found]
        found.append((yield Ask(seat, "spirit_island.element", options, about=act.about(), law=act.law)))
    return found


def grant_repeat(act: Act, seat: int, most: int, *, pays: bool = False, amount: int = 1) -> None:
    """A spirit may use power cards once more this turn; a repeated power grants nothing."""
    if not act.again:
        act.state.spirits[seat].repeats += [Repeat(most, pays, act.card)] * amount


def gain_power(act: Act, seat: int, decks: tuple[str, ...] = ("minor", "major")) -> Rule[str]:
    """A spirit gains a power card: it sees four and keeps one. Which; what was not kept is discarded."""
    card, left = yield from pick_power(act, seat, decks)
    discard_drawn(act.game, left)
    yield from pay_for_major(act, seat, card)
    return card


def pick_power(act: Act, seat: int, decks: tuple[str, ...]) -> Rule[tuple[str, list[str]]]:
    """The card that a spirit keeps, and those that it did not. Who learns by a list takes its next card instead, of
    whichever kind (p. 18); where there is none, nothing is gained."""
    if learns_by_list(act.state.options, act.state.spirits[seat].name):
        return study(act.game, seat), []
    decks = tuple(deck for deck in decks if deck in decks_left(act.state))
    if not decks:
        return "", []
    deck = decks[0]
    if len(decks) > 1:
        deck = yield Ask(seat, "spirit_island.deck", decks, about=act.about(), law="powers.gaining")
    drawn = draw(act.game, deck)
    act.game.tell("spirit_island.drew", seat=seat, deck=deck, cards=tuple(drawn), law="powers.gaining")
    card = yield from keep_one(act, seat, drawn)
    return card, drawn


def keep_one(act: Act, seat: int, drawn: list[str]) -> Rule[str]:
    """A spirit keeps one of the cards that lie before it; the others stay in the list."""
    spirit = act.state.spirits[seat]
    spirit.drawn = drawn
    options = [Keep(card) for card in drawn]
    answer = yield Ask(seat, "spirit_island.keep", options, about=act.about(), law="powers.gaining")
    card: str = answer.card
    drawn.remove(card)
    spirit.drawn = []
    keep(act.game, seat, card)
    return card


def pay_for_major(act: Act, seat: int, card: str) -> Rule[str]:
    """Whoever gains a major power forgets a card; which."""
    if not card or CARDS[card].deck != "major":
        return ""
    options = [Forget(name) for name in sorted(owned(act.state.spirits[seat]))]
    answer = yield Ask(seat, "spirit_island.forget", options, about=act.about(), law="powers.forgetting")
    gone: str = answer.card
    forget(act.game, seat, gone)
    return gone


def land_of_target(act: Act, kinds: Iterable[str]) -> Rule[str]:
    """One of the target spirit's lands where such pieces stand; nothing where it does not want to."""
    state = act.state
    lands = [
        land for land in presence_lands(state, act.target) if any(count(state.lands[land], kind) for kind in kinds)
    ]
    if not lands:
        return ""
    answer = yield Ask(act.target, "spirit_island.from_land", [*lands, "stop"], about=act.about(), law=act.law)
    return "" if answer == "stop" else answer
