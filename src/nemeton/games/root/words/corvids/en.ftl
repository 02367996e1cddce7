# The Corvid Conspiracy.

root-seat-corvids = Corvids
root-faction-corvids = Corvid Conspiracy
    .text = The crows lay plots face down and turn them up in birdsong: each scores as many points as plots lie open then. Enemies may guess what a plot is and remove it.

root-piece-plot = plot
root-piece-bomb = bomb
root-piece-snare = snare
root-piece-extortion = extortion
root-piece-raid = raid

# Questions

root-corvids-start = { $seat }: place the first warrior in a clearing ({ $suit }).
root-corvids-flip = { $seat }: turn plots up one by one, or go on.
root-corvids-recruit = { $seat }: spend a card to recruit in clearings of its suit, or go on.
root-corvids-muster = { $seat }: warriors are short. Where does one come? Left: { $left }.
root-corvids-action = { $seat }: daylight. Actions left: { $left }.
root-corvids-exert = { $seat }: exert for one more action and draw nothing, or draw ({ $count }).
root-corvids-raid = { $seat }: warriors are short for the raid. Where does one come? Left: { $left }.
root-corvids-show = { $seat }: you say the plot { root-at } is: { $piece }. Which matching card do you show?

# Options

root-option-keep_down = turn up no more
root-option-no_recruit = recruit nobody
root-option-no_exertion = draw cards
root-option-flip = turn up the plot { root-at }
root-option-recruit_suit = recruit in clearings ({ $suit }) for { root-it }
root-option-plot = plot { root-at }: { $plot }
root-option-trick = swap the plots of clearings { $origin_id } and { $to_id }
root-option-expose = guess the plot { root-at }: { $plot }
root-option-show_card = show { root-it }
root-option-order-raid = the raid { root-at } ({ $whom })

# Why something is not on offer

root-refused-snared = a snare of the Corvids lies there
root-refused-no_crow = no warrior of yours stands beside the plot
root-refused-no_clearing = nothing may be placed in clearings of this suit
root-refused-plot_there = a clearing holds one plot
root-refused-plot_price = too few warriors of yours stand there to pay for it
root-refused-other_side = one of the two lies face up and the other face down

# The journal

root-flipped = { $seat } turns up a plot { root-at }: { $piece }.
root-plotted = The plot { root-at } is: { $piece }.
root-tricked = { $seat } swaps the plots of clearings { $origin_id } and { $to_id }.
root-exerts = { $seat } acts once more and draws nothing tonight.
root-raids = A raid { root-from }: { $seat } comes to the clearings beside it.
root-guesses = { $seat } guesses the plot { root-at }: { $piece }.
root-guessed_wrong = It is no { $piece }: { $whom } takes the card shown.
root-guessed_right = The guess is right: { $seat } removes the plot ({ $piece }).
root-showed = { $seat } shows { root-it } to { $whom }.

# What is wrong with a position

root-check-plot_twice = Two plots lie { root-at }; a clearing has one at most.
root-check-no_plot = No plot lies face down { root-at }; a plot on the map is written into its clearing too.
root-check-plots = The plots of { $seat } that lie face down are not those on the map.
root-check-plot_kind = A plot of { $seat } cannot be “{ $name }”: there is no such kind, or all know that it is none.

# What a table may choose

root-options-seat-corvids = Corvid Conspiracy
    .help = Plots face down that others try to guess; reach 3.

# The drawing

root-draw-plots_left = Plots in the supply: { $count }.
root-draw-plots_down = Plots face down on the map: { $count }.
root-draw-plot_not = The plot { root-at } is not: { $plots }.
root-draw-plot_known = The plot { root-at } that you know: { $plot }.
root-draw-plots_known = Plots in the supply that you know: { $plots }.
root-draw-plot_price = The next plot costs { root-warriors }.
root-draw-next_flip = Plots face up: { $shown }. The next one scores { root-points }.

# Hints

root-hint-corvids-start = One warrior in each suit. Near your enemies you will be among them sooner.
root-hint-corvids-flip = Each plot scores as many points as plots lie face up then, itself included. Snares, raids and extortions first: a bomb removes itself.
root-hint-corvids-recruit = Any card will do: a warrior comes to each clearing of its suit. A bird lets you choose the suit.
root-hint-corvids-muster = Only a few warriors are left. Put them where a plot waits, or where you want to lay one.
root-hint-corvids-action = Three actions: move, plot, battle, trick. A plot costs a warrior, and each further one this turn a warrior more; leave one beside it to turn it up.
root-hint-corvids-exert = One more action, but no card at all tonight. Worth it when a plot or a warrior is missing for the morning.
root-hint-corvids-raid = The raid places warriors around the clearing it came from. Choose where the last ones go.
root-hint-corvids-show = Only the Corvids see the card. If you are wrong, they keep it, so show the one you need least.

# How a game went

root-chronicle-source-plots = plots turned up

# The workbench

root-bench-plot = Plot { root-at }
