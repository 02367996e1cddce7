# The Keepers in Iron where there are only letters, and in brief.

root-text-letter-keepers = K
root-text-encamp = Encamp
root-text-return = Come back
root-text-decamp = Decamp
root-text-enlist = Recruit
root-text-delve = Delve { root-at }
root-text-recover = Recover
root-text-shift = Shift a servant
root-text-relic_from = { $relic } { root-from }
root-text-columns = { $from } → { $into }
root-text-short_way = { $origin_id } → { $to_id }
root-text-recover_at = Recover { root-at }
root-text-column-move = moving
root-text-column-delve = delving
root-text-column-recover = recovering
root-text-brief-relic_figure = figure
root-text-brief-relic_figure_1 = figure (1)
root-text-brief-relic_figure_2 = figure (2)
root-text-brief-relic_figure_3 = figure (3)
root-text-brief-relic_tablet = tablet
root-text-brief-relic_tablet_1 = tablet (1)
root-text-brief-relic_tablet_2 = tablet (2)
root-text-brief-relic_tablet_3 = tablet (3)
root-text-brief-relic_jewelry = jewelry
root-text-brief-relic_jewelry_1 = jewelry (1)
root-text-brief-relic_jewelry_2 = jewelry (2)
root-text-brief-relic_jewelry_3 = jewelry (3)
root-text-brief-waystation_figure_tablet = figure over tablet
root-text-brief-waystation_tablet_figure = tablet over figure
root-text-brief-waystation_tablet_jewelry = tablet over jewelry
root-text-brief-waystation_jewelry_tablet = jewelry over tablet
root-text-brief-waystation_jewelry_figure = jewelry over figure
root-text-brief-waystation_figure_jewelry = figure over jewelry
root-text-price-delve = the servant stays up to a value of { $count }
root-text-price-recover = +{ $points }{ $lost ->
    [0] {""}
   *[other] , the servant is lost
}
