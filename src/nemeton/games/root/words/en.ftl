# Everything Root says, in English. The same messages, values and attributes stand in ru.ftl and uk.ftl; a test compares them.
#
# $seat, $whom, $attacker, $defender and $by are factions, or the names of those who play them: they stand in the nominative,
# whatever their gender. Places come in three cases: root-at looks at $where, root-to at $to, root-from at $origin; a clearing is
# a number, a forest a letter. root-it is a card as an object, root-that a piece as an object. Options begin small and hold no comma, for they
# are listed in sentences; reasons (root-refused-…) are clauses; the journal and the problems of a position are sentences.

# The game

root-name = Root
    .line = Cats, birds, rebels and a lone wanderer fight for a woodland, each by rules of their own. The first to thirty points rules it.

root-seat-marquise = Marquise
root-seat-eyrie = Eyrie
root-seat-alliance = Alliance
root-seat-vagabond = Vagabond
root-seat-vagabond_2 = 2nd Vagabond
root-seat-number = Seat { $number }
root-seat-nobody = nobody

root-faction-marquise = Marquise de Cat
    .text = The cats hold the woodland and build. Each building scores more than the last of its kind, but wood must reach the place through clearings that the Marquise rules.
root-faction-eyrie = Eyrie Dynasties
    .text = The birds score every evening for their roosts. Each morning they promise more in the decree, and whatever they cannot carry out brings turmoil.
root-faction-alliance = Woodland Alliance
    .text = The rebels win clearings over with supporters, score for sympathy, and rise: a revolt sweeps a clearing and builds a base that trains officers.
root-faction-vagabond = Vagabond
    .text = One pawn with a bag of items. It scores by aiding others, by quests, by exploring ruins, and by battles with whoever has become hostile.
root-faction-vagabond_2 = Second Vagabond
    .text = A second pawn with a bag of items. Two items lie under each ruin then; both Vagabonds share the quests, give each other no aid, and are neither friends nor foes.

# Suits, items, pieces

root-suit-fox = fox
root-suit-rabbit = rabbit
root-suit-mouse = mouse
root-suit-bird = bird
root-suit-any = any suit

root-item-boot = boot
root-item-bag = bag
root-item-crossbow = crossbow
root-item-hammer = hammer
root-item-sword = sword
root-item-tea = tea
root-item-coins = coins
root-item-torch = torch
root-lying-ready = { $item }
root-lying-exhausted = { $item } (exhausted)
root-lying-damaged = { $item } (damaged)
root-lying-worn = { $item } (damaged, exhausted)

root-piece-warrior = warrior
root-piece-keep = keep
root-piece-wood = wood
root-piece-sawmill = sawmill
root-piece-workshop = workshop
root-piece-recruiter = recruiter
root-piece-roost = roost
root-piece-sympathy = sympathy
root-piece-base_fox = fox base
root-piece-base_rabbit = rabbit base
root-piece-base_mouse = mouse base

root-column-recruit = Recruit
root-column-move = Move
root-column-battle = Battle
root-column-build = Build

root-relation-hostile = hostile
root-relation-indifferent = indifferent
root-relation-noticed = first step to allied
root-relation-friendly = second step to allied
root-relation-allied = allied

root-ability-swift_strike = Swift Strike

# Places

root-clearing = clearing { $number }
root-forest-any = the forest
root-forest-f1 = forest A
root-forest-f2 = forest B
root-forest-f3 = forest C
root-forest-f4 = forest D
root-forest-f5 = forest E
root-forest-f6 = forest F
root-forest-f7 = forest G
root-forest-f8 = forest H
root-forest-f9 = forest I
root-forest-f10 = forest J

# Parts of sentences

root-at = in { $where }
root-to = to { $to }
root-from = from { $origin }
root-warriors = { $count ->
    [one] a warrior
   *[other] { $count } warriors
}
root-points = { $count ->
    [one] one point
   *[other] { $count } points
}
root-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
root-listed = { $card }
root-it = { $card }
root-that = { $piece_id ->
    [wood] wood
    [sympathy] a sympathy token
    [plot] a plot
   *[other] the { $piece }
}
root-both = { $one } + { $other }
root-times = { $one } ×{ $count }

# Cards of the shared deck. Names of those that exist in several suits carry the suit.

root-kind-ambush = Ambush
root-kind-dominance = Dominance
root-kind-item = Item
root-kind-persistent = Lasting effect
root-kind-immediate = Immediate effect

root-card-vizier = Loyal Vizier
    .text = A bird card of the decree that never leaves the Eyrie.
root-card-ambush_bird = Bird Ambush
root-card-ambush_fox = Fox Ambush
root-card-ambush_rabbit = Rabbit Ambush
root-card-ambush_mouse = Mouse Ambush
root-card-dominance_bird = Bird Dominance
root-card-dominance_fox = Fox Dominance
root-card-dominance_rabbit = Rabbit Dominance
root-card-dominance_mouse = Mouse Dominance
root-card-birdy_bindle = Birdy Bindle
root-card-woodland_runners = Woodland Runners
root-card-arms_trader = Arms Trader
root-card-crossbow_bird = Crossbow (bird)
root-card-gently_used_knapsack = Gently Used Knapsack
root-card-root_tea_fox = Root Tea (fox)
root-card-travel_gear_fox = Travel Gear (fox)
root-card-protection_racket = Protection Racket
root-card-foxfolk_steel = Foxfolk Steel
root-card-anvil = Anvil
root-card-smugglers_trail = Smuggler’s Trail
root-card-root_tea_rabbit = Root Tea (rabbit)
root-card-a_visit_to_friends = A Visit to Friends
root-card-bake_sale = Bake Sale
root-card-mouse_in_a_sack = Mouse-in-a-Sack
root-card-root_tea_mouse = Root Tea (mouse)
root-card-travel_gear_mouse = Travel Gear (mouse)
root-card-investments = Investments
root-card-sword = Sword
root-card-crossbow_mouse = Crossbow (mouse)
root-card-armorers = Armorers
    .text = In a battle of yours, after the dice: discard this card, and all hits that the dice deal you are ignored. Extra hits and those of an ambush stay.
