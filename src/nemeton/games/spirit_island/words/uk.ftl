# Усе, що каже «Острів духів», українською. Повідомлення, значення й атрибути ті самі, що в en.ftl; це перевіряє тест.
#
# $seat, $target, $taker — духи або імена гравців: завжди в називному відмінку й будь-якого роду, тому дієслова стоять у
# теперішньому часі. Регіон — літера й номер («A3»), океан має назву; у речення їх ставлять spirit_island-at, -out, -into, -from, -to.
# Терміни: сила, регіон, розвідник, поселення, місто, скверна, присутність, святилище, спустошення, поріг стихій, стійкість.

# Гра

spirit_island-name = Острів духів
    .line = Духи острова разом проганяють загарбників: спільний задум, безліч сил і час, який не чекає.
spirit_island-seat-lightnings_swift_strike = Блискавка
spirit_island-seat-river_surges_in_sunlight = Річка
spirit_island-seat-shadows_flicker_like_flame = Тінь
spirit_island-seat-vital_strength_of_the_earth = Земля
spirit_island-seat-a_spread_of_rampant_green = Зелень
spirit_island-seat-thunderspeaker = Речник
spirit_island-seat-oceans_hungry_grasp = Океан
spirit_island-seat-bringer_of_dreams_and_nightmares = Володар
spirit_island-seat-number = Місце { $number }
spirit_island-land = { $name }
spirit_island-ocean = океан { $board }
spirit_island-terrain-jungle = джунглі
spirit_island-terrain-mountain = гори
spirit_island-terrain-sands = пустеля
spirit_island-terrain-wetland = болото
spirit_island-piece-explorer = розвідник
spirit_island-piece-town = поселення
spirit_island-piece-city = місто
spirit_island-piece-dahan = дахан
spirit_island-piece-blight = скверна
spirit_island-hurt_piece = { $kind } (шкода { $hurt })
spirit_island-element-sun = сонце
spirit_island-element-moon = місяць
spirit_island-element-fire = вогонь
spirit_island-element-air = повітря
spirit_island-element-water = вода
spirit_island-element-earth = земля
spirit_island-element-plant = флора
spirit_island-element-animal = фауна
spirit_island-deck-minor = мала сила
spirit_island-deck-major = велика сила
spirit_island-source-energy = шкала енергії
spirit_island-source-plays = шкала карт
spirit_island-source-destroyed = знищена присутність
spirit_island-action-ravage = спустошення
spirit_island-action-build = будівництво
spirit_island-action-explore = розвідка
spirit_island-phase-fast = Швидкі сили
spirit_island-phase-slow = Повільні сили
spirit_island-phase-invader = Фаза загарбників
spirit_island-phase-spirit = Фаза духів
spirit_island-phase-setup = Підготовка

# Частини речень

spirit_island-at = { $land_id ->
    [A0] в океані A
    [B0] в океані B
    [C0] в океані C
    [D0] в океані D
    [NW0] в океані NW
    [NE0] в океані NE
    [W0] в океані W
    [E0] в океані E
    [A1] в { $land }
    [A2] в { $land }
    [A3] в { $land }
    [A4] в { $land }
    [A5] в { $land }
    [A6] в { $land }
    [A7] в { $land }
    [A8] в { $land }
    [E1] в { $land }
    [E2] в { $land }
    [E3] в { $land }
    [E4] в { $land }
    [E5] в { $land }
    [E6] в { $land }
    [E7] в { $land }
    [E8] в { $land }
    [E9] в { $land }
    [E10] в { $land }
   *[other] у { $land }
}
spirit_island-out = { $land_id ->
    [A0] океану A
    [B0] океану B
    [C0] океану C
    [D0] океану D
    [NW0] океану NW
    [NE0] океану NE
    [W0] океану W
    [E0] океану E
   *[other] { $land }
}
spirit_island-from = з { $start_id ->
    [A0] океану A
    [B0] океану B
    [C0] океану C
    [D0] океану D
    [NW0] океану NW
    [NE0] океану NE
    [W0] океану W
    [E0] океану E
   *[other] { $start }
}
spirit_island-to = до { $end_id ->
    [A0] океану A
    [B0] океану B
    [C0] океану C
    [D0] океану D
    [NW0] океану NW
    [NE0] океану NE
    [W0] океану W
    [E0] океану E
   *[other] { $end }
}
spirit_island-into = { $land_id ->
    [A0] в { $land }
    [B0] в { $land }
    [C0] в { $land }
    [D0] в { $land }
    [NW0] в { $land }
    [NE0] в { $land }
    [W0] в { $land }
    [E0] в { $land }
    [A1] в { $land }
    [A2] в { $land }
    [A3] в { $land }
    [A4] в { $land }
    [A5] в { $land }
    [A6] в { $land }
    [A7] в { $land }
    [A8] в { $land }
    [E1] в { $land }
    [E2] в { $land }
    [E3] в { $land }
    [E4] в { $land }
    [E5] в { $land }
    [E6] в { $land }
    [E7] в { $land }
    [E8] в { $land }
    [E9] в { $land }
    [E10] в { $land }
   *[other] у { $land }
}
spirit_island-listed = «{ $card }»

# Запитання

spirit_island-grow = { $seat }: виберіть, як зростати.
spirit_island-keep = { $seat }: залиште собі одну з цих сил.
spirit_island-forget = { $seat }: за велику силу забудьте одну карту сили.
spirit_island-presence_from = { $seat }: звідки взяти присутність?
spirit_island-play = { $seat }: зіграйте карти сил або закінчіть.
spirit_island-reclaim_one = { $seat }: поверніть на руку одну скинуту карту.
spirit_island-fast = { $seat }: застосуйте швидкі сили або закінчіть.
spirit_island-slow = { $seat }: застосуйте повільні сили або закінчіть.
spirit_island-target = { $seat }: виберіть регіон для сили «{ $power }».
spirit_island-target_spirit = { $seat }: виберіть духа для сили «{ $power }».
spirit_island-either = { $seat }: виберіть, що зробить сила { spirit_island-at }.
spirit_island-damage = { $seat }: розподіліть { spirit_island-at } шкоду. Лишилося: { $left }.
spirit_island-wound = { $seat }: розподіліть { spirit_island-at } між даханами шкоду, яка нікого не знищить. Лишилося: { $left }.
spirit_island-vengeance = { $seat }: мерці мстяться. Лишилося шкоди: { $left }.
spirit_island-hurt = { $seat }: яка фішка { spirit_island-at } зазнає шкоди?
spirit_island-destroy = { $seat }: яку фішку знищити { spirit_island-at }?
spirit_island-replace = { $seat }: яку фішку замінити { spirit_island-at }?
spirit_island-drown = { $seat }: яку фішку { spirit_island-at } втопити?
spirit_island-remove = { $seat }: яку фішку прибрати з { spirit_island-out }?
spirit_island-push = { $seat }: виштовхайте фішки з { spirit_island-out }. Лишилося: { $left }.
spirit_island-gather = { $seat }: зберіть { spirit_island-into } фішки. Лишилося: { $left }.
spirit_island-follow = { $seat }: дахан іде { spirit_island-from } { spirit_island-to }. Піти з ним?
spirit_island-ashore = { $seat }: дахан потрапляє в море. Винести його на берег?
spirit_island-share = { $seat }: скільки шкоди перейде на першу нову фішку { spirit_island-at }?
spirit_island-presence_to = { $seat }: куди додати присутність?
spirit_island-element = { $seat }: виберіть стихію.
spirit_island-deck = { $seat }: здобути малу силу чи велику?
spirit_island-from_land = { $seat }: з якого вашого регіону виштовхати?
spirit_island-heal = { $seat }: з якого регіону прибрати скверну?
spirit_island-give = { $seat }: передати карту сили (отримує { $taker })?
spirit_island-fly_to = { $seat }: куди перенести даханів з { spirit_island-out }?
spirit_island-fly = { $seat }: скількох даханів перенести?
spirit_island-fly_piece = { $seat }: якого дахана перенести з { spirit_island-out }?
spirit_island-play_now = { $seat }: одразу зіграти карту «{ $card }» за її вартість?
spirit_island-reveal = { $seat }: яку карту страху відкрити? Спочатку йдуть здобуті ({ $earned }).
spirit_island-rescue = { $seat }: повернути на руку одну із зіграних карт?
spirit_island-blighted = { $seat }: осквернений острів вимагає свого.
spirit_island-cascade = { $seat }: скверна поширюється з { spirit_island-out }. Куди?
spirit_island-ravage_next = { $seat }: який регіон спустошують наступним?
spirit_island-choke = { $seat }: загарбники ось-ось почнуть діяти { spirit_island-at } ({ $action }). Задушити регіон зеленню ціною присутності там?
spirit_island-oath = { $seat }: { spirit_island-at } загинули дахани. Де знищити присутність?
spirit_island-rush = { $seat }: гірнича лихоманка біля { spirit_island-out }. Який сусідній регіон отримає поселення?
spirit_island-extra_explorer = { $seat }: куди висадиться ще один розвідник?
spirit_island-boom = { $seat }: будівельний бум. Де?
spirit_island-land_rush = { $seat }: земельна лихоманка. У якому регіоні з’явиться поселення?
spirit_island-royal_town = { $seat }: у якому регіоні корона поставить поселення?
spirit_island-response = { $seat }: загарбники мстять за втрати { spirit_island-at }. Де з’явиться { $piece }?
spirit_island-first_presence = { $seat }: де ви починаєте?
spirit_island-heart_presence = { $seat }: де ваша присутність берегтиме серце острова?
spirit_island-ritual_energy = { $seat }: ритуал { spirit_island-at }. Хто платить енергію?
spirit_island-ritual_presence = { $seat }: ритуал { spirit_island-at }. Чию присутність віддати?
spirit_island-fear_remove = { $seat }: загарбники тікають. Хто покине острів?
spirit_island-fear_land = { $seat }: виберіть регіон для карти страху.
spirit_island-fear_enheartened = { $seat }: дахани підбадьорилися. Перемістити одного?
spirit_island-fear_move = { $seat }: загарбники шукають безпеки. Хто куди піде?
spirit_island-fear_tale = { $seat }: вигадки роблять своє. Хто покине острів?
spirit_island-fear_shrink = { $seat }: торгівля занепадає. Що зменшиться?

# Варіанти відповіді

