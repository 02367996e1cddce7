# Хранители в доспехах там, где есть только буквы, и вкратце.

root-text-letter-keepers = Х
root-text-encamp = Обустроить
root-text-return = Вернуться
root-text-decamp = Разобрать
root-text-enlist = Вербовка
root-text-delve = Раскопки { root-at }
root-text-recover = Присвоить
root-text-shift = Переложить слугу
root-text-relic_from = { $relic } { root-from }
root-text-columns = { $from } → { $into }
root-text-short_way = { $origin_id } → { $to_id }
root-text-recover_at = Присвоить { root-at }
root-text-column-move = перемещение
root-text-column-delve = раскопки
root-text-column-recover = присвоение
root-text-brief-relic_figure = статуя
root-text-brief-relic_figure_1 = статуя (1)
root-text-brief-relic_figure_2 = статуя (2)
root-text-brief-relic_figure_3 = статуя (3)
root-text-brief-relic_tablet = скрижаль
root-text-brief-relic_tablet_1 = скрижаль (1)
root-text-brief-relic_tablet_2 = скрижаль (2)
root-text-brief-relic_tablet_3 = скрижаль (3)
root-text-brief-relic_jewelry = украшение
root-text-brief-relic_jewelry_1 = украшение (1)
root-text-brief-relic_jewelry_2 = украшение (2)
root-text-brief-relic_jewelry_3 = украшение (3)
root-text-brief-waystation_figure_tablet = статуя над скрижалью
root-text-brief-waystation_tablet_figure = скрижаль над статуей
root-text-brief-waystation_tablet_jewelry = скрижаль над украшением
root-text-brief-waystation_jewelry_tablet = украшение над скрижалью
root-text-brief-waystation_jewelry_figure = украшение над статуей
root-text-brief-waystation_figure_jewelry = статуя над украшением
root-text-price-delve = слуга останется при ценности до { $count }
root-text-price-recover = +{ $points }{ $lost ->
    [0] {""}
   *[other] , слуга сбрасывается
}
