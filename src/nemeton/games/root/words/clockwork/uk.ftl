# Механічні фракції.

root-law-machine = Закони механіки { $number }

# Журнал

root-machine-order = { $seat } відкриває карту наказу: «{ $card }» ({ $suit }).
root-machine-place = { $seat }, { $act }: { $where } ({ $reasons }).
root-machine-player = { $seat }, { $act }: { $whom } ({ $reasons }).
root-machine-given = Карта «{ $card }» іде у скид: механічна фракція ({ $seat }) не має руки, вона здобуває очко.
root-machine-sprung = { $seat } прибирає капкан { root-at } й більше нічого там не робить.
root-machine-expands = { $seat } нічого не будує й дістає новий наказ.
root-machine-decreed = Карта «{ $card }» лягає в указ ({ $seat }, { $suit }).
root-machine-turmoil = { $seat } не може виконати указ: безлад.
root-machine-razes = { $seat } руйнує все беззахисне: { $count }.
root-machine-stocked = { $seat }, ринок поповнюється: { $cards }.
root-machine-protects = { $seat }, протекціонізм: { $fears }.
root-machine-cashed = { $seat }, платежі приносять очки: { $count } ({ $whom }). Ці воїни повертаються до запасу.
root-machine-racket = { $seat } забирає до платежів воїнів { root-at }: { $count }.
root-machine-unsold = Карта «{ $card }» іде з ринку у скид ({ $seat }).
root-machine-sold = { $seat } забирає { root-it } з ринку; продає { $whom }.
root-machine-buys = { $seat } купує карту «{ $card }»; продає { $whom }.
root-machine-favor = { $seat } купує послугу, і вона здійснюється: { $card }.

# Що вона робить

root-act-fights = бій
root-act-attacks = напад
root-act-recruits = вербування
root-act-builds = будівництво
root-act-leaves = вихід
root-act-marches = переміщення
root-act-revolts = повстання
root-act-spreads = підтримка
root-act-aids = допомога
root-act-robs = крадіжка
root-act-goes = шлях
root-act-explore = розвідка
root-act-quest = завдання
root-act-aid = допомога
root-act-battle = бій
root-act-repair = ремонт
root-act-special = особлива дія
root-act-digs = риття
root-act-ministers = міністри
root-act-converts = навернення
root-act-sanctifies = освячення
root-act-flips = перевертання
root-act-plots = інтрига
root-act-scores = очки
root-act-trades = торговий пост
root-act-organizes = організація

# Чому там і чому цей

root-reason-only = іншого вибору немає
root-reason-high_priority = найвищий пріоритет
root-reason-low_priority = найнижчий пріоритет
root-reason-letter = раніше в підготовці
root-reason-most_enemies = найбільше чужих компонентів
root-reason-fewest_enemies = найменше чужих компонентів
root-reason-fewest_enemy_warriors = найменше чужих воїнів
root-reason-most_enemy_buildings = найбільше чужих будівель
root-reason-most_enemy_razeable = найбільше чужих будівель і жетонів
root-reason-most_defenseless = найбільше беззахисних будівель
root-reason-most_own = найбільше своїх воїнів
root-reason-fewest_own = найменше своїх воїнів
root-reason-most_points = найбільше очок
root-reason-fewest_points = найменше очок
root-reason-most_pieces = найбільше компонентів там
root-reason-most_buildings = найбільше будівель там
root-reason-most_razeable = найбільше будівель і жетонів там
root-reason-nearest = найближча
root-reason-most_slots = найбільше вільних місць
root-reason-free_slots = є вільне місце
root-reason-no_plot = там немає інтриги
root-reason-no_roost = там немає гнізда
root-reason-best_customer = там найкращий покупець
root-reason-most_paid = найбільше платежів
root-reason-fewest_paid = найменше платежів

# Складність і особливості

root-difficulty-default = звичайна
root-difficulty-easy = легка
root-difficulty-challenging = складна
root-difficulty-nightmare = жах

root-options-difficulty_1 = Складність першого місця
    .help = Наскільки важка механічна фракція цього місця.
root-options-difficulty_2 = Складність другого місця
    .help = Наскільки важка механічна фракція цього місця.
