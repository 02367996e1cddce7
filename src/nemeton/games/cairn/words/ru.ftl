# Всё, что говорит «Каирн», по-русски. Названия следуют русским правилам игры, предложения наши; «ё» пишется везде.
#
# $seat: племя или имя игрока любого рода, поэтому оно стоит в именительном падеже, а глагол в настоящем времени.
# $seat_id: номер места, «none», если победителя нет. Варианты начинаются со строчной буквы и не содержат запятых: их
# перечисляют в предложениях. Причины (cairn-refused-…) придаточные; журнал и ошибки позиции пишутся предложениями.

# Игра

cairn-name = Каирн
    .line = Два племени шаманов сходятся на поле пять на пять; побеждает то, которое первым соорудит три мегалита.

cairn-seat-sea = Море
cairn-seat-forest = Лес
cairn-seat-nobody = никто

# Жетоны и их стороны

cairn-token-add = добавление
cairn-token-move = перемещение
cairn-token-jump = прыжок
cairn-token-transform = трансформация

cairn-face-white = белый тотем
cairn-face-black = чёрный тотем
cairn-face-orthogonal = шаг ортогонально
cairn-face-diagonal = шаг по диагонали
cairn-face-own = прыжок через своего шамана
cairn-face-enemy = прыжок через шамана противника
cairn-face-middle = противник в середине
cairn-face-end = противник с краю

# За пределами поля; север там, где Лес

cairn-off = за край поля на { $direction ->
    [N] север
    [NE] северо-восток
    [E] восток
    [SE] юго-восток
    [S] юг
    [SW] юго-запад
    [W] запад
   *[NW] северо-запад
}

# Мегалиты: название и действие. «Вы» здесь владелец шамана, который пришёл на камень.

cairn-megalith-chaos_of_the_giants = Хаос гигантов
    .text = Изгоните одного шамана противника, стоящего в вашем первом ряду; клетки тотемов входят в этот ряд.
cairn-megalith-cairn_of_dawn = Каирн рассвета
    .text = Добавьте шамана из своей деревни на клетку своего первого ряда, где нет шамана. Если там стоит мегалит, он активируется.
cairn-megalith-cromlech_of_the_stars = Кромлех звёзд
    .text = Переместите стоящего здесь шамана на любой другой мегалит без шамана, как бы далеко тот ни был. Этот мегалит активируется.
cairn-megalith-pillars_of_spring = Столпы весны
    .text = Следующий ход ваш. Если он и так ваш, ничего не меняется.
cairn-megalith-alley_of_dusk = Аллея сумерек
    .text = Изгоните одного шамана противника с одной из восьми клеток вокруг этого мегалита.
cairn-megalith-deer_rock = Оленья скала
    .text = Переместите одного шамана любого племени с одной из восьми клеток вокруг этого мегалита на одну клетку в любом направлении, туда, где нет шамана. За край поля он не выходит, если только за столом не разрешено выводить так своих шаманов. Если он приходит на мегалит, тот активирует владелец шамана.
cairn-megalith-menhir_of_the_dancers = Менгир танцоров
    .text = Переместите стоящего здесь шамана на одну клетку в любом направлении, туда, где нет шамана. За край поля он не выходит, если только за столом не разрешено выводить так своих шаманов. Если он приходит на мегалит, тот активируется.
cairn-megalith-sanctuary_of_the_ages = Вековое святилище
    .text = Переместите любой мегалит, в том числе этот, на одну клетку в любом направлении, туда, где на поле нет мегалита. Шаманы остаются на местах, и ничего не активируется.
cairn-megalith-tumulus_of_shadows = Курган тени
    .text = Изгоните стоящего здесь шамана, то есть своего.
cairn-megalith-stormwell = Штормвент
    .text = Поменяйте местами любые два мегалита на поле, в том числе этот. Шаманы остаются на местах, и ничего не активируется.
