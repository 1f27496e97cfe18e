#!/bin/sh
# Proves a bank in parts with GNU parallel, on this machine or, with --sshlogin, on several.
# Usage: gnu-parallel.sh BANK PARTS
set -eu
bank=$1
parts=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# A part that finds something wrong ends with 1; the merge tells it, and fails as well.
seq "$parts" | parallel --will-cite \
  quiz validate "$bank" --jobs 1 --shard "{}/$parts" --format json --output "$folder/{}.json" \
  ">/dev/null" || true
quiz validate --merge "$folder"/*.json
