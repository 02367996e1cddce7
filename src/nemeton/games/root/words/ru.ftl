# Всё, что говорит «Корни», по-русски. Сообщения, значения и атрибуты те же, что в en.ftl; это проверяет тест.
#
# $seat, $whom, $attacker, $defender и $by — фракции или имена игроков: всегда в именительном падеже и любого рода, поэтому глаголы
# стоят в настоящем времени. Места — в трёх падежах: root-at, root-to, root-from. Карта стоит в кавычках, тогда её не склоняют.

# Игра

root-name = Корни
    .line = Коты, птицы, повстанцы и одинокий странник спорят за лес, каждый по своим правилам. Кто первым наберёт тридцать очков, тому он и достанется.

root-seat-marquise = Маркиса
root-seat-eyrie = Династия
root-seat-alliance = Союз
root-seat-vagabond = Бродяга
root-seat-vagabond_2 = 2-й Бродяга
root-seat-number = Место { $number }
root-seat-nobody = никто

root-faction-marquise = Маркиса де Коте
    .text = Коты держат лес и строят. Каждое здание приносит больше очков, чем предыдущее того же вида, но дерево должно дойти до стройки по полянам, которыми правит Маркиса.
root-faction-eyrie = Крылатая династия
    .text = Птицы каждый вечер получают очки за гнёзда. Каждое утро они обещают в уставе всё больше, а невыполненное обещание — это смута.
root-faction-alliance = Лесной союз
    .text = Повстанцы тратят сторонников, чтобы получить поддержку на полянах, а за неё — очки. Потом они поднимают восстание: оно очищает поляну, и на ней появляется база, где тренируют офицеров.
root-faction-vagabond = Бродяга
    .text = Одна фишка с рюкзаком предметов. Очки приносят помощь другим, задания, руины и сражения с теми, кто стал врагом.
root-faction-vagabond_2 = Второй Бродяга
    .text = Ещё одна фишка с рюкзаком предметов. Под каждой руиной тогда два предмета; оба Бродяги делят задания, не помогают друг другу и не бывают ни друзьями, ни врагами.

# Масти, предметы, фигуры

root-suit-fox = лисы
root-suit-rabbit = зайцы
root-suit-mouse = мыши
root-suit-bird = птицы
root-suit-any = любая масть

root-item-boot = сапоги
root-item-bag = мешок
root-item-crossbow = арбалет
root-item-hammer = молот
root-item-sword = меч
root-item-tea = чай
root-item-coins = монеты
root-item-torch = факел
root-lying-ready = { $item }
root-lying-exhausted = { $item } ({ $item_id ->
    [boot] перевёрнуты
    [coins] перевёрнуты
   *[other] перевёрнут
})
root-lying-damaged = { $item } ({ $item_id ->
    [boot] повреждены
    [coins] повреждены
   *[other] повреждён
})
root-lying-worn = { $item } ({ $item_id ->
    [boot] повреждены и перевёрнуты
    [coins] повреждены и перевёрнуты
   *[other] повреждён и перевёрнут
})

root-piece-warrior = воин
root-piece-keep = цитадель
root-piece-wood = дерево
root-piece-sawmill = лесопилка
root-piece-workshop = мастерская
root-piece-recruiter = казарма
root-piece-roost = гнездо
root-piece-sympathy = поддержка
root-piece-base_fox = лисья база
root-piece-base_rabbit = заячья база
root-piece-base_mouse = мышиная база

root-column-recruit = Вербовка
root-column-move = Перемещение
root-column-battle = Сражение
root-column-build = Строительство

root-relation-hostile = враги
root-relation-indifferent = безразличие
root-relation-noticed = первый шаг на шкале союзников
root-relation-friendly = второй шаг на шкале союзников
root-relation-allied = союзники

root-ability-swift_strike = Быстрый удар

# Места

root-clearing = поляна { $number }
root-forest-any = лес
root-forest-f1 = лес А
root-forest-f2 = лес Б
root-forest-f3 = лес В
root-forest-f4 = лес Г
root-forest-f5 = лес Д
root-forest-f6 = лес Е
root-forest-f7 = лес Ж
root-forest-f8 = лес И
root-forest-f9 = лес К
root-forest-f10 = лес Л

# Части предложений

root-at = { $where_id ->
    [burrow] в норе
    [f1] в лесу А
    [f2] в лесу Б
    [f3] в лесу В
    [f4] в лесу Г
    [f5] в лесу Д
    [f6] в лесу Е
    [f7] в лесу Ж
    [f8] в лесу И
    [f9] в лесу К
    [f10] в лесу Л
   *[other] на поляне { $where_id }
}
root-to = { $to_id ->
    [burrow] в нору
    [f1] в лес А
    [f2] в лес Б
    [f3] в лес В
    [f4] в лес Г
    [f5] в лес Д
    [f6] в лес Е
    [f7] в лес Ж
    [f8] в лес И
    [f9] в лес К
    [f10] в лес Л
   *[other] на поляну { $to_id }
}
root-from = { $origin_id ->
    [burrow] из норы
    [0] из леса
    [f1] из леса А
    [f2] из леса Б
    [f3] из леса В
    [f4] из леса Г
    [f5] из леса Д
    [f6] из леса Е
    [f7] из леса Ж
    [f8] из леса И
    [f9] из леса К
    [f10] из леса Л
   *[other] с поляны { $origin_id }
}
root-warriors = { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
}
root-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
root-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
root-listed = «{ $card }»
root-it = карту «{ $card }»
root-that = { $piece_id ->
    [warrior] воина
    [warlord] предводителя
    [wood] дерево
    [sympathy] жетон поддержки
    [sawmill] лесопилку
    [workshop] мастерскую
    [recruiter] казарму
    [base_fox] лисью базу
    [base_rabbit] заячью базу
    [base_mouse] мышиную базу
    [plot] интригу
    [bomb] бомбу
   *[other] { $piece }
}
root-both = { $one } + { $other }
root-times = { $one } ×{ $count }

# Карты общей колоды

root-kind-ambush = Засада
root-kind-dominance = Превосходство
root-kind-item = Предмет
root-kind-persistent = Длительное свойство
root-kind-immediate = Мгновенное свойство

root-card-vizier = Преданный министр
    .text = Птичья карта устава, которая никогда не покидает Династию.
