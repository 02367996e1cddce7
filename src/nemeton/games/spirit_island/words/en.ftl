# Everything Spirit Island says, in English. The same messages, values and attributes stand in ru.ftl and uk.ftl; a test compares them.
#
# $seat, $target, $taker are spirits, or the names of those who play them: they stand in the nominative, whatever their gender.
# Lands are a letter and a number ("A3"), oceans have a name; spirit_island-at, -out, -into, -from, -to put them into sentences.
# Options begin small and hold no comma, for they are listed in sentences; reasons are clauses; the journal and the problems of
# a position are sentences. Cards say what they do in imperatives, as short as a card.

# The game

spirit_island-name = Spirit Island
    .line = Spirits of an island drive its invaders away together: one plan, many powers, and a clock that never stops.
spirit_island-seat-lightnings_swift_strike = Lightning
spirit_island-seat-river_surges_in_sunlight = River
spirit_island-seat-shadows_flicker_like_flame = Shadows
spirit_island-seat-vital_strength_of_the_earth = Earth
spirit_island-seat-a_spread_of_rampant_green = Green
spirit_island-seat-thunderspeaker = Thunderspeaker
spirit_island-seat-oceans_hungry_grasp = Ocean
spirit_island-seat-bringer_of_dreams_and_nightmares = Bringer
spirit_island-seat-number = Seat { $number }
spirit_island-land = { $name }
spirit_island-ocean = ocean of { $board }
spirit_island-terrain-jungle = jungle
spirit_island-terrain-mountain = mountain
spirit_island-terrain-sands = sands
spirit_island-terrain-wetland = wetland
spirit_island-piece-explorer = explorer
spirit_island-piece-town = town
spirit_island-piece-city = city
spirit_island-piece-dahan = dahan
spirit_island-piece-blight = blight
spirit_island-hurt_piece = { $kind } (damage { $hurt })
spirit_island-element-sun = sun
spirit_island-element-moon = moon
spirit_island-element-fire = fire
spirit_island-element-air = air
spirit_island-element-water = water
spirit_island-element-earth = earth
spirit_island-element-plant = plant
spirit_island-element-animal = animal
spirit_island-deck-minor = minor power
spirit_island-deck-major = major power
spirit_island-source-energy = the energy track
spirit_island-source-plays = the card track
spirit_island-source-destroyed = destroyed presence
spirit_island-action-ravage = ravage
spirit_island-action-build = build
spirit_island-action-explore = explore
spirit_island-phase-fast = Fast power phase
spirit_island-phase-slow = Slow power phase
spirit_island-phase-invader = Invader phase
spirit_island-phase-spirit = Spirit phase
spirit_island-phase-setup = Setup

# Parts of sentences

spirit_island-at = in { $land_id ->
    [A0] the ocean of A
    [B0] the ocean of B
    [C0] the ocean of C
    [D0] the ocean of D
    [NW0] the ocean of NW
    [NE0] the ocean of NE
    [W0] the ocean of W
    [E0] the ocean of E
   *[other] { $land }
}
spirit_island-out = { $land_id ->
    [A0] the ocean of A
    [B0] the ocean of B
    [C0] the ocean of C
    [D0] the ocean of D
    [NW0] the ocean of NW
    [NE0] the ocean of NE
    [W0] the ocean of W
    [E0] the ocean of E
   *[other] { $land }
}
spirit_island-from = from { $start_id ->
    [A0] the ocean of A
    [B0] the ocean of B
    [C0] the ocean of C
    [D0] the ocean of D
    [NW0] the ocean of NW
    [NE0] the ocean of NE
    [W0] the ocean of W
    [E0] the ocean of E
   *[other] { $start }
}
spirit_island-to = to { $end_id ->
    [A0] the ocean of A
    [B0] the ocean of B
    [C0] the ocean of C
    [D0] the ocean of D
    [NW0] the ocean of NW
    [NE0] the ocean of NE
    [W0] the ocean of W
    [E0] the ocean of E
   *[other] { $end }
}
spirit_island-into = into { $land_id ->
    [A0] the ocean of A
    [B0] the ocean of B
    [C0] the ocean of C
    [D0] the ocean of D
    [NW0] the ocean of NW
    [NE0] the ocean of NE
    [W0] the ocean of W
    [E0] the ocean of E
   *[other] { $land }
}
spirit_island-listed = { $card }

# Questions

spirit_island-grow = { $seat }: choose how to grow.
spirit_island-keep = { $seat }: keep one of these powers.
spirit_island-forget = { $seat }: forget a power card for the major power.
spirit_island-presence_from = { $seat }: where does the presence come from?
spirit_island-play = { $seat }: play power cards, or be done.
spirit_island-reclaim_one = { $seat }: take one discarded card back.
spirit_island-fast = { $seat }: use fast powers, or be done.
spirit_island-slow = { $seat }: use slow powers, or be done.
spirit_island-target = { $seat }: aim { $power } at a land.
spirit_island-target_spirit = { $seat }: aim { $power } at a spirit.
spirit_island-either = { $seat }: choose what the power does { spirit_island-at }.
spirit_island-damage = { $seat }: damage { spirit_island-at }. Left: { $left }.
spirit_island-wound = { $seat }: divide the damage to dahan { spirit_island-at }; it destroys nobody. Left: { $left }.
spirit_island-vengeance = { $seat }: the dead strike back. Damage left: { $left }.
spirit_island-hurt = { $seat }: which piece takes the damage { spirit_island-at }?
spirit_island-destroy = { $seat }: which piece is destroyed { spirit_island-at }?
spirit_island-replace = { $seat }: which piece is replaced { spirit_island-at }?
spirit_island-drown = { $seat }: which piece of { spirit_island-out } drowns?
spirit_island-remove = { $seat }: which piece leaves { spirit_island-out }?
spirit_island-push = { $seat }: push out of { spirit_island-out }. Left: { $left }.
spirit_island-gather = { $seat }: gather { spirit_island-into }. Left: { $left }.
spirit_island-follow = { $seat }: a dahan goes { spirit_island-from } { spirit_island-to }. Go along?
spirit_island-ashore = { $seat }: a dahan is in the sea. Put it ashore?
spirit_island-share = { $seat }: how much of the damage goes to the first new piece { spirit_island-at }?
spirit_island-presence_to = { $seat }: where does the presence go?
spirit_island-element = { $seat }: choose an element.
spirit_island-deck = { $seat }: gain a minor or a major power?
spirit_island-from_land = { $seat }: out of which of your lands do you push?
spirit_island-heal = { $seat }: from which land does the blight go?
spirit_island-give = { $seat }: hand a power card to { $taker }?
spirit_island-fly_to = { $seat }: where do the dahan of { spirit_island-out } go?
spirit_island-fly = { $seat }: how many dahan go?
spirit_island-fly_piece = { $seat }: which dahan of { spirit_island-out } goes?
spirit_island-play_now = { $seat }: play { $card } at once, for its cost?
spirit_island-reveal = { $seat }: which fear card is turned up? Earned ones come first ({ $earned }).
spirit_island-rescue = { $seat }: keep one of your played cards?
spirit_island-blighted = { $seat }: the blighted island takes its toll.
spirit_island-cascade = { $seat }: blight spreads from { spirit_island-out }. Where to?
spirit_island-ravage_next = { $seat }: which land is ravaged next?
spirit_island-choke = { $seat }: invaders are about to act { spirit_island-at } ({ $action }). Choke it with green, for a presence there?
spirit_island-oath = { $seat }: dahan fell { spirit_island-at }. Where is presence destroyed for it?
spirit_island-rush = { $seat }: miners come. Which neighbour of { spirit_island-out } gets a town?
spirit_island-extra_explorer = { $seat }: where does one more explorer land?
spirit_island-boom = { $seat }: a building boom. Where?
spirit_island-land_rush = { $seat }: a land rush. Which land gets a town?
spirit_island-royal_town = { $seat }: which land gets a town of the crown?
spirit_island-response = { $seat }: the invaders avenge their losses in { spirit_island-out }. Where does the { $piece } appear?
spirit_island-first_presence = { $seat }: where do you begin?
spirit_island-heart_presence = { $seat }: where does your presence guard the heart of the island?
spirit_island-ritual_energy = { $seat }: the ritual { spirit_island-at }. Who pays energy?
spirit_island-ritual_presence = { $seat }: the ritual { spirit_island-at }. Whose presence is given?
spirit_island-fear_remove = { $seat }: invaders flee. Who leaves the island?
spirit_island-fear_land = { $seat }: choose a land for the fear card.
spirit_island-fear_enheartened = { $seat }: dahan take heart. Move one?
spirit_island-fear_move = { $seat }: invaders seek safety. Who goes where?
spirit_island-fear_tale = { $seat }: tall tales. Who leaves the island?
spirit_island-fear_shrink = { $seat }: trade suffers. What becomes smaller?

# Options