spirit_island-option-land = { $land }
spirit_island-option-piece = { $piece }
spirit_island-option-piece_at = { $piece } { spirit_island-at }
spirit_island-option-seat = { $target }
spirit_island-option-wither = знищити присутність { spirit_island-at }
spirit_island-option-element = { $element }
spirit_island-option-deck = { $deck }
spirit_island-option-share = шкода { $count }
spirit_island-option-fly = даханів: { $count }
spirit_island-option-reveal = карта { $count }
spirit_island-option-damage = { $piece }: шкода { $count }
spirit_island-option-damage_at = { $piece } { spirit_island-at }: шкода { $count }
spirit_island-option-push = { $piece } { spirit_island-to }
spirit_island-option-gather = { $piece } { spirit_island-from }
spirit_island-option-move = { $piece } { spirit_island-from } { spirit_island-to }
spirit_island-option-dahan_push = виштовхати дахана з { spirit_island-out }
spirit_island-option-dahan_gather = зібрати дахана { spirit_island-into }
spirit_island-option-two_explorers = два розвідники { spirit_island-at }
spirit_island-option-place = присутність { spirit_island-into }
spirit_island-option-place_by = присутність { spirit_island-into } (значок зростання { $number })
spirit_island-option-from = { $source }
spirit_island-option-draw = здобути карту: { $deck }
spirit_island-option-study = вивчити наступну силу
spirit_island-option-tide = перемістити присутність із припливом
spirit_island-option-leave = залишити присутність на місці
spirit_island-option-shift = присутність { spirit_island-from } { spirit_island-to }
spirit_island-option-done = закінчити
spirit_island-option-keep = залишити карту «{ $card }»
spirit_island-option-forget = забути карту «{ $card }»
spirit_island-option-reclaim = повернути карту «{ $card }»
spirit_island-option-play = зіграти карту «{ $card }»
spirit_island-option-give = віддати карту «{ $card }»
spirit_island-option-rescue = повернути на руку карту «{ $card }»
spirit_island-option-any = стихія на цей хід: { $element }
spirit_island-option-use = застосувати силу «{ $power }»
spirit_island-option-use_less = застосувати силу «{ $power }» ({ $levels ->
    [0] без порогів
    [one] лише { $levels } поріг
    [few] лише { $levels } пороги
   *[many] лише { $levels } порогів
})
spirit_island-option-again = застосувати карту «{ $card }» ще раз («{ $power }»)
spirit_island-option-again_less = застосувати карту «{ $card }» ще раз («{ $power }») без частини порогів
spirit_island-option-ritual = ритуал { spirit_island-at }
spirit_island-option-far = { $land } за одну енергію
spirit_island-option-stop = нічого
spirit_island-option-in_order = мої регіони за номерами
spirit_island-option-follow = піти з ним
spirit_island-option-stay = залишитися
spirit_island-option-choke = задушити
spirit_island-option-let = нехай діють
spirit_island-option-play_now = зіграти зараз
spirit_island-option-hold = залишити на руці
spirit_island-option-give_nothing = нічого не віддавати
spirit_island-option-rescue_nothing = нічого не повертати
spirit_island-option-push_nothing = нікого не виштовхувати
spirit_island-option-fly_nowhere = нікого не переносити
spirit_island-option-push_no_more = більше не виштовхувати
spirit_island-option-gather_no_more = більше не збирати
spirit_island-option-destroy_no_more = більше не знищувати
spirit_island-option-remove_no_more = більше не прибирати

# Чому чогось не можна

spirit_island-lacks_elements = для першого ефекту бракує стихій
spirit_island-slow_power = це повільна сила
spirit_island-fast_power = це була швидка сила
spirit_island-no_target = у межах відстані немає цілі

# Журнал

spirit_island-table = Острів прокидається.
spirit_island-begins = { $seat } починає { spirit_island-at }.
spirit_island-turn = Хід { $number }.
spirit_island-phase = { $phase }.
spirit_island-grows = { $seat } зростає: { $growth }.
spirit_island-drew = { $seat } дивиться карти: { $cards }.
spirit_island-learnt = { $seat } здобуває карту «{ $card }».
spirit_island-forgot = { $seat } забуває карту «{ $card }».
spirit_island-reclaimed = { $seat } повертає на руку карту «{ $card }».
spirit_island-rescued = { $seat } повертає на руку зіграну карту «{ $card }».
spirit_island-gave = { $seat } віддає карту «{ $card }». Отримує { $taker }.
spirit_island-energy = { $seat } отримує енергію: { $gained } (усього { $energy }).
spirit_island-gains = { $seat } отримує енергію: { $energy }.
spirit_island-plays = { $seat } грає карту «{ $card }» (енергія: { $cost }).
spirit_island-ready = { $seat } завершує фазу духів.
spirit_island-done = { $seat } завершує фазу.
spirit_island-again = { $seat } знову може діяти.
spirit_island-element_gained = { $seat } здобуває стихію на цей хід: { $element }.
spirit_island-presence = { $seat } додає присутність { spirit_island-into } (джерело: { $source }).
spirit_island-shifted = { $seat } переміщує присутність { spirit_island-from } { spirit_island-to }.
spirit_island-withered = { $seat } втрачає присутність { spirit_island-at }.
spirit_island-uses = { $seat } застосовує силу «{ $power }» { spirit_island-at }.
spirit_island-uses_on = { $seat } застосовує силу «{ $power }». Ціль: { $target }.
spirit_island-moved = Переміщення { spirit_island-from } { spirit_island-to }: { $piece }.
spirit_island-destroyed = Знищення { spirit_island-at }: { $piece }.
spirit_island-dreamt = Смерть уві сні { spirit_island-at }: { $piece }.
spirit_island-drowned = { $seat } отримує енергію за потонулих: { $energy }.
spirit_island-replaced = Заміна { spirit_island-at }: { $piece } → { $new }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}.
spirit_island-removed = Прибрано з { spirit_island-out }: { $piece }.
spirit_island-born = Новий дахан { spirit_island-at }.
spirit_island-defended = Захист { $amount } { spirit_island-at }.
spirit_island-fear = Породжено страх: { $amount }.
spirit_island-earned = Здобуто карту страху.
spirit_island-terror = { $level ->
    [2] Ступінь жаху II!
    [3] Ступінь жаху III!
   *[other] Ступінь жаху — «Перемога»!
}
spirit_island-fear_card = Карта страху «{ $fear_card }» (ступінь { $level ->
    [1] I
    [2] II
   *[other] III
}).
spirit_island-revealed_fear = Сон відкриває карту страху «{ $fear_card }».
spirit_island-blight = Нова скверна { spirit_island-at }.
spirit_island-cascaded = Скверна поширюється { spirit_island-from } { spirit_island-to }.
spirit_island-kept_off = Скверна не з’являється { spirit_island-at }.
spirit_island-healed = Скверну прибрано з { spirit_island-out }.
spirit_island-island_blighted = Острів осквернено: «{ $blight_card }».
spirit_island-ravages = Спустошення { spirit_island-at }: шкода { $damage }{ $held ->
    [0] .
   *[other] , захист { $held }.
}
spirit_island-strikes = Дахани { spirit_island-at } контратакують: шкода { $damage }.
spirit_island-skipped = Загарбники не діють { spirit_island-at } ({ $action }).
spirit_island-choked = { $seat } душить загарбників { spirit_island-at } ({ $action }).
spirit_island-builds = Загарбники будують: { $invader_card }.
spirit_island-built = Споруда { spirit_island-at }: { $piece }.
spirit_island-reveals = Загарбники йдуть на розвідку: { $invader_card }.
spirit_island-arrived = Поповнення { spirit_island-at }: { $piece }.
spirit_island-swayed = Дахан { spirit_island-at } переходить до загарбників.
spirit_island-tile_gone = Додаткова ділянка будівництва зникає.

# Чим закінчилося

spirit_island-how-terror_1 = На острові не лишилося загарбників: духи перемагають.
spirit_island-how-terror_2 = Не лишилося ні поселень, ні міст: духи перемагають.
spirit_island-how-terror_3 = Не лишилося міст: духи перемагають.
spirit_island-how-fear = Загарбники в жаху тікають: духи перемагають.
spirit_island-how-insurrection_won = Дахани вистояли: духи перемагають.
spirit_island-how-sacrifice = Духи гинуть, але острів урятовано: перемога ціною жертви.
spirit_island-how-blight = Острів осквернено безповоротно: духи програють.
spirit_island-how-spirit_destroyed = Одного з духів знищено: духи програють.
spirit_island-how-time = Час вийшов: духи програють.
spirit_island-how-capital = Англія заснувала столицю: духи програють.
spirit_island-how-heart = Загарбники оселилися в серці острова: духи програють.
spirit_island-how-dahan = Даханів лишилося замало: духи програють.
spirit_island-how-insurrection = Повстання провалилося: духи програють.
spirit_island-how-unfinished = Партію перервали раніше, ніж вона вирішилася.
spirit_island-how-agreed = Гравці вирішили закінчити партію.
spirit_island-how-resigned = Гравці здали острів.

# Що не так із позицією

spirit_island-bad_spirit = Немає такого духа: «{ $name }»; духів пишуть так: «thunderspeaker».
spirit_island-bad_twice = Двоє грають за одного духа ({ $spirit }), а він може бути лише один.
spirit_island-bad_boards = Полів має бути стільки ж, скільки духів, кожне одне й усі з одного боку (A, B, C, D; на тематичному NW, NE, W, E); тут: { $boards }.
spirit_island-boards_apart = Два тематичні поля мають стикуватися сторонами, а ці дотикаються лише в одній точці: { $boards }.
spirit_island-bad_seats = У грі від одного до чотирьох духів, і все, що пишуть за місцями, потрібне для кожного.
spirit_island-bad_land = Регіони мають бути з цих полів, а якщо грає Океан, то й океани; перевірте { $land }.
spirit_island-bad_count = Якихось фішок { spirit_island-at } менше нуля.
spirit_island-bad_damage = Такої шкоди { spirit_island-at } бути не може ({ $piece }): вона йде за порядком і менша за стійкість.
spirit_island-bad_ocean = Ні загарбників, ні даханів { spirit_island-at } бути не може.
spirit_island-bad_blight = Стільки скверни лишитися не може: { $blight }.
spirit_island-bad_fear = Стільки породженого страху лежати не може: { $fear }.
spirit_island-bad_presence = { $seat }: присутності на острові, на шкалах і знищеної разом { $presence }, а має бути 13.
spirit_island-bad_track = { $seat }: шкали коротші або нічого не відкривають.
spirit_island-bad_energy = { $seat }: енергії чи знищеної присутності менше нуля.
spirit_island-bad_card = У цій грі немає карти сили «{ $name }».
spirit_island-bad_card_twice = Карта «{ $name }» лежить у двох місцях.
spirit_island-bad_card_missing = Карти «{ $card }» ніде немає, а кожна карта має десь лежати.
spirit_island-bad_decks = Тут усі духи вивчають сили за списком, тож обидві колоди сил вибули з гри.
spirit_island-bad_crowd = Забагато фішок { spirit_island-at }: кожного виду не більше { $most }.
spirit_island-bad_blight_total = На карті й на острові стільки скверни: { $blight }. Усього її { $most }.
spirit_island-bad_blight_card = Карта скверни має бути тією, яку вибрав стіл, а без карти скверни її не має бути.
spirit_island-bad_entry = У записі «{ $entry }» те, чого в цій позиції бути не може.
spirit_island-bad_panel = Запис «{ $entry }» на планшеті ({ $seat }) зараз не може бути таким.
spirit_island-bad_step = Кроку «{ $step }» за цим столом чи в цій фазі бути не може.
spirit_island-bad_last_step = Після кроку «{ $step }» нічого не йде: перший запис порядку денного — хід або фаза.
spirit_island-bad_track_card = Карти «{ $name }» бракує серед карт загарбників, страху та скверни, або їй там не місце.

# Карти загарбників

spirit_island-invader_card-s1_jungle = етап I, джунглі
spirit_island-invader_card-s1_mountain = етап I, гори
spirit_island-invader_card-s1_sands = етап I, пустеля
spirit_island-invader_card-s1_wetland = етап I, болото
spirit_island-invader_card-s2_jungle = етап II, джунглі
spirit_island-invader_card-s2_mountain = етап II, гори
spirit_island-invader_card-s2_sands = етап II, пустеля
spirit_island-invader_card-s2_wetland = етап II, болото
spirit_island-invader_card-s2_coastal = етап II, узбережжя
spirit_island-invader_card-s3_jungle_mountain = етап III, джунглі та гори
spirit_island-invader_card-s3_jungle_sands = етап III, джунглі та пустеля
spirit_island-invader_card-s3_jungle_wetland = етап III, джунглі та болото
spirit_island-invader_card-s3_mountain_sands = етап III, гори та пустеля
spirit_island-invader_card-s3_mountain_wetland = етап III, гори та болото
spirit_island-invader_card-s3_sands_wetland = етап III, пустеля та болото

