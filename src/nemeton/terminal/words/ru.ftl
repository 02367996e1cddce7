# Что говорит стол в терминале, по-русски. Те же сообщения есть в en.ftl и uk.ftl; их сравнивает проверка.

# Начало и конец

terminal-title = { $game }. { $company ->
    [bots] Боты играют между собой.
    [alone] Ваше место: { $seat }.
    [one] Ваше место: { $seat }. Остальные места — бот { $bot }: { $others }.
   *[people] Вы играете за всех с одной клавиатуры.
}
terminal-hint = Введите номер варианта или его слова, например «{ $example }». Слово «помощь» покажет, что ещё можно ввести.
terminal-saved = Партия сохранена в файле { $path }. Продолжить её:
terminal-finished = Запись партии лежит в файле { $path }. Посмотреть её:
terminal-resumed = Сохранённая партия продолжается.
terminal-set_aside = Партия, сохранённая раньше, теперь в файле { $path }.
terminal-resume_question = В файле { $path } сохранена неоконченная партия. Продолжить её? (да/нет)
terminal-yes = д да y yes
terminal-no = н нет n no
terminal-unfinished = Партия не окончена.
terminal-score = Счёт: { $score }
terminal-drawn_game = Победителя нет.
terminal-winner = Победитель: { $seat }.

# Во время партии

terminal-turn = Ход { $turn }
terminal-thinking = { $seat } ({ $bot }) думает…
terminal-unknown = «{ $text }» — не вариант и не команда. Введите номер или слово «помощь».
terminal-no_number = Варианта { $text } нет; варианты — от 1 до { $last }.
terminal-ambiguous = «{ $text }» подходит к нескольким вариантам: { $options }.
terminal-refused = Сейчас нельзя: { $option }; причина: { $reason }.
terminal-refusals = Чего сейчас сделать нельзя и почему:
terminal-no_refusals = Сейчас ничего не запрещено.
terminal-topics = Что лежит на столе:
terminal-no_topic = «{ $text }»: такого названия нет. Попробуйте часть названия.
terminal-journal_empty = Ещё ничего не произошло.

# Команды: слова, которые можно ввести; первое показывает помощь

terminal-command-help = помощь справка
terminal-command-explain = ?
terminal-command-undo = отмена назад
terminal-command-board = поле доска
terminal-command-journal = журнал
terminal-command-why = почему
terminal-command-save = сохранить
terminal-command-quit = выход

terminal-help = Что можно ввести
terminal-help-number = номер варианта или его слова, например «{ $example }»; хватит и начала слова
terminal-help-help = показать эту страницу; «{ $word } НАЗВАНИЕ» — справка о карте, фишке или месте (хватит части названия)
terminal-help-explain = объяснить всё, что лежит на столе
terminal-help-undo = взять назад свой последний ответ и всё, что после него сделал бот
terminal-help-board = нарисовать стол снова
terminal-help-journal = рассказать всю партию до этого места
terminal-help-why = показать, чего сейчас нельзя и почему
terminal-help-save = сохранить партию (она сохраняется и после каждого ответа)
terminal-help-quit = уйти из-за стола; партия сохранится, и её можно продолжить

# Что может быть не так

error-terminal-seat = Места «{ $seat }» нет; может быть: { $known }.
error-terminal-option = Настройка стола пишется как имя=значение, а не «{ $option }».
error-terminal-no_save = В файле { $path } нет сохранённой партии.
error-terminal-save_over = Партия в файле { $path } окончена; начните новую без --resume.
error-terminal-resume_only = Сохранённая партия хранит свои места, зерно и настройки: уберите { $given } или начните заново с --new.
error-terminal-resume_out = --resume продолжает матч из файла: назовите файл ключом --out.
error-terminal-exclusive = { $one } и { $other } нельзя указать вместе.
error-terminal-other_game = В файле { $path } — партия игры «{ $game }», а не «{ $wanted }».
error-terminal-unwritable = Файл { $path } не записать: { $problem }.
error-terminal-answer_number = Ответа { $at } нет; в записи их { $last }.
error-terminal-bots = Мест в «{ $game }»: { $players }. Назовите одного бота на все места или по боту на каждое, а не { $count }.
error-terminal-at_least = { $what }: не меньше { $least }, а не { $given }.
