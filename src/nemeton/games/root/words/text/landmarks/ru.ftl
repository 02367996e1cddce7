# Достопримечательности, вкратце.

root-text-settle = { $landmark }
root-text-barter = Чёрный рынок
root-text-stall = место { $number }
root-text-face-landmark = Достопримечательность
root-text-face-landmark_text = { $text } Подготовка: { $setup }
