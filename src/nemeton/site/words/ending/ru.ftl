# Конец партии и как зовут ботов

site-people-bot_named = { $name } (бот)

error-site-still_running = Эта партия ещё не окончена; о том, как она прошла, рассказывают после конца.
site-end-open = Как всё прошло
site-end-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
site-end-minutes = { $count } мин
site-end-hours = { $count } ч
site-end-replay = Смотреть повтор
site-end-analyse = Разобрать
site-end-picture = Картинка, чтобы поделиться
site-end-picture_failed = Этот браузер не может сделать PNG; вот сам рисунок в формате SVG.
site-end-record = Запись
site-end-table = К столу
site-end-how = Как всё прошло
site-end-how_titled = Как всё прошло: { $what }
site-end-scores = счёт
site-end-standing = Кто с чем закончил
site-end-counting = Партия подсчитывается: график, ключевые моменты и цифры сейчас появятся.
site-end-not_counted = График и цифры подсчитать не удалось.
site-end-look_again = Посмотреть ещё раз
site-end-as_table = Таблицей
site-end-turn_head = Ход
site-end-moments = Ключевые моменты
site-end-in_turn = Ход { $turn }:
site-end-look = смотреть
site-end-flag = ключевой момент { $number }, ход { $turn }
site-end-chart_label = { $what } по ходам; все значения — в таблице ниже
site-end-gained = { $seat } получает { $count }: { $parts }.
site-end-lost = { $seat } теряет { $count }: { $parts }.
site-end-swing = { $seat }: оценка { $way ->
    [up] растёт
   *[down] падает
} на { $count } из ста.
site-end-swing_together = Оценка победы { $way ->
    [up] растёт
   *[down] падает
} на { $count } из ста.
site-end-expected = { $count } (в среднем { $average })
site-end-numbers = В цифрах
site-end-chances = Оценка шансов по ходам, в процентах
site-end-chances_head = Оценка шансов, %
site-end-chances_help = Это оценка судьи, которым пользуются боты: он взвешивает позицию. Точно эти шансы никто не вычислял.
site-end-together = Победа
site-end-board = Последняя позиция
site-end-look_back = Посмотреть любой момент в повторе и продолжить с него
site-end-lately = Недавно завершённые
