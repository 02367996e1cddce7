# Хранителі в обладунках там, де є лише літери, і стисло.

root-text-letter-keepers = Х
root-text-encamp = Облаштувати
root-text-return = Повернутися
root-text-decamp = Розібрати
root-text-enlist = Вербування
root-text-delve = Розкопки { root-at }
root-text-recover = Привласнити
root-text-shift = Перекласти слугу
root-text-relic_from = { $relic } { root-from }
root-text-columns = { $from } → { $into }
root-text-short_way = { $origin_id } → { $to_id }
root-text-recover_at = Привласнити { root-at }
root-text-column-move = переміщення
root-text-column-delve = розкопки
root-text-column-recover = привласнення
root-text-brief-relic_figure = статуя
root-text-brief-relic_figure_1 = статуя (1)
root-text-brief-relic_figure_2 = статуя (2)
root-text-brief-relic_figure_3 = статуя (3)
root-text-brief-relic_tablet = скрижаль
root-text-brief-relic_tablet_1 = скрижаль (1)
root-text-brief-relic_tablet_2 = скрижаль (2)
root-text-brief-relic_tablet_3 = скрижаль (3)
root-text-brief-relic_jewelry = прикраса
root-text-brief-relic_jewelry_1 = прикраса (1)
root-text-brief-relic_jewelry_2 = прикраса (2)
root-text-brief-relic_jewelry_3 = прикраса (3)
root-text-brief-waystation_figure_tablet = статуя над скрижаллю
root-text-brief-waystation_tablet_figure = скрижаль над статуєю
root-text-brief-waystation_tablet_jewelry = скрижаль над прикрасою
root-text-brief-waystation_jewelry_tablet = прикраса над скрижаллю
root-text-brief-waystation_jewelry_figure = прикраса над статуєю
root-text-brief-waystation_figure_jewelry = статуя над прикрасою
root-text-price-delve = слуга лишиться за цінності до { $count }
root-text-price-recover = +{ $points }{ $lost ->
    [0] {""}
   *[other] , слугу скидають
}
