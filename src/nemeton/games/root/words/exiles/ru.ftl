# Колода «Изгнанники и партизаны», по-русски.

root-options-deck-exiles = изгнанники и партизаны
    .help = Засады, превосходство и предметы — как в базовой колоде; все остальные карты другие.

root-deck-base = базовая колода
root-deck-exiles = изгнанники и партизаны

root-card-saboteurs = Саботажники
    .text = В начале вашего утра: сбросьте эту карту, чтобы сбросить одну смастерённую карту противника.
root-card-soup_kitchens = Полевые кухни
    .text = Ваши жетоны учитываются при правлении, каждый за два.
root-card-boat_builders = Строители лодок
    .text = Река для вас — тропа: поляны вдоль неё соседние. Правление нужно, как при любом перемещении.
root-card-corvid_planners = Вороньи стратеги
    .text = Вы перемещаетесь, кто бы ни правил полянами.
root-card-eyrie_emigre = Крылатые революционеры
    .text = В конце вашего утра переместитесь, а затем сразитесь на поляне, куда пришли. Если вы не сделали обоих, сбросьте эту карту.
root-card-fox_partisans = Лисьи партизаны
    .text = В сражении на лисьей поляне можно нанести 1 дополнительный урон; затем сбросьте с руки все карты, кроме лисьих. Один раз за сражение.
root-card-propaganda_bureau = Бюро пропаганды
    .text = Раз за день: потратьте карту, чтобы заменить воина противника на совпадающей с ней поляне своим.
root-card-false_orders = Ложные приказы
    .text = Утром: сбросьте эту карту, и половина воинов противника с одной поляны (с округлением вверх) уйдёт на соседнюю, кто бы ни правил.
root-card-informants = Осведомители
    .text = Вечером вместо добора карт можно взять из сброса карту засады.
root-card-rabbit_partisans = Заячьи партизаны
    .text = В сражении на заячьей поляне можно нанести 1 дополнительный урон; затем сбросьте с руки все карты, кроме заячьих. Один раз за сражение.
root-card-tunnels = Тоннели
    .text = Все поляны с вашими ремесленными орудиями для вас соседние.
root-card-charm_offensive = Наступление обаянием
    .text = В начале вашего вечера можно взять карту; тогда другой игрок по вашему выбору получает очко.
root-card-swap_meet = Меновая торговля
    .text = Раз за утро: возьмите случайную карту у другого игрока, затем отдайте ему карту на выбор.
root-card-coffin_makers = Гробовщики
    .text = Воины, убранные с поля, кладутся сюда, а не в запас. В начале вашего утра получите очко за каждых пятерых; затем все возвращаются в свои запасы.
root-card-mouse_partisans = Мышиные партизаны
    .text = В сражении на мышиной поляне можно нанести 1 дополнительный урон; затем сбросьте с руки все карты, кроме мышиных. Один раз за сражение.
root-card-league_of_adventurous_mice = Лига мышей-авантюристов
    .text = Раз за день: переверните один из своих смастерённых предметов, чтобы переместиться или начать сражение.
root-card-murine_broker = Мышиный маклер
    .text = Когда другой игрок мастерит предмет, возьмите карту.
root-card-master_engravers = Умелые скульпторы
    .text = Когда вы мастерите предмет, получите ещё одно очко.

# Вопросы

root-saboteurs = { $seat }: «{ root-card-saboteurs }». Сбросить их ради смастерённой карты противника?
root-charm = { $seat }: «{ root-card-charm_offensive }». Взять карту? Выберите, кто получит за неё очко.
root-emigre = { $seat }: «{ root-card-eyrie_emigre }». Переместитесь, чтобы там сразиться, или лишитесь карты.
root-emigre-battle = { $seat }: «{ root-card-eyrie_emigre }». Сразитесь { root-at } или лишитесь карты.
root-orders = { $seat }: «{ root-card-false_orders }». Кто и куда уходит отсюда: { $where }?
root-swap = { $seat }: «{ root-card-swap_meet }». Какую карту получит { $whom }?
root-bureau = { $seat }: «{ root-card-propaganda_bureau }». Какую карту потратить и чьего воина заменить { root-at }?
root-league-item = { $seat }: «{ root-card-league_of_adventurous_mice }». Какой предмет перевернуть?
root-league = { $seat }: «{ root-card-league_of_adventurous_mice }». Переместитесь или начните сражение.
root-informants = { $seat }: «{ root-card-informants }». Взять засаду вместо добора?