root-card-ambush_bird = Птичья засада
root-card-ambush_fox = Лисья засада
root-card-ambush_rabbit = Заячья засада
root-card-ambush_mouse = Мышиная засада
root-card-dominance_bird = Птичье превосходство
root-card-dominance_fox = Лисье превосходство
root-card-dominance_rabbit = Заячье превосходство
root-card-dominance_mouse = Мышиное превосходство
root-card-birdy_bindle = Птичкин узелок
root-card-woodland_runners = Лесная контрабанда
root-card-arms_trader = Торговец оружием
root-card-crossbow_bird = Арбалет (птицы)
root-card-gently_used_knapsack = Аккуратно ношенная котомка
root-card-root_tea_fox = Чай из кореньев (лисы)
root-card-travel_gear_fox = Походное снаряжение (лисы)
root-card-protection_racket = Вымогательство
root-card-foxfolk_steel = Лисья сталь
root-card-anvil = Наковальня
root-card-smugglers_trail = Тропа контрабандистов
root-card-root_tea_rabbit = Чай из кореньев (зайцы)
root-card-a_visit_to_friends = Дружеский визит
root-card-bake_sale = Распродажа выпечки
root-card-mouse_in_a_sack = Мышь в мешке
root-card-root_tea_mouse = Чай из кореньев (мыши)
root-card-travel_gear_mouse = Походное снаряжение (мыши)
root-card-investments = Инвестиции
root-card-sword = Меч
root-card-crossbow_mouse = Арбалет (мыши)
root-card-armorers = Оружейники
    .text = В сражении с вашим участием после броска: сбросьте эту карту, и урон от кубиков вам не наносится. Дополнительный урон и урон от засады остаются.
root-card-sappers = Сапёры
    .text = Защищаясь, сбросьте эту карту, чтобы нанести 1 дополнительный урон.
root-card-brutal_tactics = Зверская тактика
    .text = Нападая, можете нанести 1 дополнительный урон; тогда защищающийся получает очко. Один раз за сражение.
root-card-royal_claim = Царские владения
    .text = Утром: сбросьте эту карту и получите по очку за каждую поляну, которой правите.
root-card-stand_and_deliver = Кошелёк или жизнь
    .text = Раз за утро: возьмите случайную карту из руки противника; он получает очко.
root-card-tax_collector = Сборщик налогов
    .text = Раз за день: уберите с поля одного своего воина и возьмите карту.
root-card-favor_of_the_foxes = Лисья услуга
root-card-command_warren = Командная нора
    .text = В начале дня можете начать сражение.
root-card-better_burrow_bank = Банк зарытых вкладов
    .text = В начале утра можете взять карту; тогда берёт карту и противник по вашему выбору.
root-card-cobbler = Сапожник
    .text = В начале вечера можете выполнить одно перемещение.
root-card-favor_of_the_rabbits = Заячья услуга
root-card-scouting_party = Разведчики
    .text = Когда вы нападаете, засаду вам устроить нельзя.
root-card-codebreakers = Дешифровщики
    .text = Раз за день: посмотрите карты в руке другого игрока.
root-card-favor_of_the_mice = Мышиная услуга

root-effect-ambush = Смастерить нельзя. Защищаясь { $suit_id ->
    [bird] на любой поляне
    [fox] на лисьей поляне
    [rabbit] на заячьей поляне
   *[mouse] на мышиной поляне
}, сыграйте её до броска кубиков: нападающий сразу получает 2 урона. Он может обнаружить её, сыграв свою, тоже подходящую к поляне.
root-effect-dominance = Смастерить нельзя. Днём, если у вас есть хотя бы 10 очков, можете активировать её: очков вы больше не получаете, зато побеждаете, если в начале своего утра правите { $suit_id ->
    [bird] двумя противоположными углами поля
    [fox] тремя лисьими полянами
    [rabbit] тремя заячьими полянами
   *[mouse] тремя мышиными полянами
}.
root-effect-item = Смастерите её: вы получите предмет из запаса ({ $item }), если он там есть, и { root-points }.
root-effect-favor = Смастерите её: все компоненты противников сразу покидают все { $suit_id ->
    [fox] лисьи
    [rabbit] заячьи
   *[mouse] мышиные
} поляны. Вы получаете по очку за каждое здание и каждый жетон.

root-topic-card = { $kind }. Масть: { $suit }. { $text } { $cost }
root-topic-cost = Нужны орудия: { $suits }.
root-topic-quest = Задание. Масть: { $suit }. Предметы: { $items }. На поляне этой масти Бродяга переворачивает оба предмета и либо берёт две карты, либо получает по очку за каждое выполненное задание этой масти, включая это.
root-topic-leader = Лидер Династии. Министры: { $columns }. { $text }
root-topic-character = Персонаж Бродяги. Начинает с предметами: { $items }. { $text }
root-topic-faction = Фракция. { $text }

# Задания

root-quest-fundraising_fox = Сбор средств
root-quest-errand_fox = Поручение (лисы)
root-quest-logistics_help_fox = Помощь с перевозкой (лисы)
root-quest-repair_a_shed_fox = Починка сарая
root-quest-give_a_speech_fox = Произнести речь (лисы)
root-quest-guard_duty_rabbit = Караульная служба (зайцы)
root-quest-errand_rabbit = Поручение (зайцы)
root-quest-give_a_speech_rabbit = Произнести речь (зайцы)
root-quest-fend_off_a_bear_rabbit = Прогнать медведя (зайцы)
root-quest-expel_bandits_rabbit = Изгнать бандитов (зайцы)
root-quest-expel_bandits_mouse = Изгнать бандитов (мыши)
root-quest-guard_duty_mouse = Караульная служба (мыши)
root-quest-fend_off_a_bear_mouse = Прогнать медведя (мыши)
root-quest-escort_mouse = Сопровождение
root-quest-logistics_help_mouse = Помощь с перевозкой (мыши)

# Лидеры и персонажи

root-leader-builder = Строитель
    .text = За смастерённые предметы Династия получает столько очков, сколько указано на карте.
root-leader-charismatic = Избранник
    .text = При вербовке ставят двух воинов вместо одного, и в запасе должно хватить на обоих.
root-leader-commander = Командир
    .text = Нападая, наносит 1 дополнительный урон.
root-leader-despot = Тиран
    .text = На очко больше за сражение, в котором убрано здание или жетон противника.

root-character-thief = Вор
    .text = За факел: взять случайную карту у игрока, чьи компоненты есть на той же поляне.
root-character-tinker = Ремесленник
    .text = За факел: взять из сброса карту, подходящую к поляне.
root-character-ranger = Следопыт
    .text = За факел: починить три предмета; после этого день заканчивается.
root-character-vagrant = Скиталец
    .text = За факел: начать на поляне сражение между любыми двумя игроками и выбрать, что теряют оба.
root-character-arbiter = Судья
    .text = Защищающийся на той же поляне может нанять Судью до броска: Судья получает очко, а его целые мечи повышают предел урона от кубика защищающегося.
root-character-scoundrel = Поджигатель
    .text = За факел, который остаётся на поле: все компоненты противников покидают поляну, и больше туда ничего не поставить.
root-character-adventurer = Авантюрист
    .text = Раз в ход один предмет может заменить другой в задании; потом он повреждён.
root-character-ronin = Ронин
    .text = В сражении после броска: перевернуть меч, чтобы нанести 1 дополнительный урон.
