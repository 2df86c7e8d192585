#!/usr/bin/env bash
set -euo pipefail

for name in CONNECT_URL CONNECT_SECRET CONNECT_SUBSCRIPTION_KEY; do
  value=${!name-}
  if [[ -z $value ]]; then echo "$name is not set" >&2; exit 1; fi
  if [[ $value =~ [[:space:]] ]]; then echo "$name contains white space" >&2; exit 1; fi
done

status_of() {
  curl --silent --show-error --max-time 10 --output /dev/null --write-out '%{http_code}' "$@"
}

health=$(status_of "$CONNECT_URL/healthcheck") || { echo "The host cannot be reached" >&2; exit 1; }
offers=$(status_of -H "{{secretHeader}}: $CONNECT_SECRET" -H "{{subscriptionKeyHeader}}: $CONNECT_SUBSCRIPTION_KEY" \
  "$CONNECT_URL/offer?offset=0&limit=1")

echo "GET /healthcheck answered $health, GET /offer answered $offers"
[[ $offers == 200 ]]
