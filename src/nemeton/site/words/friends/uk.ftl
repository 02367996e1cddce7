# Початкова сторінка: друзі

site-friends-title = Гра з друзями
site-friends-help = Відкрийте стіл і надішліть посилання. Обліковий запис не потрібен: хто прийде, називає ім’я й обирає місце.
site-friends-open = Відкрити стіл
site-friends-code = Є код або посилання?
site-friends-join = Увійти
site-friends-your_move = Ваш хід
site-friends-others = Чекаємо на інших
site-friends-lobbies = Ще не почалося
site-friends-nudged = { $name } чекає на вас
site-friends-nudged_nameless = На вас чекають
error-site-bad_code = Це не код столу й не посилання на нього. У коді вісім літер, цифр або рисок, наприклад EWx-RDyx.
error-site-no_code = Ця адреса задовга для QR-коду.

# Передпокій

site-lobby-title = Стіл: { $name }
site-lobby-title_nameless = Стіл для друзів
site-lobby-seats = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[other] { $count } місць
}
site-lobby-door-private = для тих, хто має посилання
site-lobby-door-listed = його видно всім на початковій сторінці
site-lobby-qr = QR-код посилання на цей стіл
site-lobby-code = Або за кодом на початковій сторінці:
site-lobby-host = господар столу
site-lobby-here = за вашим екраном
site-lobby-plays = Чим грає { $seat }
site-lobby-picks = Обирає { $name }.
site-lobby-draft_order = Останнє місце обирає першим.
site-lobby-move = Пересісти сюди
site-lobby-beside = Теж за цим екраном
site-lobby-beside_name = Ім’я, якщо треба
site-lobby-beside_sit = Посадити сюди
site-lobby-level = Рівень бота: { $seat }
site-lobby-free = Звільнити місце
site-lobby-ready = Можна починати
site-lobby-is_ready = готово
site-lobby-not_ready = ще не готово
site-lobby-waits = Чекаємо:
site-lobby-open = { $count ->
    [one] Вільне { $count } місце.
    [few] Вільні { $count } місця.
   *[other] Вільно { $count } місць.
}
site-lobby-begins = Гра почнеться сама, коли всі місця зайняті й усі готові.
site-lobby-watch = Дивляться:
site-lobby-unnamed = { $count ->
    [one] { $count } гість без імені
    [few] { $count } гості без імені
   *[other] { $count } гостей без імені
}
site-lobby-table = Гра і стіл
    .help = усе можна змінити, і кожен збереже місце
site-lobby-first = Хтось тут уперше?
    .go = Налаштувати першу гру
site-lobby-fixed = Цей стіл продовжує позицію; змінити гру не можна.
site-lobby-your_name = Ваше ім’я
site-lobby-save_name = Назватися так
site-lobby-nudged = { $name } чекає на вас: скажіть, що можна починати.
site-lobby-nudged_nameless = На вас чекають: скажіть, що можна починати.
error-site-too_many_people = За столом людей: { $people }, а місць у цій грі було б { $seats }. Оберіть більше місць або іншу гру.
error-site-fixed_position = Цей стіл продовжує позицію; змінити гру не можна.
error-site-has_begun = Гра вже почалася.
error-site-no_choice = За цим столом ніхто не обирає, чим грати.
error-site-not_your_pick = Зараз обираєте не ви.
error-site-choice_taken = Це вже зайнято.
error-site-nobody_here = Якщо хтось грає за цим екраном, сядьте й ви: оберіть «Я» для одного місця.
error-site-shared_screen = За вашим екраном кілька людей: вони дізналися б, хто має чим відповісти.
error-site-not_waited_for = На це місце ніхто не чекає.

# Звичаї столу

site-new-here = Теж за цим екраном
site-new-customs = Початок і час
site-new-begins = Гра починається
    .help = Коли більше нема на кого чекати.
site-new-begins-full = коли всі місця зайняті
site-new-begins-ready = коли всі ще й готові
site-new-dealing = Хто чим грає
    .help = Фракції, духи або місця. Хто грає вперше, отримує щось легше.
site-new-dealing-choose = обирає кожен
site-new-dealing-lot = за жеребом
site-new-dealing-draft = по черзі, з останнього місця
site-new-clock = Годинник
    .help = Коли час вийшов, грає бот; хто повернеться, сяде знову.
site-new-clock-none = без годинника
site-new-clock-turn_2m = дві хвилини на хід
site-new-clock-turn_5m = п’ять хвилин на хід
site-new-clock-turn_1d = доба на хід
site-new-clock-game_20m = двадцять хвилин кожному на гру
site-new-clock-game_1h = година кожному на гру
site-new-bot_after = Хтось відійшов
    .help = Скільки стіл чекає на того, хто відійшов у свій хід.
site-new-bot_after-never = стіл чекає
site-new-bot_after-5m = за п’ять хвилин грає бот
site-new-bot_after-1h = за годину грає бот
site-new-bot_after-1d = за добу грає бот
site-new-notice-nobody_here = Хтось за цим екраном, але не ви?
    .help = Оберіть «Я» для свого місця; решта за цим екраном грає поруч.
site-new-notice-curtain = За цим екраном кілька людей.
    .help = Між ними завіса: руки приховані, поки наступний не скаже, що це він.
site-new-notice-one_screen = З цього екрана грають кілька місць.
    .help = Між ними нічого не приховано: сторінка показує місце, яке ходить.

# Хто відійшов, годинник

site-away-left = { $name }: місце покинуто
site-away-gone = { $name } не за столом:
site-away-never = { $name } ще не за столом.
site-away-bot = Бот зіграє замість:
site-away-bot_help = Хто повернеться, сяде знову.
site-away-clock = { $name }: час вийде
site-away-own_clock = Ваш час вийде
site-away-nudge = Покликати
site-away-nudged = уже кликали
site-away-you_nudged = { $name } чекає на ваш хід.
site-away-you_nudged_nameless = Чекають на ваш хід.
site-in-now = ось-ось
site-in-minutes = за { $count } хв
site-in-hours = за { $count } год
site-in-days = { $count ->
    [one] за { $count } день
    [few] за { $count } дні
   *[other] за { $count } днів
}

# Кілька людей за одним екраном

site-screen-pass = Передайте екран: { $name }.
site-screen-several = Передайте екран тому, хто ходить.
site-screen-hidden = Руки приховані, поки хтось не скаже, що це він.
site-screen-me = Це я: { $name }
site-screen-hide = Сховати мою руку
site-screen-as = Ви граєте: { $name }.
site-screen-switch = Перейти: { $name }
site-screen-others = Дивитися за
