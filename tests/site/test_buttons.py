"""Buttons of answers: what stands in them is markup of ours and words of games, each as it is."""

from markupsafe import Markup

from nemeton.site.view.buttons import option_button
from nemeton.site.view.parts import OptionView


def test_a_button_with_a_price_under_a_heading_shows_no_tags() -> None:
    """The heading is only heard; a sign and a price stand beside the words."""
    option = OptionView('["move",4]', "to <4>", "Move to 4", price="boot × 2")
    made = option_button(option, "Move & go")
    assert isinstance(made, Markup)
    assert '<span class="hidden">Move &amp; go </span>' in made
    assert "&lt;span" not in made
    assert "to &lt;4&gt;" in made
