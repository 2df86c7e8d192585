#!/usr/bin/env bash
set -euo pipefail

offer_id=${1:?usage: lifecycle.sh OFFER_ID REFERENCE}
reference=${2:?usage: lifecycle.sh OFFER_ID REFERENCE}
: "${CONNECT_URL:?}" "${CONNECT_SECRET:?}" "${CONNECT_SUBSCRIPTION_KEY:?}" "${CONNECT_CURRENCY:?}"
amount=1500

# connect EXPECTED_STATUS METHOD PATH [BODY]: prints the body of the answer.
# Only 400 is documented to refuse a write. After any other failure its outcome is unknown.
connect() {
  local expected=$1 method=$2 path=$3 answer status
  local options=(--silent --show-error --max-time 10 --write-out '\n%{http_code}' --request "$method"
    -H "{{secretHeader}}: $CONNECT_SECRET" -H "{{subscriptionKeyHeader}}: $CONNECT_SUBSCRIPTION_KEY")
  if (($# > 3)); then options+=(-H "Content-Type: application/json" --data "$4"); fi
  answer=$(curl "${options[@]}" "$CONNECT_URL$path") || answer+=$'\n000' # no complete answer
  status=${answer##*$'\n'}
  answer=${answer%$'\n'*}
  if [[ $status != "$expected" ]]; then
    printf '%s %s answered %s: %s\n' "$method" "$path" "$status" "$answer" >&2
    if [[ $method != GET && $status != 400 ]]; then echo "The outcome is unknown" >&2; fi
    return 1
  fi
  printf '%s' "$answer"
}

# Read the offer, and stop unless it takes this order.
offer=$(connect 200 GET "/offer/$offer_id")
jq --exit-status --argjson amount "$amount" --arg currency "$CONNECT_CURRENCY" '
  .details.status == "open_for_subscription"
  and .pricingAndOrderLimits.acceptedCurrency == $currency
  and .details.membershipRequired != "yes"
  and $amount >= (.pricingAndOrderLimits.hardMinLimit // 0)
  and $amount <= (.pricingAndOrderLimits.hardMaxLimit // $amount)' <<<"$offer" >/dev/null ||
  { echo "The offer does not take this order" >&2; exit 1; }

# Create.
input=$(jq --null-input --arg offer "$offer_id" --arg reference "$reference" --argjson amount "$amount" \
  --arg currency "$CONNECT_CURRENCY" --arg now "$(date -u +%Y-%m-%dT%H:%M:%SZ)" '{
    offerId: $offer, amountRequested: $amount, currency: $currency,
    subscriptionType: "xo_unqualified", subscriptionCategory: "retail", accountType: "general_investment",
    clientSubscriptionReference: $reference, clientSubscriptionTimestamp: $now }')
created=$(connect 201 POST /subscription "$input")
id=$(jq --raw-output '.id // empty' <<<"$created") || id=
if [[ -z $id ]]; then echo "The outcome is unknown: $created" >&2; exit 1; fi
status=$(jq --raw-output .status <<<"$created")
echo "created   $id $status"
if [[ $status == rejected ]]; then echo "It was rejected, so there is nothing to cancel" >&2; exit 1; fi

# Read. A difference does not stop the script here, because the order must be cancelled first.
result=0
recorded=$(connect 200 GET "/subscription/$id") || result=1
jq --exit-status --argjson sent "$input" '
  .offerId == $sent.offerId and .amountRequested == $sent.amountRequested and .currency == $sent.currency
  and .clientSubscriptionReference == $sent.clientSubscriptionReference' <<<"$recorded" >/dev/null ||
  { echo "$id is not what was sent" >&2; result=1; }

# Cancel, and read again.
connect 204 PUT "/subscription/$id/cancel"
cancelled=$(connect 200 GET "/subscription/$id")
echo "cancelled $id $(jq --raw-output .status <<<"$cancelled")"
exit "$result"
