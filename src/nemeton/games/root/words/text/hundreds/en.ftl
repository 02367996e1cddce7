# The Lord of the Hundreds where there are only letters, and in brief.

root-text-letter-hundreds = H
root-text-lead = The warlord moves { root-from }
root-text-with = { $count ->
    [0] alone
   *[other] with { root-warriors }
}
root-text-build_stronghold = Build a stronghold
root-text-incite = Incite a mob
root-text-face-mood = Mood of the warlord
root-text-face-ruled_out = ruled out by: { $item }
