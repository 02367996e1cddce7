# Механические фракции.

root-law-machine = Законы механики { $number }

# Журнал

root-machine-order = { $seat } открывает карту приказа: «{ $card }» ({ $suit }).
root-machine-place = { $seat }, { $act }: { $where } ({ $reasons }).
root-machine-player = { $seat }, { $act }: { $whom } ({ $reasons }).
root-machine-given = Карта «{ $card }» уходит в сброс: у механической фракции ({ $seat }) нет руки, она получает очко.
root-machine-sprung = { $seat } убирает капкан { root-at } и больше ничего там не делает.
root-machine-expands = { $seat } ничего не строит и получает новый приказ.
root-machine-decreed = Карта «{ $card }» ложится в устав ({ $seat }, { $suit }).
root-machine-turmoil = { $seat } не может выполнить устав: смута.
root-machine-razes = { $seat } разрушает всё беззащитное: { $count }.
root-machine-stocked = { $seat }, рынок пополняется: { $cards }.
root-machine-protects = { $seat }, протекционизм: { $fears }.
root-machine-cashed = { $seat }, платежи приносят очки: { $count } ({ $whom }). Эти воины возвращаются в запас.
root-machine-racket = { $seat } забирает в платежи воинов { root-at }: { $count }.
root-machine-unsold = Карта «{ $card }» уходит с рынка в сброс ({ $seat }).
root-machine-sold = { $seat } забирает { root-it } с рынка; продаёт { $whom }.
root-machine-buys = { $seat } покупает карту «{ $card }»; продаёт { $whom }.
root-machine-favor = { $seat } покупает услугу, и она исполняется: { $card }.

# Что она делает

root-act-fights = сражение
root-act-attacks = нападение
root-act-recruits = вербовка
root-act-builds = строительство
root-act-leaves = выход
root-act-marches = перемещение
root-act-revolts = восстание
root-act-spreads = поддержка
root-act-aids = помощь
root-act-robs = кража
root-act-goes = путь
root-act-explore = разведка
root-act-quest = задание
root-act-aid = помощь
root-act-battle = сражение
root-act-repair = ремонт
root-act-special = особое действие
root-act-digs = рытьё
root-act-ministers = министры
root-act-converts = обращение
root-act-sanctifies = освящение
root-act-flips = переворот
root-act-plots = интрига
root-act-scores = очки
root-act-trades = торговый пост
root-act-organizes = организация

# Почему там и почему этот

root-reason-only = другого выбора нет
root-reason-high_priority = высший приоритет
root-reason-low_priority = низший приоритет
root-reason-letter = раньше в подготовке
root-reason-most_enemies = больше всего чужих компонентов
root-reason-fewest_enemies = меньше всего чужих компонентов
root-reason-fewest_enemy_warriors = меньше всего чужих воинов
root-reason-most_enemy_buildings = больше всего чужих зданий
root-reason-most_enemy_razeable = больше всего чужих зданий и жетонов
root-reason-most_defenseless = больше всего беззащитных зданий
root-reason-most_own = больше всего своих воинов
root-reason-fewest_own = меньше всего своих воинов
root-reason-most_points = больше всего очков
root-reason-fewest_points = меньше всего очков
root-reason-most_pieces = больше всего компонентов там
root-reason-most_buildings = больше всего зданий там
root-reason-most_razeable = больше всего зданий и жетонов там
root-reason-nearest = ближайшая
root-reason-most_slots = больше всего свободных мест
root-reason-free_slots = есть свободное место
root-reason-no_plot = там нет интриги
root-reason-no_roost = там нет гнезда
root-reason-best_customer = там лучший покупатель
root-reason-most_paid = больше всего платежей
root-reason-fewest_paid = меньше всего платежей

# Сложность и особенности

root-difficulty-default = обычная
root-difficulty-easy = лёгкая
root-difficulty-challenging = сложная
root-difficulty-nightmare = кошмар

