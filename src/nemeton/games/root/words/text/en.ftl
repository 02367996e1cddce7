# Root where there are only letters. A letter stands for a faction on the map.

root-text-letter-marquise = M
root-text-letter-eyrie = E
root-text-letter-alliance = A
root-text-letter-vagabond = V
root-text-letter-vagabond_2 = v

root-text-reached = points { $points }/{ $goal }, cards { $hand }, warriors in supply { $left }
root-text-way = { $origin } → { $to }
root-text-count = { $count }
root-text-card = { $card }
root-text-where = { $where }
root-text-to = { root-to }
root-text-whom = { $whom }
root-text-item = { $item }
root-text-foe = { $where }: { $whom }
root-text-against = { $attacker } → { $defender }
root-text-quest_name = { $quest }
root-text-stands_in = { $stand_in } for { $item }

# Verbs
root-text-battle = Battle
root-text-move = Move { root-from }
root-text-march = March
root-text-recruit = Recruit
root-text-build = Build { root-that }
root-text-build_roost = Build a roost
root-text-overwork = Overwork
root-text-bird = One more action
root-text-craft = Craft
root-text-revolt = Revolt
root-text-spread = Spread sympathy
root-text-organize = Organize
root-text-mobilize = Mobilize
root-text-train = Train an officer
root-text-walk = Move
root-text-strike = Strike
root-text-explore = Explore the ruin
root-text-repair = Repair
root-text-aid = Aid
root-text-quest = Quest
root-text-improvise = Quest with a stand-in
root-text-steal = Steal a card
root-text-labor = Take from the discard pile
root-text-hideout = Hide out
root-text-instigate = Instigate a battle
root-text-scorch = Scorch the clearing
root-text-glide = Glide
root-text-take = Take { root-it }

# What a verb costs and brings
root-text-price-march = up to two moves
root-text-price-recruit = once a turn, warriors: up to { $count }
root-text-price-build = { $wood } wood, +{ $points }
root-text-price-overwork = a card for a wood
root-text-price-bird = a bird card
root-text-price-train = a card
root-text-price-take = a card
root-text-price-craft = { $suits }{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
root-text-price-supporters = { $count ->
    [one] 1 supporter
   *[other] { $count } supporters
}{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
root-text-price-organize = a warrior, +{ $points }
root-text-price-item = { $item }{ $count ->
    [one] {""}
   *[other] { " " }× { $count }
}{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
root-text-price-aid = a card and an item
root-text-price-items = { $items }
root-text-price-hideout = torch; ends daylight

# What a battle may cost
root-text-outlook-battle = { $whom } against { $by }, { $where }
root-text-outlook-you_lose = You lose
root-text-outlook-loses = { $whom } loses
root-text-outlook-may_be_foiled = { $whom } may foil it with an ambush.
root-text-outlook-ambush_barred = No ambush: { root-card-scouting_party }.
root-text-outlook-ambush = Ambush possible: { $chance }% if unseen cards may lie anywhere. It deals { $hits } hits first{ $beaten ->
    [0] .
   *[other] , and the attack would be over.
}
root-text-outlook-ambush_sure = { $whom } holds an ambush for this clearing. It deals { $hits } hits first{ $beaten ->
    [0] .
   *[other] , and the attack would be over.
}
root-text-outlook-high_die = { $whom } takes the higher die.
root-text-outlook-most = { $whom }: { $count ->
    [0] no hit
    [one] at most 1 hit
   *[other] at most { $count } hits
} from the dice.
root-text-outlook-extra = { $whom } always deals { $count ->
    [one] 1 extra hit
   *[other] { $count } extra hits
}.
root-text-outlook-defenseless = { $whom } is defenceless: 1 extra hit.
root-text-outlook-allies = Allied warriors may fight for the attacker: { $whom }, { $count }.
root-text-outlook-arbiter = { $whom } may enlist the Arbiter: up to { $count } more from the dice.
root-text-outlook-adds = { $whom } may use { $effect }: { $count ->
    [one] 1 extra hit
   *[other] { $count } extra hits
}{ $times ->
    [one] .
   *[other] , up to { $times } times.
}
root-text-outlook-ignores = { $whom } may use { $effect } and ignore the hits of the dice.
root-text-outlook-pieces = After the warriors of { $whom }: { $pieces }. One falls: { $chance }%, a point each.

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

root-text-face-cost = to craft: { $suits }
root-text-face-quest = Quest
root-text-face-quest_text = In a clearing of its suit the Vagabond exhausts both items and then either draws two cards or scores a point for each quest of this suit done, this one included.
root-text-face-leader = Leader of the Eyrie
root-text-face-viziers = viziers: { $columns }
root-text-face-character = Character of the Vagabond
root-text-face-faction = Faction
root-text-face-brought = Part of a faction
