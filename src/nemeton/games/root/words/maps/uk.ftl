# Озерне поле (закон В.2).

root-options-map-lake = озерне
    .help = Через озеро посередині ходить пліт: хто ним переправиться, бере карту. Масті роздаються випадково.
root-ferry = { $seat }: переправитися плотом { root-to }? Хто переправиться, бере карту, а пліт переміщується разом із ним.
root-hint-ferry = Хто переправляється плотом, бере карту, але це можна раз за хід; хто пливе сам, лишає пліт на місці.
root-option-ferry-ride = плотом
root-option-ferry-swim = річкою без плота
root-option-order-ferry_ride = рішення про пліт
root-option-order-ferry_draw = карта за переправу плотом ({ $whom })
root-ferried = { $seat }: переправа плотом { root-to }.
root-refused-ferry_used = пліт уже використано цього ходу
root-refused-ferry_away = пліт на іншій галявині
root-check-ferry = Пліт не може бути тут: «{ $name }». Його місце — прибережна галявина озерного поля.
root-draw-ferry = тут пліт
root-draw-coast = прибережна галявина
root-draw-ferry_lies = Пліт { root-at }
root-bench-land = Озеро
root-bench-ferry = Пліт
