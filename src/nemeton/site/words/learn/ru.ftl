# Уроки: страницы вокруг них. Что говорит сам урок, лежит у его игры, в words/lessons.

site-nav-learn = Учиться
site-learn-title = Научиться играть
site-learn-lead = Короткие уроки за настоящим столом. Вы всё делаете сами, шаг за шагом; ничего не идёт в счёт, и всегда можно вернуться.
site-learn-of = { $game }: уроки
site-learn-how = Один урок занимает две-три минуты.
site-learn-progress = { $count ->
    [one] Пройдено { $done } из { $count } урока.
    [few] Пройдено { $done } из { $count } уроков.
    [many] Пройдено { $done } из { $count } уроков.
   *[other] Пройдено { $done } из { $count } урока.
}
site-learn-begin = Начать
site-learn-go_on = Продолжить
site-learn-go_on_at = Продолжить с шага { $number }
site-learn-again = Ещё раз
site-learn-all = Все уроки
site-learn-lessons = Уроки
site-learn-whole_rules = Или прочитать правила целиком
site-learn-done = пройдено
site-learn-door = Впервые здесь? Научитесь за десять минут
    .help = Короткие уроки за настоящим столом, по каждой игре.

# В уроке

site-learn-nothing_counts = Урок: не в счёт
site-learn-number = { $game }, урок { $number } из { $count }
site-learn-steps = пройдено шагов: { $number } из { $count }
site-learn-all_steps = Шаги этого урока
site-learn-back = Шаг назад
site-learn-leave = Выйти
site-learn-next = Дальше
site-learn-show = Покажите
site-learn-next_lesson = Следующий урок
site-learn-play = Сыграть первую партию
    .help = Простая подготовка, мягкие боты и подсказка к каждому новому вопросу.
    .go = Начать партию
site-learn-read = Подробнее в правилах:
site-learn-asleep = Так ходить тоже можно, но урок сейчас о другом. Кнопка «Покажите» укажет, о чём.
