# Вороний сговор там, где есть только буквы, и вкратце.

root-text-letter-corvids = В
root-text-flip = Перевернуть
root-text-plot = Интрига
root-text-trick = Махинация
root-text-expose = Разоблачить
root-text-price-flip = { $plot }, +{ $points }
root-text-price-plot = { root-warriors }
root-text-price-expose = при ошибке — карта, если верно — +1
