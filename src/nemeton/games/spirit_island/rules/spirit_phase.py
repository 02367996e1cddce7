"""The spirit phase: growth, energy, playing cards. Spirits act in any order, one small step at a time."""

from typing import Any, ClassVar

from nemeton.kernel import AnyOf, Ask, Label, Option, Phrase, Rule, Standing, Taken, step

from ..choices import IslandChoice, asks, explained
from ..fields import CardName, DeckName, ElementName, LandName, SpiritId
from ..island import (
    geography,
    invaders,
    is_coastal,
    is_ocean,
    presence_lands,
    terrain,
)
from ..island import within as within_of
from ..powers.card import CARDS, ELEMENTS
from ..spirits import PANELS, Growth
from ..state import Island, IslandState
from ..steps import Aftermath, PowerPhase, SpiritPhase, Turn
from .gaining_cards import (
    Forget,
    Keep,
    decks_left,
    discard_drawn,
    draw,
    forget,
    keep,
    learns_by_list,
    next_lesson,
    study,
)
from .presence import TakeFrom, is_used_up, place, sources, standable
from .resources import card_plays, cost, free_choices, income, open_slots, owned

AT_ONCE = ("reclaim_all", "gain_energy", "card_plays_this_turn")  # icons that leave nothing to choose


# What spirits choose from


class Grow(IslandChoice, tag="grow"):
    """Take an option of the spirit's growth."""

    spirit: SpiritId
    number: int
    clicks: ClassVar = ("growth",)

    def phrase(self) -> Phrase:
        """The icons of the option."""
        return Phrase(f"spirit_island.growth.{self.spirit}.{self.number + 1}")


class Place(IslandChoice, tag="place"):
    """Add presence to a land, by the icon at this place among those that are left to do."""

    at: int
    land: LandName
    heading = "spirit_island.text.presence"

    def heading_values(self, view: IslandState) -> dict[str, Any]:
        """By which icon, where it is not the first."""
        return {"number": self.at + 1}

    def price(self, view: IslandState) -> Phrase | None:
        """How far the icon reaches, if all who have one there reach as far."""
        todo = (spirit.todo[self.at] for spirit in view.spirits if self.at < len(spirit.todo))
        ranges = {growth.range for growth in todo if growth.do == "add_presence"}
        return Phrase("spirit_island.text.price.range", {"range": ranges.pop()}) if len(ranges) == 1 else None

    def phrase(self) -> Phrase:
        """Two icons may reach the same land, and what is left to do then differs."""
        if self.at == 0:
            return Phrase("spirit_island.option.place", {"land": self.land})
        return Phrase("spirit_island.option.place_by", {"land": self.land, "number": self.at + 1})

    def disc(self, view: IslandState, seat: int) -> str:
        """The range of its icon."""
        return str(view.spirits[seat].todo[self.at].range)


class Leave(IslandChoice, tag="leave"):
    """Add no presence, where all of it is on the island."""


class Draw(IslandChoice, tag="draw"):
    """Gain a power card from a deck."""

    deck: DeckName


class Study(IslandChoice, tag="study"):
    """Gain the next card of the progression."""

    clicks: ClassVar = ("study",)


class Reclaim(IslandChoice, tag="reclaim"):
    """Take a card back, by an icon."""

    card: CardName


class ReclaimOne(IslandChoice):
    """Take a card back, by a slot of the track."""

    card: CardName
    words = "reclaim"


class Play(IslandChoice, tag="play"):
    """Play a card."""

    card: CardName

    def label(self, view: IslandState) -> Label:
        """In brief it is told what the card does, and what it costs now."""
        price = Phrase("spirit_island.text.price.energy", {"count": cost(view, self.card)})
        return explained(self, self.card)._replace(price=price)


class AnyElement(IslandChoice, tag="any"):
    """Let an "any" element of the track be this one."""

    element: ElementName
    heading = "spirit_island.text.any"

    def told_briefly(self, view: IslandState, field: str) -> Phrase:
        """The element."""
        return Phrase("spirit_island.option.element", {"element": self.element})


