# The Lord of the Hundreds.

root-seat-hundreds = Hundreds
root-faction-hundreds = Lord of the Hundreds
    .text = The rats score every evening for clearings that they rule and where no enemy is left. Their warlord leads them in a mood that changes every turn, items in their hoard give more actions, and mobs raze what others have built.

root-piece-stronghold = stronghold
root-piece-mob = mob
root-piece-warlord = warlord
root-track-command = command
root-track-prowess = prowess

root-mood-bitter = Bitter
    .text = In a battle of the warlord, before the dice, you may remove mobs from the clearing and those beside it; for each a warrior joins the battle.
root-mood-grandiose = Grandiose
    .text = By day the warlord advances first, and the command comes after it.
root-mood-jubilant = Jubilant
    .text = When you incite a mob where the warlord is, you may roll the mob die up to four times and spread mobs.
root-mood-lavish = Lavish
    .text = At the end of birdsong you may give up items of the hoard for good: two warriors come to the warlord for each.
root-mood-relentless = Relentless
    .text = After an advance in which the warlord has moved and battled he may move or battle once more.
root-mood-rowdy = Rowdy
    .text = In the evening draw one more card, or two more if three or more enemy pieces are with the warlord.
root-mood-stubborn = Stubborn
    .text = In a battle of the warlord, ignore the first hit that you take.
root-mood-wrathful = Wrathful
    .text = When you attack with the warlord, deal one extra hit, even if you loot.

root-topic-mood = Mood of the warlord. Not while the hoard holds: { $item }. { $text }
root-topic-mood_free = Mood of the warlord, whatever the hoard holds. { $text }

# Questions

root-hundreds-home = { $seat }: choose the clearing where the warlord begins.
root-hundreds-spread = { $seat }: the mob die shows { $suit }. Where does the mob spread to?
root-hundreds-muster = { $seat }: warriors are short. Which stronghold gets one? Left: { $left }.
root-hundreds-anoint = { $seat }: there is no warlord. Where does a warrior become one?
root-hundreds-anew = { $seat }: nobody is left on the map. Where does the warlord appear?
root-hundreds-mood = { $seat }: choose the mood of the warlord.
root-hundreds-lavish = { $seat }: give up an item for two warriors { root-at }, or go on.
root-hundreds-overflow = { $seat }: the track is full ({ $item } comes). Which item leaves the game?
root-hundreds-trade = { $seat }: you have crafted: { $item }. Hoard it, or sell it for { root-points }?
root-hundreds-ransack = { $seat }: two items lie under the ruin { root-at }. Which one do you take?
root-hundreds-looters = { $seat }: the battle { root-at }. Loot { $whom } or fight?
root-hundreds-loot = { $seat }: which item of { $whom } do you take?
root-hundreds-fall = { $seat }: hits { root-at } ({ $count }). Does the warlord fall among the warriors?
root-hundreds-bitter = { $seat }: turn mobs into warriors for the battle { root-at }, one by one.
root-hundreds-command = { $seat }: command the hundreds. Actions left: { $left }.
root-hundreds-advance = { $seat }: advance with the warlord. Advances left: { $left }.
root-hundreds-press = { $seat }: the warlord has moved. Does he battle { root-at }?
root-hundreds-relentless = { $seat }: the relentless warlord may move or battle once more.
root-hundreds-incite = { $seat }: incite mobs for cards, or go on. Mobs left: { $left }.
root-hundreds-jubilant = { $seat }: roll the mob die? Rolls left: { $left }.

# Options

root-option-mood = { $mood }
root-option-hoard_item = { $item }
root-option-loot_item = { $item }
root-option-ransack = { $item }
root-option-hoard = hoard it
root-option-sell = sell it
root-option-loot = loot
root-option-fight = fight
root-option-warlord_falls = the warlord falls
root-option-warriors_fall = only warriors fall
root-option-embitter = the mob { root-at } takes up arms
root-option-keep_mobs = keep the mobs
root-option-no_gifts = give up nothing
root-option-lead = the warlord goes { root-from } { root-to }{ $count ->
    [0] { "" }
   *[other] { " " }with { root-warriors }
}
root-option-build_stronghold = a stronghold { root-at } for { root-it }
root-option-incite = a mob { root-at } for { root-it }
root-option-no_incite = incite no more
root-option-roll_mob = roll the mob die
root-option-no_roll = roll no more
root-option-press_no = stop here

