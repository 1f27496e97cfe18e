#!/bin/sh
# Banks of 30, 120, 1,000 and 10,000 synthetic questions: loading, listing, cold and warm proof, by
# how much more time and memory ten times as many take. A stub stands in for the compiler where it
# would compile a synthetic program, so that the proof's own work is what is measured.
# SIZES names other sizes.
. "$(dirname "$0")/common.sh"
real=$(dirname "$(readlink -f "$(command -v swiftc)")")
mkdir "$work/stub"
cat >"$work/stub/swiftc" <<STUB
#!/bin/sh
exec "$real/swiftc" "\$@"
STUB
cat >"$work/stub/swift-frontend" <<STUB
#!/bin/sh
case " \$* " in
*" -emit-sil "*) read -r line <main.swift && [ "\$line" = "// synthetic" ] && exit 0 ;;
esac
exec "$real/swift-frontend" "\$@"
STUB
chmod +x "$work/stub/swiftc" "$work/stub/swift-frontend"

previous=0
for size in ${SIZES:-30 120 1000 10000}; do
  bank="$work/$size.json"
  awk -v count="$size" -f "$here/bank.awk" >"$bank"
  # What is made once for a toolchain is no part of a proof.
  if [ "$previous" = 0 ]; then
    "$QUIZ" validate "$bank" --swift "$work/stub" --sandbox off --no-cache >/dev/null
  fi
  measure "$QUIZ" list --bank "$bank" --count 1 --json
  list=$took listPeak=$peak
  measure "$QUIZ" validate "$bank" --swift "$work/stub" --sandbox off
  cold=$took
  measure "$QUIZ" validate "$bank" --swift "$work/stub" --sandbox off
  warm=$took warmPeak=$peak
  awk -v count="$size" -v changed=7 -f "$here/bank.awk" >"$bank"
  measure "$QUIZ" validate "$bank" --swift "$work/stub" --sandbox off
  one=$took
  echo "$size questions: list $list s ($listPeak KiB), cold $cold s, warm $warm s ($warmPeak KiB), one changed $one s"
  if [ "$previous" != 0 ]; then
    growth=$(awk -v a="$size" -v b="$previous" 'BEGIN { printf "%.1f", a / b }')
    ratio "  list, growth for $growth times the questions" "$list" "$oldList" "<= $growth"
    ratio "  cold proof, stubbed compiles" "$cold" "$oldCold" "<= $growth"
    ratio "  warm proof" "$warm" "$oldWarm" "<= $growth"
  fi
  previous=$size oldList=$list oldCold=$cold oldWarm=$warm
done
