# Маленькая игра для проверок.

parlour-name = Гостиная
    .line = Карты под подушкой, монеты на столе.
parlour-how-purse = У { $seat } самый полный кошелёк.
parlour-how-points = Побеждают самые богатые.
parlour-how-unfinished = Игра прервана.
parlour-how-agreed = Гости договорились.
parlour-how-resigned = Кто-то сдался.
parlour-guest = гость { $number }
parlour-card = { $suit } { $number }
parlour-suit-rose = роза
parlour-suit-lily = лилия
parlour-suit-thorn = шип
parlour-suit-key = ключ
parlour-token_name-cup = чаша
parlour-token_name-lamp = лампа
parlour-token_name-harp = арфа
parlour-token_name-crown = корона

parlour-draft = { $seat }: оставьте карту.
parlour-trim = { $seat }: отложите до двух карт.
parlour-visit = { $seat }: что делаете?
parlour-way = { $seat }: как обокрасть? Жертва: { $victim }.
parlour-take = { $seat }: что взять? Жертва: { $victim }.
parlour-answer = { $seat }: отвечаете? Нападает { $attacker }.
parlour-quarrel = { $seat }: ссоритесь?
parlour-toast = { $seat }: за кого тост?
parlour-key = { $seat }: сыграть ключ?
parlour-cup = { $seat }: выпить?

parlour-option-done = готово
parlour-option-drink = выпить чашу
parlour-option-let = пусть будет
parlour-option-nothing = ничего
parlour-option-pass = сохранить мир
parlour-option-blind = вслепую
parlour-option-look = сперва посмотреть, за монету
parlour-option-lay = { $count ->
    [0] оставить всё
   *[other] отложить: { $suits }
}
parlour-option-toast = { $seat }
parlour-option-attack = { $card }, против: { $victim }
parlour-option-buy = купить жетон { $place }
parlour-option-lift = стащить жетон { $place }
parlour-option-steal = обокрасть: { $victim }
parlour-option-gamble = рискнуть
parlour-option-read = читать при лампе
parlour-option-toll = взять монету
parlour-option-peek = посмотреть колоду
parlour-option-card = { $card }

parlour-refused-dear = это слишком дорого
parlour-refused-spent = одного раза за визит довольно
parlour-refused-broke = нет ставки

parlour-setup = Гостиная, гостей: { $count }.
parlour-dealt = Всем раздали карт: { $count }.
parlour-passed = Карты пошли по кругу, в пачке: { $count }.
parlour-laid = { $seat } откладывает карт: { $count }.
parlour-laid_what = { $seat }, вы откладываете: { $suits }.
parlour-gained = { $seat } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
parlour-paid = { $seat } платит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
parlour-won = { $seat }: кошелёк полон.
parlour-token = { $seat } берёт жетон: { $token }.
parlour-played = { $seat } играет карту: { $card }.
parlour-stole = { $seat } крадёт карту. Жертва: { $victim }.
parlour-stole_what = { $seat } крадёт карту: { $card }. Жертва: { $victim }.
parlour-rolled = { $seat } бросает кубик: { $die }.
parlour-done = { $seat }: готово.
parlour-peace = { $seat } сохраняет мир.
parlour-peeked = { $seat } смотрит в колоду.
parlour-peeked_what = { $seat }, сверху лежит { $card }.

parlour-check-twice = { $card } лежит в двух местах.
parlour-check-cards = Карт не столько, сколько нужно.
parlour-check-seats = Кому-то нет места.
parlour-check-debt = Кто-то в долгу.
parlour-check-tokens = Таких жетонов нет.
parlour-check-dice = На костях не то.
parlour-check-agenda = Такая очередь никуда не ведёт.
