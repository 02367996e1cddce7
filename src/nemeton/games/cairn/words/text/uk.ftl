# Каїрн, де є лише літери. Коротке ім’я — щонайбільше сім літер, щоб уміститися в клітинку поля;
# рядок поруч із полем — щонайбільше 34.

cairn-text-letter-sea = М
cairn-text-letter-forest = Л
cairn-text-tribe-sea = Море
cairn-text-tribe-forest = Ліс
cairn-text-village = селище { $count }
cairn-text-tokens = Жетони
cairn-text-token-add = додавання
cairn-text-token-move = переміщення
cairn-text-token-jump = стрибок
cairn-text-token-transform = трансформація
cairn-text-face-white = білий тотем ○
cairn-text-face-black = чорний тотем ●
cairn-text-face-orthogonal = ортогонально
cairn-text-face-diagonal = по діагоналі
cairn-text-face-own = через свого
cairn-text-face-enemy = через чужого
cairn-text-face-middle = свій, ЧУЖИЙ, свій
cairn-text-face-end = свій, свій, ЧУЖИЙ
cairn-text-upcoming = Майбутні мегаліти
cairn-text-stack = У стосі: { $count }
cairn-text-tucked = під ним: { $megalith }

cairn-text-short-chaos_of_the_giants = Хаос
cairn-text-short-cairn_of_dawn = Каїрн
cairn-text-short-cromlech_of_the_stars = Зірки
cairn-text-short-pillars_of_spring = Весна
cairn-text-short-alley_of_dusk = Сутінки
cairn-text-short-deer_rock = Олень
cairn-text-short-menhir_of_the_dancers = Менгір
cairn-text-short-sanctuary_of_the_ages = Віки
cairn-text-short-tumulus_of_shadows = Тіні
cairn-text-short-stormwell = Буря
cairn-text-short-fairies_circle = Феї
cairn-text-short-haven_of_purity = Чистота
cairn-text-short-memorial_mound = Пам’ять
cairn-text-short-source_of_silver = Срібло
cairn-text-short-walk_of_the_colossi = Велетні
cairn-text-short-moving_stone = Камінь
cairn-text-short-heart_of_the_earth = Серце

cairn-text-label-add = Додати на
cairn-text-label-move = Крок { $origin }
cairn-text-label-jump = Стрибок { $origin }
cairn-text-label-go = Перейти на
cairn-text-label-transform = Трансформація
cairn-text-label-banish = Вигнати
cairn-text-label-shift = Зсув: { $short } { $origin }
cairn-text-label-exchange = Обмін: { $short } { $origin }
cairn-text-label-replace = Заміна: { $short } { $origin }
cairn-text-label-swap = Обмін: шаман { $origin }
cairn-text-label-raise = Звести: { $megalith }
cairn-text-goal = { $space }
cairn-text-goal-stone = { $space } ({ $short })
cairn-text-goal-off = з поля { $arrow }
cairn-text-stone = { $megalith }: { $text }

cairn-text-built = камені { $signs }

cairn-text-guide =
    Перемагає плем’я, яке першим спорудить три мегаліти; плем’я, якому недоступна жодна з трьох дій, програє.
    За хід ви виконуєте одну дію так, як показує її жетон: додаєте шамана на тотем свого першого ряду, переміщуєте шамана на одну клітинку або стрибаєте через сусіда. Потім цей жетон перевертається, і для суперника теж.
    Мегаліт споруджують, коли шаман виходить з поля через бік суперника, — на клітинці, з якої він пішов; або трансформацією — на клітинці вигнаного нею шамана.
    Для трансформації потрібні три шамани поспіль, як показує жетон, і щонайменше одного з них поставлено або переміщено в цей хід.
    Шаман, який прийшов на мегаліт, мусить застосувати його властивість, і вона може привести його на наступний.
    На полі: (М) і [Л] — шамани, ○ і ● — тотеми, слово — мегаліт, * — те, що щойно змінилося; поруч ■ — споруджені мегаліти, ◄ — чий хід.

cairn-text-stone-beginner = Мегаліт для новачків
cairn-text-stone-expert = Експертний мегаліт
