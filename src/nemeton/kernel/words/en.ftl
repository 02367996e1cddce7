# What the kernel says in every game, in English. The same messages and values stand in ru.ftl and uk.ftl; a test compares them.
#
# An error says what was tried, why that cannot be, and what can be done instead. $game and $seat may be ids or names.

# The journal

kernel-undo = { $seat } takes back { $taken ->
    [one] one answer
   *[other] { $taken } answers
}.
kernel-carried = The rules were corrected; the game goes on under version { $rules }. { $lost ->
    [0] Nothing has to be answered again.
    [one] One answer must be given again.
   *[other] { $lost } answers must be given again.
}

# Parts of sentences

kernel-seat = Seat { $number }
kernel-not_on_offer = this is not on offer now
kernel-and_more = and { $count } more
kernel-law = {" "}({ $law })
kernel-asked_among = { $prompt } [{ $count ->
    [one] one option
   *[other] { $count } options
}]
kernel-beyond_depth = at “{ $place }” it is nested more than { $most } deep
kernel-beyond_entries = “{ $place }” has more than { $most } entries
kernel-beyond_values = it holds more than { $most } values
kernel-beyond_letters = a text at “{ $place }” has more than { $most } letters
kernel-beyond_text = a text at “{ $place }” holds letters that cannot be written
kernel-beyond_number = “{ $place }” is not a whole number, or far too large
kernel-bad_turn = The number of turns is from 0 to { $most }.
kernel-bad_agenda = No more than { $most } steps can wait.
kernel-bad_result = No game ends with this result.

# Answers

error-choice-not_an_option = { $seat } cannot choose “{ $tried }”: { $reason }{ $law }. Legal: { $legal }. [sent: { $raw }; decision { $number }]
error-choice-not_asked = { $seat } is not asked anything now and cannot answer; asked now: { $asked }.
error-choice-stale = The question that { $seat } answers is no longer open; answer the present one.
error-choice-over = The game is over; nothing can be answered.
error-choice-paused = The game has paused before a step and asks nothing; let it go on first.
error-choice-unknown_step = “{ $game }” has no step “{ $step }”; it has: { $known }.
error-seat-unknown = There is no seat { $wanted } at this table; the seats are 0 to { $last }.

# Starting a game

error-setup-unknown_game = There is no game “{ $game }”; there are: { $known }.
error-setup-unknown_bot = There is no bot “{ $bot }”; there are: { $known }.
error-setup-own_bot = The bot “{ $bot }” cannot be used: { $problem }. Name it as module:Class; the class takes a seed and has the method { $method }.
error-setup-no_ray = This machine has no Ray, on which matches are played by many machines: pip install nemeton[ray].
error-setup-no_cluster = There is no Ray cluster at “{ $address }”: { $problem }.
error-setup-other_version = The cluster has Nemeton { $there }, and here is { $here }: install the same one everywhere.
error-setup-lost_machines = A game was lost with its machine { $tries } times, and was given up: { $problem }
error-setup-players = “{ $game }” cannot be played with { $players } players; possible numbers: { $known }.
error-setup-unknown_option = “{ $game }” has no table option “{ $option }”; it has: { $known }.
error-setup-chosen_twice = “{ $game }” cannot be set up: { $option } is chosen twice.
error-setup-impossible = “{ $game }” cannot be set up: { $problem }.
error-setup-not_together = “{ $game }” cannot be set up: { $option } and { $other } cannot be at one table.
error-setup-too_many = “{ $game }” cannot be set up: { $option } is chosen { $count } times, and { $most } can play.
error-setup-bad_option = The table option “{ $option }” of “{ $game }” cannot be “{ $value }”; it can be: { $known }.
error-setup-seed = { $seed } cannot be a seed; a seed is a whole number or a word.
error-setup-answer_sole = Whether the game answers by itself where there is one option is yes or no, not { $value }.
error-setup-fixed = “{ $game }” has no “{ $name }” among its { $sort ->
    [decks] decks
    [dice] dice
   *[lots] lots
}; it has: { $known }.
error-setup-fixed_card = “{ $card }” cannot lie on top of “{ $name }”; there are: { $known }.
error-setup-fixed_roll = “{ $name }” cannot show { $roll }; rolled are { $count } dice from { $first } to { $last }.
error-setup-fixed_lot = “{ $name }” cannot fall on “{ $lot }”; it can fall on: { $known }.
error-setup-turn_limit = { $limit } cannot be a turn limit; it is a whole number from 1 to { $most }.
error-setup-bots = A match needs at least one bot and a seat for each: bots: { $bots }, seats: { $players }.
error-setup-games = A match has at least one game, not { $games }.

