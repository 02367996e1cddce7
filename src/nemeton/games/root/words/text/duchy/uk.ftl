# Підземне герцогство, коротко.

root-text-letter-duchy = Г
root-text-duchy-build = Збудувати { root-that }
root-text-duchy-recruit = Вербування в норі
root-text-duchy-dig = Підкоп
root-text-duchy-consult = Мер діє як
root-text-price-duchy-dig = карта
root-text-price-duchy-sway = карти: { $cards }, очки: { $points }
root-text-undone-ministers = не діяли політики: { $count }
root-text-face-minister = Політик Герцогства
root-text-face-reveal = Відкрити карт: { $count }
