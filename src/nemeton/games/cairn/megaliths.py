"""The seventeen megaliths: which stone belongs to which set. What each one does is in abilities.py."""

BEGINNER = (
    "chaos_of_the_giants",
    "cairn_of_dawn",
    "cromlech_of_the_stars",
    "pillars_of_spring",
    "alley_of_dusk",
    "deer_rock",
    "menhir_of_the_dancers",
    "sanctuary_of_the_ages",
)
EXPERT = (
    "tumulus_of_shadows",
    "stormwell",
    "fairies_circle",
    "haven_of_purity",
    "memorial_mound",
    "source_of_silver",
    "walk_of_the_colossi",
    "moving_stone",
    "heart_of_the_earth",
)
STARTERS = ("chaos_of_the_giants", "cairn_of_dawn")
MEGALITHS = BEGINNER + EXPERT
