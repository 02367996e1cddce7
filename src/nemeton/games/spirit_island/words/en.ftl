# Everything Spirit Island says, in English. The same messages, values and attributes stand in ru.ftl and uk.ftl; a test compares them.
#
# $seat, $target, $taker are spirits, or the names of those who play them: they stand in the nominative, whatever their gender.
# Lands are a letter and a number ("A3"). Options begin small and hold no comma, for they are listed in sentences; reasons are
# clauses; the journal and the problems of a position are sentences.

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
spirit_island-phase-fast = Fast powers
spirit_island-phase-slow = Slow powers
spirit_island-phase-invader = The invaders act
spirit_island-phase-spirit = Spirits grow
spirit_island-phase-setup = Setup

# Questions

spirit_island-grow = { $seat }: grow.
spirit_island-keep = { $seat }: keep one of these powers.
spirit_island-forget = { $seat }: forget a power card for the major power.
spirit_island-presence_from = { $seat }: where does the presence come from?
spirit_island-play = { $seat }: play power cards, or be done.
spirit_island-reclaim_one = { $seat }: take one discarded card back.
spirit_island-fast = { $seat }: use fast powers, or be done.
spirit_island-slow = { $seat }: use slow powers, or be done.
spirit_island-target = { $seat }: aim { $power } at a land.
spirit_island-target_spirit = { $seat }: aim { $power } at a spirit.
spirit_island-either = { $seat }: choose what the power does in { $land }.
spirit_island-damage = { $seat }: damage in { $land }. Left: { $left }.
spirit_island-vengeance = { $seat }: the dead strike back. Damage left: { $left }.
spirit_island-hurt = { $seat }: which piece in { $land } takes the damage?
spirit_island-destroy = { $seat }: which piece in { $land } is destroyed?
spirit_island-replace = { $seat }: which piece in { $land } is replaced?
spirit_island-drown = { $seat }: which piece of { $land } drowns?
spirit_island-remove = { $seat }: which piece leaves { $land }?
spirit_island-push = { $seat }: push out of { $land }. Left: { $left }.
spirit_island-gather = { $seat }: gather into { $land }. Left: { $left }.
spirit_island-follow = { $seat }: a dahan goes from { $start } to { $end }. Go along?
spirit_island-ashore = { $seat }: a dahan is in the sea. Put it ashore?
spirit_island-share = { $seat }: how much of the damage goes to the first new piece in { $land }?
spirit_island-presence_to = { $seat }: where does the presence go?
spirit_island-element = { $seat }: choose an element.
spirit_island-deck = { $seat }: gain a minor or a major power?
spirit_island-from_land = { $seat }: out of which of your lands do you push?
spirit_island-heal = { $seat }: from which land does the blight go?
spirit_island-give = { $seat }: hand a power card to { $taker }?
spirit_island-fly_to = { $seat }: where do the dahan of { $land } go?
spirit_island-fly = { $seat }: how many dahan go?
spirit_island-fly_piece = { $seat }: which dahan of { $land } goes?
spirit_island-play_now = { $seat }: play { $card } at once, for its cost?
spirit_island-reveal = { $seat }: which fear card is turned up? Earned ones come first ({ $earned }).
spirit_island-rescue = { $seat }: keep one of your played cards?
spirit_island-blighted = { $seat }: the blighted island takes its toll.
spirit_island-cascade = { $seat }: blight spreads from { $land }. Where to?
spirit_island-ravage_next = { $seat }: which land is ravaged next?
spirit_island-choke = { $seat }: invaders are about to act in { $land } ({ $action }). Choke it with green, for a presence there?
spirit_island-oath = { $seat }: dahan fell in { $land }. Where is presence destroyed for it?
spirit_island-rush = { $seat }: miners come. Which neighbour of { $land } gets a town?
spirit_island-extra_explorer = { $seat }: where does one more explorer land?
spirit_island-boom = { $seat }: a building boom. Where?
spirit_island-land_rush = { $seat }: a land rush. Which land gets a town?
spirit_island-royal_town = { $seat }: which land gets a town of the crown?
spirit_island-response = { $seat }: invaders answer for { $land }: where does the { $piece } come?
spirit_island-first_presence = { $seat }: where do you begin?
spirit_island-heart_presence = { $seat }: where does your presence guard the heart of the island?
spirit_island-ritual_energy = { $seat }: the ritual in { $land }. Who pays energy?
spirit_island-ritual_presence = { $seat }: the ritual in { $land }. Whose presence is given?
spirit_island-fear_remove = { $seat }: invaders flee. Who leaves the island?
spirit_island-fear_land = { $seat }: choose a land for the fear card.
spirit_island-fear_enheartened = { $seat }: dahan take heart. Move one?
spirit_island-fear_move = { $seat }: invaders seek safety. Who goes where?
spirit_island-fear_tale = { $seat }: tall tales. Who leaves the island?
spirit_island-fear_shrink = { $seat }: trade suffers. What becomes smaller?

# Options

