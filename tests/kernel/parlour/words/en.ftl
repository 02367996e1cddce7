# The small game of the tests.

parlour-name = Parlour
    .line = Cards under the cushion, coins on the table.
parlour-how-purse = { $seat } has the fullest purse.
parlour-how-points = The richest win.
parlour-how-unfinished = The game was broken off.
parlour-how-agreed = The guests have agreed.
parlour-how-resigned = Somebody has given up.
parlour-guest = guest { $number }
parlour-card = { $suit } { $number }
parlour-suit-rose = rose
parlour-suit-lily = lily
parlour-suit-thorn = thorn
parlour-suit-key = key
parlour-token_name-cup = cup
parlour-token_name-lamp = lamp
parlour-token_name-harp = harp
parlour-token_name-crown = crown

parlour-draft = { $seat }: keep a card.
parlour-trim = { $seat }: lay down up to two cards.
parlour-visit = { $seat }: what will you do?
parlour-way = { $seat }: how will you rob { $victim }?
parlour-take = { $seat }: what do you take from { $victim }?
parlour-answer = { $seat }: do you answer { $attacker }?
parlour-quarrel = { $seat }: do you quarrel?
parlour-toast = { $seat }: whom do you toast?
parlour-key = { $seat }: play a key?
parlour-cup = { $seat }: drink?

parlour-option-done = done
parlour-option-drink = drink the cup
parlour-option-let = let it be
parlour-option-nothing = nothing
parlour-option-pass = stay at peace
parlour-option-blind = blindly
parlour-option-look = look first, for a coin
parlour-option-lay = { $count ->
    [0] keep all
   *[other] lay down { $suits }
}
parlour-option-toast = { $seat }
parlour-option-attack = { $card } against { $victim }
parlour-option-buy = buy token { $place }
parlour-option-lift = lift token { $place }
parlour-option-steal = rob { $victim }
parlour-option-gamble = gamble
parlour-option-read = read by the lamp
parlour-option-toll = take a coin
parlour-option-peek = look at the deck
parlour-option-card = { $card }

parlour-refused-dear = this is too dear
parlour-refused-spent = once a visit is enough
parlour-refused-broke = the stake is missing

parlour-setup = A parlour for { $count }.
parlour-dealt = Everybody gets { $count } cards.
parlour-passed = The packets go round, with { $count } cards each.
parlour-laid = { $seat } lays down { $count } cards.
parlour-laid_what = { $seat }, you lay down: { $suits }.
parlour-gained = { $seat } gets { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
parlour-paid = { $seat } pays { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
parlour-won = { $seat } has a full purse.
parlour-token = { $seat } takes the { $token }.
parlour-played = { $seat } plays { $card }.
parlour-stole = { $seat } robs { $victim }.
parlour-stole_what = { $seat } takes { $card } from { $victim }.
parlour-rolled = { $seat } rolls { $die }.
parlour-done = { $seat } is done.
parlour-peace = { $seat } stays at peace.
parlour-peeked = { $seat } looks at the deck.
parlour-peeked_what = { $seat }, on the deck lies { $card }.

parlour-check-twice = { $card } lies in two places.
parlour-check-cards = Cards are missing or too many.
parlour-check-seats = Some seat has no place.
parlour-check-debt = Somebody owes coins.
parlour-check-tokens = Nobody uses such tokens.
parlour-check-dice = The dice show something else.
parlour-check-agenda = Such an agenda leads nowhere.
