#!/bin/sh
# Compares the scheduler with the Python package fsrs, simulates a year of study, kills writers.
#
#   Tests/Benchmarks/Scheduler/run.sh [PYTHON]
#
# PYTHON is an interpreter that has fsrs 6.3.2, as of
#   python3 -m venv /tmp/fsrs && /tmp/fsrs/bin/pip install fsrs==6.3.2
# Without it the comparison is left out.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$root"
. "$here/programs.sh"
build compare throughput year crash
"$scratch/compare" Tests/QuizEngineTests/Memory/Fixtures/fsrs-vectors.json
"$scratch/throughput" | tee "$scratch/quiz"
if [ $# -gt 0 ]; then
  "$1" "$here/throughput.py" | tee "$scratch/fsrs"
  cat "$scratch/quiz" "$scratch/fsrs" | awk '
    { rate[NR] = $2 }
    END { printf "%.0f times as many reviews a second\n", rate[1] / rate[2] }'
else
  echo "fsrs: no Python given"
fi
"$scratch/year" "$scratch/journal.jsonl" Docs/study-year.svg

# Killed 200 times, each after some tenths of a second at most, two at a time.
for round in $(seq 100); do
  "$scratch/crash" write "$scratch/crash.jsonl" "$round" "$scratch/names-1" & one=$!
  "$scratch/crash" write "$scratch/crash.jsonl" "$((1000 + round))" "$scratch/names-2" & other=$!
  sleep "0.$(awk -v seed="$round" 'BEGIN { srand(seed); printf "%03d", 20 + rand() * 200 }')"
  kill -9 $one $other
  wait $one $other 2> /dev/null || true
done
cat "$scratch/names-1" "$scratch/names-2" | "$scratch/crash" check "$scratch/crash.jsonl"
