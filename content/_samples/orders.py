from paging import subscriptions


def find_by_reference(offer_id, reference):
    """The subscriptions that exist for a reference: none, one, or by mistake several."""
    return [each for each in subscriptions(offer_id) if each.get("clientSubscriptionReference") == reference]


def is_of(order, subscription):
    """Whether an answer is the record of an order."""
    return (
        isinstance(subscription, dict)
        and isinstance(subscription.get("id"), str)
        and all(subscription.get(name) == order[name] for name in ("offerId", "amountRequested", "currency"))
    )
