# Каирн, где есть только буквы. Короткое имя — не больше семи букв, чтобы поместиться в клетку поля;
# строка рядом с полем — не больше 34.

cairn-text-letter-sea = М
cairn-text-letter-forest = Л
cairn-text-tribe-sea = Море
cairn-text-tribe-forest = Лес
cairn-text-village = деревня { $count }
cairn-text-tokens = Жетоны
cairn-text-token-add = добавление
cairn-text-token-move = перемещение
cairn-text-token-jump = прыжок
cairn-text-token-transform = трансформация
cairn-text-face-white = белый тотем ○
cairn-text-face-black = чёрный тотем ●
cairn-text-face-orthogonal = ортогонально
cairn-text-face-diagonal = по диагонали
cairn-text-face-own = через своего
cairn-text-face-enemy = через чужого
cairn-text-face-middle = свой, ЧУЖОЙ, свой
cairn-text-face-end = свой, свой, ЧУЖОЙ
cairn-text-upcoming = Предстоящие мегалиты
cairn-text-stack = В стопке: { $count }
cairn-text-tucked = под ней: { $megalith }

cairn-text-short-chaos_of_the_giants = Хаос
cairn-text-short-cairn_of_dawn = Рассвет
cairn-text-short-cromlech_of_the_stars = Звёзды
cairn-text-short-pillars_of_spring = Весна
cairn-text-short-alley_of_dusk = Сумерки
cairn-text-short-deer_rock = Олень
cairn-text-short-menhir_of_the_dancers = Танцоры
cairn-text-short-sanctuary_of_the_ages = Века
cairn-text-short-tumulus_of_shadows = Тень
cairn-text-short-stormwell = Шторм
cairn-text-short-fairies_circle = Феи
cairn-text-short-haven_of_purity = Чистота
cairn-text-short-memorial_mound = Память
cairn-text-short-source_of_silver = Серебро
cairn-text-short-walk_of_the_colossi = Колоссы
cairn-text-short-moving_stone = Камень
cairn-text-short-heart_of_the_earth = Сердце

cairn-text-label-add = Добавить на
cairn-text-label-move = Шаг { $origin }
cairn-text-label-jump = Прыжок { $origin }
cairn-text-label-go = Перейти на
cairn-text-label-transform = Трансформация
cairn-text-label-banish = Изгнать
cairn-text-label-shift = Сдвиг: { $short } { $origin }
cairn-text-label-exchange = Обмен: { $short } { $origin }
cairn-text-label-replace = Замена: { $short } { $origin }
cairn-text-label-swap = Обмен: шаман { $origin }
cairn-text-label-raise = Возвести: { $megalith }
cairn-text-goal = { $space }
cairn-text-goal-stone = { $space } ({ $short })
cairn-text-goal-off = с поля { $arrow }
cairn-text-stone = { $megalith }: { $text }

cairn-text-built = камни { $signs }

cairn-text-guide =
    Побеждает племя, которое первым соорудит три мегалита; племя, которому недоступно ни одно из трёх действий, проигрывает.
    За ход вы выполняете одно действие так, как показывает его жетон: добавляете шамана на тотем своего первого ряда, перемещаете шамана на одну клетку или прыгаете через соседа. Потом этот жетон переворачивается, и для противника тоже.
    Мегалит сооружают, когда шаман уходит с поля через сторону противника, — на клетке, с которой он ушёл; или трансформацией — на клетке изгнанного ею шамана.
    Для трансформации нужны три шамана подряд, как показывает жетон, и хотя бы один из них поставлен или перемещён в этот ход.
    Шаман, пришедший на мегалит, обязан применить его способность, и она может привести его на следующий.
    На поле: (М) и [Л] — шаманы, ○ и ● — тотемы, слово — мегалит, * — то, что сейчас изменилось; рядом ■ — сооружённые мегалиты, ◄ — чей ход.

cairn-text-stone-beginner = Мегалит для новичков
cairn-text-stone-expert = Экспертный мегалит
