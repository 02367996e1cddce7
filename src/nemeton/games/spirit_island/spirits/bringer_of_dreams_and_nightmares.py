"""Bringer of Dreams and Nightmares."""

from typing import ClassVar

from nemeton.kernel import PUBLIC, Ask, Phrase, Rule, show

from ..choices import IslandChoice, asks
from ..draw.ink import polygon, ring, shape
from ..instinct import of_word
from ..island import buildings, invaders, is_ocean, mark
from ..pieces import health, kind_and_hurt, named
from ..powers.card import ANY_SPIRIT, ELEMENTS, FAST, SLOW, Deck, Level, Needs, Reach
from ..rules.acting import Act
from ..rules.effects import (
    DAHAN,
    choose_elements,
    either,
    energy,
    fear,
    gain_elements,
    pay_for_major,
    pick_power,
)
from ..rules.gaining_cards import discard_drawn
from ..rules.harm import damage
from ..rules.movement import gather, push, push_one
from ..rules.resources import INDEX, cost, elements
from ..rules.spirit_phase import play
from ..rules.terror import frighten
from ..trials import Trial
from .panel import Growth, Panel, Slot

OWN = Deck("bringer_of_dreams_and_nightmares")
DREAM_FEAR = {"explorer": 0, "town": 2, "city": 5}


class Reveal(IslandChoice):
    """Turn the fear card at this place face up, counted from the top."""

    at: int

    def phrase(self) -> Phrase:
        """Players count from one."""
        return Phrase("spirit_island.option.reveal", {"count": self.at + 1})


asks("spirit_island.reveal", plain=Reveal)
asks("spirit_island.play_now", words={"play": "spirit_island.option.play_now", "hold": ""})


class Bringer(Panel):
    """Its powers hurt nobody. What they would destroy makes fear instead, and explorers and towns flee. What a power
    has dreamt is forgotten when it is over."""

    word = "bringer"
    complexity = "high"
    start = ((2, "highest_numbered_sands"),)
    growth = (
        (Growth("reclaim_all"), Growth("gain_power_card")),
        (Growth("reclaim_one"), Growth("add_presence", 1, 0)),
        (Growth("gain_power_card"), Growth("add_presence", 1, 1)),
        (Growth("add_presence", 1, 4, ("dahan", "invaders")), Growth("gain_energy", 2)),
    )
    energy = (Slot(2), Slot(element="air"), Slot(3), Slot(element="moon"), Slot(4), Slot(element="any"), Slot(5))
    plays = (Slot(2), Slot(2), Slot(2), Slot(3), Slot(3), Slot(element="any"))
    colour = "#ff9df0"
    outline = polygon(ring(10, 24, -90, (1.0, 0.62)))
    emblem = shape(
        "M-12 0Q0-10 12 0Q0 10-12 0ZM-3.5 0A3.5 3.5 0 1 0 3.5 0A3.5 3.5 0 1 0-3.5 0Z", more='fill-rule="evenodd"'
    )
    trial = Trial(8, 1, {"blight_card": "downward_spiral"})
    instincts: ClassVar = {"play_now": of_word("play")}
    dreams = True

    def dream_of_damage(self, act: Act, land: str, piece: str, amount: int) -> Rule[None]:
        """To dream a thousand deaths: what it would have destroyed is frightened, and flees."""
        kind, hurt = kind_and_hurt(piece)
        dreams = act.dream.setdefault(land, [])
        touched = next(
            (dream for dream in dreams if not dream[3] and (dream[0], dream[1] + dream[2]) == (kind, hurt)), None
        )
        if touched is None:
            touched = [kind, hurt, 0, False]
            dreams.append(touched)
        touched[2] += amount
        if touched[1] + touched[2] < health(act.state, land, kind):
            return
        touched[3] = True
        act.game.tell("spirit_island.dreamt", land=land, piece=kind, law=act.law)
        frighten(act.game, DREAM_FEAR[kind], land, by_power=True)
        if kind != "city":
            dreams.remove(touched)
            yield from flee(act, land, kind, touched[1])


def flee(act: Act, land: str, kind: str, hurt: int) -> Rule[None]:
    """A dreamer is pushed; the same power cannot dream it to death again."""
    end = yield from push_one(act, named(kind, hurt), land)
    if end and not is_ocean(end):
        act.dream.setdefault(end, []).append([kind, hurt, 0, True])


# Innate powers


@OWN.innate(FAST, ANY_SPIRIT, Level(Needs(moon=2, air=2), "base"), Level(Needs(moon=3), "add"), help=1)
def spirits_may_yet_dream(act: Act) -> Rule[None]:
    """Turn a fear card face up; give the target one more of an element that it has."""
    if act.met(0):
        yield from reveal(act)
    if act.met(1):
        there = elements(act.state.spirits[act.target])
        offered = [element for element in ELEMENTS if there[INDEX[element]]]
        if offered:
            gain_elements(act, act.target, (yield from choose_elements(act, act.target, 1, offered)))


@OWN.innate(
    FAST,
    Reach("presence", 0, "invaders"),
    Level(Needs(moon=1, air=1), "base"),
    Level(Needs(moon=2, air=1, animal=1), "add"),
    Level(Needs(moon=3, air=2, animal=1), "add"),
    fear=1,
)
def night_terrors(act: Act) -> None:
    """Up to three fear."""
    for level in range(3):
        if act.met(level):
            fear(act, 1)


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


# Power cards


@OWN.card(0, "moon animal", FAST, Reach("presence", 0), hint="second_scares", help=1, fear=2)
def call_on_midnights_dream(act: Act) -> Rule[None]:
    """Where dahan are, gain a major power; or two fear where invaders are."""
    if (yield from either(act)) == 2:
        if invaders(act.here):
            fear(act, 2)
        return
    if not act.here.dahan:
        return
    card, left = yield from pick_power(act, act.seat, ("major",))
    discard_drawn(act.game, left)
    if (yield from pay_for_major(act, act.seat, card)) == act.card:
        energy(act, act.seat, len(act.here.dahan))
        if cost(act.state, card) <= act.spirit.energy:
            answer = yield Ask(act.seat, "spirit_island.play_now", ("play", "hold"), about={"card": card}, law=act.law)
            if answer == "play":
                play(act.game, act.seat, card)


@OWN.card(2, "moon air", FAST, Reach("presence", 1, "invaders"), fear=1)
def dread_apparitions(act: Act) -> None:
    """Fear that powers make there defends it; a fear."""
    mark(act.state, act.land).dread += 1
    fear(act, 1)


@OWN.card(0, "moon air", FAST, Reach("presence", 2), gather_dahan=2, fear=1)
def dreams_of_the_dahan(act: Act) -> Rule[None]:
    """Gather up to two dahan, or a fear per dahan (three at most) where a building stands."""
    if (yield from either(act)) == 1:
        yield from gather(act, DAHAN, 2, up_to=True)
    elif buildings(act.here):
        fear(act, min(3, len(act.here.dahan)))


@OWN.card(2, "moon fire earth animal", SLOW, Reach("sacred_site", 1, "invaders"), damage=2, push_dahan=2)
def predatory_nightmares(act: Act) -> Rule[None]:
    """Two damage, push up to two dahan."""
    yield from damage(act, 2)
    yield from push(act, DAHAN, 2, up_to=True)


PANEL = Bringer(OWN)
