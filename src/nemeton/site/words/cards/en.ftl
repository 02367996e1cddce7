# Cards that are read before they are chosen.

site-card-cost = Cost
site-card-look = Read the card
site-card-reached = reached
site-card-if_played = reached when played
site-card-missing = missing: { $what }
site-card-close = Close the card
site-card-before = Card before
site-card-next = Next card
site-card-of = { $at } of { $count }
site-card-lost = The card could not be fetched. Its text stands in the handbook.
site-card-handbook = In the handbook
site-card-rules = Rules about it
site-card-deeds = What may be done with it now

# The handbook: rules and cards.

site-cards-by-kind = Kind
site-cards-by-owner = Belongs to
site-cards-by-deck = Deck
site-cards-by-suit = Suit
site-cards-by-speed = Speed
site-cards-by-side = Side of the card
site-cards-by-mark = Played as
site-cards-by-element = Elements
site-rules-search = Search the rules
site-rules-found = { $count ->
    [0] No section has these words.
    [one] One section
   *[other] { $count } sections
}
site-handbook = Handbook
site-handbook-search = Search rules or cards
site-handbook-filters = Filters
site-handbook-whole = Whole page
site-handbook-more = The first { $count } are shown; search for others.
site-handbook-lost = The handbook could not be opened just now. Try again in a moment.
