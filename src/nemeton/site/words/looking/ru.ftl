# Взгляд назад: шаги повтора, его ходы, конец записи, разбор

error-site-no_step = У момента { $moment } нет шага { $number }; всего их { $last }.
error-site-no_turn = В этой партии нет хода { $turn }; последний — { $last }.
site-looking-steps = По шагам
site-looking-turns = Ходы с { $first } по { $last }
site-looking-nothing = Ещё ничего не произошло.
site-looking-jump = Перейти к ходу
site-looking-turn_back = Предыдущий ход
site-looking-turn_next = Следующий ход