root-options-difficulty_3 = Складність третього місця
    .help = Наскільки важка механічна фракція цього місця.
root-options-difficulty_4 = Складність четвертого місця
    .help = Наскільки важка механічна фракція цього місця.
root-options-difficulty_5 = Складність п’ятого місця
    .help = Наскільки важка механічна фракція цього місця.
root-options-difficulty_6 = Складність шостого місця
    .help = Наскільки важка механічна фракція цього місця.
root-options-difficulty-default = звичайна
    .help = Як сказано на планшеті.
root-options-difficulty-easy = легка
    .help = Вона дістає менше того, чим живе.
root-options-difficulty-challenging = складна
    .help = Вона дістає більше того, чим живе.
root-options-difficulty-nightmare = жах
    .help = Як складна, і очко наприкінці кожного її ходу.
root-options-traits = Особливості механічних фракцій
    .help = Скільки завгодно, хоч жодної; з кожною фракція грає інакше й здебільшого сильніше.
root-options-services = Особливі послуги
    .help = Карти про те, що механічна фракція купує в Братства понад звичайне. Будь-яка кількість, хоч жодної.
root-options-against = Люди й механізми
    .help = Кожен сам за себе чи всі люди проти механічних фракцій.
root-options-against-all = кожен за себе
    .help = Перемагає, хто перший здобуде тридцять очок.
root-options-against-machines = люди разом
    .help = Люди перемагають разом, коли в кожного тридцять очок, якщо раніше їх не здобуде жодна механічна фракція. Механічні фракції не чіпають одна одну; карт панування немає.

# Чого за столом бути не може

root-setup-beside_itself = { $automaton } заступає фракцію «{ $faction }» і не може грати поряд із нею
root-setup-difficulty_alone = на місці { $number } немає механічної фракції, тож немає і складності
root-setup-trait_alone = особливість «{ $trait }» має механічна фракція, яка не грає
root-setup-trait_twice = особливість «{ $trait }» вибрано двічі
root-setup-services_alone = вибрано карту особливих послуг фракції «{ $faction }», але вона не грає
root-setup-services_twice = карту особливих послуг фракції «{ $faction }» вибрано двічі
root-setup-character_alone = вибрано персонажа механічної фракції, яка не грає
root-setup-no_machines = немає механічних фракцій, проти яких люди грали б разом
root-setup-first_game_machines = першу гру грають без механічних фракцій

# Що не так із позицією

root-check-machine_hand = { $seat } — механічна фракція: вона не має карт у руці та постійних ефектів.
root-check-machine_turn = Того, що записано за цей хід ({ $seat }), бути не може.
root-check-machine_decree = Такого указу ({ $seat }) бути не може: кожна карта лежить у стовпчику своєї масті, серед птахів щонайбільше два міністри.

# Малюнок і верстак

root-draw-machine_order = Наказ: «{ $card }».
root-draw-machine_column = Указ, { $suit }: { $cards }.
root-bench-machine_column = Указ: { $suit }

# Механічна Маркіза

root-seat-mechanical_marquise = Механічна Маркіза
root-faction-mechanical_marquise = Механічна Маркіза 2.0
    .text = Механізм замість Маркізи. Карта наказу каже, на яких галявинах вона б’ється, вербує та переміщується і що будує; пташиний наказ посилає її всюди. Щовечора вона здобуває очки за трек свого наказу: що більше будівель цього виду, то більше.
root-options-seat-mechanical_marquise = Механічна Маркіза (механізм)
    .help = За неї ніхто не грає: вирішують карти наказу. Б’ється, вербує та будує всюди; коефіцієнт 10.
root-trait-blitz = Блискавична війна
    .text = Після переміщення — ще одне з галявини найвищого пріоритету, де вона править і немає ворогів: ідуть усі воїни, крім одного, і б’ються там, куди прийшли.
root-trait-fortified = Укріплення
    .text = Кожній її будівлі потрібні дві шкоди; одна не робить нічого.
root-trait-hospitals = Шпиталі
    .text = Коли вона захищається і втрачає двох воїнів або більше, двоє повертаються до цитаделі.
