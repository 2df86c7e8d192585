import random
import threading
import time
from email.utils import parsedate_to_datetime

from connect import ConnectError, call

MAX_IN_FLIGHT = {{maxInFlight}}
MAX_ATTEMPTS = 5
FIRST_PAUSE = 0.5  # seconds
LONGEST_PAUSE = 30
MAY_PASS = {0, 408, 429, 500, 502, 503, 504}  # 0: no complete answer

_turns = threading.BoundedSemaphore(MAX_IN_FLIGHT)


def get(path, **query):
    """Read a path; repeat what may pass. At most MAX_IN_FLIGHT reads run at once."""
    with _turns:
        for attempt in range(1, MAX_ATTEMPTS + 1):
            try:
                return call("GET", path, query=query)
            except ConnectError as error:
                pause = max(jitter(attempt), seconds(error.retry_after))
                if error.status not in MAY_PASS or attempt == MAX_ATTEMPTS or pause > LONGEST_PAUSE:
                    raise
            time.sleep(pause)


def jitter(attempt):
    """Between zero and a bound that doubles with each attempt."""
    return random.uniform(0, min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1)))


def seconds(retry_after):
    """Of a Retry-After header, which has a number or an HTTP date."""
    if (retry_after or "").isdigit():
        return int(retry_after)
    try:
        return max(0, parsedate_to_datetime(retry_after).timestamp() - time.time())
    except (TypeError, ValueError):
        return 0
