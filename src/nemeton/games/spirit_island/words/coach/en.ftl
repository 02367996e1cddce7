# Why an answer is good, or what it costs. “You” are the seat that is asked; numbers are from now to the end of the turn, about.

spirit_island-coach-won = { $how ->
    [won] With it the spirits win.
    [lost] With it the spirits lose.
    [draw] It ends the game.
   *[goes_on] The spirits do not lose at once.
}
spirit_island-coach-fear = { $change ->
    [0] As much fear as by other answers: { $now } so far.
   *[other] Fear so far: { $was } → { $now }.
}
spirit_island-coach-blight = { $change ->
    [0] No more blight comes onto the island: { $now }.
   *[other] Blight on the island: { $was } → { $now }.
}
spirit_island-coach-presence = { $change ->
    [0] Presence stays, and stands well: { $now }.
   *[other] Presence on the island: { $was } → { $now }.
}
spirit_island-coach-explorers = { $change ->
    [0] Explorers on the island: no more than { $now }.
   *[other] Explorers on the island: { $was } → { $now }.
}
spirit_island-coach-towns = { $change ->
    [0] Towns on the island: no more than { $now }.
   *[other] Towns on the island: { $was } → { $now }.
}
spirit_island-coach-cities = { $change ->
    [0] Cities on the island: no more than { $now }.
   *[other] Cities on the island: { $was } → { $now }.
}
spirit_island-coach-dahan = { $change ->
    [0] Dahan stay alive, and where they can strike back: { $now }.
   *[other] Dahan on the island: { $was } → { $now }.
}
spirit_island-coach-ravage = { $now ->
    [0] The next ravage will blight no land.
   *[other] { $good ->
        [yes] Only these lands will be blighted by the next ravage: { $lands }.
       *[no] Lands that the next ravage will blight: { $lands }.
    }
}
spirit_island-coach-builds = { $now ->
    [0] Nothing will be built next.
   *[other] { $good ->
        [yes] Only in these lands will invaders build next: { $lands }.
       *[no] Lands where invaders will build next: { $lands }.
    }
}
spirit_island-coach-energy = { $change ->
    [0] Energy comes in better; kept: { $now }.
   *[other] Your energy: { $was } → { $now }.
}
spirit_island-coach-work = { $good ->
    [yes] Victory comes nearer: less is left to be done.
   *[no] Victory comes less near: more is left to be done.
}
spirit_island-coach-plays = { $good ->
    [yes] It frees more card plays, elements or faster growth.
   *[no] It frees fewer card plays, elements or slower growth.
}
spirit_island-coach-cards = { $good ->
    [yes] It leaves better power cards in hand.
   *[no] It leaves weaker power cards in hand.
}
spirit_island-coach-still = { $what } After other answers it is worse.
