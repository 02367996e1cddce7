# The automated factions.

root-law-machine = Rootbotics { $number }

# Journal

root-machine-order = { $seat } reveals its order: { $card } ({ $suit }).
root-machine-place = { $seat }, { $act }: { $where } ({ $reasons }).
root-machine-player = { $seat }, { $act }: { $whom } ({ $reasons }).
root-machine-given = { $card } is discarded: { $seat } has no hand and scores for it.
root-machine-sprung = { $seat } springs the trap in { $where } and does nothing more there.
root-machine-expands = { $seat } has built nothing and gets a new order.
root-machine-decreed = { $card } joins the decree of { $seat } ({ $suit }).
root-machine-turmoil = { $seat } cannot keep its decree and falls into turmoil.
root-machine-razes = { $seat } razes what nobody defends: { $count }.
root-machine-stocked = { $seat } fills its market: { $cards }.
root-machine-protects = { $seat } is afraid and protects its trade: { $fears }.
root-machine-cashed = { $seat } scores the payments of { $whom }: { $count }. They go back to the supply.
root-machine-racket = { $seat } takes warriors from { $where } into the payments: { $count }.
root-machine-unsold = { $seat } discards { $card } from its market.
root-machine-sold = { $seat } takes { $card } from the market of { $whom }.
root-machine-buys = { $seat } buys a card from { $whom }: { $card }.
root-machine-favor = { $seat } has bought a favour and it is done: { $card }.

# What it does

root-act-fights = battle
root-act-attacks = attack
root-act-recruits = recruiting
root-act-builds = building
root-act-leaves = leaving
root-act-marches = marching
root-act-revolts = revolt
root-act-spreads = sympathy
root-act-aids = aid
root-act-robs = theft
root-act-goes = going
root-act-explore = exploring
root-act-quest = quest
root-act-aid = aid
root-act-battle = battle
root-act-repair = repair
root-act-special = special action
root-act-digs = digging
root-act-ministers = ministers
root-act-converts = conversion
root-act-sanctifies = sanctification
root-act-flips = turning up
root-act-plots = plot
root-act-scores = scoring
root-act-trades = trade post
root-act-organizes = organizing

# Why there, why this one

root-reason-only = the only choice
root-reason-high_priority = highest priority
root-reason-low_priority = lowest priority
root-reason-letter = first in the setup
root-reason-most_enemies = most enemy pieces
root-reason-fewest_enemies = fewest enemy pieces
root-reason-fewest_enemy_warriors = fewest enemy warriors
root-reason-most_enemy_buildings = most enemy buildings
root-reason-most_enemy_razeable = most enemy buildings and tokens
root-reason-most_defenseless = most defenseless buildings
root-reason-most_own = most own warriors
root-reason-fewest_own = fewest own warriors
root-reason-most_points = most points
root-reason-fewest_points = fewest points
root-reason-most_pieces = most pieces there
root-reason-most_buildings = most buildings there
root-reason-most_razeable = most buildings and tokens there
root-reason-nearest = the nearest
root-reason-most_slots = most free slots
root-reason-free_slots = a free slot
root-reason-no_plot = no plot there
root-reason-no_roost = no roost there
root-reason-best_customer = the best customer is there
root-reason-most_paid = most payments
root-reason-fewest_paid = fewest payments

# Difficulty and traits

root-difficulty-default = default
root-difficulty-easy = easy
root-difficulty-challenging = challenging
root-difficulty-nightmare = nightmare

root-options-difficulty_1 = Difficulty of the first seat
    .help = How hard the automaton of this seat is.
root-options-difficulty_2 = Difficulty of the second seat
    .help = How hard the automaton of this seat is.
root-options-difficulty_3 = Difficulty of the third seat
    .help = How hard the automaton of this seat is.
root-options-difficulty_4 = Difficulty of the fourth seat
    .help = How hard the automaton of this seat is.
root-options-difficulty_5 = Difficulty of the fifth seat
    .help = How hard the automaton of this seat is.
root-options-difficulty_6 = Difficulty of the sixth seat
    .help = How hard the automaton of this seat is.
root-options-difficulty-default = default
    .help = As its board says.