class Done(IslandChoice, tag="done"):
    """Be done with this phase."""


asks("spirit_island.grow", Grow, Place, Leave, Draw, Study, Reclaim)  # and what a spirit's own icons offer
asks("spirit_island.play", Play, AnyElement, Done)
asks("spirit_island.reclaim_one", plain=ReclaimOne)
ANY_ELEMENT = tuple(map(AnyElement, ELEMENTS))
DONE = Done()


# The phase


@step(Turn)
def turn(game: Island, _step: Turn) -> None:
    """A new turn: everybody grows."""
    game.begin_turn()
    state = game.state
    state.phase = "spirit"
    for spirit in state.spirits:
        spirit.stage, spirit.grown, spirit.reclaimed = "grow", False, False
        spirit.plays = 0  # a growth before the first turn was for no turn
    game.tell("spirit_island.turn", number=state.turn, law="turn")
    game.push(Aftermath(), SpiritPhase())  # some losses hold from a turn on


@step(SpiritPhase)
def spirit_phase(game: Island, _step: SpiritPhase) -> Rule[None]:
    """Somebody takes the next step; when all are done the fast powers come."""
    state = game.state
    asks = [next_step(game, seat) for seat in range(len(state.spirits)) if has_a_choice(game, seat)]
    if not asks:
        if state.phase == "spirit":
            game.push(PowerPhase(fast=True))
        return
    taken: Taken = yield AnyOf(asks)
    take_step(game, taken.seat, taken.option)
    game.push(SpiritPhase())


def has_a_choice(game: Island, seat: int) -> bool:
    """Is there something to choose for the spirit? What leaves no choice it does on the way."""
    state = game.state
    spirit = state.spirits[seat]
    if spirit.stage == "grow" and not steps_of(state, seat):
        go_on_growing(game, seat)  # what was left to do can be done no more
    while spirit.stage != "done":
        options = steps_of(state, seat)
        if len(options) > 1 or (spirit.stage == "play" and may_reclaim(state, seat)):
            return True
        take_step(game, seat, options[0])
    return False


def next_step(game: Island, seat: int) -> Ask:
    """What a spirit is asked; its options change when it takes a card back in between."""
    law = "growth" if game.state.spirits[seat].stage == "grow" else "playing"
    kind = f"spirit_island.{asked(game.state, seat)}"
    return Ask(seat, kind, lambda: steps_of(game.state, seat), law=law)


def asked(state: IslandState, seat: int) -> str:
    """What a spirit is asked now."""
    spirit = state.spirits[seat]
    if spirit.drawn:
        return "keep"
    if spirit.forgets:
        return "forget"
    if spirit.placing:
        return "presence_from"
    return spirit.stage


def steps_of(state: IslandState, seat: int) -> list[Option]:
    """Everything that a spirit may do next in its phase."""
    spirit = state.spirits[seat]
    if spirit.drawn:
        return [Keep(card) for card in spirit.drawn]
    if spirit.forgets:
        return [Forget(card) for card in sorted(owned(spirit))]
    if spirit.placing:
        return [TakeFrom(source) for source in growth_sources(state, seat) if source != spirit.placing]
    if spirit.stage == "play":
        return playing_steps(state, seat)
    if not spirit.grown:
        return [Grow(spirit.name, number) for number in range(len(PANELS[spirit.name].growth))]
    found: list[Option] = []
    for at, icon in enumerate(spirit.todo):
        if icon not in spirit.todo[:at]:
            found += icon_steps(state, seat, at, icon)
    if is_used_up(state, seat) and any(isinstance(option, Place) for option in found):
        found.append(Leave())
    return found


