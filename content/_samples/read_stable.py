from paging import subscriptions


def read_stable(read_once, signature, passes=4):
    """All items, when two passes in a row give the same. read_once starts a pass, signature tells items apart."""
    before = None
    for _ in range(passes):
        items = list(read_once())
        now = sorted(signature(item) for item in items)
        if now == before:
            return items
        before = now
    raise RuntimeError(f"The list still changes after {passes} passes")


offer_id = "6f1f6c1e-2b7a-4d55-9c0e-8f2f3a5d7b10"
found = read_stable(lambda: subscriptions(offer_id), lambda each: (each["id"], each["status"]))
print(f"complete: {len(found)} subscriptions")
