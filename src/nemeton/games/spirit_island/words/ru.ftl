# Всё, что говорит «Остров духов», по-русски. Сообщения, значения и атрибуты те же, что в en.ftl; это проверяет тест.
#
# $seat, $target, $taker — духи или имена игроков: всегда в именительном падеже и любого рода, поэтому глаголы стоят в настоящем
# времени. Регион — буква и номер («A3»), у океана есть имя; в предложение их ставят spirit_island-at, -out, -into, -from, -to.
# Термины — как в русских правилах: разведчик, поселение, город, скверна, святилище, разорение, формула стихий, стойкость.

# Игра

spirit_island-name = Остров духов
    .line = Духи острова вместе прогоняют захватчиков: общий замысел, множество способностей и время, которое не ждёт.
spirit_island-seat-lightnings_swift_strike = Молния
spirit_island-seat-river_surges_in_sunlight = Река
spirit_island-seat-shadows_flicker_like_flame = Тень
spirit_island-seat-vital_strength_of_the_earth = Земля
spirit_island-seat-a_spread_of_rampant_green = Зелень
spirit_island-seat-thunderspeaker = Глашатай
spirit_island-seat-oceans_hungry_grasp = Океан
spirit_island-seat-bringer_of_dreams_and_nightmares = Властитель
spirit_island-seat-number = Место { $number }
spirit_island-land = { $name }
spirit_island-ocean = океан { $board }
spirit_island-terrain-jungle = джунгли
spirit_island-terrain-mountain = горы
spirit_island-terrain-sands = пустыня
spirit_island-terrain-wetland = болото
spirit_island-piece-explorer = разведчик
spirit_island-piece-town = поселение
spirit_island-piece-city = город
spirit_island-piece-dahan = дахан
spirit_island-piece-blight = скверна
spirit_island-hurt_piece = { $kind } (урон { $hurt })
spirit_island-element-sun = солнце
spirit_island-element-moon = луна
spirit_island-element-fire = огонь
spirit_island-element-air = воздух
spirit_island-element-water = вода
spirit_island-element-earth = земля
spirit_island-element-plant = флора
spirit_island-element-animal = фауна
spirit_island-deck-minor = малая способность
spirit_island-deck-major = великая способность
spirit_island-source-energy = шкала энергии
spirit_island-source-plays = шкала карт
spirit_island-source-destroyed = уничтоженное присутствие
spirit_island-action-ravage = разорение
spirit_island-action-build = строительство
spirit_island-action-explore = разведка
spirit_island-phase-fast = Фаза быстрых способностей
spirit_island-phase-slow = Фаза медленных способностей
spirit_island-phase-invader = Фаза захватчиков
spirit_island-phase-spirit = Фаза духов
spirit_island-phase-setup = Подготовка

# Части предложений

spirit_island-at = в { $land_id ->
    [A0] океане A
    [B0] океане B
    [C0] океане C
    [D0] океане D
    [NW0] океане NW
    [NE0] океане NE
    [W0] океане W
    [E0] океане E
   *[other] { $land }
}
spirit_island-out = { $land_id ->
    [A0] океана A
    [B0] океана B
    [C0] океана C
    [D0] океана D
    [NW0] океана NW
    [NE0] океана NE
    [W0] океана W
    [E0] океана E
   *[other] { $land }
}
spirit_island-from = из { $start_id ->
    [A0] океана A
    [B0] океана B
    [C0] океана C
    [D0] океана D
    [NW0] океана NW
    [NE0] океана NE
    [W0] океана W
    [E0] океана E
   *[other] { $start }
}
spirit_island-to = в { $end }
spirit_island-into = в { $land }
spirit_island-listed = «{ $card }»

# Вопросы

spirit_island-grow = { $seat }: выберите, как расти.
spirit_island-keep = { $seat }: оставьте себе одну из этих способностей.
spirit_island-forget = { $seat }: за великую способность забудьте одну карту способности.
spirit_island-presence_from = { $seat }: откуда взять присутствие?
spirit_island-play = { $seat }: разыграйте карты способностей или закончите.
spirit_island-reclaim_one = { $seat }: верните на руку одну сброшенную карту.
spirit_island-fast = { $seat }: примените быстрые способности или закончите.
spirit_island-slow = { $seat }: примените медленные способности или закончите.
spirit_island-target = { $seat }: выберите регион для способности «{ $power }».
spirit_island-target_spirit = { $seat }: выберите духа для способности «{ $power }».
spirit_island-either = { $seat }: выберите, что сделает способность { spirit_island-at }.
spirit_island-damage = { $seat }: распределите урон { spirit_island-at }. Осталось: { $left }.
spirit_island-wound = { $seat }: распределите { spirit_island-at } между даханами урон, который никого не уничтожит. Осталось: { $left }.
spirit_island-vengeance = { $seat }: мертвецы мстят. Осталось урона: { $left }.
spirit_island-hurt = { $seat }: какая фишка { spirit_island-at } получит урон?
spirit_island-destroy = { $seat }: какую фишку уничтожить { spirit_island-at }?
spirit_island-replace = { $seat }: какую фишку заменить { spirit_island-at }?
spirit_island-drown = { $seat }: какую фишку { spirit_island-at } утопить?
spirit_island-remove = { $seat }: какая фишка уходит из { spirit_island-out }?
spirit_island-push = { $seat }: вытолкните фишки из { spirit_island-out }. Осталось: { $left }.
spirit_island-gather = { $seat }: привлеките фишки { spirit_island-into }. Осталось: { $left }.
spirit_island-follow = { $seat }: дахан идёт { spirit_island-from } { spirit_island-to }. Пойти с ним?
spirit_island-ashore = { $seat }: дахан попадает в море. Вынести его на берег?
spirit_island-share = { $seat }: сколько урона перейдёт на первую новую фишку { spirit_island-at }?
spirit_island-presence_to = { $seat }: куда добавить присутствие?
spirit_island-element = { $seat }: выберите стихию.
spirit_island-deck = { $seat }: получить малую способность или великую?
spirit_island-from_land = { $seat }: из какого вашего региона вытолкнуть фишки?
spirit_island-heal = { $seat }: из какого региона удалить скверну?
spirit_island-give = { $seat }: передать карту способности (получает { $taker })?
spirit_island-fly_to = { $seat }: куда перенести даханов из { spirit_island-out }?
spirit_island-fly = { $seat }: сколько даханов перенести?
spirit_island-fly_piece = { $seat }: какого дахана перенести из { spirit_island-out }?
spirit_island-play_now = { $seat }: сразу разыграть карту «{ $card }» за её стоимость?
spirit_island-reveal = { $seat }: какую карту страха открыть? Сначала идут полученные ({ $earned }).
spirit_island-rescue = { $seat }: вернуть на руку одну из разыгранных карт?
spirit_island-blighted = { $seat }: остров осквернён. Что вы отдадите?
spirit_island-cascade = { $seat }: скверна распространяется из { spirit_island-out }. В какой регион?
spirit_island-ravage_next = { $seat }: какой регион разоряют следующим?
spirit_island-choke = { $seat }: захватчики вот-вот начнут действовать { spirit_island-at } ({ $action }). Задушить регион зеленью ценой присутствия там?
spirit_island-oath = { $seat }: { spirit_island-at } погибли даханы. Где уничтожить присутствие?
spirit_island-rush = { $seat }: рудничная лихорадка рядом с { $land }. Какой соседний регион получит поселение?
spirit_island-extra_explorer = { $seat }: куда высадится ещё один разведчик?
spirit_island-boom = { $seat }: строительный бум. В каком регионе построят?
spirit_island-land_rush = { $seat }: земельная лихорадка. В каком регионе появится поселение?
spirit_island-royal_town = { $seat }: в каком регионе корона поставит поселение?
spirit_island-response = { $seat }: захватчики мстят за потери { spirit_island-at }. Где появится { $piece }?
spirit_island-first_presence = { $seat }: где вы начинаете?
spirit_island-heart_presence = { $seat }: где ваше присутствие будет хранить сердце острова?
spirit_island-ritual_energy = { $seat }: ритуал { spirit_island-at }. Кто платит энергию?
spirit_island-ritual_presence = { $seat }: ритуал { spirit_island-at }. Чьё присутствие отдать?
spirit_island-fear_remove = { $seat }: захватчики бегут. Кто покинет остров?
spirit_island-fear_land = { $seat }: выберите регион для карты страха.
spirit_island-fear_enheartened = { $seat }: даханы воспрянули духом. Переместить одного?
spirit_island-fear_move = { $seat }: захватчики ищут безопасности. Кто куда уйдёт?
spirit_island-fear_tale = { $seat }: россказни делают своё дело. Кто покинет остров?
spirit_island-fear_shrink = { $seat }: торговля страдает. Что станет меньше?

# Варианты ответа

spirit_island-option-land = { $land }
spirit_island-option-piece = { $piece }
spirit_island-option-piece_at = { $piece } { spirit_island-at }
spirit_island-option-seat = { $target }
spirit_island-option-wither = уничтожить присутствие { spirit_island-at }
spirit_island-option-element = { $element }
spirit_island-option-deck = { $deck }
spirit_island-option-share = урон { $count }
spirit_island-option-fly = даханов: { $count }
spirit_island-option-reveal = карта { $count }
spirit_island-option-damage = { $piece }: урон { $count }
spirit_island-option-damage_at = { $piece } { spirit_island-at }: урон { $count }
spirit_island-option-push = { $piece } { spirit_island-to }
spirit_island-option-gather = { $piece } { spirit_island-from }
spirit_island-option-move = { $piece } { spirit_island-from } { spirit_island-to }
spirit_island-option-dahan_push = вытолкнуть дахана из { spirit_island-out }
spirit_island-option-dahan_gather = привлечь дахана { spirit_island-into }
spirit_island-option-two_explorers = два разведчика { spirit_island-at }
spirit_island-option-place = присутствие { spirit_island-into }
spirit_island-option-place_by = присутствие { spirit_island-into } (значок роста { $number })
spirit_island-option-from = { $source }
spirit_island-option-draw = получить карту: { $deck }
spirit_island-option-study = изучить следующую способность
spirit_island-option-tide = переместить присутствие с приливом
spirit_island-option-leave = оставить присутствие на месте
spirit_island-option-shift = присутствие { spirit_island-from } { spirit_island-to }
spirit_island-option-done = закончить
spirit_island-option-keep = оставить: «{ $card }»
spirit_island-option-forget = забыть: «{ $card }»
spirit_island-option-reclaim = вернуть: «{ $card }»
spirit_island-option-play = разыграть: «{ $card }»
spirit_island-option-give = отдать: «{ $card }»
spirit_island-option-rescue = вернуть на руку: «{ $card }»
spirit_island-option-any = стихия на этот ход: { $element }
spirit_island-option-use = применить: «{ $power }»
spirit_island-option-use_less = применить: «{ $power }» { $levels ->
    [0] без формул
    [one] только по { $levels } формуле
    [few] только по { $levels } формулам
   *[many] только по { $levels } формулам
}
spirit_island-option-again = применить ещё раз: «{ $card }» («{ $power }»)
spirit_island-option-again_less = применить ещё раз: «{ $card }» («{ $power }») без части формул
spirit_island-option-ritual = ритуал { spirit_island-at }
spirit_island-option-far = { $land } за одну энергию
spirit_island-option-stop = ничего
spirit_island-option-in_order = мои регионы по номерам
spirit_island-option-follow = пойти с ним
spirit_island-option-stay = остаться
spirit_island-option-choke = задушить
spirit_island-option-let = пусть действуют
spirit_island-option-play_now = разыграть сейчас
spirit_island-option-hold = оставить на руке
spirit_island-option-give_nothing = ничего не отдавать
spirit_island-option-rescue_nothing = ничего не возвращать
spirit_island-option-push_nothing = никого не выталкивать
spirit_island-option-fly_nowhere = никого не переносить
spirit_island-option-push_no_more = больше не выталкивать
spirit_island-option-gather_no_more = больше не привлекать
spirit_island-option-destroy_no_more = больше не уничтожать
spirit_island-option-remove_no_more = больше не удалять

