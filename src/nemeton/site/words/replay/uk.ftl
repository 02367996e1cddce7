# Слова сторінок, де озираються назад і шукають: повтор, записи, позиції, перевірка, правила, карти.

# Що може піти не так

error-site-not_begun = Партія за цим столом ще не почалася: дивитися поки нема на що.
error-site-no_record = Такого запису тут немає. Надіслані записи зберігаються недовго; надішліть його ще раз.
error-site-no_eyes = За цим столом не можна дивитися очима «{ $eyes }».
error-site-not_your_eyes = Поки партія триває, її можна бачити лише власними очима. Коли вона закінчиться, буде відкрито все.
error-site-no_continuing_over = У цей момент партію вже закінчено; поверніться трохи назад і продовжте звідти.
error-site-no_continuing_hidden = У цей момент від вас іще щось приховано, тому продовжити звідси за іншим столом не можна. Коли партія закінчиться, буде можна.
error-site-nothing_sent = Нічого не надіслано. Виберіть файл або вставте його текст.
error-site-not_text = Це не текст (перший незрозумілий байт — номер { $byte }). Запис — це файл JSON, простий або стиснений (.gz).
error-site-damaged_file = Стиснений файл пошкоджено або обрізано; нічого не збережено.
error-site-too_long_file = Файл завеликий: можна дивитися записи до { $most } МБ.
error-site-too_many_answers = Запис задовгий: можна дивитися партії, у яких не більше ніж { $most } відповідей.
error-site-only_a_view = Це погляд одного гравця на партію, що триває, а не її запис. Коли партія закінчиться, на її сторінці можна буде завантажити весь запис.
error-site-not_json = Це не читається як JSON: щось не так у рядку { $line }, стовпці { $column }.
error-site-position_over = Це позиція закінченої партії; далі грати нічого.
error-site-position_slow = Почати з цієї позиції надто довго. Стіл не відкрито. Може підійти позиція, у якій усього менше.
error-site-takes_too_long = Обробка тривала понад { $seconds } с, і її перервано. Нічого не збережено й нічого не змінилося. Перевірте, що ви надіслали, передусім дуже великі числа й списки; може підійти коротший запис або менша позиція.
error-site-takes_too_much = Одному запиту знадобилося забагато пам’яті, і його перервано. Нічого не збережено й нічого не змінилося. Перевірте, що ви надіслали, передусім дуже великі числа й списки; може підійти коротший запис або менша позиція.
error-site-cannot_be_read = Щось тут не можна прочитати, показати або зіграти. Нічого не збережено й нічого не змінилося. Перевірте, що ви надіслали; якщо це взято з цього сайту без змін, повідомте нас.
error-site-not_over_yet = Ця партія ще триває, і її зерно лишається таємницею до кінця. Повертайтеся, коли вона закінчиться.
error-site-no_rules = Правила цієї гри ще не написано.

# Повтор

site-replay-title = Повтор: { $game }
site-replay-of_table = повтор партії за столом { $table }
site-replay-of_record = повтор за записом
site-replay-to_table = До столу
site-replay-board = Поле
site-replay-seats = Місця за столом
site-replay-controls = Повтор
site-replay-tools = Що зробити із цим моментом
site-replay-journal = Журнал
site-replay-law = Правила: { $law }
site-replay-turn = Хід { $turn }
site-replay-opening = Перед першим ходом
site-replay-answer = відповідь { $number } з { $last }
site-replay-where = Хід { $turn }, відповідь { $number } з { $last }
site-replay-moment = Момент
site-replay-first = На початок
site-replay-back = На крок назад
site-replay-play = Відтворити
site-replay-next = На крок уперед
site-replay-last = У кінець
site-replay-go = Перейти
site-replay-seen_by = Дивитися
site-replay-eyes_all = очима всіх одразу
site-replay-eyes_public = очима глядача
site-replay-own_eyes = Ви бачите партію власними очима: { $seat }
site-replay-public_eyes = Ви бачите партію очима глядача
site-replay-link = Посилання на цей момент
site-replay-copied = Скопійовано
site-replay-download = Завантажити запис
site-replay-download_view = Завантажити те, що ви бачили
site-replay-continue = Продовжити звідси
site-replay-continue_help = Новий стіл почнеться з цієї позиції, з початку поточного кроку. Ця партія лишиться такою, як є.
site-replay-no_continue_over = У цей момент партію закінчено. Поверніться трохи назад: продовжити можна з будь-якого ранішого моменту.
site-replay-no_continue_hidden = Поки партія триває, тут від вас іще щось приховано, тому продовжити звідси за іншим столом не можна. Коли вона закінчиться, можна буде продовжити з будь-якого моменту.
site-replay-edit_position = Спершу змінити
site-replay-open_table = Відкрити стіл
site-replay-seat_me = Я
site-replay-seat_open = Будь-хто з посиланням