spirit_island-option-land = { $land }
spirit_island-option-piece = { $piece }
spirit_island-option-piece_at = { $piece } in { $land }
spirit_island-option-seat = { $target }
spirit_island-option-wither = destroy presence in { $land }
spirit_island-option-element = { $element }
spirit_island-option-deck = { $deck }
spirit_island-option-share = damage { $count }
spirit_island-option-fly = { $count } dahan
spirit_island-option-reveal = card { $count }
spirit_island-option-damage = { $piece }: damage { $count }
spirit_island-option-damage_at = { $piece } in { $land }: damage { $count }
spirit_island-option-push = { $piece } to { $end }
spirit_island-option-gather = { $piece } from { $start }
spirit_island-option-move = { $piece } from { $start } to { $end }
spirit_island-option-dahan_push = push a dahan out of { $land }
spirit_island-option-dahan_gather = gather a dahan into { $land }
spirit_island-option-two_explorers = two explorers in { $land }
spirit_island-option-place = presence to { $land }
spirit_island-option-from = from { $source }
spirit_island-option-draw = gain a { $deck }
spirit_island-option-study = learn the next power
spirit_island-option-tide = move presence with the tide
spirit_island-option-shift = presence from { $start } to { $end }
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
spirit_island-option-ritual = the ritual in { $land }
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
spirit_island-begins = { $seat } begins in { $land }.
spirit_island-turn = Turn { $number }.
spirit_island-phase = { $phase }.
spirit_island-grows = { $seat } grows (option { $number }).
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
spirit_island-element_gained = { $seat } has an element this turn: { $element }.
spirit_island-presence = { $seat } adds presence in { $land } (from { $source }).
spirit_island-shifted = { $seat } moves presence from { $start } to { $end }.
spirit_island-withered = { $seat } loses presence in { $land }.
spirit_island-uses = { $seat } uses { $power } in { $land }.
spirit_island-uses_on = { $seat } uses { $power } on { $target }.
spirit_island-moved = From { $start } to { $end }: { $piece }.
spirit_island-destroyed = Destroyed in { $land }: { $piece }.
spirit_island-dreamt = Dreamt to death in { $land }: { $piece }.
spirit_island-drowned = { $seat } gains energy from the drowned: { $energy }.
spirit_island-replaced = In { $land }: { $piece } becomes { $new }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}.
spirit_island-removed = Leaves { $land }: { $piece }.
spirit_island-born = A dahan more in { $land }.
spirit_island-defended = Defend { $amount } in { $land }.
spirit_island-fear = Fear: { $amount }.
spirit_island-earned = A fear card is earned.
spirit_island-terror = Terror level { $level }!
spirit_island-fear_card = Fear: { $fear_card } (level { $level }).
spirit_island-revealed_fear = A dream turns up: { $fear_card }.
spirit_island-blight = Blight falls on { $land }.
spirit_island-cascaded = Blight spreads from { $start } to { $end }.
spirit_island-kept_off = No blight falls on { $land }.
spirit_island-healed = Blight leaves { $land }.
spirit_island-island_blighted = The island is blighted: { $blight_card }.
spirit_island-ravages = { $land } is ravaged: damage { $damage }.
spirit_island-skipped = Invaders do not act in { $land } ({ $action }).
spirit_island-choked = { $seat } chokes { $land } ({ $action }).
spirit_island-builds = Invaders build: { $invader_card }.
spirit_island-built = Built in { $land }: { $piece }.
spirit_island-reveals = Invaders turn to: { $invader_card }.
spirit_island-arrived = New in { $land }: { $piece }.
spirit_island-swayed = In { $land } a dahan joins the invaders.
spirit_island-tile_gone = The extra build space is gone.

# How it ended

spirit_island-end-terror_1 = No invader is left on the island: the spirits win.
spirit_island-end-terror_2 = No town and no city is left: the spirits win.
spirit_island-end-terror_3 = No city is left: the spirits win.
spirit_island-end-fear = The invaders flee in terror: the spirits win.
spirit_island-end-insurrection_won = The dahan hold their own: the spirits win.
spirit_island-end-sacrifice = The spirits perish, and the island is saved: a victory by sacrifice.
spirit_island-end-blight = The island is blighted beyond healing: the spirits lose.
spirit_island-end-spirit_destroyed = A spirit is destroyed: the spirits lose.
spirit_island-end-time = Time has run out: the spirits lose.
spirit_island-end-capital = England has its capital: the spirits lose.
spirit_island-end-heart = Invaders have settled in the heart of the island: the spirits lose.
spirit_island-end-dahan = Too few dahan are left: the spirits lose.
spirit_island-end-insurrection = The insurrection has failed: the spirits lose.

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
    .text = Turn one explorer in the target land into one dahan.
    .threshold = The caster may turn one town into one dahan in place of the explorer swap (never both).
spirit_island-power-call_to_bloodshed = Call to Bloodshed
    .text = Choose: Deal damage equal to the number of dahan in the land, split freely among its invaders — or — Bring in 0 to 3 dahan from adjacent lands.
spirit_island-power-call_to_isolation = Call to Isolation
    .text = Choose: For every dahan in the land push one explorer or town (as many as there are dahan, as far as pieces exist) — or — Push exactly one dahan.
spirit_island-power-call_to_migrate = Call to Migrate
    .text = Bring in 0 to 3 dahan from adjacent lands. Then push 0 to 3 dahan out of the land (any dahan there, newly arrived or not).
spirit_island-power-call_to_tend = Call to Tend
    .text = Choose: Take one blight off the land (back to the blight card) — or — Push 0 to 3 dahan.
spirit_island-power-dark_and_tangled_woods = Dark and Tangled Woods
    .text = 2 fear. If the land is a mountain or a jungle, Defend 3 there.
spirit_island-power-delusions_of_danger = Delusions of Danger
    .text = Choose: Push one explorer — or — 2 fear.
spirit_island-power-devouring_ants = Devouring Ants
    .text = 1 fear. 1 damage, or 2 damage when the land is a jungle or sands (the bonus is printed after the dahan step; it is one pool). Destroy one dahan (mandatory if any is there).
spirit_island-power-drift_down_into_slumber = Drift Down into Slumber
    .text = Defend 1; when the land is a jungle or sands it is Defend 4 and not 5.
spirit_island-power-drought = Drought
    .text = Destroy three towns (all of them if fewer). Each town and each city left takes 1 damage. Add one blight with the usual consequences.
    .threshold = Destroy one city.