# Розділи правил

spirit_island-law-setup = Підготовка
spirit_island-law-setup-spirits = Де починають духи
spirit_island-law-turn = Хід
spirit_island-law-growth = Зростання
spirit_island-law-growth-reclaim_one = Повернути одну карту
spirit_island-law-energy = Енергія
spirit_island-law-playing = Карти за хід
spirit_island-law-elements-any = Будь-яка стихія
spirit_island-law-elements-thresholds = Пороги стихій
spirit_island-law-phase-fast = Швидкі сили
spirit_island-law-phase-slow = Повільні сили
spirit_island-law-phase-invader = Фаза загарбників
spirit_island-law-powers-range = Відстань і ціль
spirit_island-law-powers-gaining = Здобуття сил
spirit_island-law-powers-forgetting = Забування
spirit_island-law-powers-progression = Вивчення сил
spirit_island-law-ravage = Спустошення
spirit_island-law-ravage-order = Черговість регіонів
spirit_island-law-build = Будівництво
spirit_island-law-explore = Розвідка
spirit_island-law-blight = Скверна
spirit_island-law-blight-spread = Поширення скверни
spirit_island-law-blight-card = Карта скверни
spirit_island-law-blight-removing = Прибирання скверни
spirit_island-law-blight-downward_spiral = Низхідна спіраль
spirit_island-law-blight-memory_fades_to_dust = Пам’ять обертається на порох
spirit_island-law-fear = Страх
spirit_island-law-fear-earned = Здобуті карти страху
spirit_island-law-fear-terror = Ступені жаху

# Зростання

spirit_island-growth-lightnings_swift_strike-1 = повернути карти + здобути карту сили + енергія +1
spirit_island-growth-lightnings_swift_strike-2 = присутність на відстані до 2 + присутність на відстані 0
spirit_island-growth-lightnings_swift_strike-3 = присутність на відстані до 1 + енергія +3
spirit_island-growth-river_surges_in_sunlight-1 = повернути карти + здобути карту сили + енергія +1
spirit_island-growth-river_surges_in_sunlight-2 = присутність на відстані до 1 + присутність на відстані до 1
spirit_island-growth-river_surges_in_sunlight-3 = здобути карту сили + присутність на відстані до 2
spirit_island-growth-shadows_flicker_like_flame-1 = повернути карти + здобути карту сили
spirit_island-growth-shadows_flicker_like_flame-2 = здобути карту сили + присутність на відстані до 1
spirit_island-growth-shadows_flicker_like_flame-3 = присутність на відстані до 3 + енергія +3
spirit_island-growth-vital_strength_of_the_earth-1 = повернути карти + присутність на відстані до 2
spirit_island-growth-vital_strength_of_the_earth-2 = здобути карту сили + присутність на відстані 0
spirit_island-growth-vital_strength_of_the_earth-3 = присутність на відстані до 1 + енергія +2
spirit_island-growth-a_spread_of_rampant_green-1 = присутність на відстані до 2 (джунглі чи болото) + повернути карти + здобути карту сили
spirit_island-growth-a_spread_of_rampant_green-2 = присутність на відстані до 2 (джунглі чи болото) + присутність на відстані до 1 + ще 1 карта цього ходу
spirit_island-growth-a_spread_of_rampant_green-3 = присутність на відстані до 2 (джунглі чи болото) + здобути карту сили + енергія +3
spirit_island-growth-thunderspeaker-1 = повернути карти + здобути дві карти сили
spirit_island-growth-thunderspeaker-2 = присутність на відстані до 2 (дахани) + присутність на відстані до 1 (дахани)
spirit_island-growth-thunderspeaker-3 = присутність на відстані до 1 + енергія +4
spirit_island-growth-oceans_hungry_grasp-1 = повернути карти + здобути карту сили + зібрати присутність у кожен океан + енергія +2
spirit_island-growth-oceans_hungry_grasp-2 = присутність у будь-який океан + присутність у будь-який океан + енергія +1
spirit_island-growth-oceans_hungry_grasp-3 = здобути карту сили + виштовхати присутність із кожного океану + присутність на відстані до 1 (узбережжя)
spirit_island-growth-bringer_of_dreams_and_nightmares-1 = повернути карти + здобути карту сили
spirit_island-growth-bringer_of_dreams_and_nightmares-2 = повернути одну карту + присутність на відстані 0
spirit_island-growth-bringer_of_dreams_and_nightmares-3 = здобути карту сили + присутність на відстані до 1
spirit_island-growth-bringer_of_dreams_and_nightmares-4 = присутність на відстані до 4 (дахани чи загарбники) + енергія +2

# Малі сили

spirit_island-power-call_of_the_dahan_ways = Поклик звичаїв даханів
    .text = Замініть 1 розвідника на 1 дахана.
    .threshold = Можете натомість замінити 1 поселення на 1 дахана.
spirit_island-power-call_to_bloodshed = Заклик до кровопролиття
    .text = 1 шкода за кожного дахана; або зберіть до 3 даханів.
spirit_island-power-call_to_isolation = Заклик до усамітнення
    .text = За кожного дахана виштовхайте 1 розвідника чи поселення; або виштовхайте 1 дахана.
spirit_island-power-call_to_migrate = Заклик до переселення
    .text = Зберіть до 3 даханів. Виштовхайте до 3 даханів.
spirit_island-power-call_to_tend = Заклик до турботи
    .text = Приберіть 1 скверну; або виштовхайте до 3 даханів.
spirit_island-power-dark_and_tangled_woods = Темні непролазні ліси
    .text = 2 страху. У горах чи джунглях: захист 3.
spirit_island-power-delusions_of_danger = Уявна небезпека
    .text = Виштовхайте 1 розвідника; або 2 страху.
spirit_island-power-devouring_ants = Ненажерливі мурахи
    .text = 1 страх. 1 шкода; у джунглях чи пустелі ще 1 шкода. Знищте 1 дахана.
spirit_island-power-drift_down_into_slumber = Занурення в дрімоту
    .text = Захист 1. У джунглях чи пустелі натомість захист 4.
spirit_island-power-drought = Посуха
    .text = Знищте 3 поселення. 1 шкода кожному поселенню й кожному місту. Додайте 1 скверну.
    .threshold = Знищте 1 місто.
spirit_island-power-elemental_boon = Дар стихій
    .text = Вибраний дух називає 3 різні стихії та здобуває по 1 кожної на цей хід. Якщо це інший дух, ви здобуваєте ті самі.
spirit_island-power-encompassing_ward = Всеосяжний оберіг
    .text = Цього ходу захист 2 в кожному регіоні з присутністю вибраного духа.
spirit_island-power-enticing_splendor = Принадна пишнота
    .text = Зберіть 1 розвідника чи поселення; або зберіть до 2 даханів.
spirit_island-power-entrancing_apparitions = Чарівні видіння
    .text = Захист 2. Якщо загарбників там немає, зберіть до 2 розвідників.
spirit_island-power-gift_of_constancy = Дар незмінності
    .text = Вибраний дух отримує 2 енергії; наприкінці ходу він може повернути на руку 1 зіграну карту. Якщо це інший дух, ви можете так само повернути 1 свою.
spirit_island-power-gift_of_living_energy = Дар живої енергії
    .text = Вибраний дух отримує 1 енергію; ще 1, якщо у вас 2 святилища чи більше; ще 1, якщо це інший дух.
spirit_island-power-gift_of_power = Дар могутності
    .text = Вибраний дух здобуває малу силу.
spirit_island-power-gnawing_rootbiters = Ненаситні коренегризи
    .text = Виштовхайте до 2 поселень.
spirit_island-power-land_of_haunts_and_embers = Земля примар і жару
    .text = 2 страху. Виштовхайте до 2 розвідників чи поселень. Якщо там є скверна, ще 2 страху й виштовхайте ще до 2. Додайте 1 скверну.
spirit_island-power-lure_of_the_unknown = Принада невідомого
    .text = Зберіть 1 розвідника чи поселення.
spirit_island-power-natures_resilience = Стійкість природи
    .text = Захист 6.
    .threshold = Можете натомість прибрати 1 скверну.
spirit_island-power-pull_beneath_the_hungry_earth = Затягнути під голодну землю
    .text = Якщо там є ваша присутність: 1 страх і 1 шкода. У пустелі чи болоті: 1 шкода.
spirit_island-power-purifying_flame = Очисне полум’я
    .text = 1 шкода за кожну скверну. У горах чи пустелі можете натомість прибрати 1 скверну.
spirit_island-power-quicken_the_earths_struggles = Пробудити боротьбу землі
    .text = 1 шкода кожному поселенню й кожному місту; або захист 10.
spirit_island-power-rain_of_blood = Кривавий дощ
    .text = 2 страху; ще 1, якщо поселень і міст там разом 2 чи більше.
spirit_island-power-reaching_grasp = Довга хватка
    .text = Цього ходу відстань усіх сил вибраного духа +2.
spirit_island-power-rouse_the_trees_and_stones = Пробудити дерева й каміння
    .text = 2 шкоди. Виштовхайте 1 розвідника.
spirit_island-power-sap_the_strength_of_multitudes = Висушити сили юрби
    .text = Захист 5.
    .threshold = Відстань дорівнює 1.
spirit_island-power-savage_mawbeasts = Люті зубасті тварюки
    .text = У джунглях чи болоті: 1 страх і 1 шкода.
    .threshold = 1 шкода.
spirit_island-power-shadows_of_the_burning_forest = Тіні лісової пожежі
    .text = 2 страху. У горах чи джунглях: виштовхайте 1 розвідника й 1 поселення.
spirit_island-power-song_of_sanctity = Пісня святості
    .text = Якщо там є розвідники, виштовхайте всіх. Інакше приберіть 1 скверну.
spirit_island-power-steam_vents = Парові гейзери
    .text = Знищте 1 розвідника.
    .threshold = Можете натомість знищити 1 поселення.
spirit_island-power-uncanny_melting = Моторошне танення
    .text = Якщо там є загарбники, 1 страх. У пустелі чи болоті: приберіть 1 скверну.
spirit_island-power-veil_the_nights_hunt = Приховати нічне полювання
    .text = Кожен дахан завдає 1 шкоди, і всі — різним загарбникам; або виштовхайте до 3 даханів.
spirit_island-power-visions_of_fiery_doom = Видіння вогненної загибелі
    .text = 1 страх. Виштовхайте 1 розвідника чи поселення.
    .threshold = Ще 1 страх.
spirit_island-power-voracious_growth = Ненаситний ріст
    .text = 2 шкоди; або приберіть 1 скверну.

# Великі сили

spirit_island-power-accelerated_rot = Пришвидшене гниття
    .text = 2 страху. 4 шкоди.
    .threshold = Ще 5 шкоди. Приберіть 1 скверну.
spirit_island-power-blazing_renewal = Палахке відродження
    .text = Виберіть регіон на відстані до 2 від своєї присутності. Вибраний дух додає туди 2 свої знищені присутності (або скільки є). Якщо додав: 2 шкоди кожному поселенню й кожному місту там.
    .threshold = Якщо додав, 4 шкоди там.