root-card-sappers = Sappers
    .text = When you defend: discard this card to deal one extra hit.
root-card-brutal_tactics = Brutal Tactics
    .text = When you attack you may deal one extra hit; then the defender scores a point. Once in each battle.
root-card-royal_claim = Royal Claim
    .text = In your birdsong: discard this card and score a point for each clearing that you rule.
root-card-stand_and_deliver = Stand and Deliver!
    .text = Once in your birdsong: take a random card from an enemy’s hand; that player scores a point.
root-card-tax_collector = Tax Collector
    .text = Once in your daylight: remove one of your warriors from the map and draw a card.
root-card-favor_of_the_foxes = Favor of the Foxes
root-card-command_warren = Command Warren
    .text = At the start of your daylight you may start a battle.
root-card-better_burrow_bank = Better Burrow Bank
    .text = At the start of your birdsong you may draw a card; then an enemy of your choice draws one too.
root-card-cobbler = Cobbler
    .text = At the start of your evening you may make one move.
root-card-favor_of_the_rabbits = Favor of the Rabbits
root-card-scouting_party = Scouting Party
    .text = When you attack nobody can ambush you.
root-card-codebreakers = Codebreakers
    .text = Once in your daylight: look at another player’s hand.
root-card-favor_of_the_mice = Favor of the Mice

root-effect-ambush = Cannot be crafted. { $suit_id ->
    [bird] As the defender in any clearing
   *[other] As the defender in a { $suit } clearing
}, before the dice, play it to deal two hits at once. The attacker may foil it with an ambush that matches the clearing too.
root-effect-dominance = Cannot be crafted. With ten points or more you may activate it in your daylight: you score no more points, and you win at the start of your birdsong { $suit_id ->
    [bird] if you rule two opposite corners of the map
   *[other] if you rule three { $suit } clearings
}.
root-effect-item = Craft it: you get an item ({ $item }) from the supply, if one is left, and score { root-points }.
root-effect-favor = Craft it: all enemy pieces leave all { $suit } clearings at once. You score a point for each building and token.

root-topic-card = { $kind }. Suit: { $suit }. { $text } { $cost }
root-topic-cost = To craft it: { $suits }.
root-topic-quest = Quest. Suit: { $suit }. Items: { $items }. In a clearing of its suit the Vagabond exhausts both items and then either draws two cards or scores a point for each quest of this suit done, this one included.
root-topic-leader = Leader of the Eyrie. Viziers: { $columns }. { $text }
root-topic-character = Character of the Vagabond. Begins with: { $items }. { $text }
root-topic-faction = Faction. { $text }

# Quests

root-quest-fundraising_fox = Fundraising
root-quest-errand_fox = Errand (fox)
root-quest-logistics_help_fox = Logistics Help (fox)
root-quest-repair_a_shed_fox = Repair a Shed
root-quest-give_a_speech_fox = Give a Speech (fox)
root-quest-guard_duty_rabbit = Guard Duty (rabbit)
root-quest-errand_rabbit = Errand (rabbit)
root-quest-give_a_speech_rabbit = Give a Speech (rabbit)
root-quest-fend_off_a_bear_rabbit = Fend Off a Bear (rabbit)
root-quest-expel_bandits_rabbit = Expel Bandits (rabbit)
root-quest-expel_bandits_mouse = Expel Bandits (mouse)
root-quest-guard_duty_mouse = Guard Duty (mouse)
root-quest-fend_off_a_bear_mouse = Fend Off a Bear (mouse)
root-quest-escort_mouse = Escort
root-quest-logistics_help_mouse = Logistics Help (mouse)

# Leaders and characters

root-leader-builder = Builder
    .text = Crafted items score what their cards say.
root-leader-charismatic = Charismatic
    .text = Recruiting places two warriors instead of one, and both must be there.
root-leader-commander = Commander
    .text = Deals one extra hit when attacking.
root-leader-despot = Despot
    .text = One point more for a battle in which an enemy building or token was removed.

root-character-thief = Thief
    .text = For a torch: take a random card from a player who has pieces in the same clearing.
root-character-tinker = Tinker
    .text = For a torch: take a card from the discard pile that matches the clearing.
root-character-ranger = Ranger
    .text = For a torch: repair three items; then daylight ends.
root-character-vagrant = Vagrant
    .text = For a torch: start a battle in the clearing between any two players, and choose what both lose.
root-character-arbiter = Arbiter
    .text = A defender in the same clearing may enlist the Arbiter before the dice: the Arbiter scores a point, and undamaged swords raise what the defender’s die may deal.
root-character-scoundrel = Scoundrel
    .text = For a torch, which stays on the map: all enemy pieces leave the clearing, and nothing may ever come there again.
root-character-adventurer = Adventurer
    .text = Once a turn one item may stand in for another in a quest; it is damaged afterwards.
root-character-ronin = Ronin
    .text = In a battle, after the dice: exhaust a sword for one extra hit.
root-character-harrier = Harrier
    .text = For a torch: glide to any clearing of the map.

# Questions

root-bank = { $seat }: Better Burrow Bank. Draw a card? Choose who draws one too.
root-offers = { $seat }: the market is open before your turn. Buy something, or go on.
root-warren = { $seat }: Command Warren. Start a battle before anything else?
root-interlude = { $seat }: use a card now, or go on.
root-craft = { $seat }: craft cards, or go on.
root-ambush = { $seat }: { $attacker } attacks you { root-at }. Ambush?
root-foil = { $seat }: you are ambushed { root-at }. Foil it with an ambush of your own?
root-battle-effect = { $seat }: the battle { root-at }. Use a card or an ability?
root-loss = { $seat }: what is lost { root-at } of the pieces of { $whom }? Hits left: { $left }.
root-order = { $seat }: several things happen at once. What comes first?
root-whose = { $seat }: several players lost pieces, and each orders the effects of their own. Whose effect comes next?
root-move = { $seat }: move. Moves left: { $left }.
root-discard = { $seat }: discard { root-cards }; you keep five.
    .pick = Discard { $picked ->
        [1] this card
       *[other] these { $picked } cards
    }
