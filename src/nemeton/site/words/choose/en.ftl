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
