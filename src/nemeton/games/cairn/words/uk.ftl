# Усе, що каже «Каїрн», українською. Українського видання ми не знаємо: назви й речення перекладено тут.
#
# $seat: плем’я або ім’я гравця будь-якого роду, тому воно стоїть у називному відмінку, а дієслово в теперішньому часі.
# $seat_id: номер місця, «none», якщо переможця немає. Варіанти починаються з малої літери й не містять ком: їх
# перелічують у реченнях. Причини (cairn-refused-…) підрядні; журнал і помилки позиції пишуться реченнями.

# Гра

cairn-name = Каїрн
    .line = Два племені шаманів сходяться на полі п’ять на п’ять; перемагає те, яке першим спорудить три мегаліти.

cairn-seat-sea = Море
cairn-seat-forest = Ліс
cairn-seat-nobody = ніхто

# Жетони та їхні сторони

cairn-token-add = додавання
cairn-token-move = переміщення
cairn-token-jump = стрибок
cairn-token-transform = трансформація

cairn-face-white = білий тотем
cairn-face-black = чорний тотем
cairn-face-orthogonal = крок ортогонально
cairn-face-diagonal = крок по діагоналі
cairn-face-own = стрибок через свого шамана
cairn-face-enemy = стрибок через шамана суперника
cairn-face-middle = суперник посередині
cairn-face-end = суперник скраю

# За межами поля; північ там, де Ліс

cairn-off = за край поля на { $direction ->
    [N] північ
    [NE] північний схід
    [E] схід
    [SE] південний схід
    [S] південь
    [SW] південний захід
    [W] захід
   *[NW] північний захід
}

# Мегаліти: назва та дія. «Ви» тут власник шамана, який прийшов на камінь.

cairn-megalith-chaos_of_the_giants = Хаос гігантів
    .text = Виженіть одного шамана суперника, що стоїть у вашому першому ряду; клітинки тотемів належать до цього ряду.
cairn-megalith-cairn_of_dawn = Каїрн світанку
    .text = Додайте шамана зі свого селища на клітинку свого першого ряду, де немає шамана. Якщо там стоїть мегаліт, він активується.
cairn-megalith-cromlech_of_the_stars = Кромлех зірок
    .text = Перемістіть шамана, що стоїть тут, на будь-який інший мегаліт без шамана, хоч би як далеко той був. Цей мегаліт активується.
cairn-megalith-pillars_of_spring = Стовпи весни
    .text = Наступний хід ваш. Якщо він і так ваш, нічого не змінюється.
cairn-megalith-alley_of_dusk = Алея сутінків
    .text = Виженіть одного шамана суперника з однієї з восьми клітинок навколо цього мегаліта.
cairn-megalith-deer_rock = Оленяча скеля
    .text = Перемістіть одного шамана будь-якого племені з однієї з восьми клітинок навколо цього мегаліта на одну клітинку в будь-якому напрямку, туди, де немає шамана. За край поля він не виходить, хіба що за столом дозволено виводити так своїх шаманів. Якщо він приходить на мегаліт, той активує власник шамана.
cairn-megalith-menhir_of_the_dancers = Менгір танцюристів
    .text = Перемістіть шамана, що стоїть тут, на одну клітинку в будь-якому напрямку, туди, де немає шамана. За край поля він не виходить, хіба що за столом дозволено виводити так своїх шаманів. Якщо він приходить на мегаліт, той активується.
cairn-megalith-sanctuary_of_the_ages = Святилище віків
    .text = Перемістіть будь-який мегаліт, зокрема й цей, на одну клітинку в будь-якому напрямку, туди, де на полі немає мегаліта. Шамани лишаються на місцях, і нічого не активується.
cairn-megalith-tumulus_of_shadows = Курган тіней
    .text = Виженіть шамана, що стоїть тут, тобто свого.
cairn-megalith-stormwell = Криниця бур
    .text = Поміняйте місцями будь-які два мегаліти на полі, зокрема й цей. Шамани лишаються на місцях, і нічого не активується.