root-outrage = { $seat }: outrage { root-at }. Give the Alliance { $suit_id ->
    [any] a card of any suit
   *[other] a card ({ $suit } or bird)
}, or show your hand if you have none.
root-arbiter = { $seat }: the Arbiter stands { root-at }. Enlist? Your die may deal { $count } more, and the Arbiter scores a point.

root-marquise-keep = { $seat }: choose the corner for the keep.
root-marquise-first = { $seat }: place { root-that } at the keep or beside it.
root-marquise-wood = { $seat }: wood is short. Which sawmill gets it?
root-marquise-action = { $seat }: daylight. Actions left: { $left }.
root-marquise-recruit = { $seat }: warriors are short. Which recruiter gets one?
root-marquise-pay = { $seat }: from where does the wood come? Still to pay: { $left }.
root-marquise-hospital = { $seat }: { $count ->
    [one] a warrior fell
   *[other] { $count } warriors fell
} { root-at }. Spend a matching card and bring the fallen to the keep?

root-eyrie-home = { $seat }: choose the corner for the first roost.
root-eyrie-leader = { $seat }: choose a leader.
root-eyrie-add = { $seat }: { $first ->
    [1] add a card to the decree.
   *[other] add a second card to the decree, or leave it at one.
}
root-eyrie-new_roost = { $seat }: no roost is left. Where does a new one rise?
root-eyrie-recruit = { $seat }: the decree, Recruit. Choose a card and a roost. Cards left here: { $left }.
root-eyrie-move = { $seat }: the decree, Move. Choose a card and a move. Cards left here: { $left }.
root-eyrie-battle = { $seat }: the decree, Battle. Choose a card and a battle. Cards left here: { $left }.
root-eyrie-build = { $seat }: the decree, Build. Choose a card and a clearing. Cards left here: { $left }.

root-alliance-revolt = { $seat }: revolt, or go on.
root-alliance-spread = { $seat }: spread sympathy, or go on.
root-alliance-day = { $seat }: daylight. Craft, mobilize, train, or go on.
root-alliance-operation = { $seat }: military operations. Officers left: { $left }.
root-alliance-supporters = { $seat }: spend supporters { $suit_id ->
    [any] (of any suits)
   *[other] ({ $suit } or bird)
}: { $count }.
    .pick = Spend { $picked ->
        [1] this supporter
       *[other] these { $picked } supporters
    }
root-alliance-trim = { $seat }: the last base is lost. Discard supporters down to five: { $count }.
    .pick = Discard { $picked ->
        [1] this supporter
       *[other] these { $picked } supporters
    }

root-vagabond-character = { $seat }: choose a character.
root-vagabond-forest = { $seat }: choose the forest where you begin.
root-vagabond-refresh = { $seat }: refresh items: { $count }.
    .pick = Refresh { $picked ->
        [1] this item
       *[other] these { $picked } items
    }
root-vagabond-slip = { $seat }: slip to a neighbouring clearing or forest, or stay.
root-vagabond-day = { $seat }: daylight. Exhaust items for actions, or go on.
root-vagabond-allies = { $seat }: do allied warriors come along { root-to }?
root-vagabond-exhaust = { $seat }: which item is exhausted for the aid?
root-vagabond-take = { $seat }: { $whom } has items. Take one?
root-vagabond-explore = { $seat }: two items lie under the ruin. Take one?
root-vagabond-reward = { $seat }: the quest is done. Score points ({ $points }) or draw two cards?
root-vagabond-fights_with = { $seat }: the battle { root-at }. Do allied warriors fight for you?
root-vagabond-hit = { $seat }: choose what takes the hit. Hits left: { $left }.
root-vagabond-limit = { $seat }: too many items; so many must leave the game: { $count }. Which one?
root-vagabond-repair = { $seat }: which item is repaired?

# Options

root-option-stop = no more moves
root-option-end = end this phase
root-option-done = nothing more
root-option-after = after the defender
root-option-no_ambush = no ambush
root-option-no_foil = let it happen
root-option-show = show the hand
root-option-nobody = save nobody
root-option-stay = stay
root-option-none = nothing
root-option-points = score the points
root-option-cards = draw two cards
root-option-enlist = enlist the Arbiter
root-option-no_arbiter = without the Arbiter
root-option-no_bank = draw nothing
root-option-no_battle = no battle
root-option-go_on = go on
root-option-no_crafting = craft nothing more
root-option-no_card = leave it at one card
root-option-no_revolt = no revolt
root-option-no_spread = spread no further
root-option-no_operation = no more operations
root-option-fight_alone = fight alone
root-option-walk_alone = go alone

root-option-place = { root-at }
root-option-bank = { $whom } draws too
root-option-whose = an effect of { $whom }
root-option-fight_with = with warriors: { $whom }
root-option-give = give { root-it }
root-option-save = spend { root-it }
root-option-ambush = play { root-it }
root-option-foil = play { root-it }
root-option-discard = discard { $chosen }
root-option-spend = spend { $chosen }
root-option-refresh = refresh { $chosen }
root-option-leave = give up: { $item }
root-option-mend = repair: { $item }
root-option-leader = { $leader }
root-option-character = { $character }
root-option-exhaust = exhaust: { $item }
root-option-take_item = take: { $item }
root-option-effect = use { $effect }
root-option-lose = lose { root-that }

root-option-order-hospital = field hospitals for { $count ->
    [one] a warrior
   *[other] { $count } warriors
} { root-at }
root-option-order-outrage = outrage { root-at } ({ $by })
root-option-order-damage = items are damaged { root-at } ({ $whom })
root-option-order-base_lost = the lost base { root-at } ({ $whom })