root-character-harrier = Налётчица
    .text = За факел: перелететь на любую поляну.

# Вопросы

root-bank = { $seat }: «{ root-card-better_burrow_bank }». Взять карту? Выберите, кто возьмёт вместе с вами.
root-offers = { $seat }: перед вашим ходом открыт рынок. Купите что-нибудь или продолжайте.
root-warren = { $seat }: «{ root-card-command_warren }». Начать день со сражения?
root-interlude = { $seat }: примените карту сейчас или продолжайте.
root-craft = { $seat }: мастерите карты или продолжайте.
root-ambush = { $seat }: { $attacker } нападает на вас { root-at }. Устроить засаду?
root-foil = { $seat }: { root-at } вас ждёт засада. Обнаружить её, сыграв свою?
root-battle-effect = { $seat }: сражение { root-at }. Применить карту или способность?
root-loss = { $seat }: какой компонент убрать { root-at } (владелец — { $whom })? Осталось урона: { $left }.
root-order = { $seat }: несколько событий происходят сразу. Какое будет первым?
root-whose = { $seat }: компоненты теряют несколько игроков; каждый выбирает порядок своих эффектов. Чей эффект следующий?
root-move = { $seat }: переместите воинов. Осталось перемещений: { $left }.
root-discard = { $seat }: сбросьте { root-cards }; в руке остаётся пять.
    .pick = Сбросить { $picked ->
        [1] эту карту
        [one] { $picked } карту
        [few] { $picked } карты
       *[other] { $picked } карт
    }
root-outrage = { $seat }: беспорядки { root-at }. Отдайте Союзу карту ({ $suit_id ->
    [any] любой масти
   *[other] масть: { $suit } или птицы
}) или покажите руку, если такой нет.
root-arbiter = { $seat }: { root-at } стоит Судья. Нанять? Предел урона вашего кубика вырастет на { $count }, а Судья получит очко.

root-marquise-keep = { $seat }: выберите угол для цитадели.
root-marquise-first = { $seat }: поставьте { root-that } на поляну с цитаделью или на соседнюю.
root-marquise-wood = { $seat }: дерева не хватает. Какая лесопилка его получит?
root-marquise-action = { $seat }: выберите действие. Осталось действий: { $left }.
root-marquise-recruit = { $seat }: воинов не хватает. Какая казарма получит воина?
root-marquise-pay = { $seat }: откуда взять дерево? Осталось заплатить: { $left }.
root-marquise-hospital = { $seat }: { root-at } { $count ->
    [one] пал { $count } воин
    [few] пали { $count } воина
   *[many] пали { $count } воинов
}. Потратить подходящую карту и вернуть павших на поляну с цитаделью?

root-eyrie-home = { $seat }: выберите угол для первого гнезда.
root-eyrie-leader = { $seat }: выберите лидера.
root-eyrie-add = { $seat }: { $first ->
    [1] добавьте карту в устав.
   *[other] добавьте в устав вторую карту или ограничьтесь одной.
}
root-eyrie-new_roost = { $seat }: гнёзд не осталось. Где появится новое?
root-eyrie-recruit = { $seat }: устав, «{ root-column-recruit }». Выберите карту и гнездо. Осталось карт в столбце: { $left }.
root-eyrie-move = { $seat }: устав, «{ root-column-move }». Выберите карту и перемещение. Осталось карт в столбце: { $left }.
root-eyrie-battle = { $seat }: устав, «{ root-column-battle }». Выберите карту и сражение. Осталось карт в столбце: { $left }.
root-eyrie-build = { $seat }: устав, «{ root-column-build }». Выберите карту и поляну. Осталось карт в столбце: { $left }.

root-alliance-revolt = { $seat }: поднимите восстание или продолжайте.
root-alliance-spread = { $seat }: получите поддержку или продолжайте.
root-alliance-day = { $seat }: мастерите, мобилизуйте, тренируйте или продолжайте.
root-alliance-operation = { $seat }: выберите военную операцию. Осталось офицеров: { $left }.
root-alliance-supporters = { $seat }: потратьте сторонников: { $count } ({ $suit_id ->
    [any] любых мастей
   *[other] масть: { $suit } или птицы
}).
    .pick = Потратить { $picked ->
        [1] этого сторонника
        [one] { $picked } сторонника
        [few] { $picked } сторонников
       *[other] { $picked } сторонников
    }
root-alliance-trim = { $seat }: последняя база потеряна. Сбросьте сторонников до пяти: { $count }.
    .pick = Сбросить { $picked ->
        [1] этого сторонника
        [one] { $picked } сторонника
        [few] { $picked } сторонников
       *[other] { $picked } сторонников
    }

root-vagabond-character = { $seat }: выберите персонажа.
root-vagabond-forest = { $seat }: выберите лес, откуда начнёте.
root-vagabond-refresh = { $seat }: обновите предметы: { $count }.
    .pick = Обновить { $picked ->
        [1] этот предмет
        [one] { $picked } предмет
        [few] { $picked } предмета
       *[other] { $picked } предметов
    }
root-vagabond-slip = { $seat }: прокрадитесь на соседнюю поляну или в лес либо останьтесь.
root-vagabond-day = { $seat }: переворачивайте предметы ради действий или продолжайте.
root-vagabond-allies = { $seat }: пойдут ли с вами { root-to } союзные воины?
root-vagabond-exhaust = { $seat }: какой предмет перевернуть ради помощи?
root-vagabond-take = { $seat }: можно взять предмет (владелец — { $whom }). Какой?
root-vagabond-explore = { $seat }: под руиной два предмета. Взять один?
root-vagabond-reward = { $seat }: задание выполнено. Получить очки ({ $points }) или взять две карты?
root-vagabond-fights_with = { $seat }: сражение { root-at }. Сразятся ли за вас союзные воины?
root-vagabond-hit = { $seat }: выберите, что примет урон. Осталось урона: { $left }.
root-vagabond-limit = { $seat }: предметов слишком много. Какой убрать из игры? Осталось убрать: { $count }.
root-vagabond-repair = { $seat }: какой предмет починить?

# Варианты

root-option-stop = больше не перемещаться
root-option-end = закончить эту фазу
root-option-done = больше ничего
root-option-after = после защищающегося
root-option-no_ambush = без засады
root-option-no_foil = ничего не делать
root-option-show = показать руку
root-option-nobody = никого не спасать
root-option-stay = остаться
root-option-none = ничего
root-option-points = получить очки
root-option-cards = взять две карты
root-option-enlist = нанять Судью
root-option-no_arbiter = обойтись без Судьи
root-option-no_bank = не брать карту
root-option-no_battle = без сражения
root-option-go_on = продолжать
root-option-no_crafting = больше не мастерить
root-option-no_card = ограничиться одной картой
root-option-no_revolt = без восстания
root-option-no_spread = больше не искать поддержки
root-option-no_operation = больше никаких операций
root-option-fight_alone = сражаться в одиночку
root-option-walk_alone = идти в одиночку

