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
PARTISANS_DISCARD_BIRDS = True  # X1: partisans discard bird cards too; False: birds match the suit and stay
COFFINS_TAKE_FROM_MAP = True  # X2: warriors removed from the map, not replaced ones; False: all that go to a supply
BUREAU_REPLACES = True  # X3: Propaganda Bureau needs a warrior and a place for it; False: it may remove alone
INFORMANTS_AT_ANY_DRAW = True  # X4: instead of any draw of the evening; False: only of the one that ends it
TUNNELS_JOIN_IDLE_PIECES = True  # X5: crafting pieces that do not craft this turn too; False: only those that do
CARDS_JOIN_FOR_ALL = True  # X6: clearings that a card joins are adjacent for what its player does; False: for moves
EMIGRES_MAY_STAY = True  # X7: one may decline and lose the card; False: who can move to a battle must
ALL_CLEARINGS_ARE_CLAIMED = True  # D1: Royal Claim scores clearings off the map too (12.2.2); False: only the map
FERRY_DRAWS_FOR_ALLIES = True  # M1: allies who are taken along by ferry draw too; False: who moved alone
SHORE_ROUND_THE_LAKE = True  # M2: forests at the lake reach the next two; False: all that share its clearings
