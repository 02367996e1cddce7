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
site-looking-found = Luck, mistakes, turning points
site-looking-luck_and_skill = Luck and mistakes of each seat
site-looking-seat = Seat
site-looking-luck = Luck
site-looking-mistakes_small = mistakes
site-looking-mistakes_grave = grave mistakes
site-looking-given_away = Given away
site-looking-luck_together = Luck of the table: { $count } of a hundred, all dice and draws together.
site-looking-luck_what = What is luck, what was given away?
site-looking-luck_help = Luck: after every throw and draw, the estimated chance is compared with its average over twelve other throws and draws at the same moment, hands as they were; the differences are added up. Given away: how much less the answers marked ? (five of a hundred and more) and ?? (twelve and more) were worth than the best one, added up, by one look of a bot.
site-looking-turnings = Turning points
site-looking-turned = { $who }: { $count } of a hundred.
site-looking-by_luck = Of that, luck: { $count }.

# How this table works: in the handbook beside a game

site-how-short = This table
site-how-title = How this table works
site-how-look = Look, choose, do
    .text = A pause of the pointer, a long press or the eye opens a card in large and does nothing. A click on an answer, or on a lit place of the board, gives it at once if it can be taken back; “Undo” stands below the answers.
site-how-verbs = Verbs, then places
    .text = Where there are many answers they are verbs. A verb opens its places, and the board lights the same ones. A piece on the board leads to what it may do. “All answers as a list” shows everything.
site-how-final = What is for good
    .text = Dice, a draw, a hidden card that is shown: such an answer is only chosen by the first click. The bar below says what will happen; its button does it. Behind the ? beside a question you choose what is confirmed.
site-how-cards = Before you choose
    .text = The table shows what an answer leads to where that can be told: the odds of a battle, what the invaders will do, who will lead a territory.
site-how-story = What happened
    .text = “Since your last move” is a film of what the others did, at your speed. The journal leads to every moment in the replay. When the game is over there is a page that tells how it went, and an analysis.
site-how-ahead = Not to be asked
    .text = Some questions can be answered in advance, below the question, while others think. Nobody else is told, and the table takes as long as it always does. Among people, questions with one answer are left out once all have said so.
site-how-away = When somebody is away
    .text = The table says who is away and since when. Nudge them, agree on a bot that stands in, or wait: whoever comes back takes the seat again.
site-how-keys = Keys
site-how-key_digits = choose an answer
site-how-key_enter = does what was chosen
site-how-key_escape = goes back, closes
site-how-key_tab = lead through answers and the board
site-how-key_card = the card that has the focus, in large
site-how-key_film = the film of what happened