spirit_island-option-land = { $land }
spirit_island-option-piece = { $piece }
spirit_island-option-piece_at = { $piece } { spirit_island-at }
spirit_island-option-seat = { $target }
spirit_island-option-wither = destroy presence { spirit_island-at }
spirit_island-option-element = { $element }
spirit_island-option-deck = { $deck }
spirit_island-option-share = damage { $count }
spirit_island-option-fly = { $count } dahan
spirit_island-option-reveal = card { $count }
spirit_island-option-damage = { $piece }: damage { $count }
spirit_island-option-damage_at = { $piece } { spirit_island-at }: damage { $count }
spirit_island-option-push = { $piece } { spirit_island-to }
spirit_island-option-gather = { $piece } { spirit_island-from }
spirit_island-option-move = { $piece } { spirit_island-from } { spirit_island-to }
spirit_island-option-dahan_push = push a dahan out of { spirit_island-out }
spirit_island-option-dahan_gather = gather a dahan { spirit_island-into }
spirit_island-option-two_explorers = two explorers { spirit_island-at }
spirit_island-option-place = presence { spirit_island-into }
spirit_island-option-place_by = presence { spirit_island-into } (growth icon { $number })
spirit_island-option-from = from { $source }
spirit_island-option-draw = gain a { $deck }
spirit_island-option-study = learn the next power
spirit_island-option-tide = move presence with the tide
spirit_island-option-leave = leave presence where it is
spirit_island-option-shift = presence { spirit_island-from } { spirit_island-to }
spirit_island-option-done = done
spirit_island-option-keep = keep { $card }
spirit_island-option-forget = forget { $card }
spirit_island-option-reclaim = take { $card } back
spirit_island-option-play = play { $card }
spirit_island-option-give = give { $card }
spirit_island-option-rescue = keep { $card }
spirit_island-option-any = choose { $element } for this turn
spirit_island-option-use = use { $power }
spirit_island-option-use_less = use { $power } as if with fewer elements ({ $levels ->
    [0] no threshold
    [one] one threshold
   *[other] { $levels } thresholds
})
spirit_island-option-again = use { $card } once more ({ $power })
spirit_island-option-again_less = use { $card } once more ({ $power }) as if with fewer elements
spirit_island-option-ritual = the ritual { spirit_island-at }
spirit_island-option-far = { $land } for one energy
spirit_island-option-stop = nothing
spirit_island-option-in_order = my lands by their numbers
spirit_island-option-follow = go along
spirit_island-option-stay = stay
spirit_island-option-choke = choke it
spirit_island-option-let = let it happen
spirit_island-option-play_now = play it now
spirit_island-option-hold = keep it in hand
spirit_island-option-give_nothing = give nothing
spirit_island-option-rescue_nothing = keep none
spirit_island-option-push_nothing = push nothing
spirit_island-option-fly_nowhere = nobody moves
spirit_island-option-push_no_more = push no more
spirit_island-option-gather_no_more = gather no more
spirit_island-option-destroy_no_more = destroy no more
spirit_island-option-remove_no_more = remove no more

# Why something is not on offer

spirit_island-lacks_elements = the elements for its first effect are missing
spirit_island-slow_power = it is a slow power
spirit_island-fast_power = it was a fast power
spirit_island-no_target = no target is within range

# The journal

spirit_island-table = The island wakes.
spirit_island-begins = { $seat } begins { spirit_island-at }.
spirit_island-turn = Turn { $number }.
spirit_island-phase = { $phase }.
spirit_island-grows = { $seat } grows: { $growth }.
spirit_island-drew = { $seat } sees { $cards }.
spirit_island-learnt = { $seat } gains { $card }.
spirit_island-forgot = { $seat } forgets { $card }.
spirit_island-reclaimed = { $seat } takes back { $card }.
spirit_island-rescued = { $seat } keeps { $card } in hand.
spirit_island-gave = { $seat } gives { $card } to { $taker }.
spirit_island-energy = { $seat } gains energy: { $gained } (has { $energy }).
spirit_island-gains = { $seat } gains energy: { $energy }.
spirit_island-plays = { $seat } plays { $card } (energy: { $cost }).
spirit_island-ready = { $seat } is ready.
spirit_island-done = { $seat } is done.
spirit_island-again = { $seat } has something to do again.
spirit_island-element_gained = { $seat } has an element this turn: { $element }.
spirit_island-presence = { $seat } adds presence { spirit_island-at } (from { $source }).
spirit_island-shifted = { $seat } moves presence { spirit_island-from } { spirit_island-to }.
spirit_island-withered = { $seat } loses presence { spirit_island-at }.
spirit_island-uses = { $seat } uses { $power } { spirit_island-at }.
spirit_island-uses_on = { $seat } uses { $power } on { $target }.
spirit_island-moved = A piece goes { spirit_island-from } { spirit_island-to }: { $piece }.
spirit_island-destroyed = Destroyed { spirit_island-at }: { $piece }.
spirit_island-dreamt = Dreamt to death { spirit_island-at }: { $piece }.
spirit_island-drowned = { $seat } gains energy from the drowned: { $energy }.
spirit_island-replaced = A piece changes { spirit_island-at }: { $piece } → { $new }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}.
spirit_island-removed = Leaves { spirit_island-out }: { $piece }.
spirit_island-born = A dahan more { spirit_island-at }.
spirit_island-defended = Defend { $amount } { spirit_island-at }.
spirit_island-fear = Fear: { $amount }.
spirit_island-earned = A fear card is earned.
spirit_island-terror = { $level ->
    [2] Terror level II!
    [3] Terror level III!
   *[other] Terror level: victory!
}
spirit_island-fear_card = Fear card { $fear_card }, terror level { $level ->
    [1] I
    [2] II
   *[other] III
}.
spirit_island-revealed_fear = A dream turns up: { $fear_card }.
spirit_island-blight = Blight falls on { spirit_island-out }.
spirit_island-cascaded = Blight spreads { spirit_island-from } { spirit_island-to }.
spirit_island-kept_off = No blight falls on { spirit_island-out }.
spirit_island-healed = Blight leaves { spirit_island-out }.
spirit_island-island_blighted = The island is blighted: { $blight_card }.
spirit_island-ravages = Invaders ravage { spirit_island-out }: damage { $damage }{ $held ->
    [0] .
   *[other] , with Defend { $held }.
}
spirit_island-strikes = The dahan { spirit_island-at } strike back: damage { $damage }.
spirit_island-skipped = Invaders do not act { spirit_island-at } ({ $action }).
spirit_island-choked = { $seat } chokes { spirit_island-out } ({ $action }).
spirit_island-builds = Invaders build: { $invader_card }.
spirit_island-built = Built { spirit_island-at }: { $piece }.
spirit_island-reveals = Invaders turn to: { $invader_card }.
spirit_island-arrived = New { spirit_island-at }: { $piece }.
spirit_island-swayed = A dahan joins the invaders { spirit_island-at }.
spirit_island-tile_gone = The extra build space is gone.

# How it ended

spirit_island-how-terror_1 = No invader is left on the island: the spirits win.
spirit_island-how-terror_2 = No town and no city is left: the spirits win.
spirit_island-how-terror_3 = No city is left: the spirits win.
spirit_island-how-fear = The invaders flee in terror: the spirits win.
spirit_island-how-insurrection_won = The dahan hold their own: the spirits win.
spirit_island-how-sacrifice = The spirits perish, and the island is saved: a victory by sacrifice.
spirit_island-how-blight = The island is blighted beyond healing: the spirits lose.
spirit_island-how-spirit_destroyed = A spirit is destroyed: the spirits lose.
spirit_island-how-time = Time has run out: the spirits lose.
spirit_island-how-capital = England has its capital: the spirits lose.
spirit_island-how-heart = Invaders have settled in the heart of the island: the spirits lose.
spirit_island-how-dahan = Too few dahan are left: the spirits lose.
spirit_island-how-insurrection = The insurrection has failed: the spirits lose.
spirit_island-how-unfinished = The game was broken off before it was won or lost.
spirit_island-how-agreed = The players have ended the game.
spirit_island-how-resigned = The players have given the island up.

# What is wrong with a position

spirit_island-bad_spirit = There is no spirit “{ $name }”; spirits are written like “thunderspeaker”.
spirit_island-bad_twice = Two seats play the same spirit ({ $spirit }); each may be there once.
spirit_island-bad_boards = There must be one board for each spirit, each board once, all of one side (A, B, C, D; NW, NE, W, E on the thematic side); here are: { $boards }.
spirit_island-boards_apart = Two boards of the thematic map must have a side in common; these meet in one point only: { $boards }.
spirit_island-bad_seats = A game is for one to four spirits, and whatever is told by seat needs one entry for each.
spirit_island-bad_land = The lands must be those of the boards, with the oceans if the Ocean plays; look at { $land }.
spirit_island-bad_count = There is less than nothing of something { spirit_island-at }.
spirit_island-bad_damage = The damage { spirit_island-at } cannot be ({ $piece }): it must be in order and less than the health.
spirit_island-bad_ocean = Neither invaders nor dahan can stand { spirit_island-at }.
spirit_island-bad_blight = So much blight cannot be left: { $blight }.
spirit_island-bad_fear = So much fear cannot lie on the track: { $fear }.
spirit_island-bad_presence = { $seat } has { $presence } presence on the island, on the tracks and destroyed; there must be 13.
spirit_island-bad_track = The tracks of { $seat } are not so long, or show nothing.
spirit_island-bad_energy = { $seat } has less than no energy or destroyed presence.
spirit_island-bad_card = There is no power card “{ $name }” in this game.
spirit_island-bad_card_twice = The card “{ $name }” is in two places.
spirit_island-bad_card_missing = The card { $card } is nowhere: each card must lie somewhere.
spirit_island-bad_decks = Every spirit here learns by a list, so both power decks are out of the game.
spirit_island-bad_crowd = There are too many pieces { spirit_island-at }: at most { $most } of a kind.
spirit_island-bad_blight_total = There is so much blight on the card and on the island: { $blight }. There are { $most } in all.
spirit_island-bad_blight_card = The blight card must be the one that the table has chosen, and none where it plays without.
spirit_island-bad_entry = The entry “{ $entry }” holds something that cannot be in this position.
spirit_island-bad_panel = The entry “{ $entry }” on the panel of { $seat } cannot be so now.
spirit_island-bad_step = The step “{ $step }” cannot come at this table or in this phase.
spirit_island-bad_last_step = Nothing would come after the step “{ $step }”: the first entry of an agenda must be a turn or a phase.
spirit_island-bad_track_card = The card “{ $name }” is missing among invader, fear and blight cards, or does not belong there.

# Invader cards

