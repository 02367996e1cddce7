# Words of the table pages.

error-site-not_your_seat = You do not sit at this table; only people who sit there can do this.
error-site-host_only = Only the host of the table can do this.
error-site-not_absent = This player is not away long enough to be replaced.
error-site-no_draw = A draw can be offered only between two people.
error-site-proposal_gone = This is no longer asked; the page shows how things stand now.
error-site-still_playing = This game is not over yet; a rematch comes after it.
error-site-empty_message = There is nothing to say in an empty message.
error-site-long_message = A message has at most { $most } letters; nothing was sent.
error-site-sits_already = You sit at this table already.
error-site-changed_meanwhile = Somebody else changed this table at the same moment. Nothing was done: try again.
error-site-no_name = Give a name first, so that the others know who you are.
error-site-no_seat_link = This seat link is not valid, or the seat has changed hands.

site-table-skip = Skip to your move
site-table-number = table { $table }
site-table-rules = Rules
site-table-replay = Replay
site-table-board = Board
site-table-seats = Seats
site-table-tabs = What to show
site-table-journal = Journal
site-table-chat = Chat
site-table-stones = In play
site-table-more = Table
site-table-close = Close
site-table-back = Back to the table
site-table-zoom-in = Zoom in
site-table-zoom-out = Zoom out
site-table-zoom-fit = Show the whole board
site-table-title-yours = Your move! { $game }
site-table-title-over = Over: { $game }
site-table-lost = The connection is lost. Nothing is lost with it: the page goes on by itself as soon as the server can be reached.
site-table-unsent = This could not be sent. Nothing was changed; try again when the connection is back.

site-table-seat-here = is here
site-table-seat-away = is away
site-table-seat-left = has left
site-table-seat-asked = to move
site-table-seat-won = has won
site-table-seat-stands_in = for { $name }

site-table-yours = Your move.
site-table-watching = You are watching.
site-table-you_left = You have left your seat.
site-table-waits = { $count ->
   *[other] Waiting for
}
site-table-waits_secretly = Waiting for possible answers.
site-table-law = Rules: { $law }
site-table-refused = What I cannot do now, and why
site-table-and_more = and { $count } more
site-table-pick = { $least ->
    [0] Choose up to { $most }
   *[other] { $most ->
        [one] Choose one
       *[other] Choose at least { $least } and at most { $most }
    }
}
site-table-pick-exactly = Choose exactly { $count }
site-table-below = { $count } more ↓
site-table-return = Take my seat again

site-table-undo = Undo
site-table-undo-ask = Ask to take it back
site-table-undo-alone = Take it back all the same
site-table-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
site-table-still = { $company ->
    [alone] { "." }
   *[others] ; the others may agree to go back all the same.
}
site-table-why-nothing = You have nothing to take back.
site-table-why-over = The game is over; nothing can be taken back.
site-table-why-chance = Chance has decided something since{ site-table-still }
site-table-why-shown = Something hidden was shown since{ site-table-still }
site-table-why-answered = Somebody else has answered since{ site-table-still }
site-table-why-needed = A later answer depends on it{ site-table-still }
site-table-agree = Agree
site-table-refuse = No
site-table-withdraw = Never mind
site-table-proposal-undo = may I take back my last answer, and all that came after it?
site-table-proposal-draw = shall we call it a draw?
site-table-proposal-replace = shall a bot play on for { $name }?
site-table-proposal-waits = Waiting for the others to agree.

site-table-over-won = You have won!
site-table-over-ended = The game is over.
site-table-over-stood_in = A bot finished the game for { $name }.
site-table-over-replay = Watch the replay
site-table-winners = Winners: { $names }.
site-table-nobody_wins = Nobody wins.
site-table-rematch = Rematch, seats swapped
site-table-again = Play again
site-table-again-go = Go to the new game
site-table-together_again = Play again, seats swapped
site-table-together_again-go = Go to the new game
site-table-rematch-go = Go to the rematch

site-table-turn = Turn { $turn }
site-table-turn-begins = The turn begins.
site-table-nothing_yet = Nothing has happened yet. What everybody does will be told here.
site-table-opening = Before the first turn
site-table-no_board = The board of this game cannot be drawn under the rules of today. How it ended and its journal are kept.
site-table-no_story = Of this game only the result was kept.
site-table-whole_story = Earlier turns: the whole journal
site-table-story = Journal of { $game }
site-table-all_cards = All there is in this game

