# Варіанти, які хтось пробує

site-lines-title = Спробувати інші відповіді
site-lines-lead = Продовжуйте звідси як хочете. Усе, що ви пробуєте, зберігається деревом у цій адресі: поділіться посиланням або заберіть файл.
site-lines-way = Шлях сюди
site-lines-start = На початок
site-lines-back = На відповідь назад
site-lines-bot = Хай далі грає бот
site-lines-tree = Випробувано
site-lines-tree_help = Число — оцінка шансів того, хто відповідає, у відсотках. Хрестик прибирає відповідь і все, що за нею.
site-lines-remove = Прибрати: { $what }
site-lines-tried = пробували
site-lines-answers = Відповіді
site-lines-full = Більше в дерево не вміщується. Приберіть якусь відповідь, щоб продовжити.
site-lines-luck_same = Випадок іде так, як ішов у партії.
site-lines-luck_other = Випадок інший: номер { $number }.
site-lines-other_luck = З іншим випадком
site-lines-same_luck = Як у партії
site-lines-as_text = Текстом
site-lines-as_json = Даними (JSON)
site-lines-open = Спробувати інші відповіді
site-lines-mine = Мої варіанти
site-lines-others = { $count ->
    [one] Ще { $count } відповідь
    [few] Ще { $count } відповіді
   *[many] Ще { $count } відповідей
}
error-site-bad_lines = Це посилання на варіанти пошкоджене: у ньому може бути до { $lines } ліній по { $steps } відповідей.
