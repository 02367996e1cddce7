# The end of a game, and what bots are called

site-people-bot_named = { $name } (bot)

error-site-still_running = This game is not over yet; how it went is told after its end.
site-end-open = How it went
site-end-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
site-end-minutes = { $count } min
site-end-hours = { $count } h
site-end-replay = Watch the replay
site-end-analyse = Analyse
site-end-picture = Picture to share
site-end-picture_failed = This browser cannot make a PNG; here is the drawing itself, as SVG.
site-end-record = Record
site-end-table = Back to the table
site-end-how = How it went
site-end-how_titled = How it went: { $what }
site-end-scores = score
site-end-standing = How each stood
site-end-counting = The game is being counted: chart, key moments and figures come in a moment.
site-end-not_counted = The chart and the figures cannot be counted.
site-end-look_again = Look again
site-end-as_table = As a table
site-end-turn_head = Turn
site-end-moments = Key moments
site-end-in_turn = Turn { $turn }:
site-end-look = look
site-end-flag = key moment { $number }, turn { $turn }
site-end-chart_label = { $what } over the turns; the table below has every value
site-end-gained = { $seat } gains { $count }: { $parts }.
site-end-lost = { $seat } loses { $count }: { $parts }.
site-end-swing = The estimate for { $seat } goes { $way ->
    [up] up
   *[down] down
} by { $count } of a hundred.
site-end-swing_together = The estimate of a victory goes { $way ->
    [up] up
   *[down] down
} by { $count } of a hundred.
site-end-expected = { $count } (average { $average })
site-end-numbers = In numbers
site-end-chances = Estimated chances over the turns, in percent
site-end-chances_head = Estimated chances, %
site-end-chances_help = An estimate by the judge of the bots, who weighs each position. Nobody has computed these chances.
site-end-together = Victory
site-end-board = The last board
site-end-look_back = Look at any moment in the replay, and go on from there
site-end-lately = Lately finished
