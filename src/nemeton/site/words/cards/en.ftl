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