# Почему чего-то нельзя

spirit_island-lacks_elements = для первой формулы не хватает стихий
spirit_island-slow_power = это медленная способность
spirit_island-fast_power = это была быстрая способность
spirit_island-no_target = в пределах дальности нет цели

# Журнал

spirit_island-table = Остров пробуждается.
spirit_island-begins = { $seat } начинает { spirit_island-at }.
spirit_island-turn = Ход { $number }.
spirit_island-phase = { $phase }.
spirit_island-grows = { $seat } растёт: { $growth }.
spirit_island-drew = { $seat } смотрит карты: { $cards }.
spirit_island-learnt = { $seat } получает карту «{ $card }».
spirit_island-forgot = { $seat } забывает карту «{ $card }».
spirit_island-reclaimed = { $seat } возвращает на руку карту «{ $card }».
spirit_island-rescued = { $seat } возвращает на руку разыгранную карту «{ $card }».
spirit_island-gave = { $seat } отдаёт карту «{ $card }». Получает { $taker }.
spirit_island-energy = { $seat } получает энергию: { $gained } (всего { $energy }).
spirit_island-gains = { $seat } получает энергию: { $energy }.
spirit_island-plays = { $seat } разыгрывает карту «{ $card }» (энергия: { $cost }).
spirit_island-ready = { $seat } завершает фазу духов.
spirit_island-done = { $seat } заканчивает фазу.
spirit_island-again = { $seat } снова может действовать.
spirit_island-element_gained = { $seat } получает стихию на этот ход: { $element }.
spirit_island-presence = { $seat } добавляет присутствие { spirit_island-into } (источник: { $source }).
spirit_island-shifted = { $seat } перемещает присутствие { spirit_island-from } { spirit_island-to }.
spirit_island-withered = { $seat } теряет присутствие { spirit_island-at }.
spirit_island-uses = { $seat } применяет способность «{ $power }» { spirit_island-at }.
spirit_island-uses_on = { $seat } применяет способность «{ $power }». Цель: { $target }.
spirit_island-moved = Перемещение { spirit_island-from } { spirit_island-to }: { $piece }.
spirit_island-destroyed = Уничтожено { spirit_island-at }: { $piece }.
spirit_island-dreamt = Смерть во сне { spirit_island-at }: { $piece }.
spirit_island-drowned = { $seat } получает энергию за утонувших: { $energy }.
spirit_island-replaced = Замена { spirit_island-at }: { $piece } → { $new }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}.
spirit_island-removed = Удалено из { spirit_island-out }: { $piece }.
spirit_island-born = Новый дахан { spirit_island-at }.
spirit_island-defended = Защита { $amount } { spirit_island-at }.
spirit_island-fear = Порождён страх: { $amount }.
spirit_island-earned = Получена карта страха.
spirit_island-terror = { $level ->
    [2] Степень ужаса II!
    [3] Степень ужаса III!
   *[other] Степень ужаса — «Победа»!
}
spirit_island-fear_card = Карта страха «{ $fear_card }», степень ужаса { $level ->
    [1] I
    [2] II
   *[other] III
}.
spirit_island-revealed_fear = Сон открывает карту страха «{ $fear_card }».
spirit_island-blight = Новая скверна { spirit_island-at }.
spirit_island-cascaded = Скверна распространяется { spirit_island-from } { spirit_island-to }.
spirit_island-kept_off = Скверна не появляется { spirit_island-at }.
spirit_island-healed = Скверна уходит из { spirit_island-out }.
spirit_island-island_blighted = Остров осквернён: «{ $blight_card }».
spirit_island-ravages = Разорение { spirit_island-at }: урон { $damage }{ $held ->
    [0] .
   *[other] , защита { $held }.
}
spirit_island-strikes = Даханы { spirit_island-at } контратакуют: урон { $damage }.
spirit_island-skipped = Захватчики не действуют { spirit_island-at } ({ $action }).
spirit_island-choked = { $seat } душит захватчиков { spirit_island-at } ({ $action }).
spirit_island-builds = Захватчики строят: { $invader_card }.
spirit_island-built = Постройка { spirit_island-at }: { $piece }.
spirit_island-reveals = Захватчики идут на разведку: { $invader_card }.
spirit_island-arrived = Пополнение { spirit_island-at }: { $piece }.
spirit_island-swayed = Дахан { spirit_island-at } переходит к захватчикам.
spirit_island-tile_gone = Дополнительная область строительства исчезает.

# Чем закончилось

spirit_island-how-terror_1 = На острове не осталось захватчиков: духи побеждают.
spirit_island-how-terror_2 = Не осталось ни поселений, ни городов: духи побеждают.
spirit_island-how-terror_3 = Не осталось городов: духи побеждают.
spirit_island-how-fear = Захватчики в ужасе бегут: духи побеждают.
spirit_island-how-insurrection_won = Даханы выстояли: духи побеждают.
spirit_island-how-sacrifice = Духи гибнут, но остров спасён: победа ценой жертвы.
spirit_island-how-blight = Остров осквернён бесповоротно: духи проигрывают.
spirit_island-how-spirit_destroyed = Один из духов уничтожен: духи проигрывают.
spirit_island-how-time = Время вышло: духи проигрывают.
spirit_island-how-capital = Англия основала столицу: духи проигрывают.
spirit_island-how-heart = Захватчики обосновались в сердце острова: духи проигрывают.
spirit_island-how-dahan = Даханов осталось слишком мало: духи проигрывают.
spirit_island-how-insurrection = Восстание провалилось: духи проигрывают.
spirit_island-how-unfinished = Партию прервали раньше, чем она решилась.
spirit_island-how-agreed = Игроки решили закончить партию.
spirit_island-how-resigned = Игроки сдали остров.

# Что не так с позицией

spirit_island-bad_spirit = Нет такого духа: «{ $name }»; духов пишут так: «thunderspeaker».
spirit_island-bad_twice = Двое играют за одного духа ({ $spirit }), а он может быть только один.
spirit_island-bad_boards = Полей должно быть столько же, сколько духов, каждое одно и все с одной стороны (A, B, C, D; на альтернативной NW, NE, W, E); здесь: { $boards }.
spirit_island-boards_apart = Два альтернативных поля должны стыковаться сторонами, а эти соприкасаются лишь в одной точке: { $boards }.
spirit_island-bad_seats = В партии от одного до четырёх духов, и всё, что пишут по местам, нужно для каждого.
spirit_island-bad_land = Регионы должны быть с этих полей, а если играет Океан, то и океаны; проверьте { $land }.
spirit_island-bad_count = Каких-то фишек { spirit_island-at } меньше нуля.
spirit_island-bad_damage = Такого урона { spirit_island-at } быть не может ({ $piece }): он идёт по порядку и меньше стойкости.
spirit_island-bad_ocean = Ни захватчиков, ни даханов { spirit_island-at } быть не может.
spirit_island-bad_blight = Столько скверны остаться не может: { $blight }.
spirit_island-bad_fear = Столько порождённого страха лежать не может: { $fear }.
spirit_island-bad_presence = { $seat }: присутствия на острове, на шкалах и уничтоженного всего { $presence }, а должно быть 13.
spirit_island-bad_track = { $seat }: шкалы короче или ничего не открывают.
spirit_island-bad_energy = { $seat }: энергии или уничтоженного присутствия меньше нуля.
spirit_island-bad_card = В этой партии нет карты способности «{ $name }».
spirit_island-bad_card_twice = Карта «{ $name }» лежит в двух местах.
spirit_island-bad_card_missing = Карты «{ $card }» нигде нет, а каждая карта должна где-то лежать.
spirit_island-bad_decks = Здесь все духи изучают способности по списку, поэтому обе колоды способностей выбыли из игры.
spirit_island-bad_crowd = Слишком много фишек { spirit_island-at }: каждого вида не больше { $most }.
spirit_island-bad_blight_total = На карте и на острове столько скверны: { $blight }. Всего её { $most }.
spirit_island-bad_blight_card = Карта скверны должна быть той, которую выбрал стол, а без карты скверны её быть не должно.
spirit_island-bad_entry = В записи «{ $entry }» то, чего в этой позиции быть не может.
spirit_island-bad_panel = Запись «{ $entry }» на планшете ({ $seat }) сейчас не может быть такой.
spirit_island-bad_step = Шага «{ $step }» за этим столом или в этой фазе быть не может.
spirit_island-bad_last_step = После шага «{ $step }» ничего не следует: первая запись повестки — ход или фаза.
spirit_island-bad_track_card = Карты «{ $name }» не хватает среди карт захватчиков, страха и скверны, или ей там не место.

# Карты захватчиков

spirit_island-invader_card-s1_jungle = этап I, джунгли
spirit_island-invader_card-s1_mountain = этап I, горы
spirit_island-invader_card-s1_sands = этап I, пустыня
spirit_island-invader_card-s1_wetland = этап I, болото
spirit_island-invader_card-s2_jungle = этап II, джунгли
spirit_island-invader_card-s2_mountain = этап II, горы
spirit_island-invader_card-s2_sands = этап II, пустыня
spirit_island-invader_card-s2_wetland = этап II, болото
spirit_island-invader_card-s2_coastal = этап II, побережье
spirit_island-invader_card-s3_jungle_mountain = этап III, джунгли и горы
spirit_island-invader_card-s3_jungle_sands = этап III, джунгли и пустыня
spirit_island-invader_card-s3_jungle_wetland = этап III, джунгли и болото
spirit_island-invader_card-s3_mountain_sands = этап III, горы и пустыня
spirit_island-invader_card-s3_mountain_wetland = этап III, горы и болото
spirit_island-invader_card-s3_sands_wetland = этап III, пустыня и болото

# Разделы правил

