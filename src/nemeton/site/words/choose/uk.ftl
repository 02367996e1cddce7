# Слова про вибір: що стається між запитанням і відповіддю.

site-me-confirm = Підтверджувати відповіді
site-me-confirm_help = Таку відповідь спершу обирають, а друге натискання її виконує: перш ніж впадуть кубики, відкриється таємна карта або інші відповідатимуть таємно.
site-me-confirm-final = Лише те, чого не повернути
site-me-confirm-always = Завжди
site-me-confirm-never = Ніколи

site-choose-do = Зробити
site-choose-back = Назад
site-choose-undoable = Це можна повернути.
site-choose-chance = Далі вирішує випадок: кубики, перемішування або взята карта. Цього не повернути.
site-choose-shown = Відкриється таємне. Цього не повернути.
site-choose-secret = Інші можуть відповісти таємно. Після цього ходу не повернути.
site-choose-over = Це завершить гру.
site-choose-answered = Після цього нічого не повернути.
site-choose-as_list = Усі відповіді списком: { $count }
site-choose-picked = { $count ->
    [0] Нічого не вибирати
    [1] Вибрати це
    [one] Вибрати { $count } позначений
    [few] Вибрати { $count } позначені
   *[other] Вибрати { $count } позначених
}
site-choose-picked_of = { $count } з { $most }
site-choose-keys = Як вас питати, і клавіші
site-choose-key-digits = 1–9
site-choose-key-digits_does = вибирають відповідь; дія відкриває свої місця
site-choose-key-enter = Enter
site-choose-key-enter_does = виконує вибране
site-choose-key-escape = Esc
site-choose-key-escape_does = повертає назад: від вибраного, від дії, від фігури
site-choose-key-tab = Tab
site-choose-key-tab_does = веде всіма відповідями, а діями — стрілки

error-site-not_ahead = Зараз на це не можна відповісти наперед; сторінка показує, як стоять справи.
site-choose-ahead_set = Наперед: { $what }
site-choose-ahead_back = Скасувати
site-choose-ahead_lost = { $what }: так було сказано наперед, але це вже неможливо.
site-choose-sole = Не питати мене, коли відповідь одна
site-choose-sole_count = так сказали { $count } з { $of }; діє, коли скажуть усі
