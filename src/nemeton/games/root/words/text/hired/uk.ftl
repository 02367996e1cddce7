# Рекрути стисло.

root-text-employ = Рекрути
root-text-band = { $band }
root-text-take_band = Найняти
root-text-pass_on = Віддати: { $band }
root-text-goad = Змусити битися: { $whom }
root-text-lure = Змусити переміститися: { $whom }
root-text-smuggle = Переміщення чи битва за карту
root-text-on_path = Стежка
root-text-path_between = { $where_id }–{ $to_id }