site-replay-upload_title = Переглянути запис
site-replay-upload_lead = Запис — це файл цілої партії. Надішліть його й пройдіть партію момент за моментом, очима будь-якого гравця, або грайте далі з будь-якого місця.
site-replay-upload_button = Переглянути
site-replay-file = Файл запису
site-replay-file_help = JSON, простий або стиснений (.gz), до 1 МБ
site-replay-paste = Або його текст

# Позиції

site-positions-title = Розставити позицію
site-positions-lead = Опишіть, хто де стоїть, або змініть приклад. Малюнок змінюється, поки ви друкуєте; що не вказано, має звичайне значення.
site-positions-label = Позиція (JSON)
site-positions-picture = Який це має вигляд
site-positions-good = З цієї позиції можна грати. Далі: { $next }
site-positions-bad = Такої позиції бути не може
site-positions-show = Показати
site-positions-open = Відкрити стіл із цією позицією
site-positions-who = Хто грає?
site-positions-example = Почати з прикладу: { $game }

# Перевірка

site-verify-title = Перевірити партію
site-verify-link = Перевірити роздачу
site-verify-lead = Чи чесною була роздача? Перед першим ходом стіл показує геш свого таємного зерна, потім кожен гравець додає своє слово. Коли партію закінчено, зерно відкривають, і тут усе обчислюється заново, крок за кроком.
site-verify-noted = Зобов’язання, яке ви бачили перед першим ходом
site-verify-noted_help = Необов’язково. Воно стоїть на сторінці столу; порівняйте його з тим, що ви тоді записали.
site-verify-button = Перевірити
site-verify-another = Перевірити інший запис
site-verify-steps = Крок за кроком
site-verify-mark_good = Сходиться:
site-verify-mark_bad = Не сходиться:
site-verify-mark_open = Сказати не можна:
site-verify-verdict_good = Так: роздача була чесною
site-verify-verdict_bad = Ні: щось у цьому записі змінено
site-verify-verdict_open = Сказати напевно не можна
site-verify-why_good = Зерно те саме, що було обіцяно, усі перетасування й кидки взято з нього та зі слів гравців, а відповіді ведуть до названого підсумку.
site-verify-why_bad = Позначені нижче кроки не сходяться.
site-verify-why_open = Запису ніщо не суперечить, але деякі кроки немає з чим порівняти.
site-verify-table = Стіл { $table }

