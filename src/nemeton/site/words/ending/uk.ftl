# Кінець партії та як звуть ботів

site-people-bot_named = { $name } (бот)

error-site-still_running = Цю партію ще не закінчено; про те, як вона пройшла, розповідають після кінця.
site-end-open = Як усе пройшло
site-end-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
site-end-minutes = { $count } хв
site-end-hours = { $count } год
site-end-replay = Дивитися повтор
site-end-analyse = Розібрати
site-end-picture = Картинка, щоб поділитися
site-end-picture_failed = Цей браузер не може зробити PNG; ось сам малюнок у форматі SVG.
site-end-record = Запис
site-end-table = До столу
site-end-how = Як усе пройшло
site-end-how_titled = Як усе пройшло: { $what }
site-end-scores = рахунок
site-end-standing = Хто з чим закінчив
site-end-counting = Партія підраховується: графік, ключові моменти й цифри зараз з’являться.
site-end-not_counted = Графік і цифри підрахувати не вдалося.
site-end-look_again = Подивитися ще раз
site-end-as_table = Таблицею
site-end-turn_head = Хід
site-end-moments = Ключові моменти
site-end-in_turn = Хід { $turn }:
site-end-look = дивитися
site-end-flag = ключовий момент { $number }, хід { $turn }
site-end-chart_label = { $what } за ходами; усі значення — в таблиці нижче
site-end-gained = { $seat } здобуває { $count }: { $parts }.
site-end-lost = { $seat } втрачає { $count }: { $parts }.
site-end-swing = { $seat }: оцінка { $way ->
    [up] зростає
   *[down] падає
} на { $count } зі ста.
site-end-swing_together = Оцінка перемоги { $way ->
    [up] зростає
   *[down] падає
} на { $count } зі ста.
site-end-expected = { $count } (у середньому { $average })
site-end-numbers = У цифрах
site-end-chances = Оцінка шансів за ходами, у відсотках
site-end-chances_head = Оцінка шансів, %
site-end-chances_help = Це оцінка судді, яким користуються боти: він зважує позицію. Точно цих шансів ніхто не обчислював.
site-end-together = Перемога
site-end-board = Остання позиція
site-end-look_back = Подивитися будь-який момент у повторі й продовжити з нього
site-end-lately = Нещодавно завершені
