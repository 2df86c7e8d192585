import os
import sys
from datetime import datetime, timezone
from urllib.parse import quote

from connect import call

if len(sys.argv) != 3:
    sys.exit("usage: python3 lifecycle.py OFFER_ID REFERENCE")
offer_id, reference = sys.argv[1:]

# Read the offer, and stop unless it takes this order.
amount = 1500
offer = call("GET", f"/offer/{quote(offer_id, safe='')}")
limits, details = offer["pricingAndOrderLimits"], offer["details"]
if details.get("status") != "open_for_subscription":
    sys.exit(f"The offer is {details.get('status')}")
if limits["acceptedCurrency"] != os.environ.get("CONNECT_CURRENCY"):
    sys.exit(f"The offer accepts {limits['acceptedCurrency']}")
if details.get("membershipRequired") == "yes":
    sys.exit("The offer asks for a membership code")
if not limits.get("hardMinLimit", 0) <= amount <= limits.get("hardMaxLimit", amount):
    sys.exit("The amount is outside the limits of the offer")

# Create.
sent = {
    "offerId": offer_id,
    "amountRequested": amount,
    "currency": limits["acceptedCurrency"],
    "subscriptionType": "xo_unqualified",  # deprecated, and still required
    "subscriptionCategory": "retail",
    "accountType": "general_investment",
    "clientSubscriptionReference": reference,
    "clientSubscriptionTimestamp": datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
}
created = call("POST", "/subscription", body=sent)
path = f"/subscription/{quote(created['id'], safe='')}"
print("created  ", created["id"], created["status"])
if created["status"] == "rejected":
    sys.exit("It was rejected, so there is nothing to cancel")

try:
    # Read.
    recorded = call("GET", path)
    for name in ("offerId", "amountRequested", "currency", "clientSubscriptionReference"):
        if recorded.get(name) != sent[name]:
            raise RuntimeError(f"{name} is {recorded.get(name)}, not {sent[name]}")
finally:
    # Cancel, and read again.
    call("PUT", f"{path}/cancel")
    cancelled = call("GET", path)
    print("cancelled", cancelled["id"], cancelled["status"])
