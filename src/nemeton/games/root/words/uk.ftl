# Усе, що каже «Коріння», українською. Повідомлення, значення й атрибути ті самі, що в en.ftl; це перевіряє тест.
#
# $seat, $whom, $attacker, $defender і $by — фракції або імена гравців: завжди в називному відмінку й будь-якого роду, тому дієслова
# стоять у теперішньому часі. Місця — у трьох відмінках: root-at, root-to, root-from. Карта стоїть у лапках, тоді її не відмінюють.

# Гра

root-name = Коріння
    .line = Коти, птахи, повстанці й самотній мандрівець змагаються за ліс, кожен за своїми правилами. Хто перший здобуде тридцять очок, тому він і дістанеться.

root-seat-marquise = Маркіза
root-seat-eyrie = Династія
root-seat-alliance = Союз
root-seat-vagabond = Волоцюга
root-seat-vagabond_2 = 2-й Волоцюга
root-seat-number = Місце { $number }
root-seat-nobody = ніхто

root-faction-marquise = Маркіза де Коте
    .text = Коти тримають ліс і будують. Кожна будівля дає більше очок, ніж попередня того самого виду, але деревина має дістатися до місця галявинами, якими править Маркіза.
root-faction-eyrie = Крилата династія
    .text = Птахи щовечора здобувають очки за гнізда. Щоранку вони обіцяють в указі дедалі більше, а невиконана обіцянка — це безлад.
root-faction-alliance = Лісовий союз
    .text = Повстанці витрачають прибічників, щоб здобути підтримку на галявинах, а за неї — очки. Потім здіймають повстання: воно очищає галявину, і на ній постає база, де вишколюють офіцерів.
root-faction-vagabond = Волоцюга
    .text = Одна фішка з наплічником предметів. Очки дають допомога іншим, завдання, руїни та битви з тими, хто став ворогом.
root-faction-vagabond_2 = Другий Волоцюга
    .text = Ще одна фішка з торбою предметів. Під кожною руїною тоді два предмети; обидва Волоцюги ділять завдання, не допомагають один одному й не бувають ні друзями, ні ворогами.

# Масті, предмети, фігури

root-suit-fox = лисиці
root-suit-rabbit = зайці
root-suit-mouse = миші
root-suit-bird = птахи
root-suit-any = будь-яка масть

root-item-boot = чоботи
root-item-bag = торба
root-item-crossbow = арбалет
root-item-hammer = молот
root-item-sword = меч
root-item-tea = чай
root-item-coins = монети
root-item-torch = смолоскип
root-lying-ready = { $item }
root-lying-exhausted = { $item } (долілиць)
root-lying-damaged = { $item } (пошкоджено)
root-lying-worn = { $item } (пошкоджено, долілиць)

root-piece-warrior = воїн
root-piece-keep = цитадель
root-piece-wood = деревина
root-piece-sawmill = лісопилка
root-piece-workshop = майстерня
root-piece-recruiter = казарма
root-piece-roost = гніздо
root-piece-sympathy = підтримка
root-piece-base_fox = лисяча база
root-piece-base_rabbit = заяча база
root-piece-base_mouse = мишача база

root-column-recruit = Вербування
root-column-move = Переміщення
root-column-battle = Битва
root-column-build = Будівництво

root-relation-hostile = вороги
root-relation-indifferent = байдужість
root-relation-noticed = перший крок до союзу
root-relation-friendly = другий крок до союзу
root-relation-allied = союзники

root-ability-swift_strike = Швидкий удар

# Місця

root-clearing = галявина { $number }
root-forest-any = ліс
root-forest-f1 = ліс А
root-forest-f2 = ліс Б
root-forest-f3 = ліс В
root-forest-f4 = ліс Г
root-forest-f5 = ліс Д
root-forest-f6 = ліс Е
root-forest-f7 = ліс Ж
root-forest-f8 = ліс И
root-forest-f9 = ліс К
root-forest-f10 = ліс Л

# Частини речень

root-at = { $where_id ->
    [burrow] у норі
    [f1] у лісі А
    [f2] у лісі Б
    [f3] у лісі В
    [f4] у лісі Г
    [f5] у лісі Д
    [f6] у лісі Е
    [f7] у лісі Ж
    [f8] у лісі И
    [f9] у лісі К
    [f10] у лісі Л
   *[other] на галявині { $where_id }
}
root-to = { $to_id ->
    [burrow] до нори
    [f1] до лісу А
    [f2] до лісу Б
    [f3] до лісу В
    [f4] до лісу Г
    [f5] до лісу Д
    [f6] до лісу Е
    [f7] до лісу Ж
    [f8] до лісу И
    [f9] до лісу К
    [f10] до лісу Л
   *[other] на галявину { $to_id }
}
root-from = { $origin_id ->
    [burrow] з нори
    [0] з лісу
    [f1] з лісу А
    [f2] з лісу Б
    [f3] з лісу В
    [f4] з лісу Г
    [f5] з лісу Д
    [f6] з лісу Е
    [f7] з лісу Ж
    [f8] з лісу И
    [f9] з лісу К
    [f10] з лісу Л
   *[other] з галявини { $origin_id }
}
root-warriors = { $count ->
    [one] { $count } воїн
    [few] { $count } воїни
   *[many] { $count } воїнів
}
root-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
root-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
root-listed = «{ $card }»
root-it = карту «{ $card }»
root-that = { $piece_id ->
    [citadel] фортецю
    [warrior] воїна
    [warlord] ватажка
    [wood] деревину
    [sympathy] жетон підтримки
    [sawmill] лісопилку
    [workshop] майстерню
    [recruiter] казарму
    [base_fox] лисячу базу
    [base_rabbit] заячу базу
    [base_mouse] мишачу базу
    [plot] інтригу
    [bomb] бомбу
    [snare] пастку
   *[other] { $piece }
}
root-both = { $one } + { $other }
root-times = { $one } ×{ $count }

# Карти спільної колоди

root-kind-ambush = Засідка
root-kind-dominance = Панування
root-kind-item = Предмет
root-kind-persistent = Тривала властивість
root-kind-immediate = Миттєва властивість

root-card-vizier = Відданий міністр
    .text = Пташина карта указу, яка ніколи не полишає Династію.
root-card-ambush_bird = Пташина засідка
root-card-ambush_fox = Лисяча засідка
root-card-ambush_rabbit = Заяча засідка
root-card-ambush_mouse = Мишача засідка
root-card-dominance_bird = Пташине панування
root-card-dominance_fox = Лисяче панування
root-card-dominance_rabbit = Заяче панування
root-card-dominance_mouse = Мишаче панування
root-card-birdy_bindle = Пташиний клунок
root-card-woodland_runners = Лісові гінці
root-card-arms_trader = Торговець зброєю
root-card-crossbow_bird = Арбалет (птахи)
root-card-gently_used_knapsack = Ледь поношений наплічник
root-card-root_tea_fox = Чай із коріння (лисиці)
root-card-travel_gear_fox = Похідне спорядження (лисиці)
root-card-protection_racket = Здирництво
root-card-foxfolk_steel = Лисяча криця
root-card-anvil = Ковадло
root-card-smugglers_trail = Стежка контрабандистів
root-card-root_tea_rabbit = Чай із коріння (зайці)
root-card-a_visit_to_friends = Гостина в друзів
root-card-bake_sale = Ярмарок випічки
root-card-mouse_in_a_sack = Миша в мішку
root-card-root_tea_mouse = Чай із коріння (миші)
root-card-travel_gear_mouse = Похідне спорядження (миші)
root-card-investments = Інвестиції
root-card-sword = Меч
root-card-crossbow_mouse = Арбалет (миші)
root-card-armorers = Зброярі
    .text = У битві за вашою участю після кидка: скиньте цю карту, і шкоди від кубиків вам не завдають. Додаткова шкода та шкода від засідки лишаються.
