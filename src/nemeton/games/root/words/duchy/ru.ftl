# Подземное герцогство («Законы леса», раздел 12).

root-seat-duchy = Герцогство
root-faction-duchy = Подземное герцогство
    .text = Кроты собираются в норе, выходят на поверхность через тоннели и строят крепости и рынки. Карты, совпадающие с их полянами, добывают лояльность политиков, и те действуют каждый день; но потеря зданий стоит политика и короны.
root-options-seat-duchy = Подземное герцогство
    .help = Выходит из-под земли со своими политиками; коэффициент 8.

root-piece-citadel = крепость
root-piece-market = рынок
root-piece-tunnel = тоннель
root-place-burrow = нора

root-rank-squire = эсквайр
root-rank-noble = аристократ
root-rank-lord = знать

root-minister-foremole = Глава кротсоюза
    .text = Откройте любую карту и поместите крепость или рынок на любую поляну под вашим правлением, какой бы масти она ни была.
root-minister-captain = Капитан
    .text = Начните сражение.
root-minister-marshal = Шериф
    .text = Выполните перемещение.
root-minister-brigadier = Генерал
    .text = Выполните до двух перемещений или начните до двух сражений.
root-minister-banker = Банкир
    .text = Потратьте карты одной масти (птицы подходят к любой) и получите по очку за каждую.
root-minister-mayor = Мэр
    .text = Повторите действие одного своего лояльного эсквайра или аристократа, даже если тот сегодня уже действовал.
root-minister-duchess_of_mud = Герцогиня Глинская
    .text = Если на поле все три тоннеля, получите два очка.
root-minister-baron_of_dirt = Барон Грязецкий
    .text = Получите по очку за каждый рынок на поле.
root-minister-earl_of_stone = Граф Каменский
    .text = Получите по очку за каждую крепость на поле.

root-topic-minister = Политик Герцогства ({ $rank }). Чтобы добиться лояльности, откройте { root-cards }; очки за корону: { $points }. { $text }

# Вопросы

root-duchy-home = { $seat }: выберите угол, где вы выйдете на поверхность.
root-duchy-assembly = { $seat }: ассамблея. Осталось действий: { $left }.
root-duchy-lift = { $seat }: все тоннели уже на поле. Какой убрать ради нового { root-at }?
root-duchy-emerge = { $seat }: сколько воинов выйдет из норы { root-at }?
root-duchy-parliament = { $seat }: парламент. Пусть политик действует, или идите дальше.
root-duchy-foremole = { $seat }: Глава кротсоюза. Откройте любую карту и выберите, что и где построить.
root-duchy-captain = { $seat }: { $minister }. Выберите сражение.
root-duchy-brigadier = { $seat }: Генерал. Выберите первое из двух перемещений или первое из двух сражений.
root-duchy-banker = { $seat }: Банкир. { $count ->
    [0] Потратьте карту; за ней могут последовать карты той же масти и птицы.
   *[other] Потратьте ещё одну карту ({ $suit }) или остановитесь (потрачено: { $count }).
}
root-duchy-sway = { $seat }: добейтесь лояльности политика или завершите день.
root-duchy-reveal = { $seat }: откройте карты ({ $minister }), по одной за каждую поляну с вашими компонентами. Осталось открыть: { $left }.
root-duchy-failure = { $seat }: здание пало. Какой политик уходит?

# Ответы

root-option-duchy-build = открыть { root-it } и построить { root-that } { root-at }
root-option-duchy-recruit = вербовка в норе
root-option-duchy-dig = потратить { root-it } на подкоп { root-at }
root-option-duchy-lift = убрать тоннель { root-at }
root-option-duchy-emerge = { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
}
root-option-duchy-stay = никто не выходит
root-option-duchy-summon = действует { $minister }
root-option-duchy-consult = действие через Мэра: { $minister }
root-option-duchy-no_battle = не сражаться
root-option-duchy-no_campaign = без перемещений и сражений
root-option-duchy-bank_closes = больше не тратить
root-option-duchy-sway = добиться лояльности: { $minister }
root-option-duchy-no_sway = никого не добиваться
root-option-duchy-reveal = открыть { root-it }
root-option-duchy-nothing = ни одна карта не подходит
root-option-duchy-bank = потратить { root-it }
root-option-duchy-dismiss = уходит { $minister }
root-option-order-failure = цена разгрома ({ $whom })

