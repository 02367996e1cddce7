# The Underground Duchy, in brief.

root-text-letter-duchy = D
root-text-duchy-build = Build { root-that }
root-text-duchy-recruit = Recruit in the Burrow
root-text-duchy-dig = Dig a tunnel
root-text-duchy-consult = The Mayor acts as
root-text-price-duchy-dig = a card
root-text-price-duchy-sway = cards: { $cards }, points: { $points }
root-text-undone-ministers = ministers who have not acted: { $count }
root-text-face-minister = Minister of the Duchy
root-text-face-reveal = Cards to reveal: { $count }