cairn-megalith-fairies_circle = Коло фей
    .text = Перемістіть одного шамана суперника, хоч де б він стояв, на одну клітинку в будь-якому напрямку, туди, де немає шамана. За край поля він не виходить. Якщо він приходить на мегаліт, той активує суперник.
cairn-megalith-haven_of_purity = Прихисток чистоти
    .text = Перемістіть іншого свого шамана, що стоїть на полі, на одну клітинку в будь-якому напрямку, туди, де немає шамана. За край поля він не виходить, хіба що за столом дозволено виводити так своїх шаманів. Якщо він приходить на мегаліт, той активується.
cairn-megalith-memorial_mound = Курган пам’яті
    .text = Переверніть один із трьох жетонів дій, зокрема й щойно використаний. Жетон трансформації до них не належить.
cairn-megalith-source_of_silver = Джерело срібла
    .text = Замініть будь-який мегаліт на полі, зокрема й цей, одним із майбутніх. Попередній мегаліт іде під стос, після чого витягують новий майбутній. Очок ніхто не отримує, і нічого не активується.
cairn-megalith-walk_of_the_colossi = Хода велетнів
    .text = Поміняйте місцями одного свого шамана й одного шамана суперника на полі, хоч би як далеко один від одного вони стояли. Нічого не активується.
cairn-megalith-moving_stone = Рухомий камінь
    .text = Повторіть властивість одного з майбутніх мегалітів або, якщо так вирішено за столом, іншого мегаліта на полі. Вона діє так, ніби написана на цьому камені; можна вибрати й ту, що зараз нічого не дасть.
cairn-megalith-heart_of_the_earth = Серце Землі
    .text = Зведіть один із майбутніх мегалітів на клітинці, де немає ні мегаліта, ні шамана; після цього витягують новий майбутній. Очок ніхто не отримує.

# Запитання

cairn-action = { $seat }: виберіть одну з трьох дій.
cairn-build = { $seat }: виберіть майбутній мегаліт, який постане на { $space }.
cairn-transformation = { $seat }: виберіть шамана суперника, якого вижене трансформація.

cairn-chaos_of_the_giants = { $seat }: «{ cairn-megalith-chaos_of_the_giants }» на { $space } велить вигнати суперника з вашого першого ряду.
cairn-cairn_of_dawn = { $seat }: «{ cairn-megalith-cairn_of_dawn }» на { $space } велить додати шамана у ваш перший ряд.
cairn-cromlech_of_the_stars = { $seat }: «{ cairn-megalith-cromlech_of_the_stars }» на { $space } велить вашому шаманові перейти на інший мегаліт.
cairn-alley_of_dusk = { $seat }: «{ cairn-megalith-alley_of_dusk }» на { $space } велить вигнати суперника із сусідньої клітинки.
cairn-deer_rock = { $seat }: «{ cairn-megalith-deer_rock }» на { $space } велить перемістити сусіднього шамана на одну клітинку.
cairn-menhir_of_the_dancers = { $seat }: «{ cairn-megalith-menhir_of_the_dancers }» на { $space } велить шаманові, що на ньому стоїть, зробити крок.
cairn-sanctuary_of_the_ages = { $seat }: «{ cairn-megalith-sanctuary_of_the_ages }» на { $space } велить перемістити мегаліт на одну клітинку.
cairn-stormwell = { $seat }: «{ cairn-megalith-stormwell }» на { $space } велить поміняти місцями два мегаліти.
cairn-fairies_circle = { $seat }: «{ cairn-megalith-fairies_circle }» на { $space } велить перемістити шамана суперника на одну клітинку.
cairn-haven_of_purity = { $seat }: «{ cairn-megalith-haven_of_purity }» на { $space } велить перемістити іншого вашого шамана на одну клітинку.
cairn-memorial_mound = { $seat }: «{ cairn-megalith-memorial_mound }» на { $space } велить перевернути жетон дії.
cairn-source_of_silver = { $seat }: «{ cairn-megalith-source_of_silver }» на { $space } велить замінити один мегаліт майбутнім.
cairn-walk_of_the_colossi = { $seat }: «{ cairn-megalith-walk_of_the_colossi }» на { $space } велить поміняти місцями вашого шамана й шамана суперника.
cairn-moving_stone = { $seat }: «{ cairn-megalith-moving_stone }» на { $space } велить вибрати мегаліт, чию властивість він повторить.
cairn-heart_of_the_earth = { $seat }: «{ cairn-megalith-heart_of_the_earth }» на { $space } велить звести майбутній мегаліт на порожній клітинці.

