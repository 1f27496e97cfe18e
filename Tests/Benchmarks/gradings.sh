#!/bin/sh
# Grades many answers in one process, with and without the sandbox, and fails where descriptors,
# memory or files grow.
#
#   Tests/Benchmarks/gradings.sh [COUNT]      500 by default; about three in a second
#
# QUIZ_BUILD_OPTIONS holds what the tests were built with, so that they are not built again.
set -eu
cd "$(dirname "$0")/../.."
# shellcheck disable=SC2086 # several words
QUIZ_GRADINGS="${1:-500}" swift test ${QUIZ_BUILD_OPTIONS:-} --filter GradingGrowthTests
