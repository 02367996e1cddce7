# Hirelings in brief.

root-text-employ = Hirelings
root-text-band = { $band }
root-text-take_band = Hire
root-text-pass_on = Give away: { $band }
root-text-goad = Make battle: { $whom }
root-text-lure = Make move: { $whom }
root-text-smuggle = Move or battle for a card
root-text-on_path = Path
root-text-path_between = { $where_id }–{ $to_id }
