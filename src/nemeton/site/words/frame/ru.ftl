error-site-no_game = Здесь нет игры «{ $game }».
error-site-no_table = Стола «{ $table }» нет.
error-site-older_rules = Эта партия сыграна по прежним правилам (версия { $rules }, сейчас действует версия { $known }). Её можно посмотреть, но нельзя пройти по ходам или продолжить.
error-site-no_seat = За этим столом нет места { $seat }.
error-site-no_moment = В этой партии нет момента { $number }; последний — { $last }.
error-site-seat_taken = Это место занято.
error-site-automaton_seat = За местом { $seat } — механическая фракция: там никто не сидит.
error-site-only_automata = Все места заняты механическими фракциями; хотя бы одно должно быть за человеком или ботом.
error-site-bad_seat = Место бывает для себя (me), для кого-то за тем же экраном (here), свободное (open) или для бота (bot), но не «{ $kind }».
error-site-other_players = Позиция рассчитана на столько игроков: { $wanted }; мест за столом: { $players }.
error-site-other_game = Эта позиция — для игры «{ $wanted }», а не «{ $game }».
error-site-already_answered = На это уже ответили; страница показывает, как всё обстоит сейчас.
error-site-outpaced = Пока вы выбирали, вас опередили: { $who } ({ $what }). Выбранное вами больше невозможно, и от вас ничего не засчитано. На странице показано, как дела обстоят сейчас.
error-site-outpaced_unseen = Пока вы выбирали, кто-то уже сделал ход. Выбранное вами больше невозможно, и от вас ничего не засчитано. На странице показано, как дела обстоят сейчас.
error-site-not_playing = За этим столом сейчас не играют.
error-site-forbidden = Это не разрешено; обновите страницу и попробуйте ещё раз.
error-site-no_page = Такой страницы нет.
error-site-too_large = Слишком много данных за один раз.
error-site-too_often = Слишком часто. Ничего не изменилось; попробуйте ещё раз через { $wait }.
error-site-too_busy = Сейчас ждёт слишком много запросов. Ничего не изменилось; попробуйте ещё раз через { $wait }.
error-site-bad_setting = Настройка { $name } должна быть неотрицательным числом, а не «{ $value }».
error-site-served_already = Столы из папки { $folder } уже обслуживает другой процесс. Сначала остановите его или укажите здесь другую папку (--data).
error-site-database_away = Сайт сейчас не может связаться со своей базой данных. Ничего не изменилось; всё продолжится само, попробуйте через несколько секунд.
error-site-cannot_write = Сайт сейчас не может записывать: диск полон или доступен только для чтения. Ничего не изменилось; владельцу сайта нужно освободить место, затем попробуйте ещё раз.
error-site-no_driver = Для PostgreSQL нужен драйвер, который не установлен: pip install "nemeton[postgres]".
error-site-needs_postgres = Нескольким процессам нужен PostgreSQL: укажите его адрес в NEMETON_DATABASE. С SQLite работает только один процесс.
error-site-not_empty = В { $place } уже есть сайт: восстанавливайте в пустое место.
error-site-bad_backup = { $place } — не резервная копия сайта, или она повреждена.
error-site-nothing_there = Копировать нечего: { $place } не существует.
error-site-damaged = { $place } повреждён: восстановите более раннюю копию.
error-site-other_kind = В этой копии лежит { $kind }: она от базы данных другого вида.
error-site-no_program = Для этого нужна программа { $program }, а она не установлена.
error-site-program_failed = Программа { $program } завершилась с ошибкой: { $told }
error-site-odd_letters = Здесь есть знаки, которые никто не прочтёт. Ничего не изменено.
error-site-too_many_fields = Слишком много полей сразу; читается не больше { $most }.
error-site-other_session = Эта форма из другого сеанса: ваш куки-файл пропал, был обновлён или страница открыта в другом браузере. Ничего не изменено.
error-site-too_many_tokens = У вас уже { $most } ключей; сначала отзовите один.
error-site-no_such_token = Такого ключа нет.
error-site-late = Запрос шёл слишком долго и остался без ответа.
error-site-long_head = Заголовок запроса слишком длинный: слишком много строк или они слишком велики.
error-site-too_many_connections = С вашего адреса открыто слишком много соединений. Закройте часть страниц и попробуйте ещё раз через минуту.
error-site-full = Сайт сейчас переполнен. Попробуйте ещё раз через минуту.
error-site-too_many_streams = У вас открыто слишком много страниц, которые обновляются сами. Закройте одну из них, и эта заработает.
site-wait-seconds = { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[other] { $count } секунд
}
site-wait-minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[other] { $count } минут
}
error-site-bad_request = Этот запрос непонятен; ничего не изменилось.
error-site-bad_field = Этот запрос нельзя понять: { $problem }. Ничего не изменилось.
site-problem-any = что-то в нём не так
site-problem-at = что-то не так в «{ $place }»
site-problem-missing = не хватает «{ $place }»
site-problem-unknown = «{ $place }» там ничего не значит
site-problem-kind = в «{ $place }» ожидается { $wanted }, а там { $got }
site-kind-object = объект
site-kind-list = список
site-kind-text = текст
site-kind-number = число
site-kind-yes_no = да или нет
site-kind-nothing = ничего
error-site-fault = Что-то сломалось у нас. Ничего не потеряно: обновите страницу.
site-skip = К содержанию
site-back_home = К играм

