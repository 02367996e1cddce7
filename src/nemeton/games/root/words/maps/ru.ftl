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

# Горное поле (закон В.3).

root-options-map-mountain = горное
    .help = Шесть троп засыпаны, пока кто-нибудь не расчистит тропу за карту и не получит очко; кто правит заставой с башней в конце вечера, получает очко. Масти раздаются случайно.
root-option-clear = потратить карту «{ $card }» и расчистить тропу между { $where_id } и { $to_id }
root-option-clear_path = расчистить тропу между { $where_id } и { $to_id }
root-cleared = { $seat }: тропа между { $where_id } и { $to_id } расчищена.
root-refused-path_buried = тропа засыпана
root-refused-path_cleared = вы уже расчистили тропу в этот ход
root-refused-path_far = у вас нет ни одного компонента на концах тропы
root-refused-path_card = у вас нет карты
root-draw-buried = Засыпанная тропа между { $where_id } и { $to_id }
root-draw-buried_to = засыпанные тропы ведут сюда: { $places }
root-draw-tower = застава с башней
root-draw-tower_stands = Башня { root-at }
root-bench-path = Тропа между { $where_id } и { $to_id }
root-bench-buried = засыпана
root-bench-open = открыта
root-chronicle-source-paths = Расчищенные тропы
root-chronicle-source-tower = Башня
