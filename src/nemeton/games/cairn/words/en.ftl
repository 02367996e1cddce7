# Everything Cairn says, in English. The same messages, values and attributes stand in ru.ftl and uk.ftl; a test compares them.
#
# $seat is a tribe, or the name of whoever plays it: it may be of any gender, so it stands first and takes no ending but ’s.
# $seat_id is the number of the seat, "none" where there is no winner. Options begin small and hold no comma, for they are
# listed in sentences; reasons (cairn-refused-…) are clauses; the journal and the problems of a position are sentences.

# The game

cairn-name = Cairn
    .line = Two tribes of shamans meet on a field of five by five; the first to build three megaliths wins.

cairn-seat-sea = Sea
cairn-seat-forest = Forest
cairn-seat-nobody = nobody

# Tokens and their faces

cairn-token-add = add
cairn-token-move = move
cairn-token-jump = jump
cairn-token-transform = transformation

cairn-face-white = white totem
cairn-face-black = black totem
cairn-face-orthogonal = orthogonal step
cairn-face-diagonal = diagonal step
cairn-face-own = jump over one’s own shaman
cairn-face-enemy = jump over an enemy shaman
cairn-face-middle = the enemy in the middle
cairn-face-end = the enemy at the end

# The place beyond the field; north is the side of Forest

cairn-off = off the field to the { $direction ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}

# Megaliths: the name, and what the stone does. “You” is whoever owns the shaman that arrived.

cairn-megalith-chaos_of_the_giants = Chaos of the Giants
    .text = Banish one enemy shaman that stands in your first row, totem spaces included.
cairn-megalith-cairn_of_dawn = Cairn of Dawn
    .text = Add a shaman from your village on a space of your first row that holds no shaman. If a megalith stands there, it is activated.
cairn-megalith-cromlech_of_the_stars = Cromlech of the Stars
    .text = Move the shaman that stands here to another megalith that holds no shaman, however far away. That megalith is activated.
cairn-megalith-pillars_of_spring = Pillars of Spring
    .text = The turn after this one is yours. If it would be yours anyway, nothing changes.
cairn-megalith-alley_of_dusk = Alley of Dusk
    .text = Banish one enemy shaman on one of the eight spaces around this megalith.
cairn-megalith-deer_rock = Deer Rock
    .text = Move one shaman of either tribe from the eight spaces around this megalith by one space, in any direction, to a space without a shaman. It does not leave the field, unless the table lets abilities lead your own shamans out. If it arrives on a megalith, its owner activates that one.
cairn-megalith-menhir_of_the_dancers = Menhir of the Dancers
    .text = Move the shaman that stands here by one space, in any direction, to a space without a shaman. It does not leave the field, unless the table lets abilities lead your own shamans out. If it arrives on a megalith, that one is activated.
cairn-megalith-sanctuary_of_the_ages = Sanctuary of the Ages
    .text = Move any megalith, this one included, by one space in any direction to a space of the field without a megalith. Shamans stay where they are, and nothing is activated.
cairn-megalith-tumulus_of_shadows = Tumulus of Shadows
    .text = Banish the shaman that stands here: your own.
cairn-megalith-stormwell = Stormwell
    .text = Let any two megaliths on the field, this one included, change places. Shamans stay where they are, and nothing is activated.
cairn-megalith-fairies_circle = Fairies Circle
    .text = Move one enemy shaman, wherever it stands, by one space in any direction to a space without a shaman. It does not leave the field. If it arrives on a megalith, the enemy activates that one.
cairn-megalith-haven_of_purity = Haven of Purity
    .text = Move one of your other shamans on the field by one space, in any direction, to a space without a shaman. It does not leave the field, unless the table lets abilities lead your own shamans out. If it arrives on a megalith, that one is activated.
cairn-megalith-memorial_mound = Memorial Mound
    .text = Turn over one of the three action tokens; it may be the one just used. The transformation token is not an action token.
cairn-megalith-source_of_silver = Source of Silver
    .text = Replace any megalith on the field, this one included, with one of the upcoming megaliths. The old one goes under the stack, then a new upcoming megalith is drawn. Nobody scores, and nothing is activated.
