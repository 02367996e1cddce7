# Рівні ботів та їхня сила

site-level-1 = 1 · Жолудь
    .like = бере те, що впадає в око, і часто помиляється: для першої партії
site-level-2 = 2 · Паросток
    .like = багато чого не помічає, інколи помиляється
site-level-3 = 3 · Саджанець
    .like = помічає майже все, та ще помиляється
site-level-4 = 4 · Дубок
    .like = помиляється мало
site-level-5 = 5 · Дуб
    .like = середина: грає рівно
site-level-6 = 6 · Високий дуб
    .like = думає наперед
site-level-7 = 7 · Старий дуб
    .like = думає далі наперед
site-level-8 = 8 · Прадавній дуб
    .like = думає, скільки люди ладні чекати: сильнішого тут немає
site-level-machine = Механізм
site-level-choose = Рівень ботів, від 1 до 8
site-level-start = Почати
site-level-set = Вибрати
site-people-bot_level = бот { $level }
site-new-bot_level = Бот { $level }

site-strength-title = Наскільки сильні боти?
site-strength-lead = У кожній грі вісім рівнів. Що вищий рівень, то більше бот помічає і то рідше помиляється, а ближче до вершини ще й думає наперед. На найвищому рівні відповідь триває щонайбільше три секунди, а всі відповіді ходу — щонайбільше вісім.
site-strength-level = Рівень
site-strength-like = Який він
site-strength-share = Перемог над рівнем нижче
site-strength-interval = Межі (95 %)
site-strength-games = Партій
site-strength-rating = Рейтинг
site-strength-measured = Виміряно в партіях самих ботів: кожен рівень проти нижчого. Партія, яку виграли разом або ніхто не виграв, не рахується.
site-strength-measured_together = Тут усі виграють або програють разом, тому кожен рівень грав сам проти островів складності від 0 до 8.
site-strength-held = Рівень { $level } прийнято за { $points } очок.
site-strength-share_together = Врятовано островів
site-strength-none = ще не виміряно
site-strength-nothing = Для цієї гри ще нічого не виміряно, або її рівні відтоді змінилися.
site-strength-few = Рядки, за якими менше { $count } партій, позначено знаком ~: вони показують схильність, не більше.
site-strength-range = від { $low } до { $high }
site-strength-percent = { NUMBER($share, minimumFractionDigits: 1) } %
site-strength-bounds = від { NUMBER($low, minimumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1) }

# Що пасуватиме столу

site-fit-short = Цифри
site-fit-title = Що пасуватиме цьому столу
site-fit-lead = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
} рівних ботів, місць: { $players }, рівень { $level }; вони бачать на одну відповідь уперед. Зіграно { $date } за найрізнішими столами. Якби всі були рівні, кожен вигравав би так само часто, як інші.
site-fit-together = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
} ботів, місць: { $players }, рівень { $level }; вони бачать на одну відповідь уперед. Зіграно { $date }. Вищий рівень виграє частіше, тож порівнюйте рядки між собою.
site-fit-other_players = Для такої кількості гравців даних ще немає.
site-fit-what = Фракція або дух
site-fit-share = Перемог
site-fit-taken = за цим столом
site-fit-help = У 95 випадках зі 100 справжня частка лежить у межах. «~» стоїть перед числами менш ніж за 30 партіями. Боти не люди: те, що потребує довгого задуму, у них виходить гірше, ніж у добрих руках.
