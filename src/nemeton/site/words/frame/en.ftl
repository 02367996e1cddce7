error-site-no_game = There is no game “{ $game }” here.
error-site-no_table = There is no table “{ $table }”.
error-site-older_rules = This game was played under earlier rules (version { $rules }; these are version { $known }). It can be looked at, but not replayed or played on.
error-site-no_seat = This table has no seat { $seat }.
error-site-no_moment = This game has no moment { $number }; it goes up to { $last }.
error-site-seat_taken = This seat is taken.
error-site-automaton_seat = Seat { $seat } is an automaton’s: nobody sits there.
error-site-only_automata = All seats are automata’s; at least one must be a person’s or a bot’s.
error-site-bad_seat = A seat is for “me”, “here”, “open” or a “bot”, not “{ $kind }”.
error-site-other_players = The position is for { $wanted } players, not for { $players }.
error-site-other_game = The position is one of “{ $wanted }”, not of “{ $game }”.
error-site-already_answered = This was answered already; the page shows how things stand now.
error-site-outpaced = While you were choosing, { $who } was faster ({ $what }). What you chose is no longer possible, and nothing of yours was counted. The page shows how things stand now.
error-site-outpaced_unseen = While you were choosing, somebody else acted. What you chose is no longer possible, and nothing of yours was counted. The page shows how things stand now.
error-site-not_playing = This table is not playing now.
error-site-forbidden = This is not allowed; reload the page and try again.
error-site-no_page = There is no such page.
error-site-too_large = That is too much to send at once.
error-site-too_often = That was too often. Nothing was changed; try again in { $wait }.
error-site-too_busy = Too many requests wait at the moment. Nothing was changed; try again in { $wait }.
error-site-bad_setting = The setting { $name } must be a number that is not negative, not “{ $value }”.
error-site-served_already = Another process serves the tables in { $folder } already. Stop that one first, or give this one another folder (--data).
error-site-database_away = The site cannot reach its database at the moment. Nothing was changed; it goes on by itself, try again in a few seconds.
error-site-cannot_write = The site cannot write at the moment: its disk is full or read-only. Nothing was changed; whoever runs the site must make room, then try again.
error-site-no_driver = PostgreSQL needs a driver that is not installed: pip install "nemeton[postgres]".
error-site-needs_postgres = Several processes need PostgreSQL: set NEMETON_DATABASE to its address. On SQLite one process serves alone.
error-site-not_empty = There is a site in { $place } already: restore into an empty place.
error-site-bad_backup = { $place } is no backup of a site, or it is damaged.
error-site-nothing_there = There is nothing to back up: { $place } is not there.
error-site-damaged = { $place } is damaged: restore an earlier backup.
error-site-other_kind = This backup holds { $kind }, which belongs to the other kind of database.
error-site-no_program = { $program } is needed for this and is not installed.
error-site-program_failed = { $program } failed: { $told }
error-site-odd_letters = There are letters in this that nobody can read. Nothing was changed.
error-site-too_many_fields = That is too many fields at once; up to { $most } are read.
error-site-other_session = This form belongs to another session: your cookie is gone, was renewed, or the page was open in another browser. Nothing was changed.
error-site-too_many_tokens = You have { $most } tokens already; revoke one first.
error-site-no_such_token = There is no such token.
error-site-late = The request took too long to arrive; it was not answered.
error-site-long_head = The head of the request is too long: too many or too long headers.
error-site-too_many_connections = Too many connections are open from your address. Close some pages and try again in a moment.
error-site-full = The house is full just now. Try again in a moment.
error-site-too_many_streams = You have too many live pages open. Close one, and this one comes alive.
site-wait-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
site-wait-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
error-site-bad_request = This request cannot be understood; nothing was changed.
error-site-bad_field = This request cannot be understood: { $problem }. Nothing was changed.
site-problem-any = something in it is not as it should be
site-problem-at = something is wrong at “{ $place }”
site-problem-missing = “{ $place }” is missing
site-problem-unknown = “{ $place }” means nothing there
site-problem-kind = at “{ $place }” there should be { $wanted }, not { $got }
site-kind-object = an object
site-kind-list = a list
site-kind-text = a text
site-kind-number = a number
site-kind-yes_no = yes or no
site-kind-nothing = nothing
error-site-fault = Something went wrong here. Nothing was lost: reload the page.
site-skip = Skip to content
site-back_home = Back to the games