spirit_island-law-setup = Подготовка
spirit_island-law-setup-spirits = Где начинают духи
spirit_island-law-turn = Ход
spirit_island-law-growth = Рост
spirit_island-law-growth-reclaim_one = Вернуть одну карту
spirit_island-law-energy = Энергия
spirit_island-law-playing = Розыгрыш карт
spirit_island-law-elements-any = Любая стихия
spirit_island-law-elements-thresholds = Формулы стихий
spirit_island-law-phase-fast = Быстрые способности
spirit_island-law-phase-slow = Медленные способности
spirit_island-law-phase-invader = Фаза захватчиков
spirit_island-law-powers-range = Дальность и цель
spirit_island-law-powers-gaining = Получение способностей
spirit_island-law-powers-forgetting = Забывание
spirit_island-law-powers-progression = Изучение способностей
spirit_island-law-ravage = Разорение
spirit_island-law-ravage-order = Очерёдность регионов
spirit_island-law-build = Строительство
spirit_island-law-explore = Разведка
spirit_island-law-blight = Скверна
spirit_island-law-blight-spread = Распространение скверны
spirit_island-law-blight-card = Карта скверны
spirit_island-law-blight-removing = Удаление скверны
spirit_island-law-blight-downward_spiral = Нисходящая спираль
spirit_island-law-blight-memory_fades_to_dust = Память обращается в прах
spirit_island-law-fear = Страх
spirit_island-law-fear-earned = Полученные карты страха
spirit_island-law-fear-terror = Степени ужаса

# Рост

spirit_island-growth-lightnings_swift_strike-1 = вернуть все карты + карта способности + энергия +1
spirit_island-growth-lightnings_swift_strike-2 = присутствие на дальности 2 + присутствие на дальности 0
spirit_island-growth-lightnings_swift_strike-3 = присутствие на дальности 1 + энергия +3
spirit_island-growth-river_surges_in_sunlight-1 = вернуть все карты + карта способности + энергия +1
spirit_island-growth-river_surges_in_sunlight-2 = присутствие на дальности 1 + присутствие на дальности 1
spirit_island-growth-river_surges_in_sunlight-3 = карта способности + присутствие на дальности 2
spirit_island-growth-shadows_flicker_like_flame-1 = вернуть все карты + карта способности
spirit_island-growth-shadows_flicker_like_flame-2 = карта способности + присутствие на дальности 1
spirit_island-growth-shadows_flicker_like_flame-3 = присутствие на дальности 3 + энергия +3
spirit_island-growth-vital_strength_of_the_earth-1 = вернуть все карты + присутствие на дальности 2
spirit_island-growth-vital_strength_of_the_earth-2 = карта способности + присутствие на дальности 0
spirit_island-growth-vital_strength_of_the_earth-3 = присутствие на дальности 1 + энергия +2
spirit_island-growth-a_spread_of_rampant_green-1 = присутствие на дальности 2 (джунгли или болото) + вернуть все карты + карта способности
spirit_island-growth-a_spread_of_rampant_green-2 = присутствие на дальности 2 (джунгли или болото) + присутствие на дальности 1 + ещё 1 карта за ход
spirit_island-growth-a_spread_of_rampant_green-3 = присутствие на дальности 2 (джунгли или болото) + карта способности + энергия +3
spirit_island-growth-thunderspeaker-1 = вернуть все карты + две карты способностей
spirit_island-growth-thunderspeaker-2 = присутствие на дальности 2 (даханы) + присутствие на дальности 1 (даханы)
spirit_island-growth-thunderspeaker-3 = присутствие на дальности 1 + энергия +4
spirit_island-growth-oceans_hungry_grasp-1 = вернуть все карты + карта способности + привлечь присутствие в каждый океан + энергия +2
spirit_island-growth-oceans_hungry_grasp-2 = два присутствия в любые океаны + энергия +1
spirit_island-growth-oceans_hungry_grasp-3 = карта способности + вытолкнуть присутствие из каждого океана + присутствие на дальности 1 (побережье)
spirit_island-growth-bringer_of_dreams_and_nightmares-1 = вернуть все карты + карта способности
spirit_island-growth-bringer_of_dreams_and_nightmares-2 = вернуть одну карту + присутствие на дальности 0
spirit_island-growth-bringer_of_dreams_and_nightmares-3 = карта способности + присутствие на дальности 1
spirit_island-growth-bringer_of_dreams_and_nightmares-4 = присутствие на дальности 4 (даханы или захватчики) + энергия +2

# Малые способности

spirit_island-power-call_of_the_dahan_ways = Зов обычаев даханов
    .text = Замените 1 разведчика на 1 дахана.
    .threshold = Можете вместо этого заменить 1 поселение на 1 дахана.
spirit_island-power-call_to_bloodshed = Призыв к кровопролитию
    .text = 1 урон за каждого дахана; или привлеките до 3 даханов.
spirit_island-power-call_to_isolation = Призыв к уединению
    .text = За каждого дахана вытолкните 1 разведчика или поселение; или вытолкните 1 дахана.
spirit_island-power-call_to_migrate = Призыв к переселению
    .text = Привлеките до 3 даханов. Вытолкните до 3 даханов.
spirit_island-power-call_to_tend = Призыв к заботе
    .text = Удалите 1 скверну; или вытолкните до 3 даханов.
spirit_island-power-dark_and_tangled_woods = Тёмные непролазные леса
    .text = 2 страха. В горах или джунглях: защита 3.
spirit_island-power-delusions_of_danger = Мнимая опасность
    .text = Вытолкните 1 разведчика; или 2 страха.
spirit_island-power-devouring_ants = Прожорливые муравьи
    .text = 1 страх. 1 урон; в джунглях или пустыне ещё 1 урон. Уничтожьте 1 дахана.
spirit_island-power-drift_down_into_slumber = Погружение в дремоту
    .text = Защита 1. В джунглях или пустыне вместо этого защита 4.
spirit_island-power-drought = Засуха
    .text = Уничтожьте 3 поселения. 1 урон каждому поселению и каждому городу. Добавьте 1 скверну.
    .threshold = Уничтожьте 1 город.
spirit_island-power-elemental_boon = Дар стихий
    .text = Выбранный дух называет 3 разные стихии и получает по 1 каждой на этот ход. Если это другой дух, вы получаете те же.
spirit_island-power-encompassing_ward = Всеохватный оберег
    .text = На этом ходу защита 2 в каждом регионе с присутствием выбранного духа.
spirit_island-power-enticing_splendor = Манящее великолепие
    .text = Привлеките 1 разведчика или поселение; или привлеките до 2 даханов.
spirit_island-power-entrancing_apparitions = Чарующие видения
    .text = Защита 2. Если захватчиков там нет, привлеките до 2 разведчиков.
spirit_island-power-gift_of_constancy = Дар неизменности
    .text = Выбранный дух получает 2 энергии; в конце хода он может вернуть на руку 1 разыгранную карту. Если это другой дух, вы можете так же вернуть 1 свою.
spirit_island-power-gift_of_living_energy = Дар живой энергии
    .text = Выбранный дух получает 1 энергию; ещё 1, если у вас 2 святилища или больше; ещё 1, если это другой дух.
spirit_island-power-gift_of_power = Дар могущества
    .text = Выбранный дух получает малую способность.
spirit_island-power-gnawing_rootbiters = Грызущие корнееды
    .text = Вытолкните до 2 поселений.
spirit_island-power-land_of_haunts_and_embers = Земля призраков и углей
    .text = 2 страха. Вытолкните до 2 разведчиков или поселений. Если там есть скверна, ещё 2 страха и вытолкните ещё до 2. Добавьте 1 скверну.
spirit_island-power-lure_of_the_unknown = Притяжение неизведанного
    .text = Привлеките 1 разведчика или поселение.
spirit_island-power-natures_resilience = Стойкость природы
    .text = Защита 6.
    .threshold = Можете вместо этого удалить 1 скверну.
spirit_island-power-pull_beneath_the_hungry_earth = Утянуть под голодную землю
    .text = Если там есть ваше присутствие: 1 страх и 1 урон. В пустыне или болоте: 1 урон.
spirit_island-power-purifying_flame = Очищающее пламя
    .text = 1 урон за каждую скверну. В горах или пустыне можете вместо этого удалить 1 скверну.
spirit_island-power-quicken_the_earths_struggles = Пробудить борьбу земли
    .text = 1 урон каждому поселению и каждому городу; или защита 10.
spirit_island-power-rain_of_blood = Кровавый дождь
    .text = 2 страха; ещё 1, если поселений и городов там всего 2 или больше.
spirit_island-power-reaching_grasp = Длинная хватка
    .text = На этом ходу дальность всех способностей выбранного духа +2.
spirit_island-power-rouse_the_trees_and_stones = Пробудить деревья и камни
    .text = 2 урона. Вытолкните 1 разведчика.
spirit_island-power-sap_the_strength_of_multitudes = Иссушить силы толпы
    .text = Защита 5.
    .threshold = Дальность равна 1.
spirit_island-power-savage_mawbeasts = Свирепые зубастые твари
    .text = В джунглях или болоте: 1 страх и 1 урон.
    .threshold = 1 урон.
spirit_island-power-shadows_of_the_burning_forest = Тени горящего леса
    .text = 2 страха. В горах или джунглях: вытолкните 1 разведчика и 1 поселение.
spirit_island-power-song_of_sanctity = Песнь святости
    .text = Если там есть разведчики, вытолкните всех. Иначе удалите 1 скверну.
spirit_island-power-steam_vents = Паровые гейзеры
    .text = Уничтожьте 1 разведчика.
    .threshold = Можете вместо этого уничтожить 1 поселение.
spirit_island-power-uncanny_melting = Жуткое таяние
    .text = Если там есть захватчики, 1 страх. В пустыне или болоте: удалите 1 скверну.
spirit_island-power-veil_the_nights_hunt = Скрыть ночную охоту
    .text = Каждый дахан наносит 1 урон, и все — разным захватчикам; или вытолкните до 3 даханов.
spirit_island-power-visions_of_fiery_doom = Видения огненной гибели
    .text = 1 страх. Вытолкните 1 разведчика или поселение.
    .threshold = Ещё 1 страх.
spirit_island-power-voracious_growth = Ненасытный рост
    .text = 2 урона; или удалите 1 скверну.

# Великие способности

spirit_island-power-accelerated_rot = Ускоренное гниение
    .text = 2 страха. 4 урона.
    .threshold = Ещё 5 урона. Удалите 1 скверну.
spirit_island-power-blazing_renewal = Пылающее возрождение
    .text = Выберите регион на дальности до 2 от своего присутствия. Выбранный дух добавляет туда 2 своих уничтоженных присутствия (или сколько есть). Если добавил: 2 урона каждому поселению и каждому городу там.
    .threshold = Если добавил, 4 урона там.
spirit_island-power-cleansing_floods = Очищающие паводки
    .text = 4 урона. Удалите 1 скверну.
    .threshold = Ещё 10 урона.
spirit_island-power-dissolve_the_bonds_of_kinship = Разорвать узы родства
    .text = Замените 1 город на 2 разведчиков, 1 поселение на 1 разведчика и 1 дахана на 1 разведчика. Вытолкните всех разведчиков в как можно большее число регионов.
    .threshold = До выталкивания разведчики и постройки (поселения и города) наносят урон друг другу.
