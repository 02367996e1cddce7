# Слова сторінок столу.

error-site-not_your_seat = Ви не сидите за цим столом; це можуть робити лише ті, хто за ним сидить.
error-site-host_only = Це може зробити лише господар столу.
error-site-not_absent = Цього гравця немає ще не так довго, щоб його замінити.
error-site-no_draw = Нічию можна запропонувати, лише коли грають двоє людей.
error-site-proposal_gone = Це питання вже знято; сторінка показує, як усе є зараз.
error-site-still_playing = Цю партію ще не закінчено; реванш буде після неї.
error-site-empty_message = Порожнє повідомлення надіслати не можна.
error-site-long_message = У повідомленні може бути не більше { $most } знаків; нічого не надіслано.
error-site-sits_already = Ви вже сидите за цим столом.
error-site-changed_meanwhile = Хтось тієї ж миті змінив цей стіл. Нічого не зроблено: спробуйте ще раз.
error-site-no_name = Спершу назвіться, щоб інші знали, хто ви.
error-site-no_seat_link = Це посилання на місце недійсне, або на місці вже інший гравець.

site-table-skip = До вашого ходу
site-table-number = стіл { $table }
site-table-rules = Правила
site-table-replay = Повтор
site-table-board = Поле
site-table-seats = Місця за столом
site-table-tabs = Що показати
site-table-journal = Журнал
site-table-chat = Чат
site-table-stones = У грі
site-table-more = Стіл
site-table-close = Закрити
site-table-back = Назад до столу
site-table-zoom-in = Ближче
site-table-zoom-out = Далі
site-table-zoom-fit = Показати все поле
site-table-title-yours = Ваш хід! { $game }
site-table-title-over = Закінчено: { $game }
site-table-lost = Зв’язок втрачено. Партію збережено; сторінка оновиться сама, щойно сервер відповість.
site-table-unsent = Надіслати не вдалося. Нічого не змінилося; спробуйте ще раз, коли зв’язок повернеться.

site-table-seat-here = тут
site-table-seat-away = не на зв’язку
site-table-seat-left = місце залишено
site-table-seat-asked = ходить
site-table-seat-won = перемога
site-table-seat-stands_in = замість: { $name }

site-table-yours = Ваш хід.
site-table-watching = Ви спостерігаєте.
site-table-you_left = Ви залишили своє місце.
site-table-waits = { $count ->
    [one] Зараз вирішує
   *[other] Зараз вирішують
}
site-table-waits_secretly = Чекаємо, чи хтось відповість.
site-table-law = Правила: { $law }
site-table-refused = Чого зараз не можна і чому
site-table-and_more = і ще { $count }
site-table-pick = { $least ->
    [0] Виберіть не більше { $most }
   *[other] { $most ->
        [1] Виберіть одне
       *[other] Виберіть від { $least } до { $most }
    }
}
site-table-pick-exactly = Виберіть рівно { $count }
site-table-below = ще { $count } ↓
site-table-return = Повернутися на своє місце

site-table-undo = Взяти назад
site-table-undo-ask = Попросити взяти назад
site-table-undo-alone = Усе-таки взяти назад
site-table-hand = { $count ->
    [one] На руці: { $count } карта
    [few] На руці: { $count } карти
   *[other] На руці: { $count } карт
}
site-table-still = { $company ->
    [alone] { "." }
   *[others] ; взяти назад можна лише за згодою решти.
}
site-table-why-nothing = Поки що немає чого взяти назад.
site-table-why-over = Партію закінчено; взяти назад уже нічого не можна.
site-table-why-chance = Відтоді щось вирішив випадок{ site-table-still }
site-table-why-shown = Відтоді відкрилося приховане{ site-table-still }
site-table-why-answered = Відтоді відповів інший гравець{ site-table-still }
site-table-why-needed = Від цього залежить пізніша відповідь{ site-table-still }
site-table-agree = Погодитися
site-table-refuse = Ні
site-table-withdraw = Не треба
site-table-proposal-undo = можна взяти назад мою останню відповідь і все, що було після неї?
site-table-proposal-draw = погодимося на нічию?
site-table-proposal-replace = посадити бота замість: { $name }?
site-table-proposal-waits = Чекаємо на згоду інших.

site-table-over-won = Ви перемогли!
site-table-over-ended = Партію закінчено.
site-table-over-stood_in = Партію дограв бот (замість: { $name }).
site-table-over-replay = Дивитися повтор
site-table-winners = Переможці: { $names }.
site-table-nobody_wins = Переможця немає.
site-table-rematch = Реванш зі зміною місць
site-table-again = Зіграти ще раз
site-table-again-go = Перейти до нової партії
site-table-together_again = Зіграти ще раз зі зміною місць
site-table-together_again-go = Перейти до нової партії
site-table-rematch-go = Перейти до реваншу

site-table-turn = Хід { $turn }
site-table-turn-begins = Хід починається.
site-table-nothing_yet = Поки що нічого не сталося. Тут буде розказано, хто що робить.
site-table-opening = Перед першим ходом
site-table-no_board = Поле цієї партії за нинішніми правилами намалювати не можна. Підсумок і журнал збережено.
site-table-no_story = Від цієї партії зберігся лише підсумок.
site-table-whole_story = Раніші ходи: увесь журнал
site-table-story = Журнал: { $game }
site-table-all_cards = Усе, що є в цій грі

