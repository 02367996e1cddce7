# Хранителі в обладунках.

root-seat-keepers = Орден
root-faction-keepers = Хранителі в обладунках
    .text = Побожні борсуки викопують реліквії в лісах, переносять їх до перевалочних пунктів того самого типу й привласнюють за очки. За них діють карти слуг ордену, і надто цінна реліквія може коштувати такої карти.

root-piece-relic_figure = статуя невідомої цінності
root-piece-relic_figure_1 = статуя цінністю 1
root-piece-relic_figure_2 = статуя цінністю 2
root-piece-relic_figure_3 = статуя цінністю 3
root-piece-relic_tablet = скрижаль невідомої цінності
root-piece-relic_tablet_1 = скрижаль цінністю 1
root-piece-relic_tablet_2 = скрижаль цінністю 2
root-piece-relic_tablet_3 = скрижаль цінністю 3
root-piece-relic_jewelry = прикраса невідомої цінності
root-piece-relic_jewelry_1 = прикраса цінністю 1
root-piece-relic_jewelry_2 = прикраса цінністю 2
root-piece-relic_jewelry_3 = прикраса цінністю 3
root-piece-waystation_figure_tablet = перевалочний пункт (статуя зверху і скрижаль знизу)
root-piece-waystation_tablet_figure = перевалочний пункт (скрижаль зверху і статуя знизу)
root-piece-waystation_tablet_jewelry = перевалочний пункт (скрижаль зверху і прикраса знизу)
root-piece-waystation_jewelry_tablet = перевалочний пункт (прикраса зверху і скрижаль знизу)
root-piece-waystation_jewelry_figure = перевалочний пункт (прикраса зверху і статуя знизу)
root-piece-waystation_figure_jewelry = перевалочний пункт (статуя зверху і прикраса знизу)

root-card-retainer = Вірний слуга
root-topic-retainer = Власна карта Хранителів. Вважається пташиною. Коли її треба скинути, вона виходить із гри.

root-column-delve = Битва, потім розкопки
root-column-recover = Переміщення або привласнення

# Питання

root-keepers-home = { $seat }: оберіть початкову галявину. На ній з’являться четверо воїнів.
root-keepers-edge = { $seat }: ще четверо воїнів. На яку сусідню галявину на краю поля?
root-keepers-spread = { $seat }: ще одна випадкова реліквія ляже в ліс. У який? Лишилося: { $left }.
root-keepers-return = { $seat }: поверніться з перевалочним пунктом і воїном на край поля.
root-keepers-encamp = { $seat }: замініть воїнів на перевалочні пункти або йдіть далі.
root-keepers-decamp = { $seat }: замініть перевалочні пункти на воїнів або йдіть далі.
root-keepers-recruit = { $seat }: витратьте карти — по двоє воїнів за кожну до перевалочного пункту — або йдіть далі.
root-keepers-move = { $seat }: перший стовпець — переміщення. Карт лишилося: { $left }.
root-keepers-delve = { $seat }: другий стовпець — битва, потім розкопки. Карт лишилося: { $left }.
root-keepers-recover = { $seat }: третій стовпець — переміщення або привласнення. Карт лишилося: { $left }.
root-keepers-dig = { $seat }: битву завершено. Провести розкопки { root-at }?
root-keepers-more = { $seat }: привласнити ще одну реліквію { root-at }?
root-keepers-carry = { $seat }: які реліквії перенести { root-from } { root-to }? Вільних рук: { $left }.
root-keepers-trophy = { $seat }: ваш трофей — { $piece }. У який ліс його покласти?
root-keepers-gather = { $seat }: додайте карти до стовпців слуг ордену або перекладіть одну. Зараз карт: { $count } із { $most }.

# Відповіді

root-option-no_camp = більше не облаштовувати
root-option-no_break = більше не розбирати
root-option-next_column = до наступного стовпця
root-option-no_delve = не копати
root-option-enough = решту лишити
root-option-no_relic = більше нічого
root-option-no_servant = лишити слуг як є
root-option-encamp = облаштувати { root-at }: { $piece }
root-option-return = повернутися { root-at }: { $piece }
root-option-return_alone = повернутися { root-at } з одним воїном
root-option-decamp = розібрати { root-at }: { $piece }
root-option-summon = двоє воїнів { root-at } за { root-it }
root-option-delve = розкопки { root-at }: { $piece } { root-from }
root-option-recover = привласнити { root-at }: { $piece }
root-option-serve = { $card }: { $deed }
root-option-carry = перенести: { $piece }
root-option-add = { $card } до стовпця: { $column }
root-option-shift = { $card }: зі стовпця «{ $column }» до стовпця «{ $into }»
root-option-order-trophy = прибрана реліквія { root-at }: { $piece } ({ $whom })

