# Что ядро говорит в любой игре, по-русски.
#
# Ошибка говорит, что было сделано, почему так нельзя и что можно. $game и $seat бывают и названиями, и номерами.

# Журнал

kernel-undo = { $seat } берёт назад { $taken ->
    [one] { $taken } ответ
    [few] { $taken } ответа
   *[many] { $taken } ответов
}.
kernel-carried = Правила исправлены; партия продолжается по версии { $rules }. { $lost ->
    [0] Отвечать заново ни на что не нужно.
    [one] Нужно заново дать { $lost } ответ.
    [few] Нужно заново дать { $lost } ответа.
   *[many] Нужно заново дать { $lost } ответов.
}

# Части предложений

kernel-seat = Место { $number }
kernel-not_on_offer = сейчас этого выбрать нельзя
kernel-and_more = и ещё { $count }
kernel-law = {" "}({ $law })
kernel-asked_among = { $prompt } [{ $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}]
kernel-beyond_depth = в «{ $place }» больше { $most } уровней вложенности
kernel-beyond_entries = в «{ $place }» больше { $most } записей
kernel-beyond_values = всего больше { $most } значений
kernel-beyond_letters = текст в «{ $place }» длиннее { $most } знаков
kernel-beyond_text = в тексте «{ $place }» есть знаки, которые нельзя записать
kernel-beyond_number = «{ $place }» — не целое число или слишком большое
kernel-bad_turn = Число ходов — от 0 до { $most }.
kernel-bad_agenda = В повестке может быть не больше { $most } шагов.
kernel-bad_result = Ни одна партия не кончается с таким итогом.

# Ответы

error-choice-not_an_option = { $seat } не может выбрать «{ $tried }»: { $reason }{ $law }. Можно: { $legal }. [прислано: { $raw }; решение { $number }]
error-choice-not_asked = { $seat } сейчас не может отвечать: вопрос не к этому игроку. Отвечает: { $asked }.
error-choice-stale = Вопрос, на который отвечает { $seat }, уже закрыт; ответьте на нынешний.
error-choice-over = Партия окончена; отвечать больше не на что.
error-choice-paused = Партия остановлена перед шагом и ни о чём не спрашивает; сначала дайте ей продолжиться.
error-choice-unknown_step = В «{ $game }» нет шага «{ $step }»; есть: { $known }.
error-seat-unknown = Места { $wanted } за этим столом нет; места от 0 до { $last }.

# Начало партии

error-setup-unknown_game = Игры «{ $game }» нет; есть: { $known }.
error-setup-unknown_bot = Бота «{ $bot }» нет; есть: { $known }.
error-setup-own_bot = Бота «{ $bot }» нельзя использовать: { $problem }. Пишите модуль:Класс; класс принимает зерно и имеет метод { $method }.
error-setup-no_ray = Здесь нет Ray, с которым матчи играют на многих машинах: pip install nemeton[ray].
error-setup-no_cluster = По адресу «{ $address }» нет кластера Ray: { $problem }.
error-setup-other_version = На кластере стоит Nemeton { $there }, а здесь { $here }: установите везде одну и ту же версию.
error-setup-lost_machines = Партия пропала вместе с машиной { $tries } раза подряд, больше её не начинали: { $problem }
error-setup-players = Для «{ $game }» не подходит такое число игроков: { $players }; подходит: { $known }.
error-setup-unknown_option = В «{ $game }» нет настройки стола «{ $option }»; есть: { $known }.
error-setup-chosen_twice = «{ $game }» так не подготовить: дважды выбрано одно и то же ({ $option }).
error-setup-impossible = «{ $game }» так не подготовить: { $problem }.
error-setup-not_together = «{ $game }» так не подготовить: { $option } и { $other } не участвуют в одной партии.
error-setup-too_many = «{ $game }» так не подготовить: одну фракцию ({ $option }) выбрали на местах: { $count }, а играть могут { $most }.
error-setup-bad_option = Настройка стола «{ $option }» для «{ $game }» не может быть «{ $value }»; возможны: { $known }.
error-setup-seed = { $seed } не может быть зерном; зерно — это целое число или слово.
error-setup-answer_sole = Отвечает ли игра сама там, где вариант один, — это да или нет, а не { $value }.
error-setup-fixed = В «{ $game }» нет «{ $name }» среди { $sort ->
    [decks] колод
    [dice] кубиков
   *[lots] жребиев
}; есть: { $known }.
error-setup-fixed_card = «{ $card }» не может лежать сверху в «{ $name }»; есть: { $known }.
error-setup-fixed_roll = «{ $name }» не может показать { $roll }; бросают { $count } кубика от { $first } до { $last }.
error-setup-fixed_lot = Жребий «{ $name }» не может пасть на «{ $lot }»; может на: { $known }.
error-setup-turn_limit = { $limit } не может быть лимитом ходов; это целое число от 1 до { $most }.
error-setup-bots = Для матча нужен хотя бы один бот и место для каждого: ботов — { $bots }, мест — { $players }.
error-setup-games = В матче должна быть хотя бы одна партия, а не { $games }.