cairn-megalith-walk_of_the_colossi = Walk of the Colossi
    .text = Let one of your shamans and one enemy shaman on the field change places, however far apart. Nothing is activated.
cairn-megalith-moving_stone = Moving Stone
    .text = Copy the ability of one of the upcoming megaliths, or, if the table plays it so, of another megalith on the field. It works as if it were written on this megalith; a copy without effect may be chosen too.
cairn-megalith-heart_of_the_earth = Heart of the Earth
    .text = Raise one of the upcoming megaliths on a space that holds neither a megalith nor a shaman; then a new upcoming megalith is drawn. Nobody scores.

# What is asked

cairn-action = { $seat }: choose one of the three actions.
cairn-build = { $seat }: choose the upcoming megalith to build on { $space }.
cairn-transformation = { $seat }: choose the enemy shaman that your transformation banishes.

cairn-chaos_of_the_giants = { $seat }: { cairn-megalith-chaos_of_the_giants } on { $space } bids you banish an enemy from your first row.
cairn-cairn_of_dawn = { $seat }: { cairn-megalith-cairn_of_dawn } on { $space } bids you add a shaman in your first row.
cairn-cromlech_of_the_stars = { $seat }: { cairn-megalith-cromlech_of_the_stars } on { $space } bids your shaman go to another megalith.
cairn-alley_of_dusk = { $seat }: { cairn-megalith-alley_of_dusk } on { $space } bids you banish an enemy next to it.
cairn-deer_rock = { $seat }: { cairn-megalith-deer_rock } on { $space } bids you move a shaman next to it by one space.
cairn-menhir_of_the_dancers = { $seat }: { cairn-megalith-menhir_of_the_dancers } on { $space } bids its shaman move by one space.
cairn-sanctuary_of_the_ages = { $seat }: { cairn-megalith-sanctuary_of_the_ages } on { $space } bids you move a megalith by one space.
cairn-stormwell = { $seat }: { cairn-megalith-stormwell } on { $space } bids you swap two megaliths.
cairn-fairies_circle = { $seat }: { cairn-megalith-fairies_circle } on { $space } bids you move an enemy by one space.
cairn-haven_of_purity = { $seat }: { cairn-megalith-haven_of_purity } on { $space } bids you move another of your shamans by one space.
cairn-memorial_mound = { $seat }: { cairn-megalith-memorial_mound } on { $space } bids you turn over an action token.
cairn-source_of_silver = { $seat }: { cairn-megalith-source_of_silver } on { $space } bids you replace a megalith with an upcoming one.
cairn-walk_of_the_colossi = { $seat }: { cairn-megalith-walk_of_the_colossi } on { $space } bids you swap one of your shamans with an enemy.
cairn-moving_stone = { $seat }: { cairn-megalith-moving_stone } on { $space } bids you choose a megalith to copy.
cairn-heart_of_the_earth = { $seat }: { cairn-megalith-heart_of_the_earth } on { $space } bids you raise an upcoming megalith on an empty space.

# Options

cairn-option-add = add a shaman on { $space }
cairn-option-move = move from { $origin } to { $to }
cairn-option-move_off = move from { $origin } { $to }
cairn-option-jump = jump from { $origin } over { $over } to { $to }
cairn-option-jump_off = jump from { $origin } over { $over } { $to }
cairn-option-go = go to the megalith on { $to }
cairn-option-transform = transform the enemy on { $space }
cairn-option-decline = do not transform
cairn-option-build = build { $megalith }
cairn-option-banish = banish the shaman on { $space }
cairn-option-move_stone = move the megalith from { $origin } to { $to }
cairn-option-swap_stones = swap the megaliths on { $one } and { $other }
cairn-option-flip = turn over the { $token } token
cairn-option-replace = replace the megalith on { $space } with { $megalith }
cairn-option-swap = swap the shamans on { $own } and { $enemy }
cairn-option-copy = copy { $megalith }
cairn-option-raise = raise { $megalith } on { $space }
cairn-option-stop = stop the loop