def playing_steps(state: IslandState, seat: int) -> list[Option]:
    """Play a card, choose an element, or be done."""
    spirit = state.spirits[seat]
    found: list[Option] = []
    if len(spirit.paid) < card_plays(spirit):
        found += [Play(card) for card in sorted(spirit.hand) if cost(state, card) <= spirit.energy]
    if free_choices(spirit):
        found += ANY_ELEMENT
    return [*found, DONE]


def icon_steps(state: IslandState, seat: int, at: int, icon: Growth) -> list[Option]:
    """How an icon of the growth option may be done."""
    spirit = state.spirits[seat]
    match icon.do:
        case "add_presence":
            found = growth_sources(state, seat)
            return [Place(at, land) for land in places(state, seat, icon) if found != [land]]
        case "gain_power_card":
            if learns_by_list(state.options, spirit.name):
                return [Study()] if next_lesson(state, seat) else []
            return [Draw(deck) for deck in decks_left(state)]
        case "reclaim_one":
            return [Reclaim(card) for card in sorted(spirit.discard)]
    return PANELS[spirit.name].icon_steps(state, seat, at, icon)


def places(state: IslandState, seat: int, icon: Growth) -> list[str]:
    """Where presence may be added in growth. Only who lives in oceans counts them."""
    spirit = state.spirits[seat]
    if icon.to == ("ocean",):
        return [land for land in state.lands if is_ocean(land)]
    here = presence_lands(state, seat)
    if PANELS[spirit.name].lives_in_oceans:
        near = within_of(state, here, icon.range)
    else:
        far = geography(tuple(state.boards)).distances
        near = {land for source in here if source in far for land, steps in far[source].items() if steps <= icon.range}
    return [land for land in standable(state, seat, near) if not icon.to or suits(state, land, icon.to)]


def suits(state: IslandState, land: str, wanted: tuple[str, ...]) -> bool:
    """Is the land one of those that an icon names?"""
    here = state.lands[land]
    return (
        (terrain(land) in wanted and not is_ocean(land))
        or ("dahan" in wanted and bool(here.dahan))
        or ("invaders" in wanted and invaders(here) > 0)
        or ("coastal" in wanted and is_coastal(land) and not is_ocean(land))
    )


def growth_sources(state: IslandState, seat: int) -> list[str]:
    """Where presence may come from. Some spirit may use what was destroyed, perhaps for energy."""
    spirit = state.spirits[seat]
    price = PANELS[spirit.name].regrowth(state)
    return sources(state, seat, destroyed=price is not None and spirit.energy >= price)


def take_step(game: Island, seat: int, option: Option) -> None:
    """A spirit does what it has chosen."""
    state = game.state
    spirit = state.spirits[seat]
    match option:
        case Grow(number=number):
            choose_growth(game, seat, number)
        case Place(at=at, land=land):
            spirit.placing, spirit.placed = land, at
        case TakeFrom(source=source):
            if source == "destroyed":
                spirit.energy -= PANELS[spirit.name].regrowth(state) or 0
            land, spirit.placing = spirit.placing, ""
            del spirit.todo[spirit.placed]
            place(game, seat, source, land, "growth")
        case Leave():
            spirit.todo = [icon for icon in spirit.todo if icon.do != "add_presence"]
        case Draw(deck=deck):
            spirit.todo.remove(Growth("gain_power_card"))
            spirit.drawn = draw(game, deck)
            game.tell("spirit_island.drew", seat=seat, deck=deck, cards=tuple(spirit.drawn), law="powers.gaining")
        case Study():
            spirit.todo.remove(Growth("gain_power_card"))
            if CARDS[study(game, seat)].deck == "major":
                spirit.forgets += 1
        case Keep(card=card):
            spirit.drawn.remove(card)
            discard_drawn(game, spirit.drawn)
            spirit.drawn = []
            keep(game, seat, card)
            if CARDS[card].deck == "major":
                spirit.forgets += 1
        case Forget(card=card):
            spirit.forgets -= 1
            forget(game, seat, card)
        case Reclaim(card=card):
            spirit.todo.remove(Growth("reclaim_one"))
            reclaim(game, seat, card)
        case Play(card=card):
            play(game, seat, card)
        case AnyElement(element=element):
            fix_element(game, seat, element)
        case Done():
            spirit.stage = "done"
            game.tell("spirit_island.ready", seat=seat, law="playing")
        case _:
            PANELS[spirit.name].take_step(game, seat, option)
    if spirit.stage == "grow" and spirit.grown:
        go_on_growing(game, seat)


