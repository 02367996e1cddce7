def draw(view, *, seat, ask, journal, words):
    return "<svg/>"
