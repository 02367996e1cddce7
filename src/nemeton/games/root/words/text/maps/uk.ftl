# Поля, стисло.

root-text-clear = Розчистити стежку
root-text-path = між { $where_id } і { $to_id }
root-text-price-clear = карта, очки: 1
