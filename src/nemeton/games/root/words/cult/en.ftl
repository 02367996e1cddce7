# What the Lizard Cult brings, in English.

root-seat-cult = Cult
root-faction-cult = Lizard Cult
    .text = The lizards reveal cards and keep them: for gardens, which rule their clearings, and for warriors. Once a turn a card of each suit is spent for points, the more the more gardens of its suit stand. Whatever others spend becomes lost souls and says who is outcast; who falls in defence conspires there.

root-piece-garden_fox = fox garden
root-piece-garden_rabbit = rabbit garden
root-piece-garden_mouse = mouse garden

# Questions

root-cult-home = { $seat }: choose the corner in which your first garden grows.
root-cult-outcast = { $seat }: who is outcast from the first?
root-cult-conspire = { $seat }: conspiracies among the outcast ({ $suit }). Acolytes left: { $left }. A move or a battle costs { $count }.
root-cult-strike = { $seat }: the crusade has come to { $where }. Battle there?
root-cult-day = { $seat }: daylight. Reveal cards for rituals, or go on.

# Options

root-option-shun = { $suit }
root-option-convert = convert a warrior { root-at }: { $whom }
root-option-sanctify = sanctify { root-that } { root-at }: { $whom }
root-option-no_conspiracy = no more conspiracies
root-option-no_strike = no battle
root-option-garden = a garden { root-at } for { root-it }
root-option-gather = a warrior { root-at } for { root-it }
root-option-rite = spend { root-it } for points
root-option-sacrifice = a warrior becomes an acolyte for { root-it }
root-option-order-fear = cards for gardens lost { root-at } ({ $whom })

# Why something is not on offer

root-refused-acolytes = you have not enough acolytes
root-refused-not_outcast = the clearing is not one of the outcast
root-refused-no_joker = a bird stands in for no suit in rituals
root-refused-scored = this suit has scored already this turn
root-refused-no_garden = no garden of this suit stands on the map

# The journal

root-outcast = { $hated ->
    [0] { $seat }: { $suit } are outcast.
   *[other] { $seat }: { $suit } are outcast and hated.
}
root-released = { $seat } releases lost souls to the discard pile: { $count }.
root-lost_soul = { $card } joins the lost souls and cannot be taken yet.
root-crusade = { $seat } sets out on a crusade. Acolytes spent: { $count }.
root-convert = { $seat } converts a warrior. Acolytes spent: { $count }.
root-sanctify = { $seat } sanctifies a building. Acolytes spent: { $count }.
root-acolytes = { $seat } gains acolytes: { $count }.
root-revealed = { $seat } reveals { root-it }{ $card_id ->
    [stand_and_deliver] {""}
   *[other] .
}
root-rite = { $seat } celebrates a rite: { $suit }.
root-taken_back = { $seat } takes revealed cards back: { $count }.
root-feared = { $seat } loses a random card for a garden: { $card }{ $card_id ->
    [stand_and_deliver] {""}
   *[other] .
}

# Problems of a position

root-check-outcast = { $seat } has an outcast that there is not, hates nobody, or has an impossible number of acolytes.
root-check-revealed = { $seat } can have revealed cards only in the own daylight.
root-check-garden_astray = A garden stands { root-at }, whose suit is another.

# Choosing a faction

root-options-seat-cult = Lizard Cult
    .help = Plants gardens and keeps its cards; reach 2.

# The picture

root-draw-outcast = { $hated ->
    [0] Outcast: { $suit }.
   *[other] Outcast and hated: { $suit }.
}
root-draw-acolytes = Acolytes: { $count }.
root-draw-conspiracies = In acolytes, a crusade costs { $left }, converting a warrior { $count }, sanctifying a building { $other }.
root-draw-souls = Lost souls: { $count }.
root-draw-lost_souls = Among the lost souls: { $cards }.
root-draw-revealed = Revealed today: { $cards }.
root-draw-gardens = { $piece }: { $count } on the map; a rite scores { $points }.

# Hints for a first game

root-hint-cult-home = A garden rules its clearing whatever others have there. Choose a corner with room around it.
root-hint-cult-outcast = Conspiracies happen in clearings of the outcast, and only gardens of that suit craft. The first choice lasts until your first birdsong.
root-hint-cult-conspire = Acolytes are your warriors who fell in defence, or birds revealed by day. Converting takes an enemy warrior, sanctifying turns a building into a garden and scores a point.
root-hint-cult-strike = The battle belongs to the crusade and costs no more acolytes. Who falls while attacking goes back to the supply.
root-hint-cult-day = A revealed card comes back in the evening, so build and recruit with all of them. Only the card that scores is spent: the second garden of a suit makes it worth two points. Birds make acolytes and nothing else.

# Where points come from

root-chronicle-source-rites = rites

# The sandbox

root-bench-outcast = Outcast
root-bench-hated = The outcast is
root-bench-side_outcast = outcast
root-bench-side_hated = hated
root-bench-acolytes = Acolytes
root-bench-lost_souls = Lost souls

# What one may ask about

root-topic-lost_souls = Lost souls
    .text = Whatever anybody spends or discards lies here instead of in the discard pile, dominance cards too. In the birdsong of the Cult the suit that leads among them, birds aside, becomes the outcast; if it leads again, or if none leads, the outcast is hated. Then the cards become discards.
root-topic-conspiracies = Conspiracies
    .text = Acolytes pay for them in the birdsong of the Cult, in clearings of the outcast. A crusade moves or battles for two, a conversion takes a warrior for two, a sanctification turns a building into a garden for three. While the outcast is hated, each costs one less.
