# The Riverfolk in brief.

root-text-letter-riverfolk = R
root-text-market = Market
root-text-market_cards = Market: a card from the hand
root-text-priced = { $service }: { $price }
root-text-export = Export
root-text-draw_one = Draw a card
root-text-found = Trade post

root-text-price-warriors = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
root-text-price-ready_items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
root-text-price-export = commits { $count }, a payment comes
root-text-price-commit = commits 1
root-text-price-spend = spends 1
root-text-price-found = spends { $count } of the ruler, +{ $points }
