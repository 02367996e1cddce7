# Ватажок полчищ.

root-seat-hundreds = Полчище
root-faction-hundreds = Ватажок полчищ
    .text = Щовечора щури здобувають очки за гноблення: за галявини під їхнім правлінням, де немає частин супротивників. Ватажок веде їх у стані, який змінюється щоходу, предмети у сховку дають більше дій, а бунти громлять чужі споруди.

root-piece-stronghold = форт
root-piece-mob = бунт
root-piece-warlord = ватажок
root-track-command = команди
root-track-prowess = відвага

root-mood-bitter = Напористий
    .text = У битві на галявині з ватажком перед кидком кубиків можете прибрати жетони бунтів із цієї галявини та сусідніх: замість кожного до битви стає воїн.
root-mood-grandiose = Гордовитий
    .text = Удень спершу наступає ватажок і лише потім ви командуєте полчищами.
root-mood-jubilant = Тріумфальний
    .text = Улаштувавши провокацію на галявині з ватажком, можете до чотирьох разів кинути кубик бунту й покласти нові жетони бунтів.
root-mood-lavish = Марнотратний
    .text = Наприкінці ранку можете назавжди прибрати предмети зі сховку: за кожен до ватажка приходять два воїни.
root-mood-relentless = Нещадний
    .text = Після наступу, у якому ватажок і перемістився, і бився, можете ще раз переміститися або битися.
root-mood-rowdy = Хуліганистий
    .text = Увечері візьміть на одну карту більше, а якщо на галявині з ватажком принаймні три частини супротивників — на дві.
root-mood-stubborn = Непоступливий
    .text = У битві на галявині з ватажком не зважайте на першу отриману шкоду.
root-mood-wrathful = Розлючений
    .text = Нападаючи на галявині з ватажком, ви завдаєте однієї додаткової шкоди, навіть якщо грабуєте.

root-topic-mood = Стан ватажка. Недоступний, поки у сховку є { $item }. { $text }
root-topic-mood_free = Стан ватажка, доступний завжди. { $text }

# Питання

root-hundreds-home = { $seat }: виберіть галявину, де починає ватажок.
root-hundreds-spread = { $seat }: на кубику бунту — { $suit }. Куди покласти жетон бунту?
root-hundreds-muster = { $seat }: воїнів бракує. До якого форту прийде воїн? Лишилося: { $left }.
root-hundreds-anoint = { $seat }: ватажка немає на полі. Де воїн стане ватажком?
root-hundreds-anew = { $seat }: на полі нікого не лишилося. Де з’явиться ватажок?
root-hundreds-mood = { $seat }: виберіть стан ватажка.
root-hundreds-lavish = { $seat }: приберіть предмет, щоб поставити двох воїнів { root-at }, або йдіть далі.
root-hundreds-overflow = { $seat }: на шкалі немає місця (новий предмет: { $item }). Який предмет прибрати з гри?
root-hundreds-trade = { $seat } майструє предмет ({ $item }). Покласти його у сховок чи прибрати з гри за { root-points }?
root-hundreds-ransack = { $seat }: під руїною { root-at } два предмети. Який узяти?
root-hundreds-looters = { $seat }: битва { root-at }, обороняється { $whom }. Грабувати чи битися?
root-hundreds-loot = { $seat }: який предмет забрати? Віддає { $whom }.
root-hundreds-fall = { $seat }: шкода { root-at } ({ $count }). Чи загине серед воїнів ватажок?
root-hundreds-bitter = { $seat }: перетворюйте бунти на воїнів для битви { root-at }, по одному.
root-hundreds-command = { $seat }: командування полчищами. Лишилося дій: { $left }.
root-hundreds-advance = { $seat }: наступ ватажка. Лишилося наступів: { $left }.
root-hundreds-press = { $seat }: ватажок перемістився. Битися { root-at }?
root-hundreds-relentless = { $seat }: нещадний ватажок може ще раз переміститися або битися.
root-hundreds-incite = { $seat }: провокація за карти, або йдіть далі. Лишилося бунтів: { $left }.
root-hundreds-jubilant = { $seat }: кинути кубик бунту? Лишилося кидків: { $left }.

# Відповіді

root-option-mood = { $mood }
root-option-hoard_item = { $item }
root-option-loot_item = { $item }
root-option-ransack = { $item }
root-option-hoard = покласти у сховок
root-option-sell = прибрати з гри за очки
root-option-loot = грабувати
root-option-fight = битися
root-option-warlord_falls = загине ватажок
root-option-warriors_fall = загинуть лише воїни
root-option-embitter = бунт { root-at } береться до зброї
root-option-keep_mobs = лишити бунти на полі
root-option-no_gifts = нічого не прибирати
root-option-lead = ватажок іде { root-from } { root-to }{ $count ->
    [0] { "" }
   *[other] { " " }і з ним { root-warriors }
}
root-option-build_stronghold = форт { root-at } за { root-it }
root-option-incite = бунт { root-at } за { root-it }
root-option-no_incite = більше не провокувати
root-option-roll_mob = кинути кубик бунту
root-option-no_roll = більше не кидати
root-option-press_no = зупинитися

