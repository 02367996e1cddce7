# Hirelings in play: questions, options, the journal (Law D). Their names and cards stand in hirelings/.

root-appendix-D = D.{ $rest }

# Questions

root-hireling-end = { $seat }: your turn ends. Choose which hirelings come to you, and who gets those that no marker holds any more.
root-hireling-dawn = { $seat }: several things happen at the start of birdsong. Which comes first?
root-hireling-place = { $seat }: { $band }. Where do warriors come? Number: { $count }.
root-hireling-where = { $seat }: { $band }. Choose a clearing.
root-hireling-move = { $seat }: move { $band }.
root-hireling-battle = { $seat }: { $band } may battle. Where and whom?
root-hireling-way = { $seat }: what does { $band } do?
root-hireling-treat = { $seat }: warriors fell { root-at } ({ $count }). Spend a matching card, and { $band } brings them back?
root-hireling-provoke = { $seat }: { $band } is to be battled { root-at }. Which card do you discard for it?
root-hireling-scout = { $seat }: you are attacked { root-at }. Spend a matching card to take the higher die?
root-hireling-forest = { $seat }: { $band }. Choose a forest.
root-hireling-roam = { $seat }: { $band } exhausts an item to move, or two to battle.
root-hireling-give_up = { $seat }: { $band } loses an item. Which one?
root-hireling-prowl = { $seat }: { $band } searches a ruin or robs somebody, each once.
root-hireling-preach = { $seat }: { $band } makes a player battle or move, or grows.
root-hireling-follow = { $seat }: let { $whom } battle { root-at }?
root-hireling-recall = { $seat }: take one of these cards from the discards?
root-hireling-pawn = { $seat }: { $band }. Where does the pawn go?
root-hireling-treat_all = { $seat }: { $band } is with you. Draw a card?
root-hireling-path = { $seat }: { $band }. On which path does one of them lie in wait?
root-hireling-lift_path = { $seat }: all of { $band } are out. Take one from a path?
root-hireling-escort = { $seat }: place a warrior { root-at }?
root-hireling-lift = { $seat }: all footholds are out. Take which one?
root-hireling-company = { $seat }: how many of { $band } come { root-at }?
root-hireling-keep = { $seat }: reveal { root-it } and have it back in the evening, or discard it?
root-hireling-burn = { $seat }: { $band } burns a piece { root-at }. Which one? Left: { $left }.
root-hireling-smuggle = { $seat }: move or battle.
root-hireling-vault = { $seat }: { $band }. Where does a vault come?
root-hireling-call = { $seat }: { $band } plays. Whose warrior comes { root-to }?

# Options

root-option-employ = let { $band } act
root-option-take_band = take { $band }
root-option-pass_on = give { $band } to { $whom }
root-option-rouse = { $band }
root-option-way-march = a move and then a battle
root-option-way-rally = all from the card to one clearing
root-option-way-rise = remove one and all enemy pieces with it
root-option-way-gather = place one
root-option-way-recruit = a warrior of yours at each of them
root-option-way-settle = one more of them
root-option-way-reinforce = a warrior at each foothold
root-option-way-raid = battle wherever they are
root-option-way-steal = take cards in one clearing
root-option-way-defend = battle at each vault
root-option-way-guard = a warrior at each vault
root-option-no_more_of_band = nothing more
root-option-no_band_battle = no battle
root-option-treat = spend { root-it }
root-option-no_treatment = save nobody
root-option-provoke = discard { root-it }
root-option-scout = spend { root-it }
root-option-no_scouts = no card
root-option-gift = give { $band } an item: { $item }
root-option-roam = go to { $where }
root-option-give_up = { $item }
root-option-dig_up = search the ruin { root-at }
root-option-rob_with = exhaust an item ({ $item }) and rob { $whom }
root-option-goad = { root-at } { $whom } battles { $by }
root-option-lure = { $whom } moves { root-from } { root-to }
root-option-preach = one more { root-at }
root-option-recall = take { root-it }
root-option-no_recall = take none
root-option-on_path = the path between { $where } and { $to }
root-option-draw_with = draw a card
root-option-draw_none = draw none
root-option-escort = place a warrior
root-option-no_escort = place none
root-option-so_many = { $count }
root-option-reveal = reveal it
root-option-discard_it = discard it
root-option-burn = { $piece } ({ $whom })
root-option-smuggle = discard “{ $paid }” to move or battle
root-option-call = a warrior of { $whom } { root-from }
root-option-call_nobody = nobody more
root-option-order-treat = care for fallen warriors { root-at } ({ $count })
root-option-order-escort = a warrior { root-at }
root-option-order-band_battle = a battle of { $whom } { root-at }

