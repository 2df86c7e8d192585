from concurrent.futures import ThreadPoolExecutor

from connect import ConnectError, call
from orders import is_of

WORKERS = {{maxInFlight}}


def send_orders(orders):
    """Send every order once. Return lists of (order, detail): created, refused, unknown."""
    outcomes = {"created": [], "refused": [], "unknown": []}
    with ThreadPoolExecutor(max_workers=WORKERS) as workers:
        for order, (outcome, detail) in zip(orders, workers.map(send, orders)):
            outcomes[outcome].append((order, detail))
    return outcomes


def send(order):
    try:
        detail = call("POST", "/subscription", body=order)
    except ConnectError as error:
        return ("unknown" if error.outcome_unknown else "refused"), error.problems
    return ("created" if is_of(order, detail) else "unknown"), detail