spirit_island-power-cleansing_floods = Очисні повені
    .text = 4 шкоди. Приберіть 1 скверну.
    .threshold = Ще 10 шкоди.
spirit_island-power-dissolve_the_bonds_of_kinship = Розірвати родинні узи
    .text = Замініть 1 місто на 2 розвідників, 1 поселення на 1 розвідника й 1 дахана на 1 розвідника. Виштовхайте всіх розвідників у якомога більше різних регіонів.
    .threshold = Перед виштовхуванням розвідники та споруди (поселення й міста) завдають шкоди одне одному.
spirit_island-power-entwined_power = Сплетена сила
    .text = Цього ходу ви й вибраний дух можете відлічувати відстань від присутності одне одного. Вибраний дух здобуває карту сили; ви берете одну з карт, які він не залишив.
    .threshold = Кожен із вас отримує 3 енергії та може віддати іншому 1 карту сили з руки.
spirit_island-power-indomitable_claim = Незламне право
    .text = Додайте туди 1 свою присутність, хай яким буде регіон. Захист 20.
    .threshold = Якщо там є загарбники, 3 страху. Цього ходу загарбники пропускають там усі дії.
spirit_island-power-infinite_vitality = Невичерпна життєва сила
    .text = Цього ходу дахани там мають +4 до стійкості. Скверна, яка додалася б туди, лишається на карті.
    .threshold = Даханам там не можна завдати шкоди, і знищити їх не можна. Приберіть 1 скверну там або в сусідньому регіоні.
spirit_island-power-mists_of_oblivion = Тумани забуття
    .text = 1 шкода кожному загарбникові. 1 страх за кожне поселення й місто, знищені цією силою, але не більше 4.
    .threshold = 3 шкоди.
spirit_island-power-paralyzing_fright = Паралізувальний жах
    .text = 4 страху. Цього ходу загарбники пропускають там усі дії.
    .threshold = Ще 4 страху.
spirit_island-power-pillar_of_living_flame = Стовп живого полум’я
    .text = 3 страху. 5 шкоди. У джунглях чи болоті: додайте 1 скверну.
    .threshold = Ще 2 страху. Ще 5 шкоди.
spirit_island-power-poisoned_land = Отруєна земля
    .text = 1 страх. 7 шкоди. Додайте 1 скверну. Знищте всіх даханів.
    .threshold = За кожну скверну там ще 1 страх і 4 шкоди.
spirit_island-power-powerstorm = Буря сили
    .text = Вибраний дух отримує 3 енергії. Один раз цього ходу він може застосувати 1 карту сили ще раз, заплативши її вартість ще раз.
    .threshold = Він може зробити так ще двічі, з іншими картами.
spirit_island-power-talons_of_lightning = Пазурі блискавок
    .text = 3 страху. 5 шкоди.
    .threshold = Відстань дорівнює 3. Знищте 1 поселення в кожному сусідньому регіоні.
spirit_island-power-terrifying_nightmares = Страхітливі сни
    .text = 2 страху. Виштовхайте до 4 розвідників чи поселень.
    .threshold = Ще 4 страху.
spirit_island-power-the_jungle_hungers = Голод джунглів
    .text = Знищте всіх розвідників і всі поселення. Знищте всіх даханів.
    .threshold = Знищте 1 місто. Дахани не гинуть.
spirit_island-power-the_land_thrashes_in_furious_pain = Земля корчиться від лютого болю
    .text = 2 шкоди за кожну скверну там і 1 шкода за кожну скверну в сусідніх регіонах.
    .threshold = Повторіть цю силу в сусідньому регіоні, не зважаючи на відстань і скверну.
spirit_island-power-the_trees_and_stones_speak_of_war = Дерева й каміння говорять про війну
    .text = За кожного дахана там: 1 шкода й захист 2.
    .threshold = Виштовхайте до 2 даханів; кожен забирає свій захист 2 із собою.
spirit_island-power-tsunami = Цунамі
    .text = 2 страху. 8 шкоди. Знищте 2 даханів.
    .threshold = У кожному іншому прибережному регіоні цього поля: 1 страх, 4 шкоди, знищте 1 дахана.
spirit_island-power-vengeance_of_the_dead = Помста мерців
    .text = 3 страху. Цього ходу після кожного ефекту, що знищив там поселення, міста чи даханів: 1 шкода за кожну таку фішку.
    .threshold = Цієї шкоди можна завдавати й у сусідніх регіонах.
spirit_island-power-vigor_of_the_breaking_dawn = Сила світанку
    .text = 2 шкоди за кожного дахана там.
    .threshold = Виштовхайте до 2 даханів. У кожному регіоні, куди вони прийшли: 2 шкоди за кожного дахана там.
spirit_island-power-winds_of_rust_and_atrophy = Вітри іржі та в’янення
    .text = 1 страх. Захист 6. Замініть 1 місто на 1 поселення або 1 поселення на 1 розвідника.
    .threshold = Повторіть цю силу.
spirit_island-power-wrap_in_wings_of_sunlight = Огорнути крилами сонця
    .text = Перенесіть до 5 даханів в один будь-який регіон, можна й у цей самий. Якщо перенесли: захист 5 там.
    .threshold = Спочатку зберіть до 3 даханів.

# Стрімкий Удар Блискавки

spirit_island-spirit-lightnings_swift_strike = Стрімкий Удар Блискавки
    .rules = Прудкість блискавки: за кожне повітря, яке є у вас цього ходу, можете застосувати 1 повільну силу (карту чи природну) як швидку.
spirit_island-power-harbingers_of_the_lightning = Вісники блискавки
    .text = Виштовхайте до 2 даханів. 1 страх, якщо хоча б один прийшов у регіон із поселенням чи містом.
spirit_island-power-lightnings_boon = Дар блискавки
    .text = Цього ходу вибраний дух може застосувати до 2 повільних сил як швидкі.
spirit_island-power-raging_storm = Шалена буря
    .text = 1 шкода кожному загарбникові.
spirit_island-power-shatter_homesteads = Нищення садиб
    .text = 1 страх. Знищте 1 поселення.
spirit_island-power-thundering_destruction = Громове нищення
    .level1 = Знищте 1 поселення.
    .level2 = Можете натомість знищити 1 місто.
    .level3 = Знищте ще 1 поселення чи місто.
    .level4 = Знищте ще 1 поселення чи місто.

# Річка під Сонячним Сяйвом

spirit_island-spirit-river_surges_in_sunlight = Річка під Сонячним Сяйвом
    .rules = Володіння річки: ваша присутність у болоті вважається святилищем.
spirit_island-power-boon_of_vigor = Дар снаги
    .text = Якщо ціль — ви самі, отримайте 1 енергію. Інший дух отримує 1 енергію за кожну карту сили, зіграну ним цього ходу.
spirit_island-power-flash_floods = Раптові повені
    .text = 1 шкода. У прибережному регіоні ще 1 шкода.
spirit_island-power-rivers_bounty = Щедрість річки
    .text = Зберіть до 2 даханів. Якщо тепер там 2 дахани чи більше, додайте 1 дахана й отримайте 1 енергію.
spirit_island-power-wash_away = Змити геть
    .text = Виштовхайте до 3 розвідників чи поселень.
spirit_island-power-massive_flooding = Великий розлив
    .level1 = Виштовхайте 1 розвідника чи поселення.
    .level2 = Натомість: 2 шкоди, потім виштовхайте до 3 розвідників чи поселень.
    .level3 = Натомість: 2 шкоди кожному загарбникові.

# Тінь Мерехтливого Полум’я

spirit_island-spirit-shadows_flicker_like_flame = Тінь Мерехтливого Полум’я
    .rules = Тіні даханів: застосовуючи силу, можете заплатити 1 енергію й вибрати ціллю регіон із даханами на будь-якій відстані.
spirit_island-power-concealing_shadows = Тіні, що ховають
    .text = 1 страх. Цього ходу спустошення не завдає там шкоди даханам.
spirit_island-power-crops_wither_and_fade = Посіви в’януть
    .text = 2 страху. Замініть 1 поселення на 1 розвідника або 1 місто на 1 поселення.
spirit_island-power-favors_called_due = Час сплачувати борги
    .text = Зберіть до 4 даханів. Якщо там є загарбники й даханів більше за них, 3 страху.
spirit_island-power-mantle_of_dread = Покров жаху
    .text = 2 страху. Вибраний дух може виштовхати 1 розвідника й 1 поселення з одного свого регіону.
spirit_island-power-darkness_swallows_the_unwary = Темрява ковтає необачних
    .level1 = Зберіть 1 розвідника.
    .level2 = Знищте до 2 розвідників; 1 страх за кожного.
    .level3 = 3 шкоди; 1 страх за кожного знищеного нею загарбника.

# Життєва Сила Землі

spirit_island-spirit-vital_strength_of_the_earth = Життєва Сила Землі
    .rules = Живучість землі: захист 3 в кожному регіоні з вашим святилищем.
spirit_island-power-a_year_of_perfect_stillness = Рік безтурботності
    .text = Цього ходу загарбники пропускають там усі дії.
spirit_island-power-draw_of_the_fruitful_earth = Поклик родючої землі
    .text = Зберіть до 2 розвідників. Зберіть до 2 даханів.
spirit_island-power-guard_the_healing_land = Берегти землю, що гоїться
    .text = Приберіть 1 скверну. Захист 4.
spirit_island-power-rituals_of_destruction = Ритуали руйнування
    .text = 2 шкоди. Якщо там 3 дахани чи більше, ще 3 шкоди й 2 страху.
spirit_island-power-gift_of_strength = Дар міці
    .level1 = Один раз цього ходу вибраний дух може повторити 1 карту сили вартістю 1 чи менше.
    .level2 = Натомість: вартістю 3 чи менше.
    .level3 = Натомість: вартістю 6 чи менше.

# Паросток Буйної Зелені

spirit_island-spirit-a_spread_of_rampant_green = Паросток Буйної Зелені
    .rules = Задушити зеленню: коли загарбники готові спустошувати чи будувати в регіоні з вашим святилищем, можете знищити там 1 свою присутність, і вони цього не зроблять. Невпинне відродження: додаючи присутність під час зростання, можете брати знищену; на оскверненому острові кожна коштує 1 енергію.
spirit_island-power-fields_choked_with_growth = Зарослі поля
    .text = Виштовхайте 1 поселення; або виштовхайте 3 даханів.
spirit_island-power-gift_of_proliferation = Дар розростання
    .text = Вибраний дух додає 1 присутність на відстані до 1 від своєї.
spirit_island-power-overgrow_in_a_night = Зарости за ніч
    .text = Додайте туди 1 присутність; або, якщо там є ваша присутність і загарбники, 3 страху.
spirit_island-power-stem_the_flow_of_fresh_water = Перекрити прісну воду
    .text = 1 шкода 1 поселенню чи місту. У горах чи пустелі натомість 1 шкода кожному поселенню й кожному місту.
spirit_island-power-creepers_tear_into_mortar = Ліани трощать мур
    .level1 = 1 шкода 1 поселенню чи місту.
    .level2 = Повторіть цю силу.
    .level3 = Повторіть цю силу ще раз.
spirit_island-power-all_enveloping_green = Всеохопна зелень
    .level1 = Захист 2.
    .level2 = Натомість: захист 4.
    .level3 = Також приберіть 1 скверну.