cairn-megalith-fairies_circle = Круг фей
    .text = Переместите одного шамана противника, где бы он ни стоял, на одну клетку в любом направлении, туда, где нет шамана. За край поля он не выходит. Если он приходит на мегалит, тот активирует противник.
cairn-megalith-haven_of_purity = Приют чистоты
    .text = Переместите другого своего шамана, стоящего на поле, на одну клетку в любом направлении, туда, где нет шамана. За край поля он не выходит, если только за столом не разрешено выводить так своих шаманов. Если он приходит на мегалит, тот активируется.
cairn-megalith-memorial_mound = Мемориальный курган
    .text = Переверните один из трёх жетонов действий, в том числе только что использованный. Жетон трансформации к ним не относится.
cairn-megalith-source_of_silver = Источник серебра
    .text = Замените любой мегалит на поле, в том числе этот, одним из предстоящих. Прежний мегалит уходит под стопку, после чего вытягивается новый предстоящий. Очков никто не получает, и ничего не активируется.
cairn-megalith-walk_of_the_colossi = Прогулка колоссов
    .text = Поменяйте местами одного своего шамана и одного шамана противника на поле, как бы далеко друг от друга они ни стояли. Ничего не активируется.
cairn-megalith-moving_stone = Движущийся камень
    .text = Повторите способность одного из предстоящих мегалитов или, если так решено за столом, другого мегалита на поле. Она действует так, будто написана на этом камне; можно выбрать и ту, что сейчас ничего не даст.
cairn-megalith-heart_of_the_earth = Сердце Земли
    .text = Возведите один из предстоящих мегалитов на клетке, где нет ни мегалита, ни шамана; после этого вытягивается новый предстоящий. Очков никто не получает.

# Вопросы

cairn-action = { $seat }: выберите одно из трёх действий.
cairn-build = { $seat }: выберите предстоящий мегалит, который встанет на { $space }.
cairn-transformation = { $seat }: выберите шамана противника, которого изгонит трансформация.

cairn-chaos_of_the_giants = { $seat }: «{ cairn-megalith-chaos_of_the_giants }» на { $space } велит изгнать противника из вашего первого ряда.
cairn-cairn_of_dawn = { $seat }: «{ cairn-megalith-cairn_of_dawn }» на { $space } велит добавить шамана в ваш первый ряд.
cairn-cromlech_of_the_stars = { $seat }: «{ cairn-megalith-cromlech_of_the_stars }» на { $space } велит вашему шаману уйти на другой мегалит.
cairn-alley_of_dusk = { $seat }: «{ cairn-megalith-alley_of_dusk }» на { $space } велит изгнать противника с соседней клетки.
cairn-deer_rock = { $seat }: «{ cairn-megalith-deer_rock }» на { $space } велит переместить соседнего шамана на одну клетку.
cairn-menhir_of_the_dancers = { $seat }: «{ cairn-megalith-menhir_of_the_dancers }» на { $space } велит стоящему на нём шаману сделать шаг.
cairn-sanctuary_of_the_ages = { $seat }: «{ cairn-megalith-sanctuary_of_the_ages }» на { $space } велит переместить мегалит на одну клетку.
cairn-stormwell = { $seat }: «{ cairn-megalith-stormwell }» на { $space } велит поменять местами два мегалита.
cairn-fairies_circle = { $seat }: «{ cairn-megalith-fairies_circle }» на { $space } велит переместить шамана противника на одну клетку.
cairn-haven_of_purity = { $seat }: «{ cairn-megalith-haven_of_purity }» на { $space } велит переместить другого вашего шамана на одну клетку.
cairn-memorial_mound = { $seat }: «{ cairn-megalith-memorial_mound }» на { $space } велит перевернуть жетон действия.
cairn-source_of_silver = { $seat }: «{ cairn-megalith-source_of_silver }» на { $space } велит заменить один мегалит предстоящим.
cairn-walk_of_the_colossi = { $seat }: «{ cairn-megalith-walk_of_the_colossi }» на { $space } велит поменять местами вашего шамана и шамана противника.
cairn-moving_stone = { $seat }: «{ cairn-megalith-moving_stone }» на { $space } велит выбрать мегалит, чью способность он повторит.
cairn-heart_of_the_earth = { $seat }: «{ cairn-megalith-heart_of_the_earth }» на { $space } велит возвести предстоящий мегалит на пустой клетке.

