# Карти рекрутів стисло.

root-text-face-hireling = Рекрути
root-text-face-band_strong = посилена сторона
root-text-face-band_weak = послаблена сторона
root-text-face-band_setup = Підготовка
root-text-face-band_gain = Після отримання
root-text-face-band_ever = Завжди
root-text-face-band_own = Гравцеві, який керує
root-text-face-band_dawn = На початку ранку
root-text-face-band_noon = Раз на день
