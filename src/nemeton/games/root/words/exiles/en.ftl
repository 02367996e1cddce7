# The deck of exiles and partisans.

root-options-deck-exiles = exiles and partisans
    .help = Ambushes, dominance cards and items as in the base deck; all other cards are different ones.

root-deck-base = base deck
root-deck-exiles = exiles and partisans

root-card-saboteurs = Saboteurs
    .text = At the start of your birdsong: discard this card to discard a crafted card of an enemy.
root-card-soup_kitchens = Soup Kitchens
    .text = Your tokens count for rule, each as two.
root-card-boat_builders = Boat Builders
    .text = For you the river is a path: clearings along it are adjacent. Rule is needed as for any move.
root-card-corvid_planners = Corvid Planners
    .text = You move whoever rules the clearings.
root-card-eyrie_emigre = Eyrie Émigré
    .text = At the end of your birdsong make a move and then battle in the clearing that you came to. If you do not do both, discard this card.
root-card-fox_partisans = Fox Partisans
    .text = In a battle in a fox clearing you may deal one extra hit; then discard all cards in your hand but fox cards. Once in each battle.
root-card-propaganda_bureau = Propaganda Bureau
    .text = Once in your daylight: spend a card to replace an enemy warrior in a clearing that it matches with one of yours.
root-card-false_orders = False Orders
    .text = In your birdsong: discard this card, and half of the warriors of an enemy in a clearing (rounded up) move to an adjacent one, whoever rules.
root-card-informants = Informants
    .text = In your evening, instead of drawing cards, you may take an ambush from the discard pile.
root-card-rabbit_partisans = Rabbit Partisans
    .text = In a battle in a rabbit clearing you may deal one extra hit; then discard all cards in your hand but rabbit cards. Once in each battle.
root-card-tunnels = Tunnels
    .text = For you all clearings with crafting pieces of yours are adjacent to each other.
root-card-charm_offensive = Charm Offensive
    .text = At the start of your evening you may draw a card; then another player of your choice scores a point.
root-card-swap_meet = Swap Meet
    .text = Once in your birdsong: take a random card from another player, then give that player a card of your choice.
root-card-coffin_makers = Coffin Makers
    .text = Warriors that are removed from the map lie here instead of in their supply. At the start of your birdsong score a point for every five of them; then all go back to their supplies.
root-card-mouse_partisans = Mouse Partisans
    .text = In a battle in a mouse clearing you may deal one extra hit; then discard all cards in your hand but mouse cards. Once in each battle.
root-card-league_of_adventurous_mice = League of Adventurous Mice
    .text = Once in your daylight: exhaust one of your crafted items to make a move or to start a battle.
root-card-murine_broker = Murine Broker
    .text = Whenever another player crafts an item, draw a card.
root-card-master_engravers = Master Engravers
    .text = Whenever you craft an item, score one point more.

# Questions

root-saboteurs = { $seat }: { root-card-saboteurs }. Discard them for a crafted card of an enemy?
root-charm = { $seat }: { root-card-charm_offensive }. Draw a card? Choose who scores a point for it.
root-emigre = { $seat }: { root-card-eyrie_emigre }. Move somewhere to battle there, or lose the card.
root-emigre-battle = { $seat }: { root-card-eyrie_emigre }. Battle { root-at }, or lose the card.
root-orders = { $seat }: { root-card-false_orders }. Who leaves { $where }, and where to?
root-swap = { $seat }: { root-card-swap_meet }. Which card does { $whom } get?
root-bureau = { $seat }: { root-card-propaganda_bureau }. Which card is spent, and whose warrior is replaced { root-at }?
root-league-item = { $seat }: { root-card-league_of_adventurous_mice }. Which item is exhausted?
root-league = { $seat }: { root-card-league_of_adventurous_mice }. Make a move, or start a battle.
root-informants = { $seat }: { root-card-informants }. Take an ambush instead of drawing?

# Options

root-option-no_sabotage = keep them
root-option-no_emigre = lose { root-card-eyrie_emigre }
root-option-no_informants = draw as usual
root-option-sabotage = { $whom } loses { $card }
root-option-convince = spend { $paid }: { $whom }
root-option-send_off = { $whom } goes { root-to }
root-option-inform = take { root-it }
root-option-charm = { $whom } scores
root-option-exhaust_crafted = exhaust: { $item }
root-option-use-false_orders = { root-card-false_orders } { root-at }
root-option-use-swap_meet = { root-card-swap_meet }: { $whom }
root-option-use-propaganda_bureau = { root-card-propaganda_bureau } { root-at }
root-option-use-league_of_adventurous_mice = { root-card-league_of_adventurous_mice }: exhaust an item

# The journal

root-sabotaged = { $seat } sabotages { $whom }: { $card } is discarded.
root-thrown = { $seat } discards { $card }.
root-lost_crafted = { $seat } discards { $card }.
root-swapped = { $seat } gives { $whom } a card for it.
root-swapped_what = { $seat } gives { $whom } { $card }.
root-exhausted_crafted = { $seat } exhausts an item: { $item }.
root-informed = { $seat } takes { $card } from the discard pile.
root-on_card = On { $card }, of { $seat }: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}.
root-off_card = { $card }: { $count ->
    [one] 1 warrior goes
   *[other] { $count } warriors go
} back to the supply.

# The table

root-draw-exhausted = Exhausted, { $seat }: { $items }.

# What is wrong with a position

root-check-other_deck = { $card } belongs to another deck than the one of this table.
root-check-on_card = On “{ $name }” lie warriors that cannot lie there: somebody must have crafted it, and there must be some.
root-check-exhausted = Exhausted items must be items of the same box.

# Hints

root-hint-saboteurs = You lose this card as well. It is worth it for a card that works every turn.
root-hint-charm = Give the point to somebody who is far from winning.
root-hint-emigre = You need a move into a clearing where somebody can be fought. Without both the card is discarded.
root-hint-emigre-battle = Without a battle here the card is discarded.
root-hint-league-item = A crafted item that is exhausted stays so; each works once.
root-hint-orders = Half of them, rounded up, go. Whatever their move brings about falls on them.
root-hint-swap = You may give back the very card that you took.
root-hint-bureau = The card must match the clearing; a bird matches all. Your warrior comes from the supply.
root-hint-league = The item is exhausted already: now make the move, or start the battle.
root-hint-informants = The ambush replaces the whole draw, however many cards that is. Everybody knows then that you hold it.

# The workbench

root-bench-lying = On { $card }: { $faction }
root-bench-face_down = Face down, { $faction }: { $item }