spirit_island-power-elemental_boon = Elemental Boon
    .text = The target spirit picks three different elements and has one of each for this turn. If the target is a different spirit, the caster gets those same three elements too.
spirit_island-power-encompassing_ward = Encompassing Ward
    .text = For the rest of the turn every land holding presence of the target spirit has Defend 2 (once per land, not per piece). Evaluated when invaders deal damage, so it follows the presence.
spirit_island-power-enticing_splendor = Enticing Splendor
    .text = Choose: Bring in exactly one explorer or town — or — Bring in 0 to 2 dahan.
spirit_island-power-entrancing_apparitions = Entrancing Apparitions
    .text = Defend 2. If the land holds no invaders, bring in 0 to 2 explorers.
spirit_island-power-gift_of_constancy = Gift of Constancy
    .text = The target spirit gains 2 energy. When cards are discarded this turn, the target may take one of its played cards to hand in place of discarding it. If the target is a different spirit, the caster may do the same with one of its own played cards.
spirit_island-power-gift_of_living_energy = Gift of Living Energy
    .text = The target spirit gains 1 energy. 1 more if the caster has at least two sacred sites. 1 more if the target is a different spirit (maximum 3 in all).
spirit_island-power-gift_of_power = Gift of Power
    .text = The target spirit gains a minor power: draw four minors, keep one in hand, discard three.
spirit_island-power-gnawing_rootbiters = Gnawing Rootbiters
    .text = Push 0 to 2 towns.
spirit_island-power-land_of_haunts_and_embers = Land of Haunts and Embers
    .text = 2 fear. Push 0 to 2 explorers and/or towns. If the land already has blight: 2 more fear. Under the same condition push 0 to 2 further explorers and/or towns. Add one blight (always, and after the check above).
spirit_island-power-lure_of_the_unknown = Lure of the Unknown
    .text = Bring in exactly one explorer or town.
spirit_island-power-natures_resilience = Nature’s Resilience
    .text = Defend 6.
    .threshold = The caster may remove one blight in place of the Defend.
spirit_island-power-pull_beneath_the_hungry_earth = Pull Beneath the Hungry Earth
    .text = If the caster has presence in the land: 1 fear. Under the same condition 1 damage. If the land is sands or a wetland: 1 damage (independent of the first condition).
spirit_island-power-purifying_flame = Purifying Flame
    .text = Damage equal to the blight in the land. If the land is a mountain or sands, the caster may remove one blight in place of this damage.
spirit_island-power-quicken_the_earths_struggles = Quicken the Earth’s Struggles
    .text = Choose: Each town and each city in the land takes 1 damage — or — Defend 10.
spirit_island-power-rain_of_blood = Rain of Blood
    .text = 2 fear. 1 more fear if towns plus cities in the land number two or more.
spirit_island-power-reaching_grasp = Reaching Grasp
    .text = For this turn all powers of the target spirit (cards and innate) have range +2.
spirit_island-power-rouse_the_trees_and_stones = Rouse the Trees and Stones
    .text = 2 damage. Push one explorer.
spirit_island-power-sap_the_strength_of_multitudes = Sap the Strength of Multitudes
    .text = Defend 5.
    .threshold = The range of this power is 1 and not 0 (checked before the land is chosen).
spirit_island-power-savage_mawbeasts = Savage Mawbeasts
    .text = If the land is a jungle or a wetland: 1 fear. Under the same condition 1 damage.
    .threshold = 1 damage, whatever the terrain.
spirit_island-power-shadows_of_the_burning_forest = Shadows of the Burning Forest
    .text = 2 fear. If the land is a mountain or a jungle, push one explorer. Under the same condition push one town.
spirit_island-power-song_of_sanctity = Song of Sanctity
    .text = If any explorer is in the land, push every explorer. Only if there was no explorer: remove one blight.
spirit_island-power-steam_vents = Steam Vents
    .text = Destroy one explorer.
    .threshold = The caster may destroy one town in place of the explorer.
spirit_island-power-uncanny_melting = Uncanny Melting
    .text = If invaders are in the land: 1 fear. If the land is sands or a wetland: remove one blight.
spirit_island-power-veil_the_nights_hunt = Veil the Night’s Hunt
    .text = Choose: For every dahan in the land pick an invader, no invader twice; each picked invader takes 1 damage — or — Push 0 to 3 dahan.
spirit_island-power-visions_of_fiery_doom = Visions of Fiery Doom
    .text = 1 fear. Push one explorer or town.
    .threshold = 1 more fear.
spirit_island-power-voracious_growth = Voracious Growth
    .text = Choose: 2 damage — or — Remove one blight.

# Major powers

spirit_island-power-accelerated_rot = Accelerated Rot
    .text = 2 fear. 4 damage.
    .threshold = 5 more damage. Remove one blight.
spirit_island-power-blazing_renewal = Blazing Renewal
    .text = Pick one land within range 2 of the presence of the CASTER. The target spirit puts two of its destroyed presence there (one if only one is destroyed), obeying its own placement limits. If at least one presence was put down, each town and each city in that land takes 2 damage.
    .threshold = If at least one presence was put down, 4 damage in that land.
spirit_island-power-cleansing_floods = Cleansing Floods
    .text = 4 damage. Remove one blight.
    .threshold = 10 more damage.
spirit_island-power-dissolve_the_bonds_of_kinship = Dissolve the Bonds of Kinship
    .text = Swap one city for two explorers. Swap one town for one explorer. Swap one dahan for one explorer. Push every explorer out of the land, using as many different adjacent lands as possible.
    .threshold = Explorers on one side and towns plus cities on the other damage each other at the same time: explorers deal 1 each to the buildings, towns 2 and cities 3 each to the explorers.
