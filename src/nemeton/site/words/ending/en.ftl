# The end of a game, and what bots are called

site-people-bot_named = { $name } (bot)
site-people-strength_gentle = gentle
site-people-strength_even = even
site-people-strength_fierce = fierce
