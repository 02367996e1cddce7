# What the table in the terminal says, in English. The same messages stand in ru.ftl and uk.ftl; a test compares them.

# Beginning and end

terminal-title = { $game }. { $company ->
    [bots] The bots play among themselves.
    [alone] You play { $seat }.
    [one] You play { $seat }; the bot { $bot } plays { $others }.
   *[people] You play all seats at one keyboard.
}
terminal-hint = Type the number of an option, or its words, such as “{ $example }”. “help” shows what else you can type.
terminal-saved = The game is saved in { $path }. Go on with it:
terminal-finished = The record of the game is in { $path }. Look at it:
terminal-resumed = The saved game goes on.
terminal-set_aside = The game that was saved before is now in { $path }.
terminal-resume_question = An unfinished game is saved in { $path }. Go on with it? (yes/no)
terminal-yes = y yes
terminal-no = n no
terminal-unfinished = The game is not over.
terminal-score = Score: { $score }
terminal-drawn_game = Nobody wins.
terminal-winner = The winner is { $seat }.

# While playing

terminal-turn = Turn { $turn }
terminal-thinking = { $seat } ({ $bot }) is thinking …
terminal-unknown = “{ $text }” is neither an option nor a command. Type a number, or “help”.
terminal-no_number = There is no option { $text }; the options are 1 to { $last }.
terminal-ambiguous = “{ $text }” may mean several options: { $options }.
terminal-refused = Not now: { $option }, because { $reason }.
terminal-refusals = What is not possible now, and why:
terminal-no_refusals = Nothing is forbidden now.
terminal-topics = What lies on the table:
terminal-no_topic = There is nothing called “{ $text }”. Try a part of its name.
terminal-journal_empty = Nothing has happened yet.

# Commands: the words to type, the first one being shown in the help

terminal-command-help = help
terminal-command-explain = ?
terminal-command-undo = undo back
terminal-command-board = board show
terminal-command-journal = journal log
terminal-command-why = why
terminal-command-save = save
terminal-command-quit = quit exit q

terminal-help = What you can type
terminal-help-number = the number of an option, or its words, such as “{ $example }”; parts of words will do
terminal-help-help = this page; “{ $word } NAME” explains a thing by a part of its name
terminal-help-explain = explains everything that lies on the table
terminal-help-undo = takes your last answer back, and what the bot did after it
terminal-help-board = draws the table again
terminal-help-journal = tells the whole game so far
terminal-help-why = what is not possible now, and the reason
terminal-help-save = saves the game (it is also saved after every answer)
terminal-help-quit = leaves the table; the game is saved and can go on later

# What can be wrong

error-terminal-seat = There is no seat “{ $seat }”; it can be: { $known }.
error-terminal-option = A table option is written name=value, not “{ $option }”.
error-terminal-no_save = There is no saved game in { $path }.
error-terminal-save_over = The game in { $path } is over; start a new one without --resume.
error-terminal-resume_only = A saved game keeps its seats, seed and options: leave out { $given }, or start anew with --new.
error-terminal-resume_out = --resume goes on with the match in a file: name it with --out.
error-terminal-exclusive = { $one } and { $other } exclude each other.
error-terminal-other_game = The file { $path } holds a game of { $game }, not of { $wanted }.
error-terminal-unwritable = The file { $path } cannot be written: { $problem }.
error-terminal-answer_number = There is no answer { $at }; the record has { $last }.
error-terminal-bots = { $game } is played by { $players }, so name one bot for all seats or { $players } bots, not { $count }.
error-terminal-at_least = { $what } must be at least { $least }, not { $given }.