spirit_island-power-entwined_power = Entwined Power
    .text = For this turn caster and target may each use the presence of the other as the starting point when targeting powers. The target spirit gains a power card (minor or major, four drawn, one kept; a major means forgetting a card). The caster takes one of the cards the target did not keep (again forgetting a card if it is a major).
    .threshold = Caster and target gain 3 energy each. Each of the two may hand the other one power card from hand.
spirit_island-power-indomitable_claim = Indomitable Claim
    .text = Place one of your presence here; land-type limits of your spirit do not apply. Defend 20.
    .threshold = 3 fear if invaders are in the land. Invaders take no action in the land this turn (no ravage, build or explore).
spirit_island-power-infinite_vitality = Infinite Vitality
    .text = While in the land dahan have +4 health this turn, late arrivals too. For this turn any blight that would be added to the land stays on the blight card.
    .threshold = Nothing can damage or destroy dahan in the land this turn. Take one blight off the target land or off one of its neighbours.
spirit_island-power-mists_of_oblivion = Mists of Oblivion
    .text = Set up: 1 extra fear for each town or city this power destroys, at most 4 extra. Each invader in the land takes 1 damage.
    .threshold = 3 damage.
spirit_island-power-paralyzing_fright = Paralyzing Fright
    .text = 4 fear. Invaders take no action in the land this turn (no ravage, build or explore).
    .threshold = 4 more fear.
spirit_island-power-pillar_of_living_flame = Pillar of Living Flame
    .text = 3 fear. 5 damage. If the land is a jungle or a wetland, add one blight.
    .threshold = 2 more fear. 5 more damage.
spirit_island-power-poisoned_land = Poisoned Land
    .text = 1 fear. 7 damage. Add one blight. Destroy every dahan in the land.
    .threshold = Count the blight now in the land (the new one included): 1 more fear for each. And 4 more damage for each.
spirit_island-power-powerstorm = Powerstorm
    .text = The target spirit gains 3 energy. The target holds one repeat for this turn: having used one of its power cards, it may spend that card’s energy cost a second time and use it anew.
    .threshold = The target holds two further repeats of that kind, each for a different card (three different cards in all).
spirit_island-power-talons_of_lightning = Talons of Lightning
    .text = 3 fear. 5 damage.
    .threshold = The range of this power is 3 and not 1 (checked before the land is chosen). One town is destroyed in every neighbour of the target land (where there is one).
spirit_island-power-terrifying_nightmares = Terrifying Nightmares
    .text = 2 fear. Push 0 to 4 explorers and/or towns.
    .threshold = 4 more fear.
spirit_island-power-the_jungle_hungers = The Jungle Hungers
    .text = Destroy every explorer and every town. Destroy every dahan.
    .threshold = With the threshold the dahan step is skipped: no dahan is destroyed. Destroy one city.
spirit_island-power-the_land_thrashes_in_furious_pain = The Land Thrashes in Furious Pain
    .text = Damage equal to twice the blight of the target land. Plus, still in the target land, as much damage as there is blight in all its neighbours together.
    .threshold = One repeat, which must hit a neighbour of the target land; neither range nor the blight requirement matters for it.
spirit_island-power-the_trees_and_stones_speak_of_war = The Trees and Stones Speak of War
    .text = Damage equal to the number of dahan in the land. Defend of twice that number.
    .threshold = Push 0 to 2 dahan; each one carries its Defend 2 away: the target land loses 2, the land it enters gets Defend 2.
spirit_island-power-tsunami = Tsunami
    .text = 2 fear. 8 damage. Destroy two dahan.
    .threshold = All remaining coastal lands of that board are hit too: 1 fear for each such land. 4 damage in each of them, handled separately. One dahan is destroyed in each of them.
spirit_island-power-vengeance_of_the_dead = Vengeance of the Dead
    .text = 3 fear. Trigger for the rest of the turn: once an effect that killed towns, cities or dahan in the land is finished, deal there as much damage as such pieces died.
    .threshold = The caster may place any of that damage in neighbours of the target land too.
spirit_island-power-vigor_of_the_breaking_dawn = Vigor of the Breaking Dawn
    .text = Damage equal to twice the number of dahan in the land.
    .threshold = Push 0 to 2 dahan. In each land a dahan was pushed into: 2 damage per dahan present there (all dahan, not only the pushed ones), once per land.
spirit_island-power-winds_of_rust_and_atrophy = Winds of Rust and Atrophy
    .text = 1 fear. Defend 6. Turn one city into a town or one town into an explorer (caster picks).
    .threshold = Repeat the power once; a fresh target by the normal rules, the same land allowed.
spirit_island-power-wrap_in_wings_of_sunlight = Wrap in Wings of Sunlight
    .text = Move 0 to 5 dahan from the target land to one single land anywhere on the island. If at least one was moved, Defend 5 in the land they went to.
    .threshold = First bring 0 to 3 dahan into the target land.

# Lightning’s Swift Strike

spirit_island-spirit-lightnings_swift_strike = Lightning’s Swift Strike
    .rules = Swiftness of Lightning: For each air it has this turn the spirit may use one of its slow powers (card or innate) in the fast phase instead. Optional, per power; a power used fast is spent for the turn.
spirit_island-power-harbingers_of_the_lightning = Harbingers of the Lightning
    .text = Push up to two dahan. One fear in all if at least one of them ended in a land with a town or city.
spirit_island-power-lightnings_boon = Lightning’s Boon
    .text = The target spirit may use up to two of its slow powers as fast ones this turn.
spirit_island-power-raging_storm = Raging Storm
    .text = One damage to every invader there.
spirit_island-power-shatter_homesteads = Shatter Homesteads
    .text = One fear. Destroy one town (its own one fear comes on top).
