# Landmarks, in brief.

root-text-settle = { $landmark }
root-text-barter = Black Market
root-text-stall = place { $number }
root-text-face-landmark = Landmark
root-text-face-landmark_text = { $text } Set-up: { $setup }
