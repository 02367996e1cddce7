# The advanced setup (Law, appendix A): factions are chosen from a row of setup cards.

root-options-setup = Setup
    .help = How the table is set up and how factions come to the seats.
root-options-setup-standard = standard
    .help = Factions are chosen here or by lot, and begin in the corners of the map with three cards each.
root-options-setup-five_cards = standard, five cards
    .help = Factions are chosen and begin as usual; but everybody is dealt five cards after landmarks and hirelings are set up, and keeps three when all factions stand.
root-options-setup-advanced = advanced
    .help = Nobody chooses a faction beforehand: five cards for each, then factions are drafted from a row of setup cards at the table, last player first, and everybody chooses a homeland and three cards to keep.

root-seat-seat_1 = Player 1
root-seat-seat_2 = Player 2
root-seat-seat_3 = Player 3
root-seat-seat_4 = Player 4
root-seat-seat_5 = Player 5
root-seat-seat_6 = Player 6
root-faction-seat_1 = Player 1
root-faction-seat_2 = Player 2
root-faction-seat_3 = Player 3
root-faction-seat_4 = Player 4
root-faction-seat_5 = Player 5
root-faction-seat_6 = Player 6

# Questions

root-draft = { $seat }: choose the faction that you will play.
root-homeland = { $seat }: choose your homeland.{ $left ->
    [1] { "" }
   *[other] { " " }{ $left } are still to be chosen.
}
root-spread = { $seat }: where does one more warrior beside the homeland stand? Still to place: { $left }.
root-keep = { $seat }: keep { root-cards }; the others go back into the deck.
root-corvids-first_plot = { $seat }: which plot lies face down in your homeland? Only you see it.

root-hint-draft = Whoever comes last in turn order chooses first. Militants fight for the map, insurgents live between them; at least one militant will play.
root-hint-homeland = Nobody else may begin here. Neighbours are the first whom you meet.
root-hint-spread = A warrior more where you want to go first.
root-hint-keep = Keep what you can craft or spend soon. Nobody sees what you put back.
root-hint-corvids-first_plot = It may be turned face up in your first birdsong, if a warrior still stands with it.

# Answers

root-option-take_card = play the { $faction }
root-option-take_card_with = { root-option-take_card } ({ $character })
root-option-keep = keep { $chosen }
root-refused-locked = locked until somebody has taken a militant faction

# Journal

root-row = The row of setup cards: { $factions }.
root-row_locked = The last card is locked until somebody takes a militant: { $faction }.
root-row_unlocked = A militant was taken; free to choose now: { $faction }.
root-takes_faction = Player { $number } takes: { $faction }.
root-card_replaced = There is no room left for { $faction }; another militant takes the place in the row: { $by_faction }.
root-settles = { $seat } chooses a homeland: { $where }.
root-markers = All factions are set up; the score markers stand at 0.
root-kept = { $seat } keeps { root-cards } and puts the others back.

# Positions

root-check-undecided = Seat { $number } has no faction, and factions are chosen only while an advanced setup is under way ({ $law }).
root-check-draft = The choice of factions cannot be so: the row, homelands, characters or what comes next do not fit the table ({ $law }).

# In the picture

root-draw-undecided = No faction chosen yet.
root-draw-draft = Factions are being chosen
root-draw-homeland = homeland: { $seat }

# Setup cards

root-setup-militant = militant
root-setup-insurgent = insurgent
root-setup-reach = Reach { $count }
root-setup-hard = How hard it is to play: { $count ->
    [1] easy
    [2] middling
   *[3] hard
}
root-setup-hard_short = { $count ->
    [1] easy
    [2] middling
   *[3] hard
}
root-setup-locked = Locked until somebody takes a militant
root-setup-take = Choose
root-setup-character = with { $character }
root-setup-places = Could begin in: { $text }
root-setup-places_all = Could begin in any clearing
root-setup-next = { $seat } chooses now
root-setup-then = Then: { $text }
root-setup-last = Nobody comes after
root-setup-taken = Chosen so far
root-setup-row = The row of setup cards
root-setup-reach_sum = Reach together: { $count } of { $most } recommended

root-setup-starts-marquise = Three homelands that hang together, the keep in one of them; a cat in every other clearing.
root-setup-starts-eyrie = One homeland at the edge, far from others: a roost and six warriors.
root-setup-starts-alliance = No homeland: three supporters, and sympathy to come anywhere.
root-setup-starts-vagabond = No homeland: a pawn in any forest, and the character beside the card.
root-setup-starts-vagabond_2 = No homeland: a pawn in any forest, and the character beside the card.
root-setup-starts-cult = One homeland beside nobody else’s: a garden, four warriors, three around it, two acolytes.
root-setup-starts-riverfolk = No homeland: four warriors along the river, three in the payments.
root-setup-starts-duchy = One homeland beside nobody else’s: a tunnel, two warriors, five around it.
root-setup-starts-corvids = One homeland anywhere: a warrior and a secret plot; a warrior more for each suit.
root-setup-starts-hundreds = One homeland at the edge, far from others: the warlord, four warriors, a stronghold.
root-setup-starts-keepers = Two homelands beside each other at the edge, far from others: four warriors in each; relics in the forests.

root-advice-corners = So many of these factions begin in a corner ({ $count }) that a map has too few: the Law wants the advanced setup here. The standard one can be played all the same; who finds no corner begins elsewhere.

root-setup-chosen_beforehand = factions are chosen in the game in an advanced setup, so no seat may have one beforehand: { $faction }
root-setup-first_game_advanced = a first game is set up as usual, not by the advanced setup
