# Озёрное поле (закон В.2).

root-options-map-lake = озёрное
    .help = Через озеро посередине ходит плот: кто на нём переправится, берёт карту. Масти раздаются случайно.
root-ferry = { $seat }: переправиться на плоту { root-to }? Кто переправится, берёт карту, а плот перемещается вместе с ним.
root-hint-ferry = Кто переправляется на плоту, берёт карту, но это можно раз в ход; кто плывёт сам, оставляет плот на месте.
root-option-ferry-ride = на плоту
root-option-ferry-swim = по реке без плота
root-option-order-ferry_ride = решение о плоте
root-option-order-ferry_draw = карта за переправу на плоту ({ $whom })
root-ferried = { $seat }: переправа на плоту { root-to }.
root-refused-ferry_used = плот уже использован в этот ход
root-refused-ferry_away = плот находится на другой поляне
root-check-ferry = Плот не может находиться здесь: «{ $name }». Его место — прибрежная поляна озёрного поля.
root-draw-ferry = здесь плот
root-draw-coast = прибрежная поляна
root-draw-ferry_lies = Плот { root-at }
root-bench-land = Озеро
root-bench-ferry = Плот
