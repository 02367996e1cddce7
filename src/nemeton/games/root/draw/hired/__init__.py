"""How hirelings look (Law D): figures on a plinth, pieces, marks, cards; one file for each of the thirteen.

Everything here is drawn from plain values: the id of a hireling, which side of its card lies up, whose colour it bears.
"""
