# For scripts that measure whole processes: to be sourced. CPU seconds, never wall time.

# Prints user and system seconds of a command together; fails if it does. What it says goes to the file $said, if set.
cpu() {
  local TIMEFORMAT='%U %S' spent
  spent=$({ time "$@" >"${said:-/dev/null}" 2>&1; } 2>&1) || return 1
  awk '{ printf "%.3f", $1 + $2 }' <<<"$spent"
}

# Of numbers, one a line.
median() { sort -g | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }
spread() { sort -g | awk 'NR == 1 { low = $1 } END { printf "%g to %g", low, $1 }'; }
