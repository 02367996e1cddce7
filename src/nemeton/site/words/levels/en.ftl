# The levels of bots, and how strong they are

site-level-1 = 1 · Acorn
    .like = takes what catches the eye and often errs: for a first game
site-level-2 = 2 · Sprout
    .like = overlooks a lot, errs now and then
site-level-3 = 3 · Sapling
    .like = sees most of what is there, still errs
site-level-4 = 4 · Young oak
    .like = errs little
site-level-5 = 5 · Oak
    .like = the middle: a sound game
site-level-6 = 6 · Tall oak
    .like = thinks ahead
site-level-7 = 7 · Old oak
    .like = thinks further ahead
site-level-8 = 8 · Ancient oak
    .like = thinks as long as people like to wait: the best there is here
site-level-machine = Automaton
site-level-choose = Level of the bots, from 1 to 8
site-level-start = Start
site-level-set = Set
site-people-bot_level = bot { $level }
site-new-bot_level = Bot { $level }

site-strength-title = How strong are the bots?
site-strength-lead = There are eight levels in every game. A higher one sees more, errs less and, further up, thinks ahead. At the highest one an answer takes three seconds at most, and all answers of a turn eight.
site-strength-level = Level
site-strength-like = What it is like
site-strength-share = Won against the level below
site-strength-interval = Between (95 %)
site-strength-games = Games
site-strength-rating = Rating
site-strength-measured = Measured by the bots’ own games: each level against the one below it. A game that both shared, or nobody won, is not counted.
site-strength-measured_together = Here all players win or lose together, so each level played alone against islands of difficulty 0 to 8.
site-strength-held = Level { $level } is held at { $points } points.
site-strength-share_together = Islands saved
site-strength-none = not measured yet
site-strength-nothing = Nothing has been measured for this game yet, or its levels have changed since.
site-strength-few = Rows of fewer than { $count } games are marked with ~: they show a tendency, no more.
site-strength-range = { $low } to { $high }
site-strength-percent = { NUMBER($share, minimumFractionDigits: 1) } %
site-strength-bounds = { NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) }

# What fits a table

site-fit-short = Figures
site-fit-title = What fits this table
site-fit-lead = { $count } games among { $players } equal bots of level { $level }, who see one answer ahead; played on { $date } at all kinds of tables. With everybody equal each would win as often as the others.
site-fit-together = { $count } games of { $players ->
    [one] one bot
   *[other] { $players } bots
} of level { $level }, who see one answer ahead; played on { $date }. A higher level wins more often, so compare the lines with each other.
site-fit-other_players = For this number of players there are no figures yet.
site-fit-what = Faction or spirit
site-fit-share = Won
site-fit-taken = at this table
site-fit-help = The interval holds the true share in 95 of 100 cases. “~” stands before figures from fewer than 30 games. Bots are not people: what needs a long plan does worse here than in good hands.
