# Уровни ботов и их сила

site-level-1 = 1 · Жёлудь
    .like = берёт то, что бросается в глаза, и часто ошибается: для первой партии
site-level-2 = 2 · Росток
    .like = многого не замечает, порой ошибается
site-level-3 = 3 · Саженец
    .like = замечает почти всё, но ещё ошибается
site-level-4 = 4 · Дубок
    .like = ошибается мало
site-level-5 = 5 · Дуб
    .like = середина: играет ровно
site-level-6 = 6 · Высокий дуб
    .like = думает наперёд
site-level-7 = 7 · Старый дуб
    .like = думает дальше наперёд
site-level-8 = 8 · Древний дуб
    .like = думает, сколько люди готовы ждать: сильнее здесь нет
site-level-machine = Механизм
site-level-choose = Уровень ботов, от 1 до 8
site-level-start = Начать
site-level-set = Выбрать
site-people-bot_level = бот { $level }
site-new-bot_level = Бот { $level }

site-strength-title = Насколько сильны боты?
site-strength-lead = В каждой игре восемь уровней. Чем выше уровень, тем больше бот замечает и тем реже ошибается, а ближе к вершине ещё и думает наперёд. На высшем уровне ответ занимает не больше трёх секунд, а все ответы хода — не больше восьми.
site-strength-level = Уровень
site-strength-like = Каков он
site-strength-share = Побед над уровнем ниже
site-strength-interval = Границы (95 %)
site-strength-games = Партий
site-strength-rating = Рейтинг
site-strength-measured = Измерено в партиях самих ботов: каждый уровень против того, что ниже. Партия, которую выиграли вместе или никто не выиграл, не считается.
site-strength-measured_together = Здесь все выигрывают или проигрывают вместе, поэтому каждый уровень играл один против островов сложности от 0 до 8.
site-strength-held = Уровень { $level } принят за { $points } очков.
site-strength-share_together = Спасено островов
site-strength-none = ещё не измерено
site-strength-nothing = Для этой игры ещё ничего не измерено, или её уровни с тех пор изменились.
site-strength-few = Строки, за которыми меньше { $count } партий, отмечены знаком ~: они показывают склонность, не больше.
site-strength-range = от { $low } до { $high }
site-strength-percent = { NUMBER($share, minimumFractionDigits: 1) } %
site-strength-bounds = от { NUMBER($low, minimumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1) }

# Что подойдёт столу

site-fit-short = Цифры
site-fit-title = Что подойдёт этому столу
site-fit-lead = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
} равных ботов, мест: { $players }, уровень { $level }; они видят на один ответ вперёд. Сыграно { $date } за самыми разными столами. Будь все равны, каждый выигрывал бы так же часто, как другие.
site-fit-together = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
} ботов, мест: { $players }, уровень { $level }; они видят на один ответ вперёд. Сыграно { $date }. Высокий уровень выигрывает чаще, так что сравнивайте строки между собой.
site-fit-other_players = Для такого числа игроков данных ещё нет.
site-fit-what = Фракция или дух
site-fit-share = Побед
site-fit-taken = за этим столом
site-fit-help = В 95 случаях из 100 истинная доля лежит в границах. «~» стоит перед числами меньше чем по 30 партиям. Боты не люди: то, что требует долгого замысла, у них выходит хуже, чем в хороших руках.
