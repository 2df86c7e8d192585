from urllib.parse import quote

from connect import call


def read_all(path, query=None, limit={{pageSize}}, limit_confirmed=False, items_of=lambda body: body, id_name="id"):
    """Yield each item of a paged list once. Set limit_confirmed when the limit is not above the maximum."""
    stop_below = limit if limit_confirmed else 1
    seen, offset = set(), 0
    while True:
        page = items_of(call("GET", path, query={**(query or {}), "offset": offset, "limit": limit}))
        if not isinstance(page, list):
            raise RuntimeError(f"GET {path} did not answer with a list")
        before = len(seen)
        for item in page:
            if item[id_name] not in seen:
                seen.add(item[id_name])
                yield item
        if len(page) < stop_below:
            return
        if len(seen) == before:
            raise RuntimeError(f"GET {path} has nothing new at offset {offset}")
        offset += len(page)


def offers(modified_after=None):
    return read_all("/offer", {"modifiedAfter": modified_after} if modified_after else None)


def subscriptions(offer_id):
    return read_all("/subscription", {"offerId": offer_id})


def allocations(offer_id):
    path = f"/allocation/{quote(offer_id, safe='')}"
    return read_all(path, items_of=lambda body: body.get("allocations", []), id_name="subscriptionId")