# Речник Грому

spirit_island-spirit-thunderspeaker = Речник Грому
    .rules = Союзник даханів: коли дахан іде з вашого регіону, можете перемістити з ним 1 свою присутність. Клятва перемоги: за кожного дахана, знищеного спустошенням, знищте 1 свою присутність на відстані до 1 від цього регіону.
spirit_island-power-manifestation_of_power_and_glory = Явлення сили та слави
    .text = 1 страх. Кожен дахан завдає стільки шкоди, скільки там вашої присутності.
spirit_island-power-sudden_ambush = Раптова засідка
    .text = Можете зібрати 1 дахана. Кожен дахан знищує 1 розвідника.
spirit_island-power-voice_of_thunder = Голос грому
    .text = Виштовхайте до 4 даханів; або, якщо там є загарбники, 2 страху.
spirit_island-power-words_of_warning = Слова застереження
    .text = Захист 3. Під час спустошення цього ходу дахани контратакують одночасно з атакою загарбників.
spirit_island-power-gather_the_warriors = Зібрати воїнів
    .level1 = Ця сила може бути швидкою.
    .level2 = Зберіть до 1 дахана за кожне ваше повітря. Виштовхайте до 1 дахана за кожне ваше сонце.
spirit_island-power-lead_the_furious_assault = Очолити лютий наступ
    .level1 = Ця сила може бути швидкою.
    .level2 = За кожних 2 даханів там знищте 1 поселення.
    .level3 = За кожних 3 даханів там знищте 1 місто.

# Голодна Хватка Океану

spirit_island-spirit-oceans_hungry_grasp = Голодна Хватка Океану
    .rules = Океан у грі: ваша присутність може бути в океанах, але не у внутрішніх регіонах. На полі з вашою присутністю океан вважається прибережним болотом для сил і скверни, а загарбники й дахани, що потрапили в нього, тонуть. Утоплення: потонулих знищено; загарбників ви зберігаєте й будь-коли можете обміняти на енергію: 1 енергія за стільки їхньої стійкості, скільки гравців (розвідник 1, поселення 2, місто 3).
spirit_island-power-call_of_the_deeps = Поклик глибин
    .text = Зберіть 1 розвідника. В океан можете зібрати ще 1.
spirit_island-power-grasping_tide = Чіпкий приплив
    .text = 2 страху. Захист 4.
spirit_island-power-swallow_the_land_dwellers = Поглинути мешканців суходолу
    .text = Втопіть 1 розвідника, 1 поселення й 1 дахана.
spirit_island-power-tidal_boon = Дар припливу
    .text = Вибраний дух отримує 2 енергії. Він може виштовхати 1 поселення й до 2 даханів з одного свого регіону. Даханів, виштовханих у ваш океан, ви можете не топити, а перемістити в будь-який прибережний регіон.
spirit_island-power-pound_ships_to_splinters = Розбити кораблі на друзки
    .level1 = 1 страх.
    .level2 = Ще 1 страх.
    .level3 = Ще 2 страху.
spirit_island-power-ocean_breaks_the_shore = Океан ламає береги
    .level1 = Втопіть 1 поселення.
    .level2 = Можете натомість втопити 1 місто.
    .level3 = Втопіть ще 1 поселення чи місто.

# Володар Снів і Жахіть

spirit_island-spirit-bringer_of_dreams_and_nightmares = Володар Снів і Жахіть
    .rules = Побачити тисячу смертей: ваші сили ніколи не завдають шкоди й не знищують нічого, крім вашої присутності. Кого вони знищили б, той породжує страх: розвідник 0, поселення 2, місто 5. Таких розвідників і поселення виштовхують, міста лишаються.
spirit_island-power-call_on_midnights_dream = Покликати опівнічний сон
    .text = Якщо там є дахани, здобудьте велику силу; якщо забуваєте за неї саме цю карту, отримайте 1 енергію за кожного дахана там і можете одразу зіграти нову карту за її вартість. Або, якщо там є загарбники, 2 страху.
spirit_island-power-dread_apparitions = Моторошні видіння
    .text = Цього ходу кожен страх, породжений там силами, дає там і захист 1. 1 страх.
spirit_island-power-dreams_of_the_dahan = Сни даханів
    .text = Зберіть до 2 даханів; або, якщо там є поселення чи місто, 1 страх за кожного дахана там, але не більше 3.
spirit_island-power-predatory_nightmares = Хижі жахіття
    .text = 2 шкоди. Виштовхайте до 2 даханів.
spirit_island-power-spirits_may_yet_dream = І духи можуть бачити сни
    .level1 = Відкрийте будь-яку карту страху там, де вона лежить.
    .level2 = Вибраний дух здобуває 1 стихію з тих, що в нього вже є.
spirit_island-power-night_terrors = Нічні страхіття
    .level1 = 1 страх.
    .level2 = Ще 1 страх.
    .level3 = Ще 1 страх.

# Карти страху

spirit_island-fear_card-avoid_the_dahan = Триматися подалі від даханів
    .level1 = Загарбники не ведуть розвідки в регіонах із 2 даханами чи більше.
    .level2 = Загарбники не будують у регіонах, де даханів більше, ніж поселень і міст.
    .level3 = Загарбники не будують у регіонах із даханами.
spirit_island-fear_card-belief_takes_root = Віра пускає коріння
    .level1 = Захист 2 в усіх регіонах із присутністю.
    .level2 = Захист 2 в усіх регіонах із присутністю. Кожен дух отримує 1 енергію за кожне своє святилище в регіонах із загарбниками.
    .level3 = Кожен гравець вибирає свій регіон і прибирає там загарбників сумарною стійкістю до 2 за кожну присутність.
spirit_island-fear_card-dahan_enheartened = Підбадьорені дахани
    .level1 = Кожен гравець може виштовхати 1 дахана з регіону із загарбниками або зібрати 1 дахана в регіон із загарбниками.
    .level2 = Кожен гравець вибирає свій регіон і збирає туди до 2 даханів; якщо дахани там є, 1 шкода.
    .level3 = Кожен гравець вибирає свій регіон і збирає туди до 2 даханів; потім 1 шкода за кожного дахана там.
spirit_island-fear_card-dahan_on_their_guard = Дахани насторожі
    .level1 = У кожному регіоні захист 1 за кожного дахана.
    .level2 = У кожному регіоні з даханами захист 1 і ще 1 за кожного дахана.
    .level3 = У кожному регіоні захист 2 за кожного дахана.
spirit_island-fear_card-dahan_raid = Набіг даханів
    .level1 = Кожен гравець вибирає свій регіон із даханами: 1 шкода там.
    .level2 = Кожен гравець вибирає свій регіон із даханами: 1 шкода за кожного дахана там.
    .level3 = Кожен гравець вибирає свій регіон із даханами: 2 шкоди за кожного дахана там.
spirit_island-fear_card-emigration_accelerates = Утеча з острова
    .level1 = Кожен гравець прибирає 1 розвідника з прибережного регіону.
    .level2 = Кожен гравець прибирає 1 розвідника чи поселення з прибережного регіону.
    .level3 = Кожен гравець прибирає 1 розвідника чи поселення з будь-якого регіону.
spirit_island-fear_card-fear_of_the_unseen = Страх перед невидимим
    .level1 = Кожен гравець прибирає 1 розвідника чи поселення з регіону зі святилищем.
    .level2 = Кожен гравець прибирає 1 розвідника чи поселення з регіону з присутністю.
    .level3 = Кожен гравець прибирає 1 розвідника чи поселення з регіону з присутністю або 1 місто з регіону зі святилищем.
spirit_island-fear_card-isolation = Ізоляція
    .level1 = Кожен гравець прибирає 1 розвідника чи поселення з регіону, де немає інших загарбників.
    .level2 = Кожен гравець прибирає 1 розвідника чи поселення з регіону з 2 загарбниками чи менше.
    .level3 = Кожен гравець прибирає 1 загарбника з регіону з 2 загарбниками чи менше.
spirit_island-fear_card-overseas_trade_seem_safer = Заморська торгівля безпечніша
    .level1 = Захист 3 в усіх прибережних регіонах.
    .level2 = Захист 6 в усіх прибережних регіонах. Загарбники не будують там міст.
    .level3 = Захист 9 в усіх прибережних регіонах. Загарбники там не будують.
spirit_island-fear_card-retreat = Відступаємо!
    .level1 = Кожен гравець може виштовхати до 2 розвідників з одного внутрішнього регіону.
    .level2 = Кожен гравець може виштовхати до 3 розвідників чи поселень з одного внутрішнього регіону.
    .level3 = Кожен гравець може виштовхати скільки завгодно розвідників і поселень з одного регіону.
spirit_island-fear_card-scapegoats = Цапи-відбувайли
    .level1 = Кожне поселення знищує 1 розвідника у своєму регіоні.
    .level2 = Кожне поселення знищує 1 розвідника у своєму регіоні, кожне місто — 2.
    .level3 = Знищте всіх розвідників у регіонах із поселенням чи містом. Кожне місто знищує 1 поселення у своєму регіоні.
spirit_island-fear_card-seek_safety = У пошуках безпеки
    .level1 = Кожен гравець може виштовхати 1 розвідника в регіон, де поселень і міст більше, ніж там, звідки він іде.
    .level2 = Кожен гравець може зібрати 1 розвідника в регіон із поселенням чи містом або 1 поселення в регіон із містом.
    .level3 = Кожен гравець може прибрати загарбників сумарною стійкістю до 3 з регіону без міст.
spirit_island-fear_card-tall_tales_of_savagery = Вигадки про дикунів
    .level1 = Кожен гравець прибирає 1 розвідника з регіону з даханами.
    .level2 = Кожен гравець прибирає 2 розвідників або 1 поселення з регіону з даханами.
    .level3 = Приберіть 2 розвідників або 1 поселення з кожного регіону з даханами. Потім приберіть 1 місто з кожного регіону з 2 даханами чи більше.
spirit_island-fear_card-trade_suffers = Торгівля занепадає
    .level1 = Загарбники не будують у регіонах із містом.
    .level2 = Кожен гравець може замінити 1 поселення на 1 розвідника в прибережному регіоні.
    .level3 = Кожен гравець може замінити 1 місто на 1 поселення або 1 поселення на 1 розвідника в прибережному регіоні.
spirit_island-fear_card-wary_of_the_interior = Острах перед глибинкою
    .level1 = Кожен гравець прибирає 1 розвідника з внутрішнього регіону.
    .level2 = Кожен гравець прибирає 1 розвідника чи поселення з внутрішнього регіону.
    .level3 = Кожен гравець прибирає 1 розвідника чи поселення з будь-якого регіону.

# Карти скверни

spirit_island-blight_card-downward_spiral = Низхідна спіраль
    .text = На початку кожної фази загарбників кожен дух знищує 1 свою присутність.
spirit_island-blight_card-memory_fades_to_dust = Пам’ять обертається на порох
    .text = На початку кожної фази загарбників кожен дух забуває 1 карту сили або знищує 1 свою присутність.

# Супротивники й сценарії

