# Начальная страница: друзья

site-friends-title = Игра с друзьями
site-friends-help = Откройте стол и пошлите ссылку. Учётная запись не нужна: кто придёт, называет имя и выбирает место.
site-friends-open = Открыть стол
site-friends-code = Есть код или ссылка?
site-friends-join = Войти
site-friends-your_move = Ваш ход
site-friends-others = Ждём других
site-friends-lobbies = Ещё не началось
site-friends-nudged = { $name } ждёт вас
site-friends-nudged_nameless = Вас ждут
error-site-bad_code = Это не код стола и не ссылка на него. В коде восемь букв, цифр или чёрточек, например EWx-RDyx.
error-site-no_code = Этот адрес слишком длинный для QR-кода.

# Прихожая

site-lobby-title = Стол: { $name }
site-lobby-title_nameless = Стол для друзей
site-lobby-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
site-lobby-door-private = для тех, у кого есть ссылка
site-lobby-door-listed = виден всем на начальной странице
site-lobby-qr = QR-код ссылки на этот стол
site-lobby-code = Или по коду на начальной странице:
site-lobby-host = хозяин стола
site-lobby-here = за вашим экраном
site-lobby-plays = Чем играет { $seat }
site-lobby-picks = Выбирает { $name }.
site-lobby-draft_order = Последнее место выбирает первым.
site-lobby-move = Пересесть сюда
site-lobby-beside = Тоже за этим экраном
site-lobby-beside_name = Имя, если нужно
site-lobby-beside_sit = Посадить сюда
site-lobby-level = Уровень бота: { $seat }
site-lobby-free = Освободить место
site-lobby-ready = Можно начинать
site-lobby-is_ready = готово
site-lobby-not_ready = ещё не готово
site-lobby-waits = Ждём:
site-lobby-open = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[other] Свободно { $count } мест.
}
site-lobby-begins = Игра начнётся сама, когда все места заняты и все готовы.
site-lobby-watch = Смотрят:
site-lobby-unnamed = { $count ->
    [one] { $count } гость без имени
    [few] { $count } гостя без имени
   *[other] { $count } гостей без имени
}
site-lobby-table = Игра и стол
    .help = всё можно изменить, и каждый сохранит место
site-lobby-first = Кто-то здесь впервые?
    .go = Настроить первую игру
site-lobby-fixed = Этот стол продолжает позицию; игру сменить нельзя.
site-lobby-your_name = Ваше имя
site-lobby-save_name = Назваться так
site-lobby-nudged = { $name } ждёт вас: скажите, что можно начинать.
site-lobby-nudged_nameless = Вас ждут: скажите, что можно начинать.
error-site-too_many_people = За столом людей: { $people }, а мест в этой игре было бы { $seats }. Выберите больше мест или другую игру.
error-site-fixed_position = Этот стол продолжает позицию; игру сменить нельзя.
error-site-has_begun = Игра уже началась.
error-site-no_choice = За этим столом никто не выбирает, чем играть.
error-site-not_your_pick = Сейчас выбираете не вы.
error-site-choice_taken = Это уже занято.
error-site-nobody_here = Если кто-то играет за этим экраном, сядьте и вы: выберите «Я» для одного места.
error-site-shared_screen = За вашим экраном несколько человек: они узнали бы, кому есть чем ответить.
error-site-not_waited_for = Этого места никто не ждёт.

# Обычаи стола

site-new-here = Тоже за этим экраном
site-new-customs = Начало и время
site-new-begins = Игра начинается
    .help = Когда больше некого ждать.
site-new-begins-full = когда все места заняты
site-new-begins-ready = когда все ещё и готовы
site-new-dealing = Кто чем играет
    .help = Фракции, духи или места. Кто играет впервые, получает что полегче.
site-new-dealing-choose = выбирает каждый
site-new-dealing-lot = по жребию
site-new-dealing-draft = по очереди, с последнего места
site-new-clock = Часы
    .help = Когда время вышло, играет бот; кто вернётся, займёт место снова.
site-new-clock-none = без часов
site-new-clock-turn_2m = две минуты на ход
site-new-clock-turn_5m = пять минут на ход
site-new-clock-turn_1d = сутки на ход
site-new-clock-game_20m = двадцать минут каждому на игру
site-new-clock-game_1h = час каждому на игру
site-new-bot_after = Кто-то отошёл
    .help = Сколько стол ждёт того, кто отошёл в свой ход.
site-new-bot_after-never = стол ждёт
site-new-bot_after-5m = через пять минут играет бот
site-new-bot_after-1h = через час играет бот
site-new-bot_after-1d = через сутки играет бот
site-new-notice-nobody_here = Кто-то за этим экраном, но не вы?
    .help = Выберите «Я» для своего места; остальные за этим экраном играют рядом.
site-new-notice-curtain = За этим экраном несколько человек.
    .help = Между ними занавес: руки скрыты, пока следующий не скажет, что это он.
site-new-notice-one_screen = С этого экрана играют несколько мест.
    .help = Между ними ничего не скрыто: страница показывает место, которое ходит.

# Кто отошёл, часы

site-away-left = { $name }: место покинуто
site-away-gone = { $name } не за столом:
site-away-never = { $name } ещё не за столом.
site-away-bot = Бот сыграет вместо:
site-away-bot_help = Кто вернётся, займёт место снова.
site-away-clock = { $name }: время выйдет
site-away-own_clock = Ваше время выйдет
site-away-nudge = Позвать
site-away-nudged = уже звали
site-away-you_nudged = { $name } ждёт вашего хода.
site-away-you_nudged_nameless = Ждут вашего хода.
site-in-now = вот-вот
site-in-minutes = через { $count } мин
site-in-hours = через { $count } ч
site-in-days = { $count ->
    [one] через { $count } день
    [few] через { $count } дня
   *[other] через { $count } дней
}

# Несколько человек за одним экраном

site-screen-pass = Передайте экран: { $name }.
site-screen-several = Передайте экран тому, кто ходит.
site-screen-hidden = Руки скрыты, пока кто-нибудь не скажет, что это он.
site-screen-me = Это я: { $name }
site-screen-hide = Скрыть мою руку
site-screen-as = Вы играете: { $name }.
site-screen-switch = Перейти: { $name }
site-screen-others = Смотреть за