site-table-chat-empty = Поки що ніхто нічого не сказав.
site-table-chat-say = Ваше повідомлення
site-table-chat-send = Сказати
site-table-chat-mute = Вимкнути чат
site-table-chat-muted = Чат вимкнено.

site-table-share = Скопіювати посилання на стіл
site-table-share-help = Хто його відкриє, зможе спостерігати.
site-table-watchers = { $count ->
    [one] Спостерігає { $count } людина.
    [few] Спостерігають { $count } людини.
   *[other] Спостерігає { $count } людей.
}
site-table-copied = Скопійовано
site-table-notify = Сповіщати про мій хід
site-table-notify-help = Сповіщення браузера, поки ця сторінка відкрита у фоні.
site-table-seat_link = Скопіювати посилання на моє місце
site-table-seat_link-help = Щоб продовжити на іншому пристрої. Нікому його не давайте: з ним можна грати за вас.
site-table-seat_link-here = Посилання
site-table-renew = Оновити посилання на моє місце
site-table-renew-help = Старе посилання перестане діяти, інші пристрої втратять місце; цей пристрій його збереже.
site-table-windows = Питати мене, лише якщо є чим відповісти
site-table-windows-help = Коли на карту можна відповісти, питають усіх, хто міг би мати відповідь: так мовчання нічого не видає. З цим налаштуванням стіл сам пропускає відповідь за вас, якщо відповісти нічим. Але тоді ваша затримка підкаже іншим, що відповідь у вас, можливо, є.
site-table-draw = Запропонувати нічию
site-table-draw-help = Партія закінчиться внічию, якщо інша сторона погодиться.
site-table-replace = Посадити бота замість: { $name }
site-table-replace-help = Гравець зможе повернутися. У підсумку партії буде сказано, що грав бот.
site-table-leave = Залишити своє місце
site-table-leave-help = Ви зможете повернутися; тим часом інші можуть посадити замість вас бота.
site-table-resign = Здатися
site-table-resign-sure = Справді здатися?
site-table-resign-yes = Так, здаюся
site-table-resign-help = Переможе інша сторона.
site-table-resign-help_many = Ваше місце назавжди займе бот, і в підсумку партії це буде сказано.
site-table-commitment = Зобов’язання:
site-table-commitment-help = Геш таємного зерна, яке вирішує кожне тасування. Саме зерно буде показано після партії, і кожен зможе його перевірити.
site-table-seed = Таємне зерно:
site-table-verify = Перевірити

site-table-room = Чекаємо на гравців
site-table-room-invite = Запросіть когось
site-table-room-invite_help = Надішліть це посилання. Хто його відкриє, назветься і сяде за стіл.
site-table-room-address = Посилання на цей стіл
site-table-room-copy = Скопіювати посилання
site-table-room-open = вільне місце
site-table-room-name = Ваше ім’я
site-table-room-sit = Сісти
site-table-room-bot = Бот для цього місця
site-table-room-seat_bot = Посадити бота
site-table-room-leave = Встати
site-table-room-begins = Партія почнеться сама, коли всі місця буде зайнято.

site-table-continue-title = Продовжити тут?
site-table-continue-help = Місце за столом гри «{ $game }»: { $place }, гравець — { $name }. Якщо воно ваше, продовжуйте тут: місце лишиться за обома пристроями, і грати можна з будь-якого.
site-table-continue-link = Посилання на місце, як його було скопійовано
site-table-continue-yes = Продовжити на цьому пристрої
site-table-continue-no = Лише дивитися
site-table-silent = Немає відповіді від бота ({ $names }), хоча він пробував тричі. Партія ціла й чекає.
site-table-silent-again = Нехай спробує ще раз
site-table-silent-lot = Нехай один раз відповість випадок
site-table-silent-help = Якщо знову не вийде, господар столу може дати один раз відповісти випадку.
error-site-no_silent_bot = Тут більше не чекають на жодного бота.
site-table-carried = Правила цієї гри виправили, поки тривала партія; вона триває далі за версією { $rules }. { $lost ->
    [one] { $lost } відповідь більше не підходить, її треба дати знову.
    [few] { $lost } відповіді більше не підходять, їх треба дати знову.
   *[many] { $lost } відповідей більше не підходять, їх треба дати знову.
}
site-table-carried_own = Ваших серед них: { $count }.

site-table-pins = Позначки й стрілки
site-table-pins-help = Покажіть іншим, про що ви говорите. Позначки — частина чату, а не гри: з кінцем фази вони зникають.
site-table-pins-pin = Поставити позначку
site-table-pins-arrow = Намалювати стрілку
site-table-pins-hint = Виберіть місце на полі. Щоб відмовитися, натисніть тут.
site-table-pins-hint_end = Тепер місце, куди вона веде. Щоб відмовитися, натисніть тут.
site-table-pins-at = позначка: { $start }
site-table-pins-way = стрілка: { $start } → { $end }
site-table-pins-remove = Прибрати ({ $pin })
site-table-pins-start = Місце
site-table-pins-end = Стрілка до
site-table-pins-nowhere = без стрілки, лише позначка
site-table-pins-put = Показати
site-table-pins-clear = Прибрати всі мої
error-site-no_pins = У цій грі немає позначок і стрілок.
error-site-no_place = Такого місця на цьому полі немає; нічого не позначено.
error-site-too_many_pins = Один гравець може мати щонайбільше { $most } позначок і стрілок; спершу приберіть зайві.
