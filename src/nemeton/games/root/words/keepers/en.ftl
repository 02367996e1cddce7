# The Keepers in Iron.

root-seat-keepers = Keepers
root-faction-keepers = Keepers in Iron
    .text = Devout badgers dig relics out of the forests, carry them to waystations of the same kind and bring them home for points. The cards of their retinue act for them, and a relic that is worth too much may cost such a card.

root-piece-relic_figure = figure of unknown value
root-piece-relic_figure_1 = figure worth 1
root-piece-relic_figure_2 = figure worth 2
root-piece-relic_figure_3 = figure worth 3
root-piece-relic_tablet = tablet of unknown value
root-piece-relic_tablet_1 = tablet worth 1
root-piece-relic_tablet_2 = tablet worth 2
root-piece-relic_tablet_3 = tablet worth 3
root-piece-relic_jewelry = jewelry of unknown value
root-piece-relic_jewelry_1 = jewelry worth 1
root-piece-relic_jewelry_2 = jewelry worth 2
root-piece-relic_jewelry_3 = jewelry worth 3
root-piece-waystation_figure_tablet = waystation (figure up and tablet below)
root-piece-waystation_tablet_figure = waystation (tablet up and figure below)
root-piece-waystation_tablet_jewelry = waystation (tablet up and jewelry below)
root-piece-waystation_jewelry_tablet = waystation (jewelry up and tablet below)
root-piece-waystation_jewelry_figure = waystation (jewelry up and figure below)
root-piece-waystation_figure_jewelry = waystation (figure up and jewelry below)

root-card-retainer = Faithful Retainer
root-topic-retainer = A card of the Keepers’ own. It counts as a bird. When it is to be discarded, it leaves the game.

root-column-delve = Battle, then delve
root-column-recover = Move or recover

# Questions

root-keepers-home = { $seat }: choose the clearing where you begin. Four warriors come there.
root-keepers-edge = { $seat }: four more warriors. Which clearing beside it, at the edge of the map?
root-keepers-spread = { $seat }: a further relic, drawn by lot, comes to a forest. Which one? Left: { $left }.
root-keepers-return = { $seat }: come back with a waystation and a warrior at the edge of the map.
root-keepers-encamp = { $seat }: replace warriors by waystations, or go on.
root-keepers-decamp = { $seat }: replace waystations by warriors, or go on.
root-keepers-recruit = { $seat }: spend cards for two warriors each at a waystation, or go on.
root-keepers-move = { $seat }: the first column moves. Cards left: { $left }.
root-keepers-delve = { $seat }: the second column battles, then delves. Cards left: { $left }.
root-keepers-recover = { $seat }: the third column moves or recovers. Cards left: { $left }.
root-keepers-dig = { $seat }: the battle is over. Delve { root-at }?
root-keepers-more = { $seat }: recover another relic { root-at }?
root-keepers-carry = { $seat }: which relics come along { root-from } { root-to }? Hands free: { $left }.
root-keepers-trophy = { $seat }: your trophy is: { $piece }. To which forest?
root-keepers-gather = { $seat }: add cards to the retinue, or shift one. It has { $count } of { $most }.

# Options

root-option-no_camp = no more waystations
root-option-no_break = take down no more
root-option-next_column = on to the next column
root-option-no_delve = do not delve
root-option-enough = leave the others there
root-option-no_relic = nothing more
root-option-no_servant = leave the retinue as it is
root-option-encamp = encamp { root-at }: { $piece }
root-option-return = come back { root-at }: { $piece }
root-option-return_alone = come back { root-at } with a warrior alone
root-option-decamp = decamp { root-at }: { $piece }
root-option-summon = two warriors { root-at } for { root-it }
root-option-delve = delve { root-at }: { $piece } { root-from }
root-option-recover = recover { root-at }: { $piece }
root-option-serve = { root-it }: { $deed }
root-option-carry = carry: { $piece }
root-option-add = { root-it } to { $column }
root-option-shift = { root-it }: from { $column } to { $into }
root-option-order-trophy = the relic that fell { root-at }: { $piece } ({ $whom })

