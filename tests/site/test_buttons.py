"""The buttons that answer: what is written on them is escaped, what is only heard is there, held cards are brief."""

from markupsafe import Markup

from nemeton.site.buttons import option_button
from nemeton.site.shown import OptionShown, TopicShown

CARD = TopicShown("Bard <b>", "Season: draw. And more of it.", Markup("<svg/>"), "Season: draw & keep.")


def test_a_heading_is_heard_and_the_rest_is_escaped():
    told = option_button(OptionShown('["a","b"]', "1 <i>", "Withdraw 1 <i>"), "Withdraw → <Cove>")
    assert '<span class="hidden">Withdraw → &lt;Cove&gt; </span>1 &lt;i&gt;</button>' in told
    assert 'data-answer="[&#34;a&#34;,&#34;b&#34;]"' in told
    assert "<i>" not in told


def test_a_card_shows_its_face_and_a_held_one_only_its_name():
    face = option_button(OptionShown('"bard"', "Take Bard", "Take Bard", CARD))
    assert 'class="button option-button is-card"' in face
    assert '<b>Take Bard</b><span class="card-text">Season: draw &amp; keep.</span>' in face
    held = option_button(OptionShown('"bard"', "Play Bard", "Play Bard", CARD._replace(brief="")))
    assert 'class="button option-button is-named-card"' in held
    assert "card-text" not in held
