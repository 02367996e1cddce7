# Карты, которые читают, прежде чем выбрать.

site-card-cost = Стоимость
site-card-look = Прочитать карту
site-card-reached = достигнуто
site-card-if_played = достигнуто, если сыграть
site-card-missing = не хватает: { $what }
site-card-close = Закрыть карту
site-card-before = Предыдущая карта
site-card-next = Следующая карта
site-card-of = { $at } из { $count }
site-card-lost = Карту не удалось загрузить. Её текст есть в справочнике.
site-card-handbook = В справочнике
site-card-rules = Правила о ней
site-card-deeds = Что можно сделать с ней сейчас
