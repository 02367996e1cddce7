# Галявина зблизька.

root-near-place = { $where }, масть: { $suit }
root-near-most = Править { $seat }: тут найбільше воїнів і будівель — { $count }
root-near-wins_tie = Править { $seat }: більше ніж { $count } тут немає ні в кого, а за рівності править { $seat }
root-near-outright = Править { $seat } завдяки власній властивості, скільки б тут не було в інших
root-near-tie = Ніхто не править: воїнів і будівель порівну — { $count }
root-near-nobody = Ніхто не править: тут немає ні воїнів, ні будівель
root-near-piece = { $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
root-near-pawn = фішка
root-near-strength = у рахунок правління: { $count }
root-near-plot_known = інтрига долілиць: { $plot }
root-near-plot_maybe = долілиць; це може бути: { $plots }
