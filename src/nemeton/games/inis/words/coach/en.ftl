# Why an answer is good, or what it costs. “You” are the seat that is asked. $was and $now are numbers before and after.

inis-coach-won = { $how ->
    [won] It wins the game at once.
    [lost] It loses the game at once.
    [draw] It ends the game without a winner.
   *[goes_on] It does not lose the game at once.
}
inis-coach-conditions = Victory conditions met: { $now } of 3 (before: { $was }). Clans under your leadership { $led }, sanctuaries { $holy }, territories { $lands }; each needs 6, Deeds help.
inis-coach-pretender = { $now ->
    [0] You are not a pretender.
   *[other] You are a pretender to the crown.
}
inis-coach-king = { $now ->
    [0] If the Assembly came now you would not be king.
   *[other] If the Assembly came now you would be king.
}
inis-coach-clans = { $change ->
    [0] Your clans on the island stay at { $now }.
   *[other] Your clans on the island: { $was } → { $now }.
}
inis-coach-leads = { $change ->
    [0] You stay chieftain of as many territories as now: { $now }.
   *[other] Territories of which you are chieftain: { $was } → { $now }.
}
inis-coach-alone = Clans of yours that stand alone among others: { $now } (before: { $was }).
inis-coach-tales = { $change ->
    [0] You keep your Epic Tales: { $now }.
   *[other] Epic Tales in your hand: { $was } → { $now }.
}
inis-coach-cards = { $change ->
    [0] It keeps the better cards for the season.
   *[other] Cards for the season in your hand: { $was } → { $now }.
}
    .cost = { $change ->
        [0] It gives up the better cards for the season.
       *[other] It costs you cards for the season: { $was } → { $now }.
    }
inis-coach-capital = { $now ->
    [0] The capital would make somebody else the Brenn.
   *[other] The capital would make you the Brenn, who breaks ties.
}
inis-coach-deeds = { $change ->
    [0] You keep your Deeds: { $now }.
   *[other] Deeds: { $was } → { $now }. Each counts for any one condition.
}
inis-coach-exposed = Your clans that are exposed in the clash: { $count }.
inis-coach-rivals = { $what ->
    [clans] { $whom }: clans on the island { $was } → { $now }.
    [leads] { $whom }: chieftain of { $was } → { $now } territories.
   *[conditions] { $whom }: victory conditions met { $was } → { $now }.
}
inis-coach-rivals_held = Your rivals gain less than after the other answers.
inis-coach-turn = { $now ->
    [0] Somebody else acts next.
   *[other] You act next.
}
