"""Small signs of the frame: drawn here, one path each."""

from markupsafe import Markup

ICONS = {
    "undo": "M9 7L4 12L9 17M4 12H14A6 6 0 0 1 14 22",
    "journal": "M5 4H17V20H5ZM9 9H14M9 13H14",
    "chat": "M4 5H20V16H11L6 20V16H4Z",
    "stones": "M4 20V12L7 8L10 12V20ZM13 20V9L17 4L20 9V20Z",
    "boards": "M4 4H11V11H4ZM13 4H20V11H13ZM4 13H11V20H4ZM13 13H20V20H13Z",
    "hand": "M4 8L9 6L12 18L7 20ZM10 5H15V18M16 6L20 8L17 20",
    "menu": "M4 7H20M4 12H20M4 17H20",
    "list": "M4 6H5M9 6H20M4 12H5M9 12H20M4 18H5M9 18H20",
    "plus": "M12 5V19M5 12H19",
    "minus": "M5 12H19",
    "fit": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
    "first": "M6 5V19M19 5L10 12L19 19Z",
    "back": "M15 5L7 12L15 19",
    "play": "M7 4L20 12L7 20Z",
    "pause": "M8 5V19M16 5V19",
    "sound": "M4 9H8L13 5V19L8 15H4ZM16.5 9A4 4 0 0 1 16.5 15M19 6.5A8 8 0 0 1 19 17.5",
    "film": "M4 12A8 8 0 1 0 7 5.8M7 2V6.5H11.5M12 8V12.5L15 14",
    "turn_back": "M12 5L4 12L12 19M20 5L12 12L20 19",
    "turn_next": "M4 5L12 12L4 19M12 5L20 12L12 19",
    "next": "M9 5L17 12L9 19",
    "last": "M18 5V19M5 5L14 12L5 19Z",
    "link": "M10 14A4 4 0 0 0 15 15L19 11A4 4 0 0 0 13 5L11 7M14 10A4 4 0 0 0 9 9L5 13A4 4 0 0 0 11 19L13 17",
    "save": "M12 4V15M7 10L12 15L17 10M4 20H20",
    "warn": "M12 4L21 20H3ZM12 10V14M12 17V17.1",
    "close": "M6 6L18 18M18 6L6 18",
    "more": "M4 7H20M4 12H20M4 17H20",
    "pin": "M12 22V14M12 14A5 5 0 1 0 11.99 14Z",
    "arrow": "M4 19C6 11 11 7 19 7M13 3L19 7L14 12",
    "eye": "M2 12C5 6 19 6 22 12C19 18 5 18 2 12ZM12 9A3 3 0 1 1 11.99 9Z",
    "book": "M4 5C8 4 11 5 12 6.5C13 5 16 4 20 5V19C16 18 13 19 12 20.5C11 19 8 18 4 19ZM12 6.5V20",
    "check": "M5 13L10 18L19 7",
    "people": "M9 11A4 4 0 1 0 8.99 11ZM2 20C2 12 16 12 16 20M15.5 3.5A4 4 0 0 1 15.5 11M18 14C20.5 15 22 17 22 20",
    "bell": "M6 17V11A6 6 0 0 1 18 11V17L20 19H4ZM10 22H14",
    "clock": "M12 3A9 9 0 1 0 12.01 3ZM12 7V12L15.5 14.5",
    "lamp": "M9 18H15M10 21H14M9 15C9 12.5 6.5 12 6.5 8.5A5.5 5.5 0 0 1 17.5 8.5C17.5 12 15 12.5 15 15Z",
    "bot": "M5 9H19V19H5ZM12 9V5M9 13.5V14.5M15 13.5V14.5M9 5H15M2.5 12V16M21.5 12V16",
}
SIGILS = (
    "M8 1A7 7 0 1 1 7.99 1Z",
    "M1.5 1.5H14.5V14.5H1.5Z",
    "M8 1L15.5 14.5H0.5Z",
    "M8 0L16 8L8 16L0 8Z",
    "M8 0L10.2 5.6L16 6L11.5 9.7L13 15.5L8 12.3L3 15.5L4.5 9.7L0 6L5.8 5.6Z",
    "M5.5 1H10.5V5.5H15V10.5H10.5V15H5.5V10.5H1V5.5H5.5Z",
)


def icon(name: str) -> Markup:
    """A sign of the frame; it is never alone, a word stands beside it."""
    return Markup(
        f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="{ICONS[name]}"/></svg>'
    )


def sigil(seat: int) -> Markup:
    """The mark of a seat: a shape, so that colour is not needed."""
    return Markup(
        f'<svg class="sigil of-{seat + 1}" viewBox="0 0 16 16" aria-hidden="true" focusable="false">'
        f'<path d="{SIGILS[seat]}"/></svg>'
    )
