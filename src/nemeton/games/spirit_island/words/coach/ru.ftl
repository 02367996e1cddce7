# Почему ответ хорош или чего он стоит. «Вы» — место, которое спрашивают; числа — от этого мига до конца хода, примерно.

spirit_island-coach-won = { $how ->
    [won] С этим духи побеждают.
    [lost] С этим духи проигрывают.
    [draw] Партия на этом кончается.
   *[goes_on] Духи не проигрывают сразу.
}
spirit_island-coach-fear = { $change ->
    [0] Страха не меньше, чем при других ответах: уже { $now }.
   *[other] Всего страха: { $was } → { $now }.
}
spirit_island-coach-blight = { $change ->
    [0] Скверны на острове не прибавляется: { $now }.
   *[other] Скверны на острове: { $was } → { $now }.
}
spirit_island-coach-presence = { $change ->
    [0] Присутствие цело и стоит удачно: { $now }.
   *[other] Присутствия на острове: { $was } → { $now }.
}
spirit_island-coach-explorers = { $change ->
    [0] Разведчиков на острове: не больше { $now }.
   *[other] Разведчиков на острове: { $was } → { $now }.
}
spirit_island-coach-towns = { $change ->
    [0] Поселений на острове: не больше { $now }.
   *[other] Поселений на острове: { $was } → { $now }.
}
spirit_island-coach-cities = { $change ->
    [0] Городов на острове: не больше { $now }.
   *[other] Городов на острове: { $was } → { $now }.
}
spirit_island-coach-dahan = { $change ->
    [0] Даханы целы и стоят там, где могут ответить: { $now }.
   *[other] Даханов на острове: { $was } → { $now }.
}
spirit_island-coach-ravage = { $now ->
    [0] Следующее разорение не принесёт скверны.
   *[other] { $good ->
        [yes] Следующее разорение принесёт скверну только сюда: { $lands }.
       *[no] Следующее разорение принесёт скверну сюда: { $lands }.
    }
}
spirit_island-coach-builds = { $now ->
    [0] Дальше захватчики ничего не построят.
   *[other] { $good ->
        [yes] Дальше захватчики построят только здесь: { $lands }.
       *[no] Дальше захватчики построят здесь: { $lands }.
    }
}
spirit_island-coach-energy = { $change ->
    [0] Энергии прибывает больше; остаётся { $now }.
   *[other] Ваша энергия: { $was } → { $now }.
}
spirit_island-coach-work = { $good ->
    [yes] Победа ближе: сделать остаётся меньше.
   *[no] Победа дальше: сделать остаётся больше.
}
spirit_island-coach-plays = { $good ->
    [yes] Это открывает больше розыгрышей карт и стихий.
   *[no] Это открывает меньше розыгрышей карт и стихий.
}
spirit_island-coach-cards = { $good ->
    [yes] Остаются лучшие карты способностей на руке.
   *[no] Карты способностей на руке остаются слабее.
}
spirit_island-coach-still = { $what } После других ответов хуже.
