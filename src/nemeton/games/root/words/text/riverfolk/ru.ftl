# Речное братство вкратце.

root-text-letter-riverfolk = Р
root-text-market = Рынок
root-text-market_cards = Рынок: карта из руки
root-text-priced = { $service }: { $price }
root-text-export = Экспорт
root-text-draw_one = Взять карту
root-text-found = Торговый пост

root-text-price-warriors = { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
}
root-text-price-ready_items = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}
root-text-price-export = вложить { $count }, +1 платёж
root-text-price-commit = вложить 1
root-text-price-spend = потратить 1
root-text-price-found = потратить { $count } воинов правителя, +{ $points }
