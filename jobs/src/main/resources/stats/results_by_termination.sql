-- Recorded results against how the games ended.
-- termination: How the game ended, a word of games.termination; null where the possible rule sets differ.
-- result: The Result tag: 1-0, 0-1, 1/2-1/2 or *; null when there is none or it is none of these.
-- verdict: The record beside the Laws, a word of games.verdict.
-- games: Number of games.
-- share: These games among all games that ended so, 0 to 1.
SELECT
  termination, result, verdict, sum(games) AS games, sum(games) / sum(sum(games)) OVER (PARTITION BY termination) AS share
FROM cells
GROUP BY termination, result, verdict
