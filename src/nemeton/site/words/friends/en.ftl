# Home: friends

site-friends-title = Play with friends
site-friends-help = Open a table and send the link. No account needed: whoever comes gives a name and picks a seat.
site-friends-open = Open a table
site-friends-code = Got a code or a link?
site-friends-join = Join
site-friends-your_move = Your move
site-friends-others = Waiting for others
site-friends-lobbies = Not begun yet
site-friends-nudged = { $name } waits for you
site-friends-nudged_nameless = Somebody waits for you
error-site-bad_code = That is neither the code of a table nor its link. A code has eight letters, digits or dashes, such as EWx-RDyx.
error-site-no_code = This address is too long for a QR code.

# The lobby

site-lobby-title = { $name }’s table
site-lobby-title_nameless = A table for friends
site-lobby-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
site-lobby-door-private = for those who have the link
site-lobby-door-listed = listed on the home page
site-lobby-qr = QR code of the link to this table
site-lobby-code = Or by this code on the home page:
site-lobby-host = host
site-lobby-here = at your screen
site-lobby-plays = What { $seat } plays
site-lobby-picks = { $name } picks.
site-lobby-draft_order = The last seat picks first.
site-lobby-move = Sit here instead
site-lobby-beside = Also at this screen
site-lobby-beside_name = Their name, or none
site-lobby-beside_sit = Seat them here
site-lobby-level = Level of the bot: { $seat }
site-lobby-free = Free the seat
site-lobby-ready = I am ready
site-lobby-is_ready = ready
site-lobby-not_ready = not ready yet
site-lobby-waits = We wait for
site-lobby-open = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
}
site-lobby-begins = The game begins by itself when all seats are taken and all are ready.
site-lobby-watch = Looking on:
site-lobby-unnamed = { $count ->
    [one] somebody without a name
   *[other] { $count } without a name
}
site-lobby-table = Game and table
    .help = you may change all of it; everybody keeps a seat
site-lobby-first = Is somebody new to this game?
    .go = Set up a first game
site-lobby-fixed = This table goes on from a position; its game cannot be changed.
site-lobby-your_name = Your name
site-lobby-save_name = Use this name
site-lobby-nudged = { $name } waits for you: say that you are ready.
site-lobby-nudged_nameless = Somebody waits for you: say that you are ready.
error-site-too_many_people = { $people } people sit here, and this game would have { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Choose more seats, or another game.
error-site-fixed_position = This table goes on from a position; its game cannot be changed.
error-site-has_begun = The game has begun.
error-site-no_choice = At this table nobody chooses what to play.
error-site-not_your_pick = It is not your pick yet.
error-site-choice_taken = Somebody else has taken that.
error-site-nobody_here = Somebody at this screen needs you at it too: choose “Me” for a seat.
error-site-shared_screen = Several people share your screen; they would learn who could answer.
error-site-not_waited_for = Nobody waits for this seat.

# Customs of a table

site-new-here = Also at this screen
site-new-customs = Beginning and time
site-new-begins = The game begins
    .help = When nobody is waited for any more.
site-new-begins-full = when all seats are taken
site-new-begins-ready = when all are ready too
site-new-dealing = Who plays what
    .help = Factions, spirits or seats. Whoever plays for the first time is dealt an easy one.
site-new-dealing-choose = everybody chooses
site-new-dealing-lot = by lot
site-new-dealing-draft = draft, the last seat first
site-new-clock = Clock
    .help = When it runs out a bot stands in; whoever comes back takes the seat again.
site-new-clock-none = none
site-new-clock-turn_2m = two minutes a turn
site-new-clock-turn_5m = five minutes a turn
site-new-clock-turn_1d = a day a turn
site-new-clock-game_20m = twenty minutes each for the game
site-new-clock-game_1h = an hour each for the game
site-new-bot_after = Somebody is away
    .help = How long the table waits for somebody who is away on their turn.
site-new-bot_after-never = the table waits
site-new-bot_after-5m = a bot stands in after five minutes
site-new-bot_after-1h = a bot stands in after an hour
site-new-bot_after-1d = a bot stands in after a day
site-new-notice-nobody_here = Somebody at this screen, but not you?
    .help = Choose “Me” for your own seat; the others at this screen play beside you.
site-new-notice-curtain = Several people share this screen.
    .help = Between two of them a curtain hides the hands until the next one says that it is them.
site-new-notice-one_screen = Several seats are played from this screen.
    .help = Nothing is hidden between them: the page shows the seat that is asked.

# Away, clocks

site-away-left = { $name } left the table
site-away-gone = { $name } is away, last seen
site-away-never = { $name } has not come yet.
site-away-bot = A bot stands in
site-away-bot_help = Whoever comes back takes the seat again.
site-away-clock = { $name }: time runs out
site-away-own_clock = Your time runs out
site-away-nudge = Nudge
site-away-nudged = nudged
site-away-you_nudged = { $name } waits for your move.
site-away-you_nudged_nameless = Somebody waits for your move.
site-in-now = in a moment
site-in-minutes = in { $count } min
site-in-hours = in { $count } h
site-in-days = { $count ->
    [one] in a day
   *[other] in { $count } days
}

# Several at one screen

site-screen-pass = Pass the screen to { $name }.
site-screen-several = Pass the screen to whoever is asked.
site-screen-hidden = Hands stay hidden until somebody says that it is them.
site-screen-me = I am { $name }
site-screen-hide = Hide my hand
site-screen-as = You play { $name }.
site-screen-switch = To { $name }
site-screen-others = Look as
