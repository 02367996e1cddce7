# Что приносят механические фракции, там, где есть только буквы.

root-text-face-trait = Особенность механической фракции
root-text-face-services = Карта особых услуг
root-text-letter-mechanical_marquise = м
root-text-letter-electric_eyrie = к
root-text-letter-automated_alliance = с
root-text-letter-vagabot = ю
root-text-letter-logical_lizards = п
root-text-letter-riverfolk_robots = р
root-text-letter-drillbit_duchy = г
root-text-letter-cogwheel_corvids = в

root-text-price-their_own = за вас кладут { $count ->
    [one] { $count } своего воина
    [few] { $count } своих воинов
   *[many] { $count } своих воинов
}
