site-outlook = К чему это приведёт
site-outlook-percent = { $percent } %
