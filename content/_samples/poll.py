import json
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path

from paging import allocations, offers

STATE_FILE = Path("poll-state.json")
OVERLAP = timedelta(minutes=5)
BETWEEN_ALLOCATIONS = 60 * 60  # seconds
COMPARED = ("status", "amountAccepted", "amountAllocated", "sharesAllocated", "membershipStatus")


def main():
    state = load_state()
    read_changed_offers(state)
    for offer_id, offer in state["offers"].items():
        if has_closed(offer) and time.time() >= state["readAgainAt"].get(offer_id, 0):
            read_allocations(state, offer_id)
            state["readAgainAt"][offer_id] = time.time() + BETWEEN_ALLOCATIONS
    save_state(state)  # last, so that a turn that fails is done again


def read_changed_offers(state):
    since = before(state["newest"]) if state["newest"] else None
    for offer in offers(since):
        offer_id, dates, status = offer["id"], offer["dates"], offer["details"].get("status")
        known = state["offers"].get(offer_id)
        if not known or known["lastModifiedOn"] != dates["lastModifiedOn"]:
            handle("offer changed" if known else "offer new", {"offerId": offer_id, "status": status})
        state["offers"][offer_id] = {
            "lastModifiedOn": dates["lastModifiedOn"],
            "closesAt": dates.get("offerEarlyClose") or dates["offerEndDateTime"],
            "status": status,
        }
        if not state["newest"] or parse(dates["lastModifiedOn"]) > parse(state["newest"]):
            state["newest"] = dates["lastModifiedOn"]


def read_allocations(state, offer_id):
    for detail in allocations(offer_id):
        seen = [detail.get(name) for name in COMPARED]
        if state["allocations"].get(detail["subscriptionId"]) != seen:
            names = ("subscriptionId", "status", "amountAllocated", "sharesAllocated")
            handle("allocation changed", {"offerId": offer_id, **{name: detail[name] for name in names}})
            state["allocations"][detail["subscriptionId"]] = seen


def handle(event, facts):
    """Runs at least once for each change, and sometimes twice."""
    print(event, json.dumps(facts))


def has_closed(offer):
    closed = offer["status"] == "closed_for_subscription"
    return closed or parse(offer["closesAt"]) <= datetime.now(timezone.utc)


def parse(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def before(text):
    return (parse(text) - OVERLAP).isoformat().replace("+00:00", "Z")


def load_state():
    if STATE_FILE.exists():
        return json.loads(STATE_FILE.read_text())
    return {"newest": None, "offers": {}, "allocations": {}, "readAgainAt": {}}


def save_state(state):
    """Write a new file and rename it, so that a crash leaves the old state whole."""
    new = STATE_FILE.with_suffix(".new")
    new.write_text(json.dumps(state))
    new.replace(STATE_FILE)


if __name__ == "__main__":
    main()
