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

# Гірське поле (закон В.3).

root-options-map-mountain = гірське
    .help = Шість стежок засипано, доки хтось не розчистить стежку за карту й не отримає очко; хто править заставою з вежею наприкінці вечора, отримує очко. Масті роздаються випадково.
root-option-clear = витратити карту «{ $card }» і розчистити стежку між { $where_id } і { $to_id }
root-option-clear_path = розчистити стежку між { $where_id } і { $to_id }
root-cleared = { $seat }: стежку між { $where_id } і { $to_id } розчищено.
root-refused-path_buried = стежку засипано
root-refused-path_cleared = ви вже розчистили стежку цього ходу
root-refused-path_far = у вас немає жодного компонента на кінцях стежки
root-refused-path_card = у вас немає карти
root-draw-buried = Засипана стежка між { $where_id } і { $to_id }
root-draw-buried_to = засипані стежки ведуть сюди: { $places }
root-draw-tower = застава з вежею
root-draw-tower_stands = Вежа { root-at }
root-bench-path = Стежка між { $where_id } і { $to_id }
root-bench-buried = засипана
root-bench-open = відкрита
root-chronicle-source-paths = Розчищені стежки
root-chronicle-source-tower = Вежа