# The frame

site-nav = Site
site-nav-games = Games
site-nav-rules = Rules
site-nav-cards = Cards
site-nav-me = My page
site-footer = About this site
site-footer-language = Language
site-footer-credits = Credits and licences
site-footer-verify = Verify a record
site-footer-fan = An unofficial fan work; the games belong to their authors and publishers.

# Who sits where

site-people-guest = Guest
site-people-you = you
site-people-open = open seat
site-people-bot = bot
site-people-bot_machine = automaton

# Times

site-ago-now = just now
site-ago-minutes = { $count } min ago
site-ago-hours = { $count } h ago
site-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

# Home

site-home-tab = { $count ->
    [0] Nemeton
   *[other] ({ $count }) Nemeton
}
site-home-hello = What shall we play?
site-home-hello_named = What shall we play, { $name }?
site-home-wait = { $count ->
    [one] One table waits for you
    [2] Two tables wait for you
    [3] Three tables wait for you
   *[other] { $count } tables wait for you
}
site-home-wait_named = { $count ->
    [one] One table waits for you, { $name }
    [2] Two tables wait for you, { $name }
    [3] Three tables wait for you, { $name }
   *[other] { $count } tables wait for you, { $name }
}
site-home-intro = An open table for board games, with friends or against bots. No account, no set-up: choose a game and sit down.
site-home-mine = My tables
site-home-finished = all, and finished ones
site-home-games = Games
site-home-two_clicks = First click: a game. Second click: start, at the level you like.
site-home-play = Play now with bots
site-home-how_strong = { $game }: how strong?
site-home-set_up = Set up a table…
site-home-coming = Not here yet
site-home-coming_why = Its rules are being written; it will stand here when every one of them holds.
site-home-players = { $least }–{ $most } players
site-home-players_exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
site-home-minutes = { $minutes } min
site-home-hours = { $hours } h
site-home-waiting = Waiting for players
site-home-open_one = open one yourself
site-home-nobody_waits = Nobody is waiting for a player just now. Open a table, list it, and it stands here for everybody.
site-home-join = Join
site-home-your_move = Your move
site-home-waits_for = Waiting for { $name }
site-home-look = Look
site-home-to_table = To the table
site-home-seats_open = { $count ->
    [one] { $count } seat open
   *[other] { $count } seats open
}
site-home-turn = turn { $turn }
site-home-live = live
site-home-slow = slow, a move a day
site-shelf-inis = Inis
    .line = Draft, parley and clash for the crown of a Celtic island.
site-shelf-root = Root
    .line = Fur, feather and steel: every faction plays its own game.
site-shelf-spirit_island = Spirit Island
    .line = Together, as spirits, drive the invaders into the sea.

# New table

site-new-title = New table
site-new-game = Game
site-new-seats = Seats
site-new-players = Players
site-new-yes = yes
site-new-no = no
site-new-who = Who plays { $seat }
site-new-me = Me
site-new-open = A person: open seat
site-new-options = Rules of this table
site-new-no_options = This game leaves nothing to choose.
site-new-pace = Pace
site-new-pace-live = Live
    .help = everybody is at the table now
site-new-pace-slow = Slow
    .help = a move a day, come back when you like
site-new-door = Access
site-new-door-private = Private
    .help = only people who have the link
site-new-door-listed = Listed
    .help = on the home page, open to everybody
