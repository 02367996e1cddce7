# Cards of hirelings in brief.

root-text-face-hireling = Hireling
root-text-face-band_strong = strong side
root-text-face-band_weak = weak side
root-text-face-band_setup = Set-up
root-text-face-band_gain = When gained
root-text-face-band_ever = Always
root-text-face-band_own = For its controller
root-text-face-band_dawn = At the start of birdsong
root-text-face-band_noon = Once in daylight