root-option-place = { root-at }
root-option-bank = возьмёт и { $whom }
root-option-whose = эффект: { $whom }
root-option-fight_with = с воинами: { $whom }
root-option-give = отдать { root-it }
root-option-save = потратить { root-it }
root-option-ambush = сыграть { root-it }
root-option-foil = сыграть { root-it }
root-option-discard = сбросить: { $chosen }
root-option-spend = потратить: { $chosen }
root-option-refresh = обновить: { $chosen }
root-option-leave = убрать из игры: { $item }
root-option-mend = починить: { $item }
root-option-leader = { $leader }
root-option-character = { $character }
root-option-exhaust = перевернуть: { $item }
root-option-take_item = взять: { $item }
root-option-effect = применить: «{ $effect }»
root-option-lose = убрать { root-that }

root-option-order-hospital = полевой госпиталь для { $count ->
    [one] { $count } воина
    [few] { $count } воинов
   *[many] { $count } воинов
} { root-at }
root-option-order-outrage = беспорядки { root-at } ({ $by })
root-option-order-damage = повреждение предметов { root-at } ({ $whom })
root-option-order-base_lost = потеря базы { root-at } ({ $whom })

root-option-decree = { root-it } в столбец «{ $column }»
root-option-bring = с собой { root-warriors } ({ $whom })
root-option-damage = повредить: { $item }
root-option-ally_falls = союзный воин ({ $whom })
root-option-resolve = «{ $card }»: { $deed }

root-option-move = { $count ->
    [1] одна фигура
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
} { root-from } { root-to }
root-option-walk = идти { root-to }
root-option-battle = сразиться { root-at }: { $whom }
root-option-attack = сразиться: { $whom }
root-option-march = марш: до двух перемещений
root-option-explore = исследовать руину
root-option-turmoil = выполнить невозможно
root-option-recruit_all = вербовка во всех казармах
root-option-recruit = вербовка { root-at }
root-option-revolt = восстание { root-at }
root-option-spread = поддержка { root-at }
root-option-organize = выступление { root-at }
root-option-build_roost = гнездо { root-at }
root-option-build = построить { root-that } { root-at }
root-option-overwork = сверхурочные { root-at } за { root-it }
root-option-bird = ещё одно действие за { root-it }
root-option-mobilize = мобилизовать { root-it }
root-option-train = офицер за { root-it }
root-option-aid = помочь картой «{ $card }»: { $whom }
root-option-strike = выстрел: { $whom }
root-option-repair = починить: { $item }
root-option-quest = задание «{ $quest }»
root-option-improvise = задание «{ $quest }» (вместо предмета «{ $item }» — { $stand_in })
root-option-craft = смастерить { root-it }
root-option-craft_with = смастерить { root-it } ({ $suits })
root-option-use-royal_claim = «{ root-card-royal_claim }»: сбросить ради очков
root-option-use-stand_and_deliver = «{ root-card-stand_and_deliver }»: карту отдаёт { $whom }
root-option-use-tax_collector = «{ root-card-tax_collector }»: воин { root-at }
root-option-use-codebreakers = «{ root-card-codebreakers }»: руку показывает { $whom }
root-option-activate = активировать { root-it }
root-option-coalition = активировать { root-it } для коалиции: { $whom }
root-option-take = взять { root-it } за карту «{ $paid }»
root-option-special-steal = украсть карту: { $whom }
root-option-special-labor = взять { root-it } из сброса
root-option-special-hideout = убежище: починить три предмета
root-option-special-instigate = подстрекательство: нападает { $attacker } и защищается { $defender }
root-option-special-scorch = выжечь поляну
root-option-special-glide = перелететь { root-to }

# Почему чего-то нет среди вариантов

root-refused-no_slot = там нет свободной ячейки
root-refused-forbidden = на поляну с цитаделью помещает компоненты только Маркиса
root-refused-scorched = на выжженную землю ничего не ставят и никто не входит
root-refused-no_rule = вы не правите ни одной из двух полян
root-refused-partner = союзники по коалиции не сражаются друг с другом
root-refused-never_crafted = такие карты не мастерят
root-refused-item_gone = такого предмета в запасе не осталось
root-refused-in_play = карта с таким названием у вас уже есть
root-refused-cost = не хватает ремесленных орудий этих мастей
root-refused-coalition_only = Бродяга может лишь создать с ней коалицию, и только если участников четверо или больше
root-refused-dominance_active = одна карта превосходства уже активна
root-refused-points = нужно хотя бы десять очков
root-refused-recruited = вербовать можно раз в ход
root-refused-none_left = на планшете таких не осталось
root-refused-not_ruled = вы не правите этой поляной
root-refused-wood = до поляны доходит слишком мало дерева
root-refused-second_bird = из добавленных карт птичьей может быть только одна
root-refused-decree_suit = масть поляны не подходит ни к одной из оставшихся карт столбца
root-refused-roost = там уже есть гнездо
root-refused-base_built = база этой масти уже построена
root-refused-supporters = не хватает подходящих сторонников
root-refused-no_warriors = в запасе нет воинов
root-refused-no_base = база этой масти не построена
root-refused-boots = не хватает неперевёрнутых сапог
root-refused-sword = нет неперевёрнутого меча
root-refused-torch = нет неперевёрнутого факела
root-refused-quest_suit = у задания другая масть
root-refused-quest_items = для задания не хватает предметов

# Журнал

