# The Corvid Conspiracy where there are only letters, and in brief.

root-text-letter-corvids = C
root-text-flip = Turn up
root-text-plot = Plot
root-text-trick = Trick: swap two plots
root-text-expose = Guess a plot
root-text-price-flip = { $plot }, +{ $points }
root-text-price-plot = { root-warriors }
root-text-price-expose = a card if you are wrong, +1 if you are right
