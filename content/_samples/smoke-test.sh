#!/usr/bin/env bash
set -euo pipefail
: "${CONNECT_URL:?}" "${CONNECT_SECRET:?}" "${CONNECT_SUBSCRIPTION_KEY:?}" "${CONNECT_CURRENCY:?for example GBP}"

curl --silent --show-error --fail-with-body --max-time 10 "$CONNECT_URL/healthcheck" |
  jq --exit-status '.status == "ok"' >/dev/null || { echo "FAILED: health" >&2; exit 1; }
echo "ok: health"

offers=$(curl --silent --show-error --fail-with-body --max-time 10 \
  -H "{{secretHeader}}: $CONNECT_SECRET" \
  -H "{{subscriptionKeyHeader}}: $CONNECT_SUBSCRIPTION_KEY" \
  "$CONNECT_URL/offer?offset=0&limit={{pageSize}}") || { echo "FAILED: keys. $offers" >&2; exit 1; }
echo "ok: keys"

jq --raw-output --arg currency "$CONNECT_CURRENCY" '
  "first page: \(length) offers, \(map(select(.details.status == "open_for_subscription")) | length) open, "
  + "\(map(select(.pricingAndOrderLimits.acceptedCurrency == $currency)) | length) in \($currency)"' <<<"$offers"