spirit_island-adversary-brandenburg_prussia = Королівство Бранденбург-Пруссія
    .escalation = Земельна лихоманка: перед розвідкою на кожному полі з поселенням чи містом додайте 1 поселення в регіон без поселень.
    .level1 = Швидкий старт: під час підготовки додайте 1 поселення в регіон 3 кожного поля.
    .level2 = Хвиля колоністів: одна карта етапу III лежить між етапами I та II.
    .level3 = Злагодженість: на одну карту етапу I менше.
    .level4 = Жорсткі терміни: на одну карту етапу II менше.
    .level5 = Безжальна злагодженість: ще на одну карту етапу I менше.
    .level6 = Жаска злагодженість: карт етапу I немає зовсім.
spirit_island-adversary-england = Королівство Англія
    .escalation = Будівельний бум: на кожному полі з поселенням чи містом загарбники будують у регіоні, де найбільше поселень і міст.
    .loss = Горда й могутня столиця: ви програєте, якщо в одному регіоні 7 поселень і міст чи більше.
    .level1 = Земля для робітників: загарбники будують і в регіонах без загарбників, поруч із якими 2 поселення й міста чи більше.
    .level2 = Злочинці й невдоволені: під час підготовки додайте 1 місто в регіон 1 та 1 поселення в регіон 2 кожного поля.
    .level3 = Наплив переселенців: після спустошення карти йдуть на додаткову ділянку, де будують перед наступним спустошенням. Ділянка зникає, коли на неї має прийти карта етапу II.
    .level4 = Наплив переселенців: додаткова ділянка лишається на всю партію.
    .level5 = Самоврядування: поселення й міста мають +1 до стійкості.
    .level6 = Незалежна вдача: у резерві страху на 1 більше за кожного гравця. У фазі без карт страху додаткова ділянка будує двічі.
spirit_island-adversary-sweden = Королівство Швеція
    .escalation = Схилені на бік загарбників: після розвідки в кожному розвіданому регіоні, де загарбників не менше, ніж даханів, замініть 1 дахана на 1 поселення.
    .level1 = Глибокі копальні: спустошення із 6 шкоди регіону чи більше додає ще 1 скверну; вона не знищує присутності й не поширюється.
    .level2 = Перенаселення на батьківщині: під час підготовки додайте 1 місто в регіон 4 кожного поля; початкова скверна звідти йде в регіон 5.
    .level3 = Добра сталь для знарядь і рушниць: поселення завдають 3 шкоди, міста — 5.
    .level4 = Підтримка корони: під час підготовки скиньте верхню карту загарбників; на кожному полі додайте 1 поселення в регіон цього типу, де найменше загарбників.
    .level5 = Гірнича лихоманка: коли спустошення додає скверну, додайте 1 поселення в сусідній регіон без поселень і міст.
    .level6 = Застава старателів: під час підготовки додайте 1 поселення та 1 скверну з коробки в регіон 8 кожного поля.
spirit_island-scenario-blitz = Бліц
    .text = Під час підготовки загарбники діють ще раз: до першого ходу вони будують і знову ведуть розвідку; на карті скверни на 1 скверну більше за кожне поле. Усі сили швидкі; ті, що були швидкими й так, коштують на 1 енергію менше (безкоштовна карта й природна сила дають 1 енергію). Кожна розвідка приводить ще 1 розвідника на кожне поле. Якщо острів стає оскверненим, на карту кладуть на 1 скверну менше за кожне поле.
spirit_island-scenario-guard_the_isles_heart = Бій за серце острова
    .text = Наприкінці підготовки всі поселення йдуть з острова. У кожен серединний регіон, по одному на поле, додайте 1 розвідника й 1 присутність духа цього поля. Кожен дух починає ще з 1 малою та 1 великою силою. З другого ходу ви програєте, якщо в серединному регіоні є поселення чи місто.
spirit_island-scenario-rituals_of_terror = Ритуали жаху
    .text = У колоді всі 15 карт страху без роздільників; порожня колода перемоги не приносить. Здобуті карти страху чекають. У фазі швидких чи повільних сил у регіоні, де є присутність кожного духа й по 3 дахани на гравця, духи можуть провести ритуал: разом вони платять 3 енергії та знищують там 3 присутності. Ступінь жаху зростає на 1 (третій ритуал приносить перемогу), усі здобуті карти страху набирають чинності, а всіх даханів виштовхують із цього регіону якомога рівномірніше.
spirit_island-scenario-dahan_insurrection = Повстання даханів
    .text = Після дії кожен дахан, якого вона перемістила, завдає 1 шкоди там, де він тепер. За кожне знищене поселення до найближчого регіону з даханами приходить 1 розвідник, за кожне місто — 1 поселення. Ви перемагаєте на ступені жаху II, якщо ніде поселень і міст не більше, ніж даханів, а починаючи зі ступеня III — якщо таких регіонів менше, ніж гравців. Коли колода страху закінчується, усі дахани разом завдають по 2 шкоди; якщо це не принесло перемоги, ви програєте. Ви програєте й тоді, коли даханів менше 2 на гравця.

# Що пропонує сила

spirit_island-either-call_to_bloodshed-1 = 1 шкода за кожного дахана
spirit_island-either-call_to_bloodshed-2 = зібрати до 3 даханів
spirit_island-either-call_to_isolation-1 = виштовхати 1 розвідника чи поселення за кожного дахана
spirit_island-either-call_to_isolation-2 = виштовхати 1 дахана
spirit_island-either-call_to_tend-1 = прибрати 1 скверну
spirit_island-either-call_to_tend-2 = виштовхати до 3 даханів
spirit_island-either-delusions_of_danger-1 = виштовхати 1 розвідника
spirit_island-either-delusions_of_danger-2 = 2 страху
spirit_island-either-enticing_splendor-1 = зібрати 1 розвідника чи поселення
spirit_island-either-enticing_splendor-2 = зібрати до 2 даханів
spirit_island-either-quicken_the_earths_struggles-1 = 1 шкода кожному поселенню й кожному місту
spirit_island-either-quicken_the_earths_struggles-2 = захист 10
spirit_island-either-veil_the_nights_hunt-1 = по 1 шкоді від кожного дахана різним загарбникам
spirit_island-either-veil_the_nights_hunt-2 = виштовхати до 3 даханів
spirit_island-either-voracious_growth-1 = 2 шкоди
spirit_island-either-voracious_growth-2 = прибрати 1 скверну
spirit_island-either-crops_wither_and_fade-1 = замінити 1 поселення на 1 розвідника
spirit_island-either-crops_wither_and_fade-2 = замінити 1 місто на 1 поселення
spirit_island-either-fields_choked_with_growth-1 = виштовхати 1 поселення
spirit_island-either-fields_choked_with_growth-2 = виштовхати 3 даханів
spirit_island-either-overgrow_in_a_night-1 = додати 1 присутність
spirit_island-either-overgrow_in_a_night-2 = 3 страху (якщо там є ви й загарбники)
spirit_island-either-voice_of_thunder-1 = виштовхати до 4 даханів
spirit_island-either-voice_of_thunder-2 = 2 страху (якщо там є загарбники)
spirit_island-either-call_on_midnights_dream-1 = здобути велику силу (якщо там є дахани)
spirit_island-either-call_on_midnights_dream-2 = 2 страху (якщо там є загарбники)
spirit_island-either-dreams_of_the_dahan-1 = зібрати до 2 даханів
spirit_island-either-dreams_of_the_dahan-2 = 1 страх за кожного дахана (до 3; якщо там є поселення чи місто)
spirit_island-either-call_of_the_dahan_ways-1 = замінити 1 розвідника на 1 дахана
spirit_island-either-call_of_the_dahan_ways-2 = замінити 1 поселення на 1 дахана
spirit_island-either-natures_resilience-1 = захист 6
spirit_island-either-natures_resilience-2 = прибрати 1 скверну
spirit_island-either-purifying_flame-1 = 1 шкода за кожну скверну
spirit_island-either-purifying_flame-2 = прибрати 1 скверну
spirit_island-either-steam_vents-1 = знищити 1 розвідника
spirit_island-either-steam_vents-2 = знищити 1 поселення
spirit_island-either-thundering_destruction-1 = знищити 1 поселення
spirit_island-either-thundering_destruction-2 = знищити 1 місто
spirit_island-either-ocean_breaks_the_shore-1 = втопити 1 поселення
spirit_island-either-ocean_breaks_the_shore-2 = втопити 1 місто

# Про що можна спитати

spirit_island-topic-card = { $kind }. Вартість { $cost }, { $speed }. Стихії: { $elements }. { $reach } { $text }
spirit_island-topic-no_elements = немає
spirit_island-topic-minor = Мала сила
spirit_island-topic-major = Велика сила
spirit_island-topic-unique = Унікальна сила ({ $seat })
spirit_island-topic-innate = Природна сила ({ $seat }), { $speed }. { $reach } { $text }
spirit_island-topic-fast = швидка
spirit_island-topic-slow = повільна
spirit_island-topic-need = { $element } { $count }
spirit_island-topic-level = За стихій ({ $elements }): { $text }
spirit_island-topic-both = { $one } { $other }
spirit_island-topic-lands = Відстань { $range } від { $source_name }; ціль: { $filter }.
spirit_island-topic-spirits = Ціль: { $filter }.
spirit_island-topic-source-presence = вашої присутності
spirit_island-topic-source-sacred_site = вашого святилища
spirit_island-topic-source-wetland = вашої присутності в болоті
spirit_island-topic-source-jungle = вашої присутності в джунглях
spirit_island-topic-filter-any = будь-який регіон
spirit_island-topic-filter-dahan = регіон із даханами
spirit_island-topic-filter-coastal = прибережний регіон
spirit_island-topic-filter-invaders = регіон із загарбниками
spirit_island-topic-filter-no_invaders = регіон без загарбників
spirit_island-topic-filter-blight = регіон зі скверною
spirit_island-topic-filter-no_blight = регіон без скверни
spirit_island-topic-filter-terrain = { $one } чи { $other }
spirit_island-topic-filter-any_spirit = будь-який дух
spirit_island-topic-filter-another_spirit = інший дух
spirit_island-topic-spirit = Дух, складність { $complexity }. { $text }
spirit_island-topic-complexity-low = низька
spirit_island-topic-complexity-moderate = середня
spirit_island-topic-complexity-high = висока
spirit_island-topic-fear_card = Карта страху. I: { $first } II: { $second } III: { $third }
spirit_island-topic-blight_card = Осквернений острів. { $text }
spirit_island-topic-adversary = Супротивник. { $text }
spirit_island-topic-adversary_level = { $level }. { $text }
spirit_island-topic-scenario = Сценарій. { $text }

# Підказки для першої партії

