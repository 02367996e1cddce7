# Words of the pages that look back and look up: replay, records, positions, verify, rules, cards.

# What can go wrong

error-site-not_begun = This table has not begun yet; there is nothing to look back on.
error-site-no_record = There is no such record here. Records that were sent in are kept for a while only; send it again.
error-site-no_eyes = Nobody at this table has the eyes “{ $eyes }”.
error-site-not_your_eyes = While the game runs you can see it with your own eyes only. When it is over, all is open.
error-site-no_continuing_over = The game is over at this moment; go back a little to continue from there.
error-site-no_continuing_hidden = Something is still hidden from you at this moment, so no other table can go on from it. When the game is over, it can.
error-site-nothing_sent = Nothing was sent. Choose a file or paste its text.
error-site-not_text = This is not text (the first strange byte is number { $byte }). A record is a JSON file, plain or as .gz.
error-site-damaged_file = The compressed file is damaged or cut off; nothing was kept.
error-site-too_long_file = This file is too long: records of up to { $most } MB can be looked at.
error-site-too_many_answers = This record is too long: games of up to { $most } answers can be looked at.
error-site-only_a_view = This is one seat’s view of a running game, not its record. When the game is over, its page offers the whole record.
error-site-not_json = This is not readable JSON: something is wrong in line { $line }, column { $column }.
error-site-position_over = This position is that of a finished game; there is nothing left to play.
error-site-position_slow = To begin from this position takes too long. Nothing was opened. A position with fewer things in it may do.
error-site-takes_too_long = This took longer than { $seconds } seconds and was given up. Nothing was kept and nothing has changed. Check what you have sent, above all very large numbers and lists; a shorter record or a smaller position may do.
error-site-takes_too_much = This needed more memory than there is for one request and was given up. Nothing was kept and nothing has changed. Check what you have sent, above all very large numbers and lists; a shorter record or a smaller position may do.
error-site-cannot_be_read = Something in this cannot be read, shown or played. Nothing was kept and nothing has changed. Check what you have sent; if it comes from this site as it is, please tell us.
error-site-not_over_yet = This game still runs, and its seed is a secret until it is over. Come back then.
error-site-no_rules = The rules of this game are not written yet.

# Replay

site-replay-title = Replay: { $game }
site-replay-of_table = replay of table { $table }
site-replay-of_record = replay of a record
site-replay-to_table = To the table
site-replay-board = Board
site-replay-seats = Seats
site-replay-controls = Replay
site-replay-tools = With this moment
site-replay-journal = Journal
site-replay-law = Rules: { $law }
site-replay-turn = Turn { $turn }
site-replay-opening = Before the first turn
site-replay-answer = answer { $number } of { $last }
site-replay-where = Turn { $turn }, answer { $number } of { $last }
site-replay-moment = Moment
site-replay-first = First moment
site-replay-back = One back
site-replay-play = Play
site-replay-next = One on
site-replay-last = Last moment
site-replay-go = Go
site-replay-seen_by = Seen by
site-replay-eyes_all = everybody’s eyes
site-replay-eyes_public = a spectator
site-replay-own_eyes = Seen with your own eyes: { $seat }
site-replay-public_eyes = Seen with a spectator’s eyes
site-replay-link = Link to this moment
site-replay-copied = Copied
site-replay-download = Download the record
site-replay-download_view = Download what you have seen
site-replay-continue = Continue from here
site-replay-continue_help = A new table begins with this position, at the start of the present step. This game stays as it is.
site-replay-no_continue_over = The game is over at this moment. Go back a little: any earlier moment can be continued.
site-replay-no_continue_hidden = While this game runs, something is still hidden from you here, so no other table can go on from it. When the game is over, any moment can be continued.
site-replay-edit_position = Change it first
site-replay-open_table = Open the table
site-replay-seat_me = You
site-replay-seat_open = Anybody with the link

site-replay-upload_title = Look at a record
site-replay-upload_lead = A record is the file of a whole game. Send one in and go through it moment by moment, from any seat’s eyes, or play on from any point.
site-replay-upload_button = Look at it
site-replay-file = Record file
site-replay-file_help = JSON, plain or as .gz, up to 1 MB
site-replay-paste = Or its text

# Positions

site-positions-title = Set up a position
site-positions-lead = Write down who stands where, or change the example. The picture follows as you type; what is left out has its usual value.
site-positions-label = Position (JSON)
site-positions-picture = How it stands
site-positions-good = This position can be played. Next: { $next }
site-positions-bad = This cannot stand on the table yet
site-positions-show = Show it
site-positions-open = Open a table with it
site-positions-who = Who plays?
site-positions-example = Begin with the example of { $game }

# Verify