# Рамка

site-nav = Сайт
site-nav-games = Игры
site-nav-rules = Правила
site-nav-cards = Карты
site-nav-me = Моя страница
site-footer = О сайте
site-footer-language = Язык
site-footer-credits = Авторы и лицензии
site-footer-verify = Проверить запись
site-footer-fan = Неофициальный проект поклонников; игры принадлежат своим авторам и издателям.

# Кто где сидит

site-people-guest = Гость
site-people-you = вы
site-people-open = свободное место
site-people-bot = бот
site-people-bot_machine = механизм

# Время

site-ago-now = только что
site-ago-minutes = { $count } мин назад
site-ago-hours = { $count } ч назад
site-ago-days = { $count ->
    [1] вчера
    [one] { $count } день назад
    [few] { $count } дня назад
   *[many] { $count } дней назад
}

# Главная

site-home-tab = { $count ->
    [0] Nemeton
   *[other] ({ $count }) Nemeton
}
site-home-hello = Во что сыграем?
site-home-hello_named = { $name }, во что сыграем?
site-home-wait = { $count ->
    [1] Вас ждёт один стол
    [2] Вас ждут два стола
    [3] Вас ждут три стола
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[many] Вас ждут { $count } столов
}
site-home-wait_named = { $name }, { $count ->
    [1] вас ждёт один стол
    [2] вас ждут два стола
    [3] вас ждут три стола
    [one] вас ждёт { $count } стол
    [few] вас ждут { $count } стола
   *[many] вас ждут { $count } столов
}
site-home-intro = Открытый стол для настольных игр — с друзьями или против ботов. Ни регистрации, ни установки: выберите игру и садитесь.
site-home-mine = Мои столы
site-home-finished = все, в том числе завершённые
site-home-games = Игры
site-home-two_clicks = Первый щелчок — игра, второй — начать, на любом уровне.
site-home-play = Играть с ботами
site-home-how_strong = { $game }: какой силы боты?
site-home-set_up = Настроить стол…
site-home-coming = Скоро
site-home-coming_why = Правила ещё пишутся; игра появится здесь, когда будет соблюдаться каждое из них.
site-home-players = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
site-home-players_exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
site-home-minutes = { $minutes } мин
site-home-hours = { $hours } ч
site-home-waiting = Ждут игроков
site-home-open_one = открыть свой
site-home-nobody_waits = Сейчас игроков никто не ждёт. Откройте стол для всех, и он появится здесь.
site-home-join = Сесть
site-home-your_move = Ваш ход
site-home-waits_for = Ходит { $name }
site-home-look = Посмотреть
site-home-to_table = К столу
site-home-seats_open = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[many] { $count } мест свободно
}
site-home-turn = ход { $turn }
site-home-live = в реальном времени
site-home-slow = не спеша, ход в день
site-shelf-inis = Иниш
    .line = Драфт, переговоры и сражения за корону кельтского острова.
site-shelf-root = Корни
    .line = Мех, перья и сталь: каждая фракция играет в свою игру.
site-shelf-spirit_island = Остров духов
    .line = Вместе, в облике духов, прогоните захватчиков в море.

# Новый стол

site-new-title = Новый стол
site-new-game = Игра
site-new-seats = Места
site-new-players = Игроков
site-new-yes = да
site-new-no = нет
site-new-who = Кто играет: { $seat }
site-new-me = Я
site-new-open = Человек: свободное место
site-new-options = Правила этого стола
site-new-no_options = В этой игре выбирать нечего.
site-new-pace = Темп
site-new-pace-live = В реальном времени
    .help = все сейчас за столом
site-new-pace-slow = Не спеша
    .help = ход в день, заходите, когда удобно
site-new-door = Доступ
site-new-door-private = Закрытый
    .help = только для тех, у кого есть ссылка
site-new-door-listed = Для всех
    .help = на главной странице, сесть может любой
