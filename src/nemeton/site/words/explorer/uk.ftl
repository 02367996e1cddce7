# Оглядач

site-explorer-title = Оглядач
site-explorer-lead = Що тут грали боти й хто переміг. Натисніть на хід у списку чи на полі, щоб піти далі.
site-explorer-short = що грали боти з будь-якої позиції та хто переміг.
site-explorer-board = Поле
site-explorer-here = У цій позиції
site-explorer-games =
    { $count ->
        [one] Тут побувала { $count } партія книги
        [few] Тут побували { $count } партії книги
       *[other] Тут побувало { $count } партій книги
    }
site-explorer-answers = Зіграні ходи
site-explorer-others = Інші ходи
site-explorer-others_help = У партіях книги так не ходили. Число показує, як оцінюють шанси на перемогу боти.
site-explorer-nothing = Книга не знає цієї позиції
site-explorer-nothing_help = Сюди не дійшла майже жодна партія. Тому тут показано, як боти оцінюють шанси на перемогу після кожного ходу; іти далі можна й так.
site-explorer-played =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[other] { $count } партій
    }
site-explorer-share = { $share } %
site-explorer-wins = перемог за «{ $seat }» { $count } %
site-explorer-undecided = без переможця { $count } %
site-explorer-losses = перемог за «{ $seat }» { $count } %
site-explorer-legend = Перемоги: { $seat }
site-explorer-legend_undecided = Без переможця
site-explorer-judge = Оцінка: { $count } %
site-explorer-back = На хід назад
site-explorer-start = На початок
site-explorer-deal = Розклад { $number }
site-explorer-other_deal = Інший розклад
site-explorer-brought = Ваша позиція
site-explorer-edit = Змінити позицію
site-explorer-copy = Скопіювати посилання
site-explorer-way = Ходи до цього місця
site-explorer-way_start = Початок
site-explorer-long = Більше ходів у посилання не вміщується. Щоб іти далі, відкрийте позицію в пісочниці й почніть звідти.
site-explorer-refused = Посилання уривається
site-explorer-open = Оглядач звідси
site-explorer-about = Звідки ці числа
site-explorer-about_games =
    { $count ->
        [one] { $count } партія двох рівних ботів: пошук, { $iterations } переглядів на відповідь; зіграна { $date }. Перші ходи обрано жеребом серед добрих.
        [few] { $count } партії двох рівних ботів: пошук, { $iterations } переглядів на відповідь; зіграні { $date }. Перші ходи обрано жеребом серед добрих.
       *[other] { $count } партій двох рівних ботів: пошук, { $iterations } переглядів на відповідь; зіграні { $date }. Перші ходи обрано жеребом серед добрих.
    }
site-explorer-about_alike = Позиції вважаються однаковими, якщо збігаються шамани, жетони, рахунок і клітинки з мегалітами, хоч би які мегаліти там стояли; дзеркальні й повернуті теж. У книзі лишилися ті, де побувало щонайменше { $least } партій. Партій людей у ній немає.
site-explorer-about_none = Книги тут немає. Оглядач показує лише оцінку ботів.

error-site-no_explorer = Для «{ $game }» оглядача немає.
error-site-bad_deal = У розкладів номери від 1 до { $most }.
error-site-other_game = Позиція в цьому посиланні з іншої гри.
error-site-bad_way = Хід { $number } з цього посилання зробити не можна. Ось позиція перед ним.
error-site-long_way = У цьому посиланні більше { $most } ходів. Ось позиція, з якої воно починається.