site-new-headline = { $count ->
    [one] { $game } for one
    [2] { $game } for two
    [3] { $game } for three
    [4] { $game } for four
   *[other] { $game } for { $count }
}
site-new-open_it = Open the table
site-new-update = Show these choices
site-new-first = A first game.
    .help = New to this game?
    .go = Set up a guided first game
    .is = Every question comes with a hint the first time.
site-new-notice-two_me = You can sit on one seat only.
    .help = Choose “Me” once; give the other seat to a bot, or leave it open.
site-new-notice-only_bots = Nobody plays here but bots.
    .help = That is fine: you will watch. To play yourself, choose “Me” for a seat.
site-new-notice-i_watch = You have no seat at this table.
    .help = The open seats are for others, and you watch. To play yourself, choose “Me” for a seat.
site-new-notice-nobody_can_join = Nobody can join this table.
    .help = It is listed on the home page, but no seat is open. Leave a seat open, or make the table private.
site-new-notice-by_link = You will get a link to share.
    .help = The table is private: it begins when everybody has opened the link and sat down.
site-new-notice-just_you = Only you and bots play here.
    .help = It begins at once. To play with a friend, leave a seat open and send them the link.
site-new-notice-slow_bots = Bots do not sleep.
    .help = Slow play changes nothing at a table without other people: bots answer at once.
site-new-notice-seats_changed = The number of seats has changed.
    .help = It now fits this game. Look who sits where.
site-new-failed = The table was not opened.

# Me

site-me-title_nameless = My page
site-me-about = Name and preferences
site-me-name = Name
site-me-name_help = What others see at the table. You may leave it empty and play as a guest.
site-me-language = Language
site-me-theme = Light or dark
site-me-theme-system = As the system
site-me-theme-light = Light
site-me-theme-dark = Dark
site-me-sight = Seats told apart by
site-me-sight_help = For eyes that see colours differently: larger marks beside every name.
site-me-sight-colours = Colours and marks
site-me-sight-shapes = Large marks
site-me-motion = Motion
site-me-motion_help = Pieces that glide to their places. The setting of your system counts too.
site-me-motion-full = Pieces glide
site-me-motion-none = No motion
site-me-sound = Sound
site-me-sound_help = Small sounds for your turn, pieces, dice, cards, battles and the end. Made here; off until you want them.
site-me-sound-off = Off
site-me-sound-on = On
site-me-save = Save
site-me-saved = Saved.
site-me-programs = Programs that play for you
site-me-programs_help = A program with a token sits on your seats and answers for you. Give each its own, so that you can take it back.
site-me-programs_how = How a program plays
site-me-token = Token
site-me-token_made = This is the token. Copy it now: it is not shown again.
site-me-token_revoked = That token is worth nothing any more.
site-me-token_since = made { $when }
site-me-token_used = last used { $when }
site-me-token_unused = never used
site-me-token_revoke = Revoke
site-me-token_name = Name of the program
site-me-token_make = Make a token
site-me-cookies = Known by a cookie
site-me-cookies_help = This browser is known by a cookie. If somebody else may have got it, renew it: every other copy is logged out. Tokens above stay; seats that you opened by their link on another device stay there, too.
site-me-renew = Log out everywhere else
site-me-renewed = Done: only this browser is known as you.
site-me-playing = In progress
site-me-nothing_playing = No table in progress. Start one from the games page; it takes two clicks.
site-me-finished = Finished
site-me-nothing_finished = No finished game yet. Each one will stay here, with its replay.
site-me-won = Won
site-me-lost = Lost
site-me-drawn = Draw
site-me-seen = Watched
site-me-tally = { $won } won, { $lost } lost, { $drawn } drawn
site-me-replay = Replay

# Credits

