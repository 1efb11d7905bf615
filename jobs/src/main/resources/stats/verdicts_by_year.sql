-- What the Laws say of the recorded results, by year.
-- year: Year in which the game was played; null when unknown.
-- verdict: The record beside the Laws, a word of games.verdict.
-- games: Number of games.
-- share: These games among all games of the year, 0 to 1.
-- mean_plies: Mean number of legal plies of these games.
SELECT
  year, verdict, sum(games) AS games, sum(games) / sum(sum(games)) OVER (PARTITION BY year) AS share,
  sum(plies) / sum(games) AS mean_plies
FROM cells
GROUP BY year, verdict