# Why something is not on offer

cairn-refused-other_totem = the add token shows the other totem
cairn-refused-village_empty = no shaman is left in the village
cairn-refused-own_on_totem = a shaman of the same tribe already stands on that totem space
cairn-refused-wrong_side = the field can be left through the enemy’s side only
cairn-refused-occupied = another shaman stands there
cairn-refused-token_orthogonal = the move token now allows orthogonal steps only
cairn-refused-token_diagonal = the move token now allows diagonal steps only
cairn-refused-jump_own = the jump token now allows jumps over one’s own shamans only
cairn-refused-jump_enemy = the jump token now allows jumps over enemy shamans only
cairn-refused-landing = the space behind the jumped shaman is not free

# The journal

cairn-setup = The shamans take their places and the stones are laid out; { $seat } goes first.
cairn-turn = { $seat } begins a turn.
cairn-added = { $seat } adds a shaman on { $space }.
cairn-moved = { $seat }’s shaman goes from { $origin } to { $to }.
cairn-left = { $seat }’s shaman leaves the field from { $origin } through the enemy’s side and returns to its village.
cairn-banished = { $seat }’s shaman on { $space } is banished to its village.
cairn-swapped = { $seat }’s shaman on { $own } and the enemy on { $enemy } change places.
cairn-flipped = The { $token } token is turned over and now shows: { $face }.
cairn-transformed = { $seat } completes the line and transforms the enemy on { $space }.
cairn-declined = { $seat } does not transform.
cairn-raised = { $megalith } rises on { $space }.
cairn-not_built = A megalith already stands on { $space }, so { $seat } builds none.
cairn-scored = { $seat } has built { $score ->
    [one] one megalith
   *[other] { $score } megaliths
} of 3.
cairn-drawn = { $megalith } is drawn as a new upcoming megalith.
cairn-tucked = { $megalith } goes under the stack.
cairn-stone_moved = { $megalith } moves from { $origin } to { $to }.
cairn-stones_swapped = The megaliths on { $one } and { $other } change places.
cairn-activated = { $seat } activates { $megalith } on { $space }.
cairn-no_effect = { $megalith } finds nothing to act on.
cairn-copied = { $seat } copies { $megalith }.
cairn-next_turn = { $seat } will have the turn after this one.
cairn-stopped = The chain goes round in a circle and stops at { $megalith }.
cairn-blocked = { $seat } can take none of the three actions and loses.
cairn-repeated = The same situation has come up for the third time: the game is a draw.
cairn-won = { $seat } has built the third megalith and wins.

# How a game ended; $seat is the winner

cairn-how-points = { $seat_id ->
    [none] Nobody built three megaliths, and nobody wins.
   *[other] { $seat } wins with three megaliths.
}
cairn-how-blocked = { $seat_id ->
    [none] No action was possible, and nobody wins.
   *[other] { $seat } wins: the other tribe could take none of the three actions.
}
cairn-how-repetition = { $seat_id ->
    [none] A draw: the same situation came up for the third time.
   *[other] { $seat } wins: the same situation came up for the third time.
}
cairn-how-unfinished = { $seat_id ->
    [none] The game was stopped at its turn limit; nobody wins.
   *[other] The game was stopped at its turn limit; { $seat } wins.
}
cairn-how-agreed = { $seat_id ->
    [none] A draw by agreement.
   *[other] { $seat } wins by agreement.
}
cairn-how-resigned = { $seat_id ->
    [none] The game was given up; nobody wins.
   *[other] { $seat } wins: the other tribe gave up.
}

# What is wrong with a position

