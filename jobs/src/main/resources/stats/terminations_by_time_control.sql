-- How games ended, by the exact time control; games without one are left out.
-- base_seconds: Seconds of the first period.
-- increment_seconds: Seconds added for each move.
-- termination: How the game ended, a word of games.termination; null where the possible rule sets differ.
-- games: Number of games.
-- share: These games among all games of the time control, 0 to 1.
SELECT
  base_seconds, increment_seconds, termination, sum(games) AS games,
  sum(games) / sum(sum(games)) OVER (PARTITION BY base_seconds, increment_seconds) AS share
FROM controls
GROUP BY base_seconds, increment_seconds, termination