root-trait-iron_will = Залізна воля
    .text = За пташиного наказу вона вербує вдвічі більше.
root-trait-overwhelming = Придушення
    .text = Вона здобуває очко за кожних двох воїнів, яких не змогла розмістити, і розширюється не частіше ніж раз за хід.
root-options-traits-blitz = { root-trait-blitz }
    .help = Маркіза: { root-trait-blitz.text }
root-options-traits-fortified = { root-trait-fortified }
    .help = Маркіза: { root-trait-fortified.text }
root-options-traits-hospitals = { root-trait-hospitals }
    .help = Маркіза: { root-trait-hospitals.text }
root-options-traits-iron_will = { root-trait-iron_will }
    .help = Маркіза: { root-trait-iron_will.text }
root-options-traits-overwhelming = { root-trait-overwhelming }
    .help = Маркіза: { root-trait-overwhelming.text }

# Крилаті кіборги

root-seat-electric_eyrie = Крилаті кіборги
root-faction-electric_eyrie = Крилаті кіборги
    .text = Механізм замість Крилатої династії. Карта наказу лягає в указ, у стовпчик своєї масті; за кожен стовпчик кіборги вербують, переміщуються та б’ються, а потім мусять збудувати гніздо — інакше безлад. Гнізда приносять очки щовечора.
root-options-seat-electric_eyrie = Крилаті кіборги (механізм)
    .help = За них ніхто не грає: вирішують карти наказу. Указ росте щоходу, поки не впаде; коефіцієнт 7.
root-trait-nobility = Знать
    .text = Безлад настає й тоді, коли воїна не можна розмістити, а за кожну пташину карту указу очко не втрачається, а додається.
root-trait-relentless = Невтомність
    .text = Після указу прибираються всі беззахисні будівлі й жетони там, де є воїни кіборгів.
root-trait-swoop = Піке
    .text = Наприкінці дня двоє воїнів з’являються на галявині найвищого пріоритету без компонентів кіборгів.
root-trait-war_tax = Воєнний податок
    .text = Власник кожної будівлі чи жетона, прибраних кіборгами, втрачає очко.
root-trait-focused = Зосередженість
    .text = Додаткова шкода завдається й тоді, коли в жодному стовпчику немає карт більше, ніж у тому, за який б’ються.
root-options-traits-nobility = { root-trait-nobility }
    .help = Кіборги: { root-trait-nobility.text }
root-options-traits-relentless = { root-trait-relentless }
    .help = Кіборги: { root-trait-relentless.text }
root-options-traits-swoop = { root-trait-swoop }
    .help = Кіборги: { root-trait-swoop.text }
root-options-traits-war_tax = { root-trait-war_tax }
    .help = Кіборги: { root-trait-war_tax.text }
root-options-traits-focused = { root-trait-focused }
    .help = Кіборги: { root-trait-focused.text }

root-machine-organizes = { $seat } відправляє на організацію воїнів { root-at }.
root-machine-repairs = { $seat } лагодить предмети: { $count }.
root-machine-damaged = Пошкоджено предмети ({ $seat }): { $count }.
root-machine-covers = { $seat } закриває місце для будівлі { root-at } предметом: { $item }.
root-machine-outrage = { $seat }: заворушення { root-at } ({ $whom }). Скиньте карту (масть: { $suit } або птахи).
root-option-atone = скинути { root-it }
root-option-atone_nothing = скидати нічого: вона здобуває очко
root-hint-machine-outrage = Ви ввійшли на галявину з підтримкою або прибрали її. Скиньте відповідну карту; без неї механічна фракція здобуває очко.
root-check-machine_pawn = Фішки, персонажа чи предметів ({ $seat }) таких бути не може.
root-draw-machine_track = Предметів на бойовому треку: { $count }.
root-draw-machine_quest = Завдання: { $quest }.
root-options-machine_character = Персонаж Ботоцюги
    .help = Яка особлива дія в Ботоцюги.
root-options-machine_character-any = за жеребом
    .help = Один із шести.
root-options-machine_character-thief = злодій
    .help = Бере випадкову карту ворога на своїй галявині, у якого найбільше очок.
