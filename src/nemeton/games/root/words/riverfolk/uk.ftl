# Слова Компанії «Річкове братство» (Закон 11). Як улаштовані значення, сказано в uk.ftl текою вище.

root-seat-riverfolk = Братство
root-faction-riverfolk = Компанія «Річкове братство»
    .text = Видри живуть на річці та продають послуги всім: карти з відкритої руки, човни, найманців. Платежі стають капіталом, капіталом оплачують усі дії, а торгові пости приносять очки.
root-options-seat-riverfolk = Компанія «Річкове братство»
    .help = Продає допомогу іншим; коефіцієнт 5.

root-piece-trade_post_fox = лисячий торговий пост
root-piece-trade_post_rabbit = заячий торговий пост
root-piece-trade_post_mouse = мишачий торговий пост

root-service-hand_card = карта з руки
root-service-riverboats = човни
root-service-mercenaries = найманці

# Запитання

root-riverfolk-start = { $seat }: розмістіть воїна на галявині біля річки. Залишилося воїнів: { $left }.
root-riverfolk-day = { $seat }: день. Вкладайте чи витрачайте капітал ({ $count }) або продовжуйте.
root-riverfolk-commit = { $seat }: чийого воїна вкласти? Залишилося вкласти: { $left }.
root-riverfolk-spend = { $seat }: чийого воїна витратити? Він повернеться до запасу власника.
root-riverfolk-lose = { $seat }: торговий пост утрачено. Виберіть, який капітал прибрати: { $count }.
    .pick = Прибрати { $picked ->
        [1] цього воїна
        [one] { $picked } воїна
        [few] { $picked } воїнів
       *[other] { $picked } воїнів
    }
root-riverfolk-prices = { $seat }: установіть ціни послуг або залиште їх.
root-vagabond-pay = { $seat }: переверніть предмети в оплату за послугу: { $count }.
    .pick = Перевернути { $picked ->
        [1] цей предмет
        [one] { $picked } предмет
        [few] { $picked } предмети
       *[other] { $picked } предметів
    }

# Варіанти

root-option-start_with = спершу { root-it }
root-option-buy_card = купити { root-it } ({ $of })
root-option-buy_any_card = купити карту з руки
root-option-buy_boats = купити човни ({ $of })
root-option-hire = найняти найманців ({ $of })
root-option-export = експортувати { root-it }
root-option-export_with = експортувати { root-it } ({ $suits })
root-option-draw_one = узяти карту
root-option-recruit_on = завербувати воїна { root-at }
root-option-found = створити торговий пост { root-at } ({ $suit })
root-option-pay_with = воїн ({ $whom })
root-option-lose_funds = прибрати: { $chosen }
root-option-set_price = { $service } за { $count }
root-option-prices_stay = залишити ціни
root-option-pay_items = перевернути: { $chosen }
root-option-order-trade_lost = { $whom } втрачає половину капіталу за торговий пост { root-at }

# Причини

root-refused-services = цього ходу ви вже купили стільки послуг скільки можна
root-refused-empty_hand = рука порожня
root-refused-may_not_hire = Волоцюга не може наймати найманців
root-refused-bought = цього ходу ви це вже купили
root-refused-purse = у запасі бракує воїнів
root-refused-purse_items = бракує неперевернутих предметів
root-refused-no_funds = бракує капіталу
root-refused-slots_taken = бракує вільних комірок торгових постів цих мастей
root-refused-no_river = галявина не біля річки
root-refused-post_there = там уже є торговий пост
root-refused-nobody_rules = галявиною ніхто не править
root-refused-funds_of_ruler = потрібні два воїни правителя галявини в капіталі

# Журнал

root-bought = { $seat } купує послугу за { $count }: { $service }. Продає { $whom }.
root-bought_card = { $seat } забирає { root-it } з відкритої руки; її віддає { $whom }.
root-price = { $seat } призначає ціну { $count }: { $service }.
root-profit = { $seat } отримує прибуток. Капітал: { $count }.
root-own_payment = { $seat } кладе до платежів { $count ->
    [one] { $count } свого воїна
    [few] { $count } своїх воїнів
   *[many] { $count } своїх воїнів
}.
root-committed = { $seat } вкладає { $count ->
    [one] { $count } воїна
    [few] { $count } воїнів
   *[many] { $count } воїнів
}.
root-fund_spent = { $seat } віддає { $count ->
    [one] { $count } воїна
    [few] { $count } воїнів
   *[many] { $count } воїнів
} з капіталу; до запасу: { $whom }.
root-exported = { $seat } експортує { root-it }.

# Чого в позиції не буває

root-check-open_hand = { $seat }: карта «{ $card }» лежить відкрито, її мають знати всі.
root-check-price = { $seat }: послуга не може коштувати { $count }; ціни бувають від одного до чотирьох.
root-check-prices = { $seat }: у кожної з трьох послуг є ціна.
root-check-heap = { $seat }: у платежах, капіталі чи вкладах не може лежати { $count } чиїхось воїнів.
root-check-posts = { $seat }: торгових постів по три кожної масті.
root-check-post_twice = Два торгові пости { root-at }, а може бути лише один.
root-check-post_astray = Торговий пост { root-at } іншої масті, ніж галявина.
root-check-bought = { $seat }: таких послуг цього ходу купити не могли.

# Планшет словами

root-draw-price = { $service }: ціна { $count }.
root-draw-payments = Платежі, { $whom }: { $count }.
root-draw-funds = Капітал, { $whom }: { $count }.
root-draw-commitments = Вклади, { $whom }: { $count }.
root-draw-no_payments = Платежів немає.
root-draw-no_funds = Капіталу немає.
root-draw-no_commitments = Вкладів немає.
root-draw-bought = Куплено цього ходу: { $services }.
root-draw-deeds = За одного вкладеного воїна — переміщення, битва чи карта; за одного витраченого — новий воїн; за двох воїнів правителя — торговий пост.

# Підказки

root-hint-riverfolk-start = Ви плаваєте: річкою можна йти, не правлячи галявинами. Станьте там, де знадобляться торгові пости й де ваших воїнів захочуть найняти.
root-hint-riverfolk-day = Вкладений капітал повернеться вранці, витрачений — ні. Збережений приносить очко за кожних двох воїнів, якщо на полі є торговий пост.
root-hint-riverfolk-commit = Усе це повернеться до вас уранці. Бережіть воїнів тих, на чиїх галявинах хочете поставити торговий пост.
root-hint-riverfolk-spend = Витрачений воїн допомагає своєму власникові. Витрачайте тих, від кого вам більше нічого не треба.
root-hint-riverfolk-lose = Утрачене повернеться власникам. Бережіть те, чим заплатите за наступний торговий пост.
root-hint-riverfolk-prices = Дешеві послуги купують, дорогі — ні. Хто купує, той дає вам капітал для торгового поста на своїх же галявинах.
root-hint-vagabond-pay = Перевернуті предмети оновлюються не всі відразу. Платіть тим, що сьогодні не потрібно.

# Звідки очки

root-chronicle-source-funds = збережений капітал
root-chronicle-source-trade_posts = торгові пости

# Майстерня

root-bench-price = Ціна: { $service }
root-bench-heap_payments = Платежі: { $faction }
root-bench-heap_funds = Капітал: { $faction }
root-bench-heap_commitments = Вклади: { $faction }
root-bench-gone = Утрачено торгових постів: { $suit }