# Forks and undo

error-fork-light = A light game keeps no checkpoints and cannot be forked; fork the full game that it came from.
error-undo-nothing = { $seat } has nothing to take back.
error-undo-over = The game is over; nothing can be taken back.
error-undo-chance = { $seat } cannot take this back: chance has decided something since. The table may agree to it.
error-undo-shown = { $seat } cannot take this back: something hidden was shown since. The table may agree to it.
error-undo-answered = { $seat } cannot take this back: another seat has answered since. The table may agree to it.
error-undo-needed = { $seat } cannot take this back: a later answer of another seat depends on it. The table may agree to it.

# Records

error-record-light = A light game keeps no history and has no record; play a full game to keep one.
error-record-imagined = An imagined game has no record, for it never happened; take the record of the real one.
error-record-not_a_record = This is not a record of Nemeton: it should be an object, not { $problem }.
error-record-format = This program reads records of format { $known }, not of format { $format }; another version of Nemeton may read it.
error-record-truncated = The record is damaged or cut off: its “{ $part }” cannot be read.
error-record-broken_answer = The record is damaged: its entry { $number } cannot be read.
error-record-illegal_answer = The record is damaged: its entry { $number } is not legal there. { $problem }
error-record-chance = The record is damaged: its seed cannot be read.
error-record-commitment = The record was changed: its seed does not match the commitment that was published before the game.
error-record-unplayable = The record cannot be replayed: { $problem }.
error-record-malformed = The record cannot be read: { $problem }.
error-record-unknown_key = The record has an entry “{ $key }” that means nothing; it may have: { $known }.
error-record-other_result = The record was changed: its answers lead to another result than the one it tells.
error-record-newer_rules = The record was made with newer rules of “{ $game }” (version { $rules }; this program knows version { $known }). Update Nemeton to open it.
error-record-older_rules = The record was made with older rules of “{ $game }” (version { $rules }; these are version { $known }) and holds no checkpoint to go on from. The version of Nemeton that wrote it can open it.
error-record-older_segment = Part { $number } of the record was played under older rules and does not come out the same under those of today.

# Positions

error-position-not_a_position = This is not a position: it should be an object with a “game” and a “state”, not { $problem }.
error-position-malformed = The position of “{ $game }” cannot be read: { $problem }.
error-position-unknown_key = The position of “{ $game }” has an entry “{ $key }” that means nothing; it may have: { $known }.
error-position-unknown_name = The position of “{ $game }” names “{ $name }”; possible are: { $known }.
error-position-stray = The position of “{ $game }” is impossible: “{ $field }” of “{ $thing }” cannot be “{ $value }”; possible are: { $known }.
error-position-phase = The position of “{ $game }” is in the middle of “{ $phase }” and does not say what comes next: it needs an agenda.
error-position-unused = The position of “{ $game }” has an entry “{ $key }” that would not be read beside: { $others }. Leave out one or the other.
error-position-format = This program reads positions of format { $known }, not of format { $format }.
error-position-other_game = This is a position of “{ $name }”, not of “{ $game }”.
error-position-impossible = The position of “{ $game }” is impossible. { $problem }
error-position-no_agenda = The position of “{ $game }” does not say what comes next; its agenda needs at least one step.
error-position-unplayable = The position of “{ $game }” cannot be played on: { $problem }.
error-position-imagined = An imagined game has no position: it never happened.
error-position-light = A light game keeps no checkpoints and has no position; play a full game to take one.
error-position-newer_rules = The position was made with newer rules of “{ $game }” (version { $rules }; this program knows version { $known }). Update Nemeton to open it.

# Files and words

error-match-exists = The file { $path } is there already. Go on with its match by --resume, or name another file.
error-match-another = The file { $path } holds another match: another game, bots, seed, options or rules.
error-match-damaged = The file { $path } is not that of a match: { $problem }.
error-match-unwritable = The file { $path } cannot be written: { $problem }.
error-file-missing = The file { $path } cannot be read: { $problem }.
error-file-not_json = The file { $path } does not hold readable JSON: { $problem }.
error-words-unknown_language = There is no language “{ $language }”; there are: { $known }.
error-words-unknown_message = There is no message “{ $kind }” in the language “{ $language }”.
error-words-broken_message = The message “{ $kind }” in the language “{ $language }” cannot be written: { $problem }.
