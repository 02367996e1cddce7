# Ватажок полчищ, коротко.

root-text-letter-hundreds = П
root-text-lead = Ватажок іде { root-from }
root-text-with = { $count ->
    [0] сам
   *[other] і з ним { root-warriors }
}
root-text-build_stronghold = Збудувати форт
root-text-incite = Провокація
root-text-face-mood = Стан ватажка
root-text-face-ruled_out = недоступний із предметом: { $item }