# Варианты

cairn-option-add = добавить шамана на { $space }
cairn-option-move = переместить с { $origin } на { $to }
cairn-option-move_off = вывести с { $origin } { $to }
cairn-option-jump = прыгнуть с { $origin } через { $over } на { $to }
cairn-option-jump_off = прыгнуть с { $origin } через { $over } { $to }
cairn-option-go = перейти на мегалит { $to }
cairn-option-transform = провести трансформацию на { $space }
cairn-option-decline = не проводить трансформацию
cairn-option-build = соорудить: { $megalith }
cairn-option-banish = изгнать шамана с { $space }
cairn-option-move_stone = переместить мегалит с { $origin } на { $to }
cairn-option-swap_stones = поменять местами мегалиты на { $one } и { $other }
cairn-option-flip = перевернуть жетон: { $token }
cairn-option-replace = заменить мегалит на { $space } новым: { $megalith }
cairn-option-swap = поменять местами шаманов на { $own } и { $enemy }
cairn-option-copy = повторить: { $megalith }
cairn-option-raise = возвести на { $space }: { $megalith }
cairn-option-stop = прервать цикл

# Почему этого нельзя

cairn-refused-other_totem = жетон добавления показывает другой тотем
cairn-refused-village_empty = в деревне не осталось шаманов
cairn-refused-own_on_totem = на этом тотеме уже стоит шаман того же племени
cairn-refused-wrong_side = покинуть поле можно только через сторону противника
cairn-refused-occupied = там стоит другой шаман
cairn-refused-token_orthogonal = жетон перемещения сейчас разрешает ходить только ортогонально
cairn-refused-token_diagonal = жетон перемещения сейчас разрешает ходить только по диагонали
cairn-refused-jump_own = жетон прыжка сейчас разрешает прыгать только через своих шаманов
cairn-refused-jump_enemy = жетон прыжка сейчас разрешает прыгать только через шаманов противника
cairn-refused-landing = клетка за шаманом, через которого прыгают, занята

# Журнал

cairn-setup = Шаманы занимают места, камни разложены; первый ход: { $seat }.
cairn-turn = { $seat } начинает ход.
cairn-added = { $seat } добавляет шамана на { $space }.
cairn-moved = { $seat }: шаман переходит с { $origin } на { $to }.
cairn-left = { $seat }: шаман покидает поле с { $origin } через сторону противника и возвращается в деревню.
cairn-banished = { $seat }: шаман с { $space } изгнан в деревню.
cairn-swapped = { $seat }: шаман с { $own } и противник с { $enemy } меняются местами.
cairn-flipped = Жетон «{ $token }» переворачивается; теперь на нём: { $face }.
cairn-transformed = { $seat } завершает линию и проводит трансформацию на { $space }.
cairn-declined = { $seat } отказывается от трансформации.
cairn-raised = На { $space } вырастает мегалит «{ $megalith }».
cairn-not_built = { $seat } не сооружает мегалит: на { $space } он уже стоит.
cairn-scored = { $seat } продвигается по шкале очков: { $score } { $score ->
    [one] мегалит
    [few] мегалита
   *[many] мегалитов
} из 3.
cairn-drawn = Новый предстоящий мегалит: «{ $megalith }».
cairn-tucked = Мегалит «{ $megalith }» уходит под стопку.
cairn-stone_moved = Мегалит «{ $megalith }» перемещается с { $origin } на { $to }.
cairn-stones_swapped = Мегалиты на { $one } и { $other } меняются местами.
cairn-activated = { $seat } активирует мегалит «{ $megalith }» на { $space }.
cairn-no_effect = Мегалит «{ $megalith }» не находит, на что подействовать.
cairn-copied = { $seat } повторяет способность мегалита «{ $megalith }».
cairn-next_turn = { $seat } получает следующий ход.
cairn-stopped = Цепочка идёт по кругу и обрывается на мегалите «{ $megalith }».
cairn-blocked = { $seat } не может выполнить ни одного из трёх действий и проигрывает.
cairn-repeated = Одно и то же положение возникает в третий раз: ничья.
cairn-won = { $seat } сооружает третий мегалит и побеждает.

