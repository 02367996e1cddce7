# Що робить хранитель сайту і що люди роблять зі своїми даними.

error-site-banned = Вхід на цей сайт вам закрито{ $until ->
    [never] {""}
   *[other] {" до "}{ $until }
}.{ $why ->
    [none] {""}
   *[other] {" Зазначено причину: «"}{ $why }».
}
error-site-muted = Вам заборонено говорити, вказувати на поле й підганяти інших{ $until ->
    [never] {""}
   *[other] {" до "}{ $until }
}.{ $why ->
    [none] {""}
   *[other] {" Зазначено причину: «"}{ $why }».
} Грати далі можна.
error-site-table_closed = Хранителі сайту закрили цей стіл: його можна читати, але робити тут нічого не можна.{ $why ->
    [none] {""}
   *[other] {" Зазначено причину: «"}{ $why }».
}
error-site-no_person = Ні в кого тут немає номера, що починається з «{ $who }»; напишіть хоча б { $least } знаків (nemeton admin people).
error-site-several_people = З «{ $who }» починаються номери кількох людей: напишіть більше знаків.
error-site-bad_address = «{ $address }» не адреса й не мережа.
error-site-broad_address = { $address } — забагато адрес одразу.
error-site-own_address = { $address } — сама ця машина: за проксі такими є всі (див. NEMETON_PROXIES).
error-site-not_banned = Вхід для { $who } не закрито.
error-site-not_muted = Для { $who } заборони говорити немає.
error-site-closed_already = Стіл { $table } уже закрито.
error-site-not_closed = Стіл { $table } не закрито.
error-site-bad_reason = Причина — один рядок, не більше ніж { $most } знаків.
error-site-no_site = У { $place } немає сайту: запустіть його один раз або назвіть його теку (--data) чи базу (NEMETON_DATABASE).
error-site-older_database = База не тієї версії, що ця програма: спершу запустіть сайт цієї версії.
error-site-not_sure = Нічого не зроблено: додайте --yes.

site-failure-banned = Вхід закрито
site-table-closed = Закрито хранителями сайту: цей стіл можна читати, але робити тут нічого не можна.{ $why ->
    [none] {""}
   *[other] {" Зазначено причину: «"}{ $why }».
}
site-table-closed_head = Стіл закрито
site-home-closed = закрито
site-people-gone = гравець, що пішов

site-me-data = Ваші дані
site-me-data_help = Усе, що цей сайт зберігає про вас, одним файлом; або все це видалити.
site-me-export = Завантажити мої дані
site-me-delete = Видалити мої дані…

site-farewell-title = Видалити ваші дані
site-farewell-goes = Зникне:
site-farewell-person = ім’я, уподобання, уроки й програми; після цього сайт не впізнає ваш браузер
site-farewell-alone = { $count ->
    [0] столи, де ви грали лише з ботами (таких немає)
    [one] { $count } стіл, який більше нічий, разом із записом партії
    [few] { $count } столи, які більше нічиї, разом із записами партій
   *[many] { $count } столів, які більше нічиї, разом із записами партій
}
site-farewell-chat = усе, що ви сказали в чаті
site-farewell-stays = Партії інших лишаться цілі:
site-farewell-waiting = { $count ->
    [0] де партія не почалася, ваше місце знову стане вільним (таких столів немає)
    [one] за { $count } столом, де партія не почалася, ваше місце знову вільне
    [few] за { $count } столами, де партія не почалася, ваше місце знову вільне
   *[many] за { $count } столами, де партія не почалася, ваше місце знову вільне
}
site-farewell-playing = { $count ->
    [0] де партія триває, ваше місце займе бот (таких партій немає)
    [one] у { $count } партії, що триває, ваше місце займе бот
    [few] у { $count } партіях, що тривають, ваше місце займе бот
   *[many] у { $count } партіях, що тривають, ваше місце займе бот
}
site-farewell-over = { $count ->
    [0] де партію закінчено, на вашому місці опиниться «гравець, що пішов» (таких партій немає)
    [one] у { $count } закінченій партії на вашому місці — «гравець, що пішов»
    [few] у { $count } закінчених партіях на вашому місці — «гравець, що пішов»
   *[many] у { $count } закінчених партіях на вашому місці — «гравець, що пішов»
}
site-farewell-for_good = Цього не поверне ніхто. З резервних копій дані підуть, коли зміняться самі копії.
site-farewell-do = Видалити все моє
site-farewell-back = Залишити
site-farewell-done = Ваші дані видалено
site-farewell-done_help = Сайт вас більше не знає. У все, що далі, для нього гратиме хтось новий.

site-keeper-muted = { $who } не може говорити{ $until ->
    [never] {""}
   *[other] {" до "}{ $until }
}.
site-keeper-unmuted = { $who } знову може говорити.
site-keeper-banned = Вхід для { $who } закрито{ $until ->
    [never] {""}
   *[other] {" до "}{ $until }
}.
site-keeper-unbanned = Вхід для { $who } знову відкрито.
site-keeper-closed = Стіл { $table } закрито.
site-keeper-reopened = Стіл { $table } знову відкрито.
site-keeper-rotate_sure = Сайт перестане впізнавати всіх: гості повернуться на свої місця лише за посиланнями цих місць. Продовжити?
site-keeper-rotated = Секрет змінено. Робочі процеси перейдуть на нього за дві секунди; колишні куки нічого не варті.
site-keeper-nothing = Нічого не знайдено.
