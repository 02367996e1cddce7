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
