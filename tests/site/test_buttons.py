"""The buttons that answer: what is written on them is escaped, what is only heard is there, held cards are brief."""

import re
from html import unescape
from pathlib import Path

from markupsafe import Markup

from nemeton.site.view.buttons import closing, option_button, option_groups
from nemeton.site.view.parts import AskView, OptionGroupView, OptionView, TopicView
from tests.games.inis.position import position_of
from tests.site.company import asks, company, give

CARD = TopicView("Bard <b>", "Season: draw. And more of it.", Markup("<svg/>"), "Season: draw & keep.")


def test_a_heading_is_heard_and_the_rest_is_escaped():
    told = option_button(OptionView('["a","b"]', "1 <i>", "Withdraw 1 <i>"), "Withdraw → <Cove>")
    assert '<span class="hidden">Withdraw → &lt;Cove&gt; </span>1 &lt;i&gt;</button>' in told
    assert 'data-answer="[&#34;a&#34;,&#34;b&#34;]"' in told
    assert "<i>" not in told


def test_a_card_shows_its_face_and_a_held_one_only_its_name():
    face = option_button(OptionView('"bard"', "Take Bard <b>", "Take Bard <b>", CARD))
    assert 'class="button option-button is-card"' in face
    assert '<small class="face-verb is-plain">Take </small><b>Bard &lt;b&gt;</b>' in face
    assert '<span class="face-text">Season: draw &amp; keep.</span>' in face
    held = option_button(OptionView('"bard"', "Play Bard", "Play Bard", CARD._replace(brief="")))
    assert 'class="button option-button is-named-card"' in held
    assert "face-text" not in held


def test_a_button_that_stands_alone_is_called_what_it_shows(tmp_path: Path):
    """A screen reader reads the title too: the neighbours of a spot, not its numbers."""
    # given that the Brenn explores
    island = "valley 0,0 A1 B1 capital · cove 1,0 · plains 0,1 · A: exploration · pile swamp moor"
    with company(tmp_path, "inis", position_of(island)) as people:
        people.speak("ru")
        table = people.table()
        give(people.host, table, asks(people.host, table)[0]["id"], ["play", "exploration", "season"], 201)
        for ask in asks(people.friend, table):
            give(people.friend, table, ask["id"], "pass", 201)
        # then the spot is called after what it lies next to
        assert asks(people.host, table)[0]["kind"] == "inis.spot"
        page = people.host.get(f"/tables/{table}").text
        titles = [unescape(title) for title in re.findall(r'name="option"[^>]*title="([^"]*)"', page)]
        assert "Рядом: Долина, Бухта" in titles
        assert [title for title in titles if re.search(r"\d:", title)] == []


def test_what_chooses_nothing_more_stands_apart():
    """It is the last option, without a heading; alone it is an answer like any other."""
    bard, end = OptionView('"bard"', "Bard", "Bard", CARD), OptionView('"end"', "End", "End")
    groups = [OptionGroupView("", (bard,)), OptionGroupView("", (end,))]
    ask = AskView("7", Markup("?"), None, False, groups, None, [], "")
    assert closing(ask) == end
    assert 'value="&#34;end&#34;"' not in option_groups(ask)
    assert 'type="submit" form="form-7" name="option"' in option_button(end, form="form-7")
    assert closing(ask._replace(groups=groups[::-1])) is None
    assert closing(ask._replace(groups=groups[1:])) is None
