"""What the rulebook leaves open, one line each. The question, the choice and its source stand in docs/rulings/inis.md;
changing a line here changes the rule everywhere (and wants a new `rules_version`)."""

HIGHLANDS_AFTER_CITADELS = True  # Q1: at the start of the Resolution step; False: at the start of the clash
LUG_TAKES_CANCELLED_CARDS = True  # Q2: Lug Samildanach may take an Action card that Geis has cancelled
OUTSIDERS_ANSWER_CLASHES = True  # Q3: Lug's Spear, Battle Frenzy and Highlands may come from outside the clash
CUCHULAIN_TAKES_EXACTLY_TWO = True  # Q4: two exposed clans where there are two; False: one or two
SWAPPED_CLAN_IS_REMOVED = False  # Q5: New Alliance opens the removal triggers
PLOY_GOES_ON_FROM_PLAYER = True  # Q6: after Oengus's Ploy play goes on after who played it; False: the old order
CITADEL_TAKES_FROM_HANDS = True  # Q7: the card Citadel takes an Advantage card even from another hand
STONE_CIRCLE_TAKES_OWN_CLAN = True  # Q8: the price of the Stone Circle is an own clan; False: anybody's
CAULDRON_TAKES_EARLIER_CLANS = True  # Q9: clans lost earlier in the same clash lie on the Cauldron too
COVE_NEEDS_A_CARD_ASIDE = True  # Q12: with nothing set aside Cove does nothing; False: it only sets a card aside
FORCED_LOSSES_ARE_REMOVALS = True  # Q13: what the Gates and the Festival take opens the removal triggers
CANCELLED_MANEUVER_IS_SPENT = True  # Q14: a maneuver card that The Dagda cancels was the maneuver
DIARMUID_PAYS_THE_TOLL = False  # a clan that reappears in the Mountains is placed there; True: it has moved there
DISCARDS_ARE_REMEMBERED = True  # R59: who saw an Action card go to the face-down pile knows it; False: nobody does
DEEDS = 1_000  # how many Deeds there are: never too few; the box holds 8
