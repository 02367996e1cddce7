# Хранители в доспехах.

root-seat-keepers = Орден
root-faction-keepers = Хранители в доспехах
    .text = Набожные барсуки выкапывают реликвии в лесах, переносят их к перевалочным пунктам того же типа и присваивают за очки. За них действуют карты слуг ордена, и слишком ценная реликвия может стоить такой карты.

root-piece-relic_figure = статуя неизвестной ценности
root-piece-relic_figure_1 = статуя ценностью 1
root-piece-relic_figure_2 = статуя ценностью 2
root-piece-relic_figure_3 = статуя ценностью 3
root-piece-relic_tablet = скрижаль неизвестной ценности
root-piece-relic_tablet_1 = скрижаль ценностью 1
root-piece-relic_tablet_2 = скрижаль ценностью 2
root-piece-relic_tablet_3 = скрижаль ценностью 3
root-piece-relic_jewelry = украшение неизвестной ценности
root-piece-relic_jewelry_1 = украшение ценностью 1
root-piece-relic_jewelry_2 = украшение ценностью 2
root-piece-relic_jewelry_3 = украшение ценностью 3
root-piece-waystation_figure_tablet = перевалочный пункт (статуя сверху и скрижаль снизу)
root-piece-waystation_tablet_figure = перевалочный пункт (скрижаль сверху и статуя снизу)
root-piece-waystation_tablet_jewelry = перевалочный пункт (скрижаль сверху и украшение снизу)
root-piece-waystation_jewelry_tablet = перевалочный пункт (украшение сверху и скрижаль снизу)
root-piece-waystation_jewelry_figure = перевалочный пункт (украшение сверху и статуя снизу)
root-piece-waystation_figure_jewelry = перевалочный пункт (статуя сверху и украшение снизу)

root-card-retainer = Верный слуга
root-topic-retainer = Собственная карта Хранителей. Считается птичьей. Когда её нужно сбросить, она выходит из игры.

root-column-delve = Сражение, затем раскопки
root-column-recover = Перемещение или присвоение

# Вопросы

root-keepers-home = { $seat }: выберите начальную поляну. На ней появятся четыре воина.
root-keepers-edge = { $seat }: ещё четыре воина. На какую соседнюю поляну на краю поля?
root-keepers-spread = { $seat }: ещё одна случайная реликвия ляжет в лес. В какой? Осталось: { $left }.
root-keepers-return = { $seat }: вернитесь с перевалочным пунктом и воином на край поля.
root-keepers-encamp = { $seat }: замените воинов на перевалочные пункты или продолжайте.
root-keepers-decamp = { $seat }: замените перевалочные пункты на воинов или продолжайте.
root-keepers-recruit = { $seat }: потратьте карты — по два воина за каждую к перевалочному пункту — или продолжайте.
root-keepers-move = { $seat }: первый столбец — перемещение. Карт осталось: { $left }.
root-keepers-delve = { $seat }: второй столбец — сражение, затем раскопки. Карт осталось: { $left }.
root-keepers-recover = { $seat }: третий столбец — перемещение или присвоение. Карт осталось: { $left }.
root-keepers-dig = { $seat }: сражение окончено. Провести раскопки { root-at }?
root-keepers-more = { $seat }: присвоить ещё одну реликвию { root-at }?
root-keepers-carry = { $seat }: какие реликвии перенести { root-from } { root-to }? Свободных рук: { $left }.
root-keepers-trophy = { $seat }: ваш трофей — { $piece }. В какой лес его положить?
root-keepers-gather = { $seat }: добавьте карты в столбцы слуг ордена или переложите одну. Сейчас карт: { $count } из { $most }.

# Ответы

root-option-no_camp = больше не обустраивать
root-option-no_break = больше не разбирать
root-option-next_column = к следующему столбцу
root-option-no_delve = не копать
root-option-enough = остальные оставить
root-option-no_relic = больше ничего
root-option-no_servant = оставить слуг как есть
root-option-encamp = обустроить { root-at }: { $piece }
root-option-return = вернуться { root-at }: { $piece }
root-option-return_alone = вернуться { root-at } с одним воином
root-option-decamp = разобрать { root-at }: { $piece }
root-option-summon = два воина { root-at } за { root-it }
root-option-delve = раскопки { root-at }: { $piece } { root-from }
root-option-recover = присвоить { root-at }: { $piece }
root-option-serve = { $card }: { $deed }
root-option-carry = перенести: { $piece }
root-option-add = { $card } в столбец: { $column }
root-option-shift = { $card }: из столбца «{ $column }» в столбец «{ $into }»
root-option-order-trophy = убранная реликвия { root-at }: { $piece } ({ $whom })

