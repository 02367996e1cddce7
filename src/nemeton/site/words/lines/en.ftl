# Lines that somebody tries

site-lines-title = Try other answers
site-lines-lead = Go on from here as you like. What you try is kept as a tree in this address: share the link, or take it home.
site-lines-way = The way here
site-lines-start = To the beginning
site-lines-back = An answer back
site-lines-bot = Let a bot play on
site-lines-tree = Tried
site-lines-tree_help = The number is the estimated chance of whoever answers, in percent. The cross takes an answer away with all behind it.
site-lines-remove = Take away: { $what }
site-lines-tried = tried
site-lines-answers = Answers
site-lines-full = A tree holds no more. Take an answer away to go on.
site-lines-luck_same = Chance goes on as it came in the game.
site-lines-luck_other = Chance comes otherwise: number { $number }.
site-lines-other_luck = With other chance
site-lines-same_luck = As in the game
site-lines-as_text = As text
site-lines-as_json = As data (JSON)
site-lines-open = Try other answers
site-lines-mine = My lines
site-lines-others = { $count ->
    [one] { $count } answer more
   *[other] { $count } answers more
}
error-site-bad_lines = This link to tried answers is damaged: it holds up to { $lines } lines of { $steps } answers.
