# Що ядро каже в будь-якій грі, українською.
#
# Помилка каже, що було зроблено, чому так не можна і що можна. $game і $seat бувають і назвами, і номерами.

# Журнал

kernel-undo = { $seat } бере назад { $taken ->
    [one] { $taken } відповідь
    [few] { $taken } відповіді
   *[many] { $taken } відповідей
}.
kernel-carried = Правила виправлено; партія триває за версією { $rules }. { $lost ->
    [0] Відповідати знову ні на що не треба.
    [one] Треба знову дати { $lost } відповідь.
    [few] Треба знову дати { $lost } відповіді.
   *[many] Треба знову дати { $lost } відповідей.
}

# Частини речень

kernel-seat = Місце { $number }
kernel-not_on_offer = зараз цього вибрати не можна
kernel-and_more = і ще { $count }
kernel-law = {" "}({ $law })
kernel-asked_among = { $prompt } [{ $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[other] { $count } варіантів
}]
kernel-beyond_depth = у «{ $place }» понад { $most } рівнів вкладеності
kernel-beyond_entries = у «{ $place }» понад { $most } записів
kernel-beyond_values = усього понад { $most } значень
kernel-beyond_letters = текст у «{ $place }» довший за { $most } знаків
kernel-beyond_text = у тексті «{ $place }» є знаки, які неможливо записати
kernel-beyond_number = «{ $place }» — не ціле число або завелике
kernel-bad_turn = Кількість ходів — від 0 до { $most }.
kernel-bad_agenda = У порядку денному може бути щонайбільше { $most } кроків.
kernel-bad_result = Жодна партія не закінчується з таким підсумком.

# Відповіді

error-choice-not_an_option = { $seat } не може вибрати «{ $tried }»: { $reason }{ $law }. Можна: { $legal }. [надіслано: { $raw }; рішення { $number }]
error-choice-not_asked = { $seat } зараз не може відповідати: запитання не до цього гравця. Відповідає: { $asked }.
error-choice-stale = Запитання, на яке відповідає { $seat }, уже закрито; дайте відповідь на поточне.
error-choice-over = Партію закінчено; відповідати більше немає на що.
error-choice-paused = Партію зупинено перед кроком, і вона ні про що не питає; спершу дайте їй тривати далі.
error-choice-unknown_step = У «{ $game }» немає кроку «{ $step }»; є: { $known }.
error-seat-unknown = Місця { $wanted } за цим столом немає; місця від 0 до { $last }.

# Початок партії

error-setup-unknown_game = Гри «{ $game }» немає; є: { $known }.
error-setup-unknown_bot = Бота «{ $bot }» немає; є: { $known }.
error-setup-own_bot = Бота «{ $bot }» не можна використати: { $problem }. Пишіть модуль:Клас; клас приймає зерно і має метод { $method }.
error-setup-no_ray = Тут немає Ray, з яким матчі грають на багатьох машинах: pip install nemeton[ray].
error-setup-no_cluster = За адресою «{ $address }» немає кластера Ray: { $problem }.
error-setup-other_version = На кластері встановлено Nemeton { $there }, а тут { $here }: встановіть скрізь ту саму версію.
error-setup-lost_machines = Партія зникла разом із машиною { $tries } рази поспіль, більше її не починали: { $problem }
error-setup-players = Гравців у «{ $game }» не може бути { $players }; можливо: { $known }.
error-setup-unknown_option = У «{ $game }» немає налаштування столу «{ $option }»; є: { $known }.
error-setup-chosen_twice = «{ $game }» так не підготувати: те саме вибрано двічі ({ $option }).
error-setup-impossible = «{ $game }» так не підготувати: { $problem }.
error-setup-not_together = «{ $game }» так не підготувати: { $option } і { $other } не беруть участі в одній партії.
error-setup-too_many = «{ $game }» так не підготувати: одну фракцію ({ $option }) вибрали на місцях: { $count }, а грати можуть { $most }.
error-setup-bad_option = Налаштування столу «{ $option }» для «{ $game }» не може бути «{ $value }»; можливі: { $known }.
error-setup-seed = { $seed } не може бути зерном випадку; зерно — це ціле число або слово.
error-setup-answer_sole = Чи відповідає гра сама там, де варіант один, — це так або ні, а не { $value }.
error-setup-fixed = У «{ $game }» немає «{ $name }» серед { $sort ->
    [decks] колод
    [dice] кубиків
   *[lots] жеребів
}; є: { $known }.
error-setup-fixed_card = «{ $card }» не може лежати зверху в «{ $name }»; є: { $known }.
error-setup-fixed_roll = «{ $name }» не може показати { $roll }; кидають { $count } кубики від { $first } до { $last }.
error-setup-fixed_lot = Жереб «{ $name }» не може впасти на «{ $lot }»; може на: { $known }.
error-setup-turn_limit = { $limit } не може бути лімітом ходів; це ціле число від 1 до { $most }.
error-setup-bots = Для матчу потрібен хоча б один бот і місце для кожного: ботів — { $bots }, місць — { $players }.
error-setup-games = У матчі має бути хоча б одна партія, а не { $games }.