# Варіанти

cairn-option-add = додати шамана на { $space }
cairn-option-move = перемістити з { $origin } на { $to }
cairn-option-move_off = вивести з { $origin } { $to }
cairn-option-jump = стрибнути з { $origin } через { $over } на { $to }
cairn-option-jump_off = стрибнути з { $origin } через { $over } { $to }
cairn-option-go = перейти на мегаліт { $to }
cairn-option-transform = провести трансформацію на { $space }
cairn-option-decline = не проводити трансформацію
cairn-option-build = спорудити: { $megalith }
cairn-option-banish = вигнати шамана з { $space }
cairn-option-move_stone = перемістити мегаліт з { $origin } на { $to }
cairn-option-swap_stones = поміняти місцями мегаліти на { $one } і { $other }
cairn-option-flip = перевернути жетон: { $token }
cairn-option-replace = замінити мегаліт на { $space } новим: { $megalith }
cairn-option-swap = поміняти місцями шаманів на { $own } і { $enemy }
cairn-option-copy = повторити: { $megalith }
cairn-option-raise = звести на { $space }: { $megalith }
cairn-option-stop = перервати цикл

# Чому цього не можна

cairn-refused-other_totem = жетон додавання показує інший тотем
cairn-refused-village_empty = у селищі не лишилося шаманів
cairn-refused-own_on_totem = на цьому тотемі вже стоїть шаман того самого племені
cairn-refused-wrong_side = залишити поле можна лише через бік суперника
cairn-refused-occupied = там стоїть інший шаман
cairn-refused-token_orthogonal = жетон переміщення зараз дозволяє ходити лише ортогонально
cairn-refused-token_diagonal = жетон переміщення зараз дозволяє ходити лише по діагоналі
cairn-refused-jump_own = жетон стрибка зараз дозволяє стрибати лише через своїх шаманів
cairn-refused-jump_enemy = жетон стрибка зараз дозволяє стрибати лише через шаманів суперника
cairn-refused-landing = клітинка за шаманом, через якого стрибають, зайнята

# Журнал

cairn-setup = Шамани стають на місця, камені розкладено; перший хід: { $seat }.
cairn-turn = { $seat } починає хід.
cairn-added = { $seat } додає шамана на { $space }.
cairn-moved = { $seat }: шаман переходить з { $origin } на { $to }.
cairn-left = { $seat }: шаман залишає поле з { $origin } через бік суперника й повертається до селища.
cairn-banished = { $seat }: шамана з { $space } вигнано до селища.
cairn-swapped = { $seat }: шаман з { $own } і суперник з { $enemy } міняються місцями.
cairn-flipped = Жетон «{ $token }» перевертається; тепер на ньому: { $face }.
cairn-transformed = { $seat } завершує лінію й проводить трансформацію на { $space }.
cairn-declined = { $seat } відмовляється від трансформації.
cairn-raised = На { $space } постає мегаліт «{ $megalith }».
cairn-not_built = { $seat } не споруджує мегаліта: на { $space } він уже стоїть.
cairn-scored = { $seat }: споруджено { $score } { $score ->
    [one] мегаліт
    [few] мегаліти
   *[many] мегалітів
} з 3.
cairn-drawn = Новий майбутній мегаліт: «{ $megalith }».
cairn-tucked = Мегаліт «{ $megalith }» іде під стос.
cairn-stone_moved = Мегаліт «{ $megalith }» переміщується з { $origin } на { $to }.
cairn-stones_swapped = Мегаліти на { $one } і { $other } міняються місцями.
cairn-activated = { $seat } активує мегаліт «{ $megalith }» на { $space }.
cairn-no_effect = Властивість мегаліта «{ $megalith }» нічого не змінює.
cairn-copied = { $seat } повторює властивість мегаліта «{ $megalith }».
cairn-next_turn = { $seat } отримує наступний хід.
cairn-stopped = Ланцюжок іде по колу й обривається на мегаліті «{ $megalith }».
cairn-blocked = { $seat } не може виконати жодної з трьох дій і програє.
cairn-repeated = Та сама позиція виникає втретє: нічия.
cairn-won = { $seat } споруджує третій мегаліт і перемагає.