# Чому чогось немає серед відповідей

root-refused-camped = тут на цьому етапі це вже зроблено
root-refused-no_waystation = на відповідних галявинах немає вашого перевалочного пункту
root-refused-servant_suit = жодна карта цього стовпця не відповідає галявині
root-refused-other_relic = там немає перевалочного пункту для реліквій цього типу
root-refused-battle_first = там супротивники: спершу битва
root-refused-full_retinue = слуг ордену вже десятеро
root-refused-added = цього вечора карти вже додано і перекладати не можна

# Журнал

root-relics_spread = { $seat }: реліквії розкладено по лісах; відкладених було { $count }.
root-delved = { $seat } проводить розкопки { root-from } { root-at }: { $piece }.
root-recovered = { $seat } привласнює реліквію { root-at }: { $piece }.
root-carried = { $seat } переносить { root-from } { root-to }: { $piece }.
root-dismissed = { $seat } втрачає слугу: { $card }.
root-enlisted_servant = { $seat } додає слугу — { $card }; стовпець: { $column }.
root-shifted = { $seat } перекладає слугу — { $card }; стовпець: { $column }.
root-trophy = { $seat } кладе трофей ({ $whom }) { root-to }: { $piece }.

# Що не так із позицією

root-check-waystations = Перевалочні пункти ({ $seat }) — не ті три, що є в грі.
root-check-relics = Реліквії ({ $seat }) лежать там, де не можуть лежати, або таких немає.
root-check-retinue = Слуги ордену ({ $seat }) такими бути не можуть: три стовпці, щонайбільше десять карт, усього троє вірних слуг.

# Що можна обрати для столу

root-options-seat-keepers = Хранителі в обладунках
    .help = Реліквії з лісів, по які ходять карти слуг ордену; коефіцієнт 8.

# Малюнок

root-draw-relics_home = Привласнені реліквії: { $relics }.
root-draw-relics_count = Привласнено реліквій: { $count }. Заповнено стовпців: { $full }.
root-draw-waystations_left = Перевалочних пунктів лишилося: { $count }.
root-draw-relics_in = Реліквії { root-at }: { $relics }.
root-draw-hunger = Увечері з кожної галявини, де воїнів { $count } або більше, іде один.

# Підказки

root-hint-keepers-home = Кут торкається лісів лише з двох боків. Дивіться, де реліквії лежать поруч.
root-hint-keepers-edge = Нехай друга галявина торкається інших лісів, ніж перша.
root-hint-keepers-spread = Ці реліквії ляжуть далеко від вас. Оберіть ліси, до яких можна дійти за кілька ходів.
root-hint-keepers-return = Біля перевалочного пункту можна одразу вербувати. Оберіть тип реліквій, які лежать поруч.
root-hint-keepers-encamp = Перевалочний пункт вербує, майструє, дає карту ввечері й приймає реліквії того типу, який на ньому видно. Для інших типів потрібні інші пункти.
root-hint-keepers-decamp = Розібраний пункт стає воїном, і наступного ходу його можна облаштувати деінде або іншою стороною.
root-hint-keepers-recruit = По двоє воїнів за кожну карту, що відповідає галявині пункту. Лишіть карти і для слуг.
root-hint-keepers-move = Кожен воїн може нести реліквію. Троє на галявині ситі, з чотирьох увечері піде один.
root-hint-keepers-delve = Галявиною треба правити. Якщо навколо лісу ви правите меншою кількістю галявин, ніж цінність реліквії, карту слуги скидають.
root-hint-keepers-recover = Реліквію привласнюють біля пункту її типу. Правте стількома галявинами цієї масті, яка її цінність, інакше втратите карту.
root-hint-keepers-dig = Цінність стане видно лише після розкопок. Трьох своїх галявин навколо лісу вистачить завжди.
root-hint-keepers-more = Поки ви правите достатньою кількістю галявин цієї масті, одна карта привласнює кілька реліквій.
root-hint-keepers-carry = Реліквія без воїнів — легка здобич: хто її прибере, отримає два очки. Ідучи, беріть її з собою.
root-hint-keepers-trophy = Вона ляже цінністю догори. Що далі від Хранителів, то довше їм іти.
root-hint-keepers-gather = Кожна карта — дія щоходу на галявинах її масті; пташині діють усюди. Не більше десяти.

# Як минула гра

root-chronicle-source-relics = привласнені реліквії
root-chronicle-source-trophies = трофеї

# Майстерня

root-bench-relic = Привласнено: { $piece }
root-bench-retinue_move = Слуги ордену: переміщення
root-bench-retinue_delve = Слуги ордену: битва, потім розкопки
root-bench-retinue_recover = Слуги ордену: переміщення або привласнення
