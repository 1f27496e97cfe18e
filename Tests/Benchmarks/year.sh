#!/bin/sh
# What a year of study costs at the start: the time of "quiz" and "quiz review" with the journal of a
# year (300 questions, 20 minutes a day) against an empty one. RUNS names another number of runs.
. "$(dirname "$0")/common.sh"
scratch=$work/programs
mkdir "$scratch"
. "$here/Scheduler/programs.sh"
build year >/dev/null
mkdir "$work/year" "$work/none"
# The year ends today.
"$scratch/year" "$work/year/journal.jsonl" "$work/plot.svg" "$(($(date +%s) * 1000 - 365 * 86400000))" >/dev/null
awk -v count=300 -f "$here/bank.awk" >"$work/bank.json"
echo "$(wc -l <"$work/year/journal.jsonl") entries, $(wc -c <"$work/year/journal.jsonl") bytes"

# The fastest of many runs, and the median, in milliseconds, one journal and the other by turns. On a
# machine that others use, the fastest run is the one that tells about the program.
compare() { # NAME WORDS...
  name=$1
  shift
  for data in year none; do : >"$work/$data.times"; done
  for run in $(seq "${RUNS:-25}"); do
    for data in year none; do
      begin=$(date +%s%N)
      "$QUIZ" "$@" --bank "$work/bank.json" --data "$work/$data" >/dev/null 2>&1 </dev/null || true
      echo $((($(date +%s%N) - begin) / 1000)) >>"$work/$data.times"
    done
  done
  for data in year none; do
    sort -n "$work/$data.times" | awk '
      { t[NR] = $1 / 1000 } END { print t[1], t[int((NR + 1) / 2)] }' >"$work/$data.both"
  done
  cat "$work/year.both" "$work/none.both" | awk -v name="$name" '
    { fastest[NR] = $1; median[NR] = $2 }
    END {
      printf "%-12s %6.1f ms with the year, %6.1f ms without: %5.1f ms more   aim < 50 ms", name, fastest[1], fastest[2], fastest[1] - fastest[2]
      printf "   (median: %.1f ms more)\n", median[1] - median[2] }'
}
compare "quiz"
compare "quiz review" review --json
compare "quiz stats" stats --json