root-options-machine_character-tinker = майстер
    .help = Створює предмет верхньої придатної карти скиду; починає з трьома предметами.
root-options-machine_character-ranger = слідопит
    .help = Із трьома пошкодженими предметами йде в ліс.
root-options-machine_character-vagrant = волоцюга-жебрак
    .help = Змушує битися двох гравців на своїй галявині.
root-options-machine_character-scoundrel = негідник
    .help = Прибирає все з людної галявини й закриває там місце для будівлі.
root-options-machine_character-arbiter = суддя
    .help = Захисники на його галявині можуть найняти його за очко.

# Синтетичний союз

root-seat-automated_alliance = Синтетичний союз
root-faction-automated_alliance = Синтетичний союз
    .text = Механізм замість Лісового союзу. Кілька разів за хід він поширює підтримку, здобуває очки за кожен жетон і піднімає повстання за наказом; сам не нападає. Хто входить на галявину з підтримкою або прибирає її, винен карту.
root-options-seat-automated_alliance = Синтетичний союз (механізм)
    .help = За нього ніхто не грає: вирішують карти наказу. Поширює підтримку й повстає за наказом; коефіцієнт 3.
root-trait-informants = Інформатори
    .text = Жетон підтримки без воїнів теж завдає додаткової шкоди, коли на нього нападають.
root-trait-popularity = Популярність
    .text = Ніхто не здобуває очок за те, що прибирає його підтримку.
root-trait-veterans = Ветерани
    .text = Захищаючись, він бере більший кубик.
root-trait-wildfire = Лісова пожежа
    .text = Наприкінці вечора підтримка поширюється ще раз, без очок.
root-trait-steadfast = Стійкість
    .text = У хід із раптовим повстанням немає загального жалю, а воєнний стан нічого йому не коштує.
root-options-traits-informants = { root-trait-informants }
    .help = Союз: { root-trait-informants.text }
root-options-traits-popularity = { root-trait-popularity }
    .help = Союз: { root-trait-popularity.text }
root-options-traits-veterans = { root-trait-veterans }
    .help = Союз: { root-trait-veterans.text }
root-options-traits-wildfire = { root-trait-wildfire }
    .help = Союз: { root-trait-wildfire.text }
root-options-traits-steadfast = { root-trait-steadfast }
    .help = Союз: { root-trait-steadfast.text }

# Ботоцюга

root-seat-vagabot = Ботоцюга
root-faction-vagabot = Ботоцюга
    .text = Механізм замість Волоцюги. Наказ каже, що він робить одне за одним, і на все перевертає предмети, які для нього однакові. Він розвідує руїни, виконує завдання, допомагає тим, хто має предмети, і б’ється з лідером.
root-options-seat-vagabot = Ботоцюга (механізм)
    .help = За нього ніхто не грає: вирішують карти наказу. Блукає, допомагає та б’ється, доки вистачає предметів; коефіцієнт 5.
root-trait-adventurer = Авантурник
    .text = Один бій за хід; решта предметів іде на завдання.
root-trait-berserker = Берсерк
    .text = Б’ється там, де найбільше компонентів, із тим, у кого їх найбільше, і ввечері лагодить на один предмет більше.
root-trait-helper = Помічник
    .text = Його допомога приносить на очко більше, а кому він допоміг, бере по дві карти за предмет.
root-trait-marksman = Влучний стрілець
    .text = Нападаючи, він завдає шкоди ще до кидка.
root-trait-questing = Шукач
    .text = Пошкоджені предмети рахуються для бойового треку, і з нього нічого не йде; завдання приносять на очко більше; він іде до того, кому може допомогти, заради одного предмета; дні в нього інші.
root-options-traits-adventurer = { root-trait-adventurer }
    .help = Ботоцюга: { root-trait-adventurer.text }
root-options-traits-berserker = { root-trait-berserker }
    .help = Ботоцюга: { root-trait-berserker.text }
root-options-traits-helper = { root-trait-helper }
    .help = Ботоцюга: { root-trait-helper.text }
