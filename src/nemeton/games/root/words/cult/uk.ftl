# Що приносить Культ плазунів, українською.

root-seat-cult = Культ
root-faction-cult = Культ плазунів
    .text = Ящери відкривають карти, але не витрачають їх: заради садів, що правлять своїми галявинами, і заради воїнів. Раз за хід карту кожної масті можна витратити заради очок: що більше садів цієї масті, то більше очок. Витрачене іншими стає заблуканими душами й вирішує, хто вигнанці; полеглі в обороні влаштовують там змови.

root-piece-garden_fox = лисячий сад
root-piece-garden_rabbit = заячий сад
root-piece-garden_mouse = мишачий сад

# Запитання

root-cult-home = { $seat }: виберіть кут, де виросте перший сад.
root-cult-outcast = { $seat }: хто стане вигнанцями від самого початку?
root-cult-conspire = { $seat }: змови на галявинах вигнанців (масть: { $suit }). Лишилося прислужників: { $left }. Перехід або битва коштує { $count }.
root-cult-strike = { $seat }: похід прийшов сюди: { $where }. Битися тут?
root-cult-day = { $seat }: відкрийте карти для обрядів або продовжуйте.

# Варіанти

root-option-shun = { $suit }
root-option-convert = навернути воїна { root-at }: { $whom }
root-option-sanctify = освятити { root-that } { root-at }: { $whom }
root-option-no_conspiracy = більше жодних змов
root-option-no_strike = не битися
root-option-garden = сад { root-at } за { root-it }
root-option-gather = воїн { root-at } за { root-it }
root-option-rite = витратити { root-it } заради очок
root-option-sacrifice = воїн стає прислужником за { root-it }
root-option-order-fear = карти за втрачені сади { root-at } ({ $whom })

# Чому чогось не можна

root-refused-acolytes = бракує прислужників
root-refused-not_outcast = це не галявина вигнанців
root-refused-no_joker = в обрядах птахи не замінюють іншої масті
root-refused-scored = ця масть цього ходу вже принесла очки
root-refused-no_garden = на полі немає саду цієї масті

# Журнал

root-outcast = { $hated ->
    [0] { $seat }: тепер вигнанці — { $suit }.
   *[other] { $seat }: тепер вигнанці, ще й ненависні, — { $suit }.
}
root-released = { $seat } перекладає заблукані душі у скид: { $count }.
root-lost_soul = Карта «{ $card }» потрапляє до заблуканих душ, і взяти її поки що не можна.
root-crusade = { $seat } вирушає в похід. Витрачено прислужників: { $count }.
root-convert = { $seat } навертає воїна. Витрачено прислужників: { $count }.
root-sanctify = { $seat } освячує будівлю. Витрачено прислужників: { $count }.
root-acolytes = { $seat } отримує прислужників: { $count }.
root-revealed = { $seat } відкриває { root-it }.
root-rite = { $seat } проводить обряд заради очок. Масть: { $suit }.
root-taken_back = { $seat } повертає в руку відкриті карти: { $count }.
root-feared = { $seat } втрачає за сад випадкову карту: «{ $card }».

# Помилки позиції

root-check-outcast = { $seat }: таких вигнанців немає, або ненависних не існує, або кількість прислужників неможлива.
root-check-revealed = { $seat }: відкриті карти лежать лише у свій день.
root-check-garden_astray = Сад { root-at } стоїть на галявині іншої масті.

# Вибір фракції

root-options-seat-cult = Культ плазунів
    .help = Садить сади й береже карти; коефіцієнт 2.

# Картинка

root-draw-outcast = { $hated ->
    [0] Вигнанці: { $suit }.
   *[other] Ненависні вигнанці: { $suit }.
}
root-draw-acolytes = Прислужники: { $count }.
root-draw-conspiracies = Ціна в прислужниках: похід — { $left }, навернення — { $count }, освячення — { $other }.
root-draw-souls = Заблукані душі: { $count }.
root-draw-lost_souls = Серед заблуканих душ: { $cards }.
root-draw-revealed = Відкрито сьогодні: { $cards }.
root-draw-gardens = { $piece }: на полі — { $count }, обряд дає очок — { $points }.

# Підказки для першої партії

root-hint-cult-home = Сад править своєю галявиною, хоч би хто там стояв. Виберіть кут, де довкола є місце.
root-hint-cult-outcast = Змови бувають на галявинах вигнанців, і майструють лише сади цієї масті. Перший вибір діє до першого ранку.
root-hint-cult-conspire = Прислужники — це ваші воїни, що полягли в обороні, або жертви за пташині карти. Навернення забирає ворожого воїна, освячення перетворює будівлю на сад і дає очко.
root-hint-cult-strike = Ця битва — частина походу й не коштує нових прислужників. Полеглі в нападі повертаються до запасу.
root-hint-cult-day = Відкрита карта ввечері повернеться, тож будуйте й вербуйте всіма. Витрачається лише карта, що дала очки: від другого саду масті вона варта двох очок. Птахи дають прислужників, і більше нічого.

# Звідки очки

root-chronicle-source-rites = обряди

# Пісочниця

root-bench-outcast = Вигнанці
root-bench-hated = Бік маркера вигнанців
root-bench-side_outcast = вигнанці
root-bench-side_hated = ненависні
root-bench-acolytes = Прислужники
root-bench-lost_souls = Заблукані душі
