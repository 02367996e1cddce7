# Рекруты вкратце.

root-text-employ = Рекруты
root-text-band = { $band }
root-text-take_band = Нанять
root-text-pass_on = Отдать: { $band }
root-text-goad = Заставить сразиться: { $whom }
root-text-lure = Заставить переместиться: { $whom }
root-text-smuggle = Перемещение или сражение за карту
root-text-on_path = Тропа
root-text-path_between = { $where_id }–{ $to_id }