root-option-decree = { root-it } to { $column }
root-option-bring = { root-warriors } along ({ $whom })
root-option-damage = damage: { $item }
root-option-ally_falls = an allied warrior falls ({ $whom })
root-option-resolve = { $card }: { $deed }

root-option-move = { $count ->
    [one] one figure goes
   *[other] { $count } warriors go
} { root-from } { root-to }
root-option-walk = go { root-to }
root-option-battle = battle { root-at }: { $whom }
root-option-attack = battle: { $whom }
root-option-march = march: up to two moves
root-option-explore = explore the ruin
root-option-turmoil = it cannot be done
root-option-recruit_all = recruit at every recruiter
root-option-recruit = recruit { root-at }
root-option-revolt = revolt { root-at }
root-option-spread = sympathy { root-at }
root-option-organize = organize { root-at }
root-option-build_roost = a roost { root-at }
root-option-build = build { root-that } { root-at }
root-option-overwork = overwork { root-at } for { root-it }
root-option-bird = one more action for { root-it }
root-option-mobilize = mobilize { root-it }
root-option-train = train an officer for { root-it }
root-option-aid = aid with { $card }: { $whom }
root-option-strike = strike: { $whom }
root-option-repair = repair: { $item }
root-option-quest = quest { $quest }
root-option-improvise = quest { $quest } with { $stand_in } instead of { $item }
root-option-craft = craft { root-it }
root-option-craft_with = craft { root-it } ({ $suits })
root-option-use-royal_claim = { root-card-royal_claim }: discard it for points
root-option-use-stand_and_deliver = take a card of { $whom } ({ root-card-stand_and_deliver })
root-option-use-tax_collector = { root-card-tax_collector }: a warrior { root-at }
root-option-use-codebreakers = { root-card-codebreakers }: the hand of { $whom }
root-option-activate = activate { root-it }
root-option-coalition = activate { root-it } for a coalition: { $whom }
root-option-take = take { root-it } for { $paid }
root-option-special-steal = steal a card: { $whom }
root-option-special-labor = take { root-it } from the discard pile
root-option-special-hideout = hideout: repair three items
root-option-special-instigate = instigate a battle: { $attacker } attacks { $defender }
root-option-special-scorch = scorch the clearing
root-option-special-glide = glide { root-to }

# Why something is not on offer

root-refused-no_slot = no building slot is free there
root-refused-forbidden = only the Marquise places pieces at the keep
root-refused-scorched = nothing may come to scorched earth
root-refused-no_rule = you rule neither clearing
root-refused-partner = coalition partners do not fight each other
root-refused-never_crafted = such a card is never crafted
root-refused-item_gone = no such item is left in the supply
root-refused-in_play = a card of this name lies before you already
root-refused-cost = you have not enough crafting pieces of these suits
root-refused-coalition_only = the Vagabond can only form a coalition with it, and only among four players or more
root-refused-dominance_active = one dominance card is active already
root-refused-points = it takes ten points
root-refused-recruited = you recruit once a turn
root-refused-none_left = none is left on the board
root-refused-not_ruled = you do not rule the clearing
root-refused-wood = not enough wood reaches the clearing
root-refused-second_bird = only one of the added cards may be a bird
root-refused-decree_suit = no card of this column that is left fits the clearing
root-refused-roost = a roost stands there already
root-refused-base_built = the base of this suit is built already
root-refused-supporters = not enough supporters match
root-refused-no_warriors = no warrior is left in the supply
root-refused-no_base = no base of this suit is built
root-refused-boots = you have not enough boots face up
root-refused-sword = you have no sword face up
root-refused-torch = you have no torch face up
root-refused-quest_suit = the quest is of another suit
root-refused-quest_items = items for the quest are missing

# The journal

