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

# Справочник: правила и карты.

site-cards-by-kind = Вид
site-cards-by-owner = Чья
site-cards-by-deck = Колода
site-cards-by-suit = Масть
site-cards-by-speed = Скорость
site-cards-by-side = Сторона карты
site-cards-by-mark = Когда играется
site-cards-by-element = Стихии
site-rules-search = Искать в правилах
site-rules-found = { $count ->
    [0] Таких слов нет ни в одном разделе.
    [one] { $count } раздел
    [few] { $count } раздела
   *[other] { $count } разделов
}
site-handbook = Справочник
site-handbook-search = Искать в правилах или картах
site-handbook-filters = Отбор
site-handbook-whole = Вся страница
site-handbook-more = Показаны первые { $count }; остальные найдёт поиск.
site-handbook-lost = Справочник сейчас не открылся. Попробуйте ещё раз чуть позже.
