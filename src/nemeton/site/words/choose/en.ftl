# Words of choosing: what happens between a question and its answer.

site-me-confirm = Confirm answers
site-me-confirm_help = A confirmed answer is chosen first and done by a second click: before dice fall, a hidden card is shown, or others answer in secret.
site-me-confirm-final = Only what cannot be taken back
site-me-confirm-always = Always
site-me-confirm-never = Never
