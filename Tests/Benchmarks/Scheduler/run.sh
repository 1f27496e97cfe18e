#!/bin/sh
# Compares the scheduler with the Python package fsrs, and simulates a year of study.
#
#   Tests/Benchmarks/Scheduler/run.sh [PYTHON]
#
# PYTHON is an interpreter that has fsrs 6.3.2; without it the comparison is left out.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$root"
swift build -c release --target QuizEngine
modules=$(dirname "$(find .build/release/ -name QuizEngine.swiftmodule | head -n 1)")
for program in compare throughput year crash; do
  swiftc -O -swift-version 6 -I "$modules" "$here/$program.swift" \
    .build/release/QuizEngine.build/*.swift.o -o "$scratch/$program"
done
"$scratch/compare" Tests/QuizEngineTests/Memory/Fixtures/fsrs-vectors.json
"$scratch/throughput"
if [ $# -gt 0 ]; then "$1" "$here/throughput.py"; else echo "fsrs: no Python given"; fi
"$scratch/year" "$scratch/journal.jsonl" Docs/study-year.svg

# Killed 200 times, each after some tenths of a second at most, two at a time.
for round in $(seq 100); do
  "$scratch/crash" write "$scratch/crash.jsonl" "$round" "$scratch/names-1" & one=$!
  "$scratch/crash" write "$scratch/crash.jsonl" "1$round" "$scratch/names-2" & other=$!
  sleep "0.$(awk -v seed="$round" 'BEGIN { srand(seed); printf "%03d", 20 + rand() * 200 }')"
  kill -9 $one $other
  wait $one $other 2> /dev/null || true
done
cat "$scratch/names-1" "$scratch/names-2" | "$scratch/crash" check "$scratch/crash.jsonl"