# Чим скінчилася партія; $seat: переможець

cairn-how-points = { $seat_id ->
    [none] Трьох мегалітів не спорудив ніхто, переможця немає.
   *[other] { $seat } перемагає: споруджено три мегаліти.
}
cairn-how-blocked = { $seat_id ->
    [none] Жодна дія неможлива, переможця немає.
   *[other] { $seat } перемагає: іншому племені недоступна жодна з трьох дій.
}
cairn-how-repetition = { $seat_id ->
    [none] Нічия: та сама позиція виникла втретє.
   *[other] { $seat } перемагає: та сама позиція виникла втретє.
}
cairn-how-unfinished = { $seat_id ->
    [none] Партію зупинено: ліміт ходів вичерпано, переможця немає.
   *[other] Партію зупинено: ліміт ходів вичерпано; { $seat } перемагає.
}
cairn-how-agreed = { $seat_id ->
    [none] Нічия за згодою.
   *[other] { $seat } перемагає за згодою.
}
cairn-how-resigned = { $seat_id ->
    [none] Партію припинено, переможця немає.
   *[other] { $seat } перемагає: інше плем’я здається.
}

# Що не так із позицією

cairn-check-tribes = Має бути два племені, Море та Ліс, а не { $count }.
cairn-check-shamans = { $seat }: шаманів на полі та в селищі разом має бути п’ять, а не { $count }.
cairn-check-space = Клітинки «{ $space_id }» немає: поле йде від a1 до e5, а шаман може ще чекати в селищі («village»).
cairn-check-two_shamans = На { $space } стоїть кілька шаманів, а місце є для одного.
cairn-check-moved = У «moved» названо клітинку { $space }, але шамана там немає.
cairn-check-moved_twice = У «moved» клітинку { $space } названо двічі; досить одного разу.
cairn-check-unknown_megalith = Мегаліта «{ $name }» немає; мегаліти записують так: «deer_rock».
cairn-check-two_megaliths = Мегаліт «{ $megalith }» трапляється більш ніж один раз, а кожен існує в єдиному примірнику.
cairn-check-upcoming = Зараз { $count ->
    [one] { $count } майбутній мегаліт
    [few] { $count } майбутні мегаліти
   *[many] { $count } майбутніх мегалітів
}, а має бути два; менше буває, лише коли стос порожній.
cairn-check-tokens = Жетони мають бути такі: { $names }; ні більше ні менше.
cairn-check-face = Жетон «{ $token }» не має сторони «{ $name }»; буває { $token_id ->
    [add] «white» або «black»
    [move] «orthogonal» або «diagonal»
    [jump] «own» або «enemy»
   *[transform] «middle» або «end»
}.
cairn-check-score = Рахунок { $score } тут неможливий: він іде від 0 до 3, а 3 завершує партію.
cairn-check-to_move = Хід — і цей, і наступний — належить Морю або Лісу.
cairn-check-activation = На { $space } має спрацювати мегаліт, але шамана на мегаліті там немає.
cairn-check-agenda = У порядку денному стоїть хід або те, що від нього лишилося: активація та трансформація, сама трансформація або кінець ходу; після кінця партії він порожній.
cairn-check-result = Переможець — це Море (0) або Ліс (1).

