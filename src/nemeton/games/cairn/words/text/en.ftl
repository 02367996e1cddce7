# Cairn where there are only letters. A short name has at most seven letters, so that it fits into a space of the field;
# what stands beside the field has at most 34.

cairn-text-letter-sea = S
cairn-text-letter-forest = F
cairn-text-tribe-sea = Sea
cairn-text-tribe-forest = Forest
cairn-text-village = village { $count }
cairn-text-tokens = Tokens
cairn-text-token-add = add
cairn-text-token-move = move
cairn-text-token-jump = jump
cairn-text-token-transform = transformation
cairn-text-face-white = white totem ○
cairn-text-face-black = black totem ●
cairn-text-face-orthogonal = straight
cairn-text-face-diagonal = diagonally
cairn-text-face-own = over one’s own
cairn-text-face-enemy = over an enemy
cairn-text-face-middle = own, ENEMY, own
cairn-text-face-end = own, own, ENEMY
cairn-text-upcoming = Upcoming megaliths
cairn-text-stack = In the stack: { $count }
cairn-text-tucked = under it: { $megalith }

cairn-text-short-chaos_of_the_giants = Chaos
cairn-text-short-cairn_of_dawn = Dawn
cairn-text-short-cromlech_of_the_stars = Stars
cairn-text-short-pillars_of_spring = Spring
cairn-text-short-alley_of_dusk = Dusk
cairn-text-short-deer_rock = Deer
cairn-text-short-menhir_of_the_dancers = Dancers
cairn-text-short-sanctuary_of_the_ages = Ages
cairn-text-short-tumulus_of_shadows = Shadows
cairn-text-short-stormwell = Storm
cairn-text-short-fairies_circle = Fairies
cairn-text-short-haven_of_purity = Purity
cairn-text-short-memorial_mound = Mound
cairn-text-short-source_of_silver = Silver
cairn-text-short-walk_of_the_colossi = Colossi
cairn-text-short-moving_stone = Moving
cairn-text-short-heart_of_the_earth = Heart

cairn-text-label-add = Add on
cairn-text-label-move = Move { $origin }
cairn-text-label-jump = Jump { $origin }
cairn-text-label-go = Go to
cairn-text-label-transform = Transform
cairn-text-label-banish = Banish
cairn-text-label-shift = Move { $short } { $origin }
cairn-text-label-exchange = Swap { $short } { $origin }
cairn-text-label-replace = Replace { $short } { $origin }
cairn-text-label-swap = Swap { $origin }
cairn-text-label-raise = Raise { $megalith }
cairn-text-goal = { $space }
cairn-text-goal-stone = { $space } ({ $short })
cairn-text-goal-off = off { $arrow }
cairn-text-stone = { $megalith }: { $text }

cairn-text-built = built { $signs }

cairn-text-guide =
    The first tribe to build three megaliths wins; a tribe that can take none of the three actions loses.
    In a turn you take one action as its token shows it: add a shaman on a totem space of your first row, move one by one space, or jump over a neighbour. Then that token turns over, for both tribes.
    You build when a shaman leaves the field through the enemy’s side, on the space it leaves; or by a transformation, on the space of the enemy that it banishes.
    A transformation needs three shamans in a straight line, as the token shows, one of them placed or moved this turn.
    A shaman that arrives on a megalith must use what it does, and may set off the next one.
    On the field: (S) and [F] are shamans, ○ and ● totems, a word is a megalith, * marks what has just changed; beside it, ■ counts built megaliths and ◄ shows whose turn it is.

cairn-text-stone-beginner = Beginner megalith
cairn-text-stone-expert = Expert megalith
