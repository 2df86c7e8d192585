import logging
import re
from datetime import datetime
from decimal import Decimal

CURRENCIES = ("GBP", "EUR", "USD", "NOK", "SEK", "DKK")
SUBSCRIPTION_STATUSES = ("accepted", "rejected", "cancelled")
OFFER_STATUSES = ("open_for_subscription", "closed_for_subscription")
PRICE_TYPES = ("fixed", "no_price", "range")


class UnexpectedAnswer(Exception):
    """The answer is not what was asked for."""


def read_json(response, expected_status=200):
    """The JSON of an answer, its numbers as Decimal. An error unless status and content type are as expected."""
    if response.status_code != expected_status:
        raise UnexpectedAnswer(f"status {response.status_code}, not {expected_status}")
    content_type = response.headers.get("Content-Type", "none")
    if not re.match(r"application/json\s*(;|$)", content_type, re.IGNORECASE):
        raise UnexpectedAnswer(f"content type {content_type}")
    try:
        return response.json(parse_float=Decimal, parse_int=Decimal)
    except ValueError as cause:
        raise UnexpectedAnswer("the body is not JSON") from cause


def verify_subscription(body, sent=None, subscription_id=None):
    """A subscription. An error unless it is what was sent."""
    required = ("id", "offerId", "amountRequested", "currency", "subscriptionType", "status")
    stop_on(missing(body, (*required, "clientSubscriptionTimestamp")), "subscription")
    problems = wrong_amount(body, "amountRequested")
    if subscription_id is not None and body["id"] != subscription_id:
        problems.append("id is not the one asked for")
    if body["currency"] not in CURRENCIES:
        problems.append(f"currency {body['currency']} is not known")
    if sent:
        for name in ("offerId", "currency", "clientSubscriptionReference"):
            if body.get(name) != sent.get(name):
                problems.append(f"{name} is not what was sent")
        if decimal(body["amountRequested"]) != decimal(sent["amountRequested"]):
            problems.append("amountRequested is not what was sent")
        if moment(body["clientSubscriptionTimestamp"]) != moment(sent["clientSubscriptionTimestamp"]):
            problems.append("clientSubscriptionTimestamp is not what was sent")
    stop_on(problems, "subscription")
    return {**body, "status": known(body["status"], SUBSCRIPTION_STATUSES, "subscription status")}


def verify_offer(body, offer_id=None, currency=None):
    """What your system needs of an offer, read from fields that are not deprecated."""
    parts = ("details", "textProperties", "pricingAndOrderLimits", "dates", "issuer")
    stop_on(missing(body, ("id", "offerType", "offerSubType") + parts), "offer")
    details, pricing, dates, issuer = (body[name] for name in parts if name != "textProperties")
    stop_on(missing(pricing, ["acceptedCurrency"]), "pricing of the offer")
    stop_on(missing(dates, ["offerStartDateTime", "offerEndDateTime", "lastModifiedOn"]), "dates of the offer")
    stop_on(missing(issuer, ["id", "companyName", "sector", "ticker", "exchangeMic"]), "issuer of the offer")
    problems = []
    if offer_id is not None and body["id"] != offer_id:
        problems.append("id is not the one asked for")
    if currency is not None and pricing["acceptedCurrency"] != currency:
        problems.append(f"acceptedCurrency is {pricing['acceptedCurrency']}, not {currency}")
    stop_on(problems, "offer")
    return {
        "id": body["id"],
        "company": issuer["companyName"],
        "status": known(details.get("status"), OFFER_STATUSES, "offer status"),
        "priceType": known(pricing.get("priceType"), PRICE_TYPES, "price type"),
        "currency": pricing["acceptedCurrency"],
        "closesAt": dates.get("offerEarlyClose") or dates["offerEndDateTime"],
        "lastModifiedOn": dates["lastModifiedOn"],
    }


def wrong_amount(body, name):
    amount = decimal(body[name])
    valid = amount is not None and amount >= 0 and amount == round(amount, 6)
    return [] if valid else [f"{name} is not an amount with at most six decimals"]


def decimal(value):
    """A number of JSON as a Decimal. None for anything else."""
    if isinstance(value, bool) or not isinstance(value, (int, float, Decimal)):
        return None
    number = Decimal(str(value))
    return number if number.is_finite() else None


def missing(body, names):
    if not isinstance(body, dict):
        return ["the body is not an object"]
    return [f"{name} is missing" for name in names if body.get(name) is None]


def known(value, values, what):
    """The value, or "unknown". Report it, so that somebody can find out what it means."""
    if value in values:
        return value
    logging.warning("unknown %s: %s", what, value)
    return "unknown"


def moment(time):
    return datetime.fromisoformat(time.replace("Z", "+00:00"))


def stop_on(problems, what):
    if problems:
        raise UnexpectedAnswer(f"{what}: {'; '.join(problems)}")