site-new-headline = { $count ->
    [1] { $game } на одного
    [2] { $game } на двоих
    [3] { $game } на троих
    [4] { $game } на четверых
    [5] { $game } на пятерых
   *[other] { $game } на { $count }
}
site-new-open_it = Открыть стол
site-new-update = Показать выбранное
site-new-first = Первая партия.
    .help = Играете впервые?
    .go = Подготовить первую партию с подсказками
    .is = К каждому новому вопросу будет подсказка.
site-new-notice-two_me = Сесть можно только на одно место.
    .help = Выберите «Я» один раз; другое место отдайте боту или оставьте свободным.
site-new-notice-only_bots = Здесь играют только боты.
    .help = Так тоже можно: вы будете зрителем. Чтобы играть, выберите «Я» для одного из мест.
site-new-notice-i_watch = У вас нет места за этим столом.
    .help = Свободные места — для других, а вы смотрите. Чтобы играть, выберите «Я» для одного из мест.
site-new-notice-nobody_can_join = За этот стол некому сесть: свободных мест нет.
    .help = Он виден на главной странице. Оставьте место свободным или сделайте стол закрытым.
site-new-notice-by_link = Вы получите ссылку для друзей.
    .help = Стол закрытый: партия начнётся, когда все откроют ссылку и сядут.
site-new-notice-just_you = Играете только вы и боты.
    .help = Партия начнётся сразу. Чтобы играть с другом, оставьте место свободным и пришлите ему ссылку.
site-new-notice-slow_bots = Боты не спят.
    .help = Без других людей медленный темп ничего не меняет: боты отвечают сразу.
site-new-notice-seats_changed = Число мест изменилось.
    .help = Теперь оно подходит к этой игре. Проверьте, кто где сидит.
site-new-failed = Стол не открыт.

# Моя страница

site-me-title_nameless = Моя страница
site-me-about = Имя и настройки
site-me-name = Имя
site-me-name_help = Его видят за столом. Можно оставить пустым и играть гостем.
site-me-language = Язык
site-me-theme = Тема оформления
site-me-theme-system = Как в системе
site-me-theme-light = Светлая
site-me-theme-dark = Тёмная
site-me-sight = Как различать места
site-me-sight_help = Если цвета трудно различать: крупные знаки рядом с каждым именем.
site-me-sight-colours = Цвета и знаки
site-me-sight-shapes = Крупные знаки
site-me-motion = Движение
site-me-motion_help = Фигуры плавно переходят на свои места. Настройка вашей системы тоже учитывается.
site-me-motion-full = Фигуры движутся
site-me-motion-none = Без движения
site-me-sound = Звук
site-me-sound_help = Тихие звуки: ваш ход, фигуры, кубики, карты, сражения и конец игры. Сделаны здесь; выключены, пока вы их не включите.
site-me-sound-off = Выключен
site-me-sound-on = Включён
site-me-save = Сохранить
site-me-saved = Сохранено.
site-me-programs = Программы, которые играют за вас
site-me-programs_help = Программа с ключом садится на ваши места и отвечает за вас. Дайте каждой свой ключ, чтобы его можно было отозвать.
site-me-programs_how = Как играет программа
site-me-token = Ключ
site-me-token_made = Вот ключ. Скопируйте его сейчас: больше он показан не будет.
site-me-token_revoked = Этот ключ больше не действует.
site-me-token_since = создан: { $when }
site-me-token_used = использован: { $when }
site-me-token_unused = ещё не использован
site-me-token_revoke = Отозвать
site-me-token_name = Название программы
site-me-token_make = Создать ключ
site-me-cookies = По чему вас узнают
site-me-cookies_help = Этот браузер узнаётся по куки-файлу. Если он мог попасть в чужие руки, смените его: все прочие копии выйдут. Ключи выше останутся; места, открытые по ссылке на другом устройстве, тоже.
site-me-renew = Выйти везде, кроме этого браузера
site-me-renewed = Готово: вами считается только этот браузер.
site-me-playing = Идут сейчас
site-me-nothing_playing = Ни одной партии. Начните на странице игр: хватит двух щелчков.
site-me-finished = Завершены
site-me-nothing_finished = Завершённых партий пока нет. Каждая останется здесь вместе с повтором.
site-me-won = Победа
site-me-lost = Поражение
site-me-drawn = Ничья
site-me-seen = Зритель
site-me-tally = побед: { $won }, поражений: { $lost }, ничьих: { $drawn }
site-me-replay = Повтор

# Авторы

