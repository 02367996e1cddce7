# Рекрути у грі: запитання, варіанти, журнал (Закон Д). Їхні імена й карти — у hirelings/.

root-appendix-D = Д.{ $rest }

# Запитання

root-hireling-end = { $seat }: ваш хід закінчено. Виберіть, які рекрути переходять до вас і кому віддати тих, на чиїх картах не лишилося маркерів.
root-hireling-dawn = { $seat }: на початку ранку стається кілька подій. Що спершу?
root-hireling-place = { $seat }: { $band }. Куди поставити воїнів? Кількість: { $count }.
root-hireling-where = { $seat }: { $band }. Виберіть галявину.
root-hireling-move = { $seat }: { $band }. Перемістіть воїнів.
root-hireling-battle = { $seat }: { $band } може битися. Де і з ким?
root-hireling-way = { $seat }: { $band }. Що вибрати?
root-hireling-treat = { $seat }: { root-at } полягли воїни ({ $count }). Витратити відповідну карту, щоб { $band } повернув їх?
root-hireling-provoke = { $seat }: ви нападаєте { root-at }, захищається { $band }. Яку карту скинути задля цього?
root-hireling-scout = { $seat }: на вас нападають { root-at }. Витратити відповідну карту і взяти більший кубик?
root-hireling-forest = { $seat }: { $band }. Виберіть ліс.
root-hireling-roam = { $seat }: { $band }. Переверніть предмет, щоб іти далі, або два, щоб битися.
root-hireling-give_up = { $seat }: { $band } втрачає предмет. Який?
root-hireling-prowl = { $seat }: { $band }. Обшукати руїну й пограбувати гравця можна по одному разу.
root-hireling-preach = { $seat }: { $band }. Змусьте гравця битися чи переміститися або поставте ще одного.
root-hireling-follow = { $seat }: змусити битися { root-at } ({ $whom })?
root-hireling-recall = { $seat }: взяти зі скиду одну з цих карт?
root-hireling-pawn = { $seat }: { $band }. Куди поставити фішку?
root-hireling-treat_all = { $seat }: поряд із вами { $band }. Взяти карту?
root-hireling-path = { $seat }: { $band }. На якій стежці чатувати?
root-hireling-lift_path = { $seat }: { $band }: у запасі нікого. Зняти воїна зі стежки?
root-hireling-escort = { $seat }: поставити воїна { root-at }?
root-hireling-lift = { $seat }: усі лази на полі. Який зняти?
root-hireling-company = { $seat }: { $band }. Скільки воїнів поставити { root-at }?
root-hireling-keep = { $seat }: відкрити { root-it } і повернути ввечері чи скинути?
root-hireling-burn = { $seat }: { $band } палить { root-at }. Що саме? Лишилося: { $left }.
root-hireling-smuggle = { $seat }: перемістіться або бийтеся.
root-hireling-vault = { $seat }: { $band }. Куди поставити сховище?
root-hireling-call = { $seat }: { $band } грає. Чий воїн піде { root-to }?

# Варіанти

root-option-employ = застосувати: { $band }
root-option-take_band = взяти: { $band }
root-option-pass_on = віддати: { $band } ({ $whom })
root-option-rouse = { $band }
root-option-way-march = переміщення і потім битва
root-option-way-rally = усіх з карти на одну галявину
root-option-way-rise = прибрати воїна разом з усіма супротивниками
root-option-way-gather = поставити воїна
root-option-way-recruit = по вашому воїну до кожного з них
root-option-way-settle = ще один із них
root-option-way-reinforce = по воїну до кожного лазу
root-option-way-raid = битися всюди де вони є
root-option-way-steal = взяти карти на одній галявині
root-option-way-defend = битися біля кожного сховища
root-option-way-guard = по воїну до кожного сховища
root-option-no_more_of_band = більше нічого
root-option-no_band_battle = без битви
root-option-treat = витратити { root-it }
root-option-no_treatment = нікого не рятувати
root-option-provoke = скинути { root-it }
root-option-scout = витратити { root-it }
root-option-no_scouts = без карти
root-option-gift = віддати предмет: { $item } ({ $band })
root-option-roam = іти: { $where }
root-option-give_up = { $item }
root-option-dig_up = обшукати руїну { root-at }
root-option-rob_with = перевернути предмет ({ $item }) і пограбувати: { $whom }
root-option-goad = { root-at } нападає { $whom } і захищається { $by }
root-option-lure = { $whom } іде { root-from } { root-to }
root-option-preach = ще один { root-at }
root-option-recall = взяти { root-it }
root-option-no_recall = нічого не брати
root-option-on_path = стежка між { $where_id } і { $to_id }
root-option-draw_with = взяти карту
root-option-draw_none = не брати
root-option-escort = поставити воїна
root-option-no_escort = не ставити
root-option-so_many = { $count }
root-option-reveal = відкрити
root-option-discard_it = скинути
root-option-burn = { $piece } ({ $whom })
root-option-smuggle = скинути карту «{ $paid }» задля переміщення чи битви
root-option-call = воїн { root-from } ({ $whom })
root-option-call_nobody = більше нікого
root-option-order-treat = турбота про полеглих { root-at } ({ $count })
root-option-order-escort = воїн { root-at }
root-option-order-band_battle = битва { root-at } ({ $whom })

