# Рекруты в игре: вопросы, варианты, журнал (Закон Д). Их имена и карты — в hirelings/.

root-appendix-D = Д.{ $rest }

# Вопросы

root-hireling-end = { $seat }: ваш ход окончен. Выберите, какие рекруты переходят к вам и кому отдать тех, на чьих картах не осталось маркеров.
root-hireling-dawn = { $seat }: в начале утра происходит несколько событий. Какое будет первым?
root-hireling-place = { $seat }: { $band }. Куда поместить воинов? Число: { $count }.
root-hireling-where = { $seat }: { $band }. Выберите поляну.
root-hireling-move = { $seat }: { $band }. Переместите воинов.
root-hireling-battle = { $seat }: { $band } может сразиться. Где и с кем?
root-hireling-way = { $seat }: { $band }. Что выбрать?
root-hireling-treat = { $seat }: { root-at } пали воины ({ $count }). Потратить подходящую карту, чтобы { $band } вернул их?
root-hireling-provoke = { $seat }: вы нападаете { root-at }, защищается { $band }. Какую карту сбросить ради этого?
root-hireling-scout = { $seat }: на вас нападают { root-at }. Потратить подходящую карту и взять больший кубик?
root-hireling-forest = { $seat }: { $band }. Выберите лес.
root-hireling-roam = { $seat }: { $band }. Переверните предмет, чтобы идти дальше, или два, чтобы сразиться.
root-hireling-give_up = { $seat }: { $band } теряет предмет. Какой?
root-hireling-prowl = { $seat }: { $band }. Обыскать руину и ограбить игрока можно по одному разу.
root-hireling-preach = { $seat }: { $band }. Заставьте игрока сразиться или переместиться либо поместите ещё одного.
root-hireling-follow = { $seat }: заставить сразиться { root-at } ({ $whom })?
root-hireling-recall = { $seat }: взять из сброса одну из этих карт?
root-hireling-pawn = { $seat }: { $band }. Куда поставить фишку?
root-hireling-treat_all = { $seat }: рядом с вами { $band }. Взять карту?
root-hireling-path = { $seat }: { $band }. На какой тропе устроить засаду?
root-hireling-lift_path = { $seat }: { $band }: в запасе никого. Снять воина с тропы?
root-hireling-escort = { $seat }: поместить воина { root-at }?
root-hireling-lift = { $seat }: все лазы на поле. Какой снять?
root-hireling-company = { $seat }: { $band }. Сколько воинов поместить { root-at }?
root-hireling-keep = { $seat }: открыть { root-it } и вернуть вечером или сбросить?
root-hireling-burn = { $seat }: { $band } сжигает компонент { root-at }. Какой? Осталось: { $left }.
root-hireling-smuggle = { $seat }: переместитесь или сразитесь.
root-hireling-vault = { $seat }: { $band }. Куда поместить хранилище?
root-hireling-call = { $seat }: { $band } играет. Чей воин пойдёт { root-to }?

# Варианты

root-option-employ = применить: { $band }
root-option-take_band = взять: { $band }
root-option-pass_on = отдать: { $band } ({ $whom })
root-option-rouse = { $band }
root-option-way-march = перемещение и затем сражение
root-option-way-rally = всех с карты на одну поляну
root-option-way-rise = убрать воина вместе со всеми противниками
root-option-way-gather = поместить воина
root-option-way-recruit = по вашему воину к каждому из них
root-option-way-settle = ещё один из них
root-option-way-reinforce = по воину к каждому лазу
root-option-way-raid = сразиться везде где они есть
root-option-way-steal = взять карты на одной поляне
root-option-way-defend = сразиться у каждого хранилища
root-option-way-guard = по воину к каждому хранилищу
root-option-no_more_of_band = больше ничего
root-option-no_band_battle = без сражения
root-option-treat = потратить { root-it }
root-option-no_treatment = никого не спасать
root-option-provoke = сбросить { root-it }
root-option-scout = потратить { root-it }
root-option-no_scouts = без карты
root-option-gift = отдать предмет: { $item } ({ $band })
root-option-roam = идти: { $where }
root-option-give_up = { $item }
root-option-dig_up = обыскать руину { root-at }
root-option-rob_with = перевернуть предмет ({ $item }) и ограбить: { $whom }
root-option-goad = { root-at } нападает { $whom } и защищается { $by }
root-option-lure = { $whom } идёт { root-from } { root-to }
root-option-preach = ещё один { root-at }
root-option-recall = взять { root-it }
root-option-no_recall = ничего не брать
root-option-on_path = тропа между { $where_id } и { $to_id }
root-option-draw_with = взять карту
root-option-draw_none = не брать
root-option-escort = поместить воина
root-option-no_escort = не помещать
root-option-so_many = { $count }
root-option-reveal = открыть
root-option-discard_it = сбросить
root-option-burn = { $piece } ({ $whom })
root-option-smuggle = сбросить карту «{ $paid }» ради перемещения или сражения
root-option-call = воин { root-from } ({ $whom })
root-option-call_nobody = больше никого
root-option-order-treat = забота о павших { root-at } ({ $count })
root-option-order-escort = воин { root-at }
root-option-order-band_battle = сражение { root-at } ({ $whom })

