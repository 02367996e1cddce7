# Seats without a faction, in brief.

root-text-letter-seat_1 = 1
root-text-letter-seat_2 = 2
root-text-letter-seat_3 = 3
root-text-letter-seat_4 = 4
root-text-letter-seat_5 = 5
root-text-letter-seat_6 = 6
