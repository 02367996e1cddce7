# Вороняча змова.

root-seat-corvids = Змова
root-faction-corvids = Вороняча змова
    .text = Ворони кладуть жетони інтриг долілиць і перевертають їх уранці: кожен приносить стільки очок, скільки інтриг тепер лежить лицем догори. Супротивники можуть відгадати інтригу й прибрати її.

root-piece-plot = інтрига
root-piece-bomb = бомба
root-piece-snare = пастка
root-piece-extortion = побори
root-piece-raid = набіг

# Питання

root-corvids-start = { $seat }: поставте першого воїна на галявину (масть: { $suit }).
root-corvids-flip = { $seat }: перевертайте інтриги по одній або йдіть далі.
root-corvids-recruit = { $seat }: витратьте карту, щоб завербувати воїнів на галявини її масті, або йдіть далі.
root-corvids-muster = { $seat }: воїнів бракує. На яку галявину поставити? Лишилося: { $left }.
root-corvids-action = { $seat }: оберіть дію. Лишилося дій: { $left }.
root-corvids-exert = { $seat }: натиск — ще одна дія без добору — або добір карт ({ $count }).
root-corvids-raid = { $seat }: воїнів для набігу бракує. На яку галявину поставити? Лишилося: { $left }.
root-corvids-show = { $seat }: ви називаєте інтригу { root-at }: { $piece }. Яку відповідну карту показати?

# Відповіді

root-option-keep_down = більше не перевертати
root-option-no_recruit = нікого не вербувати
root-option-no_exertion = узяти карти
root-option-flip = перевернути інтригу { root-at }
root-option-recruit_suit = вербування на галявинах ({ $suit }) за { root-it }
root-option-plot = інтрига { root-at }: { $plot }
root-option-trick = махінація: поміняти місцями інтриги з галявин { $origin_id } і { $to_id }
root-option-expose = викрити інтригу { root-at }: { $plot }
root-option-show_card = показати { root-it }
root-option-order-raid = набіг { root-at } ({ $whom })

# Чому чогось немає серед відповідей

root-refused-snared = там лежить пастка Змови
root-refused-no_crow = поруч з інтригою немає вашого воїна
root-refused-no_clearing = на галявини цієї масті нічого не можна помістити
root-refused-plot_there = на галявині може бути лише одна інтрига
root-refused-plot_price = там замало ваших воїнів щоб заплатити
root-refused-other_side = одна лежить лицем догори а друга долілиць

# Журнал

root-flipped = { $seat } перевертає інтригу { root-at }: { $piece }.
root-plotted = Інтрига { root-at }: { $piece }.
root-tricked = { $seat } міняє місцями інтриги з галявин { $origin_id } і { $to_id }.
root-exerts = { $seat } діє ще раз і не бере карт цього вечора.
root-raids = Набіг { root-from }: { $seat } приходить на сусідні галявини.
root-guesses = { $seat } викриває інтригу { root-at }: { $piece }.
root-guessed_wrong = Ні, це не { $piece }. Показану карту забирає { $whom }.
root-guessed_right = Правильно: { $seat } прибирає інтригу ({ $piece }).
root-showed = { $seat } показує { root-it }; її бачить { $whom }.

# Що не так із позицією

root-check-plot_twice = Дві інтриги { root-at }, а може бути лише одна.
root-check-no_plot = Лицем донизу { root-at } не лежить жодна інтрига; інтригу на полі записують і в її галявину.
root-check-plots = Інтриги долілиць ({ $seat }) — не ті, що лежать на полі.
root-check-plot_kind = Інтрига ({ $seat }) не може бути «{ $name }»: такого виду немає, або всі знають, що це не він.

# Що можна обрати для столу

root-options-seat-corvids = Вороняча змова
    .help = Приховані інтриги, які інші намагаються відгадати; коефіцієнт 3.

# Малюнок

root-draw-plots_left = Інтриг у запасі: { $count }.
root-draw-plots_down = Інтриг долілиць на полі: { $count }.
root-draw-plot_not = Інтрига { root-at } — точно не: { $plots }.
root-draw-plot_known = Відома вам інтрига { root-at }: { $plot }.
root-draw-plots_known = Відомі вам інтриги в запасі: { $plots }.
root-draw-plot_price = Ціна наступної інтриги: { root-warriors }.
root-draw-next_flip = Інтриг лицем догори: { $shown }. Наступна принесе { root-points }.

# Підказки

root-hint-corvids-start = По одному воїну на галявину кожної масті. Поруч із супротивниками ви швидше опинитеся серед них.
root-hint-corvids-flip = Кожна інтрига приносить стільки очок, скільки інтриг лежить лицем догори, разом із нею. Спершу пастки, набіги й побори: бомба прибирає й себе.
root-hint-corvids-recruit = Згодиться будь-яка карта: на кожну галявину її масті приходить воїн. За пташину карту масть обираєте ви.
root-hint-corvids-muster = Воїнів лишилося мало. Ставте їх туди, де чекає інтрига або де ви хочете її покласти.
root-hint-corvids-action = Три дії: переміщення, інтрига, битва, махінація. Інтрига коштує воїна, кожна наступна цього ходу — на воїна більше; лишіть поруч воїна, щоб її перевернути.
root-hint-corvids-exert = Ще одна дія, але жодної карти ввечері. Варто, якщо до ранку бракує інтриги чи воїна.
root-hint-corvids-raid = Набіг ставить воїнів довкола галявини, з якої його прибрали. Оберіть, куди прийдуть останні.
root-hint-corvids-show = Карту побачить лише Змова. Якщо ви помилилися, вона лишиться там, тож покажіть найменш потрібну.

# Як минула гра

root-chronicle-source-plots = перевернуті інтриги

# Майстерня

root-bench-plot = Інтрига { root-at }