# Why something is not on offer

root-refused-protector = enemies place nothing where the Protector stands
root-refused-band_plays = who has moved in this turn stays for the music
root-refused-band_pawn = this pawn cannot be battled
root-refused-protected = the Protector stands before them, and nobody battles it
root-refused-gangs_at_home = nobody battles Bandits where pieces of their controller are
root-refused-uprising_card = you have no card that matches the clearing to discard first

# The journal

root-reached_mark = { $seat } reaches the hireling marker at { $count }.
root-hired = { $seat } hires { $band }.
root-passed_on = { $seat } lets { $band } go; they serve { $whom } now.
root-control = { $seat }: { $count ->
    [one] { $count } control marker lies
   *[other] { $count } control markers lie
} on { $band }.
root-control_lost = { $seat }: a control marker leaves { $band }; left: { $count }.
root-employed = { $band } acts for { $seat }.
root-lies_down = { $band }: a warrior lies down on the card.
root-uprising_die = { $band }: the die shows { $suit }.
root-rises = { $band } rises { root-at }.
root-band_goes = { $band } goes { root-to }.
root-gift = { $seat } gives { $band } an item: { $item }.
root-band_item_lost = { $band } loses an item: { $item }.
root-recalled = { $seat } takes { root-it } from the discards.
root-on_path = { $band } waits on the path between { $where } and { $to }.
root-off_path = { $band } leaves the path between { $where } and { $to }.
root-waylaid = { $band } waylays { $seat } between { $where } and { $to }: a warrior is lost.
root-held_off = { $seat } has no card to discard, so there is no battle with { $band } { root-at }.
root-plans_back = { $seat } takes revealed cards back: { $count }.

# The picture in words

root-draw-band_free = { $band }: nobody controls them.
root-draw-band_held = { $band }: controlled by { $seat }, control markers { $count }.
root-draw-band_lying = { $band }: warriors on the card { $count }.
root-draw-band_forest = { $band } is { root-at }.
root-draw-band_items = { $band }: items ready: { $items }.
root-draw-band_spent = { $band }: items exhausted: { $items }.
root-draw-band_path = { $band }: one waits between { $where } and { $to }.
root-draw-band_cards = { $band }: revealed cards: { $cards }.
root-draw-mark = A hireling marker lies at { $count } points.
root-draw-mark_reached = { $seat } has reached the hireling marker at { $count } points.

# Positions

root-check-bands = { $count } kinds of hirelings take part; a table has { $most }.
root-check-bands_without = Hirelings take part, but the options say that the table plays without them.
root-check-mark = A hireling marker cannot lie at { $count } points with whom it lies.
root-check-control = { $band }: control markers lie on a card that somebody holds, up to four, and on no other.
root-check-related = { $band } cannot be at a table with the faction to which it is related.
root-check-band_card = { $band }: something is on the card or on the map that cannot be there.

# Where points come from

root-chronicle-source-hirelings = hirelings

# Options of a table

root-options-hirelings = Hirelings
    .help = Three bands that nobody plays; who reaches 4, 8 and 12 points may command them for a while. The more players, the more of them show their weak side.
root-options-hirelings-without = without
    .help = The woodland belongs to the players alone.
root-options-hirelings-with = three of them
    .help = Those named below, the others by lot; never one that is related to a faction at the table.
root-options-hireling_a = First hireling
    .help = Counts only where hirelings take part.
root-options-hireling_b = Second hireling
    .help = Counts only where hirelings take part.
