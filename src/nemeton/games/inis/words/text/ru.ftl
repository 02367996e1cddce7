# Иниш, где есть только буквы. Короткое название — не больше одиннадцати букв, чтобы территории не слипались.

inis-text-letter-boar = В
inis-text-letter-salmon = Л
inis-text-letter-stag = О
inis-text-letter-crane = Ж

inis-text-short-cove = Бухта
inis-text-short-forest = Лес
inis-text-short-gates_of_tir_na_nog = Врата
inis-text-short-highlands = Плоскогорье
inis-text-short-hills = Холмы
inis-text-short-iron_mine = Железо
inis-text-short-lost_vale = Лощина
inis-text-short-meadows = Поляна
inis-text-short-misty_lands = Туман
inis-text-short-moor = Пустошь
inis-text-short-mountains = Горы
inis-text-short-plains = Равнины
inis-text-short-salt_mine = Соль
inis-text-short-stone_circle = Круг
inis-text-short-swamp = Болото
inis-text-short-valley = Долина

inis-text-reached = { $met } из 3: территории { $lands }/{ $goal }, чужие кланы { $led }/{ $goal }, святилища { $holy }/{ $goal }, подвиги { $deeds }
inis-text-holds = карты: действий { $actions }, преимуществ { $advantages }, эпосов { $tales }; кланов в запасе { $reserve }
inis-text-advantages = (преимущества: { $places })
inis-text-attack = Нападение
inis-text-withdraw = Отступление
inis-text-from = { inis-from }
inis-text-at = { inis-at }
inis-text-spot = рядом: { $places }
inis-text-brief-count = { $count }
inis-text-brief-where = → { $where }
inis-text-brief-whom = { $whom }
inis-text-ahead-after = После этого
inis-text-ahead-territory = { $where }
inis-text-ahead-in_clash = Сражение { inis-at }
inis-text-ahead-clans = { $seat } { $count }
inis-text-ahead-empty = { $where }: никого.
inis-text-ahead-led_by = { $where }: { $told }. Вождь — { $whom }{ $fresh ->
    [0] .
   *[other] { " " }(новый).
}
inis-text-ahead-led_by_nobody = { $where }: { $told }. Вождя { $fresh ->
    [0] нет.
   *[other] больше нет.
}
inis-text-ahead-buildings = Цитадели: { $citadels }, святилища: { $sanctuaries }.
inis-text-ahead-led = Чужих кланов под вашей властью: { $before } → { $then }.
inis-text-ahead-holy = Ваши святилища: { $before } → { $then }.
inis-text-ahead-lands = Ваши территории: { $before } → { $then }.
inis-text-ahead-clash = Там есть другие: может начаться сражение.
inis-text-ahead-defender = { $whom }: незащищённые кланы { $count }, в цитаделях { $rest }, карты действий { $actions }.
inis-text-ahead-gives_either = { $whom } отдаёт карту действия или незащищённый клан.
inis-text-ahead-gives_clan = { $whom } без карт действий и теряет клан.
inis-text-ahead-last_exposed = Это последний незащищённый клан ({ $whom }).
inis-text-ahead-cards = Ваши карты действий: { $before } → { $then }. Кланы остаются.
inis-text-ahead-peace = Сражение закончится, только если согласятся все.
inis-text-ahead-sheltered = Ваши кланы: в цитаделях { $count }, незащищённые { $rest }.
inis-text-play = { $option }. { $text }

inis-text-guide =
    На каждом собрании королём становится претендент, выполнивший больше всего условий победы; при ничьей побеждает бренн. Условия: присутствовать на шести территориях; быть вождём над шестью чужими кланами; присутствовать там, где стоят шесть святилищ. Подвиг заменяет одну недостающую единицу.
    Вождь — тот, у кого на территории больше всех кланов. Вождь столицы становится бренном, а каждый вождь получает карту преимущества своей территории.
    На собрании вы выбираете карты действий. В сезоне ход — это карта сезона, пас или жетон претендента, который можно взять, выполнив условие победы. Когда подряд спасуют все, сезон заканчивается.
    Карты трискеля — не ход: ими отвечают на событие, и спрашивают каждого, у кого такая карта могла бы быть.
    Передвижение кланов туда, где есть чужие, начинает сражение; добавление — нет. Перед каждым манёвром все могут согласиться на мир. Иначе вы нападаете, отступаете на соседнюю территорию, где вы вождь, или играете карту эпоса.
    На острове: буквы с числами — кланы, ★ — столица, ▲ — цитадели, ♦ — святилища, ☼ — праздник, ×…× — сражение; ◄ — чей ход.

inis-text-face-season = Сезон
inis-text-face-triskel = Трискель
inis-text-face-build = строить
inis-text-face-move = двигать
inis-text-face-place = выставлять
inis-text-face-clash = сражение
inis-text-face-four = только вчетвером
inis-text-face-territory = Территория
