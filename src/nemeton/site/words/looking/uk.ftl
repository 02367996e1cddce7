# Погляд назад: кроки повтору, його ходи, кінець запису, розбір

error-site-no_step = У моменту { $moment } немає кроку { $number }; усього їх { $last }.
error-site-no_turn = У цій партії немає ходу { $turn }; останній — { $last }.
site-looking-steps = Крок за кроком
site-looking-turns = Ходи з { $first } до { $last }
site-looking-nothing = Ще нічого не сталося.
site-looking-jump = Перейти до ходу
site-looking-turn_back = Попередній хід
site-looking-turn_next = Наступний хід
