# What the kernel says in every game.

kernel-undo = { $seat } takes back { $taken ->
    [one] one answer
   *[other] { $taken } answers
}.
kernel-carried = The rules were corrected (version { $rules }). { $lost ->
    [0] Nothing has to be answered again.
    [one] One answer must be given again.
   *[other] { $lost } answers must be given again.
}
kernel-not_on_offer = this is not on offer now
kernel-and_more = and { $count } more
kernel-law = ({ $law })

error-nemeton-error = Something went wrong.
error-choice-not_an_option = { $seat } cannot choose “{ $tried }”: { $reason } { $law }. Legal: { $legal }. [decision { $number }]
error-choice-not_asked = { $seat } is not asked anything now; asked are: { $asked }.
error-choice-stale = The question that { $seat } answers is no longer open.
error-choice-over = The game is over; nothing can be answered.
error-seat-unknown = There is no seat { $seat } at this table; the seats are 0 to { $last }.
error-setup-unknown_game = There is no game “{ $game }”; the games are: { $known }.
error-setup-players = { $game } cannot be played by { $players }; it takes { $known } players.
error-setup-unknown_option = { $game } has no table option “{ $option }”; it has: { $known }.
error-setup-bad_option = A table option of { $game } is wrong: { $problem }.
error-setup-seed = A seed is a whole number or a word, not { $seed }.
error-setup-turn_limit = A turn limit is a whole number from 1 on, not { $limit }.
error-fork-light = A light game keeps no checkpoints and cannot be forked; fork the full game it came from.
error-record-light = A light game keeps no history and has no record.
error-record-imagined = An imagined game has no record: it never happened.
error-record-not_a_record = This is not a record of Nemeton: { $problem }.
error-record-truncated = The record is damaged or cut off: its { $part } cannot be read.
error-record-broken_answer = The record is damaged: answer { $number } cannot be read.
error-record-illegal_answer = The record is damaged: answer { $number } is not legal there. { $problem }
error-record-chance = The record is damaged: its seed cannot be read.
error-record-commitment = The record's seed does not match its commitment.
error-record-other_result = The record is damaged: its answers lead to another result than the one it tells.
error-record-newer_rules = The record was made with newer rules of { $game } (version { $rules }; this program knows { $known }). Update Nemeton to open it.
error-record-older_rules = The record was made with older rules of { $game } (version { $rules }; these are { $known }) and holds no checkpoint to go on from.
error-position-not_a_position = This is not a position: it should be an object with a “game” and a “state”, not { $problem }.
error-position-malformed = The position of { $game } cannot be read: { $problem }.
error-position-impossible = The position of { $game } is impossible: { $problem }
error-position-no_agenda = The position of { $game } does not say what comes next.
error-position-unplayable = The position of { $game } cannot be played on: { $problem }.
error-position-newer_rules = The position was made with newer rules of { $game } (version { $rules }; this program knows { $known }).
error-undo-nothing = { $seat } has nothing to take back.
error-undo-over = The game is over; nothing can be taken back.
error-undo-chance = { $seat } cannot take this back: dice or a shuffle have been seen since.
error-undo-shown = { $seat } cannot take this back: something hidden was shown since.
error-undo-answered = { $seat } cannot take this back: another seat has answered since.
error-undo-needed = { $seat } cannot take this back: a later answer of another seat depends on it.
error-words-unknown_language = There is no language “{ $language }”; there are: { $known }.
error-words-unknown_message = There is no message “{ $kind }” in { $language }.
error-words-broken_message = The message “{ $kind }” in { $language } cannot be written: { $problem }.
error-file-missing = The file { $path } cannot be read: { $problem }.
error-file-not_json = The file { $path } is not JSON: { $problem }.
error-record-format = This is not a record that this program reads: its format is { $format }, not { $known }.
error-position-unknown_key = The position of { $game } has an entry “{ $key }” that means nothing; it may have: { $known }.
error-position-unknown_name = The position of { $game } names “{ $name }”; it can be: { $known }.
error-setup-unknown_bot = There is no bot “{ $bot }”; the bots are: { $known }.
