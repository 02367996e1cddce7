# Предводитель полчищ, коротко.

root-text-letter-hundreds = П
root-text-lead = Предводитель идёт { root-from }
root-text-with = { $count ->
    [0] один
   *[other] и с ним { root-warriors }
}
root-text-build_stronghold = Построить форт
root-text-incite = Провокация
root-text-face-mood = Состояние предводителя
root-text-face-ruled_out = недоступно с предметом: { $item }
