#!/usr/bin/env bash
# settle.sh OFFER_ID REFERENCE: 0 the subscription exists, 1 not found, 2 several, 3 the list could not be read.
set -euo pipefail
if (($# != 2)); then echo "usage: settle.sh OFFER_ID REFERENCE" >&2; exit 64; fi
offer_id=$1 reference=$2

for pause in 5 25 60; do
  sleep "$pause"
  list=$(bash list.sh /subscription "offerId=$offer_id") || exit 3
  found=$(jq --raw-output --arg reference "$reference" \
    '.[] | select(.clientSubscriptionReference == $reference) | .id' <<<"$list") || exit 3
  [[ -n $found ]] || continue
  echo "$found"
  if (($(wc -l <<<"$found") > 1)); then echo "more than one: decide by hand" >&2; exit 2; fi
  exit 0
done

echo "not found after three looks" >&2
exit 1