root-card-sappers = Сапери
    .text = Захищаючись, скиньте цю карту, щоб завдати 1 додаткової шкоди.
root-card-brutal_tactics = Люта тактика
    .text = Нападаючи, можете завдати 1 додаткової шкоди; тоді оборонець здобуває очко. Один раз за битву.
root-card-royal_claim = Королівські володіння
    .text = Уранці: скиньте цю карту й здобудьте по очку за кожну галявину, якою правите.
root-card-stand_and_deliver = Гаманець або життя
    .text = Раз за ранок: візьміть випадкову карту з руки суперника; він здобуває очко.
root-card-tax_collector = Збирач податків
    .text = Раз за день: приберіть із поля одного свого воїна й візьміть карту.
root-card-favor_of_the_foxes = Лисяча послуга
root-card-command_warren = Командна нора
    .text = На початку дня можете розпочати битву.
root-card-better_burrow_bank = Норний банк
    .text = На початку ранку можете взяти карту; тоді бере карту й суперник на ваш вибір.
root-card-cobbler = Швець
    .text = На початку вечора можете виконати одне переміщення.
root-card-favor_of_the_rabbits = Заяча послуга
root-card-scouting_party = Розвідники
    .text = Коли ви нападаєте, засідки на вас влаштувати не можна.
root-card-codebreakers = Дешифрувальники
    .text = Раз за день: подивіться карти на руці іншого гравця.
root-card-favor_of_the_mice = Мишача послуга

root-effect-ambush = Змайструвати не можна. Захищаючись { $suit_id ->
    [bird] на будь-якій галявині
    [fox] на лисячій галявині
    [rabbit] на заячій галявині
   *[mouse] на мишачій галявині
}, зіграйте її до кидка кубиків: нападник одразу зазнає 2 шкоди. Він може викрити засідку своєю, теж відповідною до галявини.
root-effect-dominance = Змайструвати не можна. Удень, якщо у вас є хоча б 10 очок, можете активувати її: очок ви більше не здобуваєте, зате перемагаєте, якщо на початку свого ранку правите { $suit_id ->
    [bird] двома протилежними кутами поля
    [fox] трьома лисячими галявинами
    [rabbit] трьома заячими галявинами
   *[mouse] трьома мишачими галявинами
}.
root-effect-item = Змайструйте її: ви отримаєте предмет із запасу ({ $item }), якщо він там є, і { root-points }.
root-effect-favor = Змайструйте її: усі фігури суперників одразу залишають усі { $suit_id ->
    [fox] лисячі
    [rabbit] заячі
   *[mouse] мишачі
} галявини. Ви здобуваєте по очку за кожну будівлю й кожен жетон.

root-topic-card = { $kind }. Масть: { $suit }. { $text } { $cost }
root-topic-cost = Ціна ремесла: { $suits }.
root-topic-quest = Завдання. Масть: { $suit }. Предмети: { $items }. На галявині цієї масті Волоцюга перевертає обидва предмети й або бере дві карти, або здобуває по очку за кожне виконане завдання цієї масті, зокрема це.
root-topic-leader = Лідер Династії. Міністри: { $columns }. { $text }
root-topic-character = Персонаж Волоцюги. Початкові предмети: { $items }. { $text }
root-topic-faction = Фракція. { $text }

# Завдання

root-quest-fundraising_fox = Збір коштів
root-quest-errand_fox = Доручення (лисиці)
root-quest-logistics_help_fox = Допомога з перевезенням (лисиці)
root-quest-repair_a_shed_fox = Лагодження сараю
root-quest-give_a_speech_fox = Виголосити промову (лисиці)
root-quest-guard_duty_rabbit = Варта (зайці)
root-quest-errand_rabbit = Доручення (зайці)
root-quest-give_a_speech_rabbit = Виголосити промову (зайці)
root-quest-fend_off_a_bear_rabbit = Відігнати ведмедя (зайці)
root-quest-expel_bandits_rabbit = Прогнати розбійників (зайці)
root-quest-expel_bandits_mouse = Прогнати розбійників (миші)
root-quest-guard_duty_mouse = Варта (миші)
root-quest-fend_off_a_bear_mouse = Відігнати ведмедя (миші)
root-quest-escort_mouse = Супровід
root-quest-logistics_help_mouse = Допомога з перевезенням (миші)

# Лідери й персонажі

root-leader-builder = Будівничий
    .text = За змайстровані предмети Династія здобуває стільки очок, скільки вказано на карті.
root-leader-charismatic = Обранець
    .text = Під час вербування ставлять двох воїнів замість одного, і в запасі має вистачити на обох.
root-leader-commander = Командир
    .text = Нападаючи, завдає 1 додаткової шкоди.
root-leader-despot = Тиран
    .text = На очко більше за битву, у якій прибрано будівлю чи жетон суперника.

root-character-thief = Злодій
    .text = За смолоскип: узяти випадкову карту в гравця, чиї фігури є на тій самій галявині.
root-character-tinker = Ремісник
    .text = За смолоскип: узяти зі скиду карту, відповідну до галявини.
root-character-ranger = Слідопит
    .text = За смолоскип: полагодити три предмети; після цього день закінчується.
root-character-vagrant = Бурлака
    .text = За смолоскип: розпочати на галявині битву між будь-якими двома гравцями й вибрати, що втрачають обоє.
root-character-arbiter = Суддя
    .text = Оборонець на тій самій галявині може найняти Суддю до кидка: Суддя здобуває очко, а його цілі мечі підвищують межу шкоди від кубика оборонця.
root-character-scoundrel = Палій
    .text = За смолоскип, який лишається на полі: усі фігури суперників залишають галявину, і більше туди нічого не поставити.
root-character-adventurer = Авантюрист
    .text = Раз за хід один предмет може замінити інший у завданні; потім він пошкоджений.
root-character-ronin = Ронін
    .text = У битві після кидка: перевернути меч, щоб завдати 1 додаткової шкоди.
root-character-harrier = Налітниця
    .text = За смолоскип: перелетіти на будь-яку галявину.

# Запитання

