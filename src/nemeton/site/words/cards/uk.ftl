# Карти, які читають, перш ніж вибрати.

site-card-cost = Вартість
site-card-look = Прочитати карту
site-card-reached = досягнуто
site-card-if_played = досягнуто, якщо зіграти
site-card-missing = бракує: { $what }
site-card-close = Закрити карту
site-card-before = Попередня карта
site-card-next = Наступна карта
site-card-of = { $at } з { $count }
site-card-lost = Карту не вдалося завантажити. Її текст є в довіднику.
site-card-handbook = У довіднику
site-card-rules = Правила про неї
site-card-deeds = Що можна зробити з нею зараз

# Довідник: правила й карти.

site-cards-by-kind = Вид
site-cards-by-owner = Чия
site-cards-by-deck = Колода
site-cards-by-suit = Масть
site-cards-by-speed = Швидкість
site-cards-by-side = Сторона карти
site-cards-by-mark = Коли грається
site-cards-by-element = Стихії
site-rules-search = Шукати в правилах
site-rules-found = { $count ->
    [0] Таких слів немає в жодному розділі.
    [one] { $count } розділ
    [few] { $count } розділи
   *[other] { $count } розділів
}
site-handbook = Довідник
site-handbook-search = Шукати в правилах або картах
site-handbook-filters = Відбір
site-handbook-whole = Уся сторінка
site-handbook-more = Показано перші { $count }; решту знайде пошук.
site-handbook-lost = Довідник зараз не відкрився. Спробуйте ще раз трохи згодом.
