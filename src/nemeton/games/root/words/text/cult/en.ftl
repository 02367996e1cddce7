# The Lizard Cult where there are only letters.

root-text-letter-cult = L
root-text-convert = Convert a warrior
root-text-sanctify = Sanctify a building
root-text-garden = Plant a garden
root-text-gather = Recruit
root-text-rite = Score by a rite
root-text-sacrifice = Sacrifice
root-text-piece_of = { $piece }: { $whom }
root-text-price-acolytes = { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
}{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
root-text-price-rite = the card, +{ $points }
root-text-price-sacrifice = a warrior for an acolyte
root-text-outlook-revenge = { $whom }: warriors who fall become acolytes
