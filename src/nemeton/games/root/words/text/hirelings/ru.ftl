# Карты рекрутов вкратце.

root-text-face-hireling = Рекруты
root-text-face-band_strong = усиленная сторона
root-text-face-band_weak = ослабленная сторона
root-text-face-band_setup = Подготовка
root-text-face-band_gain = При получении
root-text-face-band_ever = Всегда
root-text-face-band_own = Управляющему игроку
root-text-face-band_dawn = В начале утра
root-text-face-band_noon = Раз в день
