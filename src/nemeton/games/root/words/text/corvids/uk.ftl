# Вороняча змова там, де є лише літери, і стисло.

root-text-letter-corvids = З
root-text-flip = Перевернути
root-text-plot = Інтрига
root-text-trick = Махінація
root-text-expose = Викрити
root-text-price-flip = { $plot }, +{ $points }
root-text-price-plot = { root-warriors }
root-text-price-expose = за помилку — карта, якщо правильно — +1
