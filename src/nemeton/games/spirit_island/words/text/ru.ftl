# Остров духов там, где есть только буквы. Две буквы на острове — дух.

spirit_island-text-letters-lightnings_swift_strike = Мо
spirit_island-text-letters-river_surges_in_sunlight = Ре
spirit_island-text-letters-shadows_flicker_like_flame = Те
spirit_island-text-letters-vital_strength_of_the_earth = Зм
spirit_island-text-letters-a_spread_of_rampant_green = Зл
spirit_island-text-letters-thunderspeaker = Гл
spirit_island-text-letters-oceans_hungry_grasp = Ок
spirit_island-text-letters-bringer_of_dreams_and_nightmares = Вл

spirit_island-text-push = вытолкнуть: { $piece }
spirit_island-text-gather = привлечь: { $piece }
spirit_island-text-presence = Присутствие{ $number ->
    [1] {""}
   *[other] { " " }(значок роста { $number })
}
spirit_island-text-any = Стихия на этот ход
spirit_island-text-wither = Уничтожить присутствие
spirit_island-text-dahan_push = Вытолкнуть дахана из
spirit_island-text-dahan_gather = Привлечь дахана в
spirit_island-text-price-range = дальность { $range }
spirit_island-text-price-energy = энергия { $count }
spirit_island-text-ahead-land = { $land }, { $terrain }
spirit_island-text-ahead-piece = { $piece }: { $count }
spirit_island-text-ahead-empty = Здесь никого.
spirit_island-text-ahead-defend = Защита { $count } на этом ходу.
spirit_island-text-ahead-ravage = Разорение: урон { $damage }{ $blight ->
    [0] , скверны не будет
   *[other] , будет скверна
}{ $count ->
    [0] {""}
   *[other] ; погибнет даханов: { $count }
}{ $strike ->
    [0] .
   *[other] ; ответный урон даханов: { $strike }.
}
spirit_island-text-ahead-build = Строительство: { $piece }.
spirit_island-text-ahead-explore = Разведка: придёт разведчик.
spirit_island-text-ahead-no_ravage = Разорения здесь не будет.
spirit_island-text-ahead-no_build = Строительства здесь не будет.
spirit_island-text-ahead-no_explore = Разведки здесь не будет.
spirit_island-text-ahead-at = { $land }. { $text }
spirit_island-text-ahead-invaders = { $phase_id ->
    [fast] Что сделают захватчики
   *[other] Что захватчики сделают на следующем ходу
}
spirit_island-text-explained = { $option }. { $text }

spirit_island-text-guide =
    Духи побеждают или проигрывают вместе. Победа — когда остров свободен от захватчиков настолько, насколько требует степень ужаса: на степени I от всех, на степени II от поселений и городов, на степени III от городов; или сразу, когда колода страха пуста.
    Поражение — когда на уже перевёрнутой карте не осталось скверны, когда у кого-то из духов не осталось присутствия или когда захватчикам нужна карта, а их колода пуста.
    Ход: духи растут, получают энергию и разыгрывают карты; быстрые способности; захватчики разоряют, строят и ведут разведку; медленные способности; течение времени. Где прошла разведка, там на следующем ходу строят, а ещё через ход разоряют.
    Разведчик наносит 1 урон и имеет стойкость 1, поселение — 2, город — 3, дахан — 2. Два урона региону — это скверна. Скверна на скверне распространяется и уничтожает присутствие.
    На острове: ~ — побережье, буквы с числами — присутствие, * — святилище; → показывает, что сделают захватчики; ◄ — кто ещё не закончил.

spirit_island-text-face-minor = Малая способность
spirit_island-text-face-major = Великая способность
spirit_island-text-face-unique = Уникальная способность
spirit_island-text-face-unique_of = Уникальная способность ({ $name })
spirit_island-text-face-innate = Природная способность
spirit_island-text-face-innate_of = Природная способность ({ $name })
spirit_island-text-face-spirit = Дух
spirit_island-text-face-spirit_of = Дух, сложность { $complexity }
spirit_island-text-face-fear_card = Карта страха
spirit_island-text-face-blight_card = Осквернённый остров
spirit_island-text-face-adversary = Противник
spirit_island-text-face-scenario = Сценарий
spirit_island-text-face-escalation = Эскалация
spirit_island-text-face-loss = Ещё одно поражение
spirit_island-text-face-level = Уровень { $level }
spirit_island-text-face-terror_1 = Степень ужаса I
spirit_island-text-face-terror_2 = Степень ужаса II
spirit_island-text-face-terror_3 = Степень ужаса III
spirit_island-text-face-range = дальность { $range }
spirit_island-text-face-range_from = дальность { $range } от { $source_name }
spirit_island-text-face-from-sacred_site = святилища
spirit_island-text-face-from-wetland = присутствия в болоте
spirit_island-text-face-from-jungle = присутствия в джунглях
