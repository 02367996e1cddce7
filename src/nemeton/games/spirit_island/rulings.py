"""Rulings that the rulebook leaves open, one switch each (docs/rulings/spirit_island.md gives the reasons).
Those of a scenario stand in its file."""

# Fear cards that name presence or sacred sites: do those of any spirit count, or only the player's own?
ANY_PRESENCE_ON_FEAR_CARDS = True

# A spirit loses its last presence: is the game lost at once, or when the action and what it triggers are complete?
LAST_PRESENCE_LOSES_AT_ONCE = False

# Fear cards that remove "health worth" of invaders: does damage make an invader cheaper?
DAMAGE_LOWERS_WORTH = False

# On the thematic map four lands meet at one point: do those that share nothing else border on each other?
LANDS_MEET_IN_A_POINT = True

# A land of the thematic map reaches over to another board and touches the ocean there: does it border on that ocean?
LANDS_REACH_OTHER_OCEANS = False
