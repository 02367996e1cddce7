# Вороний сговор.

root-seat-corvids = Сговор
root-faction-corvids = Вороний сговор
    .text = Вороны кладут жетоны интриг лицом вниз и переворачивают их утром: каждый приносит столько очков, сколько интриг теперь лежит лицом вверх. Противники могут угадать интригу и убрать её.

root-piece-plot = интрига
root-piece-bomb = бомба
root-piece-snare = капкан
root-piece-extortion = поборы
root-piece-raid = набег

# Вопросы

root-corvids-start = { $seat }: поставьте первого воина на поляну (масть: { $suit }).
root-corvids-flip = { $seat }: переверните интриги по одной или продолжайте.
root-corvids-recruit = { $seat }: потратьте карту, чтобы завербовать воинов на поляны её масти, или продолжайте.
root-corvids-muster = { $seat }: воинов не хватает. На какую поляну поставить? Осталось: { $left }.
root-corvids-action = { $seat }: выберите действие. Осталось действий: { $left }.
root-corvids-exert = { $seat }: напор — ещё одно действие без добора — или добор карт ({ $count }).
root-corvids-raid = { $seat }: воинов для набега не хватает. На какую поляну поставить? Осталось: { $left }.
root-corvids-show = { $seat }: вы называете интригу { root-at }: { $piece }. Какую совпадающую карту показать?

# Ответы

root-option-keep_down = больше не переворачивать
root-option-no_recruit = никого не вербовать
root-option-no_exertion = взять карты
root-option-flip = перевернуть интригу { root-at }
root-option-recruit_suit = вербовка на полянах ({ $suit }) за { root-it }
root-option-plot = интрига { root-at }: { $plot }
root-option-trick = махинация: поменять местами интриги с полян { $origin_id } и { $to_id }
root-option-expose = разоблачить интригу { root-at }: { $plot }
root-option-show_card = показать { root-it }
root-option-order-raid = набег { root-at } ({ $whom })

# Почему чего-то нет среди ответов

root-refused-snared = там лежит капкан Сговора
root-refused-no_crow = рядом с интригой нет вашего воина
root-refused-no_clearing = на поляны этой масти ничего нельзя поместить
root-refused-plot_there = на поляне может быть только одна интрига
root-refused-plot_price = там слишком мало ваших воинов чтобы заплатить
root-refused-other_side = одна лежит лицом вверх а другая лицом вниз

# Журнал

root-flipped = { $seat } переворачивает интригу { root-at }: { $piece }.
root-plotted = Интрига { root-at }: { $piece }.
root-tricked = { $seat } меняет местами интриги с полян { $origin_id } и { $to_id }.
root-exerts = { $seat } действует ещё раз и не берёт карт этим вечером.
root-raids = Набег { root-from }: { $seat } приходит на соседние поляны.
root-guesses = { $seat } разоблачает интригу { root-at }: { $piece }.
root-guessed_wrong = Нет, это не { $piece }. Показанную карту забирает { $whom }.
root-guessed_right = Верно: { $seat } убирает интригу ({ $piece }).
root-showed = { $seat } показывает { root-it }; её видит { $whom }.

# Что не так с позицией

root-check-plot_twice = Две интриги { root-at }, а может быть только одна.
root-check-no_plot = Лицом вниз { root-at } не лежит ни одна интрига; интрига на поле записывается и в свою поляну.
root-check-plots = Интриги лицом вниз ({ $seat }) — не те, что лежат на поле.
root-check-plot_kind = Интрига ({ $seat }) не может быть «{ $name }»: такого вида нет, или все знают, что это не он.

# Что можно выбрать для стола

root-options-seat-corvids = Вороний сговор
    .help = Скрытые интриги, которые другие пытаются угадать; коэффициент 3.

# Рисунок

root-draw-plots_left = Интриг в запасе: { $count }.
root-draw-plots_down = Интриг лицом вниз на поле: { $count }.
root-draw-plot_not = Интрига { root-at } — точно не: { $plots }.
root-draw-plot_known = Известная вам интрига { root-at }: { $plot }.
root-draw-plots_known = Известные вам интриги в запасе: { $plots }.
root-draw-plot_price = Цена следующей интриги: { root-warriors }.
root-draw-next_flip = Интриг лицом вверх: { $shown }. Следующая принесёт { root-points }.

# Подсказки

root-hint-corvids-start = По одному воину на поляну каждой масти. Рядом с противниками вы скорее окажетесь среди них.
root-hint-corvids-flip = Каждая интрига приносит столько очков, сколько интриг лежит лицом вверх, считая её саму. Сначала капканы, набеги и поборы: бомба убирает и себя.
root-hint-corvids-recruit = Подойдёт любая карта: на каждую поляну её масти приходит воин. За птичью карту масть выбираете вы.
root-hint-corvids-muster = Воинов осталось мало. Ставьте их туда, где ждёт интрига или где вы хотите её положить.
root-hint-corvids-action = Три действия: перемещение, интрига, сражение, махинация. Интрига стоит воина, каждая следующая в этот ход — на воина больше; оставьте рядом воина, чтобы её перевернуть.
root-hint-corvids-exert = Ещё одно действие, но без единой карты вечером. Стоит того, если к утру не хватает интриги или воина.
root-hint-corvids-raid = Набег ставит воинов вокруг поляны, с которой его убрали. Выберите, куда придут последние.
root-hint-corvids-show = Карту увидит только Сговор. Если вы ошиблись, она останется у него, так что покажите самую ненужную.

# Как прошла игра

root-chronicle-source-plots = перевёрнутые интриги

# Мастерская

root-bench-plot = Интрига { root-at }
