"""What the Law leaves open, one line each. The question, the choice and its source stand in docs/rulings/root.md;
changing a line here changes the rule everywhere (and wants a new `rules_version`)."""

PARTNERS_MAY_FIGHT = False  # R1: coalition partners may not battle each other; True: "another player" in 4.3 is anybody
COALITION_NEEDS_TEN_POINTS = True  # R2: forming a coalition is an activation (3.3.1); False: at any number of points
AID_COUNTS_ONCE = True  # R3: an aid counts towards one step of a relationship; False: three aids in a turn make three
VAGRANT_RAZES_FOR_HIMSELF = True  # R4: buildings and tokens of an instigated battle are removed by the Vagrant
RONIN_STRIKES_REPEATEDLY = True  # R5: one swift strike for each ready sword; False: one in a battle
BANK_IS_OPTIONAL = True  # R6: Better Burrow Bank may be left; False: both must draw
GRANTED_MOVES_COST_HOSTILE_BOOTS = True  # R7: a move by a card into hostile warriors costs the additional boot
PAID_WARRIORS_REPLACE = True  # C1: warriors that pay for a replacement may take the place; False: others must
TRADE_POST_POINTS = (2, 2, 2)  # F1: what the slots of a track of trade posts score, the first one first
HIRED_COUNT_FOR_ONE = True  # F2: hired warriors count for their buyer alone; False: for who lends them as well
SWEEPING_ALLOWS_PLACING = True  # P5: who sweeps a clearing may place there; False: only if that was allowed before
ALLIES_GO_FREE = (
    False  # P6: what forbids to leave holds those who go along with an ally; True: only where it holds the ally
)
PARTISANS_DISCARD_BIRDS = True  # X1: partisans discard bird cards too; False: birds match the suit and stay
COFFINS_TAKE_FROM_MAP = True  # X2: warriors removed from the map, not replaced ones; False: all that go to a supply
BUREAU_REPLACES = True  # X3: Propaganda Bureau needs a warrior and a place for it; False: it may remove alone
INFORMANTS_AT_ANY_DRAW = True  # X4: instead of any draw of the evening; False: only of the one that ends it
TUNNELS_JOIN_IDLE_PIECES = True  # X5: crafting pieces that do not craft this turn too; False: only those that do
CARDS_JOIN_FOR_ALL = True  # X6: clearings that a card joins are adjacent for what its player does; False: for moves
EMIGRES_MAY_STAY = True  # X7: one may decline and lose the card; False: who can move to a battle must
CONTROL_DIE = ((1, 2), (1, 2), (1, 2), (2, 3), (2, 3), (2, 4))  # X12: gold symbols and all of a face; or (2, 3) thrice
BRUTAL_TO_THE_UNLED = True  # X13: a band that nobody controls takes the hit, nobody scores; False: no hit
NOBLES_WANT_A_PIECE = True  # B10: nobles win ties with a faction piece there, as lords do (7.2.2); False: in any tie
SPECIAL_WARRIORS_SHIELD = True  # H3: a warrior that cannot be removed shields the rest from a bolt; False: it does not
SPECIAL_WARRIORS_COUNT_FOR_HALF = False  # X8: False Orders count warriors that they can send off; True: all of them
ALL_CLEARINGS_ARE_CLAIMED = True  # D1: Royal Claim scores clearings off the map too (12.2.2); False: only the map
OWNERS_CHOOSE_LOADS = True  # K2: of warriors that others move their owner says what they carry; False: who moves them
PARTNERS_TAKE_TROPHIES = False  # K3: a relic that a partner removes is no trophy and out of the game; True: as others
FERRY_CARD_DRAWS_FOR_RIDERS = True  # L1: the landmark draws for all factions that ride; False: as the lake's ferry
LOST_BUILDINGS_ARE_OF_EVERY_SUIT = True  # L2: what falls in a clearing of every suit; False: of its printed suit
TREETOP_WANTS_THREE = True  # L3: the Elder Treetop is not for two players; False: its card only advises against it
OWN_PIECES_ARE_LANDMARKS = True  # L4: landmarks keep away from a map's own ferry and tower; False: only from others
FERRY_DRAWS_FOR_ALLIES = True  # M1: allies who are taken along by ferry draw too; False: who moved alone
BOTH_OF_A_KIND = True  # S1: the second card of a kind is among the setup cards too; False: only the first
SETUP_CARDS_LEFT_OUT: tuple[str, ...] = ()  # S1: factions that a group leaves out of the row
NEXT_MILITANT_FOR_NO_ROOM = (
    True  # S2: a card without legal homelands makes way for a militant; False: best possible ones
)
BIRDS_SCORE_THE_BEST = True  # A11: for a bird an automaton scores its row with fewest left; False: fewest on the map
FALLEN_MACHINES_ALWAYS_COUNT = True  # A12: Robot Revenge comes in its own turn too; False: only in those of others
POSTS_COST_PAYMENTS = False  # A15: who removes a post of automata loses half of the payments; False: nothing
VICTIMS_CHOOSE = True  # A14: who must discard to a plot of an automaton chooses the card; False: at random
INVESTORS_SWAY_THE_TOPMOST = True  # A27: of those that match a lost building; False: as the order says, else the last
SHORE_ROUND_THE_LAKE = True  # M2: forests at the lake reach the next two; False: all that share its clearings
