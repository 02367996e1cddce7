# Взгляд назад: шаги повтора, его ходы, конец записи, разбор

error-site-no_step = У момента { $moment } нет шага { $number }; всего их { $last }.
error-site-no_turn = В этой партии нет хода { $turn }; последний — { $last }.
site-looking-steps = По шагам
site-looking-turns = Ходы с { $first } по { $last }
site-looking-nothing = Ещё ничего не произошло.
site-looking-jump = Перейти к ходу
site-looking-turn_back = Предыдущий ход
site-looking-turn_next = Следующий ход

# Чем кончилась запись, и разбор

error-site-record_not_over = Эта запись обрывается раньше конца партии: ещё никто не победил. Её повтор и разбор доступны.
site-looking-record = запись
site-looking-title = Разбор: { $game }
site-looking-chart = Оценка шансов после каждого ответа; щелчок ведёт туда
site-looking-nobody = Здесь никого не спрашивают.
site-looking-nothing_asked = В этот момент никто ничего не выбирал, или ответ был взят назад.
site-looking-go_first = К началу
site-looking-go_back = Предыдущий выбор
site-looking-go_next = Следующий выбор
site-looking-go_last = К концу
site-looking-answers = Что боты думают об ответах
site-looking-weighing = Бот взвешивает ответы …
site-looking-played = Сыграно
site-looking-best = лучший
site-looking-bot_line = Как сыграл бы бот
site-looking-lost = Здесь упущено { $count } из ста.
site-looking-nothing_lost = Здесь ничего не упущено.
site-looking-worth_help = Цена: как судья ботов оценивает это место после ответа, от 0 (проиграно) до 100 (выиграно), зная то же, что знало место. { $count ->
    [one] Был { $count } ответ.
    [few] Было { $count } ответа.
   *[many] Было { $count } ответов.
}
site-looking-thought_quick = По одному взгляду на каждый.
site-looking-thought_long = После поиска в пять секунд.
site-looking-think = Подумать дольше
site-looking-try = Сыграть отсюда самому
site-looking-mistakes = Где много упущено
site-looking-mistakes_help = Ответы, которые стоили намного меньше другого, по одному взгляду бота. Случай и следующие ответы сюда не входят.
site-looking-no_mistakes = Никто не упустил многого одним ответом.
site-looking-looking = Партия просматривается …
site-looking-looked = Просмотрено до ответа { $done } из { $last } …
site-looking-better = Лучше: { $what }
