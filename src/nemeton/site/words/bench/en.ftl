# The sandbox

site-bench-title = Sandbox
site-bench-lead = Set up any position: choose a piece, click where it goes. Then play on with bots or friends, or share the link.
site-bench-begin = What to begin with
site-bench-set_up = Another table
site-bench-set_up_so = Set it up so
site-bench-instead = Or set it up by clicking.
site-bench-write = Write it as text
site-bench-players = Players:
site-bench-board = The board
site-bench-refused = That cannot be
site-bench-mode = What a click does
site-bench-put = Put
site-bench-take = Take away
site-bench-clear = Empty the board
site-bench-pieces = Pieces
site-bench-beside = Beside the board:
site-bench-where = Or name the place:
site-bench-do = Do it there
site-bench-dials = Turn, points and tracks
site-bench-cards = Cards
site-bench-find = Find a card
site-bench-move = Move to …
site-bench-move_card = Move “{ $card }” to
site-bench-play = Play on
site-bench-share = Share
site-bench-link = Link to this position
site-bench-copy = Copy the link
site-bench-text = The position as text

error-site-bad_link = This link carries no position.
error-site-no_bench = There is no sandbox for this position.
