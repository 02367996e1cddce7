# Обозреватель

site-explorer-title = Обозреватель
site-explorer-lead = Что играли здесь боты и кто победил. Нажмите на ход в списке или на поле, чтобы пойти дальше.
site-explorer-short = что играли боты из любой позиции и кто победил.
site-explorer-board = Поле
site-explorer-here = В этой позиции
site-explorer-games =
    { $count ->
        [one] Здесь побывала { $count } партия книги
        [few] Здесь побывали { $count } партии книги
       *[other] Здесь побывало { $count } партий книги
    }
site-explorer-answers = Сыгранные ходы
site-explorer-others = Другие ходы
site-explorer-others_help = В партиях книги так не ходили. Число показывает, как оценивают шансы на победу боты.
site-explorer-nothing = Книга не знает этой позиции
site-explorer-nothing_help = Сюда не дошла почти ни одна партия. Поэтому здесь показано, как боты оценивают шансы на победу после каждого хода; идти дальше можно и так.
site-explorer-played =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
site-explorer-share = { $share } %
site-explorer-wins = побед за «{ $seat }» { $count } %
site-explorer-undecided = без победителя { $count } %
site-explorer-losses = побед за «{ $seat }» { $count } %
site-explorer-legend = Победы: { $seat }
site-explorer-legend_undecided = Без победителя
site-explorer-judge = Оценка: { $count } %
site-explorer-back = На ход назад
site-explorer-start = В начало
site-explorer-deal = Расклад { $number }
site-explorer-other_deal = Другой расклад
site-explorer-brought = Ваша позиция
site-explorer-edit = Изменить позицию
site-explorer-copy = Скопировать ссылку
site-explorer-way = Ходы до этого места
site-explorer-way_start = Начало
site-explorer-long = Больше ходов в ссылку не помещается. Чтобы идти дальше, откройте позицию в песочнице и начните отсюда.
site-explorer-refused = Ссылка обрывается
site-explorer-open = Обозреватель отсюда
site-explorer-about = Откуда эти числа
site-explorer-about_games =
    { $count ->
        [one] { $count } партия двух равных ботов: поиск, { $iterations } просмотров на ответ; сыграна { $date }. Первые ходы выбраны по жребию среди хороших.
        [few] { $count } партии двух равных ботов: поиск, { $iterations } просмотров на ответ; сыграны { $date }. Первые ходы выбраны по жребию среди хороших.
       *[other] { $count } партий двух равных ботов: поиск, { $iterations } просмотров на ответ; сыграны { $date }. Первые ходы выбраны по жребию среди хороших.
    }
site-explorer-about_alike = Позиции считаются одинаковыми, если совпадают шаманы, жетоны, счёт и клетки с мегалитами, какие бы мегалиты там ни стояли; отражённые и повёрнутые тоже. В книге остались те, где побывало не меньше { $least } партий. Партий людей в ней нет.
site-explorer-about_none = Книги здесь нет. Обозреватель показывает только оценку ботов.

error-site-no_explorer = Для «{ $game }» обозревателя нет.
error-site-bad_deal = У раскладов номера от 1 до { $most }.
error-site-other_game = Позиция в этой ссылке из другой игры.
error-site-bad_way = Ход { $number } из этой ссылки сделать нельзя. Вот позиция перед ним.
error-site-long_way = В этой ссылке больше { $most } ходов. Вот позиция, с которой она начинается.
