#!/bin/sh
# How long it takes until `quiz list` has answered, beside programs that people call quick.
. "$(dirname "$0")/common.sh"
rounds=${ROUNDS:-15}
# What stands in $PATH may be a shell script that looks for the right version first.
python=$(python3 -c 'import sys; print(sys.executable)')

# The seconds that ten runs of a command take, wall and processor, a line of $work/NAME.
ten() { # NAME COMMAND…
  name=$1
  shift
  "$@" >/dev/null 2>&1
  /usr/bin/env time -f '%e %U %S' -o "$work/took" sh -c '
    for run in 1 2 3 4 5 6 7 8 9 10; do "$@" >/dev/null 2>&1; done' sh "$@"
  tail -n 1 "$work/took" | awk '{ print $1 / 10, ($2 + $3) / 10 }' >>"$work/$name"
}

# The median of a column, in milliseconds.
median() { # NAME COLUMN
  awk -v column="$2" '{ print $column * 1000 }' "$work/$1" | sort -n |
    awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'
}

# The index of the bank is kept once its files have been left alone for a moment.
"$QUIZ" list >/dev/null
round=0
while [ $round -lt "$rounds" ]; do
  ten list "$QUIZ" list
  ten complete "$QUIZ" list --complete ids
  ten version "$QUIZ" --version
  ten git git --version
  ten python "$python" -c pass
  round=$((round + 1))
done
for name in list complete version git python; do
  printf '%-10s %7.1f ms wall %7.1f ms processor\n' $name "$(median $name 1)" "$(median $name 2)"
done
a=$(median list 2)
b=$(median python 2)
awk -v a="$a" -v b="$b" 'BEGIN { printf "quiz list / python3 -c pass: %.2f, aim no more than 1\n", a / b }'
