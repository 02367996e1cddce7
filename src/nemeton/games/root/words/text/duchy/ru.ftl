# Подземное герцогство, коротко.

root-text-letter-duchy = Г
root-text-duchy-build = Построить { root-that }
root-text-duchy-recruit = Вербовка в норе
root-text-duchy-dig = Подкоп
root-text-duchy-consult = Мэр действует как
root-text-price-duchy-dig = карта
root-text-price-duchy-sway = карты: { $cards }, очки: { $points }
root-text-undone-ministers = не действовали политики: { $count }
root-text-face-minister = Политик Герцогства
root-text-face-reveal = Открыть карт: { $count }
