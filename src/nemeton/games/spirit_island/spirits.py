"""The eight spirits: facts, no behaviour. What their innate powers do is in `innates`."""

from typing import NamedTuple

from .powers.card import Needs, Reach


class Growth(NamedTuple):
    """One icon of a growth option."""

    do: str
    amount: int = 0  # of energy, card plays or presence
    range: int = 0
    to: tuple[str, ...] = ()  # where presence may go; nothing for anywhere


class Slot(NamedTuple):
    """A place on a presence track: what it gives while it is open."""

    number: int = -1  # energy or card plays; only the highest counts
    element: str = ""
    reclaim_one: bool = False


class Level(NamedTuple):
    """A threshold of an innate power."""

    needs: Needs
    kind: str  # "base", "add", "instead", "may_instead", "speed", "repeat"


class Innate(NamedTuple):
    """A power on the panel."""

    fast: bool
    reach: Reach
    levels: tuple[Level, ...]


class Panel(NamedTuple):
    """A spirit's panel."""

    complexity: str
    start: tuple[tuple[int, str], ...]  # how much presence where
    always: tuple[Growth, ...]
    growth: tuple[tuple[Growth, ...], ...]
    energy: tuple[Slot, ...]
    plays: tuple[Slot, ...]
    innates: dict[str, Innate]
    powers: tuple[str, ...]


