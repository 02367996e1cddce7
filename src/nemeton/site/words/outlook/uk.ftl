site-outlook = До чого це призведе
site-outlook-percent = { $percent } %
