import os
import threading

import requests

BASE_URL = os.environ.get("CONNECT_URL", "https://{{host}}")
HEADERS = {
    "{{secretHeader}}": os.environ["CONNECT_SECRET"],
    "{{subscriptionKeyHeader}}": os.environ["CONNECT_SUBSCRIPTION_KEY"],
    "Accept": "application/json",
}
SUCCESS = {"GET": 200, "POST": 201, "PUT": 204}  # the documented ones
_local = threading.local()


class ConnectError(Exception):
    def __init__(self, method, path, status, text, problems=(), retry_after=None):
        self.method = method
        self.status = status  # 0 when no complete answer arrived
        self.problems = list(problems)  # (property, message); property is None when none is named
        self.retry_after = retry_after  # the header Retry-After, if there was one
        doubt = "; its outcome is unknown" if self.outcome_unknown else ""
        super().__init__(f"{method} {path} {text}{doubt}")

    @property
    def outcome_unknown(self):
        """Whether a write may have been carried out. Only 400 is documented to refuse one."""
        return self.method != "GET" and self.status != 400


def call(method, path, *, query=None, body=None):
    """Send one request and repeat nothing. Return the body, None for 204."""
    try:
        response = session().request(
            method,
            BASE_URL + path,
            params=query,
            json=body,
            allow_redirects=False,  # a redirect would carry the keys to another address
            timeout=(3.05, 10),
        )
    except requests.RequestException as cause:
        raise ConnectError(method, path, 0, "got no complete answer") from cause
    answer, status = parse_json(response), response.status_code
    if status != SUCCESS[method]:
        fields = answer if isinstance(answer, dict) else {}
        text = f"answered {status}: {fields.get('message') or response.reason}"
        raise ConnectError(method, path, status, text, problems_in(fields), response.headers.get("Retry-After"))
    if status != 204 and answer is None:
        raise ConnectError(method, path, 0, "answered without JSON")
    return answer


def problems_in(fields):
    """The problems of both error shapes, as one list."""
    if isinstance(fields.get("errors"), list):
        return [(item.get("property"), text) for item in fields["errors"] for text in item.get("messages", [])]
    if isinstance(fields.get("validationErrors"), list):
        return [(None, text) for text in fields["validationErrors"]]
    return []


def parse_json(response):
    try:
        return response.json()
    except ValueError:
        return None  # empty, or a page from a proxy


def session():
    """One session per thread: it keeps connections open, and must not be shared."""
    if not hasattr(_local, "session"):
        _local.session = requests.Session()
        _local.session.headers.update(HEADERS)
    return _local.session
