# A place of the board from near

site-near-open = Look at a place of the board from near
site-near-which = Another place
site-near-before = The place before
site-near-next = The next place
site-near-empty = Nobody has anything here.
site-near-choose = Choose these
site-near-lost = This place cannot be shown now.
site-near-key = Click on a clearing
site-near-key_does = shows it from near: a line for each player, who rules and why. Its sign with the number does so even where the clearing is an answer; on a phone, rest a finger on it.
site-near-more_cards = { $count } more →
