#!/bin/sh
# Sheets of 30 questions in three forms as HTML, against pdflatex on the same set as LaTeX, and, told
# beside, as PDF by the browser. ROUNDS names another number of rounds than 3, BANK another bank.
. "$(dirname "$0")/common.sh"
command -v pdflatex >/dev/null || {
  echo "kits: skipped, pdflatex is not installed"
  exit 0
}
rounds=${ROUNDS:-3}
cat >"$work/sheet" <<SHEET
#!/bin/sh
exec "$QUIZ" sheet --bank "${BANK:-$root/Questions}" --count 30 --forms 3 --seed 7 --force --output "$work/set.\$1"
SHEET
cat >"$work/forms" <<FORMS
#!/bin/sh
cd "$work"
for form in A B C; do pdflatex -interaction=batchmode -halt-on-error set-\$form.tex || exit 1; done
FORMS
chmod +x "$work/sheet" "$work/forms"
sum() { awk -v a="$1" -v b="$2" 'BEGIN { print a + b }'; }

"$work/sheet" tex >/dev/null
html=0 latex=0 pdf=0 list=0
for round in $(seq "$rounds"); do
  measure "$work/sheet" html
  html=$(sum "$html" "$took")
  measure "$work/forms"
  latex=$(sum "$latex" "$took")
  measure "$QUIZ" list --bank "${BANK:-$root/Questions}" --count 1 --json
  list=$(sum "$list" "$took")
done
ratio "30 questions, three forms: HTML / pdflatex" "$html" "$latex" "<= 0.1"
ratio "  reading the bank alone / pdflatex" "$list" "$latex" "none"
if command -v chromium >/dev/null || command -v google-chrome >/dev/null; then
  for round in $(seq "$rounds"); do
    measure "$work/sheet" pdf
    pdf=$(sum "$pdf" "$took")
  done
  ratio "  PDF by the browser / pdflatex" "$pdf" "$latex" "none"
fi