spirit_island-hint-grow = Виберіть один варіант і виконайте його цілком. Спершу нова присутність посилює вас щоходу; карти повертайте, коли рука майже порожня.
spirit_island-hint-keep = Дивіться й на стихії: вони живлять ваші природні сили.
spirit_island-hint-forget = Підійде будь-яка ваша карта, навіть зіграна. Забудьте найменш корисну.
spirit_island-hint-presence_from = Верхня шкала дає більше енергії, нижня — більше карт за хід. Відкрите число діє одразу.
spirit_island-hint-play = За всі карти платять зараз, за повільні також, і стихії отримують одразу. Заощаджена енергія лишається у вас.
spirit_island-hint-reclaim_one = Ця відкрита поділка щоходу повертає вам одну карту.
spirit_island-hint-fast = Швидкі сили діють раніше за загарбників: зараз можна зупинити спустошення чи будівництво.
spirit_island-hint-slow = Загарбники вже діяли. Підготуйте регіони, де вони будуватимуть і спустошуватимуть наступного ходу.
spirit_island-hint-target = Відстань лічать від присутності чи від святилища, як сказано в силі. Відстань 0 — регіон, де ви є.
spirit_island-hint-target_spirit = Духа можна вибрати, хай де він є. Виберіть того, кому це потрібніше.
spirit_island-hint-either = Виберіть одне з двох. Можна вибрати й те, що зараз нічого не дасть.
spirit_island-hint-damage = Стійкість розвідника — 1, поселення — 2, міста — 3. Шкода тримається до кінця ходу, тож сили додаються.
spirit_island-hint-wound = Її треба завдати, але ділити можна як завгодно. Наприкінці ходу рани загояться.
spirit_island-hint-vengeance = За кожне знищене поселення, місто й дахана — одна шкода.
spirit_island-hint-hurt = Поранена фішка впаде раніше.
spirit_island-hint-destroy = Знищене поселення породжує 1 страх, місто — 2.
spirit_island-hint-replace = Заміна не породжує страху, а шкода лишається на новій фішці.
spirit_island-hint-drown = Утоплених загарбників знищено; потім їх можна обміняти на енергію.
spirit_island-hint-remove = Прибрані фішки йдуть з острова, не породжуючи страху.
spirit_island-hint-push = Виштовхуйте загарбників туди, де карти нічого не обіцяють, або туди, де їх можна знищити разом.
spirit_island-hint-gather = Фішки приходять лише із сусідніх регіонів. Дахани найкорисніші там, де спустошення буде слабким.
spirit_island-hint-follow = Іти з даханами нічого не коштує, і присутність лишається біля місця бою.
spirit_island-hint-ashore = Дахан, що лишиться в морі, загине.
spirit_island-hint-share = Шкода старої фішки переходить на нові; ви її ділите.
spirit_island-hint-presence_to = Дві присутності в одному регіоні — святилище. Уникайте регіонів, які спустошать: скверна знищує присутність.
spirit_island-hint-element = Візьміть те, чого бракує до порога природної сили.
spirit_island-hint-deck = Малі сили дешеві. Велика потужна й дорога, і за неї доведеться забути карту.
spirit_island-hint-from_land = Можна вибрати будь-який регіон із вашою присутністю.
spirit_island-hint-heal = Прибрана скверна повертається на карту. Очищуйте регіони, звідки вона може поширитися.
spirit_island-hint-give = Карти передають назавжди.
spirit_island-hint-fly_to = Підійде будь-який регіон острова. Він отримає захист.
spirit_island-hint-fly = Що більше даханів перенести, то сильніше вони контратакують на новому місці.
spirit_island-hint-fly_piece = Пораненим даханам безпечніше деінде.
spirit_island-hint-play_now = Це понад карти цього ходу; важлива лише вартість.
spirit_island-hint-reveal = Тоді всі наперед знають, що зробить карта.
spirit_island-hint-rescue = Карта одразу повертається на руку, а не в скид.
spirit_island-hint-blighted = Віддайте найменш потрібне. Дух без присутності — поразка для всіх.
spirit_island-hint-cascade = Виберіть регіон без скверни й без присутності, якщо такий є.
spirit_island-hint-ravage_next = Черговість важлива там, де може поширитися скверна.
spirit_island-hint-choke = Регіон урятовано, а ви втрачаєте там одну присутність. Зростання може її повернути.
spirit_island-hint-oath = Ви заприсяглися захищати даханів: виберіть, яку присутність утратити.
spirit_island-hint-rush = Поселення стає там, де споруд іще немає. Виберіть регіон, де воно найменш небезпечне.
spirit_island-hint-extra_explorer = Виберіть регіон, де ви впораєтеся з двома.
spirit_island-hint-boom = У кількох регіонах споруд порівну; вибираєте ви.
spirit_island-hint-land_rush = Виберіть регіон, де від поселення мало лиха: подалі від найближчих карт.
spirit_island-hint-royal_town = У цих регіонах найменше загарбників.
spirit_island-hint-response = Фішка з’являється в найближчому регіоні з даханами.
spirit_island-hint-first_presence = Звідси ви діятимете перші ходи.
spirit_island-hint-heart_presence = Будьте ближче до серединного регіону: споруд там бути не повинно.
spirit_island-hint-ritual_energy = Усього три енергії; платити може будь-який дух.
spirit_island-hint-ritual_presence = Усього з цього регіону йдуть три присутності.
spirit_island-hint-fear_remove = Приберіть того, хто ось-ось будуватиме чи спустошуватиме.
spirit_island-hint-fear_land = Кожен гравець вибирає свій регіон.
spirit_island-hint-fear_enheartened = Дахани контратакують там, де пройшло спустошення; відведіть їх звідти, де вони загинуть.
spirit_island-hint-fear_move = Загарбників, що зібралися разом, можна разом і вдарити.
spirit_island-hint-fear_tale = Прибрані загарбники не породжують страху, зате й не збудують.
spirit_island-hint-fear_shrink = Що зменшилося, те слабше й упаде швидше.

# Що знати, відкриваючи стіл

spirit_island-difficulty = { $count ->
    [0] Складність 0: звичайні правила.
   *[other] Складність { $count }: супротивник { $adversary }, сценарій { $scenario }, поле { $board }.
}
spirit_island-advice-level = Рівень буває лише в супротивника. Виберіть супротивника або поставте рівень 0.
spirit_island-advice-side = Поле { $name } не на тому боці, на якому грає цей стіл: NW, NE, W і E — на тематичному, A, B, C і D — на звичайному.
spirit_island-advice-spirits = Два місця хочуть того самого духа: «{ $spirit }». Кожен дух грає один раз.
spirit_island-advice-boards = Два місця хочуть те саме поле: { $name }.
spirit_island-advice-apart = Тематичні поля { $name } і { $other } дотикаються лише в одній точці. Виберіть поля, що мають спільну сторону.
spirit_island-advice-progression = Дух «{ $spirit }» не вивчає сил за порядком: нові він вибирає з чотирьох карт.

# Що вибирає стіл

spirit_island-options-adversary = Супротивник
    .help = Королівство, яке шле загарбників. Воно має ескалацію, а на вищих рівнях і нові правила.
spirit_island-options-adversary-none = без супротивника
    .help = Загарбники діють за звичайними правилами.
spirit_island-options-adversary-brandenburg_prussia = Бранденбург-Пруссія
    .help = Швидша від самого початку; добрий перший супротивник.
spirit_island-options-adversary-england = Англія
    .help = Будує найбільше; сім споруд в одному регіоні — поразка.
spirit_island-options-adversary-sweden = Швеція
    .help = Спустошує дужче й переманює даханів.
spirit_island-options-level = Рівень супротивника
    .help = Від 0 до 6; правила всіх рівнів до вибраного додаються. Без супротивника — 0.
spirit_island-options-scenario = Сценарій
    .help = Правила на одну партію, які змінюють підготовку, сили чи кінець.
spirit_island-options-scenario-none = без сценарію
    .help = Звичайна гра.
spirit_island-options-scenario-blitz = Бліц
    .help = Усі сили швидкі, а загарбники на крок попереду. Складність 0.
spirit_island-options-scenario-guard_the_isles_heart = Бій за серце острова
    .help = У серединних регіонах не має бути споруд. Складність 0.
spirit_island-options-scenario-rituals_of_terror = Ритуали жаху
    .help = Ступінь жаху зростає лише від ритуалів у даханів. Складність 3.
spirit_island-options-scenario-dahan_insurrection = Повстання даханів
    .help = Дахани мають утримати свої регіони проти споруд. Складність 4.
spirit_island-options-blight_card = Карта скверни
    .help = Що буде, коли скверна здорового острова закінчиться.
spirit_island-options-blight_card-any = за жеребом
    .help = Одна з двох карт, долілиць.
spirit_island-options-blight_card-downward_spiral = Низхідна спіраль
    .help = Духи втрачають присутність щоходу.
spirit_island-options-blight_card-memory_fades_to_dust = Пам’ять обертається на порох
    .help = Духи щоходу втрачають присутність або забувають карту.
spirit_island-options-blight_card-none = без карти
    .help = П’ять скверни на гравця; коли вся вона на острові, партію програно. Для першої партії.
spirit_island-options-progression = Вивчення сил
    .help = Чотири прості духи вивчають сили за списком, не вибираючи з чотирьох карт. Для першої партії.
spirit_island-options-thematic = Тематичні поля
    .help = Зворотний бік полів: єдиний острів зі своєю географією, більший і складніший на 3. Один гравець грає на північному сході, двоє на заході й сході, троє ще й на північному сході, четверо на всіх чотирьох; інше поле можна вибрати для місця.
spirit_island-options-more_blight = На одну скверну більше
    .help = На карті скверни на початку на одну більше, як велить поправка видавця 2021 року.
spirit_island-options-bonus_growth = Бонусне зростання
    .help = Кожен дух зростає один раз до першого ходу. Так грати трохи легше.
spirit_island-options-first_explore = Початкова розвідка
    .help = До першого ходу загарбники ведуть розвідку. Без неї грати помітно легше.
spirit_island-options-seat_1 = Дух першого місця
    .help = Хто за якого духа грає.
spirit_island-options-seat-any = за жеребом
    .help = Один із духів, яких ніхто не вибрав.
spirit_island-options-seat-lightnings_swift_strike = Стрімкий Удар Блискавки
    .help = Швидкий і нищівний; низька складність.
spirit_island-options-seat-river_surges_in_sunlight = Річка під Сонячним Сяйвом
    .help = Рухає загарбників і допомагає даханам; низька складність.
spirit_island-options-seat-shadows_flicker_like_flame = Тінь Мерехтливого Полум’я
    .help = Лякає і б’є там, де дахани; низька складність.
spirit_island-options-seat-vital_strength_of_the_earth = Життєва Сила Землі
    .help = Повільна й незламна; низька складність.
spirit_island-options-seat-a_spread_of_rampant_green = Паросток Буйної Зелені
    .help = Швидко розростається й душить загарбників; середня складність.
spirit_island-options-seat-thunderspeaker = Речник Грому
    .help = Веде даханів на війну; середня складність.
spirit_island-options-seat-oceans_hungry_grasp = Голодна Хватка Океану
    .help = Топить усіх, хто біля берега; висока складність.
spirit_island-options-seat-bringer_of_dreams_and_nightmares = Володар Снів і Жахіть
    .help = Нікого не вбиває і всіх лякає; висока складність.
spirit_island-options-seat_2 = Дух другого місця
    .help = Хто за якого духа грає.
spirit_island-options-seat_3 = Дух третього місця
    .help = Хто за якого духа грає.
spirit_island-options-seat_4 = Дух четвертого місця
    .help = Хто за якого духа грає.
spirit_island-options-board_1 = Поле першого місця
    .help = На якому полі острова починає дух.
spirit_island-options-board_2 = Поле другого місця
    .help = На якому полі острова починає дух.
spirit_island-options-board_3 = Поле третього місця
    .help = На якому полі острова починає дух.
spirit_island-options-board_4 = Поле четвертого місця
    .help = На якому полі острова починає дух.
spirit_island-options-board-any = за жеребом
    .help = Одне з полів, яких ніхто не вибрав.
spirit_island-options-board-A = поле A
    .help = Узбережжя: гори, болото, джунглі.
spirit_island-options-board-B = поле B
    .help = Узбережжя: болото, гори, пустеля.
spirit_island-options-board-C = поле C
    .help = Узбережжя: джунглі, пустеля, гори.
