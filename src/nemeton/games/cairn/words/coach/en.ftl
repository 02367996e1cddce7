# Why an answer is good, or what it costs. “You” are the seat that is asked. $spaces: spaces, with commas.

cairn-coach-won = { $how ->
    [won] It wins the game at once.
    [lost] It loses the game at once.
    [draw] It ends the game in a draw.
   *[goes_on] It does not lose the game at once.
}
cairn-coach-built = { $gained ->
    [0] It builds no megalith now.
   *[other] It builds a megalith: you have { $score } of 3.
}
cairn-coach-own_home = { $count ->
    [0] No shaman of yours waits in your village.
    [one] { $count } of your shamans waits in your village.
   *[other] { $count } of your shamans wait in your village.
}
cairn-coach-enemy_home = { $count ->
    [0] The enemy has no shaman in the village to add.
    [one] The enemy has { $count } shaman in the village.
   *[other] The enemy has { $count } shamans in the village.
}
cairn-coach-own_places = Your shamans stand better: { $spaces }.
cairn-coach-enemy_places = The enemy is pushed to worse spaces: { $spaces }.
cairn-coach-own_leave = { $count ->
    [0] You then have nobody ready to leave the field and build.
   *[other] You then threaten to leave the field and build: { $spaces }.
}
cairn-coach-enemy_leave = { $count ->
    [0] The enemy then has nobody ready to leave the field and build.
   *[other] The enemy could then leave the field and build: { $spaces }.
}
cairn-coach-own_transform = { $count ->
    [0] You then threaten no transformation.
   *[other] You then threaten a transformation: { $spaces }.
}
cairn-coach-enemy_transform = { $count ->
    [0] The enemy then threatens no transformation.
   *[other] The enemy could then transform yours: { $spaces }.
}
cairn-coach-own_drive_off = { $count ->
    [0] You then have nobody to drive off your totem.
   *[other] You could then add a shaman on { $spaces } and drive the enemy off.
}
cairn-coach-enemy_drive_off = { $count ->
    [0] No shaman of yours then stands on the enemy’s totem to be driven off.
   *[other] The enemy could then drive yours off { $spaces } by adding a shaman.
}