spirit_island-invader_card-s1_jungle = stage I, jungle
spirit_island-invader_card-s1_mountain = stage I, mountain
spirit_island-invader_card-s1_sands = stage I, sands
spirit_island-invader_card-s1_wetland = stage I, wetland
spirit_island-invader_card-s2_jungle = stage II, jungle
spirit_island-invader_card-s2_mountain = stage II, mountain
spirit_island-invader_card-s2_sands = stage II, sands
spirit_island-invader_card-s2_wetland = stage II, wetland
spirit_island-invader_card-s2_coastal = stage II, the coast
spirit_island-invader_card-s3_jungle_mountain = stage III, jungle and mountain
spirit_island-invader_card-s3_jungle_sands = stage III, jungle and sands
spirit_island-invader_card-s3_jungle_wetland = stage III, jungle and wetland
spirit_island-invader_card-s3_mountain_sands = stage III, mountain and sands
spirit_island-invader_card-s3_mountain_wetland = stage III, mountain and wetland
spirit_island-invader_card-s3_sands_wetland = stage III, sands and wetland

# Sections of the rules

spirit_island-law-setup = Setup
spirit_island-law-setup-spirits = Where spirits begin
spirit_island-law-turn = A turn
spirit_island-law-growth = Growth
spirit_island-law-growth-reclaim_one = Reclaim one
spirit_island-law-energy = Energy
spirit_island-law-playing = Playing cards
spirit_island-law-elements-any = Any element
spirit_island-law-elements-thresholds = Thresholds
spirit_island-law-phase-fast = Fast powers
spirit_island-law-phase-slow = Slow powers
spirit_island-law-phase-invader = Invader phase
spirit_island-law-powers-range = Range and target
spirit_island-law-powers-gaining = Gaining powers
spirit_island-law-powers-forgetting = Forgetting
spirit_island-law-powers-progression = Power progression
spirit_island-law-ravage = Ravage
spirit_island-law-ravage-order = The order of lands
spirit_island-law-build = Build
spirit_island-law-explore = Explore
spirit_island-law-blight = Blight
spirit_island-law-blight-spread = Blight spreads
spirit_island-law-blight-card = The blight card
spirit_island-law-blight-removing = Removing blight
spirit_island-law-blight-downward_spiral = Downward Spiral
spirit_island-law-blight-memory_fades_to_dust = Memory Fades to Dust
spirit_island-law-fear = Fear
spirit_island-law-fear-earned = Earned fear cards
spirit_island-law-fear-terror = Terror levels

# Growth

spirit_island-growth-lightnings_swift_strike-1 = reclaim all cards + gain a power card + energy +1
spirit_island-growth-lightnings_swift_strike-2 = add presence within 2 + add presence within 0
spirit_island-growth-lightnings_swift_strike-3 = add presence within 1 + energy +3
spirit_island-growth-river_surges_in_sunlight-1 = reclaim all cards + gain a power card + energy +1
spirit_island-growth-river_surges_in_sunlight-2 = add presence within 1 + add presence within 1
spirit_island-growth-river_surges_in_sunlight-3 = gain a power card + add presence within 2
spirit_island-growth-shadows_flicker_like_flame-1 = reclaim all cards + gain a power card
spirit_island-growth-shadows_flicker_like_flame-2 = gain a power card + add presence within 1
spirit_island-growth-shadows_flicker_like_flame-3 = add presence within 3 + energy +3
spirit_island-growth-vital_strength_of_the_earth-1 = reclaim all cards + add presence within 2
spirit_island-growth-vital_strength_of_the_earth-2 = gain a power card + add presence within 0
spirit_island-growth-vital_strength_of_the_earth-3 = add presence within 1 + energy +2
spirit_island-growth-a_spread_of_rampant_green-1 = add presence within 2 (jungle or wetland) + reclaim all cards + gain a power card
spirit_island-growth-a_spread_of_rampant_green-2 = add presence within 2 (jungle or wetland) + add presence within 1 + card plays +1 this turn
spirit_island-growth-a_spread_of_rampant_green-3 = add presence within 2 (jungle or wetland) + gain a power card + energy +3
spirit_island-growth-thunderspeaker-1 = reclaim all cards + gain a power card + gain a power card
spirit_island-growth-thunderspeaker-2 = add presence within 2 (dahan) + add presence within 1 (dahan)
spirit_island-growth-thunderspeaker-3 = add presence within 1 + energy +4
spirit_island-growth-oceans_hungry_grasp-1 = reclaim all cards + gain a power card + gather a presence into each ocean + energy +2
spirit_island-growth-oceans_hungry_grasp-2 = add presence to any ocean + add presence to any ocean + energy +1
spirit_island-growth-oceans_hungry_grasp-3 = gain a power card + push a presence out of each ocean + add presence within 1 (the coast)
spirit_island-growth-bringer_of_dreams_and_nightmares-1 = reclaim all cards + gain a power card
spirit_island-growth-bringer_of_dreams_and_nightmares-2 = reclaim one card + add presence within 0
spirit_island-growth-bringer_of_dreams_and_nightmares-3 = gain a power card + add presence within 1
spirit_island-growth-bringer_of_dreams_and_nightmares-4 = add presence within 4 (dahan or invaders) + energy +2

# Minor powers

spirit_island-power-call_of_the_dahan_ways = Call of the Dahan Ways
    .text = Replace 1 explorer with 1 dahan.
    .threshold = You may instead replace 1 town with 1 dahan.
spirit_island-power-call_to_bloodshed = Call to Bloodshed
    .text = 1 damage per dahan; or gather up to 3 dahan.
spirit_island-power-call_to_isolation = Call to Isolation
    .text = Push 1 explorer or town per dahan; or push 1 dahan.
spirit_island-power-call_to_migrate = Call to Migrate
    .text = Gather up to 3 dahan. Push up to 3 dahan.
spirit_island-power-call_to_tend = Call to Tend
    .text = Remove 1 blight; or push up to 3 dahan.
spirit_island-power-dark_and_tangled_woods = Dark and Tangled Woods
    .text = 2 fear. In a mountain or jungle: Defend 3.
spirit_island-power-delusions_of_danger = Delusions of Danger
    .text = Push 1 explorer; or 2 fear.
spirit_island-power-devouring_ants = Devouring Ants
    .text = 1 fear. 1 damage; in a jungle or sands 1 more damage. Destroy 1 dahan.
spirit_island-power-drift_down_into_slumber = Drift Down into Slumber
    .text = Defend 1. In a jungle or sands: Defend 4 instead.
spirit_island-power-drought = Drought
    .text = Destroy 3 towns. 1 damage to each town and each city. Add 1 blight.
    .threshold = Destroy 1 city.
spirit_island-power-elemental_boon = Elemental Boon
    .text = The target spirit chooses 3 different elements and gains 1 of each for this turn. If it is another spirit, you gain the same.
spirit_island-power-encompassing_ward = Encompassing Ward
    .text = Defend 2 this turn in every land with presence of the target spirit.
spirit_island-power-enticing_splendor = Enticing Splendor
    .text = Gather 1 explorer or town; or gather up to 2 dahan.
spirit_island-power-entrancing_apparitions = Entrancing Apparitions
    .text = Defend 2. If no invaders are there, gather up to 2 explorers.
spirit_island-power-gift_of_constancy = Gift of Constancy
    .text = The target spirit gains 2 energy; at the end of the turn it may take 1 of its played cards back into hand. If it is another spirit, you may do so with 1 of your cards too.
spirit_island-power-gift_of_living_energy = Gift of Living Energy
    .text = The target spirit gains 1 energy; 1 more if you have 2 or more sacred sites; 1 more if it is another spirit.
spirit_island-power-gift_of_power = Gift of Power
    .text = The target spirit gains a minor power.
spirit_island-power-gnawing_rootbiters = Gnawing Rootbiters
    .text = Push up to 2 towns.
spirit_island-power-land_of_haunts_and_embers = Land of Haunts and Embers
    .text = 2 fear. Push up to 2 explorers or towns. If blight is there, 2 more fear and push up to 2 more. Add 1 blight.
spirit_island-power-lure_of_the_unknown = Lure of the Unknown
    .text = Gather 1 explorer or town.
spirit_island-power-natures_resilience = Nature’s Resilience
    .text = Defend 6.
    .threshold = You may instead remove 1 blight.
spirit_island-power-pull_beneath_the_hungry_earth = Pull Beneath the Hungry Earth
    .text = If your presence is there: 1 fear and 1 damage. In sands or a wetland: 1 damage.
spirit_island-power-purifying_flame = Purifying Flame
    .text = 1 damage per blight. In a mountain or sands you may instead remove 1 blight.
spirit_island-power-quicken_the_earths_struggles = Quicken the Earth’s Struggles
    .text = 1 damage to each town and each city; or Defend 10.
spirit_island-power-rain_of_blood = Rain of Blood
    .text = 2 fear; 1 more if there are 2 or more towns and cities in all.
spirit_island-power-reaching_grasp = Reaching Grasp
    .text = All powers of the target spirit have range +2 this turn.
spirit_island-power-rouse_the_trees_and_stones = Rouse the Trees and Stones
    .text = 2 damage. Push 1 explorer.
spirit_island-power-sap_the_strength_of_multitudes = Sap the Strength of Multitudes
    .text = Defend 5.
    .threshold = The range is 1.
spirit_island-power-savage_mawbeasts = Savage Mawbeasts
    .text = In a jungle or wetland: 1 fear and 1 damage.
    .threshold = 1 damage.
spirit_island-power-shadows_of_the_burning_forest = Shadows of the Burning Forest
    .text = 2 fear. In a mountain or jungle: push 1 explorer and 1 town.
spirit_island-power-song_of_sanctity = Song of Sanctity
    .text = If explorers are there, push all of them. Otherwise remove 1 blight.
spirit_island-power-steam_vents = Steam Vents
    .text = Destroy 1 explorer.
    .threshold = You may instead destroy 1 town.
spirit_island-power-uncanny_melting = Uncanny Melting
    .text = If invaders are there, 1 fear. In sands or a wetland: remove 1 blight.
spirit_island-power-veil_the_nights_hunt = Veil the Night’s Hunt
    .text = Each dahan deals 1 damage to a different invader; or push up to 3 dahan.
