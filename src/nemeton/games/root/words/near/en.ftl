# A clearing from near.

root-near-place = { $where }, { $suit }
root-near-most = { $seat } rules: most warriors and buildings here, { $count }
root-near-wins_tie = { $seat } rules: nobody has more than { $count } here, and { $seat } wins ties
root-near-outright = { $seat } rules by a power of its own, whatever others have here
root-near-tie = Nobody rules: several have { $count } warriors and buildings here
root-near-nobody = Nobody rules: there are no warriors and no buildings here
root-near-piece = { $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
root-near-pawn = the pawn
root-near-strength = counts for rule: { $count }
root-near-plot_known = the plot face down is: { $plot }
root-near-plot_maybe = face down; it may be: { $plots }
