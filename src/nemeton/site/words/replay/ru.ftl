# Слова страниц, где оглядываются назад и ищут: повтор, записи, позиции, проверка, правила, карты.

# Что может пойти не так

error-site-not_begun = Партия за этим столом ещё не началась: смотреть пока нечего.
error-site-no_record = Такой записи здесь нет. Присланные записи хранятся недолго; пришлите её ещё раз.
error-site-no_eyes = За этим столом нельзя смотреть глазами «{ $eyes }».
error-site-not_your_eyes = Пока партия идёт, её можно видеть только своими глазами. Когда она закончится, будет открыто всё.
error-site-no_continuing_over = В этот момент партия уже окончена; вернитесь немного назад и продолжите оттуда.
error-site-no_continuing_hidden = В этот момент от вас ещё что-то скрыто, поэтому продолжить отсюда за другим столом нельзя. Когда партия закончится, будет можно.
error-site-nothing_sent = Ничего не прислано. Выберите файл или вставьте его текст.
error-site-not_text = Это не текст (первый непонятный байт — номер { $byte }). Запись — это файл JSON, простой или сжатый (.gz).
error-site-damaged_file = Сжатый файл повреждён или обрезан; ничего не сохранено.
error-site-too_long_file = Файл слишком велик: можно смотреть записи до { $most } МБ.
error-site-too_many_answers = Запись слишком длинна: можно смотреть партии, в которых не больше { $most } ответов.
error-site-only_a_view = Это взгляд одного игрока на идущую партию, а не её запись. Когда партия закончится, на её странице можно будет скачать запись целиком.
error-site-not_json = Это не читается как JSON: что-то не так в строке { $line }, столбце { $column }.
error-site-position_over = Это позиция оконченной партии; играть в ней больше нечего.
error-site-position_slow = Начать с этой позиции слишком долго. Стол не открыт. Может подойти позиция, в которой всего меньше.
error-site-takes_too_long = Обработка заняла больше { $seconds } с и была прервана. Ничего не сохранено и ничего не изменилось. Проверьте, что вы прислали, прежде всего очень большие числа и списки; может подойти запись короче или позиция меньше.
error-site-takes_too_much = Одному запросу понадобилось слишком много памяти, и он был прерван. Ничего не сохранено и ничего не изменилось. Проверьте, что вы прислали, прежде всего очень большие числа и списки; может подойти запись короче или позиция меньше.
error-site-cannot_be_read = Что-то здесь нельзя прочитать, показать или сыграть. Ничего не сохранено и ничего не изменилось. Проверьте, что вы прислали; если это взято с этого сайта без изменений, сообщите нам.
error-site-not_over_yet = Эта партия ещё идёт, и её зерно остаётся тайной до конца. Возвращайтесь, когда она закончится.
error-site-no_rules = Правила этой игры ещё не написаны.

# Повтор

site-replay-title = Повтор: { $game }
site-replay-of_table = повтор партии за столом { $table }
site-replay-of_record = повтор по записи
site-replay-to_table = К столу
site-replay-board = Поле
site-replay-seats = Места за столом
site-replay-controls = Повтор
site-replay-tools = Этот момент партии
site-replay-journal = Журнал
site-replay-law = Правила: { $law }
site-replay-turn = Ход { $turn }
site-replay-opening = Перед первым ходом
site-replay-answer = ответ { $number } из { $last }
site-replay-where = Ход { $turn }, ответ { $number } из { $last }
site-replay-moment = Момент
site-replay-first = В начало
site-replay-back = На шаг назад
site-replay-play = Воспроизвести
site-replay-next = На шаг вперёд
site-replay-last = В конец
site-replay-go = Перейти
site-replay-seen_by = Смотреть
site-replay-eyes_all = глазами всех сразу
site-replay-eyes_public = глазами зрителя
site-replay-own_eyes = Вы видите партию своими глазами: { $seat }
site-replay-public_eyes = Вы видите партию глазами зрителя
site-replay-link = Ссылка на этот момент
site-replay-copied = Скопировано
site-replay-download = Скачать запись
site-replay-download_view = Скачать то, что вы видели
site-replay-continue = Продолжить отсюда
site-replay-continue_help = Новый стол начнётся с этой позиции, с начала текущего шага. Эта партия останется как есть.
site-replay-no_continue_over = В этот момент партия окончена. Вернитесь немного назад: продолжить можно с любого более раннего момента.
site-replay-no_continue_hidden = Пока партия идёт, здесь от вас ещё что-то скрыто, поэтому продолжить отсюда за другим столом нельзя. Когда она закончится, можно будет продолжить с любого момента.
site-replay-edit_position = Сначала изменить
site-replay-open_table = Открыть стол
site-replay-seat_me = Вы
site-replay-seat_open = Любой, у кого есть ссылка

