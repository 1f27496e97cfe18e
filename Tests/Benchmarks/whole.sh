#!/bin/sh
# Two shards on one machine, merged, equal the whole; a proof that is killed and run again is right.
. "$(dirname "$0")/common.sh"
bank="$work/bank"
mkdir "$bank"
cp -R "$root/Questions/core" "$bank/core"
# A few questions are enough, and one of them is wrong.
for folder in "$bank"/core/*/; do
  case $folder in */range-loop/ | */nil-or-none/ | */thermometer/ | */closures-are/) ;; *) rm -rf "$folder" ;; esac
done
sed -i.old 's/swift prints: 5 5/swift prints: 5 6/' "$bank/core/range-loop/question.json"
rm "$bank/core/range-loop/question.json.old"
told() { grep -v '"cached"' "$1"; }

"$QUIZ" validate "$bank" --no-cache --format json >"$work/whole.json" || true
for part in 1 2; do
  "$QUIZ" validate "$bank" --no-cache --jobs 1 --shard $part/2 --format json >"$work/$part.json" &
done
wait
"$QUIZ" validate --merge "$work/1.json" "$work/2.json" --format json >"$work/merged.json" || true
told "$work/whole.json" >"$work/a"
told "$work/merged.json" >"$work/b"
cmp "$work/a" "$work/b" && echo "two shards, merged, equal the whole"

for delay in 1 2 3; do
  "$QUIZ" validate "$bank" >/dev/null 2>&1 &
  id=$!
  sleep "$delay"
  kill -9 $id 2>/dev/null || true
  wait $id 2>/dev/null || true
done
"$QUIZ" validate "$bank" --format json >"$work/again.json" || true
told "$work/again.json" >"$work/b"
cmp "$work/a" "$work/b" && echo "killed three times and run again: nothing wrong"
grep '"cached"' "$work/again.json"
