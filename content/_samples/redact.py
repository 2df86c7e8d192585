SENSITIVE = {name.lower() for name in (
    "{{secretHeader}}", "{{subscriptionKeyHeader}}", "investorReference", "membershipCode", "residencyOfInvestors",
    "isIssuerEmployee", "isExistingShareholder", "numExistingShares", "message", "messages", "validationErrors",
)}


def redact(value):
    """A copy that is safe to log. The original stays as it is."""
    if isinstance(value, list):
        return [redact(item) for item in value]
    if isinstance(value, dict):
        return {
            name: "[redacted]" if str(name).lower() in SENSITIVE else redact(inner)
            for name, inner in value.items()
        }
    return value
