import ledger
from connect import ConnectError
from submit import NotSettled, submit

for order in ledger.unfinished():
    try:
        outcome = submit(order)["state"]
    except (ConnectError, NotSettled, RuntimeError) as error:  # RuntimeError: the list could not be read
        outcome = f"waits: {error}"
    print(order["clientSubscriptionReference"], outcome)
