import time
from urllib.parse import quote

import ledger
from connect import ConnectError, call
from orders import find_by_reference, is_of

PAUSES = (5, 25, 60)  # seconds before each look
ATTEMPTS = 2


class NotSettled(Exception):
    """Somebody has to look at this order."""


def submit(order):
    """Send an order so that exactly one subscription exists. Return its entry in the ledger."""
    reference = order["clientSubscriptionReference"]
    entry = ledger.enter(order)
    for attempt in range(ATTEMPTS + 1):
        if entry["state"] in ("sending", "unknown"):
            entry = settle(entry["order"])
        if entry["state"] != "ready":
            return entry
        if attempt < ATTEMPTS:
            must_be_open(entry["order"]["offerId"])
            entry = post(entry["order"])
    raise NotSettled(f"{reference} did not arrive")


def post(order):
    reference = order["clientSubscriptionReference"]
    if not ledger.claim(reference):  # stored before the request, never after it
        raise NotSettled(f"{reference} is in other hands")
    try:
        subscription = call("POST", "/subscription", body=order)
    except ConnectError as error:
        if error.outcome_unknown:
            return ledger.record(reference, "unknown", str(error))
        return ledger.record(reference, "refused", error.problems)
    return ledger.record(reference, "created" if is_of(order, subscription) else "unknown", subscription)


def settle(order):
    """Find out what became of a request: the entry is created or ready afterwards."""
    reference = order["clientSubscriptionReference"]
    for pause in PAUSES:
        time.sleep(pause)
        found = find_by_reference(order["offerId"], reference)
        if len(found) > 1:
            raise NotSettled(f"{reference} exists {len(found)} times")
        if found:
            if not is_of(order, found[0]):
                raise NotSettled(f"{reference} is not what was sent")
            return ledger.record(reference, "created", found[0])
    return ledger.record(reference, "ready")


def must_be_open(offer_id):
    status = call("GET", f"/offer/{quote(offer_id, safe='')}")["details"].get("status")
    if status != "open_for_subscription":
        raise NotSettled(f"The offer is {status}")
