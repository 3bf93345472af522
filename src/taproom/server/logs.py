"""What the server writes down about itself: one JSON object on a line, and nothing that anybody has to keep secret.

Tables are named by their short codes, people not at all. Entries of a log are secret and never written here.
"""

import json
import logging
import logging.handlers
from pathlib import Path
from typing import Final, TextIO

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """A record as one line: time, severity, source, message, further fields, and the traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in _STANDARD})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin(to: TextIO | Path | None = None) -> None:
    """Write to the standard error stream from now on, to another, or to a file.

    A file may be moved away at any time, as logrotate does: the next line goes into a new one.
    """
    handler: logging.Handler
    if isinstance(to, Path):
        handler = logging.handlers.WatchedFileHandler(to, encoding="utf-8")
    else:
        handler = logging.StreamHandler(to)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # It would log who connected to which table, and every frame.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