spirit_island-power-entwined_power = Сплетённая сила
    .text = На этом ходу вы и выбранный дух можете отсчитывать дальность от присутствия друг друга. Выбранный дух получает карту способности; вы берёте одну из карт, которые он не оставил.
    .threshold = Каждый из вас получает 3 энергии и может отдать другому 1 карту способности с руки.
spirit_island-power-indomitable_claim = Неукротимое притязание
    .text = Добавьте туда 1 своё присутствие, каким бы ни был регион. Защита 20.
    .threshold = Если там есть захватчики, 3 страха. На этом ходу захватчики пропускают там все действия.
spirit_island-power-infinite_vitality = Неисчерпаемая жизненная сила
    .text = На этом ходу у даханов там +4 к стойкости. Скверна, которая добавилась бы туда, остаётся на карте.
    .threshold = Даханам там нельзя нанести урон, и уничтожить их нельзя. Удалите 1 скверну там или в соседнем регионе.
spirit_island-power-mists_of_oblivion = Туманы забвения
    .text = 1 урон каждому захватчику. 1 страх за каждое поселение и каждый город, уничтоженные этой способностью, но не больше 4.
    .threshold = 3 урона.
spirit_island-power-paralyzing_fright = Парализующий ужас
    .text = 4 страха. На этом ходу захватчики пропускают там все действия.
    .threshold = Ещё 4 страха.
spirit_island-power-pillar_of_living_flame = Столп живого пламени
    .text = 3 страха. 5 урона. В джунглях или болоте: добавьте 1 скверну.
    .threshold = Ещё 2 страха. Ещё 5 урона.
spirit_island-power-poisoned_land = Отравленная земля
    .text = 1 страх. 7 урона. Добавьте 1 скверну. Уничтожьте всех даханов.
    .threshold = За каждую скверну там ещё 1 страх и 4 урона.
spirit_island-power-powerstorm = Буря силы
    .text = Выбранный дух получает 3 энергии. Один раз на этом ходу он может применить 1 карту способности ещё раз, заплатив её стоимость ещё раз.
    .threshold = Он может сделать так ещё дважды, с другими картами.
spirit_island-power-talons_of_lightning = Когти молний
    .text = 3 страха. 5 урона.
    .threshold = Дальность равна 3. Уничтожьте 1 поселение в каждом соседнем регионе.
spirit_island-power-terrifying_nightmares = Ужасающие кошмары
    .text = 2 страха. Вытолкните до 4 разведчиков или поселений.
    .threshold = Ещё 4 страха.
spirit_island-power-the_jungle_hungers = Голод джунглей
    .text = Уничтожьте всех разведчиков и все поселения. Уничтожьте всех даханов.
    .threshold = Уничтожьте 1 город. Даханы не уничтожаются.
spirit_island-power-the_land_thrashes_in_furious_pain = Земля мечется от яростной боли
    .text = 2 урона за каждую скверну там и 1 урон за каждую скверну в соседних регионах.
    .threshold = Повторите эту способность в соседнем регионе, независимо от дальности и скверны.
spirit_island-power-the_trees_and_stones_speak_of_war = Деревья и камни говорят о войне
    .text = За каждого дахана там: 1 урон и защита 2.
    .threshold = Вытолкните до 2 даханов; каждый уносит свою защиту 2 с собой.
spirit_island-power-tsunami = Цунами
    .text = 2 страха. 8 урона. Уничтожьте 2 даханов.
    .threshold = В каждом другом прибрежном регионе этого поля: 1 страх, 4 урона, уничтожьте 1 дахана.
spirit_island-power-vengeance_of_the_dead = Месть мертвецов
    .text = 3 страха. На этом ходу после каждого эффекта, уничтожившего там поселения, города или даханов: 1 урон за каждую такую фишку.
    .threshold = Этот урон можно наносить и в соседних регионах.
spirit_island-power-vigor_of_the_breaking_dawn = Сила занимающегося рассвета
    .text = 2 урона за каждого дахана там.
    .threshold = Вытолкните до 2 даханов. В каждом регионе, куда они пришли: 2 урона за каждого дахана там.
spirit_island-power-winds_of_rust_and_atrophy = Ветры ржавчины и увядания
    .text = 1 страх. Защита 6. Замените 1 город на 1 поселение или 1 поселение на 1 разведчика.
    .threshold = Повторите эту способность.
spirit_island-power-wrap_in_wings_of_sunlight = Укрыть крыльями солнечного света
    .text = Перенесите до 5 даханов в один любой регион, можно и в этот же. Если перенесли: защита 5 там.
    .threshold = Сначала привлеките до 3 даханов.

# Стремительный Удар Молнии

spirit_island-spirit-lightnings_swift_strike = Стремительный Удар Молнии
    .rules = Быстрота молнии: за каждый воздух, который есть у вас на этом ходу, можете применить 1 медленную способность (карту или природную) как быструю.
spirit_island-power-harbingers_of_the_lightning = Вестники молнии
    .text = Вытолкните до 2 даханов. 1 страх, если хотя бы один пришёл в регион с поселением или городом.
spirit_island-power-lightnings_boon = Дар молнии
    .text = На этом ходу выбранный дух может применить до 2 медленных способностей как быстрые.
spirit_island-power-raging_storm = Бушующая буря
    .text = 1 урон каждому захватчику.
spirit_island-power-shatter_homesteads = Разрушение усадеб
    .text = 1 страх. Уничтожьте 1 поселение.
spirit_island-power-thundering_destruction = Громовое разрушение
    .level1 = Уничтожьте 1 поселение.
    .level2 = Можете вместо этого уничтожить 1 город.
    .level3 = Уничтожьте ещё 1 поселение или город.
    .level4 = Уничтожьте ещё 1 поселение или город.

# Играющая под Солнцем Река

spirit_island-spirit-river_surges_in_sunlight = Играющая под Солнцем Река
    .rules = Владения реки: ваше присутствие в болоте считается святилищем.
spirit_island-power-boon_of_vigor = Дар несокрушимости
    .text = Если цель — вы сами, получите 1 энергию. Другой дух получает 1 энергию за каждую карту способности, разыгранную им на этом ходу.
spirit_island-power-flash_floods = Внезапные паводки
    .text = 1 урон. В прибрежном регионе ещё 1 урон.
spirit_island-power-rivers_bounty = Щедрость реки
    .text = Привлеките до 2 даханов. Если теперь там 2 дахана или больше, добавьте 1 дахана и получите 1 энергию.
spirit_island-power-wash_away = Смыть прочь
    .text = Вытолкните до 3 разведчиков или поселений.
spirit_island-power-massive_flooding = Великий разлив
    .level1 = Вытолкните 1 разведчика или поселение.
    .level2 = Вместо этого: 2 урона, затем вытолкните до 3 разведчиков или поселений.
    .level3 = Вместо этого: 2 урона каждому захватчику.

# Дрожащая Подобно Пламени Тень

spirit_island-spirit-shadows_flicker_like_flame = Дрожащая Подобно Пламени Тень
    .rules = Тени даханов: применяя способность, можете заплатить 1 энергию и выбрать целью регион с даханами на любой дальности.
spirit_island-power-concealing_shadows = Укрывающие тени
    .text = 1 страх. На этом ходу разорение не наносит там урона даханам.
spirit_island-power-crops_wither_and_fade = Увядание посевов
    .text = 2 страха. Замените 1 поселение на 1 разведчика или 1 город на 1 поселение.
spirit_island-power-favors_called_due = Время платить долги
    .text = Привлеките до 4 даханов. Если там есть захватчики и даханов больше, чем их, 3 страха.
spirit_island-power-mantle_of_dread = Покров ужаса
    .text = 2 страха. Выбранный дух может вытолкнуть 1 разведчика и 1 поселение из одного своего региона.
spirit_island-power-darkness_swallows_the_unwary = Тьма поглощает беспечных
    .level1 = Привлеките 1 разведчика.
    .level2 = Уничтожьте до 2 разведчиков; 1 страх за каждого.
    .level3 = 3 урона; 1 страх за каждого уничтоженного ими захватчика.

# Живая Сила Земли

spirit_island-spirit-vital_strength_of_the_earth = Живая Сила Земли
    .rules = Жизнестойкость земли: защита 3 в каждом регионе с вашим святилищем.
spirit_island-power-a_year_of_perfect_stillness = Год безмятежности
    .text = На этом ходу захватчики пропускают там все действия.
spirit_island-power-draw_of_the_fruitful_earth = Зов плодородной земли
    .text = Привлеките до 2 разведчиков. Привлеките до 2 даханов.
spirit_island-power-guard_the_healing_land = Хранить исцеляющуюся землю
    .text = Удалите 1 скверну. Защита 4.
spirit_island-power-rituals_of_destruction = Ритуалы разрушения
    .text = 2 урона. Если там 3 дахана или больше, ещё 3 урона и 2 страха.
spirit_island-power-gift_of_strength = Дар силы
    .level1 = Один раз на этом ходу выбранный дух может повторить 1 карту способности стоимостью 1 или меньше.
    .level2 = Вместо этого: стоимостью 3 или меньше.
    .level3 = Вместо этого: стоимостью 6 или меньше.

# Росток Буйной Зелени

spirit_island-spirit-a_spread_of_rampant_green = Росток Буйной Зелени
    .rules = Зелёное удушье: когда захватчики готовы разорять или строить в регионе с вашим святилищем, можете уничтожить там 1 своё присутствие, и они этого не сделают. Неуклонное восстановление: добавляя присутствие при росте, можете брать уничтоженное; на осквернённом острове каждое стоит 1 энергию.
spirit_island-power-fields_choked_with_growth = Заросшие поля
    .text = Вытолкните 1 поселение; или вытолкните 3 даханов.
spirit_island-power-gift_of_proliferation = Дар размножения
    .text = Выбранный дух добавляет 1 присутствие на дальности до 1 от своего.
spirit_island-power-overgrow_in_a_night = Зарасти за ночь
    .text = Добавьте туда 1 присутствие; или, если там есть ваше присутствие и захватчики, 3 страха.
spirit_island-power-stem_the_flow_of_fresh_water = Перекрыть пресную воду
    .text = 1 урон 1 поселению или городу. В горах или пустыне вместо этого 1 урон каждому поселению и каждому городу.
spirit_island-power-creepers_tear_into_mortar = Лозы крушат кладку
    .level1 = 1 урон 1 поселению или городу.
    .level2 = Повторите эту способность.
    .level3 = Повторите эту способность ещё раз.
spirit_island-power-all_enveloping_green = Всеобъемлющая зелень
    .level1 = Защита 2.
    .level2 = Вместо этого: защита 4.
    .level3 = Также удалите 1 скверну.

# Глашатай Грома

spirit_island-spirit-thunderspeaker = Глашатай Грома
    .rules = Союзник даханов: когда дахан уходит из вашего региона, можете переместить с ним 1 своё присутствие. Клятва победы: за каждого дахана, уничтоженного разорением, уничтожьте 1 своё присутствие на дальности до 1 от этого региона.
spirit_island-power-manifestation_of_power_and_glory = Явление силы и славы
    .text = 1 страх. Каждый дахан наносит столько урона, сколько там вашего присутствия.