# Why something is not on offer

root-refused-mood_now = it is the mood of now
root-refused-mood_item = its item lies in the hoard
root-refused-mob_there = a mob is there already
root-refused-no_rat = no warrior of yours is there
root-refused-card_suit = the card does not match the clearing

# The journal

root-warlord = { $seat }: the warlord stands { root-at }.
root-mood = { $seat }: the warlord is { $mood }.
root-led = { $seat }: the warlord goes { root-from } { root-to }.
root-hoarded = { $seat } hoards: { $item }.
root-loots = { $seat } wants to loot { $whom } { root-at }.
root-looted = { $seat } takes from { $whom }: { $item }.
root-razed = { $seat }: mobs raze buildings and tokens ({ $count }).
root-mob_die = { $seat }: the mob die shows { $suit }.
root-mob_die_idle = { $seat }: the mob die shows { $suit }, and no mob spreads.
root-oppressed = { $seat } oppresses clearings: { $count }.

# What is wrong with a position

root-check-mob_twice = Two mobs lie { root-at }; a clearing has one at most.
root-check-warlord = The warlord of { $seat } stands in no clearing of this map.
root-check-mood = The warlord has no mood “{ $name }”.
root-check-hoard = The hoard of { $seat } holds items that cannot lie there, or too many.
root-check-deeds = { $seat } has used an impossible number of actions or advances.

# What a table may choose

root-options-seat-hundreds = Lord of the Hundreds
    .help = A warlord with moods, a hoard, and mobs that raze; reach 9.

# The drawing

root-draw-warlord = { $seat }: the warlord
root-draw-mood = Mood: { $mood }.
root-draw-track = Value of { $track }: { $count }.
root-draw-hoard = Items, { $track }: { $items }.
root-draw-oppressed = Oppressed clearings: { $count }; this evening they score { $points }.

# Hints

root-hint-hundreds-home = The warlord, four warriors and a stronghold begin here. Clearings near it that nobody wants are points every evening.
root-hint-hundreds-spread = Put the mob where enemies have buildings, or at a ruin: next morning it razes, and brings an item.
root-hint-hundreds-muster = Warriors are nearly out. Strengthen the stronghold that is most in danger.
root-hint-hundreds-anoint = New warriors come to the warlord every morning. Let him rise where you want to attack.
root-hint-hundreds-anew = Begin anew far from strong enemies; warriors come to him next morning.
root-hint-hundreds-mood = Wrathful to attack, Stubborn to hold, Rowdy for cards. An item in the hoard closes its mood for good.
root-hint-hundreds-lavish = Two warriors for an item are good shortly before the end, or when a value stays the same without it.
root-hint-hundreds-overflow = A full track scores a point. Give up the item whose mood you miss most.
root-hint-hundreds-trade = The first item of a track raises its value, so does the third, and the fourth. Others may be worth more sold.
root-hint-hundreds-ransack = Boots, bags and coins give command, all others prowess.
root-hint-hundreds-looters = Looting deals no hits from the dice. You must rule the clearing after the battle to take an item.
root-hint-hundreds-loot = Take what raises a value, or what closes no mood that you like.
root-hint-hundreds-fall = A warlord who falls rises again next morning in any clearing with a warrior of yours, but he advances no more today.
root-hint-hundreds-bitter = Each mob that leaves is a warrior in this battle. Keep those that will raze something tomorrow.
root-hint-hundreds-command = Move, battle, or build for a matching card. A stronghold brings a warrior every morning and helps to rule.
root-hint-hundreds-advance = The warlord moves with any warriors of his clearing and may battle there. Clear a clearing of all enemies to oppress it.
root-hint-hundreds-press = He has moved already; a battle belongs to the same advance.
root-hint-hundreds-relentless = This move or battle is for nothing: leave a clearing that is won, or strike again.
root-hint-hundreds-incite = Incite beside buildings of enemies and at ruins. Each mob costs a card, and birds match everywhere.
root-hint-hundreds-jubilant = Each roll may spread a mob. Stop when the others would be missing for the battles of a bitter warlord.

# How a game went

root-chronicle-source-oppression = oppressed clearings
root-chronicle-source-hoard = a full hoard

# The workbench

root-bench-mood = Mood of the warlord
