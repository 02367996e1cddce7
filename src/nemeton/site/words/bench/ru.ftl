# Песочница

site-bench-title = Песочница
site-bench-lead = Поставьте любую позицию: выберите фигуру и нажмите туда, где ей стоять. Потом играйте дальше с ботами или друзьями или поделитесь ссылкой.
site-bench-begin = С чего начать
site-bench-set_up = Другой стол
site-bench-set_up_so = Расставить так
site-bench-instead = Или поставьте её руками.
site-bench-write = Записать текстом
site-bench-players = Игроков:
site-bench-board = Поле
site-bench-refused = Так быть не может
site-bench-mode = Что делает нажатие
site-bench-put = Поставить
site-bench-take = Убрать
site-bench-clear = Очистить поле
site-bench-pieces = Фигуры
site-bench-beside = Рядом с полем:
site-bench-where = Или назовите место:
site-bench-do = Сделать там
site-bench-dials = Ход, очки и шкалы
site-bench-cards = Карты
site-bench-find = Найти карту
site-bench-move = Переложить …
site-bench-move_card = Переложить «{ $card }»
site-bench-play = Играть дальше
site-bench-share = Поделиться
site-bench-link = Ссылка на эту позицию
site-bench-copy = Скопировать ссылку
site-bench-text = Позиция текстом

error-site-bad_link = В этой ссылке нет позиции.
error-site-no_bench = Для этой позиции нет песочницы.