root-first = { $seat } goes first.
root-turn = The turn of { $seat }.
root-scored = { $seat } scores { root-points }.
root-lost_points = { $seat } loses { root-points }.
root-won = { $how ->
    [dominance] { $seat } wins by dominance.
   *[points] { $seat } has thirty points and wins.
}
root-won_too = { $seat } wins too, in a coalition with { $whom }.
root-shuffled = The discard pile is shuffled and becomes the deck.
root-drew_what = { $seat } draws { root-it }{ $card_id ->
    [stand_and_deliver] {""}
   *[other] .
}
root-drew = { $seat } draws { root-cards }.
root-available = { $card } lies beside the map and may be taken.
root-spent = { $seat } spends { root-it }{ $card_id ->
    [stand_and_deliver] {""}
   *[other] .
}
root-took = { $seat } takes a random card from { $whom }.
root-took_what = { $seat } takes { root-it } from { $whom }.
root-placed = { $seat } places { $count ->
    [one] a warrior
   *[other] { $count } warriors
} { root-at }.
root-built = { $seat } builds { root-that } { root-at }.
root-token = { $seat } places { root-that } { root-at }.
root-moved = { $seat }: { $count ->
    [one] a warrior moves
   *[other] { $count } warriors move
} { root-from } { root-to }.
root-removed = { $seat } loses { $piece_id ->
    [warrior] { $number ->
        [one] a warrior
       *[other] { $number } warriors
    }
   *[other] { root-that }
} { root-at }.
root-battle = { $seat } attacks { root-at }; { $whom } defends.
root-ambushes = { $seat } plays { root-it }{ $card_id ->
    [stand_and_deliver] {""}
   *[other] .
}
root-foiled = { $seat } foils the ambush { root-at }.
root-wiped_out = { $seat } has nobody left to fight { root-at }; the battle is over.
root-rolled = The dice show { $high } and { $low }: { $seat } attacks, { $whom } defends.
root-battle_effect = { $seat } uses { $effect }.
root-defenseless = { $seat } has nobody to defend: one extra hit.
root-spared = { $seat } ignores the first hit.
root-hits = Hits: { $seat } deals { $count }, { $whom } deals { $other }.
root-battle_over = The battle { root-at } is over.
root-crafted = { $seat } crafts { root-it }{ $card_id ->
    [stand_and_deliver] {""}
   *[other] .
}
root-looked = { $seat } looks at the hand of { $whom }.
root-dominance = { $seat } activates { root-it }{ $whom_id ->
    [-1] {""}
   *[other] {" "}and forms a coalition with { $whom }
}.
root-takes_dominance = { $seat } takes { root-it } from beside the map.
root-leader = { $seat } is led by: { $leader }.
root-decreed = { $seat } adds { root-it } to the decree: { $column }.
root-turmoil = { $seat } cannot carry out the decree: turmoil!
root-revolt = { $seat } revolts { root-at }.
root-mobilized = { $seat } mobilizes a card.
root-officer = { $seat } gains an officer.
root-supporter_spent = { $seat } spends a supporter: { $card }{ $card_id ->
    [stand_and_deliver] {""}
   *[other] .
}
root-supporter = { $seat } gains a supporter from the deck.
root-outrage_shown = { $seat } has no card for the outrage and shows the hand to { $whom }.
root-outraged = Outrage { root-at }: { $seat } gives a card to { $whom }.
root-base_lost = { $seat } loses the { $suit } base, and with it officers: { $count }.
root-vagabond = { $seat } is: { $character }.
root-rests = { $seat } rests in the forest; all damaged items are whole again.
root-wanders = { $seat } goes { root-to }.
root-explored = { $seat } explores the ruin { root-at } and finds: { $item }.
root-explored_nothing = { $seat } explores the ruin { root-at } and takes nothing.
root-aids = { $seat } aids { $whom }.
root-aids_what = { $seat } gives { root-it } to { $whom }.
root-takes_item = { $seat } takes from { $whom }: { $item }.
root-relation = { $seat } and { $whom } are now: { $place }.
root-quest = { $seat } completes the quest { $quest }.
root-strikes = { $seat } strikes { root-at }: { $whom }.
root-item_damaged = { $seat } has an item damaged: { $item }.
root-repairs = { $seat } repairs: { $item }.
root-enlisted = { $seat } enlists the Arbiter.
root-hostile = { $seat } and { $whom } are now hostile.
root-item_gone = { $seat } gives up: { $item }.
root-special = { $seat } acts as: { $character }.

# How a game ended

root-how-points = { $seat_id ->
    [none] The game is over.
   *[other] { $partner_id ->
        [none] { $seat } wins with thirty points.
       *[other] { $seat } wins with thirty points, and so does { $partner }, the coalition partner.
    }
}
root-how-dominance = { $seat_id ->
    [none] The game is over.
   *[other] { $partner_id ->
        [none] { $seat } wins by dominance.
       *[other] { $seat } wins by dominance, and so does { $partner }, the coalition partner.
    }
}
root-how-unfinished = { $seat_id ->
    [none] The game was broken off before anybody had won.
   *[other] The game was broken off; { $seat } was ahead.
}
root-how-agreed = { $seat_id ->
    [none] The players have ended the game without a winner.
   *[other] The players have agreed that { $seat } wins.
}
root-how-resigned = { $seat_id ->
    [none] Everybody has resigned.
   *[other] The others have resigned; { $seat } wins.
}

# What is wrong with a position

root-check-seats = A game is for two to six players, and whatever is told by seat needs one entry for each; here are { $count }.
root-check-factions = Two seats play the same faction; each faction may be there once.
root-check-board = The board of { $seat } is that of another faction.
root-check-seat = There is no seat { $number }.
root-check-clearings = The map has twelve clearings, numbered 1 to 12; here are { $count }.
root-check-suits = There must be four clearings of each suit.
root-check-printed_suits = The suits are not those that the map prints; say so with the option “suits”.
root-check-ruin = No ruin can stand at “{ $name }”.
root-check-closed_path = The path { $name } cannot be closed on this map, or is named twice.
root-check-band = There is no such band, or it takes part twice: “{ $name }”.
root-check-home = Nobody can have begun at “{ $name }”: it is no corner, or somebody else began there.
root-check-negative = Less than no warriors stand { root-at }.
root-check-slots = More buildings stand { root-at } than there are slots.
root-check-piece_unknown = “{ $name }” { root-at } is no building or token of its owner.
root-check-warriors = { $seat } has { root-warriors } on the map and beside it; there are { $most }.
root-check-pieces = { $seat } has { $count } of one kind ({ $piece }) on the map and on the board together; there are { $most }.
root-check-card_unknown = There is no card “{ $name }”; cards are written like “royal_claim”.
root-check-card_twice = { $card } is in too many places: { $count } times, and there are { $most }.
root-check-no_dominance = With two players the dominance cards are taken out before the game ({ $law }); { $card } cannot be here.
root-check-card_missing = { $card } is nowhere: each card must lie somewhere.
root-check-own_card = { $seat } must know { $card }, for it is that player’s own.
root-check-crafted = { $card } cannot lie crafted before { $seat }: only lasting cards stay, each once.
root-check-available = { $card } cannot lie beside the map: only dominance cards do.
root-check-dominance_discarded = A dominance card is never discarded; it lies beside the map.
root-check-items_negative = The supply needs a number for each item, and none may be less than none.
root-check-item_unknown = There is no item “{ $name }” in this game.
root-check-items = There are { $most } items of one kind ({ $item }), not { $count }.
root-check-quest_unknown = There is no quest “{ $name }”.
root-check-quest_twice = The quest { $quest } does not belong there, or is there twice.
root-check-quest_missing = The quest { $quest } is nowhere.
root-check-points = { $seat } has an impossible number of points.
root-check-won = { $seat } has { $count } points: with { $most } the game is over ({ $law }), and the position does not say how it ended.
root-check-dominance_won = { $seat } won when this turn began ({ $law }): the dominance card has all the clearings that it wants.
root-check-dominance = “{ $name }” is no dominance card that { $seat } could have activated.
root-check-dominance_alone = { $seat } cannot win by dominance, only join a coalition.
root-check-partner = { $seat } cannot be in such a coalition.
root-check-coalition = { $seat } can form a coalition only in a game of four or more players ({ $law }).
root-check-result = The end of the game does not fit the table: how it ended, who won, or the scores are others.
root-check-battle = There can be no such battle: place, players or what is left of it do not fit.
root-check-no_battle = Steps of a battle wait, but no battle is fought.
root-check-active = A turn is under way, but the position does not say whose (active).
root-check-set_up = { $seat } is neither set up nor about to be: the board, the map or the agenda (prepare) do not fit.
root-check-activated = No crafting pieces of “{ $name }” can have been used in this turn, or not so many.
root-check-used = “{ $name }” cannot have been used in this turn, or not twice.
root-check-pledge = What is about to be spent (pledge) is not there.
root-check-agenda = What comes next (the agenda) does not fit the rest of the { $phase ->
    [setup] preparation
    [birdsong] birdsong
    [daylight] daylight
   *[evening] evening
}.
root-check-actions = { $seat } has an impossible number of actions left.
root-check-leader = “{ $name }” cannot lead { $seat }.
root-check-viziers = The viziers of { $seat } do not lie where the leader wants them: { $leader }.
root-check-decree = The decree of { $seat } cannot be: it has columns or cards that there are not, or more was resolved than lies there.
root-check-roost_twice = Two roosts stand { root-at }; a clearing has room for one.
root-check-officers = { $seat } has an impossible number of officers or operations left.
root-check-sympathy_twice = Two sympathy tokens lie { root-at }; a clearing has one at most.
root-check-base_astray = A base stands { root-at }, whose suit is another.
root-check-character = There is no character “{ $name }”.
root-check-character_twice = Two Vagabonds cannot be the same character ({ $character }; { $law }).
root-check-pawn = The pawn of { $seat } must be in one clearing or in one forest.
root-check-relations = The relationships of { $seat } cannot be: one for each other faction, from hostile to allied.
root-check-numbers = { $seat } has given an impossible number of aids, or may refresh an impossible number of items.