# Чому чогось немає серед варіантів

root-refused-protector = суперники нічого не ставлять на галявину Заступника
root-refused-band_plays = хто прийшов цього ходу, лишається слухати музику
root-refused-band_pawn = із цією фішкою не можна битися
root-refused-protected = їх захищає Заступник, а з ним битися не можна
root-refused-gangs_at_home = з Бандитами не б’ються там, де є компоненти фракції того, хто ними керує
root-refused-uprising_card = спершу треба скинути карту, що збігається з галявиною, а її немає

# Журнал

root-reached_mark = { $seat } досягає маркера рекрутів на поділці { $count }.
root-hired = { $seat } наймає рекрутів: { $band }.
root-passed_on = { $seat } відпускає рекрутів: { $band }; тепер ними керує { $whom }.
root-control = { $seat }: { $band } — { $count ->
    [one] { $count } маркер керування
    [few] { $count } маркери керування
   *[many] { $count } маркерів керування
}.
root-control_lost = { $seat }: { $band } втрачає маркер керування; лишилося: { $count }.
root-employed = { $band } діє; керує { $seat }.
root-lies_down = { $band }: один воїн лягає на карту.
root-uprising_die = { $band }: на кубику — { $suit }.
root-rises = { $band } повстає { root-at }.
root-band_goes = { $band } йде { root-to }.
root-gift = { $seat } віддає предмет: { $item }; отримує { $band }.
root-band_item_lost = { $band } втрачає предмет: { $item }.
root-recalled = { $seat } бере зі скиду { root-it }.
root-on_path = { $band } стає на стежку між галявинами { $where_id } і { $to_id }.
root-off_path = { $band } залишає стежку між галявинами { $where_id } і { $to_id }.
root-waylaid = { $band } нападає на стежці між галявинами { $where_id } і { $to_id }; { $seat } втрачає воїна.
root-held_off = { $band }: битви { root-at } не буде; { $seat } не може скинути карту, що збігається з галявиною.
root-plans_back = { $seat } забирає відкриті карти: { $count }.

# Картина словами

root-draw-band_free = { $band }: ніхто не керує.
root-draw-band_held = { $band }: керує { $seat }, маркерів керування { $count }.
root-draw-band_lying = { $band }: воїнів на карті { $count }.
root-draw-band_forest = { $band } перебуває { root-at }.
root-draw-band_items = { $band }: готові предмети: { $items }.
root-draw-band_spent = { $band }: перевернуті предмети: { $items }.
root-draw-band_path = { $band }: воїн на стежці між галявинами { $where_id } і { $to_id }.
root-draw-band_cards = { $band }: відкриті карти: { $cards }.
root-draw-mark = Маркер рекрутів лежить на поділці { $count }.
root-draw-mark_reached = { $seat }: досягнуто маркера рекрутів на поділці { $count }.

# Позиції

root-check-bands = Видів рекрутів: { $count }; у партії їх { $most }.
root-check-bands_without = Рекрути беруть участь, але в налаштуваннях столу сказано, що партія йде без них.
root-check-mark = Маркер рекрутів із поділкою { $count } не може лежати там, де лежить.
root-check-control = { $band }: маркери керування лежать на карті, яку хтось тримає, до чотирьох, і більше ніде.
root-check-related = { $band } не бере участі в партії разом із пов’язаною фракцією.
root-check-band_card = { $band }: на карті чи на полі є те, чого там бути не може.

# Звідки очки

root-chronicle-source-hirelings = рекрути

# Налаштування столу

root-options-hirelings = Рекрути
    .help = Три загони, за які ніхто не грає: хто досягне 4, 8 і 12 очок, на час отримає керування ними. Що більше гравців, то більше карт лежить ослабленою стороною вгору.
root-options-hirelings-without = без них
    .help = Ліс належить лише гравцям.
root-options-hirelings-with = три загони
    .help = Вибрані нижче, решта за жеребом; пов’язані з фракціями за столом участі не беруть.
root-options-hireling_a = Перші рекрути
    .help = Важливо лише там, де беруть участь рекрути.
root-options-hireling_b = Другі рекрути
    .help = Важливо лише там, де беруть участь рекрути.
