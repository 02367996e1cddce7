# Landmarks (Law A.5, E). What a card says is told in our own words: `.text` what it does, `.setup` where it comes.

root-landmark-ferry = Ferry
    .setup = In a clearing on the river, on the lake map at the coast; with no other landmark and beside none.
    .text = Once in a turn, pieces that move from its clearing may go to the next clearing along the river, on the lake map to any of the coast, and take the ferry along. The usual rules of moving hold. Every player whose faction’s pieces rode draws a card.
root-landmark-tower = Tower
    .setup = In a clearing with a ruin and with no other landmark.
    .text = Whoever rules its clearing at the end of the own evening scores a point.
root-landmark-lost_city = Lost City
    .setup = In a clearing on the river, on the lake map at the coast; with no other landmark and beside none.
    .text = Its clearing is of all suits at once: fox, rabbit and mouse. Crafting pieces there count as whatever suit is wanted, each time anew.
root-landmark-black_market = Black Market
    .setup = In a clearing with one building slot and no ruin; with no other landmark and beside none. Three cards of the deck lie face down beside it, unseen.
    .text = Once in their turn, players with a piece of their faction there may swap a card of their hand for one of the three face-down cards, without looking first.
root-landmark-legendary_forge = Legendary Forge
    .setup = In any clearing with no other landmark and beside none. Items of the suit of its clearing go from the supply to its card: fox sword, crossbow and hammer; mouse bag and tea; rabbit boot and coins.
    .text = Only players with a piece of their faction there can craft the items on its card, for the usual cost. Whoever does draws a card and scores a point more, the Eyrie and the Hundreds too.
root-landmark-elder_treetop = Elder Treetop
    .setup = In a corner clearing with no other landmark and beside none; with three players or more.
    .text = Its clearing has one more building slot. Whoever removes an enemy building from that slot scores a point more.

root-suit-every = every suit
root-law-landmark = The landmark { $landmark }

root-topic-landmark = Landmark. { $text } Set-up: { $setup }

# Set-up

root-options-landmarks = Landmarks
    .help = Things in the woodland that belong to nobody and change a clearing: a city of every suit, a market, a forge, a tower, a ferry, a treetop.
root-options-landmarks-none = none
    .help = The woodland as its map shows it.
root-options-landmarks-one = one
    .help = One landmark by lot; the last player sets it up.
root-options-landmarks-two = two
    .help = Two landmarks by lot; the last two players set them up.
root-options-landmark_cards = Landmarks in the lot
    .help = Only these are drawn; name as many as come and you choose them. Name none for all that fit.
root-options-landmark_cards-ferry = Ferry
    .help = Whoever rides along the river draws a card.
root-options-landmark_cards-tower = Tower
    .help = A point each evening for whoever rules it.
root-options-landmark_cards-lost_city = Lost City
    .help = A clearing of every suit.
root-options-landmark_cards-black_market = Black Market
    .help = A card of the hand for one that nobody has seen.
root-options-landmark_cards-legendary_forge = Legendary Forge
    .help = Some items are made there alone, and bring a card and a point.
root-options-landmark_cards-elder_treetop = Elder Treetop
    .help = One more building slot, dear to lose; for three players or more.
root-options-own_ferry_or_tower = The map’s own ferry or tower
    .help = Only for the lake and the mountain, and only with landmarks.
root-options-own_ferry_or_tower-placed = placed
    .help = As the map wants it; there is only one of each, so it is not among the landmarks.
root-options-own_ferry_or_tower-left_out = left out
    .help = The lake has no ferry and the mountain no tower, unless they come as landmarks.
root-setup-landmark_of_map = the map has the { $landmark } already; leave the map’s own out or take another landmark
root-setup-landmark_players = the { $landmark } wants { $most } players or more
root-setup-landmarks_few = there shall be { $count } landmarks, and only { $most } may be drawn; name more or none
root-setup-left_out = the map’s own ferry or tower may be left out only where there are landmarks
root-landmark = { $seat }: set up a landmark. Where shall it be?
root-hint-landmark = Landmarks belong to nobody; where one comes is for good, only the ferry moves.
root-option-landmark = the { $landmark } in { $where }
root-settled = { $seat } sets up the { $landmark } { root-at }.
root-market = Cards lie face down at the Black Market: { $count }.

# In play

root-option-barter = give { $card } to the Black Market for the card in place { $number }
root-option-barter_at_all = swap a card at the Black Market
root-bartered = { $seat } swaps a card at the Black Market, place { $number }.
root-bartered_what = At the Black Market { $seat } gives { $paid } for { $card }.
root-refused-bartered = you have swapped a card this turn
root-refused-market_far = you have no piece there
root-refused-market_card = you have no card to give
root-refused-forge = this item is made at the Legendary Forge and you have no piece there
root-treetop-build = { $seat }: which slot { root-at } is for { root-that }? Whoever removes it from the treetop scores a point more.
root-treetop-lose = { $seat }: which one { root-at } is lost ({ $piece })?
root-hint-treetop-build = A building in the Elder Treetop costs you a point more when an enemy removes it.
root-hint-treetop-lose = The one in the Elder Treetop gives an enemy a point more.
root-option-treetop-build = in the treetop
root-option-ground-build = in a slot of the map
root-option-treetop-lose = the one in the treetop
root-option-ground-lose = one in a slot of the map
root-treetop = { $seat } builds in the Elder Treetop: { $piece }.
root-alliance-base = { $seat }: { root-at } there is every suit. Which base rises?
root-hint-alliance-base = Its suit decides how many warriors come: one for each sympathetic clearing of that suit.
root-option-which_base = base ({ $suit })
root-cult-garden = { $seat }: { root-at } there is every suit. Which garden is planted?
root-hint-cult-garden = Crafting uses only gardens whose own suit is outcast.
root-option-which_garden = garden ({ $suit })
root-check-landmarks = There may be no such landmarks: they are chosen with the option “landmarks”, each has a name of its own and a clearing of its own.
root-check-landmark = The { $landmark } cannot stand in { $where }.
root-check-landmarks_near = { $landmark } and { $other } stand in adjacent clearings; their cards keep them apart.
root-check-market = The cards of the Black Market lie beside it, three at most, and only where there is one.
root-check-treetop = In the treetop stands one building of the clearing of the Elder Treetop; where all other slots are full one must.
root-chronicle-source-landmarks = Landmarks

# The picture

root-draw-landmarks = Landmarks
root-draw-landmark = { $landmark }
root-draw-landmark_stands = { $landmark }, { root-at }
root-draw-landmark_waits = { $landmark }, not set up yet
root-draw-aloft = in the treetop: { $piece }
root-draw-stall = Black Market, place { $number }: a card face down
root-draw-stall_known = Black Market, place { $number }: { $card }, known to you
root-draw-forged = on the card of the { $landmark }: { $items }
root-draw-forge_empty = nothing is left on the card of the { $landmark }
root-bench-landmarks = Landmarks
root-bench-market = Black Market
root-bench-treetop = In the Elder Treetop