site-replay-upload_title = Посмотреть запись
site-replay-upload_lead = Запись — это файл целой партии. Пришлите её и пройдите партию момент за моментом, глазами любого игрока, или играйте дальше с любого места.
site-replay-upload_button = Посмотреть
site-replay-file = Файл записи
site-replay-file_help = JSON, простой или сжатый (.gz), до 1 МБ
site-replay-paste = Или её текст

# Позиции

site-positions-title = Расставить позицию
site-positions-lead = Опишите, кто где стоит, или измените пример. Рисунок меняется, пока вы печатаете; что не указано, принимает обычное значение.
site-positions-label = Позиция (JSON)
site-positions-picture = Как это выглядит
site-positions-good = С этой позиции можно играть. Далее: { $next }
site-positions-bad = Такой позиции быть не может
site-positions-show = Показать
site-positions-open = Открыть стол с этой позицией
site-positions-who = Кто играет?
site-positions-example = Начать с примера: { $game }

# Проверка

site-verify-title = Проверить партию
site-verify-link = Проверить раздачу
site-verify-lead = Честной ли была раздача? Перед первым ходом стол показывает хеш своего тайного зерна, потом каждый игрок добавляет своё слово. Когда партия закончена, зерно открывают, и здесь всё вычисляется заново, шаг за шагом.
site-verify-noted = Обязательство, которое вы видели перед первым ходом
site-verify-noted_help = Необязательно. Оно стоит на странице стола; сравните его с тем, что вы тогда записали.
site-verify-button = Проверить
site-verify-another = Проверить другую запись
site-verify-steps = Шаг за шагом
site-verify-mark_good = Сходится:
site-verify-mark_bad = Не сходится:
site-verify-mark_open = Сказать нельзя:
site-verify-verdict_good = Да: раздача была честной
site-verify-verdict_bad = Нет: что-то в этой записи изменено
site-verify-verdict_open = Сказать наверняка нельзя
site-verify-why_good = Зерно — то самое, что было обещано; все перетасовки и броски взяты из него и из слов игроков, а ответы приводят к названному итогу.
site-verify-why_bad = Отмеченные ниже шаги не сходятся.
site-verify-why_open = Ничто записи не противоречит, но некоторые шаги не с чем сравнить.
site-verify-table = Стол { $table }

