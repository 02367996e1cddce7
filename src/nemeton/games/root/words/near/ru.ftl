# Поляна вблизи.

root-near-place = { $where }, масть: { $suit }
root-near-most = Правит { $seat }: здесь больше всего воинов и зданий — { $count }
root-near-wins_tie = Правит { $seat }: больше { $count } здесь нет ни у кого, а при равенстве правит { $seat }
root-near-outright = Правит { $seat } благодаря своему свойству, сколько бы здесь ни было у других
root-near-tie = Никто не правит: воинов и зданий поровну — { $count }
root-near-nobody = Никто не правит: здесь нет ни воинов, ни зданий
root-near-piece = { $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
root-near-pawn = фишка
root-near-strength = в счёт правления: { $count }
root-near-plot_known = интрига лицом вниз: { $plot }
root-near-plot_maybe = лицом вниз; это может быть: { $plots }
