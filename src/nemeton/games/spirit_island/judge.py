"""How well the spirits stand, for bots: what is on the island, what is about to happen, how the spirits have grown.

Each trait of a position has a weight; their sum says how likely the spirits are to win. Everything is counted for a
player, so that the same weights serve one and four.
"""

from math import exp

from .island import is_sacred, marks_on
from .outlook import Outlook
from .pace import pace, prospect
from .powers.card import CARDS
from .rules.blight import BLIGHT_CARDS
from .rules.resources import open_slots, owned
from .rules.terror import pool, terror
from .scenarios import scenario_of
from .spirits import PANELS
from .state import IslandState, Spirit

SCALE = 0.08
WEIGHTS: dict[str, float] = {
    "start": 2.0,
    # how far the spirits are
    "fear": 0.5,
    "terror_2": 5.0,
    "terror_3": 11.0,
    "work": -0.5,
    "work_a_turn": -1.5,
    "victory_near": 10.0,
    # how near defeat is
    "blight_near": -25.0,
    "blight": 3.3,
    "blighted": -2.0,
    "presence_near": -8.0,
    "time_near": -8.0,
    # invaders, and what they are about to do
    "explorers": -1.0,
    "towns": -2.4,
    "cities": -3.6,
    "blights_next": -2.5,
    "cascades_next": -2.0,
    "losses_next": -0.7,
    "fallen_next": -0.5,
    "builds_next": -2.0,
    "dahan": 0.4,
    "guards": 0.3,
    # how the spirits have grown
    "power": 8.0,
    "income": 0.8,
    "plays": 0.8,
    "energy": 0.25,
    "elements": 0.8,
    "hand": 0.3,
    "cards": 0.5,
    "price": 0.1,
    "presence": 0.5,
    "lands": 0.5,
    "sacred": 0.3,
}
NAMES = tuple(WEIGHTS)
USUAL_BLIGHT = 4  # for each player, on a card that nobody knows
TURNS = 8.0  # growth is worth less when less than so many turns are left


def judge(state: IslandState, seat: int) -> float:
    """A finished game is won or lost; else the chance to win, the same for everybody."""
    if state.result is not None:
        return float(seat in state.result.winners)
    found = traits(state)
    total = sum([WEIGHTS[name] * amount for name, amount in found.items()])
    return 0.01 + 0.98 / (1 + exp(-SCALE * total))


def traits(state: IslandState) -> dict[str, float]:
    """What is counted, for a player."""
    found = {"start": 1.0}
    add_island(state, found)
    add_defeat(state, found)
    for seat, spirit in enumerate(state.spirits):
        add_spirit(state, spirit, seat, found)
    players = len(state.spirits)
    if players > 1:
        for name in found:
            if name not in PER_TABLE:
                found[name] /= players
    add_progress(state, found)
    return found


PER_TABLE = ("start", "blight_near", "blight", "blighted", "time_near")


def add_island(state: IslandState, found: dict[str, float]) -> None:
    """Invaders and dahan, and what the next invader phase will do."""
    outlook = Outlook(state)
    explorers = towns = cities = blights = cascades = losses = fallen = builds = dahan = guards = 0
    for land, here in state.lands.items():
        there = len(here.dahan)
        dahan += there
        crowd = here.explorers + len(here.towns) + len(here.cities)
        if not crowd:
            continue
        explorers += here.explorers
        towns += len(here.towns)
        cities += len(here.cities)
        guards += min(there, crowd)
        harm = outlook.harm_in(land) if land in outlook.ravaged else 0
        if harm >= 2:
            blights += 1
            cascades += here.blight > 0
            losses += sum(map(bool, here.presence))
            fallen += min(there, harm // 2)
        if land in outlook.built and "build" not in marks_on(state, land).skips:
            builds += 1
    found.update(
        explorers=explorers,
        towns=towns,
        cities=cities,
        blights_next=blights,
        cascades_next=cascades,
        losses_next=losses,
        fallen_next=fallen,
        builds_next=builds,
        dahan=dahan,
        guards=guards,
    )


def add_defeat(state: IslandState, found: dict[str, float]) -> None:
    """How near the end of the blight and of time are."""
    players = len(state.spirits)
    left = float(state.blight)
    if state.blight_card and not state.is_blighted:
        card = BLIGHT_CARDS.get(state.blight_card[0].card)
        left += (card.blight if card is not None else USUAL_BLIGHT) * players
    left /= players
    found["blight"] = left
    found["blight_near"] = 1 / (left + 1)
    found["blighted"] = float(state.is_blighted)
    found["time_near"] = 1 / (1 + len(state.invader_deck))


def add_progress(state: IslandState, found: dict[str, float]) -> None:
    """Fear so far, the terror level, and how much is left to be done on the shortest way to victory."""
    level = terror(state)
    made, wanted = fear_made(state)
    cities, towns, explorers = found["cities"], found["towns"], found["explorers"]
    ways = (
        wanted[2] - made,
        max(0.0, wanted[1] - made) + 3 * cities,
        max(0.0, wanted[0] - made) + 3 * cities + 2 * towns,
        3 * cities + 2 * (towns + explorers) + 4,
    )
    work = min(ways)
    found["fear"], found["work"], found["victory_near"] = made, work, 1 / (1 + work)
    found["work_a_turn"] = work / (1 + len(state.invader_deck))
    found["terror_2"], found["terror_3"] = float(level == 2), float(level >= 3)


def fear_made(state: IslandState) -> tuple[float, tuple[float, float, float]]:
    """The fear that was made, and how much each terror level asks for."""
    if (found := scenario_of(state).fear_made(state)) is not None:
        return found
    players, each = len(state.spirits), pool(state)
    first, middle, bottom = state.fear_groups
    made = (first + middle + bottom - len(state.fear_deck)) * each + state.fear
    levels = first * each, (first + middle) * each, (first + middle + bottom) * each
    return made / players, (levels[0] / players, levels[1] / players, levels[2] / players)


def add_spirit(state: IslandState, spirit: Spirit, seat: int, found: dict[str, float]) -> None:
    """What a spirit can do: tracks, energy, cards, reach."""
    turns = min(TURNS, 1 + len(state.invader_deck)) / TURNS
    there = lands = sacred = 0
    for land, here in state.lands.items():
        if here.presence[seat]:
            there += here.presence[seat]
            lands += 1
            sacred += is_sacred(state, seat, land)
    cards = owned(spirit)
    price = sum([CARDS[card].cost for card in cards])
    panel = PANELS[spirit.name]
    gained, plays = prospect(panel.energy, spirit.open[0]), prospect(panel.plays, spirit.open[1])
    more = {
        "presence_near": 1 / (there + 0.5),
        "power": turns * pace(spirit, gained, plays),
        "income": turns * gained,
        "plays": turns * plays,
        "energy": min(spirit.energy, 4) + 0.25 * min(max(0, spirit.energy - 4), 8),
        "elements": turns * sum([bool(slot.element) for slot in open_slots(spirit)]),
        "hand": min(len(spirit.hand), plays + 2),
        "cards": turns * len(cards),
        "price": turns * price,
        "presence": there,
        "lands": turns * lands,
        "sacred": sacred,
    }
    for name, amount in more.items():
        found[name] = found.get(name, 0.0) + amount