root-options-difficulty_1 = Сложность первого места
    .help = Насколько трудна механическая фракция этого места.
root-options-difficulty_2 = Сложность второго места
    .help = Насколько трудна механическая фракция этого места.
root-options-difficulty_3 = Сложность третьего места
    .help = Насколько трудна механическая фракция этого места.
root-options-difficulty_4 = Сложность четвёртого места
    .help = Насколько трудна механическая фракция этого места.
root-options-difficulty_5 = Сложность пятого места
    .help = Насколько трудна механическая фракция этого места.
root-options-difficulty_6 = Сложность шестого места
    .help = Насколько трудна механическая фракция этого места.
root-options-difficulty-default = обычная
    .help = Как сказано на планшете.
root-options-difficulty-easy = лёгкая
    .help = Она получает меньше того, чем живёт.
root-options-difficulty-challenging = сложная
    .help = Она получает больше того, чем живёт.
root-options-difficulty-nightmare = кошмар
    .help = Как сложная, и очко в конце каждого её хода.
root-options-traits = Особенности механических фракций
    .help = Сколько угодно, хоть ни одной; с каждой фракция играет иначе и чаще всего сильнее.
root-options-services = Особые услуги
    .help = Карты о том, что механическая фракция покупает у Братства сверх обычного. Любое число, хоть ни одной.
root-options-against = Люди и механизмы
    .help = Каждый сам за себя или все люди против механических фракций.
root-options-against-all = каждый за себя
    .help = Побеждает, кто первым наберёт тридцать очков.
root-options-against-machines = люди вместе
    .help = Люди побеждают вместе, когда у каждого тридцать очков, если раньше их не наберёт ни одна механическая фракция. Механические фракции не трогают друг друга; карт превосходства нет.

# Чего за столом быть не может

root-setup-beside_itself = { $automaton } замещает фракцию «{ $faction }» и не может играть рядом с ней
root-setup-difficulty_alone = за местом { $number } нет механической фракции, поэтому нет и сложности
root-setup-trait_alone = особенность «{ $trait }» — у механической фракции, которая не играет
root-setup-trait_twice = особенность «{ $trait }» выбрана дважды
root-setup-services_alone = выбрана карта особых услуг фракции «{ $faction }», но она не играет
root-setup-services_twice = карта особых услуг фракции «{ $faction }» выбрана дважды
root-setup-character_alone = выбран персонаж механической фракции, которая не играет
root-setup-no_machines = нет механических фракций, против которых люди играли бы вместе
root-setup-first_game_machines = первую игру играют без механических фракций

# Что не так с позицией

root-check-machine_hand = { $seat } — механическая фракция: у неё нет карт в руке и нет постоянных эффектов.
root-check-machine_turn = Того, что записано за этот ход ({ $seat }), быть не может.
root-check-machine_decree = Такого устава ({ $seat }) быть не может: каждая карта лежит в столбце своей масти, среди птиц не больше двух министров.

# Рисунок и верстак

root-draw-machine_order = Приказ: «{ $card }».
root-draw-machine_column = Устав, { $suit }: { $cards }.
root-bench-machine_column = Устав: { $suit }

# Механическая Маркиса

root-seat-mechanical_marquise = Механическая Маркиса
root-faction-mechanical_marquise = Механическая Маркиса 2.0
    .text = Механизм вместо Маркисы. Карта приказа говорит, на каких полянах она сражается, вербует и перемещается и что строит; птичий приказ посылает её повсюду. Каждый вечер она получает очки по треку своего приказа: чем больше зданий этого вида, тем больше.
root-options-seat-mechanical_marquise = Механическая Маркиса (механизм)
    .help = За неё никто не играет: решают карты приказа. Сражается, вербует и строит повсюду; коэффициент 10.
root-trait-blitz = Молниеносная война
    .text = После перемещения — ещё одно с поляны высшего приоритета, где она правит и нет врагов: уходят все воины, кроме одного, и сражаются там, куда пришли.
