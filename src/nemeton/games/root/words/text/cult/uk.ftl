# Культ плазунів там, де є лише літери.

root-text-letter-cult = К
root-text-convert = Навернути
root-text-sanctify = Освятити
root-text-garden = Посадити сад
root-text-gather = Обряд вербування
root-text-rite = Обряд заради очок
root-text-sacrifice = Жертвопринесення
root-text-piece_of = { $piece }: { $whom }
root-text-price-acolytes = { $count ->
    [one] { $count } прислужник
    [few] { $count } прислужники
   *[many] { $count } прислужників
}{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
root-text-price-rite = карта, очки +{ $points }
root-text-price-sacrifice = воїн за прислужника
root-text-outlook-revenge = { $whom }: полеглі воїни стануть прислужниками
