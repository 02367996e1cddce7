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

# The mountain (Law V.3).

root-options-map-mountain = mountain
    .help = Six paths are buried until somebody clears one for a card and a point; who rules the pass with its tower at the end of the evening scores; the suits are dealt at random.
root-option-clear = spend { $card } to clear the path between { $where } and { $to }
root-option-clear_path = clear the path between { $where } and { $to }
root-cleared = { $seat } clears the path between { $where } and { $to }.
root-refused-path_buried = the path is buried
root-refused-path_cleared = you have cleared a path this turn
root-refused-path_far = you have no piece at either end
root-refused-path_card = you have no card to spend
root-draw-buried = A buried path between { $where } and { $to }
root-draw-buried_to = buried paths to: { $places }
root-draw-tower = the pass with the tower
root-draw-tower_stands = The tower, { root-at }
root-bench-path = Path between { $where } and { $to }
root-bench-buried = buried
root-bench-open = open
root-chronicle-source-paths = Paths cleared
root-chronicle-source-tower = The tower