# Sections of the rules

root-law-number = Law { $number }
root-law-card = The card { $card }
root-appendix-A = A.{ $rest }
root-appendix-V = V.{ $rest }
root-appendix-G = G.{ $rest }
root-appendix-Zh = Zh.{ $rest }
root-point-A = { $rest }.A
root-point-B = { $rest }.B
root-point-C = { $rest }.C
root-point-D = { $rest }.D

# What a table may choose

root-options-scenario = Scenario
    .help = Whether the game is played as usual or learnt.
root-options-scenario-usual = usual
    .help = All nine characters of the Vagabond; questions come without hints.
root-options-scenario-first_game = first game
    .help = The Marquise and the Eyrie first, then the Alliance and the Vagabond; the three characters of the base box; every question is explained when it comes for the first time.
root-options-map = Map
    .help = Which woodland is fought for.
root-options-map-autumn = autumn
    .help = The first map, with printed suits and a river.
root-options-map-winter = winter
    .help = The river cuts the map in two and divides the forests; the suits are dealt at random.
root-options-suits = Suits of the clearings
    .help = Which suit each clearing has. Only the autumn map has printed ones; on the others they are always dealt at random.
root-options-suits-printed = as printed
    .help = As the map shows them.
root-options-suits-random = dealt at random
    .help = Four clearings of each suit, shuffled.
root-options-deck = Deck
    .help = The cards that everybody draws.
root-options-deck-base = base
    .help = The deck of the base box.
root-options-lot = What the lot draws from
    .help = Which factions come to the seats that leave it to the lot.
root-options-lot-base_box = base box
    .help = The Marquise, the Eyrie, the Alliance and the Vagabond; all others only where these are too few.
root-options-lot-all = all factions
    .help = Every faction that nobody has chosen.
root-options-seat_1 = Faction of the first seat
    .help = Who plays what. A balanced game wants a reach of 17 for two players, 18 for three, 21 for four, 25 for five, 28 for six.
root-options-seat-any = by lot
    .help = One of the factions that nobody has chosen.
root-options-seat-marquise = Marquise de Cat
    .help = Builds and holds much of the woodland; reach 10.
root-options-seat-eyrie = Eyrie Dynasties
    .help = Promise more every turn; reach 7.
root-options-seat-alliance = Woodland Alliance
    .help = Few, and they rise; reach 3.
root-options-seat-vagabond = Vagabond
    .help = Alone between all others; reach 5.
root-options-seat-vagabond_2 = Second Vagabond
    .help = Another one alone between all others; shares ruins and quests with the first; reach 2.
root-options-seat_2 = Faction of the second seat
    .help = Who plays what. A balanced game wants a reach of 17 for two players, 18 for three, 21 for four, 25 for five, 28 for six.
root-options-seat_3 = Faction of the third seat
    .help = Who plays what. A balanced game wants a reach of 17 for two players, 18 for three, 21 for four, 25 for five, 28 for six.
root-options-seat_4 = Faction of the fourth seat
    .help = Who plays what. A balanced game wants a reach of 17 for two players, 18 for three, 21 for four, 25 for five, 28 for six.
root-options-seat_5 = Faction of the fifth seat
    .help = Who plays what. A balanced game wants a reach of 17 for two players, 18 for three, 21 for four, 25 for five, 28 for six.
root-options-seat_6 = Faction of the sixth seat
    .help = Who plays what. A balanced game wants a reach of 17 for two players, 18 for three, 21 for four, 25 for five, 28 for six.

# The drawing

