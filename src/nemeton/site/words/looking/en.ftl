# Looking back: the steps of a replay, its turns, the end of a record, the analysis

error-site-no_step = Moment { $moment } has no step { $number }; it has { $last } of them.
error-site-no_turn = There is no turn { $turn } in this game; the last one is { $last }.
site-looking-steps = Step by step
site-looking-turns = Turns { $first } to { $last }
site-looking-nothing = Nothing has been told yet.
site-looking-jump = Go to a turn
site-looking-turn_back = Turn before
site-looking-turn_next = Next turn

# How a record ended, and the analysis

error-site-record_not_over = This record stops before the game was over: nobody has won yet. Its replay and its analysis are there.
site-looking-record = a record
site-looking-title = Analysis: { $game }
site-looking-chart = Estimated chances after every answer; a click goes there
site-looking-nobody = Nobody is asked here.
site-looking-nothing_asked = At this moment nobody chose anything, or it was taken back.
site-looking-go_first = To the beginning
site-looking-go_back = The choice before
site-looking-go_next = The next choice
site-looking-go_last = To the end
site-looking-answers = What bots think of the answers
site-looking-weighing = A bot weighs the answers …
site-looking-played = Played
site-looking-best = best
site-looking-bot_line = The bot’s line
site-looking-lost = { $count } of a hundred were left lying here.
site-looking-nothing_lost = Nothing was left lying here.
site-looking-worth_help = Worth: how the judge of the bots sees this seat afterwards, from 0 (lost) to 100 (won), knowing what the seat knew. { $count ->
    [one] There was one answer.
   *[other] There were { $count } answers.
}
site-looking-thought_quick = One look at each.
site-looking-thought_long = After a search of five seconds.
site-looking-think = Think longer
site-looking-try = Try it yourself from here
site-looking-mistakes = Where much was lost
site-looking-mistakes_help = Answers that were worth much less than another, by one look of a bot. Chance and later answers are not in it.
site-looking-no_mistakes = Nobody gave away much with a single answer.
site-looking-looking = The game is looked through …
site-looking-looked = Looked through up to answer { $done } of { $last } …
site-looking-better = Better: { $what }
