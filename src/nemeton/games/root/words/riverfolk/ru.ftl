# Слова Компании «Речное братство» (Закон 11). Как устроены значения, сказано в ru.ftl папкой выше.

root-seat-riverfolk = Братство
root-faction-riverfolk = Компания «Речное братство»
    .text = Выдры живут на реке и продают услуги всем: карты из открытой руки, лодки, наёмников. Платежи становятся капиталом, капиталом оплачивают все действия, а торговые посты приносят очки.
root-options-seat-riverfolk = Компания «Речное братство»
    .help = Продаёт помощь остальным; коэффициент 5.

root-piece-trade_post_fox = лисий торговый пост
root-piece-trade_post_rabbit = заячий торговый пост
root-piece-trade_post_mouse = мышиный торговый пост

root-service-hand_card = карта из руки
root-service-riverboats = лодки
root-service-mercenaries = наёмники

# Вопросы

root-riverfolk-start = { $seat }: поместите воина на поляну у реки. Осталось воинов: { $left }.
root-riverfolk-day = { $seat }: день. Вкладывайте или тратьте капитал ({ $count }) или продолжайте.
root-riverfolk-commit = { $seat }: чьего воина вложить? Осталось вложить: { $left }.
root-riverfolk-spend = { $seat }: чьего воина потратить? Он вернётся в запас владельца.
root-riverfolk-lose = { $seat }: торговый пост потерян. Выберите, какой капитал убрать: { $count }.
    .pick = Убрать { $picked ->
        [1] этого воина
        [one] { $picked } воина
        [few] { $picked } воинов
       *[other] { $picked } воинов
    }
root-riverfolk-prices = { $seat }: установите цены услуг или оставьте их.
root-vagabond-pay = { $seat }: переверните предметы в уплату за услугу: { $count }.
    .pick = Перевернуть { $picked ->
        [1] этот предмет
        [one] { $picked } предмет
        [few] { $picked } предмета
       *[other] { $picked } предметов
    }

# Варианты

root-option-start_with = сначала { root-it }
root-option-buy_card = купить { root-it } ({ $of })
root-option-buy_any_card = купить карту из руки
root-option-buy_boats = купить лодки ({ $of })
root-option-hire = нанять наёмников ({ $of })
root-option-export = экспортировать { root-it }
root-option-export_with = экспортировать { root-it } ({ $suits })
root-option-draw_one = взять карту
root-option-recruit_on = завербовать воина { root-at }
root-option-found = создать торговый пост { root-at } ({ $suit })
root-option-pay_with = воин ({ $whom })
root-option-lose_funds = убрать: { $chosen }
root-option-set_price = { $service } за { $count }
root-option-prices_stay = оставить цены
root-option-pay_items = перевернуть: { $chosen }
root-option-order-trade_lost = { $whom } теряет половину капитала за торговый пост { root-at }

# Причины

root-refused-services = в этот ход вы уже купили столько услуг сколько можно
root-refused-empty_hand = рука пуста
root-refused-may_not_hire = Бродяга не может нанимать наёмников
root-refused-bought = в этот ход вы это уже купили
root-refused-purse = в запасе не хватает воинов
root-refused-purse_items = не хватает неперевёрнутых предметов
root-refused-no_funds = не хватает капитала
root-refused-slots_taken = не хватает свободных ячеек торговых постов этих мастей
root-refused-no_river = поляна не у реки
root-refused-post_there = там уже есть торговый пост
root-refused-nobody_rules = поляной никто не правит
root-refused-funds_of_ruler = нужны два воина правителя поляны в капитале

# Журнал

root-bought = { $seat } покупает услугу за { $count }: { $service }. Продаёт { $whom }.
root-bought_card = { $seat } забирает { root-it } из открытой руки; её отдаёт { $whom }.
root-price = { $seat } назначает цену { $count }: { $service }.
root-profit = { $seat } получает прибыль. Капитал: { $count }.
root-own_payment = { $seat } помещает в платежи { $count ->
    [one] { $count } своего воина
    [few] { $count } своих воинов
   *[many] { $count } своих воинов
}.
root-committed = { $seat } вкладывает { $count ->
    [one] { $count } воина
    [few] { $count } воинов
   *[many] { $count } воинов
}.
root-fund_spent = { $seat } отдаёт { $count ->
    [one] { $count } воина
    [few] { $count } воинов
   *[many] { $count } воинов
} из капитала; в запас: { $whom }.
root-exported = { $seat } экспортирует { root-it }.

# Чего в позиции не бывает

root-check-open_hand = { $seat }: карта «{ $card }» лежит открыто, её должны знать все.
root-check-price = { $seat }: услуга не может стоить { $count }; цены бывают от одного до четырёх.
root-check-prices = { $seat }: у каждой из трёх услуг есть цена.
root-check-heap = { $seat }: в платежах, капитале или вкладах не может лежать { $count } чьих-либо воинов.
root-check-posts = { $seat }: торговых постов по три каждой масти.
root-check-post_twice = Два торговых поста { root-at }, а может быть только один.
root-check-post_astray = Торговый пост { root-at } другой масти, чем поляна.
root-check-bought = { $seat }: таких услуг в этот ход купить не могли.

# Планшет словами

root-draw-price = { $service }: цена { $count }.
root-draw-payments = Платежи, { $whom }: { $count }.
root-draw-funds = Капитал, { $whom }: { $count }.
root-draw-commitments = Вклады, { $whom }: { $count }.
root-draw-no_payments = Платежей нет.
root-draw-no_funds = Капитала нет.
root-draw-no_commitments = Вкладов нет.
root-draw-bought = Куплено в этот ход: { $services }.
root-draw-deeds = За одного вложенного воина — перемещение, сражение или карта; за одного потраченного — новый воин; за двух воинов правителя — торговый пост.

# Подсказки

root-hint-riverfolk-start = Вы плаваете: по реке можно идти, не правя полянами. Встаньте там, где пригодятся торговые посты и где ваших воинов захотят нанять.
root-hint-riverfolk-day = Вложенный капитал вернётся утром, потраченный — нет. Сбережённый приносит очко за каждых двух воинов, если на поле есть торговый пост.
root-hint-riverfolk-commit = Всё это вернётся к вам утром. Берегите воинов тех, на чьих полянах хотите поставить торговый пост.
root-hint-riverfolk-spend = Потраченный воин помогает своему владельцу. Тратьте тех, от кого вам больше ничего не нужно.
root-hint-riverfolk-lose = Потерянное вернётся владельцам. Берегите то, чем заплатите за следующий торговый пост.
root-hint-riverfolk-prices = Дешёвые услуги покупают, дорогие — нет. Кто покупает, тот даёт вам капитал для торгового поста на своих же полянах.
root-hint-vagabond-pay = Перевёрнутые предметы обновляются не все сразу. Платите тем, что сегодня не нужно.

# Откуда очки

root-chronicle-source-funds = сбережённый капитал
root-chronicle-source-trade_posts = торговые посты

# Мастерская

root-bench-price = Цена: { $service }
root-bench-heap_payments = Платежи: { $faction }
root-bench-heap_funds = Капитал: { $faction }
root-bench-heap_commitments = Вклады: { $faction }
root-bench-gone = Потеряно торговых постов: { $suit }
