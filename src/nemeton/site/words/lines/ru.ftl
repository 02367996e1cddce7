# Варианты, которые кто-то пробует

site-lines-title = Попробовать другие ответы
site-lines-lead = Продолжайте отсюда как хотите. Всё, что вы пробуете, хранится деревом в этом адресе: поделитесь ссылкой или заберите файл.
site-lines-way = Путь сюда
site-lines-start = К началу
site-lines-back = На ответ назад
site-lines-bot = Пусть дальше играет бот
site-lines-tree = Испробовано
site-lines-tree_help = Число — оценка шансов того, кто отвечает, в процентах. Крестик убирает ответ и всё, что за ним.
site-lines-remove = Убрать: { $what }
site-lines-tried = пробовали
site-lines-answers = Ответы
site-lines-full = Больше в дерево не помещается. Уберите какой-нибудь ответ, чтобы продолжить.
site-lines-luck_same = Случай идёт так, как шёл в партии.
site-lines-luck_other = Случай иной: номер { $number }.
site-lines-other_luck = С другим случаем
site-lines-same_luck = Как в партии
site-lines-as_text = Текстом
site-lines-as_json = Данными (JSON)
site-lines-open = Попробовать другие ответы
site-lines-mine = Мои варианты
site-lines-others = { $count ->
    [one] Ещё { $count } ответ
    [few] Ещё { $count } ответа
   *[many] Ещё { $count } ответов
}
error-site-bad_lines = Эта ссылка на варианты повреждена: в ней может быть до { $lines } линий по { $steps } ответов.