root-first = Первый ход: { $seat }.
root-turn = Ходит { $seat }.
root-scored = { $seat } получает { root-points }.
root-lost_points = { $seat } теряет { root-points }.
root-won = { $how ->
    [dominance] { $seat } побеждает превосходством.
   *[points] { $seat } набирает тридцать очков и побеждает.
}
root-won_too = { $seat } тоже побеждает: коалиция ({ $whom }).
root-shuffled = Сброс перемешан и становится колодой.
root-drew_what = { $seat } берёт { root-it }.
root-drew = { $seat } берёт { root-cards }.
root-available = Карта «{ $card }» лежит рядом с полем, её можно забрать.
root-spent = { $seat } тратит { root-it }.
root-took = { $seat } берёт случайную карту; её отдаёт { $whom }.
root-took_what = { $seat } берёт { root-it }; её отдаёт { $whom }.
root-placed = { $seat } ставит { $count ->
    [one] { $count } воина
    [few] { $count } воинов
   *[many] { $count } воинов
} { $where_id ->
    [burrow] в нору
   *[other] на поляну { $where_id }
}.
root-built = { $seat } строит { root-that } { root-at }.
root-token = { $seat } помещает { root-that } на поляну { $where_id }.
root-moved = { $seat }: { $count ->
    [one] { $count } воин идёт
    [few] { $count } воина идут
   *[many] { $count } воинов идут
} { root-from } { root-to }.
root-removed = { $seat } теряет { $piece_id ->
    [warrior] { $number ->
        [one] { $number } воина
        [few] { $number } воинов
       *[many] { $number } воинов
    }
   *[other] { root-that }
} { root-at }.
root-battle = { $seat } нападает { root-at }; защищается { $whom }.
root-ambushes = { $seat } играет { root-it }.
root-foiled = { $seat } обнаруживает засаду { root-at }.
root-wiped_out = { $seat } теряет { root-at } всех; сражение окончено.
root-rolled = На кубиках { $high } и { $low }: нападает { $seat }, защищается { $whom }.
root-battle_effect = { $seat } применяет: «{ $effect }».
root-defenseless = Беззащитность ({ $seat }): 1 дополнительный урон.
root-spared = { $seat } игнорирует первый урон.
root-hits = Урон: { $seat } наносит { $count }, { $whom } наносит { $other }.
root-battle_over = Сражение { root-at } окончено.
root-crafted = { $seat } мастерит { root-it }.
root-looked = { $seat } смотрит чужую руку; её показывает { $whom }.
root-dominance = { $seat } активирует { root-it }{ $whom_id ->
    [-1] {""}
   *[other] {" "}и вступает в коалицию ({ $whom })
}.
root-takes_dominance = { $seat } забирает { root-it }, лежавшую рядом с полем.
root-leader = { $seat }: новый лидер — { $leader }.
root-decreed = { $seat } добавляет в устав { root-it }, столбец «{ $column }».
root-turmoil = { $seat } не может исполнить устав: смута!
root-revolt = { $seat } поднимает восстание { root-at }.
root-mobilized = { $seat } кладёт карту к сторонникам.
root-officer = { $seat } получает офицера.
root-supporter_spent = { $seat } тратит сторонника: «{ $card }».
root-supporter = { $seat } берёт сторонника из колоды.
root-outrage_shown = Беспорядки, подходящей карты нет: { $seat } показывает руку, смотрит { $whom }.
root-outraged = Беспорядки { root-at }: { $seat } отдаёт карту, её получает { $whom }.
root-base_lost = { $seat } теряет { $suit_id ->
    [fox] лисью
    [rabbit] заячью
   *[mouse] мышиную
} базу и офицеров: { $count }.
root-vagabond = { $seat }: персонаж — { $character }.
root-rests = { $seat } отдыхает в лесу; все повреждённые предметы снова целы.
root-wanders = { $seat } идёт { root-to }.
root-explored = { $seat } исследует руину { root-at }; находка: { $item }.
root-explored_nothing = { $seat } исследует руину { root-at } и ничего не берёт.
root-aids = { $seat } помогает; помощь получает { $whom }.
root-aids_what = { $seat } отдаёт { root-it }; её получает { $whom }.
root-takes_item = { $seat } берёт предмет: { $item }; его отдаёт { $whom }.
root-relation = { $seat } и { $whom }: теперь { $place }.
root-quest = { $seat } выполняет задание «{ $quest }».
root-strikes = { $seat } стреляет { root-at }; цель — { $whom }.
root-item_damaged = { $seat }: повреждён предмет — { $item }.
root-repairs = { $seat } чинит предмет: { $item }.
root-enlisted = { $seat } нанимает Судью.
root-hostile = { $seat } и { $whom } теперь враги.
root-item_gone = { $seat } убирает из игры предмет: { $item }.
root-special = { $seat } выполняет особое действие (персонаж — { $character }).

# Как закончилась партия

root-how-points = { $seat_id ->
    [none] Партия окончена.
   *[other] { $partner_id ->
        [none] { $seat } побеждает с тридцатью очками.
       *[other] { $seat } побеждает с тридцатью очками. Партнёр по коалиции тоже побеждает: { $partner }.
    }
}
root-how-dominance = { $seat_id ->
    [none] Партия окончена.
   *[other] { $partner_id ->
        [none] { $seat } побеждает превосходством.
       *[other] { $seat } побеждает превосходством. Партнёр по коалиции тоже побеждает: { $partner }.
    }
}
root-how-unfinished = { $seat_id ->
    [none] Партия прервана, победителя нет.
   *[other] Партия прервана; впереди — { $seat }.
}
root-how-agreed = { $seat_id ->
    [none] Игроки закончили партию без победителя.
   *[other] Игроки согласились, что побеждает { $seat }.
}
root-how-resigned = { $seat_id ->
    [none] Сдались все.
   *[other] Остальные сдались; побеждает { $seat }.
}

# Что не так с позицией