spirit_island-options-board-D = поле D
    .help = Узбережжя: болото, джунглі, болото.
spirit_island-options-board-NW = північний захід
    .help = Лише на тематичному боці. Узбережжя: пустеля, болото.
spirit_island-options-board-NE = північний схід
    .help = Лише на тематичному боці. Узбережжя: пустеля, джунглі, болото.
spirit_island-options-board-W = захід
    .help = Лише на тематичному боці. Узбережжя: джунглі, пустеля.
spirit_island-options-board-E = схід
    .help = Лише на тематичному боці. Узбережжя: джунглі, болото.

# Картина

spirit_island-draw-label = Острів духів, хід { $turn }. { $status }
spirit_island-draw-commons = Загарбники, страх, скверна
spirit_island-draw-phase = { $phase }.
spirit_island-draw-over = Партію закінчено.
spirit_island-draw-extra = Додаткове будівництво: { $invader_card }.
spirit_island-draw-ravage = Спустошення: { $invader_card }.
spirit_island-draw-build = Будівництво: { $invader_card }.
spirit_island-draw-explore = Розвідка: { $invader_card }.
spirit_island-draw-no_extra = Додаткове будівництво: карти немає.
spirit_island-draw-no_ravage = Спустошення: карти немає.
spirit_island-draw-no_build = Будівництво: карти немає.
spirit_island-draw-no_explore = Розвідка: карту ще не відкрито.
spirit_island-draw-space_extra = Додатково
spirit_island-draw-space_ravage = Спустошення
spirit_island-draw-space_build = Будівництво
spirit_island-draw-space_explore = Розвідка
spirit_island-draw-deck = Колода загарбників: { $count ->
    [0] карт не лишилося, наступна розвідка означатиме поразку.
    [one] { $count } карта, наступна — етапу { $stage ->
        [1] I
        [2] II
       *[other] III
    }.
    [few] { $count } карти, наступна — етапу { $stage ->
        [1] I
        [2] II
       *[other] III
    }.
   *[other] { $count } карт, наступна — етапу { $stage ->
        [1] I
        [2] II
       *[other] III
    }.
}
spirit_island-draw-discarded = Скинуті карти загарбників: { $count ->
    [0] немає.
   *[other] { $count } ({ $invader_card }).
}
spirit_island-draw-fear = Страх: { $fear } з { $pool }. Здобуто карт страху: { $earned }; лишилося в колоді: { $left }.
spirit_island-draw-goal_invaders = Ступінь жаху { $level ->
    [1] I
    [2] II
   *[other] III
}: перемога, коли не лишиться загарбників (на острові: { $count }).
spirit_island-draw-goal_buildings = Ступінь жаху { $level ->
    [1] I
    [2] II
   *[other] III
}: перемога, коли не лишиться поселень і міст (на острові: { $count }).
spirit_island-draw-goal_cities = Ступінь жаху { $level ->
    [1] I
    [2] II
   *[other] III
}: перемога, коли не лишиться міст (на острові: { $count }).
spirit_island-draw-goal_dahan = Ступінь жаху { $level ->
    [1] I
    [2] II
   *[other] III
}: перемога, коли даханів у регіонах не менше, ніж споруд (регіонів, де даханів бракує: { $count }).
spirit_island-draw-win_invaders = Перемога: немає загарбників
spirit_island-draw-win_buildings = Перемога: немає поселень і міст
spirit_island-draw-win_cities = Перемога: немає міст
spirit_island-draw-win_dahan = Перемога: даханів не менше, ніж споруд
spirit_island-draw-healthy = Острів здоровий. Скверни на карті: { $count }.
spirit_island-draw-blighted = Острів осквернено. Скверни на карті: { $count }.
spirit_island-draw-side_healthy = Острів здоровий
spirit_island-draw-side_blighted = Острів осквернено
spirit_island-draw-adversary = { $name }, рівень { $level }
spirit_island-draw-coast = { $land }, { $terrain }, узбережжя: { $parts }.
spirit_island-draw-inland = { $land }, { $terrain }: { $parts }.
spirit_island-draw-sea = { $land }: { $parts }.
spirit_island-draw-empty = порожньо
spirit_island-draw-pieces = { $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
spirit_island-draw-presence = { $seat }: присутність { $count }
spirit_island-draw-sacred = { $seat }: присутність { $count }, святилище
spirit_island-draw-blight = скверна { $count }
spirit_island-draw-defend = захист { $count }
spirit_island-draw-skips = цього ходу загарбники тут не діють ({ $action })
spirit_island-draw-shelter = дахани у сховку
spirit_island-draw-hardy = стійкість даханів більша на { $count }
spirit_island-draw-no_blight = скверна сюди не потрапить
spirit_island-draw-at_once = дахани контратакують одночасно з атакою
spirit_island-draw-dread = породжений тут страх захищає регіон
spirit_island-draw-vengeance = мерці мстяться тут
spirit_island-draw-will_ravage = буде спустошення: шкода { $count }
spirit_island-draw-will_build = буде збудовано: { $piece }
spirit_island-draw-will_explore = прийдуть розвідники
spirit_island-draw-spirit = { $seat }: енергія { $energy } (щоходу { $income }), карт за хід { $plays }, знищено присутності { $destroyed }.
spirit_island-draw-elements = Стихії: { $list }.
spirit_island-draw-drawn = На вибір: { $cards }.
spirit_island-draw-in_play = У грі: { $cards }.
spirit_island-draw-hand = На руці: { $cards }.
spirit_island-draw-discard = У скиді: { $cards }.
spirit_island-draw-track_energy = Енергія за хід: { $count }
spirit_island-draw-track_plays = Карт за хід: { $count }
spirit_island-draw-aim_any = будь-який регіон
spirit_island-draw-aim_dahan = з даханами
spirit_island-draw-aim_invaders = із загарбниками
spirit_island-draw-aim_no_invaders = без загарбників
spirit_island-draw-aim_blight = зі скверною
spirit_island-draw-aim_no_blight = без скверни
spirit_island-draw-aim_coastal = узбережжя
spirit_island-draw-aim_any_spirit = будь-який дух
spirit_island-draw-aim_another_spirit = інший дух
spirit_island-draw-from_terrain = звідки: { $terrain }
spirit_island-draw-threshold = Із цими стихіями: { $text }
spirit_island-draw-figure_score = очки, якщо закінчити зараз
spirit_island-draw-figure_final = очки
spirit_island-draw-figure_cards = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[other] { $count } карт на руці
}
spirit_island-draw-figure_presence = присутність на острові: { $count }
spirit_island-draw-walk = Фаза загарбників крок за кроком
spirit_island-draw-walk_at = Крок { $number } з { $count }
spirit_island-draw-walk_back = На крок назад
spirit_island-draw-walk_next = На крок уперед
spirit_island-draw-deed_ravaged = шкода { $count }
spirit_island-draw-deed_blight = з’являється скверна
spirit_island-draw-deed_cascade = скверна переходить у { $land }
spirit_island-draw-deed_skipped = дію пропущено
spirit_island-draw-deed_fallen = гине: { $piece }
spirit_island-draw-deed_new = { $piece }
spirit_island-draw-deed_card = { $invader_card }

# Як пройшла партія

spirit_island-chronicle-chart = Острів за ходами
spirit_island-chronicle-line-invaders = загарбники
spirit_island-chronicle-line-blight = скверна
spirit_island-chronicle-line-dahan = дахани
spirit_island-chronicle-line-fear = отримані карти страху
spirit_island-chronicle-shares = Рахунок і з чого він склався
spirit_island-chronicle-source-won = перемога
spirit_island-chronicle-source-difficulty = складність
spirit_island-chronicle-source-cards_left = карт загарбників лишилося
spirit_island-chronicle-source-cards_out = карт загарбників пережито
spirit_island-chronicle-source-dahan = дахани
spirit_island-chronicle-source-blight = скверна
spirit_island-chronicle-cards = Зіграно карт
spirit_island-chronicle-powers = Застосовано сил
spirit_island-chronicle-presence = Виставлено присутності
spirit_island-chronicle-withered = Знищено присутності
spirit_island-chronicle-energy = Отримано енергії
spirit_island-chronicle-learnt = Опановано сил
spirit_island-chronicle-fear = Викликано страху
spirit_island-chronicle-fear_cards = Отримано карт страху
spirit_island-chronicle-fallen_explorer = Розвідників знищено й прибрано
spirit_island-chronicle-fallen_town = Поселень знищено й прибрано
spirit_island-chronicle-fallen_city = Міст знищено й прибрано
spirit_island-chronicle-fallen_dahan = Втрачено даханів
spirit_island-chronicle-ravages = Спустошень
spirit_island-chronicle-blight = Випало скверни
spirit_island-why-terror_1 = За I ступеня жаху на острові не має лишитися загарбників, і їх не лишилося.
spirit_island-why-terror_2 = За II ступеня жаху не має лишитися ні поселень, ні міст, і їх не лишилося.
spirit_island-why-terror_3 = За III ступеня жаху не має лишитися міст, і їх не лишилося.
spirit_island-why-fear = Колоду страху вичерпано: четвертий ступінь жаху приносить перемогу одразу; регіонів із загарбниками — { $count }.
spirit_island-why-insurrection_won = За { $level }-го ступеня жаху регіонів, де поселень і міст більше, ніж даханів, досить мало.
spirit_island-why-sacrifice = Перемогу й поразку принесла одна й та сама дія; тоді це перемога.
spirit_island-why-blight = Треба було взяти скверну з карти скверни, а на ній нічого не лишилося.
spirit_island-why-spirit_destroyed = { $seat_id ->
    [none] Один із духів втратив останню присутність.
   *[other] { $seat }: на острові не лишилося присутності.
}
spirit_island-why-time = Треба було відкрити карту загарбників, а колода порожня.
spirit_island-why-capital = В одному регіоні зібралося сім поселень і міст: це перемога Англії.
spirit_island-why-heart = Серце острова треба було вберегти від загарбників, і це не вдалося.
spirit_island-why-dahan = На острові лишилося менше двох даханів на кожного духа.
spirit_island-why-insurrection = Колоду страху вичерпано, усі дахани вдарили ще раз, і перемоги це не принесло.

# Майстерня, де позицію ставлять руками

spirit_island-bench-pieces = Загарбники, дахани, скверна
spirit_island-bench-presence = Присутність
spirit_island-bench-blight = Скверна на карті
spirit_island-bench-fear = Страх у запасі
spirit_island-bench-energy = Енергія: { $spirit }
spirit_island-bench-open_energy = Трек енергії, відкрито комірок: { $spirit }
spirit_island-bench-open_plays = Трек карт, відкрито комірок: { $spirit }
spirit_island-bench-hand = Карти на руці: { $spirit }
spirit_island-bench-discard = Скид: { $spirit }
spirit_island-bench-forgotten = Забуто: { $spirit }
spirit_island-bench-minors = Малі сили
spirit_island-bench-minor_discard = Малі сили, скид
spirit_island-bench-majors = Великі сили
spirit_island-bench-major_discard = Великі сили, скид
spirit_island-bench-ravage = Спустошення
spirit_island-bench-build = Будівництво
spirit_island-bench-invader_deck = Колода загарбників
spirit_island-bench-invader_discard = Карти загарбників, скид
spirit_island-bench-fear_deck = Колода страху
spirit_island-bench-earned = Отримані карти страху
spirit_island-bench-fear_discard = Зіграні карти страху
