"""Power cards: facts, no behaviour. What a card does is in `minor`, `major` and `unique`."""

from typing import NamedTuple

ELEMENTS = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")


class Needs(NamedTuple):
    """The elements of a threshold, in the order of `ELEMENTS`."""

    sun: int = 0
    moon: int = 0
    fire: int = 0
    air: int = 0
    water: int = 0
    earth: int = 0
    plant: int = 0
    animal: int = 0


class Reach(NamedTuple):
    """What a power may aim at: a land within a range of presence or sacred sites, or a spirit."""

    source: str = "presence"  # or "sacred_site"; for a spirit ""
    range: int = 0
    filter: str = "any"  # what the target must be or hold
    terrains: tuple[str, ...] = ()  # with the filter "terrain"
    from_terrain: str = ""  # only presence in such lands reaches out

    @property
    def is_spirit(self) -> bool:
        """Does it aim at a spirit?"""
        return not self.source


class Card(NamedTuple):
    """A power card."""

    deck: str  # "minor", "major" or the spirit whose own card it is
    cost: int
    elements: tuple[str, ...]
    fast: bool
    reach: Reach
    threshold: Needs | None = None
    far: int = 0  # its range where the threshold is met, if that is another


CARDS: dict[str, Card] = {
    "call_of_the_dahan_ways": Card(
        "minor", 1, ("moon", "water", "animal"), False, Reach("presence", 1, "dahan"), Needs(moon=2)
    ),
    "call_to_bloodshed": Card("minor", 1, ("sun", "fire", "animal"), False, Reach("presence", 1, "dahan")),
    "call_to_isolation": Card("minor", 0, ("sun", "air", "animal"), True, Reach("presence", 1, "dahan")),
    "call_to_migrate": Card("minor", 1, ("fire", "air", "animal"), False, Reach("presence", 1)),
    "call_to_tend": Card("minor", 1, ("water", "plant", "animal"), False, Reach("presence", 1, "dahan")),
    "dark_and_tangled_woods": Card("minor", 1, ("moon", "earth", "plant"), True, Reach("presence", 1)),
    "delusions_of_danger": Card("minor", 1, ("sun", "moon", "air"), True, Reach("presence", 1)),
    "devouring_ants": Card("minor", 1, ("sun", "earth", "animal"), False, Reach("sacred_site", 1)),
    "drift_down_into_slumber": Card("minor", 0, ("air", "earth", "plant"), True, Reach("presence", 2)),
    "drought": Card("minor", 1, ("sun", "fire", "earth"), False, Reach("presence", 1), Needs(sun=3)),
    "elemental_boon": Card("minor", 1, (), True, Reach("", filter="any_spirit")),
    "encompassing_ward": Card("minor", 1, ("sun", "water", "earth"), True, Reach("", filter="any_spirit")),
    "enticing_splendor": Card("minor", 0, ("sun", "air", "plant"), True, Reach("presence", 0, "no_blight")),
    "entrancing_apparitions": Card("minor", 1, ("moon", "air", "water"), True, Reach("presence", 1)),
    "gift_of_constancy": Card("minor", 0, ("sun", "earth"), True, Reach("", filter="any_spirit")),
    "gift_of_living_energy": Card("minor", 0, ("sun", "fire", "plant"), True, Reach("", filter="any_spirit")),
    "gift_of_power": Card("minor", 0, ("moon", "water", "earth", "plant"), False, Reach("", filter="any_spirit")),
    "gnawing_rootbiters": Card("minor", 0, ("earth", "animal"), False, Reach("presence", 1)),
    "land_of_haunts_and_embers": Card("minor", 0, ("moon", "fire", "air"), True, Reach("presence", 2)),
    "lure_of_the_unknown": Card(
        "minor", 0, ("moon", "fire", "air", "plant"), True, Reach("presence", 2, "no_invaders")
    ),
    "natures_resilience": Card("minor", 1, ("earth", "plant", "animal"), True, Reach("sacred_site", 1), Needs(water=2)),
    "pull_beneath_the_hungry_earth": Card("minor", 1, ("moon", "water", "earth"), False, Reach("presence", 1)),
    "purifying_flame": Card("minor", 1, ("sun", "fire", "air", "plant"), False, Reach("sacred_site", 1)),
    "quicken_the_earths_struggles": Card(
        "minor", 1, ("moon", "fire", "earth", "animal"), True, Reach("sacred_site", 0)
    ),
    "rain_of_blood": Card("minor", 0, ("air", "water", "animal"), False, Reach("sacred_site", 1, "invaders")),
    "reaching_grasp": Card("minor", 0, ("sun", "air", "water"), True, Reach("", filter="any_spirit")),
    "rouse_the_trees_and_stones": Card(
        "minor", 1, ("fire", "earth", "plant"), False, Reach("sacred_site", 1, "no_blight")
    ),
    "sap_the_strength_of_multitudes": Card(
        "minor", 0, ("water", "animal"), True, Reach("presence", 0), Needs(air=1), far=1
    ),
    "savage_mawbeasts": Card("minor", 0, ("fire", "animal"), False, Reach("sacred_site", 1), Needs(animal=3)),
    "shadows_of_the_burning_forest": Card(
        "minor", 0, ("moon", "fire", "plant"), False, Reach("presence", 0, "invaders")
    ),
    "song_of_sanctity": Card(
        "minor", 1, ("sun", "water", "plant"), False, Reach("presence", 1, "terrain", ("mountain", "jungle"))
    ),
    "steam_vents": Card("minor", 1, ("fire", "air", "water", "earth"), True, Reach("presence", 0), Needs(earth=3)),
    "uncanny_melting": Card("minor", 1, ("sun", "moon", "water"), False, Reach("sacred_site", 1)),
    "veil_the_nights_hunt": Card("minor", 1, ("moon", "air", "animal"), True, Reach("presence", 2, "dahan")),
    "visions_of_fiery_doom": Card("minor", 1, ("moon", "fire"), True, Reach("presence", 0), Needs(fire=2)),
    "voracious_growth": Card(
        "minor", 1, ("water", "plant"), False, Reach("sacred_site", 1, "terrain", ("jungle", "wetland"))
    ),
    "accelerated_rot": Card(
        "major",
        4,
        ("sun", "water", "plant"),
        False,
        Reach("presence", 2, "terrain", ("jungle", "wetland")),
        Needs(sun=3, water=2, plant=3),
    ),
    "blazing_renewal": Card(
        "major", 5, ("fire", "earth", "plant"), True, Reach("", filter="any_spirit"), Needs(fire=3, earth=3, plant=2)
    ),
    "cleansing_floods": Card(
        "major", 5, ("sun", "water"), False, Reach("presence", 1, from_terrain="wetland"), Needs(water=4)
    ),
    "dissolve_the_bonds_of_kinship": Card(
        "major", 4, ("fire", "water", "animal"), False, Reach("presence", 1), Needs(fire=2, water=2, animal=3)
    ),
    "entwined_power": Card(
        "major", 2, ("moon", "water", "plant"), True, Reach("", filter="another_spirit"), Needs(water=2, plant=4)
    ),
    "indomitable_claim": Card("major", 4, ("sun", "earth"), True, Reach("presence", 1), Needs(sun=2, earth=3)),
    "infinite_vitality": Card("major", 3, ("earth", "plant", "animal"), True, Reach("sacred_site", 1), Needs(earth=4)),
    "mists_of_oblivion": Card(
        "major", 4, ("moon", "air", "water"), False, Reach("presence", 3), Needs(moon=2, air=3, water=2)
    ),
    "paralyzing_fright": Card("major", 4, ("air", "earth"), True, Reach("sacred_site", 1), Needs(air=2, earth=3)),
    "pillar_of_living_flame": Card("major", 5, ("fire",), False, Reach("sacred_site", 2), Needs(fire=4)),
    "poisoned_land": Card(
        "major", 3, ("earth", "plant", "animal"), False, Reach("presence", 1), Needs(earth=3, plant=2, animal=2)
    ),
    "powerstorm": Card(
        "major", 3, ("sun", "fire", "air"), True, Reach("", filter="any_spirit"), Needs(sun=2, fire=2, air=3)
    ),
    "talons_of_lightning": Card(
        "major",
        6,
        ("fire", "air"),
        True,
        Reach("presence", 1, "terrain", ("mountain", "wetland")),
        Needs(fire=3, air=3),
        far=3,
    ),
    "terrifying_nightmares": Card("major", 4, ("moon", "air"), True, Reach("presence", 2), Needs(moon=4)),
    "the_jungle_hungers": Card(
        "major", 3, ("moon", "plant"), False, Reach("presence", 1, from_terrain="jungle"), Needs(moon=2, plant=3)
    ),
    "the_land_thrashes_in_furious_pain": Card(
        "major", 4, ("moon", "fire", "earth"), False, Reach("presence", 2, "blight"), Needs(moon=3, earth=3)
    ),
    "the_trees_and_stones_speak_of_war": Card(
        "major", 2, ("sun", "earth", "plant"), True, Reach("presence", 1, "dahan"), Needs(sun=2, earth=2, plant=2)
    ),
    "tsunami": Card("major", 6, ("water", "earth"), False, Reach("sacred_site", 2, "coastal"), Needs(water=3, earth=2)),
    "vengeance_of_the_dead": Card("major", 3, ("moon", "fire", "animal"), True, Reach("presence", 3), Needs(animal=3)),
    "vigor_of_the_breaking_dawn": Card(
        "major", 3, ("sun", "animal"), True, Reach("presence", 2, "dahan"), Needs(sun=3, animal=2)
    ),
    "winds_of_rust_and_atrophy": Card(
        "major", 3, ("air", "water", "animal"), True, Reach("sacred_site", 3), Needs(air=3, water=3, animal=2)
    ),
    "wrap_in_wings_of_sunlight": Card(
        "major", 3, ("sun", "air", "animal"), True, Reach("presence", 0), Needs(sun=2, air=2, animal=2)
    ),
    "harbingers_of_the_lightning": Card("lightnings_swift_strike", 0, ("fire", "air"), False, Reach("presence", 1)),
    "lightnings_boon": Card("lightnings_swift_strike", 1, ("fire", "air"), True, Reach("", filter="any_spirit")),
    "raging_storm": Card("lightnings_swift_strike", 3, ("fire", "air", "water"), False, Reach("presence", 1)),
    "shatter_homesteads": Card("lightnings_swift_strike", 2, ("fire", "air"), False, Reach("sacred_site", 2)),
    "boon_of_vigor": Card(
        "river_surges_in_sunlight", 0, ("sun", "water", "plant"), True, Reach("", filter="any_spirit")
    ),
    "flash_floods": Card("river_surges_in_sunlight", 2, ("sun", "water"), True, Reach("presence", 1)),
    "rivers_bounty": Card("river_surges_in_sunlight", 0, ("sun", "water", "animal"), False, Reach("presence", 0)),
    "wash_away": Card("river_surges_in_sunlight", 1, ("water", "earth"), False, Reach("presence", 1)),
    "concealing_shadows": Card("shadows_flicker_like_flame", 0, ("moon", "air"), True, Reach("presence", 0)),
    "crops_wither_and_fade": Card(
        "shadows_flicker_like_flame", 1, ("moon", "fire", "plant"), False, Reach("presence", 0)
    ),
    "favors_called_due": Card("shadows_flicker_like_flame", 1, ("moon", "air", "animal"), False, Reach("presence", 1)),
    "mantle_of_dread": Card(
        "shadows_flicker_like_flame", 1, ("moon", "fire", "air"), False, Reach("", filter="any_spirit")
    ),
    "a_year_of_perfect_stillness": Card("vital_strength_of_the_earth", 3, ("sun", "earth"), True, Reach("presence", 1)),
    "draw_of_the_fruitful_earth": Card(
        "vital_strength_of_the_earth", 1, ("earth", "plant", "animal"), False, Reach("presence", 1)
    ),
    "guard_the_healing_land": Card(
        "vital_strength_of_the_earth", 3, ("water", "earth", "plant"), True, Reach("sacred_site", 1)
    ),
    "rituals_of_destruction": Card(
        "vital_strength_of_the_earth",
        3,
        ("sun", "moon", "fire", "earth", "plant"),
        False,
        Reach("sacred_site", 1, "dahan"),
    ),
    "fields_choked_with_growth": Card(
        "a_spread_of_rampant_green", 0, ("sun", "water", "plant"), False, Reach("presence", 1)
    ),
    "gift_of_proliferation": Card(
        "a_spread_of_rampant_green", 1, ("moon", "plant"), True, Reach("", filter="another_spirit")
    ),
    "overgrow_in_a_night": Card("a_spread_of_rampant_green", 2, ("moon", "plant"), True, Reach("presence", 1)),
    "stem_the_flow_of_fresh_water": Card(
        "a_spread_of_rampant_green", 0, ("water", "plant"), False, Reach("sacred_site", 1)
    ),
    "manifestation_of_power_and_glory": Card(
        "thunderspeaker", 3, ("sun", "fire", "air"), False, Reach("presence", 0, "dahan")
    ),
    "sudden_ambush": Card("thunderspeaker", 2, ("fire", "air", "animal"), True, Reach("presence", 1)),
    "voice_of_thunder": Card("thunderspeaker", 0, ("sun", "air"), False, Reach("presence", 1)),
    "words_of_warning": Card("thunderspeaker", 1, ("sun", "air", "animal"), True, Reach("presence", 1, "dahan")),
    "call_of_the_deeps": Card(
        "oceans_hungry_grasp", 0, ("moon", "air", "water"), True, Reach("presence", 0, "coastal")
    ),
    "grasping_tide": Card("oceans_hungry_grasp", 1, ("moon", "water"), True, Reach("presence", 1, "coastal")),
    "swallow_the_land_dwellers": Card(
        "oceans_hungry_grasp", 0, ("water", "earth"), False, Reach("presence", 0, "coastal")
    ),
    "tidal_boon": Card("oceans_hungry_grasp", 1, ("moon", "water", "earth"), False, Reach("", filter="another_spirit")),
    "call_on_midnights_dream": Card(
        "bringer_of_dreams_and_nightmares", 0, ("moon", "animal"), True, Reach("presence", 0)
    ),
    "dread_apparitions": Card(
        "bringer_of_dreams_and_nightmares", 2, ("moon", "air"), True, Reach("presence", 1, "invaders")
    ),
    "dreams_of_the_dahan": Card("bringer_of_dreams_and_nightmares", 0, ("moon", "air"), True, Reach("presence", 2)),
    "predatory_nightmares": Card(
        "bringer_of_dreams_and_nightmares",
        2,
        ("moon", "fire", "earth", "animal"),
        False,
        Reach("sacred_site", 1, "invaders"),
    ),
}