# Журнал

root-duchy_revealed = { $seat } открывает { root-it }.
root-duchy_returned = { $seat } возвращает в руку { root-it }.
root-duchy_summoned = { $seat }: действует { $minister }.
root-duchy_consulted = { $seat }: Мэр действует как { $minister }.
root-duchy_swayed = { $seat } добивается лояльности: { $minister }.
root-duchy_dismissed = { $seat } теряет политика ({ $minister }), а корона выбывает из игры.
root-lost_card = { $seat } сбрасывает { root-it } наугад.

# Отказы

root-refused-tunnel = здесь уже есть тоннель
root-refused-no_match = ни одна карта в руке не совпадает с поляной
root-refused-unswayed = ещё не лоялен
root-refused-acted = сегодня уже действовал
root-refused-idle_minister = этому политику сейчас нечего делать
root-refused-nobody_to_consult = никакой лояльный эсквайр или аристократ не мог бы действовать
root-refused-lord_consulted = через Мэра повторяют действия эсквайров и аристократов, но не знати
root-refused-swayed = уже лоялен вам
root-refused-no_crown = не осталось корон этого ранга
root-refused-too_few_cards = слишком мало карт совпадает с полянами с вашими компонентами, по одной на поляну

# Позиции

root-check-ministers = { $seat }: таких политиков нет, или один из них указан дважды.
root-check-crowns = { $seat }: корон этого ранга ({ $rank }) роздано и потеряно больше, чем есть.
root-check-burrow = { $seat }: столько воинов в норе быть не может.
root-check-revealed_late = { $seat }: открытые карты лежат вне своего хода.
root-check-tunnel_twice = Два тоннеля { root-at }.

root-bench-burrow = Воины в норе
root-bench-swayed = лоялен
root-bench-unswayed = нелоялен
root-bench-lost = Потеряно корон ({ $rank })

# Картинки

root-draw-burrow = В норе: { $count }.
root-draw-ministers = Лояльные политики: { $ministers }.
root-draw-crowns = Осталось корон ({ $rank }): { $count }.

root-chronicle-source-crowns = короны
root-chronicle-source-banker = Банкир
root-chronicle-source-lords = знать

# Подсказки первой игры

root-hint-duchy-home = Здесь встанут два воина и тоннель, и ещё по два воина на каждой соседней поляне. Компоненты на полянах разных мастей помогают добиваться лояльности.
root-hint-duchy-assembly = Крепости дают воинов, рынки — карты, а открытые карты вечером вернутся в руку, кроме птиц. Не стройте там, где не можете защитить.
root-hint-duchy-lift = Перенос тоннеля стоит только прежнего пути. Герцогине Глинской нужны все три на поле.
root-hint-duchy-emerge = Кто остался внизу, тот в безопасности, но политиков убеждают только компоненты на поле.
root-hint-duchy-parliament = Каждый лояльный политик действует раз в день, в любом порядке. Пусть Глава кротсоюза построит, прежде чем Барон или Граф посчитают очки.
root-hint-duchy-foremole = Масть здесь не важна. Откройте то, что не понадобится для лояльности, и берегите птиц: вечером они уходят в сброс.
root-hint-duchy-captain = Не обязательно сражаться там, где это обойдётся дороже, чем принесёт.
root-hint-duchy-brigadier = Решает первый выбор: или перемещения, или сражения.
root-hint-duchy-banker = Очки сразу, но меньше карт для лояльности. К концу партии это хороший обмен.
root-hint-duchy-sway = Знать требует четырёх карт, даёт три очка и дальше приносит очки. Эсквайры быстры, аристократы сильны.
root-hint-duchy-reveal = За каждую поляну с вашим компонентом — одна совпадающая карта. Птицы подходят везде, но вечером уйдут в сброс.
root-hint-duchy-failure = Корона потеряна навсегда. Политика можно вернуть, пока есть короны его ранга.
