error-site-no_game = Тут немає гри «{ $game }».
error-site-no_table = Столу «{ $table }» немає.
error-site-older_rules = Цю партію зіграно за попередніми правилами (версія { $rules }, зараз діє версія { $known }). Її можна переглянути, але не можна пройти хід за ходом чи продовжити.
error-site-no_seat = За цим столом немає місця { $seat }.
error-site-no_moment = У цій партії немає моменту { $number }; останній — { $last }.
error-site-seat_taken = Це місце зайняте.
error-site-automaton_seat = На місці { $seat } — механічна фракція: там ніхто не сидить.
error-site-only_automata = Усі місця зайняті механічними фракціями; хоча б одне має бути за людиною чи ботом.
error-site-bad_seat = Місце буває для себе (me), для когось за тим самим екраном (here), вільне (open) або для бота (bot), але не «{ $kind }».
error-site-other_players = Позиція розрахована на стільки гравців: { $wanted }; місць за столом: { $players }.
error-site-other_game = Ця позиція — для гри «{ $wanted }», а не «{ $game }».
error-site-already_answered = На це вже відповіли; сторінка показує, як усе є зараз.
error-site-outpaced = Поки ви вибирали, вас випередили: { $who } ({ $what }). Вибране вами більше неможливе, і від вас нічого не зараховано. На сторінці показано, як справи стоять зараз.
error-site-outpaced_unseen = Поки ви вибирали, хтось уже зробив хід. Вибране вами більше неможливе, і від вас нічого не зараховано. На сторінці показано, як справи стоять зараз.
error-site-not_playing = За цим столом зараз не грають.
error-site-forbidden = Це не дозволено; оновіть сторінку і спробуйте ще раз.
error-site-no_page = Такої сторінки немає.
error-site-too_large = Забагато даних за один раз.
error-site-too_often = Занадто часто. Нічого не змінилося; спробуйте ще раз через { $wait }.
error-site-too_busy = Зараз чекає забагато запитів. Нічого не змінилося; спробуйте ще раз через { $wait }.
error-site-bad_setting = Параметр { $name } має бути невід’ємним числом, а не «{ $value }».
error-site-served_already = Столи з теки { $folder } вже обслуговує інший процес. Спершу зупиніть його або вкажіть тут іншу теку (--data).
error-site-database_away = Сайт зараз не може зв’язатися зі своєю базою даних. Нічого не змінилося; усе продовжиться само, спробуйте за кілька секунд.
error-site-cannot_write = Сайт зараз не може записувати: диск заповнений або доступний лише для читання. Нічого не змінилося; власникові сайту треба звільнити місце, а тоді спробуйте ще раз.
error-site-no_driver = Для PostgreSQL потрібен драйвер, якого не встановлено: pip install "nemeton[postgres]".
error-site-needs_postgres = Кільком процесам потрібен PostgreSQL: вкажіть його адресу в NEMETON_DATABASE. З SQLite працює лише один процес.
error-site-not_empty = У { $place } вже є сайт: відновлюйте в порожнє місце.
error-site-bad_backup = { $place } — не резервна копія сайту, або її пошкоджено.
error-site-nothing_there = Копіювати нічого: { $place } не існує.
error-site-damaged = { $place } пошкоджено: відновіть давнішу копію.
error-site-other_kind = У цій копії лежить { $kind }: вона від бази даних іншого виду.
error-site-no_program = Для цього потрібна програма { $program }, а її не встановлено.
error-site-program_failed = Програма { $program } завершилася з помилкою: { $told }
error-site-odd_letters = Тут є знаки, яких ніхто не прочитає. Нічого не змінено.
error-site-too_many_fields = Забагато полів одразу; читається не більше { $most }.
error-site-other_session = Ця форма з іншого сеансу: ваш куки-файл зник, був оновлений або сторінка відкрита в іншому браузері. Нічого не змінено.
error-site-too_many_tokens = У вас уже { $most } ключів; спершу відкличте один.
error-site-no_such_token = Такого ключа немає.
error-site-late = Запит надходив надто довго й залишився без відповіді.
error-site-long_head = Заголовок запиту надто довгий: забагато рядків або вони завеликі.
error-site-too_many_connections = З вашої адреси відкрито забагато з’єднань. Закрийте частину сторінок і спробуйте ще раз за хвилину.
error-site-full = Зараз місць немає. Спробуйте ще раз за хвилину.
error-site-too_many_streams = У вас відкрито забагато живих сторінок. Закрийте одну з них, і ця оживе.
site-wait-seconds = { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
   *[other] { $count } секунд
}
site-wait-minutes = { $count ->
    [one] { $count } хвилину
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
error-site-bad_request = Цей запит незрозумілий; нічого не змінилося.
error-site-bad_field = Цей запит не можна зрозуміти: { $problem }. Нічого не змінилося.
site-problem-any = щось у ньому не так
site-problem-at = щось не так у «{ $place }»
site-problem-missing = бракує «{ $place }»
site-problem-unknown = «{ $place }» там нічого не означає
site-problem-kind = у «{ $place }» очікується { $wanted }, а там { $got }
site-kind-object = об’єкт
site-kind-list = список
site-kind-text = текст
site-kind-number = число
site-kind-yes_no = так або ні
site-kind-nothing = нічого
error-site-fault = Щось зламалося в нас. Нічого не втрачено: оновіть сторінку.
site-skip = До вмісту
site-back_home = До ігор

# Рамка

site-nav = Сайт
site-nav-games = Ігри
site-nav-rules = Правила
site-nav-cards = Карти
site-nav-me = Моя сторінка
site-footer = Про сайт
site-footer-language = Мова
site-footer-credits = Автори та ліцензії
site-footer-verify = Перевірити запис
site-footer-fan = Неофіційний проєкт шанувальників; ігри належать своїм авторам і видавцям.

# Хто де сидить

site-people-guest = Гість
site-people-you = ви
site-people-open = вільне місце
site-people-bot = бот
site-people-bot_machine = механізм

# Час

site-ago-now = щойно
site-ago-minutes = { $count } хв тому
site-ago-hours = { $count } год тому
site-ago-days = { $count ->
    [1] учора
    [one] { $count } день тому
    [few] { $count } дні тому
   *[many] { $count } днів тому
}

# Головна

site-home-tab = { $count ->
    [0] Nemeton
   *[other] ({ $count }) Nemeton
}
site-home-hello = У що зіграємо?
site-home-hello_named = { $name }, у що зіграємо?
site-home-wait = { $count ->
    [1] На вас чекає один стіл
    [2] На вас чекають два столи
    [3] На вас чекають три столи
    [one] На вас чекає { $count } стіл
    [few] На вас чекають { $count } столи
   *[many] На вас чекають { $count } столів
}
site-home-wait_named = { $name }, { $count ->
    [1] на вас чекає один стіл
    [2] на вас чекають два столи
    [3] на вас чекають три столи
    [one] на вас чекає { $count } стіл
    [few] на вас чекають { $count } столи
   *[many] на вас чекають { $count } столів
}
site-home-intro = Відкритий стіл для настільних ігор — з друзями чи проти ботів. Ні реєстрації, ні встановлення: виберіть гру й сідайте.
site-home-mine = Мої столи
site-home-finished = усі, зокрема завершені
site-home-games = Ігри
site-home-two_clicks = Перше натискання — гра, друге — почати, на будь-якому рівні.
site-home-play = Грати з ботами
site-home-how_strong = { $game }: якої сили боти?
site-home-set_up = Налаштувати стіл…
site-home-coming = Незабаром
site-home-coming_why = Правила ще пишуться; гра з’явиться тут, коли діятиме кожне з них.
site-home-players = { $least }–{ $most } { $most ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
site-home-players_exactly = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
site-home-minutes = { $minutes } хв
site-home-hours = { $hours } год
site-home-waiting = Чекають на гравців
site-home-open_one = відкрити свій
site-home-nobody_waits = Зараз ніхто не чекає на гравців. Відкрийте стіл для всіх, і він з’явиться тут.
site-home-join = Сісти
site-home-your_move = Ваш хід
site-home-waits_for = Ходить { $name }
site-home-look = Подивитися
site-home-to_table = До столу
site-home-seats_open = { $count ->
    [one] { $count } місце вільне
    [few] { $count } місця вільні
   *[many] { $count } місць вільно
}
site-home-turn = хід { $turn }
site-home-live = наживо
site-home-slow = не поспішаючи, хід на день
site-shelf-inis = Ініш
    .line = Драфт, перемовини й сутички за корону нового острова.
site-shelf-root = Коріння
    .line = Хутро, пір’я і сталь: кожна фракція грає у свою гру.
site-shelf-spirit_island = Острів духів
    .line = Разом, у подобі духів, проженіть загарбників у море.

# Новий стіл

site-new-title = Новий стіл
site-new-game = Гра
site-new-seats = Місця
site-new-players = Гравців
site-new-yes = так
site-new-no = ні
site-new-who = Хто грає: { $seat }
site-new-me = Я
site-new-open = Людина: вільне місце
site-new-options = Правила цього столу
site-new-no_options = У цій грі вибирати нема чого.
site-new-pace = Темп
site-new-pace-live = Наживо
    .help = усі зараз за столом
site-new-pace-slow = Не поспішаючи
    .help = хід на день, заходьте, коли зручно
site-new-door = Доступ до столу
site-new-door-private = Закритий
    .help = лише для тих, хто має посилання
site-new-door-listed = Для всіх
    .help = на головній сторінці, сісти може кожен
site-new-headline = { $count ->
    [1] { $game } на одного
    [2] { $game } на двох
    [3] { $game } на трьох
    [4] { $game } на чотирьох
    [5] { $game } на п’ятьох
   *[other] { $game } на { $count }
}
site-new-open_it = Відкрити стіл
site-new-update = Показати вибране
site-new-first = Перша партія.
    .help = Граєте вперше?
    .go = Підготувати першу партію з підказками
    .is = До кожного нового запитання буде підказка.
site-new-notice-two_me = Сісти можна лише на одне місце.
    .help = Виберіть «Я» один раз; інше місце віддайте ботові або залиште вільним.
site-new-notice-only_bots = Тут грають лише боти.
    .help = Так теж можна: ви будете глядачем. Щоб грати, виберіть «Я» для одного з місць.
site-new-notice-i_watch = У вас немає місця за цим столом.
    .help = Вільні місця — для інших, а ви дивитеся. Щоб грати, виберіть «Я» для одного з місць.
site-new-notice-nobody_can_join = За цей стіл ніхто не зможе сісти.
    .help = Його видно на головній сторінці, але вільних місць немає. Залиште місце вільним або зробіть стіл закритим.
site-new-notice-by_link = Ви отримаєте посилання для друзів.
    .help = Стіл закритий: партія почнеться, коли всі відкриють посилання і сядуть.
site-new-notice-just_you = Граєте лише ви та боти.
    .help = Партія почнеться одразу. Щоб грати з кимось іще, залиште місце вільним і надішліть посилання.
site-new-notice-slow_bots = Боти не сплять.
    .help = Без інших людей повільний темп нічого не змінює: боти відповідають одразу.
site-new-notice-seats_changed = Кількість місць змінилася.
    .help = Тепер вона відповідає цій грі. Перевірте, хто де сидить.
site-new-failed = Стіл не відкрито.

# Моя сторінка

site-me-title_nameless = Моя сторінка
site-me-about = Ім’я та налаштування
site-me-name = Ім’я
site-me-name_help = Його бачать за столом. Можна залишити порожнім і грати гостем.
site-me-language = Мова
site-me-theme = Тема
site-me-theme-system = Як у системі
site-me-theme-light = Світла
site-me-theme-dark = Темна
site-me-sight = Як розрізняти місця
site-me-sight_help = Якщо кольори важко розрізняти: великі знаки біля кожного імені.
site-me-sight-colours = Кольори та знаки
site-me-sight-shapes = Великі знаки
site-me-motion = Рух
site-me-motion_help = Фігури плавно переходять на свої місця. Налаштування вашої системи теж враховано.
site-me-motion-full = Фігури рухаються
site-me-motion-none = Без руху
site-me-sound = Звук
site-me-sound_help = Тихі звуки: ваш хід, фігури, кубики, карти, битви і кінець гри. Зроблені тут; вимкнені, доки ви їх не ввімкнете.
site-me-sound-off = Вимкнено
site-me-sound-on = Увімкнено
site-me-save = Зберегти
site-me-saved = Збережено.
site-me-programs = Програми, що грають за вас
site-me-programs_help = Програма з ключем сідає на ваші місця й відповідає за вас. Дайте кожній власний ключ, щоб його можна було відкликати.
site-me-programs_how = Як грає програма
site-me-token = Ключ
site-me-token_made = Ось ключ. Скопіюйте його зараз: більше його не буде показано.
site-me-token_revoked = Цей ключ більше не діє.
site-me-token_since = створено: { $when }
site-me-token_used = використано: { $when }
site-me-token_unused = ще не використано
site-me-token_revoke = Відкликати
site-me-token_name = Назва програми
site-me-token_make = Створити ключ
site-me-cookies = За чим вас упізнають
site-me-cookies_help = Цей браузер упізнають за куки-файлом. Якщо він міг потрапити в чужі руки, змініть його: усі інші копії вийдуть. Ключі вище залишаться; місця, відкриті за посиланням на іншому пристрої, теж.
site-me-renew = Вийти всюди, крім цього браузера
site-me-renewed = Готово: вами вважається лише цей браузер.
site-me-playing = Тривають зараз
site-me-nothing_playing = Жодної партії. Почніть на сторінці ігор: вистачить двох натискань.
site-me-finished = Завершені
site-me-nothing_finished = Завершених партій поки немає. Кожна залишиться тут разом із повтором.
site-me-won = Перемога
site-me-lost = Поразка
site-me-drawn = Нічия
site-me-seen = Перегляд
site-me-tally = перемог: { $won }, поразок: { $lost }, нічиїх: { $drawn }
site-me-replay = Повтор

# Автори

site-credits-title = Автори та ліцензії
site-credits-fan = Неофіційний проєкт шанувальників
site-credits-fan_text = Nemeton роблять люди, які люблять ці ігри. Автори та видавці ігор його не створювали, не перевіряли й не схвалювали. Назви ігор, карт і місць — це факти; усі речення, малюнки й перекази правил тут — наші власні. Сподобалася гра — купіть її: дерев’яних фігурок ніщо не замінить.
site-credits-games = Ігри
site-credits-game_of = { $author }, видавець — { $publisher }
site-credits-licence = Ліцензія
site-credits-licence_text = Програма вільна й поширюється за ліцензією Apache 2.0.
site-credits-pictures = Малюнки та значки
site-credits-pictures_text = Усі поля, малюнки й значки намальовано тут, кодом; ліцензія на них та сама, що й на програму.
site-credits-fonts = Шрифти
site-credits-libraries = На чому побудовано
site-credits-what = Що
site-credits-use = Для чого
site-credits-terms = Ліцензія
site-credits-use-htmx = сторінки, що змінюються на місці
site-credits-use-litestar = вебзастосунок
site-credits-use-uvicorn = його сервер
site-credits-use-uvloop = багато з’єднань водночас
site-credits-use-httptools = читання запитів
site-credits-use-jinja = сторінки за шаблонами
site-credits-use-markupsafe = безпечний текст на сторінках
site-credits-use-markdown = сторінки правил
site-credits-use-sqlalchemy = зберігання
site-credits-use-alembic = перенесення сховища на нові версії
site-credits-use-aiosqlite = база даних у файлі
site-credits-use-msgspec = дані, записи та позиції
site-credits-use-fluent = мови
site-credits-use-typer = командний рядок
site-credits-use-rich = кольори в терміналі

# Коли щось пішло не так

site-failure-missing = Тут такого немає
site-failure-refused = Так не вийде
site-failure-fault = Щось зламалося
site-failure-kept = Нічого не змінилося і нічого не втрачено.
site-failure-typed = Що ви ввели
site-failure-again = Надіслати ще раз
error-site-long_name = В імені не більше { $longest } знаків.
error-site-bad_preference = Такого варіанта немає: «{ $value }».
error-site-bad_level = Бота «{ $level }» тут немає; є від «{ $lowest }» до «{ $highest }».
error-site-bad_players = { $game }: стільки гравців бути не може ({ $players }).
error-site-two_seats = Сісти можна лише на одне місце: виберіть «Я» один раз.
error-site-bad_choice = Для налаштування «{ $option }» немає варіанта «{ $value }».

error-site-no_port = Не можна слухати адресу { $host }, порт { $port }: він зайнятий або заборонений. Виберіть інший за допомогою --port.
error-site-no_token = Тут потрібен ключ: отримайте його на /api/tokens і надсилайте як «Authorization: Bearer …».

# How a program plays

site-api-title = Як грає програма
site-api-intro = Програма може відкривати столи, сідати, дивитися й відповідати, як людина. Вона один раз просить ключ або отримує його зі сторінки людини й додає його до всього.
site-api-english = Далі все англійською, як це читають програми; те саме для машин:
site-api-calls = Про що можна просити
site-api-shapes = Що пересилається

site-doctor-folder-well = У теку даних { $place } можна писати.
site-doctor-folder-ill = У теку даних { $place } не можна писати: змініть її власника або виберіть іншу (--data).
site-doctor-private-well = Тека даних закрита для інших.
site-doctor-private-ill = У { $place } можуть зазирнути інші: chmod 700.
site-doctor-room-well = Вільно { $free } МБ.
site-doctor-room-ill = Вільно лише { $free } МБ, а треба { $room }.
site-doctor-secret-well = Секрет для підпису cookie на місці.
site-doctor-secret-ill = secret.key закороткий: видаліть його, і буде створено новий; відвідувачі отримають нові cookie.
site-doctor-reached-well = База даних відповідає.
site-doctor-reached-ill = База даних недоступна: чи її запущено, чи правильний NEMETON_DATABASE?
site-doctor-current-well = База даних оновлена.
site-doctor-current-ill = База даних старої версії: під час наступного запуску збережеться копія, і базу буде оновлено.
site-doctor-sound-well = База даних ціла.
site-doctor-sound-ill = База даних пошкоджена: відновіть резервну копію.
site-doctor-connections-well = PostgreSQL дозволяє з’єднань: { $most }; одному процесові треба { $needed }.
site-doctor-connections-ill = PostgreSQL дозволяє з’єднань: { $most }, а одному процесові треба { $needed }: збільште max_connections.
site-doctor-clock-well = Годинники цієї машини та бази даних збігаються.
site-doctor-clock-ill = Годинник цієї машини розходиться з годинником бази на { $seconds } с: налаштуйте синхронізацію часу.
site-doctor-dump-well = pg_dump є, копії можна робити.
site-doctor-dump-ill = pg_dump не встановлено: тут не зробити ні резервної копії, ні копії перед оновленням.
site-doctor-summary-well = Усе гаразд.
site-doctor-summary-ill = Дещо треба виправити.
