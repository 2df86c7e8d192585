#!/usr/bin/env bash
# list.sh PATH [NAME=VALUE…] prints every item of a paged list, each once, as one JSON array.
set -euo pipefail
: "${CONNECT_URL:?}" "${CONNECT_SECRET:?}" "${CONNECT_SUBSCRIPTION_KEY:?}"

path=${1:?usage: list.sh PATH [NAME=VALUE…]}
limit={{pageSize}}
stop_below=1 # set it to $limit once the limit is confirmed
query=(--data "limit=$limit")
for each in "${@:2}"; do query+=(--data-urlencode "$each"); done
items=$(mktemp)
trap 'rm -f "$items"' EXIT

offset=0
last=
while :; do
  body=$(curl --silent --show-error --fail-with-body --max-time 10 --get "$CONNECT_URL$path" \
    -H "{{secretHeader}}: $CONNECT_SECRET" -H "{{subscriptionKeyHeader}}: $CONNECT_SUBSCRIPTION_KEY" \
    "${query[@]}" --data "offset=$offset") ||
    { echo "The page at offset $offset failed: $body" >&2; exit 1; }
  page=$(jq --compact-output 'if type == "array" then . else .allocations end' <<<"$body")
  count=$(jq length <<<"$page")
  if ((count > 0)) && [[ $page == "$last" ]]; then echo "The page at offset $offset repeats" >&2; exit 1; fi
  jq --compact-output '.[]' <<<"$page" >>"$items"
  ((count >= stop_below)) || break
  offset=$((offset + count))
  last=$page
done
jq --slurp 'unique_by(.id // .subscriptionId)' "$items"