site-verify-read = Запись
site-verify-read-readable = Она читается: { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
}.
site-verify-read-unreadable = Она не читается.
site-verify-commitment = Зерно и обязательство
site-verify-commitment-same = SHA-256 зерна, вычисленный здесь, совпадает с обязательством в записи.
site-verify-commitment-other = SHA-256 зерна, вычисленный здесь, не совпадает с обязательством в записи: изменено зерно или обязательство.
site-verify-commitment-unreadable = Зерно, слова игроков или обязательство не читаются.
site-verify-commitment-not_sealed = Случайные числа этой партии взяты из простого зерна, как в симуляциях. Перед ней ничего не обещали, поэтому проверить можно только повтор.
site-verify-published = Что обещал стол
site-verify-published-same = Это то самое обязательство, которое стол показал перед первым ходом.
site-verify-published-other = Перед первым ходом этот стол показал другое обязательство: зерно в записи — не этого стола.
site-verify-published-unknown = Этот стол здесь неизвестен. Сравните обязательство с тем, что было показано перед первым ходом.
site-verify-noted-same = Это то обязательство, которое вы записали.
site-verify-noted-other = Это не то обязательство, которое вы записали.
site-verify-nonces = Слова игроков
site-verify-nonces-same = Это слова, которые игроки добавили за этим столом.
site-verify-nonces-other = Слово места { $number } — не то, которое было добавлено за этим столом.
site-verify-nonces-unknown = Подмешано { $count ->
    [one] { $count } слово
    [few] { $count } слова
   *[many] { $count } слов
}. Посмотрите, есть ли среди них ваше.
site-verify-answers = Ответы
site-verify-answers-same = Это ответы, которые хранит этот стол.
site-verify-answers-other = Событие { $number } — не то, которое хранит этот стол.
site-verify-replay = Повтор
site-verify-replay-legal = По правилам { $count ->
    [one] дан { $count } ответ
    [few] даны все { $count } ответа
   *[many] даны все { $count } ответов
}.
site-verify-replay-illegal = С этим зерном и этими словами ответы не подходят к партии: изменён ответ, слово или зерно.
site-verify-replay-left_out = Пропущен, потому что зерно не то, что было обещано.
site-verify-stream = Перетасовки и броски
site-verify-stream-same = { $count ->
    [0] Игра не взяла из потока ни одного числа.
    [one] Игра взяла из потока { $count } число, и оно стоит на своём месте.
    [few] Игра взяла из потока { $count } числа, и все они стоят на своих местах.
   *[many] Игра взяла из потока { $count } чисел, и все они стоят на своих местах.
}
site-verify-stream-other = Число { $number } потока — не то, которое взяла игра.
site-verify-result = Итог
site-verify-result-same = Повтор заканчивается так, как сказано в записи.
site-verify-result-other = Повтор заканчивается не так, как сказано в записи: изменён итог или ответ.
site-verify-result-untold = Итога в записи нет: партия не была закончена.

site-verify-evidence = Доказательства
site-verify-seed = Зерно
site-verify-told = Обязательство в записи
site-verify-computed = SHA-256 зерна
site-verify-nonce = Слово места { $number }
site-verify-no_nonce = (нет)
site-verify-key = Ключ потока
site-verify-how = Ключ — это SHA-256 от «nemeton», нулевого байта и SHA-256 зерна и каждого слова. Число n потока — первые 8 байт HMAC-SHA-256 от ключа и n (8 байт); игра берёт остаток от деления.
site-verify-draws = { $count ->
    [one] { $count } число потока
    [few] { $count } числа потока
   *[many] { $count } чисел потока
}
site-verify-draw_counter = Число
site-verify-draw_moment = После ответа
site-verify-draw_size = Из скольких
site-verify-draw_number = Взято
site-verify-draw_hash = HMAC-SHA-256

# Правила и карты

site-rules-short = Правила
site-rules-title = Правила
site-rules-lead = Каждая игра нашими словами и с рисунками: от первой минуты до последнего вопроса.
site-rules-contents = Содержание
site-rules-language = Язык
site-rules-anchor = Ссылка на раздел «{ $title }»
site-rules-version = Это правила, по которым здесь играют, версия { $version }.
site-rules-cards = Все карты и жетоны
site-cards-short = Карты
site-cards-title = Карты
site-cards-lead = Всё, у чего есть имя и текст: листайте или ищите.
site-cards-of = { $game }: карты и жетоны
site-cards-search = Искать в названиях и текстах
site-cards-button = Найти
site-cards-clear = Показать все
site-cards-found = { $count ->
    [0] Ничего не нашлось; всего здесь { $every }.
   *[other] Найдено: { $count } из { $every }
}
site-cards-all = Всего: { $every }
site-cards-law = В правилах
site-cards-link = Ссылка: { $name }
