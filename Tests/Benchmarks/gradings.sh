#!/bin/sh
# Grades many answers in one process, with and without the sandbox, and fails where descriptors,
# memory or files grow.
#
#   Tests/Benchmarks/gradings.sh [COUNT]      500 by default; about three in a second
set -eu
cd "$(dirname "$0")/../.."
QUIZ_GRADINGS="${1:-500}" swift test --filter GradingGrowthTests