root-options-difficulty-easy = easy
    .help = It gets less of what it lives on.
root-options-difficulty-challenging = challenging
    .help = It gets more of what it lives on.
root-options-difficulty-nightmare = nightmare
    .help = Challenging, and a point at the end of each of its turns.
root-options-traits = Traits of the automata
    .help = Any number, even none; each makes an automaton play in another way, and mostly harder.
root-options-services = Advanced services
    .help = Cards that say what an automaton buys of the Riverfolk beside what the basic cards say. Any number, even none.
root-options-against = People and automata
    .help = Whether everybody plays for oneself, or all people against the automata.
root-options-against-all = everybody alone
    .help = Whoever first has thirty points wins.
root-options-against-machines = people together
    .help = People win together once each of them has thirty points, if no automaton has them before. Automata leave each other in peace; there are no dominance cards.

# What a table cannot be

root-setup-beside_itself = { $automaton } stands for { $faction } and cannot play beside it
root-setup-difficulty_alone = seat { $number } is no automaton and has no difficulty
root-setup-trait_alone = the trait “{ $trait }” belongs to an automaton that does not play
root-setup-trait_twice = the trait “{ $trait }” is chosen twice
root-setup-services_alone = the card of advanced services of { $faction } is chosen, but it does not play
root-setup-services_twice = the card of advanced services of { $faction } is chosen twice
root-setup-character_alone = nobody plays the automaton whose character is chosen
root-setup-no_machines = there are no automata for people to play against together
root-setup-first_game_machines = a first game is played without automata

# What is wrong with a position

root-check-machine_hand = { $seat } is an automaton: it has no cards in hand and crafts none that stay.
root-check-machine_turn = What { $seat } is said to have done this turn cannot be.
root-check-machine_decree = The decree of { $seat } cannot be: every card lies in the column of its suit, with two viziers at most among the birds.

# Picture and workbench

root-draw-machine_order = Order: { $card }.
root-draw-machine_column = Decree, { $suit }: { $cards }.
root-bench-machine_column = Decree: { $suit }

# Mechanical Marquise

root-seat-mechanical_marquise = Mechanical Marquise
root-faction-mechanical_marquise = Mechanical Marquise 2.0
    .text = An automaton that stands for the Marquise. Its order card says in which clearings it battles, recruits and marches, and what it builds; a bird sends it everywhere. Every evening it scores the track of its order: the more of a kind it has built, the more.
root-options-seat-mechanical_marquise = Mechanical Marquise (automaton)
    .help = Nobody plays it: order cards decide. It fights, recruits and builds everywhere; reach 10.
root-trait-blitz = Blitz
    .text = After moving it goes on from the clearing of highest priority that it rules without enemies: all but one warrior move and battle where they come.
root-trait-fortified = Fortified
    .text = Each of its buildings takes two hits; a single one does nothing.
root-trait-hospitals = Hospitals
    .text = When it defends and loses two warriors or more, two come back at the keep.
root-trait-iron_will = Iron Will
    .text = With a bird as its order it recruits twice as many.
root-trait-overwhelming = Overwhelming
    .text = It scores a point for every two warriors that it could not place, and expands only once a turn.
root-options-traits-blitz = { root-trait-blitz }
    .help = Marquise: { root-trait-blitz.text }
root-options-traits-fortified = { root-trait-fortified }
    .help = Marquise: { root-trait-fortified.text }
root-options-traits-hospitals = { root-trait-hospitals }
    .help = Marquise: { root-trait-hospitals.text }
root-options-traits-iron_will = { root-trait-iron_will }
    .help = Marquise: { root-trait-iron_will.text }
root-options-traits-overwhelming = { root-trait-overwhelming }
    .help = Marquise: { root-trait-overwhelming.text }

# Electric Eyrie

root-seat-electric_eyrie = Electric Eyrie
root-faction-electric_eyrie = Electric Eyrie
    .text = An automaton that stands for the Eyrie. Its order card joins the decree, in the column of its suit; for every column it recruits, moves and battles, and then it must build a roost or falls into turmoil. Roosts score every evening.
root-options-seat-electric_eyrie = Electric Eyrie (automaton)
    .help = Nobody plays it: order cards decide. Its decree grows every turn until it falls; reach 7.
