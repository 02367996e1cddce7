# Слова страниц стола.

error-site-not_your_seat = Вы не сидите за этим столом; это могут делать только те, кто за ним сидит.
error-site-host_only = Это может сделать только хозяин стола.
error-site-not_absent = Этот игрок отсутствует ещё не так долго, чтобы его заменить.
error-site-no_draw = Ничью можно предложить, только когда играют двое людей.
error-site-proposal_gone = Этот вопрос уже снят; страница показывает, как всё обстоит сейчас.
error-site-still_playing = Эта партия ещё не окончена; реванш будет после неё.
error-site-empty_message = Пустое сообщение отправить нельзя.
error-site-long_message = В сообщении может быть не больше { $most } знаков; ничего не отправлено.
error-site-sits_already = Вы уже сидите за этим столом.
error-site-changed_meanwhile = Кто-то в тот же миг изменил этот стол. Ничего не сделано: попробуйте ещё раз.
error-site-no_name = Сначала назовитесь, чтобы остальные знали, кто вы.
error-site-no_seat_link = Эта ссылка на место недействительна, или на месте уже другой игрок.

site-table-skip = К вашему ходу
site-table-number = стол { $table }
site-table-rules = Правила
site-table-replay = Повтор
site-table-board = Поле
site-table-seats = Места за столом
site-table-tabs = Что показать
site-table-journal = Журнал
site-table-chat = Беседа
site-table-stones = В игре
site-table-more = Стол
site-table-close = Закрыть
site-table-back = Вернуться к столу
site-table-zoom-in = Ближе
site-table-zoom-out = Дальше
site-table-zoom-fit = Показать всё поле
site-table-title-yours = Ваш ход! { $game }
site-table-title-over = Окончено: { $game }
site-table-lost = Связь потеряна. Больше ничего не потеряно: страница продолжит работу сама, как только сервер ответит.
site-table-unsent = Отправить не удалось. Ничего не изменилось; попробуйте ещё раз, когда связь вернётся.

site-table-seat-here = здесь
site-table-seat-away = отсутствует
site-table-seat-left = место покинуто
site-table-seat-asked = ходит
site-table-seat-won = победа
site-table-seat-stands_in = вместо: { $name }

site-table-yours = Ваш ход.
site-table-watching = Вы наблюдаете.
site-table-you_left = Вы покинули своё место.
site-table-waits = { $count ->
    [one] Сейчас решает
   *[other] Сейчас решают
}
site-table-waits_secretly = Ждём возможных ответов.
site-table-law = Правила: «{ $law }»
site-table-refused = Чего сейчас нельзя и почему
site-table-and_more = и ещё { $count }
site-table-pick = { $least ->
    [0] Выберите не больше { $most }
   *[other] { $most ->
        [1] Выберите одно
       *[other] Выберите от { $least } до { $most }
    }
}
site-table-pick-exactly = Выберите ровно { $count }
site-table-below = ещё { $count } ↓
site-table-return = Вернуться на своё место

site-table-undo = Отменить
site-table-undo-ask = Попросить об отмене
site-table-undo-alone = Всё же отменить
site-table-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карты
   *[other] Ваша рука: { $count } карт
}
site-table-still = { $company ->
    [alone] { "." }
   *[others] ; отменить можно только с согласия остальных.
}
site-table-why-nothing = Отменять пока нечего.
site-table-why-over = Партия окончена; отменить уже ничего нельзя.
site-table-why-chance = С тех пор что-то решил случай{ site-table-still }
site-table-why-shown = С тех пор открылось скрытое{ site-table-still }
site-table-why-answered = С тех пор ответил другой игрок{ site-table-still }
site-table-why-needed = От этого зависит более поздний ответ{ site-table-still }
site-table-agree = Согласиться
site-table-refuse = Нет
site-table-withdraw = Не нужно
site-table-proposal-undo = можно взять назад мой последний ответ и всё, что было после него?
site-table-proposal-draw = согласимся на ничью?
site-table-proposal-replace = пусть дальше вместо игрока { $name } играет бот?
site-table-proposal-waits = Ждём согласия остальных.

site-table-over-won = Вы победили!
site-table-over-ended = Партия окончена.
site-table-over-stood_in = Партию вместо игрока { $name } доиграл бот.
site-table-over-replay = Смотреть повтор
site-table-winners = Победители: { $names }.
site-table-nobody_wins = Победителя нет.
site-table-rematch = Реванш со сменой мест
site-table-again = Сыграть ещё раз
site-table-again-go = Перейти к новой партии
site-table-together_again = Сыграть ещё раз со сменой мест
site-table-together_again-go = Перейти к новой партии
site-table-rematch-go = Перейти к реваншу

site-table-turn = Ход { $turn }
site-table-turn-begins = Ход начинается.
site-table-nothing_yet = Пока ничего не произошло. Здесь будет рассказано, кто что делает.
site-table-opening = До первого хода
site-table-no_board = Поле этой партии по нынешним правилам нарисовать нельзя. Итог и журнал сохранены.
site-table-no_story = От этой партии сохранился только итог.
site-table-whole_story = Более ранние ходы: весь журнал
site-table-story = Журнал: { $game }
site-table-all_cards = Всё, что есть в этой игре

