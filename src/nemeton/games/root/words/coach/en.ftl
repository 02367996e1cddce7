# Why an answer is good, or what it costs. “You” are the seat that is asked. $was and $now are numbers before and after.

root-coach-won = { $how ->
    [won] It wins the game at once.
    [lost] It loses the game at once.
    [draw] It ends the game without a winner.
   *[goes_on] It does not lose the game at once.
}
root-coach-points = { $change ->
    [0] Your points stay at { $now }.
   *[other] Your points: { $was } → { $now }.
}
root-coach-cards = { $change ->
    [0] It keeps the better cards and items.
   *[other] Your cards and items: { $was } → { $now }.
}
root-coach-warriors = { $change ->
    [0] You keep your { $now } warriors on the map.
   *[other] Your warriors on the map: { $was } → { $now }.
}
root-coach-rule = { $change ->
    [0] You go on ruling as many clearings: { $now }.
   *[other] Clearings that you rule: { $was } → { $now }.
}
root-coach-exposed = { $change ->
    [0] Buildings and tokens of yours in danger: still { $now }.
   *[other] Buildings and tokens of yours that stronger enemies stand beside or nobody guards: { $was } → { $now }.
}
root-coach-dominance = { $good ->
    [yes] Your dominance card comes nearer to winning.
   *[no] Your dominance card comes no nearer to winning.
}
root-coach-land = { $good ->
    [yes] You hold places of the map that pay: the tower or a landmark.
   *[no] You hold fewer places of the map that pay: the tower or a landmark.
}
root-coach-hired = { $good ->
    [yes] Hirelings will be of more use to you.
   *[no] Hirelings will be of less use to you.
}
root-coach-faction = { $good ->
    [yes] This faction fares better among bots.
   *[no] This faction fares worse among bots.
}
root-coach-engine = { $good ->
    [yes] Your faction is promised more in the rounds to come by { $engine }.
   *[no] Your faction is promised less in the rounds to come by { $engine }.
}
root-coach-engine_with = { $told } { $piece }: { $was } → { $now }.
root-coach-engine_of = { $faction_id ->
    [marquise] sawmills, wood and free slots
    [eyrie] roosts and a decree that holds
    [alliance] sympathy, supporters and officers
    [vagabond] items, quests and relationships
    [riverfolk] funds, trade posts and customers
    [cult] gardens, acolytes and the lost souls
    [duchy] ministers, buildings and the Burrow
    [corvids] plots and the crows that guard them
    [hundreds] the hoard, mobs and the warlord
    [keepers] relics on their way home and the retinue
   *[other] its own board
}
root-coach-rivals = { $what ->
    [points] { $whom }: points { $was } → { $now }.
    [rule] { $whom }: clearings that are ruled { $was } → { $now }.
    [pieces] { $whom }: buildings and tokens { $was } → { $now }.
   *[warriors] { $whom }: warriors { $was } → { $now }.
}
root-coach-rivals_held = Your rivals gain less than after the other answers.
