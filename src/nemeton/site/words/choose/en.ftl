# Words of choosing: what happens between a question and its answer.

site-me-confirm = Confirm answers
site-me-confirm_help = A confirmed answer is chosen first and done by a second click: before dice fall, a hidden card is shown, or others answer in secret.
site-me-confirm-final = Only what cannot be taken back
site-me-confirm-always = Always
site-me-confirm-never = Never

site-choose-do = Do it
site-choose-back = Back
site-choose-undoable = It can be taken back.
site-choose-chance = Dice, a shuffle or a draw follow. That cannot be taken back.
site-choose-shown = Something hidden is shown. That cannot be taken back.
site-choose-secret = Others may answer in secret. Then it cannot be taken back.
site-choose-over = It ends the game.
site-choose-answered = Afterwards nothing can be taken back.
site-choose-as_list = All { $count } answers as a list
site-choose-picked = { $count ->
    [0] Choose none
    [1] Choose this one
   *[other] Choose these { $count }
}
site-choose-picked_of = { $count } of { $most }
site-choose-keys = How you are asked, and keys
site-choose-key-digits = 1–9
site-choose-key-digits_does = choose an answer; a verb opens its places
site-choose-key-enter = Enter
site-choose-key-enter_does = does what was chosen
site-choose-key-escape = Esc
site-choose-key-escape_does = goes back: from what was chosen, from a verb, from a piece
site-choose-key-tab = Tab
site-choose-key-tab_does = leads through all answers; in a list of verbs the arrows do

error-site-not_ahead = This cannot be answered in advance now; the page shows how things stand.
site-choose-ahead_set = In advance: { $what }
site-choose-ahead_back = Take it back
site-choose-ahead_lost = { $what }: that was said in advance and is not possible any more.
site-choose-sole = Do not ask me when there is one answer
site-choose-sole_count = said by { $count } of { $of }; it counts once all have said so
