# Кінець партії та як звуть ботів

site-people-bot_named = { $name } (бот)
site-people-strength_gentle = слабкий
site-people-strength_even = середній
site-people-strength_fierce = сильний