cairn-check-tribes = There are two tribes, Sea and Forest, not { $count }.
cairn-check-shamans = { $seat } has five shamans, on the field and in the village together, not { $count }.
cairn-check-space = There is no space “{ $space_id }”: the field runs from a1 to e5, and a shaman may also wait in the “village”.
cairn-check-two_shamans = Several shamans stand on { $space }; a space holds one.
cairn-check-moved = “moved” names { $space }, where no shaman stands.
cairn-check-moved_twice = “moved” names { $space } twice; once is enough.
cairn-check-unknown_megalith = There is no megalith “{ $name }”; megaliths are written like “deer_rock”.
cairn-check-two_megaliths = { $megalith } is there more than once; there is only one of each megalith.
cairn-check-upcoming = { $count ->
    [0] No megalith is upcoming
    [one] One megalith is upcoming
   *[other] { $count } megaliths are upcoming
}; there are two, and fewer only when the stack is empty.
cairn-check-tokens = The tokens are: { $names }; no other and none missing.
cairn-check-face = The { $token } token has no face “{ $name }”; it shows { $token_id ->
    [add] “white” or “black”
    [move] “orthogonal” or “diagonal”
    [jump] “own” or “enemy”
   *[transform] “middle” or “end”
}.
cairn-check-score = A score cannot be { $score } here: it runs from 0 to 3, and 3 ends the game.
cairn-check-to_move = The turn, this one and the next, belongs to Sea or to Forest.
cairn-check-activation = An ability waits on { $space }, where no shaman stands on a megalith.
cairn-check-agenda = The agenda holds a turn, or what is left of one: an activation and a transformation, a transformation alone, or the end of the turn; after the end of the game it is empty.
cairn-check-result = The winner is Sea (0) or Forest (1).

# Sections of the rules

cairn-law-setup = Preparing the game
cairn-law-turn = The turn
cairn-law-turn-action = The turn: one of three actions
cairn-law-action-add = Adding a shaman
cairn-law-action-move = Moving a shaman
cairn-law-action-jump = Jumping over a shaman
cairn-law-action-leaving = Leaving the field
cairn-law-action-one_shaman = One shaman on a space
cairn-law-transformation = The transformation
cairn-law-banishing = Banishing a shaman
cairn-law-build = Building a megalith
cairn-law-build-leaving = Building a megalith: leaving the field
cairn-law-build-one_megalith = One megalith on a space
cairn-law-activation = Activating a megalith
cairn-law-activation-loop = Activating a megalith: endless loops
cairn-law-megalith = The megaliths: { $megalith }
cairn-law-ending = The end of the game

# What a table may choose

cairn-options-megaliths = Megaliths
    .help = Which stones are in the game.
cairn-options-megaliths-all = all seventeen
    .help = The eight beginner megaliths and the nine expert ones.
cairn-options-megaliths-beginner = beginner
    .help = Only the eight beginner megaliths, good for learning the game.

cairn-options-start = Stone circles
    .help = Which two megaliths stand on the field at the start.
cairn-options-start-random = drawn
    .help = Two megaliths drawn from the stack.
cairn-options-start-first_games = first games
    .help = Always { cairn-megalith-chaos_of_the_giants } and { cairn-megalith-cairn_of_dawn }.

cairn-options-first_player = First player
    .help = Which tribe takes the first turn.
cairn-options-first_player-random = by lot
    .help = Chance decides.
cairn-options-first_player-sea = { cairn-seat-sea }
    .help = Sea goes first.
cairn-options-first_player-forest = { cairn-seat-forest }
    .help = Forest goes first.

cairn-options-exit_by_ability = Leaving by an ability
    .help = May the ability of a megalith lead a shaman off the field?
cairn-options-exit_by_ability-false = no
    .help = Only the move and jump actions lead off the field.
cairn-options-exit_by_ability-true = yes
    .help = Your abilities may lead your own shamans out through the enemy’s side; on your own turn you build there.

cairn-options-corner_exit = Leaving over a corner
    .help = May a shaman leave diagonally past the corner of the enemy’s side?
cairn-options-corner_exit-true = yes
    .help = Any step or jump that ends beyond the enemy’s first row leaves the field.
cairn-options-corner_exit-false = no
    .help = A step or jump must end right behind the enemy’s first row, in one of its five columns.

cairn-options-moving_stone = What the Moving Stone copies
    .help = Where the copied ability comes from.
cairn-options-moving_stone-upcoming = an upcoming megalith
    .help = One of the upcoming megaliths beside the field.
cairn-options-moving_stone-field = a megalith on the field
    .help = Any other megalith that stands on the field.

