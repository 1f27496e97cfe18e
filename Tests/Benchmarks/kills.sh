#!/bin/sh
# Kills sessions at 200 random moments, goes on with them, and counts what is lost; about ten minutes.
# KILLS names another number. $QUIZ names the program, as for the other benchmarks.
. "$(dirname "$0")/common.sh"
python3 "$here/kills.py" "$QUIZ" "${KILLS:-200}"