root-options-traits-marksman = { root-trait-marksman }
    .help = Ботоцюга: { root-trait-marksman.text }
root-options-traits-questing = { root-trait-questing }
    .help = Ботоцюга: { root-trait-questing.text }

root-machine-swayed = { $seat } залучає міністра: { $minister }.
root-machine-unswayed = { $seat } втрачає міністра: { $minister }.
root-machine-suit = Наказ ({ $seat }): { $suit }.
root-machine-soul = Карта «{ $card }» ({ $suit }) лягає до заблудлих душ ({ $seat }).
root-machine-acolyte = Воїн { root-at } стає послушником ({ $seat }).
root-machine-revenge = Один із полеглих стає послушником ({ $seat }).
root-machine-investors = { $seat }: { root-at } впала будівля ({ $whom }). Скиньте карту (масть: { $suit } або птахи), і фракція втратить очко; якщо такої карти немає, вона залучить міністра.
root-option-invest = скинути { root-it }
root-option-invest_nothing = нехай залучить міністра
root-hint-machine-investors = Відповідна карта коштує механічній фракції очка. Лише якщо такої карти немає, вона залучить іще одного міністра цієї масті.
root-check-machine_ministers = Міністрів чи нори ({ $seat }) таких бути не може.
root-draw-machine_burrow = У норі: { $count }.
root-draw-machine_swayed = Міністри з короною: { $ministers }.
root-draw-machine_ambushes = Відкриті засідки: { $cards }.
root-bench-machine_ambushes = Відкриті засідки
root-check-machine_ambushes = { $seat }: відкрито перед фракцією можуть лежати тільки засідки.
root-draw-machine_suit = Наказ: { $suit }.
root-draw-machine_acolytes = Послушників: { $count }.
root-draw-machine_souls = Заблудлі душі, остання зверху: { $cards }.

# Пульт плазунів

root-seat-logical_lizards = Пульт плазунів
root-faction-logical_lizards = Пульт плазунів
    .text = Механізм замість Культу. Усі скинуті карти — його заблудлі душі, найчастіша масть серед них — наказ. Послушники по черзі навертають, ідуть у хрестовий похід та освячують, потім чотири верхні душі приносять воїнів і сади, а сади ввечері — очки.
root-options-seat-logical_lizards = Пульт плазунів (механізм)
    .help = За неї ніхто не грає: вирішують карти наказу. Заблудлі душі приносять воїнів і сади; коефіцієнт 2.
root-trait-spiteful = Злоба
    .text = Хрестовий похід, який прибирає жетон, приносить на очко більше.
root-trait-erratic = Непередбачуваність
    .text = Наприкінці ходу до заблудлих душ лягає ще одна карта колоди.
root-trait-fanatics = Фанатики
    .text = Після навернення вони б’ються там само, з додатковою шкодою.
root-trait-martyrs = Мученики
    .text = Птах серед ритуалів робить послушником і воїна із запасу.
root-options-traits-spiteful = { root-trait-spiteful }
    .help = Пульт: { root-trait-spiteful.text }
root-options-traits-erratic = { root-trait-erratic }
    .help = Пульт: { root-trait-erratic.text }
root-options-traits-fanatics = { root-trait-fanatics }
    .help = Пульт: { root-trait-fanatics.text }
root-options-traits-martyrs = { root-trait-martyrs }
    .help = Пульт: { root-trait-martyrs.text }

root-fear-shield = щит (немає платежів)
root-fear-sword = меч (у запасі немає воїнів)
root-refused-empty_market = ринок порожній
root-refused-no_score = хто грає на панування, той не має очок, і ціни для нього немає
root-refused-purse_theirs = у їхньому запасі бракує воїнів, щоб покласти за вас
root-check-machine_market = { $seat }: на ринку не більше { $most } карт.
root-draw-machine_market = Ринок, наказ праворуч: { $cards }.
root-draw-machine_fears = Цього ходу: { $fears }.
root-bench-machine_market = Ринок

# Річкові роботи

root-seat-riverfolk_robots = Річкові роботи
root-faction-riverfolk_robots = Річкові роботи
    .text = Механізм замість Братства. Роботи продають карти зі свого ринку, човни та найманців за ціною, що росте з очками покупця, і щовечора здобувають очки за платежі найкращого покупця. Якщо ніхто не купує або всі воїни при ділі, вони б’ються.