site-verify-title = Check a game
site-verify-link = Check the dealing
site-verify-lead = Was the game dealt fairly? Before the first move a table shows the hash of its secret seed, then every seat adds a word of its own. When the game is over the seed is shown, and here all of it is computed again, step by step.
site-verify-noted = The commitment that you saw before the first move
site-verify-noted_help = Optional. It stands on the table’s page; compare it with what you wrote down then.
site-verify-button = Check it
site-verify-another = Check another record
site-verify-steps = Step by step
site-verify-mark_good = Holds:
site-verify-mark_bad = Does not hold:
site-verify-mark_open = Cannot be told:
site-verify-verdict_good = Yes: this game was dealt fairly
site-verify-verdict_bad = No: something in this record was changed
site-verify-verdict_open = This cannot be told for sure
site-verify-why_good = The seed is the one that was promised, every shuffle and roll comes from it and from the seats’ words, and the answers lead to the result.
site-verify-why_bad = The steps marked below do not hold.
site-verify-why_open = Nothing contradicts the record, but some steps have nothing to be compared with.
site-verify-table = Table { $table }

site-verify-read = The record
site-verify-read-readable = It can be read: { $count ->
    [one] one entry
   *[other] { $count } entries
}.
site-verify-read-unreadable = It cannot be read.
site-verify-commitment = The seed and its commitment
site-verify-commitment-same = SHA-256 of the seed, computed here, is the commitment in the record.
site-verify-commitment-other = SHA-256 of the seed, computed here, is not the commitment in the record: the seed or the commitment was changed.
site-verify-commitment-unreadable = The seed, the words of the seats or the commitment cannot be read.
site-verify-commitment-not_sealed = The random numbers of this game come from a plain seed, as simulations do. Nothing was promised before it, so only the replay can be checked.
site-verify-published = What the table had promised
site-verify-published-same = It is the commitment that this table showed before the first move.
site-verify-published-other = This table showed another commitment before the first move: the seed in the record is not that of the table.
site-verify-published-unknown = The table is not known here. Compare the commitment with the one that was shown before the first move.
site-verify-noted-same = It is the commitment that you wrote down.
site-verify-noted-other = It is not the commitment that you wrote down.
site-verify-nonces = The words of the seats
site-verify-nonces-same = They are those that the seats added at this table.
site-verify-nonces-other = The word of seat { $number } is not the one that was added at this table.
site-verify-nonces-unknown = { $count ->
    [one] One word was
   *[other] { $count } words were
} mixed in. Look whether yours is among them.
site-verify-answers = The answers
site-verify-answers-same = They are those that this table has kept.
site-verify-answers-other = Entry { $number } is not the one that this table has kept.
site-verify-replay = The replay
site-verify-replay-legal = { $count ->
    [one] The one answer is
   *[other] All { $count } answers are
} legal where they stand.
site-verify-replay-illegal = With this seed and these words the answers do not fit the game: an answer, a word or the seed was changed.
site-verify-replay-left_out = Left out, for the seed is not the promised one.
site-verify-stream = Shuffles and rolls
site-verify-stream-same = { $count ->
    [0] The game took no number from the stream.
    [one] The one number that the game took stands in the stream.
   *[other] All { $count } numbers that the game took stand in the stream at their places.
}
site-verify-stream-other = Number { $number } of the stream is not what the game took.
site-verify-result = The result
site-verify-result-same = The replay ends as the record tells.
site-verify-result-other = The replay ends otherwise than the record tells: the result or an answer was changed.
site-verify-result-untold = The record tells no result: the game was not over.

site-verify-evidence = The evidence
site-verify-seed = Seed
site-verify-told = Commitment in the record
site-verify-computed = SHA-256 of the seed
site-verify-nonce = Word of seat { $number }
site-verify-no_nonce = (none)
site-verify-key = Key of the stream
site-verify-how = The key is SHA-256 of “nemeton”, a zero byte, and the SHA-256 of the seed and of each word. Number n of the stream is the first 8 bytes of HMAC-SHA-256 of the key and n (8 bytes); its remainder is what the game takes.
site-verify-draws = { $count ->
    [one] One number
   *[other] All { $count } numbers
} of the stream
site-verify-draw_counter = Number
site-verify-draw_moment = After answer
site-verify-draw_size = Out of
site-verify-draw_number = Taken
site-verify-draw_hash = HMAC-SHA-256

# Rules and cards

site-rules-short = Rules
site-rules-title = Rules
site-rules-lead = Every game in our own words, with pictures, from the first minute to the last question.
site-rules-contents = Contents
site-rules-language = Language
site-rules-anchor = Link to “{ $title }”
site-rules-version = These are the rules as they are played here, version { $version }.
site-rules-cards = All cards and tokens
site-cards-short = Cards
site-cards-title = Cards
site-cards-lead = Everything that has a name and a text: look it up, or search in it.
site-cards-of = { $game }: cards and tokens
site-cards-search = Search names and texts
site-cards-button = Search
site-cards-clear = Show all
site-cards-found = { $count ->
    [0] Nothing of { $every } matches.
    [one] One of { $every }
   *[other] { $count } of { $every }
}
site-cards-all = { $every ->
    [one] One in all
   *[other] { $every } in all
}
site-cards-law = In the rules
site-cards-link = Link to { $name }