# Чем кончилась партия; $seat: победитель

cairn-how-points = { $seat_id ->
    [none] Трёх мегалитов не соорудил никто, победителя нет.
   *[other] { $seat } побеждает: сооружены три мегалита.
}
cairn-how-blocked = { $seat_id ->
    [none] Ни одно действие невозможно, победителя нет.
   *[other] { $seat } побеждает: другому племени недоступно ни одно из трёх действий.
}
cairn-how-repetition = { $seat_id ->
    [none] Ничья: одно и то же положение возникло в третий раз.
   *[other] { $seat } побеждает: одно и то же положение возникло в третий раз.
}
cairn-how-unfinished = { $seat_id ->
    [none] Партия остановлена: лимит ходов исчерпан, победителя нет.
   *[other] Партия остановлена: лимит ходов исчерпан; { $seat } побеждает.
}
cairn-how-agreed = { $seat_id ->
    [none] Ничья по соглашению.
   *[other] { $seat } побеждает по соглашению.
}
cairn-how-resigned = { $seat_id ->
    [none] Партия прекращена, победителя нет.
   *[other] { $seat } побеждает: другое племя сдаётся.
}

# Что не так с позицией

cairn-check-tribes = Должно быть два племени, Море и Лес, а не { $count }.
cairn-check-shamans = { $seat }: шаманов на поле и в деревне вместе должно быть пять, а не { $count }.
cairn-check-space = Клетки «{ $space_id }» нет: поле идёт от a1 до e5, а шаман может ещё ждать в деревне («village»).
cairn-check-two_shamans = На { $space } стоит несколько шаманов, а место есть для одного.
cairn-check-moved = В «moved» названа клетка { $space }, но шамана там нет.
cairn-check-moved_twice = В «moved» клетка { $space } названа дважды; достаточно одного раза.
cairn-check-unknown_megalith = Мегалита «{ $name }» нет; мегалиты записываются так: «deer_rock».
cairn-check-two_megaliths = Мегалит «{ $megalith }» встречается больше одного раза, а каждый существует в единственном числе.
cairn-check-upcoming = Сейчас { $count ->
    [one] { $count } предстоящий мегалит
    [few] { $count } предстоящих мегалита
   *[many] { $count } предстоящих мегалитов
}, а должно быть два; меньше бывает, только когда стопка пуста.
cairn-check-tokens = Жетоны должны быть такие: { $names }; ни больше ни меньше.
cairn-check-face = У жетона «{ $token }» нет стороны «{ $name }»; бывает { $token_id ->
    [add] «white» или «black»
    [move] «orthogonal» или «diagonal»
    [jump] «own» или «enemy»
   *[transform] «middle» или «end»
}.
cairn-check-score = Счёт { $score } здесь невозможен: он идёт от 0 до 3, а 3 завершает партию.
cairn-check-to_move = Ход — и этот, и следующий — принадлежит Морю или Лесу.
cairn-check-activation = На { $space } ждёт способность, но шамана на мегалите там нет.
cairn-check-agenda = В повестке стоит ход или то, что от него осталось: активация и трансформация, одна трансформация или конец хода; после конца партии она пуста.
cairn-check-result = Победитель — это Море (0) или Лес (1).

