# The lake (Law V.2).

root-options-map-lake = lake
    .help = A ferry crosses the lake in the middle, and who rides it draws a card; the suits are dealt at random.
root-ferry = { $seat }: by ferry { root-to }? Who takes it draws a card, and the ferry goes along.
root-hint-ferry = Who takes the ferry draws a card, and it can be used once in a turn; who swims leaves it where it is.
root-option-ferry-ride = by ferry
root-option-ferry-swim = along the river without the ferry
root-option-order-ferry_ride = the ferry or not
root-option-order-ferry_draw = a card for the ferry ride ({ $whom })
root-ferried = { $seat } takes the ferry { root-to }.
root-refused-ferry_used = the ferry has been used this turn
root-refused-ferry_away = the ferry lies at another clearing
root-check-ferry = The ferry cannot lie at “{ $name }”: only at a clearing of the lake, and only on the lake map.
root-draw-ferry = the ferry lies here
root-draw-coast = at the lake
root-draw-ferry_lies = The ferry, { root-at }
root-bench-land = The lake
root-bench-ferry = Ferry