MINORS = tuple(name for name, card in CARDS.items() if card.deck == "minor")
MAJORS = tuple(name for name, card in CARDS.items() if card.deck == "major")

# What the four simple spirits learn, in this order, in a first game.
PROGRESSIONS: dict[str, tuple[str, ...]] = {
    "lightnings_swift_strike": (
        "delusions_of_danger",
        "call_to_bloodshed",
        "powerstorm",
        "purifying_flame",
        "pillar_of_living_flame",
        "entrancing_apparitions",
        "call_to_isolation",
    ),
    "river_surges_in_sunlight": (
        "uncanny_melting",
        "natures_resilience",
        "pull_beneath_the_hungry_earth",
        "accelerated_rot",
        "song_of_sanctity",
        "tsunami",
        "encompassing_ward",
    ),
    "shadows_flicker_like_flame": (
        "dark_and_tangled_woods",
        "shadows_of_the_burning_forest",
        "the_jungle_hungers",
        "land_of_haunts_and_embers",
        "terrifying_nightmares",
        "call_of_the_dahan_ways",
        "visions_of_fiery_doom",
    ),
    "vital_strength_of_the_earth": (
        "rouse_the_trees_and_stones",
        "call_to_migrate",
        "poisoned_land",
        "devouring_ants",
        "vigor_of_the_breaking_dawn",
        "voracious_growth",
        "savage_mawbeasts",
    ),
}