root-options-hireling_c = Third hireling
    .help = Counts only where hirelings take part.
root-options-hireling-any = by lot
    .help = Drawn among those that no faction at the table is related to.
root-options-hireling-forest_patrol = Forest Patrol
    .help = Cats that watch every clearing; not with the Marquise.
root-options-hireling-last_dynasty = Last Dynasty
    .help = Five birds that stay together; not with the Eyrie.
root-options-hireling-spring_uprising = Spring Uprising
    .help = Rebels whom a die sends; not with the Alliance.
root-options-hireling-the_exile = The Exile
    .help = A wanderer with clubs; not with a Vagabond.
root-options-hireling-warm_sun_prophets = Warm Sun Prophets
    .help = Preachers who make others move and battle; not with the Cult.
root-options-hireling-riverfolk_flotilla = Riverfolk Flotilla
    .help = A fleet on the river; not with the Riverfolk.
root-options-hireling-highway_bandits = Highway Bandits
    .help = Robbers on paths.
root-options-hireling-sunward_expedition = Sunward Expedition
    .help = Moles with footholds; not with the Duchy.
root-options-hireling-corvid_spies = Corvid Spies
    .help = Crows among the enemies; not with the Corvids.
root-options-hireling-furious_protector = Furious Protector
    .help = A bear that nobody can battle.
root-options-hireling-flame_bearers = Flame Bearers
    .help = Rats with torches; not with the Hundreds.
root-options-hireling-vault_keepers = Vault Keepers
    .help = Badgers with vaults; not with the Keepers.
root-options-hireling-popular_band = Popular Band
    .help = Musicians whom warriors follow.

# Hints

root-hint-hireling-end = A strong hireling is worth most early in the game. Give those that leave you to who can harm you least.
root-hint-hireling-dawn = The order matters where one of them clears a clearing that another one uses.
root-hint-hireling-place = They count for your rule. Put them where a warrior more turns a clearing.
root-hint-hireling-where = What they do happens in this clearing alone.
root-hint-hireling-move = You need to rule one of the two clearings; their pieces count for that.
root-hint-hireling-battle = You score nothing for what they remove, but rivals lose it. No ambush and no card of yours helps them.
root-hint-hireling-way = Choose what helps you this turn: they may be gone in the next one.
root-hint-hireling-treat = One card saves all who fell there together. Two or more are worth it.
root-hint-hireling-provoke = Give away the card that you need least; birds match every clearing.
root-hint-hireling-scout = The higher die helps most where you have many warriors.
root-hint-hireling-forest = From a forest in the middle many clearings are near.
root-hint-hireling-roam = A battle costs two items; all are ready again afterwards.
root-hint-hireling-give_up = It leaves the game. Every item is worth the same to the Exile.
root-hint-hireling-prowl = An item in your box is worth a card each turn while the Brigand serves you.
root-hint-hireling-preach = Two rivals who battle each other are worth more than a battle of your own.
root-hint-hireling-follow = Whoever you have moved battles with all own decisions, and scores.
root-hint-hireling-recall = All see what you take. A card that you can craft is best.
root-hint-hireling-pawn = It counts for nobody’s rule. Stand where it disturbs others most.
root-hint-hireling-treat_all = A card for nothing.
root-hint-hireling-path = Choose a path that enemies must use and that you use too.
root-hint-hireling-lift_path = A path that nobody uses needs no bandit.
root-hint-hireling-escort = It comes from your supply and costs nothing.
root-hint-hireling-lift = Take the one that stands worst.
root-hint-hireling-company = Each of them counts for your rule as long as they serve you.
root-hint-hireling-keep = Revealed, it comes back to your hand in the evening, even as the sixth card.
root-hint-hireling-burn = Warriors of an owner burn before the rest. You score nothing, but the pieces are gone.
root-hint-hireling-smuggle = An action more, beside all others.
root-hint-hireling-vault = A vault counts as a building for your rule; who removes it scores.
root-hint-hireling-call = It goes as its owner could. A warrior taken from a guard leaves a building open.