spirit_island-power-sudden_ambush = Внезапная засада
    .text = Можете привлечь 1 дахана. Каждый дахан уничтожает 1 разведчика.
spirit_island-power-voice_of_thunder = Голос грома
    .text = Вытолкните до 4 даханов; или, если там есть захватчики, 2 страха.
spirit_island-power-words_of_warning = Слова предостережения
    .text = Защита 3. При разорении на этом ходу даханы наносят урон одновременно с захватчиками.
spirit_island-power-gather_the_warriors = Собрать воинов
    .level1 = Эта способность может быть быстрой.
    .level2 = Привлеките до 1 дахана за каждый ваш воздух. Вытолкните до 1 дахана за каждое ваше солнце.
spirit_island-power-lead_the_furious_assault = Возглавить яростный натиск
    .level1 = Эта способность может быть быстрой.
    .level2 = За каждых 2 даханов там уничтожьте 1 поселение.
    .level3 = За каждых 3 даханов там уничтожьте 1 город.

# Голодная Хватка Океана

spirit_island-spirit-oceans_hungry_grasp = Голодная Хватка Океана
    .rules = Океан в игре: ваше присутствие может быть в океанах, но не во внутренних регионах. На поле с вашим присутствием океан считается прибрежным болотом для способностей и скверны, а попавшие в него захватчики и даханы тонут. Утопление: утонувшие уничтожены; захватчиков вы храните и в любой момент можете обменять на энергию: 1 энергия за столько единиц их стойкости, сколько в партии игроков (разведчик 1, поселение 2, город 3).
spirit_island-power-call_of_the_deeps = Зов глубин
    .text = Привлеките 1 разведчика. В океан можете привлечь ещё 1.
spirit_island-power-grasping_tide = Хватающий прилив
    .text = 2 страха. Защита 4.
spirit_island-power-swallow_the_land_dwellers = Поглотить жителей суши
    .text = Утопите 1 разведчика, 1 поселение и 1 дахана.
spirit_island-power-tidal_boon = Дар прилива
    .text = Выбранный дух получает 2 энергии. Он может вытолкнуть 1 поселение и до 2 даханов из одного своего региона. Даханов, вытолкнутых в ваш океан, вы можете не топить, а переместить в любой прибрежный регион.
spirit_island-power-pound_ships_to_splinters = Разбить корабли в щепки
    .level1 = 1 страх.
    .level2 = Ещё 1 страх.
    .level3 = Ещё 2 страха.
spirit_island-power-ocean_breaks_the_shore = Океан крушит берега
    .level1 = Утопите 1 поселение.
    .level2 = Можете вместо этого утопить 1 город.
    .level3 = Утопите ещё 1 поселение или город.

# Властитель Снов и Кошмаров

spirit_island-spirit-bringer_of_dreams_and_nightmares = Властитель Снов и Кошмаров
    .rules = Увидеть во сне тысячу смертей: ваши способности никогда не наносят урон и не уничтожают ничего, кроме вашего присутствия. Кого они уничтожили бы, тот порождает страх: разведчик 0, поселение 2, город 5. Такие разведчики и поселения выталкиваются, города остаются.
spirit_island-power-call_on_midnights_dream = Воззвать к полуночному сну
    .text = Если там есть даханы, получите великую способность; если забываете за неё именно эту карту, получите 1 энергию за каждого дахана там и можете сразу разыграть новую карту за её стоимость. Или, если там есть захватчики, 2 страха.
spirit_island-power-dread_apparitions = Жуткие видения
    .text = На этом ходу каждый страх, порождённый там способностями, даёт там и защиту 1. 1 страх.
spirit_island-power-dreams_of_the_dahan = Сны даханов
    .text = Привлеките до 2 даханов; или, если там есть поселение или город, 1 страх за каждого дахана там, но не больше 3.
spirit_island-power-predatory_nightmares = Хищные кошмары
    .text = 2 урона. Вытолкните до 2 даханов.
spirit_island-power-spirits_may_yet_dream = И духи могут видеть сны
    .level1 = Откройте любую карту страха там, где она лежит.
    .level2 = Выбранный дух получает 1 стихию из тех, что у него уже есть.
spirit_island-power-night_terrors = Ночные ужасы
    .level1 = 1 страх.
    .level2 = Ещё 1 страх.
    .level3 = Ещё 1 страх.

# Карты страха

spirit_island-fear_card-avoid_the_dahan = Держаться подальше от даханов
    .level1 = Захватчики не ведут разведку в регионах с 2 даханами или больше.
    .level2 = Захватчики не строят в регионах, где даханов больше, чем поселений и городов.
    .level3 = Захватчики не строят в регионах с даханами.
spirit_island-fear_card-belief_takes_root = Вера пускает корни
    .level1 = Защита 2 во всех регионах с присутствием.
    .level2 = Защита 2 во всех регионах с присутствием. Каждый дух получает 1 энергию за каждое своё святилище в регионах с захватчиками.
    .level3 = Каждый игрок выбирает свой регион и удаляет там захватчиков суммарной стойкостью до 2 за каждое присутствие.
spirit_island-fear_card-dahan_enheartened = Воодушевлённые даханы
    .level1 = Каждый игрок может вытолкнуть 1 дахана из региона с захватчиками или привлечь 1 дахана в регион с захватчиками.
    .level2 = Каждый игрок выбирает свой регион и привлекает туда до 2 даханов; если даханы там есть, 1 урон.
    .level3 = Каждый игрок выбирает свой регион и привлекает туда до 2 даханов; затем 1 урон за каждого дахана там.
spirit_island-fear_card-dahan_on_their_guard = Даханы настороже
    .level1 = В каждом регионе защита 1 за каждого дахана.
    .level2 = В каждом регионе с даханами защита 1 и ещё 1 за каждого дахана.
    .level3 = В каждом регионе защита 2 за каждого дахана.
spirit_island-fear_card-dahan_raid = Набег даханов
    .level1 = Каждый игрок выбирает свой регион с даханами: 1 урон там.
    .level2 = Каждый игрок выбирает свой регион с даханами: 1 урон за каждого дахана там.
    .level3 = Каждый игрок выбирает свой регион с даханами: 2 урона за каждого дахана там.
spirit_island-fear_card-emigration_accelerates = Бегство с острова
    .level1 = Каждый игрок удаляет 1 разведчика из прибрежного региона.
    .level2 = Каждый игрок удаляет 1 разведчика или поселение из прибрежного региона.
    .level3 = Каждый игрок удаляет 1 разведчика или поселение из любого региона.
spirit_island-fear_card-fear_of_the_unseen = Страх перед невидимым
    .level1 = Каждый игрок удаляет 1 разведчика или поселение из региона со святилищем.
    .level2 = Каждый игрок удаляет 1 разведчика или поселение из региона с присутствием.
    .level3 = Каждый игрок удаляет 1 разведчика или поселение из региона с присутствием или 1 город из региона со святилищем.
spirit_island-fear_card-isolation = Изоляция
    .level1 = Каждый игрок удаляет 1 разведчика или поселение из региона, где нет других захватчиков.
    .level2 = Каждый игрок удаляет 1 разведчика или поселение из региона с 2 захватчиками или меньше.
    .level3 = Каждый игрок удаляет 1 захватчика из региона с 2 захватчиками или меньше.
spirit_island-fear_card-overseas_trade_seem_safer = Заморская торговля безопаснее
    .level1 = Защита 3 во всех прибрежных регионах.
    .level2 = Защита 6 во всех прибрежных регионах. Захватчики не строят там городов.
    .level3 = Защита 9 во всех прибрежных регионах. Захватчики там не строят.
spirit_island-fear_card-retreat = Отступаем!
    .level1 = Каждый игрок может вытолкнуть до 2 разведчиков из одного внутреннего региона.
    .level2 = Каждый игрок может вытолкнуть до 3 разведчиков или поселений из одного внутреннего региона.
    .level3 = Каждый игрок может вытолкнуть сколько угодно разведчиков и поселений из одного региона.
spirit_island-fear_card-scapegoats = Козлы отпущения
    .level1 = Каждое поселение уничтожает 1 разведчика в своём регионе.
    .level2 = Каждое поселение уничтожает 1 разведчика в своём регионе, каждый город — 2.
    .level3 = Уничтожьте всех разведчиков в регионах с поселением или городом. Каждый город уничтожает 1 поселение в своём регионе.
spirit_island-fear_card-seek_safety = В поисках безопасности
    .level1 = Каждый игрок может вытолкнуть 1 разведчика в регион, где поселений и городов больше, чем там, откуда он уходит.
    .level2 = Каждый игрок может привлечь 1 разведчика в регион с поселением или городом или 1 поселение в регион с городом.
    .level3 = Каждый игрок может удалить захватчиков суммарной стойкостью до 3 из региона без городов.
spirit_island-fear_card-tall_tales_of_savagery = Россказни о дикарях
    .level1 = Каждый игрок удаляет 1 разведчика из региона с даханами.
    .level2 = Каждый игрок удаляет 2 разведчиков или 1 поселение из региона с даханами.
    .level3 = Удалите 2 разведчиков или 1 поселение из каждого региона с даханами. Затем удалите 1 город из каждого региона с 2 даханами или больше.
spirit_island-fear_card-trade_suffers = Торговля страдает
    .level1 = Захватчики не строят в регионах с городом.
    .level2 = Каждый игрок может заменить 1 поселение на 1 разведчика в прибрежном регионе.
    .level3 = Каждый игрок может заменить 1 город на 1 поселение или 1 поселение на 1 разведчика в прибрежном регионе.
spirit_island-fear_card-wary_of_the_interior = Опасения перед глубинкой
    .level1 = Каждый игрок удаляет 1 разведчика из внутреннего региона.
    .level2 = Каждый игрок удаляет 1 разведчика или поселение из внутреннего региона.
    .level3 = Каждый игрок удаляет 1 разведчика или поселение из любого региона.

# Карты скверны

spirit_island-blight_card-downward_spiral = Нисходящая спираль
    .text = В начале каждой фазы захватчиков каждый дух уничтожает 1 своё присутствие.
spirit_island-blight_card-memory_fades_to_dust = Память обращается в прах
    .text = В начале каждой фазы захватчиков каждый дух забывает 1 карту способности или уничтожает 1 своё присутствие.

# Противники и сценарии

spirit_island-adversary-brandenburg_prussia = Королевство Бранденбург-Пруссия
    .escalation = Земельная лихорадка: перед разведкой на каждом поле с поселением или городом добавьте 1 поселение в регион без поселений.
    .level1 = Быстрый старт: при подготовке добавьте 1 поселение в регион 3 каждого поля.
    .level2 = Волна колонистов: одна карта этапа III лежит между этапами I и II.
    .level3 = Расторопность: на одну карту этапа I меньше.
    .level4 = Жёсткие сроки: на одну карту этапа II меньше.
    .level5 = Безжалостная расторопность: ещё на одну карту этапа I меньше.
    .level6 = Ужасающая расторопность: карт этапа I нет вовсе.
