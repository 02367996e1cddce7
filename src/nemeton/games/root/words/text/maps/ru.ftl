# Поля, вкратце.

root-text-clear = Расчистить тропу
root-text-path = между { $where_id } и { $to_id }
root-text-price-clear = карта, очки: 1
