# What the site's keeper does, and what people do with their own data.

error-site-banned = You are shut out of this site{ $until ->
    [never] {""}
   *[other] {" until "}{ $until }
}.{ $why ->
    [none] {""}
   *[other] {" The reason given: “"}{ $why }”.
}
error-site-muted = You are muted and cannot talk, point or nudge{ $until ->
    [never] {""}
   *[other] {" until "}{ $until }
}.{ $why ->
    [none] {""}
   *[other] {" The reason given: “"}{ $why }”.
} You can play on.
error-site-table_closed = The keepers of this site have closed this table: it can be read, and nothing can be done here.{ $why ->
    [none] {""}
   *[other] {" The reason given: “"}{ $why }”.
}
error-site-no_person = Nobody here has an id that begins with “{ $who }”; write at least { $least } letters of it (nemeton admin people).
error-site-several_people = Several people have ids that begin with “{ $who }”: write more of it.
error-site-bad_address = “{ $address }” is no address and no network.
error-site-broad_address = { $address } is too many addresses at once.
error-site-own_address = { $address } is this machine: behind a proxy that is everybody (see NEMETON_PROXIES).
error-site-not_banned = { $who } is not shut out.
error-site-not_muted = { $who } is not muted.
error-site-closed_already = The table { $table } is closed already.
error-site-not_closed = The table { $table } is not closed.
error-site-bad_reason = A reason is one line of at most { $most } letters.
error-site-no_site = There is no site in { $place }: start it once, or name its folder (--data) or database (NEMETON_DATABASE).
error-site-older_database = The database is of another version than this program: start the site with this version first.
error-site-not_sure = Nothing was done: say --yes.

site-failure-banned = You are shut out
site-table-closed = Closed by the keepers of this site: this table can be read, and nothing can be done here.{ $why ->
    [none] {""}
   *[other] {" The reason given: “"}{ $why }”.
}
site-table-closed_head = This table is closed
site-home-closed = closed
site-people-gone = somebody who left

site-me-data = Your data
site-me-data_help = All that this site keeps of you, as a file; or all of it removed.
site-me-export = Download my data
site-me-delete = Delete my data…

site-farewell-title = Delete your data
site-farewell-goes = This goes:
site-farewell-person = your name, preferences, lessons and programs; this browser is a stranger here afterwards
site-farewell-alone = { $count ->
    [0] tables that you played with bots only (there are none)
    [one] the one table that belongs to nobody else, with its replay
   *[other] the { $count } tables that belong to nobody else, with their replays
}
site-farewell-chat = everything you have said in chat
site-farewell-stays = Games of others stay whole:
site-farewell-waiting = { $count ->
    [0] where a game has not begun your seat would be open again (there is none)
    [one] at one table that has not begun your seat is open again
   *[other] at { $count } tables that have not begun your seat is open again
}
site-farewell-playing = { $count ->
    [0] where a game is played a bot would take your seat (there is none)
    [one] in one game that is played a bot takes your seat
   *[other] in { $count } games that are played a bot takes your seat
}
site-farewell-over = { $count ->
    [0] where a game is over “somebody who left” would have sat in your place (there is none)
    [one] in one game that is over “somebody who left” has sat in your place
   *[other] in { $count } games that are over “somebody who left” has sat in your place
}
site-farewell-for_good = This cannot be taken back, by nobody. Copies in backups go when these are replaced.
site-farewell-do = Delete everything of mine
site-farewell-back = Keep it
site-farewell-done = Your data is deleted
site-farewell-done_help = This site does not know you any more. Whatever you play from now on, you play as somebody new.

site-keeper-muted = { $who } is muted{ $until ->
    [never] {""}
   *[other] {" until "}{ $until }
}.
site-keeper-unmuted = { $who } may talk again.
site-keeper-banned = { $who } is shut out{ $until ->
    [never] {""}
   *[other] {" until "}{ $until }
}.
site-keeper-unbanned = { $who } is let in again.
site-keeper-closed = The table { $table } is closed.
site-keeper-reopened = The table { $table } goes on.
site-keeper-rotate_sure = Every visitor becomes a stranger: guests come back to their seats by the links of these only. Go on?
site-keeper-rotated = The secret is new. Running processes sign with it within two seconds; all cookies are worthless.
site-keeper-nothing = Nothing found.
