# Что приносит Культ пресмыкающихся, по-русски.

root-seat-cult = Культ
root-faction-cult = Культ пресмыкающихся
    .text = Ящеры открывают карты, но не тратят их: ради садов, которые правят своими полянами, и ради воинов. Раз за ход карту каждой масти можно потратить ради очков: чем больше садов этой масти, тем больше очков. Потраченное другими становится заблудшими душами и решает, кто изгои; павшие в обороне устраивают там заговоры.

root-piece-garden_fox = лисий сад
root-piece-garden_rabbit = заячий сад
root-piece-garden_mouse = мышиный сад

# Вопросы

root-cult-home = { $seat }: выберите угол, где вырастет первый сад.
root-cult-outcast = { $seat }: кто станет изгоями с самого начала?
root-cult-conspire = { $seat }: заговоры на полянах изгоев (масть: { $suit }). Осталось приспешников: { $left }. Перемещение или сражение стоит { $count }.
root-cult-strike = { $seat }: поход пришёл сюда: { $where }. Сразиться здесь?
root-cult-day = { $seat }: откройте карты для обрядов или продолжайте.

# Варианты

root-option-shun = { $suit }
root-option-convert = обратить воина { root-at }: { $whom }
root-option-sanctify = освятить { root-that } { root-at }: { $whom }
root-option-no_conspiracy = больше никаких заговоров
root-option-no_strike = не сражаться
root-option-garden = сад { root-at } за { root-it }
root-option-gather = воин { root-at } за { root-it }
root-option-rite = потратить { root-it } ради очков
root-option-sacrifice = воин становится приспешником за { root-it }
root-option-order-fear = карты за потерянные сады { root-at } ({ $whom })

# Почему чего-то нельзя

root-refused-acolytes = не хватает приспешников
root-refused-not_outcast = это не поляна изгоев
root-refused-no_joker = в обрядах птицы не заменяют другую масть
root-refused-scored = эта масть в этот ход уже принесла очки
root-refused-no_garden = на поле нет сада этой масти

# Журнал

root-outcast = { $hated ->
    [0] { $seat }: теперь изгои — { $suit }.
   *[other] { $seat }: теперь изгои, и притом ненавистные, — { $suit }.
}
root-released = { $seat } перекладывает заблудшие души в сброс: { $count }.
root-lost_soul = Карта «{ $card }» попадает к заблудшим душам, и взять её пока нельзя.
root-crusade = { $seat } отправляется в поход. Потрачено приспешников: { $count }.
root-convert = { $seat } обращает воина. Потрачено приспешников: { $count }.
root-sanctify = { $seat } освящает здание. Потрачено приспешников: { $count }.
root-acolytes = { $seat } получает приспешников: { $count }.
root-revealed = { $seat } открывает { root-it }.
root-rite = { $seat } проводит обряд ради очков. Масть: { $suit }.
root-taken_back = { $seat } возвращает в руку открытые карты: { $count }.
root-feared = { $seat } теряет за сад случайную карту: «{ $card }».

# Ошибки позиции

root-check-outcast = { $seat }: таких изгоев нет, или ненавистных не существует, или число приспешников невозможно.
root-check-revealed = { $seat }: открытые карты лежат только в свой день.
root-check-garden_astray = Сад { root-at } стоит на поляне другой масти.

# Выбор фракции

root-options-seat-cult = Культ пресмыкающихся
    .help = Сажает сады и бережёт карты; коэффициент 2.

# Картинка

root-draw-outcast = { $hated ->
    [0] Изгои: { $suit }.
   *[other] Ненавистные изгои: { $suit }.
}
root-draw-acolytes = Приспешники: { $count }.
root-draw-conspiracies = Цена в приспешниках: поход — { $left }, обращение — { $count }, освящение — { $other }.
root-draw-souls = Заблудшие души: { $count }.
root-draw-lost_souls = Среди заблудших душ: { $cards }.
root-draw-revealed = Открыто сегодня: { $cards }.
root-draw-gardens = { $piece }: на поле — { $count }, обряд приносит очков — { $points }.

# Подсказки для первой партии

root-hint-cult-home = Сад правит своей поляной, кто бы там ни стоял. Выберите угол, где вокруг есть место.
root-hint-cult-outcast = Заговоры бывают на полянах изгоев, и мастерят только сады этой масти. Первый выбор действует до первого утра.
root-hint-cult-conspire = Приспешники — это ваши воины, павшие в обороне, или жертвы за птичьи карты. Обращение забирает вражеского воина, освящение превращает здание в сад и приносит очко.
root-hint-cult-strike = Это сражение — часть похода и не стоит новых приспешников. Павшие в нападении возвращаются в запас.
root-hint-cult-day = Открытая карта вечером вернётся, поэтому стройте и вербуйте всеми. Тратится только карта, принёсшая очки: со второго сада масти она стоит два очка. Птицы дают приспешников, и больше ничего.

# Откуда очки

root-chronicle-source-rites = обряды

# Песочница

root-bench-outcast = Изгои
root-bench-hated = Сторона маркера изгоев
root-bench-side_outcast = изгои
root-bench-side_hated = ненавистная
root-bench-acolytes = Приспешники
root-bench-lost_souls = Заблудшие души