spirit_island-power-visions_of_fiery_doom = Visions of Fiery Doom
    .text = 1 fear. Push 1 explorer or town.
    .threshold = 1 more fear.
spirit_island-power-voracious_growth = Voracious Growth
    .text = 2 damage; or remove 1 blight.

# Major powers

spirit_island-power-accelerated_rot = Accelerated Rot
    .text = 2 fear. 4 damage.
    .threshold = 5 more damage. Remove 1 blight.
spirit_island-power-blazing_renewal = Blazing Renewal
    .text = Choose a land within range 2 of your presence. The target spirit adds 2 of its destroyed presence there (or as many as it has). If it adds any: 2 damage to each town and each city there.
    .threshold = If any was added, 4 damage there.
spirit_island-power-cleansing_floods = Cleansing Floods
    .text = 4 damage. Remove 1 blight.
    .threshold = 10 more damage.
spirit_island-power-dissolve_the_bonds_of_kinship = Dissolve the Bonds of Kinship
    .text = Replace 1 city with 2 explorers, 1 town with 1 explorer and 1 dahan with 1 explorer. Push all explorers, to as many different lands as possible.
    .threshold = Before the push, explorers and towns with cities deal damage to each other.
spirit_island-power-entwined_power = Entwined Power
    .text = This turn you and the target spirit may aim powers from each other’s presence. The target spirit gains a power card; you take one of the cards it does not keep.
    .threshold = Each of you gains 3 energy and may give the other 1 power card from hand.
spirit_island-power-indomitable_claim = Indomitable Claim
    .text = Add 1 of your presence there, whatever the land. Defend 20.
    .threshold = If invaders are there, 3 fear. Invaders skip all actions there this turn.
spirit_island-power-infinite_vitality = Infinite Vitality
    .text = Dahan there have +4 health this turn. Blight that would be added there stays on the card.
    .threshold = Dahan there can be neither damaged nor destroyed. Remove 1 blight there or in an adjacent land.
spirit_island-power-mists_of_oblivion = Mists of Oblivion
    .text = 1 damage to each invader. 1 fear for each town and city this power destroys, at most 4.
    .threshold = 3 damage.
spirit_island-power-paralyzing_fright = Paralyzing Fright
    .text = 4 fear. Invaders skip all actions there this turn.
    .threshold = 4 more fear.
spirit_island-power-pillar_of_living_flame = Pillar of Living Flame
    .text = 3 fear. 5 damage. In a jungle or wetland: add 1 blight.
    .threshold = 2 more fear. 5 more damage.
spirit_island-power-poisoned_land = Poisoned Land
    .text = 1 fear. 7 damage. Add 1 blight. Destroy all dahan.
    .threshold = For each blight there, 1 more fear and 4 more damage.
spirit_island-power-powerstorm = Powerstorm
    .text = The target spirit gains 3 energy. Once this turn it may use 1 power card again by paying its cost again.
    .threshold = It may do so twice more, with different cards.
spirit_island-power-talons_of_lightning = Talons of Lightning
    .text = 3 fear. 5 damage.
    .threshold = The range is 3. Destroy 1 town in each adjacent land.
spirit_island-power-terrifying_nightmares = Terrifying Nightmares
    .text = 2 fear. Push up to 4 explorers or towns.
    .threshold = 4 more fear.
spirit_island-power-the_jungle_hungers = The Jungle Hungers
    .text = Destroy all explorers and all towns. Destroy all dahan.
    .threshold = Destroy 1 city. The dahan are not destroyed.
spirit_island-power-the_land_thrashes_in_furious_pain = The Land Thrashes in Furious Pain
    .text = 2 damage per blight there, and 1 damage per blight in adjacent lands.
    .threshold = Repeat this power in an adjacent land, whatever its range and blight.
spirit_island-power-the_trees_and_stones_speak_of_war = The Trees and Stones Speak of War
    .text = For each dahan there: 1 damage and Defend 2.
    .threshold = Push up to 2 dahan; each takes its Defend 2 along.
spirit_island-power-tsunami = Tsunami
    .text = 2 fear. 8 damage. Destroy 2 dahan.
    .threshold = In each other coastal land of that board: 1 fear, 4 damage, destroy 1 dahan.
spirit_island-power-vengeance_of_the_dead = Vengeance of the Dead
    .text = 3 fear. This turn, after an effect destroyed towns, cities or dahan there: 1 damage for each of them.
    .threshold = The damage may also be dealt in adjacent lands.
spirit_island-power-vigor_of_the_breaking_dawn = Vigor of the Breaking Dawn
    .text = 2 damage per dahan there.
    .threshold = Push up to 2 dahan. In each land they enter: 2 damage per dahan there.
spirit_island-power-winds_of_rust_and_atrophy = Winds of Rust and Atrophy
    .text = 1 fear. Defend 6. Replace 1 city with 1 town or 1 town with 1 explorer.
    .threshold = Repeat this power.
spirit_island-power-wrap_in_wings_of_sunlight = Wrap in Wings of Sunlight
    .text = Move up to 5 dahan to any one land, even this one. If any moved: Defend 5 there.
    .threshold = First gather up to 3 dahan.

# Lightning’s Swift Strike

spirit_island-spirit-lightnings_swift_strike = Lightning’s Swift Strike
    .rules = Swiftness of Lightning: for each air you have this turn you may use 1 slow power (card or innate) as a fast one.
spirit_island-power-harbingers_of_the_lightning = Harbingers of the Lightning
    .text = Push up to 2 dahan. 1 fear if any of them enters a land with a town or city.
spirit_island-power-lightnings_boon = Lightning’s Boon
    .text = The target spirit may use up to 2 slow powers as fast ones this turn.
spirit_island-power-raging_storm = Raging Storm
    .text = 1 damage to each invader.
spirit_island-power-shatter_homesteads = Shatter Homesteads
    .text = 1 fear. Destroy 1 town.
spirit_island-power-thundering_destruction = Thundering Destruction
    .level1 = Destroy 1 town.
    .level2 = You may instead destroy 1 city.
    .level3 = Also destroy 1 town or city.
    .level4 = Also destroy 1 town or city.

# River Surges in Sunlight

spirit_island-spirit-river_surges_in_sunlight = River Surges in Sunlight
    .rules = River’s Domain: your presence in a wetland counts as a sacred site.
spirit_island-power-boon_of_vigor = Boon of Vigor
    .text = If you aim at yourself, gain 1 energy. Another spirit gains 1 energy per power card it has played this turn.
spirit_island-power-flash_floods = Flash Floods
    .text = 1 damage. In a coastal land 1 more damage.
spirit_island-power-rivers_bounty = River’s Bounty
    .text = Gather up to 2 dahan. If 2 or more dahan are there now, add 1 dahan and gain 1 energy.
spirit_island-power-wash_away = Wash Away
    .text = Push up to 3 explorers or towns.
spirit_island-power-massive_flooding = Massive Flooding
    .level1 = Push 1 explorer or town.
    .level2 = Instead: 2 damage, then push up to 3 explorers or towns.
    .level3 = Instead: 2 damage to each invader.

# Shadows Flicker Like Flame

spirit_island-spirit-shadows_flicker_like_flame = Shadows Flicker Like Flame
    .rules = Shadows of the Dahan: when you use a power, you may pay 1 energy to aim it at a land with dahan, whatever the range.
spirit_island-power-concealing_shadows = Concealing Shadows
    .text = 1 fear. Ravage does not hurt dahan there this turn.
spirit_island-power-crops_wither_and_fade = Crops Wither and Fade
    .text = 2 fear. Replace 1 town with 1 explorer, or 1 city with 1 town.
spirit_island-power-favors_called_due = Favors Called Due
    .text = Gather up to 4 dahan. If invaders are there and dahan outnumber them, 3 fear.
spirit_island-power-mantle_of_dread = Mantle of Dread
    .text = 2 fear. The target spirit may push 1 explorer and 1 town out of one of its lands.
spirit_island-power-darkness_swallows_the_unwary = Darkness Swallows the Unwary
    .level1 = Gather 1 explorer.
    .level2 = Destroy up to 2 explorers; 1 fear for each.
    .level3 = 3 damage; 1 fear for each invader it destroys.

# Vital Strength of the Earth

spirit_island-spirit-vital_strength_of_the_earth = Vital Strength of the Earth
    .rules = Earth’s Vitality: Defend 3 in every land with your sacred site.
spirit_island-power-a_year_of_perfect_stillness = A Year of Perfect Stillness
    .text = Invaders skip all actions there this turn.
spirit_island-power-draw_of_the_fruitful_earth = Draw of the Fruitful Earth
    .text = Gather up to 2 explorers. Gather up to 2 dahan.
spirit_island-power-guard_the_healing_land = Guard the Healing Land
    .text = Remove 1 blight. Defend 4.
spirit_island-power-rituals_of_destruction = Rituals of Destruction
    .text = 2 damage. With 3 or more dahan there, 3 more damage and 2 fear.
spirit_island-power-gift_of_strength = Gift of Strength
    .level1 = Once this turn the target spirit may repeat 1 power card that costs 1 or less.
    .level2 = Instead it may cost 3 or less.
    .level3 = Instead it may cost 6 or less.

# A Spread of Rampant Green

spirit_island-spirit-a_spread_of_rampant_green = A Spread of Rampant Green
    .rules = Choke the Land with Green: when invaders would ravage or build in a land with your sacred site, you may destroy 1 of your presence there so that they do not. Steady Regeneration: when growth adds presence, you may take your destroyed presence; on a blighted island that costs 1 energy each.
spirit_island-power-fields_choked_with_growth = Fields Choked with Growth
    .text = Push 1 town; or push 3 dahan.
spirit_island-power-gift_of_proliferation = Gift of Proliferation
    .text = The target spirit adds 1 presence within range 1 of its own.
spirit_island-power-overgrow_in_a_night = Overgrow in a Night
    .text = Add 1 presence there; or, if your presence and invaders are there, 3 fear.