cairn-options-transformation = Transformation
    .help = Must a tribe transform when it can?
cairn-options-transformation-optional = optional
    .help = The tribe may decline it.
cairn-options-transformation-mandatory = mandatory
    .help = The tribe must transform when it can.

cairn-options-repetition = Repetition
    .help = What happens when the same situation keeps coming back.
cairn-options-repetition-play_on = play on
    .help = Nothing; the game goes on.
cairn-options-repetition-draw = draw
    .help = The game is a draw when a turn begins with the same situation for the third time.

# The drawing

cairn-draw-label = Cairn, turn { $turn }. { $status }
cairn-draw-to_move = { $seat } is to move.
cairn-draw-won = { $seat } wins.
cairn-draw-nobody_won = The game is over; nobody wins.
cairn-draw-side = The near side is that of { $seat }.
cairn-draw-score = { $seat }: { $score } of { $most } megaliths built.
cairn-draw-standing = { $seat }: { $count ->
    [0] no shaman on the field
    [one] a shaman on { $spaces }
   *[other] shamans on { $spaces }
}.
cairn-draw-waiting = { $seat }: { $count ->
    [0] nobody waits in the village
    [one] one shaman waits in the village
   *[other] { $count } shamans wait in the village
}.
cairn-draw-stone_on = { $space } { $megalith }
cairn-draw-stones = { $count ->
    [0] No megalith on the field.
   *[other] Megaliths on the field: { $stones }.
}
cairn-draw-token = Token “{ $token }”: { $face }.
cairn-draw-upcoming = { $count ->
    [0] No upcoming megalith.
    [one] Upcoming megalith: { $stones }.
   *[other] Upcoming megaliths: { $stones }.
}
cairn-draw-stack = { $count ->
    [0] The stack is empty.
    [one] One megalith in the stack.
   *[other] { $count } megaliths in the stack.
}
cairn-draw-known = Number { $place } from the top is { $megalith }.
cairn-draw-shaman = { $seat }: shaman on { $space }
cairn-draw-shaman_waiting = { $seat }: shaman in the village
cairn-draw-next_stones = Next stones
cairn-draw-stack_name = stack
cairn-draw-add = Add
cairn-draw-move = Move
cairn-draw-jump = Jump
cairn-draw-transform = Transform
cairn-draw-white = white totem
cairn-draw-black = black totem
cairn-draw-orthogonal = straight
cairn-draw-diagonal = diagonally
cairn-draw-own = over own
cairn-draw-enemy = over enemy
cairn-draw-middle = enemy in the middle
cairn-draw-end = enemy at the end

# Beside the board

cairn-beside-built = of { $most } stones
cairn-beside-village = { $count ->
    [0] nobody in the village
   *[other] { $count } in the village
}

# How a game went

cairn-chronicle-chart = Megaliths
cairn-chronicle-goal = 3 megaliths win
cairn-chronicle-shares = How the megaliths were built
cairn-chronicle-source-began = at the start
cairn-chronicle-source-leaving = by leaving the field
cairn-chronicle-source-transformation = by a transformation
cairn-chronicle-turns = Turns
cairn-chronicle-added = Shamans added
cairn-chronicle-moved = Moves and jumps
cairn-chronicle-banished = Shamans banished
cairn-chronicle-transformed = Transformations
cairn-chronicle-activated = Megaliths activated
cairn-why-points = By megaliths: { $seat } has built { $count }, { $whom } { $against }.
cairn-why-blocked = By blockade: at the start of the turn { $whom } could do none of the three actions.
cairn-why-repetition = A draw by repetition: a turn began with the same situation for the third time.

# The workbench, where a position is set up by hand

cairn-bench-shaman = Shaman: { $seat }
cairn-bench-shamans = Shamans
cairn-bench-megaliths = Megaliths
cairn-bench-upcoming = Upcoming megalith { $number }
cairn-bench-score = Megaliths built: { $seat }
cairn-bench-to_move = Whose turn

cairn-ahead-action = Choose your next move already; it is played if it is still possible
