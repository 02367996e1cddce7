# Inis where there are only letters. A short name has at most eleven letters, so that territories do not touch.

inis-text-letter-boar = B
inis-text-letter-salmon = S
inis-text-letter-stag = T
inis-text-letter-crane = C

inis-text-short-cove = Cove
inis-text-short-forest = Forest
inis-text-short-gates_of_tir_na_nog = Gates
inis-text-short-highlands = Highlands
inis-text-short-hills = Hills
inis-text-short-iron_mine = Iron Mine
inis-text-short-lost_vale = Lost Vale
inis-text-short-meadows = Meadows
inis-text-short-misty_lands = Misty Lands
inis-text-short-moor = Moor
inis-text-short-mountains = Mountains
inis-text-short-plains = Plains
inis-text-short-salt_mine = Salt Mine
inis-text-short-stone_circle = Circle
inis-text-short-swamp = Swamp
inis-text-short-valley = Valley

inis-text-reached = { $met } of 3: territories { $lands }/{ $goal }, clans led { $led }/{ $goal }, Sanctuaries { $holy }/{ $goal }, Deeds { $deeds }
inis-text-holds = cards: Action { $actions }, Advantage { $advantages }, Epic Tales { $tales }; clans in reserve { $reserve }
inis-text-advantages = (advantages: { $places })
inis-text-attack = Attack
inis-text-withdraw = Withdraw
inis-text-from = { inis-from }
inis-text-at = { inis-at }
inis-text-spot = next to: { $places }
inis-text-brief-count = { $count }
inis-text-brief-where = → { $where }
inis-text-brief-whom = { $whom }
inis-text-play = { $option }. { $text }

inis-text-guide =
    At each Assembly the pretender who meets most victory conditions becomes king; the Brenn wins ties. The conditions: be present in six territories; be chieftain over six opposing clans; be present where six Sanctuaries stand. A Deed makes up for one that is missing.
    Chieftain is whoever has most clans in a territory. The chieftain of the Capital is the Brenn, and each chieftain gets the Advantage card of the territory.
    At the Assembly you draft Action cards. In the season each turn is one Season card, a pass, or taking the Pretender token, which you may do when you meet a condition. When all pass one after the other, the season ends.
    Triskel cards are no turns: they answer an event, and whoever could have one is asked.
    Moving clans to where others are starts a clash; placing them does not. In a clash all may agree on peace before each maneuver. Otherwise you attack, withdraw to a neighbour where you are chieftain, or play an Epic Tale.
    On the island: letters with numbers are clans, ★ the Capital, ▲ Citadels, ♦ Sanctuaries, ☼ the Festival, ×…× a clash; ◄ shows whose turn it is.

inis-text-face-season = Season
inis-text-face-triskel = Triskel
inis-text-face-build = build
inis-text-face-move = move
inis-text-face-place = place
inis-text-face-clash = clash
inis-text-face-four = four players only
inis-text-face-territory = Territory