spirit_island-power-stem_the_flow_of_fresh_water = Stem the Flow of Fresh Water
    .text = 1 damage to 1 town or city. In a mountain or sands: instead 1 damage to each town and each city.
spirit_island-power-creepers_tear_into_mortar = Creepers Tear into Mortar
    .level1 = 1 damage to 1 town or city.
    .level2 = Repeat this power.
    .level3 = Repeat this power again.
spirit_island-power-all_enveloping_green = All-Enveloping Green
    .level1 = Defend 2.
    .level2 = Instead: Defend 4.
    .level3 = Also remove 1 blight.

# Thunderspeaker

spirit_island-spirit-thunderspeaker = Thunderspeaker
    .rules = Ally of the Dahan: whenever a dahan moves out of one of your lands, you may move 1 of your presence along. Sworn to Victory: for each dahan that a ravage destroys, destroy 1 of your presence within range 1 of that land.
spirit_island-power-manifestation_of_power_and_glory = Manifestation of Power and Glory
    .text = 1 fear. Each dahan deals damage equal to your presence there.
spirit_island-power-sudden_ambush = Sudden Ambush
    .text = You may gather 1 dahan. Each dahan destroys 1 explorer.
spirit_island-power-voice_of_thunder = Voice of Thunder
    .text = Push up to 4 dahan; or, if invaders are there, 2 fear.
spirit_island-power-words_of_warning = Words of Warning
    .text = Defend 3. If there is a ravage this turn, dahan strike at the same time as the invaders.
spirit_island-power-gather_the_warriors = Gather the Warriors
    .level1 = This power may be fast.
    .level2 = Gather up to 1 dahan per air you have. Push up to 1 dahan per sun you have.
spirit_island-power-lead_the_furious_assault = Lead the Furious Assault
    .level1 = This power may be fast.
    .level2 = Destroy 1 town for every 2 dahan there.
    .level3 = Destroy 1 city for every 3 dahan there.

# Ocean’s Hungry Grasp

spirit_island-spirit-oceans_hungry_grasp = Ocean’s Hungry Grasp
    .rules = Ocean in Play: your presence may go into oceans but not inland. On a board with your presence, the ocean is a coastal wetland for powers and blight, and invaders and dahan moved into it drown. Drowning: drowned pieces are destroyed; you keep the invaders, and at any time you may turn in as much of their health as there are players for 1 energy (explorer 1, town 2, city 3).
spirit_island-power-call_of_the_deeps = Call of the Deeps
    .text = Gather 1 explorer. Into an ocean you may gather 1 more.
spirit_island-power-grasping_tide = Grasping Tide
    .text = 2 fear. Defend 4.
spirit_island-power-swallow_the_land_dwellers = Swallow the Land-Dwellers
    .text = Drown 1 explorer, 1 town and 1 dahan.
spirit_island-power-tidal_boon = Tidal Boon
    .text = The target spirit gains 2 energy. It may push 1 town and up to 2 dahan out of one of its lands. Dahan pushed into your ocean you may move to any coastal land instead of drowning them.
spirit_island-power-pound_ships_to_splinters = Pound Ships to Splinters
    .level1 = 1 fear.
    .level2 = 1 more fear.
    .level3 = 2 more fear.
spirit_island-power-ocean_breaks_the_shore = Ocean Breaks the Shore
    .level1 = Drown 1 town.
    .level2 = You may instead drown 1 city.
    .level3 = Also drown 1 town or city.

# Bringer of Dreams and Nightmares

spirit_island-spirit-bringer_of_dreams_and_nightmares = Bringer of Dreams and Nightmares
    .rules = To Dream a Thousand Deaths: your powers never deal damage and destroy nothing but your own presence. Whatever they would destroy makes fear instead: explorer 0, town 2, city 5. Explorers and towns so dreamt are pushed; cities stay.
spirit_island-power-call_on_midnights_dream = Call on Midnight’s Dream
    .text = If dahan are there, gain a major power; if you forget this very card for it, gain 1 energy per dahan there and you may play the new card at once for its cost. Or, if invaders are there, 2 fear.
spirit_island-power-dread_apparitions = Dread Apparitions
    .text = This turn each fear that powers make there gives Defend 1 there too. 1 fear.
spirit_island-power-dreams_of_the_dahan = Dreams of the Dahan
    .text = Gather up to 2 dahan; or, if a town or city is there, 1 fear per dahan there, at most 3.
spirit_island-power-predatory_nightmares = Predatory Nightmares
    .text = 2 damage. Push up to 2 dahan.
spirit_island-power-spirits_may_yet_dream = Spirits May Yet Dream
    .level1 = Turn any face-down fear card face up where it lies.
    .level2 = The target spirit gains 1 element that it has already.
spirit_island-power-night_terrors = Night Terrors
    .level1 = 1 fear.
    .level2 = 1 more fear.
    .level3 = 1 more fear.

# Fear cards

spirit_island-fear_card-avoid_the_dahan = Avoid the Dahan
    .level1 = Invaders do not explore into lands with 2 or more dahan.
    .level2 = Invaders do not build in lands where dahan outnumber towns and cities.
    .level3 = Invaders do not build in lands with dahan.
spirit_island-fear_card-belief_takes_root = Belief Takes Root
    .level1 = Defend 2 in all lands with presence.
    .level2 = Defend 2 in all lands with presence. Each spirit gains 1 energy for each of its sacred sites in lands with invaders.
    .level3 = Each player chooses a different land and removes up to 2 health of invaders for each presence there.
spirit_island-fear_card-dahan_enheartened = Dahan Enheartened
    .level1 = Each player may push 1 dahan out of a land with invaders, or gather 1 dahan into a land with invaders.
    .level2 = Each player chooses a different land, gathers up to 2 dahan there, and if dahan are there, 1 damage.
    .level3 = Each player chooses a different land, gathers up to 2 dahan there, then 1 damage per dahan there.
spirit_island-fear_card-dahan_on_their_guard = Dahan on Their Guard
    .level1 = In each land Defend 1 per dahan.
    .level2 = In each land with dahan Defend 1, and 1 more per dahan.
    .level3 = In each land Defend 2 per dahan.
spirit_island-fear_card-dahan_raid = Dahan Raid
    .level1 = Each player chooses a different land with dahan: 1 damage there.
    .level2 = Each player chooses a different land with dahan: 1 damage per dahan there.
    .level3 = Each player chooses a different land with dahan: 2 damage per dahan there.
spirit_island-fear_card-emigration_accelerates = Emigration Accelerates
    .level1 = Each player removes 1 explorer from a coastal land.
    .level2 = Each player removes 1 explorer or town from a coastal land.
    .level3 = Each player removes 1 explorer or town from any land.
spirit_island-fear_card-fear_of_the_unseen = Fear of the Unseen
    .level1 = Each player removes 1 explorer or town from a land with a sacred site.
    .level2 = Each player removes 1 explorer or town from a land with presence.
    .level3 = Each player removes 1 explorer or town from a land with presence, or 1 city from a land with a sacred site.
spirit_island-fear_card-isolation = Isolation
    .level1 = Each player removes 1 explorer or town that is the only invader of its land.
    .level2 = Each player removes 1 explorer or town from a land with 2 or fewer invaders.
    .level3 = Each player removes 1 invader from a land with 2 or fewer invaders.
spirit_island-fear_card-overseas_trade_seem_safer = Overseas Trade Seem Safer
    .level1 = Defend 3 in all coastal lands.
    .level2 = Defend 6 in all coastal lands. Invaders build no cities there.
    .level3 = Defend 9 in all coastal lands. Invaders do not build there.
spirit_island-fear_card-retreat = Retreat!
    .level1 = Each player may push up to 2 explorers out of an inland land.
    .level2 = Each player may push up to 3 explorers or towns out of an inland land.
    .level3 = Each player may push any number of explorers and towns out of one land.
spirit_island-fear_card-scapegoats = Scapegoats
    .level1 = Each town destroys 1 explorer in its land.
    .level2 = Each town destroys 1 explorer in its land, each city 2.
    .level3 = Destroy all explorers in lands with a town or city. Each city destroys 1 town in its land.
spirit_island-fear_card-seek_safety = Seek Safety
    .level1 = Each player may push 1 explorer into a land with more towns and cities than the land it leaves.
    .level2 = Each player may gather 1 explorer into a land with a town or city, or 1 town into a land with a city.
    .level3 = Each player may remove up to 3 health of invaders from a land without cities.
spirit_island-fear_card-tall_tales_of_savagery = Tall Tales of Savagery
    .level1 = Each player removes 1 explorer from a land with dahan.
    .level2 = Each player removes 2 explorers or 1 town from a land with dahan.
    .level3 = Remove 2 explorers or 1 town from each land with dahan. Then remove 1 city from each land with 2 or more dahan.
spirit_island-fear_card-trade_suffers = Trade Suffers
    .level1 = Invaders do not build in lands with a city.
    .level2 = Each player may replace 1 town with 1 explorer in a coastal land.
    .level3 = Each player may replace 1 city with 1 town or 1 town with 1 explorer in a coastal land.
spirit_island-fear_card-wary_of_the_interior = Wary of the Interior
    .level1 = Each player removes 1 explorer from an inland land.
    .level2 = Each player removes 1 explorer or town from an inland land.
    .level3 = Each player removes 1 explorer or town from any land.

# Blight cards

spirit_island-blight_card-downward_spiral = Downward Spiral
    .text = At the start of each invader phase each spirit destroys 1 of its presence.
spirit_island-blight_card-memory_fades_to_dust = Memory Fades to Dust
    .text = At the start of each invader phase each spirit forgets 1 power card or destroys 1 of its presence.

# Adversaries and scenarios

spirit_island-adversary-brandenburg_prussia = The Kingdom of Brandenburg-Prussia
    .escalation = Land Rush: before exploring, on each board with a town or city, add 1 town to a land without towns.
    .level1 = Fast Start: at setup add 1 town to land 3 of each board.
    .level2 = Surge of Colonists: a stage III card lies between stage I and stage II.
    .level3 = Efficient: one stage I card fewer.
    .level4 = Aggressive Timetable: one stage II card fewer.
    .level5 = Ruthlessly Efficient: another stage I card fewer.
    .level6 = Terrifyingly Efficient: no stage I cards at all.
