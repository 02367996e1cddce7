# Maps, in brief.

root-text-clear = Clear a path
root-text-path = between { $where } and { $to }
root-text-price-clear = a card, points: 1