root-bank = { $seat }: «{ root-card-better_burrow_bank }». Узяти карту? Виберіть, хто візьме разом із вами.
root-offers = { $seat }: перед вашим ходом відкрито ринок. Купіть щось або продовжуйте.
root-warren = { $seat }: «{ root-card-command_warren }». Почати день із битви?
root-interlude = { $seat }: застосуйте змайстровану карту або продовжуйте.
root-craft = { $seat }: майструйте карти або продовжуйте.
root-ambush = { $seat }: { $attacker } нападає на вас { root-at }. Влаштувати засідку?
root-foil = { $seat }: { root-at } на вас чекає засідка. Викрити її своєю?
root-battle-effect = { $seat }: битва { root-at }. Застосувати карту чи здібність?
root-loss = { $seat }: що прибрати { root-at } (власник — { $whom })? Лишилося шкоди: { $left }.
root-order = { $seat }: кілька подій стаються водночас. Що спершу?
root-whose = { $seat }: фігури втрачають кілька гравців; кожен вибирає порядок своїх ефектів. Чий ефект наступний?
root-move = { $seat }: перемістіть воїнів. Лишилося переміщень: { $left }.
root-discard = { $seat }: скиньте { root-cards }; на руці лишається п’ять.
    .pick = Скинути { $picked ->
        [1] цю карту
        [one] { $picked } карту
        [few] { $picked } карти
       *[other] { $picked } карт
    }
root-outrage = { $seat }: заворушення { root-at }. Віддайте Союзу карту ({ $suit_id ->
    [any] будь-якої масті
   *[other] масть: { $suit } або птахи
}) чи покажіть руку, якщо такої немає.
root-arbiter = { $seat }: { root-at } стоїть Суддя. Найняти? Межа шкоди вашого кубика зросте на { $count }, а Суддя здобуде очко.

root-marquise-keep = { $seat }: виберіть кут для цитаделі.
root-marquise-first = { $seat }: поставте { root-that } на галявину з цитаделлю або на сусідню.
root-marquise-wood = { $seat }: деревини бракує. Яка лісопилка її отримає?
root-marquise-action = { $seat }: виберіть дію. Лишилося дій: { $left }.
root-marquise-recruit = { $seat }: воїнів бракує. Яка казарма отримає воїна?
root-marquise-pay = { $seat }: де взяти деревину? Лишилося заплатити: { $left }.
root-marquise-hospital = { $seat }: { root-at } { $count ->
    [one] поліг { $count } воїн
    [few] полягли { $count } воїни
   *[many] полягли { $count } воїнів
}. Витратити відповідну карту й доправити полеглих до цитаделі?

root-eyrie-home = { $seat }: виберіть кут для першого гнізда.
root-eyrie-leader = { $seat }: виберіть лідера.
root-eyrie-add = { $seat }: { $first ->
    [1] додайте карту до указу.
   *[other] додайте до указу другу карту або обмежтеся однією.
}
root-eyrie-new_roost = { $seat }: гнізд не лишилося. Де постане нове?
root-eyrie-recruit = { $seat }: указ, «{ root-column-recruit }». Виберіть карту й гніздо. Лишилося карт у стовпчику: { $left }.
root-eyrie-move = { $seat }: указ, «{ root-column-move }». Виберіть карту й переміщення. Лишилося карт у стовпчику: { $left }.
root-eyrie-battle = { $seat }: указ, «{ root-column-battle }». Виберіть карту й битву. Лишилося карт у стовпчику: { $left }.
root-eyrie-build = { $seat }: указ, «{ root-column-build }». Виберіть карту й галявину. Лишилося карт у стовпчику: { $left }.

root-alliance-revolt = { $seat }: здійміть повстання або продовжуйте.
root-alliance-spread = { $seat }: здобудьте підтримку або продовжуйте.
root-alliance-day = { $seat }: майструйте, мобілізуйте, вишколюйте або продовжуйте.
root-alliance-operation = { $seat }: виберіть військову операцію. Лишилося офіцерів: { $left }.
root-alliance-supporters = { $seat }: витратьте { $count ->
    [one] { $count } прибічника
    [few] { $count } прибічників
   *[many] { $count } прибічників
} ({ $suit_id ->
    [any] будь-яких мастей
   *[other] масть: { $suit } або птахи
}).
    .pick = Витратити { $picked ->
        [1] цього прибічника
        [one] { $picked } прибічника
        [few] { $picked } прибічників
       *[other] { $picked } прибічників
    }
root-alliance-trim = { $seat }: останню базу втрачено. Лишіть п’ятьох прибічників; скинути треба: { $count }.
    .pick = Скинути { $picked ->
        [1] цього прибічника
        [one] { $picked } прибічника
        [few] { $picked } прибічників
       *[other] { $picked } прибічників
    }

root-vagabond-character = { $seat }: виберіть персонажа.
root-vagabond-forest = { $seat }: виберіть ліс, звідки почнете.
root-vagabond-refresh = { $seat }: відновіть предмети: { $count }.
    .pick = Відновити { $picked ->
        [1] цей предмет
        [one] { $picked } предмет
        [few] { $picked } предмети
       *[other] { $picked } предметів
    }
root-vagabond-slip = { $seat }: прокрадіться на сусідню галявину чи до лісу або лишіться.
root-vagabond-day = { $seat }: перевертайте предмети заради дій або продовжуйте.
root-vagabond-allies = { $seat }: чи підуть із вами { root-to } союзні воїни?
root-vagabond-exhaust = { $seat }: який предмет перевернути заради допомоги?
root-vagabond-take = { $seat }: узяти предмет? Його віддає { $whom }.
root-vagabond-explore = { $seat }: під руїною два предмети. Узяти один?
root-vagabond-reward = { $seat }: завдання виконано. Здобути очки ({ $points }) чи взяти дві карти?
root-vagabond-fights_with = { $seat }: битва { root-at }. Чи битимуться за вас союзні воїни?
root-vagabond-hit = { $seat }: виберіть, що зазнає шкоди. Лишилося шкоди: { $left }.
root-vagabond-limit = { $seat }: предметів забагато. Який піде з гри? Лишилося вибрати: { $count }.
root-vagabond-repair = { $seat }: який предмет полагодити?

# Варіанти

root-option-stop = більше не переміщуватися
root-option-end = закінчити цю фазу
root-option-done = більше нічого
root-option-after = після оборонця
root-option-no_ambush = без засідки
root-option-no_foil = нічого не робити
root-option-show = показати руку
root-option-nobody = нікого не рятувати
root-option-stay = лишитися
root-option-none = нічого
root-option-points = здобути очки
root-option-cards = узяти дві карти
root-option-enlist = найняти Суддю
root-option-no_arbiter = обійтися без Судді
root-option-no_bank = не брати карту
root-option-no_battle = без битви
root-option-go_on = продовжувати
root-option-no_crafting = більше не майструвати
root-option-no_card = обмежитися однією картою
root-option-no_revolt = без повстання
root-option-no_spread = більше не шукати підтримки
root-option-no_operation = більше жодних операцій
root-option-fight_alone = битися самотужки
root-option-walk_alone = іти самотужки