# Разделы правил

cairn-law-setup = Подготовка к игре
cairn-law-turn = Ход
cairn-law-turn-action = Ход: одно из трёх действий
cairn-law-action-add = Добавление шамана
cairn-law-action-move = Перемещение шамана
cairn-law-action-jump = Прыжок через шамана
cairn-law-action-leaving = Выход за край поля
cairn-law-action-one_shaman = Один шаман на клетке
cairn-law-transformation = Трансформация
cairn-law-banishing = Изгнание шамана
cairn-law-build = Сооружение мегалита
cairn-law-build-leaving = Сооружение мегалита: выход за край поля
cairn-law-build-one_megalith = Один мегалит на клетке
cairn-law-activation = Активация мегалита
cairn-law-activation-loop = Активация мегалита: бесконечные циклы
cairn-law-megalith = Мегалиты: { $megalith }
cairn-law-ending = Конец игры

# Что решает стол

cairn-options-megaliths = Мегалиты
    .help = Какие камни участвуют в партии.
cairn-options-megaliths-all = все семнадцать
    .help = Восемь мегалитов для новичков и девять экспертных.
cairn-options-megaliths-beginner = для новичков
    .help = Только восемь мегалитов для новичков: с ними легче освоить игру.

cairn-options-start = Каменные круги
    .help = Какие два мегалита стоят на поле в начале.
cairn-options-start-random = по жребию
    .help = Два мегалита, вытянутые из стопки.
cairn-options-start-first_games = первые партии
    .help = Всегда «{ cairn-megalith-chaos_of_the_giants }» и «{ cairn-megalith-cairn_of_dawn }».

cairn-options-first_player = Первый игрок
    .help = Какое племя ходит первым.
cairn-options-first_player-random = по жребию
    .help = Решает случай.
cairn-options-first_player-sea = { cairn-seat-sea }
    .help = Первым ходит Море.
cairn-options-first_player-forest = { cairn-seat-forest }
    .help = Первым ходит Лес.

cairn-options-exit_by_ability = Выход благодаря способности
    .help = Может ли способность мегалита вывести шамана за край поля?
cairn-options-exit_by_ability-false = нет
    .help = За край поля выводят только действия перемещения и прыжка.
cairn-options-exit_by_ability-true = да
    .help = Ваши способности могут вывести ваших шаманов через сторону противника; в свой ход вы сооружаете там мегалит.

cairn-options-corner_exit = Выход через угол
    .help = Может ли шаман выйти по диагонали мимо угла на стороне противника?
cairn-options-corner_exit-true = да
    .help = Поле покидает любой шаг или прыжок, который ведёт дальше первого ряда противника.
cairn-options-corner_exit-false = нет
    .help = Шаг или прыжок должен вести прямо за первый ряд противника, в пределах пяти столбцов поля.

cairn-options-moving_stone = Что повторяет Движущийся камень
    .help = Откуда берётся способность.
cairn-options-moving_stone-upcoming = предстоящий мегалит
    .help = Один из предстоящих мегалитов рядом с полем.
cairn-options-moving_stone-field = мегалит на поле
    .help = Любой другой мегалит, стоящий на поле.

cairn-options-transformation = Трансформация
    .help = Обязано ли племя проводить трансформацию, когда может?
cairn-options-transformation-optional = по желанию
    .help = Племя может отказаться.
cairn-options-transformation-mandatory = обязательна
    .help = Если трансформация возможна, племя её проводит.

cairn-options-repetition = Повторение
    .help = Что бывает, когда одно и то же положение возвращается.
cairn-options-repetition-play_on = играть дальше
    .help = Ничего, партия продолжается.
cairn-options-repetition-draw = ничья
    .help = Ничья, когда ход в третий раз начинается с одного и того же положения.

