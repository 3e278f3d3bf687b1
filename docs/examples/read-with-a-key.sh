#!/usr/bin/env bash
# Reads Roundboard with an API key, as another system does.
# Usage: ROUNDBOARD_KEY=rbk_… docs/examples/read-with-a-key.sh https://console.example.com
set -euo pipefail

url="$1"

# The key is passed through the environment and curl's configuration, so no process list shows it.
read_with_key() {
  printf 'header = "Authorization: Bearer %s"\n' "$ROUNDBOARD_KEY" |
    curl --silent --show-error --config - "$@"
}

echo 'The latest version, and its release notes:'
read_with_key --request POST "$url/api/v2/releases/latest" | jq .data.version
read_with_key "$url/api/v2/releases?limit=1" | jq '.data[0] | { title, version, date }'

echo 'A call that needs a scope the key doesn’t have:'
read_with_key "$url/api/v1/locations" | jq '{ code, error }'
