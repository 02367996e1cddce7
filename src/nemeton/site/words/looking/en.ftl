# Looking back: the steps of a replay, its turns, the end of a record, the analysis

error-site-no_step = Moment { $moment } has no step { $number }; it has { $last } of them.
error-site-no_turn = There is no turn { $turn } in this game; the last one is { $last }.
site-looking-steps = Step by step
site-looking-turns = Turns { $first } to { $last }
site-looking-nothing = Nothing has been told yet.
site-looking-jump = Go to a turn
site-looking-turn_back = Turn before
site-looking-turn_next = Next turn
