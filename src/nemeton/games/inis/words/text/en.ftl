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
inis-text-ahead-after = Afterwards
inis-text-ahead-territory = { $where }
inis-text-ahead-in_clash = The clash { inis-at }
inis-text-ahead-clans = { $seat } { $count }
inis-text-ahead-empty = { $where }: nobody.
inis-text-ahead-led_by = { $where }: { $told }. Chieftain: { $whom }{ $fresh ->
    [0] .
   *[other] { " " }(new).
}
inis-text-ahead-led_by_nobody = { $where }: { $told }. No chieftain{ $fresh ->
    [0] .
   *[other] { " " }any more.
}
inis-text-ahead-buildings = Citadels: { $citadels }, Sanctuaries: { $sanctuaries }.
inis-text-ahead-led = Your clans led: { $before } → { $then }.
inis-text-ahead-holy = Your Sanctuaries: { $before } → { $then }.
inis-text-ahead-lands = Your territories: { $before } → { $then }.
inis-text-ahead-clash = Others are there: a clash may break out.
inis-text-ahead-defender = { $whom }: exposed clans { $count }, sheltered { $rest }, Action cards { $actions }.
inis-text-ahead-gives_either = { $whom } gives up an Action card or an exposed clan.
inis-text-ahead-gives_clan = { $whom } has no Action card and loses a clan.
inis-text-ahead-last_exposed = It is the last exposed clan of { $whom }.
inis-text-ahead-cards = Your Action cards: { $before } → { $then }. Your clans stay.
inis-text-ahead-peace = The clash ends only if all of them agree.
inis-text-ahead-sheltered = Your clans: sheltered { $count }, exposed { $rest }.
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