# Рисунок

cairn-draw-label = Каирн, ход { $turn }. { $status }
cairn-draw-to_move = Сейчас ходит { $seat }.
cairn-draw-won = { $seat } побеждает.
cairn-draw-nobody_won = Партия окончена, победителя нет.
cairn-draw-side = Ближняя сторона: { $seat }.
cairn-draw-score = { $seat }: сооружено мегалитов { $score } из { $most }.
cairn-draw-standing = { $seat }: { $count ->
    [0] на поле нет шаманов
    [one] шаман на { $spaces }
   *[other] шаманы на { $spaces }
}.
cairn-draw-waiting = { $seat }: { $count ->
    [0] в деревне никого
    [one] в деревне { $count } шаман
    [few] в деревне { $count } шамана
   *[other] в деревне { $count } шаманов
}.
cairn-draw-stone_on = { $space } «{ $megalith }»
cairn-draw-stones = { $count ->
    [0] На поле нет мегалитов.
   *[other] Мегалиты на поле: { $stones }.
}
cairn-draw-token = Жетон «{ $token }»: { $face }.
cairn-draw-upcoming = { $count ->
    [0] Предстоящих мегалитов нет.
    [one] Предстоящий мегалит: { $stones }.
   *[other] Предстоящие мегалиты: { $stones }.
}
cairn-draw-stack = { $count ->
    [0] Стопка пуста.
    [one] В стопке { $count } мегалит.
    [few] В стопке { $count } мегалита.
   *[other] В стопке { $count } мегалитов.
}
cairn-draw-known = Номер { $place } сверху: «{ $megalith }».
cairn-draw-shaman = { $seat }: шаман на { $space }
cairn-draw-shaman_waiting = { $seat }: шаман в деревне
cairn-draw-next_stones = Предстоящие
cairn-draw-stack_name = в стопке
cairn-draw-add = Добавление
cairn-draw-move = Перемещение
cairn-draw-jump = Прыжок
cairn-draw-transform = Трансформация
cairn-draw-white = белый тотем
cairn-draw-black = чёрный тотем
cairn-draw-orthogonal = ортогонально
cairn-draw-diagonal = по диагонали
cairn-draw-own = через своего
cairn-draw-enemy = через чужого
cairn-draw-middle = чужой в середине
cairn-draw-end = чужой с краю

# Рядом с полем

cairn-beside-built = из { $most } камней
cairn-beside-village = { $count ->
    [0] в деревне никого
   *[other] в деревне { $count }
}

# Как прошла партия

cairn-chronicle-chart = Мегалиты
cairn-chronicle-goal = 3 мегалита — победа
cairn-chronicle-shares = Как построены мегалиты
cairn-chronicle-source-began = в начале
cairn-chronicle-source-leaving = уходом с поля
cairn-chronicle-source-transformation = трансформацией
cairn-chronicle-turns = Ходов
cairn-chronicle-added = Выставлено шаманов
cairn-chronicle-moved = Движений и прыжков
cairn-chronicle-banished = Изгнано шаманов
cairn-chronicle-transformed = Трансформаций
cairn-chronicle-activated = Активаций мегалитов
cairn-why-points = По мегалитам: { $seat } — { $count }, { $whom } — { $against }.
cairn-why-blocked = Блокадой: { $whom } в начале хода не может выполнить ни одного из трёх действий.
cairn-why-repetition = Ничья повторением: ход в третий раз начался при том же положении.

# Мастерская, где позицию ставят руками

cairn-bench-shaman = Шаман: { $seat }
cairn-bench-shamans = Шаманы
cairn-bench-megaliths = Мегалиты
cairn-bench-upcoming = Ближайший мегалит { $number }
cairn-bench-score = Построено мегалитов: { $seat }
cairn-bench-to_move = Чей ход

cairn-ahead-action = Выберите следующий ход заранее: он будет сделан, если останется возможным
