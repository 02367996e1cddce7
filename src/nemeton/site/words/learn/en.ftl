# Lessons: the pages around them. What a lesson itself says stands with its game, in words/lessons.

site-nav-learn = Learn
site-learn-title = Learn to play
site-learn-lead = Short lessons at the real table. You do things, one at a time; nothing counts, and you can go back.
site-learn-of = Learn { $game }
site-learn-how = A lesson takes two or three minutes.
site-learn-progress = { $count ->
    [one] { $done } of one lesson done.
   *[other] { $done } of { $count } lessons done.
}
site-learn-begin = Begin
site-learn-go_on = Go on
site-learn-go_on_at = Go on at step { $number }
site-learn-again = Once more
site-learn-all = All lessons
site-learn-lessons = Lessons
site-learn-whole_rules = Read the whole rules instead
site-learn-done = done
site-learn-door = New here? Learn in ten minutes
    .help = Short lessons at the real table, for every game.

# In a lesson

site-learn-nothing_counts = Lesson: nothing counts
site-learn-number = { $game }, lesson { $number } of { $count }
site-learn-steps = { $number } of { $count } steps done
site-learn-all_steps = Steps of this lesson
site-learn-back = Step back
site-learn-leave = Leave
site-learn-next = Next
site-learn-show = Show me
site-learn-next_lesson = Next lesson
site-learn-play = Play a first game
    .help = An easy set-up, gentle bots, and a hint at every new question.
    .go = Begin the game
site-learn-read = More about it in the rules:
site-learn-asleep = That is a legal move too, but this lesson wants something else just now. “Show me” points at it.
