# Hints at a table: what would you do?

site-hint = What would you do?
site-hint-thinking = A bot looks at your answers …
site-hint-close = Close the hint
site-hint-failed = No hint came. Try again in a moment.
site-hint-against = Against it:
site-hint-equal = { $count } answers are about equal; this is one of them.
site-hint-all_equal = All { $count } answers are about equal: it hardly matters now.
site-hint-no_reason = No single thing makes the difference; a little of many does.
site-hint-help = A bot’s opinion by one look ahead, from what you can know. Worth: from 0 (lost) to 100 (won).
site-new-hints = Hints
    .help = “What would you do?”: a bot says what it would answer, and why, from what the seat can know.
site-new-hints-bots = where nobody plays against a person
site-new-hints-all = for everybody
site-new-hints-none = none
error-site-no_hints = This table was opened without hints.
error-site-hints_against_people = People play against each other here, so there are no hints.
error-site-hint_gone = This question is answered already.
