# Маленька гра для перевірок.

parlour-name = Вітальня
    .line = Карти під подушкою, монети на столі.
parlour-how-purse = У { $seat } найповніший гаманець.
parlour-how-points = Перемагають найбагатші.
parlour-how-unfinished = Гру перервано.
parlour-how-agreed = Гості домовилися.
parlour-how-resigned = Хтось здався.
parlour-guest = гість { $number }
parlour-card = { $suit } { $number }
parlour-suit-rose = троянда
parlour-suit-lily = лілія
parlour-suit-thorn = шип
parlour-suit-key = ключ
parlour-token_name-cup = чаша
parlour-token_name-lamp = лампа
parlour-token_name-harp = арфа
parlour-token_name-crown = корона

parlour-draft = { $seat }: залиште карту.
parlour-trim = { $seat }: відкладіть до двох карт.
parlour-visit = { $seat }: що робите?
parlour-way = { $seat }: як обікрасти? Жертва: { $victim }.
parlour-take = { $seat }: що взяти? Жертва: { $victim }.
parlour-answer = { $seat }: відповідаєте? Нападає { $attacker }.
parlour-quarrel = { $seat }: сваритеся?
parlour-toast = { $seat }: за кого тост?
parlour-key = { $seat }: зіграти ключ?
parlour-cup = { $seat }: випити?

parlour-option-done = готово
parlour-option-drink = випити чашу
parlour-option-let = нехай буде
parlour-option-nothing = нічого
parlour-option-pass = зберегти мир
parlour-option-blind = наосліп
parlour-option-look = спершу подивитися, за монету
parlour-option-lay = { $count ->
    [0] залишити все
   *[other] відкласти: { $suits }
}
parlour-option-toast = { $seat }
parlour-option-attack = { $card }, проти: { $victim }
parlour-option-buy = купити жетон { $place }
parlour-option-lift = поцупити жетон { $place }
parlour-option-steal = обікрасти: { $victim }
parlour-option-gamble = ризикнути
parlour-option-read = читати при лампі
parlour-option-toll = взяти монету
parlour-option-peek = подивитися колоду
parlour-option-card = { $card }

parlour-refused-dear = це задорого
parlour-refused-spent = одного разу за візит досить
parlour-refused-broke = немає ставки

parlour-setup = Вітальня, гостей: { $count }.
parlour-dealt = Усім роздали карт: { $count }.
parlour-passed = Карти пішли по колу, у пачці: { $count }.
parlour-laid = { $seat } відкладає карт: { $count }.
parlour-laid_what = { $seat }, ви відкладаєте: { $suits }.
parlour-gained = { $seat } отримує { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
}.
parlour-paid = { $seat } платить { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
}.
parlour-won = { $seat }: гаманець повний.
parlour-token = { $seat } бере жетон: { $token }.
parlour-played = { $seat } грає карту: { $card }.
parlour-stole = { $seat } краде карту. Жертва: { $victim }.
parlour-stole_what = { $seat } краде карту: { $card }. Жертва: { $victim }.
parlour-rolled = { $seat } кидає кубик: { $die }.
parlour-done = { $seat }: готово.
parlour-peace = { $seat } зберігає мир.
parlour-peeked = { $seat } дивиться в колоду.
parlour-peeked_what = { $seat }, зверху лежить { $card }.

parlour-check-twice = { $card } лежить у двох місцях.
parlour-check-cards = Карт не стільки, скільки треба.
parlour-check-seats = Комусь немає місця.
parlour-check-debt = Хтось у боргу.
parlour-check-tokens = Таких жетонів немає.
parlour-check-dice = На кубиках не те.
parlour-check-agenda = Така черга нікуди не веде.
