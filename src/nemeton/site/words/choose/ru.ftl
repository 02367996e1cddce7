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
