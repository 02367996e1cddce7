# Чому відповідь добра або чого вона коштує. «Ви» — місце, яке питають; числа — від цієї миті до кінця ходу, приблизно.

spirit_island-coach-won = { $how ->
    [won] З цим духи перемагають.
    [lost] З цим духи програють.
    [draw] Партія на цьому закінчується.
   *[goes_on] Духи не програють одразу.
}
spirit_island-coach-fear = { $change ->
    [0] Страху не менше, ніж за інших відповідей: уже { $now }.
   *[other] Усього страху: { $was } → { $now }.
}
spirit_island-coach-blight = { $change ->
    [0] Скверни на острові не більшає: { $now }.
   *[other] Скверни на острові: { $was } → { $now }.
}
spirit_island-coach-presence = { $change ->
    [0] Присутність ціла й стоїть вдало: { $now }.
   *[other] Присутності на острові: { $was } → { $now }.
}
spirit_island-coach-explorers = { $change ->
    [0] Розвідників на острові: не більше { $now }.
   *[other] Розвідників на острові: { $was } → { $now }.
}
spirit_island-coach-towns = { $change ->
    [0] Поселень на острові: не більше { $now }.
   *[other] Поселень на острові: { $was } → { $now }.
}
spirit_island-coach-cities = { $change ->
    [0] Міст на острові: не більше { $now }.
   *[other] Міст на острові: { $was } → { $now }.
}
spirit_island-coach-dahan = { $change ->
    [0] Дахани цілі й стоять там, де можуть відповісти: { $now }.
   *[other] Даханів на острові: { $was } → { $now }.
}
spirit_island-coach-ravage = { $now ->
    [0] Наступне спустошення не принесе скверни.
   *[other] { $good ->
        [yes] Наступне спустошення принесе скверну лише сюди: { $lands }.
       *[no] Наступне спустошення принесе скверну сюди: { $lands }.
    }
}
spirit_island-coach-builds = { $now ->
    [0] Далі загарбники нічого не збудують.
   *[other] { $good ->
        [yes] Далі загарбники збудують лише тут: { $lands }.
       *[no] Далі загарбники збудують тут: { $lands }.
    }
}
spirit_island-coach-energy = { $change ->
    [0] Енергії надходить більше; лишається { $now }.
   *[other] Ваша енергія: { $was } → { $now }.
}
spirit_island-coach-work = { $good ->
    [yes] Перемога ближча: зробити лишається менше.
   *[no] Перемога далі: зробити лишається більше.
}
spirit_island-coach-plays = { $good ->
    [yes] Це відкриває більше розіграшів карт і стихій.
   *[no] Це відкриває менше розіграшів карт і стихій.
}
spirit_island-coach-cards = { $good ->
    [yes] Лишаються кращі карти сил у руці.
   *[no] Карти сил у руці лишаються слабші.
}
spirit_island-coach-still = { $what } Після інших відповідей гірше.