# Розділи правил

cairn-law-setup = Підготовка до гри
cairn-law-turn = Хід
cairn-law-turn-action = Хід: одна з трьох дій
cairn-law-action-add = Додавання шамана
cairn-law-action-move = Переміщення шамана
cairn-law-action-jump = Стрибок через шамана
cairn-law-action-leaving = Вихід за край поля
cairn-law-action-one_shaman = Один шаман на клітинці
cairn-law-transformation = Трансформація
cairn-law-banishing = Вигнання шамана
cairn-law-build = Спорудження мегаліта
cairn-law-build-leaving = Спорудження мегаліта: вихід за край поля
cairn-law-build-one_megalith = Один мегаліт на клітинці
cairn-law-activation = Активація мегаліта
cairn-law-activation-loop = Активація мегаліта: нескінченні цикли
cairn-law-megalith = Мегаліти: { $megalith }
cairn-law-ending = Кінець гри

# Що вирішує стіл

cairn-options-megaliths = Мегаліти
    .help = Які камені беруть участь у грі.
cairn-options-megaliths-all = усі сімнадцять
    .help = Вісім мегалітів для новачків і дев’ять експертних.
cairn-options-megaliths-beginner = для новачків
    .help = Лише вісім мегалітів для новачків: з ними легше опанувати гру.

cairn-options-start = Кам’яні кола
    .help = Які два мегаліти стоять на полі на початку.
cairn-options-start-random = за жеребом
    .help = Два мегаліти, витягнуті зі стосу.
cairn-options-start-first_games = перші партії
    .help = Завжди «{ cairn-megalith-chaos_of_the_giants }» і «{ cairn-megalith-cairn_of_dawn }».

cairn-options-first_player = Перший гравець
    .help = Яке плем’я ходить першим.
cairn-options-first_player-random = за жеребом
    .help = Вирішує випадок.
cairn-options-first_player-sea = { cairn-seat-sea }
    .help = Першим ходить Море.
cairn-options-first_player-forest = { cairn-seat-forest }
    .help = Першим ходить Ліс.

cairn-options-exit_by_ability = Вихід завдяки властивості
    .help = Чи може властивість мегаліта вивести шамана за край поля?
cairn-options-exit_by_ability-false = ні
    .help = За край поля виводять лише дії переміщення та стрибка.
cairn-options-exit_by_ability-true = так
    .help = Ваша властивість може вивести вашого шамана через бік суперника; у свій хід ви при цьому споруджуєте мегаліт.

cairn-options-corner_exit = Вихід через кут
    .help = Чи може шаман вийти по діагоналі повз кут на боці суперника?
cairn-options-corner_exit-true = так
    .help = Поле залишає будь-який крок чи стрибок, що веде далі за перший ряд суперника.
cairn-options-corner_exit-false = ні
    .help = Крок чи стрибок має вести просто за перший ряд суперника, у межах п’яти стовпців поля.

cairn-options-moving_stone = Що повторює Рухомий камінь
    .help = Звідки береться властивість.
cairn-options-moving_stone-upcoming = майбутній мегаліт
    .help = Один із майбутніх мегалітів поруч із полем.
cairn-options-moving_stone-field = мегаліт на полі
    .help = Будь-який інший мегаліт, що стоїть на полі.

cairn-options-transformation = Трансформація
    .help = Чи мусить плем’я проводити трансформацію, коли може?
cairn-options-transformation-optional = за бажанням
    .help = Плем’я може відмовитися.
cairn-options-transformation-mandatory = обов’язкова
    .help = Якщо трансформація можлива, плем’я її проводить.

cairn-options-repetition = Повторення
    .help = Що буває, коли та сама позиція повертається.
cairn-options-repetition-play_on = грати далі
    .help = Нічого, партія триває.
cairn-options-repetition-draw = нічия
    .help = Нічия, коли хід утретє починається з тієї самої позиції.

