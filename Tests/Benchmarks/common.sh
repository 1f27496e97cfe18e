# Shared by the benchmarks; they tell ratios of times taken in one run, never times to hold against.
# $QUIZ names the program; by default it is built from this checkout, in the way that it is installed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
if [ -z "${QUIZ:-}" ]; then
  (cd "$root" && make -s release >/dev/null)
  QUIZ="$(cd "$root" && swift build -c release --show-bin-path)/quiz"
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export QUIZ_CACHE="$work/cache" QUIZ_DATA="$work/data"

# Runs a command, and leaves its wall time in seconds in $took, its peak memory in KiB in $peak.
measure() {
  begin=$(date +%s.%N)
  if [ -x /usr/bin/time ]; then
    /usr/bin/time -f %M -o "$work/peak" "$@" >"$work/out" 2>"$work/err" || echo "ended with $?: $*" >&2
    peak=$(tail -n 1 "$work/peak")
  else
    "$@" >"$work/out" 2>"$work/err" || echo "ended with $?: $*" >&2
    peak=0
  fi
  took=$(awk -v a="$begin" -v b="$(date +%s.%N)" 'BEGIN { printf "%.3f", b - a }')
}

# Tells a ratio beside what is aimed at.
ratio() { # WHAT A B AIM
  awk -v what="$1" -v a="$2" -v b="$3" -v aim="$4" 'BEGIN {
    r = a / b; printf "%-58s %7.3f   aim %s   (%.2f s / %.2f s)\n", what, r, aim, a, b }'
}
