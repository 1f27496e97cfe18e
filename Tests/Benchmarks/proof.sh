#!/bin/sh
# The proof of a whole bank, cold, warm and with one question changed, against what else proves code:
# xargs over swiftc, and one SwiftPM package with a target for each unit (with PACKAGE=1; it is slow).
# BANK names the bank; by default it is the built-in one's pack “core”.
. "$(dirname "$0")/common.sh"
mkdir "$work/bank"
cp -R "${BANK:-$root/Questions/core}" "$work/bank/core"
jobs=$(getconf _NPROCESSORS_ONLN)

# What is made once for a toolchain is no part of a proof.
"$QUIZ" validate "$work/bank" --only range-loop --no-cache >/dev/null

measure "$QUIZ" validate "$work/bank" --format json
cold=$took
claims=$(sed -n 's/^  "claims": \([0-9]*\).*/\1/p' "$work/out")
measure "$QUIZ" validate "$work/bank" --format json
warm=$took
echo "// changed" >>"$work/bank/core/range-loop/solution.swift"
measure "$QUIZ" validate "$work/bank" --format json
one=$took

# The same number of units, by hand: every file of code is compiled and run, again and again until
# there are as many as claims. Whether it compiles, and what it says, nobody looks at.
find "$work/bank" -name '*.swift' | sort >"$work/files"
awk -v n="$claims" '{ f[NR] = $0 } END { for (i = 0; i < n; i++) print i, f[i % NR + 1] }' \
  "$work/files" >"$work/units"
mkdir "$work/made"
begin=$(date +%s.%N)
xargs -P "$jobs" -L 1 sh -c \
  'cp "$2" "$0/made/$1.swift"; cd "$0/made"; swiftc -swift-version 6 "$1.swift" -o "$1" && "./$1" </dev/null' \
  "$work" <"$work/units" >/dev/null 2>&1 || true
xargs=$(awk -v a="$begin" -v b="$(date +%s.%N)" 'BEGIN { printf "%.3f", b - a }')

echo "$claims claims, $jobs processors"
ratio "cold proof / xargs -P over swiftc and run, same number" "$cold" "$xargs" "<= 0.6"
ratio "warm proof, nothing changed / cold proof" "$warm" "$cold" "<= 0.02"
ratio "one file changed / cold proof" "$one" "$cold" "its share"

if [ -n "${PACKAGE:-}" ]; then
  mkdir -p "$work/package"
  cd "$work/package"
  {
    echo "// swift-tools-version: 6.0"
    echo "import PackageDescription"
    echo 'let package = Package(name: "units", targets: ['
    while read -r number file; do
      mkdir -p "Sources/u$number"
      cp "$file" "Sources/u$number/main.swift"
      # Only what compiles can stand in a package.
      swiftc -frontend -emit-sil -o /dev/null -swift-version 6 "Sources/u$number/main.swift" >/dev/null 2>&1 || echo 'print(1)' >"Sources/u$number/main.swift"
      echo ".executableTarget(name: \"u$number\"),"
    done <"$work/units"
    echo "])"
  } >Package.swift
  measure swift build
  ratio "cold proof / a SwiftPM package with a target for each" "$cold" "$took" "<= 0.25"
fi
