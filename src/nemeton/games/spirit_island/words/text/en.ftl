# Spirit Island where there are only letters. Two letters stand for a spirit on the island.

spirit_island-text-letters-lightnings_swift_strike = Li
spirit_island-text-letters-river_surges_in_sunlight = Ri
spirit_island-text-letters-shadows_flicker_like_flame = Sh
spirit_island-text-letters-vital_strength_of_the_earth = Ea
spirit_island-text-letters-a_spread_of_rampant_green = Gr
spirit_island-text-letters-thunderspeaker = Th
spirit_island-text-letters-oceans_hungry_grasp = Oc
spirit_island-text-letters-bringer_of_dreams_and_nightmares = Br

spirit_island-text-push = push: { $piece }
spirit_island-text-gather = gather: { $piece }
spirit_island-text-presence = Add presence{ $number ->
    [1] {""}
   *[other] { " " }by icon { $number }
}
spirit_island-text-any = Any element
spirit_island-text-wither = Destroy presence
spirit_island-text-dahan_push = Push a dahan out of
spirit_island-text-dahan_gather = Gather a dahan into
spirit_island-text-price-range = range { $range }
spirit_island-text-price-energy = energy { $count }
spirit_island-text-ahead-land = { $land }, { $terrain }
spirit_island-text-ahead-piece = { $piece }: { $count }
spirit_island-text-ahead-empty = Nobody is there.
spirit_island-text-ahead-defend = Defend { $count } this turn.
spirit_island-text-ahead-ravage = Ravage: damage { $damage }{ $blight ->
    [0] , no blight
   *[other] , blight
}{ $count ->
    [0] {""}
    [one] ; a dahan falls
   *[other] ; { $count } dahan fall
}{ $strike ->
    [0] .
   *[other] ; dahan strike back: { $strike }.
}
spirit_island-text-ahead-build = Build: { $piece }.
spirit_island-text-ahead-explore = Explore: an explorer comes.
spirit_island-text-ahead-no_ravage = No ravage here.
spirit_island-text-ahead-no_build = No building here.
spirit_island-text-ahead-no_explore = No exploring here.
spirit_island-text-ahead-at = { $land }. { $text }
spirit_island-text-ahead-invaders = { $phase_id ->
    [fast] What the invaders do next
   *[other] What the invaders do next turn
}
spirit_island-text-explained = { $option }. { $text }

spirit_island-text-guide =
    Spirits and players win or lose together. You win when the island is as free of invaders as the terror level asks: of all of them at level I, of towns and cities at level II, of cities at level III; or at once when the fear deck is empty.
    You lose when no blight is left on a card that was turned over before, when a spirit has no presence left, or when the invaders need a card and their deck is empty.
    A turn: spirits grow, gain energy and play cards; fast powers; invaders ravage, build and explore; slow powers; time passes. A land that is explored is built in the next turn and ravaged in the turn after it.
    Explorers deal 1 damage and have 1 health, towns 2, cities 3, dahan 2. Two damage to a land blight it. Blight on blight spreads, and it destroys presence.
    On the island: ~ is a coast, letters with numbers are presence, * a sacred site; → shows what invaders will do; ◄ shows who has still to act.

spirit_island-text-face-minor = Minor power
spirit_island-text-face-major = Major power
spirit_island-text-face-unique = Unique power
spirit_island-text-face-unique_of = Power of { $name }
spirit_island-text-face-innate = Innate power
spirit_island-text-face-innate_of = Innate power of { $name }
spirit_island-text-face-spirit = Spirit
spirit_island-text-face-spirit_of = Spirit of { $complexity } complexity
spirit_island-text-face-fear_card = Fear card
spirit_island-text-face-blight_card = Blighted island
spirit_island-text-face-adversary = Adversary
spirit_island-text-face-scenario = Scenario
spirit_island-text-face-escalation = Escalation
spirit_island-text-face-loss = Also lost
spirit_island-text-face-level = Level { $level }
spirit_island-text-face-terror_1 = Terror level I
spirit_island-text-face-terror_2 = Terror level II
spirit_island-text-face-terror_3 = Terror level III
spirit_island-text-face-range = range { $range }
spirit_island-text-face-range_from = range { $range } from { $source_name }
spirit_island-text-face-from-sacred_site = a sacred site
spirit_island-text-face-from-wetland = presence in a wetland
spirit_island-text-face-from-jungle = presence in a jungle