root-check-seats = Играют от двух до шести участников, и для каждого места нужна своя запись; здесь их { $count }.
root-check-factions = Два места играют за одну фракцию; каждая может быть только одна.
root-check-board = Планшет принадлежит другой фракции, а не этой: { $seat }.
root-check-seat = Места { $number } нет.
root-check-clearings = На поле двенадцать полян с номерами от 1 до 12; здесь их { $count }.
root-check-suits = Полян каждой масти должно быть четыре.
root-check-printed_suits = Масти не те, что напечатаны на поле; для этого есть настройка «suits».
root-check-ruin = В месте «{ $name }» руина стоять не может.
root-check-closed_path = Тропа { $name } не может быть закрыта на этом поле или названа дважды.
root-check-band = Таких рекрутов нет, или они участвуют дважды: «{ $name }».
root-check-home = Никто не мог начать здесь: «{ $name }». Это не угол, или там начал кто-то другой.
root-check-negative = Число воинов { root-at } меньше нуля.
root-check-slots = Зданий { root-at } больше, чем ячеек.
root-check-piece_unknown = «{ $name }» { root-at } — не здание и не жетон своего владельца.
root-check-warriors = { $seat }: на поле и вне его { root-warriors }, а всего их { $most }.
root-check-pieces = { $seat }: на поле и на планшете вместе { $count } ({ $piece }), а всего их { $most }.
root-check-card_unknown = Карты «{ $name }» нет; карты пишут так: «royal_claim».
root-check-card_twice = Карта «{ $card }» встречается слишком часто: { $count }, а всего их { $most }.
root-check-no_dominance = При игре вдвоём карты превосходства убирают из колоды до начала партии ({ $law }); карты «{ $card }» здесь быть не может.
root-check-card_missing = Карты «{ $card }» нигде нет, а лежать где-то она должна.
root-check-own_card = { $seat }: карта «{ $card }» своя, и её нужно знать.
root-check-crafted = { $seat }: карта «{ $card }» не может лежать в игровой зоне; там остаются только длительные свойства, каждое один раз.
root-check-available = Карта «{ $card }» не может лежать рядом с полем: там лежат только карты превосходства.
root-check-dominance_discarded = Карта превосходства не попадает в сброс; она лежит рядом с полем.
root-check-items_negative = В запасе нужно число для каждого предмета, и оно не может быть меньше нуля.
root-check-item_unknown = Предмета «{ $name }» в этой партии нет.
root-check-items = Предметов этого вида ({ $item }) должно быть { $most }, а не { $count }.
root-check-quest_unknown = Задания «{ $name }» нет.
root-check-quest_twice = Заданию «{ $quest }» там не место, или оно лежит дважды.
root-check-quest_missing = Задания «{ $quest }» нигде нет.
root-check-points = { $seat }: такого числа очков быть не может.
root-check-won = { $seat }: очков — { $count }; когда их { $most }, партия окончена ({ $law }), а в позиции не сказано, чем она закончилась.
root-check-dominance_won = { $seat }: победа уже наступила в начале этого хода ({ $law }): выполнено условие карты превосходства.
root-check-dominance = { $seat }: «{ $name }» — не карта превосходства, которую можно активировать.
root-check-dominance_alone = { $seat } не может победить превосходством, можно только вступить в коалицию.
root-check-partner = { $seat }: такой коалиции быть не может.
root-check-coalition = { $seat }: вступить в коалицию можно только в партии на четверых или больше ({ $law }).
root-check-result = Конец партии записан неверно: исход, победитель или счёт не подходят к этому столу.
root-check-battle = Такого сражения быть не может: место, игроки или оставшиеся этапы не подходят друг к другу.
root-check-no_battle = Этапы сражения ждут, а сражения нет.
root-check-active = Ход уже идёт, но в позиции не сказано чей (active).
root-check-set_up = { $seat }: подготовка не завершена и не предстоит — планшет, поле или список шагов (prepare) не подходят.
root-check-activated = Ремесленных орудий «{ $name }» в этом ходу нельзя было активировать или нельзя столько.
root-check-used = «{ $name }» в этом ходу применить нельзя или нельзя дважды.
root-check-pledge = Карт, которые должны быть потрачены (pledge), нет.
root-check-agenda = То, что идёт дальше (agenda), не подходит к остальному: { $phase ->
    [setup] подготовка
    [birdsong] утро
    [daylight] день
   *[evening] вечер
}.
root-check-actions = { $seat }: столько действий остаться не может.
root-check-leader = { $seat }: «{ $name }» не может быть лидером.
root-check-viziers = { $seat }: министры лежат не там, где хочет лидер ({ $leader }).
root-check-decree = { $seat }: такого устава быть не может — в нём столбцы или карты, которых нет, или разыграно больше, чем лежит.
root-check-roost_twice = Два гнезда { root-at }, а место есть для одного.
root-check-officers = { $seat }: такого числа офицеров или оставшихся операций быть не может.
root-check-sympathy_twice = Два жетона поддержки { root-at }, а может быть только один.
root-check-base_astray = База { root-at } стоит на поляне другой масти.
root-check-character = Персонажа «{ $name }» нет.
root-check-character_twice = Два Бродяги не могут быть одним персонажем ({ $character }; { $law }).
root-check-pawn = { $seat }: фишка стоит на одной поляне или в одном лесу.
root-check-relations = { $seat }: таких отношений быть не может; по одному на каждую другую фракцию, от вражды до союза.
root-check-numbers = { $seat }: такого числа оказанной помощи или переворачиваемых предметов быть не может.

# Разделы правил

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

# Что можно выбрать за столом

root-options-scenario = Сценарий
    .help = Играть как обычно или учиться.
root-options-scenario-usual = обычный
    .help = Все девять персонажей Бродяги; вопросы без подсказок.
root-options-scenario-first_game = первая партия
    .help = Сначала Маркиса и Династия, затем Союз и Бродяга; три персонажа базовой коробки; каждый вопрос объясняется, когда он звучит впервые.
root-options-map = Поле
    .help = За какой лес идёт спор.
root-options-map-autumn = осеннее
    .help = Первое поле, с напечатанными мастями и рекой.
root-options-map-winter = зимнее
    .help = Река делит поле надвое и разделяет леса; масти раздают случайно.
root-options-suits = Масти полян
    .help = Какой масти каждая поляна. Масти напечатаны только на осеннем поле; на остальных их всегда раздают случайно.
root-options-suits-printed = как напечатано
    .help = Так, как показано на поле.
root-options-suits-random = случайно
    .help = По четыре поляны каждой масти, вперемешку.
root-options-deck = Колода
    .help = Карты, которые берут все.
root-options-deck-base = базовая
    .help = Колода базовой коробки.
root-options-lot = Из чего тянут жребий
    .help = Какие фракции достаются местам, которые оставили выбор жребию.
root-options-lot-base_box = базовая коробка
    .help = Маркиса, Династия, Союз и Бродяга; остальные — только если этих не хватает.
root-options-lot-all = все фракции
    .help = Любая фракция, которую никто не выбрал.
root-options-seat_1 = Фракция первого места
    .help = Кто за кого играет. Для равной партии сумма коэффициентов — 17 вдвоём, 18 втроём, 21 вчетвером, 25 впятером, 28 вшестером.
root-options-seat-any = по жребию
    .help = Одна из фракций, которых никто не выбрал.
root-options-seat-marquise = Маркиса де Коте
    .help = Строит и держит большую часть леса; коэффициент 10.
root-options-seat-eyrie = Крылатая династия
    .help = Обещает с каждым ходом всё больше; коэффициент 7.
root-options-seat-alliance = Лесной союз
    .help = Их мало, но они восстают; коэффициент 3.
root-options-seat-vagabond = Бродяга
    .help = Один между всеми; коэффициент 5.
root-options-seat-vagabond_2 = Второй Бродяга
    .help = Ещё один между всеми; делит с первым руины и задания; коэффициент 2.
root-options-seat_2 = Фракция второго места
    .help = Кто за кого играет. Для равной партии сумма коэффициентов — 17 вдвоём, 18 втроём, 21 вчетвером, 25 впятером, 28 вшестером.
root-options-seat_3 = Фракция третьего места
    .help = Кто за кого играет. Для равной партии сумма коэффициентов — 17 вдвоём, 18 втроём, 21 вчетвером, 25 впятером, 28 вшестером.
root-options-seat_4 = Фракция четвёртого места
    .help = Кто за кого играет. Для равной партии сумма коэффициентов — 17 вдвоём, 18 втроём, 21 вчетвером, 25 впятером, 28 вшестером.
root-options-seat_5 = Фракция пятого места
    .help = Кто за кого играет. Для равной партии сумма коэффициентов — 17 вдвоём, 18 втроём, 21 вчетвером, 25 впятером, 28 вшестером.
root-options-seat_6 = Фракция шестого места
    .help = Кто за кого играет. Для равной партии сумма коэффициентов — 17 вдвоём, 18 втроём, 21 вчетвером, 25 впятером, 28 вшестером.

# Рисунок

