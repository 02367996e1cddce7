# Уроки: сторінки навколо них. Що каже сам урок, лежить біля його гри, у words/lessons.

site-nav-learn = Вчитися
site-learn-title = Навчитися грати
site-learn-lead = Короткі уроки за справжнім столом. Ви все робите самі, крок за кроком; ніщо не рахується, і завжди можна повернутися.
site-learn-of = { $game }: уроки
site-learn-how = Один урок триває дві-три хвилини.
site-learn-progress = { $count ->
    [one] Пройдено { $done } з { $count } уроку.
    [few] Пройдено { $done } з { $count } уроків.
    [many] Пройдено { $done } з { $count } уроків.
   *[other] Пройдено { $done } з { $count } уроку.
}
site-learn-begin = Почати
site-learn-go_on = Продовжити
site-learn-go_on_at = Продовжити з кроку { $number }
site-learn-again = Ще раз
site-learn-all = Усі уроки
site-learn-lessons = Уроки
site-learn-whole_rules = Або прочитати правила цілком
site-learn-done = пройдено
site-learn-door = Уперше тут? Навчіться за десять хвилин
    .help = Короткі уроки за справжнім столом, для кожної гри.

# В уроці

site-learn-nothing_counts = Урок: не рахується
site-learn-number = { $game }, урок { $number } з { $count }
site-learn-steps = пройдено кроків: { $number } з { $count }
site-learn-all_steps = Кроки цього уроку
site-learn-back = Крок назад
site-learn-leave = Вийти
site-learn-next = Далі
site-learn-show = Покажіть
site-learn-next_lesson = Наступний урок
site-learn-play = Зіграти першу партію
    .help = Проста підготовка, лагідні боти й підказка до кожного нового запитання.
    .go = Почати партію
site-learn-read = Докладніше в правилах:
site-learn-asleep = Так ходити теж можна, але урок зараз про інше. Кнопка «Покажіть» вкаже, про що.
