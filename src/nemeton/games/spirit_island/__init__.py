"""Spirit Island, for one to four players: spirits of an island against its invaders."""

from pathlib import Path

from nemeton.kernel import Configuration, Rulebook, Thinking

from .beside import BESIDE
from .check import check
from .draw.picture import draw
from .fear_deck import fear_cards, fear_players
from .instinct import instinct
from .invader_phase import (
    advance,
    blighted,
    build,
    builds,
    escalate,
    explore,
    explorers,
    extra_explorer,
    invader_phase,
    sway,
)
from .judge import judge
from .limits import legal
from .older_rules import carry
from .phrases import NAMING, VOCABULARY, seat_names
from .positions import read, write
from .power_phases import power_phase, use_power
from .ravaging import ravage, ravages
from .scenarios import ritual, ritual_push
from .setup import advice, blitz_build, bonus_growth, first_explore, first_land, heart, place_first, setup
from .sight import conceal, imagine
from .spirit_phase import spirit_phase, standing, turn
from .spirits import PANELS
from .state import IslandOptions, IslandState
from .steps import (
    Advance,
    Aftermath,
    Blighted,
    BlitzBuild,
    BonusGrowth,
    Build,
    Builds,
    Escalate,
    Explore,
    Explorers,
    ExtraExplorer,
    FearCards,
    FearPlayers,
    FirstExplore,
    FirstLand,
    Heart,
    InvaderPhase,
    PlaceFirst,
    PowerPhase,
    Ravage,
    Ravages,
    Rescue,
    Ritual,
    RitualPush,
    SpiritPhase,
    Strike,
    Sway,
    TimePasses,
    Turn,
    UsePower,
)
from .text import TEXT
from .time_passing import rescue, time_passes
from .victory import aftermath, scores, strike

GAME: Rulebook[IslandState] = Rulebook(
    name="spirit_island",
    rules_version=3,
    decks=("minors", "majors", "spirits", "boards", "invaders_1", "invaders_2", "invaders_3", "fear", "blight"),
    players=(1, 2, 3, 4),
    state=IslandState,
    options=IslandOptions,
    setup=setup,
    steps={
        PlaceFirst: place_first, FirstLand: first_land, Heart: heart, FirstExplore: first_explore,
        BlitzBuild: blitz_build, BonusGrowth: bonus_growth, Turn: turn, SpiritPhase: spirit_phase,
        PowerPhase: power_phase, UsePower: use_power, Ritual: ritual, RitualPush: ritual_push, Aftermath: aftermath,
        InvaderPhase: invader_phase, Blighted: blighted, FearCards: fear_cards, FearPlayers: fear_players,
        Ravages: ravages, Ravage: ravage, Strike: strike, Builds: builds, Build: build, Explore: explore,
        Explorers: explorers, ExtraExplorer: extra_explorer, Escalate: escalate, Sway: sway, Advance: advance,
        TimePasses: time_passes, Rescue: rescue,
    },
    conceal=conceal,
    imagine=imagine,
    check=check,
    legal=legal,
    judge=judge,
    thinking=Thinking(error=0.2),
    instinct=instinct,
    is_cooperative=True,
    scores=scores,
    standing=standing,
    standing_is_public=True,
    draw=draw,
    words_folder=Path(__file__).parent / "words",
    naming=NAMING,
    write=write,
    read=read,
    carry=carry,
    option_phrase=VOCABULARY.phrase,
    configurations=(
        Configuration(1, {"seat_1": "river_surges_in_sunlight", "progression": True, "blight_card": "none"}),
        Configuration(1, {"seat_1": "oceans_hungry_grasp", "adversary": "england", "level": 6}),
        Configuration(2, {"adversary": "sweden", "level": 6}),
        Configuration(2, {"scenario": "dahan_insurrection", "seat_1": "thunderspeaker"}),
        Configuration(3, {"adversary": "brandenburg_prussia", "level": 3, "scenario": "blitz"}),
        Configuration(4, {"scenario": "rituals_of_terror"}),
        Configuration(1, {"thematic": True, "scenario": "guard_the_isles_heart"}),
        Configuration(1, {"seat_1": "bringer_of_dreams_and_nightmares", "blight_card": "downward_spiral"}),
        Configuration(2, {"seat_1": "a_spread_of_rampant_green", "more_blight": True, "bonus_growth": True}),
        Configuration(3, {"seat_1": "vital_strength_of_the_earth", "progression": True}),
    ),
    seats=lambda state: len(state.spirits),
    seat_names=seat_names,
    text=TEXT,
    advice=advice,
    first_game={"progression": True, "blight_card": "none"},
    easy_seats=tuple(name for name, panel in PANELS.items() if panel.complexity == "low"),
    beside=BESIDE,
)  # fmt: skip

__all__ = ["GAME"]