spirit_island-power-thundering_destruction = Thundering Destruction
    .level1 = Destroy one town.
    .level2 = May destroy one city in place of that town.
    .level3 = Destroy one more town or city.
    .level4 = Destroy yet one more town or city.

# River Surges in Sunlight

spirit_island-spirit-river_surges_in_sunlight = River Surges in Sunlight
    .rules = River’s Domain: Any wetland with at least one of its presence counts as its sacred site.
spirit_island-power-boon_of_vigor = Boon of Vigor
    .text = If the target is the caster itself: it gains one energy. If the target is another spirit: it gains one energy per power card it has played this turn.
spirit_island-power-flash_floods = Flash Floods
    .text = One damage; one more if the land is coastal.
spirit_island-power-rivers_bounty = River’s Bounty
    .text = Gather up to two dahan. If at least two dahan are there now, add one dahan and the caster gains one energy.
spirit_island-power-wash_away = Wash Away
    .text = Push up to three explorers/towns in any mix.
spirit_island-power-massive_flooding = Massive Flooding
    .level1 = Push one explorer or town.
    .level2 = In place of that: two damage, then push up to three explorers/towns.
    .level3 = In place of all that: two damage to every invader there.

# Shadows Flicker Like Flame

spirit_island-spirit-shadows_flicker_like_flame = Shadows Flicker Like Flame
    .rules = Shadows of the Dahan: Whenever it uses a power (card or innate) that targets a land, it may pay one energy to aim at any land with dahan, whatever the range. The target filter of the power still applies.
spirit_island-power-concealing_shadows = Concealing Shadows
    .text = One fear. Dahan in the land take no damage from ravaging invaders this turn. The land itself is not protected.
spirit_island-power-crops_wither_and_fade = Crops Wither and Fade
    .text = Two fear. Choose: Replace one town with one explorer — or — Replace one city with one town.
spirit_island-power-favors_called_due = Favors Called Due
    .text = Gather up to four dahan. If invaders are there and dahan now outnumber them (pieces against pieces), three fear.
spirit_island-power-mantle_of_dread = Mantle of Dread
    .text = Two fear. The target spirit may push one explorer and one town from one land where it has presence.
spirit_island-power-darkness_swallows_the_unwary = Darkness Swallows the Unwary
    .level1 = Gather one explorer.
    .level2 = Destroy up to two explorers; one fear per explorer destroyed so.
    .level3 = Three damage; one fear per invader destroyed by this damage (on top of the normal fear for towns and cities).

# Vital Strength of the Earth

spirit_island-spirit-vital_strength_of_the_earth = Vital Strength of the Earth
    .rules = Earth’s Vitality: Defend 3 in every land where it has a sacred site. Evaluated live: it follows the presence, is there every turn and stacks with other defend.
spirit_island-power-a_year_of_perfect_stillness = A Year of Perfect Stillness
    .text = Invaders skip every action in the land this turn: no ravage, no build, no explore.
spirit_island-power-draw_of_the_fruitful_earth = Draw of the Fruitful Earth
    .text = Gather up to two explorers. Gather up to two dahan.
spirit_island-power-guard_the_healing_land = Guard the Healing Land
    .text = Remove one blight. Defend 4.
spirit_island-power-rituals_of_destruction = Rituals of Destruction
    .text = Two damage; with three or more dahan there, three more damage and two fear. Two fear if there are three or more dahan.
spirit_island-power-gift_of_strength = Gift of Strength
    .level1 = Once this turn the target spirit may repeat one power card costing at most 1.
    .level2 = The cost limit is 3.
    .level3 = The cost limit is 6.

# A Spread of Rampant Green

spirit_island-spirit-a_spread_of_rampant_green = A Spread of Rampant Green
    .rules = Choke the Land with Green: Whenever invaders would ravage or build in a land with its sacred site, it may skip that action there by destroying one of its presence in that land. Steady Regeneration: When growth adds presence, its destroyed presence may be used instead of one from the tracks: free on a healthy island, one energy for each on a blighted island.
spirit_island-power-fields_choked_with_growth = Fields Choked with Growth
    .text = Choose: Push one town — or — Push three dahan.
spirit_island-power-gift_of_proliferation = Gift of Proliferation
    .text = The target spirit adds one presence within range 1 of its presence.
spirit_island-power-overgrow_in_a_night = Overgrow in a Night
    .text = Choose: Add one presence to the land — or — If the land holds its presence and invaders: three fear.
spirit_island-power-stem_the_flow_of_fresh_water = Stem the Flow of Fresh Water
    .text = One damage to one town or city; in mountain or sands instead one damage to each town and city.
spirit_island-power-creepers_tear_into_mortar = Creepers Tear into Mortar
    .level1 = One damage to one town or city.
    .level2 = Repeat this power.
    .level3 = Repeat it once more.
spirit_island-power-all_enveloping_green = All-Enveloping Green
    .level1 = Defend 2.
    .level2 = Defend 4 instead.
    .level3 = Also remove one blight.

# Thunderspeaker

spirit_island-spirit-thunderspeaker = Thunderspeaker
    .rules = Ally of the Dahan: Whenever a dahan moves out of one of its lands, by whatever effect, it may move one of its presence along to the same land (one presence per dahan moved). Sworn to Victory: After invaders ravaging a land have destroyed dahan, for each such dahan it destroys one of its presence within range 1 of that land.
spirit_island-power-manifestation_of_power_and_glory = Manifestation of Power and Glory
    .text = One fear. Each dahan deals damage equal to the number of the caster’s presence in the land (one pool: dahan times presence).
spirit_island-power-sudden_ambush = Sudden Ambush
    .text = May gather one dahan. Each dahan destroys one explorer.