root-trait-fortified = Укрепления
    .text = Каждому её зданию нужно два урона; один не делает ничего.
root-trait-hospitals = Госпитали
    .text = Когда она защищается и теряет двух воинов или больше, двое возвращаются к цитадели.
root-trait-iron_will = Железная воля
    .text = При птичьем приказе она вербует вдвое больше.
root-trait-overwhelming = Подавление
    .text = Она получает очко за каждых двух воинов, которых не смогла поместить, и расширяется не чаще раза за ход.
root-options-traits-blitz = { root-trait-blitz }
    .help = Маркиса: { root-trait-blitz.text }
root-options-traits-fortified = { root-trait-fortified }
    .help = Маркиса: { root-trait-fortified.text }
root-options-traits-hospitals = { root-trait-hospitals }
    .help = Маркиса: { root-trait-hospitals.text }
root-options-traits-iron_will = { root-trait-iron_will }
    .help = Маркиса: { root-trait-iron_will.text }
root-options-traits-overwhelming = { root-trait-overwhelming }
    .help = Маркиса: { root-trait-overwhelming.text }

# Крылатые киборги

root-seat-electric_eyrie = Крылатые киборги
root-faction-electric_eyrie = Крылатые киборги
    .text = Механизм вместо Крылатой династии. Карта приказа ложится в устав, в столбец своей масти; за каждый столбец киборги вербуют, перемещаются и сражаются, а потом должны построить гнездо — иначе смута. Гнёзда приносят очки каждый вечер.
root-options-seat-electric_eyrie = Крылатые киборги (механизм)
    .help = За них никто не играет: решают карты приказа. Устав растёт каждый ход, пока не рухнет; коэффициент 7.
root-trait-nobility = Знать
    .text = Смута наступает и тогда, когда воина нельзя поместить, и за каждую птичью карту устава очко не теряется, а прибавляется.
root-trait-relentless = Неутомимость
    .text = После устава убираются все беззащитные здания и жетоны там, где есть воины киборгов.
root-trait-swoop = Пике
    .text = В конце дня двое воинов появляются на поляне высшего приоритета без компонентов киборгов.
root-trait-war_tax = Военный налог
    .text = Владелец каждого здания или жетона, убранного киборгами, теряет очко.
root-trait-focused = Сосредоточенность
    .text = Дополнительный урон наносится и тогда, когда ни в одном столбце нет карт больше, чем в том, за который сражаются.
root-options-traits-nobility = { root-trait-nobility }
    .help = Киборги: { root-trait-nobility.text }
root-options-traits-relentless = { root-trait-relentless }
    .help = Киборги: { root-trait-relentless.text }
root-options-traits-swoop = { root-trait-swoop }
    .help = Киборги: { root-trait-swoop.text }
root-options-traits-war_tax = { root-trait-war_tax }
    .help = Киборги: { root-trait-war_tax.text }
root-options-traits-focused = { root-trait-focused }
    .help = Киборги: { root-trait-focused.text }

root-machine-organizes = { $seat } отправляет на организацию воинов { root-at }.
root-machine-repairs = { $seat } чинит предметы: { $count }.
root-machine-damaged = Повреждены предметы ({ $seat }): { $count }.
root-machine-covers = { $seat } закрывает место для здания { root-at } предметом: { $item }.
root-machine-outrage = { $seat }: беспорядки { root-at } ({ $whom }). Сбросьте карту (масть: { $suit } или птицы).
root-option-atone = сбросить { root-it }
root-option-atone_nothing = сбросить нечего: она получает очко
root-hint-machine-outrage = Вы вошли на поляну с поддержкой или убрали её. Сбросьте совпадающую карту; без неё механическая фракция получает очко.
root-check-machine_pawn = Фишки, персонажа или предметов ({ $seat }) таких быть не может.
root-draw-machine_track = Предметов на боевом треке: { $count }.
root-draw-machine_quest = Задание: { $quest }.
root-options-machine_character = Персонаж Ботяги
    .help = Какое особое действие у Ботяги.