site-credits-title = Credits
site-credits-fan = An unofficial fan work
site-credits-fan_text = Nemeton is made by people who love these games. It is not made, checked or endorsed by their authors or publishers. Names of games, cards and places are facts; every sentence, picture and rule summary here is our own. If you like a game, buy it: nothing replaces the wooden pieces.
site-credits-games = The games
site-credits-game_of = { $author }, published by { $publisher }
site-credits-licence = Licence
site-credits-licence_text = The program is free software under the Apache License 2.0.
site-credits-pictures = Pictures and icons
site-credits-pictures_text = Every board, picture and icon is drawn here, in code, and shares the licence of the program.
site-credits-fonts = Typefaces
site-credits-libraries = Built with
site-credits-what = What
site-credits-use = What for
site-credits-terms = Licence
site-credits-use-htmx = pages that change in place
site-credits-use-litestar = the web application
site-credits-use-uvicorn = serving it
site-credits-use-uvloop = many connections at once
site-credits-use-httptools = reading requests
site-credits-use-jinja = pages from templates
site-credits-use-markupsafe = text that cannot do harm in a page
site-credits-use-markdown = the rules’ pages
site-credits-use-sqlalchemy = storage
site-credits-use-alembic = migrations of the storage
site-credits-use-aiosqlite = the database in a file
site-credits-use-msgspec = data, records and positions
site-credits-use-fluent = languages
site-credits-use-typer = the command line
site-credits-use-rich = colours in the terminal

# When something goes wrong

site-failure-missing = This is not here
site-failure-refused = This cannot be done
site-failure-fault = Something went wrong
site-failure-kept = Nothing was changed, and nothing was lost.
site-failure-typed = What you typed
site-failure-again = Send it again
error-site-long_name = A name has at most { $longest } letters.
error-site-bad_preference = “{ $value }” is not one of the choices.
error-site-bad_level = There is no bot “{ $level }” here; there are “{ $lowest }” to “{ $highest }”.
error-site-bad_players = { $game } is not played with { $players }.
error-site-two_seats = You can sit on one seat only: choose “Me” once.
error-site-bad_choice = “{ $value }” is not one of the choices for “{ $option }”.

error-site-no_port = Nothing can listen at { $host }, port { $port }: it is in use or not allowed. Choose another with --port.
error-site-no_token = This needs a token: ask for one at /api/tokens and send it as “Authorization: Bearer …”.

# How a program plays

site-api-title = How a program plays
site-api-intro = A program can open tables, sit down, watch and answer, as a person does. It asks for a token once, or gets one from a person’s own page, and sends it along with everything.
site-api-english = What follows is in English, as programs read it; the same for machines:
site-api-calls = What it can ask
site-api-shapes = What is sent and told

site-doctor-folder-well = The data folder { $place } can be written.
site-doctor-folder-ill = The data folder { $place } cannot be written: change its owner or choose another (--data).
site-doctor-private-well = The data folder is its owner’s alone.
site-doctor-private-ill = Others may look into { $place }: chmod 700.
site-doctor-room-well = { $free } MB are free.
site-doctor-room-ill = Only { $free } MB are free, { $room } should be.
site-doctor-secret-well = The secret that signs cookies is there.
site-doctor-secret-ill = secret.key is too short: remove it, and a new one is made; visitors then get new cookies.
site-doctor-reached-well = The database answers.
site-doctor-reached-ill = The database cannot be reached: is it running, is NEMETON_DATABASE right?
site-doctor-current-well = The database is up to date.
site-doctor-current-ill = The database is of an older version: at the next start a copy is kept and it is brought up to date.
site-doctor-sound-well = The database is sound.
site-doctor-sound-ill = The database is damaged: restore a backup.
site-doctor-connections-well = PostgreSQL allows { $most } connections; each process needs { $needed }.
site-doctor-connections-ill = PostgreSQL allows { $most } connections, and one process needs { $needed }: raise max_connections.
site-doctor-clock-well = The clocks of this machine and of the database agree.
site-doctor-clock-ill = The clock of this machine is { $seconds } seconds away from the database’s: set up time synchronisation.
site-doctor-dump-well = pg_dump is there for backups.
site-doctor-dump-ill = pg_dump is not installed: backups, and the copy before an update, cannot be made here.
site-doctor-summary-well = All is well.
site-doctor-summary-ill = Something must be done.
