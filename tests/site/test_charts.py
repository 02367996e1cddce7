"""Charts of a finished game: nothing is drawn beyond their edge."""

from nemeton.site.view.charts import band_chart


def test_the_last_turn_is_written_within_the_chart():
    """The bands go to the very edge, and a number whose middle lies there would lose half of itself."""
    chart = str(band_chart([[0.5], [0.4], [0.3]], [0, 1, 2], "chances"))
    assert chart.count('text-anchor="middle"') == 2
    assert 'x="720.0" y="132" text-anchor="end">2<' in chart