spirit_island-adversary-england = Королевство Англия
    .escalation = Строительный бум: на каждом поле с поселением или городом захватчики строят в регионе, где больше всего поселений и городов.
    .loss = Гордая и могучая столица: вы проигрываете, если в одном регионе 7 поселений и городов или больше.
    .level1 = Земля для работников: захватчики строят и в регионах без захватчиков, рядом с которыми 2 поселения и города или больше.
    .level2 = Преступники и недовольные: при подготовке добавьте 1 город в регион 1 и 1 поселение в регион 2 каждого поля.
    .level3 = Наплыв переселенцев: после разорения карты идут в дополнительную область, где строят перед следующим разорением. Область исчезает, когда в неё должна прийти карта этапа II.
    .level4 = Наплыв переселенцев: дополнительная область остаётся на всю партию.
    .level5 = Самоуправление: у поселений и городов +1 к стойкости.
    .level6 = Независимый дух: в резерве страха на 1 больше за каждого игрока. В фазе без карт страха дополнительная область строит дважды.
spirit_island-adversary-sweden = Королевство Швеция
    .escalation = Склонённые на сторону захватчиков: после разведки в каждом разведанном регионе, где захватчиков не меньше, чем даханов, замените 1 дахана на 1 поселение.
    .level1 = Глубокие рудники: разорение с 6 урона региону или больше добавляет ещё 1 скверну; она не уничтожает присутствие и не распространяется.
    .level2 = Перенаселение на родине: при подготовке добавьте 1 город в регион 4 каждого поля; начальная скверна оттуда идёт в регион 5.
    .level3 = Добрая сталь для орудий и ружей: поселения наносят 3 урона, города — 5.
    .level4 = Поддержка короны: при подготовке сбросьте верхнюю карту захватчиков; на каждом поле добавьте 1 поселение в регион этого типа, где меньше всего захватчиков.
    .level5 = Рудничная лихорадка: когда разорение добавляет скверну, добавьте 1 поселение в соседний регион без поселений и городов.
    .level6 = Застава старателей: при подготовке добавьте 1 поселение и 1 скверну из коробки в регион 8 каждого поля.
spirit_island-scenario-blitz = Блиц
    .text = При подготовке захватчики действуют ещё раз: до первого хода они строят и снова ведут разведку; на карте скверны на 1 скверну больше за каждое поле. Все способности быстрые; те, что были быстрыми и так, стоят на 1 энергию меньше (бесплатная карта и природная способность дают 1 энергию). Каждая разведка приводит ещё 1 разведчика на каждое поле. Если остров становится осквернённым, на карту кладут на 1 скверну меньше за каждое поле.
spirit_island-scenario-guard_the_isles_heart = Бой за сердце острова
    .text = В конце подготовки все поселения уходят с острова. В каждый срединный регион, по одному на поле, добавьте 1 разведчика и 1 присутствие духа этого поля. Каждый дух начинает ещё с 1 малой и 1 великой способностью. Со второго хода вы проигрываете, если в срединном регионе есть поселение или город.
spirit_island-scenario-rituals_of_terror = Ритуалы ужаса
    .text = В колоде все 15 карт страха без разделителей; пустая колода победы не приносит. Полученные карты страха ждут. В фазе быстрых или медленных способностей в регионе, где есть присутствие каждого духа и по 3 дахана на игрока, духи могут провести ритуал: вместе они платят 3 энергии и уничтожают там 3 присутствия. Степень ужаса растёт на 1 (третий ритуал приносит победу), все полученные карты страха вступают в силу, а все даханы выталкиваются из этого региона как можно равномернее.
spirit_island-scenario-dahan_insurrection = Восстание даханов
    .text = После действия каждый дахан, которого оно переместило, наносит 1 урон там, где он теперь. За каждое уничтоженное поселение в ближайший регион с даханами приходит 1 разведчик, за каждый город — 1 поселение. Вы побеждаете на степени ужаса II, если нигде поселений и городов не больше, чем даханов, а начиная со степени III — если таких регионов меньше, чем игроков. Когда колода страха кончается, все даханы сразу наносят по 2 урона; если это не принесло победы, вы проигрываете. Вы проигрываете и тогда, когда даханов меньше 2 на игрока.

# Что предлагает способность

spirit_island-either-call_to_bloodshed-1 = 1 урон за каждого дахана
spirit_island-either-call_to_bloodshed-2 = привлечь до 3 даханов
spirit_island-either-call_to_isolation-1 = вытолкнуть 1 разведчика или поселение за каждого дахана
spirit_island-either-call_to_isolation-2 = вытолкнуть 1 дахана
spirit_island-either-call_to_tend-1 = удалить 1 скверну
spirit_island-either-call_to_tend-2 = вытолкнуть до 3 даханов
spirit_island-either-delusions_of_danger-1 = вытолкнуть 1 разведчика
spirit_island-either-delusions_of_danger-2 = 2 страха
spirit_island-either-enticing_splendor-1 = привлечь 1 разведчика или поселение
spirit_island-either-enticing_splendor-2 = привлечь до 2 даханов
spirit_island-either-quicken_the_earths_struggles-1 = 1 урон каждому поселению и каждому городу
spirit_island-either-quicken_the_earths_struggles-2 = защита 10
spirit_island-either-veil_the_nights_hunt-1 = по 1 урону от каждого дахана разным захватчикам
spirit_island-either-veil_the_nights_hunt-2 = вытолкнуть до 3 даханов
spirit_island-either-voracious_growth-1 = 2 урона
spirit_island-either-voracious_growth-2 = удалить 1 скверну
spirit_island-either-crops_wither_and_fade-1 = заменить 1 поселение на 1 разведчика
spirit_island-either-crops_wither_and_fade-2 = заменить 1 город на 1 поселение
spirit_island-either-fields_choked_with_growth-1 = вытолкнуть 1 поселение
spirit_island-either-fields_choked_with_growth-2 = вытолкнуть 3 даханов
spirit_island-either-overgrow_in_a_night-1 = добавить 1 присутствие
spirit_island-either-overgrow_in_a_night-2 = 3 страха (если там есть вы и захватчики)
spirit_island-either-voice_of_thunder-1 = вытолкнуть до 4 даханов
spirit_island-either-voice_of_thunder-2 = 2 страха (если там есть захватчики)
spirit_island-either-call_on_midnights_dream-1 = получить великую способность (если там есть даханы)
spirit_island-either-call_on_midnights_dream-2 = 2 страха (если там есть захватчики)
spirit_island-either-dreams_of_the_dahan-1 = привлечь до 2 даханов
spirit_island-either-dreams_of_the_dahan-2 = 1 страх за каждого дахана до 3 (если там есть поселение или город)
spirit_island-either-call_of_the_dahan_ways-1 = заменить 1 разведчика на 1 дахана
spirit_island-either-call_of_the_dahan_ways-2 = заменить 1 поселение на 1 дахана
spirit_island-either-natures_resilience-1 = защита 6
spirit_island-either-natures_resilience-2 = удалить 1 скверну
spirit_island-either-purifying_flame-1 = 1 урон за каждую скверну
spirit_island-either-purifying_flame-2 = удалить 1 скверну
spirit_island-either-steam_vents-1 = уничтожить 1 разведчика
spirit_island-either-steam_vents-2 = уничтожить 1 поселение
spirit_island-either-thundering_destruction-1 = уничтожить 1 поселение
spirit_island-either-thundering_destruction-2 = уничтожить 1 город
spirit_island-either-ocean_breaks_the_shore-1 = утопить 1 поселение
spirit_island-either-ocean_breaks_the_shore-2 = утопить 1 город

# О чём можно спросить

spirit_island-topic-card = { $kind }. Стоимость { $cost }, { $speed }. Стихии: { $elements }. { $reach } { $text }
spirit_island-topic-no_elements = нет
spirit_island-topic-minor = Малая способность
spirit_island-topic-major = Великая способность
spirit_island-topic-unique = Уникальная способность ({ $seat })
spirit_island-topic-innate = Природная способность ({ $seat }), { $speed }. { $reach } { $text }
spirit_island-topic-fast = быстрая
spirit_island-topic-slow = медленная
spirit_island-topic-need = { $element } { $count }
spirit_island-topic-level = При стихиях ({ $elements }): { $text }
spirit_island-topic-both = { $one } { $other }
spirit_island-topic-lands = Дальность { $range } от { $source_name }; цель: { $filter }.
spirit_island-topic-spirits = Цель: { $filter }.
spirit_island-topic-source-presence = вашего присутствия
spirit_island-topic-source-sacred_site = вашего святилища
spirit_island-topic-source-wetland = вашего присутствия в болоте
spirit_island-topic-source-jungle = вашего присутствия в джунглях
spirit_island-topic-filter-any = любой регион
spirit_island-topic-filter-dahan = регион с даханами
spirit_island-topic-filter-coastal = прибрежный регион
spirit_island-topic-filter-invaders = регион с захватчиками
spirit_island-topic-filter-no_invaders = регион без захватчиков
spirit_island-topic-filter-blight = регион со скверной
spirit_island-topic-filter-no_blight = регион без скверны
spirit_island-topic-filter-terrain = { $one } или { $other }
spirit_island-topic-filter-any_spirit = любой дух
spirit_island-topic-filter-another_spirit = другой дух
spirit_island-topic-spirit = Дух, сложность { $complexity }. { $text }
spirit_island-topic-complexity-low = низкая
spirit_island-topic-complexity-moderate = средняя
spirit_island-topic-complexity-high = высокая
spirit_island-topic-fear_card = Карта страха. I: { $first } II: { $second } III: { $third }
spirit_island-topic-blight_card = Осквернённый остров. { $text }
spirit_island-topic-adversary = Противник. { $text }
spirit_island-topic-adversary_level = { $level }. { $text }
spirit_island-topic-scenario = Сценарий. { $text }

# Подсказки для первой партии