# Копии и взятие ответов назад

error-fork-light = Облегчённая партия не хранит контрольных точек, и копии с неё не снять; снимите копию с полной партии.
error-undo-nothing = { $seat }: брать назад нечего.
error-undo-over = Партия окончена; взять назад ничего нельзя.
error-undo-chance = { $seat } не может взять это назад: с тех пор что-то решил случай. По согласию стола это возможно.
error-undo-shown = { $seat } не может взять это назад: с тех пор было показано скрытое. По согласию стола это возможно.
error-undo-answered = { $seat } не может взять это назад: с тех пор ответил другой игрок. По согласию стола это возможно.
error-undo-needed = { $seat } не может взять это назад: от этого зависит более поздний ответ другого игрока. По согласию стола это возможно.

# Записи

error-record-light = Облегчённая партия не хранит истории, и записи у неё нет; для записи сыграйте полную партию.
error-record-imagined = У воображаемой партии нет записи: её никто не играл; возьмите запись настоящей.
error-record-not_a_record = Это не запись Nemeton: должен быть объект, а не { $problem }.
error-record-format = Программа читает записи формата { $known }, а не формата { $format }; её может прочесть другая версия Nemeton.
error-record-truncated = Запись повреждена или обрезана: не читается её часть «{ $part }».
error-record-broken_answer = Запись повреждена: её событие { $number } не читается.
error-record-illegal_answer = Запись повреждена: её событие { $number } в этом месте недопустимо. { $problem }
error-record-chance = Запись повреждена: её зерно не читается.
error-record-commitment = Запись изменена: её зерно не совпадает с обязательством, опубликованным до партии.
error-record-unplayable = Запись нельзя воспроизвести: { $problem }.
error-record-malformed = Запись не читается: { $problem }.
error-record-unknown_key = В записи есть лишнее: «{ $key }»; возможны: { $known }.
error-record-other_result = Запись изменена: её ответы ведут к другому итогу, чем в ней сказано.
error-record-newer_rules = Запись сделана по более новым правилам «{ $game }» (версия { $rules }; программа знает версию { $known }). Обновите Nemeton, чтобы открыть её.
error-record-older_rules = Запись сделана по более старым правилам «{ $game }» (версия { $rules }; здесь версия { $known }), и в ней нет контрольной точки, с которой можно продолжить. Её откроет та версия Nemeton, которая её записала.
error-record-older_segment = Часть { $number } записи сыграна по более старым правилам и по сегодняшним выходит иначе.

# Позиции

error-position-not_a_position = Это не позиция: должен быть объект с «game» и «state», а не { $problem }.
error-position-malformed = Позиция «{ $game }» не читается: { $problem }.
error-position-unknown_key = В позиции «{ $game }» есть лишняя запись «{ $key }»; возможны: { $known }.
error-position-unknown_name = В позиции «{ $game }» неизвестное имя «{ $name }»; возможны: { $known }.
error-position-stray = Позиция «{ $game }» невозможна: «{ $field }» в «{ $thing }» не может быть «{ $value }»; возможны: { $known }.
error-position-phase = Позиция «{ $game }» взята посреди фазы «{ $phase }», и не сказано, что дальше: нужна agenda.
error-position-unused = В позиции «{ $game }» есть запись «{ $key }», которая не читается рядом с: { $others }. Уберите одно из двух.
error-position-format = Программа читает позиции формата { $known }, а не { $format }.
error-position-other_game = Это позиция «{ $name }», а не «{ $game }».
error-position-impossible = Позиция «{ $game }» невозможна. { $problem }
error-position-no_agenda = В позиции «{ $game }» не сказано, что дальше; в её повестке нужен хотя бы один шаг.
error-position-unplayable = Позицию «{ $game }» нельзя доиграть: { $problem }.
error-position-imagined = У воображаемой партии нет позиции: её никто не играл.
error-position-light = Облегчённая партия не хранит контрольных точек, и позиции у неё нет; для этого сыграйте полную партию.
error-position-newer_rules = Позиция сделана по более новым правилам «{ $game }» (версия { $rules }; программа знает версию { $known }). Обновите Nemeton, чтобы открыть её.

# Файлы и слова

error-match-exists = Файл { $path } уже есть. Продолжите его матч ключом --resume или назовите другой файл.
error-match-another = В файле { $path } другой матч: другая игра, боты, зерно, настройки или правила.
error-match-damaged = Файл { $path } — не файл матча: { $problem }.
error-match-unwritable = Файл { $path } не удаётся записать: { $problem }.
error-file-missing = Файл { $path } не читается: { $problem }.
error-file-not_json = В файле { $path } нет пригодного JSON: { $problem }.
error-words-unknown_language = Языка «{ $language }» нет; есть: { $known }.
error-words-unknown_message = Сообщения «{ $kind }» на языке «{ $language }» нет.
error-words-broken_message = Сообщение «{ $kind }» на языке «{ $language }» не складывается: { $problem }.
