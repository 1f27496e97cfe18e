#!/bin/sh
# Proves a bank as a Slurm array. Submit the array, then the merge when it has ended:
#   job=$(sbatch --parsable --array=1-16 Docs/CI/slurm.sh)
#   sbatch --dependency=afterany:$job --wrap 'quiz validate --merge parts/*.json'
#SBATCH --job-name=quiz
#SBATCH --cpus-per-task=2
#SBATCH --time=00:30:00
set -eu
mkdir -p parts
# “auto” reads the variables of the array. Each task has a cache of its own on the node.
export QUIZ_CACHE="${TMPDIR:-/tmp}/quiz-cache"
quiz validate "${QUESTIONS:-Questions}" --jobs "$SLURM_CPUS_PER_TASK" --shard auto \
  --format json --output "parts/$SLURM_ARRAY_TASK_ID.json"
