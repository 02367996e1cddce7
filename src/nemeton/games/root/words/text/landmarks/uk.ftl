# Визначні місця, стисло.

root-text-settle = { $landmark }
root-text-barter = Чорний ринок
root-text-stall = місце { $number }
root-text-face-landmark = Визначне місце
root-text-face-landmark_text = { $text } Підготовка: { $setup }
