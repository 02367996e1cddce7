# Сторінка столу: меню, планшети, рука.
site-table-menu = Меню
site-table-boards = Планшети
site-table-hand_short = Рука
site-table-tools = Інструменти поля
site-table-latest = Останнє
site-table-grip = Відповіді нижче або вище
