# Ініш, де є лише літери. Коротка назва — щонайбільше одинадцять літер, щоб території не злипалися.

inis-text-letter-boar = В
inis-text-letter-salmon = Л
inis-text-letter-stag = О
inis-text-letter-crane = Ж

inis-text-short-cove = Бухта
inis-text-short-forest = Ліс
inis-text-short-gates_of_tir_na_nog = Ворота
inis-text-short-highlands = Нагір’я
inis-text-short-hills = Пагорби
inis-text-short-iron_mine = Залізо
inis-text-short-lost_vale = Видолинок
inis-text-short-meadows = Луги
inis-text-short-misty_lands = Імла
inis-text-short-moor = Пустище
inis-text-short-mountains = Гори
inis-text-short-plains = Рівнини
inis-text-short-salt_mine = Сіль
inis-text-short-stone_circle = Коло
inis-text-short-swamp = Болото
inis-text-short-valley = Долина

inis-text-reached = { $met } із 3: території { $lands }/{ $goal }, чужі клани { $led }/{ $goal }, святилища { $holy }/{ $goal }, звершення { $deeds }
inis-text-holds = карти: дій { $actions }, переваг { $advantages }, епосу { $tales }; кланів у запасі { $reserve }
inis-text-advantages = (переваги: { $places })
inis-text-attack = Атака
inis-text-withdraw = Відступ
inis-text-from = { inis-from }
inis-text-at = { inis-at }
inis-text-spot = поруч: { $places }
inis-text-brief-count = { $count }
inis-text-brief-where = → { $where }
inis-text-brief-whom = { $whom }
inis-text-ahead-after = Після цього
inis-text-ahead-territory = { $where }
inis-text-ahead-in_clash = Сутичка { inis-inside }
inis-text-ahead-clans = { $seat } { $count }
inis-text-ahead-empty = { $where }: нікого.
inis-text-ahead-led_by = { $where }: { $told }. Ватажок — { $whom }{ $fresh ->
    [0] .
   *[other] { " " }(новий).
}
inis-text-ahead-led_by_nobody = { $where }: { $told }. Ватажка { $fresh ->
    [0] немає.
   *[other] більше немає.
}
inis-text-ahead-buildings = Цитаделі: { $citadels }, святилища: { $sanctuaries }.
inis-text-ahead-led = Чужих кланів під вашою владою: { $before } → { $then }.
inis-text-ahead-holy = Ваші святилища: { $before } → { $then }.
inis-text-ahead-lands = Ваші території: { $before } → { $then }.
inis-text-ahead-clash = Там є інші: може початися сутичка.
inis-text-ahead-defender = { $whom }: незахищені клани { $count }, у цитаделях { $rest }, карти дій { $actions }.
inis-text-ahead-gives_either = { $whom } віддає карту дії або незахищений клан.
inis-text-ahead-gives_clan = { $whom } без карт дій і втрачає клан.
inis-text-ahead-last_exposed = Це останній незахищений клан ({ $whom }).
inis-text-ahead-cards = Ваші карти дій: { $before } → { $then }. Клани лишаються.
inis-text-ahead-peace = Сутичка завершиться, лише якщо погодяться всі.
inis-text-ahead-sheltered = Ваші клани: у цитаделях { $count }, незахищені { $rest }.
inis-text-play = { $option }. { $text }

inis-text-guide =
    На кожному зібранні королем стає претендент, який виконав найбільше умов перемоги; у разі нічиєї перемагає брен. Умови: бути присутнім на шести територіях; бути ватажком над шістьма чужими кланами; бути присутнім там, де стоять шість святилищ. Звершення замінює одну одиницю, якої бракує.
    Ватажок — той, хто має на території найбільше кланів. Ватажок столиці стає бреном, а кожен ватажок отримує карту переваги своєї території.
    На зібранні ви вибираєте карти дій. Упродовж пори року хід — це карта пори року, пропуск ходу або жетон претендента, який можна взяти, виконавши умову перемоги. Коли хід поспіль пропустять усі, пора року завершується.
    Карти з трискелем — не хід: ними відповідають на подію, і запитують кожного, хто міг би мати таку карту.
    Переміщення кланів туди, де є чужі, розпочинає сутичку; розміщення — ні. Перед кожним маневром усі можуть погодитися на мир. Інакше ви атакуєте, відступаєте на сусідню територію, де ви ватажок, або граєте карту епосу.
    На острові: літери з числами — клани, ★ — столиця, ▲ — цитаделі, ♦ — святилища, ☼ — свято, ×…× — сутичка; ◄ — чий хід.

inis-text-face-season = Пора року
inis-text-face-triskel = Трискель
inis-text-face-build = будувати
inis-text-face-move = рухати
inis-text-face-place = розміщувати
inis-text-face-clash = сутичка
inis-text-face-four = лише вчотирьох
inis-text-face-territory = Територія
