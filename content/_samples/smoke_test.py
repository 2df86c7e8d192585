import os
import sys

from connect import call

currency = os.environ["CONNECT_CURRENCY"]  # the currency of your client, such as GBP

health = call("GET", "/healthcheck")
if health.get("status") != "ok":
    sys.exit(f"FAILED: health is {health.get('status')}")
print("ok: health")

offers = call("GET", "/offer", query={"offset": 0, "limit": {{pageSize}}})
print("ok: keys")

is_open = sum(offer["details"].get("status") == "open_for_subscription" for offer in offers)
ours = sum(offer["pricingAndOrderLimits"]["acceptedCurrency"] == currency for offer in offers)
print(f"first page: {len(offers)} offers, {is_open} open, {ours} in {currency}")