# Копії та повернення відповідей

error-fork-light = Полегшена партія не зберігає контрольних точок, і скопіювати її не можна; скопіюйте повну.
error-undo-nothing = { $seat }: немає чого взяти назад.
error-undo-over = Партію закінчено; взяти назад нічого не можна.
error-undo-chance = { $seat } не може взяти це назад: відтоді щось вирішив випадок. За згодою столу це можливо.
error-undo-shown = { $seat } не може взяти це назад: відтоді було показано приховане. За згодою столу це можливо.
error-undo-answered = { $seat } не може взяти це назад: відтоді відповів інший гравець. За згодою столу це можливо.
error-undo-needed = { $seat } не може взяти це назад: від цього залежить пізніша відповідь іншого гравця. За згодою столу це можливо.

# Записи

error-record-light = Полегшена партія не зберігає історії і не має запису; для запису зіграйте повну.
error-record-imagined = Уявна партія не має запису, адже її не зіграно; візьміть запис справжньої.
error-record-not_a_record = Це не запис Nemeton: має бути об’єкт, а не { $problem }.
error-record-format = Програма читає записи формату { $known }, а не формату { $format }; його може прочитати інша версія Nemeton.
error-record-truncated = Запис пошкоджено або обрізано: не читається його частина «{ $part }».
error-record-broken_answer = Запис пошкоджено: подія { $number } не читається.
error-record-illegal_answer = Запис пошкоджено: подія { $number } у цьому місці неприпустима. { $problem }
error-record-chance = Запис пошкоджено: його зерно випадку не читається.
error-record-commitment = Запис змінено: його зерно випадку не збігається із зобов’язанням, оприлюдненим перед партією.
error-record-unplayable = Запис не можна відтворити: { $problem }.
error-record-malformed = Запис не читається: { $problem }.
error-record-unknown_key = У записі зайве поле «{ $key }»; можливі: { $known }.
error-record-other_result = Запис змінено: його відповіді ведуть до іншого підсумку, ніж у ньому сказано.
error-record-newer_rules = Запис зроблено за новішими правилами «{ $game }» (версія { $rules }; програма знає версію { $known }). Оновіть Nemeton, щоб відкрити його.
error-record-older_rules = Запис зроблено за старішими правилами «{ $game }» (версія { $rules }; тут версія { $known }), і в ньому немає контрольної точки, з якої можна продовжити. Його відкриє та версія Nemeton, яка його записала.
error-record-older_segment = Частину { $number } запису зіграно за старішими правилами, і за сьогоднішніми вона виходить інакше.

# Позиції

error-position-not_a_position = Це не позиція: має бути об’єкт із «game» і «state», а не { $problem }.
error-position-malformed = Позиція «{ $game }» не читається: { $problem }.
error-position-unknown_key = У позиції «{ $game }» є зайвий запис «{ $key }»; можливі: { $known }.
error-position-unknown_name = У позиції «{ $game }» невідома назва «{ $name }»; можливо: { $known }.
error-position-stray = Позиція «{ $game }» неможлива: «{ $field }» у «{ $thing }» не може бути «{ $value }»; можливі: { $known }.
error-position-phase = Позицію «{ $game }» взято посеред фази «{ $phase }», і не сказано, що далі: потрібна agenda.
error-position-unused = У позиції «{ $game }» є запис «{ $key }», який не читається поруч із: { $others }. Приберіть одне з двох.
error-position-format = Програма читає позиції формату { $known }, а не { $format }.
error-position-other_game = Це позиція «{ $name }», а не «{ $game }».
error-position-impossible = Позиція «{ $game }» неможлива. { $problem }
error-position-no_agenda = У позиції «{ $game }» не сказано, що далі; у її порядку денному потрібен хоча б один крок.
error-position-unplayable = Позицію «{ $game }» не можна дограти: { $problem }.
error-position-imagined = Уявна партія не має позиції, адже її не зіграно.
error-position-light = Полегшена партія не зберігає контрольних точок і не має позиції; для цього зіграйте повну.
error-position-newer_rules = Позицію зроблено за новішими правилами «{ $game }» (версія { $rules }; програма знає версію { $known }). Оновіть Nemeton, щоб відкрити її.

# Файли та слова

error-match-exists = Файл { $path } вже є. Продовжте його матч ключем --resume або назвіть інший файл.
error-match-another = У файлі { $path } інший матч: інша гра, боти, зерно, налаштування чи правила.
error-match-damaged = Файл { $path } — не файл матчу: { $problem }.
error-match-unwritable = Файл { $path } не вдається записати: { $problem }.
error-file-missing = Файл { $path } не читається: { $problem }.
error-file-not_json = У файлі { $path } немає придатного JSON: { $problem }.
error-words-unknown_language = Мови «{ $language }» немає; є: { $known }.
error-words-unknown_message = Повідомлення «{ $kind }» мовою «{ $language }» немає.
error-words-broken_message = Повідомлення «{ $kind }» мовою «{ $language }» не складається: { $problem }.
