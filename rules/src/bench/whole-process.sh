#!/usr/bin/env bash
# CPU time of whole processes on the same PGN file: ours (all facts, the file read TIMES times in one process) against
# Debian's pgn-extract -r (replays, finds no facts; the file once). In pairs, ours and theirs in turn, so that a busy
# machine hits both; CPU seconds, not wall time.
#
#   rules/src/bench/whole-process.sh FILE [PAIRS] [TIMES]     mvn -q -o -pl rules test-compile first
set -euo pipefail

file=${1:?usage: whole-process.sh FILE [PAIRS] [TIMES]}
pairs=${2:-5}
times=${3:-10}
rules=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
ours=("$java" -XX:+UseSerialGC -Xmx64m -cp "$rules/target/classes:$rules/target/test-classes"
  org.pgnarbiter.testkit.CorpusRun "$file" "$times")

source "$rules/src/bench/measure.sh"

line=$("${ours[@]}")
total=${line%% games*}
games=$((total / times))
bytes=$(wc -c <"$file")
# Debian keeps it among the games.
peer=$(PATH=$PATH:/usr/games command -v pgn-extract || true)
mine=() theirs=() ratios=()
for ((i = 0; i < pairs; i++)); do
  a=$(cpu "${ours[@]}")
  mine+=("$(awk "BEGIN { printf \"%.0f\", $total / $a }")")
  if [[ -n $peer ]]; then
    b=$(cpu "$peer" -r -s "$file")
    theirs+=("$(awk "BEGIN { printf \"%.0f\", $games / $b }")")
    ratios+=("$(awk "BEGIN { printf \"%.1f\", ($total / $a) / ($games / $b) }")")
  fi
done

row() {
  local name=$1 values
  shift
  values=$(printf '%s\n' "$@")
  awk -v name="$name" -v m="$(median <<<"$values")" -v s="$(spread <<<"$values")" -v b="$bytes" -v g="$games" \
    'BEGIN { printf "| %s | %.0f | %s | %.1f |\n", name, m, s, m * b / g / 1e6 }'
}
printf '%s games, %s bytes, %s pairs, read %s times a process by us\n\n' "$games" "$bytes" "$pairs" "$times"
printf '| process | games per CPU s, median | lowest to highest | MB per CPU s |\n|---|---|---|---|\n'
row 'arbiter, all facts' "${mine[@]}"
if [[ -n $peer ]]; then
  row 'pgn-extract -r' "${theirs[@]}"
  printf '\nratio within a pair: median %s (%s)\n' "$(printf '%s\n' "${ratios[@]}" | median)" \
    "$(printf '%s\n' "${ratios[@]}" | spread)"
else
  printf '\npgn-extract is not installed: no comparison\n'
fi