# Почему чего-то нет среди вариантов

root-refused-protector = противники ничего не помещают на поляну Заступника
root-refused-band_plays = кто пришёл в этот ход, остаётся слушать музыку
root-refused-band_pawn = с этой фишкой нельзя сражаться
root-refused-protected = их защищает Заступник, а с ним сражаться нельзя
root-refused-gangs_at_home = с Бандитами не сражаются там, где есть компоненты фракции того, кто ими управляет
root-refused-uprising_card = сначала нужно сбросить карту, совпадающую с поляной, а её нет

# Журнал

root-reached_mark = { $seat } достигает маркера рекрутов на делении { $count }.
root-hired = { $seat } нанимает рекрутов: { $band }.
root-passed_on = { $seat } распускает рекрутов: { $band }; теперь ими управляет { $whom }.
root-control = { $seat }: { $band } — { $count ->
    [one] { $count } маркер управления
    [few] { $count } маркера управления
   *[many] { $count } маркеров управления
}.
root-control_lost = { $seat }: { $band } теряет маркер управления; осталось: { $count }.
root-employed = { $band } действует; управляет { $seat }.
root-lies_down = { $band }: один воин ложится на карту.
root-uprising_die = { $band }: на кубике — { $suit }.
root-rises = { $band } поднимается { root-at }.
root-band_goes = { $band } идёт { root-to }.
root-gift = { $seat } отдаёт предмет: { $item }; получает { $band }.
root-band_item_lost = { $band } теряет предмет: { $item }.
root-recalled = { $seat } берёт из сброса { root-it }.
root-on_path = { $band } встаёт на тропу между полянами { $where_id } и { $to_id }.
root-off_path = { $band } покидает тропу между полянами { $where_id } и { $to_id }.
root-waylaid = { $band } нападает на тропе между полянами { $where_id } и { $to_id }; { $seat } теряет воина.
root-held_off = { $band }: сражения { root-at } не будет; { $seat } не может сбросить совпадающую карту.
root-plans_back = { $seat } забирает открытые карты: { $count }.

# Картина словами

root-draw-band_free = { $band }: никто не управляет.
root-draw-band_held = { $band }: управляет { $seat }, маркеров управления { $count }.
root-draw-band_lying = { $band }: воинов на карте { $count }.
root-draw-band_forest = { $band } находится { root-at }.
root-draw-band_items = { $band }: готовые предметы: { $items }.
root-draw-band_spent = { $band }: перевёрнутые предметы: { $items }.
root-draw-band_path = { $band }: воин на тропе между полянами { $where_id } и { $to_id }.
root-draw-band_cards = { $band }: открытые карты: { $cards }.
root-draw-mark = Маркер рекрутов лежит на делении { $count }.
root-draw-mark_reached = { $seat }: достигнут маркер рекрутов на делении { $count }.

# Позиции

root-check-bands = Типов рекрутов: { $count }; в партии их { $most }.
root-check-bands_without = Рекруты участвуют, но в настройках стола сказано, что партия идёт без них.
root-check-mark = Маркер рекрутов с делением { $count } не может лежать там, где лежит.
root-check-control = { $band }: маркеры управления лежат на карте, которую кто-то держит, до четырёх, и больше нигде.
root-check-related = { $band } не участвует в партии вместе со связанной фракцией.
root-check-band_card = { $band }: на карте или на поле есть то, чего там быть не может.

# Откуда очки

root-chronicle-source-hirelings = рекруты

# Настройки стола

root-options-hirelings = Рекруты
    .help = Три отряда, за которые никто не играет: кто достигнет 4, 8 и 12 очков, на время получит над ними управление. Чем больше игроков, тем больше карт лежит ослабленной стороной вверх.
root-options-hirelings-without = без них
    .help = Лес принадлежит только игрокам.
root-options-hirelings-with = три отряда
    .help = Выбранные ниже, остальные по жребию; связанные с фракциями за столом не участвуют.
root-options-hireling_a = Первые рекруты
    .help = Важно только там, где участвуют рекруты.
root-options-hireling_b = Вторые рекруты
    .help = Важно только там, где участвуют рекруты.
