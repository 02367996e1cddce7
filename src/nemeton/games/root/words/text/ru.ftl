# Корни там, где есть только буквы. Буква на карте — фракция.

root-text-letter-marquise = М
root-text-letter-eyrie = Д
root-text-letter-alliance = С
root-text-letter-vagabond = Б
root-text-letter-vagabond_2 = б

root-text-reached = очки { $points }/{ $goal }, карты { $hand }, воины в запасе { $left }
root-text-way = { $origin } → { $to }
root-text-count = { $count }
root-text-card = «{ $card }»
root-text-where = { $where }
root-text-to = { root-to }
root-text-whom = { $whom }
root-text-item = { $item }
root-text-foe = { $where }: { $whom }
root-text-against = { $attacker } → { $defender }
root-text-quest_name = «{ $quest }»
root-text-stands_in = { $stand_in } вместо: { $item }

# Глаголы
root-text-battle = Сражение
root-text-move = Перемещение { root-from }
root-text-march = Марш
root-text-recruit = Вербовка
root-text-build = Построить { root-that }
root-text-build_roost = Построить гнездо
root-text-overwork = Сверхурочные
root-text-bird = Ещё одно действие
root-text-craft = Смастерить
root-text-revolt = Восстание
root-text-spread = Поддержка
root-text-organize = Выступление
root-text-mobilize = Мобилизация
root-text-train = Тренировка офицера
root-text-walk = Перемещение
root-text-strike = Выстрел
root-text-explore = Исследовать руину
root-text-repair = Починка
root-text-aid = Помощь
root-text-quest = Задание
root-text-improvise = Задание с заменой
root-text-steal = Украсть карту
root-text-labor = Взять из сброса
root-text-hideout = Убежище
root-text-instigate = Подстрекательство
root-text-scorch = Выжечь поляну
root-text-glide = Перелёт
root-text-take = Взять { root-it }

# Чего стоит глагол и что даёт
root-text-price-march = до двух перемещений
root-text-price-recruit = раз за ход, воинов: до { $count }
root-text-price-build = дерево: { $wood }, очки +{ $points }
root-text-price-overwork = карта за дерево
root-text-price-bird = птичья карта
root-text-price-train = карта
root-text-price-take = карта
root-text-price-craft = { $suits }{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
root-text-price-supporters = { $count ->
    [one] { $count } сторонник
    [few] { $count } сторонника
   *[many] { $count } сторонников
}{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
root-text-price-organize = воин, очки +{ $points }
root-text-price-item = { $item }{ $count ->
    [1] {""}
   *[other] { " " }× { $count }
}{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
root-text-price-aid = карта и предмет
root-text-price-items = { $items }
root-text-price-hideout = факел; день закончится

# Во что может обойтись сражение
root-text-outlook-battle = { $whom } против: { $by }, { $where }
root-text-outlook-you_lose = Ваши потери
root-text-outlook-loses = Потери: { $whom }
root-text-outlook-may_be_foiled = { $whom } может сорвать её своей засадой.
root-text-outlook-ambush_barred = Засады не будет: «{ root-card-scouting_party }».
root-text-outlook-ambush = Возможна засада: { $chance } %, если невидимые карты могут быть где угодно. Сначала урон { $hits }{ $beaten ->
    [0] .
   *[other] , и нападать будет некому.
}
root-text-outlook-ambush_sure = { $whom }: на руке есть засада для этой поляны. Сначала урон { $hits }{ $beaten ->
    [0] .
   *[other] , и нападать будет некому.
}
root-text-outlook-high_die = Больший кубик берёт { $whom }.
root-text-outlook-most = { $whom }: урон от кубика не больше { $count }.
root-text-outlook-extra = { $whom }: всегда дополнительный урон { $count }.
root-text-outlook-defenseless = { $whom }: некому защищаться, дополнительный урон 1.
root-text-outlook-allies = За нападающего могут сразиться союзные воины: { $whom }, { $count }.
root-text-outlook-arbiter = { $whom } может нанять Судью: урон от кубика до { $count } больше.
root-text-outlook-adds = { $whom } может применить «{ $effect }»: дополнительный урон { $count }{ $times ->
    [1] .
   *[other] , до { $times } раз.
}
root-text-outlook-ignores = { $whom } может применить «{ $effect }» и не получить урона от кубика.
root-text-outlook-pieces = После воинов ({ $whom }): { $pieces }. Что-то падёт: { $chance } %, по очку за каждое.

root-text-explained = { $option }. { $text }
root-text-undone = { $option } ({ $undone })
root-text-undone-actions = осталось действий: { $count }
root-text-undone-operations = осталось офицеров: { $count }
root-text-undone-items = неиспользованных предметов: { $count }

root-text-guide =
    Кто первым набирает тридцать очков, тот сразу побеждает. Все получают по очку за каждое убранное здание или жетон противника и очки за смастерённые предметы; всё остальное каждая фракция делает по-своему.
    Ход — это утро, день и вечер. Вы правите поляной, где воинов и зданий у вас больше, чем у любого другого. Чтобы переместить воинов, нужно править поляной, откуда они уходят, или той, куда приходят.
    В сражении нападающий наносит урон по большему кубику, защищающийся — по меньшему, но не больше, чем у каждого там воинов; Союз в защите берёт больший. До броска защищающийся может устроить засаду.
    Маркиса строит за дерево, Династия исполняет устав, Союз собирает сторонников и восстаёт, Бродяга переворачивает предметы ради действий.
    На карте: ▣ здание, □ свободная ячейка, ▒ руина; буквы с числами — воины, * отмечает правителя, @ — фишка, × — сражение; → показывает, куда ведут тропы; ◄ — чей ход.

root-text-face-cost = орудия: { $suits }
root-text-face-quest = Задание
root-text-face-quest_text = На поляне этой масти Бродяга переворачивает оба предмета и либо берёт две карты, либо получает по очку за каждое выполненное задание этой масти, включая это.
root-text-face-leader = Лидер Династии
root-text-face-viziers = министры: { $columns }
root-text-face-character = Персонаж Бродяги
root-text-face-faction = Фракция
root-text-face-brought = Часть фракции