root-trait-nobility = Nobility
    .text = It falls into turmoil also when a warrior cannot be placed, and gains a point for each bird of the decree instead of losing one.
root-trait-relentless = Relentless
    .text = After the decree it removes all buildings and tokens that nobody defends where it has warriors.
root-trait-swoop = Swoop
    .text = At the end of its day two warriors come to the clearing of highest priority where it has no piece.
root-trait-war_tax = War Tax
    .text = Whoever owned a building or token that it removes loses a point.
root-trait-focused = Focused
    .text = It deals the extra hit also when no column has more cards than the one that battles.
root-options-traits-nobility = { root-trait-nobility }
    .help = Eyrie: { root-trait-nobility.text }
root-options-traits-relentless = { root-trait-relentless }
    .help = Eyrie: { root-trait-relentless.text }
root-options-traits-swoop = { root-trait-swoop }
    .help = Eyrie: { root-trait-swoop.text }
root-options-traits-war_tax = { root-trait-war_tax }
    .help = Eyrie: { root-trait-war_tax.text }
root-options-traits-focused = { root-trait-focused }
    .help = Eyrie: { root-trait-focused.text }

root-machine-organizes = { $seat } sends its warriors in { $where } out to organize.
root-machine-repairs = { $seat } repairs items: { $count }.
root-machine-damaged = { $seat } has items damaged: { $count }.
root-machine-covers = { $seat } covers a slot in { $where } with an item: { $item }.
root-machine-outrage = { $seat }: outrage of { $whom } in { $where }. Discard a card ({ $suit } or bird).
root-option-atone = discard { $card }
root-option-atone_nothing = nothing to discard: it scores a point
root-hint-machine-outrage = You moved into sympathy or removed it. Discard a matching card; without one the automaton scores a point.
root-check-machine_pawn = The pawn, character or items of { $seat } cannot be.
root-draw-machine_track = Items on the battle track: { $count }.
root-draw-machine_quest = Quest: { $quest }.
root-options-machine_character = Character of the Vagabot
    .help = What the special action of the Vagabot is.
root-options-machine_character-any = by lot
    .help = One of the six.
root-options-machine_character-thief = thief
    .help = Takes a random card of the enemy there with most points.
root-options-machine_character-tinker = tinker
    .help = Crafts the topmost discard with an item that is left; begins with three items.
root-options-machine_character-ranger = ranger
    .help = With three damaged items it slips into a forest.
root-options-machine_character-vagrant = vagrant
    .help = Lets two players in its clearing battle.
root-options-machine_character-scoundrel = scoundrel
    .help = Removes everything from a crowded clearing and covers a slot there.
root-options-machine_character-arbiter = arbiter
    .help = Defenders in its clearing may enlist it for a point.

# Automated Alliance

root-seat-automated_alliance = Automated Alliance
root-faction-automated_alliance = Automated Alliance
    .text = An automaton that stands for the Alliance. It spreads sympathy several times a turn, scores for every token and revolts by its order; it never attacks. Whoever moves into sympathy or removes it owes a card.
root-options-seat-automated_alliance = Automated Alliance (automaton)
    .help = Nobody plays it: order cards decide. Spreads sympathy and revolts by its order; reach 3.
root-trait-informants = Informants
    .text = A sympathy token without warriors deals the extra hit as well when it is attacked.
root-trait-popularity = Popularity
    .text = Nobody scores for removing its sympathy.
root-trait-veterans = Veterans
    .text = It takes the higher die when it defends.
root-trait-wildfire = Wildfire
    .text = At the end of its evening sympathy spreads once more, without points.
root-trait-steadfast = Steadfast
    .text = It spreads no sympathy out of pity in a turn with a surprise revolt, and martial law costs it nothing.
root-options-traits-informants = { root-trait-informants }
    .help = Alliance: { root-trait-informants.text }
root-options-traits-popularity = { root-trait-popularity }
    .help = Alliance: { root-trait-popularity.text }
root-options-traits-veterans = { root-trait-veterans }
    .help = Alliance: { root-trait-veterans.text }
root-options-traits-wildfire = { root-trait-wildfire }
    .help = Alliance: { root-trait-wildfire.text }
