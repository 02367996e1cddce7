"""Buttons of answers: what stands in them is markup of ours and words of games, each as it is."""

from markupsafe import Markup

from nemeton.site.view.buttons import option_button, option_groups
from nemeton.site.view.parts import AskView, OptionGroupView, OptionView


def test_a_button_with_a_price_under_a_heading_shows_no_tags() -> None:
    """The heading is only heard; a sign and a price stand beside the words."""
    option = OptionView('["move",4]', "to <4>", "Move to 4", price="boot × 2")
    made = option_button(option, "Move & go")
    assert isinstance(made, Markup)
    assert '<span class="hidden">Move &amp; go </span>' in made
    assert "&lt;span" not in made
    assert "to &lt;4&gt;" in made


def grouped(options: int, rows: int, *more: OptionGroupView) -> Markup:
    """The answers of a question with one verb: so many, told by so many places."""
    each = tuple(
        OptionView(f'["camp",{at}]', f"side {at}", f"Encamp {at}", row=f"clearing {at % rows}") for at in range(options)
    )
    groups = [OptionGroupView("Encamp", each), *more]
    ask = AskView("1", Markup(""), law=None, standing=False, groups=groups, pick=None, refused=[], hint="")
    return option_groups(ask, "All # answers")


def test_one_verb_with_very_many_answers_is_opened_place_by_place() -> None:
    made = grouped(24, 4)
    assert made.count('type="radio"') == 4
    assert "Encamp: clearing 3" in made
    assert "All 24 answers" in made
    # fewer stand open below their verb, a line for each place
    assert 'type="radio"' not in grouped(12, 4)
    assert grouped(12, 12).count("place-row") == 12


def test_a_verb_beside_other_answers_is_opened_by_a_click() -> None:
    """Whatever else may be answered stays in sight."""
    other = OptionGroupView("", (OptionView('"rest"', "rest", "Rest"),))
    assert grouped(12, 4, other).count('type="radio"') == 1
    assert grouped(24, 4, other).count('type="radio"') == 4


def test_a_few_answers_of_many_verbs_are_opened_too() -> None:
    """Open, each verb with a price has two lines. Here six answers would fill a small window: the verb with two places
    is opened, the others are answers of one line."""
    verbs = [
        OptionGroupView(
            f"Build {what}", (OptionView(f'["{what}",5]', "clearing 5", f"Build {what} in 5"),), price="wood"
        )
        for what in ("sawmill", "workshop", "recruiter", "keep")
    ]
    made = grouped(2, 2, *verbs)
    assert made.count('type="radio"') == 1
    assert made.count("is-alone") == 4
    assert "Build keep in 5" in made
    assert 'type="radio"' not in grouped(2, 2, *verbs[1:])
