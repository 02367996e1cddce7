# Культ пресмыкающихся там, где есть только буквы.

root-text-letter-cult = К
root-text-convert = Обратить
root-text-sanctify = Освятить
root-text-garden = Посадить сад
root-text-gather = Обряд вербовки
root-text-rite = Обряд ради очков
root-text-sacrifice = Жертвоприношение
root-text-piece_of = { $piece }: { $whom }
root-text-price-acolytes = { $count ->
    [one] { $count } приспешник
    [few] { $count } приспешника
   *[many] { $count } приспешников
}{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
root-text-price-rite = карта, очки +{ $points }
root-text-price-sacrifice = воин за приспешника
root-text-outlook-revenge = { $whom }: павшие воины станут приспешниками
