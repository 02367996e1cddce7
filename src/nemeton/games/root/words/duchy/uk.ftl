# Підземне герцогство («Закони лісу», розділ 12).

root-seat-duchy = Герцогство
root-faction-duchy = Підземне герцогство
    .text = Кроти збираються в норі, виходять на поверхню тунелями й будують фортеці та ринки. Карти, що збігаються з їхніми галявинами, прихиляють політиків, і ті діють щодня; але втрата будівель коштує політика й корони.
root-options-seat-duchy = Підземне герцогство
    .help = Виходить з-під землі зі своїми політиками; коефіцієнт 8.

root-piece-citadel = фортеця
root-piece-market = ринок
root-piece-tunnel = тунель
root-place-burrow = нора

root-rank-squire = есквайр
root-rank-noble = аристократ
root-rank-lord = знать

root-minister-foremole = Голова кротоспілки
    .text = Відкрийте будь-яку карту й розмістіть фортецю або ринок на будь-якій галявині, де ви правите, хоч би якої вона була масті.
root-minister-captain = Капітан
    .text = Почніть битву.
root-minister-marshal = Шериф
    .text = Виконайте переміщення.
root-minister-brigadier = Генерал
    .text = Виконайте до двох переміщень або почніть до двох битв.
root-minister-banker = Банкір
    .text = Витратьте карти однієї масті (птахи пасують до будь-якої) і здобудьте по очку за кожну.
root-minister-mayor = Мер
    .text = Повторіть дію одного свого прихильного есквайра чи аристократа, навіть якщо той сьогодні вже діяв.
root-minister-duchess_of_mud = Герцогиня Глинська
    .text = Якщо на полі всі три тунелі, здобудьте два очки.
root-minister-baron_of_dirt = Барон Брудницький
    .text = Здобудьте по очку за кожен ринок на полі.
root-minister-earl_of_stone = Граф Кам’янський
    .text = Здобудьте по очку за кожну фортецю на полі.

root-topic-minister = Політик Герцогства ({ $rank }). Щоб прихилити, відкрийте { root-cards }; очки за корону: { $points }. { $text }

# Запитання

root-duchy-home = { $seat }: виберіть кут, де ви вийдете на поверхню.
root-duchy-assembly = { $seat }: асамблея. Лишилося дій: { $left }.
root-duchy-lift = { $seat }: усі тунелі вже на полі. Який прибрати заради нового { root-at }?
root-duchy-emerge = { $seat }: скільки воїнів вийде з нори { root-at }?
root-duchy-parliament = { $seat }: парламент. Хай політик діє, або йдіть далі.
root-duchy-foremole = { $seat }: Голова кротоспілки. Відкрийте будь-яку карту й виберіть, що й де збудувати.
root-duchy-captain = { $seat }: { $minister }. Виберіть битву.
root-duchy-brigadier = { $seat }: Генерал. Виберіть перше з двох переміщень або першу з двох битв.
root-duchy-banker = { $seat }: Банкір. { $count ->
    [0] Витратьте карту; за нею можуть піти карти тієї ж масті й птахи.
   *[other] Витратьте ще одну карту ({ $suit }) або зупиніться (витрачено: { $count }).
}
root-duchy-sway = { $seat }: прихиліть політика або завершіть день.
root-duchy-reveal = { $seat }: відкрийте карти ({ $minister }), по одній за кожну галявину з вашими компонентами. Лишилося відкрити: { $left }.
root-duchy-failure = { $seat }: будівля впала. Який політик іде?

# Відповіді

root-option-duchy-build = відкрити { root-it } і збудувати { root-that } { root-at }
root-option-duchy-recruit = вербування в норі
root-option-duchy-dig = витратити { root-it } на підкоп { root-at }
root-option-duchy-lift = прибрати тунель { root-at }
root-option-duchy-emerge = { $count ->
    [one] { $count } воїн
    [few] { $count } воїни
   *[many] { $count } воїнів
}
root-option-duchy-stay = ніхто не виходить
root-option-duchy-summon = діє { $minister }
root-option-duchy-consult = дія через Мера: { $minister }
root-option-duchy-no_battle = без битви
root-option-duchy-no_campaign = без переміщень і битв
root-option-duchy-bank_closes = більше не витрачати
root-option-duchy-sway = прихилити: { $minister }
root-option-duchy-no_sway = нікого не прихиляти
root-option-duchy-reveal = відкрити { root-it }
root-option-duchy-nothing = жодна карта не пасує
root-option-duchy-bank = витратити { root-it }
root-option-duchy-dismiss = іде { $minister }
root-option-order-failure = ціна поразки ({ $whom })