root-options-hireling_c = Треті рекрути
    .help = Важливо лише там, де беруть участь рекрути.
root-options-hireling-any = за жеребом
    .help = З тих, що не пов’язані з фракціями за столом.
root-options-hireling-forest_patrol = Патруль
    .help = Коти пильнують кожну галявину; не разом із Маркізою.
root-options-hireling-last_dynasty = Покоління
    .help = П’ять птахів, що не розлучаються; не разом із Династією.
root-options-hireling-spring_uprising = Революція
    .help = Повстанці, якими керує кубик; не разом із Союзом.
root-options-hireling-the_exile = Вигнанець
    .help = Мандрівник із кийками; не разом із Волоцюгою.
root-options-hireling-warm_sun_prophets = Пророки Жаркого сонця
    .help = Проповідники змушують інших ходити й битися; не разом із Культом.
root-options-hireling-riverfolk_flotilla = Флотилія
    .help = Кораблі на річці; не разом із Річковим братством.
root-options-hireling-highway_bandits = Бандити
    .help = Грабіжники на стежках.
root-options-hireling-sunward_expedition = Експедиція
    .help = Кроти з підземними лазами; не разом із Герцогством.
root-options-hireling-corvid_spies = Шпигуни
    .help = Ворони серед супротивників; не разом зі Змовою.
root-options-hireling-furious_protector = Заступник
    .help = Ведмідь, із яким не можна битися.
root-options-hireling-flame_bearers = Смолоскипники
    .help = Щури зі смолоскипами; не разом із Полчищами.
root-options-hireling-vault_keepers = Вартові
    .help = Борсуки зі сховищами; не разом із Хранителями.
root-options-hireling-popular_band = Музики
    .help = Музики, за якими йдуть воїни.

# Підказки

root-hint-hireling-end = Сильні рекрути найважливіші на початку партії. Тих, що йдуть, віддайте тому, хто найменше вам зашкодить.
root-hint-hireling-dawn = Порядок важливий, якщо одна подія змінює галявину, де стається інша.
root-hint-hireling-place = Для правління вони вважаються вашими. Ставте їх туди, де бракує одного воїна.
root-hint-hireling-where = Дія станеться лише на цій галявині.
root-hint-hireling-move = Треба правити однією з двох галявин; їхні фігури при цьому враховуються.
root-hint-hireling-battle = За прибране ними очок немає, але суперники це втрачають. Ні ваші засідки, ні ваші карти їм не допомагають.
root-hint-hireling-way = Вибирайте те, що допоможе цього ходу: наступного їх може вже не бути.
root-hint-hireling-treat = Одна карта рятує всіх, хто поліг там разом. Заради двох і більше це вигідно.
root-hint-hireling-provoke = Віддайте найменш потрібну карту; птахи пасують до будь-якої галявини.
root-hint-hireling-scout = Більший кубик найкорисніший там, де у вас багато воїнів.
root-hint-hireling-forest = З лісу посередині поля багато галявин поряд.
root-hint-hireling-roam = Битва коштує двох предметів; потім усі знову готові.
root-hint-hireling-give_up = Він іде з гри. Для Вигнанця всі предмети однакові.
root-hint-hireling-prowl = Поки Розбійник із вами, кожен предмет дає карту за хід.
root-hint-hireling-preach = Битва двох суперників вигідніша за вашу власну.
root-hint-hireling-follow = Той, кого ви перемістили, б’ється за власними рішеннями і здобуває очки.
root-hint-hireling-recall = Усі бачать, що ви берете. Найкраще карта, яку можна змайструвати.
root-hint-hireling-pawn = На правління фішка не впливає. Ставте її туди, де вона найбільше заважає іншим.
root-hint-hireling-treat_all = Карта задарма.
root-hint-hireling-path = Виберіть стежку, без якої супротивникам не обійтися і якою ходите ви.
root-hint-hireling-lift_path = На порожній стежці Бандит не потрібен.
root-hint-hireling-escort = Він приходить із вашого запасу й нічого не коштує.
root-hint-hireling-lift = Зніміть той, що стоїть найгірше.
root-hint-hireling-company = Поки вони з вами, кожен вважається вашим для правління.
root-hint-hireling-keep = Відкрита карта ввечері повернеться до руки, навіть шостою.
root-hint-hireling-burn = Воїни власника згоряють раніше за решту. Очок немає, але й фігур уже немає.
root-hint-hireling-smuggle = Ще одна дія понад звичайні.
root-hint-hireling-vault = Сховище вважається будівлею для правління; хто його прибере, здобуде очко.
root-hint-hireling-call = Він іде так, як міг би піти сам. Відведіть варту — і будівля беззахисна.
