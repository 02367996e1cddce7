site-outlook = До чого це призведе
site-outlook-percent = { $percent } %
site-outlook-closed = Зараз неможливо
