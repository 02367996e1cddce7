# Слова о выборе: что происходит между вопросом и ответом.

site-me-confirm = Подтверждать ответы
site-me-confirm_help = Такой ответ сначала выбирают, а второе нажатие его исполняет: прежде чем упадут кубики, откроется тайная карта или другие ответят втайне.
site-me-confirm-final = Только то, чего не вернуть
site-me-confirm-always = Всегда
site-me-confirm-never = Никогда

site-choose-do = Сделать
site-choose-back = Назад
site-choose-undoable = Это можно вернуть.
site-choose-chance = Дальше решает случай: кубики, перемешивание или взятая карта. Этого не вернуть.
site-choose-shown = Откроется тайное. Этого не вернуть.
site-choose-secret = Другие могут ответить втайне. После этого хода не вернуть.
site-choose-over = Это завершит игру.
site-choose-answered = После этого ничего не вернуть.
site-choose-as_list = Все ответы списком: { $count }
site-choose-picked = { $count ->
    [0] Ничего не выбирать
    [1] Выбрать это
    [one] Выбрать { $count } отмеченный
    [few] Выбрать { $count } отмеченных
   *[other] Выбрать { $count } отмеченных
}
site-choose-picked_of = { $count } из { $most }
site-choose-keys = Как вас спрашивать, и клавиши
site-choose-key-digits = 1–9
site-choose-key-digits_does = выбирают ответ; действие открывает свои места
site-choose-key-enter = Enter
site-choose-key-enter_does = исполняет выбранное
site-choose-key-escape = Esc
site-choose-key-escape_does = возвращает назад: от выбранного, от действия, от фигуры
site-choose-key-tab = Tab
site-choose-key-tab_does = ведёт по всем ответам, а по действиям — стрелки

error-site-not_ahead = Сейчас на это нельзя ответить заранее; страница показывает, как обстоят дела.
site-choose-ahead_set = Заранее: { $what }
site-choose-ahead_back = Отменить
site-choose-ahead_lost = { $what }: так было сказано заранее, но это уже невозможно.
site-choose-sole = Не спрашивать меня, когда ответ один
site-choose-sole_count = так сказали { $count } из { $of }; действует, когда скажут все