# Почему чего-то нет среди ответов

root-refused-camped = здесь на этом этапе это уже сделано
root-refused-no_waystation = на совпадающих полянах нет вашего перевалочного пункта
root-refused-servant_suit = ни одна карта этого столбца не совпадает с поляной
root-refused-other_relic = там нет перевалочного пункта для реликвий этого типа
root-refused-battle_first = там противники: сначала сражение
root-refused-full_retinue = слуг ордена уже десять
root-refused-added = этим вечером карты уже добавлены и перекладывать нельзя

# Журнал

root-relics_spread = { $seat }: реликвии разложены по лесам; отложенных было { $count }.
root-delved = { $seat } проводит раскопки { root-from } { root-at }: { $piece }.
root-recovered = { $seat } присваивает реликвию { root-at }: { $piece }.
root-carried = { $seat } переносит { root-from } { root-to }: { $piece }.
root-dismissed = { $seat } теряет слугу: { $card }.
root-enlisted_servant = { $seat } добавляет слугу — { $card }; столбец: { $column }.
root-shifted = { $seat } перекладывает слугу — { $card }; столбец: { $column }.
root-trophy = { $seat } кладёт трофей ({ $whom }) { root-to }: { $piece }.

# Что не так с позицией

root-check-waystations = Перевалочные пункты ({ $seat }) — не те три, что есть в игре.
root-check-relics = Реликвии ({ $seat }) лежат там, где не могут лежать, или таких нет.
root-check-retinue = Слуги ордена ({ $seat }) такими быть не могут: три столбца, не больше десяти карт, всего три верных слуги.

# Что можно выбрать для стола

root-options-seat-keepers = Хранители в доспехах
    .help = Реликвии из лесов, за которыми ходят карты слуг ордена; коэффициент 8.

# Рисунок

root-draw-relics_home = Присвоенные реликвии: { $relics }.
root-draw-relics_count = Присвоено реликвий: { $count }. Заполнено столбцов: { $full }.
root-draw-waystations_left = Перевалочных пунктов осталось: { $count }.
root-draw-relics_in = Реликвии { root-at }: { $relics }.
root-draw-hunger = Вечером с каждой поляны, где воинов { $count } или больше, уходит один.

# Подсказки

root-hint-keepers-home = Угол касается лесов только с двух сторон. Смотрите, где реликвии лежат рядом.
root-hint-keepers-edge = Пусть вторая поляна касается других лесов, чем первая.
root-hint-keepers-spread = Эти реликвии лягут далеко от вас. Выберите леса, до которых можно дойти за пару ходов.
root-hint-keepers-return = У перевалочного пункта можно сразу вербовать. Выберите тип реликвий, которые лежат рядом.
root-hint-keepers-encamp = Перевалочный пункт вербует, мастерит, даёт карту вечером и принимает реликвии того типа, который на нём виден. Для других типов нужны другие пункты.
root-hint-keepers-decamp = Разобранный пункт становится воином, и в следующий ход его можно обустроить в другом месте или другой стороной.
root-hint-keepers-recruit = По два воина за каждую карту, совпадающую с поляной пункта. Оставьте карты и для слуг.
root-hint-keepers-move = Каждый воин может нести реликвию. Трое на поляне сыты, из четверых вечером уйдёт один.
root-hint-keepers-delve = Поляной нужно править. Если вокруг леса вы правите меньшим числом полян, чем ценность реликвии, карта слуги сбрасывается.
root-hint-keepers-recover = Реликвию присваивают у пункта её типа. Правьте столькими полянами этой масти, какова её ценность, иначе потеряете карту.
root-hint-keepers-dig = Ценность станет видна только после раскопок. Трёх своих полян вокруг леса хватит всегда.
root-hint-keepers-more = Пока вы правите достаточным числом полян этой масти, одна карта присваивает несколько реликвий.
root-hint-keepers-carry = Реликвия без воинов — лёгкая добыча: тот, кто её уберёт, получит два очка. Уходя, берите её с собой.
root-hint-keepers-trophy = Она ляжет ценностью вверх. Чем дальше от Хранителей, тем дольше им идти.
root-hint-keepers-gather = Каждая карта — действие в каждый ход на полянах её масти; птичьи действуют везде. Не больше десяти.

# Как прошла игра

root-chronicle-source-relics = присвоенные реликвии
root-chronicle-source-trophies = трофеи

# Мастерская

root-bench-relic = Присвоено: { $piece }
root-bench-retinue_move = Слуги ордена: перемещение
root-bench-retinue_delve = Слуги ордена: сражение, затем раскопки
root-bench-retinue_recover = Слуги ордена: перемещение или присвоение