# Журнал

root-duchy_revealed = { $seat } відкриває { root-it }.
root-duchy_returned = { $seat } повертає в руку { root-it }.
root-duchy_summoned = { $seat }: діє { $minister }.
root-duchy_consulted = { $seat }: Мер діє як { $minister }.
root-duchy_swayed = { $seat } прихиляє політика: { $minister }.
root-duchy_dismissed = { $seat } втрачає політика ({ $minister }), а корона вибуває з гри.
root-lost_card = { $seat } скидає { root-it } навмання.

# Відмови

root-refused-tunnel = тут уже є тунель
root-refused-no_match = жодна карта в руці не збігається з галявиною
root-refused-unswayed = ще не прихильний
root-refused-acted = сьогодні вже діяв
root-refused-idle_minister = цьому політикові зараз нічого робити
root-refused-nobody_to_consult = жоден прихильний есквайр чи аристократ не міг би діяти
root-refused-lord_consulted = через Мера повторюють дії есквайрів та аристократів, але не знаті
root-refused-swayed = уже прихильний до вас
root-refused-no_crown = не лишилося корон цього рангу
root-refused-too_few_cards = замало карт збігається з галявинами з вашими компонентами, по одній на галявину

# Позиції

root-check-ministers = { $seat }: таких політиків немає, або одного вказано двічі.
root-check-crowns = { $seat }: корон цього рангу ({ $rank }) роздано й утрачено більше, ніж є.
root-check-burrow = { $seat }: стільки воїнів у норі бути не може.
root-check-revealed_late = { $seat }: відкриті карти лежать поза власним ходом.
root-check-tunnel_twice = Два тунелі { root-at }.

root-bench-burrow = Воїни в норі
root-bench-swayed = прихильний
root-bench-unswayed = неприхильний
root-bench-lost = Утрачено корон ({ $rank })

# Малюнки

root-draw-burrow = У норі: { $count }.
root-draw-ministers = Прихильні політики: { $ministers }.
root-draw-crowns = Лишилося корон ({ $rank }): { $count }.

root-chronicle-source-crowns = корони
root-chronicle-source-banker = Банкір
root-chronicle-source-lords = знать

# Підказки першої гри

root-hint-duchy-home = Тут стануть два воїни й тунель, і ще по два воїни на кожній сусідній галявині. Компоненти на галявинах різних мастей допомагають прихиляти політиків.
root-hint-duchy-assembly = Фортеці дають воїнів, ринки — карти, а відкриті карти ввечері повернуться в руку, крім птахів. Не будуйте там, де не можете захистити.
root-hint-duchy-lift = Перенесення тунелю коштує лише колишнього шляху. Герцогині Глинській потрібні всі три на полі.
root-hint-duchy-emerge = Хто лишився внизу, той у безпеці, але політиків переконують лише компоненти на полі.
root-hint-duchy-parliament = Кожен прихильний політик діє раз на день, у будь-якому порядку. Хай Голова кротоспілки збудує, перш ніж Барон чи Граф порахують очки.
root-hint-duchy-foremole = Масть тут не важить. Відкрийте те, що не знадобиться для прихилення, і бережіть птахів: увечері вони йдуть у скид.
root-hint-duchy-captain = Не обов’язково битися там, де це обійдеться дорожче, ніж дасть.
root-hint-duchy-brigadier = Вирішує перший вибір: або переміщення, або битви.
root-hint-duchy-banker = Очки одразу, але менше карт для прихилення. Під кінець партії це добрий обмін.
root-hint-duchy-sway = Знать вимагає чотирьох карт, дає три очки й далі приносить очки. Есквайри швидкі, аристократи сильні.
root-hint-duchy-reveal = За кожну галявину з вашим компонентом — одна карта, що збігається. Птахи пасують усюди, але ввечері підуть у скид.
root-hint-duchy-failure = Корону втрачено назавжди. Політика можна повернути, поки є корони його рангу.
