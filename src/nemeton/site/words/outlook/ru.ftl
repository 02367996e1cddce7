site-outlook = К чему это приведёт
site-outlook-percent = { $percent } %
site-outlook-closed = Сейчас невозможно
