# Пісочниця

site-bench-title = Пісочниця
site-bench-lead = Поставте будь-яку позицію: виберіть фігуру й натисніть туди, де їй стояти. Потім грайте далі з ботами чи друзями або поділіться посиланням.
site-bench-begin = З чого почати
site-bench-set_up = Інший стіл
site-bench-set_up_so = Розставити так
site-bench-instead = Або поставте її руками.
site-bench-write = Записати текстом
site-bench-players = Гравців:
site-bench-board = Поле
site-bench-refused = Так бути не може
site-bench-mode = Що робить натискання
site-bench-put = Поставити
site-bench-take = Прибрати
site-bench-clear = Очистити поле
site-bench-pieces = Фігури
site-bench-beside = Поруч із полем:
site-bench-where = Або назвіть місце:
site-bench-do = Зробити там
site-bench-dials = Хід, очки та шкали
site-bench-cards = Карти
site-bench-find = Знайти карту
site-bench-move = Перекласти …
site-bench-move_card = Перекласти «{ $card }»
site-bench-play = Грати далі
site-bench-share = Поділитися
site-bench-link = Посилання на цю позицію
site-bench-copy = Скопіювати посилання
site-bench-text = Позиція текстом

error-site-bad_link = У цьому посиланні немає позиції.
error-site-no_bench = Для цієї позиції немає пісочниці.