site-credits-title = Авторы и лицензии
site-credits-fan = Неофициальный проект поклонников
site-credits-fan_text = Nemeton делают люди, которые любят эти игры. Авторы и издатели игр его не создавали, не проверяли и не одобряли. Названия игр, карт и мест — это факты; все предложения, рисунки и пересказы правил здесь — наши собственные. Понравилась игра — купите её: деревянные фигурки ничем не заменить.
site-credits-games = Игры
site-credits-game_of = { $author }, издатель — { $publisher }
site-credits-licence = Лицензия
site-credits-licence_text = Программа свободна и распространяется по лицензии Apache 2.0.
site-credits-pictures = Рисунки и значки
site-credits-pictures_text = Все поля, рисунки и значки нарисованы здесь, кодом, и распространяются на тех же условиях, что и программа.
site-credits-fonts = Шрифты
site-credits-libraries = На чём построено
site-credits-what = Что
site-credits-use = Для чего
site-credits-terms = Лицензия
site-credits-use-htmx = страницы, которые меняются на месте
site-credits-use-litestar = веб-приложение
site-credits-use-uvicorn = его сервер
site-credits-use-uvloop = много соединений сразу
site-credits-use-httptools = чтение запросов
site-credits-use-jinja = страницы по шаблонам
site-credits-use-markupsafe = безопасный текст на страницах
site-credits-use-markdown = страницы правил
site-credits-use-sqlalchemy = хранение
site-credits-use-alembic = перенос хранилища на новые версии
site-credits-use-aiosqlite = база данных в файле
site-credits-use-msgspec = данные, записи и позиции
site-credits-use-fluent = языки
site-credits-use-typer = командная строка
site-credits-use-rich = цвета в терминале

# Когда что-то пошло не так

site-failure-missing = Здесь такого нет
site-failure-refused = Так не получится
site-failure-fault = Что-то сломалось
site-failure-kept = Ничего не изменилось и ничего не потеряно.
site-failure-typed = Что вы ввели
site-failure-again = Отправить ещё раз
error-site-long_name = В имени не больше { $longest } знаков.
error-site-bad_preference = Такого варианта нет: «{ $value }».
error-site-bad_level = Бота «{ $level }» здесь нет; есть от «{ $lowest }» до «{ $highest }».
error-site-bad_players = { $game }: такое число игроков не подходит ({ $players }).
error-site-two_seats = Сесть можно только на одно место: выберите «Я» один раз.
error-site-bad_choice = Для настройки «{ $option }» нет варианта «{ $value }».

error-site-no_port = Нельзя слушать адрес { $host }, порт { $port }: он занят или запрещён. Выберите другой через --port.
error-site-no_token = Здесь нужен ключ: получите его на /api/tokens и присылайте как «Authorization: Bearer …».

# How a program plays

site-api-title = Как играет программа
site-api-intro = Программа может открывать столы, садиться, смотреть и отвечать, как человек. Она один раз просит ключ или получает его со страницы человека и прикладывает его ко всему.
site-api-english = Дальше всё по-английски, как это читают программы; то же для машин:
site-api-calls = О чём можно просить
site-api-shapes = Что пересылается

site-doctor-folder-well = В папку данных { $place } можно писать.
site-doctor-folder-ill = В папку данных { $place } нельзя писать: смените её владельца или выберите другую (--data).
site-doctor-private-well = Папка данных закрыта для других.
site-doctor-private-ill = В { $place } могут заглянуть другие: chmod 700.
site-doctor-room-well = Свободно { $free } МБ.
site-doctor-room-ill = Свободно всего { $free } МБ, а нужно { $room }.
site-doctor-secret-well = Секрет для подписи cookie на месте.
site-doctor-secret-ill = secret.key слишком короткий: удалите его, и будет создан новый; посетители получат новые cookie.
site-doctor-reached-well = База данных отвечает.
site-doctor-reached-ill = База данных недоступна: запущена ли она, верен ли NEMETON_DATABASE?
site-doctor-current-well = База данных обновлена.
site-doctor-current-ill = База данных старой версии: при следующем запуске сохранится копия, и база обновится.
site-doctor-sound-well = База данных цела.
site-doctor-sound-ill = База данных повреждена: восстановите резервную копию.
site-doctor-connections-well = PostgreSQL допускает соединений: { $most }; одному процессу нужно { $needed }.
site-doctor-connections-ill = PostgreSQL допускает соединений: { $most }, а одному процессу нужно { $needed }: увеличьте max_connections.
site-doctor-clock-well = Часы этой машины и базы данных идут одинаково.
site-doctor-clock-ill = Часы этой машины расходятся с часами базы на { $seconds } с: настройте синхронизацию времени.
site-doctor-dump-well = pg_dump есть, копии можно делать.
site-doctor-dump-ill = pg_dump не установлен: здесь не сделать ни резервной копии, ни копии перед обновлением.
site-doctor-summary-well = Всё в порядке.
site-doctor-summary-ill = Кое-что нужно исправить.