spirit_island-adversary-england = The Kingdom of England
    .escalation = Building Boom: on each board with a town or city, invaders build in the land with the most towns and cities.
    .loss = Proud and Mighty Capital: you lose if 7 or more towns and cities stand in one land.
    .level1 = Indentured Servants Earn Land: invaders also build in lands without invaders that are adjacent to 2 or more towns and cities.
    .level2 = Criminals and Malcontents: at setup add 1 city to land 1 and 1 town to land 2 of each board.
    .level3 = High Immigration: cards leave ravage for an extra build space, where they build before the next ravage. The space goes away when a stage II card would come to it.
    .level4 = High Immigration: the extra build space stays for the whole game.
    .level5 = Local Autonomy: towns and cities have +1 health.
    .level6 = Independent Resolve: the fear pool has 1 more per player. In a phase without a fear card the extra space builds twice.
spirit_island-adversary-sweden = The Kingdom of Sweden
    .escalation = Swayed by the Invaders: after exploring, in each land explored into with at least as many invaders as dahan, replace 1 dahan with 1 town.
    .level1 = Heavy Mining: a ravage with 6 or more damage to the land adds 1 more blight, which destroys no presence and does not spread.
    .level2 = Population Pressure at Home: at setup add 1 city to land 4 of each board; blight that begins there goes to land 5.
    .level3 = Fine Steel for Tools and Guns: towns deal 3 damage, cities 5.
    .level4 = Royal Backing: at setup discard the top invader card; on each board add 1 town to the land of that terrain with the fewest invaders.
    .level5 = Mining Rush: when a ravage adds blight, add 1 town to an adjacent land without towns and cities.
    .level6 = Prospecting Outpost: at setup add 1 town and 1 blight from the box to land 8 of each board.
spirit_island-scenario-blitz = Blitz
    .text = At setup the invaders act once more: they build and explore again before the first turn; the blight card holds 1 more blight per board. All powers are fast; those that were fast before cost 1 energy less (a free card or an innate gives 1 energy). Each exploration brings 1 more explorer per board. If the island becomes blighted, 1 blight fewer per board comes onto the card.
spirit_island-scenario-guard_the_isles_heart = Guard the Isle’s Heart
    .text = At the end of setup all towns leave the island. Each inner land, one per board, gets 1 explorer and 1 presence of the spirit of that board. Each spirit begins with 1 minor and 1 major power more. From the second turn on you lose if a town or city stands in an inner land.
spirit_island-scenario-rituals_of_terror = Rituals of Terror
    .text = All 15 fear cards are in the deck, without dividers; an empty deck wins nothing. Earned fear cards wait. In the fast or slow phase, in a land with presence of every spirit and 3 dahan per player, the spirits may perform the ritual: together they pay 3 energy and destroy 3 presence there. The terror level rises by 1 (the third ritual wins), all earned fear cards take effect, and all dahan are pushed out of that land as evenly as possible.
spirit_island-scenario-dahan_insurrection = Dahan Insurrection
    .text = After an action each dahan that it moved deals 1 damage where it now is. For each town it destroyed 1 explorer, and for each city 1 town, comes to the nearest land with dahan. You win at terror level II if in no land towns and cities outnumber dahan, from level III on if there are fewer such lands than players. When the fear deck runs out all dahan strike at once, 2 damage each; if that does not win, you lose. You also lose with fewer than 2 dahan per player.

# What a power offers

spirit_island-either-call_to_bloodshed-1 = 1 damage per dahan
spirit_island-either-call_to_bloodshed-2 = gather up to 3 dahan
spirit_island-either-call_to_isolation-1 = push 1 explorer or town per dahan
spirit_island-either-call_to_isolation-2 = push 1 dahan
spirit_island-either-call_to_tend-1 = remove 1 blight
spirit_island-either-call_to_tend-2 = push up to 3 dahan
spirit_island-either-delusions_of_danger-1 = push 1 explorer
spirit_island-either-delusions_of_danger-2 = 2 fear
spirit_island-either-enticing_splendor-1 = gather 1 explorer or town
spirit_island-either-enticing_splendor-2 = gather up to 2 dahan
spirit_island-either-quicken_the_earths_struggles-1 = 1 damage to each town and each city
spirit_island-either-quicken_the_earths_struggles-2 = Defend 10
spirit_island-either-veil_the_nights_hunt-1 = each dahan deals 1 damage to a different invader
spirit_island-either-veil_the_nights_hunt-2 = push up to 3 dahan
spirit_island-either-voracious_growth-1 = 2 damage
spirit_island-either-voracious_growth-2 = remove 1 blight
spirit_island-either-crops_wither_and_fade-1 = replace 1 town with 1 explorer
spirit_island-either-crops_wither_and_fade-2 = replace 1 city with 1 town
spirit_island-either-fields_choked_with_growth-1 = push 1 town
spirit_island-either-fields_choked_with_growth-2 = push 3 dahan
spirit_island-either-overgrow_in_a_night-1 = add 1 presence
spirit_island-either-overgrow_in_a_night-2 = 3 fear if your presence and invaders are there
spirit_island-either-voice_of_thunder-1 = push up to 4 dahan
spirit_island-either-voice_of_thunder-2 = 2 fear if invaders are there
spirit_island-either-call_on_midnights_dream-1 = gain a major power if dahan are there
spirit_island-either-call_on_midnights_dream-2 = 2 fear if invaders are there
spirit_island-either-dreams_of_the_dahan-1 = gather up to 2 dahan
spirit_island-either-dreams_of_the_dahan-2 = 1 fear per dahan up to 3 if a town or city is there
spirit_island-either-call_of_the_dahan_ways-1 = replace 1 explorer with 1 dahan
spirit_island-either-call_of_the_dahan_ways-2 = replace 1 town with 1 dahan
spirit_island-either-natures_resilience-1 = Defend 6
spirit_island-either-natures_resilience-2 = remove 1 blight
spirit_island-either-purifying_flame-1 = 1 damage per blight
spirit_island-either-purifying_flame-2 = remove 1 blight
spirit_island-either-steam_vents-1 = destroy 1 explorer
spirit_island-either-steam_vents-2 = destroy 1 town
spirit_island-either-thundering_destruction-1 = destroy 1 town
spirit_island-either-thundering_destruction-2 = destroy 1 city
spirit_island-either-ocean_breaks_the_shore-1 = drown 1 town
spirit_island-either-ocean_breaks_the_shore-2 = drown 1 city

# What one may ask about

spirit_island-topic-card = { $kind }. Cost { $cost }, { $speed }. Elements: { $elements }. { $reach } { $text }
spirit_island-topic-no_elements = none
spirit_island-topic-minor = Minor power
spirit_island-topic-major = Major power
spirit_island-topic-unique = Power of { $seat }
spirit_island-topic-innate = Innate power of { $seat }, { $speed }. { $reach } { $text }
spirit_island-topic-fast = fast
spirit_island-topic-slow = slow
spirit_island-topic-need = { $element } { $count }
spirit_island-topic-level = With { $elements }: { $text }
spirit_island-topic-both = { $one } { $other }
spirit_island-topic-lands = Range { $range } from { $source_name }; target: { $filter }.
spirit_island-topic-spirits = Target: { $filter }.
spirit_island-topic-source-presence = your presence
spirit_island-topic-source-sacred_site = your sacred site
spirit_island-topic-source-wetland = your presence in a wetland
spirit_island-topic-source-jungle = your presence in a jungle
spirit_island-topic-filter-any = any land
spirit_island-topic-filter-dahan = a land with dahan
spirit_island-topic-filter-coastal = a coastal land
spirit_island-topic-filter-invaders = a land with invaders
spirit_island-topic-filter-no_invaders = a land without invaders
spirit_island-topic-filter-blight = a land with blight
spirit_island-topic-filter-no_blight = a land without blight
spirit_island-topic-filter-terrain = { $one } or { $other }
spirit_island-topic-filter-any_spirit = any spirit
spirit_island-topic-filter-another_spirit = another spirit
spirit_island-topic-spirit = Spirit of { $complexity } complexity. { $text }
spirit_island-topic-complexity-low = low
spirit_island-topic-complexity-moderate = moderate
spirit_island-topic-complexity-high = high
spirit_island-topic-fear_card = Fear card. I: { $first } II: { $second } III: { $third }
spirit_island-topic-blight_card = Blighted island. { $text }
spirit_island-topic-adversary = Adversary. { $text }
spirit_island-topic-adversary_level = { $level }. { $text }
spirit_island-topic-scenario = Scenario. { $text }

# Hints for a first game

