# The explorer

site-explorer-title = Explorer
site-explorer-lead = What bots have played here, and who won. Click a move, in the list or on the board, to go on.
site-explorer-short = what bots have played from any position, and who won.
site-explorer-board = The board
site-explorer-here = At this position
site-explorer-games =
    { $count ->
        [one] { $count } game of the book has come by
       *[other] { $count } games of the book have come by
    }
site-explorer-answers = Moves that were played
site-explorer-others = Other moves
site-explorer-others_help = No game of the book has played these. The figure is what the bots’ judge thinks of the chance to win.
site-explorer-nothing = The book does not know this position
site-explorer-nothing_help = Hardly any game has come by. So here is what the bots’ judge thinks of the chance to win after each move; you can go on all the same.
site-explorer-played =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
site-explorer-share = { $share } %
site-explorer-wins = { $seat } won { $count } %
site-explorer-undecided = undecided { $count } %
site-explorer-losses = { $seat } won { $count } %
site-explorer-legend = Games won by { $seat }
site-explorer-legend_undecided = Won by nobody
site-explorer-judge = Judge: { $count } %
site-explorer-back = A move back
site-explorer-start = To the start
site-explorer-deal = Deal { $number }
site-explorer-other_deal = Another deal
site-explorer-brought = Your position
site-explorer-edit = Change the position
site-explorer-copy = Copy the link
site-explorer-way = The moves so far
site-explorer-way_start = Start
site-explorer-long = An address holds no more moves. To go on, open the position in the sandbox and explore from there.
site-explorer-refused = This link breaks off
site-explorer-open = Explore from here
site-explorer-about = What the figures are
site-explorer-about_games =
    { $count ->
        [one] { $count } game of two equal bots, a search with { $iterations } looks at each answer, made on { $date }. Their first moves were drawn by lot among good ones.
       *[other] { $count } games of two equal bots, a search with { $iterations } looks at each answer, made on { $date }. Their first moves were drawn by lot among good ones.
    }
site-explorer-about_alike = Positions count as the same when shamans, tokens, score and the spaces of the megaliths agree, whichever megaliths they are; mirrored and turned ones too. The book keeps those that at least { $least } games have come by. Games of people are not in it.
site-explorer-about_none = There is no book here. The explorer shows only what the bots’ judge thinks.

error-site-no_explorer = There is no explorer for “{ $game }”.
error-site-bad_deal = Deals have numbers from 1 to { $most }.
error-site-other_game = The position in this link belongs to another game.
error-site-bad_way = Move { $number } of this link cannot be played. Here is the position before it.
error-site-long_way = This link names more than { $most } moves. Here is the position that it begins with.