root-option-place = { root-at }
root-option-bank = візьме й { $whom }
root-option-whose = ефект: { $whom }
root-option-fight_with = з воїнами: { $whom }
root-option-give = віддати { root-it }
root-option-save = витратити { root-it }
root-option-ambush = зіграти { root-it }
root-option-foil = зіграти { root-it }
root-option-discard = скинути: { $chosen }
root-option-spend = витратити: { $chosen }
root-option-refresh = відновити: { $chosen }
root-option-leave = прибрати з гри: { $item }
root-option-mend = полагодити: { $item }
root-option-leader = { $leader }
root-option-character = { $character }
root-option-exhaust = перевернути: { $item }
root-option-take_item = узяти: { $item }
root-option-effect = застосувати: «{ $effect }»
root-option-lose = прибрати { root-that }

root-option-order-hospital = польовий шпиталь для { $count ->
    [one] { $count } воїна
    [few] { $count } воїнів
   *[many] { $count } воїнів
} { root-at }
root-option-order-outrage = заворушення { root-at } ({ $by })
root-option-order-damage = пошкодження предметів { root-at } ({ $whom })
root-option-order-base_lost = втрата бази { root-at } ({ $whom })

root-option-decree = додати { root-it }: «{ $column }»
root-option-bring = із собою { root-warriors } ({ $whom })
root-option-damage = пошкодити: { $item }
root-option-ally_falls = союзний воїн ({ $whom })
root-option-resolve = «{ $card }»: { $deed }

root-option-move = { $count ->
    [1] одна фігура
    [one] { $count } воїн
    [few] { $count } воїни
   *[many] { $count } воїнів
} { root-from } { root-to }
root-option-walk = перейти { root-to }
root-option-battle = битися { root-at }: { $whom }
root-option-attack = битися: { $whom }
root-option-march = марш: до двох переміщень
root-option-explore = дослідити руїну
root-option-turmoil = виконати неможливо
root-option-recruit_all = вербування в усіх казармах
root-option-recruit = вербування { root-at }
root-option-revolt = повстання { root-at }
root-option-spread = підтримка { root-at }
root-option-organize = згуртування { root-at }
root-option-build_roost = гніздо { root-at }
root-option-build = збудувати { root-that } { root-at }
root-option-overwork = понаднормова праця { root-at } за { root-it }
root-option-bird = ще одна дія за { root-it }
root-option-mobilize = мобілізувати { root-it }
root-option-train = офіцер за { root-it }
root-option-aid = допомогти картою «{ $card }»: { $whom }
root-option-strike = постріл: { $whom }
root-option-repair = полагодити: { $item }
root-option-quest = завдання «{ $quest }»
root-option-improvise = завдання «{ $quest }» (замість предмета «{ $item }» — { $stand_in })
root-option-craft = змайструвати { root-it }
root-option-craft_with = змайструвати { root-it } ({ $suits })
root-option-use-royal_claim = «{ root-card-royal_claim }»: скинути заради очок
root-option-use-stand_and_deliver = «{ root-card-stand_and_deliver }»: карту віддає { $whom }
root-option-use-tax_collector = «{ root-card-tax_collector }»: воїн { root-at }
root-option-use-codebreakers = «{ root-card-codebreakers }»: руку показує { $whom }
root-option-activate = активувати { root-it }
root-option-coalition = активувати { root-it } для коаліції: { $whom }
root-option-take = узяти { root-it } за карту «{ $paid }»
root-option-special-steal = украсти карту: { $whom }
root-option-special-labor = узяти { root-it } зі скиду
root-option-special-hideout = сховок: полагодити три предмети
root-option-special-instigate = підбурювання: нападає { $attacker } і захищається { $defender }
root-option-special-scorch = випалити галявину
root-option-special-glide = перелетіти { root-to }

# Чому чогось немає серед варіантів

root-refused-no_slot = там немає вільного місця для будівлі
root-refused-forbidden = на галявину з цитаделлю фігури ставить лише Маркіза
root-refused-scorched = на випалену землю нічого не ставлять і ніхто не входить
root-refused-no_rule = ви не правите жодною з двох галявин
root-refused-partner = партнери по коаліції не б’ються одне з одним
root-refused-never_crafted = таких карт не майструють
root-refused-item_gone = такого предмета в запасі не лишилося
root-refused-in_play = карта з такою назвою у вас уже є
root-refused-cost = бракує ремісничих знарядь цих мастей
root-refused-coalition_only = Волоцюга може лише створити з нею коаліцію, і тільки якщо гравців четверо або більше
root-refused-dominance_active = одна карта панування вже активна
root-refused-points = потрібно хоча б десять очок
root-refused-recruited = вербувати можна раз за хід
root-refused-none_left = на планшеті таких не лишилося
root-refused-not_ruled = ви не правите цією галявиною
root-refused-wood = до галявини доходить замало деревини
root-refused-second_bird = з доданих карт пташиною може бути лише одна
root-refused-decree_suit = масть галявини не пасує до жодної карти стовпчика, що лишилася
root-refused-roost = там уже є гніздо
root-refused-base_built = базу цієї масті вже збудовано
root-refused-supporters = бракує відповідних прибічників
root-refused-no_warriors = у запасі немає воїнів
root-refused-no_base = базу цієї масті не збудовано
root-refused-boots = бракує неперевернутих чобіт
root-refused-sword = немає неперевернутого меча
root-refused-torch = немає неперевернутого смолоскипа
root-refused-quest_suit = завдання іншої масті
root-refused-quest_items = для завдання бракує предметів

# Журнал

