# Річкове братство коротко.

root-text-letter-riverfolk = Р
root-text-market = Ринок
root-text-market_cards = Ринок: карта з руки
root-text-priced = { $service }: { $price }
root-text-export = Експорт
root-text-draw_one = Узяти карту
root-text-found = Торговий пост

root-text-price-warriors = { $count ->
    [one] { $count } воїн
    [few] { $count } воїни
   *[many] { $count } воїнів
}
root-text-price-ready_items = { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
}
root-text-price-export = вкласти { $count }, +1 платіж
root-text-price-commit = вкласти 1
root-text-price-spend = витратити 1
root-text-price-found = витратити { $count } воїнів правителя, +{ $points }
