# Конец партии и как зовут ботов

site-people-bot_named = { $name } (бот)
site-people-strength_gentle = слабый
site-people-strength_even = средний
site-people-strength_fierce = сильный
