# The Underground Duchy (Law 12).

root-seat-duchy = Duchy
root-faction-duchy = Underground Duchy
    .text = The moles gather in the Burrow, come up through tunnels, and build citadels and markets. Cards that match their clearings win ministers over, who act every day; losing buildings costs a minister and a crown.
root-options-seat-duchy = Underground Duchy
    .help = Comes up from below with ministers; reach 8.

root-piece-citadel = citadel
root-piece-market = market
root-piece-tunnel = tunnel
root-place-burrow = the Burrow

root-rank-squire = squire
root-rank-noble = noble
root-rank-lord = lord

root-minister-foremole = Foremole
    .text = Reveal any card, and place a citadel or a market in any clearing that you rule, whatever its suit.
root-minister-captain = Captain
    .text = Start a battle.
root-minister-marshal = Marshal
    .text = Make a move.
root-minister-brigadier = Brigadier
    .text = Make up to two moves, or start up to two battles.
root-minister-banker = Banker
    .text = Spend cards of one suit, birds among them, and score a point for each.
root-minister-mayor = Mayor
    .text = Do what one of your swayed squires or nobles does, even if that one has acted already.
root-minister-duchess_of_mud = Duchess of Mud
    .text = If all three tunnels are on the map, score two points.
root-minister-baron_of_dirt = Baron of Dirt
    .text = Score a point for each market on the map.
root-minister-earl_of_stone = Earl of Stone
    .text = Score a point for each citadel on the map.

root-topic-minister = Minister of the Duchy ({ $rank }). Swayed by revealing { root-cards }; points for the crown: { $points }. { $text }

# Questions

root-duchy-home = { $seat }: choose the corner where you come up.
root-duchy-assembly = { $seat }: the assembly. Actions left: { $left }.
root-duchy-lift = { $seat }: all tunnels are on the map. Which one is taken up for the new one { root-at }?
root-duchy-emerge = { $seat }: how many warriors come up from the Burrow { root-at }?
root-duchy-parliament = { $seat }: the parliament. Let a minister act, or go on.
root-duchy-foremole = { $seat }: the Foremole. Reveal any card and choose what is built where.
root-duchy-captain = { $seat }: { $minister }. Choose a battle.
root-duchy-brigadier = { $seat }: the Brigadier. Choose the first of up to two moves, or of up to two battles.
root-duchy-banker = { $seat }: the Banker. { $count ->
    [0] Spend a card; others of its suit and birds may follow.
   *[other] Spend another card ({ $suit }), or leave it at { $count }.
}
root-duchy-sway = { $seat }: sway a minister, or end the day.
root-duchy-reveal = { $seat }: reveal cards for { $minister }, one for each clearing with pieces of yours. Still to reveal: { $left }.
root-duchy-failure = { $seat }: a building has fallen. Which minister leaves?

# Options

root-option-duchy-build = reveal { root-it } and build { root-that } { root-at }
root-option-duchy-recruit = recruit in the Burrow
root-option-duchy-dig = spend { root-it } and dig a tunnel { root-at }
root-option-duchy-lift = take up the tunnel { root-at }
root-option-duchy-emerge = { $count ->
    [one] one warrior
   *[other] { $count } warriors
}
root-option-duchy-stay = nobody comes up
root-option-duchy-summon = { $minister } acts
root-option-duchy-consult = the Mayor acts as { $minister }
root-option-duchy-no_battle = no battle
root-option-duchy-no_campaign = neither moves nor battles
root-option-duchy-bank_closes = no more cards
root-option-duchy-sway = sway { $minister }
root-option-duchy-no_sway = sway nobody
root-option-duchy-reveal = reveal { root-it }
root-option-duchy-nothing = no card fits
root-option-duchy-bank = spend { root-it }
root-option-duchy-dismiss = { $minister } leaves
root-option-order-failure = the price of failure ({ $whom })

# The journal

root-duchy_revealed = { $seat } reveals { root-it }{ $card_id ->
    [stand_and_deliver] {""}
   *[other] .
}
root-duchy_returned = { $seat } takes { root-it } back.
root-duchy_summoned = { $seat }: { $minister } acts.
root-duchy_consulted = { $seat }: the Mayor acts as { $minister }.
root-duchy_swayed = { $seat } sways { $minister }.
root-duchy_dismissed = { $seat } loses { $minister }, and the crown leaves the game.
root-lost_card = { $seat } discards { root-it } at random.

# Refusals

root-refused-tunnel = there is a tunnel already
root-refused-no_match = no card in hand matches the clearing
root-refused-unswayed = not swayed yet
root-refused-acted = has acted today
root-refused-idle_minister = there is nothing to do for this minister now
root-refused-nobody_to_consult = no swayed squire or noble could act
root-refused-lord_consulted = the Mayor does what squires and nobles do, not lords
root-refused-swayed = serves you already
root-refused-no_crown = no crown of this rank is left
root-refused-too_few_cards = too few cards match clearings with pieces of yours, one for each

# Positions

root-check-ministers = { $seat } has ministers that there are not, or one of them twice.
root-check-crowns = { $seat } has more crowns of a rank ({ $rank }) given and lost than there are.
root-check-burrow = { $seat } has an impossible number of warriors in the Burrow.
root-check-revealed_late = { $seat } has cards revealed outside of the own turn.
root-check-tunnel_twice = There are two tunnels { root-at }.

root-bench-burrow = Warriors in the Burrow
root-bench-swayed = swayed
root-bench-unswayed = not swayed
root-bench-lost = Crowns lost ({ $rank })

# Pictures

root-draw-burrow = In the Burrow: { $count }.
root-draw-ministers = Swayed ministers: { $ministers }.
root-draw-crowns = Crowns left ({ $rank }): { $count }.

root-chronicle-source-crowns = crowns
root-chronicle-source-banker = the Banker
root-chronicle-source-lords = lords

# Hints for a first game

root-hint-duchy-home = Two warriors and a tunnel come here, and two more to every clearing beside it. Pieces in clearings of many suits sway ministers.
root-hint-duchy-assembly = Citadels bring warriors, markets bring cards, and revealed cards come back in the evening, birds excepted. Do not build where you cannot defend.
root-hint-duchy-lift = Moving a tunnel costs nothing but the way that it was. The Duchess of Mud wants three of them on the map.
root-hint-duchy-emerge = Whoever stays below is safe, but only pieces on the map sway ministers.
root-hint-duchy-parliament = Each swayed minister acts once a day, in any order. Let the Foremole build before the Baron or the Earl scores.
root-hint-duchy-foremole = The suit does not matter here. Reveal what you would not need for swaying, and keep birds: they are discarded in the evening.
root-hint-duchy-captain = You need not fight where it would cost more than it brings.
root-hint-duchy-brigadier = The first choice decides: moves or battles, not both.
root-hint-duchy-banker = Points now, but fewer cards to sway with. Near the end that is a good trade.
root-hint-duchy-sway = Lords take four cards, score three points and go on scoring. Squires are quick, and nobles act strongly.
root-hint-duchy-reveal = Each clearing with a piece of yours takes one matching card. Birds fit anywhere, but they are discarded in the evening.
root-hint-duchy-failure = The crown is gone for good. The minister may be swayed again while crowns of the rank are left.