# Чому чогось немає серед відповідей

root-refused-mood_now = це теперішній стан
root-refused-mood_item = його предмет лежить у сховку
root-refused-mob_there = там уже є бунт
root-refused-no_rat = там немає вашого воїна
root-refused-card_suit = карта не збігається з галявиною

# Журнал

root-warlord = { $seat }: ватажок з’являється { root-at }.
root-mood = { $seat }: стан ватажка — «{ $mood }».
root-led = { $seat }: ватажок іде { root-from } { root-to }.
root-hoarded = { $seat }: предмет у сховку — { $item }.
root-loots = { $seat } хоче грабувати { root-at }; обороняється { $whom }.
root-looted = { $seat } забирає предмет ({ $item }); віддає { $whom }.
root-razed = { $seat }: погром, прибрано споруд і жетонів: { $count }.
root-mob_die = { $seat }: на кубику бунту — { $suit }.
root-mob_die_idle = { $seat }: на кубику бунту — { $suit }; новий бунт не з’являється.
root-oppressed = { $seat }: пригноблених галявин — { $count }.

# Що не так із позицією

root-check-mob_twice = Два бунти { root-at }, а може бути лише один.
root-check-warlord = { $seat }: ватажок стоїть на галявині, якої немає на цьому полі.
root-check-mood = У ватажка немає стану «{ $name }».
root-check-hoard = { $seat }: у сховку предмети, яких там бути не може, або їх забагато.
root-check-deeds = { $seat }: стільки дій або наступів за хід бути не може.

# Що можна обрати для столу

root-options-seat-hundreds = Ватажок полчищ
    .help = Ватажок із мінливою вдачею, сховок і бунти; коефіцієнт 9.

# Малюнок

root-draw-warlord = { $seat }: ватажок
root-draw-mood = Стан: { $mood }.
root-draw-track = Значення шкали ({ $track }): { $count }.
root-draw-hoard = Сховок, { $track }: { $items }.
root-draw-oppressed = Пригноблених галявин: { $count }; увечері за них очок: { $points }.

# Підказки

root-hint-hundreds-home = Тут починають ватажок, чотири воїни й форт. Сусідні галявини, які нікому не потрібні, — очки щовечора.
root-hint-hundreds-spread = Кладіть бунт до чужих споруд або до руїни: вранці він улаштує погром і добуде предмет.
root-hint-hundreds-muster = Воїни майже скінчилися. Зміцніть форт, якому загрожує найбільше.
root-hint-hundreds-anoint = Щоранку до ватажка приходять воїни. Хай він з’явиться там, де ви хочете нападати.
root-hint-hundreds-anew = Почніть подалі від сильних супротивників: воїни прийдуть наступного ранку.
root-hint-hundreds-mood = Розлючений — нападати, Непоступливий — триматися, Хуліганистий — заради карт. Предмет у сховку закриває свій стан.
root-hint-hundreds-lavish = Два воїни за предмет добрі незадовго до кінця або якщо без нього значення шкали не зміниться.
root-hint-hundreds-overflow = Повна шкала приносить очко. Приберіть предмет, стану якого вам найбільше бракує.
root-hint-hundreds-trade = Значення шкали підіймають перший, третій і четвертий предмети. Решту часом вигідніше обміняти на очки.
root-hint-hundreds-ransack = Чоботи, мішки й монети дають команди, решта — відвагу.
root-hint-hundreds-looters = Грабіжники не завдають шкоди від кубиків. Щоб забрати предмет, після битви треба правити галявиною.
root-hint-hundreds-loot = Беріть те, що підніме значення шкали й не закриє потрібного стану.
root-hint-hundreds-fall = Полеглого ватажка вранці замінить будь-який ваш воїн на полі, але сьогодні він більше не наступає.
root-hint-hundreds-bitter = Кожен прибраний бунт — воїн у цій битві. Лишіть ті, що завтра щось розгромлять.
root-hint-hundreds-command = Переміщення, битва або форт за відповідну карту. Форт щоранку приносить воїна й допомагає правити.
root-hint-hundreds-advance = Ватажок іде з будь-якими воїнами своєї галявини й може битися. Приберіть із галявини всіх супротивників, щоб гнобити її.
root-hint-hundreds-press = Він уже перемістився; битва належить до того самого наступу.
root-hint-hundreds-relentless = Це переміщення чи битва — понад звичайні: підіть із завойованої галявини або вдарте ще раз.
root-hint-hundreds-incite = Провокуйте біля чужих споруд і руїн. Кожен бунт коштує карти, птахи пасують усюди.
root-hint-hundreds-jubilant = Кожен кидок може покласти новий бунт. Зупиніться, якщо бунти ще знадобляться.

# Як минула гра

root-chronicle-source-oppression = гноблення галявин
root-chronicle-source-hoard = повний сховок

# Майстерня

root-bench-mood = Стан ватажка
