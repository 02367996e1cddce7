site-outlook = What this leads to
site-outlook-percent = { $percent }%
