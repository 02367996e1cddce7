# Что делает хранитель сайта и что люди делают со своими данными.

error-site-banned = Вход на этот сайт вам закрыт{ $until ->
    [never] {""}
   *[other] {" до "}{ $until }
}.{ $why ->
    [none] {""}
   *[other] {" Указана причина: «"}{ $why }».
}
error-site-muted = Вам запрещено говорить, указывать на поле и торопить других{ $until ->
    [never] {""}
   *[other] {" до "}{ $until }
}.{ $why ->
    [none] {""}
   *[other] {" Указана причина: «"}{ $why }».
} Играть дальше можно.
error-site-table_closed = Хранители сайта закрыли этот стол: его можно читать, но делать здесь ничего нельзя.{ $why ->
    [none] {""}
   *[other] {" Указана причина: «"}{ $why }».
}
error-site-no_person = Ни у кого здесь нет номера, который начинается с «{ $who }»; напишите хотя бы { $least } знаков (nemeton admin people).
error-site-several_people = С «{ $who }» начинаются номера нескольких людей: напишите больше знаков.
error-site-bad_address = «{ $address }» не адрес и не сеть.
error-site-broad_address = { $address } — слишком много адресов сразу.
error-site-own_address = { $address } — сама эта машина: за прокси так выглядят все (см. NEMETON_PROXIES).
error-site-not_banned = Вход для { $who } не закрыт.
error-site-not_muted = Для { $who } запрета говорить нет.
error-site-closed_already = Стол { $table } уже закрыт.
error-site-not_closed = Стол { $table } не закрыт.
error-site-bad_reason = Причина — одна строка, не больше { $most } знаков.
error-site-no_site = В { $place } нет сайта: запустите его один раз или назовите его папку (--data) или базу (NEMETON_DATABASE).
error-site-older_database = База не той версии, что эта программа: сначала запустите сайт этой версии.
error-site-not_sure = Ничего не сделано: добавьте --yes.

site-failure-banned = Вход закрыт
site-table-closed = Закрыт хранителями сайта: этот стол можно читать, но делать здесь ничего нельзя.{ $why ->
    [none] {""}
   *[other] {" Указана причина: «"}{ $why }».
}
site-table-closed_head = Стол закрыт
site-home-closed = закрыт
site-people-gone = ушедший игрок

site-me-data = Ваши данные
site-me-data_help = Всё, что этот сайт хранит о вас, одним файлом; или всё это удалить.
site-me-export = Скачать мои данные
site-me-delete = Удалить мои данные…

site-farewell-title = Удалить ваши данные
site-farewell-goes = Исчезнет:
site-farewell-person = имя, предпочтения, уроки и программы; после этого сайт не узнает ваш браузер
site-farewell-alone = { $count ->
    [0] столы, где вы играли только с ботами (таких нет)
    [one] { $count } стол, который больше ничей, вместе с записью партии
    [few] { $count } стола, которые больше ничьи, вместе с записями партий
   *[many] { $count } столов, которые больше ничьи, вместе с записями партий
}
site-farewell-chat = всё, что вы сказали в чате
site-farewell-stays = Партии других останутся целы:
site-farewell-waiting = { $count ->
    [0] где партия не началась, ваше место снова станет свободным (таких столов нет)
    [one] за { $count } столом, где партия не началась, ваше место снова свободно
    [few] за { $count } столами, где партия не началась, ваше место снова свободно
   *[many] за { $count } столами, где партия не началась, ваше место снова свободно
}
site-farewell-playing = { $count ->
    [0] где партия идёт, ваше место займёт бот (таких партий нет)
    [one] в { $count } партии, которая идёт, ваше место займёт бот
    [few] в { $count } партиях, которые идут, ваше место займёт бот
   *[many] в { $count } партиях, которые идут, ваше место займёт бот
}
site-farewell-over = { $count ->
    [0] где партия окончена, на вашем месте окажется «ушедший игрок» (таких партий нет)
    [one] в { $count } оконченной партии на вашем месте — «ушедший игрок»
    [few] в { $count } оконченных партиях на вашем месте — «ушедший игрок»
   *[many] в { $count } оконченных партиях на вашем месте — «ушедший игрок»
}
site-farewell-for_good = Этого не вернёт никто. Из резервных копий данные уйдут, когда сменятся сами копии.
site-farewell-do = Удалить всё моё
site-farewell-back = Оставить
site-farewell-done = Ваши данные удалены
site-farewell-done_help = Сайт вас больше не знает. Всё, во что вы сыграете дальше, сыграет для него кто-то новый.

site-keeper-muted = { $who } не может говорить{ $until ->
    [never] {""}
   *[other] {" до "}{ $until }
}.
site-keeper-unmuted = { $who } снова может говорить.
site-keeper-banned = Вход для { $who } закрыт{ $until ->
    [never] {""}
   *[other] {" до "}{ $until }
}.
site-keeper-unbanned = Вход для { $who } снова открыт.
site-keeper-closed = Стол { $table } закрыт.
site-keeper-reopened = Стол { $table } снова открыт.
site-keeper-rotate_sure = Сайт перестанет узнавать всех: гости вернутся на свои места только по ссылкам этих мест. Продолжить?
site-keeper-rotated = Секрет сменён. Работающие процессы перейдут на него за две секунды; прежние куки ничего не стоят.
site-keeper-nothing = Ничего не найдено.