root-first = Перший хід: { $seat }.
root-turn = Ходить { $seat }.
root-scored = { $seat } здобуває { root-points }.
root-lost_points = { $seat } втрачає { root-points }.
root-won = { $how ->
    [dominance] { $seat } перемагає пануванням.
   *[points] { $seat } здобуває тридцять очок і перемагає.
}
root-won_too = { $seat } теж перемагає: коаліція ({ $whom }).
root-shuffled = Скид перемішано, і він стає колодою.
root-drew_what = { $seat } бере { root-it }.
root-drew = { $seat } бере { root-cards }.
root-available = Карта «{ $card }» лежить біля поля, її можна забрати.
root-spent = { $seat } витрачає { root-it }.
root-took = { $seat } бере випадкову карту; її віддає { $whom }.
root-took_what = { $seat } бере { root-it }; її віддає { $whom }.
root-placed = { $seat } ставить { $count ->
    [one] { $count } воїна
    [few] { $count } воїнів
   *[many] { $count } воїнів
} { $where_id ->
    [burrow] до нори
   *[other] на галявину { $where_id }
}.
root-built = { $seat } будує { root-that } { root-at }.
root-token = { $seat } { $piece_id ->
    [keep] ставить
   *[other] кладе
} { root-that } на галявину { $where_id }.
root-moved = { $seat }: { $count ->
    [one] { $count } воїн іде
    [few] { $count } воїни йдуть
   *[many] { $count } воїнів ідуть
} { root-from } { root-to }.
root-removed = { $seat } втрачає { $piece_id ->
    [warrior] { $number ->
        [one] { $number } воїна
        [few] { $number } воїнів
       *[many] { $number } воїнів
    }
   *[other] { root-that }
} { root-at }.
root-battle = { $seat } нападає { root-at }; захищається { $whom }.
root-ambushes = { $seat } грає { root-it }.
root-foiled = { $seat } викриває засідку { root-at }.
root-wiped_out = { $seat } втрачає всіх { root-at }; битву закінчено.
root-rolled = На кубиках { $high } і { $low }: нападає { $seat }, захищається { $whom }.
root-battle_effect = { $seat } застосовує: «{ $effect }».
root-defenseless = Беззахисність ({ $seat }): 1 додаткова шкода.
root-spared = { $seat } не зважає на першу шкоду.
root-hits = Шкода: { $seat } завдає { $count }, { $whom } завдає { $other }.
root-battle_over = Битву { root-at } закінчено.
root-crafted = { $seat } майструє { root-it }.
root-looked = { $seat } дивиться чужі карти; їх показує { $whom }.
root-dominance = { $seat } активує { root-it }{ $whom_id ->
    [-1] {""}
   *[other] {" "}і вступає до коаліції ({ $whom })
}.
root-takes_dominance = { $seat } забирає { root-it }, що лежала біля поля.
root-leader = { $seat }: новий лідер — { $leader }.
root-decreed = { $seat } додає до указу { root-it }, стовпчик «{ $column }».
root-turmoil = { $seat } не може виконати указ: безлад!
root-revolt = { $seat } здіймає повстання { root-at }.
root-mobilized = { $seat } кладе карту до прибічників.
root-officer = { $seat } отримує офіцера.
root-supporter_spent = { $seat } витрачає прибічника: «{ $card }».
root-supporter = { $seat } бере прибічника з колоди.
root-outrage_shown = Заворушення, а відповідної карти немає: { $seat } показує руку; її бачить { $whom }.
root-outraged = Заворушення { root-at }: { $seat } віддає карту, її отримує { $whom }.
root-base_lost = { $seat } втрачає { $suit_id ->
    [fox] лисячу
    [rabbit] заячу
   *[mouse] мишачу
} базу й офіцерів: { $count }.
root-vagabond = { $seat }: персонаж — { $character }.
root-rests = { $seat } відпочиває в лісі; усі пошкоджені предмети знову цілі.
root-wanders = { $seat } переходить { root-to }.
root-explored = { $seat } досліджує руїну { root-at }; знахідка: { $item }.
root-explored_nothing = { $seat } досліджує руїну { root-at } й нічого не бере.
root-aids = { $seat } допомагає; допомогу отримує { $whom }.
root-aids_what = { $seat } віддає { root-it }; її отримує { $whom }.
root-takes_item = { $seat } бере предмет: { $item }; його віддає { $whom }.
root-relation = { $seat } і { $whom }: тепер { $place }.
root-quest = { $seat } виконує завдання «{ $quest }».
root-strikes = { $seat } стріляє { root-at }; ціль — { $whom }.
root-item_damaged = { $seat }: пошкоджено предмет — { $item }.
root-repairs = { $seat } лагодить предмет: { $item }.
root-enlisted = { $seat } наймає Суддю.
root-hostile = { $seat } і { $whom } тепер вороги.
root-item_gone = { $seat } прибирає з гри предмет: { $item }.
root-special = { $seat }: особлива дія ({ $character }).

# Як закінчилася партія

root-how-points = { $seat_id ->
    [none] Партію закінчено.
   *[other] { $partner_id ->
        [none] { $seat } перемагає з тридцятьма очками.
       *[other] { $seat } перемагає з тридцятьма очками. Партнер по коаліції теж перемагає: { $partner }.
    }
}
root-how-dominance = { $seat_id ->
    [none] Партію закінчено.
   *[other] { $partner_id ->
        [none] { $seat } перемагає пануванням.
       *[other] { $seat } перемагає пануванням. Партнер по коаліції теж перемагає: { $partner }.
    }
}
root-how-unfinished = { $seat_id ->
    [none] Партію перервано, переможця немає.
   *[other] Партію перервано; попереду — { $seat }.
}
root-how-agreed = { $seat_id ->
    [none] Гравці закінчили партію без переможця.
   *[other] Гравці погодилися, що перемагає { $seat }.
}
root-how-resigned = { $seat_id ->
    [none] Здалися всі.
   *[other] Решта здалася; перемагає { $seat }.
}

# Що не так із позицією