# Варианты

root-option-no_sabotage = оставить карту себе
root-option-no_emigre = лишиться карты «{ root-card-eyrie_emigre }»
root-option-no_informants = взять карты как обычно
root-option-sabotage = { $whom } лишается карты «{ $card }»
root-option-convince = потратить «{ $paid }»: { $whom }
root-option-send_off = { $whom } идёт { root-to }
root-option-inform = взять { root-it }
root-option-charm = очко получает { $whom }
root-option-exhaust_crafted = перевернуть: { $item }
root-option-use-false_orders = «{ root-card-false_orders }» { root-at }
root-option-use-swap_meet = «{ root-card-swap_meet }»: { $whom }
root-option-use-propaganda_bureau = «{ root-card-propaganda_bureau }» { root-at }
root-option-use-league_of_adventurous_mice = «{ root-card-league_of_adventurous_mice }»: перевернуть предмет

# Журнал

root-sabotaged = { $seat } устраивает саботаж: { $whom } сбрасывает карту «{ $card }».
root-thrown = { $seat } сбрасывает карту «{ $card }».
root-lost_crafted = { $seat } сбрасывает карту «{ $card }».
root-swapped = { $seat } отдаёт взамен карту; её получает { $whom }.
root-swapped_what = { $seat } отдаёт карту «{ $card }»; её получает { $whom }.
root-exhausted_crafted = { $seat } переворачивает предмет: { $item }.
root-informed = { $seat } берёт из сброса карту «{ $card }».
root-on_card = На карте «{ $card }», { $seat }: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
}.
root-off_card = «{ $card }»: { $count ->
    [one] { $count } воин возвращается
    [few] { $count } воина возвращаются
   *[many] { $count } воинов возвращаются
} в запас.

# Стол

root-draw-exhausted = Перевёрнуты, { $seat }: { $items }.

# Что не так с позицией

root-check-other_deck = Карта «{ $card }» — из другой колоды, не той, которой играют за этим столом.
root-check-on_card = На карте «{ $name }» воины лежать не могут: её должны смастерить, и воинов должно быть не меньше одного.
root-check-exhausted = Перевёрнутые предметы должны лежать в той же области предметов.

# Подсказки

root-hint-saboteurs = Этой карты вы тоже лишитесь. Оно того стоит ради карты, которая работает каждый ход.
root-hint-charm = Отдайте очко тому, кто далёк от победы.
root-hint-emigre = Нужно перемещение на поляну, где есть с кем сразиться. Без того и другого карта уходит в сброс.
root-hint-emigre-battle = Без сражения здесь карта уходит в сброс.
root-hint-league-item = Перевёрнутый предмет таким и остаётся: каждый срабатывает один раз.
root-hint-orders = Уходит половина с округлением вверх. Всё, что повлечёт их перемещение, ложится на них.
root-hint-swap = Можно вернуть ту самую карту, которую вы взяли.
root-hint-bureau = Карта должна совпадать с поляной; птичья совпадает с любой. Ваш воин приходит из запаса.
root-hint-league = Предмет уже перевёрнут: теперь переместитесь или начните сражение.
root-hint-informants = Засада заменяет весь добор, сколько бы карт в нём ни было. Все будут знать, что она у вас.

# Песочница

root-bench-lying = На карте «{ $card }»: { $faction }
root-bench-face_down = Перевёрнуты, { $faction }: { $item }