spirit_island-hint-grow = Выберите один вариант и выполните его целиком. Поначалу новое присутствие усиливает вас каждый ход; карты возвращайте, когда рука почти пуста.
spirit_island-hint-keep = Смотрите и на стихии: они питают ваши природные способности.
spirit_island-hint-forget = Подойдёт любая ваша карта, даже разыгранная. Забудьте самую бесполезную.
spirit_island-hint-presence_from = Верхняя шкала даёт больше энергии, нижняя — больше карт за ход. Открытое число действует сразу.
spirit_island-hint-play = За все карты платят сейчас, за медленные тоже, и стихии получают сразу. Сбережённая энергия остаётся у вас.
spirit_island-hint-reclaim_one = Это открытое деление каждый ход возвращает вам одну карту.
spirit_island-hint-fast = Быстрые способности применяют до захватчиков: сейчас можно остановить разорение или строительство.
spirit_island-hint-slow = Захватчики уже действовали. Подготовьте регионы, где они будут строить и разорять на следующем ходу.
spirit_island-hint-target = Дальность считают от присутствия или от святилища, как сказано в способности. Дальность 0 — регион, где вы есть.
spirit_island-hint-target_spirit = Духа можно выбрать, где бы он ни был. Выберите того, кому это нужнее.
spirit_island-hint-either = Выберите одно из двух. Можно выбрать и то, что сейчас ничего не даст.
spirit_island-hint-damage = У разведчика 1 стойкость, у поселения 2, у города 3. Урон держится до конца хода, так что способности складываются.
spirit_island-hint-wound = Его надо нанести, но делите как хотите. В конце хода раны заживут.
spirit_island-hint-vengeance = За каждое погибшее поселение, город и дахана — один урон.
spirit_island-hint-hurt = Раненая фишка падёт раньше.
spirit_island-hint-destroy = Уничтоженное поселение порождает 1 страх, город — 2.
spirit_island-hint-replace = Замена не порождает страха, а урон остаётся на новой фишке.
spirit_island-hint-drown = Утонувшие захватчики уничтожены, потом их можно обменять на энергию.
spirit_island-hint-remove = Удалённые фишки покидают остров, не порождая страха.
spirit_island-hint-push = Выталкивайте захватчиков туда, где карты ничего не сулят, или туда, где их можно уничтожить разом.
spirit_island-hint-gather = Фишки приходят только из соседних регионов. Даханы полезнее всего там, где разорение будет слабым.
spirit_island-hint-follow = Идти с даханами ничего не стоит, и присутствие остаётся у места боя.
spirit_island-hint-ashore = Дахан, оставшийся в море, погибнет.
spirit_island-hint-share = Урон старой фишки переходит на новые; вы его делите.
spirit_island-hint-presence_to = Два присутствия в одном регионе — святилище. Избегайте регионов, которые разорят: скверна уничтожает присутствие.
spirit_island-hint-element = Возьмите то, чего не хватает формуле природной способности.
spirit_island-hint-deck = Малые способности дёшевы. Великая сильна и дорога, и за неё придётся забыть карту.
spirit_island-hint-from_land = Можно выбрать любой регион с вашим присутствием.
spirit_island-hint-heal = Удалённая скверна возвращается на карту. Очищайте регионы, откуда она может распространиться.
spirit_island-hint-give = Карты передают насовсем.
spirit_island-hint-fly_to = Подойдёт любой регион острова. Он получит защиту.
spirit_island-hint-fly = Чем больше даханов перенести, тем сильнее они контратакуют на новом месте.
spirit_island-hint-fly_piece = Раненым даханам безопаснее в другом месте.
spirit_island-hint-play_now = Это сверх карт этого хода; важна только стоимость.
spirit_island-hint-reveal = Тогда все заранее знают, что сделает карта.
spirit_island-hint-rescue = Карта сразу возвращается на руку, а не в сброс.
spirit_island-hint-blighted = Отдайте самое ненужное. Дух без присутствия — поражение для всех.
spirit_island-hint-cascade = Выберите регион без скверны и без присутствия, если такой есть.
spirit_island-hint-ravage_next = Очерёдность важна там, где может распространиться скверна.
spirit_island-hint-choke = Регион спасён, а вы теряете там одно присутствие. Рост может его вернуть.
spirit_island-hint-oath = Вы поклялись защищать даханов: выберите, какое присутствие потерять.
spirit_island-hint-rush = Поселение встаёт там, где построек ещё нет. Выберите регион, где оно менее опасно.
spirit_island-hint-extra_explorer = Выберите регион, где вы справитесь с двумя.
spirit_island-hint-boom = В нескольких регионах построек поровну; выбираете вы.
spirit_island-hint-land_rush = Выберите регион, где от поселения мало вреда: вдали от ближайших карт.
spirit_island-hint-royal_town = В этих регионах меньше всего захватчиков.
spirit_island-hint-response = Фишка появляется в ближайшем регионе с даханами.
spirit_island-hint-first_presence = Отсюда вы будете действовать первые ходы.
spirit_island-hint-heart_presence = Будьте ближе к срединному региону: построек там быть не должно.
spirit_island-hint-ritual_energy = Всего три энергии; платить может любой дух.
spirit_island-hint-ritual_presence = Всего из этого региона уходят три присутствия.
spirit_island-hint-fear_remove = Удалите того, кто вот-вот будет строить или разорять.
spirit_island-hint-fear_land = Каждый игрок выбирает свой регион.
spirit_island-hint-fear_enheartened = Даханы контратакуют там, где прошло разорение; уведите их оттуда, где они погибнут.
spirit_island-hint-fear_move = Захватчиков, собравшихся вместе, можно вместе и ударить.
spirit_island-hint-fear_tale = Удалённые захватчики не порождают страха, зато и не построят.
spirit_island-hint-fear_shrink = Что уменьшилось, то слабее и падёт быстрее.

# Что знать, открывая стол

spirit_island-difficulty = { $count ->
    [0] Сложность 0: обычные правила.
   *[other] Сложность { $count }: противник { $adversary }, сценарий { $scenario }, поле { $board }.
}
spirit_island-advice-level = Уровень бывает только у противника. Выберите противника или поставьте уровень 0.
spirit_island-advice-side = Поле { $name } не на той стороне, на которой играет этот стол: NW, NE, W и E — на альтернативной, A, B, C и D — на обычной.
spirit_island-advice-spirits = Два места хотят одного и того же духа: «{ $spirit }». Каждый дух играет один раз.
spirit_island-advice-boards = Два места хотят одно и то же поле: { $name }.
spirit_island-advice-apart = Альтернативные поля { $name } и { $other } соприкасаются лишь в одной точке. Выберите поля, у которых есть общая сторона.
spirit_island-advice-progression = Дух «{ $spirit }» не изучает способности по порядку: новые он выбирает из четырёх карт.

# Что выбирает стол

spirit_island-options-adversary = Противник
    .help = Королевство, которое шлёт захватчиков. У него есть эскалация, а на высоких уровнях и новые правила.
spirit_island-options-adversary-none = без противника
    .help = Захватчики действуют по обычным правилам.
spirit_island-options-adversary-brandenburg_prussia = Бранденбург-Пруссия
    .help = Быстрее с самого начала; хороший первый противник.
spirit_island-options-adversary-england = Англия
    .help = Строит больше всех; семь построек в одном регионе — поражение.
spirit_island-options-adversary-sweden = Швеция
    .help = Разоряет сильнее и переманивает даханов.
spirit_island-options-level = Уровень противника
    .help = От 0 (базовый) до 6; эффекты всех уровней до выбранного складываются. Без противника — 0.
spirit_island-options-scenario = Сценарий
    .help = Правила на одну партию, которые меняют подготовку, способности или конец.
spirit_island-options-scenario-none = без сценария
    .help = Обычная партия.
spirit_island-options-scenario-blitz = Блиц
    .help = Все способности быстрые, а захватчики на шаг впереди. Сложность 0.
spirit_island-options-scenario-guard_the_isles_heart = Бой за сердце острова
    .help = В срединных регионах не должно быть построек. Сложность 0.
spirit_island-options-scenario-rituals_of_terror = Ритуалы ужаса
    .help = Степень ужаса растёт только от ритуалов у даханов. Сложность 3.
spirit_island-options-scenario-dahan_insurrection = Восстание даханов
    .help = Даханы должны удержать свои регионы против построек. Сложность 4.
spirit_island-options-blight_card = Карта скверны
    .help = Что будет, когда на карте не останется скверны первозданного острова.
spirit_island-options-blight_card-any = по жребию
    .help = Одна из двух карт, лицевой стороной вниз.
spirit_island-options-blight_card-downward_spiral = Нисходящая спираль
    .help = Духи теряют присутствие каждый ход.
spirit_island-options-blight_card-memory_fades_to_dust = Память обращается в прах
    .help = Духи каждый ход теряют присутствие или забывают карту.
spirit_island-options-blight_card-none = без карты
    .help = Пять скверны на игрока; когда вся она на острове, партия проиграна. Для первой партии.
spirit_island-options-progression = Изучение способностей
    .help = Четыре простых духа изучают способности по списку, не выбирая из четырёх карт. Для первой партии.
spirit_island-options-thematic = Альтернативные поля
    .help = Обратная сторона полей: единый остров со своей географией, больше и сложнее на 3. Один игрок играет на северо-востоке, двое на западе и востоке, трое ещё и на северо-востоке, четверо на всех четырёх; другое поле можно выбрать для места.
spirit_island-options-more_blight = На одну скверну больше
    .help = На карте скверны в начале на одну больше, как велит поправка издателя 2021 года.
spirit_island-options-bonus_growth = Бонусный рост
    .help = Каждый дух растёт один раз до первого хода. Так играть немного легче.
spirit_island-options-first_explore = Начальная разведка
    .help = До первого хода захватчики проводят разведку. Без неё играть заметно легче.
spirit_island-options-seat_1 = Дух первого места
    .help = Кто за какого духа играет.
spirit_island-options-seat-any = по жребию
    .help = Один из духов, которых никто не выбрал.
spirit_island-options-seat-lightnings_swift_strike = Стремительный Удар Молнии
    .help = Быстр и разрушителен; низкая сложность.
spirit_island-options-seat-river_surges_in_sunlight = Играющая под Солнцем Река
    .help = Двигает захватчиков и помогает даханам; низкая сложность.
spirit_island-options-seat-shadows_flicker_like_flame = Дрожащая Подобно Пламени Тень
    .help = Пугает и бьёт там, где даханы; низкая сложность.
spirit_island-options-seat-vital_strength_of_the_earth = Живая Сила Земли
    .help = Медлительна и несокрушима; низкая сложность.
spirit_island-options-seat-a_spread_of_rampant_green = Росток Буйной Зелени
    .help = Быстро разрастается и душит захватчиков; средняя сложность.
spirit_island-options-seat-thunderspeaker = Глашатай Грома
    .help = Ведёт даханов на войну; средняя сложность.
spirit_island-options-seat-oceans_hungry_grasp = Голодная Хватка Океана
    .help = Топит всех, кто у берега; высокая сложность.
spirit_island-options-seat-bringer_of_dreams_and_nightmares = Властитель Снов и Кошмаров
    .help = Никого не убивает и всех пугает; высокая сложность.
spirit_island-options-seat_2 = Дух второго места
    .help = Кто за какого духа играет.
spirit_island-options-seat_3 = Дух третьего места
    .help = Кто за какого духа играет.
spirit_island-options-seat_4 = Дух четвёртого места
    .help = Кто за какого духа играет.
spirit_island-options-board_1 = Поле первого места
    .help = На каком поле острова начинает дух.
spirit_island-options-board_2 = Поле второго места
    .help = На каком поле острова начинает дух.
spirit_island-options-board_3 = Поле третьего места
    .help = На каком поле острова начинает дух.
spirit_island-options-board_4 = Поле четвёртого места
    .help = На каком поле острова начинает дух.
spirit_island-options-board-any = по жребию
    .help = Одно из полей, которых никто не выбрал.
spirit_island-options-board-A = поле A
    .help = Побережье: горы, болото, джунгли.
spirit_island-options-board-B = поле B
    .help = Побережье: болото, горы, пустыня.
spirit_island-options-board-C = поле C
    .help = Побережье: джунгли, пустыня, горы.
spirit_island-options-board-D = поле D
    .help = Побережье: болото, джунгли, болото.
spirit_island-options-board-NW = северо-запад
    .help = Только на альтернативной стороне. Побережье: пустыня, болото.