spirit_island-hint-grow = Choose one option and do all of it. Early on, adding presence makes you stronger every turn; take your cards back when your hand is nearly empty.
spirit_island-hint-keep = Look at the elements too: they feed your innate powers.
spirit_island-hint-forget = Any of your cards will do, played ones too. Forget what helps you least.
spirit_island-hint-presence_from = From the upper track you get more energy, from the lower one more cards each turn. The number that you uncover counts at once.
spirit_island-hint-play = You pay for all cards now, slow ones too, and have their elements at once. Energy that you save stays with you.
spirit_island-hint-reclaim_one = This uncovered space gives you one card back every turn.
spirit_island-hint-fast = Fast powers come before the invaders act: stop a ravage or a build now.
spirit_island-hint-slow = The invaders have acted. Prepare the lands where they will build and ravage next turn.
spirit_island-hint-target = Count the range from your presence or your sacred site, as the power says. Range 0 is a land where you are.
spirit_island-hint-target_spirit = A spirit is in reach wherever it is. Give it to whoever needs it most.
spirit_island-hint-either = Choose one of the two. You may choose what has no effect now.
spirit_island-hint-damage = An explorer has 1 health, a town 2, a city 3. Damage stays until the turn ends, so several powers can add up.
spirit_island-hint-wound = It must be dealt, but you may divide it as you like. It heals when the turn ends.
spirit_island-hint-vengeance = For every town, city and dahan that fell, one damage.
spirit_island-hint-hurt = A piece that was hurt before falls sooner.
spirit_island-hint-destroy = A destroyed town makes 1 fear, a city 2.
spirit_island-hint-replace = What is replaced makes no fear, and damage stays on the new piece.
spirit_island-hint-drown = Drowned invaders are destroyed; later they can be traded for energy.
spirit_island-hint-remove = Removed pieces leave the island without fear.
spirit_island-hint-push = Push invaders to lands that no card threatens, or where they can be destroyed together.
spirit_island-hint-gather = Pieces come from adjacent lands only. Dahan are worth most where invaders will ravage weakly.
spirit_island-hint-follow = Moving with the dahan costs nothing, and your presence stays near the fight.
spirit_island-hint-ashore = A dahan that stays in the sea is lost.
spirit_island-hint-share = The damage of the old piece goes on to the new ones; you share it out.
spirit_island-hint-presence_to = Two presence in one land are a sacred site. Stay off lands that will be ravaged: blight destroys presence.
spirit_island-hint-element = Take what completes a threshold of your innate power.
spirit_island-hint-deck = Minor powers are cheap. A major power is strong and dear, and costs you one of your cards.
spirit_island-hint-from_land = You may choose any land where you have presence.
spirit_island-hint-heal = Blight that goes returns to the card. Clear lands where more of it would spread.
spirit_island-hint-give = Cards pass for good.
spirit_island-hint-fly_to = Any land of the island will do. It will be defended.
spirit_island-hint-fly = The more dahan you move, the harder they strike back in the new land.
spirit_island-hint-fly_piece = Hurt dahan are safer elsewhere.
spirit_island-hint-play_now = This is beyond the cards of this turn; only its cost counts.
spirit_island-hint-reveal = Then everybody knows what the card does before it takes effect.
spirit_island-hint-rescue = The card returns to your hand at once, not to the discard pile.
spirit_island-hint-blighted = Give up what you need least. A spirit without presence loses the game for all.
spirit_island-hint-cascade = Choose a land without blight and without presence, if there is one.
spirit_island-hint-ravage_next = The order matters where blight may spread.
spirit_island-hint-choke = The land is spared, and you lose one presence there. Your growth can bring it back.
spirit_island-hint-oath = You have sworn to protect the dahan: choose which presence is lost.
spirit_island-hint-rush = The town stands where no building is yet. Choose the land that hurts least.
spirit_island-hint-extra_explorer = Choose a land where you can deal with two.
spirit_island-hint-boom = Several lands have equally many buildings; you choose.
spirit_island-hint-land_rush = Choose a land where the town does little: far from the next cards.
spirit_island-hint-royal_town = These lands have the fewest invaders.
spirit_island-hint-response = It comes to the nearest land with dahan.
spirit_island-hint-first_presence = You will reach out from here in your first turns.
spirit_island-hint-heart_presence = Stay near the inner land: no building may stand there.
spirit_island-hint-ritual_energy = Three energy in all; any spirit may pay.
spirit_island-hint-ritual_presence = Three presence in all leave that land.
spirit_island-hint-fear_remove = Remove whoever would build or ravage next.
spirit_island-hint-fear_land = Each player chooses a land of their own.
spirit_island-hint-fear_enheartened = Dahan strike back where invaders ravage; take them away where they would fall.
spirit_island-hint-fear_move = Invaders that crowd together can be struck together.
spirit_island-hint-fear_tale = Removed invaders make no fear, but they will not build.
spirit_island-hint-fear_shrink = What becomes smaller deals less damage and is destroyed sooner.

# What whoever opens a table should know

spirit_island-difficulty = { $count ->
    [0] Difficulty 0: the game as it stands in the book.
   *[other] Difficulty { $count }: { $adversary } for the adversary, { $scenario } for the scenario, { $board } for the board.
}
spirit_island-advice-level = A level needs an adversary. Choose one, or set the level to 0.
spirit_island-advice-side = Board { $name } is not on the side that this table plays on: NW, NE, W and E are on the thematic side, A, B, C and D are on the other one.
spirit_island-advice-spirits = Two seats want the same spirit: { $spirit }. Each spirit plays once.
spirit_island-advice-boards = Two seats want the same board: { $name }.
spirit_island-advice-apart = Boards { $name } and { $other } of the thematic map meet in one point only. Choose boards that have a side in common.
spirit_island-advice-progression = { $spirit } has no power progression: it chooses its powers from four.

# What a table may choose

spirit_island-options-adversary = Adversary
    .help = A kingdom that sends the invaders. It has an escalation, and at higher levels more rules of its own.
spirit_island-options-adversary-none = none
    .help = The invaders as they are in the book.
spirit_island-options-adversary-brandenburg_prussia = Brandenburg-Prussia
    .help = Faster from the start; a good first adversary.
spirit_island-options-adversary-england = England
    .help = Builds more than anybody; seven buildings in one land lose the game.
spirit_island-options-adversary-sweden = Sweden
    .help = Ravages harder and wins dahan over.
spirit_island-options-level = Level of the adversary
    .help = From 0 to 6; each level keeps the rules of the lower ones. Without an adversary it is 0.
spirit_island-options-scenario = Scenario
    .help = Rules for one game that change its setup, its powers or its end.
spirit_island-options-scenario-none = none
    .help = The game as it is in the book.
spirit_island-options-scenario-blitz = Blitz
    .help = All powers are fast, and the invaders are a step ahead. Difficulty 0.
spirit_island-options-scenario-guard_the_isles_heart = Guard the Isle’s Heart
    .help = No building may stand in the inner lands. Difficulty 0.
spirit_island-options-scenario-rituals_of_terror = Rituals of Terror
    .help = Only rituals among the dahan raise the terror level. Difficulty 3.
spirit_island-options-scenario-dahan_insurrection = Dahan Insurrection
    .help = The dahan must hold their lands against the buildings. Difficulty 4.
spirit_island-options-blight_card = Blight card
    .help = What happens when the first blight of the island is used up.
spirit_island-options-blight_card-any = by lot
    .help = One of the two cards, face down.
spirit_island-options-blight_card-downward_spiral = Downward Spiral
    .help = Spirits lose presence every turn.
spirit_island-options-blight_card-memory_fades_to_dust = Memory Fades to Dust
    .help = Spirits lose presence or forget a card every turn.
spirit_island-options-blight_card-none = none
    .help = Five blight per player, and the game is lost when they are used up. For a first game.
spirit_island-options-progression = Power progression
    .help = The four simple spirits learn powers in a fixed order, without choosing from four. For a first game.
spirit_island-options-thematic = Thematic map
    .help = The other side of the boards: one island with a geography of its own, larger and harder by 3. One plays on the north-east, two on the west and east, three also on the north-east, four on all four boards; another board may be chosen for a seat.
spirit_island-options-more_blight = One more blight
    .help = The blight card begins with one blight more, as the publisher’s correction of 2021 says.
spirit_island-options-bonus_growth = A growth before the game
    .help = Each spirit grows once before the first turn. It makes the game a little easier.
spirit_island-options-first_explore = First exploration
    .help = Invaders explore once before the first turn. Without it the game is clearly easier.
spirit_island-options-seat_1 = Spirit of the first seat
    .help = Who plays which spirit.
spirit_island-options-seat-any = by lot
    .help = One of the spirits that nobody has chosen.
spirit_island-options-seat-lightnings_swift_strike = Lightning’s Swift Strike
    .help = Fast and destructive; low complexity.
spirit_island-options-seat-river_surges_in_sunlight = River Surges in Sunlight
    .help = Moves invaders and helps dahan; low complexity.
spirit_island-options-seat-shadows_flicker_like_flame = Shadows Flicker Like Flame
    .help = Makes fear and strikes where dahan are; low complexity.
spirit_island-options-seat-vital_strength_of_the_earth = Vital Strength of the Earth
    .help = Slow and hard to move; low complexity.
spirit_island-options-seat-a_spread_of_rampant_green = A Spread of Rampant Green
    .help = Spreads quickly and chokes the invaders; moderate complexity.
spirit_island-options-seat-thunderspeaker = Thunderspeaker
    .help = Leads the dahan to war; moderate complexity.
spirit_island-options-seat-oceans_hungry_grasp = Ocean’s Hungry Grasp
    .help = Drowns whoever comes to the coast; high complexity.
spirit_island-options-seat-bringer_of_dreams_and_nightmares = Bringer of Dreams and Nightmares
    .help = Kills nobody and frightens everybody; high complexity.
spirit_island-options-seat_2 = Spirit of the second seat
    .help = Who plays which spirit.
spirit_island-options-seat_3 = Spirit of the third seat
    .help = Who plays which spirit.
spirit_island-options-seat_4 = Spirit of the fourth seat
    .help = Who plays which spirit.
spirit_island-options-board_1 = Board of the first seat
    .help = On which board of the island the spirit begins.
spirit_island-options-board_2 = Board of the second seat
    .help = On which board of the island the spirit begins.
spirit_island-options-board_3 = Board of the third seat
    .help = On which board of the island the spirit begins.
spirit_island-options-board_4 = Board of the fourth seat
    .help = On which board of the island the spirit begins.
spirit_island-options-board-any = by lot
    .help = One of the boards that nobody has chosen.
spirit_island-options-board-A = board A
    .help = Coast of mountain, wetland and jungle.
spirit_island-options-board-B = board B
    .help = Coast of wetland, mountain and sands.
spirit_island-options-board-C = board C
    .help = Coast of jungle, sands and mountain.
spirit_island-options-board-D = board D
    .help = Coast of wetland, jungle and wetland.
spirit_island-options-board-NW = north-west
    .help = On the thematic map only. Coast of sands and wetland.