PANELS: dict[str, Panel] = {
    "lightnings_swift_strike": Panel(
        complexity="low",
        start=((2, "highest_numbered_sands"),),
        always=(),
        growth=(
            (Growth("reclaim_all"), Growth("gain_power_card"), Growth("gain_energy", 1)),
            (Growth("add_presence", 1, 2), Growth("add_presence", 1, 0)),
            (Growth("add_presence", 1, 1), Growth("gain_energy", 3)),
        ),
        energy=(Slot(1), Slot(1), Slot(2), Slot(2), Slot(3), Slot(4), Slot(4), Slot(5)),
        plays=(Slot(2), Slot(3), Slot(4), Slot(5), Slot(6)),
        innates={
            "thundering_destruction": Innate(
                False,
                Reach("sacred_site", 1),
                (
                    Level(Needs(fire=3, air=2), "base"),
                    Level(Needs(fire=4, air=3), "may_instead"),
                    Level(Needs(fire=5, air=4, water=1), "add"),
                    Level(Needs(fire=5, air=5, water=2), "add"),
                ),
            ),
        },
        powers=("harbingers_of_the_lightning", "lightnings_boon", "raging_storm", "shatter_homesteads"),
    ),
    "river_surges_in_sunlight": Panel(
        complexity="low",
        start=((1, "highest_numbered_wetland"),),
        always=(),
        growth=(
            (Growth("reclaim_all"), Growth("gain_power_card"), Growth("gain_energy", 1)),
            (Growth("add_presence", 1, 1), Growth("add_presence", 1, 1)),
            (Growth("gain_power_card"), Growth("add_presence", 1, 2)),
        ),
        energy=(Slot(1), Slot(2), Slot(2), Slot(3), Slot(4), Slot(4), Slot(5)),
        plays=(Slot(1), Slot(2), Slot(2), Slot(3), Slot(reclaim_one=True), Slot(4), Slot(5)),
        innates={
            "massive_flooding": Innate(
                False,
                Reach("sacred_site", 1),
                (
                    Level(Needs(sun=1, water=2), "base"),
                    Level(Needs(sun=2, water=3), "instead"),
                    Level(Needs(sun=3, water=4, earth=1), "instead"),
                ),
            ),
        },
        powers=("boon_of_vigor", "flash_floods", "rivers_bounty", "wash_away"),
    ),
    "shadows_flicker_like_flame": Panel(
        complexity="low",
        start=((2, "highest_numbered_jungle"), (1, "land_5")),
        always=(),
        growth=(
            (Growth("reclaim_all"), Growth("gain_power_card")),
            (Growth("gain_power_card"), Growth("add_presence", 1, 1)),
            (Growth("add_presence", 1, 3), Growth("gain_energy", 3)),
        ),
        energy=(Slot(0), Slot(1), Slot(3), Slot(4), Slot(5), Slot(6)),
        plays=(Slot(1), Slot(2), Slot(3), Slot(3), Slot(4), Slot(5)),
        innates={
            "darkness_swallows_the_unwary": Innate(
                True,
                Reach("sacred_site", 1),
                (
                    Level(Needs(moon=2, fire=1), "base"),
                    Level(Needs(moon=3, fire=2), "add"),
                    Level(Needs(moon=4, fire=3, air=2), "add"),
                ),
            ),
        },
        powers=("concealing_shadows", "crops_wither_and_fade", "favors_called_due", "mantle_of_dread"),
    ),
    "vital_strength_of_the_earth": Panel(
        complexity="low",
        start=((2, "highest_numbered_mountain"), (1, "highest_numbered_jungle")),
        always=(),
        growth=(
            (Growth("reclaim_all"), Growth("add_presence", 1, 2)),
            (Growth("gain_power_card"), Growth("add_presence", 1, 0)),
            (Growth("add_presence", 1, 1), Growth("gain_energy", 2)),
        ),
        energy=(Slot(2), Slot(3), Slot(4), Slot(6), Slot(7), Slot(8)),
        plays=(Slot(1), Slot(1), Slot(2), Slot(2), Slot(3), Slot(4)),
        innates={
            "gift_of_strength": Innate(
                True,
                Reach("", filter="any_spirit"),
                (
                    Level(Needs(sun=1, earth=2, plant=2), "base"),
                    Level(Needs(sun=2, earth=3, plant=2), "instead"),
                    Level(Needs(sun=2, earth=4, plant=3), "instead"),
                ),
            ),
        },
        powers=(
            "a_year_of_perfect_stillness",
            "draw_of_the_fruitful_earth",
            "guard_the_healing_land",
            "rituals_of_destruction",
        ),
    ),
    "a_spread_of_rampant_green": Panel(
        complexity="moderate",
        start=((1, "highest_numbered_wetland"), (1, "jungle_without_dahan")),
        always=(Growth("add_presence", 1, 2, ("jungle", "wetland")),),
        growth=(
            (Growth("reclaim_all"), Growth("gain_power_card")),
            (Growth("add_presence", 1, 1), Growth("card_plays_this_turn", 1)),
            (Growth("gain_power_card"), Growth("gain_energy", 3)),
        ),
        energy=(Slot(0), Slot(1), Slot(element="plant"), Slot(2), Slot(2), Slot(element="plant"), Slot(3)),
        plays=(Slot(1), Slot(1), Slot(2), Slot(2), Slot(3), Slot(4)),
        innates={
            "creepers_tear_into_mortar": Innate(
                False,
                Reach("presence", 0),
                (
                    Level(Needs(moon=1, plant=2), "base"),
                    Level(Needs(moon=2, plant=3), "repeat"),
                    Level(Needs(moon=3, plant=4), "repeat"),
                ),
            ),
            "all_enveloping_green": Innate(
                True,
                Reach("sacred_site", 1),
                (
                    Level(Needs(water=1, plant=3), "base"),
                    Level(Needs(water=2, plant=4), "instead"),
                    Level(Needs(water=3, plant=5, earth=1), "add"),
                ),
            ),
        },
        powers=(
            "fields_choked_with_growth",
            "gift_of_proliferation",
            "overgrow_in_a_night",
            "stem_the_flow_of_fresh_water",
        ),
    ),
    "thunderspeaker": Panel(
        complexity="moderate",
        start=((1, "most_dahan"), (1, "second_most_dahan")),
        always=(),
        growth=(
            (Growth("reclaim_all"), Growth("gain_power_card"), Growth("gain_power_card")),
            (Growth("add_presence", 1, 2, ("dahan",)), Growth("add_presence", 1, 1, ("dahan",))),
            (Growth("add_presence", 1, 1), Growth("gain_energy", 4)),
        ),
        energy=(Slot(1), Slot(element="air"), Slot(2), Slot(element="fire"), Slot(element="sun"), Slot(3)),
        plays=(Slot(1), Slot(2), Slot(2), Slot(3), Slot(reclaim_one=True), Slot(3), Slot(4)),
        innates={
            "gather_the_warriors": Innate(
                False, Reach("presence", 1), (Level(Needs(air=4), "speed"), Level(Needs(animal=1), "base"))
            ),
            "lead_the_furious_assault": Innate(
                False,
                Reach("presence", 0),
                (Level(Needs(air=4), "speed"), Level(Needs(sun=2, fire=1), "base"), Level(Needs(sun=4, fire=3), "add")),
            ),
        },
        powers=("manifestation_of_power_and_glory", "sudden_ambush", "voice_of_thunder", "words_of_warning"),
    ),
    "oceans_hungry_grasp": Panel(
        complexity="high",
        start=((1, "ocean_of_own_board"), (1, "coastal_of_choice_on_own_board")),
        always=(),
        growth=(
            (Growth("reclaim_all"), Growth("gain_power_card"), Growth("gather_presence"), Growth("gain_energy", 2)),
            (
                Growth("add_presence", 1, 99, ("ocean",)),
                Growth("add_presence", 1, 99, ("ocean",)),
                Growth("gain_energy", 1),
            ),
            (Growth("gain_power_card"), Growth("push_presence"), Growth("add_presence", 1, 1, ("coastal",))),
        ),
        energy=(
            Slot(0),
            Slot(element="moon"),
            Slot(element="water"),
            Slot(1),
            Slot(element="earth"),
            Slot(element="water"),
            Slot(2),
        ),
        plays=(Slot(1), Slot(2), Slot(2), Slot(3), Slot(4), Slot(5)),
        innates={
            "pound_ships_to_splinters": Innate(
                True,
                Reach("presence", 0, "coastal"),
                (
                    Level(Needs(moon=1, air=1, water=2), "base"),
                    Level(Needs(moon=2, air=1, water=3), "add"),
                    Level(Needs(moon=3, air=2, water=4), "add"),
                ),
            ),
            "ocean_breaks_the_shore": Innate(
                False,
                Reach("presence", 0, "coastal"),
                (
                    Level(Needs(water=2, earth=1), "base"),
                    Level(Needs(water=3, earth=2), "may_instead"),
                    Level(Needs(water=4, earth=3), "add"),
                ),
            ),
        },
        powers=("call_of_the_deeps", "grasping_tide", "swallow_the_land_dwellers", "tidal_boon"),
    ),
    "bringer_of_dreams_and_nightmares": Panel(
        complexity="high",
        start=((2, "highest_numbered_sands"),),
        always=(),
        growth=(
            (Growth("reclaim_all"), Growth("gain_power_card")),
            (Growth("reclaim_one"), Growth("add_presence", 1, 0)),
            (Growth("gain_power_card"), Growth("add_presence", 1, 1)),
            (Growth("add_presence", 1, 4, ("dahan", "invaders")), Growth("gain_energy", 2)),
        ),
        energy=(Slot(2), Slot(element="air"), Slot(3), Slot(element="moon"), Slot(4), Slot(element="any"), Slot(5)),
        plays=(Slot(2), Slot(2), Slot(2), Slot(3), Slot(3), Slot(element="any")),
        innates={
            "spirits_may_yet_dream": Innate(
                True, Reach("", filter="any_spirit"), (Level(Needs(moon=2, air=2), "base"), Level(Needs(moon=3), "add"))
            ),
            "night_terrors": Innate(
                True,
                Reach("presence", 0, "invaders"),
                (
                    Level(Needs(moon=1, air=1), "base"),
                    Level(Needs(moon=2, air=1, animal=1), "add"),
                    Level(Needs(moon=3, air=2, animal=1), "add"),
                ),
            ),
        },
        powers=("call_on_midnights_dream", "dread_apparitions", "dreams_of_the_dahan", "predatory_nightmares"),
    ),
}

SPIRITS = tuple(PANELS)
PRESENCE = 13  # of every spirit
