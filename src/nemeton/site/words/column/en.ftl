# The layout of a table: its menu, boards, hand.
site-table-menu = Menu
site-table-boards = Boards
site-table-hand_short = Hand
site-table-tools = Tools for the board
site-table-latest = Latest
site-table-grip = Answers lower or higher