root-options-hireling_c = Третьи рекруты
    .help = Важно только там, где участвуют рекруты.
root-options-hireling-any = по жребию
    .help = Из тех, что не связаны с фракциями за столом.
root-options-hireling-forest_patrol = Патруль
    .help = Коты следят за каждой поляной; не вместе с Маркисой.
root-options-hireling-last_dynasty = Поколение
    .help = Пять птиц, которые не расстаются; не вместе с Династией.
root-options-hireling-spring_uprising = Революция
    .help = Повстанцы, которыми правит кубик; не вместе с Союзом.
root-options-hireling-the_exile = Изгнанник
    .help = Странник с дубинками; не вместе с Бродягой.
root-options-hireling-warm_sun_prophets = Пророки Жаркого солнца
    .help = Проповедники заставляют других ходить и сражаться; не вместе с Культом.
root-options-hireling-riverfolk_flotilla = Флотилия
    .help = Корабли на реке; не вместе с Речным братством.
root-options-hireling-highway_bandits = Бандиты
    .help = Грабители на тропах.
root-options-hireling-sunward_expedition = Экспедиция
    .help = Кроты с подземными лазами; не вместе с Герцогством.
root-options-hireling-corvid_spies = Лазутчики
    .help = Вороны среди противников; не вместе со Сговором.
root-options-hireling-furious_protector = Заступник
    .help = Медведь, с которым нельзя сразиться.
root-options-hireling-flame_bearers = Факелоносцы
    .help = Крысы с факелами; не вместе с Полчищами.
root-options-hireling-vault_keepers = Стражи
    .help = Барсуки с хранилищами; не вместе с Хранителями.
root-options-hireling-popular_band = Музыканты
    .help = Музыканты, за которыми идут воины.

# Подсказки

root-hint-hireling-end = Сильные рекруты важнее всего в начале партии. Уходящих отдайте тому, кто меньше всего вам навредит.
root-hint-hireling-dawn = Порядок важен, если одно событие меняет поляну, где происходит другое.
root-hint-hireling-place = При определении правителя они считаются вашими. Ставьте их туда, где не хватает одного воина.
root-hint-hireling-where = Действие произойдёт только на этой поляне.
root-hint-hireling-move = Нужно править одной из двух полян; их компоненты при этом учитываются.
root-hint-hireling-battle = За убранное ими очков нет, но соперники это теряют. Ни ваши засады, ни ваши карты им не помогают.
root-hint-hireling-way = Выбирайте то, что поможет в этот ход: в следующий их может уже не быть.
root-hint-hireling-treat = Одна карта спасает всех, кто пал там вместе. Ради двоих и более это выгодно.
root-hint-hireling-provoke = Отдайте самую ненужную карту; птицы подходят к любой поляне.
root-hint-hireling-scout = Больший кубик полезнее всего там, где у вас много воинов.
root-hint-hireling-forest = Из леса в середине поля много полян рядом.
root-hint-hireling-roam = Сражение стоит двух предметов; потом все снова готовы.
root-hint-hireling-give_up = Он уходит из игры. Для Изгнанника все предметы одинаковы.
root-hint-hireling-prowl = Пока Разбойник с вами, каждый предмет приносит карту за ход.
root-hint-hireling-preach = Сражение двух соперников выгоднее вашего собственного.
root-hint-hireling-follow = Тот, кого вы переместили, сражается по своим решениям и получает очки.
root-hint-hireling-recall = Все видят, что вы берёте. Лучше всего карта, которую можно смастерить.
root-hint-hireling-pawn = На правление фишка не влияет. Ставьте её туда, где она больше всего мешает другим.
root-hint-hireling-treat_all = Карта даром.
root-hint-hireling-path = Выберите тропу, без которой противникам не обойтись и по которой ходите вы.
root-hint-hireling-lift_path = На пустой тропе Бандит не нужен.
root-hint-hireling-escort = Он приходит из вашего запаса и ничего не стоит.
root-hint-hireling-lift = Снимите тот, что стоит хуже всего.
root-hint-hireling-company = Пока они с вами, каждый считается вашим при определении правителя.
root-hint-hireling-keep = Открытая карта вечером вернётся в руку, даже шестой.
root-hint-hireling-burn = Воины владельца сгорают раньше остального. Очков нет, но компонентов больше нет.
root-hint-hireling-smuggle = Ещё одно действие сверх обычных.
root-hint-hireling-vault = Хранилище считается зданием при определении правителя; кто его уберёт, получит очко.
root-hint-hireling-call = Он идёт так, как мог бы пойти сам. Уведите стражу — и здание беззащитно.
