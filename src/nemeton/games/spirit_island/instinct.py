"""A quick guess at a good answer, without looking ahead: how bots play on in their thoughts."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from nemeton.kernel import Ask, Option, Standing

from .adversaries import ADVERSARIES
from .island import buildings, invaders, is_ocean, is_sacred
from .outlook import WEIGHT, Outlook
from .pace import pace, prospect
from .pieces import health, kind_and_hurt
from .powers.card import CARDS, power_row
from .rules.aiming import Far, targets
from .rules.gaining_cards import Forget
from .rules.power_phases import Again, Use, UseFewer
from .rules.presence import TRACKS, TakeFrom
from .rules.resources import INDEX, card_plays, elements, income, thresholds
from .rules.spirit_phase import AnyElement, Done, Draw, Grow, Place, Play, Reclaim
from .rules.victory import DamageAt
from .scenarios import SCENARIOS, scenario_of
from .spirits import PANELS
from .state import IslandGame, IslandState, Spirit

JITTER = 0.15  # so that playouts differ
MAJOR_FROM = 5  # energy from which a major power looks good

Score = Callable[[Any], float]
Instinct = Callable[[IslandState, Ask], Score]


def instinct(game: IslandGame, ask: Ask, rng: Random) -> Option:
    """The option that looks best at a glance; None where a right is better used later."""
    options = ask.options
    if isinstance(ask, Standing) and game.state.spirits[ask.seat].stage != "play":
        return None  # growth may still bring all cards back
    if len(options) == 1:
        return options[0]
    score = instincts().get(ask.kind.removeprefix("spirit_island."))
    if score is None:
        return options[rng.randrange(len(options))]
    return best(options, score(game.state, ask), rng)


def best(options: Sequence[Option], score: Score, rng: Random) -> Option:
    """The option with the best score; of nearly equal ones, any."""
    chance = rng.random
    return max(options, key=lambda option: score(option) + JITTER * chance())


# Growth and cards


def of_growth(state: IslandState, ask: Ask) -> Score:
    """Growth options, lands for presence, decks."""
    seat = ask.seat
    spirit = state.spirits[seat]
    outlook = Outlook(state)

    def score(option: Any) -> float:
        match option:
            case Grow(number=number):
                return sum(icon_worth(spirit, icon.do, icon.amount) for icon in PANELS[spirit.name].growth[number])
            case Place(land=land):
                return place_worth(state, outlook, seat, land)
            case Draw(deck=deck):
                return float((deck == "major") == (spirit.energy >= MAJOR_FROM and state.turn >= 3))
            case Reclaim(card=card):
                return card_worth(spirit, card)
        return 0.0

    return score


def icon_worth(spirit: Spirit, icon: str, amount: int) -> float:
    """What an icon of a growth option is worth now."""
    match icon:
        case "reclaim_all":
            short = len(spirit.hand) < card_plays(spirit)
            return (0.9 if short else 0.25) * len(spirit.discard)
        case "gain_power_card":
            return 1.3 if len(spirit.hand) + len(spirit.discard) < 9 else 0.6
        case "gain_energy":
            return (0.5 if spirit.energy + income(spirit) < 3 else 0.25) * amount
        case "card_plays_this_turn":
            return 0.9 if len(spirit.hand) > card_plays(spirit) else 0.1
        case "add_presence":
            return 1.5
        case "reclaim_one":
            return 0.8 if spirit.discard else 0.0
    return 0.3


def place_worth(state: IslandState, outlook: Outlook, seat: int, land: str) -> float:
    """Where presence is of use: near trouble, but not where blight is about to fall."""
    here = state.lands[land]
    there = here.presence[seat]
    worth = 0.5 * (there == 1) - 0.5 * (there >= 2) - 0.3 * here.blight
    if outlook.harm_in(land) >= 2 and not is_sacred(state, seat, land):
        worth -= 1.5
    return worth + 0.25 * min(4.0, outlook.urgency(land)) + 0.1 * len(here.dahan)


def of_source(state: IslandState, ask: Ask) -> Score:
    """From which track presence comes: what opens next."""
    spirit = state.spirits[ask.seat]
    panel = PANELS[spirit.name]
    now = opened(spirit, 0, 0)

    def score(option: Any) -> float:
        source = option.source if isinstance(option, TakeFrom) else option
        if source == "destroyed":
            return 3.0
        if source not in TRACKS:
            return -3.0
        which = TRACKS.index(source)
        slot = (panel.energy, panel.plays)[which][spirit.open[which]]
        gain = 5.0 * (opened(spirit, which, 1) - now)
        return gain + (0.8 if slot.element else 0) + (0.7 if slot.reclaim_one else 0)

    return score


def opened(spirit: Spirit, which: int, more: int) -> float:
    """How many cards a turn the spirit could go on playing, with so many more slots of a track open."""
    panel = PANELS[spirit.name]
    energy, plays = spirit.open[0] + more * (which == 0), spirit.open[1] + more * (which == 1)
    return pace(spirit, prospect(panel.energy, energy), prospect(panel.plays, plays))


def card_worth(spirit: Spirit, card: str) -> float:
    """What a card is worth in general: its effects for its cost, and elements that its owner can use."""
    traits = CARDS[card].good_for
    effect = sum(
        min(amount, 6) * (0.55 if trait == "fear" else 0.45)
        for trait, amount in traits.items()
        if trait not in ("blights", "kills_dahan", "gather_invaders")
    )
    wanted = wanted_elements(spirit)
    synergy = sum(0.35 for element in CARDS[card].elements if element in wanted)
    return effect - 0.35 * CARDS[card].cost + synergy


def wanted_elements(spirit: Spirit) -> set[str]:
    """The elements of its innate powers."""
    return {
        element
        for innate in PANELS[spirit.name].innates.values()
        for level in innate.levels
        for element, at in INDEX.items()
        if level.needs[at]
    }


def of_cards(state: IslandState, ask: Ask) -> Score:
    """Which card to keep, and which to forget."""
    spirit = state.spirits[ask.seat]

    def score(option: Any) -> float:
        if isinstance(option, str):
            return -0.5 if option == "stop" else card_worth(spirit, option)
        worth = card_worth(spirit, option.card)
        return -worth if isinstance(option, Forget) else worth

    return score


def of_playing(state: IslandState, ask: Ask) -> Score:
    """Which cards to play: what they could do now."""
    seat = ask.seat
    spirit = state.spirits[seat]
    soon, later = Outlook(state), Outlook(state, later=True)
    lacking = missing_elements(spirit)

    def score(option: Any) -> float:
        match option:
            case Play(card=card):
                gain = reachable_worth(state, soon if CARDS[card].fast else later, seat, card)
                return (
                    gain - 0.3 * CARDS[card].cost + sum(0.3 for element in CARDS[card].elements if element in lacking)
                )
            case AnyElement(element=element):
                return 0.5 if element in lacking else 0.05
            case Done():
                return 0.1
        return 0.0

    return score


def missing_elements(spirit: Spirit) -> set[str]:
    """What the next threshold of each innate power still wants."""
    there = elements(spirit)
    found: set[str] = set()
    for innate in PANELS[spirit.name].innates.values():
        for level in innate.levels:
            lacking = {element for element, at in INDEX.items() if level.needs[at] > there[at]}
            if lacking:
                found |= lacking
                break
    return found


def reachable_worth(state: IslandState, outlook: Outlook, seat: int, power: str) -> float:
    """The best that a power could do from here."""
    found = [land_of(option) for option in targets(state, seat, power)]
    lands = [land for land in found if land]
    if not found:
        return 0.1
    if not lands:
        return spirit_worth(power)
    return max(outlook.worth(power, land) for land in lands)


def spirit_worth(power: str) -> float:
    """What a power for a spirit is worth."""
    traits = power_row(power).good_for
    return (
        0.3 * traits.get("energy", 0)
        + 0.4 * traits.get("help", 0)
        + 0.5 * traits.get("fear", 0)
        + traits.get("ward", 0)
    )


def land_of(option: Option) -> str:
    """The land of a target; nothing for a spirit."""
    if isinstance(option, str):
        return option
    return option.land if isinstance(option, Far) else ""


# Using powers


def of_powers(state: IslandState, ask: Ask) -> Score:
    """Which power to use next; nothing that does harm."""
    seat = ask.seat
    spirit = state.spirits[seat]
    outlook = Outlook(state)

    def score(option: Any) -> float:
        match option:
            case Use(power=power):
                return reachable_worth(state, outlook, seat, power)
            case UseFewer(power=power, levels=levels):
                unused = len(thresholds(spirit, power)) - levels.bit_count()
                return reachable_worth(state, outlook, seat, power) - 0.5 * unused
            case Again(card=card):
                return reachable_worth(state, outlook, seat, card) - 0.3 * CARDS[card].cost
            case AnyElement(element=element):
                return 0.6 if element in missing_elements(spirit) else 0.06
            case Done():
                return 0.12
        return scenario_of(state).deed_worth(option)

    return score


def of_target(state: IslandState, ask: Ask) -> Score:
    """Where a power does most."""
    outlook = Outlook(state)
    power = str(ask.about["power"])
    return lambda option: outlook.worth(power, land_of(option)) - 0.3 * isinstance(option, Far)


def of_either(state: IslandState, ask: Ask) -> Score:
    """Which part of a power: removing blight where there is some, else what hurts."""
    land = str(ask.about.get("land", ""))
    here = state.lands.get(land)

    def score(option: Any) -> float:
        power = power_row(option.power)
        if here is None:
            return 0.0
        if "heal" in power.good_for and here.blight:
            return float(option.number == (1 if power.hint == "first_heals" else 2))
        if power.hint == "second_scares":
            return float(option.number == 2) * (1.0 if invaders(here) else -1.0)
        return float(option.number == 1)

    return score


# Pieces


def of_damage(state: IslandState, ask: Ask) -> Score:
    """Kill what can be killed, the worst first."""
    land = str(ask.about.get("land", ""))

    def score(option: Any) -> float:
        kind, hurt = kind_and_hurt(option.piece)
        if hurt + option.count >= health(state, option.land if isinstance(option, DamageAt) else land, kind):
            return 3.0 + WEIGHT[kind] - 0.5 * int(option.count)
        return 0.3 * int(option.count) if kind != "explorer" else 0.0

    return score


def of_wound(_state: IslandState, _ask: Ask) -> Score:
    """Of damage to dahan that destroys nobody, a little for each."""
    return lambda option: -float(kind_and_hurt(option.piece)[1] + option.count)


def of_piece(_state: IslandState, ask: Ask) -> Score:
    """The worst invader; of what is lost to them, the least hurt."""

    def score(option: Any) -> float:
        if option == "stop":
            return 0.2
        kind, hurt = kind_and_hurt(option if isinstance(option, str) else option.piece)
        return WEIGHT.get(kind, -0.2) - (0.1 if ask.kind.endswith("hurt") else 0.3) * hurt

    return score


def of_push(state: IslandState, ask: Ask) -> Score:
    """Out of trouble: invaders to where nothing happens, dahan to where they can strike."""
    outlook = Outlook(state)
    start = str(ask.about["land"])

    def score(option: Any) -> float:
        if option == "stop":
            return 0.0
        return moving_worth(state, outlook, kind_and_hurt(option.piece)[0], start, option.end)

    return score


def of_gather(state: IslandState, ask: Ask) -> Score:
    """Into the land only what is of use there."""
    outlook = Outlook(state)
    end = str(ask.about["land"])

    def score(option: Any) -> float:
        if option == "stop":
            return 0.0
        return moving_worth(state, outlook, kind_and_hurt(option.piece)[0], option.start, end)

    return score


def moving_worth(state: IslandState, outlook: Outlook, kind: str, start: str, end: str) -> float:
    """What it is worth that a piece goes from one land to another."""
    if is_ocean(end):
        return 3.0 if kind != "dahan" else -3.0
    if kind == "dahan":
        return dahan_worth(state, outlook, end) - dahan_worth(state, outlook, start)
    return outlook.move_worth(kind, start, end)


def dahan_worth(state: IslandState, outlook: Outlook, land: str) -> float:
    """How useful another dahan is in a land."""
    here = state.lands[land]
    harm = outlook.harm_in(land)
    if land in outlook.ravaged and invaders(here):
        return -0.6 if harm // 2 > len(here.dahan) else 1.0
    return 0.4 if invaders(here) else 0.1


def invader_worth(state: IslandState, outlook: Outlook, kind: str, land: str) -> float:
    """How bad another invader is in a land."""
    here = state.lands[land]
    bad = 0.3 + 0.2 * (buildings(here) == 0)
    if land in outlook.ravaged:
        bad += 0.9 if here.blight else 0.6
    if land in outlook.built and not invaders(here):
        bad += 1.2
    return bad - 0.25 * len(here.dahan) + 0.1 * (kind == "town")


# What invaders ask of the spirits


def of_loss(state: IslandState, ask: Ask) -> Score:
    """Where presence or blight hurts least."""

    def score(option: Any) -> float:
        if isinstance(option, Forget):
            return 0.5 - card_worth(state.spirits[ask.seat], option.card)
        here = state.lands[option]
        there = here.presence[ask.seat]
        return (
            (0.5 if there > 2 else 0.0)
            - 0.5 * (there == 2)
            - (3.0 if ask.kind.endswith("cascade") and here.blight else 0)
            - (0.6 * sum(map(bool, here.presence)) if ask.kind.endswith("cascade") else 0)
        )

    return score


def of_building_site(state: IslandState, _ask: Ask) -> Score:
    """Where another building does least harm."""
    outlook = Outlook(state)
    return lambda option: -invader_worth(state, outlook, "town", option) if option in state.lands else 0.0


def of_fear_land(state: IslandState, _ask: Ask) -> Score:
    """Where a fear card helps most."""
    outlook = Outlook(state)
    return lambda option: (
        outlook.urgency(option) + 0.3 * len(state.lands[option].dahan) if option in state.lands else 0.0
    )


def of_word(*wanted: str) -> Callable[[IslandState, Ask], Score]:
    """One of these words, if it is on offer."""
    return lambda _state, _ask: lambda option: float(option in wanted)


@cache
def instincts() -> dict[str, Instinct]:
    """How each ask is answered: what all games ask, and what spirits, adversaries and scenarios ask besides."""
    found = dict(SCORES)
    for panel in PANELS.fill().values():
        found |= panel.instincts
    for adversary in ADVERSARIES.fill().values():
        found |= adversary.instincts
    for scenario in SCENARIOS.fill().values():
        found |= scenario.instincts
    return found


SCORES: dict[str, Instinct] = {
    "grow": of_growth,
    "presence_from": of_source,
    "presence_to": of_fear_land,
    "keep": of_cards,
    "forget": of_cards,
    "rescue": of_cards,
    "reclaim_one": of_cards,
    "play": of_playing,
    "fast": of_powers,
    "slow": of_powers,
    "target": of_target,
    "either": of_either,
    "damage": of_damage,
    "vengeance": of_damage,
    "wound": of_wound,
    "hurt": of_piece,
    "destroy": of_piece,
    "replace": of_piece,
    "remove": of_piece,
    "fear_remove": of_piece,
    "fear_tale": of_piece,
    "fear_shrink": of_piece,
    "push": of_push,
    "gather": of_gather,
    "blighted": of_loss,
    "cascade": of_loss,
    "fear_land": of_fear_land,
    "heal": of_fear_land,
    "ravage_next": of_word("in_order"),
    "deck": of_word("minor"),
}
