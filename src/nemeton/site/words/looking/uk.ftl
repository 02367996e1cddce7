# Погляд назад: кроки повтору, його ходи, кінець запису, розбір

error-site-no_step = У моменту { $moment } немає кроку { $number }; усього їх { $last }.
error-site-no_turn = У цій партії немає ходу { $turn }; останній — { $last }.
site-looking-steps = Крок за кроком
site-looking-turns = Ходи з { $first } до { $last }
site-looking-nothing = Ще нічого не сталося.
site-looking-jump = Перейти до ходу
site-looking-turn_back = Попередній хід
site-looking-turn_next = Наступний хід

# Чим скінчився запис, і розбір

error-site-record_not_over = Цей запис уривається раніше кінця партії: ще ніхто не переміг. Його повтор і розбір доступні.
site-looking-record = запис
site-looking-title = Розбір: { $game }
site-looking-chart = Оцінка шансів після кожної відповіді; клацання веде туди
site-looking-nobody = Тут нікого не питають.
site-looking-nothing_asked = У цю мить ніхто нічого не вибирав, або відповідь було взято назад.
site-looking-go_first = До початку
site-looking-go_back = Попередній вибір
site-looking-go_next = Наступний вибір
site-looking-go_last = До кінця
site-looking-answers = Що боти думають про відповіді
site-looking-weighing = Бот зважує відповіді …
site-looking-played = Зіграно
site-looking-best = найкраща
site-looking-bot_line = Як зіграв би бот
site-looking-lost = Тут утрачено { $count } зі ста.
site-looking-nothing_lost = Тут нічого не втрачено.
site-looking-worth_help = Ціна: як суддя ботів оцінює це місце після відповіді, від 0 (програно) до 100 (виграно), знаючи те саме, що знало місце. { $count ->
    [one] Була { $count } відповідь.
    [few] Було { $count } відповіді.
   *[many] Було { $count } відповідей.
}
site-looking-thought_quick = По одному погляду на кожну.
site-looking-thought_long = Після пошуку в п’ять секунд.
site-looking-think = Подумати довше
site-looking-try = Зіграти звідси самому
site-looking-mistakes = Де багато втрачено
site-looking-mistakes_help = Відповіді, які коштували набагато менше за іншу, за одним поглядом бота. Випадок і подальші відповіді сюди не входять.
site-looking-no_mistakes = Ніхто не втратив багато однією відповіддю.
site-looking-looking = Партію переглядають …
site-looking-looked = Переглянуто до відповіді { $done } з { $last } …
site-looking-better = Краще: { $what }
