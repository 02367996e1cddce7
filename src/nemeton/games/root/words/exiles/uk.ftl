# Колода «Вигнанці та партизани», українською.

root-options-deck-exiles = вигнанці та партизани
    .help = Засідки, панування й предмети — як у базовій колоді; усі інші карти інакші.

root-deck-base = базова колода
root-deck-exiles = вигнанці та партизани

root-card-saboteurs = Саботажники
    .text = На початку вашого ранку: скиньте цю карту, щоб скинути одну змайстровану карту противника.
root-card-soup_kitchens = Польові кухні
    .text = Ваші жетони враховуються при правлінні, кожен за два.
root-card-boat_builders = Будівничі човнів
    .text = Річка для вас — стежка: галявини вздовж неї сусідні. Правління потрібне, як за будь-якого переміщення.
root-card-corvid_planners = Воронячі стратеги
    .text = Ви переміщуєтеся, хто б не правив галявинами.
root-card-eyrie_emigre = Крилаті революціонери
    .text = Наприкінці вашого ранку перемістіться, а потім зітніться на галявині, куди прийшли. Якщо ви не зробили обох, скиньте цю карту.
root-card-fox_partisans = Лисячі партизани
    .text = У битві на лисячій галявині можна завдати 1 додаткової шкоди; потім скиньте з руки всі карти, крім лисячих. Один раз за битву.
root-card-propaganda_bureau = Бюро пропаганди
    .text = Раз за день: витратьте карту, щоб замінити воїна противника на галявині, якій вона відповідає, своїм.
root-card-false_orders = Хибні накази
    .text = Вранці: скиньте цю карту, і половина воїнів противника з однієї галявини (з округленням угору) піде на сусідню, хто б не правив.
root-card-informants = Інформатори
    .text = Увечері замість добору карт можна взяти зі скиду карту засідки.
root-card-rabbit_partisans = Заячі партизани
    .text = У битві на заячій галявині можна завдати 1 додаткової шкоди; потім скиньте з руки всі карти, крім заячих. Один раз за битву.
root-card-tunnels = Тунелі
    .text = Усі галявини з вашими ремісничими знаряддями для вас сусідні.
root-card-charm_offensive = Наступ чарівністю
    .text = На початку вашого вечора можна взяти карту; тоді інший гравець на ваш вибір отримує очко.
root-card-swap_meet = Мінова торгівля
    .text = Раз за ранок: візьміть випадкову карту в іншого гравця, потім віддайте йому карту на вибір.
root-card-coffin_makers = Трунарі
    .text = Воїни, прибрані з поля, кладуться сюди, а не в запас. На початку вашого ранку отримайте очко за кожних п’ятьох; потім усі повертаються у свої запаси.
root-card-mouse_partisans = Мишачі партизани
    .text = У битві на мишачій галявині можна завдати 1 додаткової шкоди; потім скиньте з руки всі карти, крім мишачих. Один раз за битву.
root-card-league_of_adventurous_mice = Ліга мишей-шукачів пригод
    .text = Раз за день: переверніть один зі своїх змайстрованих предметів, щоб переміститися або почати битву.
root-card-murine_broker = Мишачий маклер
    .text = Коли інший гравець майструє предмет, візьміть карту.
root-card-master_engravers = Вправні різьбярі
    .text = Коли ви майструєте предмет, отримайте ще одне очко.

# Питання

root-saboteurs = { $seat }: «{ root-card-saboteurs }». Скинути їх заради змайстрованої карти противника?
root-charm = { $seat }: «{ root-card-charm_offensive }». Узяти карту? Виберіть, хто отримає за неї очко.
root-emigre = { $seat }: «{ root-card-eyrie_emigre }». Перемістіться, щоб там битися, або втратьте карту.
root-emigre-battle = { $seat }: «{ root-card-eyrie_emigre }». Почніть битву { root-at } або втратьте карту.
root-orders = { $seat }: «{ root-card-false_orders }». Хто й куди йде звідси: { $where }?
root-swap = { $seat }: «{ root-card-swap_meet }». Яку карту отримає { $whom }?
root-bureau = { $seat }: «{ root-card-propaganda_bureau }». Яку карту витратити й чийого воїна замінити { root-at }?
root-league-item = { $seat }: «{ root-card-league_of_adventurous_mice }». Який предмет перевернути?
root-league = { $seat }: «{ root-card-league_of_adventurous_mice }». Перемістіться або почніть битву.
root-informants = { $seat }: «{ root-card-informants }». Узяти засідку замість добору?