site-table-chat-empty = Nobody has said anything yet.
site-table-chat-say = Say something
site-table-chat-send = Send
site-table-chat-mute = Mute the chat
site-table-chat-muted = The chat is muted.

site-table-share = Copy the link to the table
site-table-share-help = Whoever opens it may watch.
site-table-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
site-table-copied = Copied
site-table-notify = Tell me when it is my move
site-table-notify-help = A notification of your browser, while this page is open in the background.
site-table-seat_link = Copy the link to my seat
site-table-seat_link-help = To go on on another device. Keep it to yourself: whoever has it can play for you.
site-table-seat_link-here = The link
site-table-renew = Renew the link to my seat
site-table-renew-help = The old link is worth nothing from then on, and other devices lose the seat; this one keeps it.
site-table-windows = Ask me only when I could answer
site-table-windows-help = When cards may be answered, everybody who could hold an answer is asked, so that silence tells nothing. With this on, the house passes for you when you hold none. Then your pauses tell the others that you might hold one.
site-table-draw = Offer a draw
site-table-draw-help = The game ends in a draw if the other side agrees.
site-table-replace = Let a bot play for { $name }
site-table-replace-help = The player can come back later. The result will say that a bot stood in.
site-table-leave = Leave my seat
site-table-leave-help = You may come back; meanwhile the others may let a bot play for you.
site-table-resign = Resign
site-table-resign-sure = Really give up?
site-table-resign-yes = Yes, I resign
site-table-resign-help = The other side wins.
site-table-resign-help_many = A bot takes your seat for good, and the result will say so.
site-table-commitment = Commitment:
site-table-commitment-help = The hash of the secret that decides every shuffle. The secret is shown when the game is over, so that anybody can check it.
site-table-seed = Secret seed:
site-table-verify = Check it

site-table-room = Waiting for players
site-table-room-invite = Invite somebody
site-table-room-invite_help = Send this link. Whoever opens it gives a name and sits down.
site-table-room-address = Link to this table
site-table-room-copy = Copy the link
site-table-room-open = open seat
site-table-room-name = Your name
site-table-room-sit = Sit down
site-table-room-bot = Bot for this seat
site-table-room-seat_bot = Seat a bot
site-table-room-leave = Stand up
site-table-room-begins = The game begins by itself when all seats are taken.

site-table-continue-title = Continue here?
site-table-continue-help = This is the seat of { $name } ({ $place }) at a table of { $game }. If it is yours, go on here: both devices will hold it, and you can play from either.
site-table-continue-link = The link to the seat, as it was copied
site-table-continue-yes = Continue on this device
site-table-continue-no = Only watch
site-table-silent = { $names } could not answer, although it was tried three times. The game is safe and waits.
site-table-silent-again = Let it try again
site-table-silent-lot = Let chance answer once
site-table-silent-help = If it fails again, the host may let chance answer in its place.
error-site-no_silent_bot = No bot is waited for here any more.
site-table-carried = The rules of this game were corrected while it was running; it goes on under version { $rules }. { $lost ->
    [one] One answer no longer fits and must be given again.
   *[other] { $lost } answers no longer fit and must be given again.
}
site-table-carried_own = { $count ->
    [one] One of them is yours.
   *[other] { $count } of them are yours.
}

site-table-pins = Pins and arrows
site-table-pins-help = Show the others what you mean. Pins belong to the talk, not to the game: they vanish when the phase passes.
site-table-pins-pin = Put a pin
site-table-pins-arrow = Draw an arrow
site-table-pins-hint = Click a place. To stop, click here.
site-table-pins-hint_end = Now where it ends. To stop, click here.
site-table-pins-at = pin: { $start }
site-table-pins-way = arrow: { $start } → { $end }
site-table-pins-remove = Take away ({ $pin })
site-table-pins-start = Place
site-table-pins-end = Arrow to
site-table-pins-nowhere = no arrow, a pin
site-table-pins-put = Show it
site-table-pins-clear = Take all of mine away
error-site-no_pins = This game has no pins and arrows.
error-site-no_place = There is no such place on this board; nothing was pinned.
error-site-too_many_pins = A seat has at most { $most } pins and arrows; take some away first.