root-options-traits-steadfast = { root-trait-steadfast }
    .help = Alliance: { root-trait-steadfast.text }

# Vagabot

root-seat-vagabot = Vagabot
root-faction-vagabot = Vagabot
    .text = An automaton that stands for the Vagabond. Its order says what it does, one thing after the other, and each thing exhausts items, which are all alike to it. It explores, does quests, aids who has items and battles whoever leads.
root-options-seat-vagabot = Vagabot (automaton)
    .help = Nobody plays it: order cards decide. Wanders, aids and battles while items last; reach 5.
root-trait-adventurer = Adventurer
    .text = It battles once a turn; what items are left go into quests.
root-trait-berserker = Berserker
    .text = It battles where most pieces are, against whoever has most of them, and repairs one item more in the evening.
root-trait-helper = Helper
    .text = Its aid scores a point more, and who is aided draws two cards for each item.
root-trait-marksman = Marksman
    .text = When it attacks it deals a hit before the dice.
root-trait-questing = Questing
    .text = Damaged items count for its battle track, and none leaves it; quests score a point more; it goes to whom it can aid, for one item; its days are others.
root-options-traits-adventurer = { root-trait-adventurer }
    .help = Vagabot: { root-trait-adventurer.text }
root-options-traits-berserker = { root-trait-berserker }
    .help = Vagabot: { root-trait-berserker.text }
root-options-traits-helper = { root-trait-helper }
    .help = Vagabot: { root-trait-helper.text }
root-options-traits-marksman = { root-trait-marksman }
    .help = Vagabot: { root-trait-marksman.text }
root-options-traits-questing = { root-trait-questing }
    .help = Vagabot: { root-trait-questing.text }

root-machine-swayed = { $seat } sways a minister: { $minister }.
root-machine-unswayed = { $seat } loses a minister: { $minister }.
root-machine-suit = The order of { $seat }: { $suit }.
root-machine-soul = { $card } ({ $suit }) joins the lost souls of { $seat }.
root-machine-acolyte = A warrior of { $seat } in { $where } becomes an acolyte.
root-machine-revenge = One of the fallen of { $seat } becomes an acolyte.
root-machine-investors = { $seat }: a building of { $whom } fell in { $where }. Discard a card ({ $suit } or bird), and it loses a point; if you have none, it sways a minister.
root-option-invest = discard { $card }
root-option-invest_nothing = let it sway a minister
root-hint-machine-investors = A matching card costs the automaton a point. Only from who has none does it sway another minister of that suit.
root-check-machine_ministers = The ministers or the Burrow of { $seat } cannot be.
root-draw-machine_burrow = In the Burrow: { $count }.
root-draw-machine_swayed = Ministers with a crown: { $ministers }.
root-draw-machine_ambushes = Ambushes open before it: { $cards }.
root-bench-machine_ambushes = Ambushes before it
root-check-machine_ambushes = Only ambushes lie open before { $seat }.
root-draw-machine_suit = Order: { $suit }.
root-draw-machine_acolytes = Acolytes: { $count }.
root-draw-machine_souls = Lost souls, the last on top: { $cards }.

# Logical Lizards

root-seat-logical_lizards = Logical Lizards
root-faction-logical_lizards = Logical Lizards
    .text = An automaton that stands for the Cult. All discarded cards are its lost souls; their most common suit is its order. Acolytes convert, crusade and sanctify in turn, then the top four lost souls bring warriors and gardens, which score in the evening.
root-options-seat-logical_lizards = Logical Lizards (automaton)
    .help = Nobody plays it: order cards decide. Lost souls bring warriors and gardens; reach 2.
root-trait-spiteful = Spiteful
    .text = A crusade that removes a token scores a point more.
root-trait-erratic = Erratic
    .text = At the end of its turn another card of the deck joins the lost souls.
root-trait-fanatics = Fanatics
    .text = After a conversion they battle there, with a hit more.
root-trait-martyrs = Martyrs
    .text = A bird among the rituals also makes an acolyte of a warrior of the supply.
root-options-traits-spiteful = { root-trait-spiteful }
    .help = Lizards: { root-trait-spiteful.text }