site-table-chat-empty = Пока никто ничего не сказал.
site-table-chat-say = Ваше сообщение
site-table-chat-send = Сказать
site-table-chat-mute = Заглушить беседу
site-table-chat-muted = Беседа заглушена.

site-table-share = Скопировать ссылку на стол
site-table-share-help = Кто её откроет, сможет наблюдать.
site-table-watchers = { $count ->
    [one] Наблюдает { $count } человек.
    [few] Наблюдают { $count } человека.
   *[other] Наблюдают { $count } человек.
}
site-table-copied = Скопировано
site-table-notify = Сообщать, когда мой ход
site-table-notify-help = Уведомление браузера, пока эта страница открыта в фоне.
site-table-seat_link = Скопировать ссылку на моё место
site-table-seat_link-help = Чтобы продолжить на другом устройстве. Никому её не давайте: с ней можно играть за вас.
site-table-seat_link-here = Сама ссылка
site-table-renew = Обновить ссылку на моё место
site-table-renew-help = Старая ссылка перестанет действовать, другие устройства потеряют место; это устройство его сохранит.
site-table-windows = Спрашивать меня, только если есть чем ответить
site-table-windows-help = Когда на карту можно ответить, спрашивают всех, у кого мог бы быть ответ: так молчание ничего не выдаёт. С этой настройкой за вас пасует стол, если ответить нечем. Но тогда ваша задержка подскажет другим, что ответ у вас, возможно, есть.
site-table-draw = Предложить ничью
site-table-draw-help = Партия закончится вничью, если другая сторона согласится.
site-table-replace = Пусть за игрока { $name } играет бот
site-table-replace-help = Игрок сможет вернуться. В итоге партии будет сказано, что играл бот.
site-table-leave = Покинуть своё место
site-table-leave-help = Вы сможете вернуться; тем временем остальные могут посадить вместо вас бота.
site-table-resign = Сдаться
site-table-resign-sure = Точно сдаться?
site-table-resign-yes = Да, сдаюсь
site-table-resign-help = Победит другая сторона.
site-table-resign-help_many = Ваше место навсегда займёт бот, и в итоге партии это будет сказано.
site-table-commitment = Обязательство:
site-table-commitment-help = Хеш тайного зерна, от которого зависит каждая перетасовка. Само зерно покажут после партии, и каждый сможет его проверить.
site-table-seed = Тайное зерно:
site-table-verify = Проверить

site-table-room = Ждём игроков
site-table-room-invite = Пригласите кого-нибудь
site-table-room-invite_help = Отправьте эту ссылку. Кто её откроет, назовётся и сядет за стол.
site-table-room-address = Ссылка на этот стол
site-table-room-copy = Скопировать ссылку
site-table-room-open = свободное место
site-table-room-name = Ваше имя
site-table-room-sit = Сесть
site-table-room-bot = Бот для этого места
site-table-room-seat_bot = Посадить бота
site-table-room-leave = Встать
site-table-room-begins = Партия начнётся сама, когда все места будут заняты.

site-table-continue-title = Продолжить здесь?
site-table-continue-help = Это место игрока { $name } ({ $place }) за столом игры «{ $game }». Если оно ваше, продолжайте здесь: место останется за обоими устройствами, и играть можно с любого.
site-table-continue-link = Ссылка на место, как она была скопирована
site-table-continue-yes = Продолжить на этом устройстве
site-table-continue-no = Только смотреть
site-table-silent = Нет ответа от бота ({ $names }), хотя он пробовал трижды. Партия цела и ждёт.
site-table-silent-again = Пусть попробует ещё раз
site-table-silent-lot = Пусть один раз ответит случай
site-table-silent-help = Если снова не получится, хозяин стола может дать один раз ответить случаю.
error-site-no_silent_bot = Здесь больше не ждут ни одного бота.
site-table-carried = Правила этой игры исправили, пока шла партия; она продолжается по версии { $rules }. { $lost ->
    [one] { $lost } ответ больше не подходит, его нужно дать заново.
    [few] { $lost } ответа больше не подходят, их нужно дать заново.
   *[many] { $lost } ответов больше не подходят, их нужно дать заново.
}
site-table-carried_own = Ваших среди них: { $count }.

site-table-pins = Метки и стрелки
site-table-pins-help = Покажите другим, о чём вы говорите. Метки — часть беседы, а не партии: с концом фазы они исчезают.
site-table-pins-pin = Поставить метку
site-table-pins-arrow = Нарисовать стрелку
site-table-pins-hint = Нажмите на место на поле. Чтобы отменить, нажмите сюда.
site-table-pins-hint_end = Теперь нажмите туда, куда она ведёт. Чтобы отменить, нажмите сюда.
site-table-pins-at = метка: { $start }
site-table-pins-way = стрелка: { $start } → { $end }
site-table-pins-remove = Убрать ({ $pin })
site-table-pins-start = Место
site-table-pins-end = Стрелка к
site-table-pins-nowhere = без стрелки, только метка
site-table-pins-put = Показать
site-table-pins-clear = Убрать все мои
error-site-no_pins = В этой игре нет меток и стрелок.
error-site-no_place = Такого места на этом поле нет; ничего не отмечено.
error-site-too_many_pins = У одного игрока может быть не больше { $most } меток и стрелок; сначала уберите лишние.