root-options-seat-riverfolk_robots = Річкові роботи (механізм)
    .help = За неї ніхто не грає: вирішують карти наказу. Продає послуги та б’ється, коли не купують; коефіцієнт 5.
root-trait-greedy = Жадібність
    .text = Роботи здобувають очко в хід, коли в них купує той, у кого найбільше очок.
root-trait-involved = Співучасть
    .text = Проти того, хто свого ходу не найняв найманців, вони стоять так, ніби їх найняли всі його вороги; Волоцюга може найняти їх, щоб цього уникнути.
root-trait-garrison = Гарнізон
    .text = Захищаючись, роботи ніколи не беззахисні, а торговий пост додає один до найбільшої шкоди на кубиках.
root-trait-ferocious = Лютість
    .text = Нападаючи, роботи завжди можуть завдати на кубиках до трьох шкоди.
root-options-traits-greedy = { root-trait-greedy }
    .help = Братство: { root-trait-greedy.text }
root-options-traits-involved = { root-trait-involved }
    .help = Братство: { root-trait-involved.text }
root-options-traits-garrison = { root-trait-garrison }
    .help = Братство: { root-trait-garrison.text }
root-options-traits-ferocious = { root-trait-ferocious }
    .help = Братство: { root-trait-ferocious.text }

# Гідробурове герцогство

root-seat-drillbit_duchy = Гідробурове герцогство
root-faction-drillbit_duchy = Гідробурове герцогство
    .text = Механізм замість Герцогства. Воїни збираються в норі й виходять через тунелі там, де каже наказ; воно б’ється, будує, і кожен міністр із короною діє згори вниз. Ринки приносять очки щовечора, а втрачена будівля коштує корони.
root-options-seat-drillbit_duchy = Гідробурове герцогство (механізм)
    .help = За неї ніхто не грає: вирішують карти наказу. Риє, будує та залучає міністрів; коефіцієнт 8.
root-trait-foundations = Основи
    .text = Полегла будівля забирає корону нижнього міністра масті галявини.
root-trait-investors = Інвестори
    .text = Хто зруйнував його будівлю, скидає відповідну карту, і воно втрачає очко; якщо такої карти немає, воно залучає міністра цієї масті.
root-trait-overwhelm = Натиск
    .text = Воно риє двічі, щоразу з трьома воїнами.
root-trait-invaders = Загарбники
    .text = Воно риє там, де найбільше чужих будівель, і б’ється всюди, коли будувати ніде.
root-options-traits-foundations = { root-trait-foundations }
    .help = Герцогство: { root-trait-foundations.text }
root-options-traits-investors = { root-trait-investors }
    .help = Герцогство: { root-trait-investors.text }
root-options-traits-overwhelm = { root-trait-overwhelm }
    .help = Герцогство: { root-trait-overwhelm.text }
root-options-traits-invaders = { root-trait-invaders }
    .help = Герцогство: { root-trait-invaders.text }

root-machine-extort = { $seat }: побори { root-at } ({ $whom }). Скиньте карту.
root-machine-gamble = { $seat }: { root-at } зараз перевернеться інтрига ({ $whom }). Яка це?
root-machine-guessed = { $seat } вгадує інтригу { root-at } і прибирає її.
root-option-extorted = скинути { root-it }
root-option-bet = { $plot }
root-hint-machine-extort = Ви маєте компонент там, де відкрилися побори. Віддайте найнепотрібнішу карту.
root-hint-machine-gamble = Вгадаєте — інтрига нічого не зробить, і ви приберете її за очко; помилитеся — очко здобуде механічна фракція.
root-check-machine_plots = Інтриг ({ $seat }) таких бути не може: одна на галявині, і кожна — того виду, що лишився.

# Сталева змова

root-seat-cogwheel_corvids = Сталева змова
root-faction-cogwheel_corvids = Сталева змова
    .text = Механізм замість Змови. Вона кладе випадкові інтриги, яких ніхто не бачив, уранці перевертає всі й за кожну здобуває стільки очок, скільки лежить лицем догори; бомби, капкани, побори й набіги діють як звичайно.
