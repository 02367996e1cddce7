# Root where there are only letters. A letter stands for a faction on the map.

root-text-letter-marquise = M
root-text-letter-eyrie = E
root-text-letter-alliance = A
root-text-letter-vagabond = V

root-text-reached = points { $points }/{ $goal }, cards { $hand }, warriors in supply { $left }
root-text-way = { $origin } → { $to }
root-text-card_way = { $card }: { $origin } → { $to }
root-text-count = { $count }
root-text-card = { $card }
root-text-overwork = Overwork { root-at }, spending
root-text-build = Build { root-that }
root-text-aid = Aid { $whom } with
root-text-mobilize = Mobilize
root-text-train = Train an officer, spending
root-text-bird = One more action, spending
root-text-take = Take { root-it }, spending
root-text-explained = { $option }. { $text }
root-text-undone = { $option } ({ $undone })
root-text-undone-actions = actions left: { $count }
root-text-undone-operations = operations left: { $count }
root-text-undone-items = items ready: { $count }

root-text-guide =
    Whoever first has thirty points wins at once. Everybody scores a point for each enemy building or token removed, and for crafted items; everything else each faction does in its own way.
    A turn is birdsong, daylight and evening. You rule a clearing where you have more warriors and buildings than any other player. To move warriors you must rule the clearing they leave or the one they enter.
    In a battle the attacker deals the higher die and the defender the lower one, never more than the warriors there; the Alliance in defence takes the higher one. Before the dice the defender may play an ambush.
    The Marquise builds with wood, the Eyrie carries out its decree, the Alliance wins supporters and rises, the Vagabond exhausts items for actions.
    On the map: ▣ a building, □ a free slot, ▒ a ruin; letters with numbers are warriors, * marks who rules, @ is the pawn, × a battle; → shows where the paths lead; ◄ shows whose turn it is.