root-options-machine_character-any = по жребию
    .help = Один из шести.
root-options-machine_character-thief = вор
    .help = Берёт случайную карту врага на своей поляне, у которого больше всего очков.
root-options-machine_character-tinker = мастер
    .help = Создаёт предмет верхней подходящей карты сброса; начинает с тремя предметами.
root-options-machine_character-ranger = следопыт
    .help = С тремя повреждёнными предметами уходит в лес.
root-options-machine_character-vagrant = попрошайка
    .help = Заставляет сражаться двух игроков на своей поляне.
root-options-machine_character-scoundrel = негодяй
    .help = Убирает всё с людной поляны и закрывает там место для здания.
root-options-machine_character-arbiter = судья
    .help = Защитники на его поляне могут нанять его за очко.

# Синтетический союз

root-seat-automated_alliance = Синтетический союз
root-faction-automated_alliance = Синтетический союз
    .text = Механизм вместо Лесного союза. Несколько раз за ход он распространяет поддержку, получает очки за каждый жетон и поднимает восстания по приказу; сам не нападает. Кто входит на поляну с поддержкой или убирает её, должен карту.
root-options-seat-automated_alliance = Синтетический союз (механизм)
    .help = За него никто не играет: решают карты приказа. Распространяет поддержку и восстаёт по приказу; коэффициент 3.
root-trait-informants = Осведомители
    .text = Жетон поддержки без воинов тоже наносит дополнительный урон, когда на него нападают.
root-trait-popularity = Популярность
    .text = Никто не получает очков за то, что убирает его поддержку.
root-trait-veterans = Ветераны
    .text = Защищаясь, он берёт больший кубик.
root-trait-wildfire = Лесной пожар
    .text = В конце вечера поддержка распространяется ещё раз, без очков.
root-trait-steadfast = Стойкость
    .text = В ход с внезапным восстанием нет всеобщей жалости, а военное положение ничего ему не стоит.
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

# Ботяга

root-seat-vagabot = Ботяга
root-faction-vagabot = Ботяга
    .text = Механизм вместо Бродяги. Приказ говорит, что он делает одно за другим, и на всё переворачивает предметы, которые для него одинаковы. Он разведывает руины, выполняет задания, помогает тем, у кого есть предметы, и сражается с лидером.
root-options-seat-vagabot = Ботяга (механизм)
    .help = За него никто не играет: решают карты приказа. Бродит, помогает и сражается, пока хватает предметов; коэффициент 5.
root-trait-adventurer = Авантюрист
    .text = Одно сражение за ход; оставшиеся предметы идут на задания.
root-trait-berserker = Берсерк
    .text = Сражается там, где больше всего компонентов, с тем, у кого их больше всего, и вечером чинит на один предмет больше.
root-trait-helper = Помощник
    .text = Его помощь приносит на очко больше, а кому он помог, берёт по две карты за предмет.
root-trait-marksman = Меткий стрелок
    .text = Нападая, он наносит урон ещё до броска.
root-trait-questing = Искатель
    .text = Повреждённые предметы считаются для боевого трека, и с него ничего не уходит; задания приносят на очко больше; он идёт к тому, кому может помочь, ради одного предмета; дни у него другие.
root-options-traits-adventurer = { root-trait-adventurer }
    .help = Ботяга: { root-trait-adventurer.text }
root-options-traits-berserker = { root-trait-berserker }
    .help = Ботяга: { root-trait-berserker.text }
root-options-traits-helper = { root-trait-helper }
    .help = Ботяга: { root-trait-helper.text }
root-options-traits-marksman = { root-trait-marksman }
    .help = Ботяга: { root-trait-marksman.text }
root-options-traits-questing = { root-trait-questing }
    .help = Ботяга: { root-trait-questing.text }