root-options-seat-cogwheel_corvids = Сталева змова (механізм)
    .help = За неї ніхто не грає: вирішують карти наказу. Кладе інтриги та вранці перевертає всі; коефіцієнт 3.
root-trait-gamble = Азарт
    .text = Перед перевертанням людина, у якої там найбільше компонентів, називає інтригу: вгадала — вона нічого не робить і прибирається за очко; помилилася — очко здобуває механічна фракція.
root-trait-backup_plans = Запасний план
    .text = Прибрана інтрига лишає воїна.
root-trait-mastermind = Ляльковод
    .text = Вона кладе дві інтриги за хід.
root-trait-vendetta = Вендета
    .text = Кожна перевернута інтрига — ще й бомба, і її замінюють, як бомбу.
root-options-traits-gamble = { root-trait-gamble }
    .help = Змова: { root-trait-gamble.text }
root-options-traits-backup_plans = { root-trait-backup_plans }
    .help = Змова: { root-trait-backup_plans.text }
root-options-traits-mastermind = { root-trait-mastermind }
    .help = Змова: { root-trait-mastermind.text }
root-options-traits-vendetta = { root-trait-vendetta }
    .help = Змова: { root-trait-vendetta.text }

root-chronicle-source-given = карти механічним фракціям
root-chronicle-source-traits = особливості механічних фракцій
root-chronicle-source-payments = платежі
root-chronicle-source-fear = протекціонізм

# Advanced services

root-services-mechanical_marquise = Особливі послуги ({ root-seat-mechanical_marquise })
    .text = З кількох карт ринку з доступним предметом купує птаха. Якщо з предметом немає жодної, а карта наказу не птах, купує птаха.
root-options-services-mechanical_marquise = { root-seat-mechanical_marquise }
    .help = { root-services-mechanical_marquise.text }
root-services-electric_eyrie = Особливі послуги ({ root-seat-electric_eyrie })
    .text = Якщо масть наказу вже є в Указі, а на ринку є карта масті, якої в ньому немає, купує її замість карти наказу. Коли переміщується, річки вважаються стежками; якщо йде річкою, купує човни.
root-options-services-electric_eyrie = { root-seat-electric_eyrie }
    .help = { root-services-electric_eyrie.text }
root-services-automated_alliance = Особливі послуги ({ root-seat-automated_alliance })
    .text = З кількох карт ринку з доступним предметом купує птаха. Якщо з предметом немає жодної, а карта наказу не птах, купує птаха.
root-options-services-automated_alliance = { root-seat-automated_alliance }
    .help = { root-services-automated_alliance.text }
root-services-vagabot = Особливі послуги ({ root-seat-vagabot })
    .text = Хоч куди б він ішов, річки вважаються стежками. Якщо йде річкою, купує човни й не виснажує предмета за цей крок.
root-options-services-vagabot = { root-seat-vagabot }
    .help = { root-services-vagabot.text }
root-services-logical_lizards = Особливі послуги ({ root-seat-logical_lizards })
    .text = На початку ходу купує карти, крім птахів, доки загублених душ не стане п’ять, навіть якщо продавець має більше очок.
root-options-services-logical_lizards = { root-seat-logical_lizards }
    .help = { root-services-logical_lizards.text }
root-services-drillbit_duchy = Особливі послуги ({ root-seat-drillbit_duchy })
    .text = На початку ходу купує засідку, якщо вона продається, і кладе її відкрито. Захищаючись, розігрує відповідну, а птаха — тільки якщо немає іншої.
root-options-services-drillbit_duchy = { root-seat-drillbit_duchy }
    .help = { root-services-drillbit_duchy.text }
root-services-cogwheel_corvids = Особливі послуги ({ root-seat-cogwheel_corvids })
    .text = На початку ходу купує карту «послуги», якщо вона продається, і одразу її здійснює.
root-options-services-cogwheel_corvids = { root-seat-cogwheel_corvids }
    .help = { root-services-cogwheel_corvids.text }
