# «Коріння» там, де є лише літери. Літера на мапі — фракція.

root-text-letter-marquise = М
root-text-letter-eyrie = Д
root-text-letter-alliance = С
root-text-letter-vagabond = В
root-text-letter-vagabond_2 = в

root-text-reached = очки { $points }/{ $goal }, карти { $hand }, воїни в запасі { $left }
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
root-text-stands_in = { $stand_in } замість: { $item }

# Дієслова
root-text-battle = Битва
root-text-move = Переміщення { root-from }
root-text-march = Марш
root-text-recruit = Вербування
root-text-build = Збудувати { root-that }
root-text-build_roost = Збудувати гніздо
root-text-overwork = Понаднормова праця
root-text-bird = Ще одна дія
root-text-craft = Змайструвати
root-text-revolt = Повстання
root-text-spread = Підтримка
root-text-organize = Згуртування
root-text-mobilize = Мобілізація
root-text-train = Вишкіл офіцера
root-text-walk = Переміщення
root-text-strike = Постріл
root-text-explore = Дослідити руїну
root-text-repair = Лагодження
root-text-aid = Допомога
root-text-quest = Завдання
root-text-improvise = Завдання із заміною
root-text-steal = Украсти карту
root-text-labor = Узяти зі скиду
root-text-hideout = Сховок
root-text-instigate = Підбурювання
root-text-scorch = Випалити галявину
root-text-glide = Переліт
root-text-take = Узяти { root-it }

# Чого коштує дієслово і що дає
root-text-price-march = до двох переміщень
root-text-price-recruit = раз за хід, воїнів: до { $count }
root-text-price-build = деревина: { $wood }, очки +{ $points }
root-text-price-overwork = карта за деревину
root-text-price-bird = пташина карта
root-text-price-train = карта
root-text-price-take = карта
root-text-price-craft = { $suits }{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
root-text-price-supporters = { $count ->
    [one] { $count } прибічник
    [few] { $count } прибічники
   *[many] { $count } прибічників
}{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
root-text-price-organize = воїн, очки +{ $points }
root-text-price-item = { $item }{ $count ->
    [1] {""}
   *[other] { " " }× { $count }
}{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
root-text-price-aid = карта й предмет
root-text-price-items = { $items }
root-text-price-hideout = смолоскип; день закінчиться

# У що може обійтися битва
root-text-outlook-battle = { $whom } проти: { $by }, { $where }
root-text-outlook-you_lose = Ваші втрати
root-text-outlook-loses = Втрати: { $whom }
root-text-outlook-may_be_foiled = { $whom } може зірвати її своєю засідкою.
root-text-outlook-ambush_barred = Засідки не буде: «{ root-card-scouting_party }».
root-text-outlook-ambush = Можлива засідка: { $chance } %, якщо невидимі карти можуть бути будь-де. Спершу шкода { $hits }{ $beaten ->
    [0] .
   *[other] , і нападати буде нікому.
}
root-text-outlook-ambush_sure = { $whom }: на руці є засідка для цієї галявини. Спершу шкода { $hits }{ $beaten ->
    [0] .
   *[other] , і нападати буде нікому.
}
root-text-outlook-high_die = Більший кубик бере { $whom }.
root-text-outlook-most = { $whom }: шкода від кубика не більша за { $count }.
root-text-outlook-extra = { $whom }: завжди додаткова шкода { $count }.
root-text-outlook-defenseless = { $whom }: нікому оборонятися, додаткова шкода 1.
root-text-outlook-allies = За нападника можуть битися союзні воїни: { $whom }, { $count }.
root-text-outlook-arbiter = { $whom } може найняти Суддю: шкода від кубика до { $count } більша.
root-text-outlook-adds = { $whom } може застосувати «{ $effect }»: додаткова шкода { $count }{ $times ->
    [1] .
   *[other] , до { $times } разів.
}
root-text-outlook-ignores = { $whom } може застосувати «{ $effect }» і не зазнати шкоди від кубика.
root-text-outlook-pieces = Після воїнів ({ $whom }): { $pieces }. Щось упаде: { $chance } %, по очку за кожне.

root-text-explained = { $option }. { $text }
root-text-undone = { $option } ({ $undone })
root-text-undone-actions = лишилося дій: { $count }
root-text-undone-operations = лишилося офіцерів: { $count }
root-text-undone-items = невикористаних предметів: { $count }

root-text-guide =
    Хто перший здобуває тридцять очок, той одразу перемагає. Усі здобувають по очку за кожну прибрану будівлю чи жетон суперника й очки за змайстровані предмети; усе інше кожна фракція робить по-своєму.
    Хід — це ранок, день і вечір. Ви правите галявиною, де воїнів і будівель у вас більше, ніж у будь-кого іншого. Щоб перемістити воїнів, треба правити галявиною, звідки вони йдуть, або тією, куди приходять.
    У битві нападник завдає шкоди за більшим кубиком, оборонець — за меншим, але не більше, ніж у кожного там воїнів; Союз в обороні бере більший. До кидка оборонець може влаштувати засідку.
    Маркіза будує за деревину, Династія виконує указ, Союз збирає прибічників і повстає, Волоцюга перевертає предмети заради дій.
    На мапі: ▣ будівля, □ вільне місце, ▒ руїна; літери з числами — воїни, * позначає правителя, @ — фішка, × — битва; → показує, куди ведуть стежки; ◄ — чий хід.

root-text-face-cost = ціна ремесла: { $suits }
root-text-face-quest = Завдання
root-text-face-quest_text = На галявині цієї масті Волоцюга перевертає обидва предмети й або бере дві карти, або здобуває по очку за кожне виконане завдання цієї масті, зокрема це.
root-text-face-leader = Лідер Династії
root-text-face-viziers = міністри: { $columns }
root-text-face-character = Персонаж Волоцюги
root-text-face-faction = Фракція
root-text-face-brought = Частина фракції
