site-outlook = What this leads to
site-outlook-percent = { $percent }%
site-outlook-closed = Not possible now
