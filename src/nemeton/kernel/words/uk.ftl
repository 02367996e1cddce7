# Що ядро каже в будь-якій грі, українською.
#
# Помилка каже, що було зроблено, чому так не можна і що можна. $game і $seat бувають і назвами, і номерами.

# Журнал

kernel-undo = { $seat } забирає назад { $taken ->
    [one] { $taken } відповідь
    [few] { $taken } відповіді
   *[many] { $taken } відповідей
}.
kernel-carried = Правила виправлено; гра триває за версією { $rules }. { $lost ->
    [0] Відповідати знову ні на що не треба.
    [one] Треба знову дати { $lost } відповідь.
    [few] Треба знову дати { $lost } відповіді.
   *[many] Треба знову дати { $lost } відповідей.
}

# Частини речень

kernel-seat = Місце { $number }
kernel-not_on_offer = зараз цього обрати не можна
kernel-and_more = і ще { $count }
kernel-law = {" "}({ $law })

# Відповіді

error-choice-not_an_option = { $seat } не може обрати «{ $tried }»: { $reason }{ $law }. Можна: { $legal }. [рішення { $number }]
error-choice-not_asked = { $seat } зараз не може відповідати: запитання не до цього гравця. Відповідає: { $asked }.
error-choice-stale = Запитання, на яке відповідає { $seat }, уже закрито; дайте відповідь на поточне.
error-choice-over = Гру закінчено; відповідати більше немає на що.
error-seat-unknown = Місця { $wanted } за цим столом немає; місця від 0 до { $last }.

# Початок гри

error-setup-unknown_game = Гри «{ $game }» немає; є: { $known }.
error-setup-unknown_bot = Бота «{ $bot }» немає; є: { $known }.
error-setup-players = У «{ $game }» не можна грати такою кількістю гравців: { $players }; можливо: { $known }.
error-setup-unknown_option = У «{ $game }» немає налаштування столу «{ $option }»; є: { $known }.
error-setup-chosen_twice = «{ $game }» так не розкласти: { $option } обрано двічі.
error-setup-bad_option = Налаштування столу «{ $option }» для «{ $game }» не може бути «{ $value }»; можливі: { $known }.
error-setup-seed = { $seed } не може бути зерном випадку; зерно — це ціле число або слово.
error-setup-turn_limit = { $limit } не може бути лімітом ходів; це ціле число від 1.
error-setup-bots = Для матчу потрібен хоча б один бот і місце для кожного: ботів — { $bots }, місць — { $players }.
error-setup-games = У матчі має бути хоча б одна партія, а не { $games }.

# Копії та повернення відповідей

error-fork-light = Легка гра не зберігає контрольних точок, і скопіювати її не можна; скопіюйте повну гру.
error-undo-nothing = { $seat }: забирати назад нічого.
error-undo-over = Гру закінчено; забрати назад нічого не можна.
error-undo-chance = { $seat } не може забрати це назад: відтоді щось вирішив випадок. За згодою столу це можливо.
error-undo-shown = { $seat } не може забрати це назад: відтоді було показано приховане. За згодою столу це можливо.
error-undo-answered = { $seat } не може забрати це назад: відтоді відповів інший гравець. За згодою столу це можливо.
error-undo-needed = { $seat } не може забрати це назад: від цього залежить пізніша відповідь іншого гравця. За згодою столу це можливо.

# Записи

error-record-light = Легка гра не зберігає історії, і запису в неї немає; для запису зіграйте повну гру.
error-record-imagined = Уявна гра не має запису, адже її не було; візьміть запис справжньої.
error-record-not_a_record = Це не запис Nemeton: має бути об’єкт, а не { $problem }.
error-record-format = Програма читає записи формату { $known }, а не формату { $format }; його може прочитати інша версія Nemeton.
error-record-truncated = Запис пошкоджено або обрізано: не читається його частина «{ $part }».
error-record-broken_answer = Запис пошкоджено: його рядок { $number } не читається.
error-record-illegal_answer = Запис пошкоджено: його рядок { $number } в цьому місці неприпустимий. { $problem }
error-record-chance = Запис пошкоджено: його зерно випадку не читається.
error-record-commitment = Запис змінено: його зерно випадку не збігається із зобов’язанням, оприлюдненим до гри.
error-record-unplayable = Запис не можна відтворити: { $problem }.
error-record-other_result = Запис змінено: його відповіді ведуть до іншого підсумку, ніж у ньому сказано.
error-record-newer_rules = Запис зроблено за новішими правилами «{ $game }» (версія { $rules }; програма знає версію { $known }). Оновіть Nemeton, щоб відкрити його.
error-record-older_rules = Запис зроблено за старішими правилами «{ $game }» (версія { $rules }; тут версія { $known }), і в ньому немає контрольної точки, з якої можна продовжити. Його відкриє та версія Nemeton, яка його записала.

# Розстановки

error-position-not_a_position = Це не розстановка: має бути об’єкт із «game» і «state», а не { $problem }.
error-position-malformed = Розстановка «{ $game }» не читається: { $problem }.
error-position-unknown_key = У розстановці «{ $game }» є запис «{ $key }», що нічого не означає; можливі: { $known }.
error-position-unknown_name = У розстановці «{ $game }» названо «{ $name }»; можливо: { $known }.
error-position-impossible = Розстановка «{ $game }» неможлива. { $problem }
error-position-no_agenda = У розстановці «{ $game }» не сказано, що далі; у її порядку денному потрібен хоча б один крок.
error-position-unplayable = Розстановку «{ $game }» не можна дограти: { $problem }.
error-position-imagined = В уявної партії немає позиції: її не було.
error-position-light = Легка гра не зберігає контрольних точок, і розстановки в неї немає; для цього зіграйте повну гру.
error-position-newer_rules = Розстановку зроблено за новішими правилами «{ $game }» (версія { $rules }; програма знає версію { $known }). Оновіть Nemeton, щоб відкрити її.

# Файли та слова

error-file-missing = Файл { $path } не читається: { $problem }.
error-file-not_json = У файлі { $path } немає придатного JSON: { $problem }.
error-words-unknown_language = Мови «{ $language }» немає; є: { $known }.
error-words-unknown_message = Повідомлення «{ $kind }» мовою «{ $language }» немає.
error-words-broken_message = Повідомлення «{ $kind }» мовою «{ $language }» не складається: { $problem }.