# Why something is not on offer

root-refused-camped = this was done here once already in this step
root-refused-no_waystation = no waystation of yours stands in a matching clearing
root-refused-servant_suit = no card of this column matches the clearing
root-refused-other_relic = no waystation there takes relics of this kind
root-refused-battle_first = enemies stand there: first comes a battle
root-refused-full_retinue = the retinue has ten cards
root-refused-added = cards were added this evening so none is shifted

# The journal

root-relics_spread = { $seat } has laid out the relics; set aside and spread: { $count }.
root-delved = { $seat } delves { root-from } { root-at }: { $piece }.
root-recovered = { $seat } recovers a relic { root-at }: { $piece }.
root-carried = { $seat } carries { root-from } { root-to }: { $piece }.
root-dismissed = { $seat } loses a servant: { $card }.
root-enlisted_servant = { $seat } adds { root-it } to the retinue: { $column }.
root-shifted = { $seat } shifts { root-it } in the retinue: { $column }.
root-trophy = { $seat } lays a trophy of { $whom } down { root-to }: { $piece }.

# What is wrong with a position

root-check-waystations = The waystations of { $seat } are not the three that there are.
root-check-relics = The relics of { $seat } do not lie where relics can lie, or are none that there are.
root-check-retinue = The retinue of { $seat } is not one that can be: three columns, ten cards at most, three retainers in all.

# What a table may choose

root-options-seat-keepers = Keepers in Iron
    .help = Relics from the forests, carried home by a retinue of cards; reach 8.

# The drawing

root-draw-relics_home = Relics brought home: { $relics }.
root-draw-relics_count = Relics brought home: { $count }. Columns full: { $full }.
root-draw-waystations_left = Waystations left: { $count }.
root-draw-relics_in = Relics { root-at }: { $relics }.
root-draw-hunger = In the evening a warrior leaves every clearing with { $count } or more.

# Hints

root-hint-keepers-home = Forests touch a corner only on two sides. Look where relics lie close together.
root-hint-keepers-edge = The second clearing should touch other forests than the first.
root-hint-keepers-spread = These relics lie far from you. Choose forests that you can reach in a few turns.
root-hint-keepers-return = A waystation lets you recruit at once. Choose the kind of relic that lies near.
root-hint-keepers-encamp = A waystation lets you recruit, craft, draw a card, and recover relics of the kind that it shows. The other two kinds need other waystations.
root-hint-keepers-decamp = A waystation taken down becomes a warrior and can be pitched elsewhere next turn, or with its other side up.
root-hint-keepers-recruit = Two warriors for each card that matches the waystation’s clearing. Keep some cards for the retinue.
root-hint-keepers-move = Warriors carry a relic each. Three in a clearing are fed; of four one goes in the evening.
root-hint-keepers-delve = You need to rule the clearing. If you rule fewer clearings around the forest than the relic is worth, you lose the card.
root-hint-keepers-recover = A relic goes home from a waystation of its kind. Rule as many clearings of that suit as it is worth, or lose the card.
root-hint-keepers-dig = You do not know what it is worth until it is dug up. Three around the forest are always enough.
root-hint-keepers-more = As long as you rule enough clearings of the suit, one card brings home several.
root-hint-keepers-carry = A relic without warriors is easy prey: whoever removes it scores two points. Take it along if you leave.
root-hint-keepers-trophy = It will lie there with its value up. Far from the Keepers it takes them longest.
root-hint-keepers-gather = Each card is an action every turn, in clearings of its suit; birds act anywhere. Ten is the limit.

# How a game went

root-chronicle-source-relics = relics recovered
root-chronicle-source-trophies = trophies

# The workbench

root-bench-relic = Brought home: { $piece }
root-bench-retinue_move = Retinue: move
root-bench-retinue_delve = Retinue: battle, then delve
root-bench-retinue_recover = Retinue: move or recover