root-machine-swayed = { $seat } привлекает министра: { $minister }.
root-machine-unswayed = { $seat } теряет министра: { $minister }.
root-machine-suit = Приказ ({ $seat }): { $suit }.
root-machine-soul = Карта «{ $card }» ({ $suit }) ложится к заблудшим душам ({ $seat }).
root-machine-acolyte = Воин { root-at } становится послушником ({ $seat }).
root-machine-revenge = Один из павших становится послушником ({ $seat }).
root-machine-investors = { $seat }: { root-at } пало здание ({ $whom }). Сбросьте карту (масть: { $suit } или птицы), и фракция потеряет очко; если такой карты нет, она привлечёт министра.
root-option-invest = сбросить { root-it }
root-option-invest_nothing = пусть привлечёт министра
root-hint-machine-investors = Совпадающая карта стоит механической фракции очка. Только если такой карты нет, она привлечёт ещё одного министра этой масти.
root-check-machine_ministers = Министров или норы ({ $seat }) таких быть не может.
root-draw-machine_burrow = В норе: { $count }.
root-draw-machine_swayed = Министры с короной: { $ministers }.
root-draw-machine_ambushes = Открытые засады: { $cards }.
root-bench-machine_ambushes = Открытые засады
root-check-machine_ambushes = { $seat }: открыто перед фракцией могут лежать только засады.
root-draw-machine_suit = Приказ: { $suit }.
root-draw-machine_acolytes = Послушников: { $count }.
root-draw-machine_souls = Заблудшие души, последняя сверху: { $cards }.

# Пульт пресмыкающихся

root-seat-logical_lizards = Пульт пресмыкающихся
root-faction-logical_lizards = Пульт пресмыкающихся
    .text = Механизм вместо Культа. Все сброшенные карты — его заблудшие души, самая частая масть среди них — приказ. Послушники по очереди обращают, идут в крестовый поход и освящают, потом четыре верхние души приносят воинов и сады, а сады вечером — очки.
root-options-seat-logical_lizards = Пульт пресмыкающихся (механизм)
    .help = За неё никто не играет: решают карты приказа. Заблудшие души приносят воинов и сады; коэффициент 2.
root-trait-spiteful = Злоба
    .text = Крестовый поход, который убирает жетон, приносит на очко больше.
root-trait-erratic = Непредсказуемость
    .text = В конце хода к заблудшим душам ложится ещё одна карта колоды.
root-trait-fanatics = Фанатики
    .text = После обращения они сражаются там же, с дополнительным уроном.
root-trait-martyrs = Мученики
    .text = Птица среди ритуалов делает послушником и воина из запаса.
root-options-traits-spiteful = { root-trait-spiteful }
    .help = Пульт: { root-trait-spiteful.text }
root-options-traits-erratic = { root-trait-erratic }
    .help = Пульт: { root-trait-erratic.text }
root-options-traits-fanatics = { root-trait-fanatics }
    .help = Пульт: { root-trait-fanatics.text }
root-options-traits-martyrs = { root-trait-martyrs }
    .help = Пульт: { root-trait-martyrs.text }

root-fear-shield = щит (нет платежей)
root-fear-sword = меч (в запасе нет воинов)
root-refused-empty_market = рынок пуст
root-refused-no_score = кто играет на превосходство, у того нет очков, и цены для него нет
root-refused-purse_theirs = в их запасе не хватает воинов, чтобы положить за вас
root-check-machine_market = { $seat }: на рынке не больше { $most } карт.
root-draw-machine_market = Рынок, приказ справа: { $cards }.
root-draw-machine_fears = В этот ход: { $fears }.
root-bench-machine_market = Рынок

# Речные роботы

root-seat-riverfolk_robots = Речные роботы
root-faction-riverfolk_robots = Речные роботы
    .text = Механизм вместо Братства. Роботы продают карты со своего рынка, лодки и наёмников по цене, которая растёт с очками покупателя, и каждый вечер получают очки за платежи лучшего покупателя. Если никто не покупает или все воины в деле, они сражаются.