root-draw-label = Корни, ход { $turn }. { $status }
root-draw-score = Счёт
root-draw-commons = Предметы, колода, задания
root-draw-setup = Лес готовят к партии.
root-draw-turn = { $phase ->
    [birdsong] Утро
    [daylight] День
    [evening] Вечер
   *[other] Ход
}: { $seat }.
root-draw-won = { $seat } побеждает.
root-draw-ended = Партия окончена, победителя нет.
root-draw-clearing = { $where }, { $suit }: { $parts }.
root-draw-rules = правит { $seat }
root-draw-rules_nobody = никто не правит
root-draw-stands = { $seat }: { $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
root-draw-pawn = { $seat }: фишка
root-draw-ruin = руина
root-draw-scorched = выжженная земля
root-draw-free = свободных ячеек: { $count }
root-draw-paths = тропы ведут сюда: { $places }
root-draw-battle = Сражение { root-at }: нападает { $seat }, защищается { $whom }.
root-draw-dice = На кубиках { $high } и { $low }.
root-draw-hits = { $seat } наносит урон: { $count } от кубика и { $extra } дополнительно.
root-draw-seat = { $seat }: очки { $points }, карты { $cards }, воины в запасе { $supply } из { $warriors }.
root-draw-left = На планшете ({ $piece }): { $count }.
root-draw-leader = Лидер: { $leader }.
root-draw-column = Устав, «{ $column }»: { $count ->
    [0] пусто
   *[other] { $cards }
}.
root-draw-supporters = Сторонники: { $count }.
root-draw-officers = Офицеры: { $count }.
root-draw-bases = Баз на планшете: { $count }.
root-draw-character = Персонаж: { $character }.
root-draw-in_forest = { $seat } { root-at }.
root-draw-items_ready = Готовые предметы: { $items }.
root-draw-items_exhausted = Перевёрнутые предметы: { $items }.
root-draw-items_damaged = Повреждённые предметы: { $items }.
root-draw-bond = Отношения, { $whom }: { $place }.
root-draw-quests_done = Выполнено заданий: { $count }.
root-draw-crafting = Готовых ремесленных орудий: { $ready } из { $count }.
root-draw-crafted = Карты в игровой зоне, { $seat }: { $cards }.
root-draw-box = Предметы, { $seat }: { $items }.
root-draw-dominance = { $seat } активирует { root-it }.
root-draw-partner = Коалиция: { $seat } и { $whom }.
root-draw-supply = Предметы в запасе: { $items }.
root-draw-deck = Карт в колоде: { $count }.
root-draw-discard = Карт в сбросе: { $count }.
root-draw-discarded = В сбросе: { $cards }.
root-draw-available = Можно забрать: { $cards }.
root-draw-quests = Открытые задания: { $quests }.
root-draw-own = Ваши карты: { $cards }.
root-draw-known = Известные вам карты, { $seat }: { $cards }.
root-draw-known_supporters = Известные вам сторонники: { $cards }.

# Подсказки первой партии: о чём вопрос, когда он звучит впервые

root-hint-bank = Карта помогает и вам, и одному противнику. Выберите того, кто далёк от победы.
root-hint-offers = Некоторые фракции продают свою помощь. Платят за неё сразу.
root-hint-warren = Это сражение не стоит действия. Оно идёт раньше всего остального в вашем дне.
root-hint-interlude = Смастерённые карты можно применять между шагами. Что не применено сейчас, пригодится в другой ход.
root-hint-craft = Каждое ремесленное орудие работает раз в ход, а его масть — масть поляны. Предметы сразу приносят очки; длительные карты остаются у вас.
root-hint-ambush = Засада масти этой поляны или птичья наносит 2 урона ещё до броска. Спрашивают всех, поэтому вопрос ничего не выдаёт.
root-hint-foil = Ваша подходящая засада отменит чужую. Без неё вы сразу теряете два компонента, а если никого не останется, сражение окончено.
root-hint-battle-effect = Кубики уже брошены, и видно, что изменит карта. Дополнительный урон не ограничен числом воинов.
root-hint-loss = Сначала убирают всех воинов, потом здания и жетоны. Каждое здание и каждый жетон — очко противнику.
root-hint-order = Всё это произойдёт в любом случае; от вас зависит только порядок.
root-hint-whose = Всё это произойдёт в любом случае. Ход ваш, поэтому вы решаете, чей эффект следующий, а какой именно — решает его владелец.
root-hint-move = Нужно править поляной, откуда вы уходите, или той, куда приходите. Оставьте достаточно, чтобы править и дальше.
root-hint-discard = Больше пяти карт оставить нельзя. Держите масти тех полян, где собираетесь действовать.
root-hint-outrage = Вы вошли на лояльную поляну или убрали поддержку. Карта усилит Союз, поэтому отдайте ту, что ему меньше пригодится.
root-hint-arbiter = Судья получает очко, а вы можете нанести больше урона кубиком. Это помогает, если воинов у вас меньше, чем может выпасть.
root-hint-marquise-keep = Никто другой не помещает компоненты на поляну с цитаделью, а павшие могут туда вернуться. Воины встанут везде, кроме противоположного угла.
root-hint-marquise-first = Лесопилка каждое утро даёт дерево, мастерская мастерит в масти своей поляны, казарма даёт воинов. Берегите свободные ячейки рядом с цитаделью.
root-hint-marquise-wood = Деревом можно платить только там, куда ведёт непрерывная цепочка полян под вашим правлением.
root-hint-marquise-action = Три действия: сражение, марш, вербовка, строительство, сверхурочные. Больше всего очков даёт строительство. Птичья карта потом даёт ещё действие.
root-hint-marquise-recruit = Воинов осталось мало. Ставьте их там, где вам угрожают.
root-hint-marquise-pay = Берите дерево, которому грозит опасность, и берегите то, что лежит у будущей стройки.
root-hint-marquise-hospital = Одна карта масти поляны или птичья спасает сразу всех. Вас спрашивают каждый раз, даже если такой карты нет.
root-hint-eyrie-home = Здесь встанут первое гнездо и шесть воинов. Подальше от цитадели вас дольше не тронут.
root-hint-eyrie-leader = Лидер приносит двух министров — птичьи карты, которые исполняют на любой поляне. Начинать проще с Тирана или Избранника.
root-hint-eyrie-add = Всё добавленное придётся исполнять каждый ход. Перемещение и вербовку исполнять легче, чем сражение и строительство.
root-hint-eyrie-new_roost = Без гнезда нельзя ни вербовать, ни получать очки. Выберите место, которое легко удержать.
root-hint-eyrie-recruit = Каждой карте нужно гнездо на поляне её масти; птичьей — любое гнездо.
root-hint-eyrie-move = Воины должны уйти с поляны масти карты. Подумайте, где придётся сражаться и строить потом.
root-hint-eyrie-battle = Нужно сразиться на поляне масти карты. Если это невозможно, начнётся смута.
root-hint-eyrie-build = Гнездо строят на поляне масти карты, которой вы правите, где есть свободная ячейка и ещё нет гнезда.
root-hint-alliance-revolt = Восстание убирает с поляны всё чужое, приносит очки за здания и жетоны и даёт базу. По одной базе каждой масти.
root-hint-alliance-spread = Чем больше поддержки на поле, тем больше очков за следующую. Три воина одного игрока делают её дороже.
root-hint-alliance-day = Мобилизованные карты становятся сторонниками; карты масти базы готовят офицеров, а каждый офицер — действие вечером.
root-hint-alliance-operation = Выступление меняет воина на жетон поддержки, и сторонников не тратят.
root-hint-alliance-supporters = Птицы подходят ко всему, берегите их для того, за что больше нечем платить.
root-hint-alliance-trim = Без базы сторонников не больше пяти. Берегите масти лояльных полян.
root-hint-vagabond-character = Персонаж даёт первые предметы и одно особое действие. Следопыт — хорошее начало.
root-hint-vagabond-forest = Из леса можно прокрасться на любую поляну вокруг. Хорошо начать рядом с руинами: под ними предметы.
root-hint-vagabond-refresh = Действуют только неперевёрнутые предметы. Сначала обновите те, что нужны сегодня.
root-hint-vagabond-slip = Этот шаг бесплатный, и только так можно войти в лес. Ночь в лесу чинит всё.
root-hint-vagabond-day = Сапоги — идти, мечи — сражаться, факелы — исследовать, арбалеты — стрелять, молоты — чинить и мастерить; помогать можно любым. Заданиям нужны свои.
root-hint-vagabond-allies = Союзные воины идут с вами. Они идут так, будто их ведёт хозяин, поэтому нужно его правление.
root-hint-vagabond-exhaust = Для помощи годится любой предмет: возьмите тот, что сегодня меньше нужен.
root-hint-vagabond-take = Кому помогли, тот отдаёт один смастерённый предмет. Он сразу готов к делу.
root-hint-vagabond-explore = Бродяг двое, и под каждой руиной два предмета: вы видели оба и можете взять один, за очко. Каждого вида можно иметь один предмет из-под руин; за другой факел можно взять и второй.
root-hint-vagabond-reward = Задания одной масти приносят всё больше: одно, два, три очка. Карты пригодятся для помощи.
root-hint-vagabond-fights_with = Союзные воины повышают предел урона и могут принять удар. Потеряете их больше, чем предметов, — и союзник станет врагом.
root-hint-vagabond-hit = Каждый урон повреждает предмет. Перевёрнутых не так жаль; берегите целые мечи, они защищают.
root-hint-vagabond-limit = Шесть предметов в рюкзаке и среди повреждённых, плюс два за каждый мешок на шкале. Остальное уходит из игры.
root-hint-vagabond-repair = Починенный предмет лежит так, как лежал: перевёрнутый остаётся перевёрнутым.

# Рядом с полем

root-beside-points = из 30
root-beside-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
root-beside-supply = { $count ->
    [one] { $count } воин в запасе
    [few] { $count } воина в запасе
   *[other] { $count } воинов в запасе
}
root-beside-dominance = цель — { $card }
root-beside-partner = в коалиции: { $whom }

# Совет тому, кто открывает стол

root-advice-reach = Сумма коэффициентов этих фракций — { $count }, а для равной партии на столько игроков нужно { $most } или больше. Играть можно и так.
root-advice-lot = По жребию фракции могут оказаться неравными: сумма коэффициентов от { $count }, а советуют { $most }. Чтобы не рисковать, выберите Маркису и Династию.

# Как прошла партия

root-chronicle-chart = Очки
root-chronicle-goal = 30 очков — победа
root-chronicle-shares = Откуда очки
root-chronicle-source-began = в начале
root-chronicle-source-battle = сражения
root-chronicle-source-removing = убрано вне сражений
root-chronicle-source-crafting = предметы
root-chronicle-source-cards = эффекты карт
root-chronicle-source-building = постройки
root-chronicle-source-roosts = гнёзда
root-chronicle-source-turmoil = смута
root-chronicle-source-sympathy = поддержка
root-chronicle-source-aid = помощь
root-chronicle-source-infamy = дурная слава
root-chronicle-source-exploring = руины
root-chronicle-source-quests = задания
root-chronicle-source-other = прочее
root-chronicle-source-enlisted = бой за других
root-chronicle-battles = Начато сражений
root-chronicle-defended = Защита в сражениях
root-chronicle-hits = Нанесено урона
root-chronicle-luck = Урон по кубикам
root-chronicle-lost = Потеряно воинов и построек
root-chronicle-ambushes = Сыграно засад
root-chronicle-drawn = Взято карт
root-chronicle-crafted = Создано карт
root-chronicle-built = Построено и выложено
root-chronicle-moves = Перемещений
root-why-points = По очкам: { $seat } — { $count }, { $whom } — { $other }.
root-why-last_points = По очкам: { $seat } — { $count }, { $whom } — { $other }. Последние очки: { $source }.
root-why-suit = Превосходством: карта «{ $card }» активна, и в начале утра { $seat } правит тремя { $suit_id ->
    [fox] лисьими
    [rabbit] заячьими
   *[mouse] мышиными
} полянами.
root-why-opposite = Превосходством: карта «{ $card }» активна, и в начале утра { $seat } правит двумя противоположными углами.
root-why-coalition = В коалиции: { $seat } побеждает вместе с союзником ({ $whom }).

# Мастерская, где позицию ставят руками

root-bench-ruin = Руины
root-bench-items = Руины и предметы
root-bench-suits = Масти полян
root-bench-pawn = Фишка
root-bench-of = { $faction }: { $text }
root-bench-clearing = Поляна { $number }
root-bench-forest = Лес { $forest }
root-bench-box = Предметы: { $faction }
root-bench-none = нет
root-bench-to_move = Чей ход
root-bench-points = Очки: { $faction }
root-bench-dominance = Карта превосходства: { $faction }
root-bench-leader = Лидер
root-bench-officers = Офицеры
root-bench-character = Персонаж
root-bench-relation = Отношения: { $faction }
root-bench-hand = Карты на руке: { $faction }
root-bench-area = Игровая зона: { $faction }
root-bench-decree_recruit = Устав: { root-column-recruit }
root-bench-decree_move = Устав: { root-column-move }
root-bench-decree_battle = Устав: { root-column-battle }
root-bench-decree_build = Устав: { root-column-build }
root-bench-supporters = Сторонники
root-bench-deck = Колода
root-bench-discard = Сброс
root-bench-available = Карты превосходства рядом с полем
root-bench-quests = Открытые задания
root-bench-quest_deck = Колода заданий

root-ahead-no_ambush = Без засад до моего хода
root-ahead-no_ambush_once = Без засады в следующем бою
root-ahead-no_foil = Не срывать засаду в этом бою
