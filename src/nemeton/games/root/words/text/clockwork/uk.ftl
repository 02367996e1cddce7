# Що приносять механічні фракції, там, де є тільки літери.

root-text-face-trait = Особливість механічної фракції
root-text-face-services = Карта особливих послуг
root-text-letter-mechanical_marquise = м
root-text-letter-electric_eyrie = к
root-text-letter-automated_alliance = с
root-text-letter-vagabot = ю
root-text-letter-logical_lizards = п
root-text-letter-riverfolk_robots = р
root-text-letter-drillbit_duchy = г
root-text-letter-cogwheel_corvids = з

root-text-price-their_own = за вас кладуть { $count ->
    [one] { $count } свого воїна
    [few] { $count } своїх воїнів
   *[many] { $count } своїх воїнів
}