root-options-seat-riverfolk_robots = Речные роботы (механизм)
    .help = За неё никто не играет: решают карты приказа. Продаёт услуги и сражается, когда не покупают; коэффициент 5.
root-trait-greedy = Жадность
    .text = Роботы получают очко в ход, когда у них покупает тот, у кого больше всего очков.
root-trait-involved = Соучастие
    .text = Против того, кто в свой ход не нанял наёмников, они стоят так, будто их наняли все его враги; Бродяга может нанять их, чтобы этого избежать.
root-trait-garrison = Гарнизон
    .text = Защищаясь, роботы никогда не беззащитны, а торговый пост прибавляет один к наибольшему урону на кубиках.
root-trait-ferocious = Свирепость
    .text = Нападая, роботы всегда могут нанести на кубиках до трёх урона.
root-options-traits-greedy = { root-trait-greedy }
    .help = Братство: { root-trait-greedy.text }
root-options-traits-involved = { root-trait-involved }
    .help = Братство: { root-trait-involved.text }
root-options-traits-garrison = { root-trait-garrison }
    .help = Братство: { root-trait-garrison.text }
root-options-traits-ferocious = { root-trait-ferocious }
    .help = Братство: { root-trait-ferocious.text }

# Гидробуровое герцогство

root-seat-drillbit_duchy = Гидробуровое герцогство
root-faction-drillbit_duchy = Гидробуровое герцогство
    .text = Механизм вместо Герцогства. Воины собираются в норе и выходят через туннели там, где говорит приказ; оно сражается, строит, и каждый министр с короной действует сверху вниз. Рынки приносят очки каждый вечер, а потерянное здание стоит короны.
root-options-seat-drillbit_duchy = Гидробуровое герцогство (механизм)
    .help = За неё никто не играет: решают карты приказа. Роет, строит и привлекает министров; коэффициент 8.
root-trait-foundations = Основы
    .text = Павшее здание забирает корону нижнего министра масти поляны.
root-trait-investors = Инвесторы
    .text = Кто разрушил его здание, сбрасывает совпадающую карту, и оно теряет очко; если такой карты нет, оно привлекает министра этой масти.
root-trait-overwhelm = Натиск
    .text = Оно роет дважды, каждый раз с тремя воинами.
root-trait-invaders = Захватчики
    .text = Оно роет там, где больше всего чужих зданий, и сражается повсюду, когда строить негде.
root-options-traits-foundations = { root-trait-foundations }
    .help = Герцогство: { root-trait-foundations.text }
root-options-traits-investors = { root-trait-investors }
    .help = Герцогство: { root-trait-investors.text }
root-options-traits-overwhelm = { root-trait-overwhelm }
    .help = Герцогство: { root-trait-overwhelm.text }
root-options-traits-invaders = { root-trait-invaders }
    .help = Герцогство: { root-trait-invaders.text }

root-machine-extort = { $seat }: поборы { root-at } ({ $whom }). Сбросьте карту.
root-machine-gamble = { $seat }: { root-at } сейчас перевернётся интрига ({ $whom }). Какая это?
root-machine-guessed = { $seat } угадывает интригу { root-at } и убирает её.
root-option-extorted = сбросить { root-it }
root-option-bet = { $plot }
root-hint-machine-extort = У вас есть компонент там, где открылись поборы. Отдайте самую ненужную карту.
root-hint-machine-gamble = Угадаете — интрига ничего не сделает, и вы уберёте её за очко; ошибётесь — очко получит механическая фракция.
root-check-machine_plots = Интриг ({ $seat }) таких быть не может: одна на поляне, и каждая — того вида, что остался.

# Стальной сговор

root-seat-cogwheel_corvids = Стальной сговор
root-faction-cogwheel_corvids = Стальной сговор
    .text = Механизм вместо Сговора. Он кладёт случайные интриги, которых никто не видел, утром переворачивает все и за каждую получает столько очков, сколько лежит лицом вверх; бомбы, капканы, поборы и набеги действуют как обычно.