spirit_island-options-board-NE = северо-восток
    .help = Только на альтернативной стороне. Побережье: пустыня, джунгли, болото.
spirit_island-options-board-W = запад
    .help = Только на альтернативной стороне. Побережье: джунгли, пустыня.
spirit_island-options-board-E = восток
    .help = Только на альтернативной стороне. Побережье: джунгли, болото.

# Картина

spirit_island-draw-label = Остров духов, ход { $turn }. { $status }
spirit_island-draw-commons = Захватчики, страх, скверна
spirit_island-draw-phase = { $phase }.
spirit_island-draw-over = Партия окончена.
spirit_island-draw-extra = Дополнительное строительство: { $invader_card }.
spirit_island-draw-ravage = Разорение: { $invader_card }.
spirit_island-draw-build = Строительство: { $invader_card }.
spirit_island-draw-explore = Разведка: { $invader_card }.
spirit_island-draw-no_extra = Дополнительное строительство: карты нет.
spirit_island-draw-no_ravage = Разорение: карты нет.
spirit_island-draw-no_build = Строительство: карты нет.
spirit_island-draw-no_explore = Разведка: карта ещё не открыта.
spirit_island-draw-space_extra = Доп.
spirit_island-draw-space_ravage = Разорение
spirit_island-draw-space_build = Строительство
spirit_island-draw-space_explore = Разведка
spirit_island-draw-deck = Колода захватчиков: { $count ->
    [0] карт не осталось, следующая разведка приведёт к поражению.
    [one] { $count } карта, следующая — этапа { $stage ->
        [1] I
        [2] II
       *[other] III
    }.
    [few] { $count } карты, следующая — этапа { $stage ->
        [1] I
        [2] II
       *[other] III
    }.
   *[other] { $count } карт, следующая — этапа { $stage ->
        [1] I
        [2] II
       *[other] III
    }.
}
spirit_island-draw-discarded = Сброшенные карты захватчиков: { $count ->
    [0] нет.
   *[other] { $count } ({ $invader_card }).
}
spirit_island-draw-fear = Страх: { $fear } из { $pool }. Получено карт страха: { $earned }; осталось в колоде: { $left }.
spirit_island-draw-goal_invaders = Степень ужаса { $level ->
    [1] I
    [2] II
   *[other] III
}: победа, когда не останется захватчиков (на острове: { $count }).
spirit_island-draw-goal_buildings = Степень ужаса { $level ->
    [1] I
    [2] II
   *[other] III
}: победа, когда не останется поселений и городов (на острове: { $count }).
spirit_island-draw-goal_cities = Степень ужаса { $level ->
    [1] I
    [2] II
   *[other] III
}: победа, когда не останется городов (на острове: { $count }).
spirit_island-draw-goal_dahan = Степень ужаса { $level ->
    [1] I
    [2] II
   *[other] III
}: победа, когда даханов в регионах не меньше, чем построек (регионов, где даханов не хватает: { $count }).
spirit_island-draw-win_invaders = Победа: нет захватчиков
spirit_island-draw-win_buildings = Победа: нет поселений и городов
spirit_island-draw-win_cities = Победа: нет городов
spirit_island-draw-win_dahan = Победа: даханов не меньше построек
spirit_island-draw-healthy = Остров первозданный. Скверны на карте: { $count }.
spirit_island-draw-blighted = Остров осквернён. Скверны на карте: { $count }.
spirit_island-draw-side_healthy = Первозданный остров
spirit_island-draw-side_blighted = Осквернённый остров
spirit_island-draw-adversary = { $name }, уровень { $level }
spirit_island-draw-coast = { $land }, { $terrain }, побережье: { $parts }.
spirit_island-draw-inland = { $land }, { $terrain }: { $parts }.
spirit_island-draw-sea = { $land }: { $parts }.
spirit_island-draw-empty = пусто
spirit_island-draw-pieces = { $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
spirit_island-draw-presence = { $seat }: присутствие { $count }
spirit_island-draw-sacred = { $seat }: присутствие { $count }, святилище
spirit_island-draw-blight = скверна { $count }
spirit_island-draw-defend = защита { $count }
spirit_island-draw-skips = на этом ходу захватчики здесь не действуют ({ $action })
spirit_island-draw-shelter = даханы укрыты
spirit_island-draw-hardy = стойкость даханов: +{ $count }
spirit_island-draw-no_blight = скверна сюда не попадёт
spirit_island-draw-at_once = даханы и захватчики наносят урон одновременно
spirit_island-draw-dread = страх, порождённый здесь, защищает регион
spirit_island-draw-vengeance = мертвецы мстят здесь
spirit_island-draw-will_ravage = будет разорение: урон { $count }
spirit_island-draw-will_build = будет построено: { $piece }
spirit_island-draw-will_explore = придут разведчики
spirit_island-draw-spirit = { $seat }: энергия { $energy } (каждый ход { $income }), карт за ход { $plays }, уничтожено присутствия { $destroyed }.
spirit_island-draw-elements = Стихии: { $list }.
spirit_island-draw-drawn = На выбор: { $cards }.
spirit_island-draw-in_play = Разыграно: { $cards }.
spirit_island-draw-hand = На руке: { $cards }.
spirit_island-draw-discard = В сбросе: { $cards }.
spirit_island-draw-track_energy = Энергия за ход: { $count }
spirit_island-draw-track_plays = Карт за ход: { $count }
spirit_island-draw-aim_any = любой регион
spirit_island-draw-aim_dahan = с даханами
spirit_island-draw-aim_invaders = с захватчиками
spirit_island-draw-aim_no_invaders = без захватчиков
spirit_island-draw-aim_blight = со скверной
spirit_island-draw-aim_no_blight = без скверны
spirit_island-draw-aim_coastal = побережье
spirit_island-draw-aim_any_spirit = любой дух
spirit_island-draw-aim_another_spirit = другой дух
spirit_island-draw-from_terrain = откуда: { $terrain }
spirit_island-draw-threshold = С этими стихиями: { $text }
spirit_island-draw-figure_score = очки, если закончить сейчас
spirit_island-draw-figure_final = очки
spirit_island-draw-figure_cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
spirit_island-draw-figure_presence = присутствие на острове: { $count }
spirit_island-draw-walk = Фаза захватчиков шаг за шагом
spirit_island-draw-walk_at = Шаг { $number } из { $count }
spirit_island-draw-walk_back = На шаг назад
spirit_island-draw-walk_next = На шаг вперёд
spirit_island-draw-deed_ravaged = урон { $count }
spirit_island-draw-deed_blight = появляется скверна
spirit_island-draw-deed_cascade = скверна переходит в { $land }
spirit_island-draw-deed_skipped = ничего не происходит
spirit_island-draw-deed_fallen = погибает: { $piece }
spirit_island-draw-deed_new = { $piece }
spirit_island-draw-deed_card = { $invader_card }

# Как прошла партия

spirit_island-chronicle-chart = Остров по ходам
spirit_island-chronicle-line-invaders = захватчики
spirit_island-chronicle-line-blight = скверна
spirit_island-chronicle-line-dahan = даханы
spirit_island-chronicle-line-fear = полученные карты страха
spirit_island-chronicle-shares = Счёт и из чего он сложился
spirit_island-chronicle-source-won = победа
spirit_island-chronicle-source-difficulty = сложность
spirit_island-chronicle-source-cards_left = карт захватчиков осталось
spirit_island-chronicle-source-cards_out = карт захватчиков пережито
spirit_island-chronicle-source-dahan = даханы
spirit_island-chronicle-source-blight = скверна
spirit_island-chronicle-cards = Разыграно карт
spirit_island-chronicle-powers = Применено способностей
spirit_island-chronicle-presence = Выставлено присутствия
spirit_island-chronicle-withered = Уничтожено присутствия
spirit_island-chronicle-energy = Получено энергии
spirit_island-chronicle-learnt = Получено новых карт
spirit_island-chronicle-fear = Порождено страха
spirit_island-chronicle-fear_cards = Получено карт страха
spirit_island-chronicle-fallen_explorer = Разведчиков уничтожено и убрано
spirit_island-chronicle-fallen_town = Поселений уничтожено и убрано
spirit_island-chronicle-fallen_city = Городов уничтожено и убрано
spirit_island-chronicle-fallen_dahan = Потеряно даханов
spirit_island-chronicle-ravages = Разорений
spirit_island-chronicle-blight = Выпало скверны
spirit_island-why-terror_1 = При I степени ужаса на острове не должно остаться захватчиков, и их не осталось.
spirit_island-why-terror_2 = При II степени ужаса не должно остаться ни поселений, ни городов, и их не осталось.
spirit_island-why-terror_3 = При III степени ужаса не должно остаться городов, и их не осталось.
spirit_island-why-fear = Колода страха исчерпана: четвёртая степень ужаса приносит победу сразу; регионов с захватчиками — { $count }.
spirit_island-why-insurrection_won = При { $level }-й степени ужаса регионов, где поселений и городов больше, чем даханов, достаточно мало.
spirit_island-why-sacrifice = Победу и поражение принесло одно и то же действие; тогда это победа.
spirit_island-why-blight = Нужно было взять скверну с карты скверны, а на ней ничего не осталось.
spirit_island-why-spirit_destroyed = { $seat_id ->
    [none] Один из духов потерял последнее присутствие.
   *[other] { $seat }: на острове не осталось присутствия.
}
spirit_island-why-time = Нужно было открыть карту захватчиков, а колода пуста.
spirit_island-why-capital = В одном регионе собралось семь поселений и городов: это победа Англии.
spirit_island-why-heart = Сердце острова нужно было уберечь от захватчиков, и это не удалось.
spirit_island-why-dahan = На острове осталось меньше двух даханов на каждого духа.
spirit_island-why-insurrection = Колода страха исчерпана, все даханы ударили ещё раз, и победы это не принесло.

# Мастерская, где позицию ставят руками

spirit_island-bench-pieces = Захватчики, даханы, скверна
spirit_island-bench-presence = Присутствие
spirit_island-bench-blight = Скверна на карте
spirit_island-bench-fear = Страх в запасе
spirit_island-bench-energy = Энергия: { $spirit }
spirit_island-bench-open_energy = Трек энергии, открыто ячеек: { $spirit }
spirit_island-bench-open_plays = Трек карт, открыто ячеек: { $spirit }
spirit_island-bench-hand = Карты на руке: { $spirit }
spirit_island-bench-discard = Сброс: { $spirit }
spirit_island-bench-forgotten = Забыто: { $spirit }
spirit_island-bench-minors = Малые способности
spirit_island-bench-minor_discard = Малые способности, сброс
spirit_island-bench-majors = Великие способности
spirit_island-bench-major_discard = Великие способности, сброс
spirit_island-bench-ravage = Разорение
spirit_island-bench-build = Строительство
spirit_island-bench-invader_deck = Колода захватчиков
spirit_island-bench-invader_discard = Карты захватчиков, сброс
spirit_island-bench-fear_deck = Колода страха
spirit_island-bench-earned = Полученные карты страха
spirit_island-bench-fear_discard = Сыгранные карты страха