spirit_island-power-voice_of_thunder = Voice of Thunder
    .text = Choose: Push up to four dahan — or — If invaders are there, two fear.
spirit_island-power-words_of_warning = Words of Warning
    .text = Defend 3. If the land is ravaged this turn its dahan deal their damage at the same time as the invaders, not afterwards.
spirit_island-power-gather_the_warriors = Gather the Warriors
    .level1 = May be used fast.
    .level2 = Gather up to one dahan per air it has, then push up to one dahan per sun it has.
spirit_island-power-lead_the_furious_assault = Lead the Furious Assault
    .level1 = May be used fast.
    .level2 = Destroy one town for every two dahan in the land (rounded down).
    .level3 = Destroy one city for every three dahan in the land (rounded down).

# Ocean’s Hungry Grasp

spirit_island-spirit-oceans_hungry_grasp = Ocean’s Hungry Grasp
    .rules = Ocean in Play: Its presence may be added or moved into oceans but never into inland lands. On a board where it has any presence (ocean or land), that board’s ocean counts as a coastal wetland for powers and for blight. Invaders and dahan moved into such an ocean are drowned. Drowning: Drowned pieces are destroyed; drowned invaders are kept on the panel. At any time it may turn in X health of them for one energy, X = number of players. Health is the printed 1/2/3 for explorer/town/city, ignoring any modifiers.
spirit_island-power-call_of_the_deeps = Call of the Deeps
    .text = Gather one explorer. If the target is the ocean, may gather one more explorer.
spirit_island-power-grasping_tide = Grasping Tide
    .text = Two fear. Defend 4.
spirit_island-power-swallow_the_land_dwellers = Swallow the Land-Dwellers
    .text = Drown one explorer, one town and one dahan (whatever of them is there, all mandatory).
spirit_island-power-tidal_boon = Tidal Boon
    .text = The target gains two energy. It may push one town and up to two dahan from one of its lands. Dahan pushed so into an ocean in play may be moved to any coastal land instead of drowning (choice of the caster).
spirit_island-power-pound_ships_to_splinters = Pound Ships to Splinters
    .level1 = One fear.
    .level2 = One more fear.
    .level3 = Two more fear.
spirit_island-power-ocean_breaks_the_shore = Ocean Breaks the Shore
    .level1 = Drown one town.
    .level2 = May drown one city in its place.
    .level3 = Drown one more town or city.

# Bringer of Dreams and Nightmares

spirit_island-spirit-bringer_of_dreams_and_nightmares = Bringer of Dreams and Nightmares
    .rules = To Dream a Thousand Deaths: Its powers never deal damage and never destroy anything but its own presence. Whenever one of its powers would destroy an explorer / town / city, outright or by enough damage, it makes 0 / 2 / 5 fear instead; explorers and towns that would be destroyed are pushed, cities stay.
spirit_island-power-call_on_midnights_dream = Call on Midnight’s Dream
    .text = Choose: If the land has dahan: gain a major power. If this very card is the one forgotten for it, gain energy equal to the dahan there and the new major may be played at once by paying its cost — or — If invaders are there: two fear.
spirit_island-power-dread_apparitions = Dread Apparitions
    .text = For the rest of the turn every fear generated by powers in the land also gives Defend 1 there. One fear (so Defend 1 straight away).
spirit_island-power-dreams_of_the_dahan = Dreams of the Dahan
    .text = Choose: Gather up to two dahan — or — If the land has a town or city: one fear per dahan there, at most three.
spirit_island-power-predatory_nightmares = Predatory Nightmares
    .text = Two damage (dream damage for Bringer). Push up to two dahan.
spirit_island-power-spirits_may_yet_dream = Spirits May Yet Dream
    .level1 = Turn any one face-down fear card face up where it lies, in the deck or among the earned ones. It is earned and resolved as usual.
    .level2 = The target spirit gains one element of a kind it has at least one of.
spirit_island-power-night_terrors = Night Terrors
    .level1 = One fear.
    .level2 = One more fear.
    .level3 = One more fear.

# Fear cards

spirit_island-fear_card-avoid_the_dahan = Avoid the Dahan
    .level1 = Invaders do not explore into lands with two or more dahan this turn.
    .level2 = Invaders do not build in lands where dahan outnumber towns plus cities.
    .level3 = Invaders do not build in lands with dahan.
spirit_island-fear_card-belief_takes_root = Belief Takes Root
    .level1 = Defend 2 in every land with presence of any spirit.
    .level2 = As level 1, and each spirit gains one energy per sacred site it has in lands with invaders.
    .level3 = Each player picks a different land and removes there up to two health worth of invaders per presence in it.
spirit_island-fear_card-dahan_enheartened = Dahan Enheartened
    .level1 = Each player may push one dahan out of a land with invaders, or gather one dahan into a land with invaders.
    .level2 = Each player picks a different land: gather up to two dahan there, then one damage if any dahan are there.
    .level3 = Each player picks a different land: gather up to two dahan there, then one damage per dahan there.
spirit_island-fear_card-dahan_on_their_guard = Dahan on Their Guard
    .level1 = In every land Defend 1 per dahan there.
    .level2 = In every land with dahan Defend 1 plus 1 per dahan.
    .level3 = In every land Defend 2 per dahan.
spirit_island-fear_card-dahan_raid = Dahan Raid
    .level1 = Each player picks a different land with dahan: one damage there.
    .level2 = Each player picks a different land with dahan: one damage per dahan there.
    .level3 = Each player picks a different land with dahan: two damage per dahan there.
spirit_island-fear_card-emigration_accelerates = Emigration Accelerates
    .level1 = Each player removes one explorer from a coastal land.
    .level2 = Each player removes one explorer or town from a coastal land.
    .level3 = Each player removes one explorer or town from any land.
