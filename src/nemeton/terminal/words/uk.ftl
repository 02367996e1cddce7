# Що каже стіл у терміналі, українською. Ті самі повідомлення є в en.ftl і ru.ftl; їх порівнює перевірка.

# Початок і кінець

terminal-title = { $game }. { $company ->
    [bots] Боти грають між собою.
    [alone] Ваше місце — { $seat }.
    [one] Ваше місце — { $seat }; бот { $bot } грає на решті: { $others }.
   *[people] Ви граєте за всіх з однієї клавіатури.
}
terminal-hint = Введіть номер варіанта або його слова, наприклад «{ $example }». Слово «допомога» покаже, що ще можна ввести.
terminal-saved = Партію збережено у файлі { $path }. Продовжити її:
terminal-finished = Запис партії лежить у файлі { $path }. Переглянути його:
terminal-resumed = Збережена партія триває далі.
terminal-set_aside = Партія, яку було збережено раніше, тепер у файлі { $path }.
terminal-resume_question = У файлі { $path } збережено незакінчену партію. Продовжити її? (так/ні)
terminal-yes = т так y yes
terminal-no = н ні n no
terminal-unfinished = Партію не закінчено.
terminal-score = Рахунок: { $score }
terminal-drawn_game = Переможця немає.
terminal-winner = Переможець: { $seat }.

# Під час партії

terminal-turn = Хід { $turn }
terminal-thinking = { $seat } ({ $bot }) думає…
terminal-unknown = «{ $text }» — не варіант і не команда. Введіть номер або слово «допомога».
terminal-no_number = Варіанта { $text } немає; варіанти — від 1 до { $last }.
terminal-ambiguous = «{ $text }» підходить до кількох варіантів: { $options }.
terminal-refused = Зараз не можна: { $option }; причина: { $reason }.
terminal-refusals = Чого зараз зробити не можна і чому:
terminal-no_refusals = Зараз немає нічого забороненого.
terminal-topics = Що лежить на столі:
terminal-no_topic = Нічого з назвою «{ $text }» немає. Спробуйте частину назви.
terminal-journal_empty = Ще нічого не сталося.

# Команди: слова, які можна ввести; перше показує допомога

terminal-command-help = допомога довідка
terminal-command-explain = ?
terminal-command-undo = назад скасувати
terminal-command-board = поле дошка
terminal-command-journal = журнал
terminal-command-why = чому
terminal-command-save = зберегти
terminal-command-quit = вихід

terminal-help = Що можна ввести
terminal-help-number = номер варіанта або його слова, наприклад «{ $example }»; вистачить і початку слова
terminal-help-help = показати цю сторінку; «{ $word } НАЗВА» — довідка про карту, фішку чи місце (досить частини назви)
terminal-help-explain = пояснити все, що лежить на столі
terminal-help-undo = взяти назад свою останню відповідь і все, що після неї зробив бот
terminal-help-board = намалювати стіл знову
terminal-help-journal = розповісти всю партію до цього місця
terminal-help-why = показати, чого зараз не можна і чому
terminal-help-save = зберегти партію (це робиться й само, після кожної відповіді)
terminal-help-quit = піти з-за столу; партію буде збережено, і її можна продовжити

# Що може бути не так

error-terminal-seat = Місця «{ $seat }» немає; може бути: { $known }.
error-terminal-option = Налаштування столу пишеться як ім’я=значення, а не «{ $option }».
error-terminal-no_save = У файлі { $path } немає збереженої партії.
error-terminal-save_over = Партію у файлі { $path } закінчено; почніть нову без --resume.
error-terminal-resume_only = Збережена партія має свої місця, зерно й налаштування: приберіть { $given } або почніть знову з --new.
error-terminal-resume_out = --resume продовжує матч із файлу: назвіть файл ключем --out.
error-terminal-exclusive = { $one } і { $other } разом не вживають.
error-terminal-other_game = У файлі { $path } — партія гри «{ $game }», а не «{ $wanted }».
error-terminal-unwritable = Файл { $path } не записати: { $problem }.
error-terminal-answer_number = Відповіді { $at } немає; у записі їх { $last }.
error-terminal-bots = Місць у «{ $game }»: { $players }. Назвіть одного бота для всіх або по боту на кожне місце, а не { $count }.
error-terminal-at_least = { $what }: щонайменше { $least }, а не { $given }.
