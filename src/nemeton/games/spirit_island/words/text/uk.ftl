# «Острів духів» там, де є лише літери. Дві літери на острові — дух.

spirit_island-text-letters-lightnings_swift_strike = Бл
spirit_island-text-letters-river_surges_in_sunlight = Рі
spirit_island-text-letters-shadows_flicker_like_flame = Ті
spirit_island-text-letters-vital_strength_of_the_earth = Зм
spirit_island-text-letters-a_spread_of_rampant_green = Зл
spirit_island-text-letters-thunderspeaker = Ре
spirit_island-text-letters-oceans_hungry_grasp = Ок
spirit_island-text-letters-bringer_of_dreams_and_nightmares = Во

spirit_island-text-push = виштовхати: { $piece }
spirit_island-text-gather = зібрати: { $piece }
spirit_island-text-presence = Присутність{ $number ->
    [1] {""}
   *[other] { " " }(значок зростання { $number })
}
spirit_island-text-any = Стихія на цей хід
spirit_island-text-wither = Знищити присутність
spirit_island-text-dahan_push = Виштовхати дахана з
spirit_island-text-dahan_gather = Зібрати дахана в
spirit_island-text-price-range = відстань { $range }
spirit_island-text-price-energy = енергія { $count }
spirit_island-text-ahead-land = { $land }, { $terrain }
spirit_island-text-ahead-piece = { $piece }: { $count }
spirit_island-text-ahead-empty = Тут нікого.
spirit_island-text-ahead-defend = Захист { $count } цього ходу.
spirit_island-text-ahead-ravage = Спустошення: шкода { $damage }{ $blight ->
    [0] , скверни не буде
   *[other] , буде скверна
}{ $count ->
    [0] {""}
   *[other] ; загине даханів: { $count }
}{ $strike ->
    [0] .
   *[other] ; шкода у відповідь від даханів: { $strike }.
}
spirit_island-text-ahead-build = Будівництво: { $piece }.
spirit_island-text-ahead-explore = Розвідка: прийде розвідник.
spirit_island-text-ahead-no_ravage = Спустошення тут не буде.
spirit_island-text-ahead-no_build = Будівництва тут не буде.
spirit_island-text-ahead-no_explore = Розвідки тут не буде.
spirit_island-text-ahead-at = { $land }. { $text }
spirit_island-text-ahead-invaders = { $phase_id ->
    [fast] Що зроблять загарбники
   *[other] Що загарбники зроблять наступного ходу
}
spirit_island-text-explained = { $option }. { $text }

spirit_island-text-guide =
    Духи перемагають або програють разом. Перемога — коли острів вільний від загарбників настільки, наскільки вимагає ступінь жаху: на ступені I від усіх, на ступені II від поселень і міст, на ступені III від міст; або одразу, коли колода страху порожня.
    Поразка — коли на вже перевернутій карті не лишилося скверни, коли в когось із духів не лишилося присутності або коли загарбникам потрібна карта, а їхня колода порожня.
    Хід: духи зростають, отримують енергію та грають карти; швидкі сили; загарбники спустошують, будують і ведуть розвідку; повільні сили; плин часу. Де пройшла розвідка, там наступного ходу будують, а ще через хід спустошують.
    Розвідник завдає 1 шкоди й має стійкість 1, поселення — 2, місто — 3, дахан — 2. Регіон, який зазнав 2 шкоди чи більше, отримує скверну. Кожна нова скверна знищує там по одній присутності кожного духа, а якщо скверна вже була, поширюється.
    На острові: ~ — узбережжя, літери з числами — присутність, * — святилище; → показує, що зроблять загарбники; ◄ — хто ще не закінчив.

spirit_island-text-face-minor = Мала сила
spirit_island-text-face-major = Велика сила
spirit_island-text-face-unique = Унікальна сила
spirit_island-text-face-unique_of = Унікальна сила ({ $name })
spirit_island-text-face-innate = Природна сила
spirit_island-text-face-innate_of = Природна сила ({ $name })
spirit_island-text-face-spirit = Дух
spirit_island-text-face-spirit_of = Дух, складність { $complexity }
spirit_island-text-face-fear_card = Карта страху
spirit_island-text-face-blight_card = Осквернений острів
spirit_island-text-face-adversary = Супротивник
spirit_island-text-face-scenario = Сценарій
spirit_island-text-face-escalation = Ескалація
spirit_island-text-face-loss = Ще одна поразка
spirit_island-text-face-level = Рівень { $level }
spirit_island-text-face-terror_1 = Ступінь жаху I
spirit_island-text-face-terror_2 = Ступінь жаху II
spirit_island-text-face-terror_3 = Ступінь жаху III
spirit_island-text-face-range = відстань { $range }
spirit_island-text-face-range_from = відстань { $range } від { $source_name }
spirit_island-text-face-from-sacred_site = святилища
spirit_island-text-face-from-wetland = присутності в болоті
spirit_island-text-face-from-jungle = присутності в джунглях