root-draw-label = Root, turn { $turn }. { $status }
root-draw-score = Score
root-draw-commons = Items, deck, quests
root-draw-setup = The woodland is being prepared.
root-draw-turn = { $phase ->
    [birdsong] Birdsong
    [daylight] Daylight
    [evening] Evening
   *[other] Turn
}: { $seat }.
root-draw-won = { $seat } has won.
root-draw-ended = The game is over; nobody has won.
root-draw-clearing = { $where }, { $suit }: { $parts }.
root-draw-rules = { $seat } rules
root-draw-rules_nobody = nobody rules
root-draw-stands = { $seat }: { $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
root-draw-pawn = { $seat }: the pawn
root-draw-ruin = a ruin
root-draw-scorched = scorched earth
root-draw-free = free slots: { $count }
root-draw-paths = paths to: { $places }
root-draw-battle = Battle { root-at }: { $seat } attacks, { $whom } defends.
root-draw-dice = The dice show { $high } and { $low }.
root-draw-hits = { $seat } deals { $count } by the dice and { $extra } more.
root-draw-seat = { $seat }: points { $points }, cards { $cards }, warriors in supply { $supply } of { $warriors }.
root-draw-left = Left on the board: { $piece } { $count }.
root-draw-leader = Leader: { $leader }.
root-draw-column = The decree, { $column }: { $count ->
    [0] empty
   *[other] { $cards }
}.
root-draw-supporters = Supporters: { $count }.
root-draw-officers = Officers: { $count }.
root-draw-bases = Bases left on the board: { $count }.
root-draw-character = Character: { $character }.
root-draw-in_forest = { $seat } is { root-at }.
root-draw-items_ready = Items face up: { $items }.
root-draw-items_exhausted = Items exhausted: { $items }.
root-draw-items_damaged = Items damaged: { $items }.
root-draw-bond = Relationship with { $whom }: { $place }.
root-draw-quests_done = Quests done: { $count }.
root-draw-crafting = Crafting pieces ready: { $ready } of { $count }.
root-draw-crafted = Crafted by { $seat }: { $cards }.
root-draw-box = Items of { $seat }: { $items }.
root-draw-dominance = { $seat } has activated { root-it }.
root-draw-partner = { $seat } is in a coalition with { $whom }.
root-draw-supply = Items to craft: { $items }.
root-draw-deck = Cards in the deck: { $count }.
root-draw-discard = Cards discarded: { $count }.
root-draw-discarded = In the discard pile: { $cards }.
root-draw-available = To be taken: { $cards }.
root-draw-quests = Open quests: { $quests }.
root-draw-own = Your cards: { $cards }.
root-draw-known = Cards of { $seat } that you know: { $cards }.
root-draw-known_supporters = Supporters that you know: { $cards }.

# Hints for a first game: what a question is about, shown when it comes for the first time

root-hint-bank = The card helps you and one enemy alike. Choose somebody who is far from winning.
root-hint-offers = Some factions sell their help. It is paid for at once.
root-hint-warren = This battle costs no action. It comes before everything else of your daylight.
root-hint-interlude = Crafted cards may be used between your steps. What you do not use now, you may use on another turn.
root-hint-craft = Each crafting piece works once a turn, and its suit is that of its clearing. Items score at once; lasting cards stay with you.
root-hint-ambush = An ambush of the clearing’s suit, or a bird one, deals two hits before the dice. Everybody is asked, so the question betrays nothing.
root-hint-foil = Your own matching ambush cancels theirs. Without it you lose two pieces now, and if nobody is left, the battle is over.
root-hint-battle-effect = The dice lie on the table, so you know what a card would change. Extra hits are not limited by warriors.
root-hint-loss = All warriors fall before any building or token. Each building or token gives the enemy a point.
root-hint-order = Everything here happens anyway; only the order is yours.
root-hint-whose = All of it happens anyway. You are on turn, so you say whose effect comes next; which one, its owner says.
root-hint-move = You must rule the clearing that you leave or the one that you enter. Leave enough behind to keep ruling it.
root-hint-discard = Five cards are the most you may keep. Keep the suits of the clearings where you want to act.
root-hint-outrage = You have moved warriors into sympathy or removed it. The card strengthens the Alliance, so choose the one they can use least.
root-hint-arbiter = The Arbiter gets a point, you may deal more with your die. It helps only if you have fewer warriors than the die may show.
root-hint-marquise-keep = Nobody else may place pieces at the keep, and the fallen can return there. Warriors will stand everywhere but in the opposite corner.
root-hint-marquise-first = A sawmill gives wood every morning, a workshop crafts in the suit of its clearing, a recruiter gives warriors. Keep free slots near the keep.
root-hint-marquise-wood = Wood pays only where an unbroken chain of clearings that you rule leads to the building site.
root-hint-marquise-action = Three actions: battle, march, recruit, build, overwork. Building scores most. A bird card gives one action more afterwards.
root-hint-marquise-recruit = Only a few warriors are left. Put them where somebody threatens you.
root-hint-marquise-pay = Take the wood that is in danger, and keep what lies where you want to build next.
root-hint-marquise-hospital = One card of the clearing’s suit, or a bird, saves all of them at once. You are asked every time, even without such a card.
root-hint-eyrie-home = Your first roost and six warriors stand here. Far from the keep you are left in peace longer.
root-hint-eyrie-leader = A leader brings two viziers, bird cards that are carried out in any clearing. The Despot and the Charismatic are easy to begin with.
root-hint-eyrie-add = Whatever you add must be carried out every turn from now on. Move and Recruit are kept more easily than Battle and Build.
root-hint-eyrie-new_roost = Without a roost you can neither recruit nor score. Choose a place that is easy to hold.
root-hint-eyrie-recruit = Each card wants a roost in a clearing of its suit; a bird card any roost.
root-hint-eyrie-move = The warriors must leave a clearing of the card’s suit. Think of where you must battle and build next.
root-hint-eyrie-battle = You must fight in a clearing of the card’s suit. If that is impossible, turmoil comes.
root-hint-eyrie-build = A roost rises in a clearing of the card’s suit that you rule, with a free slot and no roost yet.
root-hint-alliance-revolt = A revolt removes every enemy piece of the clearing, scores for buildings and tokens, and gives you a base. One base of each suit.
root-hint-alliance-spread = Sympathy scores more the more of it is on the map. Three warriors of one player make it dearer.
root-hint-alliance-day = Mobilized cards become supporters; cards of a base’s suit train officers, and each officer is an action in the evening.
root-hint-alliance-operation = To organize, a warrior leaves the map and sympathy comes for it: no supporters are spent.
root-hint-alliance-supporters = Birds match everything, so keep them for what nothing else can pay.
root-hint-alliance-trim = Without a base five supporters are the most. Keep the suits of your sympathetic clearings.
root-hint-vagabond-character = The character gives the first items and one special action. The Ranger is a good first choice.
root-hint-vagabond-forest = From a forest you slip into any clearing around it. One beside ruins is worth much: they hide items.
root-hint-vagabond-refresh = Only face-up items can act. First those that you need today.
root-hint-vagabond-slip = This step costs nothing, and it is the only way into a forest. A night in the forest repairs everything.
root-hint-vagabond-day = Boots move, swords battle, torches explore ruins, crossbows strike, hammers repair and craft; any item aids. Quests name theirs.
root-hint-vagabond-allies = Allied warriors walk with you. They move as if their owner moved them, so they need rule.
root-hint-vagabond-exhaust = Any item will do for an aid: take the one you need least today.
root-hint-vagabond-take = Whoever is aided must let you take one crafted item. It lies face up at once.
root-hint-vagabond-explore = Two Vagabonds, two items under each ruin: you have seen both and may take one, for a point. Of each kind you may have one from under the ruins; with another torch you can take the other item.
root-hint-vagabond-reward = Quests of one suit score more each time: one, two, three. Cards help you to aid others.
root-hint-vagabond-fights_with = Allied warriors raise what your die may deal, and hits may fall on them. Lose more of them than items, and the ally turns hostile.
root-hint-vagabond-hit = Each hit damages an item. Exhausted ones are a cheap loss; keep undamaged swords, they defend you.
root-hint-vagabond-limit = Six items in satchel and damaged box, two more for each bag on its track. The rest leaves the game.
root-hint-vagabond-repair = A repaired item lies as it lay before: face up, if it was.

# Beside the board

root-beside-points = of 30
root-beside-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
root-beside-supply = { $count ->
    [one] one warrior in the supply
   *[other] { $count } warriors in the supply
}
root-beside-dominance = plays for { $card }
root-beside-partner = in a coalition with { $whom }

# Advice when a table is opened

root-advice-reach = The reach of these factions together is { $count }, and a balanced game of so many players wants { $most } or more. It can be played all the same.
root-advice-lot = By lot the factions may come out unbalanced: a reach of { $count } or more, where { $most } is recommended. Choose the Marquise and the Eyrie to be sure.

# How a game went

root-chronicle-chart = Points
root-chronicle-goal = 30 points win
root-chronicle-shares = Points by source
root-chronicle-source-began = at the start
root-chronicle-source-battle = battles
root-chronicle-source-removing = pieces removed otherwise
root-chronicle-source-crafting = crafting items
root-chronicle-source-cards = effects of cards
root-chronicle-source-building = building
root-chronicle-source-roosts = roosts
root-chronicle-source-turmoil = turmoil
root-chronicle-source-sympathy = sympathy
root-chronicle-source-aid = aid
root-chronicle-source-infamy = infamy
root-chronicle-source-exploring = ruins explored
root-chronicle-source-quests = quests
root-chronicle-source-other = other
root-chronicle-source-enlisted = fighting for others
root-chronicle-battles = Battles begun
root-chronicle-defended = Battles defended
root-chronicle-hits = Hits dealt
root-chronicle-luck = Hits by the dice
root-chronicle-lost = Pieces lost
root-chronicle-ambushes = Ambushes played
root-chronicle-drawn = Cards drawn
root-chronicle-crafted = Cards crafted
root-chronicle-built = Built or placed
root-chronicle-moves = Moves
root-why-points = By points: { $seat } has { $count }, { $whom } { $other }.
root-why-last_points = By points: { $seat } has { $count }, { $whom } { $other }. The last ones came from: { $source }.
root-why-suit = By dominance: with the card “{ $card }” active, { $seat } ruled three { $suit_id ->
    [fox] fox
    [rabbit] rabbit
   *[mouse] mouse
} clearings at the start of birdsong.
root-why-opposite = By dominance: with the card “{ $card }” active, { $seat } ruled two opposite corners at the start of birdsong.
root-why-coalition = In a coalition: { $seat } had joined { $whom } and wins too.

# The workbench, where a position is set up by hand

root-bench-ruin = Ruin
root-bench-items = Ruins and items
root-bench-suits = Suits of clearings
root-bench-pawn = Pawn
root-bench-of = { $faction }: { $text }
root-bench-clearing = Clearing { $number }
root-bench-forest = Forest { $forest }
root-bench-box = Items: { $faction }
root-bench-none = none
root-bench-to_move = Whose turn
root-bench-points = Points: { $faction }
root-bench-dominance = Dominance card: { $faction }
root-bench-leader = Leader
root-bench-officers = Officers
root-bench-character = Character
root-bench-relation = Relationship: { $faction }
root-bench-hand = Hand: { $faction }
root-bench-area = Crafted cards: { $faction }
root-bench-decree_recruit = Decree: { root-column-recruit }
root-bench-decree_move = Decree: { root-column-move }
root-bench-decree_battle = Decree: { root-column-battle }
root-bench-decree_build = Decree: { root-column-build }
root-bench-supporters = Supporters
root-bench-deck = Deck
root-bench-discard = Discard pile
root-bench-available = Dominance cards beside the map
root-bench-quests = Open quests
root-bench-quest_deck = Quest deck

root-ahead-no_ambush = No ambush until my turn
root-ahead-no_ambush_once = No ambush in the next battle
root-ahead-no_foil = Foil no ambush in this battle
