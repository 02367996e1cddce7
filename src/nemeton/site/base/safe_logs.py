"""Logs without values: what an exception says may name a hidden card, and whoever reads the log may sit at that table.

So a fault is logged with the places in the code where it happened, and with nothing that it says.
"""

import logging
import traceback

OTHERS = ("uvicorn.error", "asyncio", "litestar")  # loggers of others that report an exception
NO_NEWS = "Invalid HTTP request received."  # anybody could fill the log with it


class WithoutValues(logging.Filter):
    """Takes what an exception says out of a log line and leaves where it was raised."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite the line; it is logged, unless it only tells that somebody has sent nonsense."""
        if record.msg == NO_NEWS:
            return False
        error = record.exc_info[1] if record.exc_info else None
        if record.name == "asyncio":  # its first line says what happened, the others show the task with all its values
            record.msg, record.args = record.getMessage().partition("\n")[0], ()
        if error is not None:
            record.msg = f"{record.getMessage()}\n{code_places(error)}"
            record.args, record.exc_info, record.exc_text = (), None, None
        return True


def code_places(error: BaseException) -> str:
    """Where an error was raised, with its kind and that of its causes; nothing that it says.

    >>> try:
    ...     {}["rose-7"]
    ... except KeyError as error:
    ...     "rose" in code_places(error), code_places(error).splitlines()[-1]
    (False, 'KeyError')
    """
    lines = []
    chain: list[BaseException] = []
    at: BaseException | None = error
    while at is not None and at not in chain:
        chain.append(at)
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    for one in reversed(chain):
        places = traceback.extract_tb(one.__traceback__)
        lines += [f"  {place.filename}:{place.lineno} in {place.name}" for place in places]
        lines.append(type(one).__name__)
    return "\n".join(lines)


def keep_values_out_of_logs() -> None:
    """From now on no logger that reports exceptions of the site writes what they say."""
    ours = [name for name in logging.root.manager.loggerDict if name.startswith("nemeton")]
    heard: list[logging.Filterer] = [logging.getLogger(name) for name in (*ours, *OTHERS)]
    heard += [*logging.root.handlers, *([logging.lastResort] if logging.lastResort else [])]
    for place in heard:
        if not any(isinstance(known, WithoutValues) for known in place.filters):
            place.addFilter(WithoutValues())
