# What a page says about Parlour's cards.

parlour-about-rose = A flower: play it against a guest, who loses a coin to you.
parlour-about-lily = A flower: play it against a guest, who loses a coin to you.
parlour-about-thorn = Answer an attack with it, and the attack is stopped.
parlour-about-key = Play it at any time: lift a token, take a coin, or look at the deck.
parlour-figure-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
parlour-guide = Draft, trim, visit, quarrel.
