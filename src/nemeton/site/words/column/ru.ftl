# Страница стола: меню, планшеты, рука.
site-table-menu = Меню
site-table-boards = Планшеты
site-table-hand_short = Рука
site-table-tools = Инструменты поля
site-table-latest = Последнее
site-table-grip = Ответы ниже или выше