spirit_island-options-board-NE = north-east
    .help = On the thematic map only. Coast of sands, jungle and wetland.
spirit_island-options-board-W = west
    .help = On the thematic map only. Coast of jungle and sands.
spirit_island-options-board-E = east
    .help = On the thematic map only. Coast of jungle and wetland.

# The picture

spirit_island-draw-label = Spirit Island, turn { $turn }. { $status }
spirit_island-draw-commons = Invaders, fear, blight
spirit_island-draw-phase = { $phase }.
spirit_island-draw-over = The game is over.
spirit_island-draw-extra = Extra build: { $invader_card }.
spirit_island-draw-ravage = Ravage: { $invader_card }.
spirit_island-draw-build = Build: { $invader_card }.
spirit_island-draw-explore = Explore: { $invader_card }.
spirit_island-draw-no_extra = Extra build: no card.
spirit_island-draw-no_ravage = Ravage: no card.
spirit_island-draw-no_build = Build: no card.
spirit_island-draw-no_explore = Explore: no card yet.
spirit_island-draw-space_extra = Extra
spirit_island-draw-space_ravage = Ravage
spirit_island-draw-space_build = Build
spirit_island-draw-space_explore = Explore
spirit_island-draw-deck = Invader deck: { $count ->
    [0] no card is left; the next explore loses the game.
    [one] one card, of stage { $stage ->
        [1] I
        [2] II
       *[other] III
    }.
   *[other] { $count } cards, the next of stage { $stage ->
        [1] I
        [2] II
       *[other] III
    }.
}
spirit_island-draw-discarded = Invader cards discarded: { $count ->
    [0] none.
   *[other] { $count } ({ $invader_card }).
}
spirit_island-draw-fear = Fear { $fear } of { $pool }. Fear cards earned: { $earned }; left in the deck: { $left }.
spirit_island-draw-goal_invaders = Terror level { $level ->
    [1] I
    [2] II
   *[other] III
}: won when no invader is left ({ $count } on the island).
spirit_island-draw-goal_buildings = Terror level { $level ->
    [1] I
    [2] II
   *[other] III
}: won when no town and no city is left ({ $count } on the island).
spirit_island-draw-goal_cities = Terror level { $level ->
    [1] I
    [2] II
   *[other] III
}: won when no city is left ({ $count } on the island).
spirit_island-draw-goal_dahan = Terror level { $level ->
    [1] I
    [2] II
   *[other] III
}: won when dahan match the buildings of their lands (lands that lack dahan: { $count }).
spirit_island-draw-win_invaders = Win: no invaders left
spirit_island-draw-win_buildings = Win: no towns, no cities left
spirit_island-draw-win_cities = Win: no cities left
spirit_island-draw-win_dahan = Win: dahan match buildings
spirit_island-draw-healthy = The island is healthy. Blight on the card: { $count }.
spirit_island-draw-blighted = The island is blighted. Blight on the card: { $count }.
spirit_island-draw-side_healthy = Healthy island
spirit_island-draw-side_blighted = Blighted island
spirit_island-draw-adversary = { $name }, level { $level }
spirit_island-draw-coast = { $land }, { $terrain }, coast: { $parts }.
spirit_island-draw-inland = { $land }, { $terrain }: { $parts }.
spirit_island-draw-sea = { $land }: { $parts }.
spirit_island-draw-empty = nothing
spirit_island-draw-pieces = { $piece }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
spirit_island-draw-presence = { $seat }: presence { $count }
spirit_island-draw-sacred = { $seat }: presence { $count }, a sacred site
spirit_island-draw-blight = blight { $count }
spirit_island-draw-defend = defend { $count }
spirit_island-draw-skips = invaders do not act this turn ({ $action })
spirit_island-draw-shelter = the dahan are sheltered
spirit_island-draw-hardy = dahan have { $count } more health
spirit_island-draw-no_blight = no blight can fall here
spirit_island-draw-at_once = dahan and invaders strike at the same time
spirit_island-draw-dread = fear made here defends it
spirit_island-draw-vengeance = the dead take vengeance here
spirit_island-draw-will_ravage = will be ravaged: damage { $count }
spirit_island-draw-will_build = will be built: { $piece }
spirit_island-draw-will_explore = will be explored
spirit_island-draw-spirit = { $seat }: energy { $energy } (each turn { $income }), card plays { $plays }, presence destroyed { $destroyed }.
spirit_island-draw-elements = Elements: { $list }.
spirit_island-draw-drawn = On offer: { $cards }.
spirit_island-draw-in_play = In play: { $cards }.
spirit_island-draw-hand = In hand: { $cards }.
spirit_island-draw-discard = Discarded: { $cards }.
spirit_island-draw-track_energy = Energy each turn: { $count }
spirit_island-draw-track_plays = Card plays: { $count }
spirit_island-draw-aim_any = any land
spirit_island-draw-aim_dahan = dahan
spirit_island-draw-aim_invaders = invaders
spirit_island-draw-aim_no_invaders = no invaders
spirit_island-draw-aim_blight = blight
spirit_island-draw-aim_no_blight = no blight
spirit_island-draw-aim_coastal = coast
spirit_island-draw-aim_any_spirit = any spirit
spirit_island-draw-aim_another_spirit = another spirit
spirit_island-draw-from_terrain = from { $terrain }
spirit_island-draw-threshold = With these elements: { $text }
spirit_island-draw-figure_score = points if it ended now
spirit_island-draw-figure_final = points
spirit_island-draw-figure_cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
spirit_island-draw-figure_presence = presence on the island: { $count }
spirit_island-draw-walk = The invader phase, step by step
spirit_island-draw-walk_at = Step { $number } of { $count }
spirit_island-draw-walk_back = One step back
spirit_island-draw-walk_next = One step on
spirit_island-draw-deed_ravaged = damage { $count }
spirit_island-draw-deed_blight = blight falls
spirit_island-draw-deed_cascade = blight spreads to { $land }
spirit_island-draw-deed_skipped = nothing happens
spirit_island-draw-deed_fallen = { $piece } destroyed
spirit_island-draw-deed_new = { $piece }
spirit_island-draw-deed_card = { $invader_card }

# How a game went

spirit_island-chronicle-chart = The island over the turns
spirit_island-chronicle-line-invaders = invaders
spirit_island-chronicle-line-blight = blight
spirit_island-chronicle-line-dahan = dahan
spirit_island-chronicle-line-fear = fear cards earned
spirit_island-chronicle-shares = The score and its parts
spirit_island-chronicle-source-won = victory
spirit_island-chronicle-source-difficulty = difficulty
spirit_island-chronicle-source-cards_left = invader cards left
spirit_island-chronicle-source-cards_out = invader cards survived
spirit_island-chronicle-source-dahan = dahan
spirit_island-chronicle-source-blight = blight
spirit_island-chronicle-cards = Power cards played
spirit_island-chronicle-powers = Powers used
spirit_island-chronicle-presence = Presence placed
spirit_island-chronicle-withered = Presence destroyed
spirit_island-chronicle-energy = Energy gained
spirit_island-chronicle-learnt = Powers learnt
spirit_island-chronicle-fear = Fear made
spirit_island-chronicle-fear_cards = Fear cards earned
spirit_island-chronicle-fallen_explorer = Explorers destroyed or removed
spirit_island-chronicle-fallen_town = Towns destroyed or removed
spirit_island-chronicle-fallen_city = Cities destroyed or removed
spirit_island-chronicle-fallen_dahan = Dahan lost
spirit_island-chronicle-ravages = Ravages
spirit_island-chronicle-blight = Blight that fell
spirit_island-why-terror_1 = At terror level I no invader may be left on the island, and none was.
spirit_island-why-terror_2 = At terror level II no town and no city may be left, and none was.
spirit_island-why-terror_3 = At terror level III no city may be left, and none was.
spirit_island-why-fear = The fear deck was used up: the fourth terror level wins at once, with invaders still in { $count ->
    [one] { $count } land
   *[other] { $count } lands
}.
spirit_island-why-insurrection_won = At terror level { $level } towns and cities outnumber the dahan in few enough lands.
spirit_island-why-sacrifice = Victory and defeat came with the same action; then it is a victory.
spirit_island-why-blight = Blight was to be taken from the blight card, and none was left on it.
spirit_island-why-spirit_destroyed = { $seat_id ->
    [none] A spirit has lost its last presence.
   *[other] { $seat } has no presence left on the island.
}
spirit_island-why-time = An invader card was to be revealed, and the deck was empty.
spirit_island-why-capital = In one land stood seven towns and cities together: that is England’s own victory.
spirit_island-why-heart = The heart of the island was to be kept free of invaders, and was not.
spirit_island-why-dahan = Fewer than two dahan for each spirit were left on the island.
spirit_island-why-insurrection = The fear deck was used up, all dahan struck once more, and that did not win.

# The workbench, where a position is set up by hand

spirit_island-bench-pieces = Invaders, dahan, blight
spirit_island-bench-presence = Presence
spirit_island-bench-blight = Blight on the card
spirit_island-bench-fear = Fear in the pool
spirit_island-bench-energy = Energy: { $spirit }
spirit_island-bench-open_energy = Energy track, open slots: { $spirit }
spirit_island-bench-open_plays = Card track, open slots: { $spirit }
spirit_island-bench-hand = Hand: { $spirit }
spirit_island-bench-discard = Discards: { $spirit }
spirit_island-bench-forgotten = Forgotten: { $spirit }
spirit_island-bench-minors = Minor powers
spirit_island-bench-minor_discard = Minor powers, discarded
spirit_island-bench-majors = Major powers
spirit_island-bench-major_discard = Major powers, discarded
spirit_island-bench-ravage = Ravage
spirit_island-bench-build = Build
spirit_island-bench-invader_deck = Invader deck
spirit_island-bench-invader_discard = Invader cards, discarded
spirit_island-bench-fear_deck = Fear deck
spirit_island-bench-earned = Earned fear cards
spirit_island-bench-fear_discard = Resolved fear cards