# Варіанти

root-option-no_sabotage = лишити карту собі
root-option-no_emigre = втратити карту «{ root-card-eyrie_emigre }»
root-option-no_informants = узяти карти як завжди
root-option-sabotage = { $whom } втрачає карту «{ $card }»
root-option-convince = витратити «{ $paid }»: { $whom }
root-option-send_off = { $whom } йде { root-to }
root-option-inform = узяти { root-it }
root-option-charm = очко отримує { $whom }
root-option-exhaust_crafted = перевернути: { $item }
root-option-use-false_orders = «{ root-card-false_orders }» { root-at }
root-option-use-swap_meet = «{ root-card-swap_meet }»: { $whom }
root-option-use-propaganda_bureau = «{ root-card-propaganda_bureau }» { root-at }
root-option-use-league_of_adventurous_mice = «{ root-card-league_of_adventurous_mice }»: перевернути предмет

# Журнал

root-sabotaged = { $seat } влаштовує саботаж: { $whom } скидає карту «{ $card }».
root-thrown = { $seat } скидає карту «{ $card }».
root-lost_crafted = { $seat } скидає карту «{ $card }».
root-swapped = { $seat } віддає натомість карту; її отримує { $whom }.
root-swapped_what = { $seat } віддає карту «{ $card }»; її отримує { $whom }.
root-exhausted_crafted = { $seat } перевертає предмет: { $item }.
root-informed = { $seat } бере зі скиду карту «{ $card }».
root-on_card = На карті «{ $card }», { $seat }: { $count ->
    [one] { $count } воїн
    [few] { $count } воїни
   *[many] { $count } воїнів
}.
root-off_card = «{ $card }»: { $count ->
    [one] { $count } воїн повертається
    [few] { $count } воїни повертаються
   *[many] { $count } воїнів повертаються
} до запасу.

# Стіл

root-draw-exhausted = Перевернуті, { $seat }: { $items }.

# Що не так із позицією

root-check-other_deck = Карта «{ $card }» — з іншої колоди, не з тієї, якою грають за цим столом.
root-check-on_card = На карті «{ $name }» воїни лежати не можуть: її мають змайструвати, і воїнів має бути щонайменше один.
root-check-exhausted = Перевернуті предмети мають лежати в тій самій області предметів.

# Підказки

root-hint-saboteurs = Цієї карти ви теж позбудетеся. Воно того варте заради карти, що працює щоходу.
root-hint-charm = Віддайте очко тому, хто далекий від перемоги.
root-hint-emigre = Потрібне переміщення на галявину, де є з ким битися. Без того й того карта йде в скид.
root-hint-emigre-battle = Без битви тут карта йде в скид.
root-hint-league-item = Перевернутий предмет таким і лишається: кожен спрацьовує один раз.
root-hint-orders = Іде половина з округленням угору. Усе, що спричинить їхнє переміщення, лягає на них.
root-hint-swap = Можна повернути ту саму карту, яку ви взяли.
root-hint-bureau = Карта має відповідати галявині; пташина відповідає будь-якій. Ваш воїн приходить із запасу.
root-hint-league = Предмет уже перевернуто: тепер перемістіться або почніть битву.
root-hint-informants = Засідка замінює весь добір, хоч би скільки карт у ньому було. Усі знатимуть, що вона у вас.

# Пісочниця

root-bench-lying = На карті «{ $card }»: { $faction }
root-bench-face_down = Перевернуто, { $faction }: { $item }