root-options-seat-cogwheel_corvids = Стальной сговор (механизм)
    .help = За неё никто не играет: решают карты приказа. Кладёт интриги и утром переворачивает все; коэффициент 3.
root-trait-gamble = Азарт
    .text = Перед переворотом человек, у которого там больше всего компонентов, называет интригу: угадал — она ничего не делает и убирается за очко; ошибся — очко получает механическая фракция.
root-trait-backup_plans = Запасной план
    .text = Убранная интрига оставляет воина.
root-trait-mastermind = Кукловод
    .text = Он кладёт две интриги за ход.
root-trait-vendetta = Вендетта
    .text = Каждая перевёрнутая интрига — ещё и бомба, и её заменяют, как бомбу.
root-options-traits-gamble = { root-trait-gamble }
    .help = Сговор: { root-trait-gamble.text }
root-options-traits-backup_plans = { root-trait-backup_plans }
    .help = Сговор: { root-trait-backup_plans.text }
root-options-traits-mastermind = { root-trait-mastermind }
    .help = Сговор: { root-trait-mastermind.text }
root-options-traits-vendetta = { root-trait-vendetta }
    .help = Сговор: { root-trait-vendetta.text }

root-chronicle-source-given = карты механическим фракциям
root-chronicle-source-traits = особенности механических фракций
root-chronicle-source-payments = платежи
root-chronicle-source-fear = протекционизм

# Advanced services

root-services-mechanical_marquise = Особые услуги ({ root-seat-mechanical_marquise })
    .text = Из нескольких карт рынка с доступным предметом покупает птицу. Если с предметом нет ни одной, а карта приказа не птица, покупает птицу.
root-options-services-mechanical_marquise = { root-seat-mechanical_marquise }
    .help = { root-services-mechanical_marquise.text }
root-services-electric_eyrie = Особые услуги ({ root-seat-electric_eyrie })
    .text = Если масть приказа уже есть в Указе, а на рынке есть карта масти, которой в нём нет, покупает её вместо карты приказа. При перемещении реки считаются тропами; если идёт по реке, покупает лодки.
root-options-services-electric_eyrie = { root-seat-electric_eyrie }
    .help = { root-services-electric_eyrie.text }
root-services-automated_alliance = Особые услуги ({ root-seat-automated_alliance })
    .text = Из нескольких карт рынка с доступным предметом покупает птицу. Если с предметом нет ни одной, а карта приказа не птица, покупает птицу.
root-options-services-automated_alliance = { root-seat-automated_alliance }
    .help = { root-services-automated_alliance.text }
root-services-vagabot = Особые услуги ({ root-seat-vagabot })
    .text = Куда бы он ни шёл, реки считаются тропами. Если идёт по реке, покупает лодки и не истощает предмет за этот шаг.
root-options-services-vagabot = { root-seat-vagabot }
    .help = { root-services-vagabot.text }
root-services-logical_lizards = Особые услуги ({ root-seat-logical_lizards })
    .text = В начале хода покупает карты, кроме птиц, пока потерянных душ не станет пять, даже если у продавца больше очков.
root-options-services-logical_lizards = { root-seat-logical_lizards }
    .help = { root-services-logical_lizards.text }
root-services-drillbit_duchy = Особые услуги ({ root-seat-drillbit_duchy })
    .text = В начале хода покупает засаду, если она продаётся, и кладёт её открыто. Защищаясь, разыгрывает подходящую, а птицу — только если нет другой.
root-options-services-drillbit_duchy = { root-seat-drillbit_duchy }
    .help = { root-services-drillbit_duchy.text }
root-services-cogwheel_corvids = Особые услуги ({ root-seat-cogwheel_corvids })
    .text = В начале хода покупает карту «услуги», если она продаётся, и сразу её исполняет.
root-options-services-cogwheel_corvids = { root-seat-cogwheel_corvids }
    .help = { root-services-cogwheel_corvids.text }