root-options-traits-erratic = { root-trait-erratic }
    .help = Lizards: { root-trait-erratic.text }
root-options-traits-fanatics = { root-trait-fanatics }
    .help = Lizards: { root-trait-fanatics.text }
root-options-traits-martyrs = { root-trait-martyrs }
    .help = Lizards: { root-trait-martyrs.text }

root-fear-shield = shield (no payments)
root-fear-sword = sword (no warriors in the supply)
root-refused-empty_market = the market is empty
root-refused-no_score = who plays for dominance has no points to set a price by
root-refused-purse_theirs = they have not enough warriors in their supply to lay down for you
root-check-machine_market = { $seat }: { $most } cards at most lie in the market.
root-draw-machine_market = Market, the order to the right: { $cards }.
root-draw-machine_fears = This turn: { $fears }.
root-bench-machine_market = Market

# Riverfolk Robots

root-seat-riverfolk_robots = Riverfolk Robots
root-faction-riverfolk_robots = Riverfolk Robots
    .text = An automaton that stands for the Riverfolk. It sells cards of its market, boats and mercenaries at a price that grows with the buyer’s points, and every evening it scores the payments of its best customer. If nobody buys, or all its warriors are out, it battles.
root-options-seat-riverfolk_robots = Riverfolk Robots (automaton)
    .help = Nobody plays it: order cards decide. Sells services, and battles when nobody buys; reach 5.
root-trait-greedy = Greedy
    .text = It scores a point in a turn in which whoever has most points buys of it.
root-trait-involved = Involved
    .text = Who does not hire its mercenaries in a turn faces them as if all enemies had; a Vagabond may hire them to be spared.
root-trait-garrison = Garrison
    .text = Defending it is never defenseless, and a trade post adds one to the most hits that it rolls.
root-trait-ferocious = Ferocious
    .text = Attacking it may always roll up to three hits.
root-options-traits-greedy = { root-trait-greedy }
    .help = Riverfolk: { root-trait-greedy.text }
root-options-traits-involved = { root-trait-involved }
    .help = Riverfolk: { root-trait-involved.text }
root-options-traits-garrison = { root-trait-garrison }
    .help = Riverfolk: { root-trait-garrison.text }
root-options-traits-ferocious = { root-trait-ferocious }
    .help = Riverfolk: { root-trait-ferocious.text }

# Drillbit Duchy

root-seat-drillbit_duchy = Drillbit Duchy
root-faction-drillbit_duchy = Drillbit Duchy
    .text = An automaton that stands for the Duchy. Its warriors gather in the Burrow and come up through tunnels where its order says; it battles, builds, and every minister with a crown acts from top to bottom. Markets score every evening, and each building lost costs a crown.
root-options-seat-drillbit_duchy = Drillbit Duchy (automaton)
    .help = Nobody plays it: order cards decide. Digs, builds and sways ministers; reach 8.
root-trait-foundations = Foundations
    .text = A fallen building takes the crown of the bottommost minister of the clearing’s suit.
root-trait-investors = Investors
    .text = Whoever makes one of its buildings fall discards a matching card, and it loses a point; if they have none, it sways a matching minister.
root-trait-overwhelm = Overwhelm
    .text = It digs twice, each time with three warriors.
root-trait-invaders = Invaders
    .text = It digs where most enemy buildings are, and battles everywhere when no slot is free to build.
root-options-traits-foundations = { root-trait-foundations }
    .help = Duchy: { root-trait-foundations.text }
root-options-traits-investors = { root-trait-investors }
    .help = Duchy: { root-trait-investors.text }
root-options-traits-overwhelm = { root-trait-overwhelm }
    .help = Duchy: { root-trait-overwhelm.text }
root-options-traits-invaders = { root-trait-invaders }
    .help = Duchy: { root-trait-invaders.text }

root-machine-extort = { $seat }: extortion of { $whom } in { $where }. Discard a card.
root-machine-gamble = { $seat }: { $whom } turns up a plot in { $where }. What is it?
root-machine-guessed = { $seat } has guessed the plot in { $where } and removes it.
root-option-extorted = discard { $card }
root-option-bet = { $plot }
root-hint-machine-extort = You have a piece where an extortion was turned up. Give the card that you need least.
root-hint-machine-gamble = If you are right the plot does nothing and you remove it for a point; if you are wrong the automaton scores one.
root-check-machine_plots = The plots of { $seat } cannot be: one in a clearing, each of a kind that is left.

