"""Load for a site: a server process and a generator process beside it, and what was measured (`nemeton bench site`)."""