root-check-seats = Гра — для двох–шести гравців, і для кожного місця потрібен свій запис; тут їх { $count }.
root-check-factions = Два місця грають за одну фракцію; кожна може бути лише одна.
root-check-board = Планшет належить іншій фракції, а не цій: { $seat }.
root-check-seat = Місця { $number } немає.
root-check-clearings = На полі дванадцять галявин із номерами від 1 до 12; тут їх { $count }.
root-check-suits = Галявин кожної масті має бути чотири.
root-check-printed_suits = Масті не ті, що надруковані на полі; для цього є налаштування «suits».
root-check-ruin = У місці «{ $name }» руїна стояти не може.
root-check-closed_path = Стежку { $name } на цьому полі закрити не можна, або її названо двічі.
root-check-band = Таких найманців немає, або вони беруть участь двічі: «{ $name }».
root-check-home = Ніхто не міг почати тут: «{ $name }». Це не кут, або там почав хтось інший.
root-check-negative = Кількість воїнів { root-at } менша за нуль.
root-check-slots = Будівель { root-at } більше, ніж місць для них.
root-check-piece_unknown = «{ $name }» { root-at } — не будівля й не жетон свого власника.
root-check-warriors = { $seat }: на полі й поза ним { root-warriors }, а всього їх { $most }.
root-check-pieces = { $seat }: на полі й на планшеті разом { $count } ({ $piece }), а всього їх { $most }.
root-check-card_unknown = Карти «{ $name }» немає; карти пишуть так: «royal_claim».
root-check-card_twice = Карта «{ $card }» трапляється забагато разів: { $count }, а всього їх { $most }.
root-check-no_dominance = У грі вдвох карти панування прибирають із колоди до початку партії ({ $law }); карти «{ $card }» тут бути не може.
root-check-card_missing = Карти «{ $card }» ніде немає, а лежати десь вона мусить.
root-check-own_card = { $seat }: карта «{ $card }» своя, і її треба знати.
root-check-crafted = { $seat }: карта «{ $card }» не може лежати в ігровій зоні; там лишаються тільки тривалі властивості, кожна один раз.
root-check-available = Карта «{ $card }» не може лежати біля поля: там лежать лише карти панування.
root-check-dominance_discarded = Карта панування не потрапляє до скиду; вона лежить біля поля.
root-check-items_negative = У запасі потрібне число для кожного предмета, і воно не може бути меншим за нуль.
root-check-item_unknown = Предмета «{ $name }» у цій партії немає.
root-check-items = Предметів цього виду ({ $item }) має бути { $most }, а не { $count }.
root-check-quest_unknown = Завдання «{ $name }» немає.
root-check-quest_twice = Завданню «{ $quest }» там не місце, або воно лежить двічі.
root-check-quest_missing = Завдання «{ $quest }» ніде немає.
root-check-points = { $seat }: такої кількості очок бути не може.
root-check-won = { $seat }: очок — { $count }; коли їх { $most }, партію закінчено ({ $law }), а в позиції не сказано, чим вона закінчилася.
root-check-dominance_won = { $seat }: перемога вже настала на початку цього ходу ({ $law }), бо умову карти панування виконано.
root-check-dominance = { $seat }: «{ $name }» — не карта панування, яку можна активувати.
root-check-dominance_alone = { $seat } не може перемогти пануванням, можна лише вступити до коаліції.
root-check-partner = { $seat }: такої коаліції бути не може.
root-check-coalition = { $seat }: коаліцію можна утворити, лише якщо гравців четверо або більше ({ $law }).
root-check-result = Кінець партії не пасує до столу: чим вона закінчилася, хто переміг або який рахунок — інакше.
root-check-battle = Такої битви бути не може: місце, гравці або решта кроків не пасують одне до одного.
root-check-no_battle = Кроки битви чекають, а битви немає.
root-check-active = Хід уже триває, але в позиції не сказано чий (active).
root-check-set_up = { $seat }: підготовку не завершено й вона не попереду — планшет, поле або список кроків (prepare) не пасують.
root-check-activated = Ремісничих знарядь «{ $name }» цього ходу не можна було активувати або не можна стільки.
root-check-used = «{ $name }» цього ходу застосувати не можна або не можна двічі.
root-check-pledge = Карт, які мають бути витрачені (pledge), немає.
root-check-agenda = Те, що йде далі (agenda), не пасує до решти: { $phase ->
    [setup] підготовка
    [birdsong] ранок
    [daylight] день
   *[evening] вечір
}.
root-check-actions = { $seat }: стільки дій лишитися не може.
root-check-leader = { $seat }: «{ $name }» не може бути лідером.
root-check-viziers = { $seat }: міністри лежать не там, де хоче лідер ({ $leader }).
root-check-decree = { $seat }: такого указу бути не може — у ньому стовпчики чи карти, яких немає, або виконано більше, ніж лежить.
root-check-roost_twice = Два гнізда { root-at }, а місце є для одного.
root-check-officers = { $seat }: такої кількості офіцерів або решти операцій бути не може.
root-check-sympathy_twice = Два жетони підтримки { root-at }, а може бути лише один.
root-check-base_astray = База { root-at } стоїть на галявині іншої масті.
root-check-character = Персонажа «{ $name }» немає.
root-check-character_twice = Два Волоцюги не можуть бути тим самим персонажем ({ $character }; { $law }).
root-check-pawn = { $seat }: фішка стоїть на одній галявині або в одному лісі.
root-check-relations = { $seat }: таких стосунків бути не може; по одних на кожну іншу фракцію, від ворожнечі до союзу.
root-check-numbers = { $seat }: такої кількості наданої допомоги або предметів, що їх перевертають, бути не може.

# Розділи правил

root-law-number = Закон { $number }
root-law-card = Карта «{ $card }»
root-appendix-A = А.{ $rest }
root-appendix-V = В.{ $rest }
root-appendix-G = Г.{ $rest }
root-appendix-Zh = Ж.{ $rest }
root-point-A = { $rest }.А
root-point-B = { $rest }.Б
root-point-C = { $rest }.В
root-point-D = { $rest }.Г

# Що можна вибрати за столом

root-options-scenario = Сценарій
    .help = Грати як завжди чи вчитися.
root-options-scenario-usual = звичайний
    .help = Усі дев’ять персонажів Волоцюги; запитання без підказок.
root-options-scenario-first_game = перша партія
    .help = Спершу Маркіза й Династія, потім Союз і Волоцюга; три персонажі базової коробки; кожне запитання пояснюють, коли воно лунає вперше.
root-options-map = Поле
    .help = За який ліс змагаються.
root-options-map-autumn = осіннє
    .help = Перше поле, з надрукованими мастями й річкою.
root-options-map-winter = зимове
    .help = Річка ділить поле навпіл і розділяє ліси; масті роздають випадково.
root-options-suits = Масті галявин
    .help = Якої масті кожна галявина. Масті надруковано лише на осінньому полі; на інших їх завжди роздають випадково.
root-options-suits-printed = як надруковано
    .help = Так, як показано на полі.
root-options-suits-random = випадково
    .help = По чотири галявини кожної масті, упереміш.
root-options-deck = Колода
    .help = Карти, які беруть усі.
root-options-deck-base = базова
    .help = Колода базової коробки.
root-options-lot = З чого тягнуть жереб
    .help = Які фракції дістаються місцям, що лишили вибір жеребу.
root-options-lot-base_box = базова коробка
    .help = Маркіза, Династія, Союз і Волоцюга; решта — лише коли цих бракує.
root-options-lot-all = усі фракції
    .help = Будь-яка фракція, якої ніхто не вибрав.
root-options-seat_1 = Фракція першого місця
    .help = Хто за кого грає. Для рівної партії сума коефіцієнтів — 17 удвох, 18 утрьох, 21 учотирьох, 25 уп’ятьох, 28 ушістьох.
root-options-seat-any = за жеребом
    .help = Одна з фракцій, яких ніхто не вибрав.
root-options-seat-marquise = Маркіза де Коте
    .help = Будує й тримає більшу частину лісу; коефіцієнт 10.
root-options-seat-eyrie = Крилата династія
    .help = Обіцяє з кожним ходом дедалі більше; коефіцієнт 7.
root-options-seat-alliance = Лісовий союз
    .help = Воїнів мало, зате є повстання; коефіцієнт 3.
root-options-seat-vagabond = Волоцюга
    .help = Один поміж усіма; коефіцієнт 5.
root-options-seat-vagabond_2 = Другий Волоцюга
    .help = Ще один поміж усіма; ділить із першим руїни й завдання; коефіцієнт 2.
root-options-seat_2 = Фракція другого місця
    .help = Хто за кого грає. Для рівної партії сума коефіцієнтів — 17 удвох, 18 утрьох, 21 учотирьох, 25 уп’ятьох, 28 ушістьох.
root-options-seat_3 = Фракція третього місця
    .help = Хто за кого грає. Для рівної партії сума коефіцієнтів — 17 удвох, 18 утрьох, 21 учотирьох, 25 уп’ятьох, 28 ушістьох.
root-options-seat_4 = Фракція четвертого місця
    .help = Хто за кого грає. Для рівної партії сума коефіцієнтів — 17 удвох, 18 утрьох, 21 учотирьох, 25 уп’ятьох, 28 ушістьох.
root-options-seat_5 = Фракція п’ятого місця
    .help = Хто за кого грає. Для рівної партії сума коефіцієнтів — 17 удвох, 18 утрьох, 21 учотирьох, 25 уп’ятьох, 28 ушістьох.
root-options-seat_6 = Фракція шостого місця
    .help = Хто за кого грає. Для рівної партії сума коефіцієнтів — 17 удвох, 18 утрьох, 21 учотирьох, 25 уп’ятьох, 28 ушістьох.

# Малюнок