# Cogwheel Corvids

root-seat-cogwheel_corvids = Cogwheel Corvids
root-faction-cogwheel_corvids = Cogwheel Corvids
    .text = An automaton that stands for the Corvids. It lays plots at random that nobody has looked at, turns all of them up at dawn and scores for each as many points as lie open; bombs, snares, extortion and raids act as they do.
root-options-seat-cogwheel_corvids = Cogwheel Corvids (automaton)
    .help = Nobody plays it: order cards decide. Lays plots and turns all of them up at dawn; reach 3.
root-trait-gamble = Gamble
    .text = Before a plot is turned up, the person with most pieces there guesses: right, it does nothing and is removed for a point; wrong, the automaton scores one.
root-trait-backup_plans = Backup Plans
    .text = A plot that is removed leaves a warrior.
root-trait-mastermind = Mastermind
    .text = It lays two plots a turn.
root-trait-vendetta = Vendetta
    .text = Every plot that is turned up is a bomb as well, and is swapped as one.
root-options-traits-gamble = { root-trait-gamble }
    .help = Corvids: { root-trait-gamble.text }
root-options-traits-backup_plans = { root-trait-backup_plans }
    .help = Corvids: { root-trait-backup_plans.text }
root-options-traits-mastermind = { root-trait-mastermind }
    .help = Corvids: { root-trait-mastermind.text }
root-options-traits-vendetta = { root-trait-vendetta }
    .help = Corvids: { root-trait-vendetta.text }

root-chronicle-source-given = cards for automata
root-chronicle-source-traits = traits of automata
root-chronicle-source-payments = payments
root-chronicle-source-fear = protecting the trade

# Advanced services

root-services-mechanical_marquise = Advanced services ({ root-seat-mechanical_marquise })
    .text = Of several cards of the market with an item that is left it buys a bird. If there is none with an item and its order is no bird, it buys a bird.
root-options-services-mechanical_marquise = { root-seat-mechanical_marquise }
    .help = { root-services-mechanical_marquise.text }
root-services-electric_eyrie = Advanced services ({ root-seat-electric_eyrie })
    .text = If its decree has the suit of the order and the market a card of a suit that it lacks, it buys that in place of the order. When it moves rivers are paths; if it then goes by river, it buys boats.
root-options-services-electric_eyrie = { root-seat-electric_eyrie }
    .help = { root-services-electric_eyrie.text }
root-services-automated_alliance = Advanced services ({ root-seat-automated_alliance })
    .text = Of several cards of the market with an item that is left it buys a bird. If there is none with an item and its order is no bird, it buys a bird.
root-options-services-automated_alliance = { root-seat-automated_alliance }
    .help = { root-services-automated_alliance.text }
root-services-vagabot = Advanced services ({ root-seat-vagabot })
    .text = Wherever it goes rivers are paths. If it then goes by river, it buys boats and exhausts no item for that step.
root-options-services-vagabot = { root-seat-vagabot }
    .help = { root-services-vagabot.text }
root-services-logical_lizards = Advanced services ({ root-seat-logical_lizards })
    .text = At the start of its turn it buys cards that are no birds until it has five lost souls, even if the seller has more points.
root-options-services-logical_lizards = { root-seat-logical_lizards }
    .help = { root-services-logical_lizards.text }
root-services-drillbit_duchy = Advanced services ({ root-seat-drillbit_duchy })
    .text = At the start of its turn it buys an ambush, if one is for sale, and lays it open. Defending it plays one that matches, and a bird only for want of another.
root-options-services-drillbit_duchy = { root-seat-drillbit_duchy }
    .help = { root-services-drillbit_duchy.text }
root-services-cogwheel_corvids = Advanced services ({ root-seat-cogwheel_corvids })
    .text = At the start of its turn it buys a favour, if one is for sale, and it is done at once.
root-options-services-cogwheel_corvids = { root-seat-cogwheel_corvids }
    .help = { root-services-cogwheel_corvids.text }