site-verify-read = Запис
site-verify-read-readable = Він читається: { $count ->
    [one] { $count } подія
    [few] { $count } події
   *[many] { $count } подій
}.
site-verify-read-unreadable = Він не читається.
site-verify-commitment = Зерно й зобов’язання
site-verify-commitment-same = SHA-256 зерна, обчислений тут, збігається із зобов’язанням у записі.
site-verify-commitment-other = SHA-256 зерна, обчислений тут, не збігається із зобов’язанням у записі: змінено зерно або зобов’язання.
site-verify-commitment-unreadable = Зерно, слова гравців або зобов’язання не читаються.
site-verify-commitment-not_sealed = Випадкові числа цієї партії взято з простого зерна, як у симуляціях. Перед нею нічого не обіцяли, тому перевірити можна лише повтор.
site-verify-published = Що обіцяв стіл
site-verify-published-same = Це те саме зобов’язання, яке стіл показав перед першим ходом.
site-verify-published-other = Перед першим ходом цей стіл показав інше зобов’язання: зерно в записі — не цього столу.
site-verify-published-unknown = Цей стіл тут невідомий. Порівняйте зобов’язання з тим, що було показано перед першим ходом.
site-verify-noted-same = Це те зобов’язання, яке ви записали.
site-verify-noted-other = Це не те зобов’язання, яке ви записали.
site-verify-nonces = Слова гравців
site-verify-nonces-same = Це слова, які гравці додали за цим столом.
site-verify-nonces-other = Слово місця { $number } не те, яке було додано за цим столом.
site-verify-nonces-unknown = Домішано { $count ->
    [one] { $count } слово
    [few] { $count } слова
   *[many] { $count } слів
}. Погляньте, чи є серед них ваше.
site-verify-answers = Відповіді
site-verify-answers-same = Це відповіді, які зберігає цей стіл.
site-verify-answers-other = Подія { $number } не та, яку зберігає цей стіл.
site-verify-replay = Повтор
site-verify-replay-legal = За правилами { $count ->
    [one] дано { $count } відповідь
    [few] дано всі { $count } відповіді
   *[many] дано всі { $count } відповідей
}.
site-verify-replay-illegal = З цим зерном і цими словами відповіді не підходять до гри: змінено відповідь, слово або зерно.
site-verify-replay-left_out = Пропущено, бо зерно не те, що було обіцяно.
site-verify-stream = Перетасування й кидки
site-verify-stream-same = { $count ->
    [0] Гра не взяла з потоку жодного числа.
    [one] Гра взяла з потоку { $count } число, і воно стоїть на своєму місці.
    [few] Гра взяла з потоку { $count } числа, і всі вони стоять на своїх місцях.
   *[many] Гра взяла з потоку { $count } чисел, і всі вони стоять на своїх місцях.
}
site-verify-stream-other = Число { $number } потоку не те, яке взяла гра.
site-verify-result = Підсумок
site-verify-result-same = Повтор закінчується так, як сказано в записі.
site-verify-result-other = Повтор закінчується не так, як сказано в записі: змінено підсумок або відповідь.
site-verify-result-untold = Підсумку в записі немає: партію не було закінчено.

site-verify-evidence = Докази
site-verify-seed = Зерно
site-verify-told = Зобов’язання в записі
site-verify-computed = SHA-256 зерна
site-verify-nonce = Слово місця { $number }
site-verify-no_nonce = (немає)
site-verify-key = Ключ потоку
site-verify-how = Ключ — це SHA-256 від «nemeton», нульового байта та SHA-256 зерна й кожного слова. Число n потоку — перші 8 байтів HMAC-SHA-256 від ключа та n (8 байтів); гра бере остачу від ділення.
site-verify-draws = { $count ->
    [one] { $count } число потоку
    [few] { $count } числа потоку
   *[many] { $count } чисел потоку
}
site-verify-draw_counter = Число
site-verify-draw_moment = Після відповіді
site-verify-draw_size = Зі скількох
site-verify-draw_number = Узято
site-verify-draw_hash = HMAC-SHA-256

# Правила й карти

site-rules-short = Правила
site-rules-title = Правила
site-rules-lead = Кожна гра нашими словами й з малюнками: від першої хвилини до останнього запитання.
site-rules-contents = Зміст
site-rules-language = Мова
site-rules-anchor = Посилання на розділ «{ $title }»
site-rules-version = Це правила, за якими тут грають, версія { $version }.
site-rules-cards = Довідник карт
site-cards-short = Карти
site-cards-title = Карти
site-cards-lead = Усе, що має назву й текст: гортайте або шукайте.
site-cards-of = { $game }: довідник
site-cards-search = Шукати в назвах і текстах
site-cards-button = Знайти
site-cards-clear = Показати всі
site-cards-found = { $count ->
    [0] Нічого не знайшлося; усього тут { $every }.
   *[other] Знайдено: { $count } з { $every }
}
site-cards-all = Усього: { $every }
site-cards-law = У правилах
site-cards-link = Посилання: { $name }