root-draw-label = Коріння, хід { $turn }. { $status }
root-draw-score = Рахунок
root-draw-commons = Предмети, колода, завдання
root-draw-setup = Ліс готують до гри.
root-draw-turn = { $phase ->
    [birdsong] Ранок
    [daylight] День
    [evening] Вечір
   *[other] Хід
}: { $seat }.
root-draw-won = { $seat } перемагає.
root-draw-ended = Партію закінчено, переможця немає.
root-draw-clearing = Галявина { $where_id }, { $suit }: { $parts }.
root-draw-rules = править { $seat }
root-draw-rules_nobody = ніхто не править
root-draw-stands = { $seat }: { $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
root-draw-pawn = { $seat }: фішка
root-draw-ruin = руїна
root-draw-scorched = випалена земля
root-draw-free = вільних місць для будівель: { $count }
root-draw-paths = сусідні: { $places }
root-draw-battle = Битва { root-at }: нападає { $seat }, захищається { $whom }.
root-draw-dice = На кубиках { $high } і { $low }.
root-draw-hits = { $seat } завдає шкоди: { $count } від кубика й { $extra } додатково.
root-draw-seat = { $seat }: очки { $points }, карти { $cards }, воїни в запасі { $supply } з { $warriors }.
root-draw-left = На планшеті ({ $piece }): { $count }.
root-draw-leader = Лідер: { $leader }.
root-draw-column = Указ, «{ $column }»: { $count ->
    [0] порожньо
   *[other] { $cards }
}.
root-draw-supporters = Прибічники: { $count }.
root-draw-officers = Офіцери: { $count }.
root-draw-bases = Баз на планшеті: { $count }.
root-draw-character = Персонаж: { $character }.
root-draw-in_forest = { $seat } { root-at }.
root-draw-items_ready = Предмети горілиць: { $items }.
root-draw-items_exhausted = Предмети долілиць: { $items }.
root-draw-items_damaged = Пошкоджені предмети: { $items }.
root-draw-bond = Стосунки, { $whom }: { $place }.
root-draw-quests_done = Виконано завдань: { $count }.
root-draw-crafting = Готових ремісничих знарядь: { $ready } з { $count }.
root-draw-crafted = Карти в ігровій зоні, { $seat }: { $cards }.
root-draw-box = Предмети, { $seat }: { $items }.
root-draw-dominance = { $seat } активує { root-it }.
root-draw-partner = Коаліція: { $seat } і { $whom }.
root-draw-supply = Предмети в запасі: { $items }.
root-draw-deck = Карт у колоді: { $count }.
root-draw-discard = Карт у скиді: { $count }.
root-draw-discarded = У скиді: { $cards }.
root-draw-available = Можна забрати: { $cards }.
root-draw-quests = Відкриті завдання: { $quests }.
root-draw-own = Ваші карти: { $cards }.
root-draw-known = Відомі вам карти, { $seat }: { $cards }.
root-draw-known_supporters = Відомі вам прибічники: { $cards }.

# Підказки першої партії: про що запитання, коли воно лунає вперше

root-hint-bank = Карта допомагає і вам, і одному суперникові. Виберіть того, хто далекий від перемоги.
root-hint-offers = Деякі фракції продають свою допомогу. Платять за неї одразу.
root-hint-warren = Ця битва не коштує дії. Вона йде раніше за все інше у вашому дні.
root-hint-interlude = Змайстровані карти можна застосовувати між кроками. Що не застосовано зараз, стане в пригоді іншим ходом.
root-hint-craft = Кожне ремісниче знаряддя працює раз за хід, а його масть — масть галявини. Предмети одразу дають очки; тривалі карти лишаються у вас.
root-hint-ambush = Засідка масті цієї галявини або пташина завдає 2 шкоди ще до кидка. Питають усіх, тож запитання нічого не виказує.
root-hint-foil = Ваша відповідна засідка скасує чужу. Без неї ви одразу втрачаєте дві фігури, а якщо нікого не лишиться, битву закінчено.
root-hint-battle-effect = Кубики вже кинуто, і видно, що змінить карта. Додаткова шкода не обмежена числом воїнів.
root-hint-loss = Спершу прибирають усіх воїнів, потім будівлі й жетони. Кожна будівля і кожен жетон — очко суперникові.
root-hint-order = Усе це станеться в будь-якому разі; від вас залежить лише порядок.
root-hint-whose = Усе це станеться в будь-якому разі. Хід ваш, тож ви вирішуєте, чий ефект наступний, а який саме — вирішує його власник.
root-hint-move = Треба правити галявиною, звідки ви йдете, або тією, куди приходите. Лишіть досить, щоб правити й далі.
root-hint-discard = Більше п’яти карт залишити не можна. Тримайте масті тих галявин, де збираєтеся діяти.
root-hint-outrage = Ви ввійшли на прихильну галявину або прибрали підтримку. Карта посилить Союз, тож віддайте ту, що йому найменше згодиться.
root-hint-arbiter = Суддя здобуває очко, а ви можете завдати більше шкоди кубиком. Це допомагає, якщо воїнів у вас менше, ніж може випасти.
root-hint-marquise-keep = Ніхто інший не ставить фігур на галявину з цитаделлю, а полеглі можуть туди повернутися. Воїни стануть усюди, крім протилежного кута.
root-hint-marquise-first = Лісопилка щоранку дає деревину, майстерня майструє в масті своєї галявини, казарма дає воїнів. Бережіть вільні місця поруч із цитаделлю.
root-hint-marquise-wood = Деревиною можна платити лише там, куди веде неперервний ланцюг галявин під вашим правлінням.
root-hint-marquise-action = Три дії: битва, марш, вербування, будівництво, понаднормова праця. Найбільше очок дає будівництво. Пташина карта потім дає ще дію.
root-hint-marquise-recruit = Воїнів лишилося мало. Ставте їх там, де вам загрожують.
root-hint-marquise-pay = Беріть деревину, якій загрожує небезпека, і бережіть ту, що лежить біля майбутнього будівництва.
root-hint-marquise-hospital = Одна карта масті галявини або пташина рятує одразу всіх. Вас питають щоразу, навіть якщо такої карти немає.
root-hint-eyrie-home = Тут стануть перше гніздо й шість воїнів. Далі від цитаделі вас довше не чіпатимуть.
root-hint-eyrie-leader = Лідер приносить двох міністрів — пташині карти, які виконують на будь-якій галявині. Починати простіше з Тирана чи Обранця.
root-hint-eyrie-add = Усе додане доведеться виконувати щоходу. Переміщення й вербування виконувати легше, ніж битву й будівництво.
root-hint-eyrie-new_roost = Без гнізда не можна ні вербувати, ні здобувати очки. Виберіть місце, яке легко втримати.
root-hint-eyrie-recruit = Кожній карті потрібне гніздо на галявині її масті; пташиній — будь-яке.
root-hint-eyrie-move = Воїни мають піти з галявини масті карти. Подумайте, де доведеться битися й будувати потім.
root-hint-eyrie-battle = Треба битися на галявині масті карти. Якщо це неможливо, почнеться безлад.
root-hint-eyrie-build = Гніздо будують на галявині масті карти, якою ви правите, де є вільне місце й ще немає гнізда.
root-hint-alliance-revolt = Повстання прибирає з галявини все чуже, дає очки за будівлі й жетони та приносить базу. По одній базі кожної масті.
root-hint-alliance-spread = Що більше підтримки на полі, то більше очок за наступну. Троє воїнів одного гравця роблять її дорожчою.
root-hint-alliance-day = Мобілізовані карти стають прибічниками; карти масті бази вишколюють офіцерів, а кожен офіцер — дія ввечері.
root-hint-alliance-operation = Згуртування міняє воїна на жетон підтримки й не потребує прибічників.
root-hint-alliance-supporters = Птахи пасують до всього, бережіть їх для того, за що більше нічим платити.
root-hint-alliance-trim = Без бази прибічників не більше п’яти. Бережіть масті прихильних галявин.
root-hint-vagabond-character = Персонаж дає перші предмети й одну особливу дію. Слідопит — добрий початок.
root-hint-vagabond-forest = З лісу можна прокрастися на будь-яку галявину довкола. Добре почати поруч із руїнами: під ними предмети.
root-hint-vagabond-refresh = Діють лише предмети горілиць. Спершу ті, що потрібні сьогодні.
root-hint-vagabond-slip = Цей крок безплатний, і лише так можна ввійти до лісу. Ніч у лісі лагодить усе.
root-hint-vagabond-day = Чоботи — іти, мечі — битися, смолоскипи — досліджувати, арбалети — стріляти, молоти — лагодити й майструвати; допомагати можна будь-яким. Завданням потрібні свої.
root-hint-vagabond-allies = Союзні воїни йдуть із вами. Вони йдуть так, ніби їх веде господар, тож потрібне його правління.
root-hint-vagabond-exhaust = Для допомоги годиться будь-який предмет: візьміть той, що сьогодні найменше потрібен.
root-hint-vagabond-take = Кому допомогли, той віддає один змайстрований предмет. Він одразу лежить горілиць.
root-hint-vagabond-explore = Волоцюг двоє, і під кожною руїною два предмети: ви бачили обидва й можете взяти один, за очко. Кожного виду можна мати один предмет з-під руїн; за інший смолоскип можна взяти й другий.
root-hint-vagabond-reward = Завдання однієї масті дають дедалі більше: одне, два, три очки. Карти згодяться для допомоги.
root-hint-vagabond-fights_with = Союзні воїни підвищують межу шкоди й можуть прийняти удар. Втратите їх більше, ніж предметів, — і союзник стане ворогом.
root-hint-vagabond-hit = Кожна одиниця шкоди пошкоджує предмет. Перевернутих не так жаль; бережіть цілі мечі, вони захищають.
root-hint-vagabond-limit = Шість предметів у наплічнику й серед пошкоджених, плюс два за кожну торбу на шкалі. Решта йде з гри.
root-hint-vagabond-repair = Полагоджений предмет лежить так, як лежав: горілиць, якщо так і було.

# Поруч із полем

root-beside-points = із 30
root-beside-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
root-beside-supply = { $count ->
    [one] { $count } воїн у запасі
    [few] { $count } воїни в запасі
   *[other] { $count } воїнів у запасі
}
root-beside-dominance = мета — { $card }
root-beside-partner = у коаліції: { $whom }

# Порада тому, хто відкриває стіл

root-advice-reach = Сума коефіцієнтів цих фракцій — { $count }, а для рівної партії на стільки гравців потрібно { $most } або більше. Грати можна й так.
root-advice-lot = За жеребом фракції можуть вийти нерівними: сума коефіцієнтів від { $count }, а радять { $most }. Щоб не ризикувати, виберіть Маркізу й Династію.

# Як пройшла партія

root-chronicle-chart = Очки
root-chronicle-goal = 30 очок — перемога
root-chronicle-shares = Звідки очки
root-chronicle-source-began = на початку
root-chronicle-source-battle = битви
root-chronicle-source-removing = прибрано поза битвами
root-chronicle-source-crafting = предмети
root-chronicle-source-cards = ефекти карт
root-chronicle-source-building = споруди
root-chronicle-source-roosts = гнізда
root-chronicle-source-turmoil = безлад
root-chronicle-source-sympathy = підтримка
root-chronicle-source-aid = допомога
root-chronicle-source-infamy = лиха слава
root-chronicle-source-exploring = руїни
root-chronicle-source-quests = завдання
root-chronicle-source-other = інше
root-chronicle-source-enlisted = бій за інших
root-chronicle-battles = Почато битв
root-chronicle-defended = Захист у битвах
root-chronicle-hits = Завдано шкоди
root-chronicle-luck = Шкода за кубиками
root-chronicle-lost = Втрачено воїнів і споруд
root-chronicle-ambushes = Зіграно засідок
root-chronicle-drawn = Взято карт
root-chronicle-crafted = Створено карт
root-chronicle-built = Збудовано й викладено
root-chronicle-moves = Переміщень
root-why-points = За очками: { $seat } — { $count }, { $whom } — { $other }.
root-why-last_points = За очками: { $seat } — { $count }, { $whom } — { $other }. Останні очки: { $source }.
root-why-suit = Пануванням: карта «{ $card }» активна, і на початку ранку { $seat } править трьома { $suit_id ->
    [fox] лисячими
    [rabbit] заячими
   *[mouse] мишачими
} галявинами.
root-why-opposite = Пануванням: карта «{ $card }» активна, і на початку ранку { $seat } править двома протилежними кутами.
root-why-coalition = У коаліції: { $seat } перемагає разом із союзником ({ $whom }).

# Майстерня, де позицію ставлять руками

root-bench-ruin = Руїни
root-bench-items = Руїни та предмети
root-bench-suits = Масті галявин
root-bench-pawn = Фішка
root-bench-of = { $faction }: { $text }
root-bench-clearing = Галявина { $number }
root-bench-forest = Ліс { $forest }
root-bench-box = Предмети: { $faction }
root-bench-none = немає
root-bench-to_move = Чий хід
root-bench-points = Очки: { $faction }
root-bench-dominance = Карта панування: { $faction }
root-bench-leader = Лідер
root-bench-officers = Офіцери
root-bench-character = Персонаж
root-bench-relation = Стосунки: { $faction }
root-bench-hand = Карти на руці: { $faction }
root-bench-area = Ігрова зона: { $faction }
root-bench-decree_recruit = Указ: { root-column-recruit }
root-bench-decree_move = Указ: { root-column-move }
root-bench-decree_battle = Указ: { root-column-battle }
root-bench-decree_build = Указ: { root-column-build }
root-bench-supporters = Прибічники
root-bench-deck = Колода
root-bench-discard = Скид
root-bench-available = Карти панування поруч з полем
root-bench-quests = Відкриті завдання
root-bench-quest_deck = Колода завдань

root-ahead-no_ambush = Без засідок до мого ходу
root-ahead-no_ambush_once = Без засідки в наступному бою
root-ahead-no_foil = Не зривати засідку в цьому бою