# Малюнок

cairn-draw-label = Каїрн, хід { $turn }. { $status }
cairn-draw-to_move = Зараз ходить { $seat }.
cairn-draw-won = { $seat } перемагає.
cairn-draw-nobody_won = Партію закінчено, переможця немає.
cairn-draw-side = Ближній бік: { $seat }.
cairn-draw-score = { $seat }: споруджено мегалітів { $score } із { $most }.
cairn-draw-standing = { $seat }: { $count ->
    [0] на полі немає шаманів
    [one] шаман на { $spaces }
   *[other] шамани на { $spaces }
}.
cairn-draw-waiting = { $seat }: { $count ->
    [0] у селищі нікого
    [one] у селищі { $count } шаман
    [few] у селищі { $count } шамани
   *[other] у селищі { $count } шаманів
}.
cairn-draw-stone_on = { $space } «{ $megalith }»
cairn-draw-stones = { $count ->
    [0] На полі немає мегалітів.
   *[other] Мегаліти на полі: { $stones }.
}
cairn-draw-token = Жетон «{ $token }»: { $face }.
cairn-draw-upcoming = { $count ->
    [0] Майбутніх мегалітів немає.
    [one] Майбутній мегаліт: { $stones }.
   *[other] Майбутні мегаліти: { $stones }.
}
cairn-draw-stack = { $count ->
    [0] Стос порожній.
    [one] У стосі { $count } мегаліт.
    [few] У стосі { $count } мегаліти.
   *[other] У стосі { $count } мегалітів.
}
cairn-draw-known = Номер { $place } згори: «{ $megalith }».
cairn-draw-shaman = { $seat }: шаман на { $space }
cairn-draw-shaman_waiting = { $seat }: шаман у селищі
cairn-draw-next_stones = Майбутні
cairn-draw-stack_name = у стосі
cairn-draw-add = Додавання
cairn-draw-move = Переміщення
cairn-draw-jump = Стрибок
cairn-draw-transform = Трансформація
cairn-draw-white = білий тотем
cairn-draw-black = чорний тотем
cairn-draw-orthogonal = ортогонально
cairn-draw-diagonal = по діагоналі
cairn-draw-own = через свого
cairn-draw-enemy = через чужого
cairn-draw-middle = чужий посередині
cairn-draw-end = чужий скраю

# Поруч із полем

cairn-beside-built = з { $most } каменів
cairn-beside-village = { $count ->
    [0] у селищі нікого
   *[other] у селищі { $count }
}

# Як пройшла партія

cairn-chronicle-chart = Мегаліти
cairn-chronicle-goal = 3 мегаліти — перемога
cairn-chronicle-shares = Як збудовано мегаліти
cairn-chronicle-source-began = на початку
cairn-chronicle-source-leaving = виходом із поля
cairn-chronicle-source-transformation = трансформацією
cairn-chronicle-turns = Ходів
cairn-chronicle-added = Виставлено шаманів
cairn-chronicle-moved = Рухів і стрибків
cairn-chronicle-banished = Вигнано шаманів
cairn-chronicle-transformed = Трансформацій
cairn-chronicle-activated = Активацій мегалітів
cairn-why-points = За мегалітами: { $seat } — { $count }, { $whom } — { $against }.
cairn-why-blocked = Блокадою: { $whom } на початку ходу не може виконати жодної з трьох дій.
cairn-why-repetition = Нічия повторенням: хід утретє почався за того самого положення.

# Майстерня, де позицію ставлять руками

cairn-bench-shaman = Шаман: { $seat }
cairn-bench-shamans = Шамани
cairn-bench-megaliths = Мегаліти
cairn-bench-upcoming = Найближчий мегаліт { $number }
cairn-bench-score = Збудовано мегалітів: { $seat }
cairn-bench-to_move = Чий хід

cairn-ahead-action = Виберіть наступний хід наперед: його буде зроблено, якщо він лишиться можливим
