"""The Corvid Conspiracy (Law 13): crows that plot."""