spirit_island-fear_card-fear_of_the_unseen = Fear of the Unseen
    .level1 = Each player removes one explorer or town from a land with a sacred site.
    .level2 = Each player removes one explorer or town from a land with presence.
    .level3 = Each player removes one explorer or town from a land with presence, or one city from a land with a sacred site.
spirit_island-fear_card-isolation = Isolation
    .level1 = Each player removes one explorer or town from a land where it is the only invader.
    .level2 = Each player removes one explorer or town from a land with at most two invaders.
    .level3 = Each player removes one invader of any kind from a land with at most two invaders.
spirit_island-fear_card-overseas_trade_seem_safer = Overseas Trade Seem Safer
    .level1 = Defend 3 in all coastal lands.
    .level2 = Defend 6 in all coastal lands; invaders build no cities in coastal lands this turn.
    .level3 = Defend 9 in all coastal lands; invaders do not build in coastal lands this turn.
spirit_island-fear_card-retreat = Retreat!
    .level1 = Each player may push up to two explorers from one inland land.
    .level2 = Each player may push up to three explorers/towns from one inland land.
    .level3 = Each player may push any number of explorers/towns from one land.
spirit_island-fear_card-scapegoats = Scapegoats
    .level1 = In each land every town destroys one explorer.
    .level2 = In each land every town destroys one explorer and every city destroys two.
    .level3 = Destroy all explorers in lands with a town or city; every city destroys one town in its land.
spirit_island-fear_card-seek_safety = Seek Safety
    .level1 = Each player may push one explorer into a land with more towns plus cities than the land it leaves.
    .level2 = Each player may gather one explorer into a land with a town or city, or one town into a land with a city.
    .level3 = Each player may remove up to three health worth of invaders from one land without cities.
spirit_island-fear_card-tall_tales_of_savagery = Tall Tales of Savagery
    .level1 = Each player removes one explorer from a land with dahan.
    .level2 = Each player removes two explorers or one town from a land with dahan.
    .level3 = In each land with dahan remove two explorers or one town; then remove one city from each land with two or more dahan.
spirit_island-fear_card-trade_suffers = Trade Suffers
    .level1 = Invaders do not build in lands with a city.
    .level2 = Each player may replace one town with one explorer in a coastal land.
    .level3 = Each player may, in a coastal land, replace one city with one town or one town with one explorer.
spirit_island-fear_card-wary_of_the_interior = Wary of the Interior
    .level1 = Each player removes one explorer from an inland land.
    .level2 = Each player removes one explorer or town from an inland land.
    .level3 = Each player removes one explorer or town from any land.

# Blight cards

spirit_island-blight_card-downward_spiral = Downward Spiral
    .text = At the start of every invader phase each spirit destroys one of its presence.
spirit_island-blight_card-memory_fades_to_dust = Memory Fades to Dust
    .text = At the start of every invader phase each spirit either forgets one power card or destroys one of its presence, its choice.

# Adversaries and scenarios

spirit_island-adversary-brandenburg_prussia = The Kingdom of Brandenburg-Prussia
    .escalation = Before exploring: on each board that has a town or city, add one town to a land of that board without towns (players choose the land).
    .level1 = Fast Start: Setup: on each board add one town to land 3.
    .level2 = Surge of Colonists: One stage III card goes between stage I and stage II.
    .level3 = Efficient: One stage I card fewer.
    .level4 = Aggressive Timetable: One stage II card fewer.
    .level5 = Ruthlessly Efficient: Another stage I card fewer.
    .level6 = Terrifyingly Efficient: No stage I cards at all.
spirit_island-adversary-england = The Kingdom of England
    .escalation = On each board that has a town or city: one build in the land of that board with the most towns plus cities (players break ties).
    .loss = If any single land ever holds seven or more towns plus cities, the players lose.
    .level1 = Indentured Servants Earn Land: Build cards also work in matching lands without invaders if those are adjacent to at least two towns/cities (counted together over all adjacent lands), judged before each build action (our reading: before any land of that action builds); builds of the extra tile and of escalation count too.
    .level2 = Criminals and Malcontents: Setup: on each board add one city to land 1 and one town to land 2.
    .level3 = High Immigration (I): An extra build space lies left of ravage. In each invader phase the card there builds before the ravage. Cards slide ravage -> extra build -> discard. When a stage II card would slide onto it the tile goes away and that card is discarded.
    .level4 = High Immigration (full): The extra build space stays for the whole game.
    .level5 = Local Autonomy: Towns and cities have one health more (3 and 4).
    .level6 = Independent Resolve: Setup: the fear pool has one marker more per player (5 per player). In an invader phase in which no fear card was resolved the High Immigration build is done twice (nothing if that space is empty).
spirit_island-adversary-sweden = The Kingdom of Sweden
    .escalation = After exploring: in each land explored into this phase that has at least as many invaders as dahan, replace one dahan with one town.
    .level1 = Heavy Mining: If a ravage deals 6 or more damage to the land, one extra blight is added; the extra one destroys no presence and does not cascade.
    .level2 = Population Pressure at Home: Setup: on each board add one city to land 4; where land 4 starts with blight that blight goes to land 5 instead.
    .level3 = Fine Steel for Tools and Guns: Towns deal 3 damage, cities 5.
    .level4 = Royal Backing: Setup, after all other setup invaders (level 6’s town included) and before the initial explore: discard the top card of the invader deck (the earliest stage left); on each board add one town to the land of that terrain with the fewest invaders.
    .level5 = Mining Rush: When a ravage adds at least one blight to a land, also add one town to an adjacent land without towns and cities. Cascaded blight does not trigger it.
    .level6 = Prospecting Outpost: Setup: on each board add one town and one blight to land 8; the blight comes from the box.
