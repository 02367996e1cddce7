# What the automated factions bring, where there are only letters.

root-text-face-trait = Trait of an automaton
root-text-face-services = Card of advanced services
root-text-letter-mechanical_marquise = m
root-text-letter-electric_eyrie = e
root-text-letter-automated_alliance = a
root-text-letter-vagabot = w
root-text-letter-logical_lizards = l
root-text-letter-riverfolk_robots = r
root-text-letter-drillbit_duchy = d
root-text-letter-cogwheel_corvids = c

root-text-price-their_own = lays down { $count ->
    [one] 1 of its own warriors
   *[other] { $count } of its own warriors
} for you
