"""The spirits' innate powers: what each threshold does."""

from nemeton.kernel import PUBLIC, Ask, Rule, show

from .acting import Act
from .aiming import repeat_power
from .blight import remove_blight
from .effects import BUILDINGS, DAHAN, SMALL, choose_elements, defend, either, fear, gain_elements, grant_repeat
from .gaining_cards import INDEX, elements
from .harm import chosen, damage, damage_each, damage_one, destroy, drown
from .movement import gather, push
from .pieces import standing
from .powers.card import ELEMENTS


def thundering_destruction(act: Act) -> Rule[None]:
    """A town, or a city, and up to two buildings more die."""
    city_instead = act.met(1) and bool(act.here.cities) and (yield from either(act)) == 2
    yield from destroy(act, ("city",) if city_instead else ("town",), 1)
    for level in (2, 3):
        if act.met(level):
            yield from destroy(act, BUILDINGS, 1)


def massive_flooding(act: Act) -> Rule[None]:
    """Push one; or two damage and push up to three; or two damage to each."""
    if act.met(2):
        yield from damage_each(act, 2)
    elif act.met(1):
        yield from damage(act, 2)
        yield from push(act, SMALL, 3, up_to=True)
    elif act.met(0):
        yield from push(act, SMALL, 1)


def darkness_swallows_the_unwary(act: Act) -> Rule[None]:
    """Gather an explorer; destroy up to two for a fear each; three damage with a fear for each that dies."""
    if act.met(0):
        yield from gather(act, ("explorer",), 1)
    if act.met(1):
        fear(act, (yield from destroy(act, ("explorer",), 2, up_to=True)))
    if act.met(2):
        before = sum(act.destroyed.values())
        yield from damage(act, 3)
        fear(act, sum(act.destroyed.values()) - before)


def gift_of_strength(act: Act) -> None:
    """The target may repeat a power card up to a cost."""
    most = 6 if act.met(2) else 3 if act.met(1) else 1
    grant_repeat(act, act.target, most)


def creepers_tear_into_mortar(act: Act) -> Rule[None]:
    """A damage to a building, up to three times, each time where it wants."""
    yield from damage_one(act, 1, kinds=BUILDINGS)
    for level in (1, 2):
        if act.met(level) and (yield from repeat_power(act)):
            yield from damage_one(act, 1, kinds=BUILDINGS)


def all_enveloping_green(act: Act) -> None:
    """Defend 2 or 4, and a blight goes."""
    defend(act, 4 if act.met(1) else 2)
    if act.met(2):
        remove_blight(act)


def gather_the_warriors(act: Act) -> Rule[None]:
    """Gather a dahan per air, push one per sun."""
    yield from gather(act, DAHAN, elements(act.spirit)[INDEX["air"]], up_to=True)
    yield from push(act, DAHAN, elements(act.spirit)[INDEX["sun"]], up_to=True)


def lead_the_furious_assault(act: Act) -> Rule[None]:
    """Two dahan destroy a town, three a city."""
    dahan = len(act.here.dahan)
    if act.met(1):
        yield from destroy(act, ("town",), dahan // 2)
    if act.met(2):
        yield from destroy(act, ("city",), dahan // 3)


def pound_ships_to_splinters(act: Act) -> None:
    """Up to four fear."""
    for level, amount in enumerate((1, 1, 2)):
        if act.met(level):
            fear(act, amount)


def ocean_breaks_the_shore(act: Act) -> Rule[None]:
    """Drown a town, or a city, and another building."""
    city_instead = act.met(1) and bool(act.here.cities) and (yield from either(act)) == 2
    yield from drown_one(act, ("city",) if city_instead else ("town",))
    if act.met(2):
        yield from drown_one(act, BUILDINGS)


def drown_one(act: Act, kinds: tuple[str, ...]) -> Rule[None]:
    """Drown a piece of these kinds."""
    pieces = standing(act.here, kinds)
    if pieces:
        piece = yield from chosen(act, "spirit_island.drown", pieces, act.land)
        yield from drown(act, act.land, piece)


def spirits_may_yet_dream(act: Act) -> Rule[None]:
    """Turn a fear card face up; give the target one more of an element that it has."""
    if act.met(0):
        yield from reveal(act)
    if act.met(1):
        there = elements(act.state.spirits[act.target])
        offered = [element for element in ELEMENTS if there[INDEX[element]]]
        if offered:
            gain_elements(act, act.target, (yield from choose_elements(act, act.target, 1, offered)))


def reveal(act: Act) -> Rule[None]:
    """Turn one face-down fear card face up where it lies, counted from the top of what was earned, then of the deck."""
    state = act.state
    lying = [*state.earned, *reversed(state.fear_deck)]
    options = [at for at, card in enumerate(lying) if not card.is_known_to(PUBLIC)]
    if options:
        about = act.about(earned=len(state.earned))
        at = yield Ask(act.seat, "spirit_island.reveal", options, about=about, law=act.law)
        show(lying[at], PUBLIC)
        act.game.shown()
        act.game.tell("spirit_island.revealed_fear", fear_card=lying[at].card, law=act.law)


def night_terrors(act: Act) -> None:
    """Up to three fear."""
    for level in range(3):
        if act.met(level):
            fear(act, 1)


INNATES = {
    effect.__name__: effect
    for effect in (
        thundering_destruction, massive_flooding, darkness_swallows_the_unwary, gift_of_strength,
        creepers_tear_into_mortar, all_enveloping_green, gather_the_warriors, lead_the_furious_assault,
        pound_ships_to_splinters, ocean_breaks_the_shore, spirits_may_yet_dream, night_terrors,
    )
}  # fmt: skip