def choose_growth(game: Island, seat: int, number: int) -> None:
    """A growth option is chosen; what leaves no choice happens at once, in the order that never hurts."""
    spirit = game.state.spirits[seat]
    panel = PANELS[spirit.name]
    spirit.grown = True
    game.tell("spirit_island.grows", seat=seat, number=number, growth=f"{spirit.name}.{number + 1}", law="growth")
    icons = [*panel.always, *panel.growth[number]]
    spirit.todo = [icon for icon in icons if icon.do not in AT_ONCE]
    for icon in icons:
        match icon.do:
            case "reclaim_all":
                spirit.hand += spirit.discard
                spirit.discard = []
            case "gain_energy":
                spirit.energy += icon.amount
            case "card_plays_this_turn":
                spirit.plays += icon.amount


def go_on_growing(game: Island, seat: int) -> None:
    """Icons are skipped when none of those left can be done, as one may open the way for another; then comes energy."""
    state = game.state
    spirit = state.spirits[seat]
    if spirit.drawn or spirit.forgets or spirit.placing:
        return
    if any(icon_steps(state, seat, at, icon) for at, icon in enumerate(spirit.todo)):
        return
    spirit.todo = []
    if state.phase == "setup":
        spirit.stage = "done"
        return
    gained = income(spirit)
    spirit.energy += gained
    spirit.stage = "play"
    game.tell("spirit_island.energy", seat=seat, gained=gained, energy=spirit.energy, law="energy")


def play(game: Island, seat: int, card: str) -> None:
    """A card is played and paid; its elements count from now on."""
    state = game.state
    spirit = state.spirits[seat]
    price = cost(state, card)
    spirit.energy -= price
    spirit.hand.remove(card)
    spirit.played.append(card)
    spirit.paid[card] = price
    game.tell("spirit_island.plays", seat=seat, card=card, cost=price, law="playing")


def fix_element(game: Island, seat: int, element: str) -> None:
    """An "any" element of the track is this one until the turn ends."""
    spirit = game.state.spirits[seat]
    spirit.any_chosen += 1
    spirit.elements[element] = spirit.elements.get(element, 0) + 1
    game.tell("spirit_island.element_gained", seat=seat, element=element, law="elements.any")


def reclaim(game: Island, seat: int, card: str) -> None:
    """A discarded card comes back to hand."""
    spirit = game.state.spirits[seat]
    spirit.discard.remove(card)
    spirit.hand.append(card)
    game.tell("spirit_island.reclaimed", seat=seat, card=card, law="growth.reclaim_one")


def may_reclaim(state: IslandState, seat: int) -> bool:
    """May the spirit take one card back now, by an open slot of its track?"""
    spirit = state.spirits[seat]
    return (
        state.phase == "spirit"
        and spirit.stage != "done"
        and not spirit.reclaimed
        and bool(spirit.discard)
        and any(slot.reclaim_one for slot in open_slots(spirit))
    )


def standing(game: Island) -> list[Standing]:
    """Reclaim one: once in every spirit phase, at any moment of it."""
    state = game.state
    if state.phase != "spirit":
        return []

    def taking(seat: int) -> Standing:
        def rule(card: Option) -> None:
            state.spirits[seat].reclaimed = True
            reclaim(game, seat, str(card))

        return Standing(
            seat, "spirit_island.reclaim_one", sorted(state.spirits[seat].discard), rule, law="growth.reclaim_one"
        )

    return [taking(seat) for seat in range(len(state.spirits)) if may_reclaim(state, seat)]