spirit_island-scenario-blitz = Blitz
    .text = Put one extra blight per board on the blight card (or space). The invaders take one more set of actions at the end of setup: after the initial explore the cards advance, then they build and explore again (there is no ravage card yet), then the cards advance once more, so that the first turn begins with a card on ravage. The extra explorer per board applies to both setup explores. All powers are fast. Powers that are fast anyway, or were made fast by something else, cost one energy less; a card that costs 0 and an innate power give one energy instead. When exploring, once per board, add one extra explorer (to one land of that board that is being explored into). If the island becomes blighted, put one blight fewer per board on the blighted side.
spirit_island-scenario-guard_the_isles_heart = Guard the Isle’s Heart
    .text = After all other setup: remove all towns from the island. In each inner land add one explorer and one presence of the player who starts on that board. If that is not allowed (Ocean’s Hungry Grasp) the presence goes to the nearest legal land of the board. Each spirit starts with two more power cards: one drawn from the minor and one from the major deck (a single card each, no choice). Inner land: one per board. With 1-2 players it is land 7; with 3 or 4 players the land at the corner that touches the centre of the island (see boards.yaml, scenario_inner_lands).
spirit_island-scenario-rituals_of_terror = Rituals of Terror
    .text = The two terror dividers are put aside, not into the fear deck. All 15 fear cards go into the fear deck. When it is empty no more fear cards are earned (that is no victory). Fear does not raise the terror level; only the ritual does. Earned fear cards are kept and not resolved in the invader phase. In the fast or the slow phase the spirits may perform the ritual if one land holds at least one presence of every spirit and at least three dahan per player; they pay three energy in all and destroy three presence in all in that land, shared as they like. Ritual: raise the terror level by one (the third ritual wins the game), then resolve all earned fear cards at the new level, then push all dahan out of that land, spread as evenly as possible: no adjacent land gets a second one before each has one.
spirit_island-scenario-dahan_insurrection = Dahan Insurrection
    .text = Constant raiding: after an action that moved dahan from land to land is finished, each moved dahan deals one damage in the land where it ended up (once per dahan, only the last land). Military response: after an action is finished, for each city it destroyed add one town, for each town one explorer, to the nearest land with dahan. Coordinated insurrection: on reaching terror level victory every dahan at once strikes in every land as after a ravage (2 damage each); if that does not fulfil the victory condition of this scenario the players lose.

# What a power offers

spirit_island-either-call_to_bloodshed-1 = deal damage equal to the number of dahan in the land; split freely among its invaders
spirit_island-either-call_to_bloodshed-2 = bring in 0 to 3 dahan from adjacent lands
spirit_island-either-call_to_isolation-1 = for every dahan in the land push one explorer or town (as many as there are dahan; as far as pieces exist)
spirit_island-either-call_to_isolation-2 = push exactly one dahan
spirit_island-either-call_to_tend-1 = take one blight off the land (back to the blight card)
spirit_island-either-call_to_tend-2 = push 0 to 3 dahan
spirit_island-either-delusions_of_danger-1 = push one explorer
spirit_island-either-delusions_of_danger-2 = 2 fear
spirit_island-either-enticing_splendor-1 = bring in exactly one explorer or town
spirit_island-either-enticing_splendor-2 = bring in 0 to 2 dahan
spirit_island-either-quicken_the_earths_struggles-1 = each town and each city in the land takes 1 damage
spirit_island-either-quicken_the_earths_struggles-2 = defend 10
spirit_island-either-veil_the_nights_hunt-1 = for every dahan in the land pick an invader; no invader twice; each picked invader takes 1 damage
spirit_island-either-veil_the_nights_hunt-2 = push 0 to 3 dahan
spirit_island-either-voracious_growth-1 = 2 damage
spirit_island-either-voracious_growth-2 = remove one blight
spirit_island-either-crops_wither_and_fade-1 = replace one town with one explorer
spirit_island-either-crops_wither_and_fade-2 = replace one city with one town
spirit_island-either-fields_choked_with_growth-1 = push one town
spirit_island-either-fields_choked_with_growth-2 = push three dahan
spirit_island-either-overgrow_in_a_night-1 = add one presence to the land
spirit_island-either-overgrow_in_a_night-2 = if the land holds its presence and invaders: three fear
spirit_island-either-voice_of_thunder-1 = push up to four dahan
spirit_island-either-voice_of_thunder-2 = if invaders are there; two fear
spirit_island-either-call_on_midnights_dream-1 = if the land has dahan: gain a major power. If this very card is the one forgotten for it; gain energy equal to the dahan there and the new major may be played at once by paying its cost
spirit_island-either-call_on_midnights_dream-2 = if invaders are there: two fear
spirit_island-either-dreams_of_the_dahan-1 = gather up to two dahan
spirit_island-either-dreams_of_the_dahan-2 = if the land has a town or city: one fear per dahan there; at most three
spirit_island-either-call_of_the_dahan_ways-1 = an explorer becomes a dahan
spirit_island-either-call_of_the_dahan_ways-2 = a town becomes a dahan
spirit_island-either-natures_resilience-1 = defend 6
spirit_island-either-natures_resilience-2 = remove one blight
spirit_island-either-purifying_flame-1 = damage equal to the blight
spirit_island-either-purifying_flame-2 = remove one blight
spirit_island-either-steam_vents-1 = destroy one explorer
spirit_island-either-steam_vents-2 = destroy one town
spirit_island-either-thundering_destruction-1 = destroy one town
spirit_island-either-thundering_destruction-2 = destroy one city
spirit_island-either-ocean_breaks_the_shore-1 = drown one town
spirit_island-either-ocean_breaks_the_shore-2 = drown one city
